"""Bots' processes: they are few, also when one dies, and nobody has them for himself."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from meetingstone.server import bots
from meetingstone.server.bots import Thinkers
from meetingstone.server.fair import Turns
from meetingstone.server.house import THOUGHTS, House
from server.guests import PATIENCE, Guest, until
from server.processes import kill_a_thinker

needs_proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


@needs_proc
def test_a_bot_s_process_that_dies_is_replaced_once(data: Path) -> None:
    """Sixty tables wait for it; tools/soak_server.py has 650."""
    seen = kill_a_thinker(data, tables=60, seconds=6)
    assert seen.most <= 16, "processes of the server, whatever waits for them"
    assert seen.slowest_itself < 1.0 and seen.moved > 0


Guests = Callable[[], Guest]


def slow_odds(encoded: bytes, about: str) -> None:
    """In a process of its own: nothing is found out before the bots have moved."""
    end = time.monotonic() + 2 * PATIENCE
    while not Path(os.environ["HAVE_MOVED"]).exists() and time.monotonic() < end:
        time.sleep(0.02)


def test_questions_do_not_hold_up_bots(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One guest asks for odds on twenty connections at once, and each takes for ever."""
    monkeypatch.setattr(bots, "_odds", slow_odds)
    monkeypatch.setenv("HAVE_MOVED", str(tmp_path / "moved"))
    curious, anna = guest(), guest()
    mine = curious.table([{"kind": "you"}, {"kind": "hotseat"}])
    with ExitStack() as stack:
        for _ in range(20):
            socket = stack.enter_context(curious.live(mine["id"]))
            until(socket, "scene")
            for wish in range(1, 9):
                socket.send_json({"type": "odds", "id": wish, "seat": mine["awaits"][0], "about": "now"})
        table = anna.table([{"kind": "bot", "bot": "random"}] * 3)
        end = time.monotonic() + PATIENCE
        try:
            while anna.get(f"/api/tables/{table['id']}")["update"] < 30:
                assert time.monotonic() < end, "the bots stand still"
                time.sleep(0.02)
        finally:
            (tmp_path / "moved").touch()
        assert len(house.asked._tasks[curious.me["id"]]) == THOUGHTS, "of one person, on however many connections"


def test_a_question_of_somebody_else_does_not_wait_for_all_of_one_person() -> None:
    turns, got = Turns(places=1, each=1), list[str]()

    async def ask(whose: str, first: bool = False) -> None:
        await turns.take(whose, first)
        got.append(whose + "!" * first)
        await asyncio.sleep(0)
        turns.give_back(whose)

    async def all_at_once() -> None:
        await turns.take("ilka")
        asked = [asyncio.create_task(ask(whose)) for whose in ("ilka",) * 5 + ("tobin", "oona", "tobin")]
        asked.append(asyncio.create_task(ask("ilka", first=True)))
        await asyncio.sleep(0)
        turns.give_back("ilka")
        await asyncio.gather(*asked)

    asyncio.run(all_at_once())
    assert got == ["ilka!", "tobin", "oona", "ilka", "tobin", "ilka", "ilka", "ilka", "ilka"]


def test_who_leaves_gives_up_the_turn_and_keeps_the_place_until_the_work_is_done() -> None:
    async def story() -> None:
        turns = Turns(places=2, each=1)
        await turns.take("ilka")
        waits = asyncio.create_task(turns.take("ilka"))
        await asyncio.sleep(0)
        assert not waits.done(), "one place each"
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        turns.give_back("ilka")
        given = asyncio.create_task(turns.take("ilka"))
        await asyncio.wait_for(given, 1)
        asked = asyncio.create_task(turns.take("tobin"))
        await asyncio.sleep(0)
        assert asked.done() and not turns._waiting

    asyncio.run(story())


def kill_itself(encoded: bytes, bot: str, seed: int) -> int:
    if bot == "deadly":
        os._exit(1)
    return 7


def test_what_kills_each_process_is_given_up_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_choose", kill_itself)

    async def story() -> None:
        thinkers = Thinkers(2)
        seen: Any = None
        harmless = [thinkers.choose("tobin", "random", 0, seen) for _ in range(20)]
        try:
            found = await asyncio.gather(thinkers.choose("ilka", "deadly", 0, seen), *harmless, return_exceptions=True)
        finally:
            await thinkers.close()
        assert isinstance(found[0], RuntimeError) and found[1:] == [7] * 20

    asyncio.run(story())
