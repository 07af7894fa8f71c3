"""Combat between characters, round by round (BG-PVP), and looting (BG-LOOT)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, new_combat, new_round, put, redress, set_fight, settle_surplus
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.flow.attack import AttackPhase
from meetingstone.games.board_game.flow.combat import DEADLOCK, EMPTY, RoundEnd, clear_spent, givers_first
from meetingstone.games.board_game.flow.items import Receive
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.teams import both_sides, together
from meetingstone.games.board_game.flow.wounds import TakeWounds
from meetingstone.games.board_game.options import Done, LootItem, Next, Parry
from meetingstone.games.board_game.queries import card_name, fight_of, hero_name
from meetingstone.games.board_game.state import FACTIONS, Boxes, Table


class PvpCombat(Frame, kw_only=True):
    """BG-PVP-03, BG-PVP-08: Attack Phases in alternation, then Armor, Ranged Strike and Resolution for both sides at
    once.

    BG-PVP-01: after a Challenge, or as the final battle.
    """

    STEPS = (
        "begin", "new_round", "round_starts", "next_attack", "defense", "armor", "ranged_strike", "strike_order",
        "strike_one", "strike_two", "after_strike", "answers", "resolution", "wound_order", "wound_one", "wound_two",
        "close_round", "last_round", "end_moments", "finish",
    )  # fmt: skip
    todo: tuple[int, ...] = ()
    turn: int = 0
    """The faction whose Attack Phase comes next."""
    waiting: tuple[int, ...] = ()
    """Who has not attacked in this round."""
    owed: tuple[int, int] = (0, 0)
    """Wounds that each faction has to take in this step."""
    first: int = 0
    """The faction that takes the wounds of this step first."""
    spare: tuple[int, int] = (0, 0)
    """BG-VARD-02: wounds that nobody of a faction was left to take."""

    def begin(self, g: Game[Table]) -> None:
        s = g.state
        new_combat(s)
        fight = set_fight(s, depth=g.depth)
        g.tell("bg-pvp", heroes=[hero_name(s, i) for i in fight.began])

    def new_round(self, g: Game[Table]) -> None:
        s = g.state
        new_round(s)
        fight = set_fight(s, round=fight_of(s).round + 1, quiet=fight_of(s).quiet + 1)
        self.turn = fight.attackers
        self.waiting = fight.heroes
        self.todo = givers_first(s, fight.heroes)

    def round_starts(self, g: Game[Table]) -> Outcome:
        return self._each(g, "round")

    def _each(self, g: Game[Table], moment: str) -> Outcome:
        """BG-CARD-12, BG-CARD-13: but for gifts, whose cards come first changes nothing, so nobody is asked."""
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        return Moment(moment=moment, subject=first)

    # ---- Attack Phases

    def next_attack(self, g: Game[Table]) -> Outcome:
        """BG-PVP-04: attackers first, then in alternation; each side picks its own order."""
        s = g.state
        fight = fight_of(s)
        self.waiting = tuple(i for i in self.waiting if i in fight.heroes)
        if not self.waiting or not all(fight.sides):
            self.todo = fight.heroes
            if not all(fight.sides):
                self.todo = ()
                self.goto("last_round")
            return None
        mine = tuple(i for i in self.waiting if s.heroes[i].faction == self.turn)
        if not mine:
            self.turn = 1 - self.turn
            mine = self.waiting
        side = fight.sides[s.heroes[mine[0]].faction]
        return together(g, self.turn, "bg-next", "BG-PVP-04", tuple(Next(i) for i in mine), side)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        if self.STEPS[self.at] == "next_attack":
            return meant.heroes(g.state, Next)
        armor, enemy = self._armor_against(g.state, seat)
        exchanges = (range(min(armor, hits) + 1) for hits in (enemy.damage, enemy.defense, enemy.attrition))
        return (Parry(*each) for each in product(*exchanges))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if isinstance(option, Next):
            mine = [i for i in self.waiting if g.state.heroes[i].faction == self.turn]
            return meant.why_no_part(g.state, option.hero, mine, "BG-PVP-04")
        armor, enemy = self._armor_against(g.state, seat)
        return None if option in parries(armor, enemy) else Why("BG-PVP-09", "bg-parry-all")

    def _armor_against(self, s: Table, seat: int) -> tuple[int, Boxes]:
        boxes, faction = fight_of(s).boxes, s.seat_faction[seat]
        return boxes[faction].armor, boxes[1 - faction]

    def next_attack_answered(self, g: Game[Table], choice: Next) -> Outcome:
        self.waiting = tuple(i for i in self.waiting if i != choice.hero)
        self.turn = 1 - self.turn
        self.again()
        return AttackPhase(hero=choice.hero)

    # ---- Defense Phase

    def defense(self, g: Game[Table]) -> Outcome:
        return self._each(g, "defense")

    def armor(self, g: Game[Table]) -> Outcome:
        """BG-PVP-09: those who fight on a side decide together; both sides commit before either is revealed."""
        s = g.state
        fight = fight_of(s)
        if not any(box.armor for box in fight.boxes):
            return None
        found = (
            (faction, side, parries(fight.boxes[faction].armor, fight.boxes[1 - faction]))
            for faction, side in enumerate(fight.sides)
        )
        return both_sides(s, "bg-armor", "BG-PVP-09", found)

    def armor_answered(self, g: Game[Table], choices: tuple[Option, ...]) -> None:
        s = g.state
        for faction, choice in enumerate(choices):
            assert isinstance(choice, Parry)
            put(s, 1 - faction, damage=-choice.damage, defense=-choice.defense, attrition=-choice.attrition)
            put(s, faction, armor=-99)

    def ranged_strike(self, g: Game[Table]) -> None:
        """BG-PVP-10, BG-PVP-11: what is left in the damage boxes wounds the other side."""
        s = g.state
        fight = fight_of(s)
        self.owed = fight.boxes[1].damage, fight.boxes[0].damage
        for faction in (0, 1):
            put(s, faction, damage=-99, armor=-99)
        if any(self.owed):
            g.tell("bg-strikes", horde=self.owed[0], alliance=self.owed[1])

    def strike_order(self, g: Game[Table]) -> Outcome:
        return self._draw_order(g)

    def _draw_order(self, g: Game[Table]) -> Outcome:
        """BG-DEFEAT-10, BG-CARD-13: where characters of both factions may fall at the same moment, lots are drawn."""
        s = g.state
        frail = [min(s.heroes[i].health for i in side) for side in fight_of(s).sides]
        if all(owed >= health for owed, health in zip(self.owed, frail, strict=True)):
            return Shuffle(kind="bg-lots", rule="BG-DEFEAT-10", size=2, count=1)
        return None

    def strike_order_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        self.first = choice[0]

    def strike_one(self, g: Game[Table]) -> Outcome:
        return self._wound(self.first)

    def _wound(self, faction: int) -> Outcome:
        return TakeWounds(faction=faction, count=self.owed[faction]) if self.owed[faction] else None

    def strike_one_returned(self, g: Game[Table], spare: int) -> None:
        self._not_taken(self.first, spare)

    def _not_taken(self, faction: int, spare: int) -> None:
        self.spare = (spare, self.spare[1]) if faction == 0 else (self.spare[0], spare)

    def strike_two(self, g: Game[Table]) -> Outcome:
        return self._wound(1 - self.first)

    def strike_two_returned(self, g: Game[Table], spare: int) -> None:
        self._not_taken(1 - self.first, spare)

    def after_strike(self, g: Game[Table]) -> None:
        """BG-PVP-13: a side that has nobody left has lost with this step."""
        self.todo = fight_of(g.state).heroes
        if not all(fight_of(g.state).sides):
            self.todo = ()
            self.goto("last_round")
        clear_spent(g.state)

    def answers(self, g: Game[Table]) -> Outcome:
        """Cards of the Defense Phase that count what was lost in it."""
        return self._each(g, "defense")

    def resolution(self, g: Game[Table]) -> None:
        """BG-PVP-14, BG-VARD-01: what has entered the damage box since the Ranged Strike counts, too."""
        s = g.state
        fight = fight_of(s)
        hits = [box.damage + box.defense + box.attrition for box in fight.boxes]
        if s.settings.deadly_pvp:
            self.owed = hits[1], hits[0]
        else:
            self.owed = max(0, hits[1] - hits[0]), max(0, hits[0] - hits[1])
        g.tell("bg-resolution", horde=self.owed[0], alliance=self.owed[1])
        set_fight(s, boxes=EMPTY)

    def wound_order(self, g: Game[Table]) -> Outcome:
        return self._draw_order(g)

    def wound_order_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        self.first = choice[0]

    def wound_one(self, g: Game[Table]) -> Outcome:
        return self._wound(self.first)

    def wound_one_returned(self, g: Game[Table], spare: int) -> None:
        self._not_taken(self.first, spare)

    def wound_two(self, g: Game[Table]) -> Outcome:
        return self._wound(1 - self.first)

    def wound_two_returned(self, g: Game[Table], spare: int) -> None:
        self._not_taken(1 - self.first, spare)

    def close_round(self, g: Game[Table]) -> Outcome:
        """BG-PVP-15, BG-PVP-16."""
        fight = fight_of(g.state)
        if not all(fight.sides) or fight.quiet >= DEADLOCK:
            return None
        settle_surplus(g.state)
        self.goto("new_round")
        return RoundEnd(todo=fight.heroes)

    # ---- the end

    def last_round(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-26."""
        settle_surplus(g.state)
        self.todo = ()
        return RoundEnd(todo=fight_of(g.state).heroes)

    def end_moments(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            self.todo = (*fight_of(g.state).heroes, NONE)
        if self.todo[0] == NONE:
            self.todo = ()
            return None
        return self._each(g, "combat_end")

    def finish(self, g: Game[Table]) -> None:
        """BG-COND-04, BG-COND-06."""
        s = g.state
        for i in fight_of(s).began:
            change(s, i, stun=0, combo=())
        settle_surplus(s)
        set_fight(s, boxes=EMPTY)
        if winner_of(s) == NONE:
            g.tell("bg-pvp-undecided")
        else:
            g.tell("bg-pvp-won", faction=f"@bg-{FACTIONS[winner_of(s)]}")

    def result(self, g: Game[Table]) -> int:
        """The winning faction, or NONE; BG-VARD-02, BG-VARD-03: of two that fell together the one with fewer wounds
        left over, with equal ones neither."""
        s = g.state
        winner = winner_of(s)
        if winner == NONE and s.settings.deadly_pvp and self.spare[0] != self.spare[1]:
            winner = int(self.spare[1] < self.spare[0])
        return winner


def winner_of(s: Table) -> int:
    """The side that has characters left while the other has none (BG-PVP-16, BG-PVP-17)."""
    horde, alliance = fight_of(s).sides
    if horde and not alliance:
        return 0
    return 1 if alliance and not horde else NONE


def parries(armor: int, enemy: Boxes) -> tuple[Option, ...]:
    """BG-PVP-09: each token may be exchanged for one hit of damage or defense box, and one of the attrition box, as the
    official erratum has it (BG-GEN-11)."""
    found: dict[tuple[int, int, int], None] = {}
    for exchanged in range(armor, -1, -1):
        attrition = min(exchanged, enemy.attrition)
        hits = min(exchanged, enemy.damage + enemy.defense)
        for damage in range(min(hits, enemy.damage), max(0, hits - enemy.defense) - 1, -1):
            found[damage, hits - damage, attrition] = None
    return tuple(Parry(*each) for each in found)


class Loot(Frame, kw_only=True):
    """BG-LOOT-01, BG-LOOT-02, BG-LOOT-03, BG-POWER-01: one item from the Bag of each defeated enemy, for a surviving
    winner; what nobody wants stays where it is."""

    STEPS = ("begin", "take")
    losers: tuple[int, ...] = ()

    def begin(self, g: Game[Table]) -> None:
        s = g.state
        winner = winner_of(s)
        if winner != NONE:
            self.losers = tuple(i for i in fight_of(s).fallen if s.heroes[i].faction != winner)

    def take(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.losers:
            return None
        loser = self.losers[0]
        winner = winner_of(s)
        victors = fight_of(s).sides[winner]
        # BG-ITEM-11
        cards = [n for n in dict.fromkeys(s.heroes[loser].bag) if not CONTENT.cards[n].soulbound]
        options: list[Option] = [Done()]
        options += [LootItem(loser, card, i) for card in cards for i in victors]
        if len(options) == 1:
            return Ask(seat=s.heroes[victors[0]].seat, kind="bg-loot", rule="BG-LOOT-01", options=(Done(),))
        return together(g, winner, "bg-loot", "BG-LOOT-01", tuple(options), victors)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        for i in range(len(g.state.heroes)):
            yield from (LootItem(self.losers[0], n, i) for n in range(len(CONTENT.cards)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, LootItem):
            return None
        s, values = g.state, {"card": card_name(option.card)}
        if option.card not in s.heroes[option.loser].bag:
            return Why("BG-LOOT-01", "bg-not-in-bag", values)
        if CONTENT.cards[option.card].soulbound:
            return Why("BG-ITEM-11", "bg-soulbound", values)
        return meant.why_no_part(s, option.winner, fight_of(s).sides[winner_of(s)], "BG-LOOT-01")

    def take_answered(self, g: Game[Table], choice: Option) -> Outcome:
        self.losers = self.losers[1:]
        self.again()
        if not isinstance(choice, LootItem):
            return None
        s = g.state
        bag = list(s.heroes[choice.loser].bag)
        bag.remove(choice.card)
        redress(s, choice.loser, bag=tuple(bag))
        g.tell(
            "bg-looted",
            hero=hero_name(s, choice.winner),
            loser=hero_name(s, choice.loser),
            card=card_name(choice.card),
        )
        return Receive(hero=choice.winner, card=choice.card)
