"""What decided a game, in a sentence."""

from __future__ import annotations

from meetingstone.engine import NONE
from meetingstone.engine.picture import Phrase
from meetingstone.games.small_world.flow.scoring import side_points, sides, winners
from meetingstone.games.small_world.state import TEAMS, Table


def verdict(s: Table) -> Phrase:
    """SW-END-02, SW-END-03 and SW-END-04; SW-TEAM-04 and SW-REVENGE-07 of the two modes."""
    points = {side: side_points(s, side, s.coins) for side in sides(s)}
    if s.settings.mode == "murlocs":
        people, murlocs = points.values()
        if people == murlocs:
            return Phrase("story-how-murlocs-level", {"coins": people})
        how = "story-how-murlocs-won" if winners(s) else "story-how-murlocs-lost"
        return Phrase(how, {"players": s.humans, "coins": people, "murlocs": murlocs})
    won = [side for side in points if side[0] in winners(s)]
    others = [count for side, count in points.items() if side not in won]
    if len(won) > 1:
        return Phrase("story-how-shared")
    lead = points[won[0]] - max(others)
    if not lead:
        return Phrase("story-how-tokens")
    if s.settings.mode == "teams":
        teams = [Phrase("story-how-team", {"team": _team(s, side), "points": points[side]}) for side in points]
        return Phrase("story-how-teams", {"teams": teams, "score": s.settings.team_score})
    return Phrase("story-how-lead", {"lead": lead})


def _team(s: Table, side: tuple[int, ...]) -> str:
    team = s.players[side[0]].team
    assert team != NONE
    return f"@faction-{TEAMS[team]}"
