"""The maintenance phase: quests, equipment (AG-MAINT, AG-ITEM)."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import icons_of, in_city, redress
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import exploration, moments, quests
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.options import Done, OwnItem
from meetingstone.games.adventure.queries import allowed, hero_name, item_name, item_of, items_of
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS


class Maintenance(Asking, kw_only=True):
    """AG-MAINT-01: quests, then equipment; the die is passed by the turn."""

    STEPS = ("quest_step", "uses", "in_city", "equip")
    OWN = {"equip": (Done, OwnItem)}
    seat: int
    changed: tuple[int, ...] = ()
    """Items that were put on or taken off: only the outcome matters, so each changes once."""

    def quest_step(self, g: Game[Table]) -> Outcome:
        return quests.QuestStep(seat=self.seat)

    def uses(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "maintenance", self.seat)

    def in_city(self, g: Game[Table]) -> Outcome:
        return exploration.CityUses(seat=self.seat) if in_city(g.state, self.seat) else None

    def equip(self, g: Game[Table]) -> Outcome:
        s = g.state
        options = [
            OwnItem(card)
            for card in items_of(s.heroes[self.seat])
            if card not in self.changed and why_not_equip(s, self.seat, card) is None
        ]
        if not options:
            return None
        return Ask(seat=self.seat, kind="ag-equip", rule="AG-MAINT-03", options=(Done(), *options))

    def equip_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, OwnItem):
            self.again()
            self.changed = (*self.changed, choice.item)
            wear(g, self.seat, choice.item)

    def why_not_own(self, g: Game[Table], seat: int, option: Done | OwnItem) -> Why | None:
        if isinstance(option, Done):
            return None
        if option.item not in items_of(g.state.heroes[seat]):
            return Why("AG-ITEM-05", "ag-not-your-item", {"item": item_name(option.item)})
        if option.item in self.changed:
            return Why("AG-MAINT-03", "ag-changed-already", {"item": item_name(option.item)})
        return why_not_equip(g.state, seat, option.item)


def why_not_equip(s: Table, seat: int, card: int) -> Why | None:
    """AG-ITEM-07, AG-ITEM-08, AG-ITEM-09; what is worn may always be taken off."""
    hero = s.heroes[seat]
    item = item_of(card)
    if card in (hero.weapon, hero.armor):
        return None
    values: dict[str, int | str] = {"item": item_name(card)}
    if item.kind == "bag":
        return Why("AG-ITEM-07", "ag-bag-item", values)
    if CONTENT.challenges[card].level > hero.level:
        level = LEVELS[CONTENT.challenges[card].level]
        return Why("AG-ITEM-08", "ag-item-level", {**values, "level": f"@ag-level-{level}"})
    if not set(item.icons) <= set(icons_of(s, seat)) and not allowed(s, seat, "any_icon"):
        return Why("AG-ITEM-09", "ag-item-icon", values)
    return None


def wear(g: Game[Table], seat: int, card: int) -> None:
    """AG-ITEM-05, AG-ITEM-06: what was in the slot goes into the bag."""
    s = g.state
    hero = s.heroes[seat]
    slot = item_of(card).kind
    worn = hero.weapon if slot == "weapon" else hero.armor
    if worn == card:
        redress(s, seat, **{slot: NONE}, bag=(*hero.bag, card))
        g.tell("ag-unequipped", hero=hero_name(s, seat), item=item_name(card))
        return
    bag = tuple(other for other in hero.bag if other != card)
    if worn != NONE:
        bag = (*bag, worn)
    redress(s, seat, **{slot: card}, bag=bag)
    g.tell("ag-equipped", hero=hero_name(s, seat), item=item_name(card))
