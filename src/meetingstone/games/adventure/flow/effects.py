"""Effects of cards, verb by verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Roll, Secret, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import (
    add_bonus,
    add_lasting,
    bag_item,
    change,
    clear_slot,
    cure,
    detach,
    discard_challenge,
    discard_event,
    discard_item,
    log_card,
    log_event,
    mend,
    redress,
    set_fight,
    take_card,
    to_discard,
    turn_card,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import (
    cards,
    challenge,
    combat,
    events,
    exploration,
    items,
    levels,
    movement,
    play,
    quests,
    wounds,
)
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.targets import (
    bearing_items,
    candidates,
    colours,
    destinations,
    is_feasible,
    marker_spaces,
    markers,
    reach,
    strippable,
    targets,
    trap_spaces,
    way_to,
)
from meetingstone.games.adventure.options import (
    Attached,
    Branch,
    DieOf,
    Done,
    HandCard,
    Marker,
    No,
    OwnItem,
    Place,
    Target,
    Yes,
)
from meetingstone.games.adventure.queries import (
    ability_name,
    allowed,
    applies,
    can_pay,
    fight_of,
    health_of,
    hero_name,
    holds,
    items_of,
    number,
    per,
    place_of,
    power_cost,
    right_of,
    side_in,
    space_name,
    value,
)
from meetingstone.games.adventure.sources import SCRIPTS, SOURCES, script_of
from meetingstone.games.adventure.state import ENCOUNTER, LOG_TROPHY, Attachment, Table

COMBAT_DIE = (1, 2, 3, 4, 5, 6)


class Run(Acting, kw_only=True):
    """The effects of one use, in order; what cannot be done is skipped."""

    STEPS = ("aim", "act", "settle")
    script: int
    i: int = 0
    todo: tuple[int, ...] = ()
    """Characters (or the ENCOUNTER) to whom the running effect still happens."""

    def aim(self, g: Game[Table]) -> Outcome:
        """Find the next effect that applies, and whom it is about; ask if its player chooses."""
        s = g.state
        script = SCRIPTS[self.script]
        cast = self.cast
        while self.i < len(script):
            effect = script[self.i]
            if applies(s, effect.when, effect.unless, cast):
                if not isinstance(effect, v.Aimed):
                    self.todo = (self.owner,)
                    return None
                if effect.to in v.CHOSEN:
                    found = candidates(s, effect, cast)
                    if found:
                        options = tuple(Target(seat) for seat in found)
                        return Ask(seat=self.decider(g), kind="ag-target", rule="AG-GEN-02", options=options)
                else:
                    self.todo = targets(s, effect, cast)
                    if self.todo:
                        return None
            self.i += 1
        self.goto("settle")
        return None

    def aim_answered(self, g: Game[Table], choice: Target) -> None:
        self.target = choice.seat
        self.todo = (choice.seat,)

    def act(self, g: Game[Table]) -> Outcome:
        effect = SCRIPTS[self.script][self.i]
        seat, *rest = self.todo
        self.todo = tuple(rest)
        if rest:
            self.again()
        else:
            self.i += 1
            self.goto("aim")
        return VERBS[type(effect)](g, self, effect, seat)

    def settle(self, g: Game[Table]) -> Outcome:
        return quests.settle(g)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        if key.startswith("target:"):
            return Why("AG-GEN-02", "ag-no-target")
        return None


Verb = Callable[[Game[Table], Run, Any, int], Outcome]
VERBS: dict[type[v.Effect], Verb] = {}


def verb(kind: type[v.Effect]) -> Callable[[Verb], Verb]:
    def register(function: Verb) -> Verb:
        VERBS[kind] = function
        return function

    return register


def _amount(g: Game[Table], run: Run, effect: Any) -> int:
    count: int = effect.amount * per(g.state, effect.per, run.owner)
    return count


# ---- damage and healing


@verb(v.Damage)
def _damage(g: Game[Table], run: Run, effect: v.Damage, seat: int) -> Outcome:
    amount = _amount(g, run, effect)
    if amount <= 0:
        return None
    if seat == ENCOUNTER:
        combat.hurt_foe(g, amount)
        return None
    return wounds.Hurt(seat=seat, amount=amount, by=_dealer(run))


def _dealer(run: Run) -> int:
    """AG-QUEST-06: damage by events and tokens belongs to nobody."""
    is_card = run.ability != NONE or (run.source != NONE and SOURCES[run.source].kind in ("side", "item", "attached"))
    return run.owner if is_card or run.owner == ENCOUNTER else NONE


@verb(v.Heal)
def _heal(g: Game[Table], run: Run, effect: v.Heal, seat: int) -> Outcome:
    s = g.state
    if seat < 0 or allowed(s, seat, "no_healing"):
        return None
    amount = s.heroes[seat].wounds if effect.all else number(s, seat, "healed", _amount(g, run, effect))
    mend(g, seat, max(0, amount))
    return None


@verb(v.Prevent)
def _prevent(g: Game[Table], run: Run, effect: v.Prevent, seat: int) -> Outcome:
    hurt = g.stack[run.about]
    assert isinstance(hurt, wounds.Hurt)
    prevented = hurt.amount if effect.all else min(hurt.amount, effect.amount)
    hurt.amount -= prevented
    g.tell("ag-prevented", hero=hero_name(g.state, hurt.seat), amount=prevented)
    if not effect.reflect or hurt.by == NONE or not prevented:
        return None
    if hurt.by == ENCOUNTER:
        combat.hurt_foe(g, prevented)
        return None
    return wounds.Hurt(seat=hurt.by, amount=prevented, by=run.owner)


@verb(v.Survive)
def _survive(g: Game[Table], run: Run, effect: v.Survive, seat: int) -> Outcome:
    s = g.state
    fall = g.stack[run.about]
    assert isinstance(fall, wounds.Fall)
    left = health_of(s, fall.seat)
    change(s, fall.seat, wounds=max(0, left - effect.health))
    g.tell("ag-survived", hero=hero_name(s, fall.seat))
    return None


@verb(v.Disease)
def _disease(g: Game[Table], run: Run, effect: v.Disease, seat: int) -> Outcome:
    s = g.state
    if seat < 0:
        return None
    if effect.cure:
        cure(g, seat)
        return None
    if not _take_disease(s, run):
        return None
    change(s, seat, disease=s.heroes[seat].disease + 1)
    g.tell("ag-diseased", hero=hero_name(s, seat))
    return wounds.Fall(seat=seat)


def _take_disease(s: Table, run: Run) -> bool:
    """AG-TOK-11: a token lies on the card; an explored one does, another is taken from pile or box (AG-LIMIT-01)."""
    kind = CONTENT.discovery["disease"]
    if run.name == "disease":
        return True
    if kind in s.pile:
        place = s.pile.index(kind)
        s.pile = s.pile[:place] + s.pile[place + 1 :]
        return True
    for row, kinds in enumerate(s.box):
        if kind in kinds:
            place = kinds.index(kind)
            s.box = (*s.box[:row], kinds[:place] + kinds[place + 1 :], *s.box[row + 1 :])
            return True
    return False


# ---- ability cards


@verb(v.DrawCards)
def _draw(g: Game[Table], run: Run, effect: v.DrawCards, seat: int) -> Outcome:
    amount = _amount(g, run, effect)
    return cards.Draw(seat=seat, count=amount) if seat >= 0 and amount > 0 else None


@verb(v.DiscardCards)
def _discard(g: Game[Table], run: Run, effect: v.DiscardCards, seat: int) -> Outcome:
    if seat < 0:
        return None
    if effect.how == "choose":
        return cards.DiscardChosen(seat=seat, count=effect.amount, rule="AG-GEN-02")
    count = len(g.state.hands[seat]) if effect.how == "all" else effect.amount
    return cards.DiscardRandom(seat=seat, count=count)


@verb(v.Recover)
def _recover(g: Game[Table], run: Run, effect: v.Recover, seat: int) -> Outcome:
    return cards.Recover(seat=seat, count=effect.amount, keyword=effect.keyword, random=effect.random)


@verb(v.Search)
def _search(g: Game[Table], run: Run, effect: v.Search, seat: int) -> Outcome:
    return SearchDeck(seat=seat, look=effect.look, take=effect.take)


class SearchDeck(Frame, kw_only=True):
    """The top cards of one's own deck are looked at; some are taken, the rest is discarded."""

    STEPS = ("reveal", "choose", "finish")
    seat: int
    look: int
    take: int
    seen: Annotated[tuple[tuple[int, ...], ...], Secret("owner", pool="abilities", apart=True)] = ()
    """By seat: the cards that he looks at."""

    def reveal(self, g: Game[Table]) -> None:
        s = g.state
        deck = s.decks[self.seat]
        top = deck[len(deck) - min(self.look, len(deck)) :]
        s.decks[self.seat] = deck[: len(deck) - len(top)]
        g.reveal()
        self.seen = tuple(tuple(sorted(top)) if seat == self.seat else () for seat in range(len(s.heroes)))

    def choose(self, g: Game[Table]) -> Outcome:
        mine = self.seen[self.seat]
        if self.take <= 0 or not mine:
            return None
        options = tuple(HandCard(card) for card in sorted(set(mine)))
        return Ask(seat=self.seat, kind="ag-search", rule="AG-ABIL-02", options=options)

    def choose_answered(self, g: Game[Table], choice: HandCard) -> None:
        self.take -= 1
        self.again()
        self._keep(list(self.seen[self.seat]), choice.ability)
        take_card(g.state, self.seat, choice.ability)

    def _keep(self, mine: list[int], ability: int) -> None:
        mine.remove(ability)
        self.seen = tuple(tuple(mine) if seat == self.seat else () for seat in range(len(self.seen)))

    def finish(self, g: Game[Table]) -> Outcome:
        for card in self.seen[self.seat]:
            to_discard(g.state, self.seat, card)
        self.seen = ()
        return cards.Draw(seat=self.seat, count=0)


