"""Run the application with uvicorn, on a socket that is already bound."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from meetingstone.server import connections
from meetingstone.server.app import create_app
from meetingstone.server.live.socket import SEND
from meetingstone.server.problems import LARGEST
from meetingstone.server.settings import Settings

DEFAULT_PORT = 7777
TRIES = 20


def bind(host: str, port: int | None) -> socket.socket:
    """Listen on a port; without a wish on the usual one or the next that is free."""
    if port is not None:
        return _bound(host, port)
    for each in range(DEFAULT_PORT, DEFAULT_PORT + TRIES):
        try:
            return _bound(host, each)
        except OSError:
            continue
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(False)
    return bound


def run(settings: Settings, bound: socket.socket, ready: Callable[[int, int], None]) -> None:
    """Serve until Ctrl-C; ``ready`` is called when the first request can be answered.

    It gets the number of games begun with other rules or cards that cannot go on, and of those that have ended.

    What keeps the data file from being opened is raised, before anything is served.
    """
    app = create_app(settings)
    connections.make_room()
    most = settings.limits.get("connections")
    config = uvicorn.Config(
        _straight(app),
        log_level="warning",
        access_log=False,
        # Behind a proxy all connections come from it; on its word we take from where requests do.
        http=connections.http(most.most if most is not None and settings.address is None else None),
        ws=connections.Live,
        proxy_headers=settings.address is not None,
        # Scenes are a few KB on a fast line; deflating them would cost more than it saves.
        ws_per_message_deflate=False,
        # Messages above the limit are refused with a sentence; far above it the connection is closed.
        ws_max_size=16 * LARGEST,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,
        server_header=False,
    )
    # Tables live long and hold few cycles: looking through all of them again and again would cost 100 ms each time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    server = _Server(config)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(app.state.house.open())
        stopped = runner.run(app.state.house.stopped())
        runner.run(_serve(server, bound, lambda: ready(*stopped)))


def _straight(app: ASGIApp) -> ASGIApp:
    """The application, whose live connections send past the layers that are meant for answers over HTTP."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[SEND] = send  # type: ignore[literal-required]
        await app(scope, receive, send)

    return call


class _Server(uvicorn.Server):
    """Ctrl-C and a polite request to stop are a good end, not a signal to die of."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


async def _serve(server: uvicorn.Server, bound: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await serving
