"""Setting up, step by step in the printed order (AG-SETUP)."""

from typing import Any

import msgspec
import pytest

from meetingstone.engine import Chance, Game, Refused, seed_from
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.match import starting_quests
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table


def fall(g: Game[Table], *outcome: int) -> None:
    g.fall(g.number, outcome)


def until(kind: str, players: int = 3, **settings: Any) -> Game[Table]:
    """A table that asks its first question of a kind; until then decks stay as they are and all take what is first."""
    g = Game.new(GAME, {"players": players, **settings})
    while g.question is not None and g.question.kind != kind:
        step(g)
    assert g.question is not None
    return g


def step(g: Game[Table]) -> None:
    """Chance falls as things lie; seat 1 rolls highest."""
    question = g.question
    assert question is not None
    if isinstance(question, Chance):
        outcome = (1, 6, 1, 1)[: len(question.dice)] if question.kind == "ag-first" else range(question.count)
        fall(g, *outcome)
        return
    (seat,) = question.awaited()
    g.take(seat, 0)


def dealt(*quests: str) -> list[int]:
    """An outcome of the deal that begins with these quests."""
    first = [starting_quests().index(CONTENT.quest[name]) for name in quests]
    return first + [i for i in range(len(starting_quests())) if i not in first]


@pytest.mark.rules("AG-GEN-07")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(Refused) as refused:
        Game.new(GAME, {"players": players}, seed=seed_from(1))
    assert refused.value.why.rule == "AG-GEN-07"


@pytest.mark.rules("AG-SETUP-15", "AG-SETUP-02", "AG-SETUP-03", "AG-SETUP-04")
def test_the_steps_run_in_the_printed_order() -> None:
    """Quests are known before the city is chosen, and the hand is drawn last (conflict: order of the setup steps)."""
    g = Game.new(GAME, {"players": 2})
    kinds: list[str] = []
    while g.state.active < 0:
        assert g.question is not None
        kinds.append(g.question.kind)
        step(g)
    order = list(dict.fromkeys(kind for kind in kinds if kind not in ("ag-quest-order", "ag-quest-target")))
    assert order == ["ag-shuffle", "ag-mix-tokens", "ag-first", "ag-character", "ag-deal-quests", "ag-city"]
    assert kinds.count("ag-shuffle") == 4 + 1 + 2
    assert kinds[:6] == ["ag-shuffle"] * 5 + ["ag-mix-tokens"]
    assert kinds[-2:] == ["ag-shuffle"] * 2


@pytest.mark.rules("AG-SETUP-02", "AG-CARD-01")
def test_each_challenge_deck_is_shuffled_on_its_own() -> None:
    g = Game.new(GAME, {"players": 2})
    for _ in range(4):
        assert g.question is not None
        assert (g.question.rule, g.question.size) == ("AG-SETUP-02", 40)
        fall(g, *reversed(range(40)))
    assert [len(deck) for deck in g.state.challenge] == [40] * 4
    assert all({CONTENT.challenges[card].level for card in deck} == {i} for i, deck in enumerate(g.state.challenge))
    assert list(g.state.challenge[2]) == sorted(g.state.challenge[2], reverse=True)


@pytest.mark.rules("AG-SETUP-03", "AG-SETUP-04", "AG-DISC-01")
def test_elite_quests_trophies_and_tokens_lie_ready() -> None:
    g = until("ag-first")
    s = g.state
    assert len(s.elite) == 30
    assert {CONTENT.quests[quest].deck for quest in s.elite} == {"elite"}
    assert sum(s.trophies) == 16
    assert len(s.pile) == 20
    assert not any(s.box)
    assert set(s.track) == {-1}
    assert len(s.track) == 10


@pytest.mark.rules("AG-SETUP-06", "AG-POWER-04")
def test_the_highest_combat_die_begins_and_ties_roll_again() -> None:
    """Conflict: the die that decides the first player is a combat die."""
    g = until("ag-first")
    assert g.question is not None
    assert g.question.dice == ((1, 2, 3, 4, 5, 6),) * 3
    fall(g, 6, 2, 6)
    assert g.question.kind == "ag-first"
    assert len(g.question.dice) == 2
    fall(g, 3, 5)
    assert g.state.first == 2
    assert g.question.awaited() == (2,)


@pytest.mark.rules("AG-SETUP-05", "AG-SETUP-07", "AG-SETUP-08", "AG-SETUP-09", "AG-GEN-01", "AG-LEVEL-01")
def test_characters_are_picked_clockwise_and_begin_grey() -> None:
    """With an empty bag and quest log (conflict: when their tokens are handed out, which makes no difference)."""
    g = until("ag-character", 4)
    picks = ["character:sandrai", "character:burbonn", "character:sofeea"]
    for i, pick in enumerate(picks):
        assert g.question is not None
        assert g.question.awaited() == ((1 + i) % 4,)
        assert not set(picks[:i]) & set(g.keys((1 + i) % 4))
        g.answer(g.number, pick, seat=(1 + i) % 4)
    facts = GAME.facts(g)["heroes"]
    assert list(facts) == ["grumbaz", "sandrai", "burbonn", "sofeea"]
    for hero in facts.values():
        assert (hero["level"], hero["side"], hero["wounds"], hero["energy"]) == ("grey", "start", 0, 0)
        assert (hero["bag"], hero["tokens"], hero["log"], hero["hand"]) == ([], [], [], [])
        assert len(hero["deck"]) == 23


