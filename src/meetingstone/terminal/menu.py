"""Options with short keys: what a player may type, and what it means."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from meetingstone.engine.picture import Choice, Picture

SHORTEST = 2
"""A single letter that is no key is a slip, not a name."""
LIMIT = 25
"""A menu of more lines is folded."""


class Entry(msgspec.Struct, kw_only=True):
    """One line of a menu: an option (``index``), or more lines under a title."""

    key: str = ""
    title: str
    index: int = -1
    below: list[Entry] = []


def menu_of(picture: Picture, titles: Sequence[str], say_group: Callable[[Choice], str]) -> list[Entry]:
    """The lines of a question; options of one group stand folded behind one line."""
    shelf_of = _Shelves(picture)
    plain: list[tuple[Entry, Choice]] = []
    groups: dict[str, tuple[Entry, list[tuple[Entry, Choice]]]] = {}
    for index, (choice, title) in enumerate(zip(picture.choices, titles, strict=True)):
        entry = Entry(title=title, index=index)
        if choice.group is None:
            plain.append((entry, choice))
        else:
            name = say_group(choice)
            folded = groups.setdefault(name, (Entry(key=choice.group.letter, title=name), []))
            folded[1].append((entry, choice))
    for folder, members in groups.values():
        folder.below = _folded(members, shelf_of)
    numbered = [(entry, choice) for entry, choice in plain if not choice.letter]
    numbered.sort(key=lambda pair: pair[1].odds is not None)
    lettered = [(entry, choice) for entry, choice in plain if choice.letter]
    for entry, choice in lettered:
        entry.key = choice.letter
    entries = [*_folded(numbered, shelf_of), *(folder for folder, _ in groups.values())]
    return with_keys([*entries, *(entry for entry, _ in lettered)])


class _Shelves:
    """Under which name an option is folded: the first of two places, or the board of its one."""

    def __init__(self, picture: Picture) -> None:
        self.places = {place.id: place.name for area in picture.areas for place in area.places}
        self.areas = {place.id: area.name for area in picture.areas for place in area.places}

    def name(self, choice: Choice) -> str:
        return (self.places if len(choice.places) > 1 else self.areas)[choice.places[0]]


def _folded(members: list[tuple[Entry, Choice]], shelf_of: _Shelves) -> list[Entry]:
    """At most LIMIT lines; ``@`` titles are names."""
    if len(members) <= LIMIT or not all(choice.places for _, choice in members):
        return paged([entry for entry, _ in members])
    shelves: dict[str, list[Entry]] = {}
    for entry, choice in members:
        shelves.setdefault(shelf_of.name(choice), []).append(entry)
    return with_keys([Entry(title=name, below=paged(below)) for name, below in shelves.items()])


def paged(entries: list[Entry]) -> list[Entry]:
    """A list of hundreds becomes a list of pages, each called by its first and its last line."""
    if len(entries) <= LIMIT:
        return with_keys(entries)
    size = max(LIMIT, -(-len(entries) // LIMIT))
    pages = [entries[start : start + size] for start in range(0, len(entries), size)]
    return with_keys([Entry(title=f"{page[0].title} … {page[-1].title}", below=paged(page)) for page in pages])


def with_keys(entries: list[Entry]) -> list[Entry]:
    """Every line gets a key of its own: its letter if that is free, otherwise the next number."""
    used: set[str] = set()
    number = 0
    for entry in entries:
        if entry.key and entry.key not in used:
            used.add(entry.key)
            continue
        number += 1
        while str(number) in used:
            number += 1
        entry.key = str(number)
        used.add(entry.key)
    return entries


def entry_at(entries: list[Entry], word: str) -> Entry | None:
    """The line with this key; where all have letters, also the one at this place in the list.

    Among numbers a letter has no place: who types 4 when three lines are left does not mean to end his turn.
    """
    for entry in entries:
        if entry.key == word.lower():
            return entry
    if not word.isdecimal() or any(entry.key.isdecimal() for entry in entries):
        return None
    return entries[int(word) - 1] if 0 < int(word) <= len(entries) else None


# ---- words


def simple(text: str) -> str:
    """How words are compared: without case, accents and signs."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.sub(r"[^a-z0-9:>+]+", " ", "".join(c for c in bare if not unicodedata.combining(c))).strip()


def matching(word: str, names: Mapping[str, Sequence[str]]) -> list[str]:
    """The ids one of whose names is ``word``, else those that begin with it, else those with words that do.

    Several words may leave out what stands between them: `brandon town` is Brandon Lightstone: Town.
    """
    typed = simple(word)
    if len(typed) < SHORTEST:
        return []
    forms = {each: [simple(name) for name in called] for each, called in names.items()}
    for test in (
        lambda name: name == typed,
        lambda name: name.startswith(typed),
        lambda name: f" {typed}" in f" {name}",
    ):
        found = [each for each, called in forms.items() if any(map(test, called))]
        if found:
            return found
    spans = {
        each: min(spans)
        for each, called in forms.items()
        if (spans := [span for name in called if (span := _span(typed.split(), re.split(r"[ :]+", name)))])
    }
    return [each for each, span in spans.items() if span == min(spans.values())]


def _span(typed: Sequence[str], words: Sequence[str]) -> int:
    """Over how many words of a name the typed ones lie, each the beginning of one, in their order; 0 if they do not."""
    if len(typed[0]) < SHORTEST:
        return 0
    spans = []
    for first in range(len(words)):
        at = first
        for begun in typed:
            at = next((i + 1 for i in range(at, len(words)) if words[i].startswith(begun)), 0)
            if not at:
                break
        if at:
            spans.append(at - first)
    return min(spans, default=0)


class Repeat(msgspec.Struct, frozen=True):
    """`3x elwynn`, `elwynn 3`, `rest elwynn`: what to answer, how often (0: as often as possible)."""

    word: str
    times: int


def repeat_of(line: str, rest_words: Iterable[str]) -> Repeat | None:
    first, _, other = line.partition(" ")
    if other and simple(first) in {simple(word) for word in rest_words}:
        return Repeat(other.strip(), 0)
    match = re.fullmatch(r"(\d+)\s*[x×*]\s*(.+)", line)
    if match:
        return Repeat(match[2], int(match[1]))
    match = re.fullmatch(r"(.+?)\s*[x×*]\s*(\d+)|(.*\D.*?)\s+(\d+)", line)
    if match:
        return Repeat(match[1] or match[3], int(match[2] or match[4]))
    return None
