"""Copies of all games, and starts that cannot be: one sentence each."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from meetingstone.cli import main
from meetingstone.server import storage
from server.processes import PATIENCE, SERVE, KillRun, Server, entries

needs_limits = pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert main(["--lang", "en", *words]) == status
    out, err = capsys.readouterr()
    line = out or err
    assert line.count("\n") == 1 and "Traceback" not in line
    return line


def played(data: Path) -> tuple[KillRun, Server]:
    """A server that runs, with games that are played."""
    run = KillRun(data, seed=2)
    run.round()
    server = Server(data)
    caller = run.begin(server)
    # However many answers that were: another game, which is not over in between.
    run.begin_mine(caller)
    for _ in range(10):
        run._answer(caller)
    return run, server


def test_a_backup_holds_every_answer_while_the_server_runs(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, server = played(data)
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    try:
        assert str(copy) in said(capsys, "backup", str(copy), "--data", str(data))
        run._answer(run.begin(server))
        assert [each.name for each in copy.parent.iterdir()] == ["monday.db"], "one file, with nothing beside it"
        assert copy.stat().st_mode & 0o777 == 0o600, "the seeds are in it"
        kept = entries(copy, run.mine)
        assert all(answer in kept for answer in run.acknowledged[:-1]) and run.acknowledged[-1] not in kept
        assert "is there already" in said(capsys, "backup", str(copy), "--data", str(data), status=2)
        assert "in use" in said(capsys, "restore", str(copy), "--data", str(data), status=2)
    finally:
        server.stop()
    assert "before-restore" in said(capsys, "restore", str(copy), "--data", str(data))
    assert entries(data, run.mine) == kept and data.stat().st_mode & 0o777 == 0o600
    assert run.acknowledged[-1] in entries(data.with_name("games.db.before-restore"), run.mine), "nothing is lost by it"
    again = Server(data)
    try:
        path = f"/api/tables/{run.mine}"
        assert run.begin(again).call("GET", path)["update"] == kept[-1][0]
    finally:
        again.stop()


def test_restoring_where_there_is_nothing_yet(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Server(data).stop()
    copy, other = tmp_path / "copy.db", tmp_path / "elsewhere" / "games.db"
    said(capsys, "backup", str(copy), "--data", str(data))
    assert "before-restore" not in said(capsys, "restore", str(copy), "--data", str(other))
    assert entries(other, "nothing") == []


def test_what_is_no_copy_is_not_restored(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Server(data).stop()
    before = data.read_bytes()
    notes, other, broken = (tmp_path / name for name in ("notes.txt", "other.db", "broken.db"))
    notes.write_text("nothing of ours " * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE things (a)")
        connection.commit()
    said(capsys, "backup", str(broken), "--data", str(data))
    content = bytearray(broken.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    broken.write_bytes(bytes(content))
    for file, why in (
        (notes, "not a database"),
        (other, "is not a file of Meeting Stone"),
        (broken, "is damaged"),
        (tmp_path / "nowhere.db", "cannot be used"),
    ):
        assert why in said(capsys, "restore", str(file), "--data", str(data), status=2)
    assert data.read_bytes() == before
    assert "cannot be used" in said(capsys, "backup", str(tmp_path / "x.db"), "--data", str(tmp_path / "no"), status=2)
    assert sorted(each.name for each in tmp_path.glob("*.half")) == []


def test_restoring_what_is_in_the_hands_of_somebody_else(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who may write the file but not give it away goes back to the copy all the same."""

    def forbidden(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    Server(data).stop()
    copy = tmp_path / "copy.db"
    said(capsys, "backup", str(copy), "--data", str(data))
    monkeypatch.setattr(os, "chown", forbidden, raising=False)
    assert "before-restore" in said(capsys, "restore", str(copy), "--data", str(data))
    assert entries(data, "nothing") == []


def test_a_file_whose_name_looks_like_an_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    data = folder / "what? 100%20 #1&mode=ro.db"
    Server(data).stop()
    assert {each.name.removeprefix(data.name) for each in folder.iterdir()} <= {"", ".lock", "-wal", "-shm"}
    said(capsys, "backup", str(tmp_path / "copy?.db"), "--data", str(data))
    said(capsys, "restore", str(tmp_path / "copy?.db"), "--data", str(data))
    assert entries(data, "nothing") == []


# ---- starts that cannot be


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--data", "{folder}/loop"),
        ("serve", "--data", "{folder}/" + "x" * 300),
        ("serve", "--data", "{folder}"),
        ("serve", "--data", "{folder}/games.db", "--host", "x" * 70 + ".example"),
        ("backup", "{folder}/copy.db", "--data", "{folder}/loop"),
        ("backup", "{folder}/nowhere/copy.db", "--data", "{folder}/games.db"),
        ("restore", "{folder}/loop", "--data", "{folder}/games.db"),
        ("restore", "{folder}", "--data", "{folder}/games.db"),
    ],
)
def test_places_where_nothing_is(tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    more = ["--no-browser", "--port", "0"] if words[0] == "serve" else []
    assert "cannot be used" in said(capsys, *(word.format(folder=tmp_path) for word in words), *more, status=2)


def refused(data: Path, **more: Any) -> str:
    done = subprocess.run(
        [*SERVE, "--port", "0", "--data", str(data)], capture_output=True, text=True, timeout=PATIENCE, **more
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_file_of_a_newer_version(data: Path) -> None:
    Server(data).stop()
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "written by a newer Meeting Stone" in refused(data)


@needs_limits
@pytest.mark.parametrize("room", [0, 20_000])
def test_a_disk_that_is_full_at_the_start(data: Path, room: int) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    assert "cannot be used" in refused(data, preexec_fn=limit)


def test_a_folder_in_which_nothing_can_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("/proc").is_dir():
        pytest.skip("there is no such folder")
    assert "cannot be used" in said(capsys, "serve", "--no-browser", "--data", "/proc/games.db", status=2)


def test_a_file_that_can_only_be_read(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As SQLite sees it: the rights of a file mean nothing to an administrator."""
    Server(data).stop()
    url = f"sqlite+aiosqlite:///file:{data}?mode=ro&uri=true"
    monkeypatch.setattr(storage, "engine_for", lambda _: create_async_engine(url))
    assert "readonly" in said(capsys, "serve", "--no-browser", "--port", "0", "--data", str(data), status=2)


def test_a_link_to_a_data_file_has_the_same_lock(data: Path, tmp_path: Path) -> None:
    link, folder = tmp_path / "link.db", tmp_path / "folder"
    link.symlink_to(data)
    folder.symlink_to(tmp_path)
    server = Server(data)
    try:
        assert "in use by another Meeting Stone" in refused(link)
        assert "in use by another Meeting Stone" in refused(folder / "games.db")
    finally:
        server.stop()


def test_a_data_file_with_two_names_is_refused(data: Path, tmp_path: Path) -> None:
    """SQLite's log lies beside one of the names: under the other the file would be old."""
    Server(data).stop()
    os.link(data, tmp_path / "second.db")
    assert "two names" in refused(tmp_path / "second.db")
