"""What a player wants to know before deciding: the odds of what may be fought now, and of what is within reach.

It takes up to a second, so it is asked of a worker; it knows no more than the view does.
"""

from __future__ import annotations

from random import Random

import msgspec

from meetingstone.engine import NONE, Game, GameDef
from meetingstone.engine.picture import Forecast, Phrase
from meetingstone.engine.views import View, imagine
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.fits import Fit, wares
from meetingstone.games.board_game.flow.challenge import Challenged
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.ongoing import overlord_boss
from meetingstone.games.board_game.ids import hero_ids
from meetingstone.games.board_game.odds import Odds
from meetingstone.games.board_game.options import Challenge, Invite, Join, StayOut, target_id
from meetingstone.games.board_game.queries import blue_groups
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.strength import power
from meetingstone.games.board_game.tactics.fighting import choose
from meetingstone.games.board_game.tactics.plans import Goal, goals, overlord_goals, spoils
from meetingstone.games.board_game.tactics.routes import actions_to, wild

SHARED = 0.5
"""Seconds for all options of a question together."""
AIM = 0.1
"""Seconds for each fight of an outlook."""
ACTIONS = 2
"""Of a character in a faction turn (BG-TURN-03)."""


class Prospect(msgspec.Struct, frozen=True):
    """A group and what it may expect of a fight."""

    heroes: tuple[str, ...]
    odds: Odds
    turns: int = 0
    """When they can fight: 0 in this turn of the faction, or its next; 1 in the turn after it."""


class Now(msgspec.Struct, frozen=True, kw_only=True):
    """What the open question may lead to.

    ``fight`` is the rest of the running fight, ``options`` what each option leads to: the rest of the fight with it, or
    the fight that it begins. ``together`` is that fight with all friends who may be invited.
    """

    number: int
    fight: Odds | None = None
    options: dict[str, Odds] = {}
    together: dict[str, Prospect] = {}
    ends: str = ""
    """The key of the option that goes on without anything: what the others are compared with."""
    wares: dict[str, tuple[Fit, ...]] = {}
    """Of each card that may be had or given away: what it would do for whom."""


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """Something to fight for that one of the faction's characters reaches in this turn or the next."""

    kind: str
    target: str
    """The type of creature or the boss."""
    region: str
    quests: tuple[str, ...]
    guards: tuple[str, ...]
    """Independent creatures that must be fought first (BG-CHAL-02), each for an action."""
    xp: int
    """For all of them together."""
    lone: Prospect
    """The strongest of those who are there first."""
    group: Prospect | None
    """All who can be there, when that is more than one."""


class Outlook(msgspec.Struct, frozen=True):
    number: int
    aims: tuple[Aim, ...]


def prospects(definition: GameDef[Table], seen: View[Table], about: str) -> Now | Outlook | None:
    """What the page asks ``about``: ``now`` the open question, ``plan`` what is within reach."""
    if not seen.state.heroes or not seen.stack or about not in ("now", "plan"):
        return None
    g = imagine(seen, definition, Random(seen.number))
    return _now(seen, g) if about == "now" else _outlook(seen, g)


# ---- the open question


def _now(seen: View[Table], g: Game[Table]) -> Now:
    running = odds.running(g)
    if running is not None:
        return _fight(seen, running)
    if isinstance(seen.stack[-1], Challenged):
        return _group(seen, g, seen.stack[-1])
    return _challenges(seen, g)


def _fight(seen: View[Table], alone: Game[Table]) -> Now:
    fight = alone.state.fight
    assert fight is not None
    faction = alone.state.seat_faction[seen.seat] if fight.kind == "pvp" else fight.attackers
    if alone.question is None or not isinstance(alone.stack[-1], Moment) or len(seen.options) < 2:
        return Now(number=seen.number, fight=odds.simulated(alone, faction, seed=seen.number))
    keys = alone.keys(seen.seat)
    share = SHARED / len(keys)
    found = {
        key: odds.simulated(alone, faction, seed=seen.number, seconds=share, first=(seen.seat, index))
        for index, key in enumerate(keys)
    }
    best = choose(alone.state, alone.stack[-1], alone.question, seen.seat)
    # Going on as the simulated players do is one of the options.
    return Now(number=seen.number, fight=found[keys[best]], options=found, ends=_end(keys))


def _end(keys: list[str]) -> str:
    return next((key for key in keys if key in ("ready", "suffer")), "")


def _group(seen: View[Table], g: Game[Table], frame: Challenged) -> Now:
    """BG-JOIN: with whom."""
    groups: dict[str, tuple[int, ...]] = {}
    for key, option in zip(g.keys(seen.seat), seen.options, strict=True):
        if isinstance(option, Invite):
            groups[key] = (*frame.group, *option.heroes)
        elif isinstance(option, Join | StayOut):
            joined = (option.hero,) if isinstance(option, Join) else ()
            groups[key] = (*frame.group, *joined, *frame.invited[1:])
    share = SHARED / max(1, len(groups))
    return Now(
        number=seen.number,
        options={
            key: _expected(g, group, frame.target, frame.which, frame.region, share) for key, group in groups.items()
        },
    )


