"""Small World of Warcraft. README.md beside this file is the map of the folder."""

from meetingstone.games.small_world.game import GAME

__all__ = ["GAME"]
