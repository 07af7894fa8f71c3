"""Take docs/pictures: home page, tables in the middle of games and a fight, on screen and phone, by day and by torch.

    python tools/pictures.py

Needs what the tests need (pip install '.[all,dev]') and Chromium. The same seeds give the same tables; run it again
when the page looks different.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from meetingstone.server.play import Play  # noqa: E402
from staged import NAMES, Moment, Stage, asked, serving, stage  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SCREEN, PHONE = (1440, 900), (390, 844)
QUALITY = 84
PAUSE = 1_500
"""Milliseconds that odds of a space may take."""
BOARDS = ("large-1b", "medium-2b", "small-2b")
TABLE = Stage(id="picture", seed=12, names=NAMES[:3], settings={"boards": BOARDS}, moment=asked("conquer", 5))
# Two games that run, so that the home page shows what it is for.
OTHERS = (
    Stage(id="other", seed=4, names=("Ilka", "Bram", "Sefa", "Juno"), moment=asked("turn", 3)),
    Stage(id="third", seed=9, names=("Ilka", "Tobin"), moment=asked("redeploy", 2)),
)


def in_turn(kind: str, turn: int, wounds: bool = False, has: str = "") -> Moment:
    """The first player of the Board Game is asked this from a turn on, with such an answer; in a fight, with somebody
    hurt already."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        question = game.question
        if question is None or game.state.turn < turn or question.kind != kind or 0 not in question.awaited():
            return False
        if not any(key.startswith(has) for key in game.keys(0)):
            return False
        fight = game.state.fight
        return not wounds or (fight is not None and fight.round > 1)

    return is_it


LEADERS = ("Ilka", "Tobin")
CAMPAIGN = Stage(
    id="campaign",
    game="board_game",
    seed=18,
    names=LEADERS,
    settings={"overlord": "nefarian"},
    moment=in_turn("bg-act", 15),
)
FIGHT = Stage(
    id="fight",
    game="board_game",
    seed=15,
    names=LEADERS,
    settings={"overlord": "kazzak"},
    moment=in_turn("bg-reroll", 12, wounds=True, has="die:"),
)


def in_round(round_: int, kind: str, has: str, least: int, fights: bool) -> Moment:
    """The first player of the Adventure Game has so many answers of a kind, in a fight after the roll or in none."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        question = game.question
        if question is None or game.state.round < round_ or question.kind != kind or 0 not in question.awaited():
            return False
        fight = game.state.fight
        rolled = fight is not None and 0 not in fight.dice
        return rolled == fights and sum(key.startswith(has) for key in game.keys(0)) >= least

    return is_it


HEROES = ("Ilka", "Tobin", "Oona", "Bram")
ADVENTURE = Stage(
    id="adventure", game="adventure", seed=17, names=HEROES, moment=in_round(6, "ag-move", "go:", 9, fights=False)
)
DUEL = Stage(
    id="duel", game="adventure", seed=5, names=HEROES, moment=in_round(6, "ag-at-after_roll", "play:", 2, fights=True)
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "games.db"
        cookie = stage(data, (TABLE, *OTHERS, CAMPAIGN, FIGHT, ADVENTURE, DUEL))
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        with serving(data) as address:
            for theme in ("light", "dark"):
                for device, size in {"screen": SCREEN, "phone": PHONE}.items():
                    take(browser, address, cookie, theme, device, size)
        browser.close()


def take(
    browser: Browser, address: str, cookie: tuple[str, str], theme: str, device: str, size: tuple[int, int]
) -> None:
    """All pictures of one look."""
    name, value = cookie
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale="en",
        reduced_motion="reduce",
        device_scale_factor=2 if device == "phone" else 1,
        has_touch=device == "phone",
    )
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    keep(page, f"home-{device}-{theme}")
    for table, look in LOOKS:
        page.goto(f"{address}/table/{table.id}", wait_until="networkidle")
        look(page, device)
        keep(page, f"{PICTURES[table.id]}-{device}-{theme}")
    context.close()


PICTURES = {TABLE.id: "table", CAMPAIGN.id: "campaign", FIGHT.id: "fight", ADVENTURE.id: "adventure", DUEL.id: "duel"}


def choose_journey(page: Page, device: str) -> None:
    """Touch the region that is farthest: the map draws the way there."""
    page.locator(".bg[data-mine=true] [data-target=travel]").first.wait_for(state="attached")
    page.locator("[data-deed=travel]").click()
    page.locator("[data-place]:has(.stepcount:text('2'))").first.click()
    if device == "screen":
        page.locator(".decision .shut").click()
    page.mouse.move(2, 2)


def choose_dice(page: Page, device: str) -> None:
    """Pick the dice that one would reroll first: boxes and odds tell what may come of it."""
    page.locator(".combat [data-do=worst]").click()
    page.locator(".die.sel").first.wait_for()


def open_cost(page: Page, device: str) -> None:
    """Touch the first region that needs the die: the card tells its cost and the odds."""
    page.locator(".sw .hits").wait_for(state="attached")
    closing = page.locator(".since .close")
    if closing.count():
        closing.click()
    page.locator(".opt.die, .chips .die").first.click()
    page.mouse.move(2, 2)
    page.locator(".dice").first.wait_for()


def choose_space(page: Page, device: str) -> None:
    """Touch the farthest space: the map draws the way, and tells what waits there, with the odds."""
    page.locator(".ag[data-mine=true] [data-place]").last.click()
    if page.locator(".since .close").count():
        page.locator(".since .close").click()
    page.mouse.move(2, 2)
    page.locator(".prev").first.wait_for()
    page.wait_for_timeout(PAUSE)


def see_odds(page: Page, device: str) -> None:
    """The odds of each card come by themselves."""
    page.locator(".fight .oddsbox").first.wait_for()


def keep(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


LOOKS = (
    (TABLE, open_cost), (CAMPAIGN, choose_journey), (FIGHT, choose_dice), (ADVENTURE, choose_space), (DUEL, see_odds),
)  # fmt: skip

if __name__ == "__main__":
    main()
