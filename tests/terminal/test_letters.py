"""One letter means one thing, whatever is played and in whichever language."""

from __future__ import annotations

from random import Random

import pytest

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.terminal.talk import commands
from meetingstone.texts import Texts

ALIKE = {"enough": "ready"}
"""Go on, with nothing more: the same answer to two kinds of questions."""
GAMES = {"small_world": {"players": 3}, "board_game": {"players": 2}, "adventure": {"players": 3}}
MOMENTS = 4000
"""Decisions of each game that are looked at."""


def letters_of(name: str) -> set[tuple[str, str]]:
    """Each letter that a menu showed, and the kind of option, or the group, that it stood for."""
    found: set[tuple[str, str]] = set()
    rng, definition = Random(5), registry.game(name)
    g = Game.new(definition, GAMES[name], seed=seed_from(5))
    for moment in range(MOMENTS):
        if g.question is None:
            g = Game.new(definition, GAMES[name], seed=seed_from(moment))
        assert g.question is not None
        seat = rng.choice(list(g.question.awaited()))
        options = g.options(seat)
        if len(options) < 40:
            picture = definition.picture(view(g, seat))
            for option, choice in zip(options, picture.choices, strict=True):
                kind = str(type(option).__struct_config__.tag)
                if choice.group is not None:
                    found |= {(choice.group.letter, choice.group.title.id)} if choice.group.letter else set()
                elif choice.letter.isalpha():
                    found.add((choice.letter, ALIKE.get(kind, kind)))
        g.take(seat, rng.randrange(len(options)))
    return found


def test_one_letter_means_one_thing() -> None:
    meant: dict[str, set[str]] = {}
    for name in GAMES:
        for letter, kind in letters_of(name):
            meant.setdefault(letter, set()).add(kind)
    for language in ("en", "it"):
        for name, words in commands(Texts(language)).items():
            for word in words:
                if len(word) == 1:
                    meant.setdefault(word, set()).add(f"command {name}")
    assert {letter: kinds for letter, kinds in meant.items() if len(kinds) > 1} == {}
    assert {"d", "g", "m", "z"} <= set(meant)


@pytest.mark.parametrize("language", ["en", "it"])
def test_one_word_is_one_command(language: str) -> None:
    seen: dict[str, str] = {}
    for name, words in commands(Texts(language)).items():
        for word in words:
            assert seen.setdefault(word, name) == name
