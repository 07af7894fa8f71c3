"""Weapons and armor that do not count, or are replaced: with all that lies on them they are as good as not worn."""

from typing import Any

import pytest
from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.games.adventure import changes, queries
from meetingstone.games.adventure.changes import add_bonus, set_fight
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import powers_of
from meetingstone.games.adventure.flow.moments import triggers_at
from meetingstone.games.adventure.flow.uses import uses
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.pieces import Item
from meetingstone.games.adventure.queries import attack_type, explained, number, printed, value, worn
from meetingstone.games.adventure.sources import FOE, NUMBERS, OUTWARD_BIT, SOURCES
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, Table
from meetingstone.games.adventure.vocabulary import MOMENTS, Attach, Modify, Need

WORN = [card.item for card in CONTENT.challenges if card.item and card.item.kind in ("weapon", "armor")]
WEAPONS = [item for item in WORN if item.kind == "weapon"]
ON_WEAPONS = [
    f"{card.id} {person.id}"
    for person in CONTENT.characters
    for card in CONTENT.decks[person.cls]
    for effect in card.do
    if isinstance(effect, Attach) and effect.item in ("weapon", "any")
]
"""Cards that lie on weapons, and whose they are."""
CIRCLE = Modify(of="enemy", allow="no_armor", need=Need(of="enemy", armored=True, left=9, attack_type="melee"))
"""A ban that looks at what it bans. It is kept, for what conditions ask is remembered by their identity."""
BANS = ("no_weapon", "no_armor")


def wearer(item: Item) -> str:
    """Whose card of the red level has the icons of an item."""
    return next(each.id for each in CONTENT.characters if set(item.icons) <= set(each.card[3].start.icons))


def table(item: Item, foe: str, *, worn: bool) -> Table:
    """A wounded character in the middle of a combat, with the item equipped or without it."""
    hero: dict[str, Any] = {"id": wearer(item), "level": "red", "space": "brill", "wounds": 4, "energy": 3}
    hero["tokens"] = ["goblin_rocket_boots"]
    if worn:
        hero[item.kind] = item.id
        hero["attached"] = [f"{card} {item.id}" for card in ON_WEAPONS] if item.kind == "weapon" else []
    others = [each.id for each in CONTENT.characters if each.id != wearer(item)]
    fight: dict[str, Any] = {"step": "after_roll", "dice": [3, 3]}
    fight |= {"defender": foe} if foe in others else {"card": foe}
    heroes = [hero, *({"id": each, "space": "brill", "energy": 0} for each in others)]
    return GAME.position({"players": 4, "hero": heroes, "phase": "challenge", "fight": fight}).state


def foes(item: Item) -> tuple[str, str]:
    """An encounter, and a character."""
    return "mountain_boar", next(each.id for each in CONTENT.characters if each.id != wearer(item))


def facts(s: Table, leave_out: tuple[str, ...]) -> dict[str, object]:
    """All that a combat knows of both sides."""
    enemy = s.fight.defender if s.fight else NONE
    found: dict[str, object] = {"type": attack_type(s, 0)}
    for seat in (0, enemy):
        for name in NUMBERS:
            if name not in leave_out:
                found[f"{name} of {seat}"] = number(s, seat, name, 5)
        for name in ("attack", "defense", "damage"):
            found[f"all {name} of {seat}"] = (printed(s, seat, name), value(s, seat, name), explained(s, seat, name))
    for moment in MOMENTS:
        found[f"triggers at {moment}"] = [
            each for seat in (0, enemy) for each in triggers_at(s, moment, seat, NONE, False)
        ]
        found[f"uses at {moment}"] = uses(s, 0, moment, 0)
    for face in range(1, 7):
        set_fight(s, dice=(face, face))
        found[f"powers at {face}"] = [powers_of(s, side) for side in (DEFENDER, ATTACKER)]
    return found


@pytest.mark.parametrize("item", WORN, ids=lambda item: item.id)
def test_an_item_that_does_not_count_is_as_good_as_not_worn(item: Item) -> None:
    for foe in foes(item):
        silent, bare = (table(item, foe, worn=worn) for worn in (True, False))
        for s in (silent, bare):
            add_bonus(s, f"no_{item.kind}", ATTACKER, 1, "test")
        assert facts(silent, BANS) == facts(bare, BANS)


@pytest.mark.parametrize("item", WEAPONS, ids=lambda item: item.id)
def test_a_replaced_weapon_is_silent_but_for_the_price_of_cards(item: Item) -> None:
    """AG-ABIL-21."""
    instead = next(i for i, card in enumerate(CONTENT.abilities) if card.weapon)
    for foe in foes(item):
        silent, bare = (table(item, foe, worn=worn) for worn in (True, False))
        for s in (silent, bare):
            set_fight(s, replaced=(instead, NONE))
        assert facts(silent, ("cost",)) == facts(bare, ("cost",))


def test_there_is_something_to_silence() -> None:
    """Items of both kinds change numbers, have powers and uses; cards lie on weapons."""
    for kind in ("weapon", "armor"):
        rows = [item for item in WORN if item.kind == kind]
        assert all(any(getattr(item, part) for item in rows) for part in ("modify", "trigger", "use"))
    assert ON_WEAPONS


def test_a_ban_may_look_at_what_it_bans(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the conditions of its own ban an item counts, so that nothing goes round in circles."""
    boar = FOE[CONTENT.challenge["mountain_boar"]]
    source = replace(
        SOURCES[boar], outward={"no_armor": (CIRCLE,)}, hooks=SOURCES[boar].hooks | OUTWARD_BIT["no_armor"]
    )
    sources = [*SOURCES[:boar], source, *SOURCES[boar + 1 :]]
    for module in (queries, changes):
        monkeypatch.setattr(module, "SOURCES", sources)
    armor = next(item for item in WORN if item.id == "wyrmguard_bulwark")
    s = table(armor, "mountain_boar", worn=True)
    assert worn(s, 0, "armor") == NONE
    assert value(s, 0, "defense") == value(table(armor, "mountain_boar", worn=False), 0, "defense")
