"""After the game: what decided it, where the valor came from, how the lead went, what the dice gave, what was worth
another look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from meetingstone.engine import Event, Game
from meetingstone.engine.picture import Earning, Phrase
from meetingstone.engine.story import Figure, Moment, Stage, Story, Throw, luck_of
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.pieces import Goal
from meetingstone.games.adventure.queries import hero_name, valor_of
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS

DIE = (1, 2, 3, 4, 5, 6)
DEEDS = ("quests", "trophies", "felled", "items", "rivals", "defeats")
"""What is counted of each character."""
FEWEST_CHANGES = 2
"""Changes of the lead before they are worth telling."""
FEWEST_DEFEATS = 2
"""Defeats of one character before they are worth telling."""
LEAST_VALOR = 3
"""Valor of one turn before it is worth telling: more than most quests give."""
MOST_ALIKE = 3
"""Moments of one kind: the first ones are told."""

DICE = "perspective-dice-six-faces-random"
ICONS = {
    "lead": "watchtower", "behind": "hourglass", "changes": "card-exchange", "first": "tied-scroll",
    "highest": "graduate-cap", "trophy": "crowned-skull", "rival": "crossed-axes", "loot": "card-pickup",
    "defeats": "death-skull", "best-turn": "sun", "luckiest": DICE, "unluckiest": DICE, "decided": "three-friends",
}  # fmt: skip
"""The page's icon of each moment."""


class _Earned(NamedTuple):
    """Valor of a character: in which event of the log, and for which card."""

    at: int
    hero: str
    amount: int
    card: str


def earnings(log: Sequence[Event]) -> list[Earning]:
    """Valor by card; the groups say what one has to do for it."""
    seats = {event.values["character"]: event.values["seat"] for event in log if event.kind == "ag-seated"}
    return [Earning(seats[each.hero], each.card, each.amount, _group(each.card)) for each in _earned(log)]


def _earned(log: Sequence[Event]) -> Iterator[_Earned]:
    for at, event in enumerate(log):
        if event.kind == "ag-logged":
            yield _Earned(at, event.values["hero"], event.values["valor"], event.values["card"])


def _group(card: str) -> str:
    name = card.removeprefix("@ag-")
    if name in CONTENT.trophy:
        return "@story-ag-from-trophies"
    if name not in CONTENT.quest:
        return "@story-ag-from-events"
    kinds = {_kind(goal) for goal in CONTENT.quests[CONTENT.quest[name]].goals}
    return next(f"@story-ag-from-{kind}" for kind in ("rivals", "hunts", "trades", "errands") if kind in kinds)


def _kind(goal: Goal) -> str:
    """What a goal is about; the rarest goal of a quest gives it its kind."""
    about_foes = goal.trait or goal.colour or goal.board or goal.encounter
    if goal.damage or goal.steal or (goal.defeat and not about_foes):
        return "rivals"
    if goal.defeat or goal.level is not None:
        return "hunts"
    if goal.discard or goal.cards or goal.wear or goal.place or goal.explore:
        return "trades"
    return "errands"


def story(g: Game[Table]) -> Story:
    """The whole game, once it is over."""
    s, log = g.state, g.log or []
    stages = tuple(_stages(s, log))
    throws = tuple(_throws(s, log))
    found = _Teller(s, log, stages, throws).moments()
    return Story(
        how=_how(s),
        unit="valor",
        tries="attacks",
        stages=stages,
        figures=tuple(_figures(s, log, stages)),
        deeds=tuple(f"story-ag-deed-{deed}" for deed in DEEDS),
        die=DIE if throws else (),
        throws=throws,
        luck=tuple(luck_of(seat, throws, DIE) for seat in range(len(s.heroes))) if throws else (),
        moments=tuple(sorted((moment for moment in found if moment), key=lambda moment: moment.event)),
    )


def _how(s: Table) -> Phrase:
    """The target, the last round, or what broke a tie: AG-WIN-01, AG-WIN-03, AG-WIN-04, AG-WIN-05, AG-WIN-06."""
    rivals = [seat for seat, hero in enumerate(s.heroes) if valor_of(hero) >= s.settings.valor]
    first = s.heroes[s.winners[0]]
    running = [s.heroes[seat] for seat in rivals or range(len(s.heroes))]
    level = [hero for hero in running if valor_of(hero) == valor_of(first)]
    values: dict[str, int | str | list[str]] = {
        "heroes": [hero_name(s, seat) for seat in s.winners],
        "valor": valor_of(first),
        "cards": len(first.log),
        "level": f"@ag-level-{LEVELS[first.level]}",
        "target": s.settings.valor,
        "round": min(s.round, s.settings.rounds),
    }
    if len(s.winners) > 1:
        way = "shared"
    elif any(len(hero.log) == len(first.log) for hero in level if hero is not first):
        way = "level"
    elif len(level) > 1:
        way = "cards"
    else:
        way = "more" if len(rivals) > 1 else "target" if rivals else "rounds"
    return Phrase(f"story-ag-how-{way}", values)


