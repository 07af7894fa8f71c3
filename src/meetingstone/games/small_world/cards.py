"""What every card says, written from the rows of its content file: change a number there and the text changes.

A sentence is a text id with its values. Whoever holds the card is called "you"; the `where-`, `when-` and `deed-`
texts are the words for the Regions, moments and deeds that a row may name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meetingstone.engine import ContentError
from meetingstone.engine.game import CardInfo
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.board import LAND, SYMBOLS, WATER, Face, faces
from meetingstone.games.small_world.content import (
    Card,
    Content,
    Instead,
    Marker,
    Modify,
    Power,
    Race,
    Reach,
    Score,
    Toll,
    Trigger,
    Way,
    Where,
)

Sentence = tuple[str, dict[str, Any]]


def cards(content: Content) -> tuple[CardInfo, ...]:
    """Races, powers, Artifacts, Legendary Places and boards. Murlocs have no banner."""
    races = [_race(content, race) for number, race in enumerate(content.races) if number != content.murlocs]
    powers = [_power(content, power) for power in content.powers]
    markers = [_marker(content, content.markers[kind]) for kind in content.artifacts + content.places]
    return (*races, *powers, *markers, *(_board(face) for face in faces().values()))


def _race(content: Content, race: Race) -> CardInfo:
    facts = {"faction": race.faction, "tokens": race.tokens, "supply": race.supply}
    return CardInfo(
        id=race.id, deck="race", name=f"race-{race.id}", text=text_of(content, race), facts=facts, rules=race.rules
    )


def _power(content: Content, power: Power) -> CardInfo:
    facts = {"tokens": power.tokens}
    return CardInfo(
        id=power.id,
        deck="power",
        name=f"power-{power.id}",
        text=text_of(content, power),
        facts=facts,
        rules=power.rules,
    )


def _marker(content: Content, marker: Marker) -> CardInfo:
    facts = {"kind": marker.kind}
    return CardInfo(
        id=marker.id,
        deck=marker.kind,
        name=f"marker-{marker.id}",
        text=text_of(content, marker),
        facts=facts,
        rules=marker.rules,
    )


# ---- sentences


def text_of(content: Content, card: Card) -> tuple[Sentence, ...]:
    """Everything that ``card`` does, row by row."""
    return tuple(_sentences(content, card))


def _sentences(content: Content, card: Card) -> Iterator[Sentence]:
    for modify in card.modify:
        yield _modify(content, modify)
    for reach in card.reach:
        yield _reach(reach)
    if card.way:
        yield from _way(card.way)
    yield from _triggers(card.trigger)
    for action in card.action:
        yield _verb(action, {})
    for score in card.score:
        yield _score(score)
    for toll in card.toll:
        yield from _toll(toll)
    for instead in card.instead:
        yield from _instead(instead)
    if isinstance(card, Power) and card.persists:
        yield "text-persists", {}
    if isinstance(card, Marker) and card.declined:
        yield "text-declined", {}


def _where(where: Where) -> str:
    """The name of the Regions that a row speaks of."""
    stated = {name: value for name in where.__struct_fields__ if (value := getattr(where, name)) is not None}
    if not stated:
        return "@where-any"
    (name, value), *others = stated.items()
    if others or value is False:
        raise ContentError(f"no text names the Regions of {where}")
    return f"@where-{name if value is True else value}"


MODIFIES: dict[tuple[str, str], str] = {
    ("cost", "fix"): "text-cost-fix",
    ("cost", "floor"): "text-cost-floor",
    ("travel", "fix"): "text-travel",
    ("keep", "floor"): "text-keep",
    ("flip", "floor"): "text-flip",
    ("water", "add"): "text-water",
    ("faction_bonus", "floor"): "text-faction-bonus",
}


def _modify(content: Content, row: Modify) -> Sentence:
    layer, amount = next((layer, n) for layer in ("add", "fix", "floor") if (n := getattr(row, layer)) is not None)
    values: dict[str, Any] = {"amount": amount, "where": _where(row.where)}
    if (row.query, layer) == ("cost", "add"):
        values["amount"] = abs(amount)
        if row.form:
            values["form"] = f"@form-{row.form}"
            return "text-cost-less-form" if amount < 0 else "text-cost-more-form", values
        return "text-cost-less" if amount < 0 else "text-cost-more", values
    if (row.query, layer) not in MODIFIES:
        raise ContentError(f"no text says what {layer} does to {row.query}")
    if row.by:
        return "text-cost-floor-by", {**values, "card": content.names[content.number[row.by]]}
    if row.not_by:
        return "text-cost-floor-but", {**values, "card": content.names[content.number[row.not_by]]}
    return MODIFIES[row.query, layer], values


def _reach(row: Reach) -> Sentence:
    return "text-reach-first" if row.first_only else "text-reach", {"where": _where(row.where)}


def _way(way: Way) -> Iterator[Sentence]:
    """One use per turn: what it costs, then where it may go and what else it takes."""
    where = _where(way.where)
    if way.die:
        yield "text-way-die", {"where": where}
    elif way.fix is not None:
        yield "text-way-champion" if way.champion else "text-way-fix", {"amount": way.fix, "where": where}
    elif way.add is not None:
        yield "text-way-less" if way.add < 0 else "text-way-more", {"amount": abs(way.add), "where": where}
    else:
        yield "text-way", {"where": where}
    if way.anywhere:
        yield "text-way-anywhere", {}
    if way.adjacent:
        yield "text-way-adjacent", {}
    if way.pay:
        yield "text-way-pay", {"amount": way.pay}
    if way.once_with:
        yield "text-way-once-with", {"action": f"@action-{way.once_with}"}


def _triggers(rows: tuple[Trigger, ...]) -> Iterator[Sentence]:
    """A verb that runs at two moments in a row is told once."""
    told: v.Verb | None = None
    for row in rows:
        when = {"when": f"@when-{row.at.replace('.', '-')}{'-anyone' if row.anyone else ''}"}
        if row.do == told:
            yield "text-same", when
            continue
        told = row.do
        yield _verb(row.do, when)
        if isinstance(row.do, v.LayMarker) and row.do.neighbours_pay:
            yield "text-neighbours_pay", {"amount": row.do.neighbours_pay}


FAMILIES = {"piece": "piece", "barred": "faction", "from_faction": "faction"}


def _verb(verb: v.Verb, when: dict[str, str]) -> Sentence:
    """A verb's own text, with its parameters as values."""
    values: dict[str, Any] = {**when}
    for name in verb.__struct_fields__:
        value = getattr(verb, name)
        if name in ("terrain", "symbol"):
            values["where"] = f"@where-{value or 'any'}"
        elif name in FAMILIES and value:
            values[name] = f"@{FAMILIES[name]}-{value}"
        elif isinstance(value, int) and not isinstance(value, bool):
            values[name] = value
    if isinstance(verb, v.GainCoins):
        return _gain(verb), values
    if isinstance(verb, v.Build) and verb.terrain:
        return "text-build-where", values
    return f"text-{verb.__struct_config__.tag}", values


