"""A table being played: what may be taken back, and by whom."""

from typing import Any

import pytest

from engine.parley import PARLEY
from engine.parley.table import open_round, say
from meetingstone.engine import AnswerError, seed_from
from meetingstone.engine.session import Session
from meetingstone.registry import game

NONE: tuple[str, ...] = ()


def sit_down(*hands: tuple[str, ...], **settings: Any) -> Session:
    """Topic and bids are done, and seat 0 begins."""
    table = fresh(**{"hands": hands, "dealt": 0, "drawn": 0, **settings})
    open_round(table.game)
    return table


def fresh(**settings: Any) -> Session:
    return Session.new(PARLEY, settings, seats=("a", "b", "c", "d"), seed=seed_from(1))


def answer(table: Session, key: str, seat: int) -> None:
    found = next(offered for offered in table.game.keys(seat) if offered.startswith(key))
    table.answer(table.game.number, found, seat=seat)


def reason(table: Session, seat: int) -> str:
    with pytest.raises(AnswerError) as caught:
        table.undo(seat=seat)
    return caught.value.reason


def test_undo_gives_back_the_position_the_journal_and_the_log() -> None:
    table = sit_down(("feast", "herald"), NONE, NONE, NONE)
    before = (table.game.digest(), list(table.game.journal), list(table.log))
    answer(table, "play:feast", 0)
    table.undo(seat=0)
    assert (table.game.digest(), table.game.journal, table.log) == before


def test_several_answers_may_be_taken_back() -> None:
    table = sit_down(("feast", "herald"), NONE, NONE, NONE)
    before = table.game.digest()
    answer(table, "play:feast", 0)
    answer(table, "play:herald", 0)
    table.undo(seat=0)
    table.undo(seat=0)
    assert table.game.digest() == before


def test_the_game_goes_on_after_undo() -> None:
    table = sit_down(("feast", "herald"), NONE, NONE, NONE)
    answer(table, "play:feast", 0)
    table.undo(seat=0)
    answer(table, "play:herald", 0)
    assert len(table.game.state.lasting[0]) == 1


def test_nothing_to_undo() -> None:
    assert reason(fresh(), seat=0) == "nothing-to-undo"


def test_undo_is_not_free_after_a_reveal() -> None:
    table = sit_down(("feast", "smear"), ("smear",), NONE, NONE, drawn=1)
    answer(table, "end", 0)
    assert reason(table, seat=0) == "undo-needs-consent"


def test_undo_is_not_free_after_a_roll() -> None:
    table = fresh(hands=(("feast",),) * 2 + (NONE,) * 2, dealt=0, drawn=0)
    table.game.state.coins = [1, 0, 0, 0]
    for seat in (0, 2):
        answer(table, "topic:trade", seat)
    answer(table, "bid:0", 0)
    assert not table.can_undo(0), "all the others could only bid nothing, and a die broke the tie"


def test_undo_is_not_free_after_sealed_answers_were_opened() -> None:
    table = fresh(hands=(("smear",), NONE, NONE, NONE), dealt=0, drawn=0)
    for seat in (0, 2):
        answer(table, "topic:trade", seat)
    for seat, bid in ((1, 0), (2, 0), (3, 0), (0, 2)):
        answer(table, f"bid:{bid}", seat)
    assert not table.can_undo(0)


def test_a_sealed_answer_may_be_taken_back_while_others_think() -> None:
    table = fresh(dealt=0)
    for seat in (0, 2):
        answer(table, "topic:trade", seat)
    answer(table, "bid:0", 1)
    assert table.can_undo(1)


def test_undo_is_not_free_for_somebody_else() -> None:
    table = sit_down(("feast", "herald"), NONE, NONE, NONE)
    answer(table, "play:feast", 0)
    assert reason(table, seat=1) == "undo-needs-consent"


def test_undo_is_not_free_after_somebody_else_answered() -> None:
    table = sit_down(("smear", "feast"), ("counterspell",), NONE, ("counterspell",))
    answer(table, "play:smear", 0)
    answer(table, "pass", 1)
    assert reason(table, seat=0) == "undo-needs-consent"


def test_consent_takes_back_a_reveal() -> None:
    table = sit_down(("feast", "smear"), ("smear",), NONE, NONE, drawn=1)
    before = table.game.digest()
    answer(table, "end", 0)
    table.undo(seat=0, consent=True)
    assert table.game.digest() == before


def test_a_refused_undo_changes_nothing() -> None:
    table = sit_down(("feast", "smear"), ("smear",), NONE, NONE, drawn=1)
    answer(table, "end", 0)
    before = table.save()
    reason(table, seat=0)
    assert table.save() == before


def test_a_refused_answer_is_not_something_to_undo() -> None:
    table = fresh()
    with pytest.raises(AnswerError):
        table.answer(table.game.number, "end", seat=0)
    assert reason(table, seat=0) == "nothing-to-undo"


def test_a_loaded_table_goes_on() -> None:
    table = sit_down(("feast", "smear"), NONE, NONE, NONE)
    loaded = Session.load(table.save(), {"parley": PARLEY})
    for one in (table, loaded):
        say(one.game, "play:feast")
    assert loaded.game.digest() == table.game.digest()
    assert loaded.header == table.header


def test_consent_takes_back_what_others_did_since() -> None:
    table = sit_down(("smear", "feast"), ("counterspell",), NONE, ("counterspell",))
    before = table.game.digest()
    answer(table, "play:smear", 0)
    answer(table, "pass", 1)
    table.settle()
    assert table.to_take_back(0) == (0, 1)
    table.take_back(0)
    assert table.game.digest() == before


def test_after_a_consent_undo_is_free_again() -> None:
    table = sit_down(("feast", "smear"), ("smear",), NONE, NONE, drawn=1)
    before = table.game.digest()
    answer(table, "play:feast", 0)
    answer(table, "end", 0)
    table.settle()
    table.take_back(0)
    table.undo(seat=0)
    assert table.game.digest() == before


def test_a_roll_that_was_taken_back_falls_again_as_it_fell() -> None:
    table = fresh(hands=(("feast",),) * 2 + (NONE,) * 2, dealt=0, drawn=0)
    table.game.state.coins = [1, 0, 0, 0]
    for seat in (0, 2):
        answer(table, "topic:trade", seat)
    answer(table, "bid:0", 0)
    rolled = list(table.game.journal)
    assert any(entry.seat < 0 for entry in rolled)
    table.settle()
    table.take_back(0)
    assert table.game.journal != rolled
    answer(table, "bid:0", 0)
    assert table.game.journal == rolled


def test_opened_secrets_cannot_be_taken_back_by_consent() -> None:
    table = fresh(hands=(("smear",), NONE, NONE, NONE), dealt=0, drawn=0)
    for seat in (0, 2):
        answer(table, "topic:trade", seat)
    for seat, bid in ((1, 0), (2, 0), (3, 0), (0, 2)):
        answer(table, f"bid:{bid}", seat)
    for _ in range(2):
        with pytest.raises(AnswerError, match="too-late-to-undo"):
            table.take_back(1)
        table.settle()


def test_few_positions_are_kept() -> None:
    table = Session.new(game("small_world"), {"players": 3}, seats=("a", "b", "c"), seed=seed_from(1))
    kept = 0
    while not table.game.over:
        seat = table.game.question.awaited()[0]
        table.answer(table.game.number, table.game.keys(seat)[0], seat=seat)
        table.settle()
        kept = max(kept, len(table._history))
    assert len(table.game.journal) > 100 and kept < 60
