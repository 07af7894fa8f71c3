"""World of Warcraft: The Board Game, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from meetingstone.engine import NONE, Catalogue, Event, Frame, Game, GameDef, Result, frames_of
from meetingstone.engine.content import hash_of
from meetingstone.engine.game import CardInfo
from meetingstone.engine.picture import Earning, Forecast, Phrase, Picture
from meetingstone.engine.scene import gallery_cards
from meetingstone.engine.state import HIDDEN
from meetingstone.engine.story import Story
from meetingstone.engine.views import View
from meetingstone.games.board_game import evaluate, flow, picture, story
from meetingstone.games.board_game.cards import cards
from meetingstone.games.board_game.content import HERE
from meetingstone.games.board_game.drafts import FactionDrafts
from meetingstone.games.board_game.flow import match
from meetingstone.games.board_game.options import OPTIONS
from meetingstone.games.board_game.position import build, export
from meetingstone.games.board_game.prospects import Now, Outlook, forecast, prospects
from meetingstone.games.board_game.scene import gallery, table
from meetingstone.games.board_game.scene.gallery import BoxGallery
from meetingstone.games.board_game.scene.table import BoardScene
from meetingstone.games.board_game.state import Settings, Table
from meetingstone.games.board_game.tactics.judge import judge
from meetingstone.games.board_game.tactics.remarks import remarks


class BoardGame(GameDef[Table]):
    id = "board_game"
    version = 2
    settings = Settings
    state = Table
    frames = frames_of(flow)
    options = OPTIONS
    turn_rule = "BG-TURN-02"
    quiet = picture.QUIET
    recited = picture.RECITED
    drafts = FactionDrafts()
    told_facts = ("type", "level", "trait", "gold", "energy", "health")
    tags = (("bg-arrives", "cls"), ("bg-arrives", "faction"), ("bg-overlord", "overlord"))

    def __init__(self) -> None:
        self.rules = Catalogue(HERE / "rules.toml")
        self.content_hash = hash_of(HERE / "content")

    def start(self, settings: Settings) -> tuple[Table, Frame]:
        match.check(settings)
        return Table(settings=settings), match.Match()

    def position(self, plain: dict[str, Any]) -> Game[Table]:
        return build.build(self, plain)

    def export(self, g: Game[Table]) -> dict[str, Any]:
        return export.export(g)

    def facts(self, g: Game[Table]) -> dict[str, Any]:
        return export.facts(g)

    def picture(self, seen: View[Table]) -> Picture:
        return picture.picture(seen)

    def earnings(self, log: Sequence[Event]) -> list[Earning]:
        return story.earnings(log)

    def story(self, g: Game[Table]) -> Story:
        return story.story(g)

    def scene(self, seen: View[Table]) -> BoardScene:
        return table.scene(seen)

    def seat_scene(self, watched: BoardScene, seen: View[Table]) -> BoardScene:
        return table.seat_scene(watched, seen)

    def gallery(self) -> BoxGallery:
        return gallery.gallery(gallery_cards(self))

    def seats(self, settings: Settings) -> int:
        return settings.players

    def cards(self) -> tuple[CardInfo, ...]:
        return cards()

    def sides(self, g: Game[Table]) -> tuple[tuple[int, ...], ...]:
        """BG-GEN-02: the members of a faction win together."""
        return tuple(g.state.seats_of(faction) for faction in sorted(set(g.state.seat_faction)))

    def allies(self, g: Game[Table], seat: int) -> tuple[int, ...]:
        """BG-OVER-09: a faction shares what it knows."""
        s = g.state
        if seat < 0 or not s.seat_faction:
            return (seat,)
        return s.seats_of(s.seat_faction[seat])

    def guess(self, state: Table, seat: int, rng: Random) -> None:
        """BG-OVER-09: Lord Kazzak stands under one of the counters that the seat's faction has not seen."""
        if HIDDEN not in state.kazzak:
            return
        seen = state.peeked[seat] if seat >= 0 else (NONE,) * 5
        open_counters = [i for i, at in enumerate(state.counters) if at != NONE and seen[i] == NONE]
        found = next((i for i, what in enumerate(seen) if what == 1), NONE)
        true = found if found != NONE else rng.choice(open_counters)
        state.kazzak = [int(i == true) for i in range(len(state.kazzak))]
        state.peeked = [
            tuple(state.kazzak[i] if what == HIDDEN else what for i, what in enumerate(row)) for row in state.peeked
        ]

    def judge(self, seen: View[Table]) -> list[dict[str, float]] | None:
        return judge(seen)

    def remarks(self, seen: View[Table], index: int) -> tuple[Phrase, ...]:
        return remarks(seen, index)

    def odds(self, seen: View[Table], about: str) -> Now | Outlook | None:
        return prospects(self, seen, about)

    def forecast(self, seen: View[Table]) -> Forecast | None:
        return forecast(self, seen)

    def evaluate(self, g: Game[Table], seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def appraise(self, g: Game[Table], seat: int) -> dict[str, float]:
        return evaluate.appraise(g, seat)

    def result(self, g: Game[Table]) -> Result:
        s = g.state
        totals = [sum(h.xp for h in s.heroes if h.faction == side) for side in (0, 1)]
        return Result(s.winners(), tuple(totals[side] for side in s.seat_faction), s.places())


GAME = BoardGame()
