"""Staged tables, on which something that seldom happens is likely to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from meetingstone.engine import Game, Option, Source, seed_from
from meetingstone.games.adventure import content
from meetingstone.games.adventure.board import IS_CITY, LEVEL, LINKS
from meetingstone.games.adventure.content import CONTENT, parts_of
from meetingstone.games.adventure.flow.quests import required
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.options import Attack, Challenge, Draw, FaceBoard, Meet, Play, UsePower, Visit, Yes
from meetingstone.games.adventure.pieces import Event, Goal, Space
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS, GainTrophy

EAGER = (Play, UsePower, Attack, Challenge, Draw, FaceBoard, Visit, Meet, Yes)

CITIES = [space.id for i, space in enumerate(CONTENT.spaces) if IS_CITY[i]]

Row = dict[str, Any]
Choose = Callable[[Game[Table], list[Option]], int]


def play(g: Game[Table], seed: int, choose: Choose, most: int = 20_000) -> None:
    g.source = Source(seed_from(seed))
    for _ in range(most):
        if g.question is None:
            return
        if not g.question.awaited():
            g.fall(g.number, g.question.draw(g.source.stream(g.number)))
            continue
        seat = g.question.awaited()[0]
        g.take(seat, choose(g, list(g.options(seat))))


def at_random(rng: Random) -> Choose:
    return lambda g, options: rng.randrange(len(options))


def eagerly(rng: Random, wanted: str) -> Choose:
    """A player who fights, plays and uses what he can, and most of all what is wanted."""

    def choose(g: Game[Table], options: list[Option]) -> int:
        words = set(wanted.split())
        chosen = [i for i, option in enumerate(options) if words & set(option.key(g).split(":"))]
        eager = [i for i, option in enumerate(options) if isinstance(option, EAGER)]
        if chosen and rng.random() < 0.9:
            return rng.choice(chosen)
        return rng.choice(eager) if eager and rng.random() < 0.7 else rng.randrange(len(options))

    return choose


def wild(colour: int) -> list[str]:
    """Spaces of a colour where a card of its deck is drawn."""
    spaces = enumerate(CONTENT.spaces)
    return [each.id for i, each in spaces if LEVEL[i] == colour and not IS_CITY[i] and each.encounter is None]


def owner_of(ability: str) -> str:
    """The character whose deck holds an ability card."""
    cls = next(cls for cls, deck in CONTENT.decks.items() if any(card.id == ability for card in deck))
    return next(person.id for person in CONTENT.characters if person.cls == cls)


class Stage:
    """A table for two strong characters who stand together, so that much may happen at once."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.space = rng.choice(wild(3))
        self.phase = rng.choice(("start", "move"))
        self.person, self.enemy = rng.sample([person.id for person in CONTENT.characters], 2)
        self.hero: Row = {"level": "red", "side": rng.choice(("start", "other")), "wounds": rng.randrange(4)}
        self.hero["disease"] = rng.randrange(2)
        self.table: Row = {}
        self.apart: set[str] = set()
        """Items that nobody has, because their cards lie in a deck."""

    def play(self, wanted: str, seed: int, most: int) -> None:
        rng = self.rng
        if self.enemy == self.person:
            self.enemy = rng.choice([person.id for person in CONTENT.characters if person.id != self.person])
        other = self.enemy
        hero = {"id": self.person, "space": self.space, "energy": 4, **self.hero}
        hero["hand"] = (*hero.get("hand", ()), *self._cards(self.person, 3))
        enemy = {"id": other, "space": self.space, "wounds": rng.randrange(5), "energy": 2, "level": "green"}
        enemy |= {"hand": self._cards(other, 4), "bag": [rng.choice(self._things(0)), rng.choice(self._things(1))]}
        plain = {"hero": [hero, enemy], "phase": self.phase, "moves": 4, **self.table}
        if rng.random() < 0.1:
            plain["active"] = other
        play(GAME.position(plain), seed, eagerly(rng, wanted), most)

    def _cards(self, person: str, count: int) -> tuple[str, ...]:
        cls = CONTENT.characters[CONTENT.character[person]].cls
        deck = [card.id for card in CONTENT.decks[cls] if card.id not in self.hero.get("hand", ())]
        return tuple(self.rng.sample(deck, count))

    def _things(self, level: int) -> list[str]:
        taken = self._worn() | self.apart
        found = (c.item.id for c in CONTENT.challenges if c.item and c.level == level and not c.event)
        return [name for name in found if name not in taken]

    def in_combat(self, red: int) -> None:
        """He has rolled, against any card of the deck of his space."""
        if self.space in CITIES:
            self.space = self.rng.choice(wild(0))
        level = LEVEL[CONTENT.space[self.space]]
        foes = [c for c in CONTENT.challenges if c.level == level and c.encounter and not c.event]
        foe = self.rng.choice([c for c in foes if c.item and c.item.id not in self._worn()])
        self._lay_apart(foe)
        self.phase = "challenge"
        self.table["fight"] = {"card": foe.id, "step": "after_roll", "dice": [red, self.rng.randrange(1, 7)]}

    def _worn(self) -> set[str]:
        return {self.hero.get("weapon", ""), self.hero.get("armor", ""), *self.hero.get("bag", ())}

    # ---- what is to be seen

    def ability(self, name: str) -> None:
        self.person = owner_of(name)
        self.hero["hand"] = (name,)
        self._arm()

    trap = ability

    def attached(self, name: str) -> None:
        self.ability(name)
        self.phase = "move"
        self.hero["energy"] = 6

    def _arm(self) -> None:
        """The best that he can wear: some cards need a weapon, a shield or a ranged attack."""
        icons = set(CONTENT.characters[CONTENT.character[self.person]].card[3].start.icons)
        for kind in ("weapon", "armor"):
            fit = [
                c.item.id
                for c in CONTENT.challenges
                if c.item and c.item.kind == kind and c.item.icons and set(c.item.icons) <= icons
            ]
            self.hero[kind] = self.rng.choice([name for name in fit if name not in self.apart])

    def item(self, name: str) -> None:
        """Worn, or carried, by somebody whom it fits."""
        card = next(c for c in CONTENT.challenges if c.item and c.item.id == name)
        item = card.item
        assert item is not None
        fits = [p.id for p in CONTENT.characters if set(item.icons) <= set(p.card[3].start.icons)]
        self.person = self.rng.choice(fits)
        self.phase = self.rng.choice(("start", "move", "challenge", "challenge"))
        in_city = self.rng.random() < 0.2
        self.space = self.rng.choice(CITIES if in_city else wild(self.rng.randrange(4)))
        if self.rng.random() < 0.7:
            self._arm()
        if item.kind == "bag" or (item.bag and self.rng.random() < 0.5):
            self.hero["bag"] = (name, *self.rng.sample([each for each in self._things(2) if each != name], 2))
        else:
            self.hero[item.kind] = name

    def side(self, name: str) -> None:
        person, level, side = name.split()
        self.person = person
        self.space = self.rng.choice(wild(LEVELS.index(level)))
        self.hero |= {"level": level, "side": side, "wounds": self.rng.randrange(3)}
        if self.rng.random() < 0.6:
            self._arm()

    def foe(self, name: str) -> None:
        """Before him lies the card, or he stands where the enemy is printed."""
        halls = (space for space in CONTENT.spaces if space.encounter and space.encounter.enemy)
        hall = next((s for s in halls if s.encounter and s.encounter.enemy and s.encounter.enemy.id == name), None)
        self.phase = "challenge"
        if hall is not None:
            self._arm()
            self.space = hall.id
            return
        card = next(c for c in CONTENT.challenges if c.encounter and c.encounter.id == name)
        self._lay_apart(card)
        self._arm()
        if card.event:
            self.event(card.event.id)
        else:
            self.space = self.rng.choice(wild(card.level))
            self.table["decks"] = {LEVELS[card.level]: [card.id]}

    def _lay_apart(self, *cards: content.Challenge) -> None:
        self.apart |= {card.item.id for card in cards if card.item}

    def won(self, name: str) -> None:
        """The item on the back of an encounter, or of an event."""
        card = next(c for c in CONTENT.challenges if c.item and c.item.id == name)
        if card.event:
            self.event(card.event.id)
        else:
            assert card.encounter is not None
            self.foe(card.encounter.id)

    def event(self, name: str) -> None:
        """It is drawn, or lies there already; ``name`` may be that of its other face."""
        card = next(c for c in CONTENT.challenges if c.event and name in faces_of(c.event))
        event = card.event
        assert event is not None
        turned = name != event.id
        self.table["turned"] = [card.id] if turned else []
        self._lay_apart(card)
        self.phase = "challenge"
        self.space = self.rng.choice(wild(card.level))
        self._arm()
        self.hero["bag"] = tuple(self.rng.sample(self._things(2), 3))
        if event.kind == "location" and (turned or self.rng.random() < 0.5):
            self.table["located"] = [card.id]
            self.space = event.space or self.space
        elif event.kind == "global" and (turned or self.rng.random() < 0.6):
            self._while_it_lasts()
            self.table["world"] = card.id
        elif turned:
            self.hero["events"] = (card.id,)
        else:
            self.table["decks"] = {LEVELS[card.level]: [card.id]}

    def _while_it_lasts(self) -> None:
        """What global events wait for: a turn that begins in a city, a quest completed, or a victory."""
        way = self.rng.randrange(3)
        if way == 0:
            self.space, self.phase = self.rng.choice(CITIES), "start"
        elif way == 1:
            self._quest(self.rng.choice([quest.id for quest in CONTENT.quests if quest.goals[-1].travel]))
        else:
            undead = [c for c in CONTENT.challenges if c.encounter and not c.event and "undead" in c.encounter.traits]
            weak = self.rng.choice([c for c in undead if c.level == 0])
            self._lay_apart(weak)
            self._arm()
            self.space = self.rng.choice(wild(0))
            self.table["decks"] = {LEVELS[0]: [weak.id]}

    turned = event

    def token(self, name: str) -> None:
        self.table["hidden"] = [f"{name} {self.space}"]
        self.phase = "explore"

    def space_of(self, name: str) -> None:
        """He stands beside it, and no space is above his level."""
        self.hero["level"] = "red"
        self.space = CONTENT.spaces[self.rng.choice(LINKS[CONTENT.space[name]])].id
        self.phase = "move"

    def logged(self, name: str) -> None:
        if name in CONTENT.trophy:
            hall = next(space for space in CONTENT.spaces if name in rewards(space))
            self.phase, self.space = "challenge", hall.id
            self._arm()
            self.hero["bag"] = tuple(self.rng.sample(self._things(2), 3))
            return
        self._quest(name)

    def _quest(self, name: str) -> None:
        """Nearly all of it is done; what is left can be done here."""
        quest = CONTENT.quests[CONTENT.quest[name]]
        goal = quest.goals[-1]
        row: Row = {"id": name, "met": list(range(1, len(quest.goals))), "lying": goal.collect[:1]}
        row["counts"] = [0] * (len(quest.goals) - 1) + [required(goal) - 1]
        if quest.target:
            row["target"] = self.enemy
        self.hero["quests"] = [row]
        self._go_to(goal)
        fit = [c for c in CONTENT.challenges if c.item and c.encounter and not c.event and c.level >= 2]
        fit = [c for c in fit if c.encounter and (not goal.trait or set(goal.trait) & set(c.encounter.traits))]
        prey = [c for c in fit if c.level == LEVEL[CONTENT.space[self.space]]][:1]
        self._lay_apart(*prey)
        if goal.defeat and goal.trait:
            self.table["decks"] = {LEVELS[c.level]: [c.id] for c in prey}
        self._arm()
        carried = [c.item.id for c in fit if c.item and c.item.id not in self.apart]
        worn = (self.hero["weapon"], self.hero["armor"])
        self.hero["bag"] = tuple(self.rng.sample([name for name in carried if name not in worn], 3))

    def _go_to(self, goal: Goal) -> None:
        if goal.board:
            halls = (s.id for s in CONTENT.spaces if s.kind == "overlord")
            self.space = self.rng.choice([*halls] if "overlord" in goal.board else goal.board)
        elif goal.travel or goal.collect or goal.at:
            self.space = self.rng.choice([s.id for s in CONTENT.spaces if is_named(s, goal)])
        elif goal.place:
            self.space = self.rng.choice([s.id for s in CONTENT.spaces if "discovery" in s.resources])
        elif goal.explore:
            self.token(CONTENT.discoveries[0].id)
        else:
            self.space = self.rng.choice(wild(self.rng.choice((2, 3))))
        fights = goal.defeat or goal.damage or goal.steal
        self.phase = "challenge" if fights else "explore" if goal.place or goal.explore else "maintain"


def faces_of(event: Event) -> set[str]:
    return {event.id} | ({event.back.id} if event.back else set())


def is_named(space: Space, goal: Goal) -> bool:
    return bool({space.id, space.region} & {*goal.travel, *goal.collect[:1], *goal.at})


def rewards(space: Space) -> Iterator[str]:
    """Trophies that are won in a space."""
    effects = (*(space.encounter.reward if space.encounter else ()), *(space.encounter.do if space.encounter else ()))
    for effect in effects:
        for part in parts_of(effect):
            if isinstance(part, GainTrophy):
                yield part.trophy