def _seats(s: Table) -> dict[str, int]:
    return {hero_name(s, seat): seat for seat in range(len(s.heroes))}


def _stages(s: Table, log: Sequence[Event]) -> Iterator[Stage]:
    """The valor of everybody when a round begins, and at the end."""
    earned = {each.at: each for each in _earned(log)}
    seats = _seats(s)
    totals = [0] * len(s.heroes)
    last = 0
    for at, event in enumerate(log):
        if event.kind == "ag-turn" and event.values["round"] != last:
            last = event.values["round"]
            yield Stage(at, tuple(totals))
        if at in earned:
            totals[seats[earned[at].hero]] += earned[at].amount
    yield Stage(len(log) - 1, tuple(totals))


def _figures(s: Table, log: Sequence[Event], stages: Sequence[Stage]) -> Iterator[Figure]:
    """The characters in the order of their seats: what they were at last, and what they did."""
    deeds = _deeds(log)
    for seat, hero in enumerate(s.heroes):
        yield Figure(
            name=hero_name(s, seat),
            seat=seat,
            text=Phrase(
                "story-ag-hero",
                {"calling": f"{hero_name(s, seat)}-calling", "level": f"@ag-level-{LEVELS[hero.level]}"},
            ),
            points=tuple(stage.points[seat] for stage in stages),
            deeds=tuple(deeds[deed, hero_name(s, seat)] for deed in DEEDS),
        )


def _deeds(log: Sequence[Event]) -> Counter[tuple[str, str]]:
    """How often each character did what."""
    found: Counter[tuple[str, str]] = Counter()
    fighter = ""
    for event in log:
        values = event.values
        if event.kind == "ag-combat":
            fighter = values["hero"]
        elif event.kind == "ag-foe-defeated":
            found["felled", fighter] += 1
        elif event.kind == "ag-item":
            found["items", values["hero"]] += 1
        elif event.kind == "ag-defeated":
            found["defeats", values["hero"]] += 1
            found["rivals", values["by"]] += 1
        elif event.kind == "ag-logged":
            name = values["card"].removeprefix("@ag-")
            found["quests" if name in CONTENT.quest else "trophies", values["hero"]] += 1
    return found


def _throws(s: Table, log: Sequence[Event]) -> Iterator[Throw]:
    """The combat die of each character against what it needed when it fell. A die that is rolled again was chosen, and
    what is played afterwards answers the roll: neither says anything of luck."""
    seats = _seats(s)
    hero = enemy = ""
    for at, event in enumerate(log):
        values = event.values
        if event.kind == "ag-combat":
            hero, enemy = values["hero"], values["enemy"]
        elif event.kind == "ag-dice":
            yield _throw(at, seats[hero], values["red"], values["need"], enemy)
            if enemy in seats:
                yield _throw(at, seats[enemy], values["black"], values["risk"], hero)


def _throw(at: int, seat: int, pips: int, need: int, enemy: str) -> Throw:
    text = Phrase("story-ag-throw", {"enemy": enemy})
    good = sum(face >= need for face in DIE)
    if not 0 < good < len(DIE):
        return Throw(event=at, seat=seat, pips=pips, text=text)
    return Throw(event=at, seat=seat, pips=pips, text=text, need=need, odds=(good, len(DIE)), good=pips >= need)


