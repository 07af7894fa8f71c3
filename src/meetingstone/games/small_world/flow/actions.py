"""What a Race may do besides conquering: intimidate, exchange Regions through portals, steal an Artifact."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world import vocabulary
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.changes import (
    bump,
    instead_of,
    lift,
    lose_piece,
    mark_attack,
    pay_dues,
    settle,
    spare,
)
from meetingstone.games.small_world.flow.markers import MarkersGained
from meetingstone.games.small_world.options import Exchange, Intimidate, Steal
from meetingstone.games.small_world.queries import (
    Due,
    cards_of,
    is_opponent,
    region_name,
    tolls,
    why_cannot_pay,
    why_immune,
    why_untouchable,
)
from meetingstone.games.small_world.state import Region, Table, Tally

VERBS: dict[type[Option], type[vocabulary.Action]] = {
    Intimidate: vocabulary.Intimidate,
    Exchange: vocabulary.Exchange,
    Steal: vocabulary.Steal,
}
"""What a card states that offers an action."""


def _action(s: Table, seat: int, kind: type[vocabulary.Action]) -> tuple[int, vocabulary.Action] | None:
    """The card of ``seat`` that offers an action, and what it says."""
    for number in cards_of(s, seat):
        for action in s.content.cards[number].action:
            if isinstance(action, kind):
                return number, action
    return None


def options(s: Table, seat: int, attacker: Attacker | None) -> list[Option]:
    """What ``seat`` may do now; ``attacker`` is None once the conquests are over."""
    found: list[Option] = []
    for number in cards_of(s, seat):
        for action in s.content.cards[number].action:
            if s.count(Tally.USED, number) >= action.uses:
                continue
            if isinstance(action, vocabulary.Intimidate):
                found += _intimidations(s, seat, attacker)
            elif isinstance(action, vocabulary.Exchange):
                found += _exchanges(s, seat, action)
            else:
                found += _thefts(s, seat)
    return found


def carry_out(g: Game[Table], seat: int, choice: Intimidate | Exchange | Steal) -> Outcome:
    if isinstance(choice, Intimidate):
        intimidate(g, seat, choice)
        return None
    if isinstance(choice, Exchange):
        return ExchangeRegions(seat=seat, region=choice.region, other=choice.other)
    steal(g, seat, choice)
    return None


def why_not(s: Table, seat: int, option: Intimidate | Exchange | Steal) -> Why | None:
    """Why an action may not be done now."""
    found = _action(s, seat, VERBS[type(option)])
    if found is None:
        return Why("SW-GEN-06", "no-such-power", {"power": f"@action-{option.__struct_config__.tag}"})
    number, action = found
    if s.count(Tally.USED, number) >= action.uses:
        return Why(action.rule, "action-used", {"uses": action.uses})
    if isinstance(option, Intimidate):
        return _why_not_intimidate(s, seat, option)
    if isinstance(option, Exchange):
        assert isinstance(action, vocabulary.Exchange)
        return why_not_exchange(s, seat, option.region, option.other, action)
    return why_not_steal(s, seat, option.marker, option.to)


# ---- Intimidating


def _intimidations(s: Table, seat: int, attacker: Attacker | None) -> list[Option]:
    if attacker is None or not attacker.hand:
        return []
    neighbours = 0
    for r in bits(attacker.held):
        neighbours |= s.map.touching[r]
    found: list[Option] = []
    for r in bits(neighbours & ~attacker.held):
        if why_not_intimidate(s, seat, r) is None:
            found += _moves_from(s, r)
    return found


def _moves_from(s: Table, r: int) -> list[Intimidate]:
    """SW-POWER-INTIMIDATING-02, SW-POWER-INTIMIDATING-04: to any Region of the same Race; a Murloc goes nowhere.

    SW-IMM-04: a goal that is immune takes tokens in like any other.
    """
    region = s.regions[r]
    if region.wall or region.fort:
        # SW-POWER-INTIMIDATING-05: defences first.
        return [Intimidate(r, piece) for piece in ("fort", "wall") if getattr(region, piece)]
    pieces = [piece for piece, count in (("token", region.tokens), ("beast", region.beasts)) if count]
    goals = [] if region.race == s.content.murlocs else [other for other in s.held(region.race) if other != r]
    return [Intimidate(r, piece, goal) for piece in pieces for goal in goals or [NONE]]


def why_not_intimidate(s: Table, seat: int, r: int) -> Why | None:
    """SW-POWER-INTIMIDATING-01, SW-POWER-INTIMIDATING-07, once it is clear that the Region is next to one's own."""
    race = s.regions[r].race
    name: dict[str, int | str] = {"region": region_name(s, r)}
    if race == NONE or (race != s.content.murlocs and not is_opponent(s, seat, race)):
        return Why("SW-POWER-INTIMIDATING-01", "nobody-to-intimidate", name)
    if s.regions[r].tokens + s.regions[r].beasts == 0:
        return Why("SW-POWER-CHAMPIONING-03", "champion-stays", name)
    return why_untouchable(s, seat, r, _deed(s.regions[r]))