@pytest.mark.rules("AG-SETUP-10", "AG-SETUP-12", "AG-QUEST-12")
def test_two_starting_quests_each_and_the_rest_leaves_the_game() -> None:
    g = until("ag-deal-quests", 3)
    fall(g, *range(6))
    while g.question.kind != "ag-city":
        step(g)
    s = g.state
    held = [errand.quest for hero in s.heroes for errand in hero.quests]
    assert [len(hero.quests) for hero in s.heroes] == [2, 2, 2]
    assert sorted(held) == sorted(starting_quests()[:6])
    assert not set(starting_quests()) & set(s.elite)
    assert s.elite_discards == ()


@pytest.mark.rules("AG-SETUP-11", "AG-QUEST-02")
def test_quests_are_set_up_from_the_first_player_on() -> None:
    """Who has instructions on both quests chooses which comes first."""
    g = until("ag-deal-quests", 2)
    fall(g, *dealt("bounty", "letter_from_brill", "message_in_person", "first_blood")[:4])
    assert g.question is not None
    assert g.question.kind == "ag-quest-order"
    assert g.question.awaited() == (1,)
    assert g.keys(1) == ["quest:bounty", "quest:letter_from_brill"]
    g.answer(g.number, "quest:letter_from_brill", seat=1)
    facts = GAME.facts(g)["heroes"]
    second, first = facts
    assert facts[first]["quests"]["letter_from_brill"]["lying"] == ["brill"]
    assert facts[first]["quests"]["bounty"]["target"] == second
    assert facts[second]["quests"]["message_in_person"]["target"] == first
    assert g.question.kind == "ag-city"


@pytest.mark.rules("AG-SETUP-13", "AG-BOARD-11")
def test_everybody_begins_in_the_city_he_likes() -> None:
    g = until("ag-city", 3)
    for seat in (1, 2, 0):
        assert g.question is not None
        assert g.question.awaited() == (seat,)
        assert g.keys(seat) == ["space:undercity", "space:ironforge", "space:stormwind_city"]
        g.answer(g.number, "space:undercity", seat=seat)
    assert {hero["space"] for hero in GAME.facts(g)["heroes"].values()} == {"undercity"}


@pytest.mark.rules("AG-SETUP-14", "AG-ABIL-01", "AG-TURN-01")
def test_three_cards_are_the_opening_hand() -> None:
    """23 cards a deck (conflict: size of an ability deck)."""
    g = until("ag-movement", 2)
    s = g.state
    assert [len(hand) for hand in s.hands] == [3, 3]
    assert [len(deck) for deck in s.decks] == [20, 20]
    assert (s.active, s.round) == (1, 1)


@pytest.mark.rules("AG-SETUP-07", "AG-SETUP-13")
def test_what_cannot_be_chosen_is_refused() -> None:
    g = until("ag-character", 3)
    g.answer(g.number, "character:sandrai", seat=1)
    with pytest.raises(Refused) as taken:
        g.answer(g.number, "character:sandrai", seat=2)
    assert taken.value.why.rule == "AG-SETUP-07"
    while g.question is not None and g.question.kind != "ag-city":
        step(g)
    with pytest.raises(Refused) as outside:
        g.answer(g.number, "space:brill", seat=1)
    assert outside.value.why.rule == "AG-SETUP-13"


def test_characters_may_be_dealt() -> None:
    g = until("ag-characters", 2, characters="random")
    fall(g, 3, 1)
    assert [CONTENT.characters[hero.character].id for hero in g.state.heroes] == ["sandrai", "sofeea"]


def test_settings_that_do_not_exist_are_named() -> None:
    with pytest.raises(msgspec.ValidationError):
        Game.new(GAME, {"valor": 7})


@pytest.mark.rules("AG-MOVE-01", "AG-MOVE-03", "AG-MOVE-11")
@pytest.mark.parametrize("face", range(6))
def test_the_movement_die_has_six_faces(face: int) -> None:
    """Longer moves come with less energy (conflict: shape of the movement die)."""
    g = GAME.position({"hero": [{"id": "grumbaz"}], "phase": "roll"})
    assert g.question is not None
    assert g.question.dice == (tuple(range(6)),)
    fall(g, face)
    facts = GAME.facts(g)
    expected = ((1, 3), (2, 3), (2, 2), (3, 2), (3, 1), (4, 1))[face]
    assert (facts["moves"], facts["heroes"]["grumbaz"]["energy"]) == expected
