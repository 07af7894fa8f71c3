"""The table in words, for a terminal: made of the scene that the page gets, so that both show the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.engine.picture import Area, Cell, Choice, Group, Panel, Phrase, Picture, Piece, Place, Row, Thing
from meetingstone.engine.views import View
from meetingstone.games.board_game import board
from meetingstone.games.board_game.content import BOX, CONTENT, Region
from meetingstone.games.board_game.flow.events import DrawEvents
from meetingstone.games.board_game.flow.match import CLASSES, OWN_SIDE
from meetingstone.games.board_game.ids import hero_id
from meetingstone.games.board_game.queries import grants, has_town, is_plain
from meetingstone.games.board_game.scene.fight import AttackScene, FightScene, FoeScene, ValueScene
from meetingstone.games.board_game.scene.heroes import HeroScene
from meetingstone.games.board_game.scene.options import OptionScene
from meetingstone.games.board_game.scene.places import EventScene, GroupScene, OverlordScene, QuestScene
from meetingstone.games.board_game.scene.table import BoardScene, scene, seat_scene
from meetingstone.games.board_game.state import FACTIONS, Boxes, Table
from meetingstone.games.board_game.vocabulary import Faction

QUIET = frozenset(
    {
        "bg-equipped", "bg-unequipped", "bg-used", "bg-lost", "bg-pet-hurt", "bg-regained", "bg-gained", "bg-spawned",
        "bg-merchant-opens", "bg-drew", "bg-rolled-more", "bg-challenged", "bg-joined", "bg-uncursed",
    }
)  # fmt: skip
"""What shows on the table anyway, or is told again by what follows from it."""
RECITED = {"bg-event": "event"}
"""What turns up a card that concerns everybody."""

LETTERS = {
    "ready": "g", "enough": "g", "done": "d", "keep": "k", "reroll": "r", "use_all": "u",
}  # fmt: skip
THEN = frozenset(
    f"bg-{moment}"
    for moment in (
        "round",
        "pool",
        "throw",
        "rolled",
        "rerolled",
        "place",
        "placed",
        "defense",
        "lost",
        "round_end",
        "combat_end",
        "fall",
        "manage",
        "rest",
        "turn",
    )
)
"""Questions after which something happens by itself."""
RULES = {"travel": "BG-TRAVEL-01", "rest": "BG-REST-01", "train": "BG-TRAIN-01", "town": "BG-TOWN-02"}
SHOPS = {"buy": "b", "sell": "s", "train": "t"}
ACTIONS = 2
SIDES = 8
TOLD_BY_CARD = (
    "talent",
    "train",
    "buy",
    "sell",
    "keep_item",
    "to_merchant",
    "give",
    "use",
    "combo",
    "summon",
    "ward",
    "pet",
    "hasten",
    "retrain",
    "equip",
    "unequip",
    "loot",
)
"""Options that say what their card does."""


def picture(seen: View[Table]) -> Picture:
    table = seat_scene(scene(seen), seen) if seen.seat >= 0 else scene(seen)
    panels = (_heroes(table), _cards(table), _quests(table), _board(table), _beside(table))
    return Picture(
        seat=seen.seat,
        title=_title(table),
        turn=_whose(table),
        asks=table.question.prompt if table.question else None,
        about=_about(table),
        because=table.cause.because if table.cause else None,
        panels=tuple(panel for panel in panels if panel.rows),
        focus=_focus(table),
        told=tuple(dict.fromkeys((*_opponents(table), *_asking(seen, table)))),
        areas=_areas(table),
        vast=True,
        here=_here(table),
        things=tuple(_things(table)),
        choices=tuple(
            _choice(seen.state, table, option) for option in (table.question.options if table.question else ())
        ),
        tip=_tip(table),
    )


def _name(thing: str) -> str:
    return f"@bg-{thing}"


def _names(things: Iterable[str]) -> list[str]:
    return [_name(thing) for thing in things]


def _list(items: Iterable[Cell]) -> Cell:
    found = list(items)
    return Phrase("picture-bg-list", {"items": found}) if found else ""


def _counted(things: Iterable[str]) -> Cell:
    """Names, equal ones once with their number."""
    return _list(_many(_name(thing), count) for thing, count in Counter(things).items())


def _many(name: Cell, count: int) -> Cell:
    return name if count == 1 else Phrase("picture-bg-many", {"count": count, "name": name})


def _title(table: BoardScene) -> Phrase:
    if table.active is None or not table.turn:
        return Phrase("picture-bg-final" if table.turn else "picture-bg-set-up")
    values = {"turn": table.turn, "turns": BOX.track.spaces, "faction": _name(table.active)}
    return Phrase("picture-bg-turn", values)


def _whose(table: BoardScene) -> int:
    """A faction plays together: its turn is that of every seat in it."""
    if table.active is None or table.active not in table.factions:
        return NONE
    seats = table.factions[table.active].seats
    return table.me if table.me in seats else seats[0]


def _about(table: BoardScene) -> Cell:
    """The character who is asked, among several of one player, unless the question names him."""
    named = table.question is not None and any(value == _name(table.subject or "") for value in _values_of(table))
    return _name(table.subject) if table.subject in table.mine and len(table.mine) > 1 and not named else ""


def _values_of(table: BoardScene) -> Iterable[object]:
    return table.question.prompt.values.values() if table.question else ()


def _here(table: BoardScene) -> str:
    """Where the character stands who is asked."""
    hero = table.heroes.get(table.subject or "") or table.heroes.get(next(iter(table.mine), ""))
    return (hero.region or "") if hero else ""


def _tip(table: BoardScene) -> Phrase | None:
    kind = table.question.kind if table.question else ""
    if kind == "bg-auction":
        return Phrase("picture-bg-tip-auction")
    if kind == "bg-travel":
        return Phrase("picture-bg-tip-travel")
    if kind == "bg-act" and all(table.heroes[hero].actions == ACTIONS for hero in table.mine):
        # While nothing has been done yet: a turn begins with a look at the table.
        return Phrase("picture-bg-tip-act")
    return None


# ---- panels


def _heroes(table: BoardScene) -> Panel:
    if not table.heroes:
        picks = [Row(("@seat", _name(pick.cls) if pick.cls else ""), pick.seat) for pick in table.draft]
        return Panel("players", ("picture-player", "picture-bg-class"), tuple(picks))
    columns = (
        "picture-player", "picture-bg-hero", "picture-faction", "picture-bg-level", "picture-bg-health",
        "picture-bg-energy", "picture-bg-gold", "picture-bg-actions", "picture-bg-region", "picture-bg-state",
    )  # fmt: skip
    rows = [
        Row(
            (
                "@seat",
                Phrase("picture-bg-of-class", {"hero": _name(hero.id), "class": _name(_class(hero))}),
                _name(hero.faction),
                Phrase("picture-bg-level-xp", {"level": hero.level, "xp": hero.xp}),
                f"{hero.health}/{hero.max_health}",
                f"{hero.energy}/{hero.max_energy}",
                hero.gold,
                hero.actions,
                _name(hero.region) if hero.region else "",
                _list(_state(hero)),
            ),
            hero.seat,
        )
        for hero in _in_order(table)
    ]
    return Panel("players", columns, tuple(rows))


def _class(hero: HeroScene) -> str:
    return CONTENT.characters[CONTENT.character[hero.id]].cls


def _in_order(table: BoardScene) -> list[HeroScene]:
    """The own characters first, then friends, then enemies."""
    own = table.heroes[table.mine[0]].faction if table.mine else None
    return sorted(table.heroes.values(), key=lambda hero: (hero.seat != table.me, hero.faction != own))


def _state(hero: HeroScene) -> list[str | Phrase]:
    found: list[str | Phrase] = []
    if hero.pet:
        values = {"card": _name(hero.pet.card), "health": hero.pet.health, "of": hero.pet.of}
        found.append(Phrase("picture-bg-pet", values))
    if hero.stun:
        found.append(Phrase("picture-bg-stun", {"count": hero.stun}))
    if hero.curse:
        found.append(Phrase("picture-bg-curse", {"count": hero.curse}))
    found += [Phrase("picture-bg-combo", {"card": _name(card), "count": n}) for card, n in hero.combo.items()]
    return found


def _cards(table: BoardScene, only: Sequence[str] = ()) -> Panel:
    columns = ("picture-bg-hero", "picture-bg-equipped", "picture-bg-spellbook", "picture-bg-bag", "picture-bg-talents")
    rows = [
        Row(
            (
                _name(hero.id),
                _counted(_in_force(hero)),
                _counted(hero.spellbook),
                _counted(hero.bag),
                _counted((*hero.talents, *hero.prizes)),
            ),
            hero.seat,
        )
        for hero in _in_order(table)
        if hero.id in only or not only
    ]
    return Panel("cards", columns, tuple(rows))


def _in_force(hero: HeroScene) -> list[str]:
    found: list[str] = []
    for area in hero.areas:
        found += area.cards
        if area.printed and not area.covered:
            found.append(area.printed)
    return found


def _quests(table: BoardScene) -> Panel:
    own = table.heroes[table.mine[0]].faction if table.mine else None
    columns = ("picture-bg-quest", "picture-faction", "picture-bg-level", "picture-bg-stands", "picture-bg-reward")
    rows = [
        Row((_name(quest.id), _name(side), _quest_level(quest), _list(_stands(table, quest)), _reward(quest)))
        for side in sorted(table.factions, key=lambda side: side != own)
        for quest in table.factions[side].quests
    ]
    return Panel("quests", columns, tuple(rows))


def _quest_level(quest: QuestScene) -> int:
    return CONTENT.quests[CONTENT.quest[quest.id]].level


def _stands(table: BoardScene, quest: QuestScene) -> list[str | Phrase]:
    return [
        Phrase("picture-bg-in-region", {"what": _creatures(group), "region": _name(region)})
        for region, here in table.regions.items()
        for group in here.creatures
        if group.quest == quest.id
    ]


def _creatures(group: GroupScene) -> Phrase:
    values = {"count": group.count, "kind": _name(group.kind), "colour": _name(group.colour)}
    return Phrase("picture-bg-creatures", values)


def _reward(quest: QuestScene) -> Phrase:
    card = CONTENT.quests[CONTENT.quest[quest.id]]
    decks = {"T": "triangle", "S": "square", "C": "circle"}
    items = [Phrase("picture-bg-draw", {"deck": _name(decks[draw[0]]), "count": int(draw[1:])}) for draw in card.items]
    values = {"xp": card.xp, "gold": card.gold, "items": [*items, *_names(card.special)], "count": len(items)}
    return Phrase("picture-bg-rewards" if items or card.special else "picture-bg-reward-plain", values)


def _board(table: BoardScene) -> Panel:
    """Independent creatures, bosses and counters, region by region; quest creatures stand beside their quests."""
    rows = []
    for region, here in table.regions.items():
        found = [
            *(_creatures(group) for group in here.creatures if group.quest is None),
            *(Phrase("picture-bg-boss", {"boss": _name(boss)}) for boss in here.bosses),
            *(Phrase("picture-bg-war", {"event": _name(event)}) for event in here.wars),
            *([Phrase("picture-bg-plague")] if here.plague else []),
        ]
        if found:
            rows.append(Row((_name(region), _list(found))))
    return Panel("board", ("picture-bg-region", "picture-bg-also"), tuple(rows))


def _beside(table: BoardScene) -> Panel:
    rows: list[Row] = []
    if table.overlord:
        rows.append(Row(("@picture-bg-overlord", _overlord(table.overlord))))
    rows += [Row(("@picture-bg-event", _event(event))) for event in table.events]
    if table.turn and table.active:
        soon = min((space for space in BOX.track.events if space > table.space), default=0)
        if soon:
            rows.append(Row(("@picture-bg-next-event", Phrase("picture-bg-at-turn", {"turn": soon}))))
    if table.merchant:
        rows.append(Row(("@picture-bg-merchant", _list(_priced(table.merchant)))))
    for side, faction in table.factions.items():
        values = {"faction": _name(side), "xp": faction.xp, **{f"{name}": n for name, n in faction.decks.items()}}
        rows.append(Row((_name(side), Phrase("picture-bg-side", values))))
    return Panel("beside", ("picture-bg-what", "picture-bg-details"), tuple(rows))


def _priced(cards: Iterable[str]) -> list[Phrase]:
    return [
        Phrase("picture-bg-priced", {"card": _name(card), "gold": CONTENT.cards[CONTENT.number[card]].gold})
        for card in cards
    ]


def _overlord(overlord: OverlordScene) -> Phrase:
    where: list[str | Phrase] = [_name(overlord.region)] if overlord.region else []
    for counter in overlord.counters:
        known = {None: "picture-bg-counter", "decoy": "picture-bg-decoy", "kazzak": "picture-bg-kazzak"}[counter.what]
        where.append(Phrase(known, {"region": _name(counter.region)}))
    values = {
        "overlord": _name(overlord.id),
        "threat": overlord.threat,
        "attack": max(overlord.attack.values()),
        "health": overlord.health,
        "where": where,
    }
    return Phrase("picture-bg-overlord-is", values)


def _event(event: EventScene) -> Phrase:
    lies: list[str | Phrase] = [*_names(event.regions), *_names(event.heroes), *_names(event.cards)]
    if event.gold:
        lies.append(Phrase("picture-bg-gold-there", {"gold": event.gold}))
    if event.values:
        threat, attack, health = event.values
        lies.append(Phrase("picture-bg-values", {"threat": threat, "attack": attack, "health": health}))
    lies += _names(event.tried)
    for side, kinds in (event.kept or {}).items():
        if kinds:
            lies.append(Phrase("picture-bg-kept", {"faction": _name(side), "kinds": _names(kinds)}))
    if not lies:
        return Phrase("picture-bg-event-is", {"event": _name(event.id)})
    return Phrase("picture-bg-event-with", {"event": _name(event.id), "what": lies})


# ---- the fight


def _focus(table: BoardScene) -> tuple[Panel, ...]:
    fight = table.fight
    if fight is None:
        managing = table.question is not None and table.question.kind == "bg-manage"
        return (_cards(table, table.mine),) if managing and table.mine else ()
    rows = [Row(("@picture-bg-fight", _fight_head(fight)))]
    if fight.foes:
        rows.append(Row(("@picture-bg-foes", _list(_foes(fight.foes)))))
    for side in FACTIONS:
        if fight.sides[side]:
            rows.append(Row((_name(side), _side(table, fight, side))))
    if fight.wounds:
        rows.append(Row(("@picture-bg-wounds", fight.wounds)))
    if fight.harm and not fight.harm.over:
        values = {"colours": [f"@bg-die-{colour}" for colour in fight.harm.colours], "top": fight.harm.top}
        rows.append(Row(("@picture-bg-harm", Phrase("picture-bg-harms", values))))
    if fight.attack:
        rows += _attack(fight.attack)
    return (Panel("fight", ("picture-bg-what", "picture-bg-details"), tuple(rows)),)


def _opponents(table: BoardScene) -> list[str]:
    """What the opponents can do, each kind once."""
    foes = table.fight.foes if table.fight else ()
    return [*dict.fromkeys(f"{foe.colour}_{foe.id}" if foe.colour else foe.id for foe in foes)]


def _asking(seen: View[Table], table: BoardScene) -> Iterable[str]:
    """What the question does not name itself: the card, Event or quest that asks, and what is auctioned."""
    if table.question is not None and table.cause is not None and table.cause.card is not None:
        yield table.cause.card
    drawn = next((frame.card for frame in reversed(seen.stack) if isinstance(frame, DrawEvents)), NONE)
    if table.question is None or drawn == NONE:
        return
    yield CONTENT.events[drawn].id
    if table.card is not None and table.question.kind == "bg-auction":
        yield table.card


def _fight_head(fight: FightScene) -> Phrase:
    values = {"round": fight.round, "step": f"@picture-bg-step-{fight.step}"}
    if fight.region is None:
        return Phrase("picture-bg-fight-final", values)
    return Phrase("picture-bg-fight-at", {**values, "region": _name(fight.region)})


def _foes(foes: Iterable[FoeScene]) -> list[str | Phrase]:
    found: list[str | Phrase] = []
    for (thing, threat, attack, health), count in Counter(
        (foe.id, foe.threat, foe.attack, foe.health) for foe in foes
    ).items():
        values = {"threat": threat, "attack": attack, "health": health, "foe": _many(_name(thing), count)}
        found.append(Phrase("picture-bg-foe", values))
    return found


def _side(table: BoardScene, fight: FightScene, side: Faction) -> Phrase:
    heroes = [table.heroes[hero] for hero in fight.sides[side]]
    who = [
        Phrase("picture-bg-fighter", {"hero": _name(hero.id), "health": hero.health, "energy": hero.energy})
        for hero in heroes
    ]
    return Phrase("picture-bg-side-fights", {"heroes": who, **_boxes(fight.boxes[side])})


def _boxes(boxes: Boxes) -> dict[str, int]:
    return {"damage": boxes.damage, "defense": boxes.defense, "attrition": boxes.attrition, "armor": boxes.armor}


def _attack(attack: AttackScene) -> list[Row]:
    rows = [Row(("@picture-bg-attacks", Phrase("picture-bg-attacker", _values(attack))))]
    sources = [*_sources(attack.threat), *_sources(attack.reroll), *_sources(attack.attrition)]
    if sources:
        rows.append(Row(("@picture-bg-from", _list(dict.fromkeys(sources)))))
    waiting = Counter(die.colour for die in attack.dice if not die.face)
    if waiting:
        pool = [Phrase("picture-bg-many", {"count": n, "name": f"@bg-die-{c}"}) for c, n in waiting.items()]
        rows.append(Row(("@picture-bg-pool", _list(pool))))
    for title, hits in (("@picture-bg-hits", True), ("@picture-bg-misses", False)):
        shown = Counter(f"@bg-shows-{die.colour}-{die.face}" for die in attack.dice if die.face and die.hits == hits)
        if shown:
            rows.append(Row((title, _list(_many(name, count) for name, count in shown.items()))))
    chosen = [f"@bg-shows-{die.colour}-{die.face}" for die in attack.dice if die.chosen and die.face]
    if chosen:
        rows.append(Row(("@picture-bg-chosen", _list(chosen))))
    if any(_boxes(attack.coming).values()):
        rows.append(Row(("@picture-bg-coming", Phrase("picture-bg-boxes", _boxes(attack.coming)))))
    return rows


def _values(attack: AttackScene) -> dict[str, int | str]:
    return {
        "hero": _name(attack.hero),
        "threat": attack.threat.total,
        "reroll": attack.reroll.total,
        "attrition": attack.attrition.total,
        "left": max(0, attack.reroll.total - attack.rerolls),
    }


def _sources(value: ValueScene) -> list[str]:
    return [item.source for item in value.items]


# ---- the board


def _areas(table: BoardScene) -> tuple[Area, ...]:
    """The areas of Lordaeron: sixty-seven regions do not fit on one screen."""
    return tuple(
        replace(area, places=tuple(replace(place, pieces=tuple(_pieces(table, place.id))) for place in area.places))
        for area in _bare_areas()
    )


@cache
def _bare_areas() -> tuple[Area, ...]:
    drawn = board.drawing()
    areas = dict.fromkeys(region.area for region in CONTENT.regions)
    return tuple(
        Area(area, _name(area), drawn.width, drawn.height, tuple(_place(r) for r in CONTENT.regions if r.area == area))
        for area in areas
    )


def _place(region: Region) -> Place:
    return Place(
        id=region.id,
        name=_name(region.id),
        signs=_signs(region),
        neighbours=region.links,
        label=board.drawing().regions[region.id].label,
        tries=(f"go:{region.id}",),
    )


def _signs(region: Region) -> tuple[str, ...]:
    found = [*(f"town-{side}" for side in region.town), *(f"flight-{side}" for side in region.flight)]
    return (*found, *(("graveyard",) if region.graveyard else ()))


def _pieces(table: BoardScene, region: str) -> list[Piece]:
    found = [Piece(_name(hero.id), 1, hero.seat) for hero in table.heroes.values() if hero.region == region]
    here = table.regions.get(region)
    if here is None:
        return found
    for group in here.creatures:
        kind = Phrase("picture-bg-kind", {"kind": _name(group.kind), "colour": _name(group.colour)})
        found.append(Piece(kind, group.count))
    found += [Piece(_name(boss)) for boss in here.bosses]
    if here.overlord and table.overlord:
        found.append(Piece(_name(table.overlord.id)))
    if here.counter:
        found.append(Piece("@picture-bg-facedown"))
    return found


# ---- what can be pointed at


def _things(table: BoardScene) -> Iterable[Thing]:
    """The classes, until all are picked."""
    if not table.heroes:
        yield from (Thing(name, _name(name), (f"class:{name}",)) for name in CLASSES)


# ---- options


def _choice(s: Table, table: BoardScene, option: OptionScene) -> Choice:
    card = option.other if option.kind == "retrain" else option.card
    told = (card,) if card and option.kind in TOLD_BY_CARD else ()
    ends = option.kind == "ready" and table.question is not None and table.question.kind == "bg-act"
    return Choice(
        short=Phrase("picture-bg-finish") if ends else None,
        places=_where(option),
        rule=RULES.get(option.what or "", "") if option.kind == "act" else "",
        notes=_does(s, option) if option.kind == "act" else tuple(_notes(table, option)),
        cards=told,
        letter=LETTERS.get(option.kind, ""),
        group=_group(table, option),
    )


def _does(s: Table, option: OptionScene) -> tuple[Phrase, ...]:
    """BG-ACT-01: what an action is good for; of a Rest and a visit to a town, how much is regained."""
    hero = next(hero for hero in s.heroes if hero_id(hero) == option.hero)
    times = {"rest": 3 if has_town(hero) else 2, "town": 1}.get(option.what or "", 0)
    values = {"action": option.what, "amount": hero.level * times, "all": int(grants(hero, "full_rest"))}
    return (Phrase("picture-bg-does", values),)


def _where(option: OptionScene) -> tuple[str, ...]:
    if option.kind == "go" and option.region:
        return (option.region,)
    if option.kind == "beasts" and option.region and option.to:
        return option.region, option.to
    return ()


def _notes(table: BoardScene, option: OptionScene) -> Iterable[Phrase]:
    if option.kind == "go" and option.region:
        route = table.routes.get(table.subject or "", {}).get(option.region)
        if route and route.flies and len(route.steps) == 1:
            yield Phrase("picture-bg-by-flight")
        found = [_many(piece.name, piece.count) for piece in _pieces(table, option.region)]
        if found:
            yield Phrase("picture-bg-here", {"what": found})
        if route and route.stops:
            yield Phrase("picture-bg-stops")
    if option.kind == "challenge" and option.region:
        yield from _targets(table, option)
    if option.kind == "equip" and option.out:
        owned = any(option.out in area.cards for area in table.heroes[option.hero or ""].areas)
        yield Phrase("picture-bg-throws-out" if owned else "picture-bg-covers", {"card": _name(option.out)})
    if option.kind == "die" and table.question and table.question.kind == "bg-reroll" and table.fight:
        yield from _rerolled(table.fight)
    if option.kind == "class" and option.what:
        yield from _class_values(option.what)
    if option.kind == "use_all" and table.question:
        free = [each for each in table.question.options if each.kind == "use" and _is_plain(each)]
        yield Phrase("picture-bg-uses", {"cards": [_name(each.card or "") for each in free]})
    if option.kind == "ready" and table.question and table.question.kind in THEN:
        yield Phrase(f"picture-bg-go-{table.question.kind.removeprefix('bg-')}")


def _rerolled(fight: FightScene) -> Iterable[Phrase]:
    """BG-COMBAT-07: how likely a die hits that is rolled again."""
    if fight.attack:
        good = max(0, min(SIDES, SIDES + 1 - fight.attack.threat.total))
        yield Phrase("picture-bg-reroll-hits", {"percent": round(100 * good / SIDES)})


def _class_values(name: str) -> Iterable[Phrase]:
    """What characters of a class have, from the first level to the last, and their preprinted cards."""
    number = next(i for i, each in enumerate(CONTENT.characters) if each.cls == name)
    sheet = CONTENT.sheets[name]
    cards = [_name(CONTENT.cards[card].id) for card in CONTENT.printed[number] if card != NONE]
    values = {"health": "/".join(map(str, sheet.health)), "energy": "/".join(map(str, sheet.energy)), "cards": cards}
    yield Phrase("picture-bg-class-has", values)
    if name in OWN_SIDE:
        yield Phrase("picture-bg-only-side", {"faction": _name(FACTIONS[OWN_SIDE[name]])})


def _is_plain(option: OptionScene) -> bool:
    return is_plain(CONTENT.number[option.card or ""], option.ability or 0)


def _targets(table: BoardScene, option: OptionScene) -> Iterable[Phrase]:
    here = table.regions.get(option.region or "")
    for group in here.creatures if here else ():
        if group.kind == option.target and (group.quest is None) == (option.what == "blue"):
            kind = CONTENT.kinds[CONTENT.kind[group.kind]]
            values = {"green": kind.green, "red": kind.red, "blue": kind.blue}[group.colour]
            foe = {"threat": values.threat, "attack": values.attack, "health": values.health}
            yield Phrase("picture-bg-foe", {**foe, "foe": _creatures(group)})


def _group(table: BoardScene, option: OptionScene) -> Group | None:
    """Lists that grow long stand folded: what a character may equip, give away, or pay."""
    if option.kind in ("equip", "unequip", "hand", "gold", "trade") and option.hero:
        return Group(Phrase(f"picture-bg-group-{option.kind}", {"hero": _name(option.hero)}))
    if option.kind in SHOPS and table.question and table.question.kind == "bg-town":
        return Group(Phrase(f"picture-bg-group-{option.kind}"), SHOPS[option.kind])
    return None
