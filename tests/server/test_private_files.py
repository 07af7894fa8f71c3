"""Seeds of running games, sessions and passwords lie in the data file: nobody else on the machine reads it."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.testing import TestClient

from meetingstone.cli import main
from meetingstone.server.app import create_app
from meetingstone.server.settings import Settings
from server.guests import Guest
from server.processes import Server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="There are no such rights.")
BESIDE = ("", "-wal", "-shm", ".lock")


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def files_of(data: Path) -> dict[str, str]:
    return {end: rights(data.with_name(data.name + end)) for end in BESIDE if data.with_name(data.name + end).exists()}


@pytest.fixture
def careless() -> object:
    """A machine on which everybody may read what is written."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_a_new_file_and_what_lies_beside_it(data: Path) -> None:
    server = Server(data)
    try:
        found = files_of(data)
        assert set(found) == set(BESIDE) and set(found.values()) == {"0o600"}, found
    finally:
        server.stop()
    assert set(files_of(data).values()) == {"0o600"}


@pytest.mark.usefixtures("careless")
def test_a_file_of_before_is_tightened(data: Path) -> None:
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        table = Guest(client).table([{"kind": "you"}, {"kind": "hotseat"}])["id"]
    # A server that was killed leaves the others behind.
    killed = sqlite3.connect(data)
    killed.execute("BEGIN IMMEDIATE")
    for end in BESIDE:
        beside = data.with_name(data.name + end)
        beside.touch()
        beside.chmod(0o644)
    killed.close()
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert set(files_of(data).values()) == {"0o600"}, files_of(data)


@pytest.mark.usefixtures("careless")
def test_a_folder_of_our_own_is_closed_and_another_is_left_alone(tmp_path: Path) -> None:
    home, there = tmp_path / "home", tmp_path / "there"
    there.mkdir(mode=0o755)
    ours = home / "meetingstone"
    for words, folder, wanted in (
        ([], ours, "0o700"),
        (["--data", str(there / "games.db")], there, "0o755"),
        (["--data", str(tmp_path / "new" / "games.db")], tmp_path / "new", "0o700"),
    ):
        serve_once(words, home)
        assert rights(folder) == wanted
        assert set(files_of(folder / "games.db").values()) == {"0o600"}
    ours.chmod(0o755)
    serve_once([], home)
    assert rights(ours) == "0o700", "a folder of before is closed"


def test_what_is_named_by_mistake_keeps_its_rights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, pipe = tmp_path / "games", tmp_path / "pipe"
    folder.mkdir()
    os.mkfifo(pipe)
    for each in (folder, pipe):
        each.chmod(0o755)
        words = ["--lang", "en", "serve", "--no-browser", "--port", "0", "--data", str(each)]
        assert main(words) == 2 and "cannot be used" in capsys.readouterr().err
        assert rights(each) == "0o755"


def serve_once(words: list[str], home: Path) -> None:
    command = [sys.executable, "-m", "meetingstone.cli", "--lang", "en", "serve", "--no-browser", "--port", "0", *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "XDG_DATA_HOME": str(home)}
    )
    assert process.stdout is not None and "http://" in process.stdout.readline()
    process.terminate()
    process.communicate(timeout=120)
