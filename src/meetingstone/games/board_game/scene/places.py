"""What lies on the board and beside it: creatures and bosses by region, factions, quests, Events, the Overlord."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.games.board_game.content import CONTENT, CREATURE_COLOURS, QUEST_COLOURS
from meetingstone.games.board_game.flow import ongoing
from meetingstone.games.board_game.flow.nefarian import BULWARK
from meetingstone.games.board_game.ids import card_ids, hero_ids, region_id, region_ids
from meetingstone.games.board_game.queries import is_stronger, total_xp
from meetingstone.games.board_game.state import FACTIONS, Table
from meetingstone.games.board_game.vocabulary import Colour, Faction


class GroupScene(msgspec.Struct, frozen=True):
    """Creatures of one type, colour and quest in a region."""

    kind: str
    colour: Colour
    count: int
    quest: str | None


class RegionScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What stands in a region besides characters, and what tokens remind of: none has an effect of its own
    (BG-BOARD-10)."""

    creatures: tuple[GroupScene, ...] = ()
    bosses: tuple[str, ...] = ()
    overlord: bool = False
    counter: bool = False
    """One of Lord Kazzak's facedown counters."""
    wars: tuple[str, ...] = ()
    """The Events that make it a battleground."""
    plague: bool = False


class QuestScene(msgspec.Struct, frozen=True):
    """A faceup quest and how many of its creatures still stand."""

    id: str
    left: int
    of: int


class FactionScene(msgspec.Struct, frozen=True, kw_only=True):
    seats: tuple[int, ...]
    xp: int
    stronger: bool
    quests: tuple[QuestScene, ...]
    decks: dict[str, int]
    """Quest cards left by colour."""


class CounterScene(msgspec.Struct, frozen=True):
    """A facedown counter; ``what`` is known to a faction that has looked (``kazzak`` or ``decoy``)."""

    region: str
    what: str | None


