"""Travel, Rest, Training and Town actions, and Powers that are used outside combat (BG-TRAVEL, BG-REST, BG-TRAIN,
BG-TOWN, BG-MERCH)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, is_item, move, pay_gold, redress, regain, unequip
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import kazzak, meant, ongoing
from meetingstone.games.board_game.flow.items import Receive
from meetingstone.games.board_game.flow.moments import Moment, after_spending, why_not_now
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.options import Buy, Done, GoTo, Hasten, Look, Regain, Sell, Split, Train, UseCard
from meetingstone.games.board_game.queries import (
    blue_groups,
    capacity,
    card_name,
    grants,
    has_town,
    hero_name,
    region_name,
    sheet_of,
)
from meetingstone.games.board_game.state import FACTIONS, Hero, Scope, Table, Tally

STEPS_OF_TRAVEL = 2
_HASTE = tuple(n for word in ("swift", "mount") for n, card in enumerate(CONTENT.cards) if word in card.grants)
"""Cards that lengthen a Travel."""


# ---- Travel


def neighbours(s: Table, i: int, at: int) -> list[int]:
    """BG-TRAVEL-03, BG-TRAVEL-04, BG-TRAVEL-05, BG-TRAVEL-06, BG-TRAVEL-07: regions one step away, on foot or by flight
    path."""
    hero = s.heroes[i]
    closed = CONTENT.home(1 - hero.faction)
    reach = set(CONTENT.links[at])
    side = FACTIONS[hero.faction]
    if side in CONTENT.regions[at].flight:
        reach |= {r for r, region in enumerate(CONTENT.regions) if side in region.flight and r != at}
    return sorted(reach - {closed})


class Travel(Frame, kw_only=True):
    """BG-TRAVEL-01, BG-TRAVEL-02: up to two steps; independent creatures in a region entered stop the movement."""

    STEPS = ("begin", "step", "more", "arrive", "boots")
    hero: int
    steps: int = 0
    extra: int = 0

    def begin(self, g: Game[Table]) -> Outcome:
        return after_spending(g.state, self.hero, ongoing.begin_travel(g, self.hero))

    def step(self, g: Game[Table]) -> Outcome:
        s = g.state
        hero = s.heroes[self.hero]
        options: list[Option] = [GoTo(region) for region in neighbours(s, self.hero, hero.region)]
        if self.steps:
            options.insert(0, Done())
            if kazzak.may_peek(s, self.hero):
                options.append(Look(self.hero))
        return Ask(seat=hero.seat, kind="bg-travel", rule="BG-TRAVEL-01", options=tuple(options))

    def step_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Look):
            kazzak.peek(g, self.hero)
            self.again()
            return
        if isinstance(choice, Done):
            self.goto("arrive")
            return
        assert isinstance(choice, GoTo)
        move(g, self.hero, choice.region)
        self.steps += 1

    def more(self, g: Game[Table]) -> Outcome:
        """BG-TRAVEL-02, BG-TRAVEL-08: nobody but independent creatures stops the movement."""
        s = g.state
        hero = s.heroes[self.hero]
        free = grants(hero, "travel_freely") or grants(hero, "never_stopped")
        if blue_groups(s, hero.region) and not free:
            return None
        if self.steps < STEPS_OF_TRAVEL + self.extra:
            self.goto("step")
            return None
        # Cards that lengthen a Travel are used when its steps are spent.
        return ExtraStep(hero=self.hero)

    def more_returned(self, g: Game[Table], extra: int) -> None:
        if extra:
            self.extra += extra
            self.goto("step")

    def arrive(self, g: Game[Table]) -> None:
        g.state.add(Scope.TURN, Tally.TRAVELLED, self.hero)

    def boots(self, g: Game[Table]) -> None:
        if grants(g.state.heroes[self.hero], "boots"):
            regain(g, self.hero, energy=1)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield from (Done(), Look(self.hero))
        yield from meant.regions()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        if isinstance(option, GoTo):
            return why_no_step(s, self.hero, option.region)
        if isinstance(option, Look) and not kazzak.may_peek(s, self.hero):
            return Why("BG-OVER-09", "bg-no-counter", who_and_where(s, self.hero))
        return None if self.steps else Why("BG-TRAVEL-01", "bg-one-step-at-least")


def why_no_step(s: Table, i: int, region: int) -> Why | None:
    hero = s.heroes[i]
    if region in neighbours(s, i, hero.region):
        return None
    values = {"region": region_name(region)}
    if region == CONTENT.home(1 - hero.faction):
        return Why("BG-TRAVEL-04", "bg-enemy-home", values)
    if FACTIONS[1 - hero.faction] in CONTENT.regions[region].flight and not CONTENT.regions[region].flight[1:]:
        return Why("BG-TRAVEL-06", "bg-enemy-flight", values)
    return Why("BG-TRAVEL-03", "bg-not-adjacent", values)


class ExtraStep(Frame, kw_only=True):
    """Ghost Wolf, Aspect of the Cheetah and the Trusty Mount give one more region (BG-TRAVEL-02)."""

    STEPS = ("choose",)
    hero: int
    extra: int = 0

    def choose(self, g: Game[Table]) -> Outcome:
        seat = g.state.heroes[self.hero].seat
        options = self.legal(g, seat)
        if not any(isinstance(option, Hasten) for option in options):
            return None
        return Ask(seat=seat, kind="bg-extra-step", rule="BG-TRAVEL-02", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        yield from map(Hasten, _HASTE)
        yield Look(self.hero)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if isinstance(option, Look):
            seen = not kazzak.may_peek(g.state, self.hero)
            return Why("BG-OVER-09", "bg-no-counter", who_and_where(g.state, self.hero)) if seen else None
        if not isinstance(option, Hasten):
            return None
        s, values = g.state, {"card": card_name(option.card)}
        if option.card not in s.heroes[self.hero].cards:
            return Why("BG-CARD-02", "bg-not-in-force", values)
        mounted = "mount" in CONTENT.cards[option.card].grants and s.count(Scope.TURN, Tally.MOUNTED, self.hero)
        return Why("BG-CARD-07", "bg-used-up", values) if mounted else None

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Look):
            kazzak.peek(g, self.hero)
            self.again()
        if not isinstance(choice, Hasten):
            return
        self.extra = 1
        if choice.card == CONTENT.number["trusty_mount"]:
            g.state.add(Scope.TURN, Tally.MOUNTED, self.hero)
        else:
            unequip(g, self.hero, choice.card)

    def result(self, g: Game[Table]) -> int:
        return self.extra


# ---- Rest


def rest_amount(hero: Hero) -> int:
    """BG-REST-01, BG-REST-02: the tokens of a Rest, before capacity limits them."""
    return hero.level * (3 if has_town(hero) else 2)


def lacks(hero: Hero) -> int:
    """The tokens up to his capacities (BG-REST-04)."""
    return sum(max(0, capacity(hero, of) - now) for of, now in (("health", hero.health), ("energy", hero.energy)))


class Share(Frame, kw_only=True):
    """Regain a number of tokens in any mix of Health and Energy (BG-REST-01, BG-TOWN-03), up to capacity
    (BG-REST-04)."""

    STEPS = ("choose",)
    hero: int
    amount: int
    rule: str

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        health = max(0, capacity(hero, "health") - hero.health)
        energy = max(0, capacity(hero, "energy") - hero.energy)
        if health + energy <= self.amount:
            regain(g, self.hero, health=health, energy=energy)
            return None
        options = tuple(
            Split(part, min(energy, self.amount - part))
            for part in range(max(0, self.amount - energy), min(health, self.amount) + 1)
        )
        return Ask(seat=hero.seat, kind="bg-split", rule=self.rule, options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        tokens = range(self.amount + 1)
        return (Split(health, energy) for health in tokens for energy in tokens)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, Split)
        return why_not_split(g.state, self.hero, option, self.amount, self.rule)

    def choose_answered(self, g: Game[Table], choice: Split) -> None:
        regain(g, self.hero, health=choice.health, energy=choice.energy)


def why_not_split(s: Table, i: int, option: Split, amount: int, rule: str) -> Why | None:
    """Tokens that there is room for are neither more nor fewer than were given."""
    hero = s.heroes[i]
    room = max(0, capacity(hero, "health") - hero.health), max(0, capacity(hero, "energy") - hero.energy)
    fits = option.health <= room[0] and option.energy <= room[1] and option.health + option.energy == amount
    return None if fits else Why(rule, "bg-split-all")


class Rest(Frame, kw_only=True):
    """BG-REST-01, BG-REST-02, BG-REST-03, BG-REST-04, BG-REST-05: the character's own tokens, never those of a Pet."""

    STEPS = ("feast", "rest", "curses")
    hero: int

    def feast(self, g: Game[Table]) -> Outcome:
        """Food is eaten when its owner takes a Rest."""
        return Moment(moment="rest", subject=self.hero)

    def rest(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        if grants(hero, "full_rest"):
            regain(g, self.hero, health=99, energy=99)
            return None
        return Share(hero=self.hero, amount=rest_amount(hero), rule="BG-REST-02" if has_town(hero) else "BG-REST-01")

    def curses(self, g: Game[Table]) -> None:
        """BG-REST-03, BG-COND-07."""
        hero = g.state.heroes[self.hero]
        if hero.curse:
            change(g.state, self.hero, curse=0 if has_town(hero) else hero.curse - 1)
            g.tell("bg-uncursed", hero=hero_name(g.state, self.hero))


# ---- Training and Town


def trainable(s: Table, i: int) -> list[int]:
    """BG-TRAIN-02, BG-TRAIN-03: Powers of his deck that he may and can buy."""
    return [n for n in CONTENT.powers_of(sheet_of(s.heroes[i]).id) if why_not_train(s, i, n) is None]


def can_train(s: Table, i: int) -> bool:
    """Whether there is any Power that he may and can buy."""
    hero = s.heroes[i]
    known = {*hero.spellbook, *(n for area in hero.areas for n in area)}
    return any(
        CONTENT.cards[n].gold <= hero.gold and CONTENT.cards[n].level <= hero.level and n not in known
        for n in CONTENT.powers_of(sheet_of(hero).id)
    )


def why_not_train(s: Table, i: int, number: int) -> Why | None:
    hero, card = s.heroes[i], CONTENT.cards[number]
    values: dict[str, int | str] = {"card": card_name(number)}
    if number not in CONTENT.powers_of(sheet_of(hero).id):
        return Why("BG-TRAIN-01", "bg-other-class", values)
    if number in hero.spellbook or any(number in area for area in hero.areas):
        return Why("BG-TRAIN-05", "bg-known", values)
    if card.level > hero.level:
        return Why("BG-TRAIN-02", "bg-level-too-low", {**values, "level": card.level})
    if card.gold > hero.gold:
        return Why("BG-CHAR-11", "bg-no-gold", {**values, "gold": card.gold, "held": hero.gold})
    return None


def train(g: Game[Table], i: int, number: int) -> None:
    """BG-TRAIN-03, BG-TRAIN-04: the same in a Training and in a Town action."""
    s = g.state
    pay_gold(g, i, CONTENT.cards[number].gold)
    redress(s, i, spellbook=(*s.heroes[i].spellbook, number))
    g.tell("bg-trained", hero=hero_name(s, i), card=card_name(number), gold=CONTENT.cards[number].gold)


class Training(Frame, kw_only=True):
    """BG-TRAIN-01: one or more Powers, in any region."""

    STEPS = ("buy",)
    hero: int
    bought: int = 0

    def buy(self, g: Game[Table]) -> Outcome:
        options: list[Option] = [Train(n) for n in trainable(g.state, self.hero)]
        if not options:
            return None
        if self.bought:
            options.insert(0, Done())
        seat = g.state.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-train", rule="BG-TRAIN-01", options=tuple(options), confirm=True)

    def buy_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Train):
            train(g, self.hero, choice.card)
            self.bought += 1
            self.again()

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return wares()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if isinstance(option, Train):
            return why_not_train(g.state, self.hero, option.card)
        if isinstance(option, Buy | Sell):
            return Why("BG-TOWN-04", "bg-only-in-town", {"card": card_name(option.card)})
        return None if self.bought else Why("BG-TRAIN-01", "bg-buy-one")


