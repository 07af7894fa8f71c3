"""What a page said, and which of it is not Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast

# Everything that is ever written on the page, or read aloud from it.
EARS = """
(() => {
  window.heard = new Set();
  const NAMES = ["aria-label", "title", "placeholder", "alt"];
  const add = (text) => text?.trim() && heard.add(text.trim());
  const hear = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return add(node.parentElement?.closest("style, script") ? "" : node.data);
    for (const name of NAMES) add(node.getAttribute?.(name));
    node.childNodes.forEach(hear);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "childList") addedNodes.forEach(hear);
      else if (type === "attributes") add(target.getAttribute(attributeName));
      else hear(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: NAMES });
})();
"""
SEVERAL_WORDS = re.compile(r"\w+\W+\w+\W+\w+")
RAW = re.compile(r"@\w|\{|\[object|\bundefined\b|\bNaN\b|\bnull\b")


def _texts(node: Any) -> Iterator[str]:
    """The fixed parts of a message, in all its variants."""
    if isinstance(node, ast.TextElement):
        yield from (line.strip(" .,:;()") for line in node.value.split("\n"))
    elif isinstance(node, ast.BaseNode):
        yield from (text for each in vars(node).values() for text in _texts(each))
    elif isinstance(node, list):
        yield from (text for each in node for text in _texts(each))


def _messages(language: str) -> dict[str, set[str]]:
    """The fixed parts of every message, by its id."""
    found = {}
    for file in (files("meetingstone") / "locale" / language).iterdir():
        for each in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(each, ast.Message):
                found[each.id.name] = set(_texts(each.value))
    return found


def foreign(heard: list[str]) -> list[str]:
    """What is English, or no sentence at all but the name of one."""
    english, italian = _messages("en"), _messages("it")
    only_english = set().union(*english.values()) - set().union(*italian.values())
    words = {each for each in only_english if re.search("[A-Za-z]{2}", each)}
    phrases = [each for each in words if SEVERAL_WORDS.search(each)]
    ids = {each for each in english if "-" in each}
    return [
        text
        for text in heard
        if RAW.search(text)
        or ids.intersection(re.findall(r"[\w-]+", text))
        or words.intersection(part.strip(" .:()") for part in re.split(r"[,;·]", text))
        or any(phrase in text for phrase in phrases)
    ]
