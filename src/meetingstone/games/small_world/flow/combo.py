"""Picking a Race and Special Power combo."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import Ask, Frame, Game, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import change_player, column_of, take_tokens
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.flow.triggers import triggers
from meetingstone.games.small_world.options import Assault, Attempt, Conquer, Decline, Expand, Pick
from meetingstone.games.small_world.state import Combo, Table


def column_for(s: Table, seat: int) -> int:
    """SW-TEAM-02: a team member picks from the column of the own faction."""
    return max(s.players[seat].team, 0)


class PickCombo(Asking, kw_only=True):
    """SW-COMBO-01, SW-COMBO-02: a player without an Active Race takes one of the combos on show, for its position."""

    STEPS = ("pick", "equip", "show_next")
    OWN = (Pick,)
    NOT_NOW = dict.fromkeys((Expand, Decline, Conquer, Attempt, Assault), ("SW-COMBO-01", "pick-first"))
    seat: int

    def pick(self, g: Game[Table]) -> Outcome:
        """The shorter way to the options: most Races are not on show."""
        s = g.state
        column = s.columns[column_for(s, self.seat)]
        shown = (Pick(combo.race, combo.power, position) for position, combo in enumerate(column))
        options = tuple(pick for pick in shown if self.why_not_own(g, pick) is None)
        return Ask(seat=self.seat, kind="pick", rule="SW-COMBO-01", options=options)

    def why_not_own(self, g: Game[Table], option: Pick) -> Why | None:
        """SW-COMBO-05: the price is paid out of coins already owned."""
        s = g.state
        mine = column_for(s, self.seat)
        if all(combo.race != option.race for combo in s.columns[mine]):
            elsewhere = column_of(s, option.race) != mine
            name = {"race": s.content.card_name(option.race)}
            return Why("SW-TEAM-02" if elsewhere else "SW-COMBO-01", "not-on-show", name)
        if option.price > s.coins[self.seat]:
            return Why("SW-COMBO-05", "combo-price", {"price": option.price, "coins": s.coins[self.seat]})
        return None

    def pick_answered(self, g: Game[Table], pick: Pick) -> None:
        """SW-COMBO-03, SW-COMBO-04, SW-COMBO-06, SW-COMBO-07: a coin on each combo above; its own coins and tokens."""
        s = g.state
        index = column_for(s, self.seat)
        column = list(s.columns[index])
        for above in range(pick.price):
            column[above] = replace(column[above], coins=column[above].coins + 1)
        combo = column.pop(pick.price)
        s.columns[index] = tuple(column)
        s.coins[self.seat] += combo.coins - pick.price
        tokens = take_tokens(s, combo.race, s.content.races[combo.race].tokens + s.content.powers[combo.power].tokens)
        s.owner[combo.race] = self.seat
        change_player(s, self.seat, race=combo.race, power=combo.power, hand=tokens)
        g.tell(
            "picked",
            seat=self.seat,
            race=s.content.card_name(combo.race),
            power=s.content.power_name(combo.power),
            tokens=tokens,
            price=pick.price,
            found=combo.coins,
        )

    def equip(self, g: Game[Table]) -> Outcome:
        return triggers(g, "combo.picked")

    def show_next(self, g: Game[Table]) -> Outcome:
        return Replenish()


class Replenish(Frame, kw_only=True):
    """Reveal combos until each column is full again or its banners have run out.

    SW-COMBO-09, SW-COMBO-10, SW-COMBO-11, SW-DECL-09.
    """

    STEPS = ("fill",)

    def fill(self, g: Game[Table]) -> Outcome:
        s = g.state
        size = s.content.box.visible_combos if len(s.columns) == 1 else s.content.box.team_combos
        for column, combos in enumerate(s.columns):
            if len(combos) < size and s.banners[column]:
                self.again()
                if not s.badges:
                    return Shuffle(kind="badges", rule="SW-COMBO-10", size=len(s.discarded), count=len(s.discarded))
                self._reveal(g, column)
                return None
        return None

    def fill_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.badges = [s.discarded[i] for i in order]
        s.discarded = []

    def _reveal(self, g: Game[Table], column: int) -> None:
        s = g.state
        race, *rest = s.banners[column]
        s.banners[column] = tuple(rest)
        power = s.badges.pop(0)
        s.columns[column] = (*s.columns[column], Combo(race, power))
        g.reveal()
        g.tell("combo", race=s.content.card_name(race), power=s.content.power_name(power))
