"""The table in the browser: all that a seat sees of it, with ids for names, and what stands beside each option."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Option
from meetingstone.engine.effects import Item
from meetingstone.engine.picture import Phrase
from meetingstone.engine.questions import UNANSWERED, AskTeam
from meetingstone.engine.scene import Gallery, GalleryCard, Scene, SceneOption, as_seen, question_of
from meetingstone.engine.views import View
from meetingstone.games.board_game import board, dice
from meetingstone.games.board_game import options as o
from meetingstone.games.board_game.content import BOX, CONTENT, CREATURE_COLOURS, ITEM_DECKS, QUEST_COLOURS, Values
from meetingstone.games.board_game.flow import ongoing
from meetingstone.games.board_game.flow.actions import STEPS_OF_TRAVEL, Travel, neighbours
from meetingstone.games.board_game.flow.attack import AttackPhase, attrition_value
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.events import BULWARK
from meetingstone.games.board_game.flow.manage import areas_of
from meetingstone.games.board_game.flow.match import SetUp, slots
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.flow.turn import space_of
from meetingstone.games.board_game.flow.use import Moment, UseAbility
from meetingstone.games.board_game.flow.wounds import TakeWounds, plague_of
from meetingstone.games.board_game.queries import (
    ABILITIES,
    armor_from,
    blue_groups,
    capacity,
    energy_of,
    equip_cost,
    grants,
    is_silent,
    is_stronger,
    pet_health,
    pet_of,
    reroll_value,
    threat,
    total_xp,
)
from meetingstone.games.board_game.state import FACTIONS, TIE, Boxes, Fight, Hero, Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import BLUE, COLOUR_NAMES, COLOURS, GREEN, RED, Again, Pick

# ---- characters


class AreaScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One area of a sheet: the card that lies there with its add-ons, and the preprinted one."""

    cards: tuple[str, ...]
    printed: str | None = None
    covered: bool = False
    """The preprinted card is out of force."""


class PetScene(msgspec.Struct, frozen=True):
    """The Pet or Demon on a sheet."""

    card: str
    health: int
    of: int


class HeroScene(msgspec.Struct, frozen=True, kw_only=True):
    """One character and all that he owns."""

    id: str
    seat: int
    faction: str
    region: str | None
    level: int
    xp: int
    health: int
    max_health: int
    energy: int
    max_energy: int
    gold: int
    actions: int
    stun: int
    curse: int
    bag: tuple[str, ...]
    spellbook: tuple[str, ...]
    areas: tuple[AreaScene, ...]
    """Seven, and one more for an instant with the Hood of Shadow."""
    talents: tuple[str, ...]
    prizes: tuple[str, ...]
    pet: PetScene | None
    combo: dict[str, int]
    """Combo tokens by Finishing Move."""


# ---- the board


class GroupScene(msgspec.Struct, frozen=True):
    """Creatures of one type, colour and quest in a region."""

    kind: str
    colour: str
    count: int
    quest: str | None


class RegionScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What stands in a region besides characters."""

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
    attack: dict[str, int]
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
    kept: dict[str, tuple[str, ...]] | None = None
    """Figures that each faction keeps."""
    tried: tuple[str, ...] = ()
    """Factions that have had their attempt."""
    boss: str | None = None
    values: tuple[int, int, int] | None = None
    """The boss's Threat, Attack and Health as they are now."""


class DecksScene(msgspec.Struct, frozen=True):
    """Cards left."""

    items: dict[str, int]
    events: int
    special: tuple[str, ...]


class PickScene(msgspec.Struct, frozen=True):
    """A class that a seat has picked; None: it is still to come."""

    seat: int
    cls: str | None


# ---- the fight


