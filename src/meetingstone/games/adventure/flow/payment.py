"""The price of a card or a power: energy, potions as mana, cards and items."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from meetingstone.engine import Ask, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import box_token, detach, discard_item, lose_token, spend
from meetingstone.games.adventure.flow import items, uses, wounds
from meetingstone.games.adventure.flow.cards import DiscardChosen
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.options import Attached, Drink, OwnItem, OwnToken, PayEnergy
from meetingstone.games.adventure.queries import hero_name, item_name, mana_items, payable_items, token_name
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import Cost


def payment(s: Table, seat: int, energy: int, cost: Cost) -> Pay | None:
    """The frame in which a price is paid, unless there is nothing to decide: then it is paid at once."""
    if not (cost.cards or cost.items or cost.tokens or cost.attached or cost.damage):
        if not energy:
            return None
        if s.heroes[seat].energy >= energy and not mana_items(s, seat):
            spend(s, seat, energy)
            return None
    return Pay(seat=seat, energy=energy, cost=cost)


class Pay(Asking, kw_only=True):
    """AG-ABIL-06, AG-POTION-03: energy, lowered by mana potions, and whatever else a price asks."""

    STEPS = ("mana", "energy_spent", "cards", "items", "tokens", "attached", "damage")
    OWN = {"mana": (Drink,), "items": (OwnItem,), "tokens": (OwnToken,), "attached": ()}
    seat: int
    energy: int
    cost: Cost
    left: int = 0
    """Pieces of the running step that are still to be paid, plus one."""

    def mana(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.energy:
            return None
        found = mana_items(s, self.seat)
        if not found:
            return None
        options: list[Option] = []
        if s.heroes[self.seat].energy >= self.energy:
            options.append(PayEnergy(self.energy))
        options += [Drink(card, "mana") for card in found if self._spares(s, card)]
        return Ask(seat=self.seat, kind="ag-pay", rule="AG-POTION-03", options=tuple(options))

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        found = super().candidates(g, seat)
        if self.STEPS[self.at] == "mana":
            return chain((PayEnergy(self.energy),), found)
        return self._attached(g.state) if self.STEPS[self.at] == "attached" else found

    def why_not_own(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        hero = s.heroes[seat]
        if isinstance(option, PayEnergy) and hero.energy < option.energy:
            return Why("AG-ABIL-06", "ag-energy-short", {"cost": option.energy, "energy": hero.energy})
        if isinstance(option, Drink):
            return self._why_not_drink(s, option)
        if isinstance(option, OwnItem):
            return items.why_not_among(option.item, payable_items(hero, self.cost), "AG-POWER-09")
        if isinstance(option, OwnToken) and option.kind not in hero.tokens:
            return Why("AG-POWER-09", "ag-not-your-item", {"item": token_name(option.kind)})
        return None

    def _why_not_drink(self, s: Table, option: Drink) -> Why | None:
        values: dict[str, int | str] = {"item": item_name(option.item)}
        if why := uses.why_no_potion(s, self.seat, option):
            return why
        if option.potion != "mana":
            return Why("AG-POTION-03", "ag-only-mana", values)
        return None if self._spares(s, option.item) else Why("AG-POWER-09", "ag-item-for-price", values)

    def _attached(self, s: Table) -> list[Option]:
        return [Attached(self.seat, place) for place in range(len(s.heroes[self.seat].attached))]

    def _spares(self, s: Table, card: int) -> bool:
        """Whether enough items are left for the rest of the price when this one is drunk."""
        payable = payable_items(s.heroes[self.seat], self.cost)
        return not self.cost.items or len([each for each in payable if each != card]) >= self.cost.items

    def mana_answered(self, g: Game[Table], choice: Option) -> None:
        """AG-POTION-06: each potion takes 1 off, and another may follow."""
        if isinstance(choice, Drink):
            self.energy -= 1
            g.tell("ag-drank", hero=hero_name(g.state, self.seat), item=item_name(choice.item), potion="mana")
            discard_item(g, self.seat, choice.item)
            self.again()

    def energy_spent(self, g: Game[Table]) -> None:
        spend(g.state, self.seat, self.energy)

    def cards(self, g: Game[Table]) -> Outcome:
        return DiscardChosen(seat=self.seat, count=self.cost.cards, rule="AG-POWER-09") if self.cost.cards else None

    def _ask(self, kind: str, options: list[Option]) -> Ask:
        return Ask(seat=self.seat, kind=kind, rule="AG-POWER-09", options=tuple(options))

    def _counted(self, count: int) -> bool:
        """Whether the running step has something left to pay."""
        if self.left == 0:
            self.left = count + 1
        if self.left == 1:
            self.left = 0
            return False
        return True

    def items(self, g: Game[Table]) -> Outcome:
        if not self._counted(self.cost.items):
            return None
        return self._ask("ag-pay-item", [OwnItem(c) for c in payable_items(g.state.heroes[self.seat], self.cost)])

    def items_answered(self, g: Game[Table], choice: OwnItem) -> None:
        discard_item(g, self.seat, choice.item)
        self.left -= 1
        self.again()

    def tokens(self, g: Game[Table]) -> Outcome:
        if not self._counted(self.cost.tokens):
            return None
        return self._ask("ag-pay-token", [OwnToken(kind) for kind in sorted(set(g.state.heroes[self.seat].tokens))])

    def tokens_answered(self, g: Game[Table], choice: OwnToken) -> None:
        lose_token(g.state, self.seat, choice.kind)
        box_token(g.state, choice.kind)
        self.left -= 1
        self.again()

    def attached(self, g: Game[Table]) -> Outcome:
        if not self._counted(self.cost.attached):
            return None
        return self._ask("ag-pay-attached", self._attached(g.state))

    def attached_answered(self, g: Game[Table], choice: Attached) -> None:
        detach(g, self.seat, g.state.heroes[self.seat].attached[choice.place])
        self.left -= 1
        self.again()

    def damage(self, g: Game[Table]) -> Outcome:
        return wounds.Hurt(seat=self.seat, amount=self.cost.damage, by=self.seat) if self.cost.damage else None
