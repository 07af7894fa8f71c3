"""What fits on a screen, what is found by its name, and what is said once more: the table as one sees it."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.kernel import Event
from meetingstone.engine.picture import Area, Forecast, Piece, Place
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.games.board_game.content import CONTENT
from meetingstone.terminal.atlas import Atlas
from meetingstone.terminal.play import Play
from meetingstone.terminal.voice import Voice
from meetingstone.texts import Texts
from terminal.test_play import BOARDS, Script, Table
from terminal.test_told import at, in_combat, kinds, shown

HEIGHT = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


class Keyboard(Script):
    """Lines that are typed in a terminal, of which one sees only a part."""

    interactive = True


def rows(g: Game[Any], tmp_path: Path, line: str, *, height: int = HEIGHT) -> list[str]:
    """What ``line`` prints, without what stood there before it."""
    session = Session.new(g.definition, {"players": 2}, seats=("you", "random"), seed=seed_from(1))
    session.game = g
    file = io.StringIO()
    console = Console(file=file, width=100, height=height, highlight=False, markup=False, emoji=False)
    before = 0

    def read(prompt: str) -> str:
        nonlocal before
        if before:
            raise EOFError
        before = file.tell()
        return line

    keyboard = Keyboard([])
    keyboard.read = read  # type: ignore[method-assign]
    Play(session, Texts("en"), console, keyboard, tmp_path / "g.json", plain=True, fast=True).run()
    return file.getvalue()[before:].rpartition("The game is saved")[0].rstrip("\n").split("\n")


def in_town(g: Game[Any]) -> bool:
    return g.question is not None and g.question.kind == "bg-town" and {"train", "done"} <= set(kinds(g))


# ---- what fits


def test_all_choices_stand_on_one_screen_with_what_their_cards_say_above(tmp_path: Path) -> None:
    g = at("small_world", lambda g: "pick" in kinds(g))
    offers = [f"Take {Texts('en').say(*option.says(g))[5:].partition(':')[0]}" for option in g.options(0)]
    last = rows(g, tmp_path, "")[-HEIGHT + 3 :]
    assert all(any(offer in row for row in last) for offer in offers)
    tall = rows(g, tmp_path, "", height=200)
    texts = [i for i, row in enumerate(tall) if row.startswith("      ") and ": " in row]
    first, second = (next(i for i, row in enumerate(tall) if offer in row) for offer in offers[:2])
    assert any(first < i < second for i in texts), "where there is room, each card stands below its option"


def test_a_search_prints_no_more_than_a_screen(tmp_path: Path) -> None:
    g = at("board_game", lambda g: "class" in kinds(g))
    found = rows(g, tmp_path, "rules faction")
    assert len(found) < HEIGHT
    assert found[-1].endswith("more: use more words.")
    tall = rows(g, tmp_path, "rules faction", height=200)
    assert sum("BG-" in row for row in tall) > sum("BG-" in row for row in found) > 0


def test_what_is_indented_goes_on_below_itself(tmp_path: Path, path: Path) -> None:
    table = Table(path, [], boards=BOARDS)
    table.play.say("  " + "word " * 40)
    lines = table.file.getvalue().rstrip().split("\n")[-2:]
    assert all(line.startswith("  word") for line in lines)


# ---- what is found


def test_a_card_is_found_by_its_name_before_those_that_speak_of_it(tmp_path: Path) -> None:
    g = at("board_game", lambda g: "class" in kinds(g))
    found = "\n".join(rows(g, tmp_path, "cards wrath", height=200))
    called = [found.index(f"  {name} (") for name in ("Wrath", "Unbridled Wrath", "Lunar Wand of Arcane Wrath")]
    assert called[0] == 0 and max(called) < found.index("  Meadowfrey: "), "who begins with Wrath only speaks of it"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("why paladin", "You may: Paladin."),
        ("why class:paladin", "You may: Paladin."),
    ],
)
def test_why_speaks_of_what_is_on_offer(tmp_path: Path, line: str, said: str) -> None:
    assert said in shown(at("board_game", lambda g: "class:paladin" in g.keys(0)), tmp_path, (line,))


@pytest.mark.parametrize(("language", "who"), [("en", "taken by"), ("it", "già")])
def test_a_class_that_is_taken_says_by_whom(tmp_path: Path, language: str, who: str) -> None:
    g = at("board_game", lambda g: "class" in kinds(g) and any(row.cells[1] for row in drafted(g)))
    taken = next(row.cells[1] for row in drafted(g) if row.cells[1])
    text = shown(g, tmp_path, (f"why {Texts(language)(taken[1:])}",), language=language)
    assert who in text and "BG-SETUP-02" in text
    assert not any(f"{seat} 2." in text for seat in ("Player", "Giocatore"))


def drafted(g: Game[Any]) -> Any:
    return g.definition.picture(view(g, 0)).panels[0].rows


# ---- what is typed


def test_letters_mean_the_same_while_a_part_of_the_menu_is_open(tmp_path: Path) -> None:
    g = at("board_game", in_town, rich=True)
    number = g.number
    shown(g, tmp_path, ("t", "d"))
    assert g.number > number, "d is done, also below the list of Powers"


def test_what_is_on_the_screen_is_taken_by_its_name(tmp_path: Path) -> None:
    g = at("board_game", in_town, rich=True)
    card = next(option.card for option, kind in zip(g.options(0), kinds(g), strict=True) if kind == "train")
    text = shown(g, tmp_path, ("t", f"learn {Texts('en')(f'bg-{CONTENT.cards[card].id}')}"))
    assert " learns " in text
    assert "could be:" not in text


def test_a_number_at_the_end_may_belong_to_a_name(tmp_path: Path) -> None:
    def several(g: Game[Any]) -> bool:
        return kinds(g).count("equip") > 2

    g = at("board_game", several, rich=True)
    t = Texts("en")
    titles = [t.say(*option.says(g)) for option, kind in zip(g.options(0), kinds(g), strict=True) if kind == "equip"]
    title = titles[1]
    assert f"“{title}” could be: 1 {title}" in shown(g, tmp_path, (title,))
    assert "possible" not in shown(g, tmp_path, (title,))


# ---- what is said


def test_what_comes_twice_from_one_source_is_one_term() -> None:
    voice = Voice(Texts("en"), ())
    assert voice.parts([(6, "@race-worgen"), (1, "faction"), (1, "faction")]) == "6 Worgen + 2 Faction Bonus"


def test_parts_of_the_table_that_are_empty_have_no_heads(tmp_path: Path) -> None:
    text = shown(at("board_game", lambda g: "class" in kinds(g)), tmp_path, ("table",))
    assert "Spellbook" not in text and "Reward" not in text


@pytest.mark.parametrize(("language", "said"), [("en", "You pick the class "), ("it", "Scegli la classe ")])
def test_whoever_picks_is_told(path: Path, language: str, said: str) -> None:
    text = Table(path, ["1", "1", "log"], seats=("you", "random"), game="board_game", language=language).text
    assert said in text


def test_an_event_that_is_drawn_says_what_it_does(tmp_path: Path, path: Path) -> None:
    table = Table(path, [], seats=("you", "random"), game="board_game")
    event = CONTENT.events[0]
    card = next(card for card in table.play.definition.cards() if card.id == event.id)
    table.play._tell(Event("bg-event", {"event": f"@bg-{event.id}"}))
    assert all(Texts("en").say(*sentence) in table.text for sentence in card.text)


def test_who_is_asked_stands_before_the_question(tmp_path: Path) -> None:
    g = at("board_game", in_town, rich=True)
    picture = g.definition.picture(view(g, 0))
    name = Texts("en")(str(picture.about)[1:])
    assert f"{name} · In town" in shown(g, tmp_path)


def test_why_alone_says_the_reason_before_the_rule(tmp_path: Path) -> None:
    g = at("board_game", lambda g: g.question is not None and g.question.kind == "bg-manage" and "equip" in kinds(g))
    text = shown(g, tmp_path, ("why",))
    assert Texts("en")("because-bg-manage") in text
    assert text.index("Spellbook") < text.index("Character Management:"), "the sheets stand beside the question"
    assert "Energy" in text


def test_the_adventure_game_doubts_a_hint_that_the_odds_beside_it_contradict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = at("adventure", in_combat)
    forecast = g.definition.forecast(view(g, 0))
    assert forecast is not None and set(forecast.wins) == set(forecast.options)
    text = shown(g, tmp_path, ("hint",))
    best = next(key for key, title in zip(g.keys(0), titles_of(g), strict=True) if f"would choose: {title}" in text)
    low = {key: 10 if key == best else 90 for key in g.keys(0)}
    monkeypatch.setattr(type(g.definition), "forecast", lambda self, seen: Forecast(options=forecast.options, wins=low))
    assert "But that wins 10 % of the fights; 90 % with: " in shown(g, tmp_path, ("hint",))


def titles_of(g: Game[Any]) -> list[str]:
    return [Texts("en").say(*option.says(g)) for option in g.options(0)]


def test_a_lake_has_no_cost_for_who_may_never_hold_it(path: Path) -> None:
    race = {"race": "orcs", "power": "farmer", "hand": 5}
    position = {"players": 2, "boards": ["large-2b", "small-1b"], "phase": "conquests", "player": [race, {}]}
    for chosen, priced in (("orcs", False), ("naga", True)):
        g = registry.game("small_world").position({**position, "player": [{**race, "race": chosen}, {}]})
        places = [place for area in g.definition.picture(view(g, 0)).areas for place in area.places]
        water = [place for place in places if place.ground in ("lake", "sea")]
        assert water and all((place.cost is not None) == priced for place in water)


def test_a_way_comes_to_the_words_of_its_place() -> None:
    """The second line of Alpha is longer than the first: the way to Omega begins at the name all the same."""
    alpha = Place(id="a", name="@seat-you", label=(0, 0), neighbours=("o",), pieces=(Piece("somebody with a name"),))
    omega = Place(id="o", name="@seat-you", label=(9, 0), neighbours=("a",))
    areas = (Area("x", "@seat-you", 10, 1, (alpha, omega)),)
    text = [row.plain for row in Atlas(areas, {}, Voice(Texts("en"), ()), {}).draw(["a", "o"], 60)]
    row = next(row for row in text if "─○ You" in row)
    assert "  ─" not in row


def test_a_chain_says_what_happened_before_how_far_it_went(path: Path) -> None:
    text = Table(path, ["1, nonsense, more"], boards=BOARDS).text
    assert text.index("You took ") < text.index("not answered: more")


def test_who_follows_the_bot_reads_after_each_choice_what_came_of_it(path: Path) -> None:
    first, second = Table(path, ["2x follow"], boards=BOARDS).text.split("The bot’s choice: ")[1:]
    assert "You took" in first and "You took" not in second


def test_a_line_of_a_menu_begins_with_a_capital(tmp_path: Path) -> None:
    g = at("adventure", lambda g: kinds(g).count("resource") > 1)
    assert any(title[0].islower() for title in titles_of(g)), "scroll, book: words of the board"
    lines = [row.split()[1] for row in rows(g, tmp_path, "") if row[:3].strip().isdigit()]
    assert len(lines) > 1 and all(word[0].isupper() for word in lines)


NONSENSE = (
    "x" * 3000,
    "9" * 400,
    "9" * 400 + "x elwynn",
    "why " + "y" * 450,
    "cards " + "z" * 450,
    "log " + "9" * 400,
    "orders " + "9" * 400 + " never",
    "map " + "9" * 400,
    "\x00\x1b[2J\x07",
    "€ 😀 ﷽ \u202e",
    ",;,;,",
    "rest",
    "99x99x99",
    "-1",
    "%s {0} [bold] :smile:",
)


@pytest.mark.parametrize("game", ["small_world", "adventure", "board_game"])
def test_no_line_ends_a_game_or_changes_it(path: Path, game: str) -> None:
    table = Table(path, [*NONSENSE, "log"], seats=("you", "random"), game=game)
    assert table.play.game.digest() == Table(path, [], seats=("you", "random"), game=game).play.game.digest()
    assert "That line has 3000 characters" in table.text
    assert "\x1b" not in table.text and "\x07" not in table.text
    assert "The game is saved." in table.text


@pytest.mark.parametrize(("line", "asks"), [("?", True), ("%[]{}", False), ("!!", False)])
def test_only_the_question_mark_asks_why(path: Path, line: str, asks: bool) -> None:
    text = Table(path, [line], boards=BOARDS).text
    assert ("SW-COMBO-01" in text) == asks
    assert (f"“{line}” is no option" in text) != asks
