"""BG-EVENT-04, BG-EVENT-05, BG-EVENT-06: the Auction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from meetingstone.engine import AskAll, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import pay_gold, redress
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.options import Bid
from meetingstone.games.board_game.queries import card_name, hero_name
from meetingstone.games.board_game.state import Table


class Auction(Frame, kw_only=True):
    """BG-EVENT-04, BG-EVENT-05, BG-EVENT-06: closed-fist, all at once; ties are drawn."""

    STEPS = ("bid", "settle")
    prize: int
    bids: tuple[int, ...] = ()

    def bid(self, g: Game[Table]) -> Outcome:
        s = g.state
        seats = tuple(range(len(s.seat_faction)))
        return AskAll(
            kind="bg-auction", rule="BG-EVENT-05", seats=seats, options=tuple(_bids(s, seat) for seat in seats)
        )

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        heroes = [hero for hero in g.state.heroes if hero.seat == seat]
        return map(Bid, product(*(range(max(meant.PURSE, hero.gold) + 1) for hero in heroes)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, Bid)
        s = g.state
        mine = [i for i, hero in enumerate(s.heroes) if hero.seat == seat]
        for i, amount in zip(mine, option.amounts, strict=True):
            if amount > s.heroes[i].gold:
                return Why("BG-EVENT-05", "bg-no-gold-to-give", {"hero": hero_name(s, i)})
        return None

    def bid_answered(self, g: Game[Table], choices: tuple[Option, ...]) -> None:
        s = g.state
        bids = [0] * len(s.heroes)
        for seat, choice in enumerate(choices):
            assert isinstance(choice, Bid)
            mine = [i for i, hero in enumerate(s.heroes) if hero.seat == seat]
            for i, amount in zip(mine, choice.amounts, strict=True):
                bids[i] = amount
        self.bids = tuple(bids)
        g.tell("bg-bids", bids=[f"{amount}" for amount in bids], heroes=[hero_name(s, i) for i in range(len(bids))])

    def settle(self, g: Game[Table]) -> Outcome:
        best = [i for i, bid in enumerate(self.bids) if bid == max(self.bids)]
        if len(best) > 1:
            return Shuffle(kind="bg-lots", rule="BG-EVENT-06", size=len(best), count=1)
        self._win(g, best[0])
        return None

    def settle_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        best = [i for i, bid in enumerate(self.bids) if bid == max(self.bids)]
        self._win(g, best[choice[0]])

    def _win(self, g: Game[Table], i: int) -> None:
        s = g.state
        pay_gold(g, i, self.bids[i])
        redress(s, i, prizes=(*s.heroes[i].prizes, self.prize))
        g.tell("bg-won-auction", hero=hero_name(s, i), card=card_name(self.prize), gold=self.bids[i])


def _bids(s: Table, seat: int) -> tuple[Option, ...]:
    mine = [hero.gold for hero in s.heroes if hero.seat == seat]
    bids: list[tuple[int, ...]] = [()]
    for gold in mine:
        bids = [(*bid, amount) for bid in bids for amount in range(gold + 1)]
    return tuple(Bid(bid) for bid in bids)
