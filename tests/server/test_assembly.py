"""The page is one of a few files, named after what is in them, and is made anew when a source of it changes."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meetingstone.server.app import create_app
from meetingstone.server.assembly import LEFT, assembled
from meetingstone.server.settings import Settings

WEB = Path(str(files("meetingstone") / "web"))
PAGE = {
    "index.html": """<title>Hello</title>
    <link rel="stylesheet" href="/one.css" />
    <link rel="stylesheet" href="/two.css" />
    <script type="importmap">{"imports": {"tool": "/lib/tool.js"}}</script>
    <link rel="modulepreload" href="/lib/tool.js" />
    <script type="module" src="/app.js"></script>""",
    "one.css": '@import url("/inner.css");\n.one { }',
    "inner.css": ".inner { background: url(/art/stone.svg); }",
    "two.css": "/* why */ .two { }",
    "art/stone.svg": "<svg />",
    "lib/tool.js": "const f=x=>x;export{f as tool};",
    "app.js": """// What this is.
import { tool } from "tool";
import { even } from "./parts/even.js";
export const stone = tool("/art/stone.svg");
/** @returns {import("./pages/far.js").Far} */
export const open = () => import("./pages/far.js").then((page) => page.far(even(4)));
""",
    "parts/even.js": 'import { odd } from "./odd.js";\nexport const even = (n) => n === 0 || odd(n - 1);\n',
    "parts/odd.js": 'import { even } from "./even.js";\nexport const odd = (n) => n !== 0 && even(n - 1);\n',
    "pages/far.js": 'import { even } from "../parts/even.js";\nexport { odd as queer } from "../parts/odd.js";\n'
    "export function far(n) { return even(n); }\n",
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    for name, text in PAGE.items():
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / name).write_text(text)
    return tmp_path / "web"


@pytest.fixture
def get(tmp_path: Path, web: Path) -> Iterator[Callable[[str], Any]]:
    with TestClient(create_app(Settings(data=tmp_path / "games.db", web=web))) as client:
        yield client.get


def called(page: str, kind: str) -> str:
    found = re.search(rf'(?:src|href)="(/[^"]+\.{kind})"', page)
    assert found
    return found[1]


def test_a_file_named_after_its_content_is_kept_for_ever(get: Callable[[str], Any]) -> None:
    page = get("/table/abc")
    assert page.headers["cache-control"] == "no-cache"
    for kind in ("css", "js"):
        answer = get(called(page.text, kind))
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    assert "immutable" not in get("/app.js").headers["cache-control"]


def test_styles_are_one_with_all_that_they_import(get: Callable[[str], Any]) -> None:
    page = get("/").text
    assert page.count("stylesheet") == 1
    style = get(called(page, "css")).text
    assert [*re.findall(r"\.\w+(?= {)", style)] == [".inner", ".one", ".two"]
    drawing = re.search(r"url\((/art/stone\.\w+\.svg)\)", style)
    assert drawing and get(drawing[1]).text == "<svg />"


def test_modules_are_one_and_what_a_page_needs_is_another(get: Callable[[str], Any]) -> None:
    page = get("/").text
    always = get(called(page, "js")).text
    assert all(f"// /{name}" in always for name in ("app.js", "lib/tool.js", "parts/even.js", "parts/odd.js"))
    assert '"/art/stone.svg"' not in always and "What this is" not in always
    # The map says where the page is: each file may name the other, and still be named after its content.
    later = re.search(r'import\("([^"]+)"\)', always)
    assert later and later[1] in page
    far = re.search(rf'"{later[1]}":"([^"]+)"', page)
    assert far and "function far" in get(far[1]).text and "function far" not in always


def test_a_file_that_was_changed_gets_another_name(get: Callable[[str], Any], web: Path) -> None:
    before = called(get("/").text, "js")
    (web / "parts/odd.js").write_text(PAGE["parts/odd.js"] + "export const more = 1;\n")
    after = called(get("/").text, "js")
    assert before != after and "more" in get(after).text
    # What it was is kept by whoever has it; it is never another file's content.
    assert get(before).status_code == 404


def test_what_cannot_be_joined_is_named(web: Path) -> None:
    (web / "parts/odd.js").write_text("export let odd = 1;\n")
    with pytest.raises(ValueError, match=r"/parts/odd\.js"):
        assembled(web)


def test_every_module_of_the_page_is_somewhere_once() -> None:
    made = assembled(WEB)
    joined = "\n".join(text.decode() for name, text in made.files.items() if name.endswith(".js"))
    written = re.findall(r"^// (/\S+\.js)$", joined, re.MULTILINE)
    apart = {"early.js", "offline.js", "worker.js"}
    ours = [f"/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*.js") if path.name not in apart]
    assert sorted(written) == sorted(ours)
    # All that is left are the files' own.
    assert not [each for each in LEFT.findall(joined) if " m_" not in each]
    assert "creativecommons.org" in joined
