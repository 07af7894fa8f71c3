"""The draft of a side's turn: who sees it, who may change it, and what becomes of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import compare_digest
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient, WebSocketTestSession

from meetingstone.engine import seed_from
from meetingstone.server import tables
from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.live.clients import Client
from meetingstone.server.live.table import LiveTable
from meetingstone.server.settings import Settings
from server.guests import Guest, until

Guests = Callable[[], Guest]
HORDE = ("grumbaz_crowsblood", "sofeea_icecall")
"""The characters of seats 0 and 1; seats 2 and 3 are the Alliance."""
LOT = 3
"""With it seats 0 and 1 are drawn for the Horde."""
TRAVEL = {"do": "travel", "at": "nightmare_vale"}
REST = {"do": "rest"}


class Campaign:
    """Four people, two in each faction, at the first question of the Horde's first turn."""

    def __init__(self, guest: Guests, house: House) -> None:
        self.players = [guest() for _ in range(4)]
        anna, *others = self.players
        table = anna.post(
            "/api/tables",
            {
                "game": "board_game",
                "settings": {"players": 4, "classes": "first_game", "overlord": "kazzak"},
                "seats": [{"kind": "you"}, *({"kind": "friend"} for _ in others)],
            },
        )
        self.id = table["id"]
        for other, invite in zip(others, table["invites"], strict=True):
            other.post(f"/api/tables/{self.id}/join", {"token": invite["token"]})
        self.spectate = table["spectate"]
        self.house = house
        self.until("bg-act")

    @property
    def live(self) -> LiveTable:
        return self.house.live[self.id]

    def answer(self, seat: int, *keys: str) -> None:
        body = {"number": self.live.play.session.game.number, "seat": seat, "keys": list(keys)}
        self.players[seat].post(f"/api/tables/{self.id}/answers", body)

    def until(self, kind: str, turn: int = 0) -> None:
        """Answer with whatever comes first until the table asks this."""
        while True:
            game = self.live.play.session.game
            assert game.question is not None
            if game.question.kind == kind and game.state.turn >= turn:
                return
            seat = game.question.awaited()[0]
            self.answer(seat, game.keys(seat)[0])


