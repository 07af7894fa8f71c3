"""The example of docs/api.md plays a whole game."""

import subprocess
import sys
from pathlib import Path

from meetingstone.server.load import Caller
from server.processes import Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_game_to_its_end(data: Path) -> None:
    server = Server(data)
    try:
        anna = Caller(server.address)
        seats = [{"kind": "friend"}, {"kind": "bot", "bot": "random"}]
        table = anna.call("POST", "/api/tables", {"game": "small_world", "seats": seats})
        words = [f"http://{server.address}", table["id"], table["invites"][0]["token"]]
        done = subprocess.run([sys.executable, str(BOT), *words], capture_output=True, text=True, timeout=90)
        assert done.returncode == 0 and done.stdout.startswith("winners:"), done.stdout + done.stderr
        assert anna.call("GET", f"/api/tables/{table['id']}")["state"] == "over"
    finally:
        server.stop()


def test_the_example_stays_short() -> None:
    code = [line for line in BOT.read_text("utf-8").partition('"""\n')[2].splitlines() if line.strip()]
    assert len(code) <= 40
