"""Odds that were worked out before, remembered by all that they depend on.

A character thinks of the same few combats again and again, for what he wears changes seldom. Where he stands, what he
holds and what bystanders have matters to few cards: it counts only while one of those is in force. What a card looks at
follows from the words that it states; a word that stands in neither table here looks at everything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import msgspec

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure import odds
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT, parts_of
from meetingstone.games.adventure.odds import Odds
from meetingstone.games.adventure.queries import foe_source
from meetingstone.games.adventure.sources import DIE_BIT, INWARD_BIT, OUTWARD_BIT, SIDE, SOURCES, TRIGGER_BIT, Source
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Hero, Scope, Table

MOST = 50_000
"""So many odds are remembered; then all are forgotten."""
MOMENTS = ("before_roll", "after_roll", "hit", "missed", "combat_end")
FELT = DIE_BIT | sum(INWARD_BIT.values()) | sum(OUTWARD_BIT.values()) | sum(TRIGGER_BIT[name] for name in MOMENTS)
"""What a card brings to a combat in which nobody uses anything."""


def fighters(fight: Fight) -> tuple[int, ...]:
    return (fight.attacker,) if fight.defender == ENCOUNTER else (fight.attacker, fight.defender)


FLEETING: dict[str, tuple[frozenset[str], Callable[[Table, Fight], Hashable]]] = {
    "hand": (
        frozenset(("hand", "hand_most")),
        lambda s, fight: tuple(len(s.hands[seat]) for seat in fighters(fight)),
    ),
    "energy": (
        frozenset(("energy",)),
        lambda s, fight: tuple(s.heroes[seat].energy for seat in fighters(fight)),
    ),
    "things": (
        frozenset(("bag", "items", "token")),
        lambda s, fight: tuple((len(s.heroes[seat].bag), len(s.heroes[seat].tokens)) for seat in fighters(fight)),
    ),
    "logs": (
        frozenset(("leads", "trails", "logged", "richest", "poorest")),
        lambda s, fight: tuple(hero.log for hero in s.heroes),
    ),
    "places": (
        frozenset(("in_city", "space", "at", "within", "alone", "company", "here")),
        lambda s, fight: (
            fight.space,
            tuple(hero.space for seat, hero in enumerate(s.heroes) if seat != fight.attacker),
        ),
    ),
    "way": (
        frozenset(("movement_die", "moved", "walked")),
        lambda s, fight: (s.face, odds.has_moved(s, fight), s.walked),
    ),
    "played": (frozenset(("used",)), lambda s, fight: tuple(s.counts[Scope.TURN].items())),
    "marks": (frozenset(("marked",)), lambda s, fight: s.marks),
    "board": (
        frozenset(("marker", "trap")),
        lambda s, fight: (sum(card != NONE for card in s.track), s.traps),
    ),
    "supply": (frozenset(("do disease",)), lambda s, fight: _supply(s)),
    "bystanders": (frozenset(), lambda s, fight: (tuple(s.heroes), tuple(len(hand) for hand in s.hands))),
}
"""What changes all the time: the words of cards (conditions, ``per``, ``to``, ``of``, verbs) that look at it, and what
they see."""
STEADY = frozenset(
    (
        # what a fighter is and wears, and how he is
        "", "level", "below", "side", "affiliation", "wound", "wounds", "unhurt", "left", "diseased", "attached",
        "weapon", "armor", "armed", "armored",
        # what belongs to the combat itself
        "role", "fights", "enemy_trait", "enemy_colour", "attack_type", "die", "won", "lost", "has_hit", "was_hit",
        "replaced", "own_turn", "keyword", "timing", "from_combat",
        # who takes part in the game, and where at the table they sit
        "self", "enemy", "bearer", "subject", "target", "other", "any", "others", "all", "right", "left", "horde",
        "alliance",
        # verbs that change no more than the fighters and their combat
        "do heal", "do energy", "do boost", "do forbid", "do strike", "do ambush", "do value", "do no_attack",
        "do set_die", "do swap_dice", "do cancel_combat", "do flip",
    )
)  # fmt: skip
"""Words that look at nothing but what stands in the key anyway."""


def _supply(s: Table) -> int:
    """AG-LIMIT-01: Diseases that are there to be caught."""
    disease = CONTENT.discovery["disease"]
    return sum(row.count(disease) for row in (s.pile, *s.box))


def _rows(source: Source) -> list[v.Trigger | v.Modify]:
    changes = (row for sort in (source.inward, source.outward) for rows in sort.values() for row in rows)
    return [*source.trigger, *changes]


def _words(source: Source) -> Iterator[str]:
    for row in _rows(source):
        for part in parts_of(row):
            stated = msgspec.structs.asdict(part)
            yield from (stated[name] for name in ("per", "to", "of") if name in stated)
            if isinstance(part, v.Aimed) and part.within is not None:
                yield "within"
            if isinstance(part, odds.DIRECT):
                yield f"do {part.__struct_config__.tag}"
            if isinstance(part, v.Need):
                defaults = msgspec.structs.asdict(v.ALWAYS)
                yield from (name for name, value in stated.items() if name != "of" and value != defaults[name])


def _looks_at(source: Source) -> frozenset[str]:
    words = set(_words(source))
    is_strange = bool(words - STEADY - {word for known, _ in FLEETING.values() for word in known})
    return frozenset(name for name, (known, _) in FLEETING.items() if is_strange or words & known)


LOOKS_AT = tuple(_looks_at(source) for source in SOURCES)
"""What of ``FLEETING`` each source looks at."""
WIDE = tuple(any(row.of not in ("self", "enemy", "bearer") for row in _rows(source)) for source in SOURCES)
"""Sources that may matter to combats of others."""

_known: dict[Hashable, Odds] = {}


def before(g: Game[Table], fight: Fight, seat: int) -> Odds:
    """The same as ``odds.before`` without cards."""
    key = _key(g.state, fight, seat)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST:
            _known.clear()
        found = _known[key] = odds.before(g, fight, seat)
    return found


def _key(s: Table, fight: Fight, seat: int) -> Hashable:
    foe = foe_source(fight) if fight.defender == ENCOUNTER else NONE
    afoot = tuple(number for number in s.afoot if SOURCES[number].hooks & FELT)
    looks = {name for number in (*afoot, foe) if number != NONE for name in LOOKS_AT[number]}
    sides = fighters(fight)
    for each in sides:
        # A power may turn his character card over.
        for number in SIDE[s.heroes[each].character][s.heroes[each].level]:
            looks |= LOOKS_AT[number]
    for bearer, hero in enumerate(s.heroes):
        for number, owner in hero.force:
            if not SOURCES[number].hooks & FELT:
                continue
            if bearer in sides:
                looks |= LOOKS_AT[number]
            if owner not in sides if bearer in sides else WIDE[number] or owner in sides:
                looks.add("bystanders")
    fleeting = tuple((name, FLEETING[name][1](s, fight)) for name in sorted(looks))
    return (
        len(s.heroes),
        seat,
        foe,
        sides,
        afoot,
        s.lasting,
        tuple(_fighter(s.heroes[each]) for each in sides),
        fleeting,
    )


def _fighter(hero: Hero) -> Hashable:
    force = tuple(each for each in hero.force if SOURCES[each[0]].hooks & FELT)
    worn = (hero.weapon, hero.armor, hero.attached)
    return (hero.character, hero.level, hero.side, hero.wounds, hero.disease, worn, force)
