"""Yellow and red challenge cards at work: every face of every encounter, and what makes these decks different."""

from typing import Any

import pytest

from games.adventure import conservation
from meetingstone.engine import NONE, Chance, Game, Source, seed_from
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS

YELLOW, RED = LEVELS.index("yellow"), LEVELS.index("red")
HIGH = [card for card in CONTENT.challenges if card.level >= YELLOW and not card.event]
PLAINS = {"yellow": "wetlands_3", "red": "blasted_lands_1"}
"""Spaces without anything special about them."""


def table(hero: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **position: Any) -> Game[Table]:
    """Grumbaz, with plain gear of other decks, and Sandrai in another place."""
    grumbaz = {"id": "grumbaz", "level": "red", "space": PLAINS["red"], "weapon": "iron_axe", "armor": "patched_mail"}
    sandrai = {"id": "sandrai", "level": "red", "space": "lakeshire"}
    return GAME.position({"hero": [{**grumbaz, **(hero or {})}, {**sandrai, **(other or {})}], **position})


def fight(card: str, hero: dict[str, Any] | None = None, **position: Any) -> Game[Table]:
    return table(hero, phase="challenge", fight={"card": card}, **position)


def go_on(g: Game[Table], *dice: tuple[int, ...], picks: tuple[str, ...] = (), until: str = "ag-equip") -> Game[Table]:
    """Answer until the equipment step: combat dice as stated, the rest as it falls, one of ``picks`` or nothing."""
    rolls = list(dice)
    while g.question is not None and g.question.kind != until:
        question = g.question
        if isinstance(question, Chance):
            if question.kind in ("ag-combat", "ag-die") and rolls:
                g.fall(g.number, rolls.pop(0))
            else:
                g.fall(g.number, question.draw(Source(seed_from("high")).stream(g.number)))
            continue
        seat = question.awaited()[0]
        keys = g.keys(seat)
        wanted = next((key for key in picks if key in keys), None)
        idle = next((key for key in ("pass", "done", "no") if key in keys), keys[-1])
        g.answer(g.number, wanted or idle, seat=seat)
    return g


def told(g: Game[Table], kind: str) -> list[dict[str, Any]]:
    return [event.values for event in g.log or [] if event.kind == kind]


def won(g: Game[Table], card: str) -> bool:
    return CONTENT.challenge[card] in g.state.heroes[0].bag


@pytest.mark.parametrize("card", HIGH, ids=lambda card: card.id)
def test_every_face_is_fought_to_its_end(card: Any) -> None:
    """AG-POWER-02, AG-COMBAT-01: whatever the black die shows, the table is whole afterwards."""
    level = LEVELS[card.level]
    for black in range(1, 7):
        hand = ["charge", "mortal_strike", "battle_shout", "shield_wall"]
        g = fight(card.id, {"level": level, "space": PLAINS[level], "hand": hand, "bag": ["lucky_fish"]})
        go_on(g, (4, black))
        conservation.check(g)
        assert g.state.fight is None
        hero = g.state.heroes[0]
        assert CONTENT.challenge[card.id] in (*hero.bag, *g.state.track, *g.state.challenge[card.level])


# ---- hands, energy, bags


def test_a_flamewaker_leaves_the_choice_between_cards_and_wounds() -> None:
    hand = {"hand": ["charge", "mortal_strike", "battle_shout"]}
    paid = go_on(fight("flamewaker", hand), (2, 4), picks=("branch:1",))
    hurt = go_on(fight("flamewaker", hand), (2, 4), picks=("branch:2",))
    assert (len(paid.state.hands[0]), len(hurt.state.hands[0])) == (1, 3)
    assert hurt.state.heroes[0].wounds == paid.state.heroes[0].wounds + 2


def test_a_crypt_fiend_is_shaken_off_for_energy() -> None:
    free = fight("crypt_fiend", {"energy": 1})
    caught = fight("crypt_fiend", {"energy": 0})
    assert "branch:1" in free.keys(0)
    go_on(free, (6, 1), picks=("branch:1",))
    go_on(caught, (6, 1))
    assert [event["total"] for event in told(free, "ag-attack")][-1] == 10
    assert [event["total"] for event in told(caught, "ag-attack")][-1] == 9


