"""Everything that can be in force, and every list of effects, under one number each: frames and state name them so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.content import Stated
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT, parts_of
from meetingstone.games.adventure.pieces import AbilityCard
from meetingstone.games.adventure.vocabulary import COMBAT_MOMENTS, LEVELS, MOMENTS, InForce, Modify, Trigger, Use

STATS: tuple[str, ...] = v.Stat.__args__  # type: ignore[attr-defined]
PERMISSIONS: tuple[str, ...] = v.Permission.__args__  # type: ignore[attr-defined]
NUMBERS = (*STATS, *PERMISSIONS)

# ---- the bits of a mask of hooks
USE_BIT = {name: 1 << i for i, name in enumerate(MOMENTS)}
TRIGGER_BIT = {name: 1 << (len(MOMENTS) + i) for i, name in enumerate(MOMENTS)}
DIE_BIT = 1 << 2 * len(MOMENTS)
INWARD_BIT = {name: 1 << (2 * len(MOMENTS) + 1 + i) for i, name in enumerate(NUMBERS)}
OUTWARD_BIT = {name: 1 << (2 * len(MOMENTS) + 1 + len(NUMBERS) + i) for i, name in enumerate(NUMBERS)}


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be in force, sorted by what it listens to."""

    kind: str
    """``side``, ``item``, ``foe``, ``board``, ``attached``, ``event``, ``back`` or ``token``."""
    id: str
    name: str
    """As people read it: the side of a character card has a name of its own."""
    number: int
    """Of the card among its kind."""
    event: int
    """The challenge card whose face it is, if that is an event; else NONE."""
    use: tuple[Use, ...]
    trigger: tuple[Trigger, ...]
    uses_at: dict[str, tuple[int, ...]]
    triggers_at: dict[str, tuple[int, ...]]
    on_die: tuple[int, ...]
    """Triggers on results of the die."""
    inward: dict[str, tuple[Modify, ...]]
    """Numbers of whoever owns or carries it."""
    outward: dict[str, tuple[Modify, ...]]
    """Numbers of others."""
    hooks: int


def _source(kind: str, card: str, number: int, rows: InForce, side: str) -> Source:
    uses: dict[str, tuple[int, ...]] = {}
    triggers: dict[str, tuple[int, ...]] = {}
    inward: dict[str, tuple[Modify, ...]] = {}
    outward: dict[str, tuple[Modify, ...]] = {}
    on_die = tuple(i for i, row in enumerate(rows.trigger) if row.on)
    hooks = DIE_BIT if on_die else 0
    for i, use in enumerate(rows.use):
        for moment in use.at:
            uses[moment] = (*uses.get(moment, ()), i)
            hooks |= USE_BIT[moment]
    for i, trigger in enumerate(rows.trigger):
        if trigger.at:
            triggers[trigger.at] = (*triggers.get(trigger.at, ()), i)
            hooks |= TRIGGER_BIT[trigger.at]
    for row in rows.modify:
        name_of = row.stat or row.allow or ""
        if row.of in ("self", "bearer", "all", "horde", "alliance"):
            inward[name_of] = (*inward.get(name_of, ()), row)
            hooks |= INWARD_BIT[name_of]
        if row.of not in ("self", "bearer"):
            outward[name_of] = (*outward.get(name_of, ()), row)
            hooks |= OUTWARD_BIT[name_of]
    event = number if kind in ("event", "back") else NONE
    return Source(
        kind=kind, id=card, name=f"@ag-{card}{side}", number=number, event=event, use=rows.use,
        trigger=rows.trigger, uses_at=uses, triggers_at=triggers, on_die=on_die, inward=inward, outward=outward,
        hooks=hooks,
    )  # fmt: skip


SOURCES: list[Source] = []


def _add(kind: str, card: str, number: int, rows: InForce, side: str = "") -> int:
    SOURCES.append(_source(kind, card, number, rows, side))
    return len(SOURCES) - 1


def _attached(card: AbilityCard) -> Iterator[InForce]:
    """What a card does while it is attached, for each level of whoever played it (AG-ABIL-19)."""
    for level in range(len(LEVELS)):
        parts = [card.attached or InForce()]
        parts += [more.attached for more in card.improved if more.attached and LEVELS.index(more.level) <= level]
        yield InForce(
            use=tuple(row for part in parts for row in part.use),
            trigger=tuple(row for part in parts for row in part.trigger),
            modify=tuple(row for part in parts for row in part.modify),
        )


