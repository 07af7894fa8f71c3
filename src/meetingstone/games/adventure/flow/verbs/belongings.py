"""What characters gain and lose: items, discoveries, quests, trophies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetingstone.engine import Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import log_card
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import exploration, items, quests
from meetingstone.games.adventure.flow.targets import colours
from meetingstone.games.adventure.flow.verbs.verb import verb
from meetingstone.games.adventure.queries import may_gain
from meetingstone.games.adventure.state import LOG_TROPHY, Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.GainItem)
def _item(g: Game[Table], run: Run, effect: v.GainItem, seat: int) -> Outcome:
    if seat < 0:
        return None
    found = tuple(colours(g.state, effect, seat))
    return GainItems(seat=seat, count=effect.amount, colours=found, look=effect.look)


class GainItems(Frame, kw_only=True):
    """AG-CARD-05: several items, one after the other."""

    STEPS = ("next",)
    seat: int
    count: int
    colours: tuple[int, ...]
    look: int

    def next(self, g: Game[Table]) -> Outcome:
        if self.count <= 0:
            return None
        self.count -= 1
        self.again()
        return items.GainItem(seat=self.seat, colours=self.colours, look=self.look)


@verb(v.LoseItem)
def _lose_item(g: Game[Table], run: Run, effect: v.LoseItem, seat: int) -> Outcome:
    if seat < 0:
        return None
    return items.LoseItems(seat=seat, count=effect.amount, source=effect.source, random=effect.how == "random")


@verb(v.Steal)
def _steal(g: Game[Table], run: Run, effect: v.Steal, seat: int) -> Outcome:
    if seat < 0 or run.owner < 0 or seat == run.owner:
        return None
    return items.StealItem(thief=run.owner, victim=seat, returns=effect.back)


@verb(v.PlaceDiscovery)
def _place_discovery(g: Game[Table], run: Run, effect: v.PlaceDiscovery, seat: int) -> Outcome:
    return PlaceTokens(seat=run.decider(g), count=effect.amount)


class PlaceTokens(Frame, kw_only=True):
    """AG-RES-06: several discoveries, one after the other."""

    STEPS = ("next",)
    seat: int
    count: int

    def next(self, g: Game[Table]) -> Outcome:
        if self.count <= 0:
            return None
        self.count -= 1
        self.again()
        return exploration.PlaceToken(seat=self.seat)


@verb(v.DrawDiscovery)
def _draw_discovery(g: Game[Table], run: Run, effect: v.DrawDiscovery, seat: int) -> Outcome:
    return exploration.DrawTokens(seat=seat, count=effect.amount) if seat >= 0 else None


@verb(v.Peek)
def _peek(g: Game[Table], run: Run, effect: v.Peek, seat: int) -> Outcome:
    return exploration.Peek(seat=seat, count=effect.amount, discards=effect.discard) if seat >= 0 else None


@verb(v.Activate)
def _activate(g: Game[Table], run: Run, effect: v.Activate, seat: int) -> Outcome:
    return exploration.UseResource(seat=seat, resource=effect.resource) if seat >= 0 else None


@verb(v.DrawQuest)
def _quest(g: Game[Table], run: Run, effect: v.DrawQuest, seat: int) -> Outcome:
    return quests.DrawElite(seat=seat) if seat >= 0 else None


@verb(v.GainTrophy)
def _trophy(g: Game[Table], run: Run, effect: v.GainTrophy, seat: int) -> Outcome:
    """AG-TROPHY-02, AG-TROPHY-03, AG-TROPHY-04; AG-TROPHY-05: no quest is drawn for it."""
    s = g.state
    trophy = CONTENT.trophy[effect.trophy]
    if seat < 0 or not may_gain(s, seat, trophy):
        g.tell("ag-no-trophy", trophy=f"@ag-{effect.trophy}")
        return None
    s.trophies = (*s.trophies[:trophy], s.trophies[trophy] - 1, *s.trophies[trophy + 1 :])
    log_card(g, seat, LOG_TROPHY + trophy)
    return None