def test_no_card_is_played_against_a_felguard() -> None:
    g = go_on(fight("felguard_sentry", {"hand": ["mortal_strike"]}), (2, 3))
    assert told(g, "ag-dice")
    assert not any("mortal_strike" in str(event) for event in told(g, "ag-played"))
    assert len(g.state.hands[0]) == 1


def test_a_spellbinder_hurts_whoever_plays_a_combat_card() -> None:
    quiet = go_on(fight("scarshield_spellbinder", {"hand": ["mortal_strike"]}), (4, 1))
    loud = go_on(fight("scarshield_spellbinder", {"hand": ["mortal_strike"]}), (4, 1), picks=("play:mortal_strike",))
    assert told(loud, "ag-triggered")
    assert loud.state.heroes[0].wounds == quiet.state.heroes[0].wounds + 1


def test_medivhs_echo_turns_energy_against_its_owner() -> None:
    """A melee fighter is hit at range as well: 3 for his energy, 2 for the attack (AG-COMBAT-08)."""
    g = go_on(fight("echo_of_medivh", {"energy": 3}), (2, 4))
    assert g.state.heroes[0].wounds == 5
    assert g.state.heroes[0].energy == 0
    idle = go_on(fight("echo_of_medivh", {"energy": 0}), (2, 4))
    assert idle.state.heroes[0].wounds == 2


def test_a_quartermaster_robs_full_bags() -> None:
    full = {"bag": ["lucky_fish", "travelers_cloak", "fine_longbow", "medicine_staff"]}
    g = go_on(fight("scourge_quartermaster", full), (2, 6))
    assert len(g.state.heroes[0].bag) == 3
    assert g.state.heroes[0].wounds == 4
    assert go_on(fight("scourge_quartermaster"), (2, 6)).state.heroes[0].wounds == 2


# ---- dice


def test_an_unbound_servant_takes_the_better_die() -> None:
    """AG-POWER-06: it rolled 1, so the dice change places."""
    yellow = {"level": "yellow", "space": PLAINS["yellow"]}
    g = go_on(fight("unbound_servant", yellow), (6, 1))
    assert {"red": 1, "black": 6} in [dict(event) for event in told(g, "ag-rerolled")]
    assert not won(g, "unbound_servant")


def test_a_cavalier_rides_down_whoever_stands_still() -> None:
    yellow = {"level": "yellow", "space": PLAINS["yellow"]}
    still = go_on(fight("scarlet_cavalier", yellow), (1, 3))
    moved = go_on(fight("scarlet_cavalier", yellow, moved=True), (1, 3))
    assert told(still, "ag-attack")[0]["total"] == told(moved, "ag-attack")[0]["total"] + 2


# ---- the track


def test_a_full_track_makes_no_room_with_what_is_being_fought() -> None:
    """AG-TRACK-05: the nearest marker goes, but not that of the necromancer who calls for help."""
    near = ("plaguehound", "carrion_grub", "dragon_whelp", "glassweb_spider", "jungle_stalker", "stone_behemoth")
    far = ("unbound_servant", "deadwind_warlock", "restless_shade")
    track = {str(i): f"{card} {'badlands_1' if card in near else 'brill'}" for i, card in enumerate(near + far, 2)}
    track["1"] = f"scholomance_necromancer {PLAINS['yellow']}"
    yellow = {"level": "yellow", "space": PLAINS["yellow"]}
    g = go_on(table(yellow, phase="challenge", fight={"slot": 1}, track=track), (6, 6))
    conservation.check(g)
    assert won(g, "scholomance_necromancer")
    assert g.state.track.count(NONE) == 1


def test_an_acolyte_calls_something_to_the_space_of_the_fight() -> None:
    g = go_on(fight("naxxramas_acolyte"), (6, 2))
    (slot,) = [i for i, card in enumerate(g.state.track) if card != NONE]
    assert g.state.marked[slot] == CONTENT.space[PLAINS["red"]]
    assert CONTENT.challenges[g.state.track[slot]].level == YELLOW


def test_a_wildhammer_outcast_carries_away_whom_he_hits() -> None:
    yellow = {"level": "yellow", "space": PLAINS["yellow"]}
    g = go_on(fight("wildhammer_outcast", yellow), (1, 6), until="ag-move-figure")
    assert g.question is not None
    assert g.question.awaited() == (1,)
    g.answer(g.number, "space:loch_modan_1", seat=1)
    go_on(g)
    assert g.state.heroes[0].space == CONTENT.space["loch_modan_1"]
    assert CONTENT.space[PLAINS["yellow"]] in g.state.marked


