"""Somebody who plays the Adventure Game through the page: walks where quests lead, explores, fights, plays cards."""

from __future__ import annotations

from typing import Any

from web.player import Player

ENDS = ("done", "no", "pass")
"""Answers that end or leave out something."""
CARDS = ("play:", "use:", "drink:", "item:")
PATIENT = 3
"""So many cards, powers, potions and items are used in a turn; then the turn goes on."""


class Adventurer(Player):
    used = 0
    """Cards, powers, potions and items since the last walk."""
    has_gone = False
    """One walk a turn is enough."""

    def act(self, now: dict[str, Any]) -> None:
        kind = now["kind"]
        self.met[kind] += 1
        if now["fights"]:
            self.met["fight"] += 1
        if kind == "ag-move":
            self.move(now)
        else:
            self.has_gone = False
            self.choose(now)

    def answer(self, key: str) -> None:
        self.met[key.partition(":")[0]] += 1
        self.press(f'[data-answer="{key}"]')

    def end(self, now: dict[str, Any]) -> None:
        self.answer(next((key for key in now["answers"] if key in ENDS), now["answers"][-1]))

    def move(self, now: dict[str, Any]) -> None:
        """To a space that a quest names, or any; what was chosen is confirmed."""
        chosen = [key for key in now["answers"] if key.startswith("go:")]
        if chosen:
            self.used, self.has_gone = 0, True
            self.answer(chosen[0])
        elif now["goes"] and not self.has_gone:
            self.met["target"] += 1
            self.hand.region(self.page, now["goes"][0])
        else:
            self.end(now)

    def choose(self, now: dict[str, Any]) -> None:
        """Whatever else is asked: cards and potions a few times in a turn, else the first that is no end."""
        offered = [key for key in now["answers"] if key not in ENDS]
        if offered and offered[0].startswith(CARDS):
            self.used += 1
            if self.used > PATIENT and len(offered) < len(now["answers"]):
                self.end(now)
                return
        if offered:
            self.answer(offered[0])
        elif now["answers"]:
            self.end(now)
        else:
            self.hand.region(self.page, now["goes"][0])
