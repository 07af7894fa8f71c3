"""One command, `meetingstone`; what it can do is in `commands/`.

>>> main(["--version"])
meetingstone 0.1.0
0
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from pkgutil import iter_modules
from typing import NoReturn

from meetingstone import commands
from meetingstone.engine.record import RecordError
from meetingstone.engine.rules import ContentError, Refused
from meetingstone.errors import Trouble
from meetingstone.flags import LateParser
from meetingstone.registry import UnknownName
from meetingstone.texts import LANGUAGES, Texts, language_from_env

ORDER = (
    "serve",
    "play",
    "learn",
    "rules",
    "cards",
    "replay",
    "verify",
    "scenario",
    "sim",
    "bench",
    "backup",
    "restore",
)


def main(argv: Sequence[str] | None = None) -> int:
    """0: done; 1: a check failed; 2: it could not be done, and one sentence says why."""
    words = list(sys.argv[1:] if argv is None else argv)
    t = Texts(language_from_env())
    for stream in (sys.stdout, sys.stderr):
        # A word that is no text is told as far as it can be.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        t = _language(words, t)
        return _run(words, t)
    except SystemExit as leaving:
        return int(leaving.code or 0)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # `meetingstone rules | head`: nobody reads on; keep the interpreter from flushing into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Trouble, UnknownName, Refused, RecordError, ContentError, OSError) as error:
        print(sentence(error, t), file=sys.stderr)
        return 2


def _language(words: list[str], t: Texts) -> Texts:
    """Take `--lang` out of the line, wherever it stands: even the help is written in that language."""
    for i, word in enumerate(words):
        if word == "--":
            break
        name, equals, wished = word.partition("=")
        if name != "--lang":
            continue
        if not equals:
            wished = words[i + 1] if i + 1 < len(words) else ""
        if wished not in LANGUAGES:
            raise Trouble("cli-bad-language", language=wished, known=t.join(LANGUAGES))
        del words[i : i + (1 if equals else 2)]
        return Texts(wished)
    return t


def _run(words: list[str], t: Texts) -> int:
    parser = build(t)
    args, unknown = parser.parse_known_args(words)
    if unknown:
        raise Trouble("cli-unknown-option", option=unknown[0], command=_command(args))
    if args.version:
        print(f"meetingstone {version('meetingstone')}")
        return 0
    if args.command is None:
        parser.print_help()
        return 0
    status: int = args.func(args, t)
    return status


def _command(args: argparse.Namespace) -> str:
    return f"meetingstone {args.command}" if args.command else "meetingstone"


def sentence(error: Exception, t: Texts) -> str:
    """Any of our refusals as one sentence."""
    if isinstance(error, Trouble):
        return t.say(error.message, error.values)
    if isinstance(error, UnknownName):
        return error.sentence(t)
    if isinstance(error, Refused):
        return f"{t.why(error.why)} ({error.why.rule})"
    if isinstance(error, RecordError):
        return t.say(f"record-{error.reason}", error.values)
    if isinstance(error, OSError):
        return t("cli-unreadable", file=str(error.filename or ""), error=error.strerror or str(error))
    return str(error)


# ---- the parser


def build(t: Texts) -> Parser:
    """The whole command line in one language."""
    Formatter.usage = t("cli-usage")
    parser = Parser("meetingstone", t)
    parser.description, parser.epilog = t("cli-description"), t("cli-epilog")
    parser.add_argument("--version", action="store_true", help=t("cli-version"))
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=t("cli-lang"))
    subparsers = parser.add_subparsers(
        title=t("cli-commands"), dest="command", metavar=t("cli-command"), parser_class=_parser_class(t)
    )
    for name in _modules():
        import_module(f"{commands.__name__}.{name}").register(subparsers, t)
    return parser


def _modules() -> list[str]:
    found = {module.name for module in iter_modules(commands.__path__)}
    return sorted(found, key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps examples as they are written, and says "usage" in the player's language."""

    usage = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} " if prefix is None else prefix)


class Parser(LateParser):
    """One clear sentence instead of argparse's usage and message."""

    def __init__(self, prog: str, t: Texts, **options: object) -> None:
        options.pop("formatter_class", None)
        super().__init__(prog, formatter_class=Formatter, add_help=False, allow_abbrev=False, **options)  # type: ignore[arg-type]
        self.t = t
        self._positionals.title = t("cli-arguments")
        self._optionals.title = t("cli-options")
        self.add_argument("-h", "--help", action="help", help=t("cli-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, name in ERRORS:
            match = re.search(pattern, message, re.DOTALL)
            if match:
                found = {group: text.replace("'", "") for group, text in match.groupdict().items()}
                raise Trouble(name, command=self.prog, **found)
        raise Trouble("cli-bad-usage", command=self.prog, error=message)


# argparse writes English only; these are all the messages that our options can cause.
ERRORS = (
    (r"arguments are required: (?P<option>.+)", "cli-missing"),
    (r"argument (?P<option>\S+): expected .*argument", "cli-needs-value"),
    (r"argument (?P<option>\S+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.+)\)", "cli-bad-choice"),
    (r"argument (?P<option>\S+): invalid \w+ value: '(?P<value>.*)'", "cli-bad-value"),
)


def _parser_class(t: Texts) -> type[argparse.ArgumentParser]:
    class SubParser(Parser):
        def __init__(self, prog: str, **options: object) -> None:
            super().__init__(prog, t, **options)

    return SubParser


if __name__ == "__main__":
    sys.exit(main())
