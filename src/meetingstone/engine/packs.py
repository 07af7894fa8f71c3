"""Packs: folders of data that add cards to a game, replace some or leave some out; never code.

A pack states in `pack.toml` what it is; its other files are those of the game's own content, as far as it needs them,
`rules.toml` and `texts/en.ftl`, `texts/it.ftl`. What is wrong with one is a :class:`ContentError`: one sentence with
pack, file, card, field and the nearest known word. docs/packs.md shows how one is made.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from meetingstone.engine.content import Stated, nearest, read
from meetingstone.engine.rules import ContentError

MANIFEST, RULES = "pack.toml", "rules.toml"


class Title(Stated, frozen=True):
    """What people call it, in both languages."""

    en: str
    it: str


class Manifest(Stated, frozen=True, kw_only=True):
    """What a pack says of itself."""

    game: str
    name: str
    """What records call it."""
    title: Title
    licence: str
    author: str
    replaces: tuple[str, ...] = ()
    """Cards that it states anew."""
    leaves_out: tuple[str, ...] = ()
    """Cards that are not played with."""

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.name):
            raise ValueError(f"name is {self.name}; a name has lower-case letters, digits and underscores")


class Pack(NamedTuple):
    """A pack whose manifest has been read. ``hash`` changes with all that games are played with."""

    folder: Path
    manifest: Manifest
    hash: str

    @property
    def name(self) -> str:
        return self.manifest.name

    @property
    def rules(self) -> tuple[Path, ...]:
        """The file of its rules, if it has one."""
        return tuple(path for path in (self.folder / RULES,) if path.is_file())

    def texts_of(self, language: str) -> tuple[Path, ...]:
        """The file of names and other texts in a language, if it has one."""
        return tuple(path for path in (self.folder / "texts" / f"{language}.ftl",) if path.is_file())


def open_pack(folder: Path) -> Pack:
    """The pack in ``folder``."""
    if not (folder / MANIFEST).is_file():
        raise ContentError(f"{folder}: this is no pack, there is no {MANIFEST} in it")
    with told_of(folder.name):
        manifest = read(folder / MANIFEST, Manifest, fields=Manifest.__struct_fields__)
        return Pack(folder.resolve(), manifest, _fingerprint(folder, manifest))


@contextmanager
def told_of(name: str) -> Iterator[None]:
    """Says in front of a :class:`ContentError` which pack it is about."""
    try:
        yield
    except ContentError as error:
        raise ContentError(f"{name}/{error}") from None


def _content_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.toml") if path.name not in (MANIFEST, RULES))


def _fingerprint(folder: Path, manifest: Manifest) -> str:
    """Not of titles, comments and wordings."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(msgspec.json.encode((manifest.name, manifest.replaces, manifest.leaves_out)))
    for path in _content_files(folder):
        try:
            plain = tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ContentError(f"{path.name}: {error}") from None
        digest.update(path.name.encode() + msgspec.json.encode(plain, order="deterministic"))
    return digest.hexdigest()


def hash_with(base: str, packs: Sequence[Pack]) -> str:
    """What records carry: the fingerprint of the game's own content, or one of it and its packs."""
    if not packs:
        return base
    digest = hashlib.blake2b(digest_size=8)
    digest.update("+".join((base, *(pack.hash for pack in packs))).encode())
    return digest.hexdigest()


def key_of(game: str, packs: Sequence[str]) -> str:
    """By what a game with packs is found among others: `small_world`, `small_world+frontier`."""
    return "+".join((game, *packs))


# ---- cards


class Row(Protocol):
    """A card of any game."""

    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=Row)


class Mixed:
    """The cards of a game with what packs make of them, file by file."""

    def __init__(self, folder: Path, packs: Sequence[Pack], files: Collection[str]) -> None:
        self.folder = folder
        self.packs = packs
        self.stated_in: dict[str, str] = {}
        """The file of every card, also of those that a pack leaves out."""
        for pack in packs:
            for path in _content_files(pack.folder):
                if path.name not in files:
                    known = nearest(path.name, files) or f" (known are {', '.join(files)})"
                    raise ContentError(f"{pack.name}/{path.name}: the game has no such file{known}")

    def rows(self, file: str, stated: Callable[[Path], tuple[R, ...]]) -> tuple[R, ...]:
        """The cards of one file: the game's own, then those of each pack. A replaced card keeps its place."""
        found = {row.id: row for row in stated(self.folder / file)}
        self.stated_in |= dict.fromkeys(found, file)
        for pack in self.packs:
            if (pack.folder / file).is_file():
                with told_of(pack.name):
                    self._add(found, file, stated(pack.folder / file), pack.manifest)
            for gone in pack.manifest.leaves_out:
                found.pop(gone, None)
        return tuple(found.values())

    def _add(self, found: dict[str, R], file: str, rows: tuple[R, ...], manifest: Manifest) -> None:
        for row in rows:
            if row.id in manifest.replaces:
                if row.id not in found:
                    raise ContentError(f"{file}: {row.id}: it replaces no card of this file{nearest(row.id, found)}")
            elif row.id in self.stated_in:
                raise ContentError(f"{file}: {row.id}: there is such a card; name it in `replaces`, if it is meant")
            found[row.id] = row
            self.stated_in[row.id] = f"{manifest.name}/{file}"

    def check(self) -> None:
        """Once all files are mixed: what a pack replaces or leaves out is there."""
        for pack in self.packs:
            for field in ("replaces", "leaves_out"):
                for card in getattr(pack.manifest, field):
                    if card not in self.stated_in:
                        hint = nearest(card, self.stated_in)
                        raise ContentError(f"{pack.name}/{MANIFEST}: {field}: there is no card {card}{hint}")


def cited(plain: Any) -> Iterator[str]:
    """The rules that a card names, in whatever row of it."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            if name in ("rule", "pay_rule"):
                yield from [value] if value else []
            else:
                yield from cited(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from cited(value)
