"""What happens in games, of all that can: every card, power, enemy, event, token, space, quest, trophy and refusal.

Only real games count: what a bot imagines has no log.
"""

import re
from pathlib import Path
from typing import Any

import meetingstone
from games.watch import Watching
from meetingstone.engine import NONE, Frame, Game
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.flow.effects import Run
from meetingstone.games.adventure.flow.movement import Enter
from meetingstone.games.adventure.flow.turn import Turn
from meetingstone.games.adventure.sources import SIDE, SOURCES, script_of
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS

LOCALE = Path(meetingstone.__file__).parent / "locale" / "en"
NAMED = {
    "ag-seated": ("character", "character"),
    "ag-played": ("ability", "card"),
    "ag-sprung": ("trap", "card"),
    "ag-combat": ("foe", "enemy"),
    "ag-item": ("item", "item"),
    "ag-event": ("event", "event"),
    "ag-turned": ("turned", "event"),
    "ag-found": ("token", "token"),
    "ag-logged": ("logged", "card"),
    "ag-starts": ("space", "space"),
}
"""Entries of the log that say what has happened: the family, and the value that names it."""


def _source_name(number: int) -> str:
    """A card in force; the sides of a character card are told apart, the levels of an attached card are not."""
    source = SOURCES[number]
    if source.kind != "side":
        return source.id
    levels = SIDE[source.number]
    level = next(i for i, sides in enumerate(levels) if number in sides)
    return f"{source.id} {LEVELS[level]} {'other' if levels[level][1] == number else 'start'}"


SOURCE_NAMES = tuple(_source_name(number) for number in range(len(SOURCES)))
ROWS = {
    (number, script_of(row.do)): f"{family} {SOURCE_NAMES[number]} {i}"
    for number, source in enumerate(SOURCES)
    for family, rows in (("use", source.use), ("power", source.trigger))
    for i, row in enumerate(rows)
}
"""By source and list of effects: what is used, or triggered."""


def everything() -> set[str]:
    """All that can happen, by name."""
    texts = (LOCALE / "adventure.ftl").read_text("utf-8")
    found = {f"refusal {reason}" for reason in re.findall(r"^why-(ag-\S+) =", texts, re.M)}
    found |= {f"log {kind}" for kind in re.findall(r"^log-(ag-\S+) =", texts, re.M)}
    found |= {f"character {person.id}" for person in CONTENT.characters}
    found |= {f"side {SOURCE_NAMES[number]}" for levels in SIDE for sides in levels for number in sides}
    found |= {f"attached {card.id}" for card in CONTENT.abilities if card.attached}
    found |= {f"ability {card.id}" for card in CONTENT.abilities}
    found |= {f"trap {card.id}" for card in CONTENT.abilities if card.trap}
    for card in CONTENT.challenges:
        found |= {f"foe {card.encounter.id}"} if card.encounter else set()
        found |= {f"item {card.item.id}"} if card.item else set()
        found |= {f"event {card.event.id}"} if card.event else set()
        found |= (
            {f"turned {card.event.id}"} if card.event and (card.item or card.encounter or card.event.back) else set()
        )
    for space in CONTENT.spaces:
        found.add(f"space {space.id}")
        found |= {f"foe {space.encounter.enemy.id}"} if space.encounter and space.encounter.enemy else set()
    found |= {f"token {token.id}" for token in CONTENT.discoveries}
    found |= {f"logged {card.id}" for card in (*CONTENT.quests, *CONTENT.trophies)}
    return found | set(ROWS.values())


class Watch(Watching):
    """Collects while it is entered; ``seen`` grows from game to game."""

    match = "meetingstone.games.adventure.flow.match"

    def __enter__(self) -> "Watch":
        self.after(Run, "aim", self._ran)
        self.after(Enter, "arrive", self._entered)
        self.after(Turn, "begin", self._in_force)
        self.after(Combat, "begin", self._in_force)
        self.watch()
        return self

    def missing(self) -> list[str]:
        return sorted(everything() - self.seen)

    # ---- what is noted

    def told(self, kind: str, values: dict[str, Any]) -> None:
        if kind in NAMED:
            family, name = NAMED[kind]
            self.seen.add(f"{family} {values[name].removeprefix('@ag-')}")

    def _ran(self, frame: Run, g: Game[Table]) -> None:
        if frame.source != NONE and (frame.source, frame.script) in ROWS:
            self.seen.add(ROWS[frame.source, frame.script])

    def _entered(self, frame: Enter, g: Game[Table]) -> None:
        self.seen.add(f"space {CONTENT.spaces[frame.space].id}")

    def _in_force(self, frame: Frame, g: Game[Table]) -> None:
        for hero in g.state.heroes:
            for number, _ in hero.force:
                if SOURCES[number].kind in ("side", "attached"):
                    self.seen.add(f"{SOURCES[number].kind} {SOURCE_NAMES[number]}")
