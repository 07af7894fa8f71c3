"""Browsers and the pages in them: which pages are ours, and what each answer forbids a browser to do."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Send

from meetingstone.server.problems import Problem, foreign

Connection = ASGIConnection[Any, Any, Any, Any]
CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS")
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
WORKER = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
"""The policy of the script that stands in for pages when there is no connection: it fetches, and does nothing else."""
HEADERS = {
    # Of what is no page nothing runs and nothing is framed; pages bring the policy above. A table is a hundred answers.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # Invitations and spectators' links are addresses: no other site is told them.
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
"""What every answer says that does not say otherwise."""


def is_foreign(connection: Connection) -> bool:
    """Whether a page of another site asks, with the cookie of the person in front of it. Programs are no pages."""
    if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    own, host = connection.app.state.house.settings.address, connection.headers.get("host")
    if own is not None and own.partition("//")[2] == host:
        # What comes without TLS where there is TLS may be anybody's on the way.
        return bool(origin != own)
    # Without an address that we know of, ours is where the browser found us, by whatever way.
    return origin not in (own, f"http://{host}", f"https://{host}")


def only_ours(connection: Connection, _: BaseRouteHandler) -> None:
    """A foreign page changes nothing. Forms cannot send JSON, and scripts of other sites have to ask us first."""
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in CHANGES_NOTHING:
        return
    if is_foreign(connection):
        raise foreign()
    if connection.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not-json", "server-not-json")


def add_headers(message: Message) -> None:
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


@lru_cache(20)
def policy_of(page: bytes) -> str:
    """The policy of a page with inline scripts of its own, such as the map of its modules: those and no others run."""
    inline = re.findall(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    hashes = (f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in inline)
    own = {"script-src": " ".join([POLICY["script-src"], *hashes])}
    return "; ".join(f"{name} {value}" for name, value in (POLICY | own).items())


class App(Litestar):
    """What answers GET answers HEAD as well, with all of it but the body."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            asked: Any = {**scope, "method": "GET"}
            await super().__call__(asked, receive, _without_body(send))
        else:
            await super().__call__(scope, receive, send)


def _without_body(send: Send) -> Send:
    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return head