@verb(v.LookAtHand)
def _look_at_hand(g: Game[Table], run: Run, effect: v.LookAtHand, seat: int) -> Outcome:
    if seat < 0 or run.owner < 0:
        return None
    g.reveal()
    for card in g.state.hands[seat]:
        g.tell("ag-saw-card", to=(run.owner,), hero=hero_name(g.state, seat), card=ability_name(card))
    return DiscardOther(seat=run.owner, victim=seat, count=effect.discard)


class DiscardOther(Frame, kw_only=True):
    """Cards of somebody else's hand, chosen by whoever looks at it, are discarded."""

    STEPS = ("choose",)
    seat: int
    victim: int
    count: int

    def choose(self, g: Game[Table]) -> Outcome:
        hand = g.state.hands[self.victim]
        if self.count <= 0 or not hand:
            return None
        options = tuple(HandCard(card) for card in sorted(set(hand)))
        return Ask(seat=self.seat, kind="ag-discard-other", rule="AG-GEN-02", options=options)

    def choose_answered(self, g: Game[Table], choice: HandCard) -> None:
        self.count -= 1
        self.again()
        hand = g.state.hands[self.victim]
        # In an imagined game the hand may be another one than the seat has really seen.
        cards.discard(g, self.victim, choice.ability if choice.ability in hand else hand[0])


