"""Small World of Warcraft, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from meetingstone.engine import Catalogue, Event, Frame, Game, GameDef, Result, frames_of
from meetingstone.engine.frames import Outcome
from meetingstone.engine.game import CardInfo
from meetingstone.engine.packs import Pack
from meetingstone.engine.picture import Earning, Phrase, Picture
from meetingstone.engine.scene import gallery_cards
from meetingstone.engine.state import HIDDEN
from meetingstone.engine.story import Story
from meetingstone.engine.views import View, imagine
from meetingstone.games.small_world import evaluate, flow, picture, position, scene, story
from meetingstone.games.small_world.cards import cards
from meetingstone.games.small_world.checks import check
from meetingstone.games.small_world.content import HERE, Content, base, content_in
from meetingstone.games.small_world.flow import match, scoring, turn
from meetingstone.games.small_world.options import OPTIONS
from meetingstone.games.small_world.queries import cards_of
from meetingstone.games.small_world.remarks import remarks
from meetingstone.games.small_world.scene import BoxGallery, TableScene
from meetingstone.games.small_world.state import Settings, Table
from meetingstone.games.small_world.verbs import VERBS, Cue


class SmallWorld(GameDef[Table]):
    """The game with one content; others, with other contents, may be played beside it."""

    id = "small_world"
    version = 2
    settings = Settings
    state = Table
    frames = frames_of(flow)
    options = OPTIONS
    turn_rule = "SW-ROUND-02"
    quiet = picture.QUIET
    tags = (("picked", "race"), ("picked", "power"))
    styles = evaluate.STYLES

    def __init__(self, content: Content) -> None:
        self.content = content
        self.packs = content.packs
        self.content_hash = content.hash
        self.rules = Catalogue(HERE / "rules.toml", *(path for pack in content.packs for path in pack.rules))
        check(content, self.rules)

    def with_packs(self, packs: tuple[Pack, ...]) -> SmallWorld:
        return SmallWorld(content_in(self.content.folder, *(pack.folder for pack in packs)))

    def start(self, settings: Settings) -> tuple[Table, Frame]:
        match.check(settings, self.content.box)
        return Table(content=self.content, settings=settings), match.Match()

    def position(self, plain: dict[str, Any]) -> Game[Table]:
        return position.build(self, plain)

    def export(self, g: Game[Table]) -> dict[str, Any]:
        return position.export(g)

    def facts(self, g: Game[Table]) -> dict[str, Any]:
        return position.facts(g)

    def seats(self, settings: Settings) -> int:
        return settings.players

    def picture(self, seen: View[Table]) -> Picture:
        return picture.picture(seen)

    def scene(self, seen: View[Table]) -> TableScene:
        return scene.scene(seen)

    def seat_scene(self, watched: TableScene, seen: View[Table]) -> TableScene:
        return scene.seat_scene(watched, seen)

    def gallery(self) -> BoxGallery:
        return scene.gallery(self.content.box, gallery_cards(self))

    def earnings(self, log: Sequence[Event]) -> list[Earning]:
        return story.earnings(self.content.box, log)

    def story(self, g: Game[Table]) -> Story:
        return story.story(g)

    def cards(self) -> tuple[CardInfo, ...]:
        return cards(self.content)

    def sides(self, g: Game[Table]) -> tuple[tuple[int, ...], ...]:
        """SW-TEAM-04, SW-REVENGE-07: teams; against the Murlocs all people are one side."""
        return tuple(side for side in scoring.sides(g.state) if side[0] < g.state.humans)

    def allies(self, g: Game[Table], seat: int) -> tuple[int, ...]:
        """SW-COIN-02, SW-TEAM-03: coins are hidden from all until the end; SW-REVENGE-06: the Murlocs' are open."""
        s = g.state
        if g.over:
            return tuple(range(len(s.players)))
        return (seat, s.humans) if s.settings.mode == "murlocs" else (seat,)

    def trigger(self, g: Game[Table], event: str, subject: int, source: Sequence[int]) -> Outcome:
        seat, number, index = source
        if event != "marker.revealed" and number not in cards_of(g.state, seat):
            return None
        row = g.state.content.cards[number].trigger[index]
        return VERBS[type(row.do)](row.do, Cue(g, seat, number, row.rule, event, subject))

    def guess(self, state: Table, seat: int, rng: Random) -> None:
        """SW-COIN-02: totals are hidden; a plausible one for the round played."""
        for other, coins in enumerate(state.coins):
            if coins == HIDDEN:
                state.coins[other] = max(0, round(rng.gauss(5 + 8 * (state.round - 1), 4)))

    def look_ahead(self, g: Game[Table], seat: int) -> None:
        g.state.seat, g.state.turn = seat, {}
        g.stack = [turn.Turn(seat=seat)]
        g.resume()

    def evaluate(self, g: Game[Table], seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def appraise(self, g: Game[Table], seat: int) -> dict[str, float]:
        return evaluate.appraise(g, seat)._asdict()

    def remarks(self, seen: View[Table], index: int) -> tuple[Phrase, ...]:
        return remarks(imagine(seen, self, Random(seen.number)), seen.seat, index)

    def result(self, g: Game[Table]) -> Result:
        s = g.state
        return Result(scoring.winners(s), tuple(s.coins[: s.humans]), scoring.places(s))


GAME = SmallWorld(base())