def _why_not_intimidate(s: Table, seat: int, option: Intimidate) -> Why | None:
    """The same as ``_intimidations`` says, with the reason."""
    r, attacker = option.region, Attacker(s, seat)
    values: dict[str, int | str] = {"region": region_name(s, r)}
    if s.count(Tally.OVER) or not attacker.hand:
        return Why("SW-POWER-INTIMIDATING-06", "intimidate-before-last", values)
    if not any(attacker.held >> other & 1 for other in s.map.neighbours[r]):
        return Why("SW-POWER-INTIMIDATING-01", "not-adjacent", values)
    why = why_not_intimidate(s, seat, r)
    if why:
        return why
    moves = _moves_from(s, r)
    if option in moves:
        return None
    pieces = {move.piece for move in moves}
    if pieces <= {"fort", "wall"}:
        return Why("SW-POWER-INTIMIDATING-05", "defences-first", values)
    if option.piece not in pieces:
        return Why("SW-POWER-INTIMIDATING-01", "no-such-piece-there", {**values, "piece": f"@piece-{option.piece}"})
    return Why("SW-POWER-INTIMIDATING-02", "goal-of-the-same-race", values)


def _deed(region: Region) -> str:
    """Discarding a defence makes no token leave: no Harmony is due for it (SW-RACE-PANDAREN-03)."""
    return "defence" if region.wall or region.fort else "move"


def intimidate(g: Game[Table], seat: int, choice: Intimidate) -> None:
    """One token moves, or is discarded, or a defence goes; a Region left without tokens becomes empty.

    SW-POWER-INTIMIDATING-01, SW-POWER-INTIMIDATING-02, SW-POWER-INTIMIDATING-03, SW-POWER-INTIMIDATING-05.
    """
    s = g.state
    found = _action(s, seat, vocabulary.Intimidate)
    assert found is not None
    bump(s, Tally.USED, found[0])
    r, region = choice.region, s.regions[choice.region]
    pay_dues(g, seat, tolls(s, seat, r, _deed(region)))
    g.tell(
        "intimidated", seat=seat, region=region_name(s, r), piece=f"@piece-{choice.piece}",
        goal=region_name(s, choice.to) if choice.to != NONE else "@away",
    )  # fmt: skip
    if choice.piece in ("fort", "wall"):
        s.regions[r] = replace(region, **{choice.piece: False})
        return
    mark_attack(s, seat, r)
    field = "tokens" if choice.piece == "token" else "beasts"
    if choice.to == NONE:
        _discard_one(g, r, field)
    else:
        s.regions[r] = replace(region, **{field: getattr(region, field) - 1})
        goal = s.regions[choice.to]
        s.regions[choice.to] = replace(goal, **{field: getattr(goal, field) + 1})
    settle(g, r)


def _discard_one(g: Game[Table], r: int, field: str) -> None:
    """A token that has nowhere to go is lost; Draenei and the Chapel may keep it.

    SW-POWER-INTIMIDATING-02, SW-POWER-INTIMIDATING-04.
    """
    s = g.state
    region = s.regions[r]
    race, owner = region.race, s.owner[region.race]
    if owner != NONE and s.is_active(race):
        without_pieces = replace(region, champion=False, beasts=0)
        saved = instead_of(g, "region.loss", owner, without_pieces)
        lift(s, owner, r, tokens=int(field == "tokens"), beasts=int(field == "beasts"))
        if saved:
            spare(g, owner, saved)
        elif owner < s.humans:
            lose_piece(g, owner, "beast" if field == "beasts" else "token", region)
        return
    s.regions[r] = replace(region, tokens=region.tokens - 1)
    s.tray[race] += 1
    bump(s, Tally.KILLED)
    g.tell("lost", race=s.content.card_name(race), count=1)


# ---- Portal Mage


def _exchanges(s: Table, seat: int, action: vocabulary.Exchange) -> list[Option]:
    regions = [r for r in bits(s.map.of_symbol[action.symbol]) if why_untouchable(s, seat, r, "move") is None]
    return [Exchange(a, b) for a, b in combinations(regions, 2) if why_not_exchange(s, seat, a, b, action) is None]


