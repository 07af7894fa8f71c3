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
SOON = 60
"""Seconds in which a connection that only costs has ended, on however slow a machine: without an end it would stay."""
UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


class Served:
    """A server that allows few connections; with ``hurry`` one that waits for nobody."""

    def __init__(self, data: Path, *, hurry: bool) -> None:
        program = ["-c", SHORT] if hurry else ["-m", "meetingstone.cli"]
        words = ["--limit", "connections=30"]
        command = [sys.executable, *program, "--lang", "en", "serve", "--no-browser", "--port", "0"]
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


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serving(Served(tmp_path_factory.mktemp("served") / "games.db", hurry=False))


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serving(Served(tmp_path_factory.mktemp("hurried") / "games.db", hurry=True))


def serving(found: Served) -> Iterator[Served]:
    yield found
    found.process.terminate()
    found.process.communicate(timeout=120)


pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Only Linux tells of its processes so.")


def until_closed(connection: socket.socket) -> bytes:
    """What comes until the server hangs up; where it never does, the test fails."""
    connection.settimeout(SOON)
    found = b""
    with suppress(ConnectionError):
        while data := connection.recv(65536):
            found += data
    return found


def send_on(connection: socket.socket, content: bytes, most: int) -> int:
    """Send the same again and again, until the server hangs up or so many bytes are sent; returns how many were."""
    sent = 0
    connection.settimeout(SOON)
    with suppress(ConnectionError):
        while sent < most:
            connection.sendall(content)
            sent += len(content)
    return sent


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
def test_a_request_arrives_whole_or_not_at_all(hurried: Served, start: bytes) -> None:
    with socket.create_connection(hurried.place) as connection:
        # A letter now and then does not keep it open; where none fits, the server hangs up at once.
        with suppress(OSError):
            connection.sendall(start)
            for letter in b"abc" if start else b"":
                time.sleep(0.2)
                connection.sendall(bytes([letter]))
        until_closed(connection)


def test_half_a_request_after_a_whole_one(hurried: Served) -> None:
    with socket.create_connection(hurried.place) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api")
        assert until_closed(connection).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /?", b"a"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n"),
        (b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"a"),
        (b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
        (b"", b"\r\n"),
    ],
)
def test_a_head_without_end_is_read_for_a_while_and_no_more(served: Served, start: bytes, more: bytes) -> None:
    """A few bytes of a header are a hundred in memory."""
    with socket.create_connection(served.place) as connection:
        connection.sendall(start)
        assert send_on(connection, more * 1_000, most=30_000_000) < 30_000_000


def test_a_long_body_is_no_head(served: Served) -> None:
    with socket.create_connection(served.place) as connection:
        body = b" " * 60_000 + b"{}"
        head = f"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        for close in ("", "", "Connection: close\r\n"):
            connection.sendall(f"{head}{close}\r\n".encode() + body)
        assert until_closed(connection).count(b"HTTP/1.1 200") == 3


def test_requests_that_do_not_wait_for_answers(served: Served) -> None:
    with socket.create_connection(served.place) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000)
        assert b"HTTP/1.1 400 " in until_closed(connection)


@pytest.mark.parametrize("line", ["X-Long: " + "a" * 20_000 + "\r\n", "X-Many: 1\r\n" * 500])
def test_a_live_connection_that_cannot_be_begun(served: Served, line: str) -> None:
    with socket.create_connection(served.place) as connection:
        connection.sendall(f"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\n{UPGRADE}{line}\r\n".encode())
        assert until_closed(connection).startswith(b"HTTP/1.1 400 Bad Request\r\n")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system does not look after it")
@pytest.mark.parametrize("close", ["", "Connection: close\r\n"])
def test_answers_that_nobody_reads(hurried: Served, close: str) -> None:
    """The files are asked for and not taken: what waits to be sent would wait for ever."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(hurried.place)
        connection.sendall(f"GET /api/games/adventure/gallery HTTP/1.1\r\nHost: x\r\n{close}\r\n".encode())
        port, end = connection.getsockname()[1], time.monotonic() + SOON
        while is_open_to(hurried, port):
            assert time.monotonic() < end, "it waits for ever"
            time.sleep(0.1)


def is_open_to(served: Served, port: int) -> bool:
    """Whether the server's end of a connection to this port of ours is there."""
    ends = (line.split()[1:4] for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
    here, there = (f":{number:04X}" for number in (served.place[1], port))
    return any(own.endswith(here) and other.endswith(there) for own, other, _ in ends)


def test_one_address_has_so_many_connections_and_no_more(served: Served) -> None:
    """Whoever has too many is told so; once they are closed there is room again."""
    held = [socket.create_connection(served.place) for _ in range(30)]
    with socket.create_connection(served.place) as one_more:
        said = until_closed(one_more)
    assert said.startswith(b"HTTP/1.1 429 ") and b"retry-after: 60" in said and b"too-many-connections" in said
    for each in held:
        each.close()
    deadline = time.monotonic() + SOON
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
        lines = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {served.address}\r\nCookie: {caller.cookie}\r\n"
        connection.sendall(f"{lines}{UPGRADE}\r\n".encode())
        assert connection.recv(12).startswith(b"HTTP/1.1 101")
        before = served.memory()
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + bytes(125)
        assert send_on(connection, ping * 100, most=40_000_000) < 40_000_000
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
