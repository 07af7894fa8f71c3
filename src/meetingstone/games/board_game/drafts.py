"""A faction's draft of its turn (BG-DEC-01): what its characters mean to do, and what has become of it.

A step is one action. Nothing is remembered of what was done: what is left of a draft is the part of it that still
fits the actions a character has left and the place where he stands, so taking back brings a step back, too.
"""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, AnswerError, Why
from meetingstone.engine.drafts import Drafts, Intent, Judged, Steps
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.games.board_game.changes import change, new_turn
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow import challenge
from meetingstone.games.board_game.flow.actions import why_no_action
from meetingstone.games.board_game.ids import hero_id
from meetingstone.games.board_game.options import Challenge, target_id
from meetingstone.games.board_game.queries import hero_name, region_name
from meetingstone.games.board_game.scene.options import routes_of
from meetingstone.games.board_game.state import Scope, Table, Tally

ACTIONS = 2
PLAIN = ("rest", "train", "town")
CREATURES = ("blue", "quest")
OTHERS = ("counter", "pvp")
"""What can be challenged besides creatures and bosses."""


class FactionDrafts(Drafts[Table]):
    def turn(self, seen: View[Table], side: tuple[int, ...]) -> int:
        s = seen.state
        if not s.turn or s.winner != NONE or any(hero.region == NONE for hero in s.heroes):
            return NONE
        turn = s.turn if _is_turn_of(s, _faction(s, side)) else s.turn + 1
        return turn if turn <= BOX.track.spaces or s.settings.defeat_overlord else NONE

    def judged(self, seen: View[Table], side: tuple[int, ...], steps: Steps) -> dict[str, tuple[Judged, ...]]:
        plan = _plan(seen.state, _faction(seen.state, side), steps)
        base = _base(seen.state, _faction(seen.state, side))
        walks = {i: _best_walk(base, i, intents) for i, intents in plan.items()}
        return {
            hero_id(base.heroes[i]): tuple(
                _with_friends(base, step, at, walks) for step, at in zip(walk.steps, walk.where, strict=True)
            )
            for i, walk in walks.items()
        }

    def following(self, seen: View[Table], side: tuple[int, ...], steps: Steps, who: str) -> tuple[Judged, ...]:
        faction = _faction(seen.state, side)
        plan = _plan(seen.state, faction, {who: (), **steps})
        i = _hero(seen.state, faction, who)
        s = _best_walk(_base(seen.state, faction), i, plan[i]).after
        found = []
        if why_no_action(s, i, "travel") is None:
            for region, route in routes_of(s, i).items():
                found.append(_judged(s, i, Intent(do="travel", at=region), way=route.steps))
        found += [_judged(s, i, Intent(do=kind)) for kind in PLAIN if why_no_action(s, i, kind) is None]
        found += [_judged(s, i, Intent(do="challenge", at=_target(s, option))) for option in challenge.targets(s, i)]
        return tuple(found)


class _Walk:
    """The steps of one character, the region of each, and the table after them."""

    def __init__(self, s: Table, i: int, done: tuple[Intent, ...], ahead: tuple[Intent, ...]) -> None:
        self.after = s.clone()
        self.steps = [_judged(s, i, intent, state="done") for intent in done]
        self.where = [_region(s, i, intent) for intent in done]
        self.places = {s.heroes[i].region}
        for intent in ahead:
            why, way = _why(self.after, i, intent)
            self.steps.append(_judged(self.after, i, intent, state="stale" if why else "open", why=why, way=way))
            self.where.append(_region(self.after, i, intent))
            _take(self.after, i, intent)
            self.places.add(self.after.heroes[i].region)

    @property
    def open(self) -> int:
        return sum(1 for step in self.steps if step.state == "open")


def _best_walk(s: Table, i: int, intents: tuple[Intent, ...]) -> _Walk:
    """As many steps as fit what is left of the turn; those before them are done, as far as actions were spent."""
    spent = max(0, min(len(intents), ACTIONS - s.heroes[i].actions))
    walks = [_Walk(s, i, intents[:k], intents[k:]) for k in range(spent, -1, -1) if _led_here(s, i, intents[:k])]
    return max(walks, key=lambda walk: walk.open)


def _led_here(s: Table, i: int, done: tuple[Intent, ...]) -> bool:
    """Whether a character who has done this stands where he does."""
    travels = [CONTENT.region[intent.at] for intent in done if intent.do == "travel"]
    return not travels or travels[-1] == s.heroes[i].region


# ---- reading a draft


def _faction(s: Table, side: tuple[int, ...]) -> int:
    return s.seat_faction[side[0]]


def _is_turn_of(s: Table, faction: int) -> bool:
    return (s.turn - 1) % 2 == faction


def _hero(s: Table, faction: int, name: str) -> int:
    for i in s.heroes_of(faction):
        if hero_id(s.heroes[i]) == name:
            return i
    raise AnswerError("unknown-step", step=name)


