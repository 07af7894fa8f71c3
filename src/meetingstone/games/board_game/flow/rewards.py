"""Experience, levels and rewards (BG-XP, BG-TAL, BG-REWARD)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, earn_gold, gain, redress, regain
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.items import DrawItems
from meetingstone.games.board_game.options import TakeTalent
from meetingstone.games.board_game.queries import capacity, card_name, hero_name
from meetingstone.games.board_game.state import Table

HIGHEST = 5


def level_at(xp: int) -> int:
    """BG-XP-01, BG-XP-03, BG-XP-07: the level comes of the XP alone, and the track has no space beyond level 5."""
    return 1 + sum(1 for needed in BOX.levels if xp >= needed)


class EarnXp(Frame, kw_only=True):
    """BG-XP-02, BG-XP-03, BG-XP-04, BG-XP-05, BG-XP-06, BG-XP-07: the counter moves at once; each level passed is
    gained completely before the next, with one Talent each (BG-TAL-04)."""

    STEPS = ("move", "level_up", "talent")
    hero: int
    xp: int

    def move(self, g: Game[Table]) -> None:
        s = g.state
        hero = s.heroes[self.hero]
        after = min(hero.xp + self.xp, BOX.levels[-1])
        if after > hero.xp:
            change(s, self.hero, xp=after)
            g.tell("bg-xp", hero=hero_name(s, self.hero), amount=after - hero.xp, xp=after)

    def level_up(self, g: Game[Table]) -> None:
        """BG-XP-04, BG-XP-05."""
        s = g.state
        hero = s.heroes[self.hero]
        if hero.level >= level_at(hero.xp):
            self.pc = len(self.STEPS)
            return
        redress(s, self.hero, level=hero.level + 1)
        g.tell("bg-level", hero=hero_name(s, self.hero), level=hero.level + 1)
        hero = s.heroes[self.hero]
        regain(g, self.hero, health=capacity(hero, "health"), energy=capacity(hero, "energy"))

    def talent(self, g: Game[Table]) -> Outcome:
        """BG-XP-06, BG-TAL-01, BG-TAL-02, BG-TAL-03."""
        hero = g.state.heroes[self.hero]
        options = tuple(TakeTalent(number) for number in open_talents(g.state, self.hero, hero.level))
        return Ask(seat=hero.seat, kind="bg-talent", rule="BG-TAL-01", options=options, confirm=True)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return (TakeTalent(n) for cls in CONTENT.classes for n in CONTENT.talents_of(cls))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, TakeTalent)
        hero, card = g.state.heroes[self.hero], CONTENT.cards[option.card]
        values: dict[str, int | str] = {"card": card_name(option.card)}
        if option.card not in CONTENT.talents_of(CONTENT.characters[hero.character].cls):
            return Why("BG-TAL-01", "bg-other-class", values)
        if option.card in hero.talents:
            return Why("BG-TAL-03", "bg-known", values)
        return (
            Why("BG-TAL-02", "bg-level-too-low", {**values, "level": card.level}) if card.level > hero.level else None
        )

    def talent_answered(self, g: Game[Table], choice: TakeTalent) -> None:
        learn(g, self.hero, choice.card)
        self.goto("level_up")


def open_talents(s: Table, i: int, level: int) -> list[int]:
    """BG-TAL-01, BG-TAL-02, BG-TAL-03: Talents that may be taken at a level."""
    hero = s.heroes[i]
    deck = CONTENT.talents_of(CONTENT.characters[hero.character].cls)
    return [n for n in deck if n not in hero.talents and CONTENT.cards[n].level <= level]


def learn(g: Game[Table], i: int, number: int) -> None:
    """A Talent is laid at its bar; one that raises a capacity also gives tokens if it says so."""
    s = g.state
    redress(s, i, talents=(*s.heroes[i].talents, number))
    g.tell("bg-talent", hero=hero_name(s, i), card=card_name(number))
    for row in CONTENT.cards[number].modify:
        if row.query in ("health", "energy") and row.filled:
            gain(g, i, **{row.query: row.add})


class Lots(Frame, kw_only=True):
    """BG-REWARD-02, BG-EVENT-23: heroes by fewest XP, ties drawn at random. The result is the order."""

    STEPS = ("draw",)
    heroes: tuple[int, ...]

    def draw(self, g: Game[Table]) -> Outcome:
        xp = [g.state.heroes[i].xp for i in self.heroes]
        if len(set(xp)) == len(xp):
            self.heroes = tuple(sorted(self.heroes, key=lambda i: g.state.heroes[i].xp))
            return None
        return Shuffle(kind="bg-lots", rule="BG-GEN-10", size=len(xp), count=len(xp))

    def draw_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        drawn = [self.heroes[i] for i in order]
        self.heroes = tuple(sorted(drawn, key=lambda i: g.state.heroes[i].xp))

    def result(self, g: Game[Table]) -> tuple[int, ...]:
        return self.heroes


class Reward(Frame, kw_only=True):
    """BG-REWARD-01, BG-REWARD-04: XP with penalty and bonus, then gold, then items. ``level`` 0: no target level
    (bosses)."""

    STEPS = ("lots", "divide_xp", "award_xp", "award_gold", "items")
    faction: int
    began: tuple[int, ...]
    """All who took part; they share the XP."""
    alive: tuple[int, ...]
    """Those who share gold and items."""
    gold: int = 0
    xp: int = 0
    level: int = 0
    symbols: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    shares: tuple[tuple[int, int], ...] = ()

    def lots(self, g: Game[Table]) -> Outcome:
        return Lots(heroes=self.began)

    def lots_returned(self, g: Game[Table], order: tuple[int, ...]) -> None:
        self.order = order

    def divide_xp(self, g: Game[Table]) -> None:
        """BG-REWARD-02, BG-REWARD-05, BG-REWARD-06, BG-REWARD-07, BG-REWARD-08, BG-REWARD-09: levels and totals are
        those before the award."""
        s = g.state
        shares = divided(self.xp, self.order)
        if self.level and self.xp:
            for i in self.order:
                shares[i] = max(0, shares[i] - max(0, s.heroes[i].level - self.level))
            low = next((i for i in self.order if s.heroes[i].level < self.level), NONE)
            if low != NONE:
                shares[low] += self.level - s.heroes[low].level
        self.shares = tuple(shares.items())

    def award_xp(self, g: Game[Table]) -> Outcome:
        """BG-REWARD-04, BG-REWARD-11: at once, also for the fallen, who were carried away when they fell."""
        if not self.shares:
            return None
        (hero, xp), *rest = self.shares
        self.shares = tuple(rest)
        self.again()
        return EarnXp(hero=hero, xp=xp) if xp else None

    def award_gold(self, g: Game[Table]) -> None:
        """BG-REWARD-10."""
        for i, gold in divided(self.gold, tuple(i for i in self.order if i in self.alive)).items():
            earn_gold(g, i, gold)

    def items(self, g: Game[Table]) -> Outcome:
        if not self.alive:
            return None
        return DrawItems(group=self.alive, symbols=self.symbols, named=self.named, faction=self.faction)


def divided(amount: int, order: tuple[int, ...]) -> dict[int, int]:
    """As evenly as possible; what is left over goes one each to those with the fewest XP."""
    if not order:
        return {}
    each, left = divmod(amount, len(order))
    return {i: each + (rank < left) for rank, i in enumerate(order)}
