"""What a character may play and use at a moment, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Option, Why
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.targets import is_feasible
from meetingstone.games.adventure.options import Drink, Play, UsePower
from meetingstone.games.adventure.queries import (
    Cast,
    allowed,
    applies,
    at_work,
    can_pay,
    card_cost,
    is_held,
    item_name,
    item_of,
    items_of,
    power_cost,
    side_in,
)
from meetingstone.games.adventure.sources import ABILITY_HOOKS, ABILITY_MOMENTS, SOURCES, TOKEN, USE_BIT, Source
from meetingstone.games.adventure.state import Attachment, Scope, Table, Tally
from meetingstone.games.adventure.vocabulary import COMBAT_MOMENTS, LEVELS, Cost, Effect, Move, Reroll

IN_COMBAT = frozenset((*COMBAT_MOMENTS, "combat_end"))
ROWS = 16
"""A row of a source is counted as source * ROWS + row."""
# Refusals are made by the thousand and mostly thrown away, so what they say stands ready.
_CARD_VALUES: tuple[dict[str, int | str], ...] = tuple({"card": f"@ag-{card.id}"} for card in CONTENT.abilities)
_SOURCE_VALUES: tuple[dict[str, int | str], ...] = tuple({"card": source.name} for source in SOURCES)


def is_meant(s: Table, moment: str, subject: int, owner: int, of: str) -> bool:
    """Whether a row answers this moment: in a combat by taking part, elsewhere by whose moment it is."""
    if of == "any":
        return True
    mine = side_in(s.fight, owner) != NONE if moment in IN_COMBAT else owner == subject
    return mine == (of == "self")


def why_not_play(s: Table, seat: int, ability: int, moment: str, cast: Cast) -> Why | None:
    """Why a card in hand cannot be played at a moment; cheap and telling reasons first."""
    card = CONTENT.abilities[ability]
    values = _CARD_VALUES[ability]
    if moment not in ABILITY_MOMENTS[ability]:
        return Why("AG-ABIL-09", "ag-other-moment", values)
    if card.timing == "combat" and side_in(s.fight, seat) == NONE:
        return Why("AG-ABIL-10", "ag-not-fighting", values)
    if card.timing == "movement" and seat != s.active:
        return Why("AG-ABIL-10", "ag-not-active", values)
    if not is_meant(s, moment, cast.subject, seat, card.of):
        return Why("AG-ABIL-11", "ag-not-meant", values)
    if s.count(Scope.TURN, Tally.PLAYED, seat, ability):
        return Why("AG-ABIL-14", "ag-second-copy", values)
    if allowed(s, seat, "no_cards"):
        return Why("AG-GEN-02", "ag-no-cards", values)
    if card.weapon and s.fight and s.fight.replaced[side_in(s.fight, seat)] != NONE:
        return Why("AG-ABIL-20", "ag-second-weapon", values)
    if not applies(s, card.need, card.unless, cast):
        return Why("AG-ABIL-11", "ag-needs-more", values)
    energy = card_cost(s, seat, ability)
    if not can_pay(s, seat, energy, card.cost, len(s.hands[seat]) - 1):
        return Why("AG-ABIL-06", "ag-too-dear", {**values, "cost": energy, "energy": s.heroes[seat].energy})
    return why_infeasible(s, card.do[0], cast, values) if card.do and not card.weapon else None


def why_infeasible(s: Table, effect: Effect, cast: Cast, values: dict[str, int | str]) -> Why | None:
    """Why the first effect of a card could do nothing."""
    if is_feasible(s, effect, cast):
        return None
    if isinstance(effect, Move) and cast.owner >= 0 and is_held(s, cast.owner) and not effect.leaves_aggro:
        return Why("AG-AGGRO-04", "ag-held-by-aggro", values)
    if isinstance(effect, Reroll):
        return Why("AG-TOK-04", "ag-no-reroll", values)
    return Why("AG-GEN-02", "ag-no-effect", values)


def why_not_use(s: Table, seat: int, source: int, row: int, moment: str, cast: Cast) -> Why | None:
    """Why a power in force, or a kept token, cannot be used at a moment."""
    use = SOURCES[source].use[row]
    values = _SOURCE_VALUES[source]
    if not is_meant(s, moment, cast.subject, seat, use.of):
        return Why("AG-POWER-09", "ag-not-meant", values)
    which = source * ROWS + row
    if use.limit and s.count(Scope.TURN if use.limit == "turn" else Scope.COMBAT, Tally.USED, seat, which):
        return Why("AG-POWER-09", "ag-used-up", values)
    if not applies(s, use.need, use.unless, cast._replace(event=SOURCES[source].event)):
        return Why("AG-POWER-09", "ag-needs-more", values)
    if SOURCES[source].kind in ("side", "item") and allowed(s, seat, "no_uses"):
        return Why("AG-GEN-02", "ag-no-uses", values)
    energy = power_cost(s, seat, use.cost.energy)
    if not can_pay(s, seat, energy, use.cost, len(s.hands[seat])):
        return Why("AG-ABIL-06", "ag-too-dear", {**values, "cost": energy, "energy": s.heroes[seat].energy})
    return why_infeasible(s, use.do[0], cast._replace(event=SOURCES[source].event), values)


def powers_at(s: Table, seat: int, moment: str) -> Iterator[tuple[int, int, int]]:
    """(source, row, bearer) of the powers of a seat that speak of a moment."""
    bit = USE_BIT[moment]
    for bearer, hero in enumerate(s.heroes):
        if not hero.hooks & bit or not (bearer == seat or s.abroad & bit):
            continue
        seen = set()
        for number, owner in at_work(s, bearer, bit):
            if owner == seat and SOURCES[number].hooks & bit and number not in seen:
                seen.add(number)
                for row in SOURCES[number].uses_at[moment]:
                    yield number, row, bearer
    if seat == s.active:
        for number in s.afoot:
            if SOURCES[number].hooks & bit:
                for row in SOURCES[number].uses_at[moment]:
                    yield number, row, seat
        # AG-DISC-08: kept tokens are spent in their holder's own turn.
        for kind in sorted(set(s.heroes[seat].tokens)):
            number = TOKEN[kind]
            if SOURCES[number].hooks & bit:
                for row in SOURCES[number].uses_at[moment]:
                    yield number, row, seat


def has_powers(s: Table, seat: int, bit: int) -> bool:
    """Whether any card in play or kept token of a seat may speak of a moment."""
    hero = s.heroes[seat]
    if hero.hooks & bit:
        return True
    if seat == s.active and hero.tokens:
        for kind in hero.tokens:
            if SOURCES[TOKEN[kind]].hooks & bit:
                return True
    return bool(s.abroad & bit)


def uses(
    s: Table, seat: int, moment: str, subject: int, spent: tuple[int, ...] = (), card: int = NONE, blow: bool = False
) -> list[Option]:
    """All that a seat may play or use now; ``spent`` are powers without a price that were used at this moment."""
    found: list[Option] = []
    bit = USE_BIT[moment]
    cast = None
    last = NONE
    for ability in s.hands[seat]:
        if ABILITY_HOOKS[ability] & bit and ability != last:
            cast = cast or Cast(seat, seat, subject, NONE, card, blow)
            if why_not_play(s, seat, ability, moment, cast) is None:
                found.append(Play(seat, ability))
            last = ability
    if not has_powers(s, seat, bit):
        return found
    cast = cast or Cast(seat, seat, subject, NONE, card, blow)
    for source, row, bearer in powers_at(s, seat, moment):
        if _spent_key(seat, source, row) in spent:
            continue
        if bearer != cast.bearer:
            cast = Cast(seat, bearer, subject, NONE, card, blow)
        if why_not_use(s, seat, source, row, moment, cast) is None:
            found.append(UsePower(seat, source, row, bearer))
    return found


def _spent_key(seat: int, source: int, row: int) -> int:
    return (source * ROWS + row) * 8 + seat


def spent_by(option: Option) -> tuple[int, ...]:
    """AG-POWER-09: a power without a price may be used once each time its moment comes round."""
    if isinstance(option, UsePower) and _is_free(SOURCES[option.source], option.row):
        return (_spent_key(option.seat, option.source, option.row),)
    return ()


def _is_free(source: Source, row: int) -> bool:
    """A token is its own price: a second one of its kind may be spent at the same moment (AG-TOK-04)."""
    use = source.use[row]
    return use.cost == Cost() and not use.discard and source.kind != "token"


def why_not_now(
    s: Table, seat: int, option: Play | UsePower, moment: str, subject: int, spent: tuple[int, ...] = (),
    card: int = NONE, blow: bool = False,
) -> Why | None:  # fmt: skip
    """Why a seat may not play or use something now: the same as ``uses`` says, of cards that it lacks as well."""
    cast = Cast(seat, seat, subject, NONE, card, blow)
    if isinstance(option, Play):
        if option.ability not in s.hands[seat]:
            return Why("AG-ABIL-01", "ag-not-in-hand", _CARD_VALUES[option.ability])
        return why_not_play(s, seat, option.ability, moment, cast)
    number, row, bearer = option.source, option.row, option.bearer
    source, values = SOURCES[number], _SOURCE_VALUES[number]
    is_open = source.kind == "token" or number in s.afoot
    if not is_open and (number, seat) not in s.heroes[bearer].force:
        return _why_out_of_force(s, seat, source.number)
    if not source.use:
        return Why("AG-POWER-09", "ag-works-by-itself", values)
    if moment not in source.use[row].at:
        return Why("AG-POWER-09", "ag-other-moment", values)
    if _spent_key(seat, number, row) in spent:
        return Why("AG-POWER-09", "ag-used-up", values)
    if is_open and seat != s.active:
        return Why("AG-DISC-08", "ag-own-turn", values)
    if not is_open and (number, seat) not in at_work(s, bearer, USE_BIT[moment]):
        return Why("AG-ABIL-21", "ag-silent", values)
    return why_not_use(s, seat, number, row, moment, cast._replace(bearer=bearer))


def _why_out_of_force(s: Table, seat: int, card: int) -> Why:
    """AG-ITEM-04, AG-ITEM-08: why an item in the bag gives no power."""
    level = CONTENT.challenges[card].level
    if level > s.heroes[seat].level:
        return Why("AG-ITEM-08", "ag-item-level", {"item": item_name(card), "level": f"@ag-level-{LEVELS[level]}"})
    return Why("AG-ITEM-04", "ag-not-equipped", {"item": item_name(card)})


def why_no_potion(s: Table, seat: int, choice: Drink) -> Why | None:
    """AG-POTION-01, AG-POTION-05: why an item is not this potion for a character."""
    name = item_name(choice.item)
    if choice.item not in items_of(s.heroes[seat]):
        return Why("AG-POTION-01", "ag-not-your-item", {"item": name})
    if choice.potion not in item_of(choice.item).potions:
        return Why("AG-POTION-05", "ag-no-such-icon", {"item": name})
    return Why("AG-GEN-02", "ag-no-uses", {"card": name}) if allowed(s, seat, "no_potions") else None


def attachment_of(s: Table, bearer: int, ability: int, owner: int) -> Attachment:
    return next(each for each in s.heroes[bearer].attached if each.ability == ability and each.owner == owner)
