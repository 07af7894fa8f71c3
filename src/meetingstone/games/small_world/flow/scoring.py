"""Scoring Victory coins, and who has won."""

from __future__ import annotations

from meetingstone.engine import Game
from meetingstone.games.small_world.income import score_items, tokens_on_boards
from meetingstone.games.small_world.state import Table


def score(g: Game[Table], seat: int, *, declining: bool = False) -> None:
    """SW-SCORE-01..05, SW-FACT-04..09: coins for Regions, bonuses and the Faction Bonus."""
    items = list(score_items(g.state, seat, declining=declining))
    total = sum(item.amount for item in items)
    g.state.coins[seat] += total
    g.tell("score", seat=seat, total=total, items=[(item.source, item.amount, item.rule) for item in items])


def winners(s: Table) -> tuple[int, ...]:
    """SW-END-02..04 and the ways to win of the two modes."""
    if s.settings.mode == "teams":
        return _winning_team(s)
    if s.settings.mode == "murlocs":
        # SW-REVENGE-07: the humans win or lose together.
        beaten = min(s.coins[: s.humans]) > s.coins[s.humans]
        return tuple(range(s.humans)) if beaten else ()
    ranks = [(s.coins[seat], tokens_on_boards(s, seat)) for seat in range(s.humans)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _winning_team(s: Table) -> tuple[int, ...]:
    """SW-TEAM-04: the team whose lowest member has most coins; ties by the team's tokens on the boards."""
    ranks: dict[int, tuple[int, int]] = {}
    for team in sorted({player.team for player in s.players}):
        members = [seat for seat, player in enumerate(s.players) if player.team == team]
        coins = [s.coins[seat] for seat in members]
        score = sum(coins) if s.settings.team_score == "sum" else min(coins)
        ranks[team] = (score, sum(tokens_on_boards(s, seat) for seat in members))
    best = max(ranks.values())
    return tuple(seat for seat, player in enumerate(s.players) if ranks[player.team] == best)
