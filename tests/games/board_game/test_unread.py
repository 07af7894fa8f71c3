"""All that a card may state is read: two effects of one ability both happen, what multiplies multiplies them all, and
what nothing would read is refused when content is loaded."""

import re
from collections.abc import Iterator
from itertools import combinations, cycle
from typing import Any

import msgspec
import pytest

from meetingstone.engine import ContentError, Game, Roll
from meetingstone.games.board_game import dice, queries
from meetingstone.games.board_game.changes import set_attack, set_fight
from meetingstone.games.board_game.content import (
    CONTENT,
    Boss,
    Kind,
    _by_moment,
    _check_card,
    _hooks,
    unread_of_foe,
)
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.options import Enough, Keep, Shifted, TakeDie, Units, UseCard
from meetingstone.games.board_game.state import Boxes, Table
from meetingstone.games.board_game.unread import ALONE, ATTACK, THROWN, unread
from meetingstone.games.board_game.vocabulary import EFFECTS, GREEN, MOMENTS, RED, Card, ItemCard, Power, Talent

ROGUE = "alissi_quicksting"
CARD = "premeditation"
"""A Talent of hers that states what a test wants."""
NUMBER = CONTENT.number[CARD]

EFFECT: dict[str, Any] = {
    "dice": "B",
    "roll": "R",
    "change": {"dice": "G", "face": 2, "to": "G8"},
    "rise": {"dice": "B", "by": 3},
    "again": {"dice": "R", "top": 2},
    "reroll": 1,
    "attrition": 1,
    "threat": -1,
    "damage": 1,
    "defense": 2,
    "either": 1,
    "pressure": 2,
    "armor": 1,
    "shift": {"source": "damage", "target": "defense", "most": 1},
    "heal": 1,
    "restore": 1,
    "gain_health": 2,
    "gain_energy": 2,
    "combo": 1,
    "cure": True,
}
"""Each effect so that it shows, and shows beside any other."""
BEFORE_THE_ROLL = {"change": {"dice": "B", "to": "G0"}}
MULTIPLIED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "each": ({"each": {"energy": 1, "most": 2}}, {"each": {"energy": 1, "most": 1}}),
    "spot": ({"spot": {"dice": "RB", "face": 7, "any": True}}, {"spot": {"dice": "RB", "face": 7}}),
    "take": ({"take": {"dice": "R", "face": 7, "most": 2}}, {"take": {"dice": "R", "face": 7, "most": 1}}),
    "foe": ({"per": "foe"}, {}),
    "armor": ({"per": "armor"}, {}),
}
"""What multiplies, and the same for one die, unit or opponent."""
STEPS = {
    "pool": "pool", "throw": "before_roll", "rolled": "rolled", "reroll": "before_rerolls", "rerolled": "rerolled",
    "place": "count_hits", "placed": "count_hits", "round": "new_round", "lost": "rerolled", "defense": "next_attack",
    "round_end": "close_round",
}  # fmt: skip
"""The moments of a combat, and the steps at which they are met."""
POOL = "R R R B B G G G"
SHOWN = "R7 R7 R4 R1 R1 B8 B3 B2 G4 G2 G2"
PAYING = (dice.die(RED), dice.die(RED, 7))
FACES = (8, 4, 2, 7, 1, 4, 2, 8)


def talent(**stated: Any) -> Talent:
    return msgspec.convert({"id": CARD, "level": 5, "ability": [stated]}, Talent)


