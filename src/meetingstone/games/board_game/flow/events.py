"""Event cards: the draw, what each one does, and what faceup ones change later (BG-EVENT)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, AskAll, Frame, Game, Option, Shuffle
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, earn_gold, move, pay_gold, redress, spend_energy
from meetingstone.games.board_game.content import CONTENT, EventCard
from meetingstone.games.board_game.flow import actions
from meetingstone.games.board_game.flow.finale import NefarianArrives
from meetingstone.games.board_game.flow.items import Receive
from meetingstone.games.board_game.flow.ongoing import (
    card_of,
    distances,
    end_event,
    in_plaguelands,
    is_out,
    lies_out,
    payout,
)
from meetingstone.games.board_game.flow.quests import DrawQuest, put_away
from meetingstone.games.board_game.flow.rewards import EarnXp, Lots, Reward, learn
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.flow.wounds import LoseHealth
from meetingstone.games.board_game.options import (
    Bid,
    Buy,
    Cleanse,
    Done,
    GiveItem,
    GoTo,
    MoveBeasts,
    Regain,
    Sell,
    SwapQuest,
    SwapTalent,
    TakeGold,
    ToMerchant,
)
from meetingstone.games.board_game.queries import (
    capacity,
    card_name,
    fight_of,
    hero_name,
    region_name,
)
from meetingstone.games.board_game.state import FACTIONS, FaceUp, Foe, Table

BULWARK = CONTENT.region["the_bulwark"]


# ---- the draw


class DrawEvents(Frame, kw_only=True):
    """BG-EVENT-01..03, BG-EVENT-19: until a normal Event, or a Bonus Event whose title was already resolved."""

    STEPS = ("reshuffle", "draw", "fate", "resolve", "lay_out", "go_on")
    card: int = NONE
    titles: tuple[str, ...] = ()
    twin: bool = False

    def reshuffle(self, g: Game[Table]) -> Outcome:
        """BG-EVENT-22."""
        s = g.state
        if s.event_deck:
            return None
        if not s.event_discards:
            self.pc = len(self.STEPS)
            return None
        size = len(s.event_discards)
        return Shuffle(kind="bg-shuffle", rule="BG-EVENT-22", size=size, count=size)

    def reshuffle_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.event_deck = [s.event_discards[i] for i in order]
        s.event_discards = []

    def draw(self, g: Game[Table]) -> None:
        s = g.state
        self.card = s.event_deck.pop()
        card = CONTENT.events[self.card]
        g.reveal()
        g.tell("bg-event", event=f"@bg-{card.id}")
        title = card.title or card.id
        self.twin = card.bonus and title in self.titles
        self.titles = (*self.titles, title)
        # Ears and Heads of the Wild lasts until the next Event draw.
        end_event(g, "ears_and_heads")

    def fate(self, g: Game[Table]) -> Outcome:
        """BG-OVER-06: Nefarian moves as soon as the card is drawn."""
        s = g.state
        fate = CONTENT.events[self.card].fate
        if not fate or s.overlord == NONE or CONTENT.overlords[s.overlord].id != "nefarian":
            return None
        return MoveNefarian(steps=fate)

    def resolve(self, g: Game[Table]) -> Outcome:
        s = g.state
        card = CONTENT.events[self.card]
        if s.winner != NONE:
            self.pc = len(self.STEPS)
            return None
        if self.twin:
            return None
        return RESOLVE[card.does](g, self.card)

    def lay_out(self, g: Game[Table]) -> None:
        """BG-EVENT-01, BG-EVENT-02, BG-EVENT-15."""
        s = g.state
        card = CONTENT.events[self.card]
        if card.does == "cauldrons":
            s.cauldrons_seen = True
        if not self.twin and card.does in LASTING:
            s.events.append(FaceUp(self.card, s.turn, LASTING[card.does](g, card)))
            calm_winds(g)
        elif self.twin or card.does != "auction":
            s.event_discards.append(self.card)

    def go_on(self, g: Game[Table]) -> None:
        if CONTENT.events[self.card].bonus and not self.twin:
            self.goto("reshuffle")


class MoveNefarian(Frame, kw_only=True):
    """BG-OVER-06: along a shortest path to The Bulwark; the active faction picks among equal ones."""

    STEPS = ("step", "arrived")
    steps: int

    def step(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.steps or s.overlord_region == BULWARK:
            return None
        distance = distances(BULWARK)
        here = s.overlord_region
        ways = [r for r in CONTENT.links[here] if distance[r] == distance[here] - 1]
        return together(g, s.active, "bg-nefarian", "BG-OVER-06", tuple(GoTo(r) for r in ways))

    def step_answered(self, g: Game[Table], choice: GoTo) -> None:
        s = g.state
        s.overlord_region = choice.region
        g.tell("bg-nefarian-moves", region=region_name(choice.region))
        self.steps -= 1
        self.again()

    def arrived(self, g: Game[Table]) -> Outcome:
        return NefarianArrives() if g.state.overlord_region == BULWARK else None


# ---- what cards do at once

Resolve = Callable[[Game[Table], int], Outcome]


class EachHero(Frame, kw_only=True):
    """BG-EVENT-23: characters act from the fewest XP upward, whatever their faction."""

    STEPS = ("lots", "next_hero")
    does: str
    todo: tuple[int, ...] = ()

    def lots(self, g: Game[Table]) -> Outcome:
        return Lots(heroes=tuple(range(len(g.state.heroes))))

    def lots_returned(self, g: Game[Table], order: tuple[int, ...]) -> None:
        self.todo = order

    def next_hero(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        return OFFERS[self.does](first)


class Crafts(Frame, kw_only=True):
    """Professions and Crafts: gold equal to the level, or as many tokens."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        options: list[Option] = [TakeGold(hero.level)]
        if hero.health < capacity(hero, "health") or hero.energy < capacity(hero, "energy"):
            options.append(Regain())
        return Ask(seat=hero.seat, kind="bg-crafts", rule="BG-EVENT-23", options=tuple(options))

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        level = g.state.heroes[self.hero].level
        if isinstance(choice, TakeGold):
            earn_gold(g, self.hero, level)
            return None
        return actions.Share(hero=self.hero, amount=level, rule="BG-EVENT-23")


