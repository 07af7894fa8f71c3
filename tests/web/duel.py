"""A game of two people in two browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Visit = Callable[..., Any]


class Duel:
    """A game of two people, each with a browser; moves are made by program, so that they are quick and known."""

    def __init__(self, visit: Visit, address: str, **look: Any) -> None:
        self.address = address
        self.anna, self.bruno = visit("/help", **look), visit("/help")
        order = {
            "game": "small_world",
            "settings": {"players": 2, "first": 0},
            "seats": [{"kind": "you", "name": "Anna"}, {"kind": "friend"}],
        }
        table = self.call(self.anna, "/api/tables", order)
        self.path = f"/api/tables/{table['id']}"
        self.page_path = f"/table/{table['id']}"
        self.call(self.bruno, "/api/me", {"name": "Bruno"})
        self.call(self.bruno, f"{self.path}/join", {"token": table["invites"][0]["token"]})
        self.taken = 0

    def call(self, page: Any, path: str, body: Any = None) -> Any:
        request = page.context.request
        answer = request.get(self.address + path) if body is None else request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def info(self) -> Any:
        return self.call(self.anna, self.path)

    def move(self) -> Any:
        """One answer of whoever is asked: a plain combo, two sure conquests a turn, the first place."""
        info = self.info()
        (seat,) = info["awaits"]
        page = (self.anna, self.bruno)[seat]
        (seen,) = self.call(page, f"{self.path}/moments/{info['update']}")["scenes"]
        question = seen["scene"]["question"]
        key = self.choice(question["kind"], [option["key"] for option in question["options"]])
        self.call(page, f"{self.path}/answers", {"number": question["number"], "seat": seat, "keys": [key]})
        return info

    def choice(self, kind: str, keys: list[str]) -> str:
        if kind == "pick":
            self.taken = 0
            return next(key for key in keys if key not in ("pick:worgen", "pick:goblins", "pick:pandaren"))
        if kind == "turn":
            self.taken = 0
        if kind == "conquer":
            sure = next((key for key in keys if key.startswith("conquer:")), None)
            self.taken += 1
            return sure if sure and self.taken <= 2 else keys[-1]
        return keys[0]

    def play(self, until: Callable[[Any], bool]) -> Any:
        while not until(info := self.info()):
            self.move()
        return info

    def rounds(self, count: int, seat: int) -> int:
        """Play until ``seat`` begins its turn ``count``; returns the update."""
        info = self.info()
        for _ in range(count):
            self.play(lambda now: now["awaits"] != [seat])
            info = self.play(lambda now: now["awaits"] == [seat])
        return int(info["update"])

    def open(self, page: Any, query: str = "") -> Any:
        page.goto(self.address + self.page_path + query)
        page.locator(".sw svg.map[role=group]").wait_for()
        return page
