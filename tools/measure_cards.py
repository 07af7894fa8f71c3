"""Measure in fights how much each card of the Board Game helps its owner, for the bots.

    python tools/measure_cards.py

Bots value a card by what it states (strength.py), as expected hits; conditions and chains of cards are only guessed
there. Here characters out of games of bots fight the same opponents with a card and without it: creatures alone, and
the Overlord with a friend. How many more hits they land before they fall, beside what was expected, is the correction
of the card in tactics/measured.toml.
A run counts as much as all those before it: one alone is noisy, and the characters of stronger bots know other cards.
Takes about half an hour; run it again when cards, the estimate or the answers in fights change.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from random import Random
from statistics import mean
from typing import NamedTuple

import msgspec
from bot_games import drive
from msgspec.structs import replace
from rich.progress import track

from meetingstone.engine import NONE, Game, Source, seed_from
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.changes import dress
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.queries import capacity, pet_health, pet_of, sheet_of
from meetingstone.games.board_game.state import Creature, Foe, Hero, Table
from meetingstone.games.board_game.strength import modelled, suits, without, worn_in

FILE = Path(__file__).parent.parent / "src/meetingstone/games/board_game/tactics/measured.toml"
TURNS = (9, 15, 21, 27)
"""When characters are taken out of games."""
ENDLESS = 90
"""Health of the opponents."""
NEFARIAN = next(i for i, boss in enumerate(CONTENT.bosses) if boss.id == "nefarian_4")
PLAIN = next(i for i, kind in enumerate(CONTENT.kinds) if not (kind.ability or kind.no_reroll or kind.no_attrition))
CREATURES = ((5, 2), (6, 3))
"""Threat, and Attack above the character's level."""
OVERLORD = len(CREATURES)
"""The opponent after these: Nefarian, who hits harder than any creature."""
LATE = 3
"""Cards from this level on are only measured against him: it is for him that they are learned."""
ITEMS = tuple(CONTENT.number[item.id] for item in CONTENT.items)
DOUBT = 1.0
"""As if a card had been measured so often without any correction."""
SMALLEST, LARGEST = 0.1, 3.5
"""What is not worth a line, and what a card gets at most."""
HEAD = "# How much stronger, or weaker, a card is in fights than it reads (tools/measure_cards.py).\n"


class Fighter(NamedTuple):
    """A character, and a friend who helps him against the Overlord."""

    hero: Hero
    friend: Hero


class Trial(NamedTuple):
    """A character with a card, and without it."""

    card: int
    worn: Hero
    bare: Hero


class Gain(NamedTuple):
    """What a card brought: as expected, and as the logarithm of hits with it over hits without, by opponent."""

    card: str
    expected: float
    logs: dict[int, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heroes", type=int, default=6, help="characters of each class (default: %(default)s)")
    parser.add_argument("--fights", type=int, default=50, help="fights of each (default: %(default)s)")
    parser.add_argument(
        "--weight", type=float, default=0.5, help="of this run beside the others (default: %(default)s)"
    )
    parser.add_argument("--items", action=argparse.BooleanOptionalAction, default=True, help="measure items too")
    asked = parser.parse_args()
    tables = 15 * asked.heroes
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games = pool.map(_fighters, range(tables))
        fighters = _of_each_class([each for found in track(games, "Games", tables) for each in found], asked.heroes)
        fought = pool.map(_gains, fighters, [asked.fights] * len(fighters), [asked.items] * len(fighters))
        gains = [gain for each in track(fought, "Fights", len(fighters)) for gain in each]
    before = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, float])
    found = {
        card: asked.weight * worth + (1 - asked.weight) * before.get(card, 0.0)
        for card, worth in corrections(gains).items()
    }
    kept = {card: worth for card, worth in sorted((before | found).items()) if abs(worth) >= SMALLEST}
    FILE.write_text(HEAD + "".join(f"{card} = {worth:.2f}\n" for card, worth in kept.items()))


# ---- characters


def _fighters(number: int) -> list[Fighter]:
    """Characters of one game between bots, rested."""
    g = Game.new(GAME, {"players": 2, "classes": "random"}, seed=seed_from(f"cards {number}"))
    found: dict[int, list[Fighter]] = {}

    def look(decisions: int) -> None:
        s = g.state
        if s.turn in TURNS and s.turn not in found and s.fight is None:
            pairs = [[_rested(s.heroes[i]) for i in s.heroes_of(faction)] for faction in range(2)]
            found[s.turn] = [Fighter(*each) for a, b in pairs for each in ((a, b), (b, a)) if each[0].level > 1]

    drive(g, ("greedy", "greedy"), number, 60_000, look)
    return [each for fighters in found.values() for each in fighters]


