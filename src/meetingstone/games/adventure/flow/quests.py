"""Quests: receiving, meeting and completing them; the quest log and the end of the game (AG-QUEST, AG-WIN)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meetingstone.engine import NONE, Abort, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import PLACES
from meetingstone.games.adventure.changes import change, discard_item, log_card, set_errand
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow import cards, effects, moments
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.options import Done, Meet, QuestFirst, Target
from meetingstone.games.adventure.pieces import Goal, Quest
from meetingstone.games.adventure.queries import (
    affiliation,
    company,
    counts_as,
    errand_of,
    foe_level,
    foe_of,
    hero_name,
    item_name,
    left_of,
    others,
    quest_name,
    right_of,
    valor_of,
)
from meetingstone.games.adventure.sources import script_of
from meetingstone.games.adventure.state import Errand, Fight, Table
from meetingstone.games.adventure.vocabulary import LEVELS

# ---- goals


def required(goal: Goal) -> int:
    """How much of a goal makes it met."""
    if goal.collect:
        return len(goal.collect)
    return goal.damage or goal.defeat or goal.discard or goal.cards or goal.steal or goal.place or goal.explore or 1


def is_open(quest: Quest, errand: Errand, goal: int) -> bool:
    """AG-QUEST-05: it is not met yet, and its turn has come."""
    if errand.done >> goal & 1:
        return False
    return quest.any_order or errand.done == (1 << goal) - 1


def is_complete(errand: Errand) -> bool:
    return errand.done == (1 << len(CONTENT.quests[errand.quest].goals)) - 1


def is_here(s: Table, seat: int, goal: Goal) -> bool:
    return not goal.at or bool(PLACES[s.heroes[seat].space] & set(goal.at))


def advance(s: Table, seat: int, place: int, goal: int, amount: int = 1) -> None:
    """Some of a goal is done."""
    errand = s.heroes[seat].quests[place]
    counts = list(errand.counts)
    counts[goal] += amount
    done = errand.done
    if counts[goal] >= required(CONTENT.quests[errand.quest].goals[goal]):
        done |= 1 << goal
        s.due = True
    set_errand(s, seat, place, replace(errand, counts=tuple(counts), done=done))


def open_goals(s: Table, seat: int) -> Iterator[tuple[int, int, Errand, Goal]]:
    """(place of the quest, goal, ...) of all that may be worked on now, wherever that is allowed."""
    for place, errand in enumerate(s.heroes[seat].quests):
        quest = CONTENT.quests[errand.quest]
        for i, goal in enumerate(quest.goals):
            if is_open(quest, errand, i):
                yield place, i, errand, goal


def count(s: Table, seat: int, what: str, amount: int = 1) -> None:
    """A character has stolen, placed or explored something."""
    for place, i, _, goal in list(open_goals(s, seat)):
        if getattr(goal, what) and is_here(s, seat, goal):
            advance(s, seat, place, i, amount)


def count_damage(s: Table, dealer: int, victim: int, amount: int) -> None:
    """AG-QUEST-06."""
    for place, i, errand, goal in list(open_goals(s, dealer)):
        if goal.damage and errand.target in (NONE, victim) and is_here(s, dealer, goal):
            advance(s, dealer, place, i, amount)


def count_victory(s: Table, victor: int, victim: int) -> None:
    """AG-QUEST-06: a character has been defeated."""
    for place, i, errand, goal in list(open_goals(s, victor)):
        about_foes = goal.trait or goal.colour or goal.board or goal.encounter
        if goal.defeat and not about_foes and errand.target in (NONE, victim) and is_here(s, victor, goal):
            advance(s, victor, place, i)


def count_foe(s: Table, seat: int, fight: Fight) -> None:
    """AG-COMBAT-20: an encounter has been defeated; also if its victor fell with it."""
    for place, i, _, goal in list(open_goals(s, seat)):
        if goal.defeat and is_wanted(goal, fight) and is_here(s, seat, goal):
            advance(s, seat, place, i)


def is_wanted(goal: Goal, fight: Fight) -> bool:
    if not (goal.trait or goal.colour or goal.board or goal.encounter):
        return False
    if goal.encounter and fight.board:
        return False
    if goal.board:
        space = CONTENT.spaces[fight.space]
        if not fight.board or not (space.id in goal.board or ("overlord" in goal.board and space.kind == "overlord")):
            return False
    if goal.trait and not set(goal.trait) & set(foe_of(fight).traits):
        return False
    return goal.colour is None or foe_level(fight) >= LEVELS.index(goal.colour)


def look_at_levels(s: Table, seat: int) -> None:
    """Goals that ask for a level are met as soon as it is there."""
    for place, i, _, goal in list(open_goals(s, seat)):
        if goal.level is not None and s.heroes[seat].level >= LEVELS.index(goal.level):
            advance(s, seat, place, i)


# ---- receiving


class DrawElite(Frame, kw_only=True):
    """AG-QUEST-09, AG-RES-11: the top elite quest; AG-QUEST-14: the discards make a new deck."""

    STEPS = ("renew", "draw")
    seat: int

    def renew(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.elite or not s.elite_discards:
            return None
        size = len(s.elite_discards)
        return Shuffle(kind="ag-reshuffle", rule="AG-QUEST-14", size=size, count=size)

    def renew_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.elite = tuple(s.elite_discards[i] for i in order)
        s.elite_discards = ()

    def draw(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not s.elite:
            return None
        quest = s.elite[-1]
        s.elite = s.elite[:-1]
        g.reveal()
        g.tell("ag-quest", hero=hero_name(s, self.seat), quest=quest_name(quest))
        change(s, self.seat, quests=(*s.heroes[self.seat].quests, _new_errand(quest)))
        return Receive(seat=self.seat, quest=quest)


def _new_errand(quest: int) -> Errand:
    return Errand(quest, counts=(0,) * len(CONTENT.quests[quest].goals))


class Receive(Asking, kw_only=True):
    """AG-QUEST-12, AG-QUEST-13: at most two; then AG-QUEST-02: its instructions, if it is kept."""

    STEPS = ("limit", "tokens", "target", "check")
    OWN = {"limit": (QuestFirst,), "target": (Target,)}
    seat: int
    quest: int

    def limit(self, g: Game[Table]) -> Outcome:
        quests = g.state.heroes[self.seat].quests
        if len(quests) <= BOX.active_quests:
            return None
        options = tuple(QuestFirst(errand.quest) for errand in quests)
        return Ask(seat=self.seat, kind="ag-drop-quest", rule="AG-QUEST-13", options=options)

    def limit_answered(self, g: Game[Table], choice: QuestFirst) -> None:
        drop(g, self.seat, choice.quest)
        if choice.quest == self.quest:
            self.pc = len(self.STEPS)

    def tokens(self, g: Game[Table]) -> None:
        s = g.state
        quest = CONTENT.quests[self.quest]
        if quest.tokens:
            place = errand_of(s, self.seat, self.quest)
            lying = tuple(CONTENT.space[name] for name in quest.tokens)
            set_errand(s, self.seat, place, replace(s.heroes[self.seat].quests[place], lying=lying))

    def target(self, g: Game[Table]) -> Outcome:
        found = possible_targets(g.state, self.seat, CONTENT.quests[self.quest])
        if not found:
            return None
        options = tuple(Target(seat) for seat in found)
        return Ask(seat=self.seat, kind="ag-quest-target", rule="AG-QUEST-02", options=options)

    def target_answered(self, g: Game[Table], choice: Target) -> None:
        s = g.state
        place = errand_of(s, self.seat, self.quest)
        set_errand(s, self.seat, place, replace(s.heroes[self.seat].quests[place], target=choice.seat))
        g.tell("ag-quest-target", quest=quest_name(self.quest), hero=hero_name(s, choice.seat))

    def check(self, g: Game[Table]) -> None:
        look_at_levels(g.state, self.seat)

    def why_not_own(self, g: Game[Table], seat: int, option: QuestFirst | Target) -> Why | None:
        if isinstance(option, QuestFirst):
            return why_not_own_quest(g.state, seat, option.quest)
        is_possible = option.seat in possible_targets(g.state, seat, CONTENT.quests[self.quest])
        return None if is_possible else Why("AG-QUEST-02", "ag-no-target")


def why_not_own_quest(s: Table, seat: int, quest: int) -> Why | None:
    is_own = errand_of(s, seat, quest) != NONE
    return None if is_own else Why("AG-QUEST-12", "ag-not-your-quest", {"quest": quest_name(quest)})


def possible_targets(s: Table, seat: int, quest: Quest) -> tuple[int, ...]:
    """The characters that a quest may be about."""
    found = others(s, seat)
    if not quest.target:
        return ()
    if quest.target in ("left", "right"):
        return (left_of(s, seat) if quest.target == "left" else right_of(s, seat),)
    if quest.target == "leader":
        most = max(valor_of(s.heroes[other]) for other in found)
        return tuple(other for other in found if valor_of(s.heroes[other]) == most)
    if quest.target in ("horde", "alliance"):
        return tuple(other for other in found if affiliation(s.heroes[other]) == quest.target) or found
    return found


def drop(g: Game[Table], seat: int, quest: int) -> None:
    """AG-QUEST-10, AG-QUEST-14: its tokens go back with it."""
    s = g.state
    change(s, seat, quests=tuple(errand for errand in s.heroes[seat].quests if errand.quest != quest))
    if CONTENT.quests[quest].deck == "elite":
        s.elite_discards = (*s.elite_discards, quest)
    g.tell("ag-quest-dropped", hero=hero_name(s, seat), quest=quest_name(quest))


# ---- the quest step


def meetable(s: Table, seat: int) -> list[Meet]:
    """AG-MAINT-02: what may be done for quests here and now."""
    found: list[Meet] = []
    hero = s.heroes[seat]
    for _, i, errand, goal in open_goals(s, seat):
        if not is_here(s, seat, goal):
            continue
        if goal.travel:
            if CONTENT.spaces[hero.space].id in goal.travel:
                found.append(Meet(errand.quest, i))
        elif goal.collect:
            if hero.space in errand.lying and CONTENT.spaces[hero.space].id in goal.collect:
                found.append(Meet(errand.quest, i, hero.space))
        elif goal.meet:
            if errand.target in company(s, seat):
                found.append(Meet(errand.quest, i))
        elif goal.discard:
            found += [Meet(errand.quest, i, card) for card in hero.bag if counts_as(card, goal.trait, goal.colour)]
        elif goal.cards:
            found += [Meet(errand.quest, i, card) for card in sorted(set(s.hands[seat]))]
        elif goal.wear and worn(s, seat, goal) >= goal.wear:
            found.append(Meet(errand.quest, i))
    return found


def worn(s: Table, seat: int, goal: Goal) -> int:
    hero = s.heroes[seat]
    return sum(card != NONE and counts_as(card, (), goal.colour) for card in (hero.weapon, hero.armor))


class QuestStep(Asking, kw_only=True):
    """AG-MAINT-02: conditions tied to the space, as many as he likes; none of them must be met."""

    STEPS = ("choose", "settle")
    OWN = {"choose": (Meet, Done)}
    seat: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = meetable(g.state, self.seat)
        if not options:
            self.pc = len(self.STEPS)
            return None
        return Ask(seat=self.seat, kind="ag-quests", rule="AG-MAINT-02", options=(*options, Done()))

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Done):
            self.pc = len(self.STEPS)
            return
        assert isinstance(choice, Meet)
        s = g.state
        place = errand_of(s, self.seat, choice.quest)
        goal = CONTENT.quests[choice.quest].goals[choice.goal]
        if goal.collect:
            errand = s.heroes[self.seat].quests[place]
            lying = list(errand.lying)
            lying.remove(choice.what)
            set_errand(s, self.seat, place, replace(errand, lying=tuple(lying)))
        elif goal.discard:
            g.tell("ag-turned-in", hero=hero_name(s, self.seat), item=item_name(choice.what))
            discard_item(g, self.seat, choice.what)
        elif goal.cards:
            cards.discard(g, self.seat, choice.what)
        advance(s, self.seat, place, choice.goal)
        g.tell("ag-goal", hero=hero_name(s, self.seat), quest=quest_name(choice.quest))

    def settle(self, g: Game[Table]) -> Outcome:
        self.goto("choose")
        return settle(g)

    def why_not_own(self, g: Game[Table], seat: int, option: Meet | Done) -> Why | None:
        if isinstance(option, Done) or option in meetable(g.state, seat):
            return None
        values: dict[str, int | str] = {"quest": quest_name(option.quest)}
        place = errand_of(g.state, seat, option.quest)
        if place == NONE:
            return Why("AG-QUEST-12", "ag-not-your-quest", values)
        if not is_open(CONTENT.quests[option.quest], g.state.heroes[seat].quests[place], option.goal):
            return Why("AG-QUEST-05", "ag-goal-order", values)
        return Why("AG-QUEST-03", "ag-goal-elsewhere", values)


# ---- completing


def settle(g: Game[Table]) -> Outcome:
    """What has become due: quests that are complete, and perhaps the end of the game."""
    if not g.state.due:
        return None
    g.state.due = False
    return Completed()


class Fought(Frame, kw_only=True):
    """A fight: what follows a quest that it completes is drawn when it is over (AG-QUEST-09)."""

    owed: tuple[int, ...] = ()
    """Who has a quest to draw."""


class Completed(Frame, kw_only=True):
    """All that is complete is logged, then somebody may have won (AG-WIN-01), then new quests are drawn.

    AG-QUEST-07, AG-QUEST-08, AG-QUEST-09, AG-QUEST-10.
    """

    STEPS = ("log", "won", "reward", "answers", "next_quest")
    todo: tuple[tuple[int, int], ...] = ()
    """(seat, quest) of those that have been completed."""

    def log(self, g: Game[Table]) -> None:
        s = g.state
        found = []
        for seat in s.clockwise(max(0, s.active)):
            for errand in s.heroes[seat].quests:
                if is_complete(errand):
                    found.append((seat, errand.quest))
        for seat, quest in found:
            change(s, seat, quests=tuple(each for each in s.heroes[seat].quests if each.quest != quest))
            log_card(g, seat, quest)
        s.due = False
        self.todo = tuple(found)

    def won(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not any(valor_of(hero) >= s.settings.valor for hero in s.heroes):
            return None
        s.winners = best(s, [seat for seat, hero in enumerate(s.heroes) if valor_of(hero) >= s.settings.valor])
        return Abort(0, "over")

    def reward(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            self.pc = len(self.STEPS)
            return None
        seat, quest = self.todo[0]
        reward = CONTENT.quests[quest].reward
        if not reward:
            return None
        return effects.Run(script=script_of(reward), owner=seat, subject=seat, name=CONTENT.quests[quest].id)

    def answers(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "completed", self.todo[0][0])

    def next_quest(self, g: Game[Table]) -> Outcome:
        seat = self.todo[0][0]
        self.todo = self.todo[1:]
        self.goto("reward")
        fought = next((frame for frame in g.stack if isinstance(frame, Fought)), None)
        if fought is None:
            return DrawElite(seat=seat)
        fought.owed += (seat,)
        return None


def best(s: Table, seats: list[int]) -> tuple[int, ...]:
    """AG-WIN-03, AG-WIN-04, AG-WIN-05, AG-WIN-06: valor, cards in the quest log, level; who is still level shares."""
    marks = {seat: (valor_of(s.heroes[seat]), len(s.heroes[seat].log), s.heroes[seat].level) for seat in seats}
    top = max(marks.values())
    return tuple(seat for seat in seats if marks[seat] == top)
