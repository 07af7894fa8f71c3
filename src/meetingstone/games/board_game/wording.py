"""What a card says of its abilities, written from its content: change a number there and the text changes.

A sentence is a text id with its values, and a value may be a phrase of its own. Whoever holds the card is called
"you". An ability is told in the order of its fields: moment, condition, price, effect, and what happens afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meetingstone.engine.picture import Phrase
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.vocabulary import (
    ALWAYS,
    COLOUR_NAMES,
    COLOURS,
    Ability,
    Card,
    Change,
    Each,
    Modify,
    Need,
    Pick,
)

Sentence = tuple[str, dict[str, Any]]
Words = str | Phrase
"""A name (``@bg-moonfire``) or a phrase."""
ALL = 99
"""An amount that means "up to the capacity", or "as many as you like"."""


def text_of(card: Card) -> tuple[Sentence, ...]:
    """Everything that ``card`` does, row by row."""
    return tuple(_sentences(card))


def _sentences(card: Card) -> Iterator[Sentence]:
    for ability in card.ability:
        yield _ability(ability)
    for row in card.modify:
        yield from _modify(row)
    for grant in card.grants:
        yield f"text-bg-grant-{grant}", {}
    if any(ability.via == card.id for other in CONTENT.cards for ability in other.ability):
        yield "text-bg-fires", {"card": name_of(card.id)}


# ---- abilities


def _ability(row: Ability) -> Sentence:
    values: dict[str, Any] = {"moment": _moment(row), "does": _use(row)}
    needs = list(_needs(row.need))
    return ("text-bg-ability-if", {**values, "need": needs}) if needs else ("text-bg-ability", values)


def _moment(row: Ability) -> Words:
    if row.via:
        return name_of(row.via)
    moment = f"@bg-moment-{row.at}"
    if row.of == "friend":
        return Phrase("bg-of-every" if row.every else "bg-of-friend", {"moment": moment})
    return moment


def _use(row: Ability) -> Words | list[Words]:
    """Price, effects and what happens afterwards, as one phrase."""
    price, effects = list(_price(row)), list(_effects(row))
    special: list[Words] = [f"@card-{row.handler}"] if row.handler else []
    after = list(_afterwards(row))
    each = _each_time(row)
    if each and effects:
        # What happens once is told apart from what happens for each die or unit.
        after, special = special + after, []
    effects += special
    if not effects:
        effects, price, each = price or after, [], ""
        after = after if effects is not after else []
    told: Any = effects
    if price:
        told = (
            Phrase("bg-for-each", {"price": price, "each": each, "does": effects})
            if each
            else Phrase("bg-then", {"first": price, "next": effects})
        )
    elif each:
        told = Phrase("bg-each", {"each": each, "does": effects})
    if after:
        told = Phrase("bg-after", {"does": told, "after": after})
    if row.or_else:
        told = Phrase("bg-instead", {"does": told})
    return Phrase("bg-must", {"does": told}) if row.forced else told


def _each_time(row: Ability) -> str:
    """What effects are multiplied by, if anything."""
    if row.per:
        return f"@bg-per-{row.per}"
    if row.each:
        return "@bg-per-payment"
    if row.spot and row.spot.pairs:
        return "@bg-per-pair"
    if row.spot and row.spot.any:
        return "@bg-per-die"
    return "@bg-per-die" if row.take and (row.take.any or row.take.rerolls or row.take.most > 1) else ""


def _price(row: Ability) -> Iterator[Words]:
    if row.energy:
        yield Phrase("bg-pay-energy", {"amount": row.energy})
    if row.each:
        yield _each(row.each)
    if row.spot:
        yield Phrase("bg-spot", {"dice": _pick(row.spot)})
    if row.take:
        yield Phrase("bg-take-out", {"dice": _pick(row.take, exactly=row.forced)})
    if row.give_up:
        yield Phrase("bg-unequip", {"card": any_of([_card_or_category(name) for name in row.give_up])})


def _each(each: Each) -> Words:
    what, amount = next((what, n) for what in ("energy", "health", "combo") if (n := getattr(each, what)))
    unit = Phrase(f"bg-pay-{what}", {"amount": amount})
    if each.most == ALL:
        return Phrase("bg-any-times", {"price": unit})
    return Phrase("bg-up-to-times", {"price": unit, "most": each.most})


def _effects(row: Ability) -> Iterator[Words]:
    if row.dice:
        first, *others = _dice(row.dice)
        yield Phrase("bg-add", {"dice": first})
        yield from others
    if row.roll:
        yield Phrase("bg-roll-more", {"dice": _dice(row.roll)})
    if row.change:
        yield Phrase("bg-change", {"dice": _pick(row.change), "to": _becomes(row.change)})
    if row.rise:
        yield Phrase("bg-rise", {"dice": _pick(row.rise), "by": row.rise.by})
    if row.again:
        dice = _pick(row.again, level=row.again.level)
        yield Phrase("bg-reroll-again" if row.again.free else "bg-reroll-once", {"dice": dice})
    for name in ("reroll", "attrition", "threat"):
        if amount := getattr(row, name):
            yield Phrase(f"bg-value-{name}", {"amount": signed(amount)})
    for name in ("damage", "defense", "either", "pressure", "armor"):
        if amount := getattr(row, name):
            yield Phrase(f"bg-place-{name}", {"count": amount})
    if row.shift:
        boxes = {"source": f"@bg-box-{row.shift.source}", "target": f"@bg-box-{row.shift.target}"}
        many = row.shift.most == ALL
        yield Phrase("bg-shift-any", boxes) if many else Phrase("bg-shift", {**boxes, "count": row.shift.most})
    whose = "self" if (row.of, row.to) == ("self", "subject") else row.to
    for name in ("heal", "restore", "gain_health", "gain_energy"):
        if amount := getattr(row, name):
            yield Phrase(f"bg-{'heal_fully' if amount == ALL else name}-{whose}", {"amount": amount})
    if row.combo:
        yield Phrase("bg-place-combo", {"count": row.combo})
    if row.cure:
        yield "@bg-cure"


def _afterwards(row: Ability) -> Iterator[Words]:
    if row.unequip:
        yield "@bg-unequip-this"
    if row.discard:
        yield "@bg-discard-this"


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


# ---- dice


def _dice(letters: str) -> list[Words]:
    """``RRG``: 2 red dice and 1 green die."""
    names = dict(zip((*COLOURS, "?"), (*COLOUR_NAMES, "any"), strict=True))
    return [Phrase(f"bg-dice-{names[c]}", {"count": letters.count(c)}) for c in dict.fromkeys(letters)]


def colours(letters: str) -> str:
    """``RB``: red-blue; all three are any."""
    names = [name for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True) if letter in letters]
    return "any" if len(names) == len(COLOURS) else "-".join(names)


def _pick(pick: Pick, *, exactly: bool = False, level: bool = False) -> Words:
    many = pick.any or pick.pairs or pick.rerolls or level
    kind = _kind(pick.dice, 2 if many else pick.most)
    values: dict[str, Any] = {"dice": showing(kind, pick.face, pick.top), "count": pick.most}
    if level:
        return Phrase("bg-pick-level", values)
    if pick.rerolls:
        return Phrase("bg-pick-rerolls", values)
    if pick.pairs:
        return Phrase("bg-pick-pairs", values)
    if pick.any:
        return Phrase("bg-pick-any", values)
    if pick.most > 1:
        return Phrase("bg-pick-exactly" if exactly or pick.all else "bg-pick-most", values)
    return Phrase("bg-pick-one", values)


def _kind(letters: str, count: int = 2) -> Phrase:
    return Phrase(f"bg-such-{colours(letters)}", {"count": count})


def showing(dice: Words, face: int, top: int) -> Words:
    if (face, top) == (1, 8):
        return dice
    if face == top:
        return Phrase("bg-showing", {"dice": dice, "face": face})
    if top == 8:
        return Phrase("bg-showing-more", {"dice": dice, "face": face})
    return Phrase("bg-showing-less", {"dice": dice, "face": top})


def _becomes(change: Change) -> Words:
    colour, face = change.to[:-1], int(change.to[-1])
    if colour == "?":
        return Phrase("bg-to-any", {"face": face})
    if not colour:
        return str(face)
    name = COLOUR_NAMES[COLOURS.index(colour)]
    return f"@bg-shows-{name}-{face}" if face else f"@bg-die-{name}"


# ---- conditions


def _needs(need: Need) -> Iterator[Words]:
    if need.has:
        yield Phrase("bg-need-has", {"cards": any_of([name_of(name) for name in need.has])})
    if need.category:
        yield Phrase("bg-need-has", {"cards": f"@category-{need.category}"})
    if need.trait:
        yield Phrase("bg-need-has", {"cards": any_of([f"@trait-{trait}" for trait in need.trait])})
    if need.used:
        yield Phrase("bg-need-used", {"cards": any_of([name_of(name) for name in need.used])})
    if need.against:
        yield Phrase("bg-need-against", {"foes": any_of([f"@bg-foes-{kind}" for kind in need.against])})
    if need.foes:
        yield Phrase("bg-need-foes", {"count": need.foes})
    for name in ("used_last", "no_loss", "first_round", "later_round", "killed", "hurt", "combos"):
        if getattr(need, name):
            yield f"@bg-need-{name}"
    if need.without:
        dice = _kind(need.without)
        if need.spare:
            yield Phrase("bg-need-without-but", {"dice": dice, "card": name_of(need.spare)})
        else:
            yield Phrase("bg-need-without", {"dice": dice})


def any_of(names: Sequence[Words]) -> Words:
    """``a, b or c``."""
    *others, last = names
    if not others:
        return last
    first = others[0]
    for other in others[1:]:
        first = Phrase("bg-comma", {"first": first, "next": other})
    return Phrase("bg-or", {"first": first, "last": last})


def name_of(card_id: str) -> str:
    return f"@bg-{card_id}"


def _card_or_category(name: str) -> str:
    return name_of(name) if name in CONTENT.number else f"@category-{name}"


# ---- what cards change on others


def _modify(row: Modify) -> Iterator[Sentence]:
    values: dict[str, Any] = {"what": _changed(row), "amount": signed(row.add) if row.fix is None else row.fix}
    layer = "add" if row.fix is None else "fix"
    if row.query in ("health", "energy"):
        yield f"text-bg-capacity-{row.query}", values
        if row.filled:
            yield f"text-bg-filled-{row.query}", {"amount": row.add}
    elif row.query == "spot":
        yield "text-bg-spot", {**values, "dice": _spotted(row)}
    elif row.query == "roll":
        yield "text-bg-roll", {**values, "dice": _dice(row.dice)}
    elif row.query in ("uses", "pet", "combo", "stays"):
        text = f"text-bg-{row.query}"
        yield f"{text}-first" if row.first else text, values
    elif row.again:
        yield f"text-bg-{row.query}-again", values
    elif row.need != ALWAYS:
        yield f"text-bg-{row.query}-{layer}-if", {**values, "need": list(_needs(row.need))}
    else:
        yield f"text-bg-{row.query}-{layer}", values


def _spotted(row: Modify) -> Words:
    kind: Words = "@bg-any-colour" if row.dice == COLOURS else _kind(row.dice or COLOURS)
    return showing(kind, row.fix or 1, 8)


def _changed(row: Modify) -> list[str] | str:
    """The cards that a row speaks of."""
    if row.cards:
        return [name_of(name) for name in row.cards]
    if row.category:
        return [f"@category-{category}" for category in row.category]
    return f"@bg-all-{row.type}" if row.type else "@bg-all-powers"
