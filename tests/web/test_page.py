"""The page around the table, in a real browser on the real server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from web.patience import becomes, expect, go

PHONE = (390, 844)
PAGES = (
    "/",
    "/setup/small_world",
    "/lobby",
    "/rules/small_world",
    "/gallery/small_world",
    "/learn/small_world",
    "/settings",
    "/help",
    "/nowhere",
)
TABLE = re.compile(r"/table/[\w-]+$")


def table_is_open(page: Any) -> None:
    """The page shows a board with regions."""
    page.wait_for_url(TABLE)
    page.locator("main.full svg.map[role=group]").wait_for()


# ---- from home to a first move


def test_two_clicks_open_a_table_against_bots(visit: Any) -> None:
    page = visit("/")
    page.locator("[data-play=small_world]").click()
    table_is_open(page)


def test_the_keyboard_alone_opens_a_table(visit: Any) -> None:
    page = visit("/")
    page.locator("[data-play=small_world]").wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play") == "small_world":
            break
    page.keyboard.press("Enter")
    table_is_open(page)


def test_a_running_game_waits_on_the_home_page(visit: Any) -> None:
    page = visit("/")
    page.locator("[data-play=small_world]").click()
    page.wait_for_url(TABLE)
    table = page.url
    page.goto(page.url.partition("/table")[0])
    running = page.locator(".run")
    expect(running.first).to_contain_text("Small World")
    running.get_by_role("link").first.click()
    page.wait_for_url(table)


def test_set_up_counts_seats_and_minutes(visit: Any) -> None:
    page = visit("/setup/small_world")
    minutes = page.locator(".length h2").inner_text()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.locator(".seat-row")).to_have_count(4)
    page.locator(".seat-row").nth(1).get_by_role("button", name="Hot-seat").click()
    expect(page.locator(".length h2")).not_to_have_text(minutes, use_inner_text=True)
    page.get_by_role("button", name="Murlocs").click()
    expect(page.locator(".seat-row")).to_have_count(2)
    page.get_by_role("button", name="reset").click()
    expect(page.get_by_role("button", name="Classic")).to_have_attribute("aria-pressed", "true")


def test_there_is_one_you(visit: Any) -> None:
    page = visit("/setup/small_world")
    page.locator(".seat-row").nth(2).get_by_role("button", name="You").click()
    expect(page.locator(".seat-row [aria-pressed=true]")).to_have_text(["Bot", "Bot", "You"], use_inner_text=True)


def test_a_bot_has_a_level_and_a_style(visit: Any) -> None:
    page = visit("/setup/small_world")
    row = page.locator(".seat-row").nth(1)
    row.get_by_label("Style").select_option(label="Hunter")
    expect(row).to_contain_text("Attacks players")
    expect(row.locator("b").first).to_have_text("Hunter")
    row.get_by_label("Level").select_option(label="Novice")
    expect(row.get_by_label("Style")).to_have_count(0)
    expect(row).to_contain_text("has lapses")
    with page.expect_response("**/api/tables") as opened:
        page.get_by_role("button", name="Open the table").click()
    assert [seat["bot"] for seat in opened.value.json()["seats"]] == [None, "novice", "greedy"]


def test_set_up_opens_a_table(visit: Any) -> None:
    page = visit("/setup/small_world")
    page.get_by_role("button", name="Open the table").click()
    table_is_open(page)


def test_a_friend_takes_the_seat_by_link(visit: Any, address: str) -> None:
    host = visit("/setup/small_world")
    host.get_by_role("button", name="Remove a seat").click()
    host.locator(".seat-row").nth(1).get_by_role("button", name="Friend").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link for seat 2")
    link.wait_for()
    guest = visit(link.input_value().removeprefix(address))
    guest.get_by_label("Your name").fill("Marta")
    guest.get_by_role("button", name="Take the seat").click()
    guest.wait_for_url(TABLE)
    host.wait_for_url(TABLE)


def test_an_unknown_table_is_answered_with_a_sentence(visit: Any) -> None:
    page = visit("/help")
    go(page, "/table/nosuchtable")
    page.get_by_role("heading", name="No table at this address").wait_for()


# ---- language, theme, settings


def test_language_and_theme_stay(visit: Any) -> None:
    page = visit("/")
    page.get_by_role("button", name="Italiano").click()
    page.get_by_role("button", name="Gioca subito contro i bot").first.wait_for()
    page.get_by_role("button", name="Torcia").click()
    page.reload()
    page.get_by_role("button", name="Gioca subito contro i bot").first.wait_for()
    expect(page.locator("html[lang=it][data-theme=dark]")).to_be_attached()


def test_the_theme_follows_the_system_until_it_is_chosen(visit: Any) -> None:
    page = visit("/settings", theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_name_is_kept(visit: Any) -> None:
    page = visit("/settings")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    page.locator("header .me", has_text="Anna").wait_for()


# ---- rules and gallery


def test_the_gallery_filters_and_opens_the_rules_at_a_card(visit: Any) -> None:
    page = visit("/gallery/small_world")
    page.get_by_role("button", name="Races").click()
    page.get_by_role("button", name="Horde").click()
    page.get_by_label("Search names and texts").fill("orcs")
    cards = page.locator(".card")
    expect(cards).to_have_count(1)
    cards.get_by_role("button").click()
    expect(page.locator("dialog .rule[aria-current]").first).to_contain_text("SW-RACE-ORCS")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_rules_are_searched_without_accents(visit: Any) -> None:
    page = visit("/rules/small_world", language="it")
    page.get_by_label("Cerca nelle regole").fill("puo citta declino")
    expect(page.locator(".rules")).to_contain_text("Nessuna regola")
    expect(page.locator(".rule")).to_have_count(0)
    page.get_by_label("Cerca nelle regole").fill("puo DECLINO")
    expect(page.locator(".rule").nth(3)).to_be_visible()


def test_what_is_looked_for_is_marked_and_counted(visit: Any) -> None:
    page = visit("/rules/small_world", language="it")
    page.get_by_label("Cerca nelle regole").fill("puo")
    mark = page.locator(".rule mark")
    expect(mark.first).to_have_text("può", ignore_case=True)
    hits = page.locator(".contents b")
    becomes(lambda: sum(map(int, hits.all_inner_texts())), page.locator(".rule").count())
    page.get_by_label("Cerca nelle regole").fill("")
    expect(mark).to_have_count(0)
    expect(hits).to_have_count(0)


def test_what_no_rule_says_is_found_in_the_other_games(visit: Any) -> None:
    page = visit("/rules/small_world", size=PHONE)
    page.get_by_label("Search the rules").fill("overlord")
    expect(page.locator(".rule")).to_have_count(0)
    other = page.locator(".elsewhere a[href^='/rules/board_game']")
    count = re.search(r"\d+", other.inner_text())
    other.click()
    page.wait_for_url("**/rules/board_game?find=overlord")
    expect(page.locator(".rulebook .rule").first).to_contain_text(re.compile("overlord", re.IGNORECASE))
    assert count and page.locator(".rulebook .rule").count() == int(count[0])
    page.get_by_role("button", name="Contents").click()
    page.locator(".contents a:has(b)").first.click()
    page.wait_for_url("**/rules/board_game#*")
    expect(page.locator(".contents ol")).to_have_count(0)


# A card without its sign, or on no ground of its own.
BARE = """() => [...document.querySelectorAll(".cards .card")].filter((card) =>
    !(card.querySelector(".card-art .emblem *, .card-art svg svg path[d^=M i]") ||
        document.querySelector(card.querySelector(".card-art use")?.getAttribute("href") ?? "none")) ||
    !getComputedStyle(card).getPropertyValue("--ground")).map((card) => card.innerText.slice(0, 40))"""


@pytest.mark.parametrize("game", ["small_world", "adventure", "board_game"])
def test_every_card_has_its_sign(visit: Any, game: str) -> None:
    page = visit(f"/gallery/{game}")
    page.locator(".card-art svg").first.wait_for()
    assert page.locator(".card").count() > 30
    assert page.evaluate(BARE) == []


def test_a_rule_has_an_address(visit: Any) -> None:
    page = visit("/rules/small_world#SW-CONQ-03")
    rule = page.locator("[data-rule=SW-CONQ-03]")
    expect(rule).to_have_attribute("aria-current", "true")
    page.wait_for_function("document.querySelector('[data-rule=SW-CONQ-03]').getBoundingClientRect().top < 400")


# ---- the connection


def test_a_lost_connection_comes_back_and_nothing_is_lost(visit: Any) -> None:
    page = visit("/help")
    result = page.evaluate(
        """async () => {
            const { api } = await import("/net.js"), { Live } = await import("/live.js");
            await (await import("/texts.js")).speak("en");
            const order = { game: "small_world", settings: { players: 2, first: 0 },
                            seats: [{ kind: "you" }, { kind: "hotseat", name: "Tom" }] };
            const table = await api.post("/api/tables", order);
            const live = new Live(table.id);
            const until = async (test) => { while (!test()) await new Promise((next) => setTimeout(next, 20)); };
            const asked = () => Object.entries(live.scenes.value).find(([, scene]) => scene.question?.options?.length);
            await until(asked);
            const [seat, scene] = asked();
            live.socket.close();
            // Sent while nothing is connected: it goes out when the table is back.
            const taken = live.answer(Number(seat), scene.question.number, [scene.question.options[0].key]);
            await until(() => live.status.value === "lost");
            await taken;
            const refused = ([seat, scene], key) =>
                live.answer(Number(seat), scene.question.number, [key]).catch((error) => error);
            const late = await refused([seat, scene], scene.question.options[0].key);
            const wrong = await refused(asked(), "nonsense");
            live.close();
            return {
                status: live.status.value,
                moved: asked()[1].question.number > scene.question.number,
                said: [late, wrong].map((each) => `${each.error}: ${each.sentence()}`),
            };
        }"""
    )
    assert result["status"] == "closed"
    assert result["moved"]
    late, wrong = result["said"]
    assert late == "stale: The game had gone on before your move arrived, so it was not taken."
    assert "gone on" not in wrong


def test_a_draft_that_comes_too_late_is_not_called_a_move(visit: Any) -> None:
    page = visit("/help")
    said = page.evaluate(
        """async () => {
            const { api } = await import("/net.js"), { Live } = await import("/live.js");
            await (await import("/texts.js")).speak("en");
            const friend = (name) => ({ kind: "hotseat", name });
            const order = { game: "board_game", settings: { players: 4, classes: "first_game", overlord: "kazzak" },
                            seats: [{ kind: "you" }, friend("Tom"), friend("Ann"), friend("Lea")] };
            const table = await api.post("/api/tables", order);
            const live = new Live(table.id);
            while (!live.info.value) await new Promise((next) => setTimeout(next, 20));
            const late = { type: "intend", version: 99, who: "0", steps: [] };
            const intend = (seat) => live.ask({ ...late, seat }).catch((error) => error);
            const refused = await Promise.all([0, 1, 2, 3].map(intend));
            live.close();
            return refused.filter((each) => each.error === "stale").map((each) => each.sentence());
        }"""
    )
    assert said
    assert all("move" not in each for each in said)


# ---- every page


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_page_has_its_texts(visit: Any, language: str) -> None:
    """A missing text is a warning in the console, and `visit` fails the test for it."""
    for path in PAGES:
        page = visit(path, language=language)
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("main h1")).not_to_be_empty()


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(visit: Any, path: str) -> None:
    page = visit(path, size=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


# ---- words


def test_the_page_joins_italian_words_as_the_terminal_does(visit: Any) -> None:
    table = json.loads((Path(__file__).parents[1] / "grammar_cases.json").read_text(encoding="utf-8"))
    page = visit("/")
    joined = page.evaluate(
        """async ({ articles, cases }) => {
            const { joinNames } = await import("/grammar.js");
            const known = new Map(Object.entries(articles));
            return cases.map(([word, names]) => joinNames(word, names, known));
        }""",
        table,
    )
    assert joined == [case[2] for case in table["cases"]]
