"""What a card would do for each character of a faction: who can use it, from which level, and how much stronger it
makes him in a round.

Roughly and fast, by what the cards state (``strength``): good enough to compare cards, not to foretell a fight.
"""

from __future__ import annotations

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.views import View
from meetingstone.games.board_game import options as o
from meetingstone.games.board_game.changes import bag_load, counts_in_bag, dress, is_item
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.actions import Town, Training
from meetingstone.games.board_game.flow.items import DrawItems
from meetingstone.games.board_game.flow.manage import shown_in
from meetingstone.games.board_game.ids import card_id, hero_id
from meetingstone.games.board_game.queries import capacity, sheet_of
from meetingstone.games.board_game.state import Hero, Table
from meetingstone.games.board_game.strength import blow, kit_of, power, suits, worn_in

THREAT = 5
"""Of the opponents: what most creatures have."""
CLOSE = 0.05
"""Less than this is no difference."""
KINDS = (o.Train, o.Buy, o.Sell, o.TakeTalent, o.KeepItem, o.ToMerchant, o.HandItem, o.LootItem, o.SwapTalent)


class Round(msgspec.Struct, frozen=True):
    """What is to be expected of a character's first round: hits for the opponents, hits of theirs that he stops, and
    Health that he regains."""

    hits: float
    stops: float
    heals: float


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """A card and one character."""

    hero: str
    can: bool
    """False: his class never wears it."""
    level: int
    """From which it may be used; his own or less: now."""
    now: Round
    then: Round
    gain: float
    """Of all that he brings, in hits: more than hits and what he stops, where a card helps in other ways."""
    out: str | None
    """The card that it would replace or cover."""
    full: bool
    """His Bag is full: with it one card goes to the Merchant (BG-ITEM-02)."""


def wares(seen: View[Table]) -> dict[str, tuple[Fit, ...]]:
    """Of each card that the open question offers: what it would do for the characters whom it may come to."""
    s = seen.state
    found: dict[str, tuple[Fit, ...]] = {}
    for number, heroes in _offered(seen).items():
        found[card_id(number)] = tuple(fit(s.heroes[i], number) for i in heroes)
    return found


def _offered(seen: View[Table]) -> dict[int, tuple[int, ...]]:
    s = seen.state
    top = seen.stack[-1]
    mine = s.seat_faction[seen.seat]
    friends = tuple(s.heroes_of(mine))
    found: dict[int, tuple[int, ...]] = {}
    if isinstance(top, Town | Training):
        found |= dict.fromkeys(CONTENT.powers_of(sheet_of(s.heroes[top.hero]).id), (top.hero,))
        found |= dict.fromkeys(s.merchant if isinstance(top, Town) else (), friends)
    if isinstance(top, DrawItems) and top.kept != NONE:
        found[top.kept] = top.group
    for option in seen.options:
        if not isinstance(option, KINDS):
            continue
        number = option.new if isinstance(option, o.SwapTalent) else option.card
        own = isinstance(option, o.TakeTalent | o.SwapTalent)
        subject = next((i for f in reversed(seen.stack) if (i := getattr(f, "hero", NONE)) != NONE), NONE)
        found.setdefault(number, (subject,) if own and subject != NONE else friends)
    return found


def fit(hero: Hero, number: int) -> Fit:
    card = CONTENT.cards[number]
    level = max(hero.level, card.level)
    # One who owns it already is told what it brings: how he would be without it is the beginning.
    bare = dress(
        msgspec.structs.replace(
            hero,
            level=level,
            bag=tuple(n for n in hero.bag if n != number),
            areas=tuple(tuple(n for n in area if n != number) for area in hero.areas),
            talents=tuple(n for n in hero.talents if n != number),
        )
    )
    then, out = _with(bare, number)
    load = bag_load(hero)
    return Fit(
        hero=hero_id(hero),
        can=suits(hero, number) and then is not None,
        level=card.level,
        now=_round(bare),
        then=_round(then or bare),
        gain=round(power(then) - power(bare), 2) if then is not None else 0.0,
        out=card_id(out) if out != NONE else None,
        full=number not in hero.bag and is_item(number) and counts_in_bag(number) and load >= BOX.bag,
    )


def _with(hero: Hero, number: int) -> tuple[Hero | None, int]:
    """The character with the card where it serves best, and what it takes the place of there."""
    card = CONTENT.cards[number]
    if card.type is None:
        return dress(msgspec.structs.replace(hero, talents=(*hero.talents, number))), NONE
    if card.type == "bag":
        return dress(msgspec.structs.replace(hero, bag=(*hero.bag, number))), NONE
    worn = [(after, area) for area in range(7) if (after := worn_in(hero, number, area)) is not None]
    if not worn:
        return None, NONE
    best, area = max(worn, key=lambda each: power(each[0]))
    return best, NONE if card.is_add_on else shown_in(hero, area)


def _round(hero: Hero) -> Round:
    each = blow(kit_of(hero), capacity(hero, "energy"), THREAT, True, True, None)
    return Round(round(each.damage + each.late, 1), round(each.block, 1), round(each.heal, 1))
