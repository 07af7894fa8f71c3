"""The parts of the terminal, one by one."""

import pytest
from rich.cells import cell_len

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.effects import Item, Num
from meetingstone.engine.picture import Area, Choice, Group, Phrase, Picture, Place
from meetingstone.engine.views import view
from meetingstone.terminal.chart import Chart, Words
from meetingstone.terminal.line import _Words
from meetingstone.terminal.menu import LIMIT, Entry, Repeat, entry_at, matching, menu_of, repeat_of
from meetingstone.terminal.seats import names_of
from meetingstone.terminal.table import targets_of
from meetingstone.terminal.voice import Voice
from meetingstone.texts import Texts

# ---- menus


def lines_of(entries: list[Entry]) -> list[str]:
    return [f"{entry.key} {entry.title}" for entry in entries]


def picture_of(choices: list[Choice], areas: tuple[Area, ...] = ()) -> Picture:
    return Picture(seat=0, title=Phrase("x"), choices=tuple(choices), areas=areas)


def group_title(choice: Choice) -> str:
    assert choice.group is not None
    return choice.group.title.id


def test_numbers_first_then_groups_then_letters() -> None:
    folded = Group(Phrase("fold"), "a")
    choices = [Choice(letter="d"), Choice(group=folded), Choice(odds=(1, 6)), Choice(), Choice(group=folded)]
    menu = menu_of(picture_of(choices), ["done", "x", "try", "take", "y"], group_title)
    assert lines_of(menu) == ["1 take", "2 try", "a fold", "d done"]
    assert lines_of(menu[2].below) == ["1 x", "2 y"]


def test_two_lines_never_have_the_same_key() -> None:
    choices = [Choice(), Choice(letter="1"), Choice(letter="d"), Choice(letter="d")]
    keys = [entry.key for entry in menu_of(picture_of(choices), list("abcd"), group_title)]
    assert len(set(keys)) == len(keys)


def test_a_long_menu_is_folded_by_board() -> None:
    boards = tuple(
        Area(name, f"@{name}", 1, 1, tuple(Place(id=f"{name}{i}", name="@p", ground="g") for i in range(20)))
        for name in ("north", "south")
    )
    choices = [Choice(places=(place.id,)) for board in boards for place in board.places]
    menu = menu_of(picture_of(choices, boards), [choice.places[0] for choice in choices], group_title)
    assert lines_of(menu) == ["1 @north", "2 @south"]
    assert all(len(entry.below) <= LIMIT for entry in menu)


@pytest.mark.parametrize(
    ("keys", "found"),
    [("e1d", ["e", "1", None, None, None, None]), ("eld", ["e", "e", "d", None, None, None])],
)
def test_a_line_answers_to_its_key_and_among_letters_to_its_place(keys: str, found: list[str | None]) -> None:
    menu = [Entry(key=key, title=key) for key in keys]
    assert [each.title if (each := entry_at(menu, word)) else None for word in ("E", "1", "3", "4", "0", "x")] == found


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("elwynn", ["elwynn"]),
        ("elw", ["elwynn"]),
        ("ELW", ["elwynn"]),
        ("woods", ["eversong"]),
        ("zul aman", ["zul_aman"]),
        ("zul’am", ["zul_aman"]),
        ("zulaman", []),
        ("forêt", ["foret"]),
        ("zul", ["zul_aman", "zul_drak"]),
        ("brandon town", ["town"]),
        ("brandon rest", []),
        ("seal area 1", ["first"]),
        ("e woods", []),
        ("e", []),
        ("", []),
    ],
)
def test_names(word: str, found: list[str]) -> None:
    names = {
        "elwynn": ("Elwynn",),
        "eversong": ("Eversong Woods",),
        "zul_aman": ("Zul’Aman",),
        "zul_drak": ("Zul’Drak",),
        "foret": ("Forêt",),
        "town": ("Brandon Lightstone: Town",),
        "first": ("Seal in area 1 for 1 Energy",),
        "second": ("Seal in area 2 for 1 Energy",),
    }
    assert matching(word, names) == found


