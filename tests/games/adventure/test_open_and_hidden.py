"""What lies open and what does not (AG-INFO)."""

import pytest

from meetingstone.engine import HIDDEN, Game
from meetingstone.engine.views import view
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table

WATCHER = -1


def table() -> Game[Table]:
    """Sandrai, Grumbaz and Sofeea; Sofeea has laid a bomb and Sandrai has peeked at it."""
    return GAME.position(
        {
            "players": 3,
            "hero": [
                {"id": "sandrai", "space": "brill", "hand": ["fear"], "bag": ["tallow_wand"], "tokens": ["gold"]},
                {
                    "id": "grumbaz",
                    "hand": ["charge", "pummel"],
                    "discards": ["whirlwind"],
                    "log": ["letter_from_brill"],
                    "quests": [{"id": "first_blood", "counts": [1]}],
                },
                {"id": "sofeea"},
            ],
            "hidden": ["bomb goldshire sofeea sandrai", "ambush goldshire"],
            "box": ["disease"],
            "track": {"1": "rotten_ghoul kharanos"},
            "world": "market_day",
            "located": ["shipwreck"],
        }
    )


@pytest.mark.rules("AG-INFO-01")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_no_card_of_a_deck_is_seen(seat: int) -> None:
    seen = view(table(), seat).state
    for deck in (*seen.challenge, seen.elite, seen.pile, *seen.decks):
        assert set(deck) == {HIDDEN}
    assert [len(deck) for deck in seen.challenge] == [36, 40, 40, 40]


@pytest.mark.rules("AG-INFO-01", "AG-CARD-01")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_cards_in_play_are_seen_from_both_sides(seat: int) -> None:
    """An encounter in play is one card with the item on its back, so whoever knows it knows both faces."""
    seen = view(table(), seat).state
    ghoul = CONTENT.challenge["rotten_ghoul"]
    assert seen.track[0] == ghoul == CONTENT.item["smites_mighty_hammer"]
    assert seen.world == CONTENT.challenge["market_day"]
    assert [card for _, card in seen.located] == [CONTENT.challenge["shipwreck"]]


@pytest.mark.rules("AG-INFO-02", "AG-INFO-03", "AG-QUEST-15")
@pytest.mark.parametrize("seat", [0, 2, WATCHER])
def test_quest_logs_quests_items_kept_tokens_and_discards_are_open(seat: int) -> None:
    g = table()
    seen = view(g, seat).state
    assert [hero.log for hero in seen.heroes] == [hero.log for hero in g.state.heroes]
    assert [hero.quests for hero in seen.heroes] == [hero.quests for hero in g.state.heroes]
    assert [hero.bag for hero in seen.heroes] == [hero.bag for hero in g.state.heroes]
    assert [hero.tokens for hero in seen.heroes] == [hero.tokens for hero in g.state.heroes]
    assert seen.discards == g.state.discards


@pytest.mark.rules("AG-INFO-03")
def test_a_hand_is_private_but_its_size_is_not() -> None:
    g = table()
    assert view(g, 1).state.hands[1] == g.state.hands[1]
    assert view(g, 0).state.hands[1] == (HIDDEN, HIDDEN)
    assert view(g, WATCHER).state.hands == [(HIDDEN,), (HIDDEN, HIDDEN), ()]


@pytest.mark.rules("AG-INFO-03", "AG-DISC-01")
def test_a_facedown_token_is_known_to_those_who_have_seen_it() -> None:
    bomb = CONTENT.discovery["bomb"]
    known = 0b101
    for seat, sees in ((0, True), (1, False), (2, True), (WATCHER, False)):
        seen = view(table(), seat).state
        assert seen.hidden[known] == ((bomb,) if sees else (HIDDEN,))
        assert seen.hidden[0] == (HIDDEN,)
        assert len(seen.hidden_at[0]) == 1
