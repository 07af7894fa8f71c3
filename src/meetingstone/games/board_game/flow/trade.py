"""Trading between friends in one region (BG-TRADE)."""

from __future__ import annotations

from meetingstone.engine import AskAny, Frame, Game, Option
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, redress
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.items import Overflow
from meetingstone.games.board_game.options import HandGold, HandItem, Ready
from meetingstone.games.board_game.queries import card_name, hero_name
from meetingstone.games.board_game.state import Scope, Table, Tally


class TradeWith(Frame, kw_only=True):
    """Both give what they like; Bags are checked when both are ready (BG-TRADE-04). A gift is not handed back."""

    STEPS = ("begin", "deal", "first_bag", "second_bag")
    hero: int
    other: int
    given: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()

    def begin(self, g: Game[Table]) -> None:
        g.state.add(Scope.ACTION, Tally.TRADED, min(self.hero, self.other), max(self.hero, self.other))

    def deal(self, g: Game[Table]) -> Outcome:
        s = g.state
        choices: dict[int, list[Option]] = {}
        for i in (self.hero, self.other):
            found: list[Option] = [
                HandItem(i, card)
                for card in dict.fromkeys(s.heroes[i].bag)
                if card not in self.given and not CONTENT.cards[card].soulbound
            ]
            if i not in self.paid:
                found += [HandGold(i, amount) for amount in range(1, s.heroes[i].gold + 1)]
            if found:
                choices.setdefault(s.heroes[i].seat, [Ready()]).extend(found)
        if not choices:
            return None
        seats = tuple(choices)
        return AskAny(
            kind="bg-trade", rule="BG-TRADE-01", seats=seats, options=tuple(tuple(choices[seat]) for seat in seats)
        )

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
            self.given = (*self.given, choice.card)
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
