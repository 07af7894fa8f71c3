"""Kill the server fifty times in the middle of games, and send it ten thousand messages that are almost right.

    python tools/soak_server.py --kills 50 --messages 10000 --examples 400 --tables 650

After each restart every acknowledged answer must be there and the bots' games must go on by themselves; no message
may crash the server, change a game, close the connection or stay in memory. Then requests are made from the OpenAPI
description, so many examples for each; and while bots play at so many tables, processes of theirs are killed: others
take their place, no more than there were, and the page is answered as ever. Exits with 1 when something is wrong.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from websockets.asyncio.client import ClientConnection, connect

from server.mutations import messages
from server.processes import KillRun, Server, kill_a_thinker

MOST_GROWTH = 8 * 1024
"""KB that a server may grow by in all its messages: what it keeps of them would be much more."""

MOST_PROCESSES = 16
"""Of a server, while a crew of bots' processes takes the place of one that ends; whatever waits for them."""
SLOWEST = 0.2
"""Seconds in which the page is answered meanwhile."""


def kill_often(folder: Path, kills: int, seed: int) -> int:
    run = KillRun(folder / "kills.db", seed)
    acknowledged = 0
    for number in range(kills):
        known = len(run.acknowledged)
        run.round()
        acknowledged += max(0, len(run.acknowledged) - known)
        print(f"\r{number + 1} of {kills} kills, {acknowledged} answers", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return acknowledged


async def until(socket: ClientConnection, kind: str, message_id: int | None = None) -> dict[str, Any]:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind and message_id in (None, message.get("id")):
            return message


def memory(server: Server) -> int:
    """What the server's process holds, in KB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


async def send_many(folder: Path, count: int, seed: int) -> None:
    server = Server(folder / "messages.db")
    try:
        caller = KillRun(folder / "messages.db").begin(server)
        seats = [{"kind": "you"}, {"kind": "hotseat"}]
        table = caller.call("POST", "/api/tables", {"game": "small_world", "seats": seats})
        url = f"ws://{server.address}/api/tables/{table['id']}/live"
        async with connect(url, additional_headers={"Cookie": caller.cookie}) as socket:
            first = await until(socket, "scene")
            (seat,) = table["awaits"]
            question = next(each["scene"]["question"] for each in first["scenes"] if each["seat"] == seat)
            keys = [option["key"] for option in question["options"]]
            begun = memory(server)
            for i, message in enumerate(messages(seat, question["number"], keys, Random(seed), count)):
                await socket.send(message)
                if i % 50 == 49:
                    probe = {"type": "explain", "id": 10_000 + i, "seat": seat, "key": keys[0]}
                    await socket.send(json.dumps(probe))
                    await until(socket, "explained", 10_000 + i)
                    print(f"\r{i + 1} of {count} messages", end="", file=sys.stderr, flush=True)
            grown = memory(server) - begun
            print(f"; the server grew by {grown} KB", file=sys.stderr)
            assert grown < MOST_GROWTH, f"the server grew by {grown} KB"
            assert caller.call("GET", f"/api/tables/{table['id']}")["update"] == 0, "a message changed the game"
        async with connect(url, additional_headers={"Cookie": caller.cookie}) as socket:
            assert (await until(socket, "scene"))["scenes"] == first["scenes"], "the game has changed"
    finally:
        server.stop()


def crowd(folder: Path, tables: int) -> None:
    seen = kill_a_thinker(folder / "crowd.db", tables, seconds=30, kills=3)
    said = f"{seen.most} processes at most, the slowest page took {seen.slowest * 1000:.0f} ms, {seen.moved} moves"
    print(f"{tables} tables of bots: {said}", file=sys.stderr)
    assert seen.most <= MOST_PROCESSES, f"{seen.most} processes"
    assert seen.slowest <= SLOWEST, f"a page took {seen.slowest * 1000:.0f} ms"


def make_requests(examples: int) -> bool:
    environment = {**os.environ, "MEETINGSTONE_EXAMPLES": str(examples)}
    words = [sys.executable, "-m", "pytest", "-q", "tests/server/test_schema.py"]
    return subprocess.run(words, cwd=Path(__file__).parent.parent, env=environment).returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--examples", type=int, default=400)
    parser.add_argument("--tables", type=int, default=650)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(send_many(Path(folder), args.messages, args.seed))
            acknowledged = kill_often(Path(folder), args.kills, args.seed)
            crowd(Path(folder), args.tables)
        except AssertionError as error:
            print(f"wrong: {error}")
            return 1
    if not make_requests(args.examples):
        return 1
    seconds = time.monotonic() - began
    print(f"{args.messages} messages, {args.kills} kills, {acknowledged} answers kept, in {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
