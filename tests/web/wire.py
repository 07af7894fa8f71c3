"""A connection that breaks when the test wants it."""

from __future__ import annotations

from typing import Any


class Wire:
    """The live connection of a page: cut now, or in the middle of the next answer."""

    def __init__(self, page: Any) -> None:
        self.cuts = 0
        self._open: list[tuple[Any, Any]] = []
        self._when = ""
        page.route_web_socket("**/live*", self._join)

    def cut(self) -> None:
        self.cuts += 1
        for page, server in self._open:
            page.close(code=1011)
            server.close()
        self._open.clear()

    def cut_before_answer(self) -> None:
        """The next answer never arrives."""
        self._when = "before"

    def cut_after_answer(self) -> None:
        """The next answer arrives, and nobody is told."""
        self._when = "after"

    def _join(self, page: Any) -> None:
        server = page.connect_to_server()
        self._open.append((page, server))

        def to_server(message: str) -> None:
            if '"answer"' not in message or not self._when:
                server.send(message)
                return
            if self._when == "after":
                server.on_message(lambda _: None)
                server.send(message)
            self._when = ""
            self.cut()

        page.on_message(to_server)
        server.on_message(page.send)
