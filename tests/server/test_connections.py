"""Connections that only cost, at a real server: such as are opened and say nothing, half of a request, and pings whose
answers nobody reads."""

from __future__ import annotations

import http.client
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from meetingstone.server.load import Caller

HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
SHORT = """
import sys
from meetingstone.server import connections
connections.WHOLE = 1.5
from meetingstone.cli import main
sys.exit(main())
"""


class Served:
    def __init__(self, data: Path, *words: str) -> None:
        command = [sys.executable, "-c", SHORT, "--lang", "en", "serve", "--no-browser", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--data", str(data), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.partition("http://")[2].partition("/")[0]
        host, _, port = self.address.partition(":")
        self.place = (host, int(port))

    def memory(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@pytest.fixture
def served(data: Path) -> Iterator[Served]:
    found = Served(data, "--limit", "connections=30")
    yield found
    found.process.terminate()
    found.process.communicate(timeout=30)


pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Only Linux tells of its processes so.")


def until_closed(connection: socket.socket) -> bytes:
    connection.settimeout(20)
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    ],
)
def test_a_request_arrives_whole_or_not_at_all(served: Served, start: bytes) -> None:
    with socket.create_connection(served.place) as connection:
        began = time.monotonic()
        # A letter now and then does not keep it open; where none fits, the server hangs up at once.
        with suppress(OSError):
            connection.sendall(start)
            for letter in b"abc" if start else b"":
                time.sleep(0.2)
                connection.sendall(bytes([letter]))
        until_closed(connection)
        assert time.monotonic() - began < 15


def test_half_a_request_after_a_whole_one(served: Served) -> None:
    with socket.create_connection(served.place) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"GET /api")
        began = time.monotonic()
        until_closed(connection)
        assert time.monotonic() - began < 15


def test_one_address_has_so_many_connections_and_no_more(served: Served) -> None:
    """Whoever has too many is told so; once they are closed there is room again."""
    held = [socket.create_connection(served.place) for _ in range(30)]
    time.sleep(0.3)
    with socket.create_connection(served.place) as one_more:
        said = until_closed(one_more)
    assert said.startswith(b"HTTP/1.1 429 ") and b"retry-after: 60" in said and b"too-many-connections" in said
    for each in held:
        until_closed(each)
        each.close()
    deadline = time.monotonic() + 20
    while True:
        try:
            assert Caller(served.address).cookie
            return
        except (RuntimeError, http.client.HTTPException, OSError):
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_pings_whose_answers_nobody_reads(served: Served) -> None:
    caller = Caller(served.address)
    table = caller.call("POST", "/api/tables", {"game": "small_world", "seats": HOTSEAT})["id"]
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(served.place)
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {served.address}", f"Cookie: {caller.cookie}",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]  # fmt: skip
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert connection.recv(12).startswith(b"HTTP/1.1 101")
        before = served.memory()
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)
        connection.settimeout(5)
        try:
            for _ in range(3_000):
                connection.sendall(ping * 100)
        except OSError:
            pass
        assert served.memory() - before < 20_000, "KB"
    assert caller.call("GET", "/api/me")["id"], "everybody else goes on"


@pytest.mark.parametrize("start", [b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00"])
def test_what_is_no_request_gets_a_sentence_and_the_same_headers(served: Served, start: bytes) -> None:
    with socket.create_connection(served.place) as connection:
        connection.sendall(start)
        head, _, body = until_closed(connection).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request\r\n") and b"server-malformed" in body
    for name in (b"content-security-policy: default-src 'none'", b"x-content-type-options: nosniff"):
        assert name in head


def test_the_server_has_as_many_open_files_as_it_may(served: Served) -> None:
    lines = Path(f"/proc/{served.process.pid}/limits").read_text().splitlines()
    words = next(line for line in lines if line.startswith("Max open files")).split()
    assert words[3] == words[4]
