"""Questions: who may answer, what is refused, what stays hidden, what settles them."""

from collections.abc import Callable

import pytest

from engine.parley.frames import Turn
from engine.parley.options import Bid, End, Play, Topic, Use
from engine.parley.state import Table
from engine.parley.table import game, number_of, opened, say
from meetingstone.engine import (
    AnswerError,
    Ask,
    AskAll,
    AskAny,
    AskEach,
    AskTeam,
    AskTeams,
    Game,
    Pass,
    React,
    Refused,
    Roll,
    Shuffle,
    Team,
    Why,
)
from meetingstone.engine.views import view

NONE: tuple[str, ...] = ()
BIDS = (Bid(0), Bid(1), Bid(2))


def refused(g: Game[Table], act: Callable[[], None]) -> AnswerError:
    """The error of ``act``, which must have changed nothing."""
    before, entries = g.digest(), list(g.journal)
    with pytest.raises(AnswerError) as caught:
        act()
    assert (g.digest(), g.journal) == (before, entries)
    return caught.value


def finished() -> Game[Table]:
    g = opened(hands=(("smear",), NONE, NONE, NONE), rounds=1)
    while not g.over:
        say(g, "end")
    return g


def test_a_stale_number_is_refused() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    assert refused(g, lambda: g.answer(g.number - 1, "end", seat=0)).reason == "stale"


def test_a_number_of_the_future_is_refused() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    assert refused(g, lambda: g.answer(g.number + 1, "end", seat=0)).reason == "stale"


def test_the_wrong_seat_is_refused() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    assert refused(g, lambda: g.answer(g.number, "end", seat=1)).reason == "not-yours"


def test_the_key_of_another_question_is_refused() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    assert refused(g, lambda: g.answer(g.number, "bid:1", seat=0)).reason == "unknown-key"


def test_an_answer_after_the_end_is_refused() -> None:
    g = finished()
    assert refused(g, lambda: g.answer(g.number, "end", seat=0)).reason == "over"


def test_a_result_before_the_end_is_refused() -> None:
    g = game()
    assert refused(g, lambda: g.result()).reason == "not-over"


@pytest.mark.parametrize("outcome", [(), (0,), (0,) * 30, (*range(34), 99)])
def test_an_impossible_draw_is_refused(outcome: tuple[int, ...]) -> None:
    g = Game.new(game().definition, {})
    assert refused(g, lambda: g.fall(g.number, outcome)).reason == "impossible-draw"


@pytest.mark.parametrize("outcome", [(), (1,), (0, 2)])
def test_an_impossible_roll_is_refused(outcome: tuple[int, ...]) -> None:
    g = tied()
    assert refused(g, lambda: g.fall(g.number, outcome)).reason == "impossible-roll"


def tied() -> Game[Table]:
    """Seats 0 and 2 have bid the same, and real dice are due."""
    g = game(dealt=0, drawn=0)
    g.source = None
    for seat in (0, 2):
        say(g, "topic:trade", seat)
    for seat, bid in enumerate((2, 0, 2, 1)):
        say(g, f"bid:{bid}", seat)
    return g


def test_an_outcome_of_chance_may_be_given() -> None:
    g = tied()
    g.fall(g.number, (2,))
    assert g.state.speaker == 2


def test_an_outcome_is_refused_while_a_player_decides() -> None:
    g = game()
    assert refused(g, lambda: g.fall(g.number, (1,))).reason == "no-chance-due"


def test_an_outcome_with_a_stale_number_is_refused() -> None:
    g = tied()
    assert refused(g, lambda: g.fall(g.number - 1, (2,))).reason == "stale"


def test_a_player_cannot_answer_for_chance() -> None:
    g = tied()
    assert refused(g, lambda: g.answer(g.number, "bid:1", seat=0)).reason == "not-yours"


def test_a_refusal_names_its_rule() -> None:
    g = opened(hands=(("smear", "counterspell"), NONE, NONE, NONE))
    error = refused(g, lambda: g.answer(g.number, f"play:counterspell.{number_of('counterspell')}", seat=0))
    assert isinstance(error, Refused)
    assert error.why.rule == "PA-CARD-02"


def test_explain_is_silent_about_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    monkeypatch.setattr(Turn, "why_not", lambda *_: Why("PA-TURN-01", "always"))
    assert g.explain("play:herald.14", seat=0).reason == "always"
    assert all(g.explain(key, seat=0) is None for key in g.keys(0))


def test_explain_answers_while_somebody_else_decides() -> None:
    g = opened(hands=(("smear",), ("smear",), NONE, NONE))
    assert g.explain("play:smear.1>0", seat=1).reason == "not-your-turn"


