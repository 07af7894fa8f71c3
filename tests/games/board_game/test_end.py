"""How the final battle ends (BG-WIN-07, BG-VARD), and other rules that no position of a scenario can state."""

import pytest
from msgspec.structs import replace

from meetingstone.engine import NONE, Game
from meetingstone.engine.state import HIDDEN
from meetingstone.engine.views import view
from meetingstone.games.board_game.changes import change, set_fight
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.queries import fight_of, threat
from meetingstone.games.board_game.state import Attack, Boxes, Foe, Table

LAST_BATTLE = {"turn": 31, "phase": "attackers", "hero": [{"id": "burbonn_fang", "xp": 1}]}


def after_the_battle(hits: tuple[int, int], *, deadly: bool = False) -> Game[Table]:
    """The final battle at a Resolution step in which everybody has 1 Health left, played to the end."""
    g = GAME.position({**LAST_BATTLE, "deadly_pvp": deadly})
    s = g.state
    for i in range(len(s.heroes)):
        change(s, i, health=1)
    set_fight(s, boxes=(Boxes(defense=hits[0]), Boxes(defense=hits[1])))
    combat = g.stack[-1]
    assert isinstance(combat, PvpCombat)
    combat.goto("resolution")
    g.question = None
    g.resume()
    for _ in range(40):
        if g.over or (s.fight and s.fight.round > 1):
            break
        assert g.question is not None
        if not g.question.awaited():
            g.fall(g.number, (0,))
        else:
            g.take(g.question.awaited()[0], 0)
    return g


@pytest.mark.rules("BG-WIN-07", "BG-GEN-01")
@pytest.mark.parametrize(("hits", "winner"), [((4, 0), 0), ((0, 4), 1)])
def test_the_faction_with_a_survivor_wins(hits: tuple[int, int], winner: int) -> None:
    g = after_the_battle(hits)
    assert g.over and g.state.winner == winner
    assert set(g.result().winners) == set(g.state.seats_of(winner))


@pytest.mark.rules("BG-WIN-07", "BG-PVP-17", "BG-VARD-03")
def test_two_that_fall_together_tie() -> None:
    g = after_the_battle((2, 2), deadly=True)
    assert g.over and g.result().winners == ()


@pytest.mark.rules("BG-VARD-02")
@pytest.mark.parametrize(("hits", "winner"), [((5, 3), 0), ((2, 4), 1)])
def test_fewer_wounds_left_over_win_a_deadly_battle(hits: tuple[int, int], winner: int) -> None:
    g = after_the_battle(hits, deadly=True)
    assert g.over and g.state.winner == winner


@pytest.mark.rules("BG-COMBAT-14")
def test_the_highest_threat_of_those_still_there_counts() -> None:
    position = {
        "turn": 2,
        "hero": [{"id": "burbonn_fang", "region": "tarren_mill"}],
        "creatures": {"tarren_mill": "1 green gnoll dark_alliances"},
        "fight": {"group": ["burbonn_fang"], "against": "quest:gnoll"},
    }
    s = GAME.position(position).state
    s.attack = Attack(hero=0)
    set_fight(s, foes=(Foe(4, 3, 3), Foe(7, 3, 3), Foe(5, 3, 3)))
    assert threat(s, 0) == 7
    set_fight(s, foes=(Foe(4, 3, 3), Foe(5, 3, 3)))
    assert threat(s, 0) == 5
    s.attack = replace(s.attack, threat=-2)
    assert threat(s, 0) == 3


@pytest.mark.rules("BG-GEN-06", "BG-GEN-07")
def test_what_a_character_owns_is_open_and_decks_are_not() -> None:
    g = GAME.position(
        {
            "players": 4,
            "overlord": "kazzak",
            "peeked": {"horde": ["chillwind_point"]},
            "merchant": ["dull_blade"],
            "hero": [
                {"id": "burbonn_fang", "seat": 3, "gold": 9, "bag": ["scimitar"], "spellbook": ["scorpid_sting"]},
                {"id": "grumbaz_crowsblood", "seat": 0},
                {"id": "sofeea_icecall", "seat": 1},
            ],
        }
    )
    true = g.state
    for seat in range(-1, 4):
        seen = view(g, seat).state
        assert seen.heroes == true.heroes and seen.merchant == true.merchant
        assert set(seen.event_deck) == {HIDDEN} and len(seen.event_deck) == len(true.event_deck)
        assert {n for deck in (*seen.item_decks, *seen.quest_decks) for n in deck} == {HIDDEN}
    assert view(g, 0).state.peeked[0] == view(g, 1).state.peeked[1] == true.peeked[0], "a faction knows together"
    assert view(g, 2).state.peeked[0] != true.peeked[0], "the enemy does not"


@pytest.mark.rules("BG-CARD-12", "BG-CARD-13")
def test_nothing_that_falls_together_outside_an_attack_phase_depends_on_its_order() -> None:
    """At these moments no character is active. Their effects touch no common die and take nothing away, and what is
    given to all comes first, so whoever might decide the order decides nothing; a new card that breaks this needs a
    question of its own."""
    harmless = {"at", "of", "need", "every", "to", "unequip", "pressure", "heal", "restore", "gain_energy", "combo"}
    with_code = {"shadowguard", "polymorph"}
    for card in CONTENT.cards:
        for ability in card.ability:
            if ability.at not in ("round", "defense", "round_end", "combat_end"):
                continue
            default = type(ability)()
            used = {name for name in ability.__struct_fields__ if getattr(ability, name) != getattr(default, name)}
            assert used - {"handler"} <= harmless and (not ability.handler or ability.handler in with_code), card.id


@pytest.mark.rules("BG-PVP-01", "BG-WIN-06")
def test_everybody_fights_the_last_battle() -> None:
    g = GAME.position(LAST_BATTLE)
    assert len(fight_of(g.state).heroes) == 4 and g.state.active == NONE
