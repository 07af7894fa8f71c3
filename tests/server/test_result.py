"""After the game: the result, the record as a file, and any position as a scenario."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from meetingstone.cli import main
from meetingstone.server.app import create_app
from meetingstone.server.settings import Settings
from server.guests import Guest

Guests = Callable[[], Guest]


Over = tuple[Guest, dict[str, Any]]


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Over]:
    """A table at which two people have played to the end, at random; nothing here changes it."""
    data = tmp_path_factory.mktemp("result") / "games.db"
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        anna = Guest(client)
        table = anna.table([{"kind": "you", "name": "Anna"}, {"kind": "hotseat", "name": "Bruno"}])
        play, rng = client.app.state.house.live[table["id"]].play, Random(5)
        while not (game := play.session.game).over:
            seat = game.question.awaited()[0]
            answer = {"number": game.number, "seat": seat, "keys": [rng.choice(game.keys(seat))]}
            anna.post(f"/api/tables/{table['id']}/answers", answer)
        yield anna, anna.get(f"/api/tables/{table['id']}")


def test_sources_stages_and_scores_agree(over: Over) -> None:
    anna, table = over
    told = anna.get(f"/api/tables/{table['id']}/result")
    scores = told["result"]["scores"]
    earned = [sum(each["amount"] for each in told["earnings"] if each["seat"] == seat) for seat in (0, 1)]
    assert earned == scores == told["story"]["stages"][-1]["points"]
    assert sorted(told["result"]["places"]) in ([1, 2], [1, 1])
    assert [luck["seat"] for luck in told["story"]["luck"]] == [0, 1]
    assert sum(luck["throws"] for luck in told["story"]["luck"]) == len(told["story"]["throws"])


def test_every_event_opens_at_the_moment_in_which_it_happened(over: Over) -> None:
    anna, table = over
    told = anna.get(f"/api/tables/{table['id']}/result")
    updates, story = told["updates"], told["story"]
    assert updates == sorted(updates) and updates[-1] == table["update"]
    dearest = next(each for each in story["moments"] if each["title"] == "story-dearest")
    shown = anna.get(f"/api/tables/{table['id']}/moments/{updates[dearest['event']]}")
    region = dearest["text"]["values"]["region"]
    assert region in [each["values"]["region"] for each in shown["events"] if each["kind"] == "conquered"]


def test_anybody_with_the_link_may_look_at_a_finished_game(over: Over) -> None:
    anna, table = over
    stranger = Guest(anna.client)
    assert stranger.get(f"/api/tables/{table['id']}/result")["result"]["winners"]
    assert stranger.get(f"/api/tables/{table['id']}/moments/3")["update"] == 3


def test_the_seed_is_the_one_that_was_committed_to(over: Over) -> None:
    anna, table = over
    header = anna.get(f"/api/tables/{table['id']}/result")["header"]
    digest = hashlib.sha256(b"commitment" + bytes.fromhex(header["seed"])).hexdigest()
    assert digest == header["commitment"] == table["commitment"]


def named(response: Any) -> str:
    found = re.fullmatch(r'attachment; filename="([\w.-]+)"', response.headers["content-disposition"])
    assert found
    return found[1]


def test_the_record_is_a_file_that_can_be_proved(over: Over, tmp_path: Path) -> None:
    anna, table = over
    response = anna.call("GET", f"/api/tables/{table['id']}/record")
    name = named(response)
    assert name.startswith("small_world-20") and name.endswith(f"{table['id']}.json")
    (tmp_path / name).write_bytes(response.content)
    assert main(["verify", str(tmp_path / name)]) == 0


@pytest.mark.parametrize("share", [0, 0.3, 0.7, 1])
def test_any_position_is_a_scenario_that_runs(over: Over, tmp_path: Path, share: float) -> None:
    anna, table = over
    number = round(share * (table["update"] - 1))
    response = anna.call("GET", f"/api/tables/{table['id']}/moments/{number}/scenario")
    assert tomllib.loads(response.text)["game"] == "small_world"
    path = tmp_path / named(response)
    path.write_bytes(response.content)
    assert main(["scenario", str(path)]) == 0


def test_a_scenario_is_refused_while_it_would_tell_secrets(guest: Guests) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat", "name": "Bruno"}])
    path = f"/api/tables/{table['id']}"
    assert anna.refused(f"{path}/moments/0/scenario", method="GET") == (409, "not-over")
    assert anna.refused(f"{path}/result", method="GET") == (409, "not-over")


def test_there_is_no_scenario_after_the_end(over: Over) -> None:
    anna, table = over
    path = f"/api/tables/{table['id']}/moments"
    assert anna.refused(f"{path}/{table['update']}/scenario", method="GET") == (409, "no-question")
    assert anna.refused(f"{path}/{table['update'] + 1}/scenario", method="GET") == (404, "unknown-moment")
