"""The table in a terminal, driven by typing."""

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from meetingstone import registry
from meetingstone.cli import main
from meetingstone.engine import scenario
from meetingstone.engine.chance import seed_from
from meetingstone.engine.record import read_record, verify
from meetingstone.engine.session import Session
from meetingstone.terminal.play import Play, resumed
from meetingstone.terminal.voice import LETTERS
from meetingstone.texts import Texts

Typist = Callable[[Play], str]
BOARDS = ("large-1a", "medium-1b", "small-1b")


class Script:
    """Types given lines, then whatever ``then`` says; without it the input ends."""

    interactive = False

    def __init__(self, lines: list[str], then: Typist | None = None) -> None:
        self.lines = list(lines)
        self.then = then
        self.play: Any = None

    def read(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then(self.play)


class Table:
    """A game at a scripted keyboard, and all that was printed."""

    def __init__(
        self,
        path: Path,
        lines: list[str],
        then: Typist | None = None,
        *,
        seats: tuple[str, ...] = ("you", "random", "random"),
        load: Path | None = None,
        language: str = "en",
        plain: bool = True,
        game: str = "small_world",
        **settings: Any,
    ) -> None:
        definition = registry.game(game)
        if load:
            session = resumed(Session.load(load.read_bytes(), registry.games()))
        else:
            first = {"first": 0} if game == "small_world" else {}
            checked = {"players": len(seats), **first, **settings}
            session = Session.new(definition, checked, seats=seats, seed=seed_from(7))
        self.file = io.StringIO()
        console = Console(file=self.file, width=100, highlight=False, markup=False, emoji=False)
        script = Script(lines, then)
        told = len(session.log) if load else 0
        self.play = Play(session, Texts(language), console, script, path, plain=plain, fast=True, told=told)
        script.play = self.play
        self.play.run()

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", self.file.getvalue())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield tmp_path / "meetingstone"


def first(play: Play) -> str:
    """Always the first line of the menu."""
    return play.asking.menu[0].key


def one(play: Play) -> str:
    """`1` always means something."""
    return "1"


def lazy(play: Play) -> str:
    """Done whenever that is possible."""
    return "d" if "done" in play.asking.keys else first(play)


# ---- whole games


@pytest.mark.parametrize("typist", [one, lazy])
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (("you", "greedy", "random"), {}),
        (("you", "you:Anna"), {}),
        (("you",), {"mode": "murlocs"}),
        (("random", "random"), {}),
        (("random", "you", "random", "random"), {"mode": "teams"}),
    ],
)
def test_a_whole_game_by_short_keys(path: Path, typist: Typist, seats: tuple[str, ...], settings: Any) -> None:
    table = Table(path, [], typist, seats=seats, **settings)
    assert table.play.game.over
    assert "Total" in table.text
    assert str(path) in table.text.replace(" ", "")
    verify(read_record(path.read_bytes()), registry.games())


def test_the_sources_of_the_coins_add_up_to_the_scores(path: Path) -> None:
    play = Table(path, [], first).play
    earned = [0, 0, 0]
    for earning in play.definition.earnings(play.session.log):
        earned[earning.seat] += earning.amount
    assert tuple(earned) == play.game.result().scores


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_game_with_the_drawn_map(path: Path, language: str) -> None:
    table = Table(path, [], first, plain=False, language=language)
    assert table.play.game.over
    assert "╭" in table.file.getvalue()


