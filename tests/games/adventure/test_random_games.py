"""Random games of every number of players: conformance and conservation."""

from random import Random
from typing import Any

import msgspec
import pytest

from conformance import check_decision, play_randomly
from games.adventure import conservation
from meetingstone.engine import Game, React, Source, seed_from
from meetingstone.games.adventure.changes import dress, survey
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table

BOUND = 20_000
TABLES = [
    {"players": players, "valor": valor, "characters": characters, "rounds": 20}
    for players, valor, characters in ((2, 6, "draft"), (3, 8, "random"), (4, 10, "draft"))
]


@pytest.mark.parametrize("seed", range(6))
def test_conformance_now_and_then(seed: int) -> None:
    count = 0

    def check(g: Game[Table], seats: int) -> None:
        nonlocal count
        count += 1
        if count % 7 == 0:
            check_decision(g, seats)

    play_randomly(GAME, TABLES[seed % 3], seed, check, bound=BOUND)


@pytest.mark.rules("AG-LIMIT-01", "AG-CARD-04")
@pytest.mark.parametrize("seed", range(9))
def test_nothing_gets_lost(seed: int) -> None:
    play_randomly(GAME, TABLES[seed % 3], seed + 100, lambda g, seats: conservation.check(g), bound=BOUND)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_in_force_is_kept_up_to_date(seed: int) -> None:
    """``Hero.force``, ``Table.afoot`` and the hooks are what ``dress`` and ``survey`` would make of the table."""

    def check(g: Game[Table], seats: int) -> None:
        again = g.clone().state
        for seat in range(len(again.heroes)):
            dress(again, seat)
        survey(again)
        assert again == g.state

    play_randomly(GAME, TABLES[seed], seed + 200, check, bound=BOUND)


@pytest.mark.parametrize("seed", range(3))
def test_positions_come_back(seed: int) -> None:
    """An exported position is the same game: the same options, and it goes on in the same way."""
    rng = Random(seed)
    g = Game.new(GAME, TABLES[seed], seed=seed_from(seed + 300))
    for count in range(BOUND):
        if g.over:
            break
        if g.state.heroes and count % 13 == 0:
            again = GAME.position(GAME.export(g))
            assert again.state == g.state
            assert again.stack == g.stack
            assert again.question == msgspec.structs.replace(g.question, **_answered(again))
            assert GAME.facts(again) == GAME.facts(g)
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))


def _answered(again: Game[Table]) -> dict[str, Any]:
    """A window that some have answered is asked anew."""
    return {"chosen": again.question.chosen} if isinstance(again.question, React) else {}


def veterans(seed: int, players: int) -> dict[str, Any]:
    """A table late in a game: red characters with items and cards, all over the board."""
    rng = Random(seed)
    spaces = [space.id for space in CONTENT.spaces]
    people = rng.sample([each.id for each in CONTENT.characters], players)
    items = rng.sample(sorted(CONTENT.item), 8 * players)
    heroes = []
    for i, name in enumerate(people):
        person = CONTENT.characters[CONTENT.character[name]]
        deck = [card.id for card in CONTENT.decks[person.cls] for _ in range(card.copies)]
        mine = items[8 * i : 8 * i + 8]
        kinds = {item: CONTENT.challenges[CONTENT.item[item]].item.kind for item in mine}
        weapon = next((item for item in mine if kinds[item] == "weapon"), "")
        armor = next((item for item in mine if kinds[item] == "armor"), "")
        heroes.append(
            {
                "id": name, "space": rng.choice(spaces), "level": rng.choice(("yellow", "red", "red")),
                "weapon": weapon, "armor": armor, "bag": [item for item in mine if item not in (weapon, armor)],
                "hand": rng.sample(deck, 6),
            }
        )  # fmt: skip
    return {"players": players, "valor": 10, "rounds": 12, "hero": heroes, "phase": "roll"}


@pytest.mark.parametrize("seed", range(12))
def test_late_games_lose_nothing_either(seed: int) -> None:
    g = GAME.position(veterans(seed, 2 + seed % 3))
    g.source = Source(seed_from(seed))
    g.fall(g.number, (seed % 6,))
    rng = Random(seed)
    while not g.over:
        conservation.check(g)
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    assert g.result().winners
