"""The greedy bot with a mind of its own: it weighs the parts of a position as a style of the game says.

What a style weighs is the game's affair (``GameDef.styles``); in a game without it these play like the greedy bot.
"""

from __future__ import annotations

from typing import ClassVar

from meetingstone.bots.greedy import GreedyBot


class HunterBot(GreedyBot):
    """Would rather hurt the others than earn."""

    name: ClassVar[str] = "hunter"


class BuilderBot(GreedyBot):
    """Plays for the turns to come."""

    name: ClassVar[str] = "builder"


class RaiderBot(GreedyBot):
    """Takes what pays at once."""

    name: ClassVar[str] = "raider"