class _Teller:
    """Looks through the log for moments."""

    def __init__(self, s: Table, log: Sequence[Event], stages: Sequence[Stage], throws: Sequence[Throw]) -> None:
        self.s = s
        self.log = log
        self.stages = stages
        self.throws = throws
        self.winner = hero_name(s, s.winners[0]) if len(s.winners) == 1 else ""

    def moments(self) -> Iterator[Moment | None]:
        yield self._lead()
        yield self._changes()
        yield self._first("ag-logged", "first", ("hero", "card"))
        yield self._first("ag-level", "highest", ("hero", "level"), _height)
        yield self._first("ag-stole", "loot", ("hero", "victim", "item"))
        yield self._best_turn()
        yield self._defeats()
        yield from self._some("ag-logged", "trophy", _is_trophy, hero="hero", card="card")
        yield from self._some("ag-defeated", "rival", lambda event: bool(event.values["by"]), hero="by", victim="hero")
        yield from self._rolls()
        yield self._decided()

    def round_at(self, at: int) -> int:
        turns = (event for event in reversed(self.log[: at + 1]) if event.kind == "ag-turn")
        return next((event.values["round"] for event in turns), self.s.round)

    def _told(self, at: int, what: str, **values: int | str | list[str]) -> Moment:
        text = Phrase(f"story-ag-{what}-told", {**values, "round": self.round_at(at)})
        return Moment(at, f"story-ag-{what}", text, ICONS[what])

    def _first(
        self, kind: str, what: str, names: tuple[str, ...], rank: Callable[[Event], int] = lambda event: 0
    ) -> Moment | None:
        """The first event of a kind, or the first of those that rank before all others."""
        found = [(rank(event), at) for at, event in enumerate(self.log) if event.kind == kind]
        if not found:
            return None
        _, at = min(found)
        return self._told(at, what, **{name: self.log[at].values[name] for name in names})

    def _some(self, kind: str, what: str, suits: Callable[[Event], bool], **names: str) -> Iterator[Moment]:
        found = [at for at, event in enumerate(self.log) if event.kind == kind and suits(event)]
        for at in found[:MOST_ALIKE]:
            yield self._told(at, what, **{name: self.log[at].values[value] for name, value in names.items()})

    def _leaders(self, stage: Stage) -> list[int]:
        return [seat for seat, points in enumerate(stage.points) if points == max(stage.points)]

    def _lead(self) -> Moment | None:
        """From which round on nobody was ahead of the winner; or that somebody was until the end."""
        if not self.winner:
            return None
        (seat,) = self.s.winners
        since = len(self.stages) - 1
        while since and self._leaders(self.stages[since - 1]) == [seat]:
            since -= 1
        if since < len(self.stages) - 1:
            return self._told(self.stages[since].event, "lead", hero=self.winner)
        before = self._leaders(self.stages[-2]) if len(self.stages) > 1 else []
        ahead = [hero_name(self.s, other) for other in before if other != seat]
        return self._told(self.stages[-2].event, "behind", hero=self.winner, heroes=ahead) if ahead else None

    def _changes(self) -> Moment | None:
        count, last, ahead = 0, 0, -1
        for at, stage in enumerate(self.stages):
            leaders = self._leaders(stage)
            if len(leaders) > 1 or leaders[0] == ahead:
                continue
            if ahead >= 0:
                count, last = count + 1, at
            (ahead,) = leaders
        return self._told(self.stages[last].event, "changes", count=count) if count >= FEWEST_CHANGES else None

    def _best_turn(self) -> Moment | None:
        """The turn in which somebody gained most valor, if it was more than an ordinary quest."""
        turns = [at for at, event in enumerate(self.log) if event.kind == "ag-turn"]
        sums: Counter[tuple[int, str]] = Counter()
        last: dict[tuple[int, str], int] = {}
        for each in _earned(self.log):
            key = sum(1 for at in turns if at <= each.at), each.hero
            sums[key] += each.amount
            last[key] = each.at
        if not sums:
            return None
        key, valor = min(sums.items(), key=lambda pair: (-pair[1], pair[0]))
        return self._told(last[key], "best-turn", hero=key[1], valor=valor) if valor >= LEAST_VALOR else None

    def _defeats(self) -> Moment | None:
        fallen = [(event.values["hero"], at) for at, event in enumerate(self.log) if event.kind == "ag-defeated"]
        counts = Counter(hero for hero, _ in fallen)
        if not counts:
            return None
        hero, count = counts.most_common(1)[0]
        if count < FEWEST_DEFEATS:
            return None
        return self._told(max(at for other, at in fallen if other == hero), "defeats", hero=hero, count=count)

    def _rolls(self) -> Iterator[Moment]:
        """The hit that was least to be expected, and the miss."""
        tried = [(throw.odds[0], throw) for throw in self.throws if throw.odds]
        hits = [(good, throw) for good, throw in tried if throw.good and good * 2 < len(DIE)]
        misses = [(-good, throw) for good, throw in tried if not throw.good and good * 2 > len(DIE)]
        for what, found in (("luckiest", hits), ("unluckiest", misses)):
            if found:
                chance, throw = min(found, key=lambda pair: pair[0])
                values = {"hero": hero_name(self.s, throw.seat), **throw.text.values}
                percent = round(100 * abs(chance) / len(DIE))
                yield self._told(throw.event, what, **values, pips=throw.pips, need=throw.need, percent=percent)

    def _decided(self) -> Moment | None:
        """What the winner had still lacked."""
        last = next((each for each in reversed(list(_earned(self.log))) if each.hero == self.winner), None)
        return self._told(last.at, "decided", hero=last.hero, card=last.card) if last else None


def _height(event: Event) -> int:
    """Higher levels rank before lower ones."""
    return -LEVELS.index(event.values["level"].removeprefix("@ag-level-"))


def _is_trophy(event: Event) -> bool:
    return event.values["card"].removeprefix("@ag-") in CONTENT.trophy
