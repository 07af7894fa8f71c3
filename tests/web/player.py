"""Somebody who plays through the page: looks at what is asked, at what glows and at the buttons, and acts.

The player takes the first thing that suits, always the same in the same game. It knows nothing that the page does not
show, and touches nothing but the page: with a mouse, a finger or the keyboard.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from web.patience import PATIENCE, at_rest

NUDGE = 5_000
"""Milliseconds after which somebody who is asked touches again what did not answer."""
MOST_AGAIN = 2
"""So often in a game."""
GLANCE = 20
"""Milliseconds between two looks at the page."""
MOST_STEPS = 1500
REACH = 90
"""So often the tabulator is pressed to reach a button."""

# What the page shows, in the terms of a player. A region is touched where nothing lies over it.
EYES = """
(() => {
  const TABLE = ".sw, .bg, .ag";
  const all = (what) => [...document.querySelectorAll(what)];
  const seen = (each) => each.getClientRects().length > 0;
  const open = (what, name) =>
    all(what).filter((each) => seen(each) && !each.disabled).map((each) => each.dataset[name]);
  // A region that a quest of the table names.
  const isWanted = (region) => {
    const name = region.getAttribute("aria-label").split(",")[0];
    const told = (quest) => quest.getAttribute("aria-label") ?? quest.closest("article").innerText;
    return all("[data-quest]").some((quest) => told(quest).includes(name));
  };
  window.lookAround = () => {
    const table = document.querySelector(TABLE), data = table?.dataset ?? {};
    return {
      kind: data.kind ?? "", number: Number(data.number ?? -1), mine: data.mine === "true", busy: data.busy === "true",
      seat: Number(data.seat ?? -1), turn: Number(data.turn ?? -1),
      handOver: all("[data-do=ready]").length > 0,
      over: all("[data-points]").length > 0,
      sure: open("[data-region][data-target=sure]", "region"),
      die: open("[data-region][data-target=die]", "region"),
      listed: [...open("[data-choose]", "choose"), ...open("[data-place]", "place")],
      answers: open("[data-answer]", "answer"),
      verbs: open("[data-verb]", "verb"),
      verb: all("[data-verb][aria-pressed=true]")[0]?.dataset.verb ?? "",
      acts: open("[data-do]", "do"),
      deeds: open("[data-deed]:not([aria-disabled])", "deed"),
      goes: all("[data-target=travel], [data-target=go], .ag [data-target]")
        .sort((a, b) => isWanted(b) - isWanted(a)).map((each) => each.dataset.region),
      fits: open(".inhand.can", "held"),
      fights: all(".combat, .fight").length > 0,
      lead: all(".cbtn .btn.pri:not(:disabled)").map((each) => each.dataset.answer ?? each.dataset.do)[0] ?? "",
      dice: all("button.die:not([aria-pressed=true])").length,
      chosen: all("[aria-pressed=true]").length,
      tray: document.querySelector(".options, .ms-low")?.innerText ?? "",
    };
  };
  window.spotOf = (region) => {
    const path = document.querySelector(`[data-region="${region}"]`);
    const box = path?.getBoundingClientRect();
    if (!box) return null;
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const spots = [];
    for (let i = 1; i < 8; i++)
      for (let j = 1; j < 8; j++) spots.push([box.left + (box.width * i) / 8, box.top + (box.height * j) / 8]);
    const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    return spots.sort((a, b) => far(a) - far(b)).find(([x, y]) => document.elementFromPoint(x, y) === path) ?? null;
  };
})();
"""
IS_TURN = """(before) => {
  const table = document.querySelector(".sw, .bg, .ag");
  if (!table ? !document.querySelector("[data-do=ready]") : table.dataset.busy === "true") return false;
  if (table?.dataset.mine === "false" && !document.querySelector("[data-points]")) return false;
  return JSON.stringify(lookAround()) !== before;
}"""
WAIT = f"""async (before) => {{
  const isTurn = {IS_TURN}, end = performance.now() + {NUDGE};
  while (!isTurn(before)) {{
    if (performance.now() > end) return false;
    await new Promise((next) => setTimeout(next, {GLANCE}));
  }}
  return true;
}}"""
SIGNED = """(what) => {
  const sign = document.querySelector(what)?.querySelector(".ag .k, .ag .kb")?.innerText ?? "";
  return /^[1-9E]$/.test(sign) ? sign.toLowerCase() : "";
}"""
"""The key that a button of the Adventure Game names."""
LISTED = "[data-choose={0}], [data-more={0}], [data-place={0}]"
"""A region among the buttons, for whoever cannot touch it on the map."""
TRAVEL = "[data-deed=travel][aria-pressed=false]"
"""Where regions are listed only when somebody asks for them."""


class Hand(Protocol):
    """How somebody touches the page."""

    def region(self, page: Any, region: str) -> None: ...

    def press(self, page: Any, what: str) -> None: ...


class Mouse:
    def region(self, page: Any, region: str) -> None:
        at_rest(page, f'[data-region="{region}"]')
        spot = page.evaluate("(region) => spotOf(region)", region)
        if spot is None:
            if page.locator(TRAVEL).count():
                self.press(page, TRAVEL)
            self.press(page, LISTED.format(region))
        else:
            self.point(page, *spot)

    def point(self, page: Any, x: float, y: float) -> None:
        page.mouse.click(x, y)

    def press(self, page: Any, what: str) -> None:
        page.locator(what).first.click()


class Finger(Mouse):
    def point(self, page: Any, x: float, y: float) -> None:
        page.touchscreen.tap(x, y)

    def press(self, page: Any, what: str) -> None:
        page.locator(what).first.tap()


class Keys:
    """The keyboard: letters and numbers where the page has them, the tabulator and the arrows everywhere else."""

    LETTERS = {
        "[data-do=end]": "e", "[data-do=confirm]": "e", "[data-do=spread]": "s", '[data-answer="ready"]': "e",
        TRAVEL: "t", "[data-deed=rest]": "r", "[data-deed=challenge]": "c", "[data-deed=train]": "l",
        "[data-deed=town]": "o", "[data-do=worst]": "w", "[data-do=picks]": "r",
    }  # fmt: skip
    ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")

    def __init__(self) -> None:
        self.turn = 0

    def region(self, page: Any, region: str) -> None:
        """In turns by the arrows on the map, by its number and by its button."""
        self.turn += 1
        if self.turn % 3 == 0 and self.walk(page, region):
            page.keyboard.press("Enter")
            return
        if page.locator(TRAVEL).count():
            self.press(page, TRAVEL)
            page.locator(LISTED.format(region)).first.wait_for()
        listed = page.evaluate("lookAround().listed")
        if self.turn % 3 == 1 and region in listed[:9]:
            page.keyboard.press(str(listed.index(region) + 1))
        else:
            self.press(page, LISTED.format(region))

    def walk(self, page: Any, region: str) -> bool:
        """Step on the map until the focus is there; false when the arrows do not lead there."""
        self.tab_to(page, "[data-region]")
        for _ in range(30):
            at = page.evaluate("document.activeElement.dataset.region")
            if at == region:
                return True
            page.keyboard.press(page.evaluate(NEARER, region))
            if page.evaluate("document.activeElement.dataset.region") == at:
                return False
        return False

    def press(self, page: Any, what: str) -> None:
        page.locator(what).first.wait_for(state="attached")
        letter = self.LETTERS.get(what) or page.evaluate(SIGNED, what)
        if letter and self.turn % 2:
            page.keyboard.press(letter)
        else:
            self.tab_to(page, what)
            page.keyboard.press("Enter")

    def tab_to(self, page: Any, what: str) -> None:
        """The tabulator, in the direction where it lies."""
        for _ in range(REACH):
            way = page.evaluate(WHICH_WAY, what)
            if way == "here":
                return
            page.keyboard.press(way)
        raise AssertionError(f"the tabulator does not reach {what}")


WHICH_WAY = """(what) => {
  const at = document.activeElement, sought = document.querySelector(what);
  if (at.matches(what)) return "here";
  if (at === document.body || !sought) return "Tab";
  return at.compareDocumentPosition(sought) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
NEARER = """(region) => {
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const from = middle(document.activeElement), to = middle(document.querySelector(`[data-region="${region}"]`));
  const dx = to[0] - from[0], dy = to[1] - from[1];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
}"""


class Player:
    """Plays until the game is over. ``met`` counts what was asked and done, so that a test can say what it saw."""

    def __init__(self, page: Any, hand: Hand, *, races: tuple[str, ...] = (), stay: int = 3) -> None:
        self.page, self.hand = page, hand
        self.races = races
        self.stay = stay
        """Turns with a Race before it goes In Decline."""
        self.met: Counter[str] = Counter()
        self.last = ""
        self.turns = 0
        self.tried: set[str | int] = set()
        """What was done this turn and is not done twice."""

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST_STEPS):
            self.wait()
            if not self.step():
                return
        raise AssertionError(f"the game does not end: {self.met}")

    def until(self, kind: str) -> None:
        """Up to a question of this kind, which stays open."""
        for _ in range(MOST_STEPS):
            self.wait()
            if self.page.evaluate("lookAround().kind") == kind:
                return
            assert self.step(), f"nothing of the kind {kind} was asked: {self.met}"
        raise AssertionError(f"nothing of the kind {kind} was asked: {self.met}")

    def wait(self) -> None:
        """Until there is something to do. Whatever flew over the table may have caught a touch: then touch again."""
        for _ in range(PATIENCE // NUDGE):
            if self.page.evaluate(WAIT, self.last) or self.is_asked():
                return
            if self.page.evaluate(IS_TURN, ""):
                self.touch_again(f"nothing happens: {self.last}")
                return
        raise AssertionError(f"nothing is asked: {self.page.evaluate('lookAround()')}")

    def touch_again(self, trouble: str) -> None:
        """What did not answer, or went away under the hand."""
        self.met["again"] += 1
        assert self.met["again"] <= MOST_AGAIN, trouble
        self.look_anew()

    def look_anew(self) -> None:
        """After something that undoes what was only in mind: the page may look as it did before."""
        self.last = ""

    def is_asked(self) -> bool:
        """Whether there is something new to do, or nothing any more."""
        asked: bool = self.page.evaluate(IS_TURN, self.last)
        return asked

    def is_over(self) -> bool:
        over: bool = self.page.evaluate("lookAround().over")
        return over

    def step(self) -> bool:
        """Do the next thing; false when the game is over."""
        now = self.page.evaluate("lookAround()")
        self.last = json.dumps(now, separators=(",", ":"), ensure_ascii=False)
        if not now["over"]:
            self.act(now)
        return not now["over"]

    def act(self, now: dict[str, Any]) -> None:
        if now["handOver"]:
            self.met["hand-over"] += 1
            self.press("[data-do=ready]")
            return
        kind = now["kind"]
        self.met[kind] += 1
        if now["turn"] != now["seat"]:
            self.met["between"] += 1
        if kind == "pick":
            self.pick(now)
        elif kind == "turn":
            self.begin_turn(now)
        elif kind == "redeploy":
            self.redeploy(now)
        else:
            self.choose(now)

    def press(self, what: str) -> None:
        """Somebody whose button goes away looks again. Playwright may be missing where this is read."""
        from playwright.sync_api import TimeoutError as Gone

        try:
            self.hand.press(self.page, what)
        except Gone as gone:
            self.touch_again(str(gone))

    def pick(self, now: dict[str, Any]) -> None:
        self.turns = 0
        taking = [each for each in now["answers"] if each.startswith("pick")]
        if taking:
            self.press(f'[data-answer="{taking[0]}"]')
            return
        wished = [race for race in self.races if race in now["listed"]]
        self.press(f"[data-choose={(wished or now['listed'])[0]}]")

    def begin_turn(self, now: dict[str, Any]) -> None:
        self.turns += 1
        self.tried.clear()
        wished = "decline" if self.turns > self.stay else "expand"
        fitting = [each for each in now["answers"] if each.startswith(wished)] or now["answers"]
        self.met[fitting[0]] += 1
        self.press(f'[data-answer="{fitting[0]}"]')

    def redeploy(self, now: dict[str, Any]) -> None:
        """The first piece by hand, the others spread."""
        if "confirm" in now["acts"]:
            self.press("[data-do=confirm]")
        elif now["sure"] and now["number"] not in self.tried:
            self.tried.add(now["number"])
            self.hand.region(self.page, now["sure"][0])
        else:
            self.press("[data-do=spread]")

    def choose(self, now: dict[str, Any]) -> None:
        """Whatever else is asked: what was begun, then every other thing to do once a turn, then what glows."""
        targets = now["sure"] or now["die"]
        fresh = [verb for verb in now["verbs"] if verb not in {"attack", "abandon", *self.tried}]
        if now["answers"]:
            self.press(f'[data-answer="{now["answers"][0]}"]')
        elif fresh:
            self.tried.add(fresh[0])
            self.press(f"[data-verb={fresh[0]}]")
        elif targets:
            self.met["die" if not now["sure"] else now["verb"] or "target"] += 1
            self.hand.region(self.page, targets[0])
        else:
            self.press("[data-do=end]")


AT = "(({ number, busy }) => [number, busy])(lookAround())"


def together(players: Sequence[Player]) -> None:
    """Each at a browser of their own: the player who is asked acts, to the end of the game."""
    for _ in range(MOST_STEPS):
        if not next_of(players).step():
            return
    raise AssertionError(f"the game does not end: {[player.met for player in players]}")


def next_of(players: Sequence[Player]) -> Player:
    """Who acts next, once all see the same table: nobody answers what a friend has answered already."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        seen = [player.page.evaluate(AT) for player in players]
        if seen == [[seen[0][0], False]] * len(players) or any(player.is_over() for player in players):
            asked = next((player for player in players if player.is_asked()), None)
            if asked:
                return asked
        time.sleep(GLANCE / 1000)
    raise AssertionError(f"nobody is asked: {[player.page.evaluate('lookAround()') for player in players]}")
