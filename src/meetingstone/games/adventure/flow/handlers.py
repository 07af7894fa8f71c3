"""What no verb says: the few cards that need code."""

from __future__ import annotations

from collections.abc import Callable

from meetingstone.engine import Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.state import Table

Handler = Callable[[Game[Table], Acting], Outcome]
HANDLERS: dict[str, Handler] = {}