class Town(Frame, kw_only=True):
    """BG-TOWN-02, BG-MERCH-02: regaining, the Merchant and training, in any order and as often as one likes."""

    STEPS = ("shop",)
    hero: int
    rested: bool = False
    sold: tuple[int, ...] = ()

    def shop(self, g: Game[Table]) -> Outcome:
        s = g.state
        hero = s.heroes[self.hero]
        options: list[Option] = [Done()]
        if self._why_not_regain(s) is None:
            options.append(Regain())
        options += [Train(n) for n in trainable(s, self.hero)]
        options += [
            Buy(n, CONTENT.cards[n].gold) for n in dict.fromkeys(s.merchant) if why_not_buy(s, self.hero, n) is None
        ]
        options += [Sell(n, half_up(n)) for n in sellable(s, self.hero)]
        return Ask(seat=hero.seat, kind="bg-town", rule="BG-TOWN-02", options=tuple(options))

    def shop_answered(self, g: Game[Table], choice: Option) -> Outcome:
        s = g.state
        if isinstance(choice, Done):
            return None
        self.again()
        if isinstance(choice, Regain):
            self.rested = True
            return Share(hero=self.hero, amount=s.heroes[self.hero].level, rule="BG-TOWN-03")
        if isinstance(choice, Train):
            train(g, self.hero, choice.card)
            return None
        if isinstance(choice, Sell):
            sell(g, self.hero, choice.card, choice.gold)
            return None
        assert isinstance(choice, Buy)
        return buy(g, self.hero, choice.card, choice.gold)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Regain()
        yield from wares()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        if isinstance(option, Train):
            return why_not_train(s, self.hero, option.card)
        if isinstance(option, Buy):
            return why_not_buy(s, self.hero, option.card)
        if isinstance(option, Sell):
            return why_not_sell(s, self.hero, option.card)
        return self._why_not_regain(s) if isinstance(option, Regain) else None

    def _why_not_regain(self, s: Table) -> Why | None:
        if self.rested:
            return Why("BG-TOWN-02", "bg-regained", {"hero": hero_name(s, self.hero)})
        return why_full(s, self.hero)