# ---- events


def test_the_atalai_call_the_way_to_the_red_level() -> None:
    """AG-LEVEL-01, AG-EVENT-05, AG-EVENT-07."""
    hero = {"level": "yellow", "space": "stonard", "weapon": "ogre_cleaver"}
    g = go_on(table(hero, phase="challenge", located=["atalai_awakening"]), (6, 3), picks=("event:atalai_awakening",))
    assert g.state.heroes[0].level == RED
    assert len(g.state.heroes[0].bag) == 1
    conservation.check(g)


def test_gandling_gives_valor_or_throws_out_his_pupils() -> None:
    """AG-EVENT-16."""
    hero = {"space": "caer_darrow", "weapon": "bloodaxe", "hand": ["charge", "mortal_strike", "battle_shout"]}
    picks = ("event:skeleton_key", "yes", "space:andorhal")
    passed = go_on(table(hero, phase="challenge", located=["skeleton_key"]), (6, 3), picks=picks)
    failed = go_on(table(hero, phase="challenge", located=["skeleton_key"]), (1, 3), picks=picks)
    assert len(passed.state.heroes[0].log) == 1
    assert passed.state.heroes[0].space == CONTENT.space["caer_darrow"]
    assert failed.state.heroes[0].space == CONTENT.space["andorhal"]
    assert CONTENT.space["caer_darrow"] in failed.state.marked


def test_every_fourth_turn_the_scourge_sends_two_out() -> None:
    g = table({"space": "ironforge"}, phase="end", world="scourge_invasion", counters={"scourge_invasion": 3})
    go_on(g, until="ag-move")
    spaces = {g.state.marked[slot] for slot, card in enumerate(g.state.track) if card != NONE}
    assert spaces == {CONTENT.space["hearthglen"], CONTENT.space["lights_hope_chapel"]}
    assert g.state.counters == ()


def test_corrupted_blood_spreads_until_it_is_paid_for_in_a_city() -> None:
    near = {"space": PLAINS["red"]}
    g = go_on(table({"events": ["corrupted_blood"]}, near, phase="end"), until="ag-move")
    assert [hero.wounds for hero in g.state.heroes] == [1, 1]
    cured = table({"space": "ironforge", "events": ["corrupted_blood"], "hand": ["charge", "mortal_strike"]})
    assert "use:corrupted_blood" in cured.keys(0)
    go_on(cured, picks=("use:corrupted_blood", "card:charge", "card:mortal_strike"))
    assert cured.state.heroes[0].events == ()
    conservation.check(cured)


def test_a_siege_shuts_the_quest_givers() -> None:
    """AG-EXPL-04: the resource may be chosen, but gives nothing."""
    for world, quests in (("", 1), ("siege_of_the_cities", 0)):
        g = go_on(table({"space": "ironforge"}, phase="explore", world=world), picks=("resource:quest",))
        assert len(g.state.heroes[0].quests) == quests


# ---- items


def test_a_throwing_axe_that_misses_brings_two_cards() -> None:
    g = go_on(fight("bone_golem", {"weapon": "gurubashi_throwing_axe"}), (2, 2))
    assert not won(g, "bone_golem")
    assert len(g.state.hands[0]) == 2


def test_a_spellbinders_robe_brings_a_card_back() -> None:
    mage = {"id": "sofeea", "weapon": "grols_scepter", "armor": "spellbinders_robe", "discards": ["frostbolt"]}
    g = go_on(fight("bone_golem", mage), (6, 2))
    assert [CONTENT.abilities[card].id for card in g.state.hands[0]] == ["frostbolt"]


def test_a_banshees_veil_silences_whoever_is_near() -> None:
    """AG-ABIL-15: for two cards, within two spaces."""
    near = {"space": PLAINS["red"], "armor": "banshees_veil", "hand": ["life_tap", "shadow_bolt", "fear"]}
    for other, reached in ((near, True), ({**near, "space": "lakeshire"}, False)):
        g = table({"hand": ["battle_shout"]}, other)
        g.answer(g.number, "play:battle_shout", seat=0)
        go_on(g, picks=("use:banshees_veil", "card:life_tap", "card:shadow_bolt"), until="ag-move")
        assert (g.state.heroes[0].attached == ()) == reached
        assert len(g.state.hands[1]) == (1 if reached else 3)
