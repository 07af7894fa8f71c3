"""Every verb, permission and way to choose that a card may state, whether a printed card uses it or not."""

from typing import Any

import msgspec
import pytest

from conformance import check_legality
from meetingstone.engine import NONE, AnswerError, Game, Refused, Source, seed_from
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import add_lasting, dress
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import play
from meetingstone.games.adventure.flow.effects import Run
from meetingstone.games.adventure.flow.maintenance import why_not_equip
from meetingstone.games.adventure.flow.targets import destinations, flights, reach
from meetingstone.games.adventure.flow.verbs.verb import VERBS
from meetingstone.games.adventure.flow.wounds import Defeat
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.queries import Cast, attack_type, hand_limit, holds, per, value
from meetingstone.games.adventure.sources import enter, enter_all
from meetingstone.games.adventure.state import ENCOUNTER, Table

KEPT: list[v.Effects] = []
"""Scripts are known by their identity, so they must live as long as the tests."""


def table(*heroes: dict[str, Any], **rest: Any) -> Game[Table]:
    """Grumbaz, Sofeea and Burbonn, waiting in the movement phase; Grumbaz has a card, so that he is asked."""
    rows = [{"id": "grumbaz", "hand": ["charge"]}, {"id": "sofeea"}, {"id": "burbonn"}]
    for row, given in zip(rows, heroes, strict=False):
        row.update(given)
    return GAME.position({"players": 3, "hero": rows, "phase": "move", **rest})


def fight(*heroes: dict[str, Any], step: str = "after_roll", **rest: Any) -> Game[Table]:
    """Grumbaz against a ghoul, the dice rolled; he may still act, so the game waits."""
    first = {"space": "silverpine_1", "hand": ["mortal_strike"], **(heroes[0] if heroes else {})}
    battle = {"card": "rotten_ghoul", "step": step, "dice": [3, 2]}
    return table(first, *heroes[1:], fight={**battle, **rest.pop("fight", {})}, **rest)


def run(
    g: Game[Table], *effects: dict[str, Any], owner: int = 0, answers: tuple[str, ...] = (), **fields: Any
) -> Table:
    """Carry out effects on top of what the table waits for, answering the questions they ask."""
    script: v.Effects = msgspec.convert(list(effects), tuple[v.AnyEffect, ...])
    KEPT.append(script)
    enter_all(script)
    g.source = Source(seed_from(5))
    depth = len(g.stack)
    frame = g.stack[-1]
    frame.pc = frame.at
    g.stack.append(Run(script=enter(script), owner=owner, bearer=owner, subject=owner, name="test", **fields))
    g.question = None
    g.resume()
    for answer in answers:
        assert len(g.stack) > depth, f"nobody asks for {answer}"
        seat = g.question.awaited()[0]
        g.answer(g.number, answer, seat=seat)
    assert len(g.stack) <= depth or g.stack[depth].__class__ is not Run, f"asks {g.question.kind}: {g.keys(0)}"
    return g.state


def test_every_verb_has_code() -> None:
    assert set(VERBS) == set(v.AnyEffect.__args__)


# ---- damage and healing


def test_damage_and_healing() -> None:
    s = run(table(), {"do": "damage", "amount": 2, "to": "others"}, {"do": "heal", "to": "all"})
    assert [hero.wounds for hero in s.heroes] == [0, 1, 1]


def test_an_encounter_dealt_damage_is_defeated() -> None:
    s = run(fight(), {"do": "damage", "to": "enemy"})
    assert CONTENT.challenge["rotten_ghoul"] in s.heroes[0].bag


def test_amounts_per_something() -> None:
    s = run(table({"level": "yellow"}, {"wounds": 3}), {"do": "heal", "to": "others", "per": "level"})
    assert s.heroes[1].wounds == 0


