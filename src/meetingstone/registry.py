"""Games and bots by name, from entry points, so that other packages can add theirs."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from meetingstone.engine.content import nearest
from meetingstone.engine.packs import Pack, key_of, open_pack
from meetingstone.engine.rules import ContentError
from meetingstone.texts import LANGUAGES, Texts, add

if TYPE_CHECKING:
    from meetingstone.engine.game import GameDef

Kind = Literal["game", "bot"]


class UnknownName(ValueError):
    """Nobody registered a game or a bot of this name."""

    def __init__(self, kind: Kind, name: str, known: tuple[str, ...]) -> None:
        super().__init__(kind, name, known)
        self.kind = kind
        self.name = name
        self.known = known

    @property
    def nearest(self) -> str:
        """The registered name most like the one that was asked for; empty if there is none at all."""
        return next(iter(get_close_matches(self.name, self.known, n=1, cutoff=0)), "")

    def sentence(self, t: Texts) -> str:
        return t(
            "unknown-game" if self.kind == "game" else "unknown-bot",
            name=self.name,
            nearest=self.nearest,
            known=t.join(self.known),
            count=len(self.known),
        )

    def __str__(self) -> str:
        return self.sentence(Texts("en"))


def games(packs: Iterable[Path] = ()) -> dict[str, GameDef[Any]]:
    """Every registered game by its id, and those that ``packs`` belong to, with them, by `packs.key_of`."""
    found = {name: game(name) for name in _entries("game")}
    mine: dict[str, list[Path]] = {}
    for folder in packs:
        mine.setdefault(_game_of(open_pack(folder)), []).append(folder)
    for name, folders in mine.items():
        definition = game(name, folders)
        found[key_of(name, [pack.name for pack in definition.packs])] = definition
    return found


def game_names() -> tuple[str, ...]:
    """The ids of all registered games, without loading them."""
    return tuple(_entries("game"))


def game(game_id: str, packs: Iterable[Path] = ()) -> GameDef[Any]:
    """The game of this id, played with these packs; `UnknownName` if there is none."""
    definition = cast("GameDef[Any]", _loaded("game", game_id))
    folders = tuple(folder.resolve() for folder in packs)
    return _with_packs(definition, folders) if folders else definition


@cache
def _with_packs(definition: GameDef[Any], folders: tuple[Path, ...]) -> GameDef[Any]:
    packs = tuple(map(open_pack, folders))
    for pack in packs:
        if _game_of(pack) != definition.id:
            raise ContentError(f"{pack.name}/pack.toml: it is a pack of {pack.manifest.game}, not of {definition.id}")
    found = definition.with_packs(packs)
    for pack, language in product(packs, LANGUAGES):
        for path in pack.texts_of(language):
            try:
                add(language, f"{pack.name}/texts/{path.name}", path.read_text("utf-8"))
            except ValueError as error:
                raise ContentError(str(error)) from None
    for card in found.cards():
        for language in LANGUAGES:
            if not Texts(language).has(card.name):
                raise ContentError(f"texts/{language}.ftl: {card.id}: there is no text {card.name}, its name")
    return found


def _game_of(pack: Pack) -> str:
    wished, known = pack.manifest.game, game_names()
    if wished not in known:
        raise ContentError(f"{pack.name}/pack.toml: game: there is no game {wished}{nearest(wished, known)}")
    return wished


def bots() -> dict[str, type[Any]]:
    """Every registered bot by its name."""
    return {name: bot(name) for name in _entries("bot")}


def bot(name: str) -> type[Any]:
    """The bot of this name; `UnknownName` if there is none."""
    return cast("type[Any]", _loaded("bot", name))


def bots_told(t: Texts) -> str:
    """Every bot with one line, for a help text; one that others have added stands there by its name."""
    lines = [f"  {name:<8} {t(line)}" if t.has(line := f"bot-{name}-line") else f"  {name}" for name in _entries("bot")]
    return "\n".join([t("bots-title"), *lines])


@cache
def _entries(kind: Kind) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=f"meetingstone.{kind}s"))}


@cache
def _loaded(kind: Kind, name: str) -> object:
    entries = _entries(kind)
    if name not in entries:
        raise UnknownName(kind, name, tuple(entries))
    return entries[name].load()