class Stage:
    """A table on which the card states what a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch
        self.seen: list[Any] = []
        *steps, last = UseAbility.RUN

        def watched(use: UseAbility, g: Game[Table]) -> Any:
            if use.card == NUMBER:
                self.seen.append(told(g.state))
            return last(use, g)

        monkeypatch.setattr(UseAbility, "RUN", (*steps, watched))

    def play(self, row: dict[str, Any], moment: str = "", *, cursed: bool = False) -> tuple[Any, Any]:
        """What has changed right after the use, and what has come of the Attack Phase or the round."""
        card = talent(**row)
        for name, value in (("cards", card), ("hooks", _hooks(card)), ("by_moment", _by_moment(card))):
            old = getattr(CONTENT, name)
            self.patch.setattr(CONTENT, name, (*old[:NUMBER], value, *old[NUMBER + 1 :]))
        forget()
        self.seen.clear()
        moment = moment or row["at"]
        end = played(moment, cursed=cursed)
        return (self.seen[0] if self.seen else None), end


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    yield Stage(monkeypatch)
    monkeypatch.undo()
    forget()


def forget() -> None:
    for known in (queries.widened, queries.is_silent, queries.is_plain):
        known.cache_clear()


def told(s: Table) -> dict[str, Any]:
    """What an ability may change; dice that only paid for it are left out."""
    hero, found = s.heroes[0], {}
    if s.attack:
        found = {name: getattr(s.attack, name) for name in ("reroll", "attrition", "threat", "placed")}
        found["dice"] = sorted(d & ~dice.SPOTTED for d in s.attack.dice if d & ~dice.SPOTTED not in PAYING)
    found |= {name: getattr(hero, name) for name in ("health", "energy", "combo", "stun", "curse")}
    return {**found, "boxes": s.fight and s.fight.boxes}


def more(boxes: Boxes) -> Boxes:
    return Boxes(boxes.damage + 3, boxes.defense + 3, boxes.attrition + 3, boxes.armor + 3)


def played(moment: str, *, cursed: bool) -> Any:
    in_attack = moment in ATTACK
    fight: dict[str, Any] = {"group": [ROGUE], "against": "blue:naga", "boxes": {"armor": 5}}
    if in_attack:
        fight |= {"attacker": ROGUE, "phase": STEPS[moment], "dice": POOL if moment in THROWN else SHOWN}
    elif moment == "lost":
        # A naga takes Health for each low die.
        fight |= {"attacker": ROGUE, "phase": STEPS[moment], "dice": "R1"}
    else:
        fight |= {"step": STEPS[moment]}
    hero = {
        "id": ROGUE, "level": 5, "health": 8, "energy": 5, "stun": int(cursed), "curse": int(cursed),
        "talents": [CARD], "region": "tarren_mill", "areas": {"1": ["eviscerate"], "4": ["stealth"]},
        "prizes": ["ring_of_agility"],
    }  # fmt: skip
    g = GAME.position({"turn": 2, "hero": [hero], "creatures": {"tarren_mill": "2 blue naga"}, "fight": fight})
    if in_attack:
        assert g.state.attack and g.state.fight
        set_attack(g.state, placed=more(g.state.attack.placed))
        set_fight(g.state, boxes=(Boxes(), more(g.state.fight.boxes[1])))
    s, faces = g.state, cycle(FACES)
    for _ in range(120):
        if s.fight is None or s.fight.round > 1 or (in_attack and s.attack is None):
            break
        assert g.question is not None
        if isinstance(g.question, Roll):
            first = g.question.kind == "bg-roll"
            g.fall(g.number, tuple(next(faces) if first else 8 for _ in g.question.dice))
            continue
        seat = g.question.awaited()[0]
        options = g.question.options_of(seat)
        g.take(seat, max(range(len(options)), key=lambda i: _wish(options[i])))
    placed = [sorted(event.values.items()) for event in g.log if event.kind == "bg-placed"]
    return placed[:1] if in_attack else None, told(s)


def _wish(option: Any) -> float:
    """The card is used; of units, dice and hits as much as may be."""
    if isinstance(option, UseCard):
        return 9.0 if option.card == NUMBER else -1.0
    if isinstance(option, Units | Shifted):
        return option.count
    if isinstance(option, TakeDie):
        return -0.01 * dice.face_of(option.die)
    if isinstance(option, Enough | Keep):
        return -0.5
    return 0.0


def stated(moment: str, *names: str) -> dict[str, Any]:
    row: dict[str, Any] = {"at": moment}
    for name in names:
        row[name] = BEFORE_THE_ROLL[name] if moment in THROWN and name in BEFORE_THE_ROLL else EFFECT[name]
    return row


def is_read(**row: Any) -> bool:
    return not list(unread(talent(**row)))


def test_every_effect_and_moment_is_here() -> None:
    assert {*EFFECT, "handler"} == set(EFFECTS)
    assert {*STEPS, "spent", "fall", "combat_end", *ALONE} == set(MOMENTS)


@pytest.mark.parametrize("moment", STEPS)
def test_every_effect_shows_in_what_comes_of_it(moment: str, stage: Stage) -> None:
    for name in EFFECT:
        row = stated(moment, name)
        if is_read(**row):
            cursed = name == "cure"
            unused = stage.play({"at": "turn", "restore": 1}, moment, cursed=cursed)[1]
            assert stage.play(row, cursed=cursed)[1] != unused, (moment, name)


@pytest.mark.parametrize("moment", STEPS)
def test_two_effects_of_one_ability_both_happen(moment: str, stage: Stage) -> None:
    names = [name for name in EFFECT if is_read(**stated(moment, name))]
    for first, second in combinations(names, 2):
        row = stated(moment, first, second)
        if is_read(**row):
            cursed = "cure" in row
            both = stage.play(row, cursed=cursed)[0]
            alone = [stage.play(without(row, name), cursed=cursed)[0] for name in (second, first)]
            assert both and both not in alone, (moment, first, second)


def without(row: dict[str, Any], name: str) -> dict[str, Any]:
    return {field: value for field, value in row.items() if field != name}


@pytest.mark.parametrize("moment", STEPS)
@pytest.mark.parametrize("factor", MULTIPLIED)
def test_what_multiplies_multiplies_every_effect(moment: str, factor: str, stage: Stage) -> None:
    for name in EFFECT:
        many, one = (stated(moment, name) | price for price in MULTIPLIED[factor])
        paid = "energy"
        if factor == "each" and name in ("restore", "gain_energy"):
            many["each"], one["each"], paid = {"health": 1, "most": 2}, {"health": 1, "most": 1}, "health"
        if factor == "take" and moment in THROWN:
            many["take"], one["take"] = {"dice": "R", "most": 2}, {"dice": "R"}
        if is_read(**many):
            greater, lesser = stage.play(many)[0], stage.play(one)[0]
            assert greater and lesser, (moment, name)
            if factor == "each":
                greater, lesser = without(greater, paid), without(lesser, paid)
            assert greater != lesser, (moment, name)


def test_change_and_either_work_together(stage: Stage) -> None:
    row = stated("rerolled", "change", "either")
    seen, changed = stage.play(row)[0], stage.play(without(row, "either"))[0]
    assert seen["boxes"][1].damage == changed["boxes"][1].damage + 1
    assert dice.die(GREEN, 8) in seen["dice"]


UNREAD: list[tuple[str, dict[str, Any]]] = [
    ("reroll at rerolled", {"ability": [{"at": "rerolled", "reroll": 1}]}),
    ("attrition at placed", {"ability": [{"at": "placed", "attrition": 1}]}),
    ("threat at place", {"ability": [{"at": "place", "threat": -1}]}),
    ("dice at rolled", {"ability": [{"at": "rolled", "dice": "R"}]}),
    ("roll at pool", {"ability": [{"roll": "R"}]}),
    ("spot at pool", {"ability": [{"spot": {"dice": "R"}, "damage": 1}]}),
    ("shift at rolled", {"ability": [{"at": "rolled", "shift": {"source": "damage", "target": "defense"}}]}),
    ("change to 8 at pool", {"ability": [{"change": {"to": "8"}}]}),
    ("change to G0 at rolled", {"ability": [{"at": "rolled", "change": {"to": "G0"}}]}),
    ("change to what the die is", {"ability": [{"at": "rolled", "change": {"dice": "R", "face": 8, "to": "8"}}]}),
    ("damage at turn", {"ability": [{"at": "turn", "damage": 1}]}),
    ("damage at combat_end", {"ability": [{"at": "combat_end", "damage": 1}]}),
    ("of, to or per at before", {"ability": [{"at": "before", "of": "friend", "heal": 1}]}),
    ("per armor at round", {"ability": [{"at": "round", "per": "armor", "heal": 1}]}),
    ("per without anything", {"ability": [{"at": "rolled", "per": "foe", "handler": "dispel"}]}),
    ("every without of", {"ability": [{"every": True, "dice": "R"}]}),
    ("via with or_else", {"ability": [{"dice": "R"}, {"via": "judgement", "or_else": True, "dice": "R"}]}),
    ("or_else is another form", {"ability": [{"or_else": True, "dice": "R"}]}),
    ("no effect", {"ability": [{"at": "rolled", "spot": {"dice": "R"}}]}),
    ("to = friends", {"ability": [{"to": "friends", "dice": "R"}]}),
    ("to = friends", {"ability": [{"to": "friends", "damage": 1}]}),
    ("to = self", {"ability": [{"of": "friend", "dice": "R"}]}),
    ("each and spot", {"ability": [{"at": "rolled", "each": {"energy": 1}, "spot": {"any": True}, "damage": 1}]}),
    ("each and per", {"ability": [{"at": "placed", "each": {"energy": 1}, "per": "armor", "heal": 1}]}),
    ("each with one price", {"ability": [{"each": {"energy": 1, "health": 1}, "damage": 1}]}),
    ("each with one price", {"ability": [{"each": {"most": 2}, "damage": 1}]}),
    ("each.combo", {"ability": [{"each": {"combo": 1}, "damage": 1}]}),
    ("cure, which cannot", {"ability": [{"each": {"energy": 1}, "cure": True}]}),
    (
        "change of any number",
        {"ability": [{"at": "rolled", "each": {"energy": 1}, "change": {"any": True, "to": "8"}}]},
    ),
    ("pairs, which is not read", {"ability": [{"at": "rolled", "rise": {"pairs": True}}]}),
    ("all, which is not read", {"ability": [{"at": "rolled", "rise": {"all": True}}]}),
    ("rerolls, which is not read", {"ability": [{"at": "rolled", "spot": {"rerolls": True}, "damage": 1}]}),
    ("most = 2, of which one", {"ability": [{"at": "rolled", "again": {"any": True, "most": 2}}]}),
    ("level and most = 2", {"ability": [{"at": "rolled", "again": {"level": True, "most": 2}}]}),
    ("need.spare without", {"ability": [{"need": {"spare": "improved_smite"}, "dice": "R"}]}),
    ("need.without after", {"ability": [{"at": "rolled", "need": {"without": "R"}, "heal": 1}]}),
    ("discard, but only", {"ability": [{"discard": True, "dice": "R"}]}),
    ("unequip, but it is never", {"ability": [{"unequip": True, "dice": "R"}]}),
    ("add with uses", {"modify": [{"query": "uses", "add": 1}]}),
    ("fix with health", {"modify": [{"query": "health", "fix": 9}]}),
    ("cards with combo", {"modify": [{"query": "combo", "fix": 2, "cards": ["ambush"]}]}),
    ("first with cost", {"modify": [{"query": "cost", "add": -1, "first": "combat"}]}),
    ("need with heal", {"modify": [{"query": "heal", "add": 1, "need": {"first_round": True}}]}),
    ("cards, type and category", {"modify": [{"query": "cost", "add": 1, "cards": ["ambush"], "type": "instant"}]}),
    ("add and fix", {"modify": [{"query": "cost", "add": 1, "fix": 2}]}),
    ("cost without a number", {"modify": [{"query": "cost", "cards": ["ambush"]}]}),
    ("stays without its cards", {"modify": [{"query": "stays"}]}),
    ("energy, which such a card", {"energy": 1, "ability": [{"dice": "R"}]}),
    ("gold, which such a card", {"gold": 3, "ability": [{"dice": "R"}]}),
    ("soulbound, which such a card", {"soulbound": True, "ability": [{"dice": "R"}]}),
]
"""What a Talent might state, and what is said of it."""


@pytest.mark.parametrize(("reason", "row"), UNREAD, ids=lambda each: each if isinstance(each, str) else "")
def test_what_nothing_reads_is_refused(reason: str, row: dict[str, Any]) -> None:
    card = msgspec.convert({"id": CARD, "level": 5, **row}, Talent)
    with pytest.raises(ContentError, match=f"content: {CARD} states .*{re.escape(reason)}"):
        _check_card(card, CONTENT.number, set())


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        (ItemCard, {"deck": "triangle", "type": "bag", "grants": ["ward"]}),
        (ItemCard, {"deck": "triangle", "type": "bag", "modify": [{"query": "health", "add": 1}]}),
        (ItemCard, {"deck": "triangle", "type": "melee", "modify": [{"query": "health", "add": 1, "filled": True}]}),
        (ItemCard, {"deck": "triangle", "type": "melee", "energy": 1, "ability": [{"dice": "R"}]}),
        (ItemCard, {"deck": "triangle", "type": "general", "function": "shield", "ability": [{"dice": "R"}]}),
        (Power, {"type": "instant", "soulbound": True, "ability": [{"dice": "R"}]}),
        (Power, {"ability": [{"dice": "R"}]}),
        (Card, {"gold": 1, "ability": [{"dice": "R"}]}),
    ],
)
def test_facts_that_such_a_card_does_not_have_are_refused(kind: type[Card], row: dict[str, Any]) -> None:
    card = msgspec.convert({"id": CARD, **row}, kind)
    with pytest.raises(ContentError, match=f"content: {CARD} states"):
        _check_card(card, CONTENT.number, set())


@pytest.mark.parametrize(
    "row",
    [
        {"ability": [{"give_up": ["nobody"], "dice": "R"}]},
        {"ability": [{"via": "nobody", "dice": "R"}]},
        {"ability": [{"need": {"category": "nobody"}, "dice": "R"}]},
        {"ability": [{"need": {"trait": ["nobody"]}, "dice": "R"}]},
        {"ability": [{"need": {"without": "R", "spare": "nobody"}, "dice": "G"}]},
        {"modify": [{"query": "equip", "fix": 0, "category": ["nobody"]}]},
        {"modify": [{"query": "cost", "add": 1, "need": {"has": ["nobody"]}}]},
    ],
)
def test_names_of_nothing_are_refused(row: dict[str, Any]) -> None:
    card = msgspec.convert({"id": CARD, "level": 5, **row}, Talent)
    with pytest.raises(ContentError, match=f"{CARD} names nobody"):
        _check_card(card, CONTENT.number, {"pet"})


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"ability": {"top": 2}}, "an ability that costs nothing"),
        ({"leave_each": False}, "leave_each without leave"),
        ({"no_attrition": True, "ability": {"pressure": 1}}, "hits that never lie in the attrition box"),
    ],
)
def test_creatures_state_nothing_unread(row: dict[str, Any], reason: str) -> None:
    kind = {"id": "murloc", "green": [5, 3, 2], "red": [5, 5, 4], "blue": [6, 4, 2], "figures": [8, 4, 4]}
    assert list(unread_of_foe(msgspec.convert({**kind, **row}, Kind))) == [reason]


def test_bosses_state_nothing_unread() -> None:
    boss = msgspec.convert({"id": "old_snake", "values": [5, 3, 2], "leave_each": True}, Boss)
    assert list(unread_of_foe(boss)) == ["leave_each without leave"]
