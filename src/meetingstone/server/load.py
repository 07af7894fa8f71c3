"""How fast the server is: many tables with four connected clients each, on this machine, with the disk in it.

The server runs in a process of its own; the clients live here. First every table gets one answer a second and the
time is taken from the answer until all four clients have the new scene; then every table is answered as soon as all
its clients have seen the last answer.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect

CLIENTS = 4
GAME = "small_world"


class Figures(NamedTuple):
    tables: int
    clients: int
    paced_answers: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    answers_per_second: float
    cpu_us: float
    """Of the server's processor time for one answer at full speed."""
    update_bytes: int
    """Of one scene message to one client, after the first."""
    table_kb: float
    connection_kb: float


def measure(tables: int, seconds: float) -> Figures:
    # The clients take their part of the machine, too: with the quicker loop more is left to what is measured.
    runner = asyncio.Runner(loop_factory=auto_loop_factory())
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "load.db") as (address, process), runner:
        return runner.run(_measure(address, process, tables, seconds))


@contextmanager
def server(data: Path, *more: str) -> Iterator[tuple[str, int]]:
    """A server of its own on a free port of this machine: its host and port, and its process."""
    words = [sys.executable, "-m", "meetingstone.cli", "serve", "--port", "0", "--no-browser", "--no-limits"]
    words += ["--data", str(data)]
    running = subprocess.Popen([*words, *more], stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http")), "")
        if not address:
            raise RuntimeError(f"the server did not start: {line}")
        yield urlsplit(address).netloc, running.pid
    finally:
        running.terminate()
        running.wait(20)


# ---- over REST


class Caller:
    """One person that asks over REST."""

    def __init__(self, address: str) -> None:
        self._connection = http.client.HTTPConnection(address)
        self.cookie = ""
        self.call("GET", "/api/me")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._connection.getresponse()
        data = json.loads(response.read())
        if cookie := response.headers["set-cookie"]:
            self.cookie = cookie.partition(";")[0]
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {data}")
        return data


def _new_table(callers: list[Caller], number: int) -> str:
    order = callers[number % CLIENTS :] + callers[: number % CLIENTS]
    seats = [{"kind": "you"}, *({"kind": "friend"} for _ in order[1:])]
    table = order[0].call("POST", "/api/tables", {"game": GAME, "seats": seats})
    for caller, invite in zip(order[1:], table["invites"], strict=True):
        caller.call("POST", f"/api/tables/{table['id']}/join", {"token": invite["token"]})
    return str(table["id"])


# ---- live


class _Option(msgspec.Struct):
    key: str


class _Question(msgspec.Struct):
    number: int
    options: list[_Option]


class _Fields(msgspec.Struct, frozen=True):
    question: _Question | msgspec.UnsetType | None = msgspec.UNSET


class _Delta(msgspec.Struct):
    fields: _Fields


class _SeatScene(msgspec.Struct):
    """A whole scene or what has changed in it, as far as it matters for an answer."""

    seat: int
    scene: _Fields = _Fields()
    delta: _Delta | None = None


class _Scenes(msgspec.Struct):
    update: int
    scenes: list[_SeatScene]


_read_scene = msgspec.json.Decoder(_Scenes).decode


class _Table:
    """A table and its four connections. ``complete`` is set when all of them have seen the awaited update."""

    def __init__(self, connections: list[ClientConnection], rng: Random) -> None:
        self.connections = connections
        self.rng = rng
        self.seen = [-1] * len(connections)
        self.target = 0
        self.complete = asyncio.Event()
        self.next: tuple[int, int, int, str] | None = None
        self.is_over = False
        self.messages = 0
        self.bytes = 0
        self.sent = 0.0
        self.took = 0.0

    async def read(self, client: int) -> None:
        connection = self.connections[client]
        async for message in connection:
            data = message.encode() if isinstance(message, str) else message
            if not data.startswith(b'{"type":"scene"'):
                continue
            scenes = _read_scene(data)
            (own,) = scenes.scenes
            question = own.delta.fields.question if own.delta else own.scene.question
            if question is None:
                self.is_over = True
            elif question is not msgspec.UNSET and question.options:
                key = self.rng.choice(question.options).key
                self.next = (client, own.seat, question.number, key)
            if self.seen[client] >= 0:
                self.messages += 1
                self.bytes += len(data)
            self.seen[client] = scenes.update
            if min(self.seen) >= self.target:
                self.took = perf_counter() - self.sent
                self.complete.set()

    async def answer(self) -> bool:
        """Answer once and wait for all clients; False when the game is over."""
        if self.is_over or self.next is None:
            return False
        client, seat, number, key = self.next
        self.next = None
        self.target = min(self.seen) + 1
        self.complete.clear()
        self.sent = perf_counter()
        message = {"type": "answer", "seat": seat, "number": number, "keys": [key]}
        await self.connections[client].send(msgspec.json.encode(message), text=True)
        await asyncio.wait_for(self.complete.wait(), 30)
        return True


async def _measure(address: str, process: int, count: int, seconds: float) -> Figures:
    callers = [Caller(address) for _ in range(CLIENTS)]
    for number in range(2):
        _new_table(callers, number)
    before = _memory(process)
    ids = [_new_table(callers, number) for number in range(count)]
    with_tables = _memory(process)
    rng = Random(0)
    tables, readers = [], []
    for table_id in ids:
        url = f"ws://{address}/api/tables/{table_id}/live?deltas=1"
        # As a browser on the same machine would: no compression.
        connections = [
            await connect(url, additional_headers={"Cookie": each.cookie}, compression=None, max_queue=None)
            for each in callers
        ]
        table = _Table(connections, rng)
        tables.append(table)
        readers += [asyncio.create_task(table.read(client)) for client in range(CLIENTS)]
    await asyncio.gather(*(table.complete.wait() for table in tables))
    # The pauses of the measuring process are not the server's.
    gc.collect()
    gc.disable()
    with_clients = _memory(process)
    times = await _paced(tables, seconds / 2, rng)
    spent = _processor(process)
    answers, lasted = await _full_speed(tables, seconds / 2)
    spent = _processor(process) - spent
    gc.enable()
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*(c.close() for table in tables for c in table.connections), return_exceptions=True)
    cuts = quantiles(times, n=100)
    return Figures(
        tables=count,
        clients=count * CLIENTS,
        paced_answers=len(times),
        p50_ms=round(cuts[49] * 1000, 2),
        p99_ms=round(cuts[98] * 1000, 2),
        worst_ms=round(max(times) * 1000, 2),
        answers_per_second=round(answers / lasted, 1),
        cpu_us=round(spent / answers * 1e6),
        update_bytes=round(sum(table.bytes for table in tables) / sum(table.messages for table in tables)),
        table_kb=round((with_tables - before) / count, 1),
        connection_kb=round((with_clients - with_tables) / (count * CLIENTS), 1),
    )


async def _paced(tables: list[_Table], seconds: float, rng: Random) -> list[float]:
    """One answer per table and second, each table at its own moment of the second."""
    times: list[float] = []
    start = perf_counter()

    async def one(table: _Table, phase: float) -> None:
        due = start + phase
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if not await table.answer():
                return
            times.append(table.took)
            due += 1

    await asyncio.gather(*(one(table, rng.random()) for table in tables))
    return times


async def _full_speed(tables: list[_Table], seconds: float) -> tuple[int, float]:
    answers = 0
    start = perf_counter()

    async def one(table: _Table) -> None:
        nonlocal answers
        while perf_counter() - start < seconds and await table.answer():
            answers += 1

    await asyncio.gather(*(one(table) for table in tables))
    return answers, perf_counter() - start


def _memory(process: int) -> float:
    """Resident KB of the server; 0 where the system does not say."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((float(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0.0)


def _processor(process: int) -> float:
    """Seconds of processor time that the server has used; 0 where the system does not say."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
