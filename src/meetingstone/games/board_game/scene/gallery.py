"""What lies in the box: the board as printed, sheets, creatures, quests and tracks."""

from __future__ import annotations

import msgspec

from meetingstone.engine.scene import Gallery, GalleryCard
from meetingstone.games.board_game import board
from meetingstone.games.board_game.changes import new_hero
from meetingstone.games.board_game.content import BOX, CONTENT, Values
from meetingstone.games.board_game.scene.heroes import hero_scene
from meetingstone.games.board_game.state import FACTIONS
from meetingstone.games.board_game.vocabulary import Colour, Faction


class SheetAreaScene(msgspec.Struct, frozen=True):
    """What an area of a sheet takes."""

    types: tuple[str, ...]
    trait: tuple[str, ...]
    category: str


class SheetScene(msgspec.Struct, frozen=True):
    """A class: capacities by level, and what each area takes."""

    health: tuple[int, ...]
    energy: tuple[int, ...]
    areas: tuple[SheetAreaScene, ...]


class CharacterScene(msgspec.Struct, frozen=True):
    """Who it is, and what he begins with."""

    cls: str
    race: str
    faction: Faction
    gear: tuple[str, ...]
    """The cards that are printed on the sheet."""
    dice: str
    """What they add to the Dice Pool: `RRG`."""


class PlaceScene(msgspec.Struct, frozen=True, kw_only=True):
    """A region as printed."""

    area: str
    links: tuple[str, ...]
    town: tuple[Faction, ...]
    flight: tuple[Faction, ...]
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
    faction: Faction
    deck: str
    level: int
    gold: int
    xp: int
    items: tuple[str, ...]
    special: tuple[str, ...]
    spawn: tuple[tuple[str, Colour, int, str], ...]
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
        characters={each.id: _character(number) for number, each in enumerate(CONTENT.characters)},
        sheets={
            name: SheetScene(
                sheet.health,
                sheet.energy,
                tuple(SheetAreaScene(area.types, area.trait, area.category) for area in sheet.area),
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


def _character(number: int) -> CharacterScene:
    """BG-SETUP-13: as it stands on the board at the start."""
    each = CONTENT.characters[number]
    sheet = hero_scene(new_hero(number, 0, FACTIONS.index(each.faction)))
    gear = tuple(area.printed for area in sheet.areas if area.printed)
    rows = [row for card in gear for row in CONTENT.cards[CONTENT.number[card]].ability[:1] if row.at == "pool"]
    return CharacterScene(each.cls, each.race, each.faction, gear, "".join(row.dice for row in rows))
