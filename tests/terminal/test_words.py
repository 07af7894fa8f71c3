"""How things are said at the terminal's table: sums with signs, help that keeps its columns, what a bot chose."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.chance import Source
from meetingstone.engine.picture import Forecast, Phrase
from meetingstone.engine.views import view
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import hero_name
from meetingstone.games.board_game.content import CONTENT as BOARD_GAME
from meetingstone.games.board_game.flow.events import DrawEvents
from meetingstone.games.board_game.ids import hero_id
from meetingstone.terminal.seats import names_of
from meetingstone.terminal.table import Painter, shelves
from meetingstone.terminal.talk import PARTS, commands
from meetingstone.terminal.voice import Voice
from meetingstone.texts import Texts
from terminal.test_play import BOARDS, Table
from terminal.test_told import at, kinds, shown


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


CARDS = registry.game("small_world").cards()
CARDS_OF_FATE = BOARD_GAME.events
LABEL = 12
"""The longest word of a help."""
CHAMPION = {
    "players": 2,
    "boards": ["large-1b", "small-1b"],
    "phase": "conquests",
    "player": [
        {"race": "orcs", "power": "championing", "hand": 2, "champion": True},
        {"race": "naga", "power": "farmer"},
    ],
    "regions": {"elwynn": "1 orcs", "redridge": "3 naga", "hayward": "1 naga"},
}


@pytest.mark.parametrize(
    ("language", "option", "told"),
    [
        (
            "en",
            "without a token",
            "conquered Redridge Hills with the Champion alone (Orcs). (2 base + 3 Naga - 5 Championing)",
        ),
        ("it", "senza segnalini", "con il solo Campione (Orchi). (2 base + 3 Naga - 5 "),
    ],
)
def test_the_champion_is_no_token_and_sums_have_one_sign(tmp_path: Path, language: str, option: str, told: str) -> None:
    g = registry.game("small_world").position(CHAMPION)
    g.log, g.source = [], Source(seed_from(3))
    text = shown(g, tmp_path, ("redridge", "conquer:redridge:championing", ""), language=language)
    assert option in text
    assert told in text
    assert not re.search(r"\+ -", text)


def test_what_lowers_a_sum_stands_behind_a_minus() -> None:
    voice = Voice(Texts("en"), names_of(("you", "random"), Texts("en"), "ab"))
    assert (
        voice.parts([(2, "base"), (1, "mountain"), (-2, "@marker-frostmourne")])
        == "2 base + 1 Mountain - 2 Frostmourne"
    )
    assert voice.parts([(-1, "die")]).startswith("- 1 ")


def test_there_is_one_champion_to_place() -> None:
    where = {"region": "@region-elwynn", "piece": "@piece-champion"}
    assert Texts("en").say("option-place-champion", where) == "Place the Champion in Elwynn"
    assert Texts("it").say("option-place-champion", where) == "Piazza il Campione a Elwynn"


def test_a_region_that_the_champion_holds_alone_shows_no_number(tmp_path: Path) -> None:
    orcs = {"race": "orcs", "power": "championing", "hand": 2}
    regions = {"elwynn": "1 orcs", "redridge": "0 orcs, champion"}
    g = registry.game("small_world").position({**CHAMPION, "player": [orcs, {}], "regions": regions})
    text = shown(g, tmp_path, ("list redridge",))
    assert "A Orcs; Champion" in text and "Orcs 0" not in text


@pytest.mark.parametrize(
    ("language", "why"), [("en", "lost no token (Draenei)."), ("it", "perso segnalini (Draenei).")]
)
def test_what_spared_a_token_is_said(tmp_path: Path, language: str, why: str) -> None:
    draenei = [CHAMPION["player"][0], {"race": "draenei", "power": "farmer"}]
    regions = {"elwynn": "1 orcs", "redridge": "1 draenei", "hayward": "1 draenei"}
    g = registry.game("small_world").position({**CHAMPION, "player": draenei, "regions": regions})
    g.log, g.source = [], Source(seed_from(3))
    assert why in shown(g, tmp_path, ("conquer:redridge:championing", ""), language=language)


# ---- follow


def test_the_bot_is_followed_several_times_in_one_line(path: Path) -> None:
    once = Table(path, ["follow"] * 3, boards=BOARDS).play
    for line in ("follow, follow, follow", "3x follow", "follow 3"):
        table = Table(path, [line], boards=BOARDS)
        assert table.play.game.digest() == once.game.digest(), line
        assert len(table.play.marks) == 1, "an undo takes back the whole line"
        assert table.text.count("The bot’s choice: ") == 3


def test_the_bot_is_followed_for_the_rest_of_the_turn(path: Path) -> None:
    table = Table(path, ["rest follow"], boards=BOARDS)
    assert "You scored" in table.text
    assert "was possible" not in table.text and "Taken back" not in table.text
    assert table.play.asking.keys[0].startswith("place:"), "the turn is over, and what was lost is redeployed"


def test_a_chain_may_begin_with_the_bots_choice(path: Path) -> None:
    table = Table(path, ["follow, nonsense"], boards=BOARDS)
    assert table.play.answers
    assert "“nonsense” is no option" in table.text


# ---- help


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["small_world", "adventure", "board_game"])
def test_help_keeps_its_columns_in_a_narrow_terminal(tmp_path: Path, game: str, language: str) -> None:
    g = Game.new(registry.game(game), {"players": 2}, seed=seed_from(3))
    while 0 not in g.question.awaited():
        g.take(g.question.awaited()[0], 0)
    rows = shown_rows(g, tmp_path, "help", language)
    t = Texts(language)
    title = t(f"terminal-help-{game}", place="x").split("\n")[0].strip()
    start = next(i for i, row in enumerate(rows) if row.startswith(("Choose    ", "Scegli    ")))
    labels = [row.strip() if row.strip() == title else row.split("  ")[0] for row in rows[start:] if row[:1].strip()]
    lines = [*helped(t, "terminal-help"), *helped(t, f"terminal-help-{game}")]
    known = [re.split("  +", line)[0] for line in lines if line[:1].strip()]
    assert all(len(label) <= LABEL for label in known if label != title), "every label stands apart from its text"
    assert labels[: len(known)] == known, "what goes on in a second line is indented"


def helped(t: Texts, name: str) -> list[str]:
    return t(name, start="x", key="x", panels="x", place="x").split("\n")


def shown_rows(g: Game[Any], tmp_path: Path, line: str, language: str) -> list[str]:
    rows: list[str] = []
    shown(g, tmp_path, (line,), width=80, language=language, rows=rows)
    return rows


# ---- the Adventure Game


def test_a_character_card_tells_the_numbers_of_its_other_side(tmp_path: Path) -> None:
    def turning(g: Game[Any]) -> bool:
        return any(choice.notes and kind == "use" for choice, kind in zip(choices(g), kinds(g), strict=True))

    g = at("adventure", turning)
    hero = view(g, 0).state.heroes[0]
    assert re.search(r"health \d, (melee|ranged) attack \d, defense \d", shown(g, tmp_path, width=120))
    notes = [note for choice in choices(g) for note in choice.notes if note.id == "text-ag-side"]
    assert notes and all(str(note.values["side"]).endswith("start" if hero.side else "other") for note in notes)


def choices(g: Game[Any]) -> Any:
    return g.definition.picture(view(g, 0)).choices


def test_the_target_of_a_quest_stands_beside_its_name(tmp_path: Path) -> None:
    g = at("adventure", lambda g: any(q.target >= 0 for q in g.state.heroes[0].quests) if g.state.heroes else False)
    quest = next(quest for quest in g.state.heroes[0].quests if quest.target >= 0)
    named = Texts("en")(f"ag-{CONTENT.quests[quest.quest].id}")
    target = Texts("en")(hero_name(g.state, quest.target)[1:])
    assert f"{named} ({target})" in shown(g, tmp_path, ("quests",), width=120)


# ---- what an answer is good for


@pytest.mark.parametrize(("language", "does"), [("en", "Draw 1 card."), ("it", "Peschi 1 carta.")])
def test_a_resource_says_what_it_brings(tmp_path: Path, language: str, does: str) -> None:
    g = at("adventure", lambda g: "resource:scroll" in g.keys(0))
    text = shown(g, tmp_path, ("why resource:scroll",), language=language)
    assert does in text
    assert "AG-RES-01" in text


def test_an_action_says_what_it_is_good_for_and_why_tells_its_rule(tmp_path: Path) -> None:
    g = at("board_game", lambda g: any(key.startswith("rest:") for key in g.keys(0)))
    hero = next(key for key in g.keys(0) if key.startswith("rest:"))
    text = shown(g, tmp_path, (f"why {hero}",))
    level = next(hero_.level for hero_ in g.state.heroes if hero.endswith(hero_id(hero_)))
    assert re.search(rf"regain ({2 * level}|{3 * level}) Health and Energy in all", text)
    assert "BG-REST-01" in text


def test_what_happens_once_is_told_once() -> None:
    """A card that is discarded for a quest."""
    g = at("adventure", lambda g: any(key.startswith("goal:lessons_for_recruits") for key in g.keys(0)))
    g.log = []
    key = next(key for key in g.keys(0) if key.startswith("goal:lessons_for_recruits"))
    g.answer(g.number, key, seat=0)
    told = [event.kind for event in g.log]
    assert told.count("ag-discarded") == 1


def test_a_long_title_is_never_cut_off(tmp_path: Path) -> None:
    g = at("adventure", lambda g: g.question is not None and g.question.kind == "ag-equip")
    title = Voice(Texts("it"), ()).cell(g.definition.picture(view(g, 0)).title)
    for width in (30, 60, 80, 100):
        file = io.StringIO()
        painter = Painter(Console(file=file, width=width), Voice(Texts("it"), ("Tu", "Wulf")), plain=False)
        painter.title(g.definition.picture(view(g, 0)))
        printed = " ".join(file.getvalue().replace("─", " ").split())
        assert printed == f"{title} · tocca a te (A Tu)", width


def test_italian_joins_the_factions_of_cards() -> None:
    told = {card.id: " ".join(Texts("it").say(*sentence) for sentence in card.text) for card in CARDS}
    assert "appartiene all’Alleanza" in told["orcs"]
    assert "Per l’Orda non succede nulla" in told["humans"] and "non occupate dall’Alleanza" in told["humans"]


@pytest.mark.parametrize(
    ("language", "option", "other"),
    [("en", "Take off Bear Pelt Coat", "Put on Bear"), ("it", "Togli la Giubba di Pelle d’Orso", "Indossa la Giubba")],
)
def test_nobody_is_advised_to_take_off_what_helps(tmp_path: Path, language: str, option: str, other: str) -> None:
    """The line says what it does; the coat saves wounds, though nobody falls in one combat."""
    burbonn = {"id": "burbonn", "space": "brill", "armor": "bear_pelt_coat"}
    g = registry.game("adventure").position({"players": 2, "phase": "maintain", "hero": [burbonn]})
    g.source = Source(seed_from(3))
    text = shown(g, tmp_path, ("hint" if language == "en" else "consiglio",), language=language)
    assert option in text and other not in text
    advice = text[text.rindex(option) - 30 : text.rindex(option)]
    assert Texts(language)("terminal-hint-worse", option="").strip(" .") in advice
    best = Texts(language)("terminal-hint", option=Texts(language)("option-done").rstrip("."))
    assert best in text


def test_what_waits_in_a_space_is_said_in_one_breath(tmp_path: Path) -> None:
    heroes = [{"id": "burbonn", "space": "undercity"}, {"id": "sofeea", "space": "brill"}]
    g = registry.game("adventure").position({"players": 2, "phase": "move", "hero": heroes})
    text = shown(g, tmp_path, ("1",), width=120)
    assert re.search(r"Go to Brill +there: scroll, small healing potion and place discovery; Sofeea Icecall", text)


@pytest.mark.parametrize(
    ("region", "told"), [("southshore", "va a Southshore"), ("brightwater_lake", "va al Lago Brightwater")]
)
def test_italian_goes_to_places(region: str, told: str) -> None:
    assert told in Texts("it").say("log-bg-moved", {"hero": "@bg-sofeea_icecall", "region": f"@bg-{region}"})


# ---- the Board Game


@pytest.mark.parametrize("event", ["auction_ring", "the_beasts_of_lordaeron"])
def test_an_event_that_asks_stands_beside_its_question(event: str) -> None:
    """And with an Auction, what is bid for."""
    number = next(i for i, card in enumerate(CARDS_OF_FATE) if card.id == event)
    definition = registry.game("board_game")
    g = definition.position({"turn": 3, "phase": "advance", "creatures": {"brightwater_lake": "1 blue murloc"}})
    g.state.event_deck.append(number)
    g.stack.append(DrawEvents())
    g.source = Source(seed_from(3))
    g._run(None)
    assert g.question is not None and g.question.kind in ("bg-auction", "bg-beasts")
    told = definition.picture(view(g, g.question.awaited()[0])).told
    assert told[0] == event
    prize = CARDS_OF_FATE[number].prize
    assert told[1:] == ((prize,) if prize else ())


# ---- the end


def test_italian_numbers_agree_with_what_they_count_and_have_commas() -> None:
    values = {"seat": 0, "hits": 1, "tries": 7, "expected": Texts("it")("terminal-decimal", number=2.5)}
    for what in ("dice", "attacks", "attempts"):
        told = Texts("it").say("terminal-luck", {**values, "what": what}, seats=("Tu",))
        assert " 1 su 7, attesi 2,5." in told


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_line_of_advice_is_whole_on_a_narrow_screen(language: str) -> None:
    """A terminal cuts its last line off."""
    advice = Texts(language)("terminal-advice")
    assert len(advice) < 80
    words = {word for each in commands(Texts(language)).values() for word in each}
    assert {part.split()[0] for part in advice.split(" · ")[1:]} <= words


def test_boards_stand_side_by_side_only_where_there_is_room() -> None:
    boards = ["large-1a", "medium-1b", "medium-2a", "small-1b"]
    g = registry.game("small_world").position({"players": 4, "boards": boards})
    areas = list(g.definition.picture(view(g, 0)).areas)
    assert [len(shelf) for shelf in shelves(areas, 80)] == [1, 1, 1, 1]
    assert [len(shelf) for shelf in shelves(areas, 100)] == [1, 2, 1]


@pytest.mark.parametrize(("language", "word"), [("en", "cards"), ("it", "carte")])
def test_a_box_of_cards_is_not_poured_out(path: Path, language: str, word: str) -> None:
    text = Table(path, [word], game="board_game", seats=("you", "random"), language=language).text
    usage = Texts(language)("terminal-cards-usage", example="")[:20]
    assert usage in text and text.count("Energ") < 60


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["small_world", "adventure", "board_game"])
def test_help_calls_the_parts_of_the_table_by_their_words(game: str, language: str) -> None:
    t = Texts(language)
    names = {word for panel in PARTS for word in t(f"panel-{panel}").split()}
    listed = [line for line in helped(t, f"terminal-help-{game}") if re.match("(quests|missioni|mine|mio) ", line)]
    for line in listed:
        said = re.split("  +| · ", line)
        words = [each.split(",")[0] for each in (said[0], *said[2:])]
        assert set(words) <= names, line


@pytest.mark.parametrize(("language", "word"), [("en", "mine"), ("it", "mio")])
def test_a_part_that_is_not_there_yet_is_no_unknown_word(path: Path, language: str, word: str) -> None:
    text = Table(path, [word], game="adventure", seats=("you", "random"), language=language).text
    assert Texts(language)("terminal-no-panel", word=word, names=Texts(language)("panel-players").split()[0]) in text


def test_every_part_of_a_table_is_known() -> None:
    for game in ("small_world", "adventure", "board_game"):
        g = at(game, lambda g: len(g.definition.picture(view(g, 0)).panels) > 1)
        assert {panel.id for panel in g.definition.picture(view(g, 0)).panels} <= set(PARTS)


def test_a_tip_stays_below_its_menu_in_a_narrow_terminal(tmp_path: Path) -> None:
    g = at("board_game", lambda g: any(key.startswith("rest:") for key in g.keys(0)))
    tip = Voice(Texts("en"), ()).cell(g.definition.picture(view(g, 0)).tip)
    rows: list[str] = []
    shown(g, tmp_path, width=80, rows=rows)
    start = next(i for i, row in enumerate(rows) if tip[:20] in row)
    said = [row for row in rows[start:] if row.startswith("    ")]
    assert " ".join(row.strip() for row in said) == tip and len(said) > 1


@pytest.mark.parametrize(("other", "doubts"), [(90, True), (50, False)])
def test_a_hint_never_hides_what_the_odds_beside_it_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: int, doubts: bool
) -> None:
    """The bot reckons, the odds come from fights that were tried: where they differ much, both are told."""
    heroes = [
        {"id": "zowka_shattertusk", "region": "balnir_farmstead", "energy": 1},
        {"id": "sofeea_icecall", "region": "balnir_farmstead", "energy": 3},
    ]
    creatures = {"balnir_farmstead": "1 green ghoul terror_in_the_fields"}
    g = registry.game("board_game").position({"turn": 3, "hero": heroes, "creatures": creatures})
    g.source = Source(seed_from(3))
    g.answer(g.number, "challenge:zowka_shattertusk:quest:ghoul", seat=0)
    best, safest = g.keys(0)
    odds = {
        key: Phrase("picture-bg-then", {"win": win, "survive": win, "error": 0, "wounds": 1, "energy": 1})
        for key, win in ((best, 40), (safest, other))
    }
    monkeypatch.setattr(
        type(g.definition), "forecast", lambda self, seen: Forecast(options=odds, wins={best: 40, safest: other})
    )
    text = shown(g, tmp_path, ("hint",))
    assert "would choose: Choose Sofeea Icecall." in text
    assert "Sofeea Icecall: about" not in text
    assert (f"But that wins 40 % of the fights; {other} % with: Choose nobody." in text) == doubts
