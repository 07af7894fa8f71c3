"""What players may answer: small structs with readable keys (`go:brill`, `play:frostbolt`, `attack:sofeea`)."""

from __future__ import annotations

from typing import Any

from meetingstone.engine import NONE, Game, Option
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.ids import hero_id
from meetingstone.games.adventure.queries import (
    ability_name,
    card_cost,
    event_name,
    foe_name,
    hero_name,
    item_name,
    item_of,
    power_cost,
    quest_name,
    space_name,
    token_name,
)
from meetingstone.games.adventure.sources import SOURCES
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS, Potion, Resource
from meetingstone.games.adventure.wording import READER, left, taken, told, way

Values = dict[str, Any]


class Done(Option, frozen=True, tag="done"):
    """No more of this."""


class Yes(Option, frozen=True, tag="yes"):
    """Do what is offered, as effect ``i`` of ``script`` states it; ``foe``: an encounter offers it."""

    script: int = NONE
    i: int = NONE
    foe: bool = False

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        if self.script != NONE:
            return "option-ag-branch", {"does": taken(self.script, self.i, self.foe)}
        return f"option-{_kind(g)}-yes", {}


class No(Option, frozen=True, tag="no"):
    """Leave it."""

    script: int = NONE
    i: int = NONE
    foe: bool = False

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        if self.script != NONE:
            does = left(self.script, self.i, self.foe)
            return ("option-ag-branch", {"does": does}) if does else ("option-ag-leave", {})
        return f"option-{_kind(g)}-no", {}


def _kind(g: Game[Table]) -> str:
    """What a yes or no means follows from the question."""
    assert g.question is not None
    return g.question.kind


# ---- set-up


class PickCharacter(Option, frozen=True, tag="character"):
    """AG-SETUP-07: a character that nobody has taken yet."""

    character: int

    def key(self, g: Game[Table]) -> str:
        return f"character:{CONTENT.characters[self.character].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-character", {"hero": f"@ag-{CONTENT.characters[self.character].id}"}


# ---- places and people


class Go(Option, frozen=True, tag="go"):
    """Walk to a space, by a shortest way (AG-MOVE-02)."""

    space: int

    def key(self, g: Game[Table]) -> str:
        return f"go:{CONTENT.spaces[self.space].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-go", {"space": space_name(self.space)}


class Place(Option, frozen=True, tag="space"):
    """A space: where something is put, or where somebody goes."""

    space: int

    def key(self, g: Game[Table]) -> str:
        return f"space:{CONTENT.spaces[self.space].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-space", {"space": space_name(self.space)}


class Target(Option, frozen=True, tag="target"):
    """A character: whom an effect or a quest is about (AG-QUEST-02), or whose turn it is to act (AG-ABIL-13)."""

    seat: int

    def key(self, g: Game[Table]) -> str:
        return f"target:{hero_id(g.state, self.seat)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-target", {"hero": hero_name(g.state, self.seat)}


# ---- cards and powers


class Play(Option, frozen=True, tag="play"):
    """Play an ability card (AG-ABIL-03)."""

    seat: int
    ability: int

    def key(self, g: Game[Table]) -> str:
        return f"play:{CONTENT.abilities[self.ability].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        energy = card_cost(g.state, self.seat, self.ability)
        return "option-ag-play", {"card": ability_name(self.ability), "energy": energy}


class UsePower(Option, frozen=True, tag="use"):
    """Use a power of a card in play (AG-POWER-09), or spend a kept token (AG-DISC-08); ``bearer`` carries the card."""

    seat: int
    source: int
    row: int
    bearer: int

    def key(self, g: Game[Table]) -> str:
        source = SOURCES[self.source]
        key = f"use:{source.id}"
        if len(source.use) > 1:
            key += f":{self.row}"
        return key if self.bearer == self.seat else f"{key}@{hero_id(g.state, self.bearer)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        source = SOURCES[self.source]
        energy = power_cost(g.state, self.seat, source.use[self.row].cost.energy)
        sides = (f"@ag-{source.id}-start", f"@ag-{source.id}-other")
        voice = READER._replace(sides=sides) if source.kind == "side" else READER
        does = told(source.use[self.row].do, voice)
        return "option-ag-use-power", {"card": source.name, "energy": energy, "does": does}