def _challenges(seen: View[Table], g: Game[Table]) -> Now:
    found: dict[str, Odds] = {}
    together: dict[str, Prospect] = {}
    wanted = [
        (key, option)
        for key, option in zip(g.keys(seen.seat), seen.options, strict=True)
        if isinstance(option, Challenge)
    ]
    share = SHARED / max(1, 2 * len(wanted))
    for key, option in wanted:
        friends = _friends(g.state, option)
        found[key] = _expected(g, (option.hero,), option.target, option.which, option.region, share)
        if friends:
            group = (option.hero, *friends)
            expected = _expected(g, group, option.target, option.which, option.region, share)
            together[key] = Prospect(hero_ids(g.state, friends), expected)
    return Now(number=seen.number, options=found, together=together, wares=wares(seen))


def _friends(s: Table, option: Challenge) -> tuple[int, ...]:
    """BG-JOIN-01: who may be invited."""
    near = s.heroes_in(option.region, s.heroes[option.hero].faction)
    return tuple(i for i in near if i != option.hero and s.heroes[i].actions)


def _expected(g: Game[Table], group: tuple[int, ...], target: str, which: int, region: int, seconds: float) -> Odds:
    if target in ("counter", "look"):
        # BG-OVER-10: what is worth knowing is what happens if he is there.
        target, which = "boss", overlord_boss(g.state)
    alone = odds.challenge(g, group, target, which, region)
    faction = g.state.heroes[group[0]].faction
    return odds.odds(alone, faction, seed=g.number, seconds=seconds)


# ---- what is within reach


def _outlook(seen: View[Table], g: Game[Table]) -> Outlook:
    """BG-TURN-03: what the faction's characters can fight in this turn or the next, the nearest and surest first."""
    s = g.state
    faction = s.seat_faction[seen.seat]
    enemies = dict.fromkeys(s.heroes[i].region for i in s.heroes_of(1 - faction))
    wanted = goals(s, faction) + (overlord_goals(s, faction) if s.overlord != NONE else [])
    wanted += [Goal("pvp", 0, r, ()) for r in enemies if r not in (NONE, CONTENT.home(1 - faction))]
    aims = [aim for goal in wanted if (aim := _aim(g, goal, faction)) is not None]
    return Outlook(seen.number, tuple(sorted(aims, key=lambda aim: (aim.lone.turns, -_best(aim)))))


def _best(aim: Aim) -> float:
    return max(each.odds.win for each in (aim.lone, aim.group) if each)


def _aim(g: Game[Table], goal: Goal, faction: int) -> Aim | None:
    s = g.state
    guards = blue_groups(s, goal.region)
    turns = {i: turn for i in s.heroes_of(faction) if (turn := _turns(s, i, goal.region, len(guards))) is not None}
    if not turns:
        return None
    first = min(turns.values())
    able = tuple(turns)
    strongest = max([i for i in able if turns[i] == first], key=lambda i: power(s.heroes[i]))

    def expected(heroes: tuple[int, ...]) -> Prospect:
        found = _expected(g, heroes, goal.kind, goal.which, goal.region, AIM)
        return Prospect(hero_ids(s, heroes), found, max(turns[i] for i in heroes))

    return Aim(
        kind=goal.kind,
        target=_target(s, goal),
        region=CONTENT.regions[goal.region].id,
        quests=tuple(dict.fromkeys(CONTENT.quests[foe.quest].id for foe in goal.foes if foe.quest != NONE)),
        guards=tuple(CONTENT.kinds[kind].id for kind in guards),
        xp=round(sum(spoils(s, goal, able)[0].values())),
        lone=expected((strongest,)),
        group=expected(able) if len(able) > 1 else None,
    )


def _target(s: Table, goal: Goal) -> str:
    if goal.kind in ("counter", "look"):
        # Whom one hopes to find there.
        return target_id("boss", overlord_boss(s))
    return target_id(goal.kind, goal.which).rpartition(":")[2]


def _turns(s: Table, i: int, region: int, guards: int) -> int | None:
    """The turn in which a character can fight there: 0 this one (or the faction's next), 1 the one after it."""
    hero = s.heroes[i]
    if hero.region == NONE:
        return None
    left = hero.actions if s.active == hero.faction else ACTIONS
    needed = actions_to(s, hero, region, wild(s)) + guards + 1
    if needed <= left:
        return 0
    return 1 if needed <= left + ACTIONS else None


# ---- in words


def forecast(definition: GameDef[Table], seen: View[Table]) -> Forecast | None:
    """The odds of the open question in sentences, for a table without a page."""
    found = prospects(definition, seen, "now")
    if not isinstance(found, Now) or not (found.fight or found.options):
        return None
    options = {key: _said("picture-bg-then", each) for key, each in found.options.items()}
    for key, group in found.together.items():
        heroes = {"heroes": [f"@bg-{hero}" for hero in group.heroes]}
        together = _said("picture-bg-together", group.odds, heroes)
        options[key] = Phrase("picture-bg-alone-or", {"alone": options[key], "together": together})
    return Forecast(
        rest=_said("picture-bg-rest", found.fight) if found.fight else None,
        options=options,
        wins={key: round(100 * each.win) for key, each in found.options.items() if key not in found.together},
    )


def _said(message: str, found: Odds, more: dict[str, list[str]] | None = None) -> Phrase:
    values = {"win": round(100 * found.win), "survive": round(100 * found.survive), "error": round(100 * found.error)}
    return Phrase(
        message, {**values, "wounds": round(found.wounds, 1), "energy": round(found.energy, 1), **(more or {})}
    )
