"""Nothing that a seat may not see leaves the process: secrets are dealt anew, and not a byte may change."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from meetingstone.engine.scene import Scene
from meetingstone.engine.views import imagine, view
from meetingstone.server.clients import Client
from meetingstone.server.house import House
from meetingstone.server.live import SPECTATOR, LiveTable, News
from server.guests import Guest

Guests = Callable[[], Guest]


async def nowhere(_: str) -> None:
    """A line on which nothing is sent: the messages are asked for."""


def everything_sent(live: LiveTable, client: Client, before: dict[int, Scene[Any]], key: str) -> list[str]:
    """Every byte that this client would get now: from the beginning, since the last update, and as a delta to it."""
    live._messages.clear()
    live._see_through(client)
    live.clients = {client}
    live.shown -= 1
    live._news = News(before, live.shown, {})
    live._news = live._render()
    live.shown += 1
    said = [live.message(client.seats, seen) for seen in (-1, max(0, live.shown - 1))]
    if before:
        said.append(live.message(client.seats, live.shown - 1, has_scene=True))
        assert '"delta":' in said[-1]
    said.append(str(live.said_info(client)))
    if client.seats[0] != SPECTATOR:
        said.append(repr(live.play.session.game.explain(key, seat=client.seats[0])))
    return said


@pytest.mark.parametrize(
    "settings", [{"players": 3}, {"players": 5}, {"players": 4, "mode": "teams"}, {"players": 2, "mode": "murlocs"}]
)
def test_no_byte_depends_on_a_secret(guest: Guests, house: House, settings: dict[str, object]) -> None:
    anna = guest()
    seats = [{"kind": "hotseat"} for _ in range(int(str(settings["players"])))]
    table = anna.table(seats, settings=settings)
    live = house.live[table["id"]]
    rng = Random(str(settings))
    redeals = 0
    before: dict[int, Scene[Any]] = {}
    while not live.play.session.game.over:
        game = live.play.session.game
        assert game.question is not None
        seat = game.question.awaited()[0]
        if rng.random() < 0.25:
            for looker in (*range(len(seats)), SPECTATOR):
                client = Client(live, None, nowhere, -1, deltas=True)
                live.seats_of = lambda _, looker=looker: [looker]  # type: ignore[method-assign]
                truth = everything_sent(live, client, before, "conquer:elwynn")
                other = imagine(view(game, looker), game.definition, rng)
                state, stack, question = game.state, game.stack, game.question
                game.state, game.stack = other.state, other.stack
                if looker != seat:
                    game.question = other.question
                assert everything_sent(live, client, before, "conquer:elwynn") == truth
                redeals += game.state != state
                game.state, game.stack, game.question = state, stack, question
                assert live.row.seed.hex() not in "".join(truth)
        before = live.play.scenes((*range(len(seats)), SPECTATOR))
        live.play.answer(seat, game.number, [rng.choice(game.keys(seat))])
        live.play.settle()
        live.shown = live.play.update
    assert redeals > 20, "the secrets did change"


def test_the_record_of_a_running_game_holds_no_secret(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    text = anna.call("GET", f"/api/tables/{table['id']}/record").text
    row = house.live[table["id"]].row
    assert row.seed.hex() not in text and '"seed":null' in text and '"entries":[]' in text
