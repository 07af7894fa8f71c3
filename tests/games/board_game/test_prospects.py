"""What a player is told to expect: of the fight that is fought, of those that may begin, of those within reach."""

from random import Random
from typing import Any

import pytest

from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import imagine, view
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.prospects import Now, Outlook
from meetingstone.games.board_game.state import Table

HERE = "nightmare_vale"
GRUMBAZ, SOFEEA = "grumbaz_crowsblood", "sofeea_icecall"


@pytest.fixture(autouse=True)
def few_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many fights as a simulation needs at least, so that the result does not hang on the clock."""
    monkeypatch.setattr(odds, "LEAST", 60)
    monkeypatch.setattr(odds, "CLOSE", 1.0)


def position(*heroes: dict[str, Any], **more: Any) -> Game[Table]:
    return GAME.position({"turn": 2, "hero": [{"region": HERE, **hero} for hero in heroes], **more})


def now(g: Game[Table], seat: int = 0) -> Now:
    found = GAME.odds(view(g, seat), "now")
    assert isinstance(found, Now) and found.number == g.number
    return found


def plan(g: Game[Table]) -> Outlook:
    found = GAME.odds(view(g, 0), "plan")
    assert isinstance(found, Outlook)
    return found


@pytest.mark.rules("BG-JOIN-01")
def test_a_challenge_tells_the_odds_alone_and_with_friends() -> None:
    g = position({"id": GRUMBAZ}, {"id": SOFEEA}, creatures={HERE: "2 blue gnoll"})
    key = f"challenge:{GRUMBAZ}:blue:gnoll"
    before = now(g)
    assert before.fight is None and before.options[key].win < before.together[key].odds.win
    assert before.together[key].heroes == (SOFEEA,)
    g.answer(g.number, key, seat=0)
    invited = now(g).options
    assert set(invited) == {f"invite:{SOFEEA}", "invite:nobody"}
    assert invited["invite:nobody"].win < invited[f"invite:{SOFEEA}"].win


def test_what_can_be_calculated_is_exact_and_the_rest_tells_its_error() -> None:
    g = position({"id": GRUMBAZ}, creatures={HERE: "1 blue gnoll"})
    plain = now(g).options[f"challenge:{GRUMBAZ}:blue:gnoll"]
    assert (plain.method, plain.error) == ("exact", 0)
    g = position({"id": GRUMBAZ, "level": 2, "talents": ["cruelty"]}, creatures={HERE: "1 blue gnoll"})
    played = now(g).options[f"challenge:{GRUMBAZ}:blue:gnoll"]
    assert played.method == "simulated" and played.fights == 60 and played.error > 0


def test_a_use_tells_what_it_does_to_the_whole_fight() -> None:
    """BG-COMBAT-06: without its free dice a character has a worse chance than with them."""
    g = position({"id": GRUMBAZ, "level": 2}, creatures={HERE: "1 blue gnoll"})
    g.answer(g.number, f"challenge:{GRUMBAZ}:blue:gnoll", seat=0)
    assert g.question is not None and g.question.kind == "bg-pool"
    found = now(g)
    assert found.ends == "ready" and found.fight is not None
    assert set(found.options) == set(g.keys(0))
    assert found.options["ready"].win < found.options["use_all"].win
    # The bot would use them all, so that is what the rest of the fight is expected to be like.
    assert found.fight == found.options["use_all"]


def test_whoever_only_watches_a_fight_is_told_how_it_stands() -> None:
    g = position({"id": GRUMBAZ, "level": 2}, creatures={HERE: "1 blue gnoll"})
    g.answer(g.number, f"challenge:{GRUMBAZ}:blue:gnoll", seat=0)
    found = now(g, seat=1)
    assert found.fight is not None and not found.options


def test_nothing_is_expected_where_nothing_is_fought() -> None:
    g = position({"id": GRUMBAZ})
    assert now(g) == Now(number=g.number)
    assert GAME.odds(view(g, 0), "weather") is None


@pytest.mark.rules("BG-TURN-03")
def test_the_plan_tells_what_is_within_reach_and_when() -> None:
    quest = {"quests": {"horde": ["nightmare_zealots"]}}
    g = position({"id": GRUMBAZ, "level": 3}, creatures={HERE: "1 green scarlet_crusader nightmare_zealots"}, **quest)
    aim = next(aim for aim in plan(g).aims if aim.kind == "quest")
    assert (aim.target, aim.region, aim.quests, aim.guards) == ("scarlet_crusader", HERE, ("nightmare_zealots",), ())
    assert aim.lone.heroes == (GRUMBAZ,) and aim.lone.turns == 0 and aim.lone.odds.win > 0.5 and aim.xp > 0
    # BG-CHAL-02: a Travel, the creatures that must be fought first, the quest: three actions.
    creatures = {HERE: "1 green scarlet_crusader nightmare_zealots, 1 blue murloc"}
    g = position({"id": GRUMBAZ, "level": 3, "region": "brill"}, creatures=creatures, **quest)
    aim = next(aim for aim in plan(g).aims if aim.kind == "quest")
    assert aim.guards == ("murloc",) and aim.lone.turns == 1


def test_a_plan_changes_nothing_and_is_the_same_for_those_who_know_the_same() -> None:
    g = position({"id": GRUMBAZ, "level": 3}, creatures={HERE: "1 blue murloc"})
    before, asked = GAME.export(g), g.number
    assert plan(g) == plan(g)
    assert GAME.export(g) == before and g.number == asked


@pytest.mark.rules("BG-OVER-09")
def test_what_is_hidden_changes_nothing_that_is_told() -> None:
    g = Game.new(GAME, {"players": 2, "classes": "first_game", "overlord": "kazzak"}, seed=seed_from(4))
    assert g.question is not None
    seat = g.question.awaited()[0]
    others = [imagine(view(g, seat), GAME, Random(k)) for k in range(4)]
    assert len({tuple(other.state.kazzak) for other in others}) > 1
    told = GAME.odds(view(g, seat), "plan")
    assert isinstance(told, Outlook)
    assert all(GAME.odds(view(other, seat), "plan") == told for other in others)
