"""After the game: where the XP came from, how the lead went, what the dice gave, what was worth another look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from meetingstone.engine import Event, Game
from meetingstone.engine.picture import Earning, Phrase
from meetingstone.engine.story import Moment, Stage, Story, Throw, luck_of
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.state import FACTIONS, TIE, Table

DIE = tuple(range(1, 9))
FEWEST_DEFEATS = 2
"""Defeats of one character before they are worth telling."""
OVERLORDS = frozenset(f"@bg-{side.id}" for overlord in CONTENT.overlords for side in (overlord.four, overlord.six))


class _Earned(NamedTuple):
    """XP of a faction: in which event of the log, and from what."""

    at: int
    side: str
    amount: int
    source: str
    group: str


def earnings(log: Sequence[Event]) -> list[Earning]:
    """XP by source. A faction wins together, so each of its seats earns what its characters earn."""
    seats: dict[str, set[int]] = {}
    for event in log:
        if event.kind == "bg-arrives":
            seats.setdefault(event.values["faction"], set()).add(event.values["seat"])
    return [
        Earning(seat, each.source, each.amount, each.group)
        for each in _earned(log)
        for seat in sorted(seats[each.side])
    ]


def _earned(log: Sequence[Event]) -> Iterator[_Earned]:
    """What a character is paid for was told just before."""
    sides: dict[str, str] = {}
    source, group = "@story-bg-fights", "@story-bg-from-events"
    for at, event in enumerate(log):
        values = event.values
        if event.kind == "bg-arrives":
            sides[values["hero"]] = values["faction"]
        elif event.kind == "bg-completed":
            quest = CONTENT.quests[CONTENT.quest[values["quest"].removeprefix("@bg-")]]
            source, group = f"@story-bg-quests-{quest.deck}", "@story-bg-from-quests"
        elif event.kind in SOURCES:
            source, group = SOURCES[event.kind]
        elif event.kind == "bg-xp":
            yield _Earned(at, sides[values["hero"]], values["amount"], source, group)


SOURCES = {
    "bg-combat": ("@story-bg-fights", "@story-bg-from-events"),
    "bg-war-won": ("@story-bg-wars", "@story-bg-from-events"),
    "bg-cleansed": ("@story-bg-plague", "@story-bg-from-events"),
    "bg-pvp": ("@story-bg-pvp", "@story-bg-from-pvp"),
}


def story(g: Game[Table]) -> Story:
    """The whole game, once it is over."""
    s, log = g.state, g.log or []
    stages = tuple(_stages(s, log))
    throws = list(_throws(s, log))
    teller = _Teller(s, log, stages)
    return Story(
        stages=stages,
        die=DIE if throws else (),
        luck=tuple(luck_of(seat, throws, DIE) for seat in range(len(s.seat_faction))) if throws else (),
        moments=tuple(sorted((moment for moment in teller.moments() if moment), key=lambda moment: moment.event)),
    )


def _stages(s: Table, log: Sequence[Event]) -> Iterator[Stage]:
    """The XP of each seat's faction when a turn begins, and at the end."""
    earned = {each.at: each for each in _earned(log)}
    totals = dict.fromkeys((f"@bg-{side}" for side in FACTIONS), 0)

    def points() -> tuple[int, ...]:
        return tuple(totals[f"@bg-{FACTIONS[side]}"] for side in s.seat_faction)

    for at, event in enumerate(log):
        if event.kind == "bg-turn":
            yield Stage(at, points())
        if at in earned:
            totals[earned[at].side] += earned[at].amount
    yield Stage(len(log) - 1, points())


def _throws(s: Table, log: Sequence[Event]) -> Iterator[Throw]:
    """Every die of a first roll; what is rerolled was chosen, and says nothing of luck."""
    seats: dict[str, int] = {}
    for at, event in enumerate(log):
        if event.kind == "bg-arrives":
            seats[event.values["hero"]] = event.values["seat"]
        elif event.kind in ("bg-rolled", "bg-rolled-more"):
            hero = event.values["hero"]
            for die in event.values["dice"]:
                if die.startswith("@bg-shows-"):
                    text = Phrase("story-bg-throw", {"hero": hero})
                    yield Throw(event=at, seat=seats[hero], pips=int(die.rpartition("-")[2]), text=text)


