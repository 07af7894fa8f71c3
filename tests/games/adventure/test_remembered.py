"""Odds that are remembered are those that would be worked out now."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields, replace

from conformance import play_randomly
from meetingstone.engine import Game
from meetingstone.games.adventure import odds, remembered
from meetingstone.games.adventure.board import IS_CITY
from meetingstone.games.adventure.changes import dress, survey
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.sources import FOE, SOURCES
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Hero, Table

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


def is_quiet(g: Game[Table], seats: int) -> bool:
    """A turn is going on, and nobody fights."""
    s = g.state
    return len(s.heroes) == seats and s.fight is None and s.active >= 0 and s.heroes[s.active].space >= 0


@pytest.mark.parametrize("seed", range(4))
def test_what_is_remembered_is_what_would_be_worked_out_now(seed: int) -> None:
    count = 0

    def check(g: Game[Table], seats: int) -> None:
        nonlocal count
        count += 1
        s = g.state
        if count % 10 or not is_quiet(g, seats):
            return
        for fight in combats(s, s.active, count // 200):
            now = odds.before(g, fight, s.active)
            found = remembered.before(g, fight, s.active)
            assert shares(found) == pytest.approx(shares(now))

    settings = {"players": 3, "valor": 10, "characters": "random", "rounds": 25}
    play_randomly(GAME, settings, seed + 300, check, bound=20_000)


# ---- what the key leaves out does not matter

KEPT = frozenset(("settings", "heroes", "fight", "hooks", "abroad", "afoot"))
OF_A_HERO = tuple(field.name for field in fields(Hero) if field.name not in ("character", "force", "hooks"))
OF_THE_TABLE = tuple(field.name for field in fields(Table) if field.name not in KEPT)


def mixed(rng: Random, s: Table, other: Table) -> Table:
    """A table on which one thing or two are as on another one, or not there at all."""
    new = s.clone()
    for _ in range(rng.choice((1, 1, 2))):
        if rng.random() < 0.5:
            name = rng.choice(OF_THE_TABLE)
            _lay(new, name, getattr(other if rng.random() < 0.7 else EMPTY[len(s.heroes)], name))
            continue
        seat, name = rng.randrange(len(s.heroes)), rng.choice(OF_A_HERO)
        known = other.heroes[seat] if rng.random() < 0.7 else Hero(s.heroes[seat].character, space=s.heroes[seat].space)
        new.heroes[seat] = replace(new.heroes[seat], **{name: getattr(known, name)})
    for seat in range(len(new.heroes)):
        dress(new, seat)
    survey(new)
    return new


def _lay(s: Table, name: str, value: Any) -> None:
    setattr(
        s,
        name,
        [part.copy() if isinstance(part, dict) else part for part in value] if isinstance(value, list) else value,
    )


def empty(players: int) -> Table:
    """A table on which nothing lies but the characters."""
    s = GAME.position({"players": players}).state.clone()
    s.pile, s.box, s.hidden, s.hidden_at = (), ((),) * len(s.box), ((),) * len(s.hidden), ((),) * len(s.hidden_at)
    return s


EMPTY = {3: empty(3)}
MIXTURES = 8
"""So many are looked at for each combat and pair of tables."""


def pairs(seed: int) -> Iterator[tuple[Game[Table], Table]]:
    """Two positions of one game, again and again."""
    found: list[Game[Table]] = []

    def keep(g: Game[Table], seats: int) -> None:
        if g.number % 25 == 0 and is_quiet(g, seats):
            found.append(g.clone())

    play_randomly(
        GAME, {"players": 3, "valor": 10, "characters": "random", "rounds": 25}, seed + 600, keep, bound=20_000
    )
    return zip(found, (g.state for g in reversed(found)), strict=True)


CURIOUS = [i for i in FOES if remembered.LOOKS_AT[FOE[i]]]
"""Encounters that look at what changes all the time."""


@pytest.mark.parametrize("seed", [0, 1, 2, 7010])
def test_whatever_leaves_the_key_as_it_is_leaves_the_odds_as_they_are(seed: int) -> None:
    rng = Random(seed)
    alike = apart = 0
    for g, other in pairs(seed):
        s = g.state
        fights = combats(s, s.active, rng.randrange(1_000))
        fights += [replace(fights[1], card=card) for card in rng.sample(CURIOUS, 2)]
        for fight in fights:
            key, known = remembered._key(s, fight, s.active), shares(odds.before(g, fight, s.active))
            for _ in range(MIXTURES):
                then = g.clone()
                then.state = mixed(rng, s, other)
                then.state.active = s.active
                if remembered._key(then.state, fight, s.active) != key:
                    apart += 1
                    continue
                alike += 1
                assert shares(odds.before(then, fight, s.active)) == pytest.approx(known)
    assert alike > 200 and apart > 20


def test_odds_know_how_many_diseases_are_left() -> None:
    """AG-LIMIT-01: an encounter that infects whoever it meets has nothing to do it with when none is left."""
    foe = next(i for i in FOES if "do disease" in remembered._words(SOURCES[FOE[i]]))
    hero = {"id": "sandrai", "space": "brill", "wounds": 3}
    found = []
    for only in (["tokens"], []):
        g = GAME.position({"players": 2, "hero": [hero, {"id": "grumbaz"}], "phase": "challenge", "only": only})
        fight = Fight(attacker=0, defender=ENCOUNTER, space=CONTENT.space["brill"], card=foe)
        found.append(shares(remembered.before(g, fight, 0)))
        assert found[-1] == pytest.approx(shares(odds.before(g, fight, 0)))
    assert found[0] != found[1]


def test_every_word_of_the_cards_is_known() -> None:
    """A word that is not costs time: its card is taken to look at everything."""
    known = remembered.STEADY | {word for words, _ in remembered.FLEETING.values() for word in words}
    assert {word for source in SOURCES for word in remembered._words(source)} <= known
