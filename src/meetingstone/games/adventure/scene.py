"""The table in the browser: all that a seat sees of it, with ids for names, and what stands beside each option."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from meetingstone.engine import HIDDEN, NONE, Option
from meetingstone.engine.effects import Item
from meetingstone.engine.picture import Phrase
from meetingstone.engine.scene import Gallery, GalleryCard, Scene, SceneOption, as_seen, question_of
from meetingstone.engine.views import View
from meetingstone.games.adventure import options as o
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.board import RESOURCES
from meetingstone.games.adventure.cards import (
    Sentence,
    ability_text,
    discovery_text,
    encounter_text,
    event_text,
    item_text,
    quest_text,
    side_text,
)
from meetingstone.games.adventure.content import BOX, CONTENT, HERE
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.flow.match import SetUp
from meetingstone.games.adventure.flow.movement import Movement
from meetingstone.games.adventure.flow.targets import reach, way_to
from meetingstone.games.adventure.queries import (
    Cast,
    allowed,
    applies,
    attack_type,
    card_cost,
    explained,
    foe_level,
    foe_of,
    hand_limit,
    health_of,
    is_aggro,
    item_of,
    log_name,
    log_valor,
    per,
    power_cost,
    printed,
    side_in,
    side_of,
    strikes_early,
    top_level,
    valor_of,
)
from meetingstone.games.adventure.sources import PLAY, SCRIPTS, SOURCES
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, ENCOUNTER, Errand, Fight, Hero, Table
from meetingstone.games.adventure.vocabulary import LEVELS

PHASES = ("start", "move", "explore", "challenge", "maintain")
STAGES = ("roll", "powers", "ranged", "melee", "end")
STAGE_OF = {
    "met": "roll", "begin": "roll", "before_roll": "roll", "roll": "roll", "after_roll": "powers", "powers": "powers",
    "rerolled": "powers", "before_ranged": "ranged", "ranged": "ranged", "before_melee": "melee", "melee": "melee",
}  # fmt: skip
"""What a step of the combat belongs to, as the five steps are printed (AG-COMBAT-01)."""


class ValueScene(msgspec.Struct, frozen=True):
    """A number and all that made it."""

    total: int
    items: tuple[Item, ...] = ()


class GoalScene(msgspec.Struct, frozen=True):
    """How far a goal is; ``now`` says that it is the next to be met."""

    count: int
    done: bool
    now: bool


class ErrandScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """An active quest."""

    id: str
    goals: tuple[GoalScene, ...]
    target: int | None = None
    lying: tuple[str, ...] = ()
    """Spaces where its tokens lie."""


class AttachedScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability card that stays in play; ``item`` is what it lies on."""

    id: str
    owner: int
    item: str | None = None


class HeroScene(msgspec.Struct, frozen=True, kw_only=True):
    """A character with all that lies openly in front of its player."""

    id: str
    seat: int
    space: str
    level: str
    side: int
    health: int
    wounds: int
    disease: int
    energy: int
    weapon: str | None
    armor: str | None
    bag: tuple[str, ...]
    tokens: tuple[str, ...]
    attached: tuple[AttachedScene, ...]
    quests: tuple[ErrandScene, ...]
    log: tuple[tuple[str, int], ...]
    """Quests, trophies and events with their valor."""
    events: tuple[str, ...]
    valor: int
    hand: int
    hand_limit: int
    deck: int
    discards: tuple[str, ...]
    attack: ValueScene
    defense: ValueScene
    damage: ValueScene
    ranged: bool


class SpaceScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on a space; spaces where nothing lies are left out."""

    tokens: int = 0
    """Discovery tokens, face down."""
    known: tuple[str, ...] = ()
    """Those of them that the seat has seen."""
    events: tuple[str, ...] = ()
    traps: tuple[tuple[str, int], ...] = ()
    """Ability card and owner."""


class MarkedScene(msgspec.Struct, frozen=True):
    """An undefeated encounter on the track, and where its marker lies."""

    foe: str
    space: str
    level: str
    aggro: bool


class FighterScene(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a combat: ``seat`` is None for an encounter."""

    seat: int | None
    die: int
    attack: ValueScene
    defense: ValueScene
    damage: ValueScene
    ranged: bool
    early: bool
    """Strikes in the ranged step."""
    idle: bool
    struck: bool
    hit: bool
    fallen: bool


