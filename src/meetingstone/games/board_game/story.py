"""After the game: where the XP came from, how the lead went, what the dice gave, what was worth another look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from meetingstone.engine import Event, Game
from meetingstone.engine.picture import Earning, Phrase
from meetingstone.engine.story import Figure, Moment, Side, Stage, Story, Throw, luck_of
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.queries import hero_name
from meetingstone.games.board_game.state import FACTIONS, TIE, Table

DIE = tuple(range(1, 9))
DEEDS = ("quests", "felled", "hits", "pvp", "defeats", "gold")
"""What is counted of each character."""
FEWEST_DEFEATS = 2
"""Defeats of one character before they are worth telling."""
OVERLORDS = frozenset(f"@bg-{side.id}" for overlord in CONTENT.overlords for side in (overlord.four, overlord.six))


DICE = "perspective-dice-six-faces-random"
ICONS = {
    "lead": "watchtower", "behind": "hourglass", "best-turn": "sun", "first-quest": "tied-scroll",
    "highest": "graduate-cap", "auction": "card-exchange", "blow": "crossed-axes", "loot": "card-pickup",
    "defeats": "death-skull", "pvp-won": "crossed-axes", "overlord": "spiked-dragon-head",
    "overlord-falls": "crowned-skull", "final": "three-friends", "luckiest": DICE, "unluckiest": DICE,
}  # fmt: skip
"""The page's icon of each moment."""
WAYS = ("overlord-falls", "nefarian-arrives", "final", "tie")
"""The events that decide a game; the last decides it when none of the others happened (BG-VARO-01)."""


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
    throws = list(_throws(log))
    teller = _Teller(s, log, stages, throws)
    won = f"@bg-{FACTIONS[s.winner]}" if s.winner != TIE else ""
    return Story(
        won=Phrase("story-bg-won", {"faction": won}) if won else Phrase("story-bg-drawn"),
        how=teller.how(),
        unit="xp",
        span="turn",
        tries="dice",
        sides=tuple(Side(f"@bg-{side}", s.seats_of(i)) for i, side in enumerate(FACTIONS)),
        stages=stages,
        figures=tuple(_figures(s, log, stages)),
        deeds=tuple(f"story-bg-deed-{deed}" for deed in DEEDS),
        levels=BOX.levels,
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


def _figures(s: Table, log: Sequence[Event], stages: Sequence[Stage]) -> Iterator[Figure]:
    """The characters, Horde first: their XP turn by turn, and what they did."""
    deeds = _deeds(log)
    for i, hero in sorted(enumerate(s.heroes), key=lambda pair: pair[1].faction):
        name = hero_name(s, i)
        paid = [(at, event.values["amount"]) for at, event in enumerate(log) if _is_of(event, "bg-xp", name)]
        yield Figure(
            name=name,
            seat=hero.seat,
            text=Phrase("story-bg-hero", {"cls": f"@bg-{CONTENT.characters[hero.character].cls}", "level": hero.level}),
            points=tuple(sum(amount for at, amount in paid if at <= stage.event) for stage in stages),
            deeds=tuple(deeds[deed, name] for deed in DEEDS),
        )


def _is_of(event: Event, kind: str, hero: str) -> bool:
    return event.kind == kind and event.values["hero"] == hero


def _deeds(log: Sequence[Event]) -> Counter[tuple[str, str]]:
    """How often each character did what: a quest and an opponent count for all who fought together."""
    found: Counter[tuple[str, str]] = Counter()
    sides: dict[str, str] = {}
    group: list[str] = []
    for event in log:
        values = event.values
        if event.kind == "bg-arrives":
            sides[values["hero"]] = values["faction"]
        elif event.kind in ("bg-combat", "bg-pvp"):
            group = values["heroes"]
        elif event.kind == "bg-completed":
            found.update(("quests", hero) for hero in group)
        elif event.kind == "bg-slain":
            found.update(("felled", hero) for hero in group)
        elif event.kind == "bg-placed":
            found["hits", values["hero"]] += values["damage"] + values["defense"] + values["attrition"]
        elif event.kind == "bg-pvp-won":
            found.update(("pvp", hero) for hero in group if sides[hero] == values["faction"])
        elif event.kind == "bg-defeated":
            found["defeats", values["hero"]] += 1
        elif event.kind == "bg-gold":
            found["gold", values["hero"]] += values["amount"]
    return found


def _throws(log: Sequence[Event]) -> Iterator[Throw]:
    """Every die of a first roll against the face that it needed; what is rerolled was chosen, and a die whose face was
    given did not fall: both say nothing of luck."""
    seats: dict[str, int] = {}
    for at, event in enumerate(log):
        values = event.values
        if event.kind == "bg-arrives":
            seats[values["hero"]] = values["seat"]
        elif event.kind in ("bg-rolled", "bg-rolled-more"):
            text = Phrase("story-bg-throw", {"hero": values["hero"]})
            for die in (Counter(values["dice"]) - Counter(values.get("given", ()))).elements():
                colour, face = die.removeprefix("@bg-shows-").split("-")
                need = values["armor" if colour == "green" else "threat"]
                yield Throw(
                    event=at,
                    seat=seats[values["hero"]],
                    pips=int(face),
                    text=text,
                    need=need,
                    odds=(sum(each >= need for each in DIE), len(DIE)),
                    good=int(face) >= need,
                )


class _Teller:
    """Looks through the log for moments."""

    def __init__(self, s: Table, log: Sequence[Event], stages: Sequence[Stage], throws: Sequence[Throw]) -> None:
        self.s = s
        self.log = log
        self.stages = stages
        self.throws = throws
        self.turns = [at for at, event in enumerate(log) if event.kind == "bg-turn"]

    def turn_at(self, at: int) -> int:
        return sum(1 for first in self.turns if first <= at)

    def how(self) -> Phrase:
        """What decided the game: the Overlord's fall, his arrival, or the final battle."""
        told = {event.kind: event for event in self.log}
        way = next(each for each in WAYS if f"bg-{each}" in told)
        values: dict[str, int | str] = {"turn": len(self.turns), "overlord": told["bg-overlord"].values["overlord"]}
        if self.s.winner == TIE:
            return Phrase(f"story-bg-{way}-draw", values)
        return Phrase(f"story-bg-{way}-win", {**values, "faction": f"@bg-{FACTIONS[self.s.winner]}"})

    def moments(self) -> Iterator[Moment | None]:
        yield self._lead()
        yield from self._pools()
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
        return Moment(at, f"story-bg-{what}", text, ICONS[what])

    def _pools(self) -> Iterator[Moment]:
        """The dice pools that fell best and worst against their odds."""
        pools: dict[int, list[Throw]] = {}
        for throw in self.throws:
            pools.setdefault(throw.event, []).append(throw)
        if not pools:
            return
        expected = {at: sum(each.odds[0] / each.odds[1] for each in pool if each.odds) for at, pool in pools.items()}
        good = {at: sum(bool(each.good) for each in pool) for at, pool in pools.items()}
        best = max(pools, key=lambda at: good[at] - expected[at])
        worst = min(pools, key=lambda at: good[at] - expected[at])
        for what, at in (("luckiest", best), ("unluckiest", worst)):
            values = {"good": good[at], "count": len(pools[at]), "expected": round(expected[at])}
            yield self._told(at, what, hero=self.log[at].values["hero"], **values)

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
