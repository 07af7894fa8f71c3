"""Where a character wants to be: what each space gives at once, and what lies ahead from there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import fmean

from msgspec.structs import replace

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure import remembered
from meetingstone.games.adventure.board import CITIES, IS_CITY, LEVEL, LINKS, PLACES, RESOURCES
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow import quests
from meetingstone.games.adventure.flow.events import face_of
from meetingstone.games.adventure.pieces import Goal
from meetingstone.games.adventure.queries import (
    Cast,
    aggro_slots,
    applies,
    counts_as,
    hand_limit,
    health_of,
    items_of,
    top_level,
    value,
)
from meetingstone.games.adventure.sources import SOURCES
from meetingstone.games.adventure.state import ENCOUNTER, LOG_TROPHY, Errand, Fight, Table
from meetingstone.games.adventure.tactics import worth
from meetingstone.games.adventure.vocabulary import LEVELS

PACE = 2.5
"""Spaces that a character walks in a turn, on average."""
PATIENCE = 0.82
"""What something is worth that is a turn away."""
FAR = 99
LATER = tuple(PATIENCE ** (1 + steps / PACE) if steps < FAR else 0.0 for steps in range(FAR + 1))
"""What is left of something that is so many spaces away."""
HOPELESS = 1.5
"""A quest that promises less is better exchanged for another (AG-QUEST-13)."""


@cache
def distances(top: int) -> tuple[tuple[int, ...], ...]:
    """AG-MOVE-04: ways through spaces of no higher colour than ``top``."""
    return tuple(_from(start, top) for start in range(len(LINKS)))


def _from(start: int, top: int) -> tuple[int, ...]:
    found = {start: 0}
    edge = [start]
    while edge:
        here, edge = edge, []
        for space in here:
            for there in LINKS[space]:
                if there not in found and LEVEL[there] <= top:
                    found[there] = found[space] + 1
                    edge.append(there)
    return tuple(found.get(i, FAR) for i in range(len(LINKS)))


def _mean(level: int, name: str) -> float:
    foes = (card.encounter for card in CONTENT.challenges if card.level == level and not card.event)
    return fmean(getattr(foe, name) for foe in foes if foe)


ATTACK, DEFENSE, DAMAGE = (tuple(_mean(level, name) for level in range(4)) for name in ("attack", "defense", "damage"))
"""Of the encounters of each deck."""
HALLS = tuple(i for i, space in enumerate(CONTENT.spaces) if space.encounter and space.encounter.enemy)


class Plan:
    """What a seat thinks of the spaces of the board; made once for a decision."""

    def __init__(self, g: Game[Table], seat: int) -> None:
        self.g, self.s, self.seat = g, g.state, seat
        self.hero = g.state.heroes[seat]
        self.top = min(3, top_level(self.s, seat))
        self.ways = distances(self.top)
        self.draws = tuple(self._draw(level) for level in range(4))
        self.promise = [0.0] * len(self.hero.quests)
        """What is to be had next for each quest, wherever that is."""
        self.halls = self._halls_to_win()
        """Game board encounters that give something to him, and what at most."""
        self.errands = self._errands()
        """Other aims: spaces and what is to be had there."""
        self.combats: dict[int, float] = {}
        self.standings: dict[int, float] = {}

    # ---- at once

    def standing(self, space: int) -> float:
        """What it is worth to end the movement in a space."""
        found = self.standings.get(space)
        if found is None:
            found = self.standings[space] = self.now(space) + self.ahead(space)
        return found

    def now(self, space: int) -> float:
        found = max((self.resource(name) for name in RESOURCES[space]), default=0.0)
        return found + (0.0 if IS_CITY[space] else self.challenge(space)) + self.aim(space)

    def aim(self, space: int) -> float:
        """What is to be had in a space by those who have come for it."""
        found = self.errands.get(space, 0.0)
        if space in self.halls:
            if space not in self.combats:
                self.combats[space] = self.combat(self._board(space))
            found += self.combats[space]
        return found

    def ahead(self, space: int) -> float:
        """The best of what lies elsewhere, discounted by the turns that it takes to get there."""
        row = self.ways[space]
        best = max((LATER[row[at]] * gain for at, gain in self.errands.items() if at != space), default=0.0)
        for at, most in self.halls.items():
            # A combat is worked out only where it might be better than all else.
            if at != space and LATER[row[at]] * (most + self.errands.get(at, 0.0)) > best:
                best = max(best, LATER[row[at]] * self.aim(at))
        return best

    def challenge(self, space: int) -> float:
        """AG-CHAL-04: what is fought there, unless it is an aim of its own."""
        slots = [slot for slot, at in enumerate(self.s.marked) if at == space]
        if slots:
            fights = [self._fight(self.s.track[slot], space, slot) for slot in slots]
            return min(fights) if aggro_slots(self.s, space) else max(fights)
        if CONTENT.spaces[space].encounter is not None or any(at == space for at, _ in self.s.located):
            return 0.0
        return self.draws[LEVEL[space]]

    def visit(self, card: int, space: int) -> float:
        """AG-EVENT-13: what a location event promises, by the face that is up."""
        do = face_of(self.s, card).do
        return worth.promised(self.s, self.seat, do, card, lambda enemy: self._fight(enemy, space, NONE))

    def _fight(self, card: int, space: int, slot: int) -> float:
        return self.combat(Fight(attacker=self.seat, defender=ENCOUNTER, space=space, card=card, slot=slot))

    def combat(self, fight: Fight) -> float:
        return worth.combat_worth(self.s, self.seat, fight, remembered.before(self.g, fight, self.seat))

    def _draw(self, level: int) -> float:
        """A fight with the mean encounter of a deck."""
        s, seat, hero = self.s, self.seat, self.hero
        attack, defense = value(s, seat, "attack"), value(s, seat, "defense")
        won = min(1.0, max(0.0, (7 + attack - DEFENSE[level]) / 6))
        hit = min(1.0, max(0.0, (7 + ATTACK[level] - defense) / 6))
        hurt = hit * DAMAGE[level] * (1 - 0.4 * won)
        left = health_of(s, seat) - hero.wounds
        falls = min(1.0, hit * max(0.0, DAMAGE[level] + 1 - left))
        better = worth.GEAR * max(0.0, 0.5 * (2 + 2 * level - attack) + 0.5 * (4.5 + 2 * level - defense))
        prize = worth.spare(hero) + 0.5 * better * (level <= hero.level)
        for _, i, errand, goal in quests.open_goals(s, seat):
            if goal.defeat and goal.encounter and not goal.at:
                prize += worth.goal_worth(errand, i)
        return won * prize - worth.WOUND * hurt - falls * worth.DEFEAT

    def resource(self, name: str) -> float:
        s, seat, hero = self.s, self.seat, self.hero
        if name in ("scroll", "book"):
            return (worth.CARD if name == "scroll" else 1.6 * worth.CARD) * (len(s.hands[seat]) < hand_limit(s, seat))
        if name in ("small_potion", "large_potion"):
            healed = min(2 if name == "large_potion" else 1, hero.wounds)
            cured = hero.disease * (name == "large_potion")
            return healed * worth.wounds_cost(s, seat) / max(1, hero.wounds) + cured
        if name == "quest":
            room = len(hero.quests) < BOX.active_quests
            return 4.0 if room else 3.0 * (min(self.kept()) < HOPELESS)
        if name == "discovery":
            placing = sum(worth.goal_worth(e, i) for _, i, e, goal in quests.open_goals(s, seat) if goal.place)
            return 0.4 + placing
        if name == "auction":
            return 0.3 * any(worth.item_worth(s, seat, card) <= worth.ITEM for card in items_of(hero))
        return 0.1

    # ---- further away

    def _halls_to_win(self) -> dict[int, float]:
        found: dict[int, float] = {}
        for space in HALLS:
            if self.hero.level - 1 <= LEVEL[space] <= self.top:
                most = worth.prize(self.s, self.seat, self._board(space))
                if most > 0:
                    found[space] = most
        return found

    def _errands(self) -> dict[int, float]:
        found: dict[int, float] = {}

        def aim(space: int, gain: float) -> None:
            if LEVEL[space] <= self.top:
                found[space] = found.get(space, 0.0) + gain

        s, seat, hero = self.s, self.seat, self.hero
        booty = CONTENT.space["booty_bay"]
        charter = next(i for i, t in enumerate(CONTENT.trophies) if t.id == "blackwater_charter")
        if s.trophies[charter] and LOG_TROPHY + charter not in hero.log:
            aim(booty, worth.VALOR * CONTENT.trophies[charter].valor * min(1.0, len(hero.bag) / 3) ** 2)
        for space, card in s.located:
            aim(space, self.visit(card, space))
        for space, gain in self._waiting():
            aim(space, gain)
        for place, i, errand, goal in quests.open_goals(s, seat):
            for space, gain in self._goal(errand, i, goal).items():
                aim(space, gain)
                self.promise[place] = max(self.promise[place], gain * (LEVEL[space] <= self.top))
        return found

    def serves(self, space: int) -> list[int]:
        """The quests that one gets on with in a space."""
        goals = quests.open_goals(self.s, self.seat)
        return list(
            dict.fromkeys(errand.quest for _, i, errand, goal in goals if self._goal(errand, i, goal).get(space, 0) > 0)
        )

    def _waiting(self) -> Iterator[tuple[int, float]]:
        """What events on the board give in some places at the start or the end of a turn."""
        s, seat, hero = self.s, self.seat, self.hero
        for number in s.afoot:
            event = SOURCES[number].event
            for moment in ("turn_start", "turn_end"):
                for row in SOURCES[number].triggers_at.get(moment, ()):
                    trigger = SOURCES[number].trigger[row]
                    if not trigger.need.at and trigger.need.in_city is None:
                        continue
                    gain = worth.promised(s, seat, trigger.do, event)
                    for space in range(len(PLACES)) if gain else ():
                        s.heroes[seat] = replace(hero, space=space)
                        if applies(s, trigger.need, trigger.unless, Cast(seat, NONE, seat, event=event)):
                            yield space, gain
                    s.heroes[seat] = hero

    def kept(self) -> list[float]:
        """What it is worth to go on with each quest: what comes next, and some of what is done."""
        quests = zip(self.promise, self.hero.quests, strict=True)
        return [promise + 0.5 * worth.errand_worth(errand) for promise, errand in quests]

    def far(self) -> dict[int, float]:
        """All aims, and what a city offers to those who come."""
        found = {space: self.aim(space) for space in {*self.halls, *self.errands}}
        offer = self.resource("quest") + self.resource("large_potion")
        for city in CITIES:
            found[city] = found.get(city, 0.0) + offer
        return found

    def _board(self, space: int) -> Fight:
        return Fight(attacker=self.seat, defender=ENCOUNTER, space=space, board=True)

    def _places(self, goal: Goal) -> list[int]:
        return [space for space, names in enumerate(PLACES) if not goal.at or names & set(goal.at)]

    def _goal(self, errand: Errand, i: int, goal: Goal) -> dict[int, float]:
        """Where a goal may be worked on, and what that is worth."""
        s, seat, hero = self.s, self.seat, self.hero
        gain = worth.goal_worth(errand, i)
        if goal.travel:
            return {CONTENT.space[name]: gain for name in goal.travel}
        if goal.collect:
            return {space: gain for space in errand.lying if CONTENT.spaces[space].id in goal.collect}
        if goal.meet and errand.target != NONE:
            return {s.heroes[errand.target].space: gain}
        if (
            goal.damage
            or goal.steal
            or (goal.defeat and not (goal.trait or goal.colour or goal.board or goal.encounter))
        ):
            return self._prey(errand, goal)
        if goal.level or goal.discard or goal.cards or goal.wear or goal.explore:
            # What he has yet to get for these comes with time.
            place = self.hero.quests.index(errand)
            self.promise[place] = max(self.promise[place], 0.5 * gain)
        if goal.explore:
            return {space: 0.8 * gain for row in s.hidden_at for space in row}
        if goal.place:
            return {space: 0.5 * gain for space, found in enumerate(RESOURCES) if "discovery" in found}
        if goal.discard:
            have = sum(counts_as(card, goal.trait, goal.colour) for card in hero.bag)
            if have and goal.at:
                return dict.fromkeys(self._places(goal), gain * have)
            return {} if have else self._hunting(goal, 0.4 * gain)
        if goal.cards and goal.at and len(s.hands[seat]) > 2:
            return dict.fromkeys(self._places(goal), gain * 2)
        if goal.wear and goal.at and quests.worn(s, seat, goal) >= goal.wear:
            return dict.fromkeys(self._places(goal), gain)
        if goal.defeat and not goal.board:
            return self._hunting(goal, gain)
        if goal.board:
            return self._halls(goal, gain)
        return {}

    def _halls(self, goal: Goal, gain: float) -> dict[int, float]:
        """Game board encounters that a goal asks for, as far as they can be won."""
        found = {}
        for space, place in enumerate(CONTENT.spaces):
            named = place.id in goal.board or ("overlord" in goal.board and place.kind == "overlord")
            if named and place.encounter and place.encounter.enemy and LEVEL[space] <= self.top:
                found[space] = gain * remembered.before(self.g, self._board(space), self.seat).won
        return found

    def _prey(self, errand: Errand, goal: Goal) -> dict[int, float]:
        """Characters to be attacked, where they are now."""
        s, seat = self.s, self.seat
        found = {}
        for other, hero in enumerate(s.heroes):
            if other != seat and errand.target in (NONE, other) and not IS_CITY[hero.space]:
                fight = Fight(attacker=seat, defender=other, space=hero.space)
                found[hero.space] = max(0.0, self.combat(fight))
        return found

    def _hunting(self, goal: Goal, gain: float) -> dict[int, float]:
        """Encounters that a goal asks for: those on the track, or the decks that hold them."""
        s = self.s
        found: dict[int, float] = {}
        lowest = 0 if goal.colour is None else LEVELS.index(goal.colour)
        share = [self._share(goal, level) if level >= lowest else 0.0 for level in range(4)]
        for space in self._places(goal):
            level = LEVEL[space]
            if level <= self.top and share[level] and not IS_CITY[space] and CONTENT.spaces[space].encounter is None:
                found[space] = 0.6 * gain * share[level]
        for slot, space in enumerate(s.marked):
            if space in found:
                foe = CONTENT.challenges[s.track[slot]].encounter
                if foe and (not goal.trait or set(goal.trait) & set(foe.traits)):
                    found[space] = 0.9 * gain
        return found

    def _share(self, goal: Goal, level: int) -> float:
        """How much of a deck a goal asks for."""
        foes = [card.encounter for card in CONTENT.challenges if card.level == level and not card.event]
        wanted = sum(not goal.trait or bool(set(goal.trait) & set(foe.traits)) for foe in foes if foe)
        return wanted / len(foes)
