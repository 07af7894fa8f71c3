"""Restarts, kills, full disks, a second process: nothing that was acknowledged is lost."""

import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, inspect

from meetingstone.server import storage
from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.settings import Settings
from server.guests import ALONE, Guest, until
from server.processes import PATIENCE, SERVE, KillRun, Server

Guests = Callable[[], Guest]


def test_a_restart_keeps_every_answer(data: Path) -> None:
    cookie, table, digest = "", "", ""
    for _ in range(3):
        with TestClient(create_app(Settings(data=data, workers=1))) as client:
            anna = Guest(client)
            anna.cookie = cookie or anna.cookie
            cookie = anna.cookie
            table = table or anna.table([{"kind": "you"}, {"kind": "hotseat"}])["id"]
            update = anna.get(f"/api/tables/{table}")["update"]
            house: House = client.app.state.house
            play = house.live[table].play
            assert not digest or play.session.game.digest() == digest
            for i in range(7):
                game = play.session.game
                seat = game.question.awaited()[0]
                body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
                assert anna.post(f"/api/tables/{table}/answers", body)["update"] == update + i + 1
            digest = play.session.game.digest()


def test_kill_9(data: Path) -> None:
    """A few kills; tools/soak_server.py does fifty."""
    run = KillRun(data, seed=1)
    for _ in range(3):
        run.round()
    assert run.acknowledged


def test_a_full_disk_acknowledges_nothing(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    path, live = f"/api/tables/{table['id']}", house.live[table["id"]]
    game = live.play.session.game
    seat = game.question.awaited()[0]
    body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
    before = game.digest()
    whole = house.committer._execute

    async def fail(*_: Any) -> None:
        from sqlalchemy.exc import OperationalError

        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with anna.live(table["id"]) as socket:
        until(socket, "scene")
        monkeypatch.setattr(house.committer, "_execute", fail)
        assert anna.refused(f"{path}/answers", body) == (503, "storage")
        assert anna.refused(f"{path}/pause", {"on": True}) == (503, "storage")
        assert anna.refused("/api/tables", {"game": "small_world", "seats": ALONE}) == (503, "storage")
        socket.send_json({"type": "answer", "id": 3, **body})
        assert until(socket, "refused", id=3)["error"] == "storage"
        assert live.play.session.game.digest() == before and anna.get(path)["update"] == 0
        assert not anna.get(path)["paused"]
        monkeypatch.setattr(house.committer, "_execute", whole)
        socket.send_json({"type": "answer", "id": 4, **body})
        assert until(socket, "scene")["update"] == 1, "the next thing anybody sees is what is on disk"


def test_a_second_writer_loses_cleanly(guest: Guests, house: House, data: Path) -> None:
    """The unique (game, number): whatever else writes the same entry, ours is refused and rolled back."""
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    game = house.live[table["id"]].play.session.game
    seat = game.question.awaited()[0]
    before = game.digest()
    with sqlite3.connect(data) as other:
        other.execute("INSERT INTO entries VALUES (?, 1, 1, 0, 'x', '[]', 0, '')", (table["id"],))
    body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
    assert anna.refused(f"/api/tables/{table['id']}/answers", body) == (409, "conflict")
    assert house.live[table["id"]].play.session.game.digest() == before


def test_answers_share_transactions(guest: Guests, house: House) -> None:
    import asyncio

    anna = guest()
    tables = [anna.table([{"kind": "you"}, {"kind": "hotseat"}])["id"] for _ in range(20)]
    before = house.committer.transactions

    async def all_at_once() -> None:
        def answer(table: str) -> Any:
            game = house.live[table].play.session.game
            seat = game.question.awaited()[0]
            return house.live[table].answering.answer(seat, game.number, [game.keys(seat)[0]])

        await asyncio.gather(*(answer(table) for table in tables))

    with anna.client.portal() as portal:
        portal.call(all_at_once)
    assert house.committer.transactions - before < 5
    assert all(house.live[table].shown == 1 for table in tables)


# ---- one process, one file


def test_a_second_process_and_a_taken_port_get_one_sentence(data: Path, tmp_path: Path) -> None:
    server = Server(data)
    try:
        port = server.address.partition(":")[2]
        for words, said in (
            (["--port", "0", "--data", str(data)], "in use by another Meeting Stone"),
            (["--port", port, "--data", str(tmp_path / "other.db")], f"Port {port} of 127.0.0.1 cannot be used"),
        ):
            done = subprocess.run([*SERVE, *words], capture_output=True, text=True, timeout=PATIENCE)
            assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1, done.stderr
    finally:
        server.stop()
    assert server.process.returncode == 0


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database, but long enough to be looked at " * 40)
    done = subprocess.run(
        [*SERVE, "--data", str(tmp_path / "notes.txt")], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and "cannot be used" in done.stderr and done.stderr.count("\n") == 1, done.stderr


# ---- migrations


def test_migrations_make_the_schema_of_the_code(tmp_path: Path) -> None:
    found, wished = (create_engine(f"sqlite:///{tmp_path / name}") for name in ("a.db", "b.db"))
    with found.begin() as connection:
        storage.upgrade(connection)
        storage.upgrade(connection)
    storage.META.create_all(wished)
    for name in storage.META.tables:
        columns = [
            [(each["name"], str(each["type"]), each["nullable"]) for each in inspect(engine).get_columns(name)]
            for engine in (found, wished)
        ]
        assert columns[0] == columns[1], name
        indexes = [sorted(each["name"] for each in inspect(engine).get_indexes(name)) for engine in (found, wished)]
        assert indexes[0] == indexes[1], name
        keys = [inspect(engine).get_pk_constraint(name)["constrained_columns"] for engine in (found, wished)]
        assert keys[0] == keys[1], name
    assert inspect(found).get_pk_constraint("entries")["constrained_columns"] == ["game", "number"]
