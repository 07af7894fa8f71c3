"""Damage, defeat and resurrection (AG-DMG, AG-DEFEAT)."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Frame, Game, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import CITIES, nearest_cities
from meetingstone.games.adventure.changes import change, cure, dress, hand_over, set_fight, to_discard, turn_card, wound
from meetingstone.games.adventure.flow import items, moments, quests
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.options import No, OwnItem, Place
from meetingstone.games.adventure.queries import allowed, enemy_of, health_of, hero_name, number, side_in, space_name
from meetingstone.games.adventure.state import MOVE, Table


class Hurt(Frame, kw_only=True):
    """AG-DMG-01: a character takes damage, unless somebody prevents it.

    ``by`` is the seat whose card or attack deals it, ENCOUNTER, or NONE for damage that belongs to nobody.
    """

    STEPS = ("answers", "take", "fall")
    seat: int
    amount: int
    by: int = NONE
    blow: bool = False
    """An attack deals it; defeat is then checked after both attacks (AG-COMBAT-12)."""

    def answers(self, g: Game[Table]) -> Outcome:
        s = g.state
        self.amount = max(0, number(s, self.seat, "taken", self.amount))
        if not self.amount:
            return None
        return moments.moment(s, "hurt", self.seat, about=g.depth, blow=self.blow)

    def take(self, g: Game[Table]) -> None:
        s = g.state
        if self.amount <= 0:
            return
        wound(g, self.seat, self.amount)
        for dealer in credited(s, self.seat, self.by):
            quests.count_damage(s, dealer, self.seat, self.amount)

    def fall(self, g: Game[Table]) -> Outcome:
        if self.blow or self.amount <= 0 or not is_falling(g.state, self.seat):
            return None
        return Fall(seat=self.seat, by=self.by)


class Fall(Frame, kw_only=True):
    """AG-DMG-03, AG-DEFEAT-01: damage has reached health. A fighter goes through the defeat steps after the combat."""

    STEPS = ("answers", "mark")
    seat: int
    by: int = NONE

    def answers(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "fall", self.seat, about=g.depth) if is_falling(g.state, self.seat) else None

    def mark(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not is_falling(s, self.seat):
            return None
        for victor in credited(s, self.seat, self.by):
            quests.count_victory(s, victor, self.seat)
        killer = self.by if self.by >= 0 and self.by != self.seat else NONE
        side = side_in(s.fight, self.seat)
        if s.fight is None or side == NONE:
            return Defeat(seat=self.seat, thief=killer)
        set_fight(s, fallen=s.fight.fallen | 1 << side, killer=killer)
        return None


def credited(s: Table, victim: int, by: int) -> tuple[int, ...]:
    """AG-QUEST-06: whose quests count it: whoever's card did it, and in a combat the enemy, whatever did it."""
    return tuple(seat for seat in dict.fromkeys((enemy_of(s, victim), by)) if seat >= 0 and seat != victim)


def is_falling(s: Table, seat: int) -> bool:
    if s.heroes[seat].wounds < health_of(s, seat):
        return False
    side = side_in(s.fight, seat)
    return s.fight is None or side == NONE or not s.fight.fallen >> side & 1


class Defeat(Asking, kw_only=True):
    """Theft, resurrection, healing, starting side, attached cards; the rest he keeps.

    AG-DEFEAT-02, AG-DEFEAT-03, AG-DEFEAT-04, AG-DEFEAT-05, AG-DEFEAT-06, AG-DEFEAT-07, AG-DEFEAT-08.
    """

    STEPS = ("theft", "robbed", "city", "reset", "after")
    OWN = {"theft": (No, OwnItem), "city": (Place,)}
    seat: int
    thief: int = NONE
    """Who may take an item first (AG-DEFEAT-07)."""
    loot: int = NONE

    def theft(self, g: Game[Table]) -> Outcome:
        s = g.state
        by = hero_name(s, self.thief) if self.thief != NONE else ""
        g.tell("ag-defeated", hero=hero_name(s, self.seat), by=by)
        bag = s.heroes[self.seat].bag
        if self.thief == NONE or not bag or allowed(s, self.seat, "no_theft"):
            return None
        options = (No(), *(OwnItem(card) for card in bag))
        return Ask(seat=self.thief, kind="ag-loot", rule="AG-DEFEAT-07", options=options)

    def theft_answered(self, g: Game[Table], choice: OwnItem | No) -> None:
        if isinstance(choice, OwnItem):
            self.loot = choice.item
            hand_over(g, self.seat, self.thief, choice.item)
            quests.count(g.state, self.thief, "steal")

    def robbed(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "item", self.thief) if self.loot != NONE else None

    def city(self, g: Game[Table]) -> Outcome:
        options = tuple(Place(city) for city in self._cities(g.state))
        return Ask(seat=self.seat, kind="ag-resurrect", rule="AG-DEFEAT-02", options=options)

    def _cities(self, s: Table) -> tuple[int, ...]:
        return CITIES if allowed(s, self.seat, "choose_city") else nearest_cities(s.heroes[self.seat].space)

    def city_answered(self, g: Game[Table], choice: Place) -> None:
        change(g.state, self.seat, space=choice.space)
        g.tell("ag-resurrected", hero=hero_name(g.state, self.seat), space=space_name(choice.space))

    def reset(self, g: Game[Table]) -> None:
        """AG-DEFEAT-03, AG-DEFEAT-04, AG-DEFEAT-05: no damage, no attached cards but those on items, starting side."""
        s = g.state
        hero = change(s, self.seat, wounds=0)
        cure(g, self.seat)
        if hero.attached and not allowed(s, self.seat, "keeps_attached"):
            for each in hero.attached:
                if each.item == NONE:
                    to_discard(s, each.owner, each.ability)
            change(s, self.seat, attached=tuple(each for each in hero.attached if each.item != NONE))
            dress(s, self.seat)
        turn_card(g, self.seat, 0)
        if self.seat == s.active:
            s.fell = True
            if s.phase == MOVE:
                s.halted = True

    def after(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "defeated", self.seat)

    def why_not_own(self, g: Game[Table], seat: int, option: OwnItem | No | Place) -> Why | None:
        if isinstance(option, OwnItem):
            return items.why_not_steal(g.state, self.seat, option.item)
        if isinstance(option, No) or option.space in self._cities(g.state):
            return None
        return Why("AG-DEFEAT-02", "ag-not-nearest", {"space": space_name(option.space)})