@pytest.fixture
def campaign(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> Campaign:
    draws = SimpleNamespace(token_bytes=lambda count: seed_from(LOT)[:count], compare_digest=compare_digest)
    monkeypatch.setattr(tables, "randomness", draws)
    return Campaign(guest, house)


@pytest.fixture
def lines(campaign: Campaign) -> Iterator[list[WebSocketTestSession]]:
    """The live connections of all four, in the order of their seats."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(player.live(campaign.id)) for player in campaign.players]
        for socket in sockets:
            until(socket, "scene")
        yield sockets


def intend(
    socket: WebSocketTestSession, seat: int, who: str, *steps: dict[str, Any], version: int = 0, id: int = 1
) -> None:
    message = {"type": "intend", "id": id, "seat": seat, "version": version, "who": who, "steps": list(steps)}
    socket.send_json(message)


def told(socket: WebSocketTestSession, version: int) -> dict[str, Any]:
    """The draft from this version on, as a member gets it."""
    while True:
        (draft,) = until(socket, "drafts")["drafts"]
        if draft["version"] == version:
            return dict(draft)


def states(draft: dict[str, Any], who: str) -> list[str]:
    return [step.get("state", "open") for step in draft["steps"].get(who, ())]


def test_members_see_and_change_one_draft(campaign: Campaign, lines: list[WebSocketTestSession]) -> None:
    """BG-DEC-01: any member of the faction changes it, for any of its characters."""
    first, second = lines[:2]
    intend(first, 0, HORDE[0], TRAVEL, REST)
    draft = told(second, 1)
    assert (draft["seats"], draft["turn"], draft["version"], draft["by"]) == ([0, 1], 1, 1, 0)
    step, rest = draft["steps"][HORDE[0]]
    assert step["intent"] == TRAVEL and step["way"] == ["nightmare_vale"]
    assert step["text"] == {"id": "bg-draft-travel", "values": {"region": "@bg-nightmare_vale"}}
    assert rest["text"]["values"] == {"region": "@bg-nightmare_vale"}, "he rests where he will be"
    intend(second, 1, HORDE[0], TRAVEL, version=1)
    assert until(second, "noted")["version"] == 2
    assert states(told(first, 2), HORDE[0]) == ["open"]


def test_whoever_worked_on_an_older_version_is_refused(campaign: Campaign, lines: list[WebSocketTestSession]) -> None:
    intend(lines[0], 0, HORDE[0], TRAVEL)
    until(lines[0], "noted")
    intend(lines[1], 1, HORDE[1], REST, id=4)
    assert until(lines[1], "refused", id=4)["error"] == "stale"
    intend(lines[1], 1, HORDE[1], REST, version=1)
    until(lines[1], "noted")
    assert campaign.live.drafts.held[0].steps.keys() == set(HORDE), "the first one's steps are still there"


FORGED: list[tuple[str, dict[str, Any], str]] = [
    (HORDE[0], {"do": "fly"}, "unknown-step"),
    (HORDE[0], {"do": "travel", "at": "atlantis"}, "unknown-step"),
    (HORDE[0], {"do": "travel", "at": "brill", "friends": [HORDE[1]]}, "unknown-step"),
    (HORDE[0], {"do": "rest", "at": "brill"}, "unknown-step"),
    (HORDE[0], {"do": "challenge", "at": "quest:unicorn"}, "unknown-step"),
    (HORDE[0], {"do": "challenge", "at": "pvp", "friends": [HORDE[0]]}, "unknown-step"),
    (HORDE[0], {"do": "challenge", "at": "pvp", "friends": [HORDE[1]] * 2}, "unknown-step"),
    (HORDE[0], {"do": "challenge", "at": "pvp@nowhere"}, "unknown-step"),
    (HORDE[0], {"do": "x" * 5000}, "unknown-step"),
    ("somebody", REST, "unknown-step"),
    (HORDE[0], {"do": "rest", "price": 3}, "malformed"),
    ("x" * 100, REST, "malformed"),
]


def test_what_is_no_step_of_the_side_is_refused(campaign: Campaign, lines: list[WebSocketTestSession]) -> None:
    for id, (who, step, error) in enumerate(FORGED, 1):
        intend(lines[0], 0, who, step, id=id)
        refused = until(lines[0], "refused", id=id)
        assert refused["error"] == error and len(str(refused)) < 400
    assert campaign.live.drafts.held == {}


def test_nobody_drafts_for_another_side_or_without_a_seat(
    campaign: Campaign, lines: list[WebSocketTestSession], guest: Guests
) -> None:
    intend(lines[2], 0, HORDE[0], REST)
    assert until(lines[2], "refused")["error"] == "not-your-seat"
    intend(lines[2], 2, HORDE[0], REST)
    assert until(lines[2], "refused")["error"] == "unknown-step", "not a character of the Alliance"
    intend(lines[0], 0, HORDE[0], *[REST] * 9)
    assert until(lines[0], "refused")["error"] == "malformed"
    with guest().live(campaign.id, f"?spectate={campaign.spectate}") as watcher:
        intend(watcher, 0, HORDE[0], REST)
        assert until(watcher, "refused")["error"] == "not-your-seat"
        watcher.send_json({"type": "consider", "id": 2, "seat": 0, "who": HORDE[0]})
        assert until(watcher, "refused", id=2)["error"] == "not-your-seat"
    assert campaign.live.drafts.held == {}


async def nowhere(_: str) -> None:
    """A line on which nothing is sent: the messages are asked for."""


def test_not_a_byte_of_a_draft_reaches_the_other_side_or_a_watcher(
    campaign: Campaign, lines: list[WebSocketTestSession]
) -> None:
    """The same table with another draft of the Horde: for the Alliance and for watchers everything is the same."""
    live = campaign.live
    people = [player.me["id"] for player in campaign.players]
    wire_of = {person: Client(live, person, nowhere, -1, deltas=True) for person in (*people, None)}

    def sent() -> dict[str | None, list[str]]:
        found = {}
        for person, client in wire_of.items():
            live._see_through(client)
            found[person] = [
                live.showing.message(client.seats, -1),
                str(live.said_info(client)),
                repr(live.said_drafts(client)),
            ]
        return found

    intend(lines[0], 0, HORDE[0], REST)
    until(lines[0], "noted")
    before = sent()
    for client in wire_of.values():
        client.owes_drafts = False
        live.presence.clients.add(client)
    intend(lines[0], 0, HORDE[0], TRAVEL, version=1)
    until(lines[0], "noted")
    after = sent()
    assert [before[person] != after[person] for person in (*people, None)] == [True, True, False, False, False]
    for person in (people[2], people[3], None):
        assert not any("nightmare" in text for text in (*after[person][1:], *before[person][1:]))
    live.presence.clients -= set(wire_of.values())


def test_the_other_side_is_not_even_told_that_something_changed(
    campaign: Campaign, lines: list[WebSocketTestSession]
) -> None:
    intend(lines[0], 0, HORDE[0], TRAVEL)
    until(lines[0], "noted")
    lines[2].send_json({"type": "explain", "id": 9, "seat": 2, "key": "travel:nobody"})
    said = [lines[2].receive_json()["type"]]
    while said[-1] != "explained":
        said.append(lines[2].receive_json()["type"])
    assert "drafts" not in said


def test_what_may_follow_comes_from_the_rules(campaign: Campaign, lines: list[WebSocketTestSession]) -> None:
    """BG-TRAVEL-01, BG-TURN-04: from where the drafted steps lead, with the actions that they leave."""

    def considered(id: int) -> list[dict[str, Any]]:
        lines[1].send_json({"type": "consider", "id": id, "seat": 1, "who": HORDE[0]})
        options: list[dict[str, Any]] = until(lines[1], "considered", id=id)["options"]
        return options

    first = {each["intent"].get("at") for each in considered(1) if each["intent"]["do"] == "travel"}
    assert "nightmare_vale" in first and "stratholme" not in first
    intend(lines[0], 0, HORDE[0], TRAVEL)
    until(lines[0], "noted")
    second = {each["intent"].get("at") for each in considered(2) if each["intent"]["do"] == "travel"}
    assert "brill" in second and second != first, "from Nightmare Vale one goes elsewhere"
    intend(lines[0], 0, HORDE[0], TRAVEL, REST, version=1)
    until(lines[0], "noted", version=2)
    assert considered(3) == [], "two actions are a turn"


def test_a_step_is_done_when_its_player_has_done_it_and_comes_back_with_an_undo(
    campaign: Campaign, lines: list[WebSocketTestSession]
) -> None:
    """BG-DEC-04: only the player of a character acts for it, by ordinary answers."""
    who = HORDE[0]
    intend(lines[0], 0, who, TRAVEL, REST)
    told(lines[1], 1)
    campaign.answer(0, f"travel:{who}", "go:nightmare_vale", "done")
    while (now := states(told(lines[1], 1), who)) != ["done", "open"]:
        assert "stale" in now, "on the way"
    for _ in range(3):
        campaign.players[0].post(f"/api/tables/{campaign.id}/undo", {"seat": 0})
    while states(told(lines[1], 1), who) != ["open", "open"]:
        pass


def test_what_is_no_longer_possible_says_why(campaign: Campaign, lines: list[WebSocketTestSession]) -> None:
    who = HORDE[0]
    intend(lines[0], 0, who, {"do": "travel", "at": "venomweb_vale"}, REST)
    told(lines[1], 1)
    campaign.answer(0, f"travel:{who}", "go:nightmare_vale", "done")
    draft = told(lines[1], 1)
    first, second = draft["steps"][who]
    assert first["state"] == "stale" and first["why"]["rule"] == "BG-TRAVEL-01"
    assert first["why"]["reason"] == "bg-draft-too-far"
    assert second["state"] == "stale" and second["why"]["rule"] == "BG-TURN-04"


def test_who_joins_must_be_there_and_keep_an_action(campaign: Campaign, lines: list[WebSocketTestSession]) -> None:
    """BG-JOIN-01, BG-JOIN-02."""
    lines[0].send_json({"type": "consider", "id": 1, "seat": 0, "who": HORDE[0]})
    until(lines[0], "considered")
    game = campaign.live.play.session.game
    scene = campaign.live.play.scenes((0,))[0]
    near = scene.routes[HORDE[0]]
    region, kind = next(
        (region, group.kind)
        for region, here in scene.regions.items()
        for group in here.creatures
        if region in near
        and group.quest is not None
        and not any(g.quest is None for g in here.creatures)
        and group.quest in {quest.id for quest in scene.factions["horde"].quests}
    )
    assert game.state.heroes[0].region == game.state.heroes[1].region
    fight = {"do": "challenge", "at": f"quest:{kind}", "friends": [HORDE[1]]}
    go = {"do": "travel", "at": region}
    intend(lines[0], 0, HORDE[0], go, fight)
    draft = told(lines[0], 1)
    assert draft["steps"][HORDE[0]][1]["why"]["reason"] == "bg-draft-not-there"
    intend(lines[1], 1, HORDE[1], go, version=1)
    assert states(told(lines[0], 2), HORDE[0]) == ["open", "open"]
    intend(lines[1], 1, HORDE[1], go, REST, version=2)
    draft = told(lines[0], 3)
    assert draft["steps"][HORDE[0]][1]["why"]["reason"] == "bg-draft-no-action"


def test_when_the_turn_is_over_the_draft_is_empty_and_the_next_can_be_drafted(
    campaign: Campaign, lines: list[WebSocketTestSession]
) -> None:
    intend(lines[0], 0, HORDE[0], REST)
    told(lines[0], 1)
    campaign.until("bg-act", turn=2)
    while (draft := told(lines[0], 1))["turn"] != 3:
        pass
    assert draft["steps"] == {} and draft["version"] == 1
    intend(lines[0], 0, HORDE[0], TRAVEL, version=1)
    draft = told(lines[0], 2)
    assert draft["turn"] == 3 and states(draft, HORDE[0]) == ["open"]


def test_a_draft_is_there_after_a_restart(campaign: Campaign, data: Path) -> None:
    with campaign.players[1].live(campaign.id) as line:
        until(line, "scene")
        intend(line, 1, HORDE[1], TRAVEL)
        until(line, "noted")
    cookie = campaign.players[0].cookie
    campaign.players[0].client.__exit__(None, None, None)
    with TestClient(create_app(Settings(data=data, workers=1))) as again:
        member, other = Guest(again), Guest(again)
        member.cookie, other.cookie = cookie, campaign.players[2].cookie
        with member.live(campaign.id) as line:
            assert states(told(line, 1), HORDE[1]) == ["open"]
        with other.live(campaign.id) as line:
            assert until(line, "drafts")["drafts"] == []


def test_a_member_who_holds_both_sides_gets_both_and_small_world_has_none(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    with anna.live(table["id"]) as socket:
        until(socket, "scene")
        socket.send_json({"type": "consider", "id": 1, "seat": 0, "who": "x"})
        assert until(socket, "refused", id=1)["error"] == "no-draft"
        intend(socket, 0, "x")
        assert until(socket, "refused")["error"] == "no-draft"