class _Teller:
    """Looks through the log for moments."""

    def __init__(self, s: Table, log: Sequence[Event], stages: Sequence[Stage]) -> None:
        self.s = s
        self.log = log
        self.stages = stages
        self.turns = [at for at, event in enumerate(log) if event.kind == "bg-turn"]

    def turn_at(self, at: int) -> int:
        return sum(1 for first in self.turns if first <= at)

    def moments(self) -> Iterator[Moment | None]:
        yield self._lead()
        yield self._best_turn()
        yield self._first("bg-completed", "first-quest", ("quest",))
        yield self._first("bg-level", "highest", ("hero", "level"), lambda event: -event.values["level"])
        yield self._first("bg-won-auction", "auction", ("hero", "card", "gold"), lambda e: -e.values["gold"])
        yield self._first("bg-placed", "blow", ("hero", "damage"), lambda event: -event.values["damage"])
        yield self._first("bg-looted", "loot", ("hero", "card", "loser"))
        yield self._defeats()
        for at, event in enumerate(self.log):
            if event.kind == "bg-pvp-won":
                yield self._told(at, "pvp-won", faction=event.values["faction"])
            elif event.kind == "bg-combat" and OVERLORDS & set(event.values["foes"]):
                who = {"heroes": event.values["heroes"], "overlord": event.values["foes"][0]}
                yield self._told(at, "overlord", **who)
            elif event.kind == "bg-overlord-falls":
                yield self._told(at, "overlord-falls", faction=event.values["faction"])
            elif event.kind == "bg-final":
                yield self._told(at, "final", faction=event.values["faction"])

    def _told(self, at: int, what: str, **values: int | str | list[str]) -> Moment:
        text = Phrase(f"story-bg-{what}-told", {**values, "turn": self.turn_at(at)})
        return Moment(at, f"story-bg-{what}", text)

    def _first(
        self, kind: str, what: str, names: tuple[str, ...], rank: Callable[[Event], int] = lambda event: 0
    ) -> Moment | None:
        """The first event of a kind, or the first of those that rank before all others."""
        found = [(rank(event), at) for at, event in enumerate(self.log) if event.kind == kind]
        if not found:
            return None
        _, at = min(found)
        return self._told(at, what, **{name: self.log[at].values[name] for name in names})

    def _defeats(self) -> Moment | None:
        fallen = Counter(event.values["hero"] for event in self.log if event.kind == "bg-defeated")
        if not fallen:
            return None
        hero, count = fallen.most_common(1)[0]
        if count < FEWEST_DEFEATS:
            return None
        last = max(
            at for at, event in enumerate(self.log) if event.kind == "bg-defeated" and event.values["hero"] == hero
        )
        return self._told(last, "defeats", hero=hero, count=count)

    def _best_turn(self) -> Moment | None:
        """The turn in which a faction earned most XP."""
        sums: Counter[tuple[int, str]] = Counter()
        last: dict[tuple[int, str], int] = {}
        for each in _earned(self.log):
            key = self.turn_at(each.at), each.side
            sums[key] += each.amount
            last[key] = each.at
        if not sums:
            return None
        key, xp = min(sums.items(), key=lambda pair: (-pair[1], pair[0]))
        return self._told(last[key], "best-turn", faction=key[1], xp=xp)

    def _lead(self) -> Moment | None:
        """From which turn on the winners had more XP than the others."""
        s = self.s
        if s.winner not in range(len(FACTIONS)):
            assert s.winner == TIE
            return None
        mine, theirs = s.seats_of(s.winner)[0], s.seats_of(1 - s.winner)[0]
        ahead = [stage.points[mine] - stage.points[theirs] for stage in self.stages]
        faction = f"@bg-{FACTIONS[s.winner]}"
        if ahead[-1] < 0:
            return self._told(self.stages[-1].event, "behind", faction=faction)
        since = len(ahead)
        while since and ahead[since - 1] > 0:
            since -= 1
        return self._told(self.stages[since].event, "lead", faction=faction) if since < len(ahead) else None
