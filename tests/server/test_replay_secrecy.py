"""Whoever looks back at a running game sees what he could see then: never more, and nothing that he learned since."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from meetingstone import registry
from meetingstone.engine import Game
from meetingstone.engine.chance import seed_from
from meetingstone.engine.orders import is_sealed
from meetingstone.server.live.sitting import SPECTATOR
from meetingstone.server.play import Play
from meetingstone.server.replays import Reel, Replays
from meetingstone.server.rows import Step, TableRow, now
from server.redeal import redeal

SETTINGS: dict[str, dict[str, Any]] = {
    "small_world": {"players": 3},
    "board_game": {"players": 3, "overlord": "kazzak", "classes": "first_game"},
    "adventure": {"players": 3, "sealed": True},
}
ANSWERS = {"small_world": 80, "board_game": 260, "adventure": 260}
TOLD = {"small_world": 0, "board_game": 1, "adventure": 10}
"""At least so many events are for some seats alone."""
OFTEN = 0.25
"""Of all moments so many are looked at."""


class Running:
    """A game among people after many answers, and what every seat and a watcher saw after each of them."""

    def __init__(self, game: str) -> None:
        definition = registry.game(game)
        row = TableRow(
            id="running",
            game=game,
            settings=SETTINGS[game],
            rules=definition.version,
            content=definition.content_hash,
            seed=seed_from(3),
            owner="anna",
            state="playing",
            spectate="",
            created=now(),
        )
        self.lookers = (*range(SETTINGS[game]["players"]), SPECTATOR)
        self.play = Play(row, definition, ("you",) * SETTINGS[game]["players"])
        self.written: list[Step] = [self.play.first()]
        self.seen = [self.now()]
        self.is_half_sealed = [False]
        rng = Random(game)
        while len(self.written) < ANSWERS[game]:
            self.answer(rng)
        # What Replays knows of a table: its row, its game, and how far it has come.
        self.table: Any = SimpleNamespace(row=row, play=self.play, shown=self.written[-1].number)
        self.replays = Replays(self.steps)

    def now(self) -> dict[int, bytes]:
        return {seat: msgspec.json.encode(scene) for seat, scene in self.play.scenes(self.lookers).items()}

    def answer(self, rng: Random) -> None:
        game = self.play.session.game
        assert game.question is not None, "the game runs"
        number, (seat, *_) = game.number, game.question.awaited()
        self.written += self.play.answer(seat, number, [rng.choice(game.keys(seat))])
        self.play.settle()
        self.seen.append(self.now())
        self.is_half_sealed.append(is_sealed(game.question) and self.play.session.game.number == number)

    async def steps(self, table: str, after: int) -> list[Step]:
        return [step for step in self.written if step.number > after]

    def moment(self, number: int, seat: int) -> Any:
        return asyncio.run(self.replays.moment(self.table, number, (seat,)))

    def scene(self, number: int, seat: int) -> bytes:
        (found,) = self.moment(number, seat).scenes
        assert found.seat == seat
        return msgspec.json.encode(found.scene)


@pytest.fixture(scope="module", params=list(SETTINGS))
def running(request: pytest.FixtureRequest) -> Running:
    return Running(request.param)


def looked_at(running: Running) -> list[tuple[int, int]]:
    rng = Random(1)
    every = [(number, seat) for number in range(len(running.seen)) for seat in running.lookers]
    return [each for each in every if rng.random() < OFTEN]


def test_a_moment_is_what_its_seat_saw_then(running: Running) -> None:
    """Whatever was revealed since: a card that was played later is as hidden as it was."""
    for number, seat in looked_at(running):
        if not running.is_half_sealed[number]:
            assert running.scene(number, seat) == running.seen[number][seat], (number, seat)


def test_no_byte_of_a_moment_depends_on_a_secret(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    truth = {each: msgspec.json.encode(running.moment(*each)) for each in looked_at(running)}
    position, rng, redeals, looker = Reel.position, Random(2), 0, SPECTATOR

    def dealt_anew(reel: Reel, number: int) -> Game[Any]:
        nonlocal redeals
        game = position(reel, number)
        before = game.state
        redeal(game, looker, rng)
        redeals += game.state != before
        return game

    monkeypatch.setattr(Reel, "position", dealt_anew)
    for (number, seat), told in truth.items():
        looker = seat
        assert msgspec.json.encode(running.moment(number, seat)) == told, (number, seat)
    assert redeals > 50, "the secrets did change"


def test_what_only_one_seat_was_told_is_told_to_nobody_else(running: Running) -> None:
    running.moment(running.table.shown, SPECTATOR)
    (reel,) = running.replays._reels.values()
    private = [(n, event) for n, told in enumerate(reel.told) for event in told if event.to is not None]
    for number, event in private:
        for seat in running.lookers:
            heard = [each for each in running.moment(number, seat).events if each.kind == event.kind]
            assert (seat in event.to) == any(each.values == event.values for each in heard), (number, event, seat)
    assert len(private) >= TOLD[running.table.row.game], "something was told in secret"


def test_nobody_learns_who_has_answered_a_sealed_window(running: Running) -> None:
    """An answer that nothing has come of yet changes nothing, neither for others nor for whoever gave it."""
    half = [number for number, is_half in enumerate(running.is_half_sealed) if is_half]
    for number in half:
        for seat in running.lookers:
            assert running.scene(number, seat) == running.scene(number - 1, seat), (number, seat)
            assert running.moment(number, seat).events == []
    assert len(half) > 20 or running.table.row.game != "adventure", "windows did open"
