"""Looking at Lord Kazzak's facedown counters (BG-OVER-09)."""

from __future__ import annotations

from meetingstone.engine import NONE, Game
from meetingstone.games.board_game.queries import hero_name, region_name
from meetingstone.games.board_game.state import Table


def may_peek(s: Table, i: int) -> bool:
    """BG-OVER-09: his faction has not seen the counter in his region yet."""
    hero = s.heroes[i]
    return hero.region in s.counters and s.peeked[hero.seat][s.counters.index(hero.region)] == NONE


def peek(g: Game[Table], i: int) -> None:
    s = g.state
    which = s.counters.index(s.heroes[i].region)
    seats = s.seats_of(s.heroes[i].faction)
    for seat in seats:
        seen = list(s.peeked[seat])
        seen[which] = s.kazzak[which]
        s.peeked[seat] = tuple(seen)
    g.reveal()
    kind = "bg-peeked-kazzak" if s.kazzak[which] else "bg-peeked-decoy"
    g.tell(kind, to=seats, hero=hero_name(s, i), region=region_name(s.heroes[i].region))
    others = tuple(seat for seat in range(len(s.seat_faction)) if seat not in seats)
    g.tell("bg-peeked", to=others, hero=hero_name(s, i), region=region_name(s.heroes[i].region))
