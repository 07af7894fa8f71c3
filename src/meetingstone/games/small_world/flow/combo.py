"""Picking a Race and Special Power combo."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import Ask, Frame, Game, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import change_player, column_of, take_tokens
from meetingstone.games.small_world.content import BOX, CONTENT
from meetingstone.games.small_world.flow.triggers import triggers
from meetingstone.games.small_world.options import Pick
from meetingstone.games.small_world.state import Combo, Table


def column_for(s: Table, seat: int) -> int:
    """SW-TEAM-02: a team member picks from the column of the own faction."""
    return max(s.players[seat].team, 0)


def why_not_pick(s: Table, seat: int, position: int) -> Why | None:
    """SW-COMBO-05: the price is paid out of coins already owned."""
    if position > s.coins[seat]:
        return Why("SW-COMBO-05", "combo-price", {"price": position, "coins": s.coins[seat]})
    return None


class PickCombo(Frame, kw_only=True):
    """SW-COMBO-01, SW-COMBO-02: a player without an Active Race takes one of the combos on show, for its position."""

    STEPS = ("pick", "equip", "show_next")
    seat: int

    def pick(self, g: Game[Table]) -> Outcome:
        s = g.state
        column = s.columns[column_for(s, self.seat)]
        options = tuple(
            Pick(combo.race, combo.power, position)
            for position, combo in enumerate(column)
            if why_not_pick(s, self.seat, position) is None
        )
        return Ask(seat=self.seat, kind="pick", rule="SW-COMBO-01", options=options)

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
        tokens = take_tokens(s, combo.race, CONTENT.races[combo.race].tokens + CONTENT.powers[combo.power].tokens)
        s.owner[combo.race] = self.seat
        change_player(s, self.seat, race=combo.race, power=combo.power, hand=tokens)
        g.tell(
            "picked",
            seat=self.seat,
            race=f"@race-{CONTENT.races[combo.race].id}",
            power=f"@power-{CONTENT.powers[combo.power].id}",
            tokens=tokens,
            price=pick.price,
            found=combo.coins,
        )

    def equip(self, g: Game[Table]) -> Outcome:
        return triggers(g, "combo.picked")

    def show_next(self, g: Game[Table]) -> Outcome:
        return Replenish()

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, name = key.partition(":")
        if kind in ("expand", "decline", "conquer", "attempt", "assault"):
            return Why("SW-COMBO-01", "pick-first")
        if kind != "pick" or name not in {race.id for race in CONTENT.races}:
            return None
        column = g.state.columns[column_for(g.state, self.seat)]
        for position, combo in enumerate(column):
            if CONTENT.races[combo.race].id == name:
                return why_not_pick(g.state, self.seat, position)
        elsewhere = column_of(g.state, CONTENT.number[name]) != column_for(g.state, self.seat)
        return Why("SW-TEAM-02" if elsewhere else "SW-COMBO-01", "not-on-show", {"race": f"@race-{name}"})


class Replenish(Frame, kw_only=True):
    """Reveal combos until each column is full again or its banners have run out.

    SW-COMBO-09, SW-COMBO-10, SW-COMBO-11, SW-DECL-09.
    """

    STEPS = ("fill",)

    def fill(self, g: Game[Table]) -> Outcome:
        s = g.state
        size = BOX.visible_combos if len(s.columns) == 1 else BOX.team_combos
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
        g.tell("combo", race=f"@race-{CONTENT.races[race].id}", power=f"@power-{CONTENT.powers[power].id}")
