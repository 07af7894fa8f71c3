"""Positions of scenarios: readable data to a game and back, and the facts that expectations name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, ContentError, Frame, Game
from meetingstone.engine.positions import Exact, Given, frames, numbered, read, standing
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import dress
from meetingstone.games.board_game.content import BOX, CONTENT, CREATURE_COLOURS, ITEM_DECKS, QUEST_COLOURS
from meetingstone.games.board_game.flow.attack import AttackPhase
from meetingstone.games.board_game.flow.challenge import Challenged, normal_fight
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.finale import FinalBattle
from meetingstone.games.board_game.flow.manage import areas_of
from meetingstone.games.board_game.flow.match import Match, check, event_cards, item_cards, quest_cards
from meetingstone.games.board_game.flow.ongoing import overlord_boss
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.flow.quests import supply
from meetingstone.games.board_game.flow.turn import FactionTurn
from meetingstone.games.board_game.queries import capacity, pet_health, pet_of, reroll_value, threat
from meetingstone.games.board_game.state import (
    FACTIONS,
    Attack,
    Boxes,
    Creature,
    FaceUp,
    Fight,
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


class HeroPosition(Given, frozen=True):
    """A character; what is left out is as at the start of his level. ``areas`` are numbered from 1."""

    id: str
    seat: int | None = None
    region: str = ""
    level: int = 1
    xp: int | None = None
    health: int | None = None
    energy: int | None = None
    gold: int = 5
    actions: int | None = None
    stun: int = 0
    curse: int = 0
    bag: tuple[str, ...] = ()
    spellbook: tuple[str, ...] = ()
    areas: dict[str, tuple[str, ...]] = {}
    talents: tuple[str, ...] = ()
    prizes: tuple[str, ...] = ()
    pet: int | None = None
    combo: dict[str, int] = {}


class BoxesPosition(Given, frozen=True):
    damage: int = 0
    defense: int = 0
    attrition: int = 0
    armor: int = 0


class FightPosition(Given, frozen=True):
    """A combat that is going on at ``step`` of its round.

    ``against`` is ``blue:murloc``, ``quest:naga``, ``boss:old_snake``, ``overlord`` or ``pvp``; ``attacker`` stands in
    his Attack Phase at ``phase``, with ``dice`` like ``R8 B3 G1``.
    """

    group: tuple[str, ...]
    against: str
    region: str = ""
    round: int | None = None
    """Left out, the first round is going on, or about to begin."""
    step: str = "new_round"
    boxes: BoxesPosition = BoxesPosition()
    enemy: BoxesPosition = BoxesPosition()
    attacker: str = ""
    phase: str = ""
    dice: str = ""
    reroll: int = 0
    attrition: int = 0
    threat: int = 0
    """Added to the opponents' Threat in this Attack Phase."""
    lost_dice: tuple[int, int, int] = (0, 0, 0)
    order: tuple[str, ...] = ()
    """Who has yet to attack in this round, in order."""
    attacked: tuple[str, ...] = ()
    """Who has attacked already in this round of PvP."""
    fallen: tuple[str, ...] = ()
    """Characters of the combat who are defeated."""
    quiet: int = 0
    """Rounds without any loss."""
    used: tuple[str, ...] = ()
    """Cards used in this round, as ``hero card``; ``used_last``: in the round before."""
    used_last: tuple[str, ...] = ()


class Position(Given, frozen=True):
    """What a scenario states of the table; docs/scenarios.md explains each field."""

    players: int = 2
    turn: int = 1
    active: Literal["horde", "alliance"] | None = None
    """Left out, it follows from the turn."""
    phase: str = "act"
    deadly_pvp: bool = False
    defeat_overlord: bool = False
    overlord: Literal["kazzak", "nefarian", "kelthuzad"] = "nefarian"
    overlord_region: str = ""
    kazzak: str = ""
    """Where he stands; the other counters are decoys."""
    counters: tuple[str, ...] | None = None
    peeked: dict[str, tuple[str, ...]] = {}
    """Regions whose counters a faction has seen."""
    hero: tuple[HeroPosition, ...] = ()
    creatures: dict[str, str] = {}
    """``2 green naga cold_scales, 1 blue murloc``: count, colour, kind, and the quest of quest creatures."""
    quests: dict[str, tuple[str, ...]] = {}
    quest_decks: dict[str, tuple[str, ...]] = {}
    """``horde green``: the cards on top, first to be drawn first. The rest of a deck lies below in printed order."""
    quest_discards: dict[str, tuple[str, ...]] = {}
    item_decks: dict[str, tuple[str, ...]] = {}
    item_discards: dict[str, tuple[str, ...]] = {}
    special: tuple[str, ...] | None = None
    merchant: tuple[str, ...] = ()
    event_deck: tuple[str, ...] = ()
    event_discards: tuple[str, ...] = ()
    nothing_below: tuple[str, ...] = ()
    """Decks (``horde green``, ``triangle``, ``events``) that hold only the cards named above."""
    events: tuple[str, ...] = ()
    """Faceup Events, with what lies on them after a colon: ``bounty: leeam_sagewind brandon_lightstone``."""
    won_cauldrons: tuple[str, ...] = ()
    travelled: tuple[str, ...] = ()
    """Characters who have taken a Travel action in this turn."""
    fight: FightPosition | None = None
    exact: Exact | None = None


