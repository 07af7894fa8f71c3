"""The one place that reads Fluent: every sentence a player sees comes from `locale/<language>/*.ftl`."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber
from fluent.syntax import ast

from meetingstone import grammar

LANGUAGES = ("en", "it")

# Families of messages whose members are named by content (`region-hillsbrad`) or by a reason or kind in the code
# (`why-not-adjacent`), so that no call of `t` names them.
PREFIXES = (
    "action-",
    "ag-",
    "answer-",
    "area-",
    "because-",
    "ask-",
    "bg-",
    "board-",
    "card-",
    "category-",
    "class-",
    "colour-",
    "deck-",
    "deed-",
    "fact-",
    "faction-",
    "flag-",
    "flight-",
    "form-",
    "function-",
    "game-",
    "kind-",
    "label-",
    "lesson-",
    "log-",
    "marker-",
    "option-",
    "panel-",
    "picture-ag-is-",
    "picture-ag-phase-",
    "picture-bg-go-",
    "picture-bg-group-",
    "picture-bg-step-",
    "piece-",
    "power-",
    "primer-",
    "quiet-",
    "race-",
    "record-",
    "region-",
    "seat-",
    "shell-",
    "size-",
    "source-",
    "story-ag-",
    "story-bg-",
    "symbol-",
    "terminal-help-",
    "terrain-",
    "text-",
    "town-",
    "trait-",
    "type-",
    "when-",
    "where-",
    "why-",
    "window-",
    "worth-",
)

# Values that are the number of a seat, or a list of them; sentences use them as names. A number called `seats` counts.
SEAT = ("seat", "payee")
SEATS = "seats"

Argument = str | int | float


class Reasoned(Protocol):
    """What a refusal of the engine looks like from here."""

    @property
    def reason(self) -> str: ...

    @property
    def values(self) -> Mapping[str, Any]: ...


class Happened(Protocol):
    """What an event of the engine looks like from here."""

    @property
    def kind(self) -> str: ...

    @property
    def values(self) -> Mapping[str, Any]: ...


@runtime_checkable
class Phrased(Protocol):
    """What a phrase of the engine looks like from here: a message with its own values, inside a sentence."""

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> Mapping[str, Any]: ...


class MissingText(LookupError):
    """A language has no such message. Nothing falls back to English: a gap must be seen."""

    def __init__(self, message_id: str, language: str) -> None:
        super().__init__(message_id, language)
        self.message_id = message_id
        self.language = language

    def __str__(self) -> str:
        return f"There is no text {self.message_id!r} in language {self.language!r}."


class BadText(ValueError):
    """A message cannot be written with the arguments it was given."""


class Texts:
    """The sentences of one language.

    >>> t = Texts("it")
    >>> t.join(["Orchi", "Troll", "Nani"])
    'Orchi, Troll e Nani'
    >>> t.has("list-last"), t.has("no-such-text")
    (True, False)
    >>> t.say("option-exchange", {"region": "@region-elwynn", "other": "@region-westfall"})
    'Scambia Elwynn e Westfall'
    >>> t("no-such-text")
    Traceback (most recent call last):
    meetingstone.texts.MissingText: There is no text 'no-such-text' in language 'it'.
    """

    __slots__ = ("language",)

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language

    def __call__(self, message_id: str, /, **args: Argument) -> str:
        return _written(self.language, message_id, tuple(args.items()))

    def has(self, message_id: str) -> bool:
        return _bundle(self.language).has_message(message_id)

    def join(self, items: Iterable[str]) -> str:
        """A list as people say it: `a, b and c`."""
        *others, last = list(items) or [""]
        if not others:
            return last
        link = "list-last-before-e" if last[:1] in ("e", "E") else "list-last"
        return self("list-between").join(others) + self(link) + last

    def say(
        self, message_id: str, values: Mapping[str, Any] | None = None, *, seats: Sequence[str] | None = None
    ) -> str:
        """A message whose values may be messages themselves (`@region-elwynn`), phrases, or lists of values.

        `seats` holds the players' names. Whoever reads is called by the message `seat-you`, which verbs agree with.
        """
        args: dict[str, Argument] = {}
        for name, value in (values or {}).items():
            if name in SEAT and isinstance(value, int):
                args[name] = self._seat(value, seats)
            elif name == SEATS and isinstance(value, list | tuple):
                args[name] = self.join(self._seat(seat, seats) for seat in value)
            else:
                args[name] = self._rendered(value)
        return self(message_id, **args)

    def why(self, why: Reasoned) -> str:
        """Why a rule does not allow something."""
        return self.say("why-" + why.reason, why.values)

    def log(self, event: Happened, seats: Sequence[str] | None = None) -> str:
        """What happened."""
        return self.say("log-" + event.kind, event.values, seats=seats)

    def source(self, source: str) -> str:
        """Where a part of a cost or score comes from: a card (`@race-orcs`) or a word of the rules (`mountain`)."""
        return self(source[1:] if source.startswith("@") else "source-" + source)

    def _rendered(self, value: Any) -> Argument:
        if isinstance(value, str):
            return self(value[1:]) if value.startswith("@") else value
        if isinstance(value, list | tuple):
            return self.join(str(self._rendered(each)) for each in value)
        if isinstance(value, int | float):
            # Formats of numbers end at 28 digits.
            return value if abs(value) < 10**15 else str(value)
        if isinstance(value, Phrased):
            return self.say(value.id, value.values)
        raise BadText(f"A value of a text is a word, a number, a phrase or a list of them, not {value!r}.")

    def _seat(self, seat: int, seats: Sequence[str] | None) -> str:
        if seats is not None and 0 <= seat < len(seats):
            return seats[seat]
        return self("seat-number", number=seat + 1)


def language_from_env(env: Mapping[str, str] = os.environ) -> str:
    """The player's language: `MEETINGSTONE_LANG` first, then what the system says, else English."""
    for variable in ("MEETINGSTONE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wished := env.get(variable):
            codes = (re.split(r"[_.@-]", name)[0].lower() for name in wished.split(":"))
            return next((code for code in codes if code in LANGUAGES), "en")
    return "en"


_added: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
"""What packs have brought, by the file that it comes from."""


def add(language: str, name: str, source: str) -> None:
    """The texts of a pack's file, in place of what that file said before.

    :class:`BadText` if one cannot be read or is there already; then nothing is added.
    """
    before = _added[language].pop(name, None)
    if before == source:
        _added[language][name] = source
        return
    _forget()
    try:
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Junk):
                raise BadText(f"{name}: this is no text: {(entry.content or '').strip().partition(chr(10))[0]}")
            if isinstance(entry, ast.Message) and Texts(language).has(entry.id.name):
                raise BadText(f"{name}: there is a text {entry.id.name} already")
    except BadText:
        if before is not None:
            _added[language][name] = before
        _forget()
        raise
    _added[language][name] = source
    _forget()


