"""`meetingstone serve` as a newcomer meets it: the page opens, or one line says where it is; Ctrl-C is a good end."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from meetingstone.server.run import DEFAULT_PORT, bind

COMMAND = [sys.executable, "-m", "meetingstone.cli", "--lang", "en", "serve", "--port", "0"]


def started(data: Path, *words: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """The server and the first line it writes."""
    without_windows = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    process = subprocess.Popen(
        [*COMMAND, "--data", str(data), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**without_windows, **environment},
    )
    assert process.stdout is not None
    return process, process.stdout.readline()


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


def test_without_a_browser_one_line_says_where_and_ctrl_c_is_a_good_end(data: Path) -> None:
    process, line = started(data, BROWSER="")
    assert line.startswith("There is no browser here: open http://127.0.0.1:")
    assert b"Meeting Stone" in urlopen(address_in(line)).read()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert rest == f"Meeting Stone has stopped. All games are kept in {data}.\n"


def test_the_browser_opens_the_page(data: Path, tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    process, line = started(data, BROWSER=str(browser))
    try:
        deadline = time.monotonic() + 60
        while not (opened.exists() and opened.read_text()):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert line.startswith("Meeting Stone is at") and opened.read_text().strip() == address_in(line)
    finally:
        process.terminate()
        process.communicate(timeout=120)


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", DEFAULT_PORT))
            other.listen()
        except OSError:
            pass  # somebody plays here: the port is taken as it should be
        with bind("127.0.0.1", None) as bound:
            assert bound.getsockname()[1] != DEFAULT_PORT


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--address", "games.example"], "An address is like https://games.example, not “games.example”."),
        (["--address", "https://games.example/table"], "An address is like https://games.example, not"),
        (["--limit", "tables=many"], "“tables=many” is no limit; these are the usual ones: guests=60/1800, "),
        (["--limit", "chess=1/2"], "“chess=1/2” is no limit;"),
        (["--absence", "inf"], "inf"),
        (["--bot-pause", "nan"], "nan"),
    ],
)
def test_a_wish_that_makes_no_sense_gets_one_sentence(data: Path, words: list[str], said: str) -> None:
    process, line = started(data, *words)
    rest, _ = process.communicate(timeout=120)
    assert said in line + rest and "Traceback" not in line + rest and process.returncode == 2
