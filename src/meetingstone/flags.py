"""The options of a table as flags of the command line, from what a game's settings declare.

>>> from meetingstone import registry
>>> [flag.words for flag in flags_of(registry.game("small_world"))]
['--mode', '--boards', '--first', '--team-score', '--murlocs']
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from meetingstone import registry
from meetingstone.engine.game import GameDef, Lengths
from meetingstone.texts import Texts

APART = frozenset(("players", "sealed"))
"""Said by the seats and by a flag of its own; and a matter of who sits where, which a server knows."""
DEST = "table_"
MANY = 99
"""More players than any game seats: it refuses them itself, in its own words."""


class Flag(NamedTuple):
    """One option: `--team-score lowest|sum`. A yes-or-no option is off unless it is named."""

    game: str
    name: str
    kind: Any
    lengths: Lengths | None = None
    """How long games last with each value, where that was measured."""

    @property
    def words(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    def add_to(self, group: argparse._ArgumentGroup, t: Texts) -> None:
        told = f"flag-{self.game}-{self.name}"
        lines = [t(told)] if t.has(told) else []
        if self.lengths is not None:
            for value in get_args(self.kind):
                rounds, low, high = self.lengths.of(value)
                lines.append(t("flag-length", value=value, rounds=rounds, low=low, high=high))
        rest: dict[str, Any] = {"dest": DEST + self.name, "help": "; ".join(lines)}
        if self.kind is bool:
            group.add_argument(self.words, action="store_const", const=True, **rest)
        elif get_origin(self.kind) is Literal:
            known = get_args(self.kind)
            shown = "|".join(map(str, known))
            group.add_argument(self.words, choices=known, type=type(known[0]), metavar=shown, **rest)
        elif self.kind is int:
            group.add_argument(self.words, type=int, metavar="N", **rest)
        else:
            group.add_argument(self.words, type=_listed, metavar="A,B", **rest)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def flags_of(definition: GameDef[Any]) -> list[Flag]:
    kinds = get_type_hints(definition.settings)
    names = [field.name for field in msgspec.structs.fields(definition.settings) if field.name not in APART]
    lengths = definition.lengths
    return [
        Flag(definition.id, name, kinds[name], lengths if lengths and lengths.option == name else None)
        for name in names
    ]


def wished(args: argparse.Namespace) -> dict[str, Any]:
    """The options that were named."""
    found = {key.removeprefix(DEST): value for key, value in vars(args).items() if key.startswith(DEST)}
    return {name: value for name, value in found.items() if value is not None}


def told(settings: dict[str, Any]) -> list[str]:
    """Options in words: `overlord kazzak`, `deadly_pvp`."""
    return [name if value is True else f"{name} {value}" for name, value in settings.items() if name not in APART]


# ---- packs


def take_packs(parser: argparse.ArgumentParser, t: Texts) -> None:
    """Let a command take packs: `args.pack` lists their folders."""
    parser.add_argument("--pack", action="append", default=[], type=Path, metavar=t("cli-folder"), help=t("cli-pack"))


# ---- a parser that gets them


class LateParser(argparse.ArgumentParser):
    """Gets the flags of games when it is used, because they need the games, and of one alone when it is named."""

    flags: Texts | None = None
    """The language of the flags; None for a command that takes none."""

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        t, self.flags = self.flags, None
        if t is not None:
            known = registry.game_names()
            for name in [word for word in args or () if word in known][:1] or known:
                self._add(registry.game(name), t)
        return super().parse_known_args(args, namespace)

    def _add(self, definition: GameDef[Any], t: Texts) -> None:
        group = self.add_argument_group(t("cli-game-options", game=t(f"game-{definition.id}"), id=definition.id))
        for flag in flags_of(definition):
            # Of several games the first shows an option that they share; each shows its own when it is named.
            if flag.words not in self._option_string_actions:
                flag.add_to(group, t)


def take_flags(parser: argparse.ArgumentParser, t: Texts) -> None:
    """Let a command take the options of the game that it is about."""
    assert isinstance(parser, LateParser)
    parser.flags = t
