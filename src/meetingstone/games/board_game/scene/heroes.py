"""The characters with all that they own, as the page shows them."""

from __future__ import annotations

import msgspec

from meetingstone.engine import NONE
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.manage import areas_of
from meetingstone.games.board_game.ids import card_id, card_ids, hero_id, region_id
from meetingstone.games.board_game.queries import capacity, pet_health, pet_of
from meetingstone.games.board_game.state import FACTIONS, Hero
from meetingstone.games.board_game.vocabulary import Faction


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
    faction: Faction
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


def hero_scene(hero: Hero) -> HeroScene:
    printed = CONTENT.printed[hero.character]
    pet = pet_of(hero)
    return HeroScene(
        id=hero_id(hero),
        seat=hero.seat,
        faction=FACTIONS[hero.faction],
        region=region_id(hero.region) if hero.region != NONE else None,
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
        bag=card_ids(hero.bag),
        spellbook=card_ids(hero.spellbook),
        areas=tuple(
            _area(hero, area, printed[area] if area < len(printed) else NONE) for area in range(len(areas_of(hero)))
        ),
        talents=card_ids(hero.talents),
        prizes=card_ids(hero.prizes),
        pet=PetScene(card_id(pet), hero.pet, pet_health(hero, pet)) if pet != NONE else None,
        combo={card_id(number): count for number, count in hero.combo if count},
    )


def _area(hero: Hero, area: int, printed: int) -> AreaScene:
    numbers = hero.areas[area] if area < len(hero.areas) else ()
    return AreaScene(
        cards=card_ids(numbers),
        printed=card_id(printed) if printed != NONE else None,
        covered=printed != NONE and printed not in hero.cards,
    )
