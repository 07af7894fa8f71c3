"""Frames: results, cancelling, leaving at once, windows, triggers, replacements, limits."""

import pytest

from engine.parley.frames import Misfortune, UseCard, Window
from engine.parley.table import game, number_of, open_round, opened, say
from meetingstone.engine import AskAny
from meetingstone.engine.effects import Item

NONE: tuple[str, ...] = ()


def test_a_result_goes_to_the_frame_that_called() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    say(g, "play:smear>1")
    assert g.state.influence == [2, 0, 0, 0]


def test_a_reaction_to_a_reaction_saves_the_card() -> None:
    g = opened(hands=(("smear", "counterspell"), ("counterspell",), NONE, NONE))
    say(g, "play:smear>1", 0)
    say(g, "use:counterspell", 1)
    say(g, "use:counterspell", 0)
    assert g.state.standing[1] == 3


def test_a_cancelled_card_has_no_effect() -> None:
    g = opened(hands=(("smear",), ("counterspell",), NONE, NONE))
    say(g, "play:smear>1", 0)
    say(g, "use:counterspell", 1)
    assert g.state.standing[1] == 5


def test_a_cancelled_card_has_been_paid() -> None:
    g = opened(hands=(("smear",), ("counterspell",), NONE, NONE))
    coins = g.state.coins[0]
    say(g, "play:smear>1", 0)
    say(g, "use:counterspell", 1)
    assert g.state.coins[0] == coins - 1


def test_a_cancelled_card_has_been_counted() -> None:
    g = opened(hands=(("smear", "smear", "feast"), ("counterspell",), NONE, NONE))
    say(g, "play:smear>1", 0)
    say(g, "use:counterspell", 1)
    assert g.explain(f"play:smear.{number_of('smear') + 1}>1", seat=0).rule == "PA-CARD-03"


def test_a_limit_ends_with_its_turn() -> None:
    g = opened(hands=(("smear", "feast"), ("smear",), NONE, NONE))
    say(g, "play:smear>1", 0)
    say(g, "end", 0)
    assert g.state.used == {}


def test_a_window_asks_only_who_can_use_something() -> None:
    g = opened(hands=(("smear",), NONE, NONE, ("counterspell",)))
    say(g, "play:smear>1", 0)
    assert g.question.awaited() == (3,)


def test_a_window_nobody_can_use_asks_nobody() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    say(g, "play:smear>1", 0)
    assert not any(isinstance(frame, Window) for frame in g.stack)


def test_a_window_offers_cancels_before_what_is_optional() -> None:
    g = opened(hands=(("smear",), ("applause",), NONE, ("counterspell",)))
    say(g, "play:smear>1", 0)
    assert g.question.awaited() == (3,)
    say(g, "pass", 3)
    assert g.question.awaited() == (1,)


def test_what_is_forced_happens_without_a_question_when_there_is_one() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE), lasting=(NONE, NONE, NONE, ("toll",)))
    coins = g.state.coins[3]
    say(g, "play:smear>1", 0)
    assert g.state.coins[3] == coins + 1


def test_a_window_offers_again_after_a_use() -> None:
    g = opened(hands=(("smear",), ("applause",), NONE, ("applause",)))
    say(g, "play:smear>1", 0)
    say(g, "use:applause", 1)
    assert g.question.awaited() == (3,)


def test_a_final_pass_is_not_asked_again() -> None:
    g = opened(hands=(("smear",), ("applause",), NONE, NONE))
    say(g, "play:smear>1", 0)
    say(g, "pass", 1)
    assert g.state.standing[1] == 3


def test_a_pass_that_is_not_final_is_asked_again_after_a_use() -> None:
    g = opened(hands=(("smear",), ("applause",), NONE, NONE), lasting=(NONE, NONE, NONE, NONE))
    say(g, "play:smear>1", 0)
    window = g.stack[-1]
    assert isinstance(window, Window)
    window.final_pass = False
    window.passed = ((0, 0),)
    say(g, "use:applause", 1)
    assert window.passed == ()


def test_what_is_pushed_out_of_the_middle_cleans_up() -> None:
    g = opened(hands=(("walkout", "smear"), NONE, NONE, NONE))
    say(g, "play:walkout")
    assert number_of("walkout") in g.state.discard


