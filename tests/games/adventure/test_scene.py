"""The table as a page gets it: whole, typed, and without what a seat may not know."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from meetingstone.engine import Game, seed_from
from meetingstone.engine.picture import Phrase
from meetingstone.engine.scene import scenes
from meetingstone.engine.views import view
from meetingstone.games.adventure.board import LINKS
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import powers_of
from meetingstone.games.adventure.flow.exploration import PlaceToken
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.scene.gallery import gallery
from meetingstone.games.adventure.scene.table import TableScene
from meetingstone.games.adventure.sources import SOURCES
from meetingstone.server.live.deltas import deltas
from meetingstone.texts import LANGUAGES, Texts

Moments = list[tuple[Game[Any], dict[int, TableScene]]]


def played(seed: int, **settings: Any) -> Moments:
    """Every fourth decision of a random game, with the scenes of all."""
    rng = Random(seed)
    g = Game.new(GAME, settings, seed=seed_from(seed))
    seats = (-1, *range(settings["players"]))
    found = []
    count = 0
    while not g.over:
        count += 1
        if count % 4 == 0 or count < 12:
            found.append((g.clone(), scenes(g, seats)))
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    found.append((g, scenes(g, seats)))
    return found


@pytest.fixture(scope="module")
def game() -> Moments:
    return played(5, players=3, rounds=12)


def test_every_option_stands_in_the_scene_of_its_seat(game: Moments) -> None:
    for g, seen in game[:-1]:
        for seat in g.question.awaited():
            question = seen[seat].question
            assert question is not None
            assert [option.key for option in question.options] == [option.key(g) for option in g.options(seat)]


@pytest.mark.rules("AG-RES-06")
def test_whoever_lays_a_discovery_sees_which_and_nobody_else() -> None:
    laying = [
        (g, seen) for seed in (5, 6) for g, seen in played(seed, players=3, rounds=6) if asks(g, "ag-place-token")
    ]
    assert laying
    for g, seen in laying:
        (layer,) = g.question.awaited()
        drawn = next(frame.drawn[layer] for frame in reversed(g.stack) if isinstance(frame, PlaceToken))
        assert seen[layer].card == CONTENT.discoveries[drawn[0]].id
        assert all(scene.card != seen[layer].card for seat, scene in seen.items() if seat != layer)


def asks(g: Game[Any], kind: str) -> bool:
    return g.question is not None and g.question.kind == kind


def test_a_scene_is_json_and_names_things_by_id(game: Moments) -> None:
    for _, seen in game[::10]:
        for scene in seen.values():
            plain = msgspec.json.decode(msgspec.json.encode(scene))
            assert set(plain["spaces"]) <= set(CONTENT.space)
            assert {hero["space"] for hero in plain["heroes"].values()} <= set(CONTENT.space)


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others(game: Moments) -> None:
    held = 0
    for g, seen in game:
        for seat, scene in seen.items():
            mine = g.state.hands[seat] if seat >= 0 and g.state.heroes else ()
            assert [card.id for card in scene.hand] == [CONTENT.abilities[card].id for card in mine]
            held += len(mine)
            for other, hero in scene.heroes.items():
                assert hero.hand == len(g.state.hands[int(other)])
    assert held


def test_a_token_is_named_to_those_who_have_seen_it(game: Moments) -> None:
    """AG-TOK-03: whoever has looked at a facedown token knows it, nobody else."""
    named = 0
    for g, seen in game:
        for seat, scene in seen.items():
            known = sorted(
                CONTENT.discoveries[kind].id
                for row, kinds in enumerate(g.state.hidden)
                for kind in kinds
                if seat >= 0 and row >> seat & 1
            )
            assert sorted(token for space in scene.spaces.values() for token in space.known) == known
            assert sum(space.tokens for space in scene.spaces.values()) == sum(map(len, g.state.hidden))
            named += len(known)
    assert named


def test_a_way_leads_step_by_step_to_its_target(game: Moments) -> None:
    """AG-MOVE-02."""
    walked = 0
    for g, seen in game[:-1]:
        for seat in g.question.awaited():
            question = seen[seat].question
            for option in question.options if question else ():
                if option.way is None:
                    continue
                here = g.state.heroes[seat].space
                for step in option.way:
                    there = CONTENT.space[step]
                    assert there in LINKS[here]
                    here = there
                assert option.space == option.way[-1]
                assert len(option.way) <= g.state.moves
                walked += 1
    assert walked > 100


def test_both_sums_of_a_fight_are_those_that_decide_it(game: Moments) -> None:
    """AG-COMBAT-10: what the log says was struck is what the scene has shown."""
    shown = 0
    for g, seen in game:
        fight = seen[-1].fight
        assert (fight is None) == (g.state.fight is None)
        for side in fight.sides if fight else ():
            assert side.attack.total == max(0, sum(item.amount for item in side.attack.items if item.layer == "add") + [
                item.amount for item in side.attack.items if item.layer == "set"
            ][-1])  # fmt: skip
            shown += 1
    assert shown


def test_deltas_lead_from_each_scene_to_the_next(game: Moments) -> None:
    for (_, before), (_, now) in pairwise(game[:80]):
        for seat, delta in deltas(before, now).items():
            built = msgspec.to_builtins(before[seat]) | msgspec.to_builtins(delta.fields)
            for name, entries in msgspec.to_builtins(delta.entries).items():
                table = built[name]
                if isinstance(table, dict):
                    table = {**table, **entries}
                    built[name] = {key: value for key, value in table.items() if value is not None}
                else:
                    built[name] = tuple(entries.get(str(i), value) for i, value in enumerate(table))
            assert built == msgspec.to_builtins(now[seat])


def test_the_gallery_draws_every_space_and_path() -> None:
    box = gallery(())
    assert set(box.map.spaces) == set(CONTENT.space)
    paths = {frozenset((a, b)) for a, b, *_ in box.map.land.paths}
    assert paths == {frozenset((space.id, there)) for space in CONTENT.spaces for there in space.links}
    assert set(box.map.land.regions) == {space.region for space in CONTENT.spaces}


def test_powers_that_a_die_has_triggered_are_told_until_they_happen(game: Moments) -> None:
    """AG-COMBAT-06, AG-POWER-06: after the roll, while cards may still change it."""
    told = 0
    for g, seen in game:
        fight = seen[-1].fight
        for side in (0, 1) if fight else ():
            powers = fight.sides[side].powers
            told += len(powers)
            assert not powers or fight.stage == "powers"
            if fight.stage == "powers":
                triggered = powers_of(g.state, side)
                assert [power.source for power in powers] == [SOURCES[source].id for source, *_ in triggered]
            for power in powers:
                assert str(fight.sides[side].die).replace("6", "X") in Texts("en").say(power.text.id, power.text.values)
    assert told


@pytest.mark.rules("AG-EVENT-03", "AG-QUEST-16")
def test_an_event_tells_which_side_is_up_and_what_lies_on_it() -> None:
    """On the page, and in a terminal by the name of that side."""
    hero = [{"id": "sandrai", "space": "brill"}, {"id": "grumbaz"}]
    marks = ["siege_of_the_cities grumbaz", "apothecary_trial sandrai"]
    world = {"world": "siege_of_the_cities", "turned": ["siege_of_the_cities"], "counters": {"siege_of_the_cities": 2}}
    g = GAME.position({"hero": hero, "located": ["apothecary_trial"], "marks": marks, **world})
    seen = scenes(g, (0,))[0]
    assert seen.marks == {"siege_of_the_cities": (1,), "apothecary_trial": (0,)}
    assert gallery(()).events[seen.world].back == "grateful_cities"
    t = Texts("en")
    table = GAME.picture(view(g, 0))
    told = [t.say(cell.id, cell.values) for panel in table.panels for row in panel.rows for cell in row.cells
            if isinstance(cell, Phrase)]  # fmt: skip
    assert "Grateful Cities (2 counters and tokens of Grumbaz Crowsblood)" in told
    assert any("Apothecary’s Trial (tokens of Sandrai Darkshine)" in words for words in told)


def test_each_face_of_an_event_has_a_text_of_its_own() -> None:
    box = gallery(())
    for event in box.events.values():
        faces = [face for face in (event.back, event.foe, event.item) if face]
        assert len(faces) == 1
        assert box.texts[faces[0]]


OFFERED = re.compile(r"(?i)^(yes|no|s[iì]|do it|ok)[.!?]?$")
"""Answers that say nothing of what they do."""


def test_every_question_says_why_it_is_asked_and_every_answer_what_it_does() -> None:
    """A card or resource asks by its text, else the rule does in a sentence of its own."""
    voices, texts = [Texts(language) for language in LANGUAGES], gallery(()).texts
    asked: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        g = Game.new(GAME, {"players": 3, "characters": "random"}, seed=seed_from(seed))
        for _ in range(300):
            if g.over:
                break
            seat = rng.choice(g.question.awaited())
            scene = scenes(g, (seat,))[seat]
            question, cause = scene.question, scene.cause
            for voice in voices:
                if cause.because:
                    assert voice(cause.because.id) != cause.because.id
                else:
                    assert cause.resource or texts[cause.text or cause.card], (question.kind, cause)
                assert voice.say(question.prompt.id, question.prompt.values) != question.prompt.id
                for option in question.options:
                    assert not OFFERED.match(voice.say(option.text.id, option.text.values)), option
            asked[question.kind] += cause.because is None
            g.take(seat, rng.randrange(len(g.options(seat))))
    assert min(asked["ag-may"], asked["ag-choose"], asked["ag-discard"], asked["ag-pay"], asked["ag-target"]) > 0, asked
