"""What the rules say of events that no printed card brings about."""

import pytest

from meetingstone.engine import Frame, Game
from meetingstone.games.adventure.changes import survey
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.events import DrawnEvent, TurnOver
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table


def table(space: str, *located: str) -> Game[Table]:
    """Grumbaz waits in his movement phase, with a card so that he is asked."""
    hero = {"id": "grumbaz", "space": space, "hand": ["charge"]}
    return GAME.position({"hero": [hero], "located": list(located), "phase": "move"})


def carry_out(g: Game[Table], frame: Frame) -> None:
    waiting = g.stack[-1]
    waiting.pc = waiting.at
    g.stack.append(frame)
    g.question = None
    g.resume()


@pytest.mark.rules("AG-EVENT-12", "AG-EVENT-11", "AG-CARD-03")
def test_a_location_event_pushes_out_the_one_that_lies_there() -> None:
    """No two printed events name the same place, so one is put where another belongs."""
    g = table("brill")
    s = g.state
    ship, trial = CONTENT.challenge["shipwreck"], CONTENT.challenge["apothecary_trial"]
    southshore = CONTENT.space["southshore"]
    s.challenge = (tuple(card for card in s.challenge[0] if card not in (ship, trial)), *s.challenge[1:])
    s.located = ((southshore, trial),)
    survey(s)
    carry_out(g, DrawnEvent(card=ship, seat=0))
    assert s.located == ((southshore, ship),)
    assert s.challenge[0][0] == trial


@pytest.mark.rules("AG-EVENT-06", "AG-COMBAT-23", "AG-TRACK-02")
def test_an_enemy_that_turns_up_outside_the_challenge_phase_lies_on_the_board() -> None:
    """Conflict: when combat can take place. Its marker goes where the event lay."""
    g = table("brill", "wanted_hogger")
    carry_out(g, TurnOver(card=CONTENT.challenge["wanted_hogger"], seat=0))
    facts = GAME.facts(g)
    assert facts["track"] == {"1": "wanted_hogger goldshire"}
    assert facts["located"] == {}
    assert g.state.fight is None
    assert g.question is not None
    assert g.question.kind == "ag-move"


@pytest.mark.rules("AG-EVENT-06")
@pytest.mark.parametrize(("space", "stays"), [("brill", True), ("undercity", False)])
def test_an_enemy_without_a_place_comes_to_whoever_turned_it_up(space: str, stays: bool) -> None:
    """In a city nobody could ever fight it, so the card is discarded."""
    g = table(space)
    s = g.state
    card = CONTENT.challenge["bounty_posted"]
    s.challenge = (s.challenge[0], tuple(each for each in s.challenge[1] if each != card), *s.challenge[2:])
    s.loose = card
    carry_out(g, TurnOver(card=card, seat=0))
    assert GAME.facts(g)["track"] == ({"1": f"bounty_posted {space}"} if stays else {})
    assert (s.challenge[1][0] == card) == (not stays)
