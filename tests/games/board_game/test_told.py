"""Whole games of the Board Game, told in both languages."""

from random import Random
from typing import Any

import pytest

from meetingstone.engine import Game, seed_from
from meetingstone.games.board_game.content import CONTENT, ITEM_DECKS, QUEST_COLOURS
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.options import BOXES
from meetingstone.games.board_game.state import FACTIONS
from meetingstone.games.board_game.vocabulary import MOMENTS
from meetingstone.texts import LANGUAGES, Texts

DECISIONS = 4_000


def attempts(g: Game[Any], rng: Random) -> list[str]:
    """Keys that somebody might try, most of them not allowed."""
    s = g.state
    if not s.heroes:
        return ["class:shaman"]
    hero = CONTENT.characters[rng.choice(s.heroes).character].id
    card = rng.choice(CONTENT.cards).id
    region = rng.choice(CONTENT.regions).id
    return [
        f"travel:{hero}", f"rest:{hero}", f"train:{hero}", f"town:{hero}", f"challenge:{hero}:pvp", f"go:{region}",
        f"use:{hero}:{card}", f"equip:{hero}:{card}:{rng.randint(1, 9)}", f"unequip:{hero}:{card}", f"train:{card}",
        f"buy:{card}", f"sell:{card}", "ready", "done", "die:red:9", "die:blue:3:rerolled",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    tables = (
        CONTENT.cards, CONTENT.regions, CONTENT.kinds, CONTENT.quests, CONTENT.bosses, CONTENT.events,
        CONTENT.characters, CONTENT.overlords,
    )  # fmt: skip
    words = [each.id for table in tables for each in table]
    words += [*CONTENT.classes, *(region.area for region in CONTENT.regions), *FACTIONS, *ITEM_DECKS, *QUEST_COLOURS]
    words += [f"box-{box}" for box in BOXES] + [f"moment-{moment}" for moment in MOMENTS]
    assert [word for word in words if not Texts(language).has(f"bg-{word}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "overlord": "kazzak"},
        {"players": 3, "overlord": "nefarian", "classes": "random"},
        {"players": 6, "overlord": "kelthuzad", "deadly_pvp": True},
    ],
    ids=lambda each: each["overlord"],
)
def test_a_game_can_be_told(language: str, settings: dict[str, object]) -> None:
    t, rng = Texts(language), Random(7)
    g = Game.new(GAME, settings, seed=seed_from(7))
    told = 0
    for _ in range(DECISIONS):
        if g.over:
            break
        assert g.question is not None
        seat = rng.choice(g.question.awaited())
        assert t("ask-" + g.question.kind)
        options = g.options(seat)
        for option in options[:60]:
            assert t.say(*option.says(g))
        if rng.random() < 0.2:
            for why in (g.explain(key, seat=seat) for key in attempts(g, rng)):
                assert why is None or t.why(why).endswith(".")
        g.take(seat, rng.randrange(len(options)))
        for event in g.log[told:]:
            assert t.log(event).endswith("."), event
        told = len(g.log)
    assert told > 100