class Drink(Option, frozen=True, tag="drink"):
    """Discard an item as a potion (AG-POTION-01)."""

    item: int
    potion: Potion

    def key(self, g: Game[Table]) -> str:
        return f"drink:{item_of(self.item).id}:{self.potion}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-ag-drink-{self.potion}", {"item": item_name(self.item)}


class PayEnergy(Option, frozen=True, tag="pay"):
    """Pay the rest with energy (AG-ABIL-06)."""

    energy: int

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-pay", {"energy": self.energy}


class HandCard(Option, frozen=True, tag="card"):
    """An ability card: to discard, to take, to keep."""

    ability: int

    def key(self, g: Game[Table]) -> str:
        return f"card:{CONTENT.abilities[self.ability].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-card", {"card": ability_name(self.ability)}


class OwnItem(Option, frozen=True, tag="item"):
    """An item: to discard, to take, to keep, to equip."""

    item: int

    def key(self, g: Game[Table]) -> str:
        return f"item:{item_of(self.item).id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-item", {"item": item_name(self.item)}


class OwnToken(Option, frozen=True, tag="token"):
    """A kept discovery token, to discard."""

    kind: int

    def key(self, g: Game[Table]) -> str:
        return f"token:{CONTENT.discoveries[self.kind].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-token", {"token": token_name(self.kind)}


class Attached(Option, frozen=True, tag="attached"):
    """A card attached to a character, to discard (AG-ABIL-18); ``place`` is its place among them."""

    seat: int
    place: int

    def key(self, g: Game[Table]) -> str:
        hero = g.state.heroes[self.seat]
        return f"attached:{CONTENT.abilities[hero.attached[self.place].ability].id}:{self.place}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        ability = g.state.heroes[self.seat].attached[self.place].ability
        return "option-ag-attached", {"card": ability_name(ability), "hero": hero_name(g.state, self.seat)}


class Branch(Option, frozen=True, tag="branch"):
    """One of several ways to go on, as effect ``i`` of ``script`` states them; ``foe``: an encounter gives it."""

    index: int
    script: int
    i: int
    foe: bool

    def key(self, g: Game[Table]) -> str:
        return f"branch:{self.index + 1}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-branch", {"does": way(self.script, self.i, self.index, self.foe)}


class PowerFirst(Option, frozen=True, tag="first"):
    """The triggered power that is resolved first (AG-POWER-06)."""

    source: int
    row: int

    def key(self, g: Game[Table]) -> str:
        return f"first:{SOURCES[self.source].id}:{self.row}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-power-first", {"card": SOURCES[self.source].name}


class DieOf(Option, frozen=True, tag="die"):
    """One's own combat die or the enemy's (AG-POWER-07)."""

    own: bool

    def key(self, g: Game[Table]) -> str:
        return "die:own" if self.own else "die:enemy"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return ("option-ag-die-own" if self.own else "option-ag-die-enemy"), {}


class Colour(Option, frozen=True, tag="colour"):
    """A challenge deck, to gain an item from (AG-TOK-01)."""

    level: int

    def key(self, g: Game[Table]) -> str:
        return f"colour:{LEVELS[self.level]}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-level", {"level": f"@ag-level-{LEVELS[self.level]}"}


# ---- exploration


class TakeResource(Option, frozen=True, tag="resource"):
    """The one resource that is activated (AG-EXPL-02)."""

    resource: Resource

    def key(self, g: Game[Table]) -> str:
        return f"resource:{self.resource}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-resource", {"resource": f"@ag-resource-{self.resource}"}


class Resolve(Option, frozen=True, tag="resolve"):
    """The discovery token that is resolved next (AG-DISC-03)."""

    kind: int

    def key(self, g: Game[Table]) -> str:
        return f"resolve:{CONTENT.discoveries[self.kind].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-resolve", {"token": token_name(self.kind)}


