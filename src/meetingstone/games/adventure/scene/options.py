"""What the seat may do: each option with what it names, costs and brings."""

from __future__ import annotations

from typing import Any

import msgspec

from meetingstone.engine import NONE, Option
from meetingstone.engine.picture import Phrase
from meetingstone.engine.scene import SceneOption, as_seen
from meetingstone.engine.views import View
from meetingstone.games.adventure import options as o
from meetingstone.games.adventure import pieces
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.movement import Movement
from meetingstone.games.adventure.flow.targets import reach, way_to
from meetingstone.games.adventure.ids import character_id, foe_id, item_id, space_id
from meetingstone.games.adventure.queries import Cast, applies, card_cost, per, power_cost, printed, side_in
from meetingstone.games.adventure.sources import PLAY, SCRIPTS, SOURCES
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS


class BoostScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card or power adds to both sums of the running combat, as things stand."""

    attack: int = 0
    defense: int = 0
    damage: int = 0
    foe_attack: int = 0
    foe_defense: int = 0
    foe_damage: int = 0


class OptionScene(SceneOption, frozen=True, kw_only=True, omit_defaults=True):
    """One option; what does not apply is left out."""

    space: str | None = None
    way: tuple[str, ...] | None = None
    """The spaces that are walked through, the last of them the target."""
    seat: int | None = None
    card: str | None = None
    """An ability card, or the card whose power is used."""
    item: str | None = None
    token: str | None = None
    quest: str | None = None
    goal: int | None = None
    foe: str | None = None
    event: str | None = None
    slot: int | None = None
    level: v.Level | None = None
    resource: str | None = None
    potion: str | None = None
    energy: int | None = None
    row: int | None = None
    boost: BoostScene | None = None


class Desk:
    """What the seat's options need, looked up once."""

    def __init__(self, seen: View[Table]) -> None:
        self.s = seen.state
        self.me = seen.seat
        self.table = as_seen(seen)
        # Of a question that all answer in secret, those who have answered know their options, but may not answer again.
        self.is_asked = seen.question is not None and seen.seat in seen.question.awaited()
        top = seen.stack[-1] if seen.stack else None
        moving = isinstance(top, Movement) and self.is_asked
        self.reached = reach(self.s, self.me, self.s.moves) if moving else {}

    def option(self, option: Option) -> OptionScene:
        return OptionScene(
            key=option.key(self.table),
            kind=str(type(option).__struct_config__.tag),
            text=Phrase(*option.says(self.table)),
            **self._about(option),
        )

    def _about(self, option: Option) -> dict[str, Any]:
        s = self.s
        if isinstance(option, o.Go):
            return {"space": space_id(option.space), "way": tuple(map(space_id, way_to(self.reached, option.space)))}
        if isinstance(option, o.Place | o.PeekAt | o.FaceBoard):
            return {"space": space_id(option.space)}
        if isinstance(option, o.PickCharacter):
            return {"card": character_id(option.character)}
        if isinstance(option, o.Target | o.Attack):
            return {"seat": option.seat}
        if isinstance(option, o.Play):
            card = CONTENT.abilities[option.ability]
            boost = self._boost(SCRIPTS[PLAY[option.ability][s.heroes[self.me].level]], card.weapon)
            return {"card": card.id, "energy": card_cost(s, self.me, option.ability), "boost": boost}
        if isinstance(option, o.HandCard):
            return {"card": CONTENT.abilities[option.ability].id}
        if isinstance(option, o.UsePower):
            return self._power(option)
        if isinstance(option, o.Drink):
            return {"item": item_id(option.item), "potion": option.potion}
        if isinstance(option, o.OwnItem):
            return {"item": item_id(option.item)}
        if isinstance(option, o.OwnToken | o.Resolve):
            return {"token": CONTENT.discoveries[option.kind].id}
        if isinstance(option, o.Attached):
            hero = s.heroes[option.seat]
            return {"card": CONTENT.abilities[hero.attached[option.place].ability].id, "seat": option.seat}
        if isinstance(option, o.TakeResource):
            return {"resource": option.resource}
        if isinstance(option, o.Challenge | o.Marker):
            foe, space = foe_id(s.track[option.slot]), space_id(s.marked[option.slot])
            return {"foe": foe, "slot": option.slot + 1, "space": space}
        if isinstance(option, o.Visit):
            return {"event": CONTENT.challenges[option.card].id}
        if isinstance(option, o.Draw | o.Colour):
            return {"level": LEVELS[option.level]}
        if isinstance(option, o.QuestFirst):
            return {"quest": CONTENT.quests[option.quest].id}
        if isinstance(option, o.Meet):
            return self._goal(option)
        if isinstance(option, o.PayEnergy):
            return {"energy": option.energy}
        if isinstance(option, o.PowerFirst):
            return {"card": SOURCES[option.source].id, "row": option.row}
        return {}

    def _power(self, option: o.UsePower) -> dict[str, Any]:
        source = SOURCES[option.source]
        return {
            "card": source.id,
            "seat": option.bearer if option.bearer != self.me else None,
            "row": option.row if len(source.use) > 1 else None,
            "energy": power_cost(self.s, self.me, source.use[option.row].cost.energy) or None,
            "boost": self._boost(source.use[option.row].do),
        }

    def _boost(self, effects: v.Effects, weapon: pieces.Weapon | None = None) -> BoostScene | None:
        """What is sure to be added: effects whose conditions hold now, and no dice."""
        s = self.s
        if s.fight is None or side_in(s.fight, self.me) == NONE:
            return None
        found: dict[str, int] = {}
        if weapon is not None:
            found["attack"] = weapon.attack - printed(s, self.me, "attack")[1]
        for effect in effects:
            if not isinstance(effect, v.Boost) or effect.to not in ("self", "enemy"):
                continue
            if not applies(s, effect.when, effect.unless, Cast(self.me, self.me, self.me)):
                continue
            times = per(s, effect.per, self.me)
            for name in ("attack", "defense", "damage"):
                field = name if effect.to == "self" else f"foe_{name}"
                found[field] = found.get(field, 0) + getattr(effect, name) * times
        return BoostScene(**found) if any(found.values()) else None

    def _goal(self, option: o.Meet) -> dict[str, Any]:
        quest = CONTENT.quests[option.quest]
        goal = quest.goals[option.goal]
        found: dict[str, Any] = {"quest": quest.id, "goal": option.goal}
        if goal.discard:
            found["item"] = item_id(option.what)
        elif goal.cards:
            found["card"] = CONTENT.abilities[option.what].id
        return found
