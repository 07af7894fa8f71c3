"""The table as a seat sees it in a terminal: characters, quests, Events, the fight with its dice, and the regions."""

from __future__ import annotations

from meetingstone.engine import NONE, Option
from meetingstone.engine.picture import Area, Cell, Choice, Group, Panel, Phrase, Picture, Piece, Place, Row
from meetingstone.engine.views import View
from meetingstone.games.board_game import options as o
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.scene import BoardScene, DieScene, RegionScene, scene, seat_scene
from meetingstone.games.board_game.state import FACTIONS, Table

QUIET = frozenset({"bg-spawned", "bg-placed", "bg-merchant-opens"})
"""What is seen on the table anyway."""
LETTERS: dict[type[Option], str] = {
    o.Ready: "e", o.Done: "d", o.Keep: "k", o.Reroll: "r", o.UseAll: "a", o.Enough: "e", o.Bear: "b",
}  # fmt: skip


SHELVES: dict[type[Option], Group] = {
    o.Train: Group(Phrase("picture-bg-train"), "t"),
    o.Buy: Group(Phrase("picture-bg-buy"), "b"),
    o.Sell: Group(Phrase("picture-bg-sell"), "s"),
}


def picture(seen: View[Table]) -> Picture:
    """Made from the scene: both show the same."""
    s = seen.state
    shown = seat_scene(scene(seen), seen)
    return Picture(
        seat=seen.seat,
        title=_title(shown),
        turn=_turn(seen),
        panels=(_characters(seen, shown), _quests(shown), _beside(shown)),
        focus=_fight(shown),
        areas=_areas(shown),
        choices=tuple(_choice(s, option) for option in seen.options),
    )


def _title(shown: BoardScene) -> Phrase:
    if not shown.active:
        return Phrase("picture-bg-before" if not shown.turn else "picture-bg-final")
    return Phrase("picture-bg-turn", {"turn": shown.turn, "spaces": BOX.track.spaces, "faction": f"@bg-{shown.active}"})


def _turn(seen: View[Table]) -> int:
    """A seat of the faction to move: the own one, if it is among them."""
    s = seen.state
    seats = s.seats_of(s.active) if s.active != NONE else ()
    return seen.seat if seen.seat in seats else next(iter(seats), NONE)


# ---- panels


def _characters(seen: View[Table], shown: BoardScene) -> Panel:
    columns = (
        "picture-player", "picture-bg-character", "picture-bg-region", "picture-bg-level", "picture-bg-health",
        "picture-bg-energy", "picture-bg-gold", "picture-bg-actions",
    )  # fmt: skip
    rows = [
        Row(
            (
                "@seat",
                Phrase("picture-bg-who", {"hero": f"@bg-{hero.id}", "faction": f"@bg-{hero.faction}"}),
                f"@bg-{hero.region}" if hero.region else "",
                Phrase("picture-bg-level-of", {"level": hero.level, "xp": hero.xp}),
                _of(hero.health, hero.max_health),
                _of(hero.energy, hero.max_energy),
                hero.gold,
                hero.actions or "",
            ),
            hero.seat,
        )
        for hero in shown.heroes.values()
    ]
    if not rows:
        picks = [(pick.seat, f"@bg-{pick.cls}" if pick.cls else "") for pick in shown.draft]
        rows = [Row(("@seat", cls, "", "", "", "", "", ""), seat) for seat, cls in picks]
    return Panel("players", columns, tuple(rows))


def _of(now: int, most: int) -> Phrase:
    return Phrase("picture-bg-of", {"now": now, "most": most})


def _quests(shown: BoardScene) -> Panel:
    columns = (
        "picture-bg-faction",
        "picture-bg-quest",
        "picture-bg-level",
        "picture-bg-creatures",
        "picture-bg-reward",
    )
    rows = []
    for faction, side in shown.factions.items():
        for up in side.quests:
            quest = CONTENT.quests[CONTENT.quest[up.id]]
            left = [
                Phrase(
                    "picture-bg-group",
                    {
                        "count": group.count,
                        "colour": f"@bg-{group.colour}",
                        "kind": f"@bg-{group.kind}",
                        "region": f"@bg-{region}",
                    },
                )
                for region, here in shown.regions.items()
                for group in here.creatures
                if group.quest == up.id
            ]
            reward = Phrase("picture-bg-pays", {"gold": quest.gold, "xp": quest.xp, "items": len(quest.items)})
            rows.append(
                Row((f"@bg-{faction}", f"@bg-{up.id}", quest.level, Phrase("picture-bg-list", {"all": left}), reward))
            )
    return Panel("quests", columns, tuple(rows))


def _beside(shown: BoardScene) -> Panel:
    """The Overlord and the Events that lie faceup."""
    rows = []
    lord = shown.overlord
    if lord:
        where: Cell = Phrase("picture-bg-hidden", {"count": len(lord.counters)})
        if lord.way:
            where = Phrase("picture-bg-way", {"region": f"@bg-{lord.region}", "count": len(lord.way) - 1})
        elif lord.region:
            where = f"@bg-{lord.region}"
        attack = max(lord.attack.values())
        rows.append(Row((f"@bg-{lord.id}", where, _values(lord.threat, attack, lord.health))))
    for up in shown.events:
        places = Phrase("picture-bg-list", {"all": [f"@bg-{name}" for name in (*up.regions, *up.heroes)]})
        rows.append(Row((f"@bg-{up.id}", places, _values(*up.values) if up.values else "")))
    return Panel("beside", ("picture-bg-event", "picture-bg-region", "picture-bg-values"), tuple(rows))