class PeekAt(Option, frozen=True, tag="peek"):
    """A facedown discovery token on the board (AG-TOK-03); tokens in one space are told apart by a number."""

    row: int
    place: int
    space: int
    number: int

    def key(self, g: Game[Table]) -> str:
        return f"peek:{CONTENT.spaces[self.space].id}:{self.number}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-peek", {"space": space_name(self.space), "number": self.number}


# ---- challenges


class Attack(Option, frozen=True, tag="attack"):
    """Attack a character (AG-CHAL-03)."""

    seat: int

    def key(self, g: Game[Table]) -> str:
        return f"attack:{hero_id(g.state, self.seat)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-attack", {"hero": hero_name(g.state, self.seat)}


class Challenge(Option, frozen=True, tag="fight"):
    """Fight an undefeated encounter (AG-TRACK-03)."""

    slot: int

    def key(self, g: Game[Table]) -> str:
        return f"fight:{self.slot + 1}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-fight", {"foe": foe_name(g.state.track[self.slot]), "number": self.slot + 1}


class FaceBoard(Option, frozen=True, tag="face"):
    """Take on the game board encounter (AG-BOARD-04, AG-CHAL-10)."""

    space: int

    def key(self, g: Game[Table]) -> str:
        return f"face:{CONTENT.spaces[self.space].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-face", {"space": space_name(self.space)}


class Visit(Option, frozen=True, tag="event"):
    """Resolve a location event (AG-EVENT-13)."""

    card: int

    def key(self, g: Game[Table]) -> str:
        return f"event:{CONTENT.challenges[self.card].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-event", {"event": event_name(self.card)}


class Draw(Option, frozen=True, tag="draw"):
    """Draw a challenge card (AG-CHAL-06)."""

    level: int

    def key(self, g: Game[Table]) -> str:
        return "draw"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-draw", {"level": f"@ag-level-{LEVELS[self.level]}"}


class Marker(Option, frozen=True, tag="marker"):
    """An undefeated encounter: the one that leaves the track (AG-TRACK-06), or is moved."""

    slot: int

    def key(self, g: Game[Table]) -> str:
        return f"marker:{self.slot + 1}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        s = g.state
        space = space_name(s.marked[self.slot])
        return "option-ag-marker", {"foe": foe_name(s.track[self.slot]), "space": space, "number": self.slot + 1}


# ---- quests


class QuestFirst(Option, frozen=True, tag="quest"):
    """A quest: to set up first (AG-SETUP-11), to drop (AG-QUEST-13)."""

    quest: int

    def key(self, g: Game[Table]) -> str:
        return f"quest:{CONTENT.quests[self.quest].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ag-quest", {"quest": quest_name(self.quest)}


class Meet(Option, frozen=True, tag="goal"):
    """Meet a goal of a quest (AG-MAINT-02); ``what`` is the space of a token, an item or an ability card."""

    quest: int
    goal: int
    what: int = NONE

    def key(self, g: Game[Table]) -> str:
        quest = CONTENT.quests[self.quest]
        key = f"goal:{quest.id}:{self.goal + 1}"
        goal = quest.goals[self.goal]
        if goal.discard:
            return f"{key}:{item_of(self.what).id}"
        return f"{key}:{CONTENT.abilities[self.what].id}" if goal.cards else key

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        goal = CONTENT.quests[self.quest].goals[self.goal]
        values: Values = {"quest": quest_name(self.quest)}
        if goal.discard:
            return "option-ag-goal-discard", {**values, "item": item_name(self.what)}
        if goal.cards:
            return "option-ag-goal-cards", {**values, "card": ability_name(self.what)}
        kind = "collect" if goal.collect else "meet" if goal.meet else "wear" if goal.wear else "travel"
        return f"option-ag-goal-{kind}", values


OPTIONS: tuple[type[Option], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Option) and kind is not Option
)
