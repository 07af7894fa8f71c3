"""Looking back: every moment is what it was, also around what was taken back, and none is far away."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from meetingstone.engine import Game
from meetingstone.server import replays
from meetingstone.server.house import House
from server.guests import Guest

Guests = Callable[[], Guest]
PAIR = [{"kind": "you", "name": "Anna"}, {"kind": "hotseat", "name": "Bruno"}]


def plain(scene: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(scene))


class Played:
    """A table at which moves were made, and what it looked like after each."""

    def __init__(self, guest: Guest, house: House) -> None:
        self.guest = guest
        self.id = guest.table(PAIR, settings={"players": 2, "first": 0})["id"]
        self.path = f"/api/tables/{self.id}"
        self.table = house.live[self.id]
        self.chance = random.Random(5)
        self.seen = [self.now()]

    def now(self) -> list[Any]:
        play = self.table.play
        return [plain(scene) for scene in play.scenes((0, 1)).values()]

    def move(self) -> None:
        game = self.table.play.session.game
        assert game.question is not None
        (seat, *_) = game.question.awaited()
        key = self.chance.choice(game.keys(seat))
        self.guest.post(f"{self.path}/answers", {"number": game.number, "seat": seat, "keys": [key]})
        self.seen.append(self.now())

    def take_back(self) -> bool:
        try:
            seat = next(seat for seat in (0, 1) if self.table.play.session.can_undo(seat))
        except StopIteration:
            return False
        self.guest.post(f"{self.path}/undo", {"seat": seat})
        self.seen.append(self.now())
        return True

    def play(self, moves: int, *, undo: float = 0.0) -> None:
        for _ in range(moves):
            if self.table.play.is_over:
                return
            if not (self.chance.random() < undo and self.take_back()):
                self.move()

    def moment(self, number: int) -> Any:
        return self.guest.get(f"{self.path}/moments/{number}")


def test_every_moment_is_what_it_was_in_any_order(guest: Guests, house: House) -> None:
    played = Played(guest(), house)
    played.play(70, undo=0.3)
    order = list(range(len(played.seen)))
    random.Random(1).shuffle(order)
    for number in order:
        moment = played.moment(number)
        assert [each["scene"] for each in moment["scenes"]] == played.seen[number], number
        assert all(event["update"] == number for event in moment["events"])


def test_a_running_game_goes_on_while_somebody_looks_back(guest: Guests, house: House) -> None:
    played = Played(guest(), house)
    played.play(5)
    assert played.moment(3)["last"] == 5
    played.play(5)
    assert played.moment(9)["scenes"][1]["scene"] == played.seen[9][1]
    assert played.moment(3)["last"] == 10


def test_what_was_taken_back_is_told_at_its_moment_only(guest: Guests, house: House) -> None:
    played = Played(guest(), house)
    # The seed is the table's own: a few answers tell nothing.
    told: list[Any] = []
    while not (told and played.take_back()):
        played.move()
        told = played.moment(len(played.seen) - 1)["events"]
    undo = len(played.seen) - 1
    assert played.moment(undo - 1)["events"] == told
    assert played.moment(undo)["events"] == []
    assert played.seen[undo] == played.seen[undo - 2]


def test_few_positions_are_kept_and_the_first_of_them_always(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "POSITIONS", 3)
    played = Played(guest(), house)
    played.play(60)
    for number in (60, 1, 40, 0, 59):
        assert played.moment(number)["scenes"][0]["scene"] == played.seen[number][0]


def test_a_step_back_plays_a_few_answers_and_not_the_whole_game(guest: Guests, house: House) -> None:
    played = Played(guest(), house)
    played.play(400)
    last = len(played.seen) - 1
    reel = replays.Reel(played.table.row, played.table.play.definition)
    with played.guest.client.portal() as portal:
        reel.go_on(portal.call(house.shelf.steps, played.id))
    answered = []
    answer = Game.answer

    def counted(*given: Any, **named: Any) -> None:
        answered.append(1)
        answer(*given, **named)

    # What it costs the processor: how long it takes is also up to whatever else the machine does.
    start = time.process_time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "answer", counted)
        for number in range(last, -1, -1):
            answered.clear()
            reel.position(number)
            assert len(answered) < replays.APART
    assert (time.process_time() - start) / last < 0.05, "a step is instant"


def test_the_games_looked_at_longest_ago_are_let_go(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "GAMES", 2)
    anna, cinema = guest(), replays.Replays(lambda table, after: house.shelf.steps(table, after))
    games = [Played(anna, house) for _ in range(3)]
    with anna.client.portal() as portal:
        for played in games:
            played.play(4)
            portal.call(cinema.moment, played.table, 2, (0,))
        assert list(cinema._reels) == [games[1].id, games[2].id]
        found = portal.call(cinema.moment, games[0].table, 2, (0,))
    assert plain(found.scenes[0].scene) == games[0].seen[2][0]
