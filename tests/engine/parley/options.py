"""What a player may answer."""

from engine.parley.cards import label
from engine.parley.state import Table
from meetingstone.engine import NONE, Game, Option


class Topic(Option, frozen=True):
    name: str

    def key(self, g: Game[Table]) -> str:
        return f"topic:{self.name}"


class Bid(Option, frozen=True):
    coins: int

    def key(self, g: Game[Table]) -> str:
        return f"bid:{self.coins}"


class Play(Option, frozen=True):
    card: int
    target: int = NONE

    def key(self, g: Game[Table]) -> str:
        return f"play:{label(self.card)}" + (f">{self.target}" if self.target != NONE else "")


class Use(Option, frozen=True):
    card: int

    def key(self, g: Game[Table]) -> str:
        return f"use:{label(self.card)}"


class TurnAside(Option, frozen=True):
    card: int

    def key(self, g: Game[Table]) -> str:
        return f"instead:{label(self.card)}"


class Suffer(Option, frozen=True, tag="suffer"):
    """Let it happen."""


class End(Option, frozen=True, tag="end"):
    """End the turn."""


OPTIONS = (Topic, Bid, Play, Use, TurnAside, Suffer, End)