@verb(v.StealCard)
def _steal_card(g: Game[Table], run: Run, effect: v.StealCard, seat: int) -> Outcome:
    if seat < 0 or run.owner < 0:
        return None
    return StealCards(seat=run.owner, victim=seat, count=min(effect.amount, len(g.state.hands[seat])))


class StealCards(Frame, kw_only=True):
    """Random cards leave a hand, and somebody draws one for each."""

    STEPS = ("lose", "draw")
    seat: int
    victim: int
    count: int

    def lose(self, g: Game[Table]) -> Outcome:
        return cards.DiscardRandom(seat=self.victim, count=self.count) if self.count else None

    def draw(self, g: Game[Table]) -> Outcome:
        return cards.Draw(seat=self.seat, count=self.count) if self.count else None


@verb(v.CancelCard)
def _cancel_card(g: Game[Table], run: Run, effect: v.CancelCard, seat: int) -> Outcome:
    played = g.stack[run.about]
    assert isinstance(played, play.PlayCard)
    played.canceled = True
    return None


@verb(v.Attach)
def _attach(g: Game[Table], run: Run, effect: v.Attach, seat: int) -> Outcome:
    if seat < 0 or run.ability == NONE:
        return None
    if not effect.item:
        _put_on(g, run, seat, NONE)
        return None
    found = bearing_items(g.state, effect, seat)
    if not found:
        return None
    return ChooseItem(**run.passed_on(), victim=seat, found=tuple(found))


def _put_on(g: Game[Table], run: Acting, seat: int, item: int) -> None:
    s = g.state
    played = g.stack[run.play]
    assert isinstance(played, play.PlayCard)
    played.stays = True
    redress(s, seat, attached=(*s.heroes[seat].attached, Attachment(run.ability, run.owner, item)))
    g.tell("ag-attached", hero=hero_name(s, seat), card=ability_name(run.ability))


class ChooseItem(Acting, kw_only=True):
    """The item on which a card is put."""

    STEPS = ("choose",)
    victim: int
    found: tuple[int, ...]

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(OwnItem(card) for card in self.found)
        return Ask(seat=self.decider(g), kind="ag-attach-item", rule="AG-ABIL-17", options=options)

    def choose_answered(self, g: Game[Table], choice: OwnItem) -> None:
        _put_on(g, self, self.victim, choice.item)


@verb(v.Strip)
def _strip(g: Game[Table], run: Run, effect: v.Strip, seat: int) -> Outcome:
    if seat < 0:
        return None
    found = strippable(g.state, effect, seat)
    if effect.all:
        for each in [g.state.heroes[seat].attached[place] for place in found]:
            detach(g, seat, each)
        return None
    return StripChosen(seat=run.decider(g), victim=seat, count=effect.amount, script=run.script, i=_place(run, effect))


def _place(run: Run, effect: v.Effect) -> int:
    """Where an effect stands in its list."""
    return next(i for i, each in enumerate(SCRIPTS[run.script]) if each is effect)


class StripChosen(Frame, kw_only=True):
    """Attached cards of one's choice are discarded."""

    STEPS = ("choose",)
    seat: int
    victim: int
    count: int
    script: int
    i: int

    def choose(self, g: Game[Table]) -> Outcome:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Strip)
        found = strippable(g.state, effect, self.victim)
        if self.count <= 0 or not found:
            return None
        options = tuple(Attached(self.victim, place) for place in found)
        return Ask(seat=self.seat, kind="ag-strip", rule="AG-ABIL-18", options=options)

    def choose_answered(self, g: Game[Table], choice: Attached) -> None:
        detach(g, self.victim, g.state.heroes[self.victim].attached[choice.place])
        self.count -= 1
        self.again()


@verb(v.DiscardThis)
def _discard_this(g: Game[Table], run: Run, effect: v.DiscardThis, seat: int) -> Outcome:
    s = g.state
    if run.source == NONE:
        return None
    place = SOURCES[run.source]
    if place.kind == "item" and place.number in items_of(s.heroes[run.owner]):
        discard_item(g, run.owner, place.number)
    elif place.kind == "attached" and run.bearer >= 0:
        found = [x for x in s.heroes[run.bearer].attached if x.ability == place.number and x.owner == run.owner]
        if found:
            detach(g, run.bearer, found[0])
    return None


