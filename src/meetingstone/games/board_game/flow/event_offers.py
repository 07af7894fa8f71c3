"""Events that every character answers, from the fewest XP upward (BG-EVENT-23)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from meetingstone.engine import Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import earn_gold, move, redress
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import actions, meant
from meetingstone.games.board_game.flow.rewards import Lots, learn
from meetingstone.games.board_game.options import Buy, Done, GoTo, Regain, Sell, SwapTalent, TakeGold, ToMerchant
from meetingstone.games.board_game.queries import card_name, hero_name, region_name
from meetingstone.games.board_game.state import FACTIONS, Table


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
    """Professions and Crafts (BG-EVENT-23): gold equal to the level, or as many tokens."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        seat = g.state.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-crafts", rule="BG-EVENT-23", options=self.legal(g, seat))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield from (TakeGold(g.state.heroes[self.hero].level), Regain())

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        return actions.why_full(g.state, self.hero) if isinstance(option, Regain) else None

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        level = g.state.heroes[self.hero].level
        if isinstance(choice, TakeGold):
            earn_gold(g, self.hero, level)
            return None
        return actions.Share(hero=self.hero, amount=level, rule="BG-EVENT-23")


class Zeppelin(Frame, kw_only=True):
    """Goblin Zeppelin (BG-EVENT-23): to a friendly flight point free of enemy characters."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        seat = g.state.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-zeppelin", rule="BG-EVENT-23", options=self.legal(g, seat))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        yield from meant.regions()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s, hero = g.state, g.state.heroes[self.hero]
        if not isinstance(option, GoTo):
            return None
        side, region = FACTIONS[hero.faction], option.region
        lands = side in CONTENT.regions[region].flight and region != hero.region
        if lands and not s.heroes_in(region, 1 - hero.faction):
            return None
        return Why("BG-EVENT-23", "bg-no-landing", {"region": region_name(region)})

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, GoTo):
            move(g, self.hero, choice.region)


class Bargain(Frame, kw_only=True):
    """Traveling Merchants (BG-EVENT-23, BG-TOWN-04): one Merchant item at half price, rounded up."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        cards = [
            n for n in dict.fromkeys(s.merchant) if actions.why_not_buy(s, self.hero, n, actions.half_up(n)) is None
        ]
        options: tuple[Option, ...] = (Done(), *(Buy(n, actions.half_up(n)) for n in cards))
        return Ask(seat=s.heroes[self.hero].seat, kind="bg-bargain", rule="BG-TOWN-04", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        yield from meant.cards(lambda n: Buy(n, actions.half_up(n)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, Buy):
            return None
        return actions.why_not_buy(g.state, self.hero, option.card, option.gold)

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Buy):
            return actions.buy(g, self.hero, choice.card, choice.gold)
        return None


class Sale(Frame, kw_only=True):
    """Goblin Merchant (BG-EVENT-23, BG-TOWN-04): one Bag item at half price, rounded down."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        cards = [n for n in dict.fromkeys(hero.bag) if not CONTENT.cards[n].soulbound]
        options: tuple[Option, ...] = (Done(), *(Sell(n, CONTENT.cards[n].gold // 2) for n in cards))
        return Ask(seat=hero.seat, kind="bg-sale", rule="BG-TOWN-04", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        yield from meant.cards(lambda n: Sell(n, CONTENT.cards[n].gold // 2))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, Sell):
            return None
        values = {"card": card_name(option.card)}
        if CONTENT.cards[option.card].soulbound:
            return Why("BG-ITEM-10", "bg-soulbound", values)
        in_bag = option.card in g.state.heroes[self.hero].bag
        return None if in_bag else Why("BG-EVENT-23", "bg-not-in-bag", values)

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Sell):
            actions.sell(g, self.hero, choice.card, choice.gold)


class OtherTalents(Frame, kw_only=True):
    """Another Path to Power (BG-EVENT-23, BG-TAL-05): swap Talents for others of equal or lower level, or take gold."""

    STEPS = ("choose",)
    hero: int
    swapped: tuple[int, ...] = ()

    def choose(self, g: Game[Table]) -> Outcome:
        seat = g.state.heroes[self.hero].seat
        return Ask(seat=seat, kind="bg-other-talents", rule="BG-TAL-05", options=self.legal(g, seat))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        hero = g.state.heroes[self.hero]
        deck = CONTENT.talents_of(CONTENT.characters[hero.character].cls)
        yield Done() if self.swapped else TakeGold(2 * hero.level)
        for old in hero.talents:
            yield from (SwapTalent(old, new) for new in deck)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, SwapTalent):
            return None
        values = {"card": card_name(option.new), "other": card_name(option.old)}
        if option.new in g.state.heroes[self.hero].talents:
            return Why("BG-TAL-05", "bg-known", values)
        if option.old in self.swapped or CONTENT.cards[option.new].level > CONTENT.cards[option.old].level:
            return Why("BG-TAL-05", "bg-no-swap", values)
        return None

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
    """Zaeldarr the Outcast (BG-EVENT-23): every character gives up one Bag item, which lies on the card."""

    STEPS = ("choose",)
    hero: int

    def choose(self, g: Game[Table]) -> Outcome:
        hero = g.state.heroes[self.hero]
        if not hero.bag:
            return None
        options = tuple(ToMerchant(n) for n in dict.fromkeys(hero.bag))
        return Ask(seat=hero.seat, kind="bg-give-to-zaeldarr", rule="BG-EVENT-20", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.cards(ToMerchant)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, ToMerchant)
        in_bag = option.card in g.state.heroes[self.hero].bag
        return None if in_bag else Why("BG-EVENT-20", "bg-not-in-bag", {"card": card_name(option.card)})

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


def each_hero(g: Game[Table], number: int) -> Outcome:
    return EachHero(does=CONTENT.events[number].does)
