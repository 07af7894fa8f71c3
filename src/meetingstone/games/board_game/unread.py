"""What a card may not state, because nothing would read it: its text would promise what never happens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from meetingstone.games.board_game.vocabulary import (
    EFFECTS,
    Ability,
    Again,
    Card,
    Change,
    ItemCard,
    Modify,
    Need,
    Pick,
    Power,
    Query,
    Talent,
)

THROWN = ("pool", "throw")
"""Moments of an Attack Phase at which the pool is not rolled yet."""
SHOWN = ("rolled", "reroll", "rerolled")
"""Moments at which its dice show faces that still count."""
COUNTED = ("place", "placed")
ATTACK = (*THROWN, *SHOWN, *COUNTED)
ALONE = ("turn", "action", "before", "rest")
"""Moments outside combat."""
HITS = ("damage", "defense", "either", "pressure", "armor")

WHEN: dict[str, tuple[str, ...]] = {
    "dice": THROWN,
    "roll": SHOWN,
    "change": (*THROWN, *SHOWN),
    "rise": SHOWN,
    "again": SHOWN,
    "reroll": (*THROWN, "rolled", "reroll"),
    "attrition": (*THROWN, *SHOWN, "place"),
    "threat": (*THROWN, *SHOWN),
    "spot": (*SHOWN, *COUNTED),
    "take": ATTACK,
    "shift": COUNTED,
}
"""Moments at which a field is read; what is not listed here is read at all of them."""

MODIFIES: dict[Query, tuple[str, ...]] = {
    "cost": ("add", "fix", "cards", "type", "category", "again", "need"),
    "equip": ("add", "fix", "cards", "type", "category"),
    "uses": ("fix", "cards", "type", "category"),
    "heal": ("add", "fix", "cards", "type", "category"),
    "health": ("add", "filled"),
    "energy": ("add", "filled"),
    "combo": ("fix",),
    "spot": ("fix", "dice", "cards", "type", "category"),
    "roll": ("dice", "cards", "type", "category"),
    "pet": ("add", "cards", "type", "category"),
    "stays": ("cards", "first"),
}
"""What is read of each kind of change."""


def unread(card: Card) -> Iterator[str]:
    """Each thing that a card states and nothing reads, in words."""
    for index, row in enumerate(card.ability):
        yield from _of_ability(row)
        if row.or_else and not index:
            yield "or_else is another form of the first ability, and this is the first"
        if row.discard and card.type != "bag":
            yield "discard, but only what is used from the Bag is discarded"
        if row.unequip and card.type in (None, "bag"):
            yield "unequip, but it is never equipped"
        if row.each and row.each.combo and getattr(card, "label", "") != "finishing_move":
            yield "each.combo, but combo tokens lie on Finishing Moves only"
    for change in card.modify:
        yield from _of_modify(change)
        if change.filled and not isinstance(card, Talent):
            yield "filled, but only a Talent comes with its tokens"
    if card.type == "bag" and (card.modify or card.grants):
        yield "modify or grants, but a Bag item is never in force"
    yield from _of_facts(card)


def _stated(row: Ability | Modify | Pick | Need | Card) -> list[str]:
    """Fields that do not have their default."""
    return [name for name, default in _defaults(type(row)) if getattr(row, name) != default]


@cache
def _defaults(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """Kept, because looking types up takes msgspec milliseconds."""
    return [(each.name, each.default) for each in msgspec.structs.fields(kind)]


def _of_ability(row: Ability) -> Iterator[str]:
    stated = _stated(row)
    effects = [name for name in stated if name in EFFECTS]
    for name in stated:
        if row.at not in WHEN.get(name, (row.at,)):
            yield f"{name} at {row.at}, where nothing reads it"
        if name in HITS and row.at in (*ALONE, "combat_end"):
            yield f"{name} at {row.at}, when there is no Combat Area"
    if row.at in ALONE and (row.of == "friend" or row.to != "self" or row.per):
        yield f"of, to or per at {row.at}, when nobody fights"
    if row.per and row.per != "foe" and row.at not in ATTACK:
        yield f"per {row.per} at {row.at}, when no Attack Phase counts tokens"
    if row.every and row.of != "friend":
        yield "every without of = friend"
    if row.via and row.or_else:
        yield "via with or_else"
    if not effects and not (row.unequip or row.discard or row.forced):
        yield "no effect"
    given = {"heal", "restore", "gain_health", "gain_energy", "cure"} & set(stated)
    joins = {"dice", "roll", "reroll", "attrition", "threat"} & set(stated)
    if row.to == "friends" and (joins or not given):
        yield "to = friends, which is read with Health, Energy and cures only"
    if row.of == "friend" and row.to == "self" and joins:
        yield "to = self, but dice and modifiers join the Attack Phase of the friend"
    if row.change and (row.change.to[-1] == "0") != (row.at in THROWN):
        yield f"change to {row.change.to} at {row.at}: before the roll a die has a colour only, after it a face as well"
    yield from _of_multiples(row, effects)
    for pick, takes in ((row.spot, ("any", "pairs", "all")), (row.take, ("any", "all", "rerolls"))):
        yield from _of_pick(pick, takes)
    for pick in (row.change, row.rise, row.again):
        yield from _of_pick(pick, ("any",))
    if row.need.spare and not row.need.without:
        yield "need.spare without need.without"
    if row.need.without and row.at not in THROWN:
        yield "need.without after the roll"


def _of_multiples(row: Ability, effects: list[str]) -> Iterator[str]:
    """What is given for each die, unit or opponent: one of them counts, and something must multiply."""
    counted = [
        name
        for name, counts in (
            ("each", bool(row.each)),
            ("spot", bool(row.spot and (row.spot.any or row.spot.pairs))),
            ("take", bool(row.take and (row.take.any or row.take.rerolls or (row.take.most > 1 and not row.forced)))),
            ("per", bool(row.per) and row.per != "foe"),
        )
        if counts
    ]
    if len(counted) > 1:
        yield f"{' and '.join(counted)}, of which one counts"
    if (counted or row.per) and "cure" in effects:
        yield "cure, which cannot be multiplied"
    if row.per and not set(effects) - {"cure", "handler"}:
        yield "per without anything that it multiplies"
    if row.each:
        prices = [name for name in ("energy", "health", "combo") if getattr(row.each, name)]
        if len(prices) != 1:
            yield "each with one price, be it Energy, Health or combo tokens"
    for name in ("change", "rise", "again"):
        pick = getattr(row, name)
        if pick and (counted or row.per) and (pick.any or (isinstance(pick, Again) and pick.level)):
            yield f"{name} of any number, which cannot be multiplied"


def _of_pick(pick: Pick | None, takes: tuple[str, ...]) -> Iterator[str]:
    if pick is None:
        return
    flags = [name for name in ("any", "pairs", "all", "rerolls", "level") if getattr(pick, name, False)]
    for name in flags:
        if name not in (*takes, "level"):
            yield f"{name}, which is not read here"
    open_ = [name for name in flags if name != "all"]
    if len(open_) > 1 or (open_ and (pick.most != 1 or "all" in flags)):
        yield f"{', '.join(flags)} and most = {pick.most}, of which one counts"
    if isinstance(pick, Change) and not any(
        face != int(pick.to[-1]) or pick.to[:-1] not in ("", pick.dice) for face in range(pick.face, pick.top + 1)
    ):
        yield "change to what the die is"


def _of_modify(row: Modify) -> Iterator[str]:
    stated = [name for name in _stated(row) if name != "query"]
    for name in stated:
        if name not in MODIFIES[row.query]:
            yield f"{name} with {row.query}, where nothing reads it"
    if len({"cards", "type", "category"} & set(stated)) > 1:
        yield "cards, type and category, of which one counts"
    if "add" in stated and "fix" in stated:
        yield "add and fix, of which one counts"
    if not {"add", "fix", "dice"} & set(stated) and row.query != "stays":
        yield f"{row.query} without a number"
    if row.query in ("spot", "roll", "stays") and not {"cards", "type", "category"} & set(stated):
        yield f"{row.query} without its cards"


def _of_facts(card: Card) -> Iterator[str]:
    """Facts that only some kinds of cards have."""
    worn = card.type not in (None, "bag")
    for name, has in (
        ("energy", card.type in ("instant", "active")),
        ("category", worn and not isinstance(card, ItemCard)),
        ("health", worn),
        ("function", card.type in ("melee", "ranged", "armor")),
        ("soulbound", isinstance(card, ItemCard)),
        ("gold", isinstance(card, Power | ItemCard)),
        ("level", isinstance(card, Power | ItemCard | Talent)),
        ("type", not isinstance(card, Talent)),
    ):
        if not has and name in _stated(card):
            yield f"{name}, which such a card does not have"
    if isinstance(card, Power | ItemCard) and card.type is None:
        yield "no type"
