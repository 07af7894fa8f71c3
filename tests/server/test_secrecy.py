"""Nothing that a seat may not see leaves the process: secrets are dealt anew, and not a byte may change."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from meetingstone.engine import NONE, React
from meetingstone.engine.drafts import Intent
from meetingstone.engine.orders import Orders, is_sealed
from meetingstone.engine.scene import Scene
from meetingstone.engine.views import glance
from meetingstone.server.house import House
from meetingstone.server.live.clients import Client
from meetingstone.server.live.showing import News
from meetingstone.server.live.sitting import SPECTATOR
from meetingstone.server.live.table import LiveTable
from meetingstone.server.live.windows import Window
from meetingstone.server.rows import Draft
from server.guests import Guest
from server.redeal import redeal

Guests = Callable[[], Guest]
NOBODY = -2
"""No seat at all: a watcher is -1."""


async def nowhere(_: str) -> None:
    """A line on which nothing is sent: the messages are asked for."""


def everything_sent(live: LiveTable, client: Client, before: dict[int, Scene[Any]], key: str) -> list[str]:
    """Every byte that this client would get now: from the beginning, since the last update, and as a delta to it."""
    live._see_through(client)
    live.presence.clients = {client}
    live.sitting.shown -= 1
    live.showing.show(News(before, live.shown, {}))
    live.showing.show(live.showing.render())
    live.sitting.shown += 1
    said = [live.showing.message(client.seats, seen) for seen in (-1, max(0, live.shown - 1))]
    if before:
        said.append(live.showing.message(client.seats, live.shown - 1, has_scene=True))
        assert '"delta":' in said[-1]
    live.drafts.tell()
    live.orders.tell()
    said += [str(live.said_info(client)), repr(live.said_drafts(client)), repr(live.said_orders(client))]
    if client.seats[0] != SPECTATOR:
        said.append(repr(live.play.session.game.explain(key, seat=client.seats[0])))
    return said


def drafted(live: LiveTable, keep: int, rng: Random) -> None:
    """Give every side another draft of its turn, but that of the seat ``keep``."""
    game, drafts = live.play.session.game, live.play.definition.drafts
    if drafts is None:
        return
    seen = glance(game, SPECTATOR)
    sides = {game.definition.allies(game, seat) for seat in range(len(live.chairs))}
    for side in sides:
        turn = drafts.turn(seen, side)
        if keep in side or turn == NONE:
            continue
        heroes = [name for name, hero in live.play.scenes((SPECTATOR,))[SPECTATOR].heroes.items() if hero.seat in side]
        steps: dict[str, tuple[Intent, ...]] = {}
        for who in heroes:
            following = drafts.following(seen, side, {}, who)
            steps[who] = tuple(option.intent for option in rng.sample(following, min(2, len(following))))
        live.drafts.held[side[0]] = Draft(
            game=live.row.id, side=side[0], turn=turn, version=rng.randrange(99), by=side[0], steps=steps
        )


def ordered(live: LiveTable, keep: int, rng: Random) -> None:
    """Give every seat other standing orders, but the seat ``keep``."""
    windows = live.play.definition.windows
    for seat in range(len(live.chairs)):
        if windows is not None and seat != keep:
            live.orders.given[seat] = Orders(windows={kind: rng.choice(("ask", "never")) for kind in windows.kinds})


@pytest.mark.parametrize(
    ("game_id", "settings", "often"),
    [
        ("small_world", {"players": 3}, 0.25),
        ("small_world", {"players": 5}, 0.25),
        ("small_world", {"players": 4, "mode": "teams"}, 0.25),
        ("small_world", {"players": 2, "mode": "murlocs"}, 0.25),
        ("board_game", {"players": 4, "overlord": "kazzak", "classes": "first_game"}, 0.04),
        ("adventure", {"players": 3, "rounds": 8, "sealed": True}, 0.1),
    ],
)
def test_no_byte_depends_on_a_secret(
    guest: Guests, house: House, game_id: str, settings: dict[str, object], often: float
) -> None:
    """Neither on what is hidden on the table, nor on what other sides draft beside it, nor on their orders."""
    anna = guest()
    seats = [{"kind": "hotseat"} for _ in range(int(str(settings["players"])))]
    table = anna.table(seats, game=game_id, settings=settings)
    live = house.live[table["id"]]
    key = {"small_world": "conquer:elwynn", "board_game": "travel:grumbaz_crowsblood", "adventure": "play:charge"}[
        game_id
    ]
    rng = Random(str(settings))
    redeals = redrafts = windows = 0
    before: dict[int, Scene[Any]] = {}
    while not live.play.session.game.over:
        game = live.play.session.game
        assert game.question is not None
        seat = game.question.awaited()[0]
        if rng.random() < often:
            for looker in (*range(len(seats)), SPECTATOR):
                client = Client(live, None, nowhere, -1, deltas=True)
                live.sitting.seats_of = lambda _, looker=looker: [looker]  # type: ignore[method-assign]
                drafted(live, NOBODY, rng)
                drafts = dict(live.drafts.held)
                truth = everything_sent(live, client, before, key)
                state, stack, question = game.state, game.stack, game.question
                redeal(game, looker, rng)
                drafted(live, looker, rng)
                ordered(live, looker, rng)
                windows += isinstance(question, React)
                assert everything_sent(live, client, before, key) == truth
                redeals += game.state != state
                redrafts += live.drafts.held != drafts
                game.state, game.stack, game.question = state, stack, question
                assert live.row.seed.hex() not in "".join(truth)
        before = live.play.scenes((*range(len(seats)), SPECTATOR))
        live.play.answer(seat, game.number, [rng.choice(game.keys(seat))])
        live.play.settle()
        live.sitting.shown, live.sitting.awaits = live.play.update, live.play.awaits()
        live.windows.sealed = Window(game.number, 0.0) if is_sealed(live.play.session.game.question) else None
    assert redeals > 20, "the secrets did change"
    assert windows > 10 or live.play.definition.windows is None, "and not only between windows"
    assert redrafts > 20 or live.play.definition.drafts is None, "and so did the drafts"


def test_the_record_of_a_running_game_holds_no_secret(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    text = anna.call("GET", f"/api/tables/{table['id']}/record").text
    row = house.live[table["id"]].row
    assert row.seed.hex() not in text and '"seed":null' in text and '"entries":[]' in text
