"""World of Warcraft: The Board Game. README.md beside this file is the map of the folder."""

from meetingstone.games.board_game.game import GAME

__all__ = ["GAME"]