@verb(v.ReturnThis)
def _return_this(g: Game[Table], run: Run, effect: v.ReturnThis, seat: int) -> Outcome:
    if run.play != NONE:
        played = g.stack[run.play]
        assert isinstance(played, play.PlayCard)
        if not played.stays:
            played.stays = True
            take_card(g.state, run.owner, run.ability)
    return None


@verb(v.SetTrap)
def _set_trap(g: Game[Table], run: Run, effect: v.SetTrap, seat: int) -> Outcome:
    return LayTrap(**run.passed_on(), spaces=tuple(trap_spaces(g.state, effect, run.cast)))


class LayTrap(Acting, kw_only=True):
    """AG-ABIL-22: the card lies faceup on a space."""

    STEPS = ("choose",)
    spaces: tuple[int, ...]

    def choose(self, g: Game[Table]) -> Outcome:
        if not self.spaces:
            return None
        options = tuple(Place(space) for space in self.spaces)
        return Ask(seat=self.owner, kind="ag-trap", rule="AG-ABIL-22", options=options)

    def choose_answered(self, g: Game[Table], choice: Place) -> None:
        s = g.state
        played = g.stack[self.play]
        assert isinstance(played, play.PlayCard)
        played.stays = True
        s.traps = (*s.traps, (choice.space, self.ability, self.owner))
        g.tell(
            "ag-trap", hero=hero_name(s, self.owner), card=ability_name(self.ability), space=space_name(choice.space)
        )

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, name = key.partition(":")
        if kind != "space" or name not in CONTENT.space:
            return None
        return Why("AG-ABIL-22", "ag-no-trap-there", {"space": space_name(CONTENT.space[name])})


# ---- numbers


@verb(v.Energy)
def _energy(g: Game[Table], run: Run, effect: v.Energy, seat: int) -> Outcome:
    s = g.state
    # AG-ABIL-07: only the active character and a defender have energy at all.
    if seat == s.active or (seat >= 0 and side_in(s.fight, seat) != NONE):
        change(s, seat, energy=max(0, s.heroes[seat].energy + _amount(g, run, effect)))
    return None


@verb(v.Steps)
def _steps(g: Game[Table], run: Run, effect: v.Steps, seat: int) -> Outcome:
    g.state.moves = max(0, g.state.moves + _amount(g, run, effect))
    return None


@verb(v.Boost)
def _boost(g: Game[Table], run: Run, effect: v.Boost, seat: int) -> Outcome:
    s = g.state
    times = per(s, effect.per, run.owner)
    for name in ("attack", "defense", "damage", "taken", "movement"):
        amount = getattr(effect, name) * times
        if amount and name == "movement" and effect.until == "turn":
            s.moves = max(0, s.moves + amount)
        elif amount:
            _change_number(s, run, seat, name, amount, effect.until)
    return None


def _change_number(s: Table, run: Run, seat: int, name: str, amount: int, until: str) -> None:
    """A bonus or ban for the combat, for the turn, or to the start of the next turn of whoever gave it."""
    if until == "combat":
        side = side_in(s.fight, seat)
        if side != NONE:
            add_bonus(s, name, side, amount, run.name)
    elif seat >= 0:
        owner = run.owner if until == "next_turn" and run.owner >= 0 else NONE
        add_lasting(s, name, seat, amount, run.name, owner)
    elif side_in(s.fight, seat) != NONE:
        add_bonus(s, name, side_in(s.fight, seat), amount, run.name)


@verb(v.Forbid)
def _forbid(g: Game[Table], run: Run, effect: v.Forbid, seat: int) -> Outcome:
    _change_number(g.state, run, seat, effect.what, 1, effect.until)
    return None


@verb(v.Strike)
def _strike(g: Game[Table], run: Run, effect: v.Strike, seat: int) -> Outcome:
    s = g.state
    side = side_in(s.fight, seat)
    if s.fight is not None and side != NONE:
        types = list(s.fight.types)
        types[side] = int(effect.type == "ranged")
        set_fight(s, types=tuple(types))
    return None


@verb(v.Ambush)
def _ambush(g: Game[Table], run: Run, effect: v.Ambush, seat: int) -> Outcome:
    add_lasting(g.state, "ambush", seat, effect.damage, run.name, NONE)
    return None


@verb(v.Value)
def _value(g: Game[Table], run: Run, effect: v.Value, seat: int) -> Outcome:
    s = g.state
    side = side_in(s.fight, seat)
    if side == NONE:
        return None
    for name in ("attack", "defense", "damage"):
        wanted = getattr(effect, name)
        if wanted is not None:
            add_bonus(s, name, side, wanted - value(s, seat, name), run.name)
    return None


@verb(v.NoAttack)
def _no_attack(g: Game[Table], run: Run, effect: v.NoAttack, seat: int) -> Outcome:
    s = g.state
    side = side_in(s.fight, seat)
    if s.fight is not None and side != NONE:
        set_fight(s, idle=s.fight.idle | 1 << side)
    return None


# ---- dice


