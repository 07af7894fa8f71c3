"""Whom and where effects of cards reach."""

from __future__ import annotations

from meetingstone.engine import NONE
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.board import (
    CITIES,
    DISTANCE,
    FLIGHTS,
    IS_CITY,
    KEYS,
    LEVEL,
    OPEN_LINKS,
    nearest_cities,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import (
    Cast,
    affiliation,
    aggro_spaces,
    allowed,
    enemy_of,
    is_held,
    left_of,
    may_gain,
    others,
    place_of,
    right_of,
    side_in,
    top_level,
    valor_of,
)
from meetingstone.games.adventure.state import ENCOUNTER, RED, Table


def candidates(s: Table, effect: v.Aimed, cast: Cast) -> tuple[int, ...]:
    """The characters among whom ``other`` and ``any`` choose."""
    found = others(s, cast.owner) if effect.to == "other" else s.clockwise(max(0, cast.owner))
    if effect.within is not None:
        here = place_of(s, cast.owner)
        found = tuple(seat for seat in found if DISTANCE[here][s.heroes[seat].space] <= effect.within)
    return tuple(seat for seat in found if is_possible(s, effect, seat, cast))


def targets(s: Table, effect: v.Aimed, cast: Cast) -> tuple[int, ...]:
    """The seats (or the ENCOUNTER) that an effect is about, when nobody has to choose."""
    to = effect.to
    if to == "self":
        return (cast.owner,)
    if to in ("enemy", "bearer", "subject", "target"):
        who = enemy_of(s, cast.owner) if to == "enemy" else getattr(cast, to)
        return (who,) if who != NONE else ()
    if to == "others":
        return others(s, cast.owner)
    if to in ("right", "left") and cast.owner >= 0:
        return (right_of(s, cast.owner) if to == "right" else left_of(s, cast.owner),)
    seats = s.clockwise(max(0, s.active))
    if to == "all":
        return seats
    if to == "here":
        here = place_of(s, cast.owner)
        return tuple(seat for seat in seats if seat != cast.owner and s.heroes[seat].space == here)
    if to in ("horde", "alliance"):
        return tuple(seat for seat in seats if affiliation(s.heroes[seat]) == to)
    if to in ("richest", "poorest"):
        valors = [valor_of(hero) for hero in s.heroes]
        best = max(valors) if to == "richest" else min(valors)
        return tuple(seat for seat in seats if valors[seat] == best)
    return ()


def is_possible(s: Table, effect: v.Effect, seat: int, cast: Cast) -> bool:
    """Whether an effect can do anything to a character at all: others are not offered as its target."""
    if seat < 0:
        return True
    hero = s.heroes[seat]
    if isinstance(effect, v.Steal):
        return seat != cast.owner and bool(hero.bag) and not allowed(s, seat, "no_theft")
    if isinstance(effect, v.Strip):
        return bool(strippable(s, effect, seat))
    if isinstance(effect, v.Attach) and effect.item:
        return bool(bearing_items(s, effect, seat))
    if isinstance(effect, HANDS):
        return bool(s.hands[seat])
    if isinstance(effect, v.Heal):
        return hero.wounds > 0
    if isinstance(effect, v.LoseItem):
        return bool(hero.bag or hero.weapon != NONE or hero.armor != NONE)
    if isinstance(effect, v.Move):
        return bool(destinations(s, effect, seat, cast))
    if isinstance(effect, v.LayToken):
        return (cast.event, seat) not in s.marks
    return True


DEPENDENT = frozenset(
    (
        v.Attach, v.Flip, v.GainItem, v.GainLevel, v.GainTrophy, v.Heal, v.LayToken, v.LookAtHand, v.Move, v.MoveMarker,
        v.Peek, v.Recover, v.RemoveMarker, v.Reroll, v.SetTrap, v.Steal, v.Strip,
    )
)  # fmt: skip
"""Verbs that can be without any effect."""
MARKERS = (v.RemoveMarker, v.MoveMarker)
HANDS = (v.LookAtHand, v.StealCard, v.DiscardCards)


def is_feasible(s: Table, effect: v.Effect, cast: Cast) -> bool:
    """Whether an effect could do something: a card whose first effect cannot is not played for nothing."""
    if type(effect) not in DEPENDENT:
        return True
    if isinstance(effect, v.SetTrap):
        return bool(trap_spaces(s, effect, cast))
    if isinstance(effect, v.Peek):
        return any(s.hidden_at)
    if isinstance(effect, MARKERS):
        return bool(markers(s, effect, cast))
    if isinstance(effect, v.Recover):
        pile = s.discards[cast.owner]
        return any(not effect.keyword or effect.keyword in CONTENT.abilities[card].keywords for card in pile)
    if isinstance(effect, v.GainTrophy):
        return may_gain(s, cast.owner, CONTENT.trophy[effect.trophy])
    if isinstance(effect, v.Reroll):
        return may_reroll(s, effect, cast.owner)
    assert isinstance(effect, v.Aimed)
    if effect.to in v.CHOSEN:
        return bool(candidates(s, effect, cast))
    found = targets(s, effect, cast)
    if isinstance(effect, v.Flip):
        return any(effect.side is None or (effect.side == "other") != s.heroes[seat].side for seat in found)
    if isinstance(effect, v.GainLevel):
        return any(v.LEVELS.index(effect.level) > s.heroes[seat].level for seat in found)
    if isinstance(effect, v.GainItem):
        return any(colours(s, effect, seat) for seat in found)
    return any(is_possible(s, effect, seat, cast) for seat in found)


# ---- dice


def may_reroll(s: Table, effect: v.Reroll, owner: int) -> bool:
    """AG-TOK-04: nothing is spent on a die that may not be rolled again."""
    if effect.die in ("movement", "card"):
        return not allowed(s, owner, "no_rerolls")
    return bool(dice_to_reroll(s, effect, owner))


def dice_to_reroll(s: Table, effect: v.Reroll, owner: int) -> tuple[int, ...]:
    """The sides of the combat whose dice an effect may roll again; none before they are rolled."""
    fight = s.fight
    if fight is None or fight.dice == (0, 0):
        return ()
    own = max(0, side_in(fight, owner))
    sides = {"own": (own,), "enemy": (1 - own,), "both": (0, 1), "either": (own, 1 - own)}[effect.die]
    seats = (fight.attacker, fight.defender)
    return tuple(side for side in sides if not allowed(s, seats[side], "no_rerolls"))


# ---- attached cards


def strippable(s: Table, effect: v.Strip, seat: int) -> list[int]:
    """Places of attached cards that an effect may take off."""
    return [
        place
        for place, each in enumerate(s.heroes[seat].attached)
        if (not effect.keyword or effect.keyword in CONTENT.abilities[each.ability].keywords)
        and (not effect.from_others or each.owner != seat)
    ]


def bearing_items(s: Table, effect: v.Attach, seat: int) -> list[int]:
    """Equipped items on which a card may be put."""
    hero = s.heroes[seat]
    slots = {"weapon": (hero.weapon,), "armor": (hero.armor,), "any": (hero.weapon, hero.armor)}
    return [card for card in slots[effect.item] if card != NONE]


# ---- items


def has_item(s: Table, level: int) -> bool:
    """AG-LIMIT-02: whether a deck holds an item."""
    return any(CONTENT.challenges[card].item for card in s.challenge[level])


def colours(s: Table, effect: v.GainItem, seat: int) -> list[int]:
    """The challenge decks from which the item may come."""
    hero = s.heroes[seat]
    if effect.colour == "own":
        wanted = [hero.level]
    elif effect.colour == "space":
        wanted = [LEVEL[hero.space]]
    elif effect.colour == "choose":
        wanted = list(range(hero.level + 1))
    else:
        wanted = [v.LEVELS.index(effect.colour)]
    return [level for level in wanted if has_item(s, level)]


# ---- spaces


def trap_spaces(s: Table, effect: v.SetTrap, cast: Cast) -> list[int]:
    """AG-ABIL-22: cities cannot hold traps."""
    here = s.heroes[cast.owner].space
    return [space for space, steps in enumerate(DISTANCE[here]) if steps <= effect.within and not IS_CITY[space]]


def markers(s: Table, effect: v.RemoveMarker | v.MoveMarker, cast: Cast) -> list[int]:
    here = place_of(s, cast.owner)
    return [
        slot
        for slot, space in enumerate(s.marked)
        if space != NONE
        and not (s.fight is not None and s.fight.slot == slot)
        and (effect.within is None or DISTANCE[here][space] <= effect.within)
        and (isinstance(effect, v.RemoveMarker) or marker_spaces(s, slot, effect.steps))
    ]


def marker_spaces(s: Table, slot: int, steps: int) -> list[int]:
    start = s.marked[slot]
    return [
        space
        for space, away in enumerate(DISTANCE[start])
        if 0 < away <= steps and CONTENT.spaces[space].kind in ("normal", "key")
    ]


def reach(s: Table, seat: int, steps: int, *, leaves_aggro: bool = False, over_traps: bool = False) -> dict[int, int]:
    """AG-MOVE-02, AG-MOVE-04, AG-MOVE-07: spaces within so many steps, with the space before each on the way.

    A way leads through no aggro marker (it would end there), and through traps only if that is asked for.
    """
    start = s.heroes[seat].space
    before = {start: NONE}
    if steps <= 0 or (not leaves_aggro and is_held(s, seat)):
        return before
    links = OPEN_LINKS[min(RED, top_level(s, seat))]
    stops = frozenset() if allowed(s, seat, "pass_aggro") else aggro_spaces(s)
    if s.traps and not over_traps:
        stops |= {trap[0] for trap in s.traps}
    edge = [start]
    for _ in range(steps):
        following = []
        for here in edge:
            for there in links[here]:
                if there not in before:
                    before[there] = here
                    if there not in stops:
                        following.append(there)
        edge = following
    return before


def way_to(before: dict[int, int], space: int) -> tuple[int, ...]:
    """The spaces of a way found by ``reach``, in order."""
    way = []
    while before[space] != NONE:
        way.append(space)
        space = before[space]
    return tuple(reversed(way))


def shoved(s: Table, seat: int, steps: int) -> dict[int, tuple[int, ...]]:
    """The way to each space to which a card may move a figure step by step: over a trap if there is no other."""
    around = reach(s, seat, steps, leaves_aggro=True)
    over = reach(s, seat, steps, leaves_aggro=True, over_traps=True) if s.traps else around
    return {space: way_to(around if space in around else over, space) for space in over}


def destinations(s: Table, effect: v.Move, seat: int, cast: Cast) -> list[int]:
    """Spaces to which an effect may move a character (AG-MOVE-06, AG-AGGRO-04), other than his own."""
    hero = s.heroes[seat]
    if not effect.leaves_aggro and is_held(s, seat):
        return []
    if effect.where == "steps":
        found = list(shoved(s, seat, effect.steps))
    elif effect.where == "city":
        found = list(CITIES)
    elif effect.where == "nearest_city":
        found = list(nearest_cities(hero.space))
    elif effect.where == "flight":
        found = list(FLIGHTS)
    elif effect.where == "key":
        found = [space for space in KEYS if not effect.steps or DISTANCE[hero.space][space] <= effect.steps]
    elif effect.where == "character":
        found = sorted({s.heroes[other].space for other in others(s, seat)})
        found = [space for space in found if not effect.steps or DISTANCE[hero.space][space] <= effect.steps]
    elif effect.where == "named":
        found = [CONTENT.space[effect.space]]
    else:
        found = [place_of(s, cast.owner)] if cast.owner != ENCOUNTER else []
    level = top_level(s, seat)
    return [space for space in found if space != hero.space and LEVEL[space] <= level]


def flights(s: Table, seat: int) -> list[int]:
    """AG-RES-08."""
    if allowed(s, seat, "no_flight"):
        return []
    return destinations(s, v.Move(where="flight"), seat, Cast(seat))
