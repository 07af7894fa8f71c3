"""Games on disk: header, answers, outcomes, a snapshot, and a checksum.

A record is the append-only list of answers; a save is a record with the position it has reached, so that a
game goes on even when code has changed. What is loaded equals what was saved.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any, Union

import msgspec

from meetingstone.engine.chance import LONGEST_SEED, Source, commitment
from meetingstone.engine.frames import Triggers
from meetingstone.engine.game import GameDef
from meetingstone.engine.kernel import Entry, Game
from meetingstone.engine.packs import key_of
from meetingstone.engine.questions import (
    Ask,
    AskAll,
    AskAny,
    AskEach,
    AskTeam,
    AskTeams,
    Chance,
    Pass,
    Question,
    React,
    Roll,
    Shuffle,
)
from meetingstone.engine.rules import AnswerError

FORMAT = "meetingstone-game"
FORMAT_VERSION = 1
QUESTIONS: dict[str, type[Question]] = {
    kind.__name__: kind for kind in (Ask, AskAll, AskAny, AskEach, AskTeam, AskTeams, React, Roll, Shuffle)
}


class RecordError(ValueError):
    """A record that cannot be used (text ``record-<reason>``); nothing was changed."""

    def __init__(self, reason: str, **values: int | str) -> None:
        self.reason = reason
        self.values = values
        super().__init__(f"{reason} {values}" if values else reason)


class Header(msgspec.Struct, frozen=True):
    """What a game was played with. ``seed`` is hex; a record shown while its game runs leaves it out."""

    game: str
    rules: int
    content: str
    settings: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    seed: str | None = None
    packs: tuple[str, ...] = ()
    """The names of the packs that were added to the game's own content."""

    @property
    def key(self) -> str:
        """By what its game is found among those that are there."""
        return key_of(self.game, self.packs)


class Record(msgspec.Struct, frozen=True):
    """A game as the list of its answers and outcomes."""

    header: Header
    entries: list[Entry]
    digest: str = ""
    """Of the position after the last entry."""


class _Position(msgspec.Struct, frozen=True):
    state: dict[str, Any]
    stack: list[dict[str, Any]]
    question: dict[str, Any] | None
    number: int
    floor: int


class _Body(msgspec.Struct, frozen=True):
    record: Record
    position: Any


class _File(msgspec.Struct, frozen=True):
    format: str
    version: int
    checksum: str
    body: msgspec.Raw


def header_of(definition: GameDef[Any], settings: msgspec.Struct, seats: tuple[str, ...], seed: bytes) -> Header:
    """The header of a new game."""
    return Header(
        game=definition.id,
        rules=definition.version,
        content=definition.content_hash,
        settings=msgspec.json.decode(msgspec.json.encode(settings)),
        seats=seats,
        commitment=commitment(seed),
        seed=seed.hex(),
        packs=tuple(pack.name for pack in definition.packs),
    )


def record_of(g: Game[Any], header: Header) -> Record:
    assert g.journal is not None, "a clone keeps no journal"
    return Record(header, list(g.journal), g.digest())


def _checksum(body: bytes | msgspec.Raw) -> str:
    return hashlib.blake2b(bytes(body), digest_size=16).hexdigest()


def save(g: Game[Any], header: Header) -> bytes:
    """The game as one JSON document: its record and the position it has reached."""
    assert g.journal is not None, "a clone keeps no journal"
    body = msgspec.json.encode(_Body(Record(header, g.journal), g.snapshot()))
    return msgspec.json.encode(_File(FORMAT, FORMAT_VERSION, _checksum(body), msgspec.Raw(body)))


def _body(data: bytes) -> _Body:
    try:
        file = msgspec.json.decode(data, type=_File)
    except msgspec.MsgspecError as error:
        raise RecordError("unreadable", error=str(error)) from None
    if file.format != FORMAT:
        raise RecordError("not-a-game", format=file.format)
    if file.version != FORMAT_VERSION:
        raise RecordError("unknown-version", version=file.version, known=FORMAT_VERSION)
    if file.checksum != _checksum(file.body):
        raise RecordError("edited")
    try:
        return msgspec.json.decode(file.body, type=_Body)
    except msgspec.MsgspecError as error:
        raise RecordError("unreadable", error=str(error)) from None


def load(data: bytes, definitions: Mapping[str, GameDef[Any]]) -> tuple[Game[Any], Header]:
    """The game that :func:`save` wrote, ready to go on."""
    body = _body(data)
    header = body.record.header
    definition = _definition(header, definitions)
    g = restore(definition, body.position)
    g.source = Source(_seed(header)) if header.seed else None
    g.journal = body.record.entries
    g.log = []
    return g, header


