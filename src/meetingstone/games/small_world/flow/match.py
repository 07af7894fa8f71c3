"""Setting up, rounds, and the end of the game."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Game, Refused, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.board import faces
from meetingstone.games.small_world.content import Box
from meetingstone.games.small_world.flow.combo import Replenish
from meetingstone.games.small_world.flow.murlocs import MurlocTurn
from meetingstone.games.small_world.flow.turn import Turn
from meetingstone.games.small_world.state import EMPTY, Player, Settings, Table

FACTIONS = ("alliance", "horde", "neutral")


def check(settings: Settings, box: Box) -> None:
    """Refuse settings that no rule provides for (SW-SETUP-15)."""
    low, high = (1, 2) if settings.mode == "murlocs" else (2, 5)
    if not low <= settings.players <= high:
        rule = "SW-REVENGE-01" if settings.mode == "murlocs" else "SW-SETUP-15"
        raise Refused(Why(rule, "players", {"players": settings.players, "low": low, "high": high}))
    if settings.first != NONE and not 0 <= settings.first < settings.players:
        raise Refused(Why("SW-ROUND-01", "first-player", {"first": settings.first}))
    if settings.mode == "murlocs" and not box.fewest_murlocs <= settings.murlocs <= box.murlocs:
        values = {"murlocs": settings.murlocs, "low": box.fewest_murlocs, "high": box.murlocs}
        raise Refused(Why("SW-REVENGE-02", "murlocs", values))
    if settings.boards:
        _check_boards(settings, box)


def _check_boards(settings: Settings, box: Box) -> None:
    for face in settings.boards:
        if face not in faces():
            raise Refused(Why("SW-SETUP-05", "unknown-board", {"board": face}))
    sizes = sorted(faces()[face].size for face in settings.boards)
    if sizes != sorted(box.boards[str(settings.players)]):
        raise Refused(Why(f"SW-SETUP-0{max(settings.players - 1, 1)}", "board-sizes", {"players": settings.players}))
    if len({faces()[face].board for face in settings.boards}) != len(settings.boards):
        raise Refused(Why("SW-SETUP-05", "both-faces"))


class Match(Frame, kw_only=True):
    """Set up, play the rounds, end: SW-SETUP-05, SW-SETUP-09, SW-SETUP-10, SW-SETUP-13, SW-ROUND-01, SW-END-01.

    The rest of the setting up is in ``check`` and ``lay_out``, the numbers of boards and rounds in content/box.toml.
    """

    STEPS = (
        "draw_boards", "draw_faces", "lay_out", "shuffle_banners", "shuffle_badges", "show_combos",
        "draw_markers", "draw_first", "play_round", "end",
    )  # fmt: skip

    drawn: tuple[int, ...] = ()

    def draw_boards(self, g: Game[Table]) -> Outcome:
        """SW-SETUP-05: boards of the right sizes at random; the order of the physical boards is drawn first."""
        s = g.state
        if s.settings.boards:
            s.boards = s.settings.boards
            self.goto("lay_out")
            return None
        return Shuffle(kind="boards", rule="SW-SETUP-05", size=len(_boards()), count=len(_boards()))

    def draw_boards_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        self.drawn = order

    def draw_faces(self, g: Game[Table]) -> Outcome:
        return Shuffle(kind="faces", rule="SW-SETUP-05", size=1 << len(_boards()), count=1)

    def draw_faces_answered(self, g: Game[Table], outcome: tuple[int, ...]) -> None:
        """SW-SETUP-01, SW-SETUP-02, SW-SETUP-03, SW-SETUP-04: the sizes for so many players."""
        s = g.state
        left = [_boards()[i] for i in self.drawn]
        chosen = []
        for size in s.content.box.boards[str(s.settings.players)]:
            board = next(board for board in left if board.startswith(size))
            left.remove(board)
            side = outcome[0] >> _boards().index(board) & 1
            chosen.append(sorted(face.id for face in faces().values() if face.board == board)[side])
        s.boards = tuple(chosen)

    def lay_out(self, g: Game[Table]) -> None:
        lay_out(g.state)
        g.tell("boards", boards=[f"@board-{board}" for board in g.state.boards])

    def shuffle_banners(self, g: Game[Table]) -> Outcome:
        count = len(g.state.content.banners)
        return Shuffle(kind="banners", rule="SW-SETUP-09", size=count, count=count)

    def shuffle_banners_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        banners = [s.content.banners[i] for i in order]
        if s.settings.mode != "teams":
            s.banners = [tuple(banners)]
        else:
            # SW-TEAM-02: one column per faction; the Neutral one only when somebody plays it.
            columns = FACTIONS if s.settings.players % 2 else FACTIONS[:2]
            s.banners = [tuple(race for race in banners if s.content.races[race].faction == name) for name in columns]
        s.columns = [() for _ in s.banners]

    def shuffle_badges(self, g: Game[Table]) -> Outcome:
        count = len(g.state.content.powers)
        return Shuffle(kind="badges", rule="SW-SETUP-10", size=count, count=count)

    def shuffle_badges_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        g.state.badges = list(order)

    def show_combos(self, g: Game[Table]) -> Outcome:
        return Replenish()

    def draw_markers(self, g: Game[Table]) -> Outcome:
        count = len(g.state.content.markers)
        return Shuffle(kind="markers", rule="SW-SETUP-13", size=count, count=count)

    def draw_markers_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.face_down = list(order[: len(s.boards)])
        s.aside = list(order[len(s.boards) :])

    def draw_first(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.settings.first != NONE:
            s.first = s.settings.first
            return None
        return Shuffle(kind="first", rule="SW-ROUND-01", size=s.settings.players, count=1)

    def draw_first_answered(self, g: Game[Table], outcome: tuple[int, ...]) -> None:
        g.state.first = outcome[0]
        g.tell("first", seat=g.state.first)

    def play_round(self, g: Game[Table]) -> Outcome:
        """SW-ROUND-03, SW-END-01: the marker advances before the first turn, until the last round has been played."""
        s = g.state
        if s.round == s.rounds:
            return None
        self.again()
        s.round += 1
        g.tell("round", round=s.round, rounds=s.rounds)
        return Round()

    def end(self, g: Game[Table]) -> None:
        g.state.seat = NONE
        g.reveal()
        g.tell("end", coins=list(g.state.coins))


class Round(Frame, kw_only=True):
    """SW-ROUND-02: every player takes one turn, clockwise from the first; then the Murlocs of their own mode."""

    STEPS = ("next_turn", "murlocs")
    taken: int = 0

    def next_turn(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self.taken == s.humans:
            return None
        self.again()
        s.seat = (s.first + self.taken) % s.humans
        self.taken += 1
        s.turn = {}
        g.tell("turn", seat=s.seat)
        return Turn(seat=s.seat)

    def murlocs(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.settings.mode != "murlocs":
            return None
        s.seat = s.humans
        s.turn = {}
        return MurlocTurn(seat=s.seat)


def lay_out(s: Table) -> None:
    """SW-SETUP-06, SW-SETUP-07, SW-SETUP-08, SW-SETUP-11, SW-SETUP-14. SW-MURL-02: at first nobody owns the Murlocs."""
    settings, m = s.settings, s.map
    s.rounds = (
        s.content.box.murloc_rounds if settings.mode == "murlocs" else s.content.box.rounds[str(settings.players)]
    )
    s.regions = [
        replace(EMPTY, race=s.content.murlocs, tokens=1) if m.of_symbol["murloc"] >> r & 1 else EMPTY
        for r in range(len(m.lands))
    ]
    s.players = [Player(team=_team(settings, seat)) for seat in range(settings.players)]
    s.coins = [s.content.box.coins_at_start] * settings.players
    s.owner = [NONE] * len(s.content.races)
    s.tray = [race.supply for race in s.content.races]
    s.tray[s.content.murlocs] -= sum(region.tokens for region in s.regions)
    s.marker_at = [NONE] * len(s.content.markers)
    s.face_down = [NONE] * len(s.boards)
    s.bombs = [NONE] * len(s.regions)
    if settings.mode == "murlocs":
        _seat_murlocs(s)


def _seat_murlocs(s: Table) -> None:
    """SW-REVENGE-02: the Murlocs are an Active Race of their own; what is not on the map waits beside it."""
    on_map = sum(region.tokens for region in s.regions)
    s.owner[s.content.murlocs] = len(s.players)
    s.players.append(Player(race=s.content.murlocs, hand=s.settings.murlocs - on_map))
    s.tray[s.content.murlocs] -= s.players[-1].hand
    s.coins.append(0)


def _boards() -> list[str]:
    return sorted({face.board for face in faces().values()})


def _team(settings: Settings, seat: int) -> int:
    """SW-TEAM-01: teams sit alternately; with an odd number the last seat plays the Neutral Races alone."""
    if settings.mode != "teams":
        return NONE
    return 2 if settings.players % 2 and seat == settings.players - 1 else seat % 2
