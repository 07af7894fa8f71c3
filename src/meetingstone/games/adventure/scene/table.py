"""The whole table: what everybody sees of it, and what a seat sees besides."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meetingstone.engine import HIDDEN, NONE
from meetingstone.engine.scene import Scene, SceneQuestion, question_of
from meetingstone.engine.views import View
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow.exploration import PlaceToken
from meetingstone.games.adventure.flow.match import SetUp
from meetingstone.games.adventure.ids import character_id, foe_id
from meetingstone.games.adventure.queries import card_cost, is_aggro, ranks, top_level
from meetingstone.games.adventure.scene.causes import CauseScene, cause_of, prompt_of
from meetingstone.games.adventure.scene.fight import FightScene, fight_scene
from meetingstone.games.adventure.scene.heroes import HeroScene, hero_scene
from meetingstone.games.adventure.scene.options import Desk, OptionScene
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS, Level

PHASES = ("start", "move", "explore", "challenge", "maintain")


class SpaceScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on a space; spaces where nothing lies are left out."""

    tokens: int = 0
    """Discovery tokens, face down."""
    known: tuple[str, ...] = ()
    """Those of them that the seat has seen."""
    events: tuple[str, ...] = ()
    traps: tuple[tuple[str, int], ...] = ()
    """Ability card and owner."""


class MarkedScene(msgspec.Struct, frozen=True):
    """An undefeated encounter on the track, and where its marker lies."""

    foe: str
    space: str
    level: Level
    aggro: bool


class HandCardScene(msgspec.Struct, frozen=True):
    id: str
    energy: int


class TableScene(Scene[OptionScene], frozen=True, kw_only=True):
    """The Adventure Game as ``me`` sees it."""

    round: int
    needed: int
    """Valor that wins."""
    active: int | None
    phase: str
    face: tuple[int, int] | None
    """Spaces and energy of the movement die."""
    moves: int
    draft: tuple[str, ...]
    """The characters picked so far, by seat, until all are seated; empty for who has not picked."""
    heroes: dict[str, HeroScene]
    """By seat."""
    spaces: dict[str, SpaceScene]
    track: dict[str, MarkedScene]
    """By the number of the slot."""
    world: str | None
    """The global event."""
    turned: tuple[str, ...]
    counters: dict[str, int]
    marks: dict[str, tuple[int, ...]]
    """Whose character tokens lie on events."""
    decks: dict[Level, int]
    """Cards left of each colour."""
    elite: int
    pile: int
    trophies: dict[str, int]
    fight: FightScene | None
    card: str | None
    """The card that acts or asks just now; for ``me`` the token that he looks at before he hides it."""
    cause: CauseScene | None
    """What asks the open question, besides the rule."""
    hand: tuple[HandCardScene, ...]
    """Of ``me``."""
    top: Level | None
    """The highest colour that ``me`` may enter."""


def scene(seen: View[Table]) -> TableScene:
    s = seen.state
    over = seen.question is None and not seen.stack
    cause = cause_of(seen)
    draft = next((frame.picks for frame in seen.stack if isinstance(frame, SetUp)), ()) if not s.heroes else ()
    return TableScene(
        game=seen.game,
        me=NONE,
        number=seen.number,
        over=over,
        winners=s.winners if over else (),
        places=ranks(s) if over else (),
        question=_question(seen, cause, ()),
        round=s.round,
        needed=s.settings.valor,
        active=s.active if s.active != NONE else None,
        phase=PHASES[s.phase],
        face=BOX.movement_die[s.face] if s.face != NONE else None,
        moves=s.moves,
        draft=tuple(character_id(pick) if pick != NONE else "" for pick in draft),
        heroes={str(seat): hero_scene(s, seat) for seat in range(len(s.heroes))},
        spaces=_spaces(s),
        track={
            str(slot + 1): MarkedScene(
                foe=foe_id(card),
                space=CONTENT.spaces[s.marked[slot]].id,
                level=LEVELS[CONTENT.challenges[card].level],
                aggro=is_aggro(card),
            )
            for slot, card in enumerate(s.track)
            if card != NONE
        },
        world=CONTENT.challenges[s.world].id if s.world != NONE else None,
        turned=tuple(CONTENT.challenges[card].id for card in s.turned),
        counters={CONTENT.challenges[card].id: count for card, count in s.counters},
        marks=_marks(s),
        decks={level: len(deck) for level, deck in zip(LEVELS, s.challenge, strict=False)},
        elite=len(s.elite),
        pile=len(s.pile),
        trophies={trophy.id: left for trophy, left in zip(CONTENT.trophies, s.trophies, strict=False)},
        fight=fight_scene(seen),
        card=cause.card if cause else None,
        cause=cause,
        hand=(),
        top=None,
    )


def seat_scene(watched: TableScene, seen: View[Table]) -> TableScene:
    """The own hand, the own options, and what the seat has peeked at."""
    s = seen.state
    me = seen.seat
    desk = Desk(seen)
    seated = bool(s.heroes)
    return replace(
        watched,
        me=me,
        question=_question(seen, watched.cause, tuple(map(desk.option, seen.options)) if desk.is_asked else ()),
        spaces=_spaces(s),
        card=_drawn(seen) or watched.card,
        hand=tuple(_hand_card(s, me, card) for card in s.hands[me]) if seated else (),
        top=LEVELS[min(top_level(s, me), len(LEVELS) - 1)] if seated else None,
    )


def _question(
    seen: View[Table], cause: CauseScene | None, options: tuple[OptionScene, ...]
) -> SceneQuestion[OptionScene] | None:
    question, prompt = question_of(seen, options), prompt_of(seen, cause)
    return replace(question, prompt=prompt) if question is not None and prompt is not None else question


def _hand_card(s: Table, seat: int, card: int) -> HandCardScene:
    return HandCardScene(CONTENT.abilities[card].id, card_cost(s, seat, card))


def _spaces(s: Table) -> dict[str, SpaceScene]:
    """Tokens that the seat of the view knows are not hidden in it."""
    tokens: dict[int, int] = {}
    known: dict[int, tuple[str, ...]] = {}
    for kinds, places in zip(s.hidden, s.hidden_at, strict=True):
        for kind, space in zip(kinds, places, strict=True):
            tokens[space] = tokens.get(space, 0) + 1
            if kind != HIDDEN:
                known[space] = (*known.get(space, ()), CONTENT.discoveries[kind].id)
    events: dict[int, tuple[str, ...]] = {}
    for space, card in s.located:
        events[space] = (*events.get(space, ()), CONTENT.challenges[card].id)
    traps: dict[int, tuple[tuple[str, int], ...]] = {}
    for space, ability, owner in s.traps:
        traps[space] = (*traps.get(space, ()), (CONTENT.abilities[ability].id, owner))
    return {
        CONTENT.spaces[space].id: SpaceScene(
            tokens.get(space, 0), known.get(space, ()), events.get(space, ()), traps.get(space, ())
        )
        for space in sorted({*tokens, *events, *traps})
    }


def _marks(s: Table) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for card, seat in s.marks:
        event = CONTENT.challenges[card].id
        found[event] = (*found.get(event, ()), seat)
    return found


def _drawn(seen: View[Table]) -> str | None:
    """The discovery token that the seat has drawn and lays somewhere (AG-RES-06)."""
    drawn = next((frame.drawn for frame in reversed(seen.stack) if isinstance(frame, PlaceToken)), ())
    mine = drawn[seen.seat] if drawn else ()
    return CONTENT.discoveries[mine[0]].id if mine else None
