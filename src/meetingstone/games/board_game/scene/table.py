"""The whole table: what everybody sees of it, and what a seat sees besides."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, Frame
from meetingstone.engine.scene import Scene, SceneQuestion, question_of
from meetingstone.engine.views import View
from meetingstone.games.board_game.content import ITEM_DECKS
from meetingstone.games.board_game.flow.match import SetUp, slots, splits
from meetingstone.games.board_game.flow.turn import space_of
from meetingstone.games.board_game.ids import card_id, card_ids, hero_id
from meetingstone.games.board_game.scene.causes import CauseScene, cause_of, prompt_of
from meetingstone.games.board_game.scene.fight import FightScene, fight_scene
from meetingstone.games.board_game.scene.heroes import HeroScene, hero_scene
from meetingstone.games.board_game.scene.options import Desk, OptionScene, RouteScene
from meetingstone.games.board_game.scene.places import (
    EventScene,
    FactionScene,
    OverlordScene,
    RegionScene,
    event_scene,
    faction_scene,
    overlord_scene,
    region_scenes,
    with_known,
)
from meetingstone.games.board_game.state import FACTIONS, Table
from meetingstone.games.board_game.vocabulary import Faction


class DecksScene(msgspec.Struct, frozen=True):
    """Cards left."""

    items: dict[str, int]
    events: int
    special: tuple[str, ...]


class PickScene(msgspec.Struct, frozen=True):
    """The class that a seat has picked; None: it is still to come."""

    seat: int
    cls: str | None
    side: Faction | None
    """The faction, where it is already settled: agreed on, or the only one that the classes leave."""


class BoardScene(Scene[OptionScene], frozen=True, kw_only=True):
    """The Board Game as ``me`` sees it."""

    turn: int
    space: int
    """On the turn track; beyond its last space for the final battle."""
    active: Faction | None
    """The faction whose turn it is."""
    subject: str | None
    """The character whom the question is about."""
    card: str | None
    """The card that it is about."""
    cause: CauseScene | None
    """Who asks, and why."""
    mine: tuple[str, ...]
    """Characters of ``me``."""
    heroes: dict[str, HeroScene]
    factions: dict[Faction, FactionScene]
    regions: dict[str, RegionScene]
    """Those where something stands."""
    merchant: tuple[str, ...]
    events: tuple[EventScene, ...]
    overlord: OverlordScene | None
    decks: DecksScene
    draft: tuple[PickScene, ...]
    """While classes are picked."""
    fight: FightScene | None
    routes: dict[str, dict[str, RouteScene]]
    """Of each character of ``me`` who may travel: where to, by region."""
    votes: dict[str, str]
    """Of a common decision: what the friends' seats have chosen so far, by seat."""
    decider: int | None
    """Of a common decision: whose choice counts when friends disagree (BG-DEC-02)."""


def scene(seen: View[Table]) -> BoardScene:
    s = seen.state
    over = seen.question is None and not seen.stack
    subject, card = _subject(s, seen.stack)
    return BoardScene(
        game=seen.game,
        me=NONE,
        number=seen.number,
        over=over,
        winners=s.winners() if over else (),
        places=s.places() if over else (),
        question=_question(seen, ()),
        turn=s.turn,
        space=space_of(s.turn) if s.turn and s.settings.defeat_overlord else s.turn,
        active=FACTIONS[s.active] if s.active != NONE else None,
        subject=subject,
        card=card,
        cause=cause_of(seen),
        mine=(),
        heroes={hero_id(hero): hero_scene(hero) for hero in s.heroes},
        factions={name: faction_scene(s, faction) for faction, name in enumerate(FACTIONS)} if s.quest_decks else {},
        regions=region_scenes(s),
        merchant=card_ids(s.merchant),
        events=tuple(event_scene(s, place) for place in range(len(s.events))),
        overlord=overlord_scene(s),
        decks=DecksScene(
            {name: len(deck) for name, deck in zip(ITEM_DECKS, s.item_decks, strict=False)},
            len(s.event_deck),
            card_ids(s.special),
        ),
        draft=_draft(s, seen.stack),
        fight=fight_scene(seen),
        routes={},
        votes={},
        decider=None,
    )


def seat_scene(watched: BoardScene, seen: View[Table]) -> BoardScene:
    """The own options, what the own faction knows of Lord Kazzak, and where the own characters may go."""
    s = seen.state
    desk = Desk(seen)
    return replace(
        watched,
        me=seen.seat,
        question=_question(seen, tuple(desk.option(option) for option in seen.options)),
        mine=tuple(hero_id(hero) for hero in s.heroes if hero.seat == seen.seat),
        overlord=with_known(s, watched.overlord, seen.seat),
        routes=desk.routes(),
        votes=desk.votes(),
        decider=desk.decider(),
    )


def _question(seen: View[Table], options: tuple[OptionScene, ...]) -> SceneQuestion[OptionScene] | None:
    question, prompt = question_of(seen, options), prompt_of(seen)
    return replace(question, prompt=prompt) if question is not None and prompt is not None else question


def _subject(s: Table, stack: tuple[Frame, ...]) -> tuple[str | None, str | None]:
    """The character and the card that the innermost procedures name."""
    hero, card = NONE, NONE
    for frame in reversed(stack):
        for name in ("owner", "hero", "subject"):
            if hero == NONE:
                hero = getattr(frame, name, NONE)
        for name in ("card", "kept", "prize"):
            if card == NONE:
                card = getattr(frame, name, NONE) if type(frame).__name__ != "DrawEvents" else NONE
        if hero != NONE:
            break
    return hero_id(s.heroes[hero]) if hero != NONE else None, card_id(card) if card != NONE else None


def _draft(s: Table, stack: tuple[Frame, ...]) -> tuple[PickScene, ...]:
    frame = next((frame for frame in stack if isinstance(frame, SetUp)), None)
    if frame is None or not frame.picks or s.heroes:
        return ()
    legal = splits(s.settings, frame.picks)
    return tuple(
        PickScene(seat, cls or None, _settled({sides[seat] for sides in legal}))
        for seat, cls in zip(slots(s.settings.players), frame.picks, strict=True)
    )


def _settled(sides: set[int]) -> Faction | None:
    return FACTIONS[sides.pop()] if len(sides) == 1 else None
