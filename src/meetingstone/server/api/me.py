"""Guests, accounts, and the ways back to them."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from meetingstone.server import lobby, seats
from meetingstone.server.api.visitors import (
    AnyRequest,
    Somebody,
    TheHouse,
    TheOne,
    TheSession,
    be,
    begin_anew,
    leave,
    new_guest,
)
from meetingstone.server.house import House
from meetingstone.server.limits import address_of
from meetingstone.server.names import look
from meetingstone.server.people import Someone
from meetingstone.server.wire import replies, requests


async def _person(house: House, someone: Someone) -> replies.Person:
    infos = [await house.info(table_id, someone.id) for table_id in await lobby.tables_of(house, someone.id)]
    return replies.Person(
        id=someone.id, name=someone.name, guest=someone.is_guest, language=someone.language, tables=infos
    )


@get("/me", tags=["me"])
async def me(house: TheHouse, someone: TheOne) -> replies.Person:
    """Who you are, and your tables."""
    return await _person(house, someone)


@post("/me", status_code=200, tags=["me"])
async def change_me(house: TheHouse, someone: TheOne, data: JSONBody[requests.Me]) -> replies.Person:
    """Another name or language."""
    await house.people.change(someone, data.name, data.language)
    return await _person(house, someone)


@post("/me/link", status_code=200, tags=["me"])
async def own_link(house: TheHouse, someone: TheOne) -> replies.OwnLink:
    """A guest's way back to his seats when the cookie is lost. A new one voids the one before; accounts need none."""
    house.limits.take(("links", someone.id))
    return replies.OwnLink(await house.people.link(someone))


@post("/return", status_code=200, tags=["me"])
async def come_back(
    request: AnyRequest, house: TheHouse, session: TheSession, data: JSONBody[requests.Return]
) -> replies.Person:
    """Be the guest of a link. What you had until now stays with who you were: the link may be somebody else's."""
    house.limits.take(("logins", address_of(request)))
    found = await house.people.of_link(data.token)
    await leave(house, session)
    await be(request, house, found)
    return await _person(house, found)


@post("/register", status_code=200, tags=["me"])
async def register(
    request: AnyRequest, house: TheHouse, session: TheSession, someone: TheOne, data: JSONBody[requests.Credentials]
) -> replies.Person:
    """Make an account of the guest you are; the guest's cookies and link are void."""
    house.limits.take(("logins", address_of(request)))
    await house.people.register(someone, data.name, data.password)
    await begin_anew(request, house, someone, session)
    return await _person(house, someone)


@post("/password", status_code=200, tags=["me"])
async def change_password(
    request: AnyRequest, house: TheHouse, session: TheSession, someone: TheOne, data: JSONBody[requests.NewPassword]
) -> replies.Person:
    """Another password; all other logins end."""
    house.limits.take(("tries", someone.id))
    await house.people.change_password(someone, data.old, data.new)
    await begin_anew(request, house, someone, session)
    return await _person(house, someone)


@post("/login", status_code=200, tags=["me"])
async def login(
    request: AnyRequest, house: TheHouse, session: TheSession, somebody: Somebody, data: JSONBody[requests.Credentials]
) -> replies.Person:
    """Be the person of an account; what you had as a guest comes with you."""
    address = address_of(request)
    # By the address as well: guesses from elsewhere keep nobody out.
    house.limits.take(("logins", address), ("tries", f"{address} {look(data.name)}"))
    found = await house.people.login(data.name, data.password)
    if session is not None and somebody is not None and somebody.is_guest:
        await seats.hand_over(house, somebody, found)
        house.hang_up(await house.sessions.end(person=somebody.id) - {session.family})
        await be(request, house, found, session.family)
    else:
        await leave(house, session)
        await be(request, house, found)
    return await _person(house, found)


@post("/logout", status_code=200, tags=["me"])
async def logout(request: AnyRequest, house: TheHouse, session: TheSession) -> replies.Person:
    """Your session ends, and you are a new guest."""
    guest = await new_guest(request, house)
    await leave(house, session)
    return await _person(house, guest)
