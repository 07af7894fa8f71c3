"""The table in words, for a terminal: made of the scene that the page gets, so that both show the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.engine.picture import Area, Cell, Choice, Panel, Phrase, Picture, Piece, Place, Row, Thing
from meetingstone.engine.views import View
from meetingstone.games.adventure.cards import goal_words, item_text, resources_of, side_text
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import item_of
from meetingstone.games.adventure.scene.fight import FighterScene
from meetingstone.games.adventure.scene.gallery import chart as chart_of_the_board
from meetingstone.games.adventure.scene.heroes import ErrandScene, HeroScene
from meetingstone.games.adventure.scene.options import OptionScene
from meetingstone.games.adventure.scene.table import TableScene, scene, seat_scene
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS, Flip
from meetingstone.games.adventure.wording import X

QUIET = frozenset({"ag-drew", "ag-triggered", "ag-rolled", "ag-resource", "ag-equipped", "ag-unequipped"})
"""What shows on the table anyway, or is told again by what follows from it."""
RECITED = {"ag-event": "event"}
"""What turns up a card that concerns everybody."""
LETTERS = {"done": "d", "yes": "y", "no": "n", "draw": "c"}
LEGEND = (
    Phrase("picture-ag-legend-token"),
    Phrase("picture-ag-legend-facedown"),
    Phrase("picture-ag-legend-marker"),
    Phrase("picture-ag-legend-aggro"),
)
RULES = {
    "scroll": "AG-RES-01", "book": "AG-RES-02", "small_potion": "AG-RES-04", "large_potion": "AG-RES-05",
    "discovery": "AG-RES-06", "flight": "AG-RES-08", "auction": "AG-RES-10", "quest": "AG-RES-11",
}  # fmt: skip
TOLD_BY_CARD = ("play", "card", "quest", "goal", "resolve", "token", "event", "character", "face", "fight", "attached")
"""Options that say what their card does."""


def picture(seen: View[Table]) -> Picture:
    table = seat_scene(scene(seen), seen) if seen.seat >= 0 else scene(seen)
    panels = [_heroes(table)]
    me = table.heroes.get(str(table.me))
    if me is not None:
        panels += [_own(table, me), _around(table, me)]
    panels += [_quests(table), _track(table), _world(table)]
    return Picture(
        seat=seen.seat,
        title=_title(table),
        turn=NONE if table.active is None else table.active,
        asks=table.question.prompt if table.question else None,
        because=table.cause.because if table.cause else None,
        panels=tuple(panel for panel in panels if panel.rows),
        focus=_focus(table),
        told=tuple(dict.fromkeys((*_opponents(table), *_asking(table)))),
        areas=_areas(table) if me is not None else (),
        vast=True,
        here=me.space if me is not None else "",
        legend=LEGEND,
        things=tuple(_things(table, me)) if me is not None else (),
        choices=tuple(_choice(table, option) for option in (table.question.options if table.question else ())),
        tip=_tip(table),
    )


def _name(thing: str) -> str:
    return f"@ag-{thing}"


def _list(items: Iterable[Cell]) -> Cell:
    found = list(items)
    return Phrase("picture-ag-list", {"items": found}) if found else ""


def _counted(things: Iterable[str]) -> Cell:
    """Names, equal ones once with their number."""
    return _list(
        _name(thing) if count == 1 else Phrase("picture-ag-many", {"count": count, "name": _name(thing)})
        for thing, count in Counter(things).items()
    )


def _title(table: TableScene) -> Phrase:
    if table.active is None:
        return Phrase("picture-ag-set-up", {"needed": table.needed})
    hero = _name(table.heroes[str(table.active)].id)
    phase = f"@picture-ag-phase-{table.phase}"
    return Phrase("picture-ag-turn", {"round": table.round, "hero": hero, "phase": phase, "needed": table.needed})


def _tip(table: TableScene) -> Phrase | None:
    """A turn begins with a look at the table; later what counts is how far one still gets."""
    moving = table.question is not None and table.question.kind == "ag-move" and table.active == table.me
    untouched = table.face is not None and table.moves == table.face[0]
    if not moving or not table.moves:
        return None
    return Phrase("picture-ag-tip-move" if untouched else "picture-ag-tip-left", {"moves": table.moves})


# ---- panels


def _heroes(table: TableScene) -> Panel:
    if not table.heroes:
        picks = [Row(("@seat", _name(pick) if pick else ""), seat) for seat, pick in enumerate(table.draft)]
        return Panel("players", ("picture-player", "picture-ag-hero"), tuple(picks))
    columns = (
        "picture-player", "picture-ag-hero", "picture-ag-valor", "picture-ag-level", "picture-ag-health",
        "picture-ag-energy", "picture-ag-hand", "picture-ag-space", "picture-ag-gear", "picture-ag-state",
    )  # fmt: skip
    rows = [
        Row(
            (
                "@seat",
                _name(hero.id),
                f"{hero.valor}/{table.needed}",
                _name(f"level-{hero.level}"),
                f"{hero.health - hero.wounds}/{hero.health}",
                hero.energy,
                hero.hand,
                _name(hero.space),
                _counted(thing for thing in (hero.weapon, hero.armor) if thing),
                _list(_state(table, hero)),
            ),
            hero.seat,
        )
        for hero in sorted(table.heroes.values(), key=lambda hero: hero.seat != table.me)
    ]
    return Panel("players", columns, tuple(rows))


def _state(table: TableScene, hero: HeroScene) -> Iterator[Cell]:
    yield _name(f"{hero.id}-{'other' if hero.side else 'start'}")
    if hero.disease:
        yield Phrase("picture-ag-diseases", {"count": hero.disease})
    yield from (_name(each.id) for each in hero.attached)
    yield from (_event(table, event) for event in hero.events)


def _event(table: TableScene, event: str) -> Cell:
    """An event by the face that is up, with what lies on it."""
    stated = CONTENT.challenges[CONTENT.challenge[event]].event
    name = _name(stated.back.id if stated and stated.back and event in table.turned else event)
    on_it: list[Cell] = []
    if event in table.counters:
        on_it.append(Phrase("picture-ag-counters", {"count": table.counters[event]}))
    if event in table.marks:
        heroes = _list(_name(table.heroes[str(seat)].id) for seat in table.marks[event])
        on_it.append(Phrase("picture-ag-marks", {"heroes": heroes}))
    return Phrase("picture-ag-event", {"event": name, "on": _list(on_it)}) if on_it else name


def _own(table: TableScene, me: HeroScene) -> Panel:
    """What the seat holds: hand, bag and kept tokens."""
    hand = [Phrase("picture-ag-card", {"card": _name(card.id), "energy": card.energy}) for card in table.hand]
    rows = [
        Row((title, cell))
        for title, cell in (
            ("@picture-ag-hand", _list(hand)),
            ("@picture-ag-bag", _counted(me.bag)),
            ("@picture-ag-tokens", _counted(me.tokens)),
            ("@picture-ag-log", _list(_name(card) for card, _ in me.log)),
        )
        if cell
    ]
    return Panel("own", ("picture-ag-what", "picture-ag-details"), tuple(rows))


def _around(table: TableScene, me: HeroScene) -> Panel:
    """The own space and those next to it."""
    here = CONTENT.spaces[CONTENT.space[me.space]]
    rows = [
        Row((_name(name), _name(f"level-{space.level}"), _gives(name), _list(_lies(table, name))))
        for name in (here.id, *here.links)
        for space in (CONTENT.spaces[CONTENT.space[name]],)
    ]
    columns = ("picture-ag-space", "picture-ag-colour", "picture-ag-gives", "picture-ag-lies")
    return Panel("around", columns, tuple(rows))


def _gives(name: str) -> Cell:
    """Resources of a space, or who is fought there."""
    space = CONTENT.spaces[CONTENT.space[name]]
    if space.encounter and space.encounter.enemy:
        return _name(space.encounter.enemy.id)
    return _list(_name(f"resource-{resource}") for resource in resources_of(space))


def _lies(table: TableScene, name: str) -> Iterator[Cell]:
    """Who and what is in a space."""
    yield from (_name(hero.id) for hero in table.heroes.values() if hero.space == name)
    for number, marked in table.track.items():
        if marked.space == name:
            kind = "picture-ag-aggro" if marked.aggro else "picture-ag-marker"
            yield Phrase(kind, {"foe": _name(marked.foe), "number": int(number)})
    there = table.spaces.get(name)
    if there is not None:
        if there.tokens:
            yield Phrase("picture-ag-facedown", {"count": there.tokens})
        yield from (_name(token) for token in there.known)
        yield from (_event(table, event) for event in there.events)
        yield from (_name(trap) for trap, _ in there.traps)


def _quests(table: TableScene) -> Panel:
    columns = ("picture-player", "picture-ag-quest", "picture-ag-valor", "picture-ag-goals")
    rows = [
        Row(
            ("@seat", _errand(table, quest), CONTENT.quests[CONTENT.quest[quest.id]].valor, _list(_goals(quest))),
            hero.seat,
        )
        for hero in sorted(table.heroes.values(), key=lambda hero: hero.seat != table.me)
        for quest in hero.quests
    ]
    return Panel("quests", columns, tuple(rows))


def _errand(table: TableScene, errand: ErrandScene) -> Cell:
    if errand.target is None:
        return _name(errand.id)
    hero = _name(table.heroes[str(errand.target)].id)
    return Phrase("picture-ag-target", {"quest": _name(errand.id), "hero": hero})


def _goals(errand: ErrandScene) -> Iterator[Cell]:
    quest = CONTENT.quests[CONTENT.quest[errand.id]]
    for goal, state in zip(quest.goals, errand.goals, strict=True):
        words = goal_words(goal, bool(quest.target))
        if state.done:
            yield Phrase("picture-ag-goal-done", {"goal": words})
        elif state.count:
            yield Phrase("picture-ag-goal-begun", {"goal": words, "count": state.count})
        else:
            yield Phrase("picture-ag-goal", {"goal": words})


def _track(table: TableScene) -> Panel:
    columns = ("picture-ag-number", "picture-ag-foe", "picture-ag-colour", "picture-ag-strength", "picture-ag-space")
    rows = [
        Row((number, _name(marked.foe), _name(f"level-{marked.level}"), _strength(marked.foe), _name(marked.space)))
        for number, marked in table.track.items()
    ]
    return Panel("track", columns, tuple(rows))


def _strength(foe: str) -> Phrase:
    found = next(card.encounter for card in CONTENT.challenges if card.encounter and card.encounter.id == foe)
    assert found is not None
    kind = f"@ag-type-{found.type}"
    values = {"attack": found.attack, "type": kind, "defense": found.defense, "damage": found.damage}
    return Phrase("picture-ag-strength-is", values)


def _world(table: TableScene) -> Panel:
    rows: list[Row] = []
    if table.world:
        rows.append(Row(("@picture-ag-world", _event(table, table.world))))
    if table.active is not None:
        decks = [
            Phrase("picture-ag-many", {"count": count, "name": _name(f"level-{level}")})
            for level, count in table.decks.items()
        ]
        rows.append(Row(("@picture-ag-decks", _list(decks))))
    return Panel("world", ("picture-ag-what", "picture-ag-details"), tuple(rows))


# ---- the combat


def _focus(table: TableScene) -> tuple[Panel, ...]:
    fight = table.fight
    if fight is None:
        return ()
    columns = (
        "picture-ag-fighter", "picture-ag-die", "picture-ag-attack", "picture-ag-defense", "picture-ag-damage",
        "picture-ag-state",
    )  # fmt: skip
    rows = tuple(_fighter(table, side, fight.foe) for side in fight.sides)
    return (Panel("fight", columns, rows),)


def _asking(table: TableScene) -> Iterator[str]:
    """What a bare yes or no, a branch or a target is about."""
    if table.question is not None and table.card is not None and not any(o.card for o in table.question.options):
        yield table.card


def _opponents(table: TableScene) -> Iterator[str]:
    """Whom one fights, and what he brings."""
    fight = table.fight
    if fight is None:
        return
    if fight.foe:
        yield CONTENT.spaces[CONTENT.space[fight.space]].id if fight.board else fight.foe
    for side in fight.sides:
        if side.seat is not None and side.seat != table.me:
            hero = table.heroes[str(side.seat)]
            yield f"{hero.id}_{hero.level}"


def _fighter(table: TableScene, side: FighterScene, foe: str | None) -> Row:
    name = _name(table.heroes[str(side.seat)].id if side.seat is not None else foe or "")
    kind = "@ag-type-ranged" if side.ranged else "@ag-type-melee"
    total = Phrase("picture-ag-total", {"total": side.attack.total + side.die, "type": kind})
    attack: Cell = total if side.die else Phrase("picture-ag-total", {"total": side.attack.total, "type": kind})
    words = ("hit", "fallen", "idle", "early")
    states: list[Cell] = [f"@picture-ag-is-{word}" for word in words if getattr(side, word)]
    states += [Phrase("picture-ag-to-come", {"what": power.text}) for power in side.powers]
    die = "X" if side.die == X else str(side.die or "")
    return Row(
        (name, die, attack, side.defense.total, side.damage.total, _list(states)),
        side.seat if side.seat is not None else NONE,
    )


# ---- the board


def _areas(table: TableScene) -> tuple[Area, ...]:
    return tuple(
        replace(area, places=tuple(replace(place, pieces=tuple(_pieces(table, place.id))) for place in area.places))
        for area in _bare_areas()
    )


@cache
def _bare_areas() -> tuple[Area, ...]:
    chart = chart_of_the_board()
    regions = dict.fromkeys(space.region for space in CONTENT.spaces)
    return tuple(
        Area(
            region,
            _name(region),
            chart.width,
            chart.height,
            tuple(
                Place(
                    id=space.id,
                    name=_name(space.id),
                    ground=space.level,
                    gives=_gives(space.id),
                    neighbours=space.links,
                    label=(chart.spaces[space.id].x, chart.spaces[space.id].y),
                    tries=(f"go:{space.id}", f"space:{space.id}"),
                )
                for space in CONTENT.spaces
                if space.region == region
            ),
        )
        for region in regions
    )


def _pieces(table: TableScene, name: str) -> Iterator[Piece]:
    """Who and what is in a space, in few letters."""
    yield from (Piece(_name(hero.id), seat=hero.seat) for hero in table.heroes.values() if hero.space == name)
    me = table.heroes.get(str(table.me))
    for errand in me.quests if me is not None else ():
        if name in errand.lying:
            yield Piece(Phrase("picture-ag-on-map-token", {"quest": _name(errand.id)}))
    for number, marked in table.track.items():
        if marked.space == name:
            kind = "picture-ag-on-map-aggro" if marked.aggro else "picture-ag-on-map-marker"
            yield Piece(Phrase(kind, {"foe": _name(marked.foe), "number": int(number)}))
    there = table.spaces.get(name)
    if there is not None:
        yield from (Piece(_name(each)) for each in (*there.known, *(trap for trap, _ in there.traps)))
        yield from (Piece(_event(table, event)) for event in there.events)
        if hidden := there.tokens - len(there.known):
            yield Piece(Phrase("picture-ag-on-map-facedown", {"count": hidden}))


# ---- what can be pointed at


def _things(table: TableScene, me: HeroScene) -> Iterator[Thing]:
    """The own hand and the own items: whoever names one wants to know why it may not be chosen."""
    for card in dict.fromkeys(card.id for card in table.hand):
        yield Thing(card, _name(card), (f"play:{card}", f"card:{card}"))
    for item in dict.fromkeys(filter(None, (me.weapon, me.armor, *me.bag))):
        yield Thing(item, _name(item), (f"item:{item}", f"use:{item}"))


# ---- options


def _choice(table: TableScene, option: OptionScene) -> Choice:
    told = option.card or option.quest or option.token or option.event
    if option.kind == "character" and option.card:
        told = f"{option.card}_{LEVELS[0]}"
    elif option.kind == "face":
        told = option.space
    elif option.kind == "fight":
        told = option.foe
    return Choice(
        places=(option.space,) if option.space and option.kind in ("go", "space", "peek", "face") else (),
        short=_short(table, option),
        rule=RULES.get(option.resource or "", ""),
        notes=tuple(_notes(table, option)),
        cards=(told,) if told and option.kind in TOLD_BY_CARD else (),
        letter=LETTERS.get(option.kind, ""),
    )


def _short(table: TableScene, option: OptionScene) -> Phrase | None:
    """An item says whether it is put on or taken off."""
    if option.kind != "item" or table.question is None or table.question.kind != "ag-equip":
        return None
    return Phrase("agt-take-off" if _is_worn(table, option.item) else "agt-put-on", {"item": _name(option.item or "")})


def _is_worn(table: TableScene, item: str | None) -> bool:
    me = table.heroes[str(table.me)]
    return item in (me.weapon, me.armor)


def _notes(table: TableScene, option: OptionScene) -> Iterator[Phrase]:
    if option.kind == "go" and option.space:
        lies = [*_lies(table, option.space)]
        gives = _gives(option.space)
        if gives:
            yield Phrase("picture-ag-here", {"what": gives})
        if lies:
            yield Phrase("picture-ag-list", {"items": lies}) if gives else Phrase("picture-ag-here", {"what": lies})
    elif option.kind == "item" and option.item:
        yield from (Phrase(*sentence) for sentence in item_text(item_of(CONTENT.item[option.item])))
        if table.question is not None and table.question.kind == "ag-equip":
            yield from _instead(table, option.item)
    elif option.kind == "resource":
        yield Phrase("agt-resource-does", {"resource": option.resource})
    elif option.kind == "use":
        yield from _turned(table, option)


def _turned(table: TableScene, option: OptionScene) -> Iterator[Phrase]:
    """The numbers of the side that comes up when the character card is turned over."""
    me = table.heroes[str(table.me)]
    if option.card != me.id or option.seat is not None:
        return
    person = CONTENT.characters[CONTENT.character[me.id]]
    card = person.card[LEVELS.index(me.level)]
    up = card.other if me.side else card.start
    if any(isinstance(effect, Flip) for effect in up.use[option.row or 0].do):
        yield Phrase(*side_text(person, card, "start" if me.side else "other")[0])


def _instead(table: TableScene, item: str) -> Iterator[Phrase]:
    """AG-MAINT-03: what leaves the hand for it goes into the bag."""
    me = table.heroes[str(table.me)]
    worn = me.weapon if item_of(CONTENT.item[item]).kind == "weapon" else me.armor
    if worn and worn != item:
        yield Phrase("picture-ag-instead", {"item": _name(worn)})
