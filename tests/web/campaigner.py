"""Somebody who plays the Board Game through the page: learns, travels, fights, rests and equips, a little of each, and
ends turns early, so that a whole game is short."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.player import Hand, Player

ENDS = ("ready", "done", "keep", "enough", "bear")
"""Answers that end or leave out something."""
DEEDS = {"challenge": 4, "town": 3, "train": 2, "travel": 8, "rest": 2}
"""How often each action is taken in a game, the dearest first."""
CARDS = 8
"""So many cards are bought or learned, and so many are laid on the sheet."""
PATIENT = 10
"""So often a question of a kind is answered by what it offers; then by what ends it."""


class Campaigner(Player):
    def __init__(self, page: Any, hand: Hand) -> None:
        super().__init__(page, hand)
        self.left = Counter({**DEEDS, "cards": CARDS, "equip": CARDS})

    def act(self, now: dict[str, Any]) -> None:
        kind = now["kind"]
        self.met[kind] += 1
        if now["fights"]:
            self.fight(now)
        elif kind == "bg-act":
            self.turn(now)
        elif kind in ("bg-town", "bg-train"):
            self.shop(now)
        elif kind == "bg-manage":
            self.manage(now)
        else:
            self.choose(now)

    def answer(self, key: str) -> None:
        self.met[key.partition(":")[0]] += 1
        self.press(f'[data-answer="{key}"]')

    def end(self, now: dict[str, Any]) -> None:
        self.answer(next((key for key in ENDS if key in now["answers"]), now["answers"][-1]))

    def turn(self, now: dict[str, Any]) -> None:
        """What was begun, then the next deed that is left."""
        begun = [key for key in now["answers"] if key.startswith(("challenge:", "travel:"))]
        if begun:
            self.answer(begun[0])
            return
        deed = next((each for each in DEEDS if each in now["deeds"] and self.left[each] > 0), "")
        if not deed:
            self.end(now)
            return
        self.left[deed] -= 1
        self.met[deed] += 1
        if deed == "travel":
            self.hand.region(self.page, now["goes"][0])
        else:
            self.press(f"[data-deed={deed}]")

    def shop(self, now: dict[str, Any]) -> None:
        wares = [key for key in now["answers"] if key.startswith(("train:", "buy:"))]
        if wares and self.left["cards"] > 0:
            self.left["cards"] -= 1
            self.answer(wares[0])
        else:
            self.end(now)

    def manage(self, now: dict[str, Any]) -> None:
        """A card in hand goes where it fits."""
        places = [key for key in now["answers"] if key.startswith("equip:")]
        if places:
            self.answer(places[0])
        elif now["fits"] and self.left["equip"] > 0:
            self.left["equip"] -= 1
            self.press(f"[data-held={now['fits'][0]}].can")
        else:
            self.end(now)

    def fight(self, now: dict[str, Any]) -> None:
        """Dice are rerolled once an attack; else what the page leads to."""
        if "worst" in now["acts"] and now["number"] not in self.tried:
            self.tried.add(now["number"])
            self.met["reroll"] += 1
            self.press("[data-do=worst]")
        elif now["lead"] in now["acts"]:
            self.press(f"[data-do={now['lead']}]")
        elif now["lead"]:
            self.answer(now["lead"])
        elif offered := [key for key in now["answers"] if key not in ENDS]:
            self.answer(offered[0])
        elif now["answers"]:
            self.end(now)
        else:
            self.press("button.die:not([aria-pressed=true])")

    def choose(self, now: dict[str, Any]) -> None:
        """Whatever else is asked."""
        offered = [key for key in now["answers"] if key not in ENDS]
        if offered and (self.met[now["kind"]] <= PATIENT or len(offered) == len(now["answers"])):
            self.answer(offered[0])
        elif now["answers"]:
            self.end(now)
        else:
            self.hand.region(self.page, now["goes"][0])
