"""How a server runs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from meetingstone.server.limits import LIMITS, Limit


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """``bot_pause`` is how long a bot's move is held back while somebody watches."""

    data: Path
    bot_pause: float = 0.0
    linger: tuple[float, float] = (0.0, 0.0)
    """Between so many seconds a sealed window stays open at least; bots have that time. (0, 0): they take theirs."""
    patience: float = 30.0
    """Seconds after which windows no longer wait for somebody who has left the table."""
    absence: float = 300.0
    """Seconds after which others may let a bot play for somebody who has left the table."""
    workers: int = 0
    limits: Mapping[str, Limit] = msgspec.field(default_factory=lambda: LIMITS)
    """How much one person or one address may do; what is not in it has no limit."""
    address: str | None = None
    """Where browsers find the table when something stands before it: `https://games.example`."""
    web: Path | None = None
    packs: tuple[Path, ...] = ()
    """Folders of packs: tables may be set up with those of their game."""
