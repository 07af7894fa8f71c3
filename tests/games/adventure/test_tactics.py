"""The greedy bot plays sensibly, and a whole game well."""

from typing import Any

import pytest

from meetingstone.bots.base import play
from meetingstone.bots.greedy import GreedyBot
from meetingstone.bots.random import RandomBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.odds import before
from meetingstone.games.adventure.queries import item_of
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Settings, Table
from meetingstone.games.adventure.tactics.plans import Plan
from meetingstone.games.adventure.tactics.worth import VALOR, prize
from meetingstone.games.adventure.vocabulary import LEVELS

CARD = CONTENT.challenge
TENTH = 0.1
"""Of an encounter."""


def position(*heroes: dict[str, Any], **rest: Any) -> Game[Table]:
    rows: list[dict[str, Any]] = [{"id": "grumbaz", "space": "silverpine_1"}, {"id": "sofeea", "space": "undercity"}]
    for row, given in zip(rows, heroes, strict=False):
        row.update(given)
    return GAME.position({"players": 2, "hero": rows, "phase": "move", **rest})


def chosen(g: Game[Table]) -> str:
    return g.keys(0)[GreedyBot(GAME, 1).choose(view(g, 0))]


def test_a_card_is_played_when_it_turns_a_miss_into_a_hit() -> None:
    """AG-COMBAT-05: 2 and attack 2 miss defense 5; 3 more do not."""
    hero = {"hand": ["mortal_strike"], "energy": 2}
    ghoul = {"card": "rotten_ghoul", "step": "after_roll"}
    assert chosen(position(hero, fight={**ghoul, "dice": [2, 2]})) == "play:mortal_strike"
    assert chosen(position(hero, fight={**ghoul, "dice": [5, 2]})) != "play:mortal_strike"


def test_a_bad_die_of_a_card_is_rolled_again() -> None:
    """AG-TOK-04: at the Dark Portal 1 hurts, and 6 brings an item."""
    hero = {"level": "red", "space": "nethergarde", "tokens": ["goblin_rocket_boots"], "wounds": 3}
    for face, is_bad in ((1, True), (6, False)):
        g = position(hero, phase="challenge", located=["dark_portal_stirs"])
        g.fall(g.number, (face,))
        assert chosen(g) == ("use:goblin_rocket_boots:2" if is_bad else "pass")


def test_he_walks_to_the_goal_of_his_quest() -> None:
    """AG-QUEST-03: Brill is next to the Undercity."""
    quests = [{"id": "letter_from_brill"}, {"id": "harbor_errand"}]
    g = position({"space": "undercity", "quests": quests}, moves=3)
    if chosen(g) == "use:grumbaz:0":
        # His stance costs nothing to change first.
        g.answer(g.number, "use:grumbaz:0", seat=0)
    assert chosen(g) == "go:brill"


def test_he_puts_on_what_is_better() -> None:
    """AG-MAINT-03."""
    g = position({"weapon": "medicine_staff", "bag": ["smites_mighty_hammer"]}, phase="maintain")
    assert chosen(g) == "item:smites_mighty_hammer"


@pytest.mark.parametrize("kind", ["weapon", "armor"])
@pytest.mark.parametrize("side", ["start", "other"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_advised_to_wear_what_makes_him_weaker(level: str, side: str, kind: str) -> None:
    """AG-MAINT-03: the side of the character card counts that is up, and so do powers that harm."""
    for person in CONTENT.characters:
        bare = position({"id": person.id, "level": level, "side": side}, {"id": _other(person.id)}, phase="maintain")
        for name in [card.item.id for card in CONTENT.challenges if card.item and card.item.kind == kind]:
            rows = {"id": person.id, "level": level, "side": side, "bag": [name]}
            g = position(rows, {"id": _other(person.id)}, phase="maintain")
            if g.question is None or g.question.kind != "ag-equip" or chosen(g) == "done":
                continue
            dressed = position({**rows, kind: name, "bag": []}, {"id": _other(person.id)}, phase="maintain")
            powers = item_of(CONTENT.item[name])
            if not powers.use and not powers.modify:
                assert victories(dressed) > victories(bare) - TENTH, (person.id, name)


def _other(person: str) -> str:
    return "sofeea" if person != "sofeea" else "grumbaz"


def victories(g: Game[Table]) -> float:
    """Against every third encounter of his colour."""
    hero = g.state.heroes[0]
    foes = [i for i, card in enumerate(CONTENT.challenges) if card.level == hero.level and card.encounter][::3]
    fights = [Fight(attacker=0, defender=ENCOUNTER, space=hero.space, card=foe) for foe in foes]
    return sum(odds.won - odds.lost for odds in (before(g, fight, 0) for fight in fights))


def test_he_does_not_take_on_whom_he_cannot_beat() -> None:
    """AG-CHAL-01: Sofeea is nearly dead and carries something; unhurt, she is left alone for a deck of her colour."""
    weak = position({"space": "brill"}, {"space": "brill", "wounds": 3, "bag": ["lucky_fish"]}, phase="challenge")
    assert chosen(weak) == "attack:sofeea"
    strong = position({"space": "brill", "wounds": 3}, {"space": "brill", "level": "red"}, phase="challenge")
    assert chosen(strong) == "draw"


def test_he_goes_where_an_event_is_worth_it() -> None:
    """AG-EVENT-13: Hogger pays a point of valor to whoever can beat him."""
    strong = {"level": "yellow", "space": "elwynn_1", "weapon": "bloodaxe", "armor": "bear_pelt_coat"}
    here = position({**strong, "space": "goldshire"}, phase="challenge", located=["wanted_hogger"])
    assert chosen(here) == "yes"
    weak = position({"space": "goldshire", "wounds": 4}, phase="challenge", located=["wanted_hogger"])
    assert chosen(weak) == "no"
    assert chosen(position(strong, moves=1, located=["wanted_hogger"])) == "go:goldshire"
    assert chosen(position(strong, moves=1)) != "go:goldshire"


def test_he_knows_what_events_give_for_a_victory() -> None:
    """AG-EVENT-08: the last victory that an oath asks for is worth a point of valor."""
    hero = {"level": "red", "space": "eastern_plaguelands_3", "weapon": "bloodaxe"}
    foe = Fight(attacker=0, defender=ENCOUNTER, space=CONTENT.space["eastern_plaguelands_3"], card=CARD["core_hound"])
    plain = prize(position(hero).state, 0, foe)
    oath = position({**hero, "events": ["call_of_the_champions"]}, counters={"call_of_the_champions": 1})
    assert prize(oath.state, 0, foe) >= plain + VALOR


def test_a_visit_is_worth_nothing_to_whoever_was_there() -> None:
    """AG-QUEST-16."""
    hero = {"space": "brill", "bag": ["lucky_fish"]}
    trial = CARD["apothecary_trial"]
    new, old = (
        position(hero, located=["apothecary_trial"], marks=marks) for marks in ([], ["apothecary_trial grumbaz"])
    )
    assert Plan(old, 0).visit(trial, CONTENT.space["brill"]) == 0
    assert Plan(new, 0).visit(trial, CONTENT.space["brill"]) > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    """AG-WIN-01, to 6 valor."""
    g = Game.new(GAME, Settings(players=2, valor=6, characters="random"), seed=seed_from(7))
    play(g, {seat: GreedyBot(GAME, 3), 1 - seat: RandomBot(GAME, 4)})
    assert g.result().winners == (seat,)
    assert g.state.round < 60
