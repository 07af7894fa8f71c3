"""The kernel: runs any game that is written as frames over tables of frozen entities.

It knows no game and imports nothing else of this project. Start reading at :mod:`kernel`.
"""

from meetingstone.engine.chance import Source, commitment, seed_from
from meetingstone.engine.frames import Abort, Frame, Triggers, frames_of
from meetingstone.engine.game import GameDef, Result
from meetingstone.engine.kernel import Event, Game
from meetingstone.engine.questions import (
    Ask,
    AskAll,
    AskAny,
    AskEach,
    AskTeam,
    AskTeams,
    Chance,
    Option,
    Pass,
    Question,
    React,
    Roll,
    Shuffle,
    Team,
)
from meetingstone.engine.rules import AnswerError, Catalogue, ContentError, Refused, Rule, Why
from meetingstone.engine.state import HIDDEN, NONE, Secret, State

__all__ = [
    "HIDDEN",
    "NONE",
    "Abort",
    "AnswerError",
    "Ask",
    "AskAll",
    "AskAny",
    "AskEach",
    "AskTeam",
    "AskTeams",
    "Catalogue",
    "Chance",
    "ContentError",
    "Event",
    "Frame",
    "Game",
    "GameDef",
    "Option",
    "Pass",
    "Question",
    "React",
    "Refused",
    "Result",
    "Roll",
    "Rule",
    "Secret",
    "Shuffle",
    "Source",
    "State",
    "Team",
    "Triggers",
    "Why",
    "commitment",
    "frames_of",
    "seed_from",
]