def _region(name: str) -> int:
    return numbered(CONTENT.region, "region", name)


def _cards(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(numbered(CONTENT.number, "card", name) for name in names)


# ---- to a game


def build(definition: BoardGame, plain: dict[str, Any]) -> Game[Table]:
    """A game that stands at this position and asks its next question."""
    position = read(plain, Position)
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
        s.counts[Scope.TURN][tally_key(Tally.TRAVELLED, _hero(s, name))] = 1
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
    talents = _cards(row.talents)
    prizes = _cards(row.prizes)
    hero = Hero(
        character=character,
        seat=seat,
        faction=faction,
        region=_region(row.region) if row.region else CONTENT.home(faction),
        level=row.level,
        xp=row.xp if row.xp is not None else LEVEL_XP[row.level - 1],
        gold=row.gold,
        actions=row.actions if row.actions is not None else 2 if faction == s.active else 0,
        stun=row.stun,
        curse=row.curse,
        bag=_cards(row.bag),
        spellbook=_cards(row.spellbook),
        talents=talents,
        prizes=prizes,
        combo=tuple((numbered(CONTENT.number, "card", name), count) for name, count in row.combo.items()),
    )
    hero = dress(hero)
    areas: list[tuple[int, ...]] = [()] * len(areas_of(hero))
    for number, names in row.areas.items():
        if not number.isdigit() or not 1 <= int(number) <= len(areas):
            raise ContentError(f"position: {row.id} has no area {number}")
        areas[int(number) - 1] = _cards(names)
    hero = dress(replace(hero, areas=tuple(areas)))
    pet = pet_of(hero)
    full = pet_health(hero, pet) if pet != NONE else 0
    return replace(
        hero,
        pet=row.pet if row.pet is not None else full,
        health=row.health if row.health is not None else capacity(hero, "health"),
        energy=row.energy if row.energy is not None else capacity(hero, "energy"),
    )


def _hero(s: Table, name: str) -> int:
    found = next((i for i, h in enumerate(s.heroes) if CONTENT.characters[h.character].id == name), NONE)
    if found == NONE:
        raise ContentError(f"position: {name} does not play")
    return found


def _lay_overlord(s: Table, position: Position) -> None:
    s.overlord = next(i for i, each in enumerate(CONTENT.overlords) if each.id == position.overlord)
    start = CONTENT.overlords[s.overlord].start
    if len(start) == 1:
        s.overlord_region = _region(position.overlord_region or start[0])
        return
    if position.overlord_region:
        s.overlord_region = _region(position.overlord_region)
        return
    places = position.counters if position.counters is not None else start
    s.counters = [_region(name) if name else NONE for name in places]
    true = position.kazzak or next(name for name in places if name)
    if true not in places:
        raise ContentError(f"position: no counter lies in {true}")
    s.kazzak = [int(name == true) for name in places]
    for side, names in position.peeked.items():
        for seat in s.seats_of(FACTIONS.index(side)):
            s.peeked[seat] = tuple(
                flag if CONTENT.regions[at].id in names else NONE for at, flag in zip(s.counters, s.kazzak, strict=True)
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
            s.creatures += [Creature(kind, CREATURE_COLOURS.index(match[2]), _region(name), quest)] * int(match[1])
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
    s.merchant = list(_cards(position.merchant))
    s.item_decks, s.item_discards = [], []
    for deck, word in enumerate(ITEM_DECKS):
        gone = _cards(position.item_discards.get(word, ()))
        top = _cards(position.item_decks.get(word, ()))
        rest = item_cards(deck) if word not in position.nothing_below else []
        for number in (*gone, *top, *owned, *s.merchant):
            if number in rest:
                rest.remove(number)
        s.item_decks.append((*reversed(rest), *reversed(top)))
        s.item_discards.append(gone)
    special = [CONTENT.number[item.id] for item in CONTENT.items if item.deck == "special"]
    s.special = (
        list(_cards(position.special))
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
        return tuple(_region(name) for name in (words or card.regions))
    if card.does == "bounty":
        return tuple(_hero(s, name) for name in words)
    if card.does == "hoarder":
        return _cards(tuple(words))
    if card.does == "cleanse":
        return tuple(NONE if word == "|" else numbered(CONTENT.kind, "creature", word) for word in words)
    if card.does == "cauldrons":
        return tuple(FACTIONS.index(word) for word in words)
    return tuple(int(word) for word in words)


# ---- where the game stands


def _stack(s: Table, position: Position) -> list[Frame]:
    match = Match()
    match.goto("next_turn")
    match.at = match.pc
    if position.phase in FinalBattle.STEPS and position.phase not in FactionTurn.STEPS:
        match.goto("finale")
        match.at, match.pc = match.pc, match.pc + 1
        final = FinalBattle()
        final.goto(position.phase)
        return [match, final]
    turn = FactionTurn()
    if position.phase not in FactionTurn.STEPS:
        raise ContentError(f"position: phase is {position.phase}; a turn has {', '.join(FactionTurn.STEPS)}")
    turn.goto(position.phase)
    if position.fight is None:
        return [match, turn]
    turn.at = turn.pc
    return [match, turn, *_fight_frames(s, position.fight, depth=3)]


def _fight_frames(s: Table, given: FightPosition, depth: int) -> list[Frame]:
    group = tuple(_hero(s, name) for name in given.group)
    if not group:
        raise ContentError("position: a fight needs a group")
    faction = s.heroes[group[0]].faction
    region = _region(given.region) if given.region else s.heroes[group[0]].region
    target, _, name = given.against.partition(":")
    which = NONE
    if target == "pvp":
        enemies = tuple(s.heroes_in(region, 1 - faction))
        sides = (group, enemies) if faction == 0 else (enemies, group)
        fight = Fight(kind="pvp", region=region, attackers=faction, sides=sides, began=(*group, *enemies))
    else:
        if target == "overlord":
            target, which = "boss", overlord_boss(s)
        elif target == "boss":
            which = numbered(CONTENT.boss, "boss", name)
        elif target in ("blue", "quest"):
            which = numbered(CONTENT.kind, "creature", name)
        else:
            raise ContentError(f"position: against is {given.against}; write blue:murloc, quest:naga, boss:..., pvp")
        fight = normal_fight(s, target, which, region, faction, group)
        if not fight.foes:
            raise ContentError(f"position: nobody of {given.against} stands in {CONTENT.regions[region].id}")
    opens = given.step in ("begin", "new_round") and not given.attacker
    mine, theirs = _boxes(given.boxes), _boxes(given.enemy)
    s.fight = replace(
        fight,
        round=given.round if given.round is not None else int(not opens),
        boxes=(mine, theirs) if faction == 0 else (theirs, mine),
        began=(*fight.began, *(_hero(s, name) for name in given.fallen)),
        fallen=tuple(_hero(s, name) for name in given.fallen),
        order=tuple(_hero(s, name) for name in given.order),
        quiet=given.quiet,
        lost_dice=given.lost_dice,
        depth=depth,
    )
    for scope, names in ((Scope.ROUND, given.used), (Scope.LAST_ROUND, given.used_last)):
        for text in names:
            hero, card = text.split()
            number = numbered(CONTENT.number, "card", card)
            s.counts[scope][tally_key(Tally.USED, _hero(s, hero), number * 8)] = 1
    action = Challenged(hero=group[0], target=target, which=which, region=region, group=group)
    action.goto("fight")
    action.at, action.pc = action.pc, action.pc + 1
    combat: Frame = _pvp_frame(s, given, fight) if target == "pvp" else Combat(faction=faction)
    if given.step not in combat.STEPS:
        raise ContentError(f"position: step is {given.step}; a combat has {', '.join(combat.STEPS)}")
    combat.goto(given.step)
    if not given.attacker:
        return [action, combat]
    return [action, *_attack_frames(s, given, combat)]


def _pvp_frame(s: Table, given: FightPosition, fight: Fight) -> PvpCombat:
    """Who has attacked already in this round, then whose turn it is (BG-PVP-04)."""
    gone = {_hero(s, name) for name in (*given.attacked, *filter(None, [given.attacker]))}
    turn = 1 - s.heroes[_hero(s, given.attacker)].faction if given.attacker else fight.attackers
    return PvpCombat(turn=turn, waiting=tuple(i for i in fight.heroes if i not in gone))


def _boxes(given: BoxesPosition) -> Boxes:
    return Boxes(given.damage, given.defense, given.attrition, given.armor)


def _attack_frames(s: Table, given: FightPosition, combat: Frame) -> list[Frame]:
    hero = _hero(s, given.attacker)
    combat.goto("next_attack")
    combat.at = combat.pc
    phase = AttackPhase(hero=hero)
    if given.phase not in AttackPhase.STEPS:
        raise ContentError(f"position: phase is {given.phase}; an Attack Phase has {', '.join(AttackPhase.STEPS)}")
    phase.goto(given.phase)
    if given.phase != "begin":
        s.attack = Attack(
            hero=hero,
            dice=parse_dice(given.dice),
            reroll=given.reroll,
            attrition=given.attrition,
            threat=given.threat,
        )
    return [combat, phase]


def parse_dice(text: str) -> tuple[int, ...]:
    """``R8 B3 G1``; a letter alone is a die that is not rolled yet."""
    found = []
    for word in text.split():
        if not re.fullmatch(r"[RBG][1-8]?[srx]*", word):
            raise ContentError(f"position: {word!r} is no die; write R8, B3 or G")
        face = int(word[1]) if word[1:2].isdigit() else 0
        marks = dice.SPOTTED * ("s" in word) | dice.REROLLED * ("r" in word) | dice.CHOSEN * ("x" in word)
        found.append(dice.die("RBG".index(word[0]), face, marks))
    return tuple(found)


def dice_text(pool: tuple[int, ...]) -> str:
    """The same text back; s, r and x mark spotted, rerolled and chosen dice."""
    words = []
    for d in pool:
        marks = "".join(
            letter for bit, letter in ((dice.SPOTTED, "s"), (dice.REROLLED, "r"), (dice.CHOSEN, "x")) if d & bit
        )
        words.append(f"{'RBG'[dice.colour_of(d)]}{dice.face_of(d) or ''}{marks}")
    return " ".join(words)


# ---- and back

EXACT = (
    "fight", "attack", "counts", "lots", "events", "event_deck", "event_discards", "quest_decks", "quest_discards",
    "item_decks", "item_discards", "cauldrons_seen", "won_cauldrons", "hoard", "hoard_gold", "marked", "winner",
    "active", "peeked", "counters", "kazzak", "overlord_region", "creatures", "quests", "settings",
)  # fmt: skip


def export(g: Game[Table]) -> dict[str, Any]:
    """Everything that ``build`` needs to make the same game."""
    s = g.state
    raw = msgspec.to_builtins(s, str_keys=True)
    position = Position(
        players=s.settings.players,
        turn=s.turn,
        deadly_pvp=s.settings.deadly_pvp,
        defeat_overlord=s.settings.defeat_overlord,
        overlord=CONTENT.overlords[s.overlord].id if s.overlord != NONE else "nefarian",
        hero=tuple(_export_hero(s, i) for i in range(len(s.heroes))),
        creatures=_export_creatures(s),
        quests={side: tuple(CONTENT.quests[q].id for q in s.quests[f]) for f, side in enumerate(FACTIONS) if s.quests},
        special=tuple(CONTENT.cards[n].id for n in s.special),
        merchant=tuple(CONTENT.cards[n].id for n in s.merchant),
        exact=Exact(frames(g), {name: raw[name] for name in EXACT if raw[name] is not None}),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _export_hero(s: Table, i: int) -> HeroPosition:
    hero = s.heroes[i]
    return HeroPosition(
        id=CONTENT.characters[hero.character].id,
        seat=hero.seat,
        region=CONTENT.regions[hero.region].id,
        level=hero.level,
        xp=hero.xp,
        health=hero.health,
        energy=hero.energy,
        gold=hero.gold,
        actions=hero.actions,
        stun=hero.stun,
        curse=hero.curse,
        bag=_names(hero.bag),
        spellbook=_names(hero.spellbook),
        areas={str(a + 1): _names(numbers) for a, numbers in enumerate(hero.areas) if numbers},
        talents=_names(hero.talents),
        prizes=_names(hero.prizes),
        pet=hero.pet,
        combo={CONTENT.cards[number].id: count for number, count in hero.combo},
    )


def _names(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CONTENT.cards[number].id for number in numbers)


def _export_creatures(s: Table) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for creature in dict.fromkeys(s.creatures):
        count = s.creatures.count(creature)
        quest = f" {CONTENT.quests[creature.quest].id}" if creature.quest != NONE else ""
        text = f"{count} {CREATURE_COLOURS[creature.colour]} {CONTENT.kinds[creature.kind].id}{quest}"
        found.setdefault(CONTENT.regions[creature.region].id, []).append(text)
    return {region: ", ".join(parts) for region, parts in found.items()}


def facts(g: Game[Table]) -> dict[str, Any]:
    """What expectations may name: heroes by id, regions, decks, the fight and its dice."""
    s = g.state
    heroes = {}
    for i in range(len(s.heroes)):
        row = _export_hero(s, i)
        plain = {name: getattr(row, name) for name in row.__struct_fields__}
        plain["max_health"] = capacity(s.heroes[i], "health")
        plain["max_energy"] = capacity(s.heroes[i], "energy")
        plain["cards"] = list(_names(s.heroes[i].cards))
        for name in ("bag", "spellbook", "talents", "prizes"):
            plain[name] = list(plain[name])
        plain["areas"] = {number: list(names) for number, names in plain["areas"].items()}
        heroes[row.id] = plain
    creatures = _export_creatures(s)
    return {
        "heroes": heroes,
        "creatures": {region.id: creatures.get(region.id, "") for region in CONTENT.regions},
        "quests": {side: [CONTENT.quests[q].id for q in s.quests[f]] for f, side in enumerate(FACTIONS) if s.quests},
        "merchant": [CONTENT.cards[n].id for n in s.merchant],
        "special": [CONTENT.cards[n].id for n in s.special],
        "decks": {
            **{word: [CONTENT.cards[n].id for n in reversed(s.item_decks[d])] for d, word in enumerate(ITEM_DECKS)},
            **{
                f"{side}_{word}": [CONTENT.quests[q].id for q in reversed(s.quest_decks[f * 3 + c])]
                for f, side in enumerate(FACTIONS)
                for c, word in enumerate(QUEST_COLOURS)
            },
            "events": [CONTENT.events[e].id for e in reversed(s.event_deck)],
        }
        if s.item_decks and s.quest_decks
        else {},
        "discards": {word: [CONTENT.cards[n].id for n in s.item_discards[d]] for d, word in enumerate(ITEM_DECKS)}
        if s.item_discards
        else {},
        "events": [CONTENT.events[up.event].id for up in s.events],
        "turn": s.turn,
        "active": FACTIONS[s.active] if s.active != NONE else "",
        "overlord": CONTENT.overlords[s.overlord].id if s.overlord != NONE else "",
        "overlord_region": CONTENT.regions[s.overlord_region].id if s.overlord_region != NONE else "",
        "counters": [CONTENT.regions[at].id for at in s.counters if at != NONE],
        "winner": ("horde", "alliance", "tie")[s.winner] if s.winner != NONE else "",
        "fight": _fight_facts(s),
        "dice": _dice_facts(s),
    }


def _fight_facts(s: Table) -> dict[str, Any]:
    fight = s.fight
    if fight is None:
        return {}
    return {
        "round": fight.round,
        "kind": fight.kind,
        "foes": len(fight.foes),
        "killed": len(fight.killed),
        "attack": sum(foe.attack for foe in fight.foes),
        "horde": msgspec.structs.asdict(fight.boxes[0]),
        "alliance": msgspec.structs.asdict(fight.boxes[1]),
        "in": [CONTENT.characters[s.heroes[i].character].id for i in fight.heroes],
        "fallen": [CONTENT.characters[s.heroes[i].character].id for i in fight.fallen],
    }


def _dice_facts(s: Table) -> dict[str, Any]:
    if s.attack is None:
        return {}
    red, blue, green = dice.counts(s.attack.dice)
    return {
        "hero": CONTENT.characters[s.heroes[s.attack.hero].character].id,
        "pool": dice_text(s.attack.dice),
        "red": red,
        "blue": blue,
        "green": green,
        "reroll": reroll_value(s),
        "attrition": max(0, s.attack.attrition),
        "threat": threat(s, s.attack.hero) if s.fight and (s.fight.foes or s.fight.kind == "pvp") else 0,
    }
