"""Watching what happens in games, so that a list of what never did can be made."""

from collections.abc import Callable
from typing import Any

import pytest

from meetingstone.engine import Frame, Game, Refused, Why


class Watching:
    """While it is entered, everything that games tell and refuse is kept in ``seen``; a game adds its own steps."""

    match: str
    """The module of the game that refuses beside the kernel."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.patch = pytest.MonkeyPatch()

    def __exit__(self, *_: object) -> None:
        self.patch.undo()

    def told(self, kind: str, values: dict[str, Any]) -> None:
        """An event of the log."""
        raise NotImplementedError

    def after(self, frame: type[Frame], step: str, note: Callable[[Any, Game[Any]], None]) -> None:
        """Let ``note`` look when a step has been carried out."""
        index = frame.STEPS.index(step)
        run = frame.RUN[index]

        def watched(self: Any, g: Game[Any]) -> Any:
            out = run(self, g)
            if g.log is not None:
                note(self, g)
            return out

        self.patch.setattr(frame, "RUN", (*frame.RUN[:index], watched, *frame.RUN[index + 1 :]))

    def watch(self) -> None:
        """Begin with the log and the refusals."""
        tell, told, seen = Game.tell, self.told, self.seen

        def watched(g: Game[Any], kind: str, **values: Any) -> None:
            tell(g, kind, **values)
            if g.log is not None:
                seen.add(f"log {kind}")
                told(kind, values)

        class Watched(Refused):
            def __init__(self, why: Why) -> None:
                seen.add(f"refusal {why.reason}")
                super().__init__(why)

        self.patch.setattr(Game, "tell", watched)
        for module in ("meetingstone.engine.kernel", self.match):
            self.patch.setattr(f"{module}.Refused", Watched)
