"""Tables of the Board Game on which characters fight each other from the start, and the real server that knows of them.

python brawl.py serve --port 0 --no-browser --data games.db
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meetingstone.engine import Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.match import Match
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.game import BoardGame
from meetingstone.games.board_game.position.build import build
from meetingstone.games.board_game.queries import hero_name
from meetingstone.games.board_game.state import FACTIONS, Fight, Settings, Table

PROGRAM = (str(Path(__file__)),)
LEVEL, LAST_TURN = 4, 31
HORDE = {
    "grumbaz_crowsblood": {"2": ["heroic_strike"], "3": ["battle_shout"], "5": ["scimitar"]},
    "sofeea_icecall": {"1": ["frostbolt"], "2": ["fire_blast"], "3": ["arcane_intellect"]},
    "wennu_bloodsinger": {"1": ["smite"], "2": ["power_word_shield"]},
}
ALLIANCE = {
    "artumnis_moondream": {"1": ["moonfire"], "2": ["rejuvenation"], "3": ["thorns"]},
    "sandrai_darkshine": {"1": ["immolate"], "2": ["shadow_bolt"], "3": ["demon_armor"]},
    "burbonn_fang": {"1": ["wing_clip"], "2": ["multi_shot"]},
}
BEFORE = BoardGame.start, Match.RUN
LAST = Match.STEPS.index("finale")
SKIRMISHES = {2: (1, 1), 4: (1, 2), 6: (2, 3)}
"""How many of the Horde and of the Alliance fight on the way; in the final battle all do."""


def position(settings: Settings) -> dict[str, Any]:
    """The first half of the seats is the Horde's."""
    count, seats = settings.heroes // 2, settings.players // 2
    heroes = [
        {"id": id, "level": LEVEL, "areas": areas, "seat": side * seats + at * seats // count}
        for side, names in enumerate((HORDE, ALLIANCE))
        for at, (id, areas) in enumerate(list(names.items())[:count])
    ]
    return {"players": settings.players, "overlord": settings.overlord, "turn": LAST_TURN, "hero": heroes}


def start(definition: BoardGame, settings: Settings) -> tuple[Table, Frame]:
    """With Lord Kazzak the final battle begins, with another Overlord some of them have met on the way."""
    if settings.overlord == "random":
        return BEFORE[0](definition, settings)
    state = build(definition, {**position(settings), "phase": "fight"}).state
    state.fight, state.counts = None, [{} for _ in state.counts]
    if settings.overlord == "kazzak":
        match = Match()
        match.goto("finale")
        return state, match
    sides = tuple(tuple(state.heroes_of(side)[:count]) for side, count in enumerate(SKIRMISHES[settings.players]))
    state.active = 0
    region = state.heroes[0].region
    state.fight = Fight(kind="pvp", region=region, attackers=0, sides=(sides[0], sides[1]), began=sides[0] + sides[1])
    return state, PvpCombat()


def finale(match: Match, g: Game[Table]) -> Outcome:
    """What the story of a game goes by: who arrived on which side, and who the Overlord was."""
    s = g.state
    for i, hero in enumerate(s.heroes):
        faction = f"@bg-{FACTIONS[hero.faction]}"
        cls = f"@bg-{CONTENT.characters[hero.character].cls}"
        g.tell("bg-arrives", seat=hero.seat, hero=hero_name(s, i), cls=cls, faction=faction)
    g.tell("bg-overlord", overlord="@bg-kazzak")
    return match.finale(g)


@contextmanager
def brawling() -> Iterator[None]:
    """In this process games begin so as well: tables are staged here."""
    BoardGame.start = start  # type: ignore[method-assign, assignment]
    Match.RUN = (*BEFORE[1][:LAST], finale, *BEFORE[1][LAST + 1 :])
    try:
        yield
    finally:
        BoardGame.start, Match.RUN = BEFORE  # type: ignore[method-assign]


if __name__ == "__main__":
    from meetingstone.cli import main
    from meetingstone.server.browsers import POLICY

    POLICY["script-src"] += " 'unsafe-eval'"
    with brawling():
        sys.exit(main())
