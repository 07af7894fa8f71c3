"""Content worth replaying: no card is another under a new name, no colour is flat, every level brings something."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, product
from statistics import fmean, pstdev
from typing import Any

import msgspec
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

# ---- clones

ROWS = ("use", "trigger", "modify")
ANY_ORDER = {*ROWS, "at", "fights", "weapon", "armor", "enemy_trait", "options"}
FACES = {"on", "die", "movement_die"}


def trick(stated: Any, key: str = "") -> Any:
    """What a card does, without the size of its numbers, the faces of its dice and the order of its rows."""
    if isinstance(stated, dict):
        return tuple((name, trick(each, name)) for name, each in sorted(stated.items()))
    if isinstance(stated, list | tuple):
        told = [trick(each) for each in stated]
        return "faces" if key in FACES else tuple(sorted(told, key=repr) if key in ANY_ORDER else told)
    if isinstance(stated, int) and not isinstance(stated, bool):
        return (stated > 0) - (stated < 0)
    return stated


PRICES = {"cost", "limit", "discard"}


def rows_of(card: Stated, names: Iterable[str] = ROWS) -> Any:
    stated = msgspec.to_builtins(card)
    # What costs nothing and may be done once is done: a use for nothing is a trigger under another name.
    free = [row for row in stated.get("use", ()) if len(row["at"]) == 1 and not any(row.get(p) for p in PRICES)]
    if free:
        stated["use"] = [row for row in stated["use"] if row not in free]
        stated["trigger"] = [*stated.get("trigger", ()), *({**row, "at": row["at"][0]} for row in free)]
    return trick({name: stated.get(name) for name in names if stated.get(name)})


def alike(tricks: Iterable[tuple[str, Any]]) -> list[list[str]]:
    groups: dict[Any, list[str]] = {}
    for name, does in tricks:
        if does:
            groups.setdefault(does, []).append(name)
    return [group for group in groups.values() if len(group) > 1]


def test_no_two_encounters_do_the_same() -> None:
    """Of any colours, and whatever the numbers; printed enemies and those of events too."""
    enemies: list[pieces.Encounter] = [card.encounter for card in CONTENT.challenges if card.encounter]
    enemies += [space.encounter.enemy for space in CONTENT.spaces if space.encounter and space.encounter.enemy]
    assert alike((foe.id, rows_of(foe)) for foe in enemies) == []


def test_no_two_items_do_the_same() -> None:
    assert alike((item.id, rows_of(item)) for item in ITEMS) == []


def test_no_two_items_without_powers_are_for_the_same_hands() -> None:
    plain = [item for item in ITEMS if not rows_of(item)]
    assert alike((item.id, (item.kind, item.icons)) for item in plain) == []


def test_no_two_events_do_the_same() -> None:
    faces = ("kind", "stays", "do", *ROWS)
    assert alike((event.id, rows_of(event, faces)) for event in EVENTS) == []


def test_no_two_abilities_begin_alike() -> None:
    """Before they are improved; what they cost does not make them different."""
    faces = ("timing", "at", "of", "weapon", "do", "attached", "trap")
    assert alike((card.id, rows_of(card, faces)) for card in CONTENT.abilities) == []


def test_no_two_quests_ask_the_same() -> None:
    asked = ((quest.id, (quest.goals, quest.target, quest.tokens)) for quest in CONTENT.quests)
    assert alike(asked) == []


def test_no_two_sides_of_characters_give_the_same() -> None:
    """A stance that a level only repeats is found by the test of growth; this one looks from character to character."""
    given = {
        (person.id, name): {rows_of(getattr(card, name)) for card in person.card}
        for person in CONTENT.characters
        for name in ("start", "other")
    }
    assert [(a, b) for (a, one), (b, two) in combinations(given.items(), 2) if one & two] == []


# ---- bands


def band(colour: str) -> list[pieces.EncounterCard]:
    return [c.encounter for c in ENCOUNTERS if LEVELS[c.level] == colour]  # type: ignore[misc]


SPREAD = {"attack": 0.9, "defense": 0.75, "damage": 0.5}
"""The standard deviation of a stat within a colour, at least."""
MOST = {"attack": 0.5, "defense": 0.5, "damage": 0.75}
"""The largest share of one value within a colour."""


@pytest.mark.parametrize("stat", SPREAD)
@pytest.mark.parametrize("colour", LEVELS)
def test_no_stat_of_a_colour_is_flat(colour: str, stat: str) -> None:
    column = [getattr(foe, stat) for foe in band(colour)]
    assert pstdev(column) >= SPREAD[stat], Counter(column)
    assert len(set(column)) >= 3
    assert max(Counter(column).values()) <= MOST[stat] * len(column), Counter(column)


@pytest.mark.parametrize("colour", LEVELS)
def test_no_line_of_numbers_is_worn_out(colour: str) -> None:
    """A player who has seen one encounter of a colour has not seen them all."""
    lines = Counter((foe.attack, foe.type, foe.defense, foe.damage) for foe in band(colour))
    assert max(lines.values()) <= 4, lines.most_common(3)
    assert len(lines) >= 12


@pytest.mark.parametrize("colour", LEVELS)
def test_each_colour_has_walls_and_daggers(colour: str) -> None:
    """Some are hard to beat and hardly bite, some bite hard and break: what is risked is a choice."""
    column = [(foe.attack + foe.damage, foe.defense) for foe in band(colour)]
    bites, skins = (fmean(values) for values in zip(*column, strict=True))
    assert sum(bite < bites and skin > skins for bite, skin in column) >= 5
    assert sum(bite > bites and skin < skins for bite, skin in column) >= 5


@pytest.mark.parametrize("colour", LEVELS)
def test_some_encounters_of_each_colour_pay(colour: str) -> None:
    assert 3 <= sum(bool(foe.reward) for foe in band(colour)) <= 8
    assert len({foe.reward for foe in band(colour) if foe.reward}) >= 3


# ---- improvements


SMALL = (v.DrawCards, v.Energy, v.Heal)
"""Of which one is always welcome and never looked forward to."""


def brings(more: pieces.Improved) -> Iterator[str]:
    """What an improvement adds, as far as it is more than a number that rises or a card."""
    for effect in more.do:
        always = effect.when == v.ALWAYS and effect.unless is None
        if isinstance(effect, SMALL) and effect.to == "self" and effect.amount == 1 and always:
            continue
        if isinstance(effect, v.Steps) and always:
            continue
        if isinstance(effect, v.Boost) and not effect.per and always:
            continue
        yield str(effect.__struct_config__.tag)
    if more.attached:
        yield from (name for name in ROWS for row in getattr(more.attached, name) if not is_bonus(row))
    yield from (f"trap {effect.__struct_config__.tag}" for effect in more.trap)


def is_bonus(row: Stated) -> bool:
    return isinstance(row, v.Modify) and row.stat in ("attack", "defense", "damage") and row.need == v.ALWAYS


@pytest.mark.parametrize("card", CONTENT.abilities, ids=lambda card: card.id)
def test_every_ability_grows_into_something(card: pieces.AbilityCard) -> None:
    """AG-ABIL-19: not just one more card, step, energy or health, and not just a number."""
    assert card.improved, "never improves"
    assert [what for more in card.improved for what in brings(more)], "only a card or a bonus"


def test_improvements_differ() -> None:
    """A deck does not promise the same thing again and again."""
    for deck, cards in CONTENT.decks.items():
        promised = Counter(tuple(sorted({w for more in card.improved for w in brings(more)})) for card in cards)
        assert max(promised.values()) <= 3, (deck, promised.most_common(2))


# ---- characters


@pytest.mark.parametrize("name", ["start", "other"])
@pytest.mark.parametrize("person", CONTENT.characters, ids=lambda person: person.id)
def test_powers_grow_level_by_level(person: pieces.Character, name: str) -> None:
    """AG-CHAR-01: what a level gives beside its numbers is new."""
    sides: list[pieces.CharacterSide] = [getattr(card, name) for card in person.card]
    flip = {effect for side in sides for _, effect in effects_of(side) if isinstance(effect, v.Flip)}
    assert flip
    for before, after in pairwise(sides):
        assert (before.use, before.trigger, before.modify) != (after.use, after.trigger, after.modify)


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


def sworn() -> int:
    """What events that lie on somebody, or everywhere, put into a quest log by a victory itself."""
    paid = 0
    for event in EVENTS:
        done = [effect for row in event.trigger if row.on or row.at in IN_A_FIGHT for _, effect in effects_of(row)]
        if event.back and any(isinstance(effect, v.FlipEvent) for effect in done):
            done += [effect for stated in event.back.do for _, effect in effects_of(stated)]
        if any(isinstance(effect, v.Log) for effect in done):
            paid += max(face.valor for face in parts_of(event) if isinstance(face, pieces.EventText))
    return paid


IN_A_FIGHT = ("hit", "missed", "hurt", "fall", "combat_end", "won", "defeated", "item", "completed")


def fights() -> Iterator[tuple[str, int]]:
    """Every fight there may be, with the most valor that it may give its victor."""
    for name, valor in _alone():
        yield name, valor + sworn()


def _alone() -> Iterator[tuple[str, int]]:
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