@pytest.mark.parametrize(
    ("word", "count"),
    [
        ("level", 2), ("hand", 1), ("bag", 2), ("items", 3), ("attached", 1), ("wound", 2), ("energy", 3),
        ("token", 1), ("logged", 1), ("here", 2), ("marker", 1), ("trap", 1),
    ],
)  # fmt: skip
def test_what_amounts_may_count(word: str, count: int) -> None:
    hero = {
        "level": "green", "bag": ["fine_longbow", "medicine_staff"], "weapon": "smites_mighty_hammer", "wounds": 2,
        "attached": ["battle_shout"], "tokens": ["gold"], "log": ["nefarians_head"],
    }  # fmt: skip
    g = table(hero, track={"1": "rotten_ghoul brill"} if word == "marker" else {})
    if word == "trap":
        g.state.traps = ((CONTENT.space["brill"], 0, 0),)
    assert per(g.state, word, 0) == count


def test_disease_and_its_cure() -> None:
    s = run(table(), {"do": "disease", "to": "other"}, answers=("target:sofeea",))
    assert s.heroes[1].disease == 1
    s = run(table({"disease": 2}), {"do": "disease", "cure": True})
    assert s.heroes[0].disease == 0


# ---- ability cards


def test_draw_and_discard() -> None:
    s = run(table(), {"do": "draw", "amount": 3, "to": "right"}, {"do": "discard", "how": "random", "to": "right"})
    assert len(s.hands[2]) == 2
    s = run(table(), {"do": "discard", "how": "all"})
    assert s.hands[0] == ()


def test_discard_of_ones_choice() -> None:
    g = table({"hand": ["charge", "battle_shout"]})
    s = run(g, {"do": "discard"}, answers=("card:battle_shout",))
    assert s.discards[0] == (CONTENT.ability["battle_shout"],)


def test_recover_and_search() -> None:
    s = run(table({"discards": ["battle_shout"]}), {"do": "recover"})
    assert CONTENT.ability["battle_shout"] in s.hands[0]
    g = table({"deck": ["battle_shout", "pummel", "pummel"]})
    s = run(g, {"do": "search", "look": 3, "take": 1}, answers=("card:pummel",))
    assert CONTENT.ability["pummel"] in s.hands[0]
    assert sorted(s.discards[0]) == sorted((CONTENT.ability["battle_shout"], CONTENT.ability["pummel"]))


def test_look_at_a_hand_and_discard_from_it() -> None:
    g = table({}, {"hand": ["frostbolt", "blink"]})
    s = run(g, {"do": "look_at_hand", "discard": 1}, answers=("card:blink",))
    assert s.discards[1] == (CONTENT.ability["blink"],)


def test_steal_a_card() -> None:
    s = run(table({}, {"hand": ["frostbolt"]}), {"do": "steal_card", "to": "left"})
    assert s.hands[1] == ()
    assert len(s.hands[0]) == 2


def test_a_card_that_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """AG-ABIL-14 still holds: it has been played."""
    script: v.Effects = (v.ReturnThis(),)
    KEPT.append(script)
    charge = CONTENT.ability["charge"]
    scripts = {**dict(enumerate(play.PLAY)), charge: (enter(script),) * 4}
    monkeypatch.setattr(play, "PLAY", scripts)
    g = table()
    g.answer(g.number, "play:charge", seat=0)
    assert g.state.hands[0] == (charge,)
    assert g.state.discards[0] == ()
    assert "play:charge" not in g.keys(0)


def test_strip_attached_cards() -> None:
    g = table({"attached": ["battle_shout", "hunters_mark burbonn"]})
    s = run(g, {"do": "strip", "from_others": True})
    assert [each.owner for each in s.heroes[0].attached] == [0]
    s = run(g, {"do": "strip", "all": True})
    assert s.heroes[0].attached == ()


# ---- numbers


def test_bonuses_for_a_combat_and_for_longer() -> None:
    g = fight()
    attack = value(g.state, 0, "attack")
    s = run(g, {"do": "boost", "attack": 2, "defense": 1}, {"do": "boost", "to": "enemy", "damage": -1})
    assert value(s, 0, "attack") == attack + 2
    assert value(s, ENCOUNTER, "damage") == 0
    s = run(table(), {"do": "boost", "to": "left", "defense": -1, "until": "next_turn"})
    assert [(row.name, row.seat, row.amount, row.owner) for row in s.lasting] == [("defense", 1, -1, 0)]