SIDE = tuple(
    tuple(
        (_add("side", person.id, number, card.start, "-start"), _add("side", person.id, number, card.other, "-other"))
        for card in person.card
    )
    for number, person in enumerate(CONTENT.characters)
)
"""By character, level and side."""
ITEM = tuple(_add("item", c.item.id, i, c.item) if c.item else NONE for i, c in enumerate(CONTENT.challenges))
FOE = tuple(
    _add("foe", c.encounter.id, i, c.encounter) if c.encounter else NONE for i, c in enumerate(CONTENT.challenges)
)
EVENT = tuple(_add("event", c.event.id, i, c.event) if c.event else NONE for i, c in enumerate(CONTENT.challenges))
BACK = tuple(
    _add("back", c.event.back.id, i, c.event.back) if c.event and c.event.back else NONE
    for i, c in enumerate(CONTENT.challenges)
)
BOARD = tuple(
    _add("board", space.encounter.enemy.id, i, space.encounter.enemy)
    if space.encounter and space.encounter.enemy
    else NONE
    for i, space in enumerate(CONTENT.spaces)
)
ATTACHED = tuple(
    tuple(_add("attached", card.id, i, rows) for rows in _attached(card)) if card.attached else ()
    for i, card in enumerate(CONTENT.abilities)
)
"""By ability card and level of whoever played it."""
TOKEN = tuple(_add("token", token.id, i, InForce(use=token.use)) for i, token in enumerate(CONTENT.discoveries))


# ---- ability cards


def moments_of(card: AbilityCard) -> tuple[str, ...]:
    """AG-ABIL-09, AG-COMBAT-03; AG-ABIL-20: a weapon replacement is played before the roll."""
    if card.at:
        return card.at
    if card.weapon:
        return ("before_roll",)
    return COMBAT_MOMENTS if card.timing == "combat" else ("move",)


ABILITY_MOMENTS = tuple(frozenset(moments_of(card)) for card in CONTENT.abilities)
ABILITY_HOOKS = tuple(sum(USE_BIT[moment] for moment in moments) for moments in ABILITY_MOMENTS)

# ---- lists of effects

SCRIPTS: list[v.Effects] = []
_script: dict[int, int] = {}


def enter(effects: v.Effects) -> int:
    """Give a list of effects a number; whoever keeps the list may ask for it again with ``script_of``."""
    if id(effects) not in _script:
        _script[id(effects)] = len(SCRIPTS)
        SCRIPTS.append(effects)
    return _script[id(effects)]


def script_of(effects: v.Effects) -> int:
    """The number of a list of effects that stands in the content."""
    return _script[id(effects)]


def enter_all(cards: Iterable[Stated]) -> None:
    """Give every list of effects inside cards a number."""
    for card in cards:
        for part in parts_of(card):
            for name in part.__struct_fields__:
                value = getattr(part, name)
                if isinstance(value, tuple) and value and isinstance(value[0], v.Effect):
                    enter(value)


enter(())
enter_all(CONTENT.characters)
enter_all(CONTENT.abilities)
enter_all(face for card in CONTENT.challenges for face in (card.event, card.encounter, card.item) if face)
enter_all(CONTENT.quests)
enter_all(CONTENT.discoveries)
enter_all(CONTENT.spaces)

_played = tuple(
    tuple(
        (*card.do, *(effect for more in card.improved if LEVELS.index(more.level) <= level for effect in more.do))
        for level in range(len(LEVELS))
    )
    for card in CONTENT.abilities
)
PLAY = tuple(tuple(enter(effects) for effects in row) for row in _played)
"""The script of an ability card by the level of whoever plays it (AG-ABIL-19)."""
_sprung = tuple(
    tuple(
        (*card.trap, *(effect for more in card.improved if LEVELS.index(more.level) <= level for effect in more.trap))
        for level in range(len(LEVELS))
    )
    for card in CONTENT.abilities
)
TRAP = tuple(tuple(enter(effects) for effects in row) for row in _sprung)
"""The script of a trap by the level of whoever has set it (AG-ABIL-19, AG-ABIL-22)."""