def test_the_pipe(data_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert main(["play", "small_world", "--seed", "7", "--seats", "you,random,random", "--lang", "en"]) == 0
    (saved,) = data_home.iterdir()
    printed = capsys.readouterr().out
    assert f"meetingstone play --load {saved}" in printed
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nquit\n"))
    assert main(["play", "--load", str(saved), "--lang", "en"]) == 0
    assert "take back" in capsys.readouterr().out


# ---- nothing is lost


def test_the_end_of_the_input_saves(path: Path) -> None:
    table = Table(path, ["1", "1"])
    assert f"--load {path}" in table.text
    loaded = Session.load(path.read_bytes(), registry.games())
    assert loaded.game.digest() == table.play.game.digest()


def test_a_saved_game_goes_on_where_it_was(path: Path, tmp_path: Path) -> None:
    before = Table(path, ["1", "1"]).play
    again = Table(tmp_path / "other.json", [], first, load=path).play
    assert [event.kind for event in again.session.log[: len(before.session.log)]] == [
        event.kind for event in before.session.log
    ]
    assert again.session.header.seats == ("you", "random", "random")
    assert again.game.over
    earned = sum(earning.amount for earning in again.definition.earnings(again.session.log))
    assert earned == sum(again.game.result().scores)


@pytest.mark.parametrize(
    "line", ["xyzzy", "99", "conquer:nowhere", "e", "why", "3x 99", ",", "rest", "1x", "why xyzzy"]
)
def test_a_line_that_is_no_answer_changes_nothing(path: Path, line: str) -> None:
    before = Table(path, ["1"]).play.game.digest()
    table = Table(path, ["1", line])
    assert table.play.game.digest() == before
    assert table.play.marks == [0]


def test_an_ambiguous_name_asks_back(path: Path) -> None:
    table = Table(path, ["1", "north"], boards=BOARDS)
    assert "North Headlands" in table.text
    table = Table(path, ["1", "th"], boards=BOARDS)
    assert "“th” could be" in table.text


def test_a_file_that_cannot_be_written_is_no_catastrophe(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table = Table(tmp_path / "file" / "game.json", ["1", "save"])
    assert "cannot be written" in table.text


# ---- answering


def test_a_name_a_key_and_a_number_are_the_same_answer(path: Path) -> None:
    digests = {
        Table(path, ["1", line], boards=BOARDS).play.game.digest()
        for line in ("conquer:eversong", "eversong", "Evers", "eversong woods", "EVERSONG")
    }
    assert len(digests) == 1


TO_REDEPLOY = ["1", "eversong", "ghost", "d"]


def test_several_pieces_at_once(path: Path) -> None:
    start = Table(path, TO_REDEPLOY, boards=BOARDS).play.asking
    assert start.keys == ["place:eversong", "place:ghostlands"]
    assert start.picture.tip is not None
    ways = (
        ["rest evers"],
        ["99x eversong"],
        ["eversong 2", "all eversong"],
        ["1, 1", "rest 1"],
        ["1", "rest place:eversong"],
    )
    results = {Table(path, [*TO_REDEPLOY, *lines], boards=BOARDS).play.game.digest() for lines in ways}
    assert len(results) == 1


def test_a_chain_of_several_pieces_each(path: Path) -> None:
    """Names, numbers before and behind them, and what is left, in one line."""
    pieces = Table(path, TO_REDEPLOY, boards=BOARDS).play.game.state.players[0].pieces
    assert pieces > 4
    by_hand = [*TO_REDEPLOY, *["eversong"] * 2, "ghost", *["eversong"] * (pieces - 3)]
    wanted = Table(path, by_hand, boards=BOARDS).play.game.digest()
    for line in ("2x eversong, 1x ghost, rest eversong", "eversong 2, ghostlands, rest evers", "2x 1; 2; rest 1"):
        assert Table(path, [*TO_REDEPLOY, line], boards=BOARDS).play.game.digest() == wanted, line


def test_a_chain_goes_on_when_another_question_comes(path: Path) -> None:
    wanted = Table(path, [*TO_REDEPLOY, "2x evers", "rest ghost"], boards=BOARDS).play.game.digest()
    table = Table(path, ["1", "eversong, ghost, done, 2x evers, rest ghost"], boards=BOARDS)
    assert table.play.game.digest() == wanted
    assert len(table.play.marks) == 2, "an undo takes back the whole line"


def test_a_chain_never_takes_a_number_for_something_else(path: Path) -> None:
    """Number 1 of the conquests is not number 1 of the redeployment."""
    table = Table(path, ["1", "eversong, ghost, d, 1, 1"], boards=BOARDS)
    assert table.play.asking.keys == ["place:eversong", "place:ghostlands"]
    assert table.play.game.digest() == Table(path, TO_REDEPLOY, boards=BOARDS).play.game.digest()
    assert "not answered: 1, 1" in table.text


def test_a_chain_says_what_it_left_out(path: Path) -> None:
    assert "not answered: rest ghost" in Table(path, [*TO_REDEPLOY, "evers, nonsense, rest ghost"], boards=BOARDS).text


def test_a_chain_never_does_what_stands_folded(path: Path) -> None:
    start = [*TO_REDEPLOY, "rest evers", "e"]
    before = Table(path, start, boards=BOARDS).play
    mine = next(key.removeprefix("abandon:") for key in before.asking.keys if key.startswith("abandon:"))
    assert Table(path, [*start, f"{mine}, done"], boards=BOARDS).play.game.digest() == before.game.digest()


def test_numbers_go_on_where_a_conquest_must_follow(path: Path) -> None:
    """A question that must be answered differs from the usual one only in that."""
    play = Table(path, ["1"], boards=BOARDS).play
    asking = play.asking
    assert asking._goes_on("1", asking._kind)
    question = play.game.question
    play.game.question = replace(question, kind=f"must-{question.kind}")
    assert asking._goes_on("1", "conquer")
    play.game.question = replace(question, kind="recruit")
    assert not asking._goes_on("1", "conquer")


def test_a_group_is_folded_and_opened(path: Path) -> None:
    """On the second turn Regions may be abandoned: one line, which opens a menu of its own."""
    table = Table(path, [*TO_REDEPLOY, "rest evers", "e", "a", ""], boards=BOARDS)
    assert table.play.asking.keys[-1] == "done"
    assert "a Abandon a Region … (" in table.text
    assert re.search(r"1 Abandon \w+ .*Enter goes back", table.text)
    assert table.play.asking.menu is table.play.asking.top


def test_a_name_never_abandons_by_itself(path: Path) -> None:
    """Options of a folded group are shown, not taken."""
    start = [*TO_REDEPLOY, "rest evers", "e"]
    before = Table(path, start, boards=BOARDS).play
    mine = next(key.removeprefix("abandon:") for key in before.asking.keys if key.startswith("abandon:"))
    assert Table(path, [*start, mine], boards=BOARDS).play.game.digest() == before.game.digest()


def test_undo_comes_back_to_the_last_thing_typed(path: Path) -> None:
    before = Table(path, TO_REDEPLOY, boards=BOARDS).play
    after = Table(path, [*TO_REDEPLOY, "rest evers", "undo"], boards=BOARDS).play
    assert after.game.digest() == before.game.digest()
    assert after.session.log == before.session.log
    assert "nothing to take back" in Table(path, ["undo"]).text


def test_undo_past_others_asks_the_table(path: Path) -> None:
    lines = [*TO_REDEPLOY, "rest evers", "1", "undo"]
    boards = ("large-1a", "small-1b")
    seats = ("you:Anna", "you:Bruno")
    asked = Table(path, [*lines, "no"], seats=seats, boards=boards)
    assert "does the table agree" in asked.text
    assert "Taken back." not in asked.text
    assert "Taken back." in Table(path, [*lines, "yes"], seats=seats, boards=boards).text


# ---- looking


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("why", "SW-SUBS-01"),
        ("why eversong", "cost for you: "),
        ("why hillsbrad", "SW-FIRST-01"),
        ("why conquer:hillsbrad", "SW-FIRST-01"),
        ("why SW-FACT-04", "SW-FACT-04"),
        ("why 1", "You may: Conquer"),
        ("rules reinforcement die", "SW-FINAL-03"),
        ("cards magic", "Blood Elves"),
        ("rules xyzzy", "Nothing speaks of “xyzzy”"),
        ("score", "you would score 0"),
        ("log", "took"),
        ("hint", "The bot beside you would choose"),
        ("map", "Lordaeron"),
        ("map gilneas", "Gilneas"),
        ("map 9", "There is no board “9”"),
        ("list", "Eversong Woods: Forest"),
        ("table", "closed purse"),
        ("help", "take back"),
    ],
)
def test_commands_that_only_look(path: Path, line: str, expected: str) -> None:
    before = Table(path, ["1"], boards=BOARDS)
    table = Table(path, ["1", line], boards=BOARDS)
    assert expected in table.text[len(before.text) - 200 :]
    assert table.play.game.digest() == before.play.game.digest()


