"""Odds that are remembered are those that would be worked out now."""

import pytest

from conformance import play_randomly
from meetingstone.engine import Game
from meetingstone.games.adventure import odds, remembered
from meetingstone.games.adventure.board import IS_CITY
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Table

HALLS = [i for i, space in enumerate(CONTENT.spaces) if space.encounter and space.encounter.enemy]
FOES = [i for i, card in enumerate(CONTENT.challenges) if card.encounter]


def combats(s: Table, seat: int, number: int) -> list[Fight]:
    """One on the board, one from a deck and one with a character; the same for a while, so that they are remembered."""
    space = s.heroes[seat].space
    found = [
        Fight(attacker=seat, defender=ENCOUNTER, space=HALLS[number % len(HALLS)], board=True),
        Fight(attacker=seat, defender=ENCOUNTER, space=space, card=FOES[number % len(FOES)]),
    ]
    others = [other for other, hero in enumerate(s.heroes) if other != seat and not IS_CITY[hero.space]]
    return found + [Fight(attacker=seat, defender=other, space=s.heroes[other].space) for other in others[:1]]


def shares(found: odds.Odds) -> list[float]:
    return [getattr(found, name) for name in odds.SHARES]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_remembered_is_what_would_be_worked_out_now(seed: int) -> None:
    count = 0

    def check(g: Game[Table], seats: int) -> None:
        nonlocal count
        count += 1
        s = g.state
        if count % 10 or len(s.heroes) < seats or s.fight is not None or s.active < 0 or s.heroes[s.active].space < 0:
            return
        for fight in combats(s, s.active, count // 200):
            now = odds.before(g, fight, s.active)
            found = remembered.before(g, fight, s.active)
            assert shares(found) == pytest.approx(shares(now))

    settings = {"players": 3, "valor": 10, "characters": "random", "rounds": 25}
    play_randomly(GAME, settings, seed + 300, check, bound=20_000)
