"""From a position to a game: characters, creatures, decks and Events are laid out, and the turn stands at its phase."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, ContentError, Frame, Game
from meetingstone.engine.positions import MOST, counted, numbered, one_of, read, standing, within
from meetingstone.games.board_game.changes import dress
from meetingstone.games.board_game.content import BOX, CONTENT, CREATURE_COLOURS, ITEM_DECKS, QUEST_COLOURS
from meetingstone.games.board_game.flow.finale import FinalBattle, stronger
from meetingstone.games.board_game.flow.manage import areas_of
from meetingstone.games.board_game.flow.match import Match, check, event_cards, item_cards, quest_cards
from meetingstone.games.board_game.flow.quests import supply
from meetingstone.games.board_game.flow.turn import FactionTurn
from meetingstone.games.board_game.ids import region_id
from meetingstone.games.board_game.position.fields import HeroPosition, Position
from meetingstone.games.board_game.position.fights import fight_frames
from meetingstone.games.board_game.position.names import cards_named, player_named, region_named
from meetingstone.games.board_game.queries import capacity, pet_health, pet_of
from meetingstone.games.board_game.state import (
    FACTIONS,
    HORDE,
    Creature,
    FaceUp,
    Hero,
    Scope,
    Settings,
    Table,
    Tally,
    tally_key,
)

if TYPE_CHECKING:
    from meetingstone.games.board_game.game import BoardGame

LEVEL_XP = (0, *BOX.levels)


def build(definition: BoardGame, plain: dict[str, Any]) -> Game[Table]:
    """A game that stands at this position and asks its next question."""
    position = read(plain, Position)
    within(position.turn, int(position.exact is None), MOST, "turn")
    settings = Settings(
        players=position.players,
        overlord=position.overlord,
        deadly_pvp=position.deadly_pvp,
        defeat_overlord=position.defeat_overlord,
    )
    check(settings)
    s = Table(settings=settings, turn=position.turn, counts=[{} for _ in Scope])
    s.active = FACTIONS.index(position.active) if position.active else (position.turn - 1) % 2
    _seat_heroes(s, position)
    _lay_overlord(s, position)
    _lay_creatures(s, position)
    _lay_decks(s, position)
    _lay_events(s, position)
    for name in position.travelled:
        s.counts[Scope.TURN][tally_key(Tally.TRAVELLED, player_named(s, name))] = 1
    stack = _stack(s, position)
    if position.exact:
        return position.exact.game(definition, msgspec.to_builtins(s, str_keys=True))
    return standing(definition, s, stack)


def _seat_heroes(s: Table, position: Position) -> None:
    s.seat_faction = [NONE] * position.players
    for row in (*position.hero, *_bystanders(position, s.settings.heroes)):
        character = numbered(CONTENT.character, "character", row.id)
        faction = FACTIONS.index(CONTENT.characters[character].faction)
        seat = row.seat if row.seat is not None else _free_seat(s, position.players, faction)
        if not 0 <= seat < position.players or s.seat_faction[seat] not in (NONE, faction):
            raise ContentError(f"position: seat {seat} cannot hold {row.id}")
        s.seat_faction[seat] = faction
        s.heroes.append(_dressed(s, row, character, seat, faction))
    if NONE in s.seat_faction:
        raise ContentError(f"position: seat {s.seat_faction.index(NONE)} has no character")
    s.lots = list(range(len(s.heroes)))
    s.peeked = [(NONE,) * 5] * position.players
    s.won_cauldrons = [side in position.won_cauldrons for side in FACTIONS]
    s.cauldrons_seen = bool(position.won_cauldrons)


BYSTANDERS = (
    ("grumbaz_crowsblood", "sofeea_icecall", "dongon_swiftblade", "zowka_shattertusk", "leeam_sagewind", "meadowfrey"),
    ("brandon_lightstone", "burbonn_fang", "artumnis_moondream", "weefla_sorrowfall", "brebo_bigshot"),
)


def _bystanders(position: Position, count: int) -> list[HeroPosition]:
    """Characters that the position leaves out: they wait at home, without gold and, where some are named, actions."""
    named = [CONTENT.characters[numbered(CONTENT.character, "character", row.id)] for row in position.hero]
    classes = {character.cls for character in named}
    found = []
    for side, names in zip(FACTIONS, BYSTANDERS, strict=True):
        missing = count // 2 - sum(1 for character in named if character.faction == side)
        for name in names[: len(names) if missing > 0 else 0]:
            cls = CONTENT.characters[CONTENT.character[name]].cls
            if missing > 0 and cls not in classes:
                classes.add(cls)
                missing -= 1
                found.append(HeroPosition(id=name, gold=0, actions=0) if named else HeroPosition(id=name))
    return found


def _free_seat(s: Table, players: int, faction: int) -> int:
    """With two players each holds a faction; otherwise the next empty seat."""
    if players == 2:
        return faction
    empty = [seat for seat, side in enumerate(s.seat_faction) if side == NONE]
    mine = [seat for seat, side in enumerate(s.seat_faction) if side == faction]
    return empty[0] if empty else mine[-1] if mine else NONE


def _dressed(s: Table, row: HeroPosition, character: int, seat: int, faction: int) -> Hero:
    within(row.level, 1, len(LEVEL_XP), f"level of {row.id}")
    talents = cards_named(row.talents, "talents")
    prizes = cards_named(row.prizes)
    hero = Hero(
        character=character,
        seat=seat,
        faction=faction,
        region=region_named(row.region) if row.region else CONTENT.home(faction),
        level=row.level,
        xp=row.xp if row.xp is not None else LEVEL_XP[row.level - 1],
        gold=row.gold,
        actions=row.actions if row.actions is not None else 2 if faction == s.active else 0,
        stun=row.stun,
        curse=row.curse,
        bag=cards_named(row.bag, "bag"),
        spellbook=cards_named(row.spellbook, "spellbook"),
        talents=talents,
        prizes=prizes,
        combo=tuple((numbered(CONTENT.number, "card", name), count) for name, count in row.combo.items()),
    )
    hero = dress(hero)
    areas: list[tuple[int, ...]] = [()] * len(areas_of(hero))
    for number, names in row.areas.items():
        if not number.isdigit() or not 1 <= int(number) <= len(areas):
            raise ContentError(f"position: {row.id} has no area {number}")
        areas[int(number) - 1] = cards_named(names, "areas")
    hero = dress(replace(hero, areas=tuple(areas)))
    pet = pet_of(hero)
    if row.pet and pet == NONE:
        raise ContentError(f"position: {row.id} has no Pet or Demon that could have Health")
    full = pet_health(hero, pet) if pet != NONE else 0
    return replace(
        hero,
        pet=row.pet if row.pet is not None else full,
        health=row.health if row.health is not None else capacity(hero, "health"),
        energy=row.energy if row.energy is not None else capacity(hero, "energy"),
    )


def _lay_overlord(s: Table, position: Position) -> None:
    s.overlord = next(i for i, each in enumerate(CONTENT.overlords) if each.id == position.overlord)
    start = CONTENT.overlords[s.overlord].start
    if len(start) == 1:
        s.overlord_region = region_named(position.overlord_region or start[0])
        return
    if position.overlord_region:
        s.overlord_region = region_named(position.overlord_region)
        return
    places = position.counters if position.counters is not None else start
    s.counters = [region_named(name) if name else NONE for name in places]
    true = position.kazzak or next(name for name in places if name)
    if true not in places:
        raise ContentError(f"position: no counter lies in {true}")
    s.kazzak = [int(name == true) for name in places]
    for side, names in position.peeked.items():
        for seat in s.seats_of(one_of(FACTIONS, side, "faction")):
            s.peeked[seat] = tuple(
                flag if region_id(at) in names else NONE for at, flag in zip(s.counters, s.kazzak, strict=True)
            )


def _lay_creatures(s: Table, position: Position) -> None:
    for name, text in position.creatures.items():
        for part in filter(None, (part.strip() for part in text.split(","))):
            match = re.fullmatch(r"(\d+) (green|red|blue) ([a-z_]+)(?: ([a-z_]+))?", part)
            if match is None:
                raise ContentError(f"position: {part!r} is no creature; write `2 green naga cold_scales`")
            quest = numbered(CONTENT.quest, "quest", match[4]) if match[4] else NONE
            if (quest == NONE) != (match[2] == "blue"):
                raise ContentError(f"position: {part!r}: green and red creatures belong to a quest, blue ones do not")
            kind = numbered(CONTENT.kind, "creature", match[3])
            s.creatures += [Creature(kind, CREATURE_COLOURS.index(match[2]), region_named(name), quest)] * counted(
                match[1]
            )
            if quest != NONE:
                _own_quest(s, quest)
    for kind in range(len(CONTENT.kinds)):
        for colour in range(3):
            if supply(s, kind, colour) < 0:
                raise ContentError(f"position: too many {CREATURE_COLOURS[colour]} {CONTENT.kinds[kind].id}")


def _own_quest(s: Table, quest: int) -> None:
    if not s.quests:
        s.quests = [(), ()]
    side = FACTIONS.index(CONTENT.quests[quest].faction)
    if quest not in s.quests[side]:
        s.quests[side] = (*s.quests[side], quest)


def _lay_decks(s: Table, position: Position) -> None:
    s.quests = s.quests or [(), ()]
    for side, names in position.quests.items():
        for name in names:
            _own_quest(s, numbered(CONTENT.quest, f"{side} quest", name))
    s.quest_decks, s.quest_discards = [], []
    for faction, side in enumerate(FACTIONS):
        for colour, word in enumerate(QUEST_COLOURS):
            gone = tuple(
                numbered(CONTENT.quest, "quest", name) for name in position.quest_discards.get(f"{side} {word}", ())
            )
            top = tuple(numbered(CONTENT.quest, "quest", n) for n in position.quest_decks.get(f"{side} {word}", ()))
            out = {*gone, *top, *s.quests[faction]}
            whole = f"{side} {word}" not in position.nothing_below
            rest = [q for q in quest_cards(faction, colour + 1) if q not in out and whole]
            s.quest_decks.append((*reversed(rest), *reversed(top)))
            s.quest_discards.append(gone)
    owned = [n for hero in s.heroes for n in (*hero.bag, *(c for area in hero.areas for c in area))]
    s.merchant = list(cards_named(position.merchant))
    s.item_decks, s.item_discards = [], []
    for deck, word in enumerate(ITEM_DECKS):
        gone = cards_named(position.item_discards.get(word, ()))
        top = cards_named(position.item_decks.get(word, ()))
        rest = item_cards(deck) if word not in position.nothing_below else []
        for number in (*gone, *top, *owned, *s.merchant):
            if number in rest:
                rest.remove(number)
        s.item_decks.append((*reversed(rest), *reversed(top)))
        s.item_discards.append(gone)
    special = [CONTENT.number[item.id] for item in CONTENT.items if item.deck == "special"]
    s.special = (
        list(cards_named(position.special))
        if position.special is not None
        else [number for number in special if number not in owned and number not in s.merchant]
    )


def _lay_events(s: Table, position: Position) -> None:
    for text in position.events:
        name, _, data = text.partition(":")
        event = numbered(CONTENT.event, "event", name.strip())
        s.events.append(FaceUp(event, s.turn - 1, _event_data(s, event, data.split())))
        if CONTENT.events[event].does == "cauldrons":
            s.cauldrons_seen = True
    top = [numbered(CONTENT.event, "event", name) for name in position.event_deck]
    gone = [numbered(CONTENT.event, "event", name) for name in position.event_discards]
    rest = event_cards(s) if "events" not in position.nothing_below else []
    for event in (*top, *gone, *(up.event for up in s.events)):
        if event in rest:
            rest.remove(event)
    s.event_deck = [*reversed(rest), *reversed(top)]
    s.event_discards = gone


def _event_data(s: Table, event: int, words: list[str]) -> tuple[int, ...]:
    """What lies on a faceup Event: regions by themselves, otherwise heroes, cards, kinds, factions or numbers."""
    card = CONTENT.events[event]
    if card.does in ("war", "plague"):
        return tuple(region_named(name) for name in (words or card.regions))
    if card.does == "bounty":
        return tuple(player_named(s, name) for name in words)
    if card.does == "hoarder":
        return cards_named(tuple(words))
    if card.does == "cleanse":
        return tuple(NONE if word == "|" else numbered(CONTENT.kind, "creature", word) for word in words)
    if card.does == "cauldrons":
        return tuple(one_of(FACTIONS, word, "faction") for word in words)
    return tuple(counted(word) for word in words)


def _stack(s: Table, position: Position) -> list[Frame]:
    match = Match()
    match.goto("next_turn")
    match.at = match.pc
    if position.phase in FinalBattle.STEPS and position.phase not in FactionTurn.STEPS:
        match.goto("finale")
        match.at, match.pc = match.pc, match.pc + 1
        if position.phase == "decide":
            raise ContentError("position: phase is decide, but nobody has won yet; write fight")
        final = FinalBattle(first=max(stronger(s), HORDE))
        final.goto(position.phase)
        return [match, final]
    turn = FactionTurn()
    if position.phase not in FactionTurn.STEPS:
        raise ContentError(f"position: phase is {position.phase}; a turn has {', '.join(FactionTurn.STEPS)}")
    turn.goto(position.phase)
    if position.fight is None:
        return [match, turn]
    turn.at = turn.pc
    turn.goto("after_action")
    return [match, turn, *fight_frames(s, position.fight, depth=3)]
