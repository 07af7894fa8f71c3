"""What a seat sees, and what it can imagine."""

from random import Random
from typing import Annotated

import msgspec
import pytest

from engine.parley import PARLEY
from engine.parley.options import Bid
from engine.parley.state import SEATS, Table
from engine.parley.table import game, opened, say
from meetingstone.engine import HIDDEN, AskAll, Game, Secret, State
from meetingstone.engine.state import hidden, unveiled, veiled
from meetingstone.engine.views import imagine, view

NONE: tuple[str, ...] = ()
WATCHER = -1


def with_hands_exchanged(g: Game[Table], seat: int) -> Game[Table]:
    """What ``seat`` does not see is otherwise: the deck is turned over and two other hands change places."""
    other = g.clone()
    one, two = [stranger for stranger in range(SEATS) if stranger != seat][:2]
    hands = other.state.hands
    hands[one], hands[two] = hands[two], hands[one]
    other.state.deck.reverse()
    return other


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_hand_never_leaks(seat: int) -> None:
    g = game()
    assert view(g, seat) == view(with_hands_exchanged(g, seat), seat)


def test_a_hand_is_seen_by_its_owner() -> None:
    g = game()
    assert view(g, 2).state.hands[2] == g.state.hands[2]


def test_a_watcher_sees_no_hand() -> None:
    g = game(dealt=4)
    assert view(g, WATCHER).state.hands == [(HIDDEN,) * 4] * SEATS
    assert view(g, WATCHER) == view(with_hands_exchanged(g, WATCHER), WATCHER)


def test_a_watcher_is_never_asked() -> None:
    seen = view(game(), WATCHER)
    assert seen.question is not None and seen.question.awaited()
    assert seen.options == ()
    assert WATCHER not in seen.question.asked()


def test_a_seat_without_a_choice_is_offered_nothing_while_others_decide() -> None:
    g = game()
    g.question = AskAll(kind="bid", rule="PA-BID-01", seats=(0, 1), options=((Bid(0),), (Bid(0), Bid(1))))
    assert view(g, 0).options == ()
    assert view(g, 1).options == (Bid(0), Bid(1))


def test_a_hidden_card_is_counted() -> None:
    assert view(game(dealt=4), 2).state.hands[0] == (HIDDEN,) * 4


def test_a_pool_holds_exactly_what_cannot_be_told_apart() -> None:
    g = game()
    others = [card for seat in (0, 1, 3) for card in g.state.hands[seat]]
    assert view(g, 2).pools == {"cards": tuple(sorted(others + g.state.deck))}


def test_a_view_without_anything_hidden_has_no_pools() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    g.state.deck.clear()
    assert view(g, 0).pools == {}
    imagine(view(g, 0), PARLEY, Random(1))


@pytest.mark.parametrize("seat", range(SEATS))
def test_an_imagined_game_looks_the_same(seat: int) -> None:
    seen = view(game(), seat)
    assert view(imagine(seen, PARLEY, Random(1)), seat) == seen


def test_every_hidden_card_turns_up_everywhere() -> None:
    g = game()
    seen = view(g, 0)
    found: dict[int, set[str]] = {card: set() for card in seen.pools["cards"]}
    for seed in range(300):
        state = imagine(seen, PARLEY, Random(seed)).state
        for place, cards in [("deck", state.deck), *((f"hand {i}", state.hands[i]) for i in (1, 2, 3))]:
            for card in cards:
                found[card].add(place)
    assert all(places == {"deck", "hand 1", "hand 2", "hand 3"} for places in found.values())


def test_what_is_imagined_depends_on_the_view_alone() -> None:
    g = game()
    truth, exchanged = view(g, 0), view(with_hands_exchanged(g, 0), 0)
    same = [imagine(seen, PARLEY, Random(5)).digest() for seen in (truth, exchanged)]
    assert same[0] == same[1]


def test_an_imagined_game_rolls_its_own_dice() -> None:
    g = game()
    assert imagine(view(g, 0), PARLEY, Random(1)).source.seed != g.source.seed


def test_a_view_stays_as_it_is_when_the_game_goes_on() -> None:
    g = opened(hands=(("smear", "feast"), NONE, NONE, NONE))
    seen = view(g, 0)
    before = msgspec.json.encode(seen)
    say(g, "play:smear>1")
    say(g, "end")
    assert msgspec.json.encode(seen) == before