@verb(v.Reroll)
def _reroll(g: Game[Table], run: Run, effect: v.Reroll, seat: int) -> Outcome:
    if effect.die == "movement":
        return RerollMovement(seat=run.owner)
    s = g.state
    if s.fight is None or s.fight.dice == (0, 0):
        return None
    side = side_in(s.fight, run.owner)
    if side == NONE:
        side = 0
    sides = {"own": (side,), "enemy": (1 - side,), "both": (0, 1), "either": (side, 1 - side)}[effect.die]
    return RerollDice(owner=run.owner, sides=sides, one=effect.die == "either", may=effect.may)


class RerollMovement(Frame, kw_only=True):
    """AG-MOVE-10: the old result is thrown away completely."""

    STEPS = ("roll",)
    seat: int

    def roll(self, g: Game[Table]) -> Outcome:
        return movement_roll()

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        take_movement_roll(g, self.seat, faces[0])


def movement_roll() -> Roll:
    """Faces are numbered; what they show stands in box.toml."""
    faces = tuple(range(len(CONTENT.box.movement_die)))
    return Roll(kind="ag-movement", rule="AG-MOVE-01", dice=(faces,))


def take_movement_roll(g: Game[Table], seat: int, face: int) -> None:
    """AG-MOVE-03, AG-MOVE-11."""
    s = g.state
    moves, energy = CONTENT.box.movement_die[face]
    s.face = face
    s.moves = max(0, number(s, seat, "movement", moves))
    change(s, seat, energy=max(0, number(s, seat, "energy", energy)))
    g.tell("ag-rolled", hero=hero_name(s, seat), moves=s.moves, energy=s.heroes[seat].energy)


class RerollDice(Frame, kw_only=True):
    """AG-POWER-07: combat dice are rolled again; what the old results have done stays."""

    STEPS = ("pick", "roll")
    owner: int
    sides: tuple[int, ...]
    one: bool = False
    may: bool = False

    def pick(self, g: Game[Table]) -> Outcome:
        s = g.state
        fight = fight_of(s)
        fighters = (fight.attacker, fight.defender)
        self.sides = tuple(side for side in self.sides if not allowed(s, fighters[side], "no_rerolls"))
        if not self.sides:
            self.pc = len(self.STEPS)
            return None
        seat = self.owner if self.owner >= 0 else right_of(s, fight.attacker)
        own = side_in(fight, self.owner)
        options: list[Option] = []
        if self.one:
            options = [DieOf(side == own) for side in self.sides]
        elif self.may:
            options = [Yes()]
        if self.may:
            options.append(No())
        return Ask(seat=seat, kind="ag-reroll", rule="AG-POWER-07", options=tuple(options)) if options else None

    def pick_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, No):
            self.pc = len(self.STEPS)
        elif isinstance(choice, DieOf):
            own = side_in(g.state.fight, self.owner)
            self.sides = (own if choice.own else 1 - own,)

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="ag-combat", rule="AG-POWER-07", dice=(COMBAT_DIE,) * len(self.sides))

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        fight = fight_of(g.state)
        dice = list(fight.dice)
        for side, face in zip(self.sides, faces, strict=True):
            dice[side] = face
        set_fight(g.state, dice=tuple(dice), rerolls=fight.rerolls + 1)
        g.tell("ag-rerolled", red=dice[0], black=dice[1])


@verb(v.SetDie)
def _set_die(g: Game[Table], run: Run, effect: v.SetDie, seat: int) -> Outcome:
    s = g.state
    if s.fight is None or s.fight.dice == (0, 0):
        return None
    side = max(0, side_in(s.fight, run.owner))
    if effect.die == "enemy":
        side = 1 - side
    dice = list(s.fight.dice)
    dice[side] = effect.face or min(6, max(1, dice[side] + effect.by))
    set_fight(s, dice=tuple(dice))
    g.tell("ag-rerolled", red=dice[0], black=dice[1])
    return None


@verb(v.SwapDice)
def _swap_dice(g: Game[Table], run: Run, effect: v.SwapDice, seat: int) -> Outcome:
    fight = g.state.fight
    if fight is not None and fight.dice != (0, 0):
        set_fight(g.state, dice=(fight.dice[1], fight.dice[0]))
        g.tell("ag-rerolled", red=fight.dice[1], black=fight.dice[0])
    return None


# ---- combats


@verb(v.CancelCombat)
def _cancel_combat(g: Game[Table], run: Run, effect: v.CancelCombat, seat: int) -> Outcome:
    if g.state.fight is not None:
        set_fight(g.state, over=True, dismissed=effect.dismiss)
        g.tell("ag-combat-canceled")
    return None


@verb(v.Avoid)
def _avoid(g: Game[Table], run: Run, effect: v.Avoid, seat: int) -> Outcome:
    fight = g.state.fight
    if fight is not None and not fight.begun:
        set_fight(g.state, over=True, dismissed=effect.fate == "deck" and fight.slot == NONE)
        g.tell("ag-combat-avoided")
    return None


# ---- characters


@verb(v.Flip)
def _flip(g: Game[Table], run: Run, effect: v.Flip, seat: int) -> Outcome:
    if seat < 0:
        return None
    side = 1 - g.state.heroes[seat].side if effect.side is None else int(effect.side == "other")
    turn_card(g, seat, side)
    return wounds.Fall(seat=seat) if wounds.is_falling(g.state, seat) else None


