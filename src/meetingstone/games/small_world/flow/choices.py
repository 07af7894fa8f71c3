"""Choices that cards ask for: a form, a side, how many to recruit."""

from __future__ import annotations

from meetingstone.engine import Ask, Frame, Game, Option, Why
from meetingstone.engine.effects import Item
from meetingstone.engine.frames import Outcome
from meetingstone.engine.state import NONE
from meetingstone.games.small_world.changes import bump, change_player, gain_coins, pay_coins, take_tokens
from meetingstone.games.small_world.options import Form, Recruit, Side
from meetingstone.games.small_world.queries import SIDE_CARD, card_name
from meetingstone.games.small_world.state import Table, Tally


class ChooseForm(Frame, kw_only=True):
    """SW-RACE-WORGEN-01, SW-RACE-WORGEN-02, SW-RACE-WORGEN-03: one form pays, one costs and conquers cheaper."""

    STEPS = ("choose",)
    seat: int
    card: int
    gain: int
    price: int
    rule: str

    def choose(self, g: Game[Table]) -> Outcome:
        options: list[Option] = [Form("human")]
        if g.state.coins[self.seat] >= self.price:
            options.append(Form("worgen"))
        return Ask(seat=self.seat, kind="form", rule=self.rule, options=tuple(options))

    def choose_answered(self, g: Game[Table], choice: Form) -> None:
        g.tell("form", seat=self.seat, form=f"@form-{choice.form}")
        if choice.form == "human":
            gain_coins(g, self.seat, Item(card_name(self.card), "add", self.gain, "SW-RACE-WORGEN-02"))
        else:
            pay_coins(g, self.seat, NONE, self.price, "SW-RACE-WORGEN-03")
            bump(g.state, Tally.FORM, self.card)


class ChooseSide(Frame, kw_only=True):
    """SW-PLACE-BATTLEGROUND-02: a Neutral Race may fight for the Alliance or the Horde this turn."""

    STEPS = ("choose",)
    seat: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = (Side(1), Side(2), Side(0))
        return Ask(seat=self.seat, kind="side", rule="SW-PLACE-BATTLEGROUND-02", options=options)

    def choose_answered(self, g: Game[Table], choice: Side) -> None:
        if choice.side:
            bump(g.state, Tally.FORM, SIDE_CARD, choice.side)
            g.tell("side", seat=self.seat, side=f"@faction-{('', 'alliance', 'horde')[choice.side]}")


class RecruitTokens(Frame, kw_only=True):
    """SW-RACE-FORSAKEN-02, SW-RACE-FORSAKEN-04: buy as many tokens as losses were caused, or fewer."""

    STEPS = ("recruit",)
    seat: int
    price: int
    rule: str

    def most(self, s: Table) -> int:
        race = s.players[self.seat].race
        return min(s.count(Tally.KILLED), s.tray[race], s.coins[self.seat] // self.price)

    def recruit(self, g: Game[Table]) -> Outcome:
        options = tuple(Recruit(count) for count in range(self.most(g.state) + 1))
        return Ask(seat=self.seat, kind="recruit", rule=self.rule, options=options)

    def recruit_answered(self, g: Game[Table], choice: Recruit) -> None:
        if not choice.count:
            return
        pay_coins(g, self.seat, NONE, choice.count * self.price, self.rule)
        receive_tokens(g, self.seat, choice.count)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, count = key.partition(":")
        if kind != "recruit" or not count.isdigit():
            return None
        s = g.state
        left = s.tray[s.players[self.seat].race]
        if int(count) > s.count(Tally.KILLED):
            return Why("SW-RACE-FORSAKEN-02", "too-few-losses", {"count": s.count(Tally.KILLED)})
        if int(count) > left:
            return Why("SW-RACE-FORSAKEN-04", "tray-empty", {"count": left})
        return Why("SW-COIN-04", "too-few-coins", {"price": int(count) * self.price, "coins": s.coins[self.seat]})


def receive_tokens(g: Game[Table], seat: int, count: int) -> None:
    """SW-COMBO-08: as many as the tray has."""
    s = g.state
    player = s.players[seat]
    taken = take_tokens(s, player.race, count)
    if taken:
        change_player(s, seat, hand=player.hand + taken)
        g.tell("recruited", seat=seat, count=taken, race=card_name(player.race))