def test_explain_answers_in_a_window() -> None:
    g = opened(hands=(("smear",), ("counterspell",), ("counterspell",), NONE))
    say(g, "play:smear>1", 0)
    card = number_of("counterspell") + 1
    assert g.explain(f"use:counterspell.{card}", seat=2).rule == "PA-WINDOW-03"


def test_every_rule_that_a_refusal_names_exists() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    for key in ("play:herald.14", "play:smear.1>1"):
        assert g.explain(key, seat=0).rule in g.definition.rules


def test_a_single_option_answers_itself() -> None:
    g = opened(hands=(NONE, ("smear",), NONE, NONE), speaker=0)
    assert g.question.awaited() == (1,)


def test_a_single_option_is_asked_when_it_must_be_confirmed() -> None:
    g = game()
    g._run(Ask(seat=0, kind="act", rule="PA-TURN-01", options=(End(),), confirm=True))
    assert g.question.awaited() == (0,)


# ---- AskAll


def bids() -> AskAll:
    return AskAll(kind="bid", rule="PA-BID-01", seats=(0, 1, 2), options=(BIDS, BIDS, BIDS[:1]))


def test_sealed_answers_wait_for_all() -> None:
    assert bids().with_answer(0, 2).settled() is None


def test_sealed_answers_are_given_together() -> None:
    assert bids().with_answer(0, 2).with_answer(1, 1).settled() == (Bid(2), Bid(1), Bid(0))


def test_a_seat_without_a_choice_is_not_awaited() -> None:
    assert bids().awaited() == (0, 1)


def test_a_sealed_answer_is_hidden_from_the_others() -> None:
    low, high = game(), game()
    for g, bid in ((low, "bid:0"), (high, "bid:3")):
        for seat in (0, 2):
            say(g, "topic:trade", seat)
        say(g, bid, 0)
    assert all(view(low, seat) == view(high, seat) for seat in (1, 2, 3))
    assert view(low, 0) != view(high, 0)


def test_a_sealed_answer_may_be_changed_until_all_have_answered() -> None:
    g = game(dealt=0, drawn=0)
    for seat in (0, 2):
        say(g, "topic:trade", seat)
    for seat, bid in ((0, 3), (0, 0), (1, 2), (2, 0), (3, 0)):
        say(g, f"bid:{bid}", seat)
    assert g.state.speaker == 1


def test_sealed_answers_of_nobody_are_settled() -> None:
    assert AskAll(kind="bid", rule="PA-BID-01", seats=(), options=()).settled() == ()


# ---- React


def test_a_reaction_does_not_show_who_could_react() -> None:
    able = React(kind="react", rule="PA-BID-01", seats=(0, 1, 2), options=((Pass(),), (Pass(), Bid(1)), (Pass(),)))
    other = React(kind="react", rule="PA-BID-01", seats=(0, 1, 2), options=((Pass(),), (Pass(),), (Pass(), Bid(1))))
    assert able.awaited() == (1,)
    assert able.seen_by(0) == other.seen_by(0)
    assert able.with_answer(1, 1).settled() == (Pass(), Bid(1), Pass())


def sealed(*able: int) -> React:
    options = tuple((Pass(), Bid(1)) if seat in able else (Pass(),) for seat in range(3))
    return React(kind="react", rule="PA-BID-01", seats=(0, 1, 2), options=options, sealed=True)


def test_everybody_answers_a_sealed_window_once() -> None:
    """So its place in a record is the same whoever holds something, and also when nobody does."""
    for window in (sealed(), sealed(1), sealed(0, 2)):
        assert window.awaited() == window.asked() == (0, 1, 2)
        answered = window.with_answer(2, 0).with_answer(0, 0)
        assert answered.settled() is None and answered.asked() == (1,)
        assert answered.with_answer(1, 0).settled() == (Pass(), Pass(), Pass())
        assert window.reveals(), "whoever saw that nobody reacted has learnt something"


def test_only_uses_open_a_window() -> None:
    assert not sealed(0, 1).with_answer(0, 0).with_answer(1, 1).opens()
    assert sealed(0, 1).with_answer(0, 1).with_answer(1, 1).opens()


# ---- AskAny


def friends() -> AskAny:
    options = ((Pass(), Use(6)), (Pass(), Use(7)))
    return AskAny(kind="window", rule="PA-WINDOW-01", seats=(1, 3), options=options)


def test_the_first_use_wins() -> None:
    assert friends().with_answer(3, 1).settled() == (3, Use(7))


def test_one_pass_does_not_close() -> None:
    assert friends().with_answer(1, 0).settled() is None


def test_a_pass_may_be_taken_back() -> None:
    assert friends().with_answer(1, 0).with_answer(1, 1).settled() == (1, Use(6))