class Zeppelin(Frame, kw_only=True):
    """Goblin Zeppelin: to a friendly flight point free of enemy characters."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        hero = s.heroes[self.hero]
        side = FACTIONS[hero.faction]
        places = [
            r
            for r, region in enumerate(CONTENT.regions)
            if side in region.flight and r != hero.region and not s.heroes_in(r, 1 - hero.faction)
        ]
        options: tuple[Option, ...] = (Done(), *(GoTo(r) for r in places))
        return Ask(seat=hero.seat, kind="bg-zeppelin", rule="BG-EVENT-23", options=options)

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, GoTo):
            move(g, self.hero, choice.region)


class Bargain(Frame, kw_only=True):
    """Traveling Merchants: one Merchant item at half price, rounded up."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        cards = [
            n for n in dict.fromkeys(s.merchant) if actions.why_not_buy(s, self.hero, n, actions.half_up(n)) is None
        ]
        options: tuple[Option, ...] = (Done(), *(Buy(n, actions.half_up(n)) for n in cards))
        return Ask(seat=s.heroes[self.hero].seat, kind="bg-bargain", rule="BG-TOWN-04", options=options)

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Buy):
            return actions.buy(g, self.hero, choice.card, choice.gold)
        return None


class Sale(Frame, kw_only=True):
    """Goblin Merchant: one Bag item at half price, rounded down."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        cards = [n for n in dict.fromkeys(hero.bag) if not CONTENT.cards[n].soulbound]
        options: tuple[Option, ...] = (Done(), *(Sell(n, CONTENT.cards[n].gold // 2) for n in cards))
        return Ask(seat=hero.seat, kind="bg-sale", rule="BG-TOWN-04", options=options)

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Sell):
            actions.sell(g, self.hero, choice.card, choice.gold)


class OtherTalents(Frame, kw_only=True):
    """Another Path to Power: swap Talents for others of equal or lower level, or take gold."""

    STEPS = ("choose",)
    hero: int
    swapped: tuple[int, ...] = ()

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        options: list[Option] = [Done()] if self.swapped else [TakeGold(2 * hero.level)]
        for old in hero.talents:
            if old in self.swapped:
                continue
            deck = CONTENT.talents_of(CONTENT.characters[hero.character].cls)
            options += [
                SwapTalent(old, new)
                for new in deck
                if new not in hero.talents and CONTENT.cards[new].level <= CONTENT.cards[old].level
            ]
        return Ask(seat=hero.seat, kind="bg-other-talents", rule="BG-TAL-05", options=tuple(options))

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        s = g.state
        if isinstance(choice, TakeGold):
            earn_gold(g, self.hero, choice.amount)
        elif isinstance(choice, SwapTalent):
            kept = tuple(n for n in s.heroes[self.hero].talents if n != choice.old)
            redress(s, self.hero, talents=kept)
            learn(g, self.hero, choice.new)
            self.swapped = (*self.swapped, choice.new)
            self.again()


class GiveUpItem(Frame, kw_only=True):
    """Zaeldarr the Outcast: every character gives up one Bag item, which lies on the card."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        if not hero.bag:
            return None
        options = tuple(ToMerchant(n) for n in dict.fromkeys(hero.bag))
        return Ask(seat=hero.seat, kind="bg-give-to-zaeldarr", rule="BG-EVENT-20", options=options)

    def choose_answered(self, g: Game[Table], choice: ToMerchant) -> None:
        s = g.state
        bag = list(s.heroes[self.hero].bag)
        bag.remove(choice.card)
        redress(s, self.hero, bag=tuple(bag))
        g.tell("bg-gave-up", hero=hero_name(s, self.hero), card=card_name(choice.card))
        s.hoard.append(choice.card)