@verb(v.GainLevel)
def _level(g: Game[Table], run: Run, effect: v.GainLevel, seat: int) -> Outcome:
    return levels.GainLevel(seat=seat, level=v.LEVELS.index(effect.level)) if seat >= 0 else None


@verb(v.Halt)
def _halt(g: Game[Table], run: Run, effect: v.Halt, seat: int) -> Outcome:
    s = g.state
    if effect.next or seat != s.active:
        s.stuck = (*s.stuck, seat) if seat >= 0 and seat not in s.stuck else s.stuck
    else:
        s.halted = True
    return None


@verb(v.Move)
def _move(g: Game[Table], run: Run, effect: v.Move, seat: int) -> Outcome:
    if seat < 0 or not destinations(g.state, effect, seat, run.cast):
        return None
    return MoveFigure(**run.passed_on(), mover=seat, script=run.script, i=_place(run, effect))


class MoveFigure(Acting, kw_only=True):
    """A card moves a figure (AG-MOVE-06)."""

    STEPS = ("choose",)
    mover: int
    script: int
    i: int

    def _effect(self) -> v.Move:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Move)
        return effect

    def choose(self, g: Game[Table]) -> Outcome:
        s, effect = g.state, self._effect()
        by = {"self": self.decider(g), "mover": self.mover, "right": right_of(s, self.mover)}[effect.by]
        options: list[Option] = [Place(space) for space in destinations(s, effect, self.mover, self.cast)]
        if not effect.must:
            options.append(No())
        return Ask(seat=by, kind="ag-move-figure", rule="AG-MOVE-06", options=tuple(options))

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, No):
            return None
        assert isinstance(choice, Place)
        s, effect = g.state, self._effect()
        g.tell("ag-moved", hero=hero_name(s, self.mover), space=space_name(choice.space))
        if effect.where == "steps":
            way = way_to(reach(s, self.mover, effect.steps, leaves_aggro=True), choice.space)
            return movement.Walk(seat=self.mover, way=way, counted=False)
        return movement.Enter(seat=self.mover, space=choice.space)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, name = key.partition(":")
        if kind == "space" and name in CONTENT.space:
            return movement.why_not_go(g.state, self.mover, CONTENT.space[name], on_foot=False)
        return Why("AG-GEN-02", "ag-must-move") if kind == "no" else None


# ---- items, tokens, quests, trophies


@verb(v.GainItem)
def _item(g: Game[Table], run: Run, effect: v.GainItem, seat: int) -> Outcome:
    if seat < 0:
        return None
    found = tuple(colours(g.state, effect, seat))
    return GainItems(seat=seat, count=effect.amount, colours=found, look=effect.look)


class GainItems(Frame, kw_only=True):
    STEPS = ("next",)
    seat: int
    count: int
    colours: tuple[int, ...]
    look: int

    def next(self, g: Game[Table]) -> Outcome:
        if self.count <= 0:
            return None
        self.count -= 1
        self.again()
        return items.GainItem(seat=self.seat, colours=self.colours, look=self.look)


@verb(v.LoseItem)
def _lose_item(g: Game[Table], run: Run, effect: v.LoseItem, seat: int) -> Outcome:
    if seat < 0:
        return None
    return items.LoseItems(seat=seat, count=effect.amount, source=effect.source, random=effect.how == "random")


@verb(v.Steal)
def _steal(g: Game[Table], run: Run, effect: v.Steal, seat: int) -> Outcome:
    if seat < 0 or run.owner < 0 or seat == run.owner:
        return None
    return items.StealItem(thief=run.owner, victim=seat, returns=effect.back)


@verb(v.PlaceDiscovery)
def _place_discovery(g: Game[Table], run: Run, effect: v.PlaceDiscovery, seat: int) -> Outcome:
    return PlaceTokens(seat=run.decider(g), count=effect.amount)


class PlaceTokens(Frame, kw_only=True):
    STEPS = ("next",)
    seat: int
    count: int

    def next(self, g: Game[Table]) -> Outcome:
        if self.count <= 0:
            return None
        self.count -= 1
        self.again()
        return exploration.PlaceToken(seat=self.seat)


@verb(v.DrawDiscovery)
def _draw_discovery(g: Game[Table], run: Run, effect: v.DrawDiscovery, seat: int) -> Outcome:
    return exploration.DrawTokens(seat=seat, count=effect.amount) if seat >= 0 else None


@verb(v.Peek)
def _peek(g: Game[Table], run: Run, effect: v.Peek, seat: int) -> Outcome:
    return exploration.Peek(seat=seat, count=effect.amount, discards=effect.discard) if seat >= 0 else None


@verb(v.Activate)
def _activate(g: Game[Table], run: Run, effect: v.Activate, seat: int) -> Outcome:
    return exploration.UseResource(seat=seat, resource=effect.resource) if seat >= 0 else None


@verb(v.DrawQuest)
def _quest(g: Game[Table], run: Run, effect: v.DrawQuest, seat: int) -> Outcome:
    return quests.DrawElite(seat=seat) if seat >= 0 else None


