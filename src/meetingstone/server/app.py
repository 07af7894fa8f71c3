"""The server as one ASGI application.

>>> from pathlib import Path
>>> app = create_app(Settings(data=Path("games.db")))
>>> app.route_handler_method_map["/api/games"] is not None
True
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import DBAPIError

from meetingstone import __version__
from meetingstone.server.api import lessons, library, visitors
from meetingstone.server.api.router import ROUTER
from meetingstone.server.browsers import App, add_headers, only_ours
from meetingstone.server.description import describe_refusals
from meetingstone.server.house import House
from meetingstone.server.live import socket
from meetingstone.server.people import COOKIE
from meetingstone.server.problems import LARGEST, Complaint, Problem, full, malformed, too_large
from meetingstone.server.replays import Replays
from meetingstone.server.sessions import GUEST
from meetingstone.server.settings import Settings

__all__ = ["Settings", "create_app"]

LOG = logging.getLogger("meetingstone.server")


def create_app(settings: Settings) -> Litestar:
    """The server of one data file. It opens the file when it starts and closes it when it stops."""
    house = House(settings)
    replays = Replays(lambda table_id, after: house.shelf.steps(table_id, after))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def complete(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        add_headers(message)
        word = scope["state"].get(visitors.NEW_WORD)
        if word is not None:
            is_safe = scope["scheme"] == "https" or (settings.address or "").startswith("https:")
            MutableScopeHeaders.from_message(message).add("set-cookie", _cookie(word, is_safe))

    app = App(
        route_handlers=[
            ROUTER, library.games, library.gallery, library.rules, library.sentences, library.home, library.page,
            *lessons.HANDLERS, socket.live,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "session": Provide(visitors.session),
            "somebody": Provide(visitors.somebody),
            "someone": Provide(visitors.someone),
        },
        guards=[only_ours],
        before_send=[complete],
        exception_handlers={
            Problem: _problem,
            HTTPException: _http,
            DBAPIError: _storage,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000, exclude="/live"),
        openapi_config=OpenAPIConfig(
            title="Meeting Stone",
            version=__version__,
            path="/schema",
            # The viewers that could stand here load their scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        state=State({"house": house}),
    )  # fmt: skip
    describe_refusals(app.openapi_schema)
    return app


def _cookie(value: str, is_safe: bool) -> str:
    cookie = SimpleCookie({COOKIE: value})
    morsel = cookie[COOKIE]
    morsel["path"], morsel["max-age"], morsel["samesite"], morsel["httponly"] = "/", str(int(GUEST)), "Lax", True
    morsel["secure"] = is_safe
    return morsel.OutputString()


# ---- every error is a complaint with a sentence


def _said(status: int, complaint: Complaint) -> Response[Complaint]:
    return Response(complaint, status_code=status)


def _problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Complaint]:
    answer = _said(problem.status, problem.complaint)
    if problem.retry_after is not None:
        answer.headers["Retry-After"] = str(problem.retry_after)
    return answer


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Complaint]:
    if error.status_code == 413:
        problem = too_large()
    elif error.status_code == 404:
        problem = Problem(404, "not-found", "server-not-found")
    elif error.status_code == 405:
        problem = Problem(405, "not-allowed", "server-not-allowed")
    elif error.status_code < 500:
        problem = malformed(_where(error))
    else:
        LOG.error("a request failed: %s", error)
        problem = Problem(500, "broken", "server-broken")
    return _said(problem.status, problem.complaint)


def _where(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(parts) or error.detail


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Complaint]:
    """JSON that is nested a thousand times."""
    problem = malformed(str(error))
    return _said(problem.status, problem.complaint)


def _storage(_: Request[Any, Any, Any], error: DBAPIError) -> Response[Complaint]:
    LOG.error("the data file could not be read: %s", error)
    problem = full()
    return _said(problem.status, problem.complaint)


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[Complaint]:
    LOG.exception("a request failed", exc_info=error)
    return _said(500, Complaint("broken", "server-broken"))
