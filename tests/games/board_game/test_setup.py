"""Setting up: the draft, the factions, the Overlord, decks and the first quests (BG-SETUP, BG-PLAY)."""

from random import Random
from typing import Any

import pytest

from meetingstone.engine import NONE, Game, Refused, seed_from
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.match import CLASSES, slots, splits
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.queries import capacity
from meetingstone.games.board_game.state import ALLIANCE, HORDE, Settings, Table


def set_up(seed: int = 0, **settings: Any) -> Game[Table]:
    """A table after its set-up; whoever drafts picks at random."""
    g = Game.new(GAME, settings, seed=seed_from(seed))
    rng = Random(seed)
    while g.state.turn == 0:
        assert g.question is not None
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    return g


def classes_of(g: Game[Table], faction: int) -> set[str]:
    return {CONTENT.characters[g.state.heroes[i].character].cls for i in g.state.heroes_of(faction)}


@pytest.mark.rules("BG-SETUP-03", "BG-SETUP-04", "BG-SETUP-05", "BG-GEN-10")
def test_example_01_the_paladin_stands_with_the_alliance_and_the_rest_is_drawn() -> None:
    """Worked example 01: five others are split at random, two to the Paladin's side."""
    picks = ("paladin", "druid", "hunter", "mage", "priest", "rogue")
    legal = splits(Settings(players=6), picks)
    assert len(legal) == 10
    assert all(sides[0] == ALLIANCE and sides.count(ALLIANCE) == 3 for sides in legal)
    assert {tuple(seat for seat in range(1, 6) if sides[seat] == ALLIANCE) for sides in legal} == {
        (a, b) for a in range(1, 6) for b in range(a + 1, 6)
    }


@pytest.mark.rules("BG-SETUP-01", "BG-SETUP-02", "BG-GEN-02")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_slot_drafts_a_class_that_nobody_has(players: int) -> None:
    g = Game.new(GAME, {"players": players, "overlord": "nefarian"}, seed=seed_from(players))
    order = []
    taken: set[str] = set()
    while g.question is not None and g.question.kind == "bg-class":
        (seat,) = g.question.awaited()
        keys = g.keys(seat)
        assert not {f"class:{name}" for name in taken} & set(keys)
        order.append(seat)
        taken.add(keys[0].removeprefix("class:"))
        g.answer(g.number, keys[0], seat=seat)
    assert sorted(order) == sorted(slots(players))
    assert len(taken) == len(slots(players))


@pytest.mark.rules("BG-SETUP-04", "BG-PLAY-02", "BG-PLAY-03", "BG-PLAY-05")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_paladin_and_shaman_never_meet_in_one_hand(players: int) -> None:
    """Whoever plays two characters cannot hold both; such a pick is not offered."""
    double = max(slots(players))
    for seed in range(30):
        g = Game.new(GAME, {"players": players, "overlord": "nefarian"}, seed=seed_from(seed))
        held: dict[int, list[str]] = {}
        while g.question is not None and g.question.kind == "bg-class":
            (seat,) = g.question.awaited()
            mine = held.setdefault(seat, [])
            keys = g.keys(seat)
            if seat == double and "paladin" in mine:
                assert "class:shaman" not in keys
            if seat == double and "shaman" in mine:
                assert "class:paladin" not in keys
            wanted = next((k for k in ("class:paladin", "class:shaman") if k in keys), keys[0])
            mine.append(wanted.removeprefix("class:"))
            g.answer(g.number, wanted, seat=seat)


@pytest.mark.rules("BG-PLAY-03")
def test_with_three_players_the_two_allies_cannot_hold_the_pair_either() -> None:
    assert splits(Settings(players=3), ("paladin", "shaman", "druid", "mage")) == []
    assert splits(Settings(players=3), ("paladin", "druid", "shaman", "mage"))


