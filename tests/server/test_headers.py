"""What every answer tells the browser to do and to leave, whatever was asked for."""

import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from server.guests import Guest

Guests = Callable[[], Guest]
WEB = Path(str(files("meetingstone") / "web"))
ANSWERS = [
    ("GET", "/"),
    ("GET", "/table/abc"),
    ("GET", "/app.js"),
    ("GET", "/css/base.css"),
    ("GET", "/art/panorama.svg"),
    ("GET", "/locale/en.ftl"),
    ("GET", "/schema"),
    ("GET", "/api/me"),
    ("GET", "/api/games"),
    ("GET", "/api/nothing"),
    ("GET", "/nothing.js"),
    ("GET", "/api/tables/nowhere"),
    ("POST", "/api/me"),
    ("POST", "/api/tables"),
    ("PUT", "/api/me"),
    ("HEAD", "/"),
]


@pytest.mark.parametrize(("method", "path"), ANSWERS)
def test_every_answer_is_framed_by_nobody_and_runs_nothing_foreign(
    client: TestClient[Any], method: str, path: str
) -> None:
    headers = client.request(method, path).headers
    policy = dict(each.strip().partition(" ")[::2] for each in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
    if headers["content-type"].startswith("text/html"):
        assert policy["base-uri"] == "'none'" and policy["form-action"] == "'self'"
        assert headers["cross-origin-opener-policy"] == "same-origin"
    else:
        assert "script-src" not in policy
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert len(headers.get_list("content-security-policy")) == 1


def test_what_has_not_changed_is_answered_with_the_same_headers(client: TestClient[Any]) -> None:
    whole = client.get("/app.js").headers
    known = client.get("/app.js", headers={"If-None-Match": whole["etag"]})
    assert known.status_code == 304 and known.headers["content-security-policy"] == whole["content-security-policy"]


def test_the_page_has_no_script_inline_but_the_map_of_its_modules(client: TestClient[Any]) -> None:
    page = client.get("/")
    inline = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", page.text, re.S)
    assert len(inline) == 1
    digest = b64encode(sha256(inline[0].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in page.headers["content-security-policy"]
    assert "sha256" not in client.get("/app.js").headers["content-security-policy"]


def test_no_markup_of_the_page_brings_a_style_or_a_script(client: TestClient[Any]) -> None:
    """The browser would leave it out: colours of seats come by class, the rest by the style of an element."""
    for file in [*WEB.glob("*.html"), *WEB.glob("art/*.svg"), WEB / "icons.svg"]:
        found = re.findall(r"<[^>]*?\s(?:style|on\w+)=", file.read_text("utf-8"))
        assert not found, (file.name, found)
    # What is put in as text comes out of plain templates; those of htm set the style of an element.
    for file in WEB.glob("games/**/*.js"):
        found = re.findall(r"(?<!html)`<[^`]*?\sstyle=[^`]*`", file.read_text("utf-8"))
        assert not found, (file.name, found)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/app.js", "/api/games", "/api/me", "/schema"])
def test_head_answers_as_get_does_without_a_body(client: TestClient[Any], path: str) -> None:
    client.cookies.clear()
    whole, head = client.get(path), client.head(path)
    assert head.status_code == 200 and head.content == b""
    for name in ("content-type", "etag", "content-length"):
        assert head.headers.get(name) == whole.headers.get(name), name
    assert client.head("/api/nothing").status_code == 404


def test_an_answer_about_a_person_is_kept_by_nobody_on_the_way(guest: Guests) -> None:
    assert guest().call("GET", "/api/me").headers["cache-control"] == "no-store"