def test_all_passes_close() -> None:
    assert friends().with_answer(1, 0).with_answer(3, 0).settled() == (1, Pass())


def test_who_passed_is_still_asked() -> None:
    g = opened(hands=(("smear",), ("counterspell",), NONE, ("counterspell",)))
    say(g, "play:smear>1", 0)
    say(g, "pass", 1)
    say(g, "use:counterspell", 1)
    assert g.state.standing[1] == 5


# ---- AskTeam


def team() -> AskTeam:
    options = (Topic("trade"), Topic("war"))
    return AskTeam(kind="topic", rule="PA-TEAM-01", seats=(0, 2), options=(options, options), teams=(Team((0, 2), 2),))


def test_a_team_waits_for_all_its_members() -> None:
    assert team().with_answer(2, 1).settled() is None


def test_a_team_agrees() -> None:
    assert team().with_answer(0, 1).with_answer(2, 1).settled() == Topic("war")


def test_a_team_that_disagrees_follows_its_leader() -> None:
    assert team().with_answer(0, 0).with_answer(2, 1).settled() == Topic("war")


def led_from_outside() -> AskTeam:
    options = (Topic("trade"), Topic("war"))
    return AskTeam(kind="topic", rule="PA-TEAM-01", seats=(0, 2, 3), options=(options,) * 3, teams=(Team((0, 2), 3),))


def test_a_leader_who_is_no_member_is_not_asked() -> None:
    question = led_from_outside()
    assert question.awaited() == question.asked() == (0, 2)
    assert question.with_answer(0, 1).with_answer(2, 1).settled() == Topic("war")


def test_a_leader_who_is_no_member_decides_where_the_members_disagree() -> None:
    question = led_from_outside().with_answer(0, 1).with_answer(2, 0)
    assert question.settled() is None
    assert question.awaited() == (3,) and question.asked() == (0, 2, 3)
    assert question.with_answer(3, 1).settled() == Topic("war")
    assert question.with_answer(2, 1).settled() == Topic("war"), "they may still agree"


def test_members_see_votes_and_may_change_theirs() -> None:
    question = team().with_answer(0, 0)
    assert question.seen_by(2) == question
    assert question.with_answer(0, 1).chosen[0] == 1


def test_the_other_side_sees_no_vote() -> None:
    assert team().with_answer(0, 0).seen_by(1) == team().with_answer(0, 1).seen_by(1)


# ---- AskTeams


def sides() -> AskTeams:
    options = (Topic("trade"), Topic("war"))
    teams = (Team((0, 2), 2), Team((1, 3), 1))
    return AskTeams(kind="topic", rule="PA-TEAM-01", seats=(0, 2, 1, 3), options=(options,) * 4, teams=teams)


def test_every_team_decides_for_itself() -> None:
    question = sides().with_answer(0, 0).with_answer(2, 0).with_answer(1, 1)
    assert question.settled() is None
    assert question.with_answer(3, 0).settled() == (Topic("trade"), Topic("war"))


def test_a_team_sees_its_own_votes_only() -> None:
    question = sides().with_answer(0, 1).with_answer(1, 1)
    assert question.seen_by(3) == sides().with_answer(1, 1).seen_by(3)
    assert question.seen_by(2).chosen[0] == 1  # type: ignore[attr-defined]


def test_what_teams_decide_in_secret_is_revealed() -> None:
    assert sides().reveals() and not team().reveals()


# ---- AskEach


def test_who_has_passed_is_told_with_the_act() -> None:
    question = AskEach(kind="window", rule="PA-WINDOW-01", seats=(1, 3), options=friends().options)
    act, idle = (question.options[0][index] for index in (1, 0))
    assert question.with_answer(3, 0).with_answer(1, 1).settled() == (1, act, (3,))
    assert question.with_answer(3, 0).with_answer(1, 0).settled() == (1, idle, (1, 3))


# ---- a single seat


def test_the_options_of_a_single_player_are_his_own() -> None:
    g = opened(hands=(("smear",), NONE, NONE, NONE))
    assert Play(number_of("smear"), 1) in view(g, 0).options
    assert view(g, 1).question.options_of(0) == ()


# ---- chance


def test_a_roll_checks_each_die() -> None:
    roll = Roll(kind="tie", rule="PA-BID-02", dice=((1, 2), (5,)))
    roll.check((2, 5))
    with pytest.raises(AnswerError):
        roll.check((5, 2))


def test_a_draw_names_no_position_twice() -> None:
    shuffle = Shuffle(kind="shuffle", rule="PA-GAME-01", size=4, count=2)
    shuffle.check((3, 0))
    with pytest.raises(AnswerError):
        shuffle.check((3, 3))
