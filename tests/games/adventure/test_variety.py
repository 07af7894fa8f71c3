"""Content worth replaying: no card is another under a new name, no colour is flat, every level brings something."""

from collections.abc import Iterable, Iterator
from itertools import product

import pytest

from games.adventure.test_content import QUESTS, places_of
from meetingstone.engine.content import Stated
from meetingstone.games.adventure import pieces
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import BOX, CONTENT, effects_of, parts_of
from meetingstone.games.adventure.vocabulary import LEVELS
from meetingstone.texts import Texts

ENCOUNTERS = [card for card in CONTENT.challenges if isinstance(card.encounter, pieces.EncounterCard)]
ITEMS = [card.item for card in CONTENT.challenges if card.item]
EVENTS = [card.event for card in CONTENT.challenges if card.event]

# ---- the valor of one fight

MOST_VALOR = min(BOX.valor) - 1
"""No fight wins a game by itself, not even the shortest one."""


def ends_in_a_fight(quest: pieces.Quest) -> list[pieces.Goal]:
    """The goals that a fight may meet, if it may complete the quest: with all the others met before."""
    fought = [goal for goal in quest.goals if goal.defeat or goal.damage or goal.steal]
    return fought if quest.any_order or (quest.goals[-1] in fought) else []


def is_about_people(goal: pieces.Goal) -> bool:
    return bool(goal.damage or goal.steal or not (goal.trait or goal.colour or goal.board or goal.encounter))


def meets(goals: list[pieces.Goal], foe: pieces.Encounter, level: int, space: pieces.Space, board: bool) -> bool:
    return any(counts(goal, foe, level, space, board) for goal in goals)


def counts(goal: pieces.Goal, foe: pieces.Encounter, level: int, space: pieces.Space, board: bool) -> bool:
    """AG-QUEST-06, without the engine: may the defeat of this encounter, in this space, meet the goal?"""
    places = {space.id, space.region, space.kind}
    asked = [
        not is_about_people(goal),
        not goal.at or bool(places & set(goal.at)),
        not goal.board or (board and bool(places & set(goal.board))),
        not (goal.encounter and board),
        not goal.trait or bool(set(foe.traits) & set(goal.trait)),
        goal.colour is None or level >= LEVELS.index(goal.colour),
    ]
    return all(asked)


def best(quests: Iterable[pieces.Quest]) -> int:
    """What the two best of them give: nobody has more (AG-QUEST-12)."""
    return sum(sorted((quest.valor for quest in quests), reverse=True)[: BOX.active_quests])


def fights() -> Iterator[tuple[str, int]]:
    """Every fight there may be, with the most valor that it may give its victor."""
    ends = {quest.id: ends_in_a_fight(quest) for quest in CONTENT.quests}
    yield "a character", best(quest for quest in CONTENT.quests if any(map(is_about_people, ends[quest.id])))
    for card, space in product(CONTENT.challenges, CONTENT.spaces):
        if card.encounter and space.kind != "city":
            faces = parts_of(card.event) if card.event else ()
            valor = [face.valor for face in faces if isinstance(face, pieces.EventText)]
            met = (q for q in CONTENT.quests if meets(ends[q.id], card.encounter, card.level, space, False))
            yield f"{card.encounter.id} in {space.id}", max(valor, default=0) + best(met)
    for space in CONTENT.spaces:
        if space.encounter and space.encounter.enemy:
            trophies = [CONTENT.trophy[each.trophy] for _, each in effects_of(space) if isinstance(each, v.GainTrophy)]
            level = LEVELS.index(space.level)
            met = (q for q in CONTENT.quests if meets(ends[q.id], space.encounter.enemy, level, space, True))
            yield space.id, sum(CONTENT.trophies[each].valor for each in trophies) + best(met)


def test_no_fight_wins_a_game() -> None:
    assert {name: valor for name, valor in fights() if valor > MOST_VALOR} == {}


def test_nobody_falls_beside_a_fight_with_an_encounter() -> None:
    """Or quests about people would add to what the encounter gives: only fights of characters hurt bystanders."""
    cards: list[tuple[str, Stated]] = [(card.id, card) for card in CONTENT.abilities if card.timing == "combat"]
    rows = [(item.id, row) for item in ITEMS for row in (*item.use, *item.trigger)]
    rows += [
        (person.id, row)
        for person in CONTENT.characters
        for card in person.card
        for side in (card.start, card.other)
        for row in (*side.use, *side.trigger)
    ]
    cards += [(name, row) for name, row in rows if is_in_a_fight(row)]
    loose = [
        name
        for name, card in cards
        for _, effect in effects_of(card)
        if isinstance(effect, v.Damage)
        and effect.to not in ("self", "enemy", "bearer", "subject")
        and effect.when.fights != ("character",)
    ]
    assert loose == []


def is_in_a_fight(row: v.Use | v.Trigger) -> bool:
    if isinstance(row, v.Trigger) and row.on:
        return True
    moments = row.at if isinstance(row, v.Use) else (row.at,)
    return bool({"before_roll", "after_roll", "before_ranged", "before_melee", "hit", "missed", "hurt"} & set(moments))


# ---- quests and their names

PROMISED = {
    "red_bandanas": "westfall",
    "howls_of_silverpine": "silverpine",
    "relics_of_uldaman": "uldaman",
    "fires_of_the_steppes": "burning_steppes",
    "gryphon_eggs": "hinterlands",
    "the_green_hills": "stranglethorn",
    "bones_in_the_marsh": "wetlands",
    "lord_of_blackrock": "nefarian",
    "the_soulflayer": "hakkar",
    "watch_on_the_portal": "blasted_lands",
    "the_eastern_plagues": "eastern_plaguelands",
}
"""What a name alludes to without saying it, or means besides: a space or a region."""


def leads(quest: pieces.Quest) -> set[str]:
    """Spaces that are the place of some part of it, with their regions."""
    spaces = {space for places in places_of(quest) for space in places}
    return spaces | {CONTENT.spaces[CONTENT.space[space]].region for space in spaces}


@pytest.mark.parametrize("quest", CONTENT.quests, ids=lambda quest: quest.id)
def test_a_quest_leads_where_its_name_says(quest: pieces.Quest) -> None:
    t = Texts("en")
    name = t(f"ag-{quest.id}").lower()
    places = [*CONTENT.regions, *(space.id for space in CONTENT.spaces if space.kind != "normal")]
    said = {place for place in places if t(f"ag-{place}").lower().removeprefix("the ") in name}
    said |= {PROMISED[quest.id]} & {*places} if quest.id in PROMISED else set()
    assert said <= leads(quest)


def test_what_names_promise_is_in_the_box() -> None:
    assert PROMISED.keys() <= QUESTS.keys()
    assert set(PROMISED.values()) <= {*CONTENT.regions, *CONTENT.space}