@pytest.mark.parametrize(
    ("line", "repeat"),
    [
        ("3x elwynn", Repeat("elwynn", 3)),
        ("3 x elwynn woods", Repeat("elwynn woods", 3)),
        ("elwynn 3", Repeat("elwynn", 3)),
        ("elwynn x3", Repeat("elwynn", 3)),
        ("2x 4", Repeat("4", 2)),
        ("rest elwynn", Repeat("elwynn", 0)),
        ("resto elwynn", Repeat("elwynn", 0)),
        ("elwynn", None),
        ("rest", None),
        ("12", None),
    ],
)
def test_repeats(line: str, repeat: Repeat | None) -> None:
    assert repeat_of(line, ("rest", "resto")) == repeat


# ---- words


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (Num.of(2, []), "2"),
        (Num.of(2, [Item("mountain", "add", 1, "")]), "3 = 2 base + 1 Mountain"),
        (
            Num.of(
                2, [Item("mountain", "add", 1, ""), Item("@race-dwarves", "add", -2, ""), Item("x", "floor", 1, "")]
            ),
            "1 = 2 base + 1 Mountain - 2 Dwarves",
        ),
        (
            Num.of(2, [Item("@race-dwarves", "add", -2, ""), Item("minimum", "floor", 1, "")]),
            "1 = 2 base - 2 Dwarves, at least 1",
        ),
        (
            Num.of(2, [Item("mountain", "add", 1, ""), Item("@marker-doomhammer", "fix", 1, "")]),
            "1 = 2 base + 1 Mountain, 1 with Doomhammer",
        ),
        (Num.of(0, [Item("@race-orcs", "add", 3, ""), Item("faction", "add", 1, "")]), "4 = 3 Orcs + 1 Faction Bonus"),
    ],
)
def test_sums_explain_themselves(number: Num, said: str) -> None:
    assert Voice(Texts("en"), ()).sum(number) == said


def test_names_of_seats() -> None:
    t = Texts("en")
    you, *bots = names_of(("you", "greedy", "random"), t, "a table")
    assert you == "You" and bots == names_of(("you", "greedy", "random"), t, "a table")[1:]
    anna, second, *bots = names_of(("you:Anna", "you", "greedy", "greedy"), t, "a table")
    assert (anna, second) == ("Anna", "Player 2")
    assert len({name[0] for name in (anna, *bots)}) == 3
    assert names_of(("you", "greedy:Runa"), t, "a table") == ["You", "Runa"]


def test_completion_of_the_line_and_of_what_follows_a_command() -> None:
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    completer = _Words(lambda: ["why", "Elwynn", "conquer:elwynn"])
    for typed, found in (("el", ["Elwynn"]), ("why el", ["Elwynn"]), ("conq", ["conquer:elwynn"]), ("", [])):
        completions = completer.get_completions(Document(typed), CompleteEvent())
        assert [completion.text for completion in completions] == found


# ---- the map


def test_every_name_stands_on_its_board() -> None:
    g = Game.new(registry.game("small_world"), {"players": 5}, seed=seed_from(7))
    picture = registry.game("small_world").picture(view(g, 0))
    for area in picture.areas:
        chart = Chart(area, 96, 22)
        for number, place in enumerate(area.places):
            chart.write(number, [Words([[(place.id, "name")], [("x", "ground")]])])
        rows = [row.plain for row in chart.rows({}, {})]
        assert all(cell_len(row) == 96 for row in rows)
        assert [place.id for place in area.places if not any(place.id in row for row in rows)] == []


def test_places_that_touch_share_a_border() -> None:
    square = ((0.0, 0.0), (5.0, 0.0), (5.0, 10.0), (0.0, 10.0))
    beside = tuple((x + 5, y) for x, y in square)
    places = tuple(Place(id=str(i), name="@x", ground="g", shape=shape) for i, shape in enumerate((square, beside)))
    rows = [row.plain for row in Chart(Area("a", "@a", 10, 10, places), 20, 6).rows({}, {})]
    assert rows[3].strip()[0] == "│" or rows[3][10] == "│"


def test_targets_show_the_cheapest_way() -> None:
    def choice(cost: int, odds: tuple[int, int] | None = None) -> Choice:
        return Choice(places=("elwynn",), cost=Num.of(cost, []), odds=odds)

    assert targets_of(picture_of([choice(4), choice(3)])) == {"elwynn": "3"}
    assert targets_of(picture_of([choice(2, (1, 6)), choice(3)])) == {"elwynn": "3"}
    assert targets_of(picture_of([choice(5, (1, 6))])) == {"elwynn": "5?"}
