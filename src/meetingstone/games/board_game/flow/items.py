"""Items that come to a Bag: rewards drawn from the decks, special items, and a Bag that is too full (BG-ITEM)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import bag_is_over, counts_in_bag, redress
from meetingstone.games.board_game.content import CONTENT, ITEM_DECKS
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.options import GiveItem, KeepItem, ToMerchant
from meetingstone.games.board_game.queries import card_name, hero_name
from meetingstone.games.board_game.state import Table


class Receive(Frame, kw_only=True):
    """BG-ITEM-01, BG-ITEM-02: into the Bag, whatever its level (BG-ITEM-09); the fourth counted card sends one of the
    four to the Merchant."""

    STEPS = ("arrive", "overflow")
    hero: int
    card: int

    def arrive(self, g: Game[Table]) -> None:
        s = g.state
        redress(s, self.hero, bag=(*s.heroes[self.hero].bag, self.card))
        g.tell("bg-received", hero=hero_name(s, self.hero), card=card_name(self.card))

    def overflow(self, g: Game[Table]) -> Outcome:
        return Overflow(hero=self.hero)


class Overflow(Frame, kw_only=True):
    """BG-ITEM-02, BG-ITEM-03: a Bag that holds too much gives cards to the Merchant deck, without payment; no other
    question lets one throw an item away at will."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        if not bag_is_over(hero):
            return None
        options = tuple(ToMerchant(card) for card in dict.fromkeys(hero.bag) if counts_in_bag(card))
        return Ask(seat=hero.seat, kind="bg-overflow", rule="BG-ITEM-02", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.cards(ToMerchant)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, ToMerchant)
        values = {"card": card_name(option.card)}
        if option.card not in g.state.heroes[self.hero].bag:
            return Why("BG-ITEM-02", "bg-not-in-bag", values)
        return None if counts_in_bag(option.card) else Why("BG-ITEM-02", "bg-not-counted", values)

    def choose_answered(self, g: Game[Table], choice: ToMerchant) -> None:
        s = g.state
        bag = list(s.heroes[self.hero].bag)
        bag.remove(choice.card)
        redress(s, self.hero, bag=tuple(bag))
        s.merchant.append(choice.card)
        g.tell("bg-to-merchant", hero=hero_name(s, self.hero), card=card_name(choice.card))
        self.again()


class DrawItems(Frame, kw_only=True):
    """BG-ITEM-05, BG-ITEM-06, BG-ITEM-07, BG-ITEM-08: symbols one at a time in printed order, then the special item;
    the group shares them out."""

    STEPS = ("rebuild", "turn_up", "keep", "give", "next_symbol", "special", "give_special")
    group: tuple[int, ...]
    symbols: tuple[str, ...]
    named: tuple[str, ...] = ()
    faction: int
    drawn: tuple[int, ...] = ()
    kept: int = NONE

    @property
    def deck(self) -> int:
        return "TSC".index(self.symbols[0][0])

    def rebuild(self, g: Game[Table]) -> Outcome:
        """BG-ITEM-06: an empty deck is rebuilt from its used-up cards."""
        if not self.symbols or not self.group:
            self.goto("special")
            return None
        s = g.state
        if s.item_decks[self.deck] or not s.item_discards[self.deck]:
            return None
        size = len(s.item_discards[self.deck])
        return Shuffle(kind="bg-shuffle", rule="BG-ITEM-06", size=size, count=size)

    def rebuild_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.item_decks[self.deck] = tuple(s.item_discards[self.deck][i] for i in order)
        s.item_discards[self.deck] = ()

    def turn_up(self, g: Game[Table]) -> None:
        s = g.state
        count = min(int(self.symbols[0][1:]), len(s.item_decks[self.deck]))
        deck = s.item_decks[self.deck]
        self.drawn = tuple(reversed(deck[len(deck) - count :]))
        s.item_decks[self.deck] = deck[: len(deck) - count]
        if self.drawn:
            g.reveal()
            g.tell("bg-drew", deck=f"@bg-{ITEM_DECKS[self.deck]}", cards=[card_name(card) for card in self.drawn])

    def keep(self, g: Game[Table]) -> Outcome:
        if not self.drawn:
            self.goto("next_symbol")
            return None
        options = tuple(KeepItem(card) for card in dict.fromkeys(self.drawn))
        return together(g, self.faction, "bg-keep", "BG-ITEM-05", options, self.group)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        step = self.STEPS[self.at]
        if step == "keep":
            return map(KeepItem, dict.fromkeys(self.drawn))
        if step == "special":
            return map(KeepItem, self._special(g.state))
        return meant.heroes(g.state, GiveItem)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, GiveItem):
            return None
        return meant.why_no_part(g.state, option.hero, self.group, "BG-REWARD-03")

    def keep_answered(self, g: Game[Table], choice: KeepItem) -> None:
        s = g.state
        rest = list(self.drawn)
        rest.remove(choice.card)
        s.item_decks[self.deck] = (*reversed(rest), *s.item_decks[self.deck])
        self.kept = choice.card

    def give(self, g: Game[Table]) -> Outcome:
        """BG-REWARD-03."""
        options = tuple(GiveItem(i) for i in self.group)
        return together(g, self.faction, "bg-give", "BG-REWARD-03", options, self.group)

    def give_answered(self, g: Game[Table], choice: GiveItem) -> Outcome:
        return Receive(hero=choice.hero, card=self.kept)

    def next_symbol(self, g: Game[Table]) -> None:
        self.symbols, self.drawn = self.symbols[1:], ()
        if self.symbols:
            self.goto("rebuild")

    def special(self, g: Game[Table]) -> Outcome:
        """BG-ITEM-08: searched for in the Special Item deck; what is gone is not awarded."""
        there = self._special(g.state)
        if not there or not self.group:
            self.pc = len(self.STEPS)
            return None
        options = tuple(KeepItem(card) for card in there)
        return together(g, self.faction, "bg-keep", "BG-ITEM-08", options, self.group)

    def _special(self, s: Table) -> list[int]:
        return [CONTENT.number[name] for name in self.named if CONTENT.number[name] in s.special]

    def special_answered(self, g: Game[Table], choice: KeepItem) -> None:
        g.state.special.remove(choice.card)
        self.kept = choice.card

    def give_special(self, g: Game[Table]) -> Outcome:
        options = tuple(GiveItem(i) for i in self.group)
        return together(g, self.faction, "bg-give", "BG-REWARD-03", options, self.group)

    def give_special_answered(self, g: Game[Table], choice: GiveItem) -> Outcome:
        return Receive(hero=choice.hero, card=self.kept)