def _of_each_class(fighters: list[Fighter], count: int) -> list[Fighter]:
    """So many of each class, of as many levels as there are."""
    Random(1).shuffle(fighters)
    found: list[Fighter] = []
    for name in CONTENT.sheets:
        ranks: dict[int, int] = defaultdict(int)
        those: list[tuple[int, int, Fighter]] = []
        for each in fighters:
            if sheet_of(each.hero).id == name:
                ranks[each.hero.level] += 1
                those.append((ranks[each.hero.level], len(those), each))
        found += [each for _, _, each in sorted(those, key=lambda row: row[:2])[:count]]
    return found


def _rested(hero: Hero) -> Hero:
    fit = replace(hero, stun=0, curse=0, combo=())
    pet = pet_of(fit)
    full = replace(fit, health=capacity(fit, "health"), energy=capacity(fit, "energy"))
    return replace(full, pet=pet_health(fit, pet) if pet != NONE else 0)


def _trials(hero: Hero, items: bool) -> Iterator[Trial]:
    """The character with each card that he might have, and without it and whatever lay in its place."""
    cls = sheet_of(hero).id
    for n in CONTENT.talents_of(cls):
        level = CONTENT.cards[n].level
        if level <= hero.level:
            others = tuple(t for t in hero.talents if CONTENT.cards[t].level != level)
            yield Trial(n, dress(replace(hero, talents=(*others, n))), dress(replace(hero, talents=others)))
    for n in (*CONTENT.powers_of(cls), *(ITEMS if items else ())):
        card = CONTENT.cards[n]
        if card.level > hero.level or card.type in (None, "bag") or not suits(hero, n):
            continue
        bare = without(hero, n)
        worn = max(
            [each for area in range(7) if (each := worn_in(bare, n, area)) is not None], key=modelled, default=None
        )
        if worn is not None:
            yield Trial(n, worn, without(worn, n))


# ---- fights


def _gains(fighter: Fighter, fights: int, items: bool) -> list[Gain]:
    table = Game.new(GAME, {"players": 2, "classes": "random", "overlord": "nefarian"}, seed=seed_from("arena"))
    known: dict[tuple[Hero, int], float] = {}

    def hits(hero: Hero, opponent: int) -> float:
        if (hero, opponent) not in known:
            group = (_rested(hero), fighter.friend) if opponent == OVERLORD else (_rested(hero),)
            known[hero, opponent] = _hits(table, group, opponent, fights)
        return known[hero, opponent]

    return [
        Gain(
            CONTENT.cards[trial.card].id,
            modelled(trial.worn) - modelled(trial.bare),
            {
                k: log(hits(trial.worn, k) / hits(trial.bare, k))
                for k in ((OVERLORD,) if CONTENT.cards[trial.card].level >= LATE else range(OVERLORD + 1))
            },
        )
        for trial in _trials(fighter.hero, items)
    ]


def _hits(table: Game[Table], group: tuple[Hero, ...], opponent: int, fights: int) -> float:
    """Hits before the characters fall, on average."""
    hero = group[0]
    g = table.clone()
    g.state.heroes = [replace(each, seat=0) for each in group]
    g.state.seat_faction = [hero.faction, 1 - hero.faction]
    alone = odds.challenge(g, tuple(range(len(group))), "boss", NEFARIAN, hero.region)
    s = alone.state
    assert s.fight is not None
    if opponent == OVERLORD:
        s.fight = replace(s.fight, foes=(replace(s.fight.foes[0], health=ENDLESS),))
    else:
        threat, attack = CREATURES[opponent]
        s.fight = replace(s.fight, kind="blue", foes=(Foe(threat, hero.level + attack, ENDLESS, PLAIN, 1),))
        s.creatures = [Creature(PLAIN, 1, hero.region)]
    rng = Random(1)
    return mean([_landed(alone, Source(rng.randbytes(32)), hero.faction) for _ in range(fights)]) + 0.5


def _landed(alone: Game[Table], source: Source, faction: int) -> int:
    """The most hits that ever lay in the damage box of one fight."""
    g = alone.clone()
    g.source = source
    g.resume()
    most = 0
    while g.question is not None:
        fight = g.state.fight
        assert fight is not None
        most = max(most, fight.boxes[faction].damage)
        seat = g.question.awaited()[0]
        g.take(seat, odds.choose(g.state, g.stack[-1], g.question, seat))
    return ENDLESS if g.state.fight is not None and not g.state.fight.foes else most


# ---- what to make of it


def corrections(gains: list[Gain]) -> dict[str, float]:
    """By card: how much more it brings than expected, in the units of the estimate."""
    slopes = {}
    for k in range(OVERLORD + 1):
        met = [gain for gain in gains if k in gain.logs]
        slopes[k] = sum(gain.expected * gain.logs[k] for gain in met) / sum(gain.expected**2 for gain in met)
    found: dict[str, list[float]] = defaultdict(list)
    for gain in gains:
        measured = mean(each / slopes[k] for k, each in gain.logs.items())
        found[gain.card].append(measured - gain.expected)
    shrunk = {card: sum(each) / (len(each) + DOUBT) for card, each in found.items()}
    return {card: max(-LARGEST, min(LARGEST, worth)) for card, worth in shrunk.items()}


if __name__ == "__main__":
    main()
