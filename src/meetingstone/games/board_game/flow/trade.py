"""Trading between friends in one region (BG-TRADE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from meetingstone.engine import Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, is_item, redress
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.flow.items import Overflow
from meetingstone.games.board_game.flow.teams import whoever
from meetingstone.games.board_game.options import HandGold, HandItem, Ready
from meetingstone.games.board_game.queries import card_name, hero_name
from meetingstone.games.board_game.state import Scope, Table, Tally


class TradeWith(Frame, kw_only=True):
    """Both give what they like; Bags are checked when both are ready (BG-TRADE-04). A gift is not handed back."""

    STEPS = ("begin", "deal", "first_bag", "second_bag")
    hero: int
    other: int
    given: tuple[tuple[int, int], ...] = ()
    """(receiver, card) of each gift."""
    paid: tuple[int, ...] = ()

    def begin(self, g: Game[Table]) -> None:
        g.state.add(Scope.ACTION, Tally.TRADED, min(self.hero, self.other), max(self.hero, self.other))

    def deal(self, g: Game[Table]) -> Outcome:
        found = ((i, self._gifts(g.state, i)) for i in (self.hero, self.other))
        return whoever(g.state, "bg-trade", "BG-TRADE-01", found)

    def _gifts(self, s: Table, i: int) -> Iterator[Option]:
        for card in dict.fromkeys(s.heroes[i].bag):
            if self._why_not_hand(s, i, card) is None:
                yield HandItem(i, card)
        if i not in self.paid:
            for amount in range(1, s.heroes[i].gold + 1):
                yield HandGold(i, amount)

    def deal_answered(self, g: Game[Table], answer: tuple[int, Option]) -> None:
        _, choice = answer
        s = g.state
        if isinstance(choice, Ready):
            return
        self.again()
        assert isinstance(choice, HandItem | HandGold)
        giver = choice.hero
        taker = self.other if giver == self.hero else self.hero
        if isinstance(choice, HandItem):
            bag = list(s.heroes[giver].bag)
            bag.remove(choice.card)
            redress(s, giver, bag=tuple(bag))
            redress(s, taker, bag=(*s.heroes[taker].bag, choice.card))
            self.given = (*self.given, (taker, choice.card))
            g.tell("bg-handed", hero=hero_name(s, giver), other=hero_name(s, taker), card=card_name(choice.card))
        else:
            change(s, giver, gold=s.heroes[giver].gold - choice.amount)
            change(s, taker, gold=s.heroes[taker].gold + choice.amount)
            self.paid = (*self.paid, giver, taker)
            g.tell("bg-paid", hero=hero_name(s, giver), other=hero_name(s, taker), amount=choice.amount)

    def first_bag(self, g: Game[Table]) -> Outcome:
        return Overflow(hero=self.hero)

    def second_bag(self, g: Game[Table]) -> Outcome:
        return Overflow(hero=self.other)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Ready()
        for i in (self.hero, self.other):
            yield from meant.cards(partial(HandItem, i))
            yield from (HandGold(i, amount) for amount in range(1, max(meant.PURSE, g.state.heroes[i].gold) + 1))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, HandItem | HandGold):
            return None
        s, i = g.state, option.hero
        if s.heroes[i].seat != seat:
            return Why("BG-DEC-04", "bg-not-yours", {"hero": hero_name(s, i)})
        if isinstance(option, HandItem):
            return self._why_not_hand(s, i, option.card)
        if i in self.paid or option.amount > s.heroes[i].gold:
            return Why("BG-CHAR-11", "bg-no-gold-to-give", {"hero": hero_name(s, i)})
        return None

    def _why_not_hand(self, s: Table, i: int, card: int) -> Why | None:
        why = why_not_hand(s, i, card)
        if why or self.given.count((i, card)) < s.heroes[i].bag.count(card):
            return why
        return Why("BG-TRADE-01", "bg-handed-back")


def why_not_hand(s: Table, i: int, card: int) -> Why | None:
    """BG-TRADE-02, BG-TRADE-03, BG-POWER-01: only items in the Bag, and no Soulbound ones."""
    values: dict[str, int | str] = {"card": card_name(card)}
    if not is_item(card):
        return Why("BG-TRADE-03", "bg-no-power-trade", values)
    if CONTENT.cards[card].soulbound:
        return Why("BG-TRADE-03", "bg-soulbound", values)
    if card not in s.heroes[i].bag:
        return Why("BG-TRADE-02", "bg-not-in-bag", values)
    return None
