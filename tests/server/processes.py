"""Servers in processes of their own, that can be killed in the middle of anything."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from meetingstone.server.load import Caller

SERVE = [sys.executable, "-m", "meetingstone.cli", "--lang", "en", "serve", "--no-browser", "--bot-pause", "0"]
BOTS = [{"kind": "bot", "bot": "random"}] * 3
PATIENCE = 60.0


class Server:
    """A server on a free port."""

    def __init__(self, data: Path) -> None:
        words = [*SERVE, "--port", "0", "--data", str(data)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http")), "")
        assert address, line
        self.address = urlsplit(address).netloc

    def kill(self) -> None:
        """Without a chance to tidy up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def entries(data: Path, table: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(data) as connection:
        query = "SELECT number, question, seat, key FROM entries WHERE game = ? ORDER BY number"
        return connection.execute(query, (table,)).fetchall()


class KillRun:
    """Bot games, and one person's answers, through a number of kills: what was acknowledged must be there."""

    def __init__(self, data: Path, seed: int = 0) -> None:
        self.data = data
        self.rng = Random(seed)
        self.seen: dict[str, list[tuple[Any, ...]]] = {}
        self.mine = ""
        self.acknowledged: list[tuple[int, int, int, str]] = []
        self.cookie = ""

    def begin(self, server: Server) -> Caller:
        caller = Caller(server.address)
        if self.cookie:
            caller.cookie = self.cookie
        self.cookie = caller.cookie
        return caller

    def round(self) -> None:
        """Start, look that nothing is lost and all goes on, play a while, kill."""
        server = Server(self.data)
        try:
            caller = self.begin(server)
            self._check(caller)
            while len(self._running(caller)) < 2:
                table = caller.call("POST", "/api/tables", {"game": "small_world", "seats": BOTS})
                self.seen[table["id"]] = []
            if not self.mine or self._info(caller, self.mine)["state"] == "over":
                seats = [{"kind": "you"}, {"kind": "hotseat"}]
                self.mine = caller.call("POST", "/api/tables", {"game": "small_world", "seats": seats})["id"]
                self.acknowledged = []
            until = time.monotonic() + self.rng.uniform(0.2, 0.8)
            while time.monotonic() < until:
                self._answer(caller)
        finally:
            server.kill()
        for table in self.seen:
            self.seen[table] = entries(self.data, table)

    def _info(self, caller: Caller, table: str) -> Any:
        return caller.call("GET", f"/api/tables/{table}")

    def _running(self, caller: Caller) -> list[str]:
        return [table for table in self.seen if self._info(caller, table)["state"] != "over"]

    def _answer(self, caller: Caller) -> None:
        moment = self._info(caller, self.mine)
        if moment["state"] == "over":
            time.sleep(0.05)
            return
        (seat,) = moment["awaits"]
        path = f"/api/tables/{self.mine}"
        scenes = caller.call("GET", f"{path}/moments/{moment['update']}")["scenes"]
        question = next(each["scene"]["question"] for each in scenes if each["seat"] == seat)
        key = self.rng.choice(question["options"])["key"]
        answer = {"number": question["number"], "seat": seat, "keys": [key]}
        update = caller.call("POST", f"{path}/answers", answer)["update"]
        self.acknowledged.append((update, question["number"], seat, key))

    def _check(self, caller: Caller) -> None:
        """What was there before the kill is there still, and bot games go on by themselves."""
        if self.mine:
            written = entries(self.data, self.mine)
            assert all(answer in written for answer in self.acknowledged), "an acknowledged answer is lost"
            assert self._info(caller, self.mine)["update"] == written[-1][0]
        for table, before in self.seen.items():
            assert entries(self.data, table)[: len(before)] == before
        deadline = time.monotonic() + PATIENCE
        waiting = [table for table in self._running(caller) if self.seen[table]]
        while waiting:
            assert time.monotonic() < deadline, f"bot games stand still: {waiting}"
            infos = {table: self._info(caller, table) for table in waiting}
            waiting = [t for t, i in infos.items() if i["update"] <= self.seen[t][-1][0] and i["state"] != "over"]
            time.sleep(0.02)
