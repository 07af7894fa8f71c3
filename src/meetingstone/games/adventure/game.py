"""World of Warcraft: The Adventure Game, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from meetingstone.engine import Catalogue, Event, Frame, Game, GameDef, Result, frames_of
from meetingstone.engine.content import hash_of
from meetingstone.engine.game import CardInfo, Lengths
from meetingstone.engine.picture import Earning, Forecast, Phrase, Picture
from meetingstone.engine.scene import gallery_cards
from meetingstone.engine.story import Story
from meetingstone.engine.views import View
from meetingstone.games.adventure import cards, evaluate, flow, picture, prospects, story
from meetingstone.games.adventure.content import HERE
from meetingstone.games.adventure.flow import match
from meetingstone.games.adventure.options import OPTIONS
from meetingstone.games.adventure.position import build, export
from meetingstone.games.adventure.queries import ranks, valor_of
from meetingstone.games.adventure.scene import gallery, table
from meetingstone.games.adventure.scene.gallery import BoxGallery
from meetingstone.games.adventure.scene.table import TableScene
from meetingstone.games.adventure.state import Settings, Table
from meetingstone.games.adventure.tactics.judge import judge
from meetingstone.games.adventure.tactics.remarks import remarks
from meetingstone.games.adventure.windows import Moments


class Adventure(GameDef[Table]):
    id = "adventure"
    version = 2
    settings = Settings
    state = Table
    frames = frames_of(flow)
    options = OPTIONS
    turn_rule = "AG-TURN-01"
    quiet = picture.QUIET
    recited = picture.RECITED
    tags = (("ag-seated", "character"),)
    fact_words = cards.FACT_WORDS
    told_facts = ("energy",)
    windows = Moments()

    def __init__(self) -> None:
        self.rules = Catalogue(HERE / "rules.toml")
        self.content_hash = hash_of(HERE / "content")
        self.lengths = msgspec.json.decode((HERE / "lengths.json").read_bytes(), type=Lengths)

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

    def scene(self, seen: View[Table]) -> TableScene:
        return table.scene(seen)

    def seat_scene(self, watched: TableScene, seen: View[Table]) -> TableScene:
        return table.seat_scene(watched, seen)

    def gallery(self) -> BoxGallery:
        return gallery.gallery(gallery_cards(self))

    def odds(self, seen: View[Table], about: str) -> prospects.Prospects | None:
        return prospects.prospects(self, seen, about)

    def forecast(self, seen: View[Table]) -> Forecast | None:
        return prospects.forecast(self, seen)

    def cards(self) -> tuple[CardInfo, ...]:
        return cards.cards()

    def judge(self, seen: View[Table]) -> list[dict[str, float]] | None:
        return judge(self, seen)

    def remarks(self, seen: View[Table], index: int) -> tuple[Phrase, ...]:
        return remarks(self, seen, index)

    def earnings(self, log: Sequence[Event]) -> list[Earning]:
        return story.earnings(log)

    def story(self, g: Game[Table]) -> Story:
        return story.story(g)

    def evaluate(self, g: Game[Table], seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def appraise(self, g: Game[Table], seat: int) -> dict[str, float]:
        return evaluate.appraise(g, seat)

    def guess(self, state: Table, seat: int, rng: Random) -> None:
        """An imagined table has no secrets, so its moments are not sealed."""
        if state.settings.sealed:
            state.settings = replace(state.settings, sealed=False)

    def seats(self, settings: Settings) -> int:
        return settings.players

    def result(self, g: Game[Table]) -> Result:
        s = g.state
        return Result(s.winners, tuple(map(valor_of, s.heroes)), ranks(s))


GAME = Adventure()