def _definition(header: Header, definitions: Mapping[str, GameDef[Any]]) -> GameDef[Any]:
    definition = definitions.get(header.key)
    if definition is None:
        if header.game in definitions:
            raise RecordError("other-packs", packs=", ".join(header.packs))
        raise RecordError("unknown-game", game=header.game)
    if header.rules != definition.version:
        raise RecordError("other-rules", version=header.rules, known=definition.version)
    if header.content != definition.content_hash:
        raise RecordError("other-content", content=header.content, known=definition.content_hash)
    return definition


@cache
def _frame_type(definition: GameDef[Any]) -> Any:
    return Union[(Triggers, *definition.frames)]


@cache
def _option_type(definition: GameDef[Any]) -> Any:
    return Union[(Pass, *definition.options)]


def stack_of(definition: GameDef[Any], plain: list[dict[str, Any]]) -> list[Any]:
    """Frames from plain data."""
    try:
        frames: list[Any] = msgspec.convert(plain, list[_frame_type(definition)], str_keys=True)  # type: ignore[misc]
    except msgspec.ValidationError as error:
        raise RecordError("position", error=str(error)) from None
    return frames


def restore(definition: GameDef[Any], position: Any) -> Game[Any]:
    """A game from the plain data of its snapshot."""
    try:
        plain = msgspec.convert(position, _Position)
        state = msgspec.convert(plain.state | {"content": definition.content}, definition.state, str_keys=True)
        stack = stack_of(definition, plain.stack)
        question = _question(definition, plain.question)
    except (msgspec.ValidationError, KeyError) as error:
        raise RecordError("position", error=str(error)) from None
    g: Game[Any] = Game.__new__(Game)
    g.definition = definition
    g.state = state
    g.stack = stack
    g.question = question
    g.number = plain.number
    g.floor = plain.floor
    g.source = g.journal = g.log = None
    return g


def _question(definition: GameDef[Any], plain: dict[str, Any] | None) -> Question | None:
    if plain is None:
        return None
    kind = QUESTIONS[plain["type"]]
    if issubclass(kind, Chance):
        return msgspec.convert(plain, kind)
    one_seat: Any = tuple.__class_getitem__((_option_type(definition), ...))
    options = one_seat if kind is Ask else tuple.__class_getitem__((one_seat, ...))
    bare = msgspec.convert({**plain, "options": []}, kind)
    return msgspec.structs.replace(bare, options=msgspec.convert(plain["options"], options))


def replay(record: Record, definitions: Mapping[str, GameDef[Any]], *, upto: int | None = None) -> Game[Any]:
    """Play the record again from its set-up, with the outcomes that it holds."""
    g = _new(record.header, definitions, seed=None)
    for entry in record.entries[:upto]:
        _take(g, entry)
    return g


def _new(header: Header, definitions: Mapping[str, GameDef[Any]], seed: bytes | None) -> Game[Any]:
    definition = _definition(header, definitions)
    try:
        return Game.new(definition, header.settings, seed=seed)
    except msgspec.ValidationError as error:
        raise RecordError("settings", error=str(error)) from None


def _take(g: Game[Any], entry: Entry) -> None:
    try:
        if entry.seat < 0:
            g.fall(entry.number, entry.outcome)
        else:
            g.answer(entry.number, entry.key, seat=entry.seat)
    except AnswerError as error:
        raise RecordError("entry", number=entry.number, error=str(error)) from None


def _seed(header: Header) -> bytes:
    if not header.seed:
        raise RecordError("no-seed")
    try:
        seed = bytes.fromhex(header.seed)
    except ValueError:
        raise RecordError("seed-unreadable") from None
    if len(seed) > LONGEST_SEED:
        raise RecordError("seed-unreadable")
    return seed


def verify(record: Record, definitions: Mapping[str, GameDef[Any]]) -> Game[Any]:
    """Prove a record: the seed is the committed one, outcomes follow from it, answers were legal.

    Returns the replayed game, or raises :class:`RecordError`.
    """
    header = record.header
    seed = _seed(header)
    if commitment(seed) != header.commitment:
        raise RecordError("commitment")
    g = _new(header, definitions, seed)
    assert g.journal is not None
    for i, claimed in enumerate(record.entries):
        drawn = g.journal[i] if i < len(g.journal) else None
        if drawn is None:
            _take(g, claimed)
        elif (claimed.number, claimed.seat) != (drawn.number, drawn.seat):
            raise RecordError("entry", number=drawn.number, error="entries are missing")
        elif claimed != drawn:
            raise RecordError("outcome", number=claimed.number)
    if len(record.entries) != len(g.journal):
        raise RecordError("entry", number=g.number, error="entries are missing")
    if record.digest and record.digest != g.digest():
        raise RecordError("digest")
    return g


def read_record(data: bytes) -> Record:
    """The record inside a saved game."""
    return _body(data).record
