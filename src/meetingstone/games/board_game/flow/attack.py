"""The Attack Phase of one character: Dice Pool step (BG-COMBAT-06, BG-COMBAT-07), Reroll step (BG-COMBAT-08) and Place
Tokens step (BG-COMBAT-09, BG-COMBAT-10, BG-COMBAT-11, BG-COMBAT-12, BG-COMBAT-13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Roll, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import CURSE, modify, put, set_attack, take_die
from meetingstone.games.board_game.content import CONTENT, Boss
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.flow.handlers import may_press
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.rolls import FACES, reroll_chosen, told_roll
from meetingstone.games.board_game.flow.wounds import Defeat, plague_of
from meetingstone.games.board_game.options import BOXES, Box, First, Keep, Reroll, TakeDie, UseCard
from meetingstone.games.board_game.queries import armor_from, fight_of, hero_name, reroll_value, threat
from meetingstone.games.board_game.state import Attack, Source, Table
from meetingstone.games.board_game.vocabulary import BLUE, GREEN, RED, Pick

SIXES = Pick(dice="RB", face=6)
EIGHTS = Pick(dice="RB", face=8)


class AttackPhase(Frame, kw_only=True):
    """BG-COMBAT-05, BG-COMBAT-06, BG-COMBAT-07, BG-COMBAT-08, BG-COMBAT-09, BG-COMBAT-13: one character's dice, against
    creatures, a boss or enemy characters (BG-PVP-06)."""

    STEPS = (
        "begin", "pool", "token_order", "trim", "before_roll", "throw", "rolled", "before_rerolls", "reroll",
        "reroll_roll", "rerolled", "count_hits", "place", "attrition", "sixes", "placed", "limit_hits", "finish",
    )  # fmt: skip
    hero: int
    stun: int = 0
    """Dice that Stun tokens still take."""
    curse: int = 0
    curse_first: bool = False
    rerolls: int = 0
    """Rerolls made with the Reroll value."""
    to_spot: int = 0
    """Dice that Attrition against Kel'Thuzad still has to spot."""

    def _ask(self, g: Game[Table], kind: str, rule: str, options: Sequence[Option]) -> Ask:
        return Ask(seat=g.state.heroes[self.hero].seat, kind=kind, rule=rule, options=tuple(options))

    # ---- Dice Pool step

    def begin(self, g: Game[Table]) -> None:
        """BG-CARD-09: dice and values start anew, whatever cards have given before."""
        s = g.state
        hero = s.heroes[self.hero]
        boss = boss_of(s)
        # BG-COND-05, BG-OVER-11
        s.attack = Attack(hero=self.hero)
        if boss and boss.reroll:
            modify(s, Source(f"@bg-{boss.id}", reroll=boss.reroll))
        if hero.curse:
            modify(s, Source(CURSE, reroll=-hero.curse, attrition=-hero.curse))

    def pool(self, g: Game[Table]) -> Outcome:
        return Moment(moment="pool", subject=self.hero)

    def token_order(self, g: Game[Table]) -> Outcome:
        """BG-COND-02, BG-COND-05; with both kinds the order is the player's (BG-EX-D03)."""
        s = g.state
        hero = s.heroes[self.hero]
        assert s.attack is not None
        self.stun, self.curse = 2 * hero.stun, hero.curse
        if self.stun and self.curse and len(s.attack.dice) < self.stun + self.curse:
            return self._ask(g, "bg-token-order", "BG-CARD-11", (First("stun"), First("curse")))
        return None

    def token_order_answered(self, g: Game[Table], choice: First) -> None:
        self.curse_first = choice.token == "curse"

    def trim(self, g: Game[Table]) -> Outcome:
        assert g.state.attack is not None
        pool = g.state.attack.dice
        if not self.stun and not self.curse:
            return None
        if not pool:
            if self.stun:
                # BG-COND-03: healing cannot prevent it.
                return Defeat(hero=self.hero)
            return None
        rule = "BG-COND-05" if self._is_curse else "BG-COND-02"
        return self._ask(g, "bg-trim", rule, [TakeDie(d) for d in dict.fromkeys(pool)])

    @property
    def _is_curse(self) -> bool:
        """Whether a Curse token takes the next die."""
        return bool(self.curse) and (self.curse_first or not self.stun)

    def trim_answered(self, g: Game[Table], choice: TakeDie) -> None:
        if self._is_curse:
            self.curse -= 1
        else:
            self.stun -= 1
        take_die(g.state, choice.die)
        self.again()

    def before_roll(self, g: Game[Table]) -> Outcome:
        return Moment(moment="throw", subject=self.hero)

    def throw(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-07: the whole pool at once."""
        assert g.state.attack is not None
        loose = sum(1 for d in g.state.attack.dice if not dice.fixed_of(d))
        if not loose:
            self.throw_answered(g, ())
            return None
        return Roll(kind="bg-roll", rule="BG-COMBAT-07", dice=(FACES,) * loose)

    def throw_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        attack = g.state.attack
        assert attack is not None
        fallen = iter(faces)
        pool = tuple(dice.die(dice.colour_of(d), dice.fixed_of(d) or next(fallen)) for d in attack.dice)
        given = tuple(dice.die(dice.colour_of(d), dice.fixed_of(d)) for d in attack.dice if dice.fixed_of(d))
        set_attack(g.state, dice=pool)
        if pool:
            g.tell("bg-rolled", **told_roll(g.state, self.hero, pool, given))

    def rolled(self, g: Game[Table]) -> Outcome:
        return Moment(moment="rolled", subject=self.hero)

    # ---- Reroll step

    def before_rerolls(self, g: Game[Table]) -> Outcome:
        return Moment(moment="reroll", subject=self.hero)

    def reroll(self, g: Game[Table]) -> Outcome:
        """BG-COMBAT-08: choose dice up to the Reroll value, then roll them together; several batches are legal."""
        s = g.state
        attack = s.attack
        assert attack is not None
        chosen = sum(1 for d in attack.dice if d & dice.CHOSEN)
        left = reroll_value(s) - self.rerolls - chosen
        loose = [d for d in dict.fromkeys(attack.dice) if not d & (dice.REROLLED | dice.CHOSEN)]
        options: list[Option] = [Reroll()] if chosen else [Keep()]
        if left > 0:
            options += [TakeDie(d) for d in loose]
        return self._ask(g, "bg-reroll", "BG-COMBAT-08", options)

    def reroll_answered(self, g: Game[Table], choice: Option) -> None:
        attack = g.state.attack
        assert attack is not None
        if isinstance(choice, TakeDie):
            set_attack(g.state, dice=dice.swapped(attack.dice, choice.die, choice.die | dice.CHOSEN))
            self.again()
        elif isinstance(choice, Keep):
            self.goto("rerolled")

    def reroll_roll(self, g: Game[Table]) -> Outcome:
        assert g.state.attack is not None
        count = sum(1 for d in g.state.attack.dice if d & dice.CHOSEN)
        self.rerolls += count
        return Roll(kind="bg-reroll", rule="BG-COMBAT-08", dice=(FACES,) * count)

    def reroll_roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        reroll_chosen(g, faces)
        self.goto("reroll")

    def rerolled(self, g: Game[Table]) -> Outcome:
        """BG-CARD-11: the opponents' ability and the own cards, in the order of the active character."""
        plague = plague_of(g.state)
        return Moment(moment="rerolled", subject=self.hero, suffer=plague is not None and plague.at == "rerolled")

    # ---- Place Tokens step

    def count_hits(self, g: Game[Table]) -> None:
        """BG-COMBAT-09, BG-COMBAT-10, BG-COMBAT-11, BG-COMBAT-12; spotted dice hit as well (BG-DICE-08)."""
        s = g.state
        attack = s.attack
        assert attack is not None
        needed = threat(s, self.hero)
        hits = dice.counts(d for d in attack.dice if dice.face_of(d) >= needed)
        armor = hits[GREEN]
        least = armor_from(s, self.hero)
        if least:
            armor = dice.how_many(attack.dice, Pick(dice="G", face=least)) if least >= needed else armor
        put(
            s,
            s.heroes[self.hero].faction,
            damage=hits[BLUE],
            defense=hits[RED],
            armor=armor,
        )

    def attrition(self, g: Game[Table]) -> None:
        """BG-COMBAT-13."""
        self.to_spot = attrition_value(g.state)
        put(g.state, g.state.heroes[self.hero].faction, attrition=self.to_spot)

    def sixes(self, g: Game[Table]) -> Outcome:
        """BG-OVER-13: Attrition against Kel'Thuzad spots as many red or blue results of 6 or more."""
        s = g.state
        boss, attack = boss_of(s), s.attack
        if boss is None or not boss.attrition_by_sixes or attack is None:
            return None
        open_dice = dice.matching(attack.dice, SIXES, forbidden=dice.SPOTTED)
        if not self.to_spot or not open_dice:
            return None
        return self._ask(g, "bg-spot", "BG-OVER-13", [TakeDie(d) for d in open_dice])

    def sixes_answered(self, g: Game[Table], choice: TakeDie) -> None:
        assert g.state.attack is not None
        set_attack(g.state, dice=dice.swapped(g.state.attack.dice, choice.die, choice.die | dice.SPOTTED))
        self.to_spot -= 1
        self.again()

    def place(self, g: Game[Table]) -> Outcome:
        return Moment(moment="place", subject=self.hero)

    def placed(self, g: Game[Table]) -> Outcome:
        plague = plague_of(g.state)
        return Moment(moment="placed", subject=self.hero, suffer=plague is not None and plague.at == "placed")

    def limit_hits(self, g: Game[Table]) -> Outcome:
        """BG-OVER-12: no more hits in damage and defense box than red and blue 8s."""
        s = g.state
        boss, attack = boss_of(s), s.attack
        if boss is None or not boss.hits_by_eights or attack is None:
            return None
        placed = attack.placed
        if placed.damage + placed.defense <= dice.how_many(attack.dice, EIGHTS):
            return None
        options = [Box(name) for name in ("damage", "defense") if getattr(placed, name)]
        return self._ask(g, "bg-give-hit", "BG-OVER-12", options)

    def limit_hits_answered(self, g: Game[Table], choice: Box) -> None:
        put(g.state, g.state.heroes[self.hero].faction, **{choice.box: -1, "attrition": 1})
        self.again()

    def finish(self, g: Game[Table]) -> None:
        s = g.state
        assert s.attack is not None
        placed = s.attack.placed
        g.tell(
            "bg-placed",
            hero=hero_name(s, self.hero),
            damage=placed.damage,
            defense=placed.defense,
            attrition=placed.attrition,
            armor=placed.armor,
        )
        s.attack = None

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        step = self.STEPS[self.at]
        if step == "token_order":
            yield from (First("stun"), First("curse"))
        elif step == "limit_hits":
            yield from map(Box, BOXES)
        else:
            if step == "reroll":
                yield from (Keep(), Reroll())
            yield from meant.dice_of(g.state)
        yield from meant.uses(g.state)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        attack, step = g.state.attack, self.STEPS[self.at]
        assert attack is not None
        if isinstance(option, UseCard):
            return Why("BG-COMBAT-26", "bg-not-now")
        if isinstance(option, Box):
            may = option.box != "attrition" and getattr(attack.placed, option.box)
            return None if may else Why("BG-OVER-12", "bg-no-hit-there", {"box": f"@bg-box-{option.box}"})
        if step == "reroll":
            return self._why_not_reroll(g.state, option)
        if not isinstance(option, TakeDie):
            return None
        if step == "trim":
            rule = "BG-COND-05" if self._is_curse else "BG-COND-02"
            return None if option.die in attack.dice else Why(rule, "bg-die-does-not-fit")
        fits = option.die in dice.matching(attack.dice, SIXES, forbidden=dice.SPOTTED)
        return None if fits else Why("BG-OVER-13", "bg-die-does-not-fit")

    def _why_not_reroll(self, s: Table, option: Option) -> Why | None:
        attack = s.attack
        assert attack is not None
        chosen = sum(1 for d in attack.dice if d & dice.CHOSEN)
        if isinstance(option, Keep):
            return Why("BG-COMBAT-08", "bg-dice-chosen") if chosen else None
        if isinstance(option, Reroll):
            return None if chosen else Why("BG-COMBAT-08", "bg-no-dice-chosen")
        assert isinstance(option, TakeDie)
        if reroll_value(s) <= self.rerolls + chosen:
            return Why("BG-COMBAT-08", "bg-no-rerolls-left", {"value": reroll_value(s)})
        if option.die & dice.REROLLED:
            return Why("BG-DICE-12", "bg-rerolled-once")
        if option.die & dice.CHOSEN or option.die not in attack.dice:
            return Why("BG-DICE-13", "bg-no-such-die", {"card": "@bg-reroll"})
        return None


def boss_of(s: Table) -> Boss | None:
    fight = fight_of(s)
    return CONTENT.bosses[fight.foes[0].boss] if fight.foes and fight.foes[0].boss != NONE else None


def attrition_value(s: Table) -> int:
    """BG-COMBAT-13, BG-CREAT-12, BG-OVER-12, BG-OVER-13."""
    assert s.attack is not None
    if not may_press(s):
        return 0
    value = max(0, s.attack.attrition)
    boss = boss_of(s)
    if boss and boss.half_attrition:
        value = -(-value // 2)
    if boss and boss.attrition_by_sixes:
        value = min(value, dice.how_many(s.attack.dice, SIXES, forbidden=dice.SPOTTED))
    return value
