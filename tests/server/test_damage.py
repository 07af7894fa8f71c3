"""A data file of which a part is old, or broken: no table goes back unnoticed, and the others play on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine

from meetingstone.server import storage
from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.settings import Settings
from server.guests import Guest

HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
PAGE = 4096


class Played:
    """Tables of one person, and what the file of them was in the middle of it."""

    def __init__(self, data: Path, answers: int = 60) -> None:
        self.data = data
        with TestClient(create_app(Settings(data=data, workers=1))) as client:
            self.anna = Guest(client)
            self.tables = [self.anna.table(HOTSEAT)["id"] for _ in range(3)]
            self._answer(client, answers)
            self.early = whole(data)
            self._answer(client, 20)
        self.late = whole(data)
        self.updates = self.ask()

    def _answer(self, client: TestClient[Any], count: int) -> None:
        house: House = client.app.state.house
        for table in self.tables:
            for _ in range(count):
                game = house.live[table].play.session.game
                seat = game.question.awaited()[0]
                body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
                self.anna.post(f"/api/tables/{table}/answers", body)

    def ask(self) -> dict[str, int | str]:
        """The update of each table, or why it cannot be told."""
        found: dict[str, int | str] = {}
        with TestClient(create_app(Settings(data=self.data, workers=1))) as client:
            self.anna.client = client
            for table in self.tables:
                said = self.anna.call("GET", f"/api/tables/{table}").json()
                stopped = said.get("stopped") or said
                found[table] = stopped["error"] if "error" in stopped else said["update"]
        return found

    def changed(self) -> list[int]:
        """Where the pages begin that were written in the second half; the first page holds more than pages."""
        starts = range(PAGE, min(len(self.early), len(self.late)), PAGE)
        return [start for start in starts if self.early[start : start + PAGE] != self.late[start : start + PAGE]]

    def with_pages(self, content: bytes) -> dict[str, int | str]:
        for ending in ("-wal", "-shm"):
            self.data.with_name(self.data.name + ending).unlink(missing_ok=True)
        self.data.write_bytes(content)
        return self.ask()


def whole(data: Path) -> bytes:
    """The file with all that was written."""
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return data.read_bytes()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(tmp_path_factory.mktemp("played") / "games.db")


def test_an_old_page_takes_no_table_back(played: Played) -> None:
    """Each page that has changed is what it was before: as after a write that a disk has lost."""
    seen = 0
    for start in played.changed():
        old = played.early[start : start + PAGE]
        found = played.with_pages(played.late[:start] + old + played.late[start + PAGE :])
        wrong = {table: update for table, update in found.items() if update != played.updates[table]}
        assert set(wrong.values()) <= {"damaged", "storage"}, f"page {start // PAGE + 1}: {found}"
        seen += bool(wrong)
    assert seen, "some of them were of entries"


def test_broken_bytes_stop_one_table_and_throw_nobody_out(played: Played) -> None:
    rng = Random(5)
    seen = set[int | str]()
    for page in played.changed():
        content = bytearray(played.late)
        start = page + rng.randrange(PAGE - 200)
        content[start : start + 200] = rng.randbytes(200)
        found = played.with_pages(bytes(content))
        seen |= {update for table, update in found.items() if update != played.updates[table]}
    assert seen and all(isinstance(each, str) for each in seen), "none tells another update"


def change(data: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(data)) as connection:
        connection.execute(statement, values)
        connection.commit()


DAMAGE = {
    "an answer is another": "UPDATE entries SET key = 'pass' WHERE game = ? AND number = 5",
    "a die fell otherwise": "UPDATE entries SET outcomes = '[[9]]' WHERE game = ? AND number = 1",
    "its time is another": "UPDATE entries SET at = at + 1 WHERE game = ? AND number = 5",
    "the last answers are gone": "DELETE FROM entries WHERE game = ? AND number > 70",
    "one in the middle is gone": "DELETE FROM entries WHERE game = ? AND number = 7",
    "all are gone": "DELETE FROM entries WHERE game = ?",
    "the seed is another": "UPDATE tables SET seed = x'00' WHERE id = ?",
}


@pytest.mark.parametrize("what", DAMAGE)
def test_what_was_not_written_so_is_noticed(played: Played, what: str) -> None:
    played.with_pages(played.late)
    change(played.data, DAMAGE[what], played.tables[1])
    found = played.ask()
    assert found == {**played.updates, played.tables[1]: "damaged"}


def test_who_looks_back_at_a_table_in_memory_notices_too(data: Path) -> None:
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        played = Played.__new__(Played)
        played.anna = Guest(client)
        played.tables = [played.anna.table(HOTSEAT)["id"]]
        played._answer(client, 8)
        change(data, "UPDATE entries SET key = 'pass' WHERE game = ? AND number = 5", played.tables[0])
        path = f"/api/tables/{played.tables[0]}/moments/6"
        assert played.anna.refused(path, method="GET") == (409, "damaged")


def test_tables_from_before_get_their_hashes(played: Played, tmp_path: Path) -> None:
    """The file as it was before there were any: the tables go on, and damage is noticed from then on."""
    played.with_pages(played.late)
    old = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        storage.upgrade(connection, "0005")
    columns = "game, number, question, seat, key, outcomes, at"
    engine.dispose()
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("ATTACH ? AS late", (str(played.data),))
        for table in storage.META.tables.keys() - {"entries", "heads"}:
            named = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            if named:  # there was such a table then
                connection.execute(f"INSERT INTO {table} ({named}) SELECT {named} FROM late.{table}")
        connection.execute(f"INSERT INTO entries ({columns}) SELECT {columns} FROM late.entries")
        connection.commit()
    played.with_pages(old.read_bytes())
    assert played.ask() == played.updates
    change(played.data, DAMAGE["the last answers are gone"], played.tables[0])
    assert played.ask()[played.tables[0]] == "damaged"