def _plan(s: Table, faction: int, steps: Steps) -> dict[int, tuple[Intent, ...]]:
    """The steps by character; raises AnswerError for what is no step of this faction."""
    plan = {_hero(s, faction, name): intents for name, intents in steps.items()}
    for i, intents in plan.items():
        for intent in intents:
            friends = {_hero(s, faction, name) for name in intent.friends}
            is_known = (
                (intent.do == "travel" and intent.at in CONTENT.region)
                or (intent.do in PLAIN and not intent.at)
                or (intent.do == "challenge" and _is_target(intent.at))
            )
            joined = len(friends) == len(intent.friends) and i not in friends
            if not is_known or not joined or (friends and intent.do != "challenge"):
                raise AnswerError("unknown-step", step=f"{intent.do} {intent.at}")
    return plan


def _is_target(target: str) -> bool:
    what, at, region = target.partition("@")
    kind, _, name = what.partition(":")
    if at and region not in CONTENT.region:
        return False
    return name in CONTENT.kind if kind in CREATURES else what in CONTENT.boss or what in OTHERS


def _base(s: Table, faction: int) -> Table:
    """The table as the faction's turn finds it: as it is, or as it would be if the turn began now."""
    s = s.clone()
    if not _is_turn_of(s, faction):
        new_turn(s)
        for i in s.heroes_of(faction):
            change(s, i, actions=ACTIONS)
    return s


# ---- judging a step


def _why(s: Table, i: int, intent: Intent) -> tuple[Why | None, tuple[str, ...]]:
    """Why the step is not possible on this table, and the regions that it goes through."""
    why = why_no_action(s, i, intent.do)
    if why or intent.do in PLAIN:
        return why, ()
    if intent.do == "travel":
        route = routes_of(s, i).get(intent.at)
        if route:
            return None, route.steps
        here = region_name(s.heroes[i].region)
        values = {"hero": hero_name(s, i), "region": f"@bg-{intent.at}", "here": here}
        return Why("BG-TRAVEL-01", "bg-draft-too-far", values), (intent.at,)
    return challenge.why_not_challenge(s, _challenge(s, i, intent)), ()


def _with_friends(s: Table, step: Judged, at: int, walks: dict[int, _Walk]) -> Judged:
    """BG-JOIN-01, BG-JOIN-02: those who are to join must come there, and keep an action for it."""
    for name in step.intent.friends if step.state == "open" else ():
        friend = next(i for i in range(len(s.heroes)) if hero_id(s.heroes[i]) == name)
        walk = walks.get(friend) or _Walk(s, friend, (), ())
        joins = sum(name in other.intent.friends and other.state == "open" for w in walks.values() for other in w.steps)
        why = None
        if at not in walk.places:
            why = Why("BG-JOIN-01", "bg-draft-not-there", {"hero": hero_name(s, friend), "region": region_name(at)})
        elif walk.open + joins > s.heroes[friend].actions:
            why = Why("BG-JOIN-02", "bg-draft-no-action", {"hero": hero_name(s, friend)})
        if why:
            return replace(step, state="stale", why=why)
    return step


def _take(s: Table, i: int, intent: Intent) -> None:
    """The step as if it went well; a combat changes nothing that is known beforehand."""
    change(s, i, actions=max(0, s.heroes[i].actions - 1))
    if intent.do == "travel":
        change(s, i, region=CONTENT.region[intent.at])
        s.add(Scope.TURN, Tally.TRAVELLED, i)


def _target(s: Table, option: Challenge) -> str:
    """What the key of a Challenge says after its character."""
    key = target_id(option.target, option.which)
    return key if option.region == s.heroes[option.hero].region else f"{key}@{CONTENT.regions[option.region].id}"


def _challenge(s: Table, i: int, intent: Intent) -> Challenge:
    """What a step of a draft challenges."""
    kind, _, name = intent.at.partition("@")[0].partition(":")
    region = _region(s, i, intent)
    if kind in CREATURES:
        return Challenge(i, kind, CONTENT.kind[name], region)
    if kind == "counter" and region in s.counters:
        return Challenge(i, kind, s.counters.index(region), region)
    return Challenge(i, kind, 0, region) if kind in OTHERS else Challenge(i, "boss", CONTENT.boss[kind], region)


def _region(s: Table, i: int, intent: Intent) -> int:
    """Where a step is taken; Intercept reaches into the next region."""
    region = intent.at.partition("@")[2]
    return CONTENT.region[region] if region else s.heroes[i].region


def _judged(
    s: Table, i: int, intent: Intent, *, state: str = "open", why: Why | None = None, way: tuple[str, ...] = ()
) -> Judged:
    return Judged(intent=intent, text=_text(s, i, intent), state=state, why=why, way=way)  # type: ignore[arg-type]


def _text(s: Table, i: int, intent: Intent) -> Phrase:
    if intent.do != "challenge":
        at = f"@bg-{intent.at}" if intent.do == "travel" else region_name(s.heroes[i].region)
        return Phrase(f"bg-draft-{intent.do}", {"region": at})
    kind, _, name = intent.at.partition("@")[0].partition(":")
    values: dict[str, object] = {
        "region": region_name(_region(s, i, intent)),
        "kind": f"@bg-{name or kind}",
        "friends": [f"@bg-{friend}" for friend in intent.friends],
        "count": len(intent.friends),
    }
    return Phrase(f"bg-draft-{kind if kind in CREATURES or kind in OTHERS else 'boss'}", values)
