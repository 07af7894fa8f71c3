"""Choices that cards ask for: a form, a side, how many to recruit."""

from __future__ import annotations

from meetingstone.engine import Ask, Game, Why
from meetingstone.engine.effects import Item
from meetingstone.engine.frames import Outcome
from meetingstone.engine.state import NONE
from meetingstone.games.small_world.changes import bump, change_player, gain_coins, pay_coins, take_tokens
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.options import Form, Recruit, Side
from meetingstone.games.small_world.state import Table, Tally


class ChooseForm(Asking, kw_only=True):
    """SW-RACE-WORGEN-01, SW-RACE-WORGEN-02, SW-RACE-WORGEN-03: one form pays, one costs and conquers cheaper."""

    STEPS = ("choose",)
    OWN = (Form,)
    seat: int
    card: int
    gain: int
    price: int
    rule: str

    def choose(self, g: Game[Table]) -> Outcome:
        return Ask(seat=self.seat, kind="form", rule=self.rule, options=self.legal(g, self.seat))

    def why_not_own(self, g: Game[Table], option: Form) -> Why | None:
        coins = g.state.coins[self.seat]
        if option.form == "human" or coins >= self.price:
            return None
        return Why("SW-COIN-04", "too-few-coins", {"price": self.price, "coins": coins})

    def choose_answered(self, g: Game[Table], choice: Form) -> None:
        g.tell("form", seat=self.seat, form=f"@form-{choice.form}")
        if choice.form == "human":
            gain_coins(g, self.seat, Item(g.state.content.card_name(self.card), "add", self.gain, "SW-RACE-WORGEN-02"))
        else:
            pay_coins(g, self.seat, NONE, self.price, "SW-RACE-WORGEN-03")
            bump(g.state, Tally.FORM, self.card)


class ChooseSide(Asking, kw_only=True):
    """SW-PLACE-BATTLEGROUND-02: a Neutral Race may fight for the Alliance or the Horde this turn."""

    STEPS = ("choose",)
    OWN = (Side,)
    seat: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = self.legal(g, self.seat)
        return Ask(seat=self.seat, kind="side", rule="SW-PLACE-BATTLEGROUND-02", options=options)

    def choose_answered(self, g: Game[Table], choice: Side) -> None:
        if choice.side:
            bump(g.state, Tally.FORM, g.state.content.side_card, choice.side)
            g.tell("side", seat=self.seat, side=f"@faction-{('', 'alliance', 'horde')[choice.side]}")


class RecruitTokens(Asking, kw_only=True):
    """SW-RACE-FORSAKEN-02, SW-RACE-FORSAKEN-04: buy as many tokens as losses were caused, or fewer."""

    STEPS = ("recruit",)
    OWN = (Recruit,)
    seat: int
    price: int
    rule: str

    def recruit(self, g: Game[Table]) -> Outcome:
        return Ask(seat=self.seat, kind="recruit", rule=self.rule, options=self.legal(g, self.seat))

    def recruit_answered(self, g: Game[Table], choice: Recruit) -> None:
        if not choice.count:
            return
        pay_coins(g, self.seat, NONE, choice.count * self.price, self.rule)
        receive_tokens(g, self.seat, choice.count)

    def why_not_own(self, g: Game[Table], option: Recruit) -> Why | None:
        s = g.state
        left, price = s.tray[s.players[self.seat].race], option.count * self.price
        if option.count > s.count(Tally.KILLED):
            return Why("SW-RACE-FORSAKEN-02", "too-few-losses", {"count": s.count(Tally.KILLED)})
        if option.count > left:
            return Why("SW-RACE-FORSAKEN-04", "tray-empty", {"count": left})
        if price > s.coins[self.seat]:
            return Why("SW-COIN-04", "too-few-coins", {"price": price, "coins": s.coins[self.seat]})
        return None


def receive_tokens(g: Game[Table], seat: int, count: int) -> None:
    """SW-COMBO-08: as many as the tray has."""
    s = g.state
    player = s.players[seat]
    taken = take_tokens(s, player.race, count)
    if taken:
        change_player(s, seat, hand=player.hand + taken)
        g.tell("recruited", seat=seat, count=taken, race=s.content.card_name(player.race))
