"""The line on which the player types: prompt_toolkit in a terminal, a plain one in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from rich.console import Console

from meetingstone.terminal.menu import simple
from meetingstone.texts import Texts


class Input(Protocol):
    """Reads one line; EOFError when there is none, KeyboardInterrupt on Ctrl-C."""

    interactive: bool

    def read(self, prompt: str) -> str: ...


class PipeInput:
    """Lines from a pipe, shown after the prompt so that a transcript can be read."""

    interactive = False

    def read(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line.strip()


class PlainInput:
    """A terminal without colours and completion."""

    interactive = True

    def read(self, prompt: str) -> str:
        return input(prompt).strip()


class _Words(Completer):
    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        self.words = words

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Complete the whole line, or what follows its first word (`why els...`)."""
        typed = document.text_before_cursor.lstrip()
        _, space, rest = typed.partition(" ")
        for start in [typed, *([rest] if space else [])]:
            if start:
                for word in self.words():
                    if simple(word).startswith(simple(start)):
                        yield Completion(word, start_position=-len(start))


class RichInput:
    """History, completion, and a line of advice at the bottom."""

    interactive = True

    def __init__(self, words: Callable[[], Iterable[str]], advice: str) -> None:
        self.session: PromptSession[str] = PromptSession(
            completer=_Words(words), complete_while_typing=False, bottom_toolbar=FormattedText([("", advice)])
        )

    def read(self, prompt: str) -> str:
        return self.session.prompt(FormattedText([("bold", prompt)])).strip()


def open_terminal(t: Texts, *, plain: bool, words: Callable[[], Iterable[str]]) -> tuple[Console, Input, bool]:
    """Where to write, where to read, and whether colours and drawing are left out."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    is_utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    plain = plain or not is_utf8
    console = Console(
        highlight=False, markup=False, emoji=False, no_color=True if plain else None, width=None if is_terminal else 100
    )
    if not is_terminal:
        return console, PipeInput(), plain
    return console, PlainInput() if plain else RichInput(words, t("terminal-advice")), plain
