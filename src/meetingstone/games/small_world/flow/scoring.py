"""Scoring Victory coins, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from meetingstone.engine import Game
from meetingstone.games.small_world.income import score_items, tokens_on_boards
from meetingstone.games.small_world.state import Table


def score(g: Game[Table], seat: int, *, declining: bool = False) -> None:
    """SW-SCORE-05: coins for Regions, bonuses and the Faction Bonus (``score_items``), at the end of every turn."""
    items = list(score_items(g.state, seat, declining=declining))
    total = sum(item.amount for item in items)
    g.state.coins[seat] += total
    g.tell("score", seat=seat, total=total, items=[(item.source, item.amount, item.rule) for item in items])


def sides(s: Table) -> list[tuple[int, ...]]:
    """Who win or lose together: everybody alone, the teams, or all against the Murlocs."""
    if s.settings.mode == "murlocs":
        return [tuple(range(s.humans)), (s.humans,)]
    if s.settings.mode == "teams":
        teams = sorted({player.team for player in s.players})
        return [tuple(seat for seat, player in enumerate(s.players) if player.team == team) for team in teams]
    return [(seat,) for seat in range(s.humans)]


def side_points(s: Table, side: tuple[int, ...], coins: Sequence[int]) -> int:
    """SW-TEAM-04, SW-REVENGE-07: a side counts by its poorest member, unless the table agreed on the sum.

    The purse of a player alone then counts as often as the others have members.
    """
    points = [coins[seat] for seat in side]
    if s.settings.team_score == "lowest" or s.settings.mode != "teams":
        return min(points)
    return sum(points) * max(map(len, sides(s))) // len(side)


def places(s: Table) -> tuple[int, ...]:
    """The place of every player; ties are broken by tokens on the boards, and shared when that does not help.

    SW-END-02, SW-END-03, SW-END-04.
    """
    ranks = {side: _rank(s, side) for side in sides(s)}
    place = {seat: 1 + sum(rank > ranks[side] for rank in ranks.values()) for side in ranks for seat in side}
    return tuple(place[seat] for seat in range(s.humans))


def _rank(s: Table, side: tuple[int, ...]) -> tuple[int, int]:
    points = side_points(s, side, s.coins)
    if s.settings.mode == "murlocs":
        # SW-REVENGE-07: a tie is not enough for the humans.
        return points, int(side[0] >= s.humans)
    return points, sum(tokens_on_boards(s, seat) for seat in side)


def winners(s: Table) -> tuple[int, ...]:
    """SW-END-02, SW-END-03, SW-END-04 and the ways to win of the two modes."""
    return tuple(seat for seat, place in enumerate(places(s)) if place == 1)
