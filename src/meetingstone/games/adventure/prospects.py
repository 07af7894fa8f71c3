"""What a player wants to know before deciding: the odds of each challenge, or of the rest of the running combat.

It knows no more than the view does.
"""

from __future__ import annotations

from random import Random

import msgspec

from meetingstone.engine import Game, GameDef, Option
from meetingstone.engine.picture import Forecast, Phrase
from meetingstone.engine.views import View, imagine
from meetingstone.games.adventure import odds, trials
from meetingstone.games.adventure.board import IS_CITY
from meetingstone.games.adventure.changes import change
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.challenge import challenges
from meetingstone.games.adventure.odds import Odds
from meetingstone.games.adventure.options import Attack, Challenge, Draw, FaceBoard, Visit
from meetingstone.games.adventure.queries import side_in
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Table


class Prospects(msgspec.Struct, frozen=True, kw_only=True):
    """What the open question may lead to."""

    number: int
    fight: Odds | None = None
    """The rest of the running combat, if nobody plays anything more."""
    options: dict[str, Odds] = {}
    """By key: the combat that an option begins, or the rest of the running one with it."""


def prospects(definition: GameDef[Table], seen: View[Table], about: str) -> Prospects | None:
    """What the page asks ``about``: ``now``, the open question, or ``space:<id>``, what would be fought there."""
    if not seen.stack or not seen.state.heroes or seen.seat < 0:
        return None
    kind, _, place = about.partition(":")
    if kind == "space" and place in CONTENT.space and seen.state.fight is None:
        return arrived(imagine(seen, definition, Random(seen.number)), seen.seat, CONTENT.space[place])
    if about != "now":
        return None
    g = imagine(seen, definition, Random(seen.number))
    fight = g.state.fight
    if fight is not None and side_in(fight, seen.seat) < 0:
        return None
    keys = g.keys(seen.seat) if seen.options else []
    if fight is not None:
        ahead = {key: trials.odds_after(g, seen.seat, i) for i, key in enumerate(keys)}
        return Prospects(
            number=seen.number,
            fight=odds.running(g, seen.seat, explain=True),
            options={key: found for key, found in ahead.items() if found is not None},
        )
    begun = {key: challenge(g, seen.seat, option) for key, option in zip(keys, seen.options, strict=True)}
    return Prospects(number=seen.number, options={key: found for key, found in begun.items() if found is not None})


def arrived(g: Game[Table], seat: int, space: int) -> Prospects:
    """The odds of the challenges that somebody would have who stood in a space."""
    change(g.state, seat, space=space)
    found = {option.key(g): challenge(g, seat, option) for option in challenges(g.state, seat) if not IS_CITY[space]}
    return Prospects(number=g.number, options={key: each for key, each in found.items() if each is not None})


def battle(s: Table, seat: int, option: Option) -> Fight | None:
    """The combat that an option of the challenge phase begins, where it is known."""
    space = s.heroes[seat].space
    if isinstance(option, Attack):
        return Fight(attacker=seat, defender=option.seat, space=space)
    if isinstance(option, Challenge):
        return Fight(attacker=seat, defender=ENCOUNTER, space=space, card=s.track[option.slot], slot=option.slot)
    if isinstance(option, FaceBoard):
        printed = CONTENT.spaces[space].encounter
        if printed and printed.enemy:
            return Fight(attacker=seat, defender=ENCOUNTER, space=space, board=True)
    return None


def challenge(g: Game[Table], seat: int, option: Option) -> Odds | None:
    """The odds of the combat that an option of the challenge phase begins."""
    known = battle(g.state, seat, option)
    if known is not None:
        return odds.before(g, known, seat, explain=True)
    if isinstance(option, Visit):
        return met(g, seat, option.card)
    if isinstance(option, Draw):
        return drawn(g, seat, option.level)
    return None


def met(g: Game[Table], seat: int, card: int) -> Odds | None:
    """AG-EVENT-05: what comes out of an event, if it is an enemy."""
    if CONTENT.challenges[card].encounter is None:
        return None
    space = g.state.heroes[seat].space
    return odds.before(g, Fight(attacker=seat, defender=ENCOUNTER, space=space, card=card), seat, explain=True)


def drawn(g: Game[Table], seat: int, level: int) -> Odds | None:
    """AG-CHAL-06: the mean of all encounters that may still be in a deck."""
    space = g.state.heroes[seat].space
    foes = [card for card in g.state.challenge[level] if not CONTENT.challenges[card].event]
    return odds.mean(
        [odds.before(g, Fight(attacker=seat, defender=ENCOUNTER, space=space, card=card), seat) for card in foes]
    )


# ---- in words


def forecast(definition: GameDef[Table], seen: View[Table]) -> Forecast | None:
    """The odds of the open question in sentences, for a table without a page."""
    found = prospects(definition, seen, "now")
    if found is None or not (found.fight or found.options):
        return None
    return Forecast(
        rest=_said("picture-ag-rest", found.fight) if found.fight else None,
        options={key: _said("picture-ag-then", each) for key, each in found.options.items()},
        wins={key: round(100 * each.won) for key, each in found.options.items()},
    )


def _said(message: str, found: Odds) -> Phrase:
    shares = {name: round(100 * getattr(found, name)) for name in ("won", "undecided", "hits", "hit")}
    lost = round(100 * (found.lost + found.both))
    return Phrase(message, {**shares, "lost": lost, "hurt": round(found.hurt, 1)})
