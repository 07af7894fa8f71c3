"""Tables with cards of packs: set up, shown, played by bots, and gone on with under the packs they began with."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from litestar.testing import TestClient

import meetingstone
from meetingstone import registry
from meetingstone.engine.views import view
from meetingstone.server.app import create_app
from meetingstone.server.bots import Thinkers, Thought
from meetingstone.server.house import House
from meetingstone.server.settings import Settings
from server.guests import Guest

WILD_FOLK = Path(meetingstone.__file__).parent / "games/small_world/packs/wild_folk"
HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
WITH = {"packs": ["wild_folk"]}
Serve = Callable[..., Any]


@pytest.fixture
def serve(data: Path) -> Serve:
    """A server on the same file, with these packs."""

    @contextmanager
    def running(*packs: Path) -> Iterator[TestClient[Any]]:
        with TestClient(create_app(Settings(data=data, workers=1, packs=packs))) as client:
            yield client

    return running


def answer(guest: Guest, house: House, table: str, times: int) -> str:
    """Some first answers; returns the digest of the position."""
    for _ in range(times):
        game = house.live[table].play.session.game
        assert game.question is not None
        seat = game.question.awaited()[0]
        body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
        guest.post(f"/api/tables/{table}/answers", body)
    return house.live[table].play.session.game.digest()


def test_a_table_may_be_played_with_a_pack(serve: Serve) -> None:
    with serve(WILD_FOLK) as client:
        anna = Guest(client)
        games = {game["id"]: game for game in anna.get("/api/games")}
        assert [pack["name"] for pack in games["small_world"]["packs"]] == ["wild_folk"]
        assert set(games) == {"adventure", "board_game", "small_world"} and games["adventure"]["packs"] == []
        with_pack, without = anna.table(HOTSEAT, **WITH), anna.table(HOTSEAT)
        assert with_pack["packs"][0]["title"]["it"] == "I popoli selvaggi" and without["packs"] == []
        house: House = client.app.state.house
        contents = [house.live[table["id"]].play.definition.content for table in (with_pack, without)]
        assert ["ogres" in content.number for content in contents] == [True, False]
        assert anna.refused("/api/tables", {"game": "small_world", "seats": HOTSEAT, "packs": ["tame_folk"]}) == (
            404,
            "unknown-game",
        )


def test_the_page_gets_what_it_needs_to_draw_its_cards(serve: Serve) -> None:
    with serve(WILD_FOLK) as client:
        anna = Guest(client)
        boxes = [anna.get(f"/api/games/{key}/gallery") for key in ("small_world+wild_folk", "small_world")]
        assert [any(card["id"] == "ogres" for card in box["cards"]) for box in boxes] == [True, False]
        assert "WF-RACE-OGRES-02" in {rule["id"] for rule in anna.get("/api/games/small_world/rules")}
        assert "race-wildhammer = Nani Granmartello" in anna.call("GET", "/locale/it.ftl").text


def test_bots_in_other_processes_know_the_cards_of_a_pack() -> None:
    definition = registry.game("small_world", [WILD_FOLK])
    g = definition.position({"column": ["furbolgs tollkeeper", "ogres vigilant"], "player": [{}, {}, {}]})
    seen = view(g, 0)

    async def think() -> tuple[int, Thought]:
        thinkers = Thinkers(1)
        try:
            return await thinkers.choose("Ada", "greedy", 1, seen), await thinkers.advise("Ada", "greedy", 1, seen)
        finally:
            await thinkers.close()

    index, thought = asyncio.run(think())
    assert g.keys(0)[:2] == ["pick:furbolgs", "pick:ogres"] and 0 <= index < len(seen.options)
    assert thought


def test_tables_go_on_under_the_packs_they_began_with(serve: Serve) -> None:
    with serve(WILD_FOLK) as client:
        anna = Guest(client)
        tables = [anna.table(HOTSEAT, **more)["id"] for more in (WITH, {})]
        before = [answer(anna, client.app.state.house, table, 5) for table in tables]
    with serve() as client:
        anna.client = client
        assert anna.get(f"/api/tables/{tables[0]}")["stopped"]["error"] == "other-content"
        assert anna.get(f"/api/tables/{tables[1]}")["stopped"] is None
        assert client.app.state.house.live[tables[1]].play.session.game.digest() == before[1]
    with serve(WILD_FOLK) as client:
        anna.client = client
        assert [pack["name"] for pack in anna.get(f"/api/tables/{tables[0]}")["packs"]] == ["wild_folk"]
        assert client.app.state.house.live[tables[0]].play.session.game.digest() == before[0]
        answer(anna, client.app.state.house, tables[0], 3)