def test_values_types_and_dice() -> None:
    s = run(fight(), {"do": "value", "attack": 9}, {"do": "strike", "type": "ranged"}, {"do": "no_attack"})
    assert value(s, 0, "attack") == 9
    assert attack_type(s, 0) == 1
    assert s.fight is not None
    assert s.fight.idle == 2
    s = run(fight(), {"do": "set_die", "face": 6}, {"do": "set_die", "die": "enemy", "by": -3}, {"do": "swap_dice"})
    assert s.fight is not None
    assert s.fight.dice == (1, 6)


def test_rerolls() -> None:
    g = fight()
    s = run(g, {"do": "reroll", "die": "either", "may": True}, answers=("no",))
    assert s.fight is not None
    assert s.fight.dice == (3, 2)
    s = run(fight(), {"do": "forbid", "what": "no_rerolls"}, {"do": "reroll"})
    assert s.fight is not None
    assert s.fight.dice[0] == 3


def test_energy_steps_and_halt() -> None:
    s = run(table(), {"do": "energy", "amount": 2}, {"do": "steps", "amount": 2}, {"do": "energy", "to": "others"})
    assert [hero.energy for hero in s.heroes] == [5, 0, 0]
    assert s.moves == 4
    s = run(table(), {"do": "halt"}, {"do": "halt", "to": "right"}, {"do": "halt", "to": "left", "next": True})
    assert s.halted
    assert s.stuck == (1,)


def test_ambush() -> None:
    g = fight(ambushed=["grumbaz"])
    assert attack_type(g.state, ENCOUNTER) == 1
    assert value(g.state, ENCOUNTER, "damage") == 2


# ---- combats, characters


def test_cancel_and_avoid() -> None:
    s = run(fight(), {"do": "cancel_combat", "dismiss": True})
    assert s.track.count(NONE) == len(s.track)
    s = run(fight(), {"do": "cancel_combat"})
    assert CONTENT.challenge["rotten_ghoul"] in s.track


def test_flip_and_levels() -> None:
    s = run(table({"wounds": 2}), {"do": "flip"}, {"do": "level", "level": "yellow"})
    assert (s.heroes[0].side, s.heroes[0].level, s.heroes[0].wounds) == (1, 2, 0)
    assert len(s.hands[0]) == 4
    s = run(table({"level": "red", "wounds": 2}), {"do": "level", "level": "yellow"})
    assert (s.heroes[0].level, s.heroes[0].wounds) == (3, 2)


@pytest.mark.parametrize(
    ("where", "extra", "answer"),
    [
        ("steps", {"steps": 2}, "space:brill"),
        ("city", {}, "space:ironforge"),
        ("flight", {}, "space:hillsbrad_1"),
        ("key", {"steps": 1}, "space:brill"),
        ("named", {"space": "southshore", "must": True}, ""),
        ("character", {"steps": 0}, "space:the_sepulcher"),
    ],
)
def test_ways_to_move(where: str, extra: dict[str, Any], answer: str) -> None:
    g = table({}, {"space": "the_sepulcher"})
    s = run(g, {"do": "move", "where": where, **extra}, answers=(answer,) if answer else ())
    wanted = answer.removeprefix("space:") or "southshore"
    assert CONTENT.spaces[s.heroes[0].space].id == wanted


def test_move_home_and_to_the_nearest_city() -> None:
    s = run(table({}, {"space": "brill"}), {"do": "move", "to": "left", "where": "home", "must": True})
    assert s.heroes[1].space == s.heroes[0].space
    s = run(table({"space": "brill"}), {"do": "move", "where": "nearest_city", "must": True})
    assert CONTENT.spaces[s.heroes[0].space].id == "undercity"


# ---- items, tokens, quests, trophies


def test_items() -> None:
    g = table(decks={"grey": ["mountain_boar", "kobold_miner"]})
    s = run(g, {"do": "item", "look": 2}, answers=("item:medicine_staff",))
    assert s.heroes[0].bag == (CONTENT.item["medicine_staff"],)
    s = run(table({"bag": ["medicine_staff"]}), {"do": "lose_item"})
    assert s.heroes[0].bag == ()
    s = run(table({"weapon": "smites_mighty_hammer"}), {"do": "lose_item", "source": "weapon"})
    assert s.heroes[0].weapon == NONE


