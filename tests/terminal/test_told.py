"""What a question says before it is answered: odds, powers, prices, what comes of it; every time anew."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.games.adventure.queries import item_of
from meetingstone.games.board_game.changes import change
from meetingstone.terminal.play import Play
from meetingstone.texts import Texts
from terminal.test_play import Script

Moment = Callable[[Game[Any]], bool]


def at(name: str, moment: Moment, *, rich: bool = False) -> Game[Any]:
    """The first time that seat 0 is asked something like this, in games of chance."""
    for seed in range(20):
        rng = Random(seed)
        g = Game.new(registry.game(name), {"players": 2}, seed=seed_from(seed))
        while g.question is not None:
            if rich:
                for i in range(len(g.state.heroes)):
                    change(g.state, i, gold=30)
            seats = list(g.question.awaited())
            if 0 in seats and moment(g):
                return g
            seat = rng.choice(seats)
            g.take(seat, rng.randrange(len(g.options(seat))))
    raise AssertionError("this never came")


def shown(
    g: Game[Any],
    tmp_path: Path,
    lines: tuple[str, ...] = (),
    *,
    width: int = 100,
    language: str = "en",
    rows: list[str] | None = None,
) -> str:
    """All that was printed, as one line; ``rows`` receives it as it stood."""
    session = Session.new(g.definition, {"players": 2}, seats=("you", "random"), seed=seed_from(1))
    session.game = g
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, markup=False, emoji=False)
    play = Play(session, Texts(language), console, Script(list(lines)), tmp_path / "g.json", plain=True, fast=True)
    play.run()
    printed = file.getvalue()
    if rows is not None:
        rows += printed.split("\n")
    assert max(cell_len(row) for row in printed.split("\n") if str(tmp_path) not in row) <= width
    return re.sub(r"\s+", " ", printed)


def kinds(g: Game[Any]) -> list[str]:
    return [str(type(option).__struct_config__.tag) for option in g.options(0)]


def fights(g: Game[Any]) -> bool:
    return g.state.fight is not None and len(g.options(0)) > 1


def in_combat(g: Game[Any]) -> bool:
    return fights(g) and g.state.fight.attacker == 0 and g.state.fight.defender < 0 and "play" in kinds(g)


def in_pool(g: Game[Any]) -> bool:
    return fights(g) and g.question is not None and g.question.kind == "bg-pool" and "use_all" in kinds(g)


@pytest.mark.parametrize("width", [80, 120])
def test_a_fight_of_the_adventure_game_shows_powers_and_odds(tmp_path: Path, width: int) -> None:
    g = at("adventure", in_combat)
    text = shown(g, tmp_path, width=width)
    picture = g.definition.picture(view(g, 0))
    card = next(card for card in g.definition.cards() if card.id == picture.told[0])
    t = Texts("en")
    for sentence in card.text:
        assert t.say(*sentence) in text
    assert "As it stands: you win" in text
    assert len(re.findall(r"win \d+ %, fall \d+ %", text)) == len(g.options(0))


def test_a_fight_of_the_board_game_shows_abilities_and_odds(tmp_path: Path) -> None:
    g = at("board_game", in_pool)
    text = shown(g, tmp_path)
    assert "% to win" in text and "If you go on like the bot" in text
    picture = g.definition.picture(view(g, 0))
    t = Texts("en")
    for card in g.definition.cards():
        if card.id in picture.told:
            assert all(t.say(*sentence) in text for sentence in card.text)
    assert picture.told


def test_go_and_use_all_say_what_happens(tmp_path: Path) -> None:
    g = at("board_game", in_pool)
    text = shown(g, tmp_path)
    assert "then the pool is rolled" in text
    seen, t = view(g, 0), Texts("en")
    question = g.definition.seat_scene(g.definition.scene(view(g, -1)), seen).question
    free = [option for option in question.options if option.kind == "use" and not option.energy]
    told = text[text.index("; uses ") :]
    assert sum(t(f"bg-{option.card}") in told for option in free) > 1


def test_every_place_of_go_has_a_sentence() -> None:
    from meetingstone.games.board_game.picture import THEN

    for language in ("en", "it"):
        for kind in THEN:
            assert Texts(language)(f"picture-bg-go-{kind.removeprefix('bg-')}")


def test_what_an_equip_throws_out_is_said_before(tmp_path: Path) -> None:
    def full(g: Game[Any]) -> bool:
        return any("throws out" in str(choice.notes) or choice.notes for choice in _equips(g))

    g = at("board_game", full, rich=True)
    text = shown(g, tmp_path, ("1", "", "2", "", "3", "", "4"))
    assert "throws out" in text or "covers" in text


def _equips(g: Game[Any]) -> list[Any]:
    if "equip" not in kinds(g):
        return []
    return [c for c, kind in zip(g.definition.picture(view(g, 0)).choices, kinds(g), strict=True) if kind == "equip"]


@pytest.mark.parametrize("kind", ["train", "buy"])
def test_shop_and_training_tell_type_level_and_price(tmp_path: Path, kind: str) -> None:
    def shop(g: Game[Any]) -> bool:
        return kind in kinds(g) and g.question is not None and g.question.kind == "bg-town"

    text = shown(at("board_game", shop, rich=True), tmp_path, (kind[0],))
    for fact in ("type: ", "level: ", "gold: "):
        assert fact in text
    assert "class: " not in text


def test_an_item_tells_its_numbers_and_what_it_replaces(tmp_path: Path) -> None:
    def worn(g: Game[Any]) -> bool:
        """A second weapon or armor may be put on."""
        if g.question is None or g.question.kind != "ag-equip":
            return False
        hero = g.state.heroes[0]
        worn = {item_of(card).kind for card in (hero.weapon, hero.armor) if card >= 0}
        return any(item_of(option.item).kind in worn and option.item in hero.bag for option in g.options(0)[1:])

    text = shown(at("adventure", worn), tmp_path, width=120)
    assert re.search(r"(attack|defense) \d", text)
    assert "goes into your bag" in text and ".;" not in text


def test_nothing_is_told_only_once(tmp_path: Path) -> None:
    """The text of a card stands there at the second question as at the first."""
    g = at("adventure", lambda g: g.question is not None and g.question.kind == "ag-move" and "play" in kinds(g))
    choices = g.definition.picture(view(g, 0)).choices
    played = choices[kinds(g).index("play")].cards[0]
    card = next(card for card in g.definition.cards() if card.id == played)
    sentence = Texts("en").say(*card.text[-1])
    assert shown(g, tmp_path, ("",)).count(sentence) == 2


def test_a_bare_yes_or_no_says_what_it_is_about(tmp_path: Path) -> None:
    g = at("adventure", lambda g: kinds(g)[:1] == ["yes"] or kinds(g)[-1:] == ["yes"])
    assert g.definition.picture(view(g, 0)).told


def test_classes_and_characters_tell_their_values(tmp_path: Path) -> None:
    text = shown(at("board_game", lambda g: "class" in kinds(g)), tmp_path)
    assert text.count("by level; begins with") == len(kinds(at("board_game", lambda g: "class" in kinds(g))))
    assert "health 5, melee attack" in shown(at("adventure", lambda g: "character" in kinds(g)), tmp_path)
