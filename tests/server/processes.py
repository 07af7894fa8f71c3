"""Servers in processes of their own, that can be killed in the middle of anything."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from meetingstone.server.load import Caller

SERVE = [sys.executable, "-m", "meetingstone.cli", "--lang", "en", "serve", "--no-browser", "--no-limits"]
SERVE += ["--bot-pause", "0"]
BOTS = [{"kind": "bot", "bot": "random"}] * 3
PATIENCE = 120.0
"""Seconds after which nothing more is to be expected, on however slow a machine."""
EACH = 150
"""Tables that one person sets up at most."""


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
        self.process.wait(PATIENCE)


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
                self.begin_mine(caller)
            until = time.monotonic() + self.rng.uniform(0.2, 0.8)
            while time.monotonic() < until:
                self._answer(caller)
        finally:
            server.kill()
        for table in self.seen:
            self.seen[table] = entries(self.data, table)

    def begin_mine(self, caller: Caller) -> None:
        seats = [{"kind": "you"}, {"kind": "hotseat"}]
        self.mine = caller.call("POST", "/api/tables", {"game": "small_world", "seats": seats})["id"]
        self.acknowledged = []

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


class Crowded(NamedTuple):
    """What became of a server with many tables of bots when one of the bots' processes died."""

    most: int
    """Processes of the server at one time, itself included."""
    slowest: float
    """Seconds that a request of the page took at most."""
    slowest_itself: float
    """The same without the time in which the machine had no processor for the server."""
    moved: int
    """Answers that bots gave afterwards."""


def kill_a_thinker(data: Path, tables: int, seconds: float, kills: int = 1) -> Crowded:
    """Set up ``tables`` at which only bots play, kill a process of theirs ``kills`` times, and look on for a while."""
    # Of several persons: nobody may have so many tables.
    server, bots = Server(data), [{"kind": "bot"}] * 5
    try:
        callers: list[Caller] = []
        for number in range(tables):
            if number % EACH == 0:
                callers.append(Caller(server.address))
            callers[-1].call("POST", "/api/tables", {"game": "small_world", "seats": bots})
        eventually(lambda: len(children(server.process.pid)) > 0)
        # The set-up of each table is an entry, too.
        eventually(lambda: _answers(data) > tables)
        most, slowest, itself = 0, 0.0, 0.0
        for _ in range(kills):
            thinkers = [pid for pid in children(server.process.pid) if "spawn_main" in _command(pid)]
            os.kill(thinkers[0], signal.SIGKILL)
            before, until = _answers(data), time.monotonic() + seconds / kills
            while time.monotonic() < until:
                asked, waited = time.monotonic(), _waits(server.process.pid)
                callers[0].call("GET", "/api/games")
                callers[0].call("GET", "/api/tables")
                took, waits = time.monotonic() - asked, _waits(server.process.pid)
                slowest = max(slowest, took / 2)
                starved = sum(waits[thread] - waited[thread] for thread in waits.keys() & waited)
                itself = max(itself, (took - starved) / 2)
                most = max(most, 1 + len(children(server.process.pid)))
                time.sleep(0.02)
        eventually(lambda: _answers(data) > before)
        return Crowded(most, slowest, itself, _answers(data) - before)
    finally:
        server.stop()


def children(process: int) -> list[int]:
    """All processes below this one."""
    parents: dict[int, list[int]] = {}
    for each in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((each / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        parents.setdefault(parent, []).append(int(each.name))
    found, ahead = list[int](), [process]
    while ahead:
        below = parents.get(ahead.pop(), [])
        found += below
        ahead += below
    return found


def _waits(process: int) -> dict[str, float]:
    """For how many seconds each thread of a process was ready to run and did not, because others ran."""
    found = {}
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError, IndexError):
            found[thread.name] = int((thread / "schedstat").read_text().split()[1]) / 1e9
    return found


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def _answers(data: Path) -> int:
    with sqlite3.connect(data) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def eventually(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)
