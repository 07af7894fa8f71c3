"""Measure in fights how much each card of the Board Game helps its owner, for the bots.

    python tools/measure_cards.py

Bots value a card by what it states (strength.py), as expected hits; conditions and chains of cards are only guessed
there. Here characters out of games of bots fight the same opponents with a card and without it. How many more hits
they land before they fall, beside what was expected, is the correction of the card in tactics/measured.toml.
A run counts as much as all those before it: one alone is noisy, and the characters of stronger bots know other cards.
Takes about twenty minutes; run it again when cards, the estimate or the answers in fights change.
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
OPPONENTS = ((5, 2, NONE), (6, 3, NONE), (7, 4, NEFARIAN))
"""Threat, Attack above the character's level, and the boss."""
ITEMS = tuple(CONTENT.number[item.id] for item in CONTENT.items)
DOUBT = 1.0
"""As if a card had been measured so often without any correction."""
SMALLEST, LARGEST = 0.1, 1.5
"""What is not worth a line, and what a card gets at most: one that ends a duel ends no fight against many."""
HEAD = "# How much stronger, or weaker, a card is in fights than it reads (tools/measure_cards.py).\n"


class Trial(NamedTuple):
    """A character with a card, and without it."""

    card: int
    worn: Hero
    bare: Hero


class Gain(NamedTuple):
    """What a card brought: as expected, and as the logarithm of hits with it over hits without, by opponent."""

    card: str
    expected: float
    logs: tuple[float, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heroes", type=int, default=6, help="characters of each class (default: %(default)s)")
    parser.add_argument("--fights", type=int, default=50, help="fights of each (default: %(default)s)")
    asked = parser.parse_args()
    tables = 20 * asked.heroes
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        games = pool.map(_characters, range(tables))
        classes = _by_class([hero for heroes in track(games, "Games", tables) for hero in heroes], asked.heroes)
        heroes = [hero for those in classes.values() for hero in those]
        fought = pool.map(_gains, heroes, [asked.fights] * len(heroes))
        gains = [gain for each in track(fought, "Fights", len(heroes)) for gain in each]
    before = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, float])
    found = {card: (worth + before.get(card, 0.0)) / 2 for card, worth in corrections(gains).items()}
    kept = {card: worth for card, worth in sorted((before | found).items()) if abs(worth) >= SMALLEST}
    FILE.write_text(HEAD + "".join(f"{card} = {worth:.2f}\n" for card, worth in kept.items()))


# ---- characters


def _characters(number: int) -> list[Hero]:
    """Characters of one game between bots, rested."""
    g = Game.new(GAME, {"players": 2, "classes": "random"}, seed=seed_from(f"cards {number}"))
    found: dict[int, list[Hero]] = {}

    def look(decisions: int) -> None:
        s = g.state
        if s.turn in TURNS and s.turn not in found and s.fight is None:
            found[s.turn] = [_rested(hero) for hero in s.heroes if hero.level > 1]

    drive(g, ("greedy", "greedy"), number, 60_000, look)
    return [hero for heroes in found.values() for hero in heroes]


def _by_class(heroes: list[Hero], count: int) -> dict[str, list[Hero]]:
    """So many of each class, of as many levels as there are."""
    Random(1).shuffle(heroes)
    found: dict[str, list[Hero]] = {}
    for name in CONTENT.sheets:
        ranks: dict[int, int] = defaultdict(int)
        those = []
        for hero in heroes:
            if sheet_of(hero).id == name:
                ranks[hero.level] += 1
                those.append((ranks[hero.level], len(those), hero))
        found[name] = [hero for _, _, hero in sorted(those, key=lambda row: row[:2])[:count]]
    return found


def _rested(hero: Hero) -> Hero:
    fit = replace(hero, stun=0, curse=0, combo=())
    pet = pet_of(fit)
    full = replace(fit, health=capacity(fit, "health"), energy=capacity(fit, "energy"))
    return replace(full, pet=pet_health(fit, pet) if pet != NONE else 0)


def _trials(hero: Hero) -> Iterator[Trial]:
    """The character with each card that he might have, and without it and whatever lay in its place."""
    cls = sheet_of(hero).id
    for n in CONTENT.talents_of(cls):
        level = CONTENT.cards[n].level
        if level <= hero.level:
            others = tuple(t for t in hero.talents if CONTENT.cards[t].level != level)
            yield Trial(n, dress(replace(hero, talents=(*others, n))), dress(replace(hero, talents=others)))
    for n in (*CONTENT.powers_of(cls), *ITEMS):
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


def _gains(hero: Hero, fights: int) -> list[Gain]:
    table = Game.new(GAME, {"players": 2, "classes": "random", "overlord": "nefarian"}, seed=seed_from("arena"))
    known: dict[Hero, tuple[float, ...]] = {}

    def hits(fighter: Hero) -> tuple[float, ...]:
        if fighter not in known:
            known[fighter] = tuple(_hits(table, _rested(fighter), foe, fights) for foe in OPPONENTS)
        return known[fighter]

    return [
        Gain(
            CONTENT.cards[trial.card].id,
            modelled(trial.worn) - modelled(trial.bare),
            tuple(log(a / b) for a, b in zip(hits(trial.worn), hits(trial.bare), strict=True)),
        )
        for trial in _trials(hero)
    ]


def _hits(table: Game[Table], hero: Hero, opponent: tuple[int, int, int], fights: int) -> float:
    """Hits before the character falls, on average."""
    threat, attack, boss = opponent
    foe = Foe(threat, hero.level + attack, ENDLESS, *((NONE,) * 3 + (boss,) if boss != NONE else (PLAIN, 1)))
    g = table.clone()
    g.state.heroes = [hero]
    g.state.seat_faction = [hero.faction, 1 - hero.faction]
    alone = odds.challenge(g, (0,), "boss", NEFARIAN, hero.region)
    s = alone.state
    assert s.fight is not None
    s.fight = replace(s.fight, kind="boss" if boss != NONE else "blue", foes=(foe,))
    if boss == NONE:
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
    squares = sum(gain.expected**2 for gain in gains)
    slopes = [sum(gain.expected * gain.logs[k] for gain in gains) / squares for k in range(len(OPPONENTS))]
    found: dict[str, list[float]] = defaultdict(list)
    for gain in gains:
        measured = mean(each / slope for each, slope in zip(gain.logs, slopes, strict=True))
        found[gain.card].append(measured - gain.expected)
    shrunk = {card: sum(each) / (len(each) + DOUBT) for card, each in found.items()}
    return {card: max(-LARGEST, min(LARGEST, worth)) for card, worth in shrunk.items()}


if __name__ == "__main__":
    main()