@pytest.mark.rules("BG-PLAY-01", "BG-PLAY-02", "BG-PLAY-03", "BG-PLAY-04", "BG-PLAY-05", "BG-PLAY-08", "BG-SETUP-04")
@pytest.mark.parametrize(("players", "characters"), [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_factions_are_equal_and_a_player_stays_on_one_side(players: int, characters: int) -> None:
    for seed in range(8):
        g = set_up(seed, players=players)
        assert len(g.state.heroes_of(HORDE)) == len(g.state.heroes_of(ALLIANCE)) == characters // 2
        assert all(hero.faction == g.state.seat_faction[hero.seat] for hero in g.state.heroes)
        assert "paladin" not in classes_of(g, HORDE) and "shaman" not in classes_of(g, ALLIANCE)


@pytest.mark.rules("BG-PLAY-01")
@pytest.mark.parametrize("players", [1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused) as refused:
        Game.new(GAME, {"players": players})
    assert refused.value.why.rule == "BG-PLAY-01"


@pytest.mark.rules("BG-SETUP-05")
@pytest.mark.parametrize("classes", ["draft", "random", "first_game"])
def test_friends_play_on_the_side_that_the_table_has_agreed_on(classes: str) -> None:
    for seed in range(8):
        chosen = set_up(seed, players=4, classes=classes, sides=("alliance", "alliance", "horde", "horde")).state
        assert chosen.seat_faction == [ALLIANCE, ALLIANCE, HORDE, HORDE]
        assert all(hero.faction == chosen.seat_faction[hero.seat] for hero in chosen.heroes)


@pytest.mark.rules("BG-SETUP-04", "BG-SETUP-05")
def test_friends_may_stay_together_and_leave_their_side_to_the_draw() -> None:
    sides = ("together", "drawn", "together", "drawn")
    drawn = {tuple(set_up(seed, players=4, classes="random", sides=sides).state.seat_faction) for seed in range(30)}
    assert drawn == {(HORDE, ALLIANCE, HORDE, ALLIANCE), (ALLIANCE, HORDE, ALLIANCE, HORDE)}


@pytest.mark.rules("BG-SETUP-05")
@pytest.mark.parametrize(
    ("players", "sides", "reason"),
    [
        (4, ("horde", "horde", "horde", "alliance"), "bg-sides-uneven"),
        (4, ("horde", "alliance"), "bg-sides-seats"),
        (3, ("horde", "drawn", "horde"), "bg-sides-uneven"),
        (6, ("together",) * 4 + ("drawn",) * 2, "bg-sides-uneven"),
    ],
)
def test_sides_that_do_not_come_out_even_are_refused(players: int, sides: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        Game.new(GAME, {"players": players, "sides": sides})
    assert (refused.value.why.rule, refused.value.why.reason) == ("BG-SETUP-05", reason)


@pytest.mark.rules("BG-SETUP-02", "BG-SETUP-04", "BG-SETUP-05")
def test_a_class_that_cannot_be_picked_says_why() -> None:
    """Everybody of the Alliance: nobody there may take the Shaman."""
    g = Game.new(GAME, {"players": 4, "sides": ("alliance", "alliance", "horde", "horde")}, seed=seed_from(1))
    reasons = {}
    picked = ""
    while g.question is not None and g.question.kind == "bg-class":
        (seat,) = g.question.awaited()
        for key in filter(None, ("class:shaman" if seat < 2 else "class:paladin", picked)):
            assert key not in g.keys(seat)
            with pytest.raises(Refused) as refused:
                g.answer(g.number, key, seat=seat)
            reasons[refused.value.why.reason] = refused.value.why.rule
        picked = g.keys(seat)[0]
        g.answer(g.number, picked, seat=seat)
    assert reasons == {"bg-class-other-side": "BG-SETUP-04", "bg-class-taken": "BG-SETUP-02"}


@pytest.mark.rules("BG-SETUP-06", "BG-SETUP-07", "BG-SETUP-08", "BG-SETUP-13", "BG-BOARD-02")
def test_characters_begin_at_home_with_full_tokens_and_5_gold() -> None:
    s = set_up(3, players=6).state
    for hero in s.heroes:
        assert hero.level == 1 and hero.xp == 0 and hero.gold == 5
        assert hero.health == capacity(hero, "health") and hero.energy == capacity(hero, "energy")
        assert CONTENT.regions[hero.region].id == ("brill" if hero.faction == HORDE else "southshore")
        assert not hero.bag and not hero.spellbook and not hero.talents


@pytest.mark.rules("BG-SETUP-09", "BG-SETUP-10", "BG-OVER-07", "BG-OVER-01")
@pytest.mark.parametrize(
    ("overlord", "region"), [("nefarian", "overlook_cliffs"), ("kelthuzad", "stratholme"), ("kazzak", "")]
)
def test_the_overlord_is_on_the_board(overlord: str, region: str) -> None:
    s = set_up(1, players=2, overlord=overlord).state
    assert CONTENT.overlords[s.overlord].id == overlord
    assert (CONTENT.regions[s.overlord_region].id if s.overlord_region != NONE else "") == region
    if overlord == "kazzak":
        places = {"deep_elem_mine", "chillwind_point", "dalsons_tears", "plaguemist_ravine", "the_infectis_scar"}
        assert {CONTENT.regions[at].id for at in s.counters} == places
        assert sum(s.kazzak) == 1 and len(s.kazzak) == 5


@pytest.mark.rules("BG-SETUP-09")
def test_a_random_overlord_may_be_any_of_the_three() -> None:
    met = {CONTENT.overlords[set_up(seed, players=2, classes="random").state.overlord].id for seed in range(20)}
    assert met == {"kazzak", "nefarian", "kelthuzad"}


@pytest.mark.rules("BG-SETUP-11", "BG-ITEM-04")
def test_the_first_merchant_deck_has_three_two_and_one_cards() -> None:
    s = set_up(5, players=4).state
    decks = [next(item.deck for item in CONTENT.items if CONTENT.number[item.id] == n) for n in s.merchant]
    assert sorted(decks) == ["circle", "square", "square", "triangle", "triangle", "triangle"]
    assert [len(deck) for deck in s.item_decks] == [43, 28, 15]
    assert len(s.special) == 28


@pytest.mark.rules(
    "BG-SETUP-12", "BG-SETUP-14", "BG-SETUP-15", "BG-SETUP-16", "BG-PLAY-06", "BG-QUEST-01", "BG-QUEST-03"
)
@pytest.mark.parametrize(("players", "grey"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_starting_quests_are_drawn_and_spawned(players: int, grey: int) -> None:
    s = set_up(7, players=players).state
    for faction in (HORDE, ALLIANCE):
        decks = [CONTENT.quests[q].deck for q in s.quests[faction]]
        assert decks == ["grey"] * grey + ["green"]
        for quest in s.quests[faction]:
            assert any(c.quest == quest for c in s.creatures)
    assert len(s.quest_decks) == 6, "grey cards are not drawn any more"
    assert [len(s.quest_decks[row]) for row in range(6)] == [11, 10, 10, 11, 10, 10]


@pytest.mark.rules("BG-SETUP-17", "BG-OVER-05", "BG-TURN-01")
@pytest.mark.parametrize(("overlord", "cards"), [("nefarian", 47), ("kelthuzad", 52)])
def test_events_are_shuffled_and_the_horde_begins(overlord: str, cards: int) -> None:
    s = set_up(2, players=2, overlord=overlord).state
    assert len(s.event_deck) == cards
    assert any(CONTENT.events[e].kelthuzad for e in s.event_deck) == (overlord == "kelthuzad")
    assert s.turn == 1 and s.active == HORDE
    assert len(s.merchant) == sum(BOX.merchant), "nothing is drawn for space 1"


@pytest.mark.rules("BG-PLAY-07", "BG-OVER-08")
@pytest.mark.parametrize(
    ("overlord", "four", "six"),
    [
        ("kazzak", (7, 16, 22), (7, 24, 33)),
        ("nefarian", (7, 12, 26), (7, 18, 39)),
        ("kelthuzad", (7, 14, 18), (7, 21, 27)),
    ],
)
def test_the_sheets_sides_have_their_values(overlord: str, four: tuple[int, ...], six: tuple[int, ...]) -> None:
    sheet = next(each for each in CONTENT.overlords if each.id == overlord)
    for boss, values in ((sheet.four, four), (sheet.six, six)):
        assert (boss.values.threat, boss.values.attack, boss.values.health) == values


@pytest.mark.rules("BG-TUT-01")
def test_a_first_game_deals_the_suggested_characters() -> None:
    for seed in range(5):
        s = set_up(seed, players=6, classes="first_game").state
        names = [
            {CONTENT.characters[s.heroes[i].character].id for i in s.heroes_of(side)} for side in (HORDE, ALLIANCE)
        ]
        assert names[HORDE] == {"grumbaz_crowsblood", "sofeea_icecall", "wennu_bloodsinger"}
        assert names[ALLIANCE] == {"artumnis_moondream", "sandrai_darkshine", "burbonn_fang"}


@pytest.mark.rules("BG-SETUP-04", "BG-TUT-01")
@pytest.mark.parametrize("players", range(2, 7))
def test_in_a_first_game_factions_are_drawn(players: int) -> None:
    tables = [set_up(seed, players=players, classes="first_game").state for seed in range(40)]
    sides = {tuple(s.seat_faction) for s in tables}
    assert len(sides) > len(splits(tables[0].settings, ("",) * tables[0].settings.heroes)) // 2
    firsts = {CONTENT.characters[s.heroes[0].character].id for s in tables}
    assert firsts == {"grumbaz_crowsblood", "artumnis_moondream"}


@pytest.mark.rules("BG-CHAR-10", "BG-CHAR-08")
def test_nine_classes_and_sixteen_characters() -> None:
    assert len(CLASSES) == 9 and len(CONTENT.characters) == 16
    races = {"dwarf", "gnome", "human", "night_elf", "orc", "tauren", "troll", "undead"}
    assert {character.race for character in CONTENT.characters} == races
    for side in ("horde", "alliance"):
        assert sum(character.faction == side for character in CONTENT.characters) == 8