def test_leaving_at_once_goes_on_at_the_named_step() -> None:
    hands = (("walkout",), ("smear",), NONE, NONE)
    g = opened(hands=hands, lasting=(NONE, NONE, ("feast",), NONE))
    coins = g.state.coins[2]
    say(g, "play:walkout")
    assert g.state.coins[2] == coins + 1, "round.end"
    assert g.question.kind == "topic", "the next round, without the turns of the others"


def test_leaving_at_once_from_below_puts_the_card_in_flight_away() -> None:
    smears = ("smear", "counterspell", "feast")
    g = opened("war", hands=(smears, NONE, NONE, NONE), lasting=(("herald", "herald"), NONE, NONE, NONE))
    say(g, "play:smear>1")
    assert g.state.influence == [0, -2, 0, 0], "nothing of the round goes on, not even the speaker's gain"
    assert number_of("smear") in g.state.discard
    assert not any(isinstance(frame, UseCard | Misfortune) for frame in g.stack)


def test_triggers_happen_in_order() -> None:
    g = opened(hands=(("walkout", "smear"), NONE, NONE, NONE), lasting=(("feast",), NONE, ("feast",), NONE))
    say(g, "play:walkout")
    assert [event.values["seat"] for event in g.log if event.kind == "trigger"] == [0, 2]


def test_a_trigger_whose_source_has_gone_drops_out() -> None:
    g = opened(hands=(("walkout", "smear"), NONE, NONE, NONE), lasting=(("jester",), ("feast",), NONE, NONE))
    say(g, "play:walkout")
    assert [event.values["card"] for event in g.log if event.kind == "trigger"] == ["jester"]


def test_the_forced_replacement_of_lowest_order_applies() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE), lasting=(NONE, ("mirror", "ward"), NONE, NONE))
    say(g, "play:smear>1")
    assert g.state.lasting[1] == (number_of("mirror"),)
    assert (g.state.coins[1], g.state.standing[1]) == (2, 5)


def test_an_optional_replacement_is_chosen_by_the_afflicted() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE), lasting=(NONE, ("scapegoat",), NONE, NONE))
    say(g, "play:smear>1", 0)
    assert g.question.awaited() == (1,)
    say(g, "instead:scapegoat", 1)
    assert g.state.standing[1] == 5


def test_an_optional_replacement_may_be_declined() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE), lasting=(NONE, ("scapegoat",), NONE, NONE))
    say(g, "play:smear>1", 0)
    say(g, "suffer", 1)
    assert (g.state.standing[1], g.state.lasting[1]) == (3, (number_of("scapegoat"),))


def test_what_it_becomes_may_be_replaced_in_turn() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE), lasting=(NONE, ("ward", "patron"), NONE, NONE))
    coins = g.state.coins[1]
    say(g, "play:smear>1", 0)
    say(g, "instead:patron", 1)
    assert (g.state.coins[1], g.state.standing[1]) == (coins, 5)


def test_modifiers_of_several_sources_are_itemised() -> None:
    table = (("herald",), ("wall", "oath"), NONE, NONE)
    g = opened("war", hands=(("smear",), NONE, NONE, NONE), lasting=table)
    say(g, "play:smear>1")
    num = next(event.values["num"] for event in g.log if event.kind == "harm")
    assert (num.base, num.total) == (2, 2)
    assert num.items == (
        Item("rule", "floor", 0, "PA-HARM-01"),
        Item("war", "add", 1, "PA-TEAM-02"),
        Item("herald", "add", 1, "PA-HARM-02"),
        Item("wall", "halve_up", 0, "PA-HARM-02"),
        Item("oath", "cap", 2, "PA-HARM-02"),
    )


@pytest.mark.parametrize("speaker", range(4))
def test_friends_get_one_question(speaker: int) -> None:
    everybody = (("smear", "counterspell"),) * 4
    g = game(hands=everybody, dealt=0, drawn=0)
    open_round(g, speaker=speaker)
    say(g, f"play:smear>{(speaker + 1) % 4}")
    assert isinstance(g.question, AskAny)
    assert set(g.question.seats) == {(speaker + 1) % 4, (speaker + 3) % 4}
