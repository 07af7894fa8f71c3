"""The Adventure Game's table on the page: walking, exploring, fighting, by mouse, by keyboard and on the phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.games.adventure.scene.gallery import gallery
from meetingstone.server.play import Play
from staged import Moment, Stage, serving, stage
from web.patience import at_rest, expect

READY = ".ag[data-mine=true][data-busy=false]"
PHONE = (390, 844)
SHOWN = "[...document.querySelectorAll('.ag [data-answer]')].filter(e => e.getClientRects().length && !e.disabled)"


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def asked(kind: str, has: str = "", fights: bool = False) -> Moment:
    """The first player is asked a question of this kind, with an option whose key begins so, in a fight or not."""

    def is_it(play: Play) -> bool:
        question = play.session.game.question
        if question is None or not question.kind.startswith(kind) or 0 not in question.awaited():
            return False
        scene = play.scenes((0,))[0]
        return (scene.fight is not None) == fights and any(
            option.key.startswith(has) for option in scene.question.options
        )

    return is_it


def has_gear(play: Play) -> bool:
    """The first player moves, and has a weapon or armor in the bag."""
    if not asked("ag-move")(play):
        return False
    scene = play.scenes((0,))[0]
    return any(GALLERY.items[item].kind != "bag" for item in scene.heroes["0"].bag)


def roams(play: Play) -> bool:
    """The first player may walk and will have spaces left; a global event is in force."""
    if not asked("ag-move", "go:")(play):
        return False
    scene = play.scenes((0,))[0]
    return scene.moves > 1 and scene.world is not None


GALLERY = gallery(())
SETTINGS = {"characters": "random"}
MOMENTS = {
    "mouse": asked("ag-move", "go:"),
    "fight": asked("ag-", "play:", fights=True),
    "draft": asked("ag-character"),
    "equip": asked("ag-equip", "item:"),
    "geared": has_gear,
    "roam": roams,
}
TWINS = {
    "mouse": ("adventurekeys", "adventurelook", "adventuresmall", "adventurehints"),
    "fight": ("adventurefits",),
    "roam": ("adventurewalk", "adventurefaces"),
}
STAGES = [
    Stage(
        id=f"adventure{table}",
        twins=TWINS.get(table, ()),
        game="adventure",
        moment=moment,
        bot="random",
        settings={} if table == "draft" else SETTINGS,
    )
    for table, moment in MOMENTS.items()
]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("adventure") / "games.db"
    cookie = stage(data, STAGES)
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, table: str, **how: Any) -> Any:
    page = visit(f"/table/adventure{table}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    return page


def number(page: Any) -> int:
    return int(page.get_attribute(".ag", "data-number"))


def answered(page: Any, before: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('.ag').dataset.number) > n", arg=before)


def test_some_turns_are_played_by_mouse(visit: Any, tables: Tables) -> None:
    """A space is touched twice; whatever else is asked has a button."""
    page = opened(visit, tables, "mouse")
    met: Counter[str] = Counter()
    for step in range(40):
        page.wait_for_selector(f"{READY}, .ag .over")
        if page.locator(".ag .over").count():
            break
        before, kind = number(page), page.get_attribute(".ag", "data-kind")
        met[kind] += 1
        target = page.locator(".hit[data-target]")
        # Every third time somebody stays, so that other questions come as well.
        if target.count() and step % 3 < 2:
            space = target.nth(step % target.count()).get_attribute("data-region")
            page.locator(f"[data-place={space}]").click()
            expect(page.locator(f".hit[data-region={space}][aria-pressed=true]")).to_have_count(1)
            at_rest(page, f".hit[data-region={space}]")
            page.locator(f".hit[data-region={space}]").click(force=True)
        else:
            key = page.evaluate(f"{SHOWN}.map(e => e.dataset.answer).at({step} % {SHOWN}.length)")
            page.evaluate(f"(key) => {SHOWN}.find(e => e.dataset.answer === key).click()", key)
        answered(page, before)
        if met["ag-move"] > 3:
            break
    assert met["ag-move"] > 1 and len(met) > 2, met


def test_a_turn_is_played_by_keyboard_alone(visit: Any, tables: Tables) -> None:
    """Numbers and arrows choose a space, Enter goes there, E ends; F finds a place."""
    page = opened(visit, tables, "keys")
    page.keyboard.press("f")
    page.wait_for_selector(".finder input:focus")
    page.keyboard.type("stormw")
    page.wait_for_selector("[data-found=stormwind_city]")
    page.keyboard.press("Enter")
    expect(page.locator(".hit[data-region=stormwind_city]")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")
    places = page.locator("[data-place]")
    expect(places.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(places.nth(1 % places.count())).to_have_attribute("aria-pressed", "true")
    before = number(page)
    page.keyboard.press("Enter")
    answered(page, before)
    met: Counter[str] = Counter()
    for _ in range(60):
        page.wait_for_selector(READY)
        before, kind = number(page), page.get_attribute(".ag", "data-kind")
        if kind == "ag-move" and met:
            break
        met[kind] += 1
        listed = page.locator(".decision, .fight").count()
        if page.locator(".ms-acts [data-answer]").count():
            page.keyboard.press("e")
        else:
            page.keyboard.press("1")
            if not listed:
                page.wait_for_selector("[data-place][aria-pressed=true]")
                page.keyboard.press("Enter")
        answered(page, before)
    assert page.get_attribute(".ag", "data-kind") == "ag-move", met


def test_keys_live_on_after_a_hint_was_taken_up(visit: Any, tables: Tables) -> None:
    """A click on a hint chooses its space and closes the list; Escape lets go of it, and Enter goes where it says."""
    page = opened(visit, tables, "hints")

    def take_up() -> str:
        page.keyboard.press("h")
        hint = page.locator("[data-hint^='go:']").first
        key = hint.get_attribute("data-hint")
        hint.click()
        expect(page.locator(".hints")).to_have_count(0)
        expect(page.locator(f"[data-region={key.removeprefix('go:')}][aria-pressed=true]")).to_have_count(1)
        return key

    take_up()
    page.keyboard.press("Escape")
    expect(page.locator("[data-region][aria-pressed=true]")).to_have_count(0)
    key, before = take_up(), number(page)
    expect(page.locator(f"[data-answer='{key}']:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    answered(page, before)


def test_a_space_out_of_reach_says_why(visit: Any, tables: Tables) -> None:
    """AG-MOVE-04."""
    page = opened(visit, tables, "look")
    at_rest(page, ".hit[data-region=kelthuzad]")
    page.locator(".hit:not([data-target])[data-region=kelthuzad]").click(force=True)
    expect(page.locator(".whynot")).to_contain_text("AG-")


def test_both_faces_of_a_card_are_shown_and_both_sums(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "fight")
    expect(page.locator(".fight .sum")).to_have_count(2)
    expect(page.locator(".fight .opt").nth(1)).to_be_attached()
    turn = page.locator("[data-do=turn]:not([disabled])")
    if turn.count():
        turn.click()
        page.wait_for_selector(".fight .enc.back2")
    before = number(page)
    page.keyboard.press("1")
    answered(page, before)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), PHONE])
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_fight_fits_its_panel(visit: Any, tables: Tables, size: tuple[int, int], language: str) -> None:
    """Nothing is cut at the side; on a screen card, sums and how not to be asked again are seen without scrolling."""
    page = opened(visit, tables, "fits", size=size, language=language, touch=size == PHONE)
    panel = page.locator(".fight")
    expect(panel.locator(".askless")).to_be_attached()
    at_rest(page, ".fight .askless")
    assert panel.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert panel.evaluate("each => [...each.querySelectorAll('.sum')].every(sum => sum.scrollWidth <= sum.clientWidth)")
    if size != PHONE:
        assert panel.evaluate("each => each.scrollHeight <= each.clientHeight")


def test_a_character_is_picked_by_its_card(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "draft")
    expect(page.locator(".pick .chr").nth(1)).to_be_attached()
    before = number(page)
    page.locator(".pick").first.click()
    answered(page, before)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("table", ["look", "draft"])
def test_nothing_keeps_anybody_out(visit: Any, tables: Tables, violations: Any, table: str, theme: str) -> None:
    page = opened(visit, tables, table, theme=theme)
    assert violations(page) == []


def test_the_phone_has_everything_within_reach_of_a_finger(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "small", size=PHONE, touch=True, language="it")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    low = page.evaluate(
        "[...document.querySelectorAll('.ag button')]"
        ".filter(e => e.getClientRects().length && e.getBoundingClientRect().height < 44).map(e => e.outerHTML)"
    )
    assert low == []
    page.locator("[data-tool=rules]").tap()
    for sheet in ("log", "players", "hand", "hero", "quests"):
        page.locator(f".ms-sheet [data-sheet={sheet}]").tap()
    page.locator(".ms-sheet .shut").tap()
    page.locator("[data-do=hint]").tap()
    page.locator(".ms-focus .hints li").first.wait_for()
    before = number(page)
    page.locator("[data-place]").first.tap()
    page.locator(".ms-acts .pri").tap()
    answered(page, before)


def test_gear_is_dragged_on_and_off(visit: Any, tables: Tables) -> None:
    """AG-MAINT-03."""
    page = opened(visit, tables, "equip")
    before = number(page)
    page.locator(".bag li.may[draggable=true]").first.drag_to(page.locator(".eq"))
    answered(page, before)
    expect(page.locator(".worn[draggable=true]")).not_to_have_count(0)


def test_gear_that_may_not_be_put_on_says_why(visit: Any, tables: Tables) -> None:
    """AG-ITEM-05: not before the maintenance phase."""
    page = opened(visit, tables, "geared")
    page.locator(".bag li[draggable=true]").first.drag_to(page.locator(".eq"))
    expect(page.locator(".whynot")).to_contain_text("AG-ITEM-05")


def test_who_walks_may_say_at_once_that_the_phase_is_over(visit: Any, tables: Tables) -> None:
    """AG-MOVE-02: the primary button goes and goes on, the one beside it keeps what is left of the movement."""
    page = opened(visit, tables, "walk")
    before = number(page)
    page.locator("[data-place]").first.click()
    page.locator("[data-do=walk]").click()
    answered(page, before)
    expect(page.locator(READY)).to_have_attribute("data-kind", "ag-move")
    page = opened(visit, tables, "roam")
    page.locator("[data-place]").first.click()
    page.locator(".ms-acts .pri").click()
    page.wait_for_selector(".ag:not([data-kind=ag-move])")


def test_quests_and_events_have_faces_of_their_own(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "faces")
    page.locator(".gev").click()
    expect(page.locator(".evface")).to_have_count(2)
    expect(page.locator(".evface.up")).to_have_count(1)
    page.locator(".closer .shut").click()
    page.locator("[data-quest]").first.click()
    expect(page.locator(".scroll .seal")).to_be_visible()
    expect(page.locator(".scroll ol li").first).to_be_visible()


HERO = "{ level: 'grey', side: 0, weapon: 'axe', armor: null, wounds: 0, energy: 1 }"
SETTLED = f"""async () => {{
  const {{ freeStep, isSettled, onlyWorn, rememberLeft }} = await import("/games/adventure/settled.js");
  const ask = (kind, keys, more) => ({{
    me: 0, round: 3, active: 0, fight: null, heroes: {{ 0: {HERO} }}, ...more,
    question: {{ kind, options: keys.map((key) => ({{ key, kind: key.split(":")[0], item: key.split(":")[1] }})) }},
  }});
  const left = new Map();
  rememberLeft({{ scene: ask("ag-equip", ["done", "item:axe"]), desk: {{ left }} }}, ["done"]);
  const armed = {{ heroes: {{ 0: {{ ...{HERO}, weapon: "sword" }} }} }};
  return [
    isSettled(ask("ag-equip", ["done", "item:axe"]), left),
    isSettled(ask("ag-equip", ["done", "item:axe", "item:shield"]), left),
    isSettled(ask("ag-equip", ["done", "item:axe"], armed), left),
    onlyWorn(ask("ag-equip", ["done", "item:axe"])),
    onlyWorn(ask("ag-equip", ["done", "item:axe", "item:shield"])),
    Boolean(freeStep(ask("ag-quests", ["done", "travel"]))),
    Boolean(freeStep(ask("ag-quests", ["done", "travel", "discard:axe"]))),
  ];
}}"""


def test_what_was_left_is_asked_again_only_when_something_is_new(visit: Any, tables: Tables) -> None:
    """AG-MAINT-03: another item to put on or another weapon is new; AG-MAINT-02: a step that costs an item is asked."""
    page = visit("/help", server=tables.server, cookie=tables.cookie)
    assert page.evaluate(SETTLED) == [True, False, False, True, False, True, False]


def test_the_own_turn_is_no_news(visit: Any, tables: Tables) -> None:
    page = visit("/help", server=tables.server, cookie=tables.cookie)
    told = page.evaluate("""async () => {
      const { story, seatHeroes } = await import("/games/adventure/story.js");
      seatHeroes({ 0: { id: "grumbaz", seat: 0 } });
      const values = { hero: "@ag-grumbaz" };
      const events = ["ag-hurt", "ag-turn", "ag-rolled", "ag-item"].map((kind, update) => ({ kind, update, values }));
      return [story.since(events, 0), story.since(events, 0, 1)].map((found) => found.map(({ told }) => told.id));
    }""")
    assert told == [["log-ag-hurt", "log-ag-item"], ["log-ag-hurt"]]


def test_every_encounter_and_character_has_a_sign_that_is_drawn(visit: Any, tables: Tables) -> None:
    page = visit("/help", server=tables.server, cookie=tables.cookie)
    heroes, foes, drawn = page.evaluate("""async () => {
      const { HERALDRY, heroCharge, signsOf } = await import("/games/adventure/heraldry.js");
      const gallery = await (await fetch("/api/games/adventure/gallery")).json();
      const signs = Object.entries(gallery.foes).map(([id, foe]) => signsOf(id, foe));
      const heroes = Object.values(gallery.characters).map(({ race }) => heroCharge(race));
      return [heroes, signs.map(({ kind, charge }) => [kind, charge]), HERALDRY];
    }""")
    assert len(set(heroes)) == len(GALLERY.characters) and len(foes) == len(GALLERY.foes)
    kinds, charges = ({pair[i] for pair in foes} for i in (0, 1))
    assert kinds == set(re.findall(r'id="b-(\w+)"', drawn))
    unused = {"troll", "goggles", "hood", "horned", "helmet"} - charges
    assert {*charges, *heroes} | unused == set(re.findall(r'id="h-(\w+)"', drawn))
