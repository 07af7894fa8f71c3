"""Moments: who may act when, in which order, and that nobody learns what others hold."""

from typing import Any

import pytest

from meetingstone.engine import Game, React
from meetingstone.engine.views import view
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table


def table(*heroes: dict[str, Any], **rest: Any) -> Game[Table]:
    return GAME.position({"players": len(heroes), "hero": list(heroes), "phase": "move", **rest})


def duel(**rest: Any) -> Game[Table]:
    """Grumbaz plays Charge near Sofeea, who may counter it, and Burbonn, who may not."""
    g = table(
        {"id": "grumbaz", "space": "brill", "hand": ["charge"]},
        {"id": "sofeea", "hand": ["counterspell"], "space": "undercity", **rest},
        {"id": "burbonn", "space": "undercity"},
    )
    g.answer(g.number, "play:charge", seat=0)
    return g


@pytest.mark.rules("AG-INFO-03", "AG-ABIL-11")
def test_nobody_learns_who_may_answer() -> None:
    g = duel()
    assert isinstance(g.question, React)
    assert g.question.awaited() == (1,)
    for seat in (0, 2):
        seen = view(g, seat).question
        assert isinstance(seen, React)
        assert set(seen.awaited()) == {0, 1, 2} - {seat}
        assert seen.options_of(1) == ()


@pytest.mark.rules("AG-ABIL-15", "AG-ABIL-03")
def test_a_canceled_card_is_played_and_does_nothing() -> None:
    g = duel()
    g.answer(g.number, "play:counterspell", seat=1)
    facts = GAME.facts(g)
    assert facts["moves"] == 2
    assert facts["heroes"]["grumbaz"]["discards"] == ["charge"]
    assert facts["heroes"]["sofeea"]["discards"] == ["counterspell"]


@pytest.mark.rules("AG-ABIL-11")
def test_somebody_too_far_away_is_not_asked() -> None:
    assert not isinstance(duel(space="ironforge").question, React)


@pytest.mark.rules("AG-ABIL-12", "AG-PVP-03")
def test_the_defender_plays_first_and_passes_once() -> None:
    g = table(
        {"id": "sofeea", "space": "silverpine_1", "hand": ["frostbolt"]},
        {"id": "sandrai", "space": "silverpine_1", "hand": ["shadow_bolt"]},
        fight={"defender": "sandrai", "step": "before_roll"},
    )
    assert g.question.awaited() == (1,)
    g.answer(g.number, "play:shadow_bolt", seat=1)
    assert g.question.awaited() == (0,)
    assert GAME.facts(g)["heroes"]["sandrai"]["energy"] == 0
    g.answer(g.number, "pass", seat=0)
    assert g.question.kind == "ag-combat"


@pytest.mark.rules("AG-ABIL-13", "AG-TURN-05")
def test_the_active_character_orders_what_happens_at_the_start_of_his_turn() -> None:
    g = table(
        {"id": "grumbaz", "space": "hearthglen", "level": "red", "events": ["price_on_your_head"]},
        {"id": "sofeea"},
        world="plague_wind",
        phase="start",
    )
    assert g.question.kind == "ag-power-order"
    assert g.keys(0) == ["first:price_on_your_head:0", "first:plague_wind:0"]
    g.answer(g.number, "first:plague_wind:0", seat=0)
    facts = GAME.facts(g)
    assert facts["heroes"]["grumbaz"]["wounds"] == 1
    assert facts["counters"] == {"price_on_your_head": 1}


@pytest.mark.rules("AG-ABIL-13")
def test_several_who_act_at_once_are_ordered_by_the_active_character() -> None:
    """Both neighbours may cancel the card of the hunter, who says whose answer comes first."""
    g = table(
        {"id": "burbonn", "space": "brill", "hand": ["pathfinding"]},
        {"id": "sofeea", "space": "brill", "hand": ["counterspell"]},
        {"id": "grumbaz", "space": "brill", "hand": ["pummel"]},
    )
    key = next(key for key in g.keys(0) if key.startswith("play:"))
    g.answer(g.number, key, seat=0)
    assert g.question.awaited() == (1, 2)
    g.answer(g.number, "play:counterspell", seat=1)
    g.answer(g.number, "play:pummel", seat=2)
    assert g.question.kind == "ag-order"
    assert g.question.awaited() == (0,)
