"""What has changed, put into the scene before, is the scene after."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from conformance import take_randomly
from games.small_world.test_random_games import TABLES
from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.scene import scenes
from meetingstone.server.house import House
from meetingstone.server.live.deltas import deltas
from server.guests import Guest, seat_three, until

Guests = Callable[[], Guest]


def changed(scene: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """As docs/api.md tells a client to do it."""
    after = {**scene, **delta["fields"]}
    for field, entries in delta["entries"].items():
        if isinstance(after[field], list):
            after[field] = [entries.get(str(i), entry) for i, entry in enumerate(after[field])]
        else:
            merged = {**after[field], **entries}
            after[field] = {name: entry for name, entry in merged.items() if entry is not None}
    return after


def sent(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


@pytest.mark.parametrize("settings", TABLES, ids=str)
def test_the_changes_make_the_scene_of_every_seat(settings: dict[str, object]) -> None:
    g = Game.new(registry.game("small_world"), settings, seed=seed_from(11))
    rng = Random(str(settings))
    seats = (*range(g.definition.seats(g.state.settings)), -1)
    before = scenes(g, seats)
    held = {seat: sent(scene) for seat, scene in before.items()}
    told = whole = 0
    while not g.over:
        take_randomly(g, rng)
        now = scenes(g, seats)
        changes = deltas(before, now)
        for seat in seats:
            news = sent(changes[seat])
            held[seat] = changed(held[seat], news)
            assert held[seat] == sent(now[seat])
            told += len(msgspec.json.encode(news))
            whole += len(msgspec.json.encode(held[seat]))
        before = now
    assert told * 4 < whole, "worth the trouble"


def test_one_whole_scene_and_then_changes(guest: Guests, house: House) -> None:
    anna, bruno, carla = guest(), guest(), guest()
    table = seat_three(anna, bruno)
    path, live = f"/api/tables/{table['id']}", house.live[table["id"]]
    rng = Random(3)
    with (
        anna.live(table["id"], "?deltas=1") as short,
        anna.live(table["id"]) as long,
        carla.live(table["id"], f"?deltas=1&spectate={table['spectate']}") as spectator,
    ):
        held = until(short, "scene")["scenes"][0]["scene"]
        until(spectator, "scene")
        until(long, "scene")
        for _ in range(40):
            game = live.play.session.game
            (seat,) = live.play.awaits()
            player = (anna, bruno)[seat]
            if live.play.session.can_undo(seat) and rng.random() < 0.3:
                player.post(f"{path}/undo", {"seat": seat})
            else:
                keys = [rng.choice(game.keys(seat))]
                player.post(f"{path}/answers", {"number": game.number, "seat": seat, "keys": keys})
            message = until(short, "scene", update=live.shown)
            assert message["since"] == live.shown - 1
            held = changed(held, message["scenes"][0]["delta"])
            assert held == until(long, "scene", update=live.shown)["scenes"][0]["scene"]
            assert [*until(spectator, "scene", update=live.shown)["scenes"][0]] == ["seat", "delta"]
    with anna.live(table["id"], f"?deltas=1&seen={live.shown}") as short:
        assert until(short, "scene")["scenes"] == [{"seat": 0, "scene": held}], "nobody knows what it still has"


def test_new_seats_are_shown_whole(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    table = anna.table(public=True)
    path = f"/api/tables/{table['id']}"
    with bruno.live(table["id"], "?deltas=1") as socket:
        assert [each["seat"] for each in until(socket, "scene")["scenes"]] == [-1]
        bruno.post(f"{path}/join", {"seat": 2})
        (mine,) = until(socket, "scene")["scenes"]
        assert mine["seat"] == 2 and mine["scene"]["me"] == 2