class FightScene(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is being fought; ``sides`` are the attacker and the defender."""

    space: str
    foe: str | None
    level: str | None
    slot: int | None
    board: bool
    begun: bool
    stage: str
    sides: tuple[FighterScene, FighterScene]


class HandCardScene(msgspec.Struct, frozen=True):
    id: str
    energy: int


class BoostScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card or power adds to both sums of the running combat, as things stand."""

    attack: int = 0
    defense: int = 0
    damage: int = 0
    foe_attack: int = 0
    foe_defense: int = 0
    foe_damage: int = 0


class OptionScene(SceneOption, frozen=True, kw_only=True, omit_defaults=True):
    """One option; what does not apply is left out."""

    space: str | None = None
    way: tuple[str, ...] | None = None
    """The spaces that are walked through, the last of them the target."""
    seat: int | None = None
    card: str | None = None
    """An ability card, or the card whose power is used."""
    item: str | None = None
    token: str | None = None
    quest: str | None = None
    goal: int | None = None
    foe: str | None = None
    event: str | None = None
    slot: int | None = None
    level: str | None = None
    resource: str | None = None
    potion: str | None = None
    energy: int | None = None
    row: int | None = None
    boost: BoostScene | None = None


class TableScene(Scene[OptionScene], frozen=True, kw_only=True):
    """The Adventure Game as ``me`` sees it."""

    round: int
    needed: int
    """Valor that wins."""
    active: int | None
    phase: str
    face: tuple[int, int] | None
    """Spaces and energy of the movement die."""
    moves: int
    draft: tuple[str, ...]
    """The characters picked so far, by seat, until all are seated; empty for who has not picked."""
    heroes: dict[str, HeroScene]
    """By seat."""
    spaces: dict[str, SpaceScene]
    track: dict[str, MarkedScene]
    """By the number of the slot."""
    world: str | None
    """The global event."""
    turned: tuple[str, ...]
    counters: dict[str, int]
    decks: dict[str, int]
    """Cards left of each colour."""
    elite: int
    pile: int
    trophies: dict[str, int]
    fight: FightScene | None
    card: str | None
    """The card that acts or asks just now."""
    hand: tuple[HandCardScene, ...]
    """Of ``me``."""
    top: str | None
    """The highest colour that ``me`` may enter."""


def scene(seen: View[Table]) -> TableScene:
    s = seen.state
    over = seen.question is None and not seen.stack
    draft = next((frame.picks for frame in seen.stack if isinstance(frame, SetUp)), ()) if not s.heroes else ()
    return TableScene(
        game=seen.game,
        me=NONE,
        number=seen.number,
        over=over,
        winners=s.winners if over else (),
        question=question_of(seen, ()),
        round=s.round,
        needed=s.settings.valor,
        active=s.active if s.active != NONE else None,
        phase=PHASES[s.phase],
        face=BOX.movement_die[s.face] if s.face != NONE else None,
        moves=s.moves,
        draft=tuple(_character(pick) if pick != NONE else "" for pick in draft),
        heroes={str(seat): _hero(s, seat) for seat in range(len(s.heroes))},
        spaces=_spaces(s),
        track={
            str(slot + 1): MarkedScene(
                foe=_foe_id(card),
                space=CONTENT.spaces[s.marked[slot]].id,
                level=LEVELS[CONTENT.challenges[card].level],
                aggro=is_aggro(card),
            )
            for slot, card in enumerate(s.track)
            if card != NONE
        },
        world=CONTENT.challenges[s.world].id if s.world != NONE else None,
        turned=tuple(CONTENT.challenges[card].id for card in s.turned),
        counters={CONTENT.challenges[card].id: count for card, count in s.counters},
        decks={level: len(deck) for level, deck in zip(LEVELS, s.challenge, strict=False)},
        elite=len(s.elite),
        pile=len(s.pile),
        trophies={trophy.id: left for trophy, left in zip(CONTENT.trophies, s.trophies, strict=False)},
        fight=_fight(seen),
        card=_acting(seen),
        hand=(),
        top=None,
    )


def seat_scene(watched: TableScene, seen: View[Table]) -> TableScene:
    """The own hand, the own options, and what the seat has peeked at."""
    s = seen.state
    me = seen.seat
    desk = _Desk(seen)
    seated = bool(s.heroes)
    return replace(
        watched,
        me=me,
        question=question_of(seen, tuple(map(desk.option, seen.options)) if desk.is_asked else ()),
        spaces=_spaces(s),
        hand=tuple(_hand_card(s, me, card) for card in s.hands[me]) if seated else (),
        top=LEVELS[min(top_level(s, me), len(LEVELS) - 1)] if seated else None,
    )


def _hand_card(s: Table, seat: int, card: int) -> HandCardScene:
    return HandCardScene(CONTENT.abilities[card].id, card_cost(s, seat, card))


# ---- what lies on the table


def _character(number_of: int) -> str:
    return CONTENT.characters[number_of].id


def _item(card: int) -> str | None:
    return item_of(card).id if card != NONE else None


def _items(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(item_of(card).id for card in cards)


def _foe_id(card: int) -> str:
    foe = CONTENT.challenges[card].encounter
    assert foe is not None
    return foe.id


def _value(s: Table, seat: int, name: str) -> ValueScene:
    found = explained(s, seat, name)
    return ValueScene(found.total, tuple(item for item in found.items if item.layer != "floor"))


def _hero(s: Table, seat: int) -> HeroScene:
    hero = s.heroes[seat]
    return HeroScene(
        id=_character(hero.character),
        seat=seat,
        space=CONTENT.spaces[hero.space].id,
        level=LEVELS[hero.level],
        side=hero.side,
        health=health_of(s, seat),
        wounds=hero.wounds,
        disease=hero.disease,
        energy=hero.energy,
        weapon=_item(hero.weapon),
        armor=_item(hero.armor),
        bag=_items(hero.bag),
        tokens=tuple(CONTENT.discoveries[kind].id for kind in hero.tokens),
        attached=tuple(
            AttachedScene(CONTENT.abilities[each.ability].id, each.owner, _item(each.item)) for each in hero.attached
        ),
        quests=tuple(_errand(errand) for errand in hero.quests),
        log=tuple((log_name(entry).removeprefix("@ag-"), log_valor(entry)) for entry in hero.log),
        events=tuple(CONTENT.challenges[card].id for card in hero.events),
        valor=valor_of(hero),
        hand=len(s.hands[seat]),
        hand_limit=hand_limit(s, seat),
        deck=len(s.decks[seat]),
        discards=tuple(CONTENT.abilities[card].id for card in s.discards[seat]),
        attack=_value(s, seat, "attack"),
        defense=_value(s, seat, "defense"),
        damage=_value(s, seat, "damage"),
        ranged=_is_ranged(s, seat, hero),
    )


def _is_ranged(s: Table, seat: int, hero: Hero) -> bool:
    if s.fight is not None and seat in (s.fight.attacker, s.fight.defender):
        return bool(attack_type(s, seat))
    if hero.weapon != NONE and not allowed(s, seat, "no_weapon"):
        return item_of(hero.weapon).type == "ranged"
    return side_of(hero).type == "ranged"


def _errand(errand: Errand) -> ErrandScene:
    quest = CONTENT.quests[errand.quest]
    done = [bool(errand.done >> i & 1) for i in range(len(quest.goals))]
    return ErrandScene(
        id=quest.id,
        goals=tuple(
            GoalScene(errand.counts[i], done[i], not done[i] and (quest.any_order or all(done[:i])))
            for i in range(len(quest.goals))
        ),
        target=errand.target if errand.target != NONE else None,
        lying=tuple(CONTENT.spaces[space].id for space in errand.lying),
    )


def _spaces(s: Table) -> dict[str, SpaceScene]:
    """Tokens that the seat of the view knows are not hidden in it."""
    tokens: dict[int, int] = {}
    known: dict[int, tuple[str, ...]] = {}
    for kinds, places in zip(s.hidden, s.hidden_at, strict=True):
        for kind, space in zip(kinds, places, strict=True):
            tokens[space] = tokens.get(space, 0) + 1
            if kind != HIDDEN:
                known[space] = (*known.get(space, ()), CONTENT.discoveries[kind].id)
    events: dict[int, tuple[str, ...]] = {}
    for space, card in s.located:
        events[space] = (*events.get(space, ()), CONTENT.challenges[card].id)
    traps: dict[int, tuple[tuple[str, int], ...]] = {}
    for space, ability, owner in s.traps:
        traps[space] = (*traps.get(space, ()), (CONTENT.abilities[ability].id, owner))
    return {
        CONTENT.spaces[space].id: SpaceScene(
            tokens.get(space, 0), known.get(space, ()), events.get(space, ()), traps.get(space, ())
        )
        for space in sorted({*tokens, *events, *traps})
    }


def _acting(seen: View[Table]) -> str | None:
    """The card whose effects are carried out, or that was played last."""
    for frame in reversed(seen.stack):
        ability = getattr(frame, "ability", NONE)
        if ability != NONE:
            return CONTENT.abilities[ability].id
        name = getattr(frame, "name", "")
        if name:
            return str(name)
    return None


# ---- the combat


def _fight(seen: View[Table]) -> FightScene | None:
    s = seen.state
    fight = s.fight
    if fight is None:
        return None
    combat = next((frame for frame in reversed(seen.stack) if isinstance(frame, Combat)), None)
    step = combat.STEPS[combat.at] if combat else ""
    against = fight.defender == ENCOUNTER
    return FightScene(
        space=CONTENT.spaces[fight.space].id,
        foe=foe_of(fight).id if against else None,
        level=LEVELS[foe_level(fight)] if against else None,
        slot=fight.slot + 1 if fight.slot != NONE else None,
        board=fight.board,
        begun=fight.begun,
        stage=STAGE_OF.get(step, "end"),
        sides=(_fighter(s, fight, ATTACKER), _fighter(s, fight, DEFENDER)),
    )


def _fighter(s: Table, fight: Fight, side: int) -> FighterScene:
    seat = (fight.attacker, fight.defender)[side]
    return FighterScene(
        seat=seat if seat >= 0 else None,
        die=fight.dice[side],
        attack=_value(s, seat, "attack"),
        defense=_value(s, seat, "defense"),
        damage=_value(s, seat, "damage"),
        ranged=bool(attack_type(s, seat)),
        early=strikes_early(s, seat),
        idle=bool(fight.idle >> side & 1),
        struck=bool(fight.struck >> side & 1),
        hit=bool(fight.hits >> side & 1),
        fallen=bool(fight.fallen >> side & 1),
    )


# ---- what the seat may do


class _Desk:
    """What the seat's options need, looked up once."""

    def __init__(self, seen: View[Table]) -> None:
        self.s = seen.state
        self.me = seen.seat
        self.table = as_seen(seen)
        # Of a question that all answer in secret, those who have answered know their options, but may not answer again.
        self.is_asked = seen.question is not None and seen.seat in seen.question.awaited()
        top = seen.stack[-1] if seen.stack else None
        moving = isinstance(top, Movement) and self.is_asked
        self.reached = reach(self.s, self.me, self.s.moves) if moving else {}

    def option(self, option: Option) -> OptionScene:
        return OptionScene(
            key=option.key(self.table),
            kind=str(type(option).__struct_config__.tag),
            text=Phrase(*option.says(self.table)),
            **self._about(option),
        )

    def _about(self, option: Option) -> dict[str, Any]:
        s = self.s
        if isinstance(option, o.Go):
            return {"space": _space(option.space), "way": tuple(map(_space, way_to(self.reached, option.space)))}
        if isinstance(option, o.Place | o.PeekAt | o.FaceBoard):
            return {"space": _space(option.space)}
        if isinstance(option, o.PickCharacter):
            return {"card": _character(option.character)}
        if isinstance(option, o.Target | o.Attack):
            return {"seat": option.seat}
        if isinstance(option, o.Play):
            card = CONTENT.abilities[option.ability]
            boost = self._boost(SCRIPTS[PLAY[option.ability][s.heroes[self.me].level]], card.weapon)
            return {"card": card.id, "energy": card_cost(s, self.me, option.ability), "boost": boost}
        if isinstance(option, o.HandCard):
            return {"card": CONTENT.abilities[option.ability].id}
        if isinstance(option, o.UsePower):
            return self._power(option)
        if isinstance(option, o.Drink):
            return {"item": _item(option.item), "potion": option.potion}
        if isinstance(option, o.OwnItem):
            return {"item": _item(option.item)}
        if isinstance(option, o.OwnToken | o.Resolve):
            return {"token": CONTENT.discoveries[option.kind].id}
        if isinstance(option, o.Attached):
            hero = s.heroes[option.seat]
            return {"card": CONTENT.abilities[hero.attached[option.place].ability].id, "seat": option.seat}
        if isinstance(option, o.TakeResource):
            return {"resource": option.resource}
        if isinstance(option, o.Challenge | o.Marker):
            foe, space = _foe_id(s.track[option.slot]), _space(s.marked[option.slot])
            return {"foe": foe, "slot": option.slot + 1, "space": space}
        if isinstance(option, o.Visit):
            return {"event": CONTENT.challenges[option.card].id}
        if isinstance(option, o.Draw | o.Colour):
            return {"level": LEVELS[option.level]}
        if isinstance(option, o.QuestFirst):
            return {"quest": CONTENT.quests[option.quest].id}
        if isinstance(option, o.Meet):
            return self._goal(option)
        if isinstance(option, o.PayEnergy):
            return {"energy": option.energy}
        if isinstance(option, o.PowerFirst):
            return {"card": SOURCES[option.source].id, "row": option.row}
        return {}

    def _power(self, option: o.UsePower) -> dict[str, Any]:
        source = SOURCES[option.source]
        return {
            "card": source.id,
            "seat": option.bearer if option.bearer != self.me else None,
            "row": option.row if len(source.use) > 1 else None,
            "energy": power_cost(self.s, self.me, source.use[option.row].cost.energy) or None,
            "boost": self._boost(source.use[option.row].do),
        }

    def _boost(self, effects: v.Effects, weapon: v.Weapon | None = None) -> BoostScene | None:
        """What is sure to be added: effects whose conditions hold now, and no dice."""
        s = self.s
        if s.fight is None or side_in(s.fight, self.me) == NONE:
            return None
        found: dict[str, int] = {}
        if weapon is not None:
            found["attack"] = weapon.attack - printed(s, self.me, "attack")[1]
        for effect in effects:
            if not isinstance(effect, v.Boost) or effect.to not in ("self", "enemy"):
                continue
            if not applies(s, effect.when, effect.unless, Cast(self.me, self.me, self.me)):
                continue
            times = per(s, effect.per, self.me)
            for name in ("attack", "defense", "damage"):
                field = name if effect.to == "self" else f"foe_{name}"
                found[field] = found.get(field, 0) + getattr(effect, name) * times
        return BoostScene(**found) if any(found.values()) else None

    def _goal(self, option: o.Meet) -> dict[str, Any]:
        quest = CONTENT.quests[option.quest]
        goal = quest.goals[option.goal]
        found: dict[str, Any] = {"quest": quest.id, "goal": option.goal}
        if goal.discard:
            found["item"] = _item(option.what)
        elif goal.cards:
            found["card"] = CONTENT.abilities[option.what].id
        return found


def _space(space: int) -> str:
    return CONTENT.spaces[space].id


# ---- what lies in the box


class PlaceScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space as printed."""

    x: float
    y: float
    icon: str = ""
    kind: str
    level: str
    region: str
    links: tuple[str, ...]
    resources: tuple[str, ...] = ()
    foe: str | None = None
    awards: str | None = None
    """The level that beating it awards, or ``task`` for another reward."""


class RegionScene(msgspec.Struct, frozen=True):
    terrain: str
    path: str
    label: tuple[float, float, float]
    """Where its name stands, and how far it is turned."""


class LandScene(msgspec.Struct, frozen=True):
    """The painting below the spaces, made by tools/make_adventure_land.py."""

    coast: str
    shores: tuple[str, ...]
    regions: dict[str, RegionScene]
    paths: tuple[tuple[str, str, float, float], ...]
    """Two spaces, and the point that the path between them is bent round."""
    strewn: tuple[tuple[str, str, float, float, float], ...]
    """Drawing, terrain, place and size."""


class MapScene(msgspec.Struct, frozen=True):
    width: int
    height: int
    spaces: dict[str, PlaceScene]
    land: LandScene


class SideScene(msgspec.Struct, frozen=True):
    """A face of a character card."""

    health: int
    attack: int
    type: str
    defense: int
    damage: int
    icons: tuple[str, ...]


class CharacterScene(msgspec.Struct, frozen=True):
    race: str
    cls: str
    affiliation: str
    cards: dict[str, tuple[SideScene, SideScene]]
    """By level: starting side and other side."""


class AbilityScene(msgspec.Struct, frozen=True, kw_only=True):
    cls: str
    timing: str
    energy: int
    copies: int
    keywords: tuple[str, ...]
    weapon: tuple[int, str] | None
    """Attack and type of a weapon replacement."""
    improved: tuple[str, ...]
    trap: bool
    stays: bool


class ItemScene(msgspec.Struct, frozen=True, kw_only=True):
    level: str
    kind: str
    attack: int
    defense: int
    type: str | None
    icons: tuple[str, ...]
    potions: tuple[str, ...]
    foe: str | None
    """The encounter on its other face."""


class FoeScene(msgspec.Struct, frozen=True, kw_only=True):
    level: str
    traits: tuple[str, ...]
    attack: int
    type: str
    defense: int
    damage: int
    item: str | None
    """What is on its other face."""


class EventScene(msgspec.Struct, frozen=True, kw_only=True):
    level: str
    kind: str
    valor: int
    space: str | None
    foe: str | None
    item: str | None


class QuestScene(msgspec.Struct, frozen=True, kw_only=True):
    deck: str
    valor: int
    any_order: bool
    goals: tuple[v.Goal, ...]


class BoxGallery(Gallery, frozen=True, kw_only=True):
    """Cards, the board and its land, characters, and what is printed on every piece."""

    texts: dict[str, tuple[Phrase, ...]]
    """What each face says, by its id; of a character card ``<id>:<level>:<side>``."""
    map: MapScene
    characters: dict[str, CharacterScene]
    abilities: dict[str, AbilityScene]
    items: dict[str, ItemScene]
    foes: dict[str, FoeScene]
    events: dict[str, EventScene]
    quests: dict[str, QuestScene]
    trophies: dict[str, int]
    discoveries: dict[str, bool]
    """Whether a token is kept."""
    slots: int
    active_quests: int


@cache
def _chart() -> MapScene:
    drawn = msgspec.json.decode((HERE / "content" / "map.json").read_bytes())
    return MapScene(
        width=drawn["width"],
        height=drawn["height"],
        spaces={
            space.id: PlaceScene(
                **drawn["spaces"][space.id],
                kind=space.kind,
                level=space.level,
                region=space.region,
                links=space.links,
                resources=tuple(RESOURCES[i]),
                foe=space.encounter.enemy.id if space.encounter and space.encounter.enemy else None,
                awards=_award(space.encounter) if space.encounter else None,
            )
            for i, space in enumerate(CONTENT.spaces)
        },
        land=msgspec.json.decode((HERE / "content" / "land.json").read_bytes(), type=LandScene),
    )


def _award(encounter: v.BoardEncounter) -> str:
    return next((effect.level for effect in encounter.reward if isinstance(effect, v.GainLevel)), "task")


def _side(side: v.CharacterSide) -> SideScene:
    return SideScene(side.health, side.attack, side.type, side.defense, side.damage, side.icons)


def _foe(foe: v.Encounter, level: str, item: str | None = None) -> FoeScene:
    return FoeScene(
        level=level,
        traits=foe.traits,
        attack=foe.attack,
        type=foe.type,
        defense=foe.defense,
        damage=foe.damage,
        item=item,
    )


def _foes() -> dict[str, FoeScene]:
    found = {
        card.encounter.id: _foe(card.encounter, LEVELS[card.level], card.item.id if card.item else None)
        for card in CONTENT.challenges
        if card.encounter
    }
    for space in CONTENT.spaces:
        if space.encounter and space.encounter.enemy:
            found[space.encounter.enemy.id] = _foe(space.encounter.enemy, space.level)
    return found


def _faces() -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    for character in CONTENT.characters:
        for card in character.card:
            for side in SIDES:
                yield f"{character.id}:{card.level}:{side}", side_text(character, card, side)
    for ability in CONTENT.abilities:
        yield ability.id, ability_text(ability)
    for challenge in CONTENT.challenges:
        if challenge.encounter:
            yield challenge.encounter.id, encounter_text(challenge.encounter)
        if challenge.event:
            yield challenge.event.id, event_text(challenge.event)
        if challenge.item:
            yield challenge.item.id, item_text(challenge.item)
    for space in CONTENT.spaces:
        if space.encounter and space.encounter.enemy:
            yield space.encounter.enemy.id, encounter_text(space.encounter.enemy)
    for quest in CONTENT.quests:
        yield quest.id, quest_text(quest)
    for token in CONTENT.discoveries:
        yield token.id, discovery_text(token)


SIDES: tuple[v.Side, v.Side] = ("start", "other")


def gallery(cards: tuple[GalleryCard, ...]) -> BoxGallery:
    return BoxGallery(
        cards=cards,
        texts={name: tuple(Phrase(*sentence) for sentence in text) for name, text in _faces()},
        map=_chart(),
        characters={
            each.id: CharacterScene(
                each.race,
                each.cls,
                each.affiliation,
                {card.level: (_side(card.start), _side(card.other)) for card in each.card},
            )
            for each in CONTENT.characters
        },
        abilities={
            card.id: AbilityScene(
                cls=cls,
                timing=card.timing,
                energy=card.energy,
                copies=card.copies,
                keywords=card.keywords,
                weapon=(card.weapon.attack, card.weapon.type) if card.weapon else None,
                improved=tuple(more.level for more in card.improved),
                trap=bool(card.trap),
                stays=card.attached is not None,
            )
            for cls, deck in CONTENT.decks.items()
            for card in deck
        },
        items={
            card.item.id: ItemScene(
                level=LEVELS[card.level],
                kind=card.item.kind,
                attack=card.item.attack,
                defense=card.item.defense,
                type=card.item.type,
                icons=card.item.icons,
                potions=card.item.potions,
                foe=card.encounter.id if card.encounter else None,
            )
            for card in CONTENT.challenges
            if card.item
        },
        foes=_foes(),
        events={
            card.event.id: EventScene(
                level=LEVELS[card.level],
                kind=card.event.kind,
                valor=card.event.valor,
                space=card.event.space or None,
                foe=card.event.enemy.id if card.event.enemy else None,
                item=card.event.item.id if card.event.item else None,
            )
            for card in CONTENT.challenges
            if card.event
        },
        quests={
            quest.id: QuestScene(deck=quest.deck, valor=quest.valor, any_order=quest.any_order, goals=quest.goals)
            for quest in CONTENT.quests
        },
        trophies={trophy.id: trophy.valor for trophy in CONTENT.trophies},
        discoveries={token.id: token.kept for token in CONTENT.discoveries},
        slots=BOX.markers,
        active_quests=BOX.active_quests,
    )
