"""Two people in one faction, each with a browser: the draft of the turn, and decisions that they take together."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from web.patience import expect

Visit = Callable[..., Any]
WARRIOR, MAGE = "grumbaz_crowsblood", "sofeea_icecall"
"""Anna's character and Bruno's: with this lot they are drawn for the Horde."""
WITH_TEAM_QUESTION = 67
"""A lot with which the Horde is soon offered a new quest for one of its own."""


class Faction:
    """Anna and Bruno are the Horde; the Alliance is played by Anna as well, on the same device."""

    def __init__(self, visit: Visit, address: str) -> None:
        self.address = address
        self.anna, self.bruno = visit("/help"), visit("/help", size=(390, 844), touch=True)
        order = {
            "game": "board_game",
            "settings": {"players": 4, "classes": "first_game", "overlord": "kazzak"},
            "seats": [
                {"kind": "you", "name": "Anna"},
                {"kind": "friend"},
                {"kind": "hotseat", "name": "Cora"},
                {"kind": "hotseat", "name": "Dario"},
            ],
        }
        self.table = self.call(self.anna, "/api/tables", order)
        self.path = f"/api/tables/{self.table['id']}"
        self.call(self.bruno, "/api/me", {"name": "Bruno"})
        self.call(self.bruno, f"{self.path}/join", {"token": self.table["invites"][0]["token"]})

    def call(self, page: Any, path: str, body: Any = None) -> Any:
        request = page.context.request
        answer = request.get(self.address + path) if body is None else request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def scenes(self) -> dict[int, Any]:
        update = self.call(self.anna, self.path)["update"]
        moments = [self.call(page, f"{self.path}/moments/{update}")["scenes"] for page in (self.anna, self.bruno)]
        return {each["seat"]: each["scene"] for moment in moments for each in moment}

    def play(self, until: Callable[[dict[int, Any]], bool]) -> dict[int, Any]:
        """Answer by program, with whatever brings characters into a fight, until the table stands so."""
        rng = Random(WITH_TEAM_QUESTION)
        ready: set[tuple[int, int]] = set()
        while not until(scenes := self.scenes()):
            asked = scenes[0]["question"]
            # Those who are ready may still be asked, to take it back.
            seat = next(each for each in asked["awaits"] if (asked["number"], each) not in ready)
            question = scenes[seat]["question"]
            keys = [option["key"] for option in question["options"]]
            eager = [key for start in ("challenge:", "join", "invite") for key in keys if key.startswith(start)]
            key = eager[0] if eager else rng.choice(keys)
            if key == "ready":
                ready.add((question["number"], seat))
            body = {"number": question["number"], "seat": seat, "keys": [key]}
            self.call(self.bruno if seat == 1 else self.anna, f"{self.path}/answers", body)
        return scenes

    def open(self, page: Any, query: str = "") -> Any:
        page.goto(f"{self.address}/table/{self.table['id']}{query}")
        page.wait_for_selector(".bg[data-busy=false]")
        return page


@pytest.fixture
def faction(visit: Visit, address: str, lot: Callable[[int], None]) -> Faction:
    lot(WITH_TEAM_QUESTION)
    return Faction(visit, address)


def test_two_draft_a_turn_and_each_carries_out_the_own_part(faction: Faction, visit: Visit) -> None:
    """BG-DEC-01, BG-DEC-04: both see and change the draft, by keyboard and on a phone; nobody else sees it."""
    faction.play(lambda scenes: scenes[0]["question"]["kind"] == "bg-act")
    anna, bruno = faction.open(faction.anna), faction.open(faction.bruno)
    anna.keyboard.press("d")
    anna.wait_for_selector(".councilpanel .choice")
    anna.locator("[data-region=nightmare_vale]").click(force=True)
    anna.wait_for_selector(".planned li >> text=Travel to Nightmare Vale")
    bruno.wait_for_selector(".planway", state="attached")
    bruno.locator("[data-tool=players]").click()
    bruno.wait_for_selector(".plansteps >> text=Travel to Nightmare Vale")
    bruno.locator("[data-do=council]").click()
    bruno.locator(f"[data-member={WARRIOR}]").click()
    bruno.locator("[data-next='rest:']").click()
    anna.wait_for_selector(".planned li >> text=Rest in Nightmare Vale")
    # Not his to carry out.
    expect(bruno.locator("[data-carry]")).to_have_count(0)
    watcher = visit(f"/table/{faction.table['id']}?spectate={faction.table['spectate']}")
    watcher.wait_for_selector(".bg")
    anna.locator("[data-carry]").click()
    bruno.wait_for_selector(".planned .is-done >> text=Travel to Nightmare Vale")
    anna.wait_for_selector(".planned .is-done")
    bruno.locator("[data-drop='1']").click()
    anna.wait_for_function("document.querySelectorAll('.planned li').length === 1")
    expect(watcher.locator(".plansteps, .planway, [data-do=council]")).to_have_count(0)


def test_a_common_decision_shows_votes_and_the_one_with_most_xp_decides(faction: Faction) -> None:
    """BG-DEC-02: votes can be changed while the question is open; who decides is said."""
    scenes = faction.play(lambda scenes: all(scenes[seat]["decider"] is not None for seat in (0, 1)))
    assert scenes[0]["question"]["kind"] == "bg-swap"
    first, second, third = (option["key"] for option in scenes[0]["question"]["options"][1:4])
    players = [(faction.open(faction.anna), "Anna"), (faction.open(faction.bruno), "Bruno")]
    (one, name), (other, _) = players if scenes[0]["decider"] == 0 else reversed(players)
    expect(one.locator(".together")).to_contain_text("you decide")
    expect(other.locator(".together")).to_contain_text(f"{name} decides")
    one.locator(f"[data-answer='{first}']").click()
    other.wait_for_selector(f"[data-answer='{first}'] .votes >> text={name}")
    one.wait_for_selector("[role=status] >> text=Waiting for")
    one.locator(f"[data-answer='{second}']").click()
    other.wait_for_selector(f"[data-answer='{second}'] .votes >> text={name}")
    number = int(one.get_attribute(".bg", "data-number"))
    other.locator(f"[data-answer='{third}']").click()
    one.wait_for_function("n => Number(document.querySelector('.bg').dataset.number) > n", arg=number)
    quests = [quest["id"] for quest in faction.scenes()[0]["factions"]["horde"]["quests"]]
    assert second.removeprefix("swap:") not in quests and third.removeprefix("swap:") in quests