def test_steal_an_item() -> None:
    s = run(table({}, {"bag": ["medicine_staff"]}), {"do": "steal", "to": "left"})
    assert s.heroes[0].bag == (CONTENT.item["medicine_staff"],)


def test_discoveries() -> None:
    g = table(pile=["gold"])
    s = run(g, {"do": "draw_discovery"})
    assert s.heroes[0].tokens == (CONTENT.discovery["gold"],)
    g = table(hidden=["bomb brill"])
    s = run(g, {"do": "peek"}, answers=("yes",))
    assert not any(s.hidden)
    g = table(pile=["bomb"])
    s = run(g, {"do": "place_discovery"}, answers=("space:brill",))
    assert s.hidden[1] == (CONTENT.discovery["bomb"],)


def test_resources_quests_and_trophies() -> None:
    s = run(
        table(), {"do": "resource", "resource": "scroll"}, {"do": "quest"}, {"do": "trophy", "trophy": "nefarians_head"}
    )
    assert len(s.hands[0]) == 2
    assert len(s.heroes[0].quests) == 1
    assert len(s.heroes[0].log) == 1


# ---- the track


def test_markers() -> None:
    g = table(track={"1": "rotten_ghoul brill"})
    s = run(g, {"do": "remove_marker", "loot": True})
    assert s.heroes[0].bag == (CONTENT.challenge["rotten_ghoul"],)
    g = table(track={"1": "rotten_ghoul brill"})
    s = run(g, {"do": "move_marker"}, answers=("space:tirisfal_glades_1",))
    assert s.marked[0] == CONTENT.space["tirisfal_glades_1"]
    g = table({"space": "brill"}, decks={"grey": ["mountain_boar"]})
    s = run(g, {"do": "summon", "colour": "grey"})
    assert s.track[0] == CONTENT.challenge["mountain_boar"]


# ---- choices


CURSED = {"attached": ["curse_of_agony sandrai", "curse_of_tongues sandrai"]}
ARMED = {"weapon": "trogg_club", "armor": "gnoll_hide_vest", "bag": ["red_bandana", "silk_rope"]}
AMONG = {"track": {"1": "young_wolf brill", "2": "forest_spider goldshire", "3": "duskbat brill"}}


@pytest.mark.parametrize(
    ("asks", "hero", "effect"),
    [
        ("ag-remove-marker", {"space": "brill"}, {"do": "remove_marker", "within": 2}),
        ("ag-move-marker", {"space": "brill"}, {"do": "move_marker", "within": 2, "steps": 1}),
        ("ag-attach-item", ARMED, {"do": "attach", "item": "any"}),
        ("ag-lose-item", ARMED, {"do": "lose_item", "how": "choose"}),
        ("ag-strip", CURSED, {"do": "strip", "keyword": "curse"}),
        ("ag-pay-attached", CURSED, {"do": "may", "cost": {"attached": 1}, "then": [{"do": "draw"}]}),
        ("ag-pay-token", {"tokens": ["gold", "far_sight"]}, {"do": "may", "cost": {"tokens": 1}, "then": []}),
        ("ag-discard-other", {}, {"do": "look_at_hand", "discard": 1}),
    ],
)
def test_a_rare_question_allows_what_it_offers_and_refuses_the_rest(
    asks: str, hero: dict[str, Any], effect: dict[str, Any]
) -> None:
    g = table(hero, {"hand": ["frostbolt", "blink"]}, {"id": "sandrai"}, **AMONG)
    answers = ("yes", "never") if effect["do"] == "may" else ("never",)
    with pytest.raises(AnswerError):
        run(g, effect, answers=answers, ability=CONTENT.ability["charge"])
    assert g.question is not None and g.question.kind == asks
    check_legality(g, share=1.0)


def test_a_potion_that_the_rest_of_the_price_needs_is_not_drunk() -> None:
    g = table({"bag": ["mourning_shroud", "lucky_fish"]})
    offer = {"do": "may", "cost": {"energy": 1, "items": 1, "trait": "undead"}, "then": [{"do": "draw"}]}
    with pytest.raises(Refused) as refused:
        run(g, offer, answers=("yes", "drink:mourning_shroud:mana"))
    assert refused.value.why.reason == "ag-item-for-price"
    g.answer(g.number, "drink:lucky_fish:mana", seat=0)
    assert g.state.heroes[0].bag == ()


