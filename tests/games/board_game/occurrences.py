"""What happens in games, of all that can: every card and ability, creature, boss, Event, quest and refusal.

Only real games count: what a bot imagines has no log.
"""

import re
from pathlib import Path
from typing import Any

import meetingstone
from games.watch import Watching
from meetingstone.engine import NONE, Frame, Game
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.flow.turn import FactionTurn
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.flow.wounds import Plagued
from meetingstone.games.board_game.state import Foe, Table

LOCALE = Path(meetingstone.__file__).parent / "locale" / "en"
COLOURS = ("green", "red", "blue")


def everything() -> set[str]:
    """All that can happen, by name."""
    texts = "".join(file.read_text("utf-8") for file in LOCALE.glob("board_game*.ftl"))
    found = {f"refusal {reason}" for reason in re.findall(r"^why-(bg-\S+) =", texts, re.M)}
    found |= {f"log {kind}" for kind in re.findall(r"^log-(bg-\S+) =", texts, re.M)}
    for card in CONTENT.cards:
        found.add(f"card {card.id}")
        found |= {f"use {card.id} {i}" for i in range(len(card.ability))}
    for kind in CONTENT.kinds:
        found |= {f"creature {kind.id} {colour}" for colour in COLOURS}
        found |= {f"ability {kind.id}"} if kind.ability else set()
    for boss in CONTENT.bosses:
        found.add(f"boss {boss.id}")
        found |= {f"ability {boss.id}"} if boss.ability else set()
    found |= {f"event {event.id}" for event in CONTENT.events}
    found |= {f"quest {quest.id}" for quest in CONTENT.quests}
    found |= {f"overlord {overlord.id}" for overlord in CONTENT.overlords}
    return found | {f"character {character.id}" for character in CONTENT.characters}


class Watch(Watching):
    """Collects while it is entered; ``seen`` grows from game to game."""

    match = "meetingstone.games.board_game.flow.match"

    def __enter__(self) -> "Watch":
        self.after(UseAbility, "pay", self._used)
        self.after(Plagued, "count_dice", self._plagued)
        self.after(Combat, "new_round", self._fought)
        self.after(PvpCombat, "begin", self._met)
        self.after(FactionTurn, FactionTurn.STEPS[0], self._met)
        self.watch()
        return self

    def missing(self) -> list[str]:
        return sorted(everything() - self.seen)

    # ---- what is noted

    def told(self, kind: str, values: dict[str, Any]) -> None:
        for name in ("event", "quest", "overlord"):
            if kind in ("bg-event", "bg-completed", "bg-overlord") and name in values:
                self.seen.add(f"{name} {values[name].removeprefix('@bg-')}")

    def _used(self, frame: UseAbility, g: Game[Table]) -> None:
        self.seen.add(f"use {CONTENT.cards[frame.card].id} {frame.ability}")

    def _plagued(self, frame: Plagued, g: Game[Table]) -> None:
        if frame.hits and g.state.fight:
            self.seen.add(f"ability {_name(g.state.fight.foes[0])}")

    def _fought(self, frame: Combat, g: Game[Table]) -> None:
        self._met(frame, g)
        for foe in g.state.fight.foes if g.state.fight else ():
            self.seen.add(f"boss {_name(foe)}" if foe.boss != NONE else f"creature {_name(foe)} {COLOURS[foe.colour]}")

    def _met(self, frame: Frame, g: Game[Table]) -> None:
        for hero in g.state.heroes:
            self.seen.add(f"character {CONTENT.characters[hero.character].id}")
            self.seen |= {f"card {CONTENT.cards[number].id}" for number in (*hero.cards, *hero.bag)}


def _name(foe: Foe) -> str:
    return CONTENT.bosses[foe.boss].id if foe.boss != NONE else CONTENT.kinds[foe.kind].id