class FoeScene(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent; ``id`` is a type of creature or a boss."""

    key: str
    id: str
    colour: str | None
    quest: str | None
    threat: int
    attack: int
    health: int


class DieScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A die of the pool; face 0 is not rolled yet. ``key`` is how options name it."""

    key: str
    colour: str
    face: int
    hits: bool = False
    spotted: bool = False
    rerolled: bool = False
    chosen: bool = False
    fixed: int = 0
    """The face that it will show without being rolled."""


class ValueScene(msgspec.Struct, frozen=True):
    """A number of the Attack Phase, with what has made it."""

    total: int
    items: tuple[Item, ...]


class AttackScene(msgspec.Struct, frozen=True, kw_only=True):
    """The Attack Phase of one character."""

    hero: str
    dice: tuple[DieScene, ...]
    removed: dict[str, int]
    """Dice set aside for this phase."""
    reroll: ValueScene
    rerolls: int
    """Rerolls made so far."""
    attrition: ValueScene
    threat: ValueScene
    """The face that hits."""
    armor_from: int
    """The face from which green dice give armor."""
    placed: Boxes
    coming: Boxes
    """What the dice, as they lie, and the Attrition value will still place."""


class HarmScene(msgspec.Struct, frozen=True):
    """The opponents' ability: dice of these colours up to a face cost the active character something."""

    colours: tuple[str, ...]
    top: int
    at: str
    """``rerolled`` or ``placed``: at the end of which step."""
    health: int
    """Health lost for each such die."""
    over: bool
    """It has worked in this Attack Phase."""


class PicksScene(msgspec.Struct, frozen=True):
    """How many dice the question takes: from ``least`` to ``most``, in multiples of ``step``."""

    least: int
    most: int
    step: int = 1


class FightScene(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is being fought."""

    kind: str
    region: str | None
    attackers: str
    sides: dict[str, tuple[str, ...]]
    began: tuple[str, ...]
    fallen: tuple[str, ...]
    foes: tuple[FoeScene, ...]
    killed: tuple[FoeScene, ...]
    round: int
    step: str
    """Where the round stands: ``start``, ``pool``, ``reroll``, ``place``, ``armor``, ``strike``, ``damage``,
    ``resolution`` or ``end``."""
    boxes: dict[str, Boxes]
    lost_dice: dict[str, int]
    order: tuple[str, ...]
    """Who has yet to attack in this round."""
    used: dict[str, tuple[str, ...]]
    """Cards that a participant has used in this round."""
    harm: HarmScene | None
    pressure: bool
    """Whether the attrition box joins at Resolution."""
    wounds: int
    """Wounds that are still to be shared."""
    picks: PicksScene | None
    """For a question about several dice."""
    attack: AttackScene | None


# ---- options


class RouteScene(msgspec.Struct, frozen=True):
    """A region that a Travel can end in: the regions entered on the way, and how it goes."""

    steps: tuple[str, ...]
    flies: bool
    stops: bool
    """Independent creatures end the Travel there."""
    keys: tuple[str, ...]
    """The answers that lead there once the Travel has begun. A step that has no alternative answers itself."""


class OptionScene(SceneOption, frozen=True, kw_only=True, omit_defaults=True):
    """One option; what does not apply is left out."""

    hero: str | None = None
    heroes: tuple[str, ...] | None = None
    """Of an invitation or an order of attacks; the friend of a trade, the victor who takes loot."""
    card: str | None = None
    other: str | None = None
    """A second card: the one that pays, or the Talent that comes instead."""
    ability: int | None = None
    region: str | None = None
    to: str | None = None
    die: str | None = None
    quest: str | None = None
    foe: str | None = None
    target: str | None = None
    """Of a Challenge: the type of creature, the boss, ``counter`` or ``pvp``. Of beasts: their type."""
    area: int | None = None
    energy: int | None = None
    gold: int | None = None
    count: int | None = None
    amounts: tuple[int, ...] | None = None
    """Health and Energy; damage, defense and attrition; bids of a seat's characters."""
    what: str | None = None
    """An action, a box, a colour, a class, a deck or a kind of token."""


class BoardScene(Scene[OptionScene], frozen=True, kw_only=True):
    """The Board Game as ``me`` sees it."""

    turn: int
    space: int
    """On the turn track; beyond its last space for the final battle."""
    active: str | None
    """The faction whose turn it is."""
    subject: str | None
    """The character whom the question is about."""
    card: str | None
    """The card that it is about."""
    mine: tuple[str, ...]
    """Characters of ``me``."""
    heroes: dict[str, HeroScene]
    factions: dict[str, FactionScene]
    regions: dict[str, RegionScene]
    """Those where something stands."""
    merchant: tuple[str, ...]
    events: tuple[EventScene, ...]
    overlord: OverlordScene | None
    decks: DecksScene
    draft: tuple[PickScene, ...]
    """While classes are picked."""
    fight: FightScene | None
    routes: dict[str, dict[str, RouteScene]]
    """Of each character of ``me`` who may travel: where to, by region."""
    votes: dict[str, str]
    """Of a common decision: what the friends' seats have chosen so far, by seat."""
    decider: int | None
    """Of a common decision: whose choice counts when friends disagree (BG-DEC-02)."""


def scene(seen: View[Table]) -> BoardScene:
    s = seen.state
    over = seen.question is None and not seen.stack
    subject, card = _subject(s, seen.stack)
    return BoardScene(
        game=seen.game,
        me=NONE,
        number=seen.number,
        over=over,
        winners=s.seats_of(s.winner) if over and s.winner not in (TIE, NONE) else (),
        question=question_of(seen, ()),
        turn=s.turn,
        space=space_of(s.turn) if s.turn and s.settings.defeat_overlord else s.turn,
        active=FACTIONS[s.active] if s.active != NONE else None,
        subject=subject,
        card=card,
        mine=(),
        heroes={_id(hero): _hero(hero) for hero in s.heroes},
        factions={name: _faction(s, faction) for faction, name in enumerate(FACTIONS)} if s.quest_decks else {},
        regions=_regions(s),
        merchant=_cards(s.merchant),
        events=tuple(_event(s, place) for place in range(len(s.events))),
        overlord=_overlord(s),
        decks=DecksScene(
            {name: len(deck) for name, deck in zip(ITEM_DECKS, s.item_decks, strict=False)},
            len(s.event_deck),
            _cards(s.special),
        ),
        draft=_draft(s, seen.stack),
        fight=_fight(seen),
        routes={},
        votes={},
        decider=None,
    )


def seat_scene(watched: BoardScene, seen: View[Table]) -> BoardScene:
    """The own options, what the own faction knows of Lord Kazzak, and where the own characters may go."""
    s = seen.state
    desk = _Desk(seen)
    return replace(
        watched,
        me=seen.seat,
        question=question_of(seen, tuple(desk.option(option) for option in seen.options)),
        mine=tuple(_id(hero) for hero in s.heroes if hero.seat == seen.seat),
        overlord=_with_known(s, watched.overlord, seen.seat),
        routes=desk.routes(),
        votes=desk.votes(),
        decider=desk.decider(),
    )


# ---- what lies on the table


def _id(hero: Hero) -> str:
    return CONTENT.characters[hero.character].id


def _ids(s: Table, heroes: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(_id(s.heroes[i]) for i in heroes)


def _card(number: int) -> str:
    return CONTENT.cards[number].id


def _cards(numbers: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(_card(number) for number in numbers)


def _region(region: int) -> str:
    return CONTENT.regions[region].id


def _places(regions: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(_region(region) for region in regions)


def _subject(s: Table, stack: tuple[Frame, ...]) -> tuple[str | None, str | None]:
    """The character and the card that the innermost procedures name."""
    hero, card = NONE, NONE
    for frame in reversed(stack):
        for name in ("owner", "hero", "subject"):
            if hero == NONE:
                hero = getattr(frame, name, NONE)
        for name in ("card", "kept", "prize"):
            if card == NONE:
                card = getattr(frame, name, NONE) if type(frame).__name__ != "DrawEvents" else NONE
        if hero != NONE:
            break
    return _id(s.heroes[hero]) if hero != NONE else None, _card(card) if card != NONE else None


def _hero(hero: Hero) -> HeroScene:
    printed = CONTENT.printed[hero.character]
    pet = pet_of(hero)
    return HeroScene(
        id=_id(hero),
        seat=hero.seat,
        faction=FACTIONS[hero.faction],
        region=_region(hero.region) if hero.region != NONE else None,
        level=hero.level,
        xp=hero.xp,
        health=hero.health,
        max_health=capacity(hero, "health"),
        energy=hero.energy,
        max_energy=capacity(hero, "energy"),
        gold=hero.gold,
        actions=hero.actions,
        stun=hero.stun,
        curse=hero.curse,
        bag=_cards(hero.bag),
        spellbook=_cards(hero.spellbook),
        areas=tuple(
            _area(hero, area, printed[area] if area < len(printed) else NONE) for area in range(len(areas_of(hero)))
        ),
        talents=_cards(hero.talents),
        prizes=_cards(hero.prizes),
        pet=PetScene(_card(pet), hero.pet, pet_health(hero, pet)) if pet != NONE else None,
        combo={_card(number): count for number, count in hero.combo if count},
    )


def _area(hero: Hero, area: int, printed: int) -> AreaScene:
    numbers = hero.areas[area] if area < len(hero.areas) else ()
    return AreaScene(
        cards=_cards(numbers),
        printed=_card(printed) if printed != NONE else None,
        covered=printed != NONE and printed not in hero.cards,
    )


def _faction(s: Table, faction: int) -> FactionScene:
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


def _regions(s: Table) -> dict[str, RegionScene]:
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
    return {_region(region): found[region] for region in sorted(found)}


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


def _event(s: Table, place: int) -> EventScene:
    up = s.events[place]
    card = ongoing.card_of(up)
    plain = EventScene(id=card.id, since=up.since)
    if card.boss:
        foe = ongoing.boss_foe(s, CONTENT.boss[card.boss], max(s.active, 0))
        plain = replace(plain, boss=card.boss, values=(foe.threat, foe.attack, foe.health))
    if card.does in ("war", "plague"):
        return replace(plain, regions=_places(up.data))
    if card.does == "bounty":
        return replace(plain, heroes=_ids(s, up.data))
    if card.does == "hoarder":
        return replace(plain, cards=_cards(up.data))
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


def _overlord(s: Table) -> OverlordScene | None:
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
        region=_region(s.overlord_region) if s.overlord_region != NONE else None,
        counters=tuple(CounterScene(_region(region), None) for region in s.counters if region != NONE),
        way=_places(_way(s.overlord_region)) if overlord.id == "nefarian" and s.overlord_region != NONE else (),
    )


def _way(region: int) -> list[int]:
    """BG-OVER-06: one of the shortest ways to The Bulwark."""
    distance = ongoing.distances(BULWARK)
    way = [region]
    while way[-1] != BULWARK:
        way.append(min(CONTENT.links[way[-1]], key=lambda other: (distance[other], other)))
    return way


def _with_known(s: Table, overlord: OverlordScene | None, seat: int) -> OverlordScene | None:
    """BG-OVER-09: a faction knows the counters that it has looked at."""
    if overlord is None or not s.counters:
        return overlord
    known = {
        _region(region): ("decoy", "kazzak")[what]
        for region, what in zip(s.counters, s.peeked[seat], strict=True)
        if region != NONE and what in (0, 1)
    }
    return replace(
        overlord, counters=tuple(replace(counter, what=known.get(counter.region)) for counter in overlord.counters)
    )


def _draft(s: Table, stack: tuple[Frame, ...]) -> tuple[PickScene, ...]:
    frame = next((frame for frame in stack if isinstance(frame, SetUp)), None)
    if frame is None or not frame.picks or s.heroes:
        return ()
    return tuple(PickScene(seat, cls or None) for seat, cls in zip(slots(s.settings.players), frame.picks, strict=True))


# ---- the fight

ATTACK_STEPS = {"before_rerolls": "reroll", "reroll": "reroll", "reroll_roll": "reroll", "rerolled": "reroll"}
PLACE = ("count_hits", "place", "attrition", "sixes", "placed", "limit_hits", "finish")
COMBAT_STEPS = {
    "defense": "strike", "ranged_strike": "strike", "damage": "damage", "after_damage": "damage",
    "resolution": "resolution", "slay_more": "resolution", "close_round": "resolution", "end_moments": "end",
    "finish": "end", "armor": "armor", "strike_order": "strike", "strike_one": "strike", "strike_two": "strike",
    "after_strike": "strike", "wound_order": "resolution", "wound_one": "resolution", "wound_two": "resolution",
}  # fmt: skip


def _step(stack: tuple[Frame, ...]) -> str:
    """What the rulebook calls the place where the innermost combat stands."""
    for frame in reversed(stack):
        if isinstance(frame, AttackPhase):
            name = frame.STEPS[frame.at]
            return "place" if name in PLACE else ATTACK_STEPS.get(name, "pool")
        if isinstance(frame, Combat):
            return COMBAT_STEPS.get(frame.STEPS[frame.at], "start")
        if isinstance(frame, PvpCombat):
            name = frame.STEPS[frame.at]
            return "armor" if name == "defense" else COMBAT_STEPS.get(name, "start")
    return "end"


def _fight(seen: View[Table]) -> FightScene | None:
    s = seen.state
    fight = s.fight
    if fight is None:
        return None
    return FightScene(
        kind=fight.kind,
        region=_region(fight.region) if fight.region != NONE else None,
        attackers=FACTIONS[fight.attackers],
        sides={name: _ids(s, side) for name, side in zip(FACTIONS, fight.sides, strict=True)},
        began=_ids(s, fight.began),
        fallen=_ids(s, fight.fallen),
        foes=tuple(_foe(fight, i) for i in range(len(fight.foes))),
        killed=tuple(_foe(fight, i, dead=True) for i in range(len(fight.killed))),
        round=fight.round,
        step=_step(seen.stack),
        boxes=dict(zip(FACTIONS, fight.boxes, strict=True)),
        lost_dice=_by_colour(fight.lost_dice),
        order=_ids(s, fight.order),
        used={_id(s.heroes[i]): _used(s, i) for i in fight.heroes},
        harm=_harm(seen),
        pressure=not (fight.foes and fight.foes[0].boss != NONE and CONTENT.bosses[fight.foes[0].boss].no_pressure),
        wounds=next((frame.count for frame in reversed(seen.stack) if isinstance(frame, TakeWounds)), 0),
        picks=_picks(seen),
        attack=_attack(seen),
    )


def _used(s: Table, i: int) -> tuple[str, ...]:
    hero = s.heroes[i]
    return tuple(
        _card(number)
        for number in (*hero.cards, *hero.bag)
        if any(
            s.count(Scope.ROUND, Tally.USED, i, number * ABILITIES + index)
            for index, row in enumerate(CONTENT.cards[number].ability)
            if not row.forced and not is_silent(number, index)
        )
    )


def _harm(seen: View[Table]) -> HarmScene | None:
    plague = plague_of(seen.state)
    if plague is None:
        return None
    phase = next((frame for frame in reversed(seen.stack) if isinstance(frame, AttackPhase)), None)
    moment = next((frame for frame in reversed(seen.stack) if isinstance(frame, Moment)), None)
    step = phase.STEPS[phase.at] if phase else ""
    last = phase is None or AttackPhase.STEPS.index(step) > AttackPhase.STEPS.index(plague.at)
    done = step == plague.at and not (moment and moment.suffer)
    colours = tuple(name for name, letter in zip(COLOUR_NAMES, COLOURS, strict=True) if letter in plague.dice)
    return HarmScene(colours, plague.top, plague.at, plague.health, last or done)


def _picks(seen: View[Table]) -> PicksScene | None:
    s = seen.state
    top = seen.stack[-1] if seen.stack else None
    if s.attack is None or seen.question is None:
        return None
    if isinstance(top, AttackPhase):
        step = top.STEPS[top.at]
        if step == "reroll":
            chosen = sum(1 for d in s.attack.dice if d & dice.CHOSEN)
            return PicksScene(1, max(0, reroll_value(s) - top.rerolls - chosen))
        if step == "trim":
            count = min(top.stun + top.curse, len(s.attack.dice))
            return PicksScene(count, count)
    if isinstance(top, UseAbility):
        pick = {"spot": top.row.spot, "take": top.row.take, "again_pick": top.row.again}.get(top.STEPS[top.at])
        if pick is not None:
            return _picks_of(s, top, pick)
    return None


def _picks_of(s: Table, use: UseAbility, pick: Pick) -> PicksScene:
    most = 99 if pick.any or pick.pairs else pick.most
    if pick.rerolls:
        most = reroll_value(s)
    elif isinstance(pick, Again) and pick.level:
        most = s.heroes[use.owner].level
    step = 2 if pick.pairs else 1
    most -= use.picked
    return PicksScene(most if pick.all or use.row.forced else min(step, most), most, step)


def _by_colour(counts: tuple[int, int, int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOUR_NAMES, counts, strict=True) if count}


def _foe(fight: Fight, i: int, *, dead: bool = False) -> FoeScene:
    foe = (fight.killed if dead else fight.foes)[i]
    return FoeScene(
        key=o.foe_key(foe),
        id=CONTENT.bosses[foe.boss].id if foe.boss != NONE else CONTENT.kinds[foe.kind].id,
        colour=CREATURE_COLOURS[foe.colour] if foe.colour != NONE else None,
        quest=CONTENT.quests[foe.quest].id if foe.quest != NONE else None,
        threat=foe.threat,
        attack=foe.attack,
        health=foe.health,
    )


def _attack(seen: View[Table]) -> AttackScene | None:
    s = seen.state
    attack = s.attack
    if attack is None or s.fight is None or not (s.fight.foes or s.fight.kind == "pvp"):
        return None
    phase = next((frame for frame in reversed(seen.stack) if isinstance(frame, AttackPhase)), None)
    needed = threat(s, attack.hero)
    armor = max(needed, armor_from(s, attack.hero))
    step = AttackPhase.STEPS.index(phase.STEPS[phase.at]) if phase else NONE
    hits = dice.counts(d for d in attack.dice if dice.face_of(d) >= (armor if dice.colour_of(d) == GREEN else needed))
    counted = step > AttackPhase.STEPS.index("count_hits")
    return AttackScene(
        hero=_id(s.heroes[attack.hero]),
        dice=tuple(_die(d, armor if dice.colour_of(d) == GREEN else needed) for d in attack.dice),
        removed=_by_colour(attack.removed),
        reroll=ValueScene(reroll_value(s), _items(s, "reroll")),
        rerolls=phase.rerolls if phase else 0,
        attrition=ValueScene(attrition_value(s), _items(s, "attrition")),
        threat=ValueScene(needed, _items(s, "threat")),
        armor_from=armor,
        placed=attack.placed,
        coming=Boxes(
            damage=0 if counted else hits[BLUE],
            defense=0 if counted else hits[RED],
            attrition=0 if step > AttackPhase.STEPS.index("attrition") else attrition_value(s),
            armor=0 if counted else hits[GREEN],
        ),
    )


def _items(s: Table, what: str) -> tuple[Item, ...]:
    assert s.attack is not None
    return tuple(
        Item(source.name, "add", amount, "BG-COMBAT-06")
        for source in s.attack.sources
        if (amount := getattr(source, what))
    )


def _die(d: int, needed: int) -> DieScene:
    face = dice.face_of(d)
    return DieScene(
        key=o.die_key(d),
        colour=COLOUR_NAMES[dice.colour_of(d)],
        face=face,
        hits=bool(face) and face >= needed,
        spotted=bool(d & dice.SPOTTED),
        rerolled=bool(d & dice.REROLLED),
        chosen=bool(d & dice.CHOSEN),
        fixed=dice.fixed_of(d),
    )


# ---- what the seat may do


class _Desk:
    """What the seat's options need, looked up once."""

    def __init__(self, seen: View[Table]) -> None:
        self.seen = seen
        self.s = seen.state
        self.table = as_seen(seen)
        self.top = seen.stack[-1] if seen.stack else None

    def option(self, option: Option) -> OptionScene:
        key, kind, text = (
            option.key(self.table),
            str(type(option).__struct_config__.tag),
            Phrase(*option.says(self.table)),
        )
        return OptionScene(key=key, kind=kind, text=text, **self._about(option))  # type: ignore[arg-type]

    def _about(self, option: Option) -> dict[str, object]:
        """What the fields of an option name, by the names of the scene."""
        found: dict[str, object] = {}
        for field in option.__struct_fields__:
            value = getattr(option, field)
            if field == "hero" or field == "loser":
                found["hero"] = self._hero(value)
            elif field == "heroes":
                found["heroes"] = _ids(self.s, value)
            elif field == "winner" or (field == "other" and isinstance(option, o.Trade)):
                found["heroes"] = (self._hero(value),)
            elif field == "card" or field == "old":
                found["card"] = _card(value)
            elif field in ("by", "new"):
                found["other"] = _card(value) if value != NONE else None
            elif field == "region" or field == "source":
                found["region"] = _region(value)
            elif field == "die":
                found["die"] = o.die_key(value)
            elif field == "quest":
                found["quest"] = CONTENT.quests[value].id
            elif field == "foe":
                found["foe"] = o.foe_id(self.table, value)
            elif field in ("gold", "area", "count", "ability", "amounts"):
                found[field] = value
            elif field == "amount":
                found["gold"] = value
            elif field in ("action", "box", "token", "name"):
                found["what"] = value
        return found | self._more(option)

    def _more(self, option: Option) -> dict[str, object]:
        if isinstance(option, o.UseCard):
            free = option.by != NONE
            return {"energy": 0 if free else energy_of(self.s, option.hero, option.card, option.ability)}
        if isinstance(option, o.Equip):
            return {"energy": equip_cost(self.s.heroes[option.hero], option.card)}
        if isinstance(option, o.Train):
            return {"gold": CONTENT.cards[option.card].gold}
        if isinstance(option, o.Challenge):
            target = o.target_id(option.target, option.which).rpartition(":")[2]
            return {"target": target, "what": option.target}
        if isinstance(option, o.MoveBeasts):
            return {"target": CONTENT.kinds[option.kind].id, "to": _region(option.target)}
        if isinstance(option, o.Colour):
            return {"what": COLOUR_NAMES[option.colour]}
        if isinstance(option, o.QuestDeck):
            return {"what": QUEST_COLOURS[option.colour]}
        if isinstance(option, o.Split):
            return {"amounts": (option.health, option.energy)}
        if isinstance(option, o.Parry):
            return {"amounts": (option.damage, option.defense, option.attrition)}
        return {}

    def _hero(self, i: int) -> str:
        return _id(self.s.heroes[i])

    # ---- where to

    def routes(self) -> dict[str, dict[str, RouteScene]]:
        """BG-TRAVEL-01..07: the fewest steps to each region, on foot before by air."""
        if isinstance(self.top, Travel) and self.seen.options:
            left = STEPS_OF_TRAVEL + self.top.extra - self.top.steps
            return {self._hero(self.top.hero): routes_of(self.s, self.top.hero, left, begun=self.top.steps > 0)}
        return {
            self._hero(option.hero): routes_of(self.s, option.hero)
            for option in self.seen.options
            if isinstance(option, o.Act) and option.action == "travel"
        }

    def common(self) -> AskTeam | None:
        """The common decision in which the seat has a say."""
        question = self.seen.question
        return question if isinstance(question, AskTeam) and self.seen.seat in question.seats else None

    def decider(self) -> int | None:
        question = self.common()
        return question.leader if question else None

    def votes(self) -> dict[str, str]:
        question = self.common()
        if question is None:
            return {}
        return {
            str(seat): mine[index].key(self.table)
            for seat, mine, index in zip(question.seats, question.options, question.chosen, strict=True)
            if index != UNANSWERED
        }


def routes_of(s: Table, i: int, steps: int = STEPS_OF_TRAVEL, *, begun: bool = False) -> dict[str, RouteScene]:
    """Where a Travel can end from where the character stands, by region."""
    hero = s.heroes[i]
    free = grants(hero, "travel_freely") or grants(hero, "never_stopped")
    alone = not begun and len(neighbours(s, i, hero.region)) == 1
    found: dict[int, RouteScene] = {}
    edge: list[tuple[int, tuple[int, ...], bool]] = [(hero.region, (), False)]
    for taken in range(1, steps + 1):
        further: list[tuple[int, tuple[int, ...], bool]] = []
        for at, way, flown in edge:
            walk = set(CONTENT.links[at])
            for region in sorted(neighbours(s, i, at), key=lambda r: r not in walk):
                if region in found or region == hero.region:
                    continue
                stops = bool(blue_groups(s, region)) and not free
                here, flies = (*way, region), flown or region not in walk
                ends = ("done",) if taken < steps and not stops else ()
                keys = tuple(f"go:{step}" for step in _places(here)[alone:])
                found[region] = RouteScene(_places(here), flies, stops, keys + ends)
                if not stops:
                    further.append((region, here, flies))
        edge = further
    return {_region(region): route for region, route in found.items()}


# ---- what lies in the box


class SheetScene(msgspec.Struct, frozen=True):
    """A class: capacities by level, and what each area takes."""

    health: tuple[int, ...]
    energy: tuple[int, ...]
    areas: tuple[dict[str, tuple[str, ...] | str], ...]


class CharacterScene(msgspec.Struct, frozen=True):
    cls: str
    race: str
    faction: str


class PlaceScene(msgspec.Struct, frozen=True, kw_only=True):
    """A region as printed."""

    area: str
    links: tuple[str, ...]
    town: tuple[str, ...]
    flight: tuple[str, ...]
    graveyard: bool
    home: str
    label: board.Point
    bounds: tuple[float, float, float, float]
    polygon: tuple[board.Point, ...]


class KindScene(msgspec.Struct, frozen=True):
    """A type of creature: Threat, Attack and Health by colour, and its figures."""

    green: Values
    red: Values
    blue: Values
    figures: tuple[int, int, int]


class QuestCardScene(msgspec.Struct, frozen=True, kw_only=True):
    faction: str
    deck: str
    level: int
    gold: int
    xp: int
    items: tuple[str, ...]
    special: tuple[str, ...]
    spawn: tuple[tuple[str, str, int, str], ...]
    """Type, colour, number and region."""


class MapScene(msgspec.Struct, frozen=True, kw_only=True):
    width: int
    height: int
    places: dict[str, PlaceScene]
    areas: dict[str, str]
    borders: tuple[board.Border, ...]
    terrain: dict[str, str]
    decor: tuple[board.Strewn, ...]
    peaks: tuple[board.Strewn, ...]


class BoxGallery(Gallery, frozen=True, kw_only=True):
    """Cards, the board, creatures, quests, sheets and tracks."""

    map: MapScene
    characters: dict[str, CharacterScene]
    sheets: dict[str, SheetScene]
    kinds: dict[str, KindScene]
    bosses: dict[str, Values]
    quests: dict[str, QuestCardScene]
    levels: tuple[int, ...]
    spaces: int
    track: dict[str, tuple[int, ...]]
    """Spaces of the turn track by what happens there: ``event``, ``triangle``, ``square``, ``circle``."""
    bag: int


def gallery(cards: tuple[GalleryCard, ...]) -> BoxGallery:
    drawn = board.drawing()
    return BoxGallery(
        cards=cards,
        map=MapScene(
            width=drawn.width,
            height=drawn.height,
            places={
                region.id: PlaceScene(
                    area=region.area,
                    links=region.links,
                    town=region.town,
                    flight=region.flight,
                    graveyard=region.graveyard,
                    home=region.home,
                    label=drawn.regions[region.id].label,
                    bounds=drawn.regions[region.id].bounds,
                    polygon=drawn.regions[region.id].polygon,
                )
                for region in CONTENT.regions
            },
            areas=drawn.areas,
            borders=drawn.borders,
            terrain=drawn.terrain,
            decor=drawn.decor,
            peaks=drawn.peaks,
        ),
        characters={each.id: CharacterScene(each.cls, each.race, each.faction) for each in CONTENT.characters},
        sheets={
            name: SheetScene(
                sheet.health,
                sheet.energy,
                tuple({"types": area.types, "trait": area.trait, "category": area.category} for area in sheet.area),
            )
            for name, sheet in CONTENT.sheets.items()
        },
        kinds={kind.id: KindScene(kind.green, kind.red, kind.blue, kind.figures) for kind in CONTENT.kinds},
        bosses={boss.id: boss.values for boss in CONTENT.bosses},
        quests={
            quest.id: QuestCardScene(
                faction=quest.faction,
                deck=quest.deck,
                level=quest.level,
                gold=quest.gold,
                xp=quest.xp,
                items=quest.items,
                special=quest.special,
                spawn=tuple((row.kind, row.colour, row.count, row.region) for row in quest.spawn),
            )
            for quest in CONTENT.quests
        },
        levels=BOX.levels,
        spaces=BOX.track.spaces,
        track={"event": BOX.track.events, **BOX.track.items},
        bag=BOX.bag,
    )