def test_choices_for_a_price() -> None:
    offer = {"do": "may", "cost": {"cards": 1}, "then": [{"do": "energy"}], "otherwise": [{"do": "damage"}]}
    s = run(table(), offer, answers=("no",))
    assert s.heroes[0].wounds == 1
    s = run(table({"hand": ["charge", "charge"]}), offer, answers=("yes",))
    assert s.heroes[0].energy == 4
    branches = [{"then": [{"do": "damage"}]}, {"cost": {"energy": 1}, "then": [{"do": "draw"}]}]
    s = run(table(), {"do": "choose", "options": branches}, answers=("branch:2",))
    assert (s.heroes[0].energy, len(s.hands[0])) == (2, 2)
    again = {"do": "spend", "cost": {"energy": 1}, "most": 2, "then": [{"do": "draw"}]}
    s = run(table(), again, answers=("yes", "yes"))
    assert (s.heroes[0].energy, len(s.hands[0])) == (1, 3)


def test_roll_and_each() -> None:
    rows = [{"on": [1, 2, 3, 4, 5, 6], "then": [{"do": "damage"}]}]
    s = run(table(), {"do": "roll", "rows": rows}, {"do": "each", "to": "others", "then": [{"do": "draw"}]})
    assert s.heroes[0].wounds == 1
    assert [len(hand) for hand in s.hands] == [1, 1, 1]


# ---- permissions


def allowed(permission: str, *heroes: dict[str, Any], seat: int = 0, **rest: Any) -> Table:
    g = table(*heroes, **rest)
    add_lasting(g.state, permission, seat, 1, "test", NONE)
    return g.state


def test_aggro_may_be_left_or_passed() -> None:
    held = table({"space": "brill"}, track={"1": "rotten_ghoul brill"}).state
    free = allowed("leave_aggro", {"space": "brill"}, track={"1": "rotten_ghoul brill"})
    assert len(reach(held, 0, 2)) == 1
    assert len(reach(free, 0, 2)) > 1
    way = {"track": {"1": "rotten_ghoul silverpine_1"}}
    behind = CONTENT.space["silverpine_2"]
    assert behind not in reach(table({"space": "undercity"}, **way).state, 0, 2)
    assert behind in reach(allowed("pass_aggro", {"space": "undercity"}, **way), 0, 2)


def test_a_level_above() -> None:
    bulwark = CONTENT.space["the_bulwark"]
    assert bulwark not in reach(table().state, 0, 1)
    assert bulwark in reach(allowed("enter_above"), 0, 1)


def test_flights_and_icons() -> None:
    assert flights(table().state, 0)
    assert flights(allowed("no_flight"), 0) == []
    longbow = CONTENT.item["fine_longbow"]
    assert why_not_equip(table({"bag": ["fine_longbow"]}).state, 0, longbow) is not None
    assert why_not_equip(allowed("any_icon", {"bag": ["fine_longbow"]}), 0, longbow) is None


def test_weapons_and_armor_that_do_not_count() -> None:
    g = fight({"weapon": "smites_mighty_hammer", "armor": "patched_mail"}, fight={"card": "mountain_boar"})
    s = run(g, {"do": "forbid", "what": "no_weapon"}, {"do": "forbid", "what": "no_armor"})
    bare = value(fight(fight={"card": "mountain_boar"}).state, 0, "attack")
    assert value(s, 0, "attack") == bare


def test_healing_and_defeat_may_be_different() -> None:
    s = run(allowed_game("no_healing", {"wounds": 2}), {"do": "heal", "amount": 2})
    assert s.heroes[0].wounds == 2
    g = allowed_game("choose_city", {"space": "brill", "attached": ["battle_shout"]})
    add_lasting(g.state, "keeps_attached", 0, 1, "test", NONE)
    g.stack[-1].pc = g.stack[-1].at
    g.stack.append(Defeat(seat=0))
    g.question = None
    g.resume()
    g.answer(g.number, "space:stormwind_city", seat=0)
    assert len(g.state.heroes[0].attached) == 1


