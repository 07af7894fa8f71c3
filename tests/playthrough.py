"""Golden playthroughs: whole games as readable text, one per player count and mode.

`python tests/playthrough.py` writes them anew after a deliberate change of rules; read the difference.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.kernel import Event

FOLDER = Path(__file__).parent / "playthroughs"
TABLES: dict[str, list[dict[str, Any]]] = {
    "adventure": [
        {"players": 2, "valor": 6, "characters": "draft"},
        {"players": 3, "valor": 8, "characters": "random", "rounds": 25},
        {"players": 4, "valor": 10, "characters": "draft", "rounds": 15},
    ],
    "board_game": [
        {"players": 2, "overlord": "nefarian", "classes": "first_game"},
        {"players": 3, "overlord": "kazzak", "classes": "random"},
        {"players": 4, "overlord": "kelthuzad", "classes": "draft"},
        {"players": 5, "overlord": "nefarian", "classes": "random", "deadly_pvp": True},
        {"players": 6, "overlord": "kazzak", "classes": "draft"},
    ],
    "small_world": [
        *({"players": players, "mode": mode} for mode in ("classic", "teams") for players in (2, 3, 4, 5)),
        *({"players": players, "mode": "murlocs"} for players in (1, 2)),
    ],
}


def files() -> Iterator[tuple[str, dict[str, Any], Path]]:
    for game, tables in TABLES.items():
        for settings in tables:
            yield game, settings, FOLDER / game / f"{name_of(settings)}.txt"


def name_of(settings: dict[str, Any]) -> str:
    """The settings in one word, the players last: `classic-3`, `kazzak-draft-deadly_pvp-5`."""
    others = {name: value for name, value in settings.items() if name != "players"}
    words = [name if value is True else str(value) for name, value in others.items()]
    return "-".join([*words, str(settings["players"])])


def played(game: str, settings: dict[str, Any]) -> str:
    """The text of one game played by a fixed random player."""
    g: Game[Any] = Game.new(registry.game(game), settings, seed=seed_from("playthrough"))
    rng = Random("playthrough")
    lines = [f"game: {game}", f"settings: {settings}", *_events(g)]
    while not g.over:
        seat = g.question.awaited()[0]
        keys = g.keys(seat)
        index = rng.randrange(len(keys))
        lines.append(f"#{g.number} seat {seat} {g.question.kind}, {len(keys)} options: {keys[index]}")
        g.take(seat, index)
        lines += _events(g)
    lines += [f"result: {g.result()}", f"digest: {g.digest()}"]
    return "\n".join(lines) + "\n"


def _events(g: Game[Any]) -> list[str]:
    told = [_event(event) for event in g.log]
    g.log.clear()
    return told


def _event(event: Event) -> str:
    return f"    {event.kind}: " + ", ".join(f"{name} {value}" for name, value in event.values.items())


if __name__ == "__main__":
    for game, settings, path in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played(game, settings), "utf-8")
        print(path.relative_to(FOLDER.parent))
