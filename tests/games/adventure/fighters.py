"""Who fights in the tests of decks and board: every character with each weapon of a colour, in an ordinary position."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure.board import LEVEL
from meetingstone.games.adventure.changes import add_lasting, dress
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.odds import Odds, before
from meetingstone.games.adventure.pieces import CharacterSide, Encounter, Item
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Hero, Table


class Fighter(NamedTuple):
    """A character at a level with what he wears; ``effort`` is the attack that energy and cards add."""

    character: int
    level: int
    weapon: int = NONE
    armor: int = NONE
    effort: int = 0

    @property
    def id(self) -> str:
        return CONTENT.characters[self.character].id


@cache
def table(colour: int) -> Game[Table]:
    """Two characters on their own, two undefeated encounters far away."""
    space = next(s.id for i, s in enumerate(CONTENT.spaces) if s.kind == "normal" and LEVEL[i] == colour)
    heroes = [{"id": "sandrai", "space": space, "wounds": 1, "energy": 1}, {"id": "sofeea", "space": "undercity"}]
    return GAME.position({"players": 2, "hero": heroes, "phase": "challenge"})


def odds(fighter: Fighter, foe: Encounter, colour: int) -> Odds:
    """He has walked here with a wound, three cards, two things in his bag and 1 energy."""
    g = table(colour).clone()
    s = g.state
    place = s.heroes[0].space
    s.heroes[0] = Hero(
        character=fighter.character, level=fighter.level, space=place, wounds=1, energy=1,
        weapon=fighter.weapon, armor=fighter.armor, bag=bag(),
    )  # fmt: skip
    s.hands[0] = (0, 0, 0)
    s.moved = True
    dress(s, 0)
    if fighter.effort:
        add_lasting(s, "attack", 0, fighter.effort, "effort", NONE)
    return before(g, fight(foe, place), 0)


def fight(foe: Encounter, place: int) -> Fight:
    for space, each in enumerate(CONTENT.spaces):
        if each.encounter and each.encounter.enemy is foe:
            return Fight(attacker=0, defender=ENCOUNTER, space=space, board=True)
    card = next(i for i, each in enumerate(CONTENT.challenges) if each.encounter is foe)
    return Fight(attacker=0, defender=ENCOUNTER, space=place, card=card)


@cache
def bag() -> tuple[int, ...]:
    """Two things that do nothing by themselves."""
    plain = (i for i, c in enumerate(CONTENT.challenges) if c.item and not (c.item.modify or c.item.trigger))
    return (next(plain), next(plain))


# ---- who fights


def usable(item: Item, side: CharacterSide) -> bool:
    """AG-ITEM-09."""
    return set(item.icons) <= set(side.icons)


def gear(colour: int, kind: str, side: CharacterSide) -> list[int]:
    """Weapons or armor of a challenge deck that a character can wear."""
    return [
        i
        for i, card in enumerate(CONTENT.challenges)
        if card.level == colour and card.item and card.item.kind == kind and usable(card.item, side)
    ]


def heroes(colour: int, worn: int | None) -> Iterator[Fighter]:
    """Every character at the level of a colour, with each usable weapon of the colour ``worn`` and some armor of it."""
    for number, character in enumerate(CONTENT.characters):
        side = character.card[colour].start
        if worn is None:
            yield Fighter(number, colour)
            continue
        armors = gear(worn, "armor", side)
        for i, weapon in enumerate(gear(worn, "weapon", side)):
            yield Fighter(number, colour, weapon, armors[i % len(armors)])