OFFERS: dict[str, Callable[[int], Frame]] = {
    "crafts": lambda hero: Crafts(hero=hero),
    "zeppelin": lambda hero: Zeppelin(hero=hero),
    "bargains": lambda hero: Bargain(hero=hero),
    "sale": lambda hero: Sale(hero=hero),
    "other_talents": lambda hero: OtherTalents(hero=hero),
    "hoarder": lambda hero: GiveUpItem(hero=hero),
}


def _each_hero(g: Game[Table], number: int) -> Outcome:
    return EachHero(does=CONTENT.events[number].does)


class SwapQuests(Frame, kw_only=True):
    """New Horizons: each faction may give up one faceup quest for a new one (BG-QUEST-17)."""

    STEPS = ("first", "draw_first", "second", "draw_second")
    gave: int = NONE

    def _offer(self, g: Game[Table], faction: int) -> Outcome:
        options: tuple[Option, ...] = (Done(), *(SwapQuest(quest) for quest in g.state.quests[faction]))
        return together(g, faction, "bg-swap", "BG-QUEST-17", options)

    def _give(self, g: Game[Table], faction: int, choice: Option) -> None:
        self.gave = NONE
        if isinstance(choice, SwapQuest):
            s = g.state
            self.gave = choice.quest
            s.creatures = [c for c in s.creatures if c.quest != choice.quest]
            g.tell("bg-quest-dropped", quest=f"@bg-{CONTENT.quests[choice.quest].id}")
            put_away(g, faction, choice.quest)

    def first(self, g: Game[Table]) -> Outcome:
        return self._offer(g, g.state.active)

    def first_answered(self, g: Game[Table], choice: Option) -> None:
        self._give(g, g.state.active, choice)

    def draw_first(self, g: Game[Table]) -> Outcome:
        return DrawQuest(faction=g.state.active) if self.gave != NONE else None

    def second(self, g: Game[Table]) -> Outcome:
        return self._offer(g, 1 - g.state.active)

    def second_answered(self, g: Game[Table], choice: Option) -> None:
        self._give(g, 1 - g.state.active, choice)

    def draw_second(self, g: Game[Table]) -> Outcome:
        return DrawQuest(faction=1 - g.state.active) if self.gave != NONE else None