@verb(v.GainTrophy)
def _trophy(g: Game[Table], run: Run, effect: v.GainTrophy, seat: int) -> Outcome:
    """AG-TROPHY-02 to AG-TROPHY-04."""
    s = g.state
    trophy = CONTENT.trophy[effect.trophy]
    entry = LOG_TROPHY + trophy
    if seat < 0 or not s.trophies[trophy] or (CONTENT.trophies[trophy].once and entry in s.heroes[seat].log):
        g.tell("ag-no-trophy", trophy=f"@ag-{effect.trophy}")
        return None
    s.trophies = (*s.trophies[:trophy], s.trophies[trophy] - 1, *s.trophies[trophy + 1 :])
    log_card(g, seat, entry)
    return None


# ---- events


@verb(v.Log)
def _log(g: Game[Table], run: Run, effect: v.Log, seat: int) -> Outcome:
    if run.event != NONE and seat >= 0:
        log_event(g, seat, run.event)
    return None


@verb(v.FlipEvent)
def _flip_event(g: Game[Table], run: Run, effect: v.FlipEvent, seat: int) -> Outcome:
    return events.TurnOver(card=run.event, seat=run.owner) if run.event != NONE and run.owner >= 0 else None


@verb(v.DiscardEvent)
def _discard_event(g: Game[Table], run: Run, effect: v.DiscardEvent, seat: int) -> Outcome:
    if run.event != NONE and events.lies(g.state, run.event):
        discard_event(g, run.event)
    return None


@verb(v.CountEvent)
def _count_event(g: Game[Table], run: Run, effect: v.CountEvent, seat: int) -> Outcome:
    s = g.state
    count = dict(s.counters).get(run.event, 0) + 1
    rest = tuple(row for row in s.counters if row[0] != run.event)
    if count < effect.at:
        s.counters = (*rest, (run.event, count))
        return None
    s.counters = rest
    return Run(**run.passed_on(), script=script_of(effect.then))


# ---- the track


@verb(v.RemoveMarker)
def _remove_marker(g: Game[Table], run: Run, effect: v.RemoveMarker, seat: int) -> Outcome:
    found = tuple(markers(g.state, effect, run.cast))
    return TakeMarker(seat=run.decider(g), found=found, loot=effect.loot) if found else None


class TakeMarker(Frame, kw_only=True):
    """An undefeated encounter leaves the track; its item may be gained."""

    STEPS = ("choose",)
    seat: int
    found: tuple[int, ...]
    loot: bool

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(Marker(slot) for slot in self.found)
        return Ask(seat=self.seat, kind="ag-remove-marker", rule="AG-TRACK-04", options=options)

    def choose_answered(self, g: Game[Table], choice: Marker) -> None:
        s = g.state
        card = clear_slot(s, choice.slot)
        g.tell("ag-marker-gone", number=choice.slot + 1)
        if self.loot and CONTENT.challenges[card].item:
            bag_item(g, self.seat, card)
        else:
            discard_challenge(s, card)


@verb(v.MoveMarker)
def _move_marker(g: Game[Table], run: Run, effect: v.MoveMarker, seat: int) -> Outcome:
    found = tuple(markers(g.state, effect, run.cast))
    return ShiftMarker(seat=run.decider(g), found=found, steps=effect.steps) if found else None


class ShiftMarker(Frame, kw_only=True):
    """The marker of an undefeated encounter moves."""

    STEPS = ("choose", "where")
    seat: int
    found: tuple[int, ...]
    steps: int
    slot: int = NONE

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(Marker(slot) for slot in self.found)
        return Ask(seat=self.seat, kind="ag-move-marker", rule="AG-TRACK-01", options=options)

    def choose_answered(self, g: Game[Table], choice: Marker) -> None:
        self.slot = choice.slot

    def where(self, g: Game[Table]) -> Outcome:
        options = tuple(Place(space) for space in marker_spaces(g.state, self.slot, self.steps))
        return Ask(seat=self.seat, kind="ag-marker-space", rule="AG-TRACK-01", options=options)

    def where_answered(self, g: Game[Table], choice: Place) -> None:
        s = g.state
        s.marked = (*s.marked[: self.slot], choice.space, *s.marked[self.slot + 1 :])
        g.tell("ag-marker-moved", number=self.slot + 1, space=space_name(choice.space))


@verb(v.Summon)
def _summon(g: Game[Table], run: Run, effect: v.Summon, seat: int) -> Outcome:
    s = g.state
    space = place_of(s, run.owner)
    if effect.at == "named":
        space = CONTENT.space[effect.space]
    elif effect.at == "target":
        space = place_of(s, run.target)
    if space == NONE or CONTENT.spaces[space].kind == "city":
        return None
    return challenge.Summoned(level=v.LEVELS.index(effect.colour), space=space)


# ---- choices


@verb(v.Choose)
def _choose(g: Game[Table], run: Run, effect: v.Choose, seat: int) -> Outcome:
    return ChooseBranch(**run.passed_on(), chooser=_chooser(g, run, seat), script=run.script, i=_place(run, effect))


def _chooser(g: Game[Table], run: Run, seat: int) -> int:
    return seat if seat >= 0 else run.decider(g)


