"""Take docs/pictures: the home page and a table in the middle of a game, on screen and phone, by day and by torch.

    python tools/pictures.py

Needs what the tests need (pip install '.[all,dev]') and Chromium. The same seeds give the same tables; run it again
when the page looks different.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from staged import NAMES, Stage, asked, serving, stage  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SCREEN, PHONE = (1440, 900), (390, 844)
QUALITY = 84
BOARDS = ("large-1b", "medium-2b", "small-2b")
TABLE = Stage(id="picture", seed=12, names=NAMES[:3], settings={"boards": BOARDS}, moment=asked("conquer", 5))
# Two games that run, so that the home page shows what it is for.
OTHERS = (
    Stage(id="other", seed=4, names=("Ilka", "Bram", "Sefa", "Juno"), moment=asked("turn", 3)),
    Stage(id="third", seed=9, names=("Ilka", "Tobin"), moment=asked("redeploy", 2)),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "games.db"
        name, value = stage(data, (TABLE, *OTHERS))
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        with serving(data) as address:
            for theme in ("light", "dark"):
                for device, (width, height) in {"screen": SCREEN, "phone": PHONE}.items():
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
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
                    page.goto(f"{address}/table/{TABLE.id}", wait_until="networkidle")
                    open_cost(page, device)
                    keep(page, f"table-{device}-{theme}")
                    context.close()
        browser.close()


def open_cost(page: Page, device: str) -> None:
    """Touch the first region that needs the die: the card tells its cost and the odds."""
    page.locator(".sw .hits").wait_for(state="attached")
    closing = page.locator(".since .close")
    if closing.count():
        closing.click()
    dice = page.locator(".chips .die" if device == "phone" else ".opt.die")
    dice.first.click()
    page.mouse.move(2, 2)
    page.locator(".dice").first.wait_for()


def keep(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