def test_an_imagined_game_does_not_change_the_view() -> None:
    g = opened(hands=(("smear", "feast"), NONE, NONE, NONE))
    seen = view(g, 0)
    before = msgspec.json.encode(seen)
    imagined = imagine(seen, PARLEY, Random(1))
    say(imagined, "play:smear>1")
    say(imagined, "end")
    assert msgspec.json.encode(seen) == before


def test_others_can_answer_in_an_imagined_auction() -> None:
    g = game()
    for seat in (0, 2):
        say(g, "topic:trade", seat)
    say(g, "bid:3", 1)
    imagined = imagine(view(g, 0), PARLEY, Random(1))
    for seat in range(SEATS):
        say(imagined, "bid:1", seat)
    assert imagined.question.kind != "bid"


def test_a_friend_who_holds_nothing_in_an_imagined_window_passes() -> None:
    g = opened(hands=(("smear",), ("counterspell",), ("feast",), ("counterspell",)))
    g.state.deck[:] = [card for card in g.state.deck if card > 15]
    say(g, "play:smear>1", 0)
    seen = view(g, 1)
    held = [imagine(seen, PARLEY, Random(seed)) for seed in range(40)]
    for imagined in held:
        say(imagined, "pass", 1)
    assert any(imagined.question.kind == "act" for imagined in held if not imagined.over)


# ---- the declaration


class Purse(State):
    coins: Annotated[list[int], Secret("owner")]
    plan: Annotated[list[int], Secret("side", pool="plans")]
    nested: Annotated[list[tuple[tuple[int, ...], ...]], Secret("nobody", pool="plans")]


def purse() -> Purse:
    return Purse(coins=[5, 7, -1], plan=[10, 11, 12], nested=[((20, 21), (22,))])


def test_an_owner_sees_its_own() -> None:
    assert hidden(purse(), 0, (0, 2)).coins == [5, HIDDEN, -1]


def test_a_side_sees_its_own() -> None:
    assert hidden(purse(), 0, (0, 2)).plan == [10, HIDDEN, 12]


def test_a_watcher_is_on_no_side() -> None:
    seen = hidden(purse(), -1, (-1,))
    assert (seen.coins, seen.plan) == ([HIDDEN, HIDDEN, -1], [HIDDEN] * 3)


def test_nobody_sees_what_is_nested() -> None:
    assert hidden(purse(), 0, (0, 2)).nested == [((HIDDEN, HIDDEN), (HIDDEN,))]


def test_what_is_hidden_is_dealt_back_in_its_shape() -> None:
    pools = {"plans": [value for pool, values in veiled(purse(), 0, (0, 2)) if pool for value in values]}
    dealt = unveiled(hidden(purse(), 0, (0, 2)), {"plans": list(pools["plans"])})
    assert sorted([dealt.plan[1], *dealt.nested[0][0], *dealt.nested[0][1]]) == sorted(pools["plans"])


def test_a_secret_that_cannot_be_hidden_is_an_error() -> None:
    class Diary(State):
        pages: Annotated[list[str], Secret("owner")]

    with pytest.raises(TypeError, match="a secret field holds ints"):
        hidden(Diary(pages=["mine", "yours"]), 0, (0,))


def test_each_row_apart_is_a_pool_of_its_own() -> None:
    class Decks(State):
        rows: Annotated[list[tuple[int, ...]], Secret("nobody", pool="deck", apart=True)]

    assert list(veiled(Decks(rows=[(1,), (2,)]), 0, (0,))) == [("deck-0", [1]), ("deck-1", [2])]


def test_rows_may_be_seen_by_those_who_know_them() -> None:
    """The index of such a row is a bit mask of seats."""

    class Hidden(State):
        tokens: Annotated[list[tuple[int, ...]], Secret("known", pool="tokens")]

    table = Hidden(tokens=[(4,), (5,), (6,), (7, 8)])
    assert hidden(table, 0, (0,)).tokens == [(HIDDEN,), (5,), (HIDDEN,), (7, 8)]
    assert hidden(table, 1, (1,)).tokens == [(HIDDEN,), (HIDDEN,), (6,), (7, 8)]
    assert hidden(table, WATCHER, ()).tokens == [(HIDDEN,), (HIDDEN,), (HIDDEN,), (HIDDEN, HIDDEN)]
    assert [values for _, values in veiled(table, 0, (0,))] == [[4], [6]]