def _forget() -> None:
    _bundle.cache_clear()
    _written.cache_clear()


@cache
def _bundle(language: str) -> FluentBundle:
    folder = files("meetingstone") / "locale" / language
    sources = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    resources = [FluentResource(source) for source in (*sources, *_added[language].values())]
    joins = grammar.functions(grammar.articles_of(resources))
    bundle = FluentBundle([language], functions={"MINUS": _minus, "CAPITAL": _capital, **joins}, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


def _minus(*numbers: Any) -> FluentInt:
    """`{ MINUS($cost, $hand) }`: Fluent itself cannot say how much is missing."""
    whole, part = numbers
    return FluentInt(whole - part, useGrouping=False)


def _capital(words: Any) -> Any:
    """`{ CAPITAL($does) }.`: a phrase as the beginning of a sentence."""
    return str(words)[:1].upper() + str(words)[1:]


# Fluent takes 5-20 µs to write a sentence and a table repaints the same ones all the time.
@lru_cache(maxsize=8192)
def _written(language: str, message_id: str, args: tuple[tuple[str, Argument], ...]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
    if pattern is None:
        raise MissingText(message_id, language)
    text, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in args})
    if errors:
        raise BadText(f"Text {message_id!r} in language {language!r}: {errors[0]}.")
    return str(text)


def _plain(value: Argument) -> str | FluentNumber:
    """Numbers without grouping of digits: 1200, not 1,200."""
    if isinstance(value, str):
        return value
    kind = FluentInt if isinstance(value, int) else FluentFloat
    return kind(value, useGrouping=False)
