"""Character Management: equipping and unequipping (BG-EQUIP, BG-END-02)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import (
    area_of,
    bag_is_over,
    change,
    is_item,
    new_action,
    redress,
    spend_energy,
    unequip,
)
from meetingstone.games.board_game.content import CONTENT, Area
from meetingstone.games.board_game.flow import meant, moments
from meetingstone.games.board_game.flow.items import Overflow
from meetingstone.games.board_game.flow.teams import everybody
from meetingstone.games.board_game.options import Equip, Ready, Unequip
from meetingstone.games.board_game.queries import (
    card_name,
    equip_cost,
    grants,
    hero_name,
    pet_health,
    sheet_of,
)
from meetingstone.games.board_game.state import Hero, Table

_HOOD = Area(types=("instant",))


def areas_of(hero: Hero) -> tuple[Area, ...]:
    """The seven areas of the sheet, and one more for an instant with the Hood of Shadow."""
    found = sheet_of(hero).area
    return (*found, _HOOD) if grants(hero, "hood") else found


def why_not_equip(s: Table, i: int, number: int, area: int, *, free: bool = False) -> Why | None:
    """BG-EQUIP-09: the checklist; the card that lies there leaves in the same motion. ``free``: it costs no Energy.

    A Power of another type than Instant or Active is asked for its type like an item (BG-EQUIP-14).
    """
    hero, card = s.heroes[i], CONTENT.cards[number]
    values: dict[str, int | str] = {"card": card_name(number), "area": area + 1}
    spaces = areas_of(hero)
    if area >= len(spaces):
        return Why("BG-EQUIP-01", "bg-no-such-area", values)
    if number not in hero.spellbook and number not in hero.bag:
        return Why("BG-EQUIP-03", "bg-not-owned", values)
    space = spaces[area]
    if card.type == "bag":
        return Why("BG-CARD-03", "bg-bag-item", values)
    if space.category and card.category != space.category:
        return Why("BG-EQUIP-07", "bg-stances-only", values)
    if card.category == "stance" and space.category != "stance":
        return Why("BG-EQUIP-07", "bg-stance-area", values)
    off_hand = card.level <= 3 and bool({"sword", "mace"} & set(card.trait)) and grants(hero, "off_hand")
    off_hand = off_hand and "general" in space.types
    if card.type not in space.types and not off_hand:
        return Why("BG-EQUIP-04", "bg-wrong-type", values)
    # BG-EQUIP-06: Powers have no trait.
    if space.trait and is_item(number) and not off_hand and not set(card.trait) & set(space.trait):
        rule = "BG-ITEM-13" if card.is_add_on else "BG-EQUIP-05"
        return Why(rule, "bg-wrong-trait", values)
    if card.level > hero.level:
        return Why("BG-EQUIP-08", "bg-level-too-low", {**values, "level": card.level})
    if card.is_add_on and any(CONTENT.cards[n].function == card.function for n in _lying(hero, area)):
        return Why("BG-ITEM-15", "bg-same-function", values)
    rival = rival_of(hero, number)
    if rival != NONE and area_of(hero, rival) != area:
        return Why("BG-POWER-05", "bg-unique", {**values, "other": card_name(rival)})
    price = 0 if free else equip_cost(hero, number)
    if price > hero.energy:
        return Why("BG-POWER-02", "bg-no-energy", {**values, "energy": price, "held": hero.energy})
    return None


def _lying(hero: Hero, area: int) -> tuple[int, ...]:
    return hero.areas[area] if area < len(hero.areas) else ()


def shown_in(hero: Hero, area: int) -> int:
    """The card that a new one in this area would cover or throw out, add-ons apart; NONE in a free one."""
    printed = CONTENT.printed[hero.character]
    found = [n for n in _lying(hero, area) if not CONTENT.cards[n].is_add_on]
    return found[0] if found else printed[area] if area < len(printed) else NONE


def rival_of(hero: Hero, number: int) -> int:
    """BG-POWER-05, BG-POWER-06: the equipped Power of the same unique category, or NONE."""
    category = CONTENT.cards[number].category
    if not category:
        return NONE
    return next((n for area in hero.areas for n in area if CONTENT.cards[n].category == category and n != number), NONE)


def equip(g: Game[Table], i: int, number: int, area: int, *, free: bool = False) -> int:
    """BG-EQUIP-02, BG-EQUIP-03, BG-POWER-02, BG-POWER-08; an add-on leaves what lies there (BG-ITEM-14). Returns the
    Energy that it cost."""
    s = g.state
    card = CONTENT.cards[number]
    price = 0 if free else equip_cost(s.heroes[i], number)
    if not card.is_add_on:
        for lying in _lying(s.heroes[i], area):
            if not CONTENT.cards[lying].is_add_on:
                unequip(g, i, lying)
    spend_energy(g, i, price)
    hero = s.heroes[i]
    areas = list(hero.areas) + [()] * (len(areas_of(hero)) - len(hero.areas))
    areas[area] = (number, *areas[area]) if not card.is_add_on else (*areas[area], number)
    bag, spellbook = list(hero.bag), list(hero.spellbook)
    (bag if is_item(number) else spellbook).remove(number)
    redress(s, i, areas=tuple(areas), bag=tuple(bag), spellbook=tuple(spellbook))
    if card.health:
        change(s, i, pet=pet_health(s.heroes[i], number))
    g.tell("bg-equipped", hero=hero_name(s, i), card=card_name(number), energy=price)
    return price


class Manage(Frame, kw_only=True):
    """BG-END-02, BG-ITEM-16: every player arranges his cards as often as he likes, until he is ready."""

    STEPS = ("begin", "arrange", "check_bags")
    faction: int
    todo: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    """Seats that have finished."""

    def begin(self, g: Game[Table]) -> None:
        new_action(g.state)
        self.todo = tuple(g.state.heroes_of(self.faction))

    def arrange(self, g: Game[Table]) -> Outcome:
        s = g.state
        busy = (i for i in s.heroes_of(self.faction) if s.heroes[i].seat not in self.ready)
        return everybody(s, "bg-manage", "BG-END-02", ((i, arrangements(s, i)) for i in busy))

    def arrange_answered(self, g: Game[Table], answer: tuple[int, Option, tuple[int, ...]]) -> Outcome:
        _, choice, ready = answer
        if isinstance(choice, Ready):
            return None
        self.ready = (*self.ready, *ready)
        self.again()
        if isinstance(choice, Unequip):
            unequip(g, choice.hero, choice.card)
        elif isinstance(choice, Equip):
            price = equip(g, choice.hero, choice.card, choice.area)
            return moments.after_spending(g.state, choice.hero, price)
        return None

    def check_bags(self, g: Game[Table]) -> Outcome:
        """BG-EQUIP-03: the limit of the Bag is checked when a character has finished."""
        for i in self.todo:
            if bag_is_over(g.state.heroes[i]):
                self.again()
                return Overflow(hero=i)
        return None

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Ready()
        yield from meant.arrangements(g.state)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, Equip | Unequip):
            return None
        s, hero = g.state, g.state.heroes[option.hero]
        values: dict[str, int | str] = {"card": card_name(option.card), "hero": hero_name(s, option.hero)}
        if hero.faction != self.faction:
            return Why("BG-END-02", "bg-not-active", values)
        if hero.seat != seat:
            return Why("BG-DEC-04", "bg-not-yours", values)
        if isinstance(option, Equip):
            return why_not_equip(s, option.hero, option.card, option.area)
        is_equipped = any(option.card in area for area in hero.areas)
        return None if is_equipped else Why("BG-EQUIP-11", "bg-not-equipped", values)


def arrangements(s: Table, i: int) -> list[Option]:
    """BG-EQUIP-15: only what lies in Spellbook or Bag can be equipped, so a card is unequipped before it moves."""
    hero = s.heroes[i]
    found: list[Option] = []
    for number in dict.fromkeys((*hero.spellbook, *hero.bag)):
        if CONTENT.cards[number].type == "bag":
            continue
        found += [Equip(i, number, a) for a in range(len(areas_of(hero))) if why_not_equip(s, i, number, a) is None]
    return found + [Unequip(i, number) for number in dict.fromkeys(n for area in hero.areas for n in area)]
