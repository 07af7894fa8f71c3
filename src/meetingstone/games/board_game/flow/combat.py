"""Normal combat, round by round (BG-COMBAT). The participants and opponents are in ``Table.fight``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from meetingstone.engine import NONE, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, new_combat, new_round, put, set_fight, settle_surplus
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.attack import AttackPhase
from meetingstone.games.board_game.flow.handlers import remove_foe
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.flow.wounds import TakeWounds
from meetingstone.games.board_game.options import Order, Slay, foe_name
from meetingstone.games.board_game.queries import abilities, fight_of, grants, hero_name
from meetingstone.games.board_game.state import ALLIANCE, BOTH, HORDE, Boxes, Table

DEADLOCK = 100
"""BG-COMBAT-23: rounds without any loss after which a combat ends."""
EMPTY = (Boxes(), Boxes())


class Combat(Frame, kw_only=True):
    """BG-COMBAT-03: rounds until one side is gone. ``Table.fight`` stays set for whoever rewards it."""

    STEPS = (
        "begin", "new_round", "round_starts", "set_order", "next_attack", "defense", "ranged_strike", "damage",
        "after_damage", "resolution", "slay_more", "close_round", "last_round", "end_moments", "finish",
    )  # fmt: skip
    faction: int
    todo: tuple[int, ...] = ()
    """Characters whose moment is still to come."""

    def begin(self, g: Game[Table]) -> None:
        s = g.state
        new_combat(s)
        set_fight(s, depth=g.depth)
        fight = fight_of(s)
        g.tell(
            "bg-combat",
            heroes=[hero_name(s, i) for i in fight.began],
            foes=[foe_name(g, i) for i in range(len(fight.foes))],
        )
        if fight.kind == "boss" and CONTENT.bosses[fight.foes[0].boss].id.startswith("kelthuzad"):
            relics = sum(1 for i in fight.began if grants(s.heroes[i], "relic"))
            put(s, self.faction, damage=4 * relics)

    # ---- Attack Phases

    def new_round(self, g: Game[Table]) -> None:
        s = g.state
        new_round(s)
        fight = set_fight(s, round=fight_of(s).round + 1, quiet=fight_of(s).quiet + 1)
        boss = fight.foes[0].boss
        if boss != NONE:
            put(s, self.faction, damage=-CONTENT.bosses[boss].leave_first)
        self.todo = givers_first(s, fight.sides[self.faction])

    def round_starts(self, g: Game[Table]) -> Outcome:
        return self._each(g, "round")

    def _each(self, g: Game[Table], moment: str) -> Outcome:
        """The same moment for every participant, in turn; but for gifts their order changes nothing (BG-CARD-12)."""
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        return Moment(moment=moment, subject=first)

    def set_order(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-04."""
        fight = fight_of(g.state)
        side = fight.sides[self.faction]
        if not fight.foes or not side:
            self.goto("last_round")
            return None
        options = tuple(Order(heroes) for heroes in permutations(side))
        return together(g, self.faction, "bg-order", "BG-COMBAT-04", options, side)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        if self.STEPS[self.at] == "set_order":
            return map(Order, permutations(fight_of(g.state).sides[self.faction]))
        foes = fight_of(g.state).foes
        return (Slay(foes.index(foe)) for foe in dict.fromkeys(foes))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, Slay):
            return None
        fight = fight_of(g.state)
        health, hits = fight.foes[option.foe].health, fight.boxes[self.faction].damage
        if health <= hits:
            return None
        return Why("BG-COMBAT-15", "bg-too-few-hits", {"foe": foe_name(g, option.foe), "health": health, "hits": hits})

    def set_order_answered(self, g: Game[Table], choice: Order) -> None:
        set_fight(g.state, order=choice.heroes)

    def next_attack(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-05, BG-COMBAT-24: one after the other, as long as they stand."""
        s = g.state
        fight = fight_of(s)
        order = tuple(i for i in fight.order if i in fight.sides[self.faction])
        if not order:
            if not fight.sides[self.faction]:
                self.goto("last_round")
            self.todo = fight.sides[self.faction]
            return None
        set_fight(s, order=order[1:])
        self.again()
        return AttackPhase(hero=order[0])

    # ---- Defense Phase

    def defense(self, g: Game[Table]) -> Outcome:
        return self._each(g, "defense")

    def ranged_strike(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-15, BG-COMBAT-16."""
        return self._slay(g)

    def ranged_strike_answered(self, g: Game[Table], choice: Slay) -> None:
        slay(g, self.faction, choice.foe)
        self.again()

    def _slay(self, g: Game[Table]) -> Outcome:
        s = g.state
        fight = fight_of(s)
        box = fight.boxes[self.faction].damage
        payable: dict[object, int] = {}
        for i, foe in enumerate(fight.foes):
            if foe.health <= box:
                payable.setdefault(foe, i)
        if not payable:
            return None
        options = tuple(Slay(i) for i in payable.values())
        return together(g, self.faction, "bg-slay", "BG-COMBAT-15", options, fight.sides[self.faction])

    def damage(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-17, BG-COMBAT-18."""
        fight = fight_of(g.state)
        if not fight.foes:
            self.goto("last_round")
            return None
        clear_spent(g.state)
        fight = fight_of(g.state)
        boxes = fight.boxes[self.faction]
        attack = sum(foe.attack for foe in fight.foes)
        wounds = max(0, attack - boxes.defense - boxes.armor)
        g.tell("bg-damage", attack=attack, blocked=boxes.defense + boxes.armor, wounds=wounds)
        return TakeWounds(faction=self.faction, count=wounds) if wounds else None

    def after_damage(self, g: Game[Table]) -> Outcome:
        """Cards of the Defense Phase that count what was lost in it."""
        fight = fight_of(g.state)
        if not fight.sides[self.faction]:
            # BG-COMBAT-19: the opponents survive whatever hits were pending.
            self.goto("last_round")
            return None
        if not self.todo:
            self.todo = (*fight.sides[self.faction], NONE)
        if self.todo[0] == NONE:
            self.todo = ()
            return None
        return self._each(g, "defense")

    def resolution(self, g: Game[Table]) -> None:
        """BG-COMBAT-20."""
        s = g.state
        fight = fight_of(s)
        boxes = fight.boxes[self.faction]
        boss = fight.foes[0].boss
        pressure = 0 if boss != NONE and CONTENT.bosses[boss].no_pressure else boxes.attrition
        put(
            s,
            self.faction,
            damage=boxes.defense + pressure,
            defense=-boxes.defense,
            attrition=-boxes.attrition,
            armor=-boxes.armor,
        )

    def slay_more(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-21."""
        return self._slay(g)

    def slay_more_answered(self, g: Game[Table], choice: Slay) -> None:
        slay(g, self.faction, choice.foe)
        self.again()

    def close_round(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-22, BG-CREAT-11: hits that leave the damage box, Stun of bosses, surplus tokens."""
        s = g.state
        fight = fight_of(s)
        if not fight.foes:
            return None
        put(s, self.faction, damage=-leaving(s, self.faction))
        boss = fight.foes[0].boss
        if boss != NONE and CONTENT.bosses[boss].stun:
            for i in fight.sides[self.faction]:
                change(s, i, stun=s.heroes[i].stun + CONTENT.bosses[boss].stun)
        settle_surplus(s)
        if fight.quiet >= DEADLOCK:
            g.tell("bg-deadlock")
            return None
        self.goto("new_round")
        return RoundEnd(todo=fight.sides[self.faction])

    # ---- the end

    def last_round(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-26: the round in which a combat ends has an end, too."""
        settle_surplus(g.state)
        self.todo = ()
        return RoundEnd(todo=fight_of(g.state).sides[self.faction])

    def end_moments(self, g: Game[Table]) -> Outcome:
        """Cannibalize and the like, for those who still stand."""
        fight = fight_of(g.state)
        if not self.todo:
            self.todo = (*fight.sides[self.faction], NONE)
        if self.todo[0] == NONE:
            self.todo = ()
            return None
        return self._each(g, "combat_end")

    def finish(self, g: Game[Table]) -> None:
        """BG-COND-04, BG-COMBAT-19, BG-COMBAT-22: tokens are cleared; Curse tokens stay (BG-COND-06)."""
        s = g.state
        for i in fight_of(s).began:
            change(s, i, stun=0, combo=())
        settle_surplus(s)
        set_fight(s, boxes=EMPTY)
        g.tell("bg-combat-over", won=int(not fight_of(s).foes))

    def result(self, g: Game[Table]) -> int:
        """Whether all opponents are gone."""
        return int(not fight_of(g.state).foes)


def givers_first(s: Table, heroes: tuple[int, ...]) -> tuple[int, ...]:
    """BG-COMBAT-26: what somebody gives to all friends at the start of a round is there when the others are asked."""
    return tuple(sorted(heroes, key=lambda i: all(row.to != "friends" for _, _, row in abilities(s, i, "round"))))


class RoundEnd(Frame, kw_only=True):
    """BG-COMBAT-26: cards that work at the end of a round."""

    STEPS = ("each",)
    todo: tuple[int, ...]

    def each(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        return Moment(moment="round_end", subject=first)


def clear_spent(s: Table) -> None:
    """Execute: after the Ranged Strike the hits of its user's faction are gone."""
    spent = fight_of(s).spent
    if spent == NONE:
        return
    for faction in (HORDE, ALLIANCE) if spent == BOTH else (spent,):
        box = fight_of(s).boxes[faction]
        put(s, faction, damage=-box.damage, defense=-box.defense, attrition=-box.attrition)
    set_fight(s, spent=NONE)


def leaving(s: Table, faction: int) -> int:
    """BG-CREAT-11, BG-OVER-13: hits that leave the damage box at the end of the Resolution step."""
    fight = fight_of(s)
    foe = fight.foes[0]
    if foe.boss != NONE:
        boss = CONTENT.bosses[foe.boss]
        return boss.leave * (len(fight.sides[faction]) if boss.leave_each else 1)
    kind = CONTENT.kinds[foe.kind]
    return kind.leave * (len(fight.foes) if kind.leave_each else 1)


def slay(g: Game[Table], faction: int, index: int) -> None:
    """BG-COMBAT-15: pay for an opponent from the damage box and remove it at once (BG-QUEST-10, BG-QUEST-11)."""
    s = g.state
    put(s, faction, damage=-fight_of(s).foes[index].health)
    remove_foe(g, index)