def allowed_game(permission: str, *heroes: dict[str, Any]) -> Game[Table]:
    g = table(*heroes)
    add_lasting(g.state, permission, 0, 1, "test", NONE)
    return g


@pytest.mark.parametrize("permission", ["no_attack", "no_target"])
def test_attacks_may_be_forbidden(permission: str) -> None:
    g = table({"space": "brill"}, {"space": "brill"}, phase="challenge", track={"1": "mountain_boar brill"})
    assert "attack:sofeea" in g.keys(0)
    add_lasting(g.state, permission, 0 if permission == "no_attack" else 1, 1, "test", NONE)
    g.stack[-1].pc = g.stack[-1].at
    g.question = None
    g.resume()
    assert g.question is None or "attack:sofeea" not in g.keys(0)


def test_the_hand_limit_may_be_another() -> None:
    g = table()
    add_lasting(g.state, "hand_limit", 0, -7, "test", NONE)
    assert hand_limit(g.state, 0) == 3


# ---- conditions


@pytest.mark.parametrize(
    ("need", "met"),
    [
        ({"level": "green"}, True),
        ({"below": "green"}, False),
        ({"side": "other"}, False),
        ({"affiliation": "horde"}, True),
        ({"role": "attacker"}, True),
        ({"fights": ["encounter"]}, True),
        ({"fights": ["board", "character"]}, False),
        ({"enemy_trait": ["undead"]}, True),
        ({"enemy_colour": ["green"]}, False),
        ({"attack_type": "melee"}, True),
        ({"die": [3]}, True),
        ({"of": "enemy", "die": [3]}, False),
        ({"movement_die": [2]}, True),
        ({"won": True}, False),
        ({"was_hit": True}, False),
        ({"wounds": 1}, True),
        ({"unhurt": True}, False),
        ({"left": 3}, False),
        ({"hand": 2}, False),
        ({"hand_most": 1}, True),
        ({"bag": 1}, True),
        ({"energy": 3}, True),
        ({"weapon": ["hammer"]}, False),
        ({"armed": False}, True),
        ({"armored": True}, False),
        ({"attached": ["battle_shout"]}, True),
        ({"diseased": True}, False),
        ({"in_city": False}, True),
        ({"space": ["grey"]}, True),
        ({"at": ["silverpine"]}, True),
        ({"alone": True}, True),
        ({"company": True}, False),
        ({"moved": False}, True),
        ({"own_turn": True}, True),
        ({"used": ["charge"]}, False),
        ({"leads": True}, True),
        ({"trails": True}, True),
        ({"of": "target", "within": 3}, True),
        ({"of": "target", "within": 0}, False),
        ({"of": "bearer", "unhurt": True}, False),
        ({"of": "subject", "level": "grey"}, False),
    ],
)
def test_conditions(need: dict[str, Any], met: bool) -> None:
    g = fight({"level": "green", "wounds": 1, "bag": ["medicine_staff"], "attached": ["battle_shout"]})
    dress(g.state, 0)
    stated = msgspec.convert(need, v.Need)
    KEPT.append(stated)  # type: ignore[arg-type]
    assert holds(g.state, stated, Cast(0, 0, NONE, 1)) is met


def test_a_move_that_may_leave_aggro() -> None:
    g = table({"space": "brill"}, track={"1": "rotten_ghoul brill"})
    assert destinations(g.state, v.Move(where="city"), 0, Cast(0)) == []
    assert len(destinations(g.state, v.Move(where="city", leaves_aggro=True), 0, Cast(0))) == 3


def test_an_encounter_of_the_track_that_is_avoided_stays_there() -> None:
    """Only a newly drawn card may go back to its deck."""
    g = GAME.position(
        {
            "hero": [{"id": "sofeea", "space": "brill", "hand": ["ice_block"]}, {"id": "grumbaz"}],
            "track": {"1": "rotten_ghoul brill"},
            "fight": {"slot": 1, "step": "met"},
        }
    )
    run(g, {"do": "avoid", "fate": "deck"})
    assert g.state.track[0] == CONTENT.challenge["rotten_ghoul"]
