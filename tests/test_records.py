"""Finished games as files: what was played once must play the same, or the rules version must have been raised.

`python tests/test_records.py` writes them anew after a deliberate change of rules or content.
"""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meetingstone import registry
from meetingstone.engine import seed_from
from meetingstone.engine.record import Record, verify
from meetingstone.engine.session import Session
from playthrough import name_of

FOLDER = Path(__file__).parent / "records"
TABLES: dict[str, list[dict[str, Any]]] = {
    "adventure": [
        {"players": 2, "valor": 6},
        {"players": 4, "rounds": 20},
        {"players": 3, "rounds": 6, "sealed": True},
    ],
    "board_game": [
        {"players": 2, "overlord": "kelthuzad"},
        {"players": 5, "overlord": "nefarian"},
    ],
    "small_world": [
        {"players": 3, "mode": "classic"},
        {"players": 4, "mode": "teams"},
        {"players": 1, "mode": "murlocs"},
    ],
}
FILES = [FOLDER / game / f"{name_of(table)}.json" for game, tables in TABLES.items() for table in tables]


def judgement(record: Record) -> str:
    """*same*, *allowed difference* (the rules version was raised), or *break*."""
    definition = registry.game(record.header.game)
    if record.header.rules != definition.version:
        return "allowed difference"
    try:
        return "same" if verify(record, registry.games()).digest() == record.digest else "break"
    except ValueError:
        return "break"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_plays_the_same(path: Path) -> None:
    assert judgement(msgspec.json.decode(path.read_bytes(), type=Record)) in ("same", "allowed difference")


def test_a_record_that_plays_differently_is_a_break() -> None:
    record = msgspec.json.decode(FILES[0].read_bytes(), type=Record)
    assert judgement(msgspec.structs.replace(record, digest="0" * 32)) == "break"


def test_a_record_of_other_rules_is_an_allowed_difference() -> None:
    record = msgspec.json.decode(FILES[0].read_bytes(), type=Record)
    older = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules=0))
    assert judgement(older) == "allowed difference"


def main() -> None:
    wished = [(game, table) for game, tables in TABLES.items() for table in tables]
    for (game, table), path in zip(wished, FILES, strict=True):
        seats = ("random",) * table["players"]
        session = Session.new(registry.game(game), table, seats=seats, seed=seed_from("record"))
        rng = Random("record")
        while not session.game.over:
            seat = session.game.question.awaited()[0]
            session.game.take(seat, rng.randrange(len(session.game.options(seat))))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(session.record()), indent=0) + b"\n")


if __name__ == "__main__":
    main()
