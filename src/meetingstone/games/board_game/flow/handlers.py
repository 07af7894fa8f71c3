"""The few cards that need code, and the small rules that cards ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Abort, Ask, Frame, Game, Option, Roll, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import (
    add_dice,
    change,
    gain,
    modify,
    move,
    put,
    regain,
    set_attack,
    set_fight,
    take_die,
)
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import kazzak, manage, meant, wounds
from meetingstone.games.board_game.flow.rolls import FACES, reroll_chosen
from meetingstone.games.board_game.options import (
    BringOut,
    Colour,
    Enough,
    GiveItem,
    GoTo,
    Invite,
    Look,
    OnMove,
    Slay,
    Split,
    Summon,
    TakeDie,
    foe_name,
)
from meetingstone.games.board_game.queries import (
    capacity,
    card_name,
    companions,
    demons_of,
    fight_of,
    grants,
    hero_name,
    owner_of_dice,
    pet_health,
    pet_of,
    region_name,
)
from meetingstone.games.board_game.state import BOTH, Creature, Scope, Source, Table, Tally
from meetingstone.games.board_game.vocabulary import BLUE, COLOUR_NAMES, RED, Pick

if TYPE_CHECKING:
    from meetingstone.games.board_game.flow.use import UseAbility

Handler = Callable[[Game[Table], "UseAbility"], Outcome]
HANDLERS: dict[str, Handler] = {}


def handler(function: Handler) -> Handler:
    """Register code for cards; ``handler = "<name of the function>"`` in a content file calls it."""
    HANDLERS[function.__name__] = function
    return function


# ---- small rules


def may_press(s: Table) -> bool:
    """BG-CREAT-12: against Spiders and Wraiths no token enters the attrition box."""
    fight = fight_of(s)
    return not (fight.foes and fight.foes[0].kind != NONE and CONTENT.kinds[fight.foes[0].kind].no_attrition)


def may_place_armor(s: Table, i: int) -> bool:
    """BG-CREAT-12: against Drakes no card can place armor."""
    fight = fight_of(s)
    drakes = fight.foes and fight.foes[0].kind != NONE and CONTENT.kinds[fight.foes[0].kind].armor_from
    return not drakes or grants(s.heroes[i], "drake_proof")


def stays(s: Table, i: int, number: int) -> bool:
    """Whether a card that unequips itself stays (Nature's Grace, Preparation)."""
    card = CONTENT.cards[number]
    for source in s.heroes[i].cards:
        for row in CONTENT.cards[source].modify:
            if row.query == "stays" and card.id in row.cards:
                used = s.count(Scope.COMBAT, Tally.USED, i, number * 8)
                return row.first != "combat" or used <= 1
    return False


# ---- combo tokens (BG-POWER-15)


_FINISHING = tuple(n for n, card in enumerate(CONTENT.cards) if getattr(card, "label", "") == "finishing_move")


def finishing_moves(s: Table, i: int) -> list[int]:
    return [number for area in s.heroes[i].areas for number in area if number in _FINISHING]


class PlaceCombo(Frame, kw_only=True):
    """BG-POWER-15: tokens on an equipped Finishing Move; with several its player picks one for each token."""

    STEPS = ("double", "place")
    hero: int
    count: int

    def double(self, g: Game[Table]) -> None:
        """Seal Fate doubles what is placed."""
        cards = g.state.heroes[self.hero].cards
        rows = (row for n in cards for row in CONTENT.cards[n].modify if row.query == "combo")
        self.count *= max((row.fix or 1 for row in rows), default=1)

    def place(self, g: Game[Table]) -> Outcome:
        moves = finishing_moves(g.state, self.hero)
        if not moves or not self.count:
            return None
        seat = g.state.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-combo", rule="BG-POWER-15", options=tuple(OnMove(n) for n in moves))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return map(OnMove, _FINISHING)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, OnMove)
        if option.card in finishing_moves(g.state, self.hero):
            return None
        return Why("BG-POWER-15", "bg-not-equipped", {"card": card_name(option.card)})

    def place_answered(self, g: Game[Table], choice: OnMove) -> None:
        s = g.state
        held = dict(s.heroes[self.hero].combo)
        held[choice.card] = held.get(choice.card, 0) + 1
        change(s, self.hero, combo=tuple(sorted(held.items())))
        s.add(Scope.ROUND, Tally.COMBOS, self.hero)
        self.count -= 1
        self.again()


def spend_combo(s: Table, i: int, number: int, count: int) -> None:
    """BG-POWER-15: a Finishing Move spends only the tokens on itself."""
    held = dict(s.heroes[i].combo)
    held[number] = max(0, held.get(number, 0) - count)
    change(s, i, combo=tuple(sorted((n, c) for n, c in held.items() if c)))


class ChangeColour(Frame, kw_only=True):
    """BG-DICE-15: a die becomes one of any available colour."""

    STEPS = ("choose",)
    owner: int
    die: int
    colours: tuple[int, ...]
    face: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(Colour(c) for c in self.colours)
        return Ask(seat=owner_of_dice(g.state, self.owner), kind="bg-colour", rule="BG-DICE-15", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return map(Colour, range(len(COLOUR_NAMES)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, Colour)
        if option.colour in self.colours:
            return None
        return Why("BG-DICE-15", "bg-no-die-of-colour", {"colour": f"@bg-die-{COLOUR_NAMES[option.colour]}"})

    def choose_answered(self, g: Game[Table], choice: Colour) -> None:
        assert g.state.attack is not None
        marks = self.die & (dice.SPOTTED | dice.REROLLED)
        new = dice.die(choice.colour, self.face, marks)
        set_attack(g.state, dice=dice.swapped(g.state.attack.dice, self.die, new))


# ---- items


@handler
def feast(g: Game[Table], use: UseAbility) -> Outcome:
    """Crocolisk Steak: Health and Energy back to capacity."""
    regain(g, use.owner, health=99, energy=99)
    return None


@handler
def reroll_all(g: Game[Table], use: UseAbility) -> Outcome:
    """Felstone Good Luck Charm: the whole pool is rolled again; no die may be rerolled twice (BG-DICE-12)."""
    attack = g.state.attack
    assert attack is not None
    set_attack(g.state, dice=tuple(d if d & dice.REROLLED else d | dice.CHOSEN for d in attack.dice))
    return RerollChosen()


@handler
def red_rerolls_only(g: Game[Table], use: UseAbility) -> Outcome:
    """Ironfoe: its Reroll value is lost when a blue or green die is rerolled, so those are taken off the offer."""
    attack = g.state.attack
    assert attack is not None
    kept = tuple(d if dice.colour_of(d) == RED else d | dice.REROLLED for d in attack.dice)
    set_attack(g.state, dice=kept)
    return None


class RerollChosen(Frame, kw_only=True):
    """BG-DICE-12: roll the chosen dice again, apart from the Reroll value."""

    STEPS = ("roll",)

    def roll(self, g: Game[Table]) -> Outcome:
        assert g.state.attack is not None
        count = sum(1 for d in g.state.attack.dice if d & dice.CHOSEN)
        return Roll(kind="bg-reroll", rule="BG-DICE-12", dice=(FACES,) * count) if count else None

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        reroll_chosen(g, faces)


# ---- class cards


@handler
def mend_pet(g: Game[Table], use: UseAbility) -> Outcome:
    """Mend Pet: the Pet is back to full Health."""
    hero = g.state.heroes[use.owner]
    change(g.state, use.owner, pet=pet_health(hero, pet_of(hero)))
    return None


@handler
def no_rerolls(g: Game[Table], use: UseAbility) -> Outcome:
    """Lethal Shots are used instead of rerolling."""
    modify(g.state, Source(card_name(use.card), reroll=-99))
    return None


@handler
def aim(g: Game[Table], use: UseAbility) -> Outcome:
    """Aimed Shot: before the roll one blue die is set to 7 and one to 8."""
    attack = g.state.attack
    assert attack is not None
    pool = list(attack.dice)
    blue = [k for k, d in enumerate(pool) if dice.colour_of(d) == BLUE][:2]
    for k, face in zip(blue, (8, 7), strict=False):
        pool[k] = dice.die(BLUE, fixed=face)
    set_attack(g.state, dice=tuple(pool))
    return None


@handler
def frenzy(g: Game[Table], use: UseAbility) -> Outcome:
    """Frenzy: attrition hits equal to twice the Health that was left on the Pet."""
    if may_press(g.state):
        put(g.state, g.state.heroes[use.owner].faction, attrition=2 * use.worth)
    return None


@handler
def polymorph(g: Game[Table], use: UseAbility) -> Outcome:
    """Polymorph: one independent creature of the combat is defeated."""
    return SlayOne(owner=use.owner)


class SlayOne(Frame, kw_only=True):
    """BG-GEN-09: a card defeats an opponent, without any hit."""

    STEPS = ("choose",)
    owner: int

    def choose(self, g: Game[Table]) -> Outcome:
        seat = g.state.heroes[self.owner].seat
        return Ask(seat=seat, kind="bg-slay", rule="BG-GEN-09", options=self.legal(g, seat))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        foes = fight_of(g.state).foes
        return (Slay(foes.index(foe)) for foe in dict.fromkeys(foes))

    def choose_answered(self, g: Game[Table], choice: Slay) -> None:
        remove_foe(g, choice.foe)


@handler
def dispel(g: Game[Table], use: UseAbility) -> Outcome:
    """Dispel: every die showing 1 or 2 is taken out."""
    attack = g.state.attack
    assert attack is not None
    for d in [d for d in attack.dice if dice.face_of(d) <= 2 and not d & dice.SPOTTED]:
        take_die(g.state, d)
    return None


@handler
def teleport(g: Game[Table], use: UseAbility) -> Outcome:
    """Teleport: as many adjacent regions as Energy was paid; independent creatures do not stop it."""
    return Wander(hero=use.owner, steps=use.count)


class Wander(Frame, kw_only=True):
    """BG-TRAVEL-04, BG-OVER-09: from region to region, without being stopped (BG-TRAVEL-02)."""

    STEPS = ("step",)
    hero: int
    steps: int

    def step(self, g: Game[Table]) -> Outcome:
        if not self.steps:
            return None
        hero = g.state.heroes[self.hero]
        ways = map(GoTo, CONTENT.links[hero.region])
        options = tuple(option for option in (*ways, Look(self.hero)) if self.why_not(g, hero.seat, option) is None)
        return Ask(seat=hero.seat, kind="bg-travel", rule="BG-ACT-01", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Look(self.hero)
        yield from meant.regions()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        hero = g.state.heroes[self.hero]
        if isinstance(option, Look):
            values = {"hero": hero_name(g.state, self.hero), "region": region_name(hero.region)}
            return None if kazzak.may_peek(g.state, self.hero) else Why("BG-OVER-09", "bg-no-counter", values)
        assert isinstance(option, GoTo)
        if option.region == CONTENT.home(1 - hero.faction):
            return Why("BG-TRAVEL-04", "bg-enemy-home", {"region": region_name(option.region)})
        if option.region not in CONTENT.links[hero.region]:
            return Why("BG-ACT-01", "bg-only-adjacent", {"region": region_name(option.region)})
        return None

    def step_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Look):
            kazzak.peek(g, self.hero)
            self.again()
            return
        assert isinstance(choice, GoTo)
        move(g, self.hero, choice.region)
        self.steps -= 1
        self.again()


@handler
def portal(g: Game[Table], use: UseAbility) -> Outcome:
    """Portal: the Mage and chosen friends in his region go to the home region."""
    return Gather(hero=use.owner, away=True)


@handler
def summoning(g: Game[Table], use: UseAbility) -> Outcome:
    """Ritual of Summoning: one friendly character comes to the Warlock's region."""
    return Gather(hero=use.owner, away=False)


class Gather(Frame, kw_only=True):
    """BG-ACT-01: choose friends who travel along, or one who is called."""

    STEPS = ("choose",)
    hero: int
    away: bool

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        hero = s.heroes[self.hero]
        if self.away:
            near = [i for i in s.heroes_in(hero.region, hero.faction) if i != self.hero]
            groups = [group for size in range(len(near), -1, -1) for group in combinations(near, size)]
        else:
            groups = [(i,) for i in s.heroes_of(hero.faction) if s.heroes[i].region != hero.region]
        if not groups:
            return None
        options = tuple(Invite(group) for group in groups)
        return Ask(seat=hero.seat, kind="bg-gather", rule="BG-ACT-01", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        s, hero = g.state, g.state.heroes[self.hero]
        friends = [i for i in s.heroes_of(hero.faction) if i != self.hero]
        if not self.away:
            return (Invite((i,)) for i in friends if s.heroes[i].region != hero.region)
        return (Invite(group) for size in range(len(friends) + 1) for group in combinations(friends, size))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, Invite)
        s, here = g.state, g.state.heroes[self.hero].region
        away = next((i for i in option.heroes if self.away and s.heroes[i].region != here), NONE)
        if away == NONE:
            return None
        return Why("BG-ACT-01", "bg-not-here", {"hero": hero_name(s, away), "region": region_name(here)})

    def choose_answered(self, g: Game[Table], choice: Invite) -> None:
        s = g.state
        hero = s.heroes[self.hero]
        target = CONTENT.home(hero.faction) if self.away else hero.region
        for i in (*choice.heroes, self.hero) if self.away else choice.heroes:
            if s.heroes[i].region != target:
                move(g, i, target)


@handler
def backfire(g: Game[Table], use: UseAbility) -> Outcome:
    """Arcane Explosion: two or more red or blue 1s cost every participant 1 Health."""
    attack = g.state.attack
    assert attack is not None
    if dice.how_many(attack.dice, Pick(dice="RB", top=1)) < 2:
        return None
    others = tuple(i for i in fight_of(g.state).heroes if i != use.owner)
    return AllLose(todo=(*others, use.owner))


class AllLose(Frame, kw_only=True):
    """BG-WOUND-01, BG-COMBAT-24: the active character comes last: if he falls, his Attack Phase is over."""

    STEPS = ("each", "over")
    todo: tuple[int, ...]

    def each(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        return wounds.LoseHealth(hero=first, count=1)

    def over(self, g: Game[Table]) -> Outcome:
        """BG-PVP-16: with the last enemy the combat ends."""
        fight = fight_of(g.state)
        if fight.kind != "pvp" or all(fight.sides):
            return None
        g.state.attack = None
        return Abort(to=fight.depth, step="next_attack")


@handler
def ice_block(g: Game[Table], use: UseAbility) -> Outcome:
    """BG-JOIN-04: out of the combat, undefeated, without a share in its rewards."""
    s = g.state
    fight = fight_of(s)
    sides = tuple(tuple(i for i in side if i != use.owner) for side in fight.sides)
    set_fight(s, sides=sides, began=tuple(i for i in fight.began if i != use.owner))
    change(s, use.owner, stun=0)
    g.tell("bg-ice-block", hero=hero_name(s, use.owner))
    s.attack = None
    return Abort(to=fight.depth, step="next_attack")


@handler
def shadowguard(g: Game[Table], use: UseAbility) -> Outcome:
    """Shadowguard: up to 3 hits into the damage box, as many as Health was lost in this round."""
    s = g.state
    hits = min(3, s.count(Scope.ROUND, Tally.LOST, use.owner))
    put(s, s.heroes[use.owner].faction, damage=hits)
    return None


@handler
def mind_control(g: Game[Table], use: UseAbility) -> Outcome:
    """Mind Control: red dice equal to half the Attack of an opposing creature; the strongest serves best."""
    attack = max(foe.attack for foe in fight_of(g.state).foes)
    add_dice(g.state, "R" * (attack // 2))
    return None


@handler
def resurrection(g: Game[Table], use: UseAbility) -> Outcome:
    """BG-DEFEAT-11: a friend stays where he falls, with tokens totalling the Priest's level."""
    return Revive(owner=use.owner, hero=use.subject, total=g.state.heroes[use.owner].level)


@handler
def reincarnation(g: Game[Table], use: UseAbility) -> Outcome:
    """BG-DEFEAT-11: the Shaman stays where he falls, with 2 Health and 2 Energy."""
    falling(g).stays = (2, 2)
    return None


class Revive(Frame, kw_only=True):
    """BG-DEFEAT-11: how Resurrection's tokens are split between Health and Energy."""

    STEPS = ("choose",)
    owner: int
    hero: int
    total: int

    def choose(self, g: Game[Table]) -> Outcome:
        seat = g.state.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-split", rule="BG-DEFEAT-11", options=self._splits(g.state))

    def _splits(self, s: Table) -> tuple[Split, ...]:
        hero = s.heroes[self.hero]
        most_health, most_energy = capacity(hero, "health"), capacity(hero, "energy")
        return tuple(
            Split(health, self.total - health)
            for health in range(1, self.total + 1)
            if health <= most_health and self.total - health <= most_energy
        ) or (Split(min(most_health, self.total), 0),)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        tokens = range(self.total + 1)
        return (Split(health, energy) for health in tokens for energy in tokens)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        return None if option in self._splits(g.state) else Why("BG-DEFEAT-11", "bg-split-all")

    def choose_answered(self, g: Game[Table], choice: Split) -> None:
        falling(g).stays = (choice.health, choice.energy)


def falling(g: Game[Table]) -> wounds.Defeat:
    """The defeat that is going on."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, wounds.Defeat))


@handler
def prayer(g: Game[Table], use: UseAbility) -> Outcome:
    """Prayer of Healing: all friends in the region are back to full Health."""
    s = g.state
    hero = s.heroes[use.owner]
    for i in s.heroes_in(hero.region, hero.faction):
        regain(g, i, health=99)
    return None


@handler
def second_heal(g: Game[Table], use: UseAbility) -> Outcome:
    """Holy Specialization: a second friend heals 2."""
    return HealAnother(owner=use.owner, hurt=use.subject)


class HealAnother(Frame, kw_only=True):
    """BG-CARD-14, BG-CHAR-05: another friend, the owner himself included, regains Health."""

    STEPS = ("choose",)
    owner: int
    hurt: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(GiveItem(i) for i in self._others(g.state))
        seat = g.state.heroes[self.owner].seat
        return Ask(seat=seat, kind="bg-heal-another", rule="BG-CARD-14", options=options) if options else None

    def _others(self, s: Table) -> list[int]:
        return [i for i in companions(s, self.owner) if i != self.hurt and s.heroes[i].health]

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.heroes(g.state, GiveItem)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, GiveItem)
        return meant.why_no_part(g.state, option.hero, self._others(g.state), "BG-CARD-14")

    def choose_answered(self, g: Game[Table], choice: GiveItem) -> None:
        regain(g, choice.hero, health=2)


@handler
def vanish(g: Game[Table], use: UseAbility) -> Outcome:
    """Vanish: Stealth is equipped."""
    return BroughtOut(owner=use.owner, card=CONTENT.number["stealth"])


@handler
def ready_healing_wave(g: Game[Table], use: UseAbility) -> Outcome:
    """Nature's Swiftness: Healing Wave is equipped."""
    return BroughtOut(owner=use.owner, card=CONTENT.number["healing_wave"])


@handler
def call_demon(g: Game[Table], use: UseAbility) -> Outcome:
    """Unholy Power: a learned Demon is equipped if none is."""
    return CallDemon(owner=use.owner)


class CallDemon(Frame, kw_only=True):
    """BG-END-02: which Demon is equipped by a card."""

    STEPS = ("choose",)
    owner: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.owner]
        options = tuple(Summon(n) for n in demons_of(hero))
        return Ask(seat=hero.seat, kind="bg-call-demon", rule="BG-END-02", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return (Summon(n) for n, card in enumerate(CONTENT.cards) if card.category == "demon")

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, Summon)
        hero, card = g.state.heroes[self.owner], CONTENT.cards[option.card]
        if option.card not in hero.spellbook:
            return Why("BG-EQUIP-03", "bg-not-owned", {"card": card_name(option.card)})
        if card.level > hero.level:
            return Why("BG-EQUIP-08", "bg-level-too-low", {"card": card_name(option.card), "level": card.level})
        return None

    def choose_answered(self, g: Game[Table], choice: Summon) -> Outcome:
        return BroughtOut(owner=self.owner, card=choice.card)


class BroughtOut(Frame, kw_only=True):
    """BG-END-02: a card that another one equips comes free. Where every area is taken its owner says what it covers."""

    STEPS = ("where",)
    owner: int
    card: int

    def where(self, g: Game[Table]) -> Outcome:
        s = g.state
        hero = s.heroes[self.owner]
        spaces = manage.areas_of(hero)
        fitting = [
            a for a in range(len(spaces)) if manage.why_not_equip(s, self.owner, self.card, a, free=True) is None
        ]
        options = [BringOut(self.card, area, manage.shown_in(hero, area)) for area in fitting]
        # Nothing is lost in a free area; the narrowest leaves most room for what comes later.
        free = sorted([each for each in options if each.other == NONE], key=lambda each: len(spaces[each.area].types))
        options = free[:1] or options
        return Ask(seat=hero.seat, kind="bg-bring-out", rule="BG-EQUIP-02", options=tuple(options)) if options else None

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        hero = g.state.heroes[self.owner]
        return (BringOut(self.card, area, manage.shown_in(hero, area)) for area in range(meant.AREAS))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, BringOut)
        return manage.why_not_equip(g.state, self.owner, option.card, option.area, free=True)

    def where_answered(self, g: Game[Table], choice: BringOut) -> None:
        manage.equip(g, self.owner, choice.card, choice.area, free=True)


@handler
def shock(g: Game[Table], use: UseAbility) -> Outcome:
    """Earth Shock: one other die is taken out per die spotted (BG-DICE-11)."""
    return TakeOut(owner=use.owner, left=use.times)


class TakeOut(Frame, kw_only=True):
    """BG-DICE-09, BG-DICE-11: dice are taken out, as many as one likes; spotted ones are not."""

    STEPS = ("choose",)
    owner: int
    left: int

    def choose(self, g: Game[Table]) -> Outcome:
        attack = g.state.attack
        assert attack is not None
        loose = [d for d in dict.fromkeys(attack.dice) if not d & dice.SPOTTED]
        if not self.left or not loose:
            return None
        options: tuple[Option, ...] = (Enough(), *(TakeDie(d) for d in loose))
        return Ask(seat=owner_of_dice(g.state, self.owner), kind="bg-take", rule="BG-DICE-09", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Enough()
        yield from meant.dice_of(g.state)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        attack = g.state.attack
        assert attack is not None
        if isinstance(option, TakeDie) and (option.die & dice.SPOTTED or option.die not in attack.dice):
            return Why("BG-DICE-11", "bg-die-does-not-fit")
        return None

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, TakeDie):
            take_die(g.state, choice.die)
            self.left -= 1
            self.again()


@handler
def sacrifice(g: Game[Table], use: UseAbility) -> Outcome:
    """Sacrifice: Health equal to the level; the surplus is lost when the round ends."""
    gain(g, use.owner, health=g.state.heroes[use.owner].level)
    return None


@handler
def execute(g: Game[Table], use: UseAbility) -> Outcome:
    """Execute: after the Ranged Strike the hits of the own faction are cleared."""
    spent, mine = fight_of(g.state).spent, g.state.heroes[use.owner].faction
    set_fight(g.state, spent=mine if spent in (NONE, mine) else BOTH)
    return None


@handler
def enrage(g: Game[Table], use: UseAbility) -> Outcome:
    """Enrage: Attrition for Health lost in this round and the one before, at most 4."""
    s = g.state
    lost = s.count(Scope.ROUND, Tally.LOST, use.owner) + s.count(Scope.LAST_ROUND, Tally.LOST, use.owner)
    assert s.attack is not None
    modify(s, Source(card_name(use.card), attrition=min(4, lost)))
    return None


def remove_foe(g: Game[Table], index: int) -> None:
    """An opponent is defeated and leaves the board at once (BG-QUEST-10, BG-QUEST-11)."""
    s = g.state
    fight = fight_of(s)
    foe = fight.foes[index]
    g.tell("bg-slain", foe=foe_name(g, index), health=foe.health)
    set_fight(s, foes=fight.foes[:index] + fight.foes[index + 1 :], killed=(*fight.killed, foe), quiet=0)
    if foe.boss == NONE:
        s.creatures.remove(Creature(foe.kind, foe.colour, fight.region, foe.quest))
