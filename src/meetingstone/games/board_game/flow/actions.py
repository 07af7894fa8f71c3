"""Travel, Rest, Training and Town actions, and Powers that are used outside combat (BG-TRAVEL, BG-REST, BG-TRAIN,
BG-TOWN, BG-MERCH)."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, is_item, move, pay_gold, redress, regain, unequip
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import kazzak, ongoing
from meetingstone.games.board_game.flow.items import Receive
from meetingstone.games.board_game.flow.moments import Moment, after_spending, why_not_now
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.ids import hero_named
from meetingstone.games.board_game.options import Buy, Done, GoTo, Hasten, Look, Regain, Sell, Split, Train
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
from meetingstone.games.board_game.state import FACTIONS, Scope, Table, Tally

STEPS_OF_TRAVEL = 2


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

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, name = key.partition(":")
        if kind == "done":
            return Why("BG-TRAVEL-01", "bg-one-step-at-least")
        if kind != "go" or name not in CONTENT.region:
            return None
        region = CONTENT.region[name]
        hero = g.state.heroes[self.hero]
        if region == CONTENT.home(1 - hero.faction):
            return Why("BG-TRAVEL-04", "bg-enemy-home", {"region": region_name(region)})
        if FACTIONS[1 - hero.faction] in CONTENT.regions[region].flight and not CONTENT.regions[region].flight[1:]:
            return Why("BG-TRAVEL-06", "bg-enemy-flight", {"region": region_name(region)})
        return Why("BG-TRAVEL-03", "bg-not-adjacent", {"region": region_name(region)})


class ExtraStep(Frame, kw_only=True):
    """Ghost Wolf, Aspect of the Cheetah and the Trusty Mount give one more region (BG-TRAVEL-02)."""

    STEPS = ("choose",)
    hero: int
    extra: int = 0

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        hero = s.heroes[self.hero]
        swift = [n for n in hero.cards if "swift" in CONTENT.cards[n].grants]
        if grants(hero, "mount") and not s.count(Scope.TURN, Tally.MOUNTED, self.hero):
            swift.append(CONTENT.number["trusty_mount"])
        if not swift:
            return None
        options: list[Option] = [Done(), *(Hasten(n) for n in swift)]
        if kazzak.may_peek(s, self.hero):
            options.append(Look(self.hero))
        return Ask(seat=hero.seat, kind="bg-extra-step", rule="BG-TRAVEL-02", options=tuple(options))

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

    def choose_answered(self, g: Game[Table], choice: Split) -> None:
        regain(g, self.hero, health=choice.health, energy=choice.energy)


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
        town = has_town(hero)
        return Share(
            hero=self.hero, amount=hero.level * (3 if town else 2), rule="BG-REST-02" if town else "BG-REST-01"
        )

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

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        return _why_not_shop(g, self.hero, key, town=False)


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
        if not self.rested and (hero.health < capacity(hero, "health") or hero.energy < capacity(hero, "energy")):
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

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        return _why_not_shop(g, self.hero, key, town=True)


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
    """BG-MERCH-04, BG-MERCH-07, BG-POWER-01: from Bag or sheet, never a Power or a Soulbound item."""
    hero = s.heroes[i]
    owned = dict.fromkeys((*hero.bag, *(n for area in hero.areas for n in area if is_item(n))))
    return [n for n in owned if not CONTENT.cards[n].soulbound]


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


def _why_not_shop(g: Game[Table], i: int, key: str, *, town: bool) -> Why | None:
    kind, _, name = key.partition(":")
    number = CONTENT.number.get(name, NONE)
    if kind == "done":
        return Why("BG-TRAIN-01", "bg-buy-one")
    if number == NONE:
        return None
    values: dict[str, int | str] = {"card": card_name(number)}
    if kind == "train":
        return why_not_train(g.state, i, number)
    if kind in ("buy", "sell") and not town:
        return Why("BG-TOWN-04", "bg-only-in-town", values)
    if kind == "buy":
        return why_not_buy(g.state, i, number)
    if kind == "sell":
        if CONTENT.cards[number].soulbound:
            return Why("BG-ITEM-10", "bg-soulbound", values)
        return Why("BG-MERCH-07" if not is_item(number) else "BG-MERCH-04", "bg-cannot-sell", values)
    return None


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


def why_not_act(g: Game[Table], seat: int, key: str) -> Why | None:
    """Why an action of the faction turn is not possible; None when it is, or when no rule speaks of it."""
    s = g.state
    kind, _, rest = key.partition(":")
    name = rest.partition(":")[0]
    i = hero_named(s, name)
    if i == NONE:
        return None
    values = _who(s, i)
    if s.heroes[i].faction != s.active:
        return Why("BG-TURN-02", "bg-not-active", values)
    if s.heroes[i].seat != seat:
        return Why("BG-DEC-04", "bg-not-yours", values)
    if kind == "use":
        return why_no_power(s, i, rest)
    why = why_no_action(s, i, kind)
    if why is None and kind == "challenge":
        return why_not_challenge(s, i, rest.partition(":")[2], values)
    return Why("BG-TRADE-01", "bg-no-trade", values) if kind == "trade" else why


def _who(s: Table, i: int) -> dict[str, int | str]:
    return {"hero": hero_name(s, i), "region": region_name(s.heroes[i].region)}


def why_no_action(s: Table, i: int, kind: str) -> Why | None:
    """BG-ACT-02, BG-ACT-03: why a character cannot take an action of this kind, as things stand now."""
    hero = s.heroes[i]
    if kind in ("travel", "rest", "train", "town", "challenge") and not hero.actions:
        return Why("BG-TURN-04", "bg-no-actions", _who(s, i))
    if kind in ("travel", "rest", "train", "town", "use") and not (kind == "travel" and grants(hero, "travel_freely")):
        groups = blue_groups(s, hero.region)
        if groups:
            return Why("BG-ACT-02", "bg-must-challenge", {**_who(s, i), "kind": f"@bg-{CONTENT.kinds[groups[0]].id}"})
    if kind == "travel":
        if grants(hero, "one_travel") and s.count(Scope.TURN, Tally.TRAVELLED, i):
            return Why("BG-GEN-09", "bg-one-travel", _who(s, i))
        return ongoing.why_no_travel(s, i)
    if kind == "train" and not can_train(s, i):
        return Why("BG-TRAIN-01", "bg-nothing-to-train", _who(s, i))
    if kind == "town" and not has_town(hero):
        return Why("BG-TOWN-01", "bg-no-town", _who(s, i))
    return None


def why_no_power(s: Table, i: int, named: str) -> Why | None:
    """Why a character cannot use what is named, before an action or as one."""
    if not s.heroes[i].actions:
        return Why("BG-TURN-04", "bg-no-actions", _who(s, i))
    return why_not_now(s, named, ("before", "action")) or why_no_action(s, i, "use")


def why_not_challenge(s: Table, i: int, target: str, values: dict[str, int | str]) -> Why:
    """``target`` is what a key says after the challenger: ``quest:naga``, ``pvp``, a boss."""
    groups = blue_groups(s, s.heroes[i].region)
    if groups:
        return Why("BG-CHAL-02", "bg-blue-first", {**values, "kind": f"@bg-{CONTENT.kinds[groups[0]].id}"})
    kind, _, name = target.partition("@")[0].partition(":")
    here = [c for c in s.creatures if c.region == s.heroes[i].region and CONTENT.kinds[c.kind].id == name]
    if kind == "quest" and any(c.quest != NONE for c in here):
        return Why("BG-CHAL-03", "bg-enemy-quest", values)
    return Why("BG-CHAL-01", "bg-no-target", values)