def _values(threat: int, attack: int, health: int) -> Phrase:
    return Phrase("picture-bg-values-of", {"threat": threat, "attack": attack, "health": health})


# ---- the fight


def _fight(shown: BoardScene) -> tuple[Panel, ...]:
    """Both sides, the boxes and the dice: drawn with every question while it lasts."""
    fight = shown.fight
    if fight is None:
        return ()
    rows = [Row((f"@bg-{foe.id}", _values(foe.threat, foe.attack, foe.health))) for foe in fight.foes]
    for faction in FACTIONS:
        if not fight.sides[faction]:
            continue
        boxes = fight.boxes[faction]
        heroes = [f"@bg-{hero}" for hero in fight.sides[faction]]
        counted = Phrase(
            "picture-bg-boxes",
            {"damage": boxes.damage, "defense": boxes.defense, "attrition": boxes.attrition, "armor": boxes.armor},
        )
        rows.append(Row((Phrase("picture-bg-list", {"all": heroes}), counted)))
    attack = fight.attack
    if attack:
        dice = Phrase("picture-bg-list", {"all": [_die(die) for die in attack.dice]})
        rows.append(Row((Phrase("picture-bg-pool", {"hero": f"@bg-{attack.hero}"}), dice)))
        rows.append(
            Row(
                (
                    "",
                    Phrase(
                        "picture-bg-attack",
                        {
                            "threat": attack.threat.total,
                            "reroll": attack.reroll.total,
                            "used": attack.rerolls,
                            "attrition": attack.attrition.total,
                        },
                    ),
                )
            )
        )
    return (Panel("fight", ("picture-bg-fight", "picture-bg-boxes-and-dice"), tuple(rows)),)


def _die(die: DieScene) -> Phrase:
    marks = "".join(sign for sign, on in (("*", die.spotted), ("!", die.chosen), ("'", die.rerolled)) if on)
    if not die.face:
        return Phrase("picture-bg-die", {"colour": f"@bg-die-{die.colour}"})
    return Phrase("picture-bg-rolled", {"colour": f"@bg-die-{die.colour}", "face": die.face, "marks": marks})


# ---- regions and options


def _areas(shown: BoardScene) -> tuple[Area, ...]:
    found: dict[str, list[Place]] = {}
    for region in CONTENT.regions:
        here = shown.regions.get(region.id, RegionScene())
        signs = [f"town-{side}" for side in region.town] + [f"flight-{side}" for side in region.flight]
        pieces = [Piece(f"@bg-{hero.id}", seat=hero.seat) for hero in shown.heroes.values() if hero.region == region.id]
        found.setdefault(region.area, []).append(
            Place(
                id=region.id,
                name=f"@bg-{region.id}",
                signs=(*signs, *(("graveyard",) if region.graveyard else ())),
                pieces=(*pieces, *_pieces(shown, here)),
                neighbours=region.links,
                tries=(f"go:{region.id}",),
            )
        )
    return tuple(Area(area, f"@bg-{area}", 0, 0, tuple(places)) for area, places in found.items())


def _pieces(shown: BoardScene, here: RegionScene) -> list[Piece]:
    found = [
        Piece(Phrase("picture-bg-figure", {"colour": f"@bg-{group.colour}", "kind": f"@bg-{group.kind}"}), group.count)
        for group in here.creatures
    ]
    found += [Piece(f"@bg-{name}") for name in (*here.bosses, *here.wars)]
    if here.overlord and shown.overlord:
        found.append(Piece(f"@bg-{shown.overlord.id}"))
    if here.counter:
        found.append(Piece("@picture-bg-counter"))
    if here.plague:
        found.append(Piece("@picture-bg-plague"))
    return found


def _choice(s: Table, option: Option) -> Choice:
    if isinstance(option, o.GoTo):
        return Choice(places=(CONTENT.regions[option.region].id,))
    if isinstance(option, o.MoveBeasts):
        return Choice(places=(CONTENT.regions[option.source].id, CONTENT.regions[option.target].id))
    group = _group(s, option)
    card = getattr(option, "card", NONE)
    return Choice(
        letter=LETTERS.get(type(option), ""), group=group, cards=(CONTENT.cards[card].id,) if card != NONE else ()
    )


def _group(s: Table, option: Option) -> Group | None:
    if isinstance(option, o.Equip | o.Unequip):
        return Group(Phrase("picture-bg-sheet", {"hero": f"@bg-{_hero(s, option.hero)}"}))
    if isinstance(option, o.Bid):
        return Group(Phrase("picture-bg-bid", {"gold": sum(option.amounts)}))
    if isinstance(option, o.HandGold):
        return Group(Phrase("picture-bg-gold-of", {"hero": f"@bg-{_hero(s, option.hero)}"}))
    if isinstance(option, o.Train | o.Buy | o.Sell):
        return SHELVES[type(option)]
    return None


def _hero(s: Table, i: int) -> str:
    return CONTENT.characters[s.heroes[i].character].id
