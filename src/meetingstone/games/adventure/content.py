"""The box: what content/*.toml states, checked when it is read and numbered for the state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from meetingstone.engine import ContentError, content
from meetingstone.engine.content import Stated, nearest
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.pieces import (
    AbilityCard,
    Box,
    Character,
    Discovery,
    Encounter,
    EncounterCard,
    Event,
    Goal,
    Item,
    Quest,
    Space,
    Trophy,
)
from meetingstone.games.adventure.vocabulary import COMBAT_MOMENTS, LEVELS, InForce

HERE = Path(__file__).parent


# ---- files


class _Board(Stated, frozen=True):
    space: tuple[Space, ...]


class _Characters(Stated, frozen=True):
    character: tuple[Character, ...]


class _Abilities(Stated, frozen=True):
    ability: tuple[AbilityCard, ...]


class _Challenges(Stated, frozen=True):
    encounter: tuple[EncounterCard, ...] = ()
    event: tuple[Event, ...] = ()


class _Quests(Stated, frozen=True):
    quest: tuple[Quest, ...]


class _Trophies(Stated, frozen=True):
    trophy: tuple[Trophy, ...]


class _Discoveries(Stated, frozen=True):
    discovery: tuple[Discovery, ...]


T = TypeVar("T")


WORDS = sorted(
    {
        field.encode_name
        for kind in vars(v).values()
        if isinstance(kind, type) and issubclass(kind, Stated)
        for field in msgspec.structs.fields(kind)
    }
)
VERBS = tuple(str(kind.__struct_config__.tag) for kind in v.AnyEffect.__args__)


def read(path: Path, kind: type[T]) -> T:
    return content.read(path, kind, fields=WORDS, verbs=VERBS)


# ---- the cards, numbered


class Source(Stated, frozen=True, kw_only=True):
    """Anything that can be in force, under one number for all kinds of cards."""

    kind: str
    """``item``, ``encounter``, ``enemy``, ``attached``, ``side``, ``event``, ``back``, ``board`` or ``token``."""
    id: str
    rows: InForce


class Challenge(Stated, frozen=True, kw_only=True):
    """A challenge card: its colour, its front and what may be on its other face."""

    id: str
    level: int
    encounter: Encounter | None = None
    """What it is fought as: its front, or the enemy on the reverse of an event."""
    event: Event | None = None
    item: Item | None = None


class Content:
    """All that lies in the box. In the state everything is its index here.

    Every kind of file may be there more than once (``characters_druid.toml`` beside ``characters.toml``), so that a
    pack of characters is a handful of files more in the folder.
    """

    def __init__(self, folder: Path) -> None:
        self.box = read(folder / "box.toml", Box)
        self.spaces = read(folder / "board.toml", _Board).space
        self.characters: tuple[Character, ...] = _all(folder, "characters", _Characters, lambda file: file.character)
        self.decks = {
            path.stem.removeprefix("abilities_"): read(path, _Abilities).ability
            for path in sorted(folder.glob("abilities_*.toml"))
        }
        self.abilities = tuple(card for deck in self.decks.values() for card in deck)
        self.challenges = tuple(
            card for level, name in enumerate(LEVELS) for card in _challenges(folder, level, f"challenge_{name}")
        )
        self.quests: tuple[Quest, ...] = _all(folder, "quests", _Quests, lambda file: file.quest)
        self.trophies: tuple[Trophy, ...] = _all(folder, "trophies", _Trophies, lambda file: file.trophy)
        self.discoveries: tuple[Discovery, ...] = _all(folder, "discoveries", _Discoveries, lambda file: file.discovery)

        self.space = _numbers("space", self.spaces)
        self.ability = _numbers("ability card", self.abilities)
        self.challenge = _numbers("challenge card", self.challenges)
        self.quest = _numbers("quest", self.quests)
        self.trophy = _numbers("trophy", self.trophies)
        self.discovery = _numbers("discovery", self.discoveries)
        self.character = _numbers("character", self.characters)
        self.regions = tuple(dict.fromkeys(space.region for space in self.spaces))
        self.item = {card.item.id: i for i, card in enumerate(self.challenges) if card.item}
        self._check()

    # ---- checks

    def _check(self) -> None:
        """What one file says of another must be there."""
        self._check_board()
        self._check_characters()
        tables = (self.ability, self.challenge, self.quest, self.trophy, self.discovery, self.character, self.space)
        ids = [name for table in tables for name in table]
        ids += [card.item.id for card in self.challenges if card.item]
        ids += [*self.regions, *self.enemies]
        ids += [card.event.back.id for card in self.challenges if card.event and card.event.back]
        ids += [space.encounter.enemy.id for space in self.spaces if space.encounter and space.encounter.enemy]
        _unique("content", ids)
        for name, card in self._cards():
            for place, effect in effects_of(card):
                self._check_effect(f"{name}: {place}", effect)
            self._check_moments(name, card)
            for need in needs_of(card):
                for space in need.at:
                    self._known(name, "space or region", space, {*self.space, *self.regions})
        for event in (card.event for card in self.challenges if card.event):
            if event.space and self.spaces[self._number(event.id, "space", event.space, self.space)].kind != "key":
                raise ContentError(f"{event.id}: {event.space} is no key location (AG-EVENT-11)")
        for quest in self.quests:
            self._check_quest(quest)

    def _cards(self) -> Iterator[tuple[str, Stated]]:
        for table in (self.characters, self.abilities, self.quests, self.discoveries, self.spaces):
            for each in table:
                yield each.id, each
        for card in self.challenges:
            for face in (card.event, card.encounter, card.item):
                if face is not None:
                    yield face.id, face

    def faces(self) -> Iterator[Stated]:
        """Everything that states something: cards by their faces, tokens and spaces."""
        for _, card in self._cards():
            yield card
        yield from self.trophies

    def _check_board(self) -> None:
        for space in self.spaces:
            for other in space.links:
                number = self._number(space.id, "space", other, self.space)
                if space.id not in self.spaces[number].links:
                    raise ContentError(f"board.toml: {space.id} links to {other}, but not the other way round")
            if space.kind == "city" and space.level != "grey":
                raise ContentError(f"board.toml: {space.id} is a city and must be grey (AG-MOVE-05)")

    def _check_characters(self) -> None:
        for character in self.characters:
            if tuple(card.level for card in character.card) != LEVELS:
                raise ContentError(f"{character.id}: states cards for grey, green, yellow and red, in that order")
            if character.cls not in self.decks:
                raise ContentError(f"{character.id}: there is no abilities_{character.cls}.toml")

    def _check_quest(self, quest: Quest) -> None:
        lying = list(quest.tokens)
        for goal in quest.goals:
            for space in goal.travel:
                self._number(quest.id, "space", space, self.space)
            for space in goal.at:
                self._known(quest.id, "space or region", space, {*self.space, *self.regions})
            for space in goal.board:
                self._known(quest.id, "game board encounter", space, {*self.space, "overlord"})
            for space in goal.collect:
                if space not in lying:
                    raise ContentError(f"{quest.id}: collects a token on {space} that was never put there (tokens)")
                lying.remove(space)
            if goal.meet and not quest.target:
                raise ContentError(f"{quest.id}: a goal to meet needs a target")
        for space in quest.tokens:
            self._number(quest.id, "space", space, self.space)

    def _check_effect(self, where: str, effect: v.Effect) -> None:
        if isinstance(effect, v.GainTrophy):
            self._number(where, "trophy", effect.trophy, self.trophy)
        if isinstance(effect, v.Move | v.Summon | v.FlipEvent) and effect.space:
            self._number(where, "space", effect.space, self.space)

    def _check_moments(self, name: str, card: Stated) -> None:
        """A verb that only makes sense at one moment stands where that moment is."""
        if not isinstance(card, Event):
            for verb, effect in effects_of(card):
                if isinstance(effect, EVENT_VERBS) and name not in self.enemies:
                    raise ContentError(f"{name}: {verb} is a verb of events")
        for row in parts_of(card):
            if isinstance(row, AbilityCard):
                moments: tuple[str, ...] = row.at or (COMBAT_MOMENTS if row.timing == "combat" else ("move",))
                done: Iterable[Stated] = (*row.do, *(each for more in row.improved for each in more.do))
            elif isinstance(row, v.Use):
                moments, done = row.at, row.do
            elif isinstance(row, v.Trigger):
                moments, done = (row.at,) if row.at else ("after_roll",), row.do
            else:
                continue
            if not isinstance(row, v.Trigger) and set(moments) & v.ONLY_TRIGGERS:
                raise ContentError(f"{name}: {', '.join(moments)}: nobody can act then; only triggers happen")
            for outer in done:
                for verb, inner in effects_of(outer):
                    allowed = _moments_of(inner)
                    if allowed and set(moments) - allowed:
                        wrong = ", ".join(sorted(set(moments) - allowed))
                        raise ContentError(
                            f"{name}: {verb} cannot happen at {wrong} (at: {', '.join(sorted(allowed))})"
                        )

    @cached_property
    def enemies(self) -> frozenset[str]:
        return frozenset(card.event.enemy.id for card in self.challenges if card.event and card.event.enemy)

    def _number(self, where: str, kind: str, name: str, known: dict[str, int]) -> int:
        self._known(where, kind, name, known)
        return known[name]

    def _known(self, where: str, kind: str, name: str, known: Iterable[str]) -> None:
        if name not in known:
            raise ContentError(f"{where} names the {kind} {name}, which there is not{nearest(name, known)}")

    def loose_ends(self) -> list[str]:
        """Words that one card uses and none has: traits, keywords and cards. For the test of the whole box."""
        traits = {trait for card in self.challenges if card.encounter for trait in card.encounter.traits}
        traits |= {trait for space in self.spaces if space.encounter for trait in _enemy_traits(space)}
        words = {*self.ability, "power", *(word for card in self.abilities for word in card.keywords)}
        found = []
        for name, card in self._cards():
            for stated in parts_of(card):
                wanted: tuple[str, ...] = ()
                if isinstance(stated, v.Need):
                    wanted = tuple(word for word in (*stated.attached, *stated.keyword, *stated.used))
                    found += [f"{name}: no encounter is {trait}" for trait in stated.enemy_trait if trait not in traits]
                elif isinstance(stated, v.Modify):
                    wanted = stated.cards
                elif isinstance(stated, v.Strip | v.Recover):
                    wanted = (stated.keyword,) if stated.keyword else ()
                elif isinstance(stated, Goal):
                    found += [f"{name}: no encounter is {trait}" for trait in stated.trait if trait not in traits]
                elif isinstance(stated, v.Cost) and stated.trait and stated.trait not in traits:
                    found.append(f"{name}: no encounter is {stated.trait}")
                found += [f"{name}: no ability card is or has {word}" for word in wanted if word not in words]
        return found


def _all(folder: Path, stem: str, kind: type[T], rows: Any) -> tuple[Any, ...]:
    return tuple(row for path in sorted(folder.glob(f"{stem}*.toml")) for row in rows(read(path, kind)))


def _challenges(folder: Path, level: int, stem: str) -> Iterator[Challenge]:
    """AG-CARD-06: the colour of the file is the level of its cards, and of the items printed on them."""
    for path in sorted(folder.glob(f"{stem}*.toml")):
        file = read(path, _Challenges)
        for encounter in file.encounter:
            yield Challenge(id=encounter.id, level=level, encounter=encounter, item=encounter.item)
        for event in file.event:
            yield Challenge(id=event.id, level=level, event=event, encounter=event.enemy, item=event.item)


def _numbers(kind: str, rows: Iterable[Any]) -> dict[str, int]:
    ids = [row.id for row in rows]
    _unique(kind, ids)
    return {name: i for i, name in enumerate(ids)}


def _unique(kind: str, ids: list[str]) -> None:
    seen: set[str] = set()
    for name in ids:
        if name in seen:
            raise ContentError(f"{kind}: {name} occurs twice")
        seen.add(name)


def _enemy_traits(space: Space) -> tuple[str, ...]:
    return space.encounter.enemy.traits if space.encounter and space.encounter.enemy else ()


EVENT_VERBS = (v.Log, v.FlipEvent, v.DiscardEvent, v.CountEvent, v.LayToken)
FIGHTING = {*COMBAT_MOMENTS, "met", "attacked", "combat_end", "hit", "missed", "won", "played", "hurt", "fall"}


def _moments_of(effect: v.Effect) -> set[str]:
    """The moments at which a verb makes sense; empty: all."""
    if isinstance(effect, v.CancelCard):
        return {"played"}
    if isinstance(effect, v.Prevent):
        return {"hurt"}
    if isinstance(effect, v.Survive):
        return {"fall"}
    if isinstance(effect, v.Avoid):
        return {"met", "attacked"}
    if isinstance(effect, v.Steps):
        return {"move", "rolled"}
    if isinstance(effect, v.Reroll) and effect.die == "movement":
        return {"rolled"}
    if isinstance(effect, v.Reroll) and effect.die == "card":
        return {"die"}
    if isinstance(effect, v.Boost | v.Strike | v.Forbid):
        return FIGHTING if effect.until == "combat" else set()
    if isinstance(effect, v.Reroll | v.SetDie | v.SwapDice | v.CancelCombat | v.NoAttack | v.Value):
        return FIGHTING
    return set()


# ---- walking through a card


def parts_of(stated: Stated) -> Iterator[Stated]:
    """A card and everything that is stated inside it."""
    yield stated
    for name in stated.__struct_fields__:
        value = getattr(stated, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Stated):
                yield from parts_of(each)


def needs_of(card: Stated) -> Iterator[v.Need]:
    return (each for each in parts_of(card) if isinstance(each, v.Need))


def effects_of(card: Stated) -> Iterator[tuple[str, v.Effect]]:
    """(verb, effect) of everything that a card does."""
    for each in parts_of(card):
        if isinstance(each, v.Effect):
            yield str(type(each).__struct_config__.tag), each


CONTENT = Content(HERE / "content")
BOX = CONTENT.box

if __name__ == "__main__":
    print(
        f"{len(CONTENT.abilities)} abilities, {len(CONTENT.challenges)} challenge cards, {len(CONTENT.quests)} quests"
    )
    for sentence in CONTENT.loose_ends():
        print(sentence)