@pytest.mark.parametrize(
    ("language", "word", "why"), [("en", "hint", "The plan: Grumbaz"), ("it", "consiglio", "Il piano: Grumbaz")]
)
def test_a_hint_says_why_in_sentences(path: Path, language: str, word: str, why: str) -> None:
    seats = ("you", "you")
    table = Table(path, [word], seats=seats, language=language, game="board_game", classes="first_game")
    assert why in table.text


def test_a_hint_says_why_without_numbers_and_is_followed(path: Path) -> None:
    table = Table(path, ["hint"], boards=BOARDS)
    said = table.text[table.text.index("The bot beside you") :]
    (combo,) = re.findall(r"would choose: Take (.+?):", said)
    assert "For it: " in said and not re.search(r"[+-]\d+\.\d", said)
    followed = Table(path, ["hint", "follow"], boards=BOARDS)
    assert followed.play.game.number > table.play.game.number
    assert f"Active Race {combo}" in followed.text


def test_italian_words_for_the_commands(path: Path) -> None:
    table = Table(path, ["1", "perché", "regole dado", "aiuto", "annulla"], language="it")
    assert "SW-FINAL" in table.text
    assert "Annullato." in table.text


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("it", "aiuto")])
def test_help_speaks_of_the_game_at_hand(path: Path, language: str, word: str) -> None:
    t = Texts(language)
    for game in ("small_world", "adventure", "board_game"):
        text = Table(path, [word, "xyzzy"], seats=("you", "you"), game=game, language=language).text
        for other in ("small_world", "adventure", "board_game"):
            title = t(f"terminal-help-{other}", place="x").split("\n")[0].strip()
            assert (title in text) == (other == game)
        assert ("Region " in text or "Regione" in text) == (game == "small_world")


def test_a_refused_key_says_which_rule(path: Path) -> None:
    table = Table(path, ["1", "hillsbrad"], boards=BOARDS)
    assert "SW-FIRST-01" in table.text


def test_save_and_export(path: Path, tmp_path: Path) -> None:
    saved, exported = tmp_path / "mine.json", tmp_path / "mine.toml"
    play = Table(path, ["1", "1", f"save {saved}", f"export {exported}"]).play
    assert Session.load(saved.read_bytes(), registry.games()).game.digest() == play.game.digest()
    scenario.run(scenario.read(exported), registry.games())


def test_nobody_sees_anothers_purse(path: Path) -> None:
    """With two at the keyboard each picture shows one purse until the end, and the keyboard changes hands."""
    table = Table(path, ["1", "d"], seats=("you:Anna", "you:Bruno"))
    assert f"Pass the keyboard to {LETTERS[1]} Bruno" in table.text
    for seat in (0, 1):
        rows = table.play.picture(seat).panels[0].rows
        shown = [row.seat for row in rows if isinstance(row.cells[-1], int)]
        assert shown == [seat]
