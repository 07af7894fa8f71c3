"""Gaining, losing and stealing items (AG-ITEM, AG-CARD-05, AG-RAND)."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Game, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import bag_item, discard_challenge, discard_item, draw_challenge, hand_over
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import moments, quests
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.targets import has_item
from meetingstone.games.adventure.options import Colour, No, OwnItem
from meetingstone.games.adventure.queries import allowed, item_name, items_of
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS


class GainItem(Asking, kw_only=True):
    """AG-CARD-05: from the bottom of a deck until an item turns up; AG-LIMIT-02: nothing if there is none."""

    STEPS = ("colour", "find", "keep", "take", "after")
    OWN = {"colour": (Colour,), "keep": (OwnItem,)}
    seat: int
    colours: tuple[int, ...]
    """The decks to choose from; the choice comes first (AG-TOK-01)."""
    look: int = 1
    found: tuple[int, ...] = ()
    kept: int = NONE

    def colour(self, g: Game[Table]) -> Outcome:
        if not self.colours:
            self.pc = len(self.STEPS)
            return None
        options = tuple(Colour(level) for level in self.colours)
        return Ask(seat=self.seat, kind="ag-item-colour", rule="AG-TOK-01", options=options)

    def colour_answered(self, g: Game[Table], choice: Colour) -> None:
        self.colours = (choice.level,)

    def why_not_own(self, g: Game[Table], seat: int, option: Colour | OwnItem) -> Why | None:
        if isinstance(option, OwnItem):
            return why_not_among(option.item, self.found, "AG-CARD-05")
        if option.level in self.colours:
            return None
        values: dict[str, int | str] = {"level": f"@ag-level-{LEVELS[option.level]}"}
        if option.level > g.state.heroes[seat].level:
            return Why("AG-TOK-01", "ag-colour-above-level", values)
        return Why("AG-LIMIT-02", "ag-deck-without-items", values)

    def find(self, g: Game[Table]) -> None:
        s = g.state
        level = self.colours[0]
        g.reveal()
        while len(self.found) < self.look and has_item(s, level):
            card = draw_challenge(s, level)
            if CONTENT.challenges[card].item:
                self.found = (*self.found, card)
            else:
                discard_challenge(s, card)

    def keep(self, g: Game[Table]) -> Outcome:
        options = tuple(OwnItem(card) for card in self.found)
        return Ask(seat=self.seat, kind="ag-keep-item", rule="AG-CARD-05", options=options) if options else None

    def keep_answered(self, g: Game[Table], choice: OwnItem) -> None:
        self.kept = choice.item

    def take(self, g: Game[Table]) -> None:
        if self.kept == NONE:
            return
        for card in self.found:
            if card != self.kept:
                discard_challenge(g.state, card)
        bag_item(g, self.seat, self.kept)

    def after(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "item", self.seat) if self.kept != NONE else None


class LoseItems(Asking, kw_only=True):
    """AG-RAND-01, AG-RAND-02, AG-RAND-03: at random, or of his choice; whoever has none loses nothing."""

    STEPS = ("pick",)
    OWN = {"pick": (OwnItem,)}
    seat: int
    count: int
    source: str
    random: bool

    def _eligible(self, s: Table) -> tuple[int, ...]:
        hero = s.heroes[self.seat]
        if self.source == "bag":
            return hero.bag
        if self.source == "any":
            return items_of(hero)
        card = hero.weapon if self.source == "weapon" else hero.armor
        return (card,) if card != NONE else ()

    def pick(self, g: Game[Table]) -> Outcome:
        found = self._eligible(g.state)
        if self.count <= 0 or not found:
            return None
        if self.random and len(found) > 1:
            count = min(self.count, len(found))
            return Shuffle(kind="ag-random-item", rule="AG-RAND-01", size=len(found), count=count)
        return Ask(
            seat=self.seat, kind="ag-lose-item", rule="AG-RAND-02", options=tuple(OwnItem(card) for card in found)
        )

    def why_not_own(self, g: Game[Table], seat: int, option: OwnItem) -> Why | None:
        if option.item not in items_of(g.state.heroes[seat]):
            return Why("AG-RAND-02", "ag-not-your-item", {"item": item_name(option.item)})
        return why_not_among(option.item, self._eligible(g.state), "AG-RAND-02")

    def pick_answered(self, g: Game[Table], choice: OwnItem | tuple[int, ...]) -> None:
        if isinstance(choice, tuple):
            found = self._eligible(g.state)
            for card in [found[i] for i in choice]:
                discard_item(g, self.seat, card)
            return
        discard_item(g, self.seat, choice.item)
        self.count -= 1
        self.again()


class StealItem(Asking, kw_only=True):
    """AG-ITEM-11, AG-TOK-05: an item of the thief's choice; AG-TOK-06: perhaps another one in return."""

    STEPS = ("take", "taken", "back", "returned")
    OWN = {"take": (OwnItem,), "back": (No, OwnItem)}
    thief: int
    victim: int
    returns: bool = False
    loot: int = NONE
    given: int = NONE
    """The item that has gone back."""

    def take(self, g: Game[Table]) -> Outcome:
        s = g.state
        bag = s.heroes[self.victim].bag
        if not bag or allowed(s, self.victim, "no_theft"):
            return None
        options = tuple(OwnItem(card) for card in bag)
        return Ask(seat=self.thief, kind="ag-steal", rule="AG-ITEM-11", options=options)

    def take_answered(self, g: Game[Table], choice: OwnItem) -> None:
        self.loot = choice.item
        hand_over(g, self.victim, self.thief, choice.item)
        quests.count(g.state, self.thief, "steal")

    def taken(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "item", self.thief) if self.loot != NONE else None

    def back(self, g: Game[Table]) -> Outcome:
        if not self.returns or self.loot == NONE or allowed(g.state, self.thief, "no_theft"):
            return None
        bag = [card for card in g.state.heroes[self.thief].bag if card != self.loot]
        options = (No(), *(OwnItem(card) for card in bag))
        return Ask(seat=self.victim, kind="ag-steal-back", rule="AG-TOK-06", options=options)

    def back_answered(self, g: Game[Table], choice: OwnItem | No) -> None:
        if isinstance(choice, OwnItem):
            self.given = choice.item
            hand_over(g, self.thief, self.victim, choice.item)
            quests.count(g.state, self.victim, "steal")

    def returned(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "item", self.victim) if self.given != NONE else None

    def why_not_own(self, g: Game[Table], seat: int, option: OwnItem | No) -> Why | None:
        if isinstance(option, No):
            return None
        if option.item == self.loot:
            return Why("AG-TOK-06", "ag-just-taken", {"item": item_name(option.item)})
        return why_not_steal(g.state, self.victim if self.loot == NONE else self.thief, option.item)


def why_not_among(card: int, found: tuple[int, ...], rule: str) -> Why | None:
    """Why an item is not one of those that somebody may choose from."""
    return None if card in found else Why(rule, "ag-not-among-items", {"item": item_name(card)})


def why_not_steal(s: Table, victim: int, card: int) -> Why | None:
    """AG-ITEM-11: what is equipped is safe."""
    hero = s.heroes[victim]
    if card in hero.bag:
        return None
    reason = "ag-equipped-is-safe" if card in (hero.weapon, hero.armor) else "ag-not-in-that-bag"
    return Why("AG-ITEM-11", reason, {"item": item_name(card)})