class OverlordScene(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    boss: str
    """His side for this number of characters."""
    threat: int
    attack: dict[Faction, int]
    """Against each faction."""
    health: int
    region: str | None
    counters: tuple[CounterScene, ...]
    way: tuple[str, ...]
    """Nefarian's shortest way to The Bulwark, from where he is."""


class EventScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An Event beside the board, and what lies on it."""

    id: str
    since: int
    regions: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    gold: int = 0
    kept: dict[Faction, tuple[str, ...]] | None = None
    """Figures that each faction keeps."""
    tried: tuple[Faction, ...] = ()
    """Factions that have had their attempt."""
    boss: str | None = None
    values: tuple[int, int, int] | None = None
    """The boss's Threat, Attack and Health as they are now."""


def faction_scene(s: Table, faction: int) -> FactionScene:
    return FactionScene(
        seats=s.seats_of(faction),
        xp=total_xp(s, faction),
        stronger=is_stronger(s, faction),
        quests=tuple(_quest(s, number) for number in s.quests[faction]),
        decks={colour: len(s.quest_decks[faction * 3 + row]) for row, colour in enumerate(QUEST_COLOURS)}
        if len(s.quest_decks) == 6
        else {},
    )


def _quest(s: Table, number: int) -> QuestScene:
    quest = CONTENT.quests[number]
    return QuestScene(
        quest.id,
        sum(1 for creature in s.creatures if creature.quest == number),
        sum(row.count for row in quest.spawn if row.colour != "blue"),
    )


def region_scenes(s: Table) -> dict[str, RegionScene]:
    groups: dict[int, dict[tuple[int, int, int], int]] = {}
    for creature in s.creatures:
        here = groups.setdefault(creature.region, {})
        key = creature.kind, creature.colour, creature.quest
        here[key] = here.get(key, 0) + 1
    found = {region: RegionScene(creatures=_groups(here)) for region, here in groups.items()}

    def add(region: int, **changes: object) -> None:
        found[region] = replace(found.get(region, RegionScene()), **changes)

    for up in s.events:
        card = ongoing.card_of(up)
        if card.boss:
            at = CONTENT.region[CONTENT.bosses[CONTENT.boss[card.boss]].region]
            add(at, bosses=(*(found[at].bosses if at in found else ()), card.boss))
        if card.does == "war":
            for region in up.data:
                add(region, wars=(*(found[region].wars if region in found else ()), card.id))
        if card.does == "plague":
            for region in up.data:
                add(region, plague=True)
    for region in s.counters:
        if region != NONE:
            add(region, counter=True)
    if s.overlord_region != NONE:
        add(s.overlord_region, overlord=True)
    return {region_id(region): found[region] for region in sorted(found)}


def _groups(here: dict[tuple[int, int, int], int]) -> tuple[GroupScene, ...]:
    return tuple(
        GroupScene(
            CONTENT.kinds[kind].id,
            CREATURE_COLOURS[colour],
            count,
            CONTENT.quests[quest].id if quest != NONE else None,
        )
        for (kind, colour, quest), count in here.items()
    )


def event_scene(s: Table, place: int) -> EventScene:
    up = s.events[place]
    card = ongoing.card_of(up)
    plain = EventScene(id=card.id, since=up.since)
    if card.boss:
        foe = ongoing.boss_foe(s, CONTENT.boss[card.boss], max(s.active, 0))
        plain = replace(plain, boss=card.boss, values=(foe.threat, foe.attack, foe.health))
    if card.does in ("war", "plague"):
        return replace(plain, regions=region_ids(up.data))
    if card.does == "bounty":
        return replace(plain, heroes=hero_ids(s, up.data))
    if card.does == "hoarder":
        return replace(plain, cards=card_ids(up.data))
    if card.does == "toll_of_gold":
        return replace(plain, gold=up.data[0])
    if card.does == "cauldrons":
        return replace(plain, tried=tuple(FACTIONS[faction] for faction in up.data))
    if card.does == "cleanse" and up.data:
        divider = up.data.index(NONE)
        sides = (up.data[:divider], up.data[divider + 1 :])
        return replace(
            plain,
            kept={
                name: tuple(CONTENT.kinds[kind].id for kind in side) for name, side in zip(FACTIONS, sides, strict=True)
            },
        )
    return plain


def overlord_scene(s: Table) -> OverlordScene | None:
    if s.overlord == NONE:
        return None
    overlord, boss = CONTENT.overlords[s.overlord], ongoing.overlord_boss(s)
    foes = [ongoing.boss_foe(s, boss, faction) for faction in range(len(FACTIONS))]
    return OverlordScene(
        id=overlord.id,
        boss=CONTENT.bosses[boss].id,
        threat=foes[0].threat,
        attack={name: foe.attack for name, foe in zip(FACTIONS, foes, strict=True)},
        health=foes[0].health,
        region=region_id(s.overlord_region) if s.overlord_region != NONE else None,
        counters=tuple(CounterScene(region_id(region), None) for region in s.counters if region != NONE),
        way=region_ids(_way(s.overlord_region)) if overlord.id == "nefarian" and s.overlord_region != NONE else (),
    )


def _way(region: int) -> list[int]:
    """BG-OVER-06: one of the shortest ways to The Bulwark."""
    distance = ongoing.distances(BULWARK)
    way = [region]
    while way[-1] != BULWARK:
        way.append(min(CONTENT.links[way[-1]], key=lambda other: (distance[other], other)))
    return way


def with_known(s: Table, overlord: OverlordScene | None, seat: int) -> OverlordScene | None:
    """BG-OVER-09: a faction knows the counters that it has looked at."""
    if overlord is None or not s.counters:
        return overlord
    known = {
        region_id(region): ("decoy", "kazzak")[what]
        for region, what in zip(s.counters, s.peeked[seat], strict=True)
        if region != NONE and what in (0, 1)
    }
    return replace(
        overlord, counters=tuple(replace(counter, what=known.get(counter.region)) for counter in overlord.counters)
    )