class Beasts(Frame, kw_only=True):
    """The Beasts of Lordaeron: factions alternate, two moves each; no group moves twice."""

    STEPS = ("move",)
    left: int = 4
    moved: tuple[tuple[int, int], ...] = ()
    """(kind, region) of groups that have moved."""

    def move(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.left:
            return None
        faction = s.active if self.left % 2 == 0 else 1 - s.active
        options: list[Option] = [Done()]
        groups = sorted({(c.kind, c.region) for c in s.creatures if c.quest == NONE})
        for kind, region in groups:
            if (kind, region) not in self.moved:
                options += [MoveBeasts(kind, region, target) for target in beast_targets(s, kind, region, faction)]
        return together(g, faction, "bg-beasts", "BG-EVENT-20", tuple(options))

    def move_answered(self, g: Game[Table], choice: Option) -> None:
        s = g.state
        self.left -= 1
        self.again()
        if isinstance(choice, MoveBeasts):
            s.creatures = [
                replace(c, region=choice.target)
                if c.quest == NONE and (c.kind, c.region) == (choice.kind, choice.source)
                else c
                for c in s.creatures
            ]
            self.moved = (*self.moved, (choice.kind, choice.target))
            calm_winds(g)
            g.tell(
                "bg-beasts-moved",
                creature=f"@bg-{CONTENT.kinds[choice.kind].id}",
                source=region_name(choice.source),
                target=region_name(choice.target),
            )


def beast_targets(s: Table, kind: int, region: int, faction: int) -> list[int]:
    """Up to two regions away: not onto an enemy character, a starting region, or blue creatures of its own type."""
    near = {other for at in (region, *CONTENT.links[region]) for other in CONTENT.links[at]} - {region}
    return sorted(
        r
        for r in near
        if not CONTENT.regions[r].home
        and not s.heroes_in(r, 1 - faction)
        and not any(c.region == r and c.kind == kind and c.quest == NONE for c in s.creatures)
    )


class Auction(Frame, kw_only=True):
    """BG-EVENT-04..06: closed-fist, all at once; ties are drawn."""

    STEPS = ("bid", "settle")
    prize: int
    bids: tuple[int, ...] = ()

    def bid(self, g: Game[Table]) -> Outcome:
        s = g.state
        seats = tuple(range(len(s.seat_faction)))
        return AskAll(
            kind="bg-auction", rule="BG-EVENT-05", seats=seats, options=tuple(_bids(s, seat) for seat in seats)
        )

    def bid_answered(self, g: Game[Table], choices: tuple[Option, ...]) -> None:
        s = g.state
        bids = [0] * len(s.heroes)
        for seat, choice in enumerate(choices):
            assert isinstance(choice, Bid)
            mine = [i for i, hero in enumerate(s.heroes) if hero.seat == seat]
            for i, amount in zip(mine, choice.amounts, strict=True):
                bids[i] = amount
        self.bids = tuple(bids)
        g.tell("bg-bids", bids=[f"{amount}" for amount in bids], heroes=[hero_name(s, i) for i in range(len(bids))])

    def settle(self, g: Game[Table]) -> Outcome:
        best = [i for i, bid in enumerate(self.bids) if bid == max(self.bids)]
        if len(best) > 1:
            return Shuffle(kind="bg-lots", rule="BG-EVENT-06", size=len(best), count=1)
        self._win(g, best[0])
        return None

    def settle_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        best = [i for i, bid in enumerate(self.bids) if bid == max(self.bids)]
        self._win(g, best[choice[0]])

    def _win(self, g: Game[Table], i: int) -> None:
        s = g.state
        pay_gold(g, i, self.bids[i])
        redress(s, i, prizes=(*s.heroes[i].prizes, self.prize))
        g.tell("bg-won-auction", hero=hero_name(s, i), card=card_name(self.prize), gold=self.bids[i])


def _bids(s: Table, seat: int) -> tuple[Option, ...]:
    mine = [hero.gold for hero in s.heroes if hero.seat == seat]
    bids: list[tuple[int, ...]] = [()]
    for gold in mine:
        bids = [(*bid, amount) for bid in bids for amount in range(gold + 1)]
    return tuple(Bid(bid) for bid in bids)


def _auction(g: Game[Table], number: int) -> Outcome:
    return Auction(prize=CONTENT.number[CONTENT.events[number].prize])


def tainted(s: Table, what: str) -> tuple[tuple[int, int], ...]:
    """(hero, tokens): characters near Kel'Thuzad lose half of what they have; the plague makes it worse."""
    plague = lies_out(s, "plague") is not None
    distance = distances(s.overlord_region)
    found = []
    for i, hero in enumerate(s.heroes):
        lost = (getattr(hero, what) + plague) // 2
        if lost and distance[hero.region] <= (8 if plague else 4):
            found.append((i, lost))
    return tuple(found)


class SoulTaint(Frame, kw_only=True):
    """Health lost to the card leaves a last chance to heal, as anywhere (BG-DEFEAT-01)."""

    STEPS = ("each",)
    todo: tuple[tuple[int, int], ...]

    def each(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            return None
        (hero, lost), *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        g.tell("bg-tainted-health", hero=hero_name(g.state, hero), amount=lost)
        return LoseHealth(hero=hero, count=lost)


def _taint_health(g: Game[Table], number: int) -> Outcome:
    return SoulTaint(todo=tainted(g.state, "health"))


def _taint_energy(g: Game[Table], number: int) -> Outcome:
    """Arcane Corruption."""
    s = g.state
    for i, lost in tainted(s, "energy"):
        change(s, i, energy=s.heroes[i].energy - lost)
        g.tell("bg-tainted-energy", hero=hero_name(s, i), amount=lost)
    return None


def _toll_of_gold(g: Game[Table], number: int) -> Outcome:
    """A Spectral Revenge: every character gives up half his gold; it lies on the card."""
    s = g.state
    for i, hero in enumerate(s.heroes):
        if hero.gold // 2:
            s.hoard_gold += hero.gold // 2
            g.tell("bg-gave-gold", hero=hero_name(s, i), amount=hero.gold // 2)
            change(s, i, gold=hero.gold - hero.gold // 2)
    return None


def _nothing(g: Game[Table], number: int) -> Outcome:
    return None


class MarkBounty(Frame, kw_only=True):
    """Bounty: a random character of each faction is marked."""

    STEPS = ("first", "second")

    def first(self, g: Game[Table]) -> Outcome:
        return Shuffle(kind="bg-lots", rule="BG-GEN-10", size=len(g.state.heroes_of(0)), count=1)

    def first_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        g.state.marked = [g.state.heroes_of(0)[choice[0]]]

    def second(self, g: Game[Table]) -> Outcome:
        return Shuffle(kind="bg-lots", rule="BG-GEN-10", size=len(g.state.heroes_of(1)), count=1)

    def second_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        s = g.state
        s.marked.append(s.heroes_of(1)[choice[0]])
        g.tell("bg-marked", heroes=[hero_name(s, i) for i in s.marked])


RESOLVE: dict[str, Resolve] = {
    "swap_quests": lambda g, n: SwapQuests(),
    "crafts": _each_hero,
    "beasts": lambda g, n: Beasts(),
    "auction": _auction,
    "zeppelin": _each_hero,
    "bargains": _each_hero,
    "other_talents": _each_hero,
    "sale": _each_hero,
    "old_hatreds": _nothing,
    "bounty": lambda g, n: MarkBounty(),
    "subterfuge": _nothing,
    "ears_and_heads": _nothing,
    "cleanse": _nothing,
    "plaguewinds": _nothing,
    "war": _nothing,
    "boss": _nothing,
    "hoarder": _each_hero,
    "toll_of_gold": _toll_of_gold,
    "cauldrons": _nothing,
    "plague": _nothing,
    "taint_health": _taint_health,
    "taint_energy": _taint_energy,
}


def _empty(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    return ()


def _marked(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    marked, g.state.marked = tuple(g.state.marked), []
    return marked


def _regions(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    return tuple(CONTENT.region[name] for name in card.regions)


def _hoard(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    hoard, g.state.hoard = tuple(g.state.hoard), []
    return hoard


def _hoard_gold(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    gold, g.state.hoard_gold = g.state.hoard_gold, 0
    return (gold,)


LASTING: dict[str, Callable[[Game[Table], EventCard], tuple[int, ...]]] = {
    "old_hatreds": _empty,
    "bounty": _marked,
    "subterfuge": _empty,
    "ears_and_heads": _empty,
    "cleanse": _empty,
    "plaguewinds": _empty,
    "war": _regions,
    "boss": _empty,
    "hoarder": _hoard,
    "toll_of_gold": _hoard_gold,
    "cauldrons": _empty,
    "plague": _regions,
}
"""Events that stay faceup, and what lies on them: regions, cards, gold, marked characters, kept figures, attempts."""


CLEANSING = 3
"""Energy that removes a plague token."""


def after_action(g: Game[Table], acted: tuple[int, ...]) -> Outcome:
    """Spread the Plague: whoever ends an action in such a region may remove the token."""
    able = plague_fighters(g.state, acted)
    return CleansePlague(heroes=able) if able else None


def plague_fighters(s: Table, acted: tuple[int, ...]) -> tuple[int, ...]:
    plague = lies_out(s, "plague")
    if plague is None:
        return ()
    return tuple(i for i in acted if s.heroes[i].region in plague.data and s.heroes[i].energy >= CLEANSING)


class CleansePlague(Frame, kw_only=True):
    STEPS = ("offer",)
    heroes: tuple[int, ...]

    def offer(self, g: Game[Table]) -> Outcome:
        options: tuple[Option, ...] = (Done(), *(Cleanse(i) for i in self.heroes))
        return together(g, g.state.active, "bg-cleanse", "BG-EVENT-20", options, self.heroes)

    def offer_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if not isinstance(choice, Cleanse):
            return None
        s = g.state
        spend_energy(g, choice.hero, CLEANSING)
        region = s.heroes[choice.hero].region
        at = next(k for k, up in enumerate(s.events) if card_of(up).does == "plague")
        left = tuple(r for r in s.events[at].data if r != region)
        s.events[at] = replace(s.events[at], data=left)
        if not left:
            end_event(g, "plague")
        g.tell("bg-cleansed", hero=hero_name(s, choice.hero), region=region_name(region))
        return EarnXp(hero=choice.hero, xp=1)


class CheckWars(Frame, kw_only=True):
    """BG-EVENT-11..14, BG-EVENT-24: a War is won by holding both regions at the end of the enemy's turn."""

    STEPS = ("look", "pay")
    faction: int
    won: tuple[int, ...] = ()
    """Heroes still to be paid, and how much XP each gets."""
    xp: int = 0

    def look(self, g: Game[Table]) -> None:
        s = g.state
        for up in s.events:
            card = card_of(up)
            if card.does != "war" or up.since == s.turn:
                continue
            if all(s.heroes_in(region, self.faction) for region in up.data):
                paid = payout(s, card, self.faction)
                self.won, self.xp = tuple(s.heroes_of(self.faction)), paid.xp
                g.tell("bg-war-won", event=f"@bg-{card.id}", faction=f"@bg-{FACTIONS[self.faction]}")
                for i in self.won:
                    earn_gold(g, i, paid.gold)
                is_out(g, up)
                return

    def pay(self, g: Game[Table]) -> Outcome:
        if not self.won:
            return None
        first, *rest = self.won
        self.won = tuple(rest)
        # Another War may be won as well.
        self.goto("pay" if rest else "look")
        return EarnXp(hero=first, xp=self.xp)


class AfterCombat(Frame, kw_only=True):
    """What bosses and faceup Events pay for a combat; ``Table.fight`` still tells of it."""

    STEPS = ("boss", "hoard", "ears", "winds", "keep", "pvp", "pay")
    won: int
    """Of a normal combat whether all opponents fell; of PvP the winning faction, or NONE."""
    hoard_cards: tuple[int, ...] = ()
    owed: tuple[tuple[int, int], ...] = ()
    """(hero, XP) still to be paid."""

    def boss(self, g: Game[Table]) -> Outcome:
        """BG-EVENT-17."""
        s = g.state
        fight = fight_of(s)
        faction = fight.attackers
        if fight.kind != "boss":
            return None
        foe = (fight.killed or fight.foes)[0]
        up = next((up for up in s.events if card_of(up).boss == CONTENT.bosses[foe.boss].id), None)
        if up is None:
            return None
        card = card_of(up)
        if card.does == "cauldrons":
            self._attempt(g, up, faction)
        if not fight.killed:
            return None
        paid = payout(s, card, faction)
        alive = fight.sides[faction]
        gold = paid.gold + (up.data[0] if card.does == "toll_of_gold" else 0)
        self.hoard_cards = up.data if card.does == "hoarder" else ()
        if card.prize and alive:
            self.hoard_cards = (CONTENT.number[card.prize],)
        if card.does != "cauldrons":
            is_out(g, up)
        return Reward(faction=faction, began=fight.began, alive=alive, gold=gold, xp=paid.xp, symbols=paid.items)

    def _attempt(self, g: Game[Table], up: FaceUp, faction: int) -> None:
        """Each faction has one attempt; the card stays until both have had theirs."""
        s = g.state
        if fight_of(s).killed:
            s.won_cauldrons[faction] = True
        after = replace(up, data=(*up.data, faction))
        s.events[s.events.index(up)] = after
        if len(after.data) == 2:
            is_out(g, after)

    def hoard(self, g: Game[Table]) -> Outcome:
        """Items that lay on Zaeldarr's card, and the relic, for the victors."""
        s = g.state
        fight = fight_of(s)
        alive = fight.sides[fight.attackers]
        if not self.hoard_cards or not alive:
            return None
        first, *rest = self.hoard_cards
        self.hoard_cards = tuple(rest)
        self.again()
        return GiveOne(card=first, group=alive, faction=fight.attackers)

    def ears(self, g: Game[Table]) -> Outcome:
        """Ears and Heads of the Wild (BG-CHAL-10): XP and gold for independent creatures, shared like a quest's."""
        s = g.state
        fell = blue_fallen(s)
        if not fell or not lies_out(s, "ears_and_heads") or lies_out(s, "cleanse") or lies_out(s, "plaguewinds"):
            return None
        gold = sum(CONTENT.kinds[foe.kind].values(foe.colour).attack // 2 for foe in fell)
        return self._share(g, gold=gold, xp=len(fell))

    def _share(self, g: Game[Table], *, gold: int = 0, xp: int) -> Reward:
        fight = fight_of(g.state)
        alive = fight.sides[fight.attackers]
        return Reward(faction=fight.attackers, began=fight.began, alive=alive, gold=gold, xp=xp)

    def winds(self, g: Game[Table]) -> Outcome:
        """Foul Plaguewinds: XP for independent creatures of either Plaguelands, shared like a quest's."""
        s = g.state
        fell = blue_fallen(s)
        if not fell or not lies_out(s, "plaguewinds") or not in_plaguelands(fight_of(s).region):
            return None
        calm_winds(g)
        return self._share(g, xp=2 * len(fell))

    def keep(self, g: Game[Table]) -> None:
        """Cleanse the Land: factions keep what they fell (Horde's kinds, NONE, Alliance's); Attack 10 is paid."""
        s = g.state
        up, fell = lies_out(s, "cleanse"), blue_fallen(s)
        if not fell or up is None:
            return
        faction = fight_of(s).attackers
        at = s.events.index(up)
        divider = up.data.index(NONE) if NONE in up.data else 0
        sides: list[tuple[int, ...]] = [up.data[:divider], up.data[divider + 1 :]] if up.data else [(), ()]
        sides[faction] = (*sides[faction], *(foe.kind for foe in fell))
        s.events[at] = replace(up, data=(*sides[0], NONE, *sides[1]))
        total = sum(CONTENT.kinds[kind].values(2).attack for kind in sides[faction])
        if total >= 10:
            paid = payout(s, card_of(up), faction)
            for i in s.heroes_of(faction):
                earn_gold(g, i, paid.gold)
            self.owed = tuple((i, paid.xp) for i in s.heroes_of(faction))
            is_out(g, s.events[at])

    def pvp(self, g: Game[Table]) -> None:
        """Old Hatreds and Bounty."""
        s = g.state
        fight = fight_of(s)
        if fight.kind != "pvp":
            return
        owed: dict[int, int] = {}
        for up in tuple(s.events):
            card = card_of(up)
            if card.does == "old_hatreds" and self.won != NONE:
                paid = payout(s, card, self.won)
                for i in fight.began:
                    if s.heroes[i].faction == self.won:
                        earn_gold(g, i, paid.gold)
                        owed[i] = owed.get(i, 0) + paid.xp
                is_out(g, up)
            prey = next((i for i in fight.fallen if card.does == "bounty" and i in up.data), NONE)
            if prey != NONE:
                hunters = 1 - s.heroes[prey].faction
                for i in s.heroes_of(hunters):
                    owed[i] = owed.get(i, 0) + payout(s, card, hunters).xp
                is_out(g, up)
        self.owed = tuple(owed.items())

    def pay(self, g: Game[Table]) -> Outcome:
        if not self.owed:
            return None
        (hero, xp), *rest = self.owed
        self.owed = tuple(rest)
        self.again()
        return EarnXp(hero=hero, xp=xp)


def blue_fallen(s: Table) -> list[Foe]:
    """Independent creatures that fell in this combat."""
    return [foe for foe in fight_of(s).killed if foe.boss == NONE and foe.quest == NONE]


def calm_winds(g: Game[Table]) -> None:
    """Foul Plaguewinds end when no independent creature is left in the Plaguelands."""
    if not any(c.quest == NONE and in_plaguelands(c.region) for c in g.state.creatures):
        end_event(g, "plaguewinds")


class GiveOne(Frame, kw_only=True):
    """A card for one of the victors, as they agree (BG-REWARD-03)."""

    STEPS = ("choose",)
    card: int
    group: tuple[int, ...]
    faction: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(GiveItem(i) for i in self.group)
        return together(g, self.faction, "bg-give", "BG-REWARD-03", options, self.group)

    def choose_answered(self, g: Game[Table], choice: GiveItem) -> Outcome:
        if CONTENT.cards[self.card].type is None:
            hero = g.state.heroes[choice.hero]
            redress(g.state, choice.hero, prizes=(*hero.prizes, self.card))
            return None
        return Receive(hero=choice.hero, card=self.card)
