"""Why a bot thinks of an option as it does, in sentences: for hints."""

from __future__ import annotations

from collections.abc import Callable

from meetingstone.engine import NONE, Game, Option
from meetingstone.engine.picture import Phrase
from meetingstone.games.small_world import options as o
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.income import holding_of, score_items
from meetingstone.games.small_world.outlook import STEP, Look
from meetingstone.games.small_world.prospects import Prospects, coins_of, decline_items
from meetingstone.games.small_world.queries import keep, region_name
from meetingstone.games.small_world.state import Table

Remarks = tuple[Phrase, ...]

SAFE, SHAKY = 0.12, 0.22
"""The chance to lose a Region before the next turn: up to the first it is hard to retake, from the second on easy."""


def remarks(g: Game[Table], seat: int, index: int) -> Remarks:
    """What there is to say for or against an option; nothing where the option itself says it all."""
    assert g.question is not None
    options = g.options(seat)
    speaker = SPEAKERS.get(type(options[index]))
    return speaker(g, seat, index, options[index]) if speaker else ()


def _conquer(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    assert isinstance(option, o.Conquer)
    after = g.clone()
    after.source = None
    after.take(seat, index)
    values = {**_target(g.state, seat, option.region), "cost": option.cost}
    said = Phrase("hint-sw-conquer", {**values, "safety": _safety(Look(after, seat).risk(option.region))})
    return (said, *_taken_from(g.state, seat, option.region))


def _attempt(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    assert isinstance(option, o.Attempt)
    short = option.cost - g.state.players[seat].hand
    good, of = g.state.content.odds(short)
    values = {**_target(g.state, seat, option.region), "win": round(100 * good / of)}
    return (Phrase("hint-sw-attempt", values), *_taken_from(g.state, seat, option.region))


def _assault(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    assert isinstance(option, o.Assault)
    cost = Attacker(g.state, seat).num(option.region, (), 0).total
    return (Phrase("hint-sw-assault", {**_target(g.state, seat, option.region), "cost": cost}),)


def _target(s: Table, seat: int, r: int) -> dict[str, object]:
    coins = Prospects(s, seat, holding_of(s, seat)).gain(r)
    return {"region": region_name(s, r), "amount": coins}


def _taken_from(s: Table, seat: int, r: int) -> Remarks:
    owner = s.owner[s.regions[r].race] if s.regions[r].race != NONE else NONE
    if owner == seat:
        return (Phrase("hint-sw-own"),)
    return (Phrase("hint-sw-taken", {"seat": owner}),) if owner != NONE else ()


def _safety(risk: float) -> str:
    return "hard" if risk <= SAFE else "fair" if risk < SHAKY else "easy"


def _pick(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    assert isinstance(option, o.Pick)
    tokens = int(option.says(g)[1]["tokens"])
    found = next(combo.coins for column in g.state.columns for combo in column if combo.race == option.race)
    values = {"tokens": tokens, "regions": round(tokens / STEP), "price": option.price, "found": found}
    return (Phrase("hint-sw-pick", values),)


def _expand(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    s = g.state
    look, now = Look(g, seat), coins_of(score_items(s, seat))
    spare = max(0, look.tokens + s.players[seat].pieces - keep(s, seat) * len(look.mine))
    return (Phrase("hint-sw-expand", {"regions": len(look.mine), "amount": now, "count": spare}),)


def _decline(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    look = Look(g, seat)
    coins = coins_of(decline_items(g.state, seat, look.mine))
    return (Phrase("hint-sw-decline", {"amount": coins, "left": look.left}),)


def _done(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    if g.question is None or g.question.kind != "conquer":
        return ()
    s = g.state
    values = {"count": s.players[seat].pieces, "amount": coins_of(score_items(s, seat))}
    return (Phrase("hint-sw-done", values),)


def _place(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    """SW-REDEP-02: where a piece is needed most."""
    assert isinstance(option, o.Place)
    look, r = Look(g, seat), option.region
    enemies = sum(1 for other in look.map.neighbours[r] if look.enemies >> other & 1)
    safety = _safety(look.risk(r))
    return (Phrase("hint-sw-place", {"region": region_name(g.state, r), "count": enemies, "safety": safety}),)


def _abandon(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    assert isinstance(option, o.Abandon)
    region = g.state.regions[option.region]
    pieces = region.tokens + region.beasts + region.champion
    return (Phrase("hint-sw-abandon", {"region": region_name(g.state, option.region), "count": pieces}),)


SPEAKERS: dict[type[Option], Callable[[Game[Table], int, int, Option], Remarks]] = {
    o.Conquer: _conquer,
    o.Attempt: _attempt,
    o.Assault: _assault,
    o.Pick: _pick,
    o.Expand: _expand,
    o.Decline: _decline,
    o.Done: _done,
    o.Place: _place,
    o.Abandon: _abandon,
}