def why_not_buy(s: Table, i: int, number: int, price: int = NONE) -> Why | None:
    cost = CONTENT.cards[number].gold if price == NONE else price
    values: dict[str, int | str] = {"card": card_name(number)}
    if number not in s.merchant:
        return Why("BG-MERCH-01", "bg-not-for-sale", values)
    if cost > s.heroes[i].gold:
        return Why("BG-CHAR-11", "bg-no-gold", {**values, "gold": cost, "held": s.heroes[i].gold})
    return None


def buy(g: Game[Table], i: int, number: int, price: int) -> Receive:
    """BG-MERCH-03."""
    pay_gold(g, i, price)
    g.state.merchant.remove(number)
    g.tell("bg-bought", hero=hero_name(g.state, i), card=card_name(number), gold=price)
    return Receive(hero=i, card=number)


def half_up(number: int) -> int:
    """BG-MERCH-05: half the price, rounded up."""
    return -(-CONTENT.cards[number].gold // 2)


def sellable(s: Table, i: int) -> list[int]:
    """BG-MERCH-04: in the order of Bag and sheet."""
    hero = s.heroes[i]
    owned = dict.fromkeys((*hero.bag, *(n for area in hero.areas for n in area)))
    return [n for n in owned if why_not_sell(s, i, n) is None]


def sell(g: Game[Table], i: int, number: int, price: int) -> None:
    """BG-MERCH-05, BG-MERCH-06."""
    s = g.state
    if number not in s.heroes[i].bag:
        unequip(g, i, number)
    bag = list(s.heroes[i].bag)
    bag.remove(number)
    redress(s, i, bag=tuple(bag), gold=s.heroes[i].gold + price)
    s.merchant.append(number)
    g.tell("bg-sold", hero=hero_name(s, i), card=card_name(number), gold=price)


def why_not_sell(s: Table, i: int, number: int) -> Why | None:
    """BG-MERCH-04, BG-MERCH-07, BG-POWER-01: from Bag or sheet, never a Power or a Soulbound item."""
    hero, values = s.heroes[i], {"card": card_name(number)}
    if CONTENT.cards[number].soulbound:
        return Why("BG-ITEM-10", "bg-soulbound", values)
    if not is_item(number):
        return Why("BG-MERCH-07", "bg-cannot-sell", values)
    owned = number in hero.bag or any(number in area for area in hero.areas)
    return None if owned else Why("BG-MERCH-04", "bg-cannot-sell", values)


def wares() -> Iterator[Option]:
    """All that could be trained, bought or sold."""
    yield Done()
    yield from meant.cards(Train)
    yield from meant.cards(lambda n: Buy(n, CONTENT.cards[n].gold))
    yield from meant.cards(lambda n: Sell(n, half_up(n)))


def why_full(s: Table, i: int) -> Why | None:
    """BG-REST-04, BG-CHAR-05: nothing is regained beyond the capacities."""
    hero = s.heroes[i]
    if hero.health < capacity(hero, "health") or hero.energy < capacity(hero, "energy"):
        return None
    return Why("BG-REST-04", "bg-full", {"hero": hero_name(s, i)})


# ---- Powers outside combat


class UsePower(Frame, kw_only=True):
    """BG-ACT-01: a Power that is an action, or that works just before one."""

    STEPS = ("pay", "use")
    hero: int
    card: int
    ability: int

    def pay(self, g: Game[Table]) -> None:
        s = g.state
        if CONTENT.cards[self.card].ability[self.ability].at == "action":
            change(s, self.hero, actions=s.heroes[self.hero].actions - 1)

    def use(self, g: Game[Table]) -> Outcome:
        return UseAbility(owner=self.hero, card=self.card, ability=self.ability, subject=self.hero)


# ---- why not


def who_and_where(s: Table, i: int) -> dict[str, int | str]:
    return {"hero": hero_name(s, i), "region": region_name(s.heroes[i].region)}


def why_no_action(s: Table, i: int, kind: str) -> Why | None:
    """BG-ACT-02, BG-ACT-03: why a character cannot take an action of this kind, as things stand now."""
    hero = s.heroes[i]
    if kind in ("travel", "rest", "train", "town", "challenge") and not hero.actions:
        return Why("BG-TURN-04", "bg-no-actions", who_and_where(s, i))
    if kind in ("travel", "rest", "train", "town", "use") and not (kind == "travel" and grants(hero, "travel_freely")):
        groups = blue_groups(s, hero.region)
        if groups:
            values = {**who_and_where(s, i), "kind": f"@bg-{CONTENT.kinds[groups[0]].id}"}
            return Why("BG-ACT-02", "bg-must-challenge", values)
    if kind == "travel":
        if grants(hero, "one_travel") and s.count(Scope.TURN, Tally.TRAVELLED, i):
            return Why("BG-GEN-09", "bg-one-travel", who_and_where(s, i))
        return ongoing.why_no_travel(s, i)
    if kind == "train" and not can_train(s, i):
        return Why("BG-TRAIN-01", "bg-nothing-to-train", who_and_where(s, i))
    if kind == "town" and not has_town(hero):
        return Why("BG-TOWN-01", "bg-no-town", who_and_where(s, i))
    return None


def why_no_power(s: Table, option: UseCard) -> Why | None:
    """Why a character cannot use a card, before an action or as one."""
    i = option.hero
    if not s.heroes[i].actions:
        return Why("BG-TURN-04", "bg-no-actions", who_and_where(s, i))
    why = why_not_now(s, option, ("before", "action"))
    is_action = CONTENT.cards[option.card].ability[option.ability].at == "action"
    return why or (why_no_action(s, i, "use") if is_action else None)
