"""World of Warcraft: The Adventure Game. README.md beside this file is the map of the folder."""

from meetingstone.games.adventure.game import GAME

__all__ = ["GAME"]