def why_not_exchange(s: Table, seat: int, a: int, b: int, action: vocabulary.Exchange) -> Why | None:
    """SW-POWER-PORTAL-MAGE-01, SW-POWER-PORTAL-MAGE-03: two Regions with the symbol, not immune, not both bare."""
    for r in (a, b):
        if not s.map.of_symbol[action.symbol] >> r & 1:
            return Why("SW-POWER-PORTAL-MAGE-01", "no-magic", {"region": region_name(s, r)})
        why = why_immune(s, seat, r)
        if why:
            return why
    if a == b or (_is_bare(s, a) and _is_bare(s, b)):
        return Why("SW-POWER-PORTAL-MAGE-01", "nothing-to-exchange")
    return why_cannot_pay(s, seat, _exchange_dues(s, seat, a, b))


def _is_bare(s: Table, r: int) -> bool:
    region = s.regions[r]
    return region.race == NONE and not region.objective and not _artifacts_at(s, r)


def _exchange_dues(s: Table, seat: int, a: int, b: int) -> list[Due]:
    dues = tolls(s, seat, a, "move")
    known = {due.card for due in dues}
    return [*dues, *(due for due in tolls(s, seat, b, "move") if due.card not in known)]


def _artifacts_at(s: Table, r: int) -> list[int]:
    return [kind for kind in s.content.artifacts if s.marker_at[kind] == r]


class ExchangeRegions(Frame, kw_only=True):
    """SW-POWER-PORTAL-MAGE-01: everything changes places, except Mountains and Legendary Places.

    SW-POWER-PORTAL-MAGE-02: Races go with their tokens, nobody loses any, and only tolls on moves are due.
    """

    STEPS = ("exchange", "enter_first", "enter_second")
    seat: int
    region: int
    other: int

    def exchange(self, g: Game[Table]) -> None:
        s = g.state
        a, b = self.region, self.other
        found = _action(s, self.seat, vocabulary.Exchange)
        assert found is not None
        bump(s, Tally.USED, found[0])
        pay_dues(g, self.seat, _exchange_dues(s, self.seat, a, b))
        mark_attack(s, self.seat, a)
        mark_attack(s, self.seat, b)
        s.regions[a], s.regions[b] = s.regions[b], s.regions[a]
        s.bombs[a], s.bombs[b] = s.bombs[b], s.bombs[a]
        from_a, from_b = _artifacts_at(s, a), _artifacts_at(s, b)
        for kind in from_a:
            s.marker_at[kind] = b
        for kind in from_b:
            s.marker_at[kind] = a
        g.tell("exchanged", seat=self.seat, region=region_name(s, a), other=region_name(s, b))

    def enter_first(self, g: Game[Table]) -> Outcome:
        return self._enter(g, self.region)

    def enter_second(self, g: Game[Table]) -> Outcome:
        return self._enter(g, self.other)

    def _enter(self, g: Game[Table], r: int) -> Outcome:
        """SW-MARK-01: arriving through a portal turns a face-down marker up."""
        race = g.state.regions[r].race
        owner = g.state.owner[race] if race != NONE else NONE
        if owner == NONE:
            return None
        return MarkersGained(seat=owner, region=r)


# ---- Ethereals


def _thefts(s: Table, seat: int) -> list[Option]:
    return [
        Steal(kind, to)
        for kind in s.content.artifacts
        if s.marker_at[kind] != NONE
        for to in s.map.neighbours[s.marker_at[kind]]
        if why_not_steal(s, seat, kind, to) is None
    ]


def why_not_steal(s: Table, seat: int, kind: int, to: int) -> Why | None:
    """SW-RACE-ETHEREALS-03: a face-up Artifact next to a Region of one's own, in a Region that is not immune."""
    if kind not in s.content.artifacts:
        return Why("SW-RACE-ETHEREALS-03", "artifacts-only", {"marker": s.content.marker_name(kind)})
    at = s.marker_at[kind]
    name: dict[str, int | str] = {"marker": s.content.marker_name(kind)}
    race = s.players[seat].race
    if at == NONE:
        return Why("SW-MARK-09", "marker-unknown", name)
    if s.regions[at].race == race:
        return Why("SW-RACE-ETHEREALS-03", "already-yours", name)
    if s.regions[to].race != race or to not in s.map.neighbours[at]:
        return Why("SW-RACE-ETHEREALS-03", "steal-from-neighbour", name)
    return why_untouchable(s, seat, at, "theft")


def steal(g: Game[Table], seat: int, choice: Steal) -> None:
    s = g.state
    found = _action(s, seat, vocabulary.Steal)
    assert found is not None
    bump(s, Tally.USED, found[0])
    pay_dues(g, seat, tolls(s, seat, s.marker_at[choice.marker], "theft"))
    s.marker_at[choice.marker] = choice.to
    g.tell("stolen", seat=seat, marker=s.content.marker_name(choice.marker), region=region_name(s, choice.to))