class ChooseBranch(Acting, kw_only=True):
    """One of several ways, each perhaps with a price."""

    STEPS = ("choose", "go_on")
    chooser: int
    script: int
    i: int
    picked: int = NONE

    def _branches(self) -> tuple[v.Branch, ...]:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Choose)
        return effect.options

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        cast = self.cast._replace(owner=self.chooser)
        options = tuple(
            Branch(i, self.script, self.i, self.owner == ENCOUNTER)
            for i, branch in enumerate(self._branches())
            if holds(s, branch.need, cast)
            and _can_pay(s, self.chooser, branch.cost)
            and (not branch.then or is_feasible(s, branch.then[0], cast))
        )
        if not options:
            self.pc = len(self.STEPS)
            return None
        return Ask(seat=self.chooser, kind="ag-choose", rule="AG-GEN-02", options=options)

    def choose_answered(self, g: Game[Table], choice: Branch) -> Outcome:
        self.picked = choice.index
        return _payment(g.state, self.chooser, self._branches()[choice.index].cost)

    def go_on(self, g: Game[Table]) -> Outcome:
        passed = {**self.passed_on(), "owner": self.chooser if self.owner >= 0 else self.owner}
        return Run(**passed, script=script_of(self._branches()[self.picked].then))


def _can_pay(s: Table, seat: int, cost: v.Cost) -> bool:
    return can_pay(s, seat, power_cost(s, seat, cost.energy), cost, len(s.hands[seat]))


def _payment(s: Table, seat: int, cost: v.Cost) -> Outcome:
    return play.payment(s, seat, power_cost(s, seat, cost.energy), cost)


@verb(v.May)
def _may(g: Game[Table], run: Run, effect: v.May, seat: int) -> Outcome:
    return MayDo(**run.passed_on(), chooser=_chooser(g, run, seat), script=run.script, i=_place(run, effect))


class MayDo(Acting, kw_only=True):
    """Something that somebody may do, perhaps for a price."""

    STEPS = ("offer", "go_on")
    chooser: int
    script: int
    i: int
    taken: bool = False

    def _effect(self) -> v.May:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.May)
        return effect

    def offer(self, g: Game[Table]) -> Outcome:
        s, effect = g.state, self._effect()
        cast = self.cast._replace(owner=self.chooser)
        if not _can_pay(s, self.chooser, effect.cost) or (effect.then and not is_feasible(s, effect.then[0], cast)):
            return None
        return Ask(seat=self.chooser, kind="ag-may", rule="AG-GEN-02", options=(Yes(), No()))

    def offer_answered(self, g: Game[Table], choice: Yes | No) -> Outcome:
        self.taken = isinstance(choice, Yes)
        return _payment(g.state, self.chooser, self._effect().cost) if self.taken else None

    def go_on(self, g: Game[Table]) -> Outcome:
        effect = self._effect()
        then = effect.then if self.taken else effect.otherwise
        passed = {**self.passed_on(), "owner": self.chooser if self.owner >= 0 else self.owner}
        return Run(**passed, script=script_of(then)) if then else None


@verb(v.Spend)
def _spend(g: Game[Table], run: Run, effect: v.Spend, seat: int) -> Outcome:
    return SpendOn(**run.passed_on(), script=run.script, i=_place(run, effect), left=effect.most)


class SpendOn(Acting, kw_only=True):
    """A price that may be paid again and again."""

    STEPS = ("offer", "go_on")
    script: int
    i: int
    left: int

    def _effect(self) -> v.Spend:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Spend)
        return effect

    def offer(self, g: Game[Table]) -> Outcome:
        if self.left <= 0 or not _can_pay(g.state, self.owner, self._effect().cost):
            self.pc = len(self.STEPS)
            return None
        return Ask(seat=self.owner, kind="ag-spend", rule="AG-GEN-02", options=(Yes(), Done()))

    def offer_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Done):
            self.pc = len(self.STEPS)
            return None
        self.left -= 1
        return _payment(g.state, self.owner, self._effect().cost)

    def go_on(self, g: Game[Table]) -> Outcome:
        self.goto("offer")
        return Run(**self.passed_on(), script=script_of(self._effect().then))


@verb(v.RollDie)
def _roll_die(g: Game[Table], run: Run, effect: v.RollDie, seat: int) -> Outcome:
    return RollOne(**run.passed_on(), roller=seat, script=run.script, i=_place(run, effect))


class RollOne(Acting, kw_only=True):
    """A combat die decides what happens."""

    STEPS = ("roll",)
    roller: int
    script: int
    i: int

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="ag-die", rule="AG-POWER-04", dice=(COMBAT_DIE,))

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> Outcome:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.RollDie)
        g.tell("ag-die", face=faces[0])
        row = next((row for row in effect.rows if faces[0] in row.on), None)
        if row is None:
            return None
        passed = {**self.passed_on(), "owner": self.roller if self.owner >= 0 else self.owner, "target": self.roller}
        return Run(**passed, script=script_of(row.then))


@verb(v.Each)
def _each(g: Game[Table], run: Run, effect: v.Each, seat: int) -> Outcome:
    if seat < 0:
        return None
    passed = {**run.passed_on(), "owner": seat, "target": seat}
    return Run(**passed, script=script_of(effect.then))