def _gain(verb: v.GainCoins) -> str:
    if verb.from_faction:
        return "text-gain_coins-faction"
    if verb.per_defender_from:
        return "text-gain_coins-defenders"
    return "text-gain_coins-non-empty" if verb.non_empty else "text-gain_coins"


SCORES = {
    "region": "text-score-region",
    "board": "text-score-board",
    "marker": "text-score-marker",
    "here": "text-score-here",
    "same_terrain": "text-score-same-terrain",
    "majority_around": "text-score-majority",
}


def _score(row: Score) -> Sentence:
    return SCORES[row.per], {"amount": row.amount, "where": _where(row.where)}


def _toll(row: Toll) -> Iterator[Sentence]:
    deeds = [f"@deed-{deed}" for deed in row.on]
    text = "text-toll-harmony" if row.harmony else "text-toll-here" if row.here else "text-toll"
    yield text, {"amount": row.amount, "deeds": deeds, "where": _where(row.where)}
    yield "text-toll-once" if row.once else "text-toll-each", {}


INSTEAD: dict[tuple[str, str], str] = {
    ("region.loss", "ransom"): "text-region-ransom",
    ("region.loss", "beast"): "text-region-beast",
    ("region.loss", "nothing"): "text-region-nothing",
    ("token.loss", "nothing"): "text-token-nothing",
}


def _instead(row: Instead) -> Iterator[Sentence]:
    if (row.event, row.become) not in INSTEAD:
        raise ContentError(f"no text says that {row.event} becomes {row.become}")
    yield INSTEAD[row.event, row.become], {}
    if row.once:
        yield "text-instead-once", {}


# ---- boards


def _board(face: Face) -> CardInfo:
    facts = {
        "size": face.size,
        "count": len(face.region),
        "regions": [{"id": land.id, "terrain": land.terrain, "symbols": land.symbols} for land in face.region],
    }
    return CardInfo(
        id=face.id, deck="board", name=f"board-{face.id}", text=tuple(_geography(face)), facts=facts, rules="SW-SETUP"
    )


def _geography(face: Face) -> Iterator[Sentence]:
    yield "text-board", {"size": f"@size-{face.size}", "count": len(face.region)}
    for terrain in LAND + WATER:
        regions = [f"@region-{land.id}" for land in face.region if land.terrain == terrain]
        if regions:
            yield "text-board-regions", {"what": f"@terrain-{terrain}", "regions": regions}
    for symbol in SYMBOLS:
        regions = [f"@region-{land.id}" for land in face.region if symbol in land.symbols]
        if regions:
            yield "text-board-regions", {"what": f"@symbol-{symbol}", "regions": regions}
