"""Content is checked when it is read, and what is wrong is said in one sentence."""

import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from games.adventure.test_board import reach
from meetingstone.engine import ContentError
from meetingstone.engine.content import Stated
from meetingstone.games.adventure import pieces
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import BOX, CONTENT, HERE, Content, effects_of
from meetingstone.games.adventure.vocabulary import LEVELS
from meetingstone.texts import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("abilities_mage.toml", 'do = "cancel_card"', 'do = "cancel_cart"', "did you mean cancel_card?"),
        ("abilities_mage.toml", "energy = 1", "enrgy = 1", "did you mean energy?"),
        ("abilities_mage.toml", 'at = ["played"]', 'at = ["met"]', "cancel_card cannot happen at met"),
        ("trophies.toml", 'id = "nefarians_head"', 'id = "nefarians_hat"', "did you mean nefarians_hat?"),
        ("quests.toml", 'tokens = ["brill"]', "tokens = []", "collects a token on brill that was never put there"),
        ("board.toml", 'links = ["undercity", "tirisfal_glades_1"', 'links = ["tirisfal_glades_1"', "the other way"),
        ("discoveries.toml", 'kept = false\ndo', 'kept = true\ndo', "a kept token states use"),
        ("characters.toml", 'level = "green"', 'level = "grey"', "states cards for grey, green, yellow and red"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        Content(folder)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_every_word_that_a_card_uses_exists() -> None:
    assert CONTENT.loose_ends() == []


def test_a_pack_is_a_few_files_more(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    quest = '[[quest]]\nid = "pack_quest"\ndeck = "elite"\nvalor = 1\ngoals = [{ travel = ["brill"] }]\n'
    (folder / "quests_pack.toml").write_text(quest, "utf-8")
    assert "pack_quest" in Content(folder).quest


def test_trophies_and_tokens_are_those_of_the_box() -> None:
    """AG-TROPHY-01, AG-DISC-01."""
    assert sum(trophy.copies for trophy in CONTENT.trophies) == 16
    assert {token.id: token.copies for token in CONTENT.discoveries} == dict.fromkeys(
        (
            "gold", "hearthstone", "far_sight", "goblin_rocket_boots", "traveling_merchant",
            "ambush", "false_map", "power_drain", "disease", "bomb",
        ),
        2,
    )  # fmt: skip
    kept = {token.id for token in CONTENT.discoveries if token.kept}
    assert kept == {"gold", "hearthstone", "far_sight", "goblin_rocket_boots", "traveling_merchant"}


# ---- ability decks


def verbs(card: Stated) -> set[str]:
    return {verb for verb, _ in effects_of(card)}


def attaches(card: pieces.AbilityCard, to_item: bool) -> bool:
    return any(isinstance(effect, v.Attach) and bool(effect.item) == to_item for _, effect in effects_of(card))


@pytest.mark.parametrize("deck", CONTENT.decks)
def test_an_ability_deck_has_23_cards(deck: str) -> None:
    """AG-ABIL-01; with copies of most of its abilities (AG-OPEN-06)."""
    cards = CONTENT.decks[deck]
    assert sum(card.copies for card in cards) == 23
    assert 11 <= len(cards) <= 14
    assert {card.copies for card in cards} == {1, 2, 3}


def test_every_kind_of_ability_card_is_in_at_least_two_decks() -> None:
    """AG-ABIL-09, AG-ABIL-15 to AG-ABIL-22."""
    found = Counter[str]()
    for deck in CONTENT.decks.values():
        kinds = {card.timing for card in deck} | {f"improved {more.level}" for card in deck for more in card.improved}
        kinds |= {verb for card in deck for verb in verbs(card) & {"cancel_card", "cancel_combat", "set_trap"}}
        kinds |= {"attach to a character" for card in deck if attaches(card, to_item=False)}
        kinds |= {"attach to an item" for card in deck if attaches(card, to_item=True)}
        kinds |= {"weapon replacement" for card in deck if card.weapon}
        found.update(kinds)
    assert set(found) == {
        "movement", "combat", "special", "improved green", "improved yellow", "improved red", "cancel_card",
        "cancel_combat", "set_trap", "attach to a character", "attach to an item", "weapon replacement",
    }  # fmt: skip
    assert [kind for kind, decks in found.items() if decks < 2] == []


def test_traps_and_attached_cards_say_what_they_do() -> None:
    """AG-ABIL-17, AG-ABIL-22."""
    for card in CONTENT.abilities:
        assert ("attach" in verbs(card)) == (card.attached is not None), card.id
        assert ("set_trap" in verbs(card)) == bool(card.trap) == ("trap" in card.keywords), card.id


def test_a_weapon_replacement_keeps_up_with_the_weapons_of_its_level() -> None:
    """AG-ABIL-20: better than the weapons of its colour (at most 3, 4, 6 and 8), or nobody would give a card for it."""
    for card in CONTENT.abilities:
        if card.weapon is None:
            continue
        dear = card.energy > 1 or card.cost != v.FREE
        for level, best in zip(LEVELS, (3, 4, 6, 8), strict=True):
            grown = [e for more in card.improved if LEVELS.index(more.level) <= LEVELS.index(level) for e in more.do]
            attack = card.weapon.attack + sum(
                e.attack for e in (*card.do, *grown) if isinstance(e, v.Boost) and e.to == "self"
            )
            assert best <= attack <= best + (4 if dear else 2), f"{card.id} at {level}"


def test_nothing_but_an_attack_defeats_the_great_encounters() -> None:
    """AG-COMBAT-14: any damage defeats an encounter, so a card that deals it says whom it is for."""
    for card in CONTENT.abilities:
        for _, effect in effects_of(card):
            if isinstance(effect, v.Damage) and effect.to == "enemy":
                assert effect.when.fights in (("character",), ("encounter",)), card.id
                assert effect.when.fights == ("character",) or effect.when.enemy_colour, card.id


def test_cards_that_answer_others_are_free() -> None:
    """AG-ABIL-07: outside one's own turn there is no energy to pay them with."""
    for card in CONTENT.abilities:
        if card.of == "other" or set(card.at) & {"attacked", "hurt", "fall"}:
            assert card.energy == 0, card.id


def test_abilities_that_the_rules_name() -> None:
    """AG-OPEN-06: what is known of cards of the box."""
    by_id = {card.id: card for card in CONTENT.abilities}
    bolt = by_id["shadow_bolt"]
    assert bolt in CONTENT.decks["warlock"]
    assert bolt.weapon == pieces.Weapon(attack=3, type="ranged")
    frostbolt = by_id["frostbolt"]
    assert frostbolt in CONTENT.decks["mage"]
    assert (frostbolt.energy, frostbolt.copies >= 2) == (1, True)
    assert verbs(by_id["ice_block"]) & {"avoid"}
    assert "met" in by_id["ice_block"].at
    assert (by_id["blink"].energy, by_id["blink"].timing) == (1, "combat")
    assert by_id["blink"].do == (v.CancelCombat(),)
    assert by_id["counterspell"].do == (v.CancelCard(),)
    assert (by_id["counterspell"].need.of, by_id["counterspell"].need.within) == ("subject", 3)
    there = by_id["portal"].do[0]
    assert isinstance(there, v.Move)
    assert (there.where, there.leaves_aggro) == ("city", True)
    curse = by_id["curse_of_recklessness"].attached
    assert curse is not None
    assert {row.stat: row.add > 0 for row in curse.modify} == {"attack": True, "defense": False}


def test_no_two_abilities_are_the_same_but_for_a_name() -> None:
    plain = [msgspec.structs.replace(card, id="", copies=1, keywords=()) for card in CONTENT.abilities]
    assert [card.id for card, bare in zip(CONTENT.abilities, plain, strict=True) if plain.count(bare) > 1] == []


# ---- characters


@pytest.mark.rules("AG-CHAR-05", "AG-AFFIL-01", "AG-AFFIL-03")
def test_the_characters_of_the_box() -> None:
    assert {person.id: (person.race, person.cls, person.affiliation) for person in CONTENT.characters} == {
        "grumbaz": ("orc", "warrior", "horde"),
        "sofeea": ("undead", "mage", "horde"),
        "burbonn": ("dwarf", "hunter", "alliance"),
        "sandrai": ("human", "warlock", "alliance"),
    }
    assert sum(len(person.card) for person in CONTENT.characters) == 16


def test_numbers_of_characters_that_the_rules_print() -> None:
    """AG-OPEN-04, AG-OPEN-17."""
    grey = {person.id: person.card[0] for person in CONTENT.characters}
    sandrai, burbonn, grumbaz = grey["sandrai"].start, grey["burbonn"].start, grey["grumbaz"].start
    assert (sandrai.health, sandrai.attack, sandrai.type, sandrai.defense) == (4, 1, "ranged", 4)
    assert (burbonn.type, burbonn.defense, grey["burbonn"].other.defense) == ("melee", 3, 4)
    assert (grumbaz.attack, grumbaz.type, grumbaz.damage) == (2, "melee", 1)
    assert (grey["grumbaz"].other.attack, grey["grumbaz"].other.damage) == (3, 2)
    assert {grey[name].start.attack for name in ("sofeea", "burbonn", "sandrai")} == {1}
    assert "staff" in sandrai.icons
    assert {"bow", "gun"} <= set(burbonn.icons)
    assert "hammer" in grumbaz.icons


@pytest.mark.parametrize("person", CONTENT.characters, ids=lambda person: person.id)
@pytest.mark.rules("AG-CHAR-01", "AG-CHAR-04")
def test_both_sides_of_a_character_differ_and_turn_into_each_other(person: pieces.Character) -> None:
    for card in person.card:
        assert (card.start.use, card.start.trigger, card.start.modify) != (
            card.other.use, card.other.trigger, card.other.modify,
        )  # fmt: skip
        for side, turns_to in ((card.start, "other"), (card.other, "start")):
            assert turns_to in {effect.side for _, effect in effects_of(side) if isinstance(effect, v.Flip)}
            assert side.icons == card.start.icons
    for before, after in zip(person.card, person.card[1:], strict=False):
        for low, high in ((before.start, after.start), (before.other, after.other)):
            assert (low.health, low.attack, low.defense, low.damage) <= (
                high.health, high.attack, high.defense, high.damage,
            )  # fmt: skip
            assert low.defense < high.defense
            assert low.attack < high.attack


# ---- quests

QUESTS = {quest.id: quest for quest in CONTENT.quests}


def kinds_of(quest: pieces.Quest) -> set[str]:
    """What a quest asks for, in the rulebook's words (AG-QUEST-03 to AG-QUEST-06) and those of other cards."""
    asked = set()
    for i, goal in enumerate(quest.goals):
        if goal.travel:
            asked.add("deliver" if any(before.collect or before.meet for before in quest.goals[:i]) else "travel")
        if goal.board:
            overlords = {space.id for space in CONTENT.spaces if space.kind == "overlord"}
            asked.add("overlord" if set(goal.board) <= {"overlord", *overlords} else "board")
        elif goal.defeat:
            asked.add("defeat")
        if goal.discard:
            asked.add("discard a trait" if goal.trait else "discard a colour")
        asked |= {name for name in ("collect", "meet", "damage", "cards", "wear", "steal", "place", "explore")
                  if getattr(goal, name)}  # fmt: skip
    return asked


def places_of(quest: pieces.Quest) -> list[set[str]]:
    """For each thing to do: the spaces where it may be done, if it says where."""
    regions = {region: {space.id for space in CONTENT.spaces if space.region == region} for region in CONTENT.regions}
    overlords = {space.id for space in CONTENT.spaces if space.kind == "overlord"}
    found = []
    for goal in quest.goals:
        found += [{space} for space in goal.collect]
        if goal.travel:
            found.append(set(goal.travel))
        if goal.board:
            found.append(overlords if goal.board == ("overlord",) else set(goal.board))
        if goal.at:
            found.append({space for place in goal.at for space in regions.get(place, {place})})
    return found


@pytest.mark.rules("AG-QUEST-01", "AG-QUEST-16")
def test_the_quests_of_the_box() -> None:
    """18 starting quests, 30 elite ones; every character has nine tokens."""
    assert Counter(quest.deck for quest in CONTENT.quests) == {"starting": 18, "elite": 30}
    assert {quest.valor for quest in CONTENT.quests if quest.deck == "starting"} == {1, 2}
    assert {quest.valor for quest in CONTENT.quests if quest.deck == "elite"} == {2, 3}
    assert max(len(quest.tokens) + bool(quest.target) for quest in CONTENT.quests) * BOX.active_quests <= 9


def test_every_kind_of_quest_occurs() -> None:
    """AG-OPEN-08, AG-OPEN-09."""
    asked = {deck: {kind for quest in CONTENT.quests if quest.deck == deck for kind in kinds_of(quest)}
             for deck in ("starting", "elite")}  # fmt: skip
    great = {"travel", "collect", "deliver", "damage", "defeat", "discard a trait"}
    assert great <= asked["starting"]
    assert great | {"overlord"} <= asked["elite"]


@pytest.mark.parametrize("quest", CONTENT.quests, ids=lambda quest: quest.id)
def test_a_quest_can_be_done_at_a_sensible_level(quest: pieces.Quest) -> None:
    """AG-MOVE-04: starting quests ask for no more than grey roads, elite ones are open to red characters."""
    level = "grey" if quest.deck == "starting" else "red"
    near = set(reach("stormwind_city", level))
    assert all(places & near for places in places_of(quest))


def test_some_elite_quests_are_open_at_every_level() -> None:
    """A first elite quest is often drawn at grey or green level."""
    elite = [quest for quest in CONTENT.quests if quest.deck == "elite"]
    open_to = {
        level: sum(all(places & set(reach("stormwind_city", level)) for places in places_of(quest)) for quest in elite)
        for level in LEVELS
    }
    assert open_to["grey"] >= 8
    assert open_to["green"] >= 14
    assert open_to["yellow"] >= 22
    assert open_to["red"] == 30


def test_quests_lead_everywhere() -> None:
    """Every region, every key location and every game board encounter is the place of some quest."""
    named = {space for quest in CONTENT.quests for places in places_of(quest) for space in places}
    assert {space.id for space in CONTENT.spaces if space.kind not in ("normal", "city")} - named == set()
    assert {CONTENT.spaces[CONTENT.space[space]].region for space in named} == set(CONTENT.regions)


def test_elite_quests_are_worth_more() -> None:
    """Of the quests of a kind that both decks have, those of the elite deck give more valor for a stop on the way."""
    stops = {"starting": [0, 0], "elite": [0, 0]}
    for quest in CONTENT.quests:
        if kinds_of(quest) <= {"travel", "collect", "deliver"}:
            stops[quest.deck][0] += quest.valor
            stops[quest.deck][1] += len(places_of(quest))
    assert stops["elite"][0] / stops["elite"][1] > 1.3 * stops["starting"][0] / stops["starting"][1]


def test_quests_that_the_rules_name() -> None:
    """AG-EX-07 to AG-EX-09, AG-EX-13."""
    plagues = QUESTS["the_eastern_plagues"]
    spaces = ("hearthglen", "caer_darrow", "lights_hope_chapel")
    assert (plagues.deck, plagues.valor, plagues.tokens) == ("elite", 3, spaces)
    assert plagues.goals == (pieces.Goal(collect=spaces), pieces.Goal(travel=("undercity",)))
    assert QUESTS["bounty"].valor == 2
    assert QUESTS["bounty"].target
    assert QUESTS["bounty"].goals == (pieces.Goal(defeat=1),)
    letter = QUESTS["letter_from_brill"]
    assert letter.tokens == ("brill",)
    assert letter.goals == (pieces.Goal(collect=("brill",)), pieces.Goal(travel=("stormwind_city",)))
    assert QUESTS["thinning_the_packs"].goals == (pieces.Goal(discard=1, trait=("beast",)),)


def test_no_two_quests_are_the_same_but_for_a_name() -> None:
    plain = [msgspec.structs.replace(quest, id="", valor=0, reward=()) for quest in CONTENT.quests]
    assert [quest.id for quest, bare in zip(CONTENT.quests, plain, strict=True) if plain.count(bare) > 1] == []


# ---- trophies


def test_overlords_and_booty_bay_give_their_trophies() -> None:
    """AG-TROPHY-01, AG-TROPHY-04, AG-OPEN-10."""
    given = {
        space.id: effect.trophy
        for space in CONTENT.spaces
        for _, effect in effects_of(space)
        if isinstance(effect, v.GainTrophy)
    }
    assert given["nefarian"] == "nefarians_head"
    assert sorted(given) == ["booty_bay", "hakkar", "kelthuzad", "nefarian"]
    assert set(given.values()) == set(CONTENT.trophy)
    for space, trophy in ((space, CONTENT.trophies[CONTENT.trophy[name]]) for space, name in given.items()):
        assert (trophy.valor, trophy.once) == ((1, True) if space == "booty_bay" else (3, False))


# ---- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_a_name_and_a_line(language: str) -> None:
    t = Texts(language)
    kinds = (CONTENT.abilities, CONTENT.characters, CONTENT.quests, CONTENT.trophies, CONTENT.discoveries)
    for each in (row for rows in kinds for row in rows):
        assert t(f"ag-{each.id}")
        assert len(t(f"ag-{each.id}-flavour").split()) <= 12, each.id
    for word in {word for card in CONTENT.abilities for word in card.keywords}:
        assert t(f"ag-keyword-{word}")
    for person in CONTENT.characters:
        assert t(f"ag-class-{person.cls}")
        assert t(f"ag-race-{person.race}")
        assert t(f"ag-{person.id}-start")
        assert t(f"ag-{person.id}-other")
