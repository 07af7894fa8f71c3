"""BG-CARD-07: a use is the card's, with all its abilities, also where a Talent grants a further use."""

import pytest

from meetingstone.engine import Game, Roll
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.options import UseAll, UseCard
from meetingstone.games.board_game.queries import ABILITIES
from meetingstone.games.board_game.state import Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import Card

TALENTS = [
    (name, talent) for name, file in CONTENT.classes.items() for talent in file.talent
    if any(row.query == "uses" for row in talent.modify)
]  # fmt: skip
GRANTED = [
    (name, card, talent)
    for name, talent in TALENTS
    for card in (*CONTENT.classes[name].power, *CONTENT.classes[name].printed)
    for row in talent.modify
    if row.query == "uses" and (card.id in row.cards or (row.type and card.type == row.type))
    if not any(ability.at in ("action", "before") or ability.unequip for ability in card.ability)
]
"""Every card that may be used again in a round, with the Talent that allows it."""
FACES = (8, 7, 1)
"""All dice show an 8, for those who spot; a 7, for those who change it; or a 1, for drawbacks."""


def fighting(name: str, card: Card, talent: Card) -> Game[Table]:
    """Somebody of level 5 with a card and a Talent at the start of a round; he used the card in the round before."""
    hero = next(each for each in CONTENT.characters if each.cls == name)
    needs = {need for row in card.ability for need in row.need.has} - {talent.id}
    talents = [talent.id, *(need for need in needs if CONTENT.cards[CONTENT.number[need]].type is None)]
    spaces = CONTENT.sheets[name].area
    hand = next(i for i, space in enumerate(spaces) if "melee" in space.types)
    weapon = next(
        item for item in CONTENT.items if item.ability[0].dice == "RR" and set(item.trait) & set(spaces[hand].trait)
    )
    areas = {str(hand + 1): [weapon.id]}
    if card in CONTENT.classes[name].power:
        areas[str(1 + next(i for i, space in enumerate(spaces) if card.type in space.types))] = [card.id]
    row = {"id": hero.id, "level": 5, "region": "tarren_mill", "talents": talents, "areas": areas}
    return GAME.position(
        {
            "turn": 1 if hero.faction == "horde" else 2,
            "hero": [row],
            "creatures": {"tarren_mill": "4 blue gnoll"},
            "fight": {"group": [hero.id], "against": "blue:gnoll", "used": [f"{hero.id} {card.id}"]},
        }
    )


def uses_in_a_round(g: Game[Table], number: int, face: int, payments: int) -> list[int]:
    """How often each ability of a card works in an Attack Phase of somebody who pays so often and misses no chance."""
    s, hero, begun = g.state, 0, False
    forms = [i for i, row in enumerate(CONTENT.cards[number].ability) if i == 0 or row.or_else]
    for _ in range(200):
        begun = begun or s.attack is not None
        if begun and s.attack is None:
            break
        assert g.question is not None
        if isinstance(g.question, Roll):
            g.fall(g.number, (face,) * len(g.question.dice))
            continue
        paid = s.count(Scope.ROUND, Tally.USED, hero, number * ABILITIES)
        seat = g.question.awaited()[0]
        options = g.question.options_of(seat)
        uses = (
            (i, each.ability) for i, each in enumerate(options) if isinstance(each, UseCard) and each.card == number
        )
        wanted = (i for i, ability in uses if ability not in forms or paid < payments)
        dice = (i for i, option in enumerate(options) if isinstance(option, UseAll))
        g.take(seat, next(wanted, next(dice, 0)))
    counted = [s.count(Scope.ROUND, Tally.USED, hero, number * ABILITIES + i) for i in range(ABILITIES)]
    return counted[: len(CONTENT.cards[number].ability)]


@pytest.mark.rules("BG-CARD-07", "BG-CARD-06")
@pytest.mark.parametrize("payments", [1, 2])
@pytest.mark.parametrize(("name", "card", "talent"), GRANTED, ids=lambda each: getattr(each, "id", each))
def test_each_payment_brings_each_ability_once(name: str, card: Card, talent: Card, payments: int) -> None:
    number = CONTENT.number[card.id]
    rounds = [uses_in_a_round(fighting(name, card, talent), number, face, payments) for face in FACES]
    for index, row in enumerate(card.ability):
        if not row.or_else:
            assert max(counted[index] for counted in rounds) == payments, index


def test_there_are_cards_of_several_abilities_among_them() -> None:
    several = {card.id for _, card, _ in GRANTED if len(card.ability) > 1}
    assert several == {"moonfire", "chain_lightning", "shadow_bolt", "arcane_explosion", "immolate"}
