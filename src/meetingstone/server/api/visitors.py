"""Who asks: the session of a cookie, and the person behind it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from meetingstone.server.browsers import is_foreign
from meetingstone.server.house import House
from meetingstone.server.limits import address_of
from meetingstone.server.people import COOKIE, Someone
from meetingstone.server.problems import foreign
from meetingstone.server.sessions import ACCOUNT, GUEST, Session

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheSession = NamedDependency[Session | None]
Somebody = NamedDependency[Someone | None]
TheOne = NamedDependency[Someone]
TableId = FromPath[str]
Spectate = FromQuery[Annotated[str, Meta(max_length=64)] | None]
NEW_WORD = "meetingstone_word"
"""Where a request keeps what the answer's cookie says from now on."""


async def session(request: AnyRequest, house: TheHouse) -> Session | None:
    """The session of the cookie, if one of our pages sends it. Each day it gets a new word."""
    found = None if is_foreign(request) else await house.sessions.find(request.cookies.get(COOKIE))
    if found is not None and (someone := await house.people.get(found.person)):
        word = await house.sessions.follow(found, lasts(someone))
        if word is not None:
            request.scope["state"][NEW_WORD] = word
    return found


async def somebody(house: TheHouse, session: TheSession) -> Someone | None:
    """The person who asks."""
    return await house.people.get(session.person) if session else None


async def someone(request: AnyRequest, house: TheHouse, somebody: Somebody) -> Someone:
    """The person who asks; somebody new becomes a guest and gets a cookie."""
    if somebody is not None:
        return somebody
    if is_foreign(request):
        raise foreign()
    return await new_guest(request, house)


async def new_guest(request: AnyRequest, house: House) -> Someone:
    house.limits.take(("guests", address_of(request)))
    guest = await house.people.new_guest(request.headers.get("accept-language"))
    await be(request, house, guest)
    return guest


async def be(request: AnyRequest, house: House, someone: Someone, family: str | None = None) -> None:
    """From now on this browser is ``someone``'s."""
    request.scope["state"][NEW_WORD] = await house.sessions.begin(someone.id, lasts(someone), family)


async def begin_anew(request: AnyRequest, house: House, someone: Someone, session: Session | None) -> None:
    """All sessions of somebody end, also those that were stolen; this browser goes on with a new one."""
    family = session.family if session else None
    house.hang_up(await house.sessions.end(person=someone.id) - {family})
    await be(request, house, someone, family)


async def leave(house: House, session: Session | None) -> None:
    if session is not None:
        house.hang_up(await house.sessions.end(family=session.family))


def lasts(someone: Someone) -> float:
    return GUEST if someone.is_guest else ACCOUNT
