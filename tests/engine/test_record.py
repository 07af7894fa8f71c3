"""Games on disk: what is loaded equals what was saved, and what cannot be used says why."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from conformance import take_randomly
from engine.parley import PARLEY
from engine.parley.game import ParleyGame
from engine.parley.state import Settings, Table
from engine.parley.table import opened, say
from meetingstone.engine import Game, commitment, seed_from
from meetingstone.engine.kernel import Entry
from meetingstone.engine.record import (
    Header,
    Record,
    RecordError,
    header_of,
    load,
    read_record,
    record_of,
    replay,
    save,
    verify,
)

NONE: tuple[str, ...] = ()
GAMES = {"parley": PARLEY}
SEED = seed_from(1)


def header(settings: Settings | None = None) -> Header:
    return header_of(PARLEY, settings or Settings(), ("a", "b", "c", "d"), SEED)


def played(decisions: int = 1000) -> Game[Table]:
    """A random game, to its end or so far."""
    g, rng = Game.new(PARLEY, Settings(), seed=SEED), Random(1)
    for _ in range(decisions):
        if not g.over:
            take_randomly(g, rng)
    return g


def in_the_middle() -> Game[Table]:
    """A counterspell answers a counterspell, and a third one could answer that."""
    hands = (("smear", "counterspell", "feast"), ("counterspell",), NONE, ("counterspell",))
    g = opened(hands=hands)
    say(g, "play:smear>1", 0)
    say(g, "use:counterspell", 1)
    say(g, "use:counterspell", 0)
    return g


# ---- saves


def test_a_save_in_the_middle_of_a_reaction_to_a_reaction_equals() -> None:
    g = in_the_middle()
    loaded, _ = load(save(g, header()), GAMES)
    assert (loaded.digest(), loaded.journal) == (g.digest(), g.journal)


def test_a_loaded_game_goes_on_to_the_same_end() -> None:
    g = in_the_middle()
    loaded, _ = load(save(g, replace(header(), seed=SEED.hex())), GAMES)
    for one in (g, loaded):
        rng = Random(3)
        while not one.over:
            take_randomly(one, rng)
    assert (loaded.digest(), loaded.journal) == (g.digest(), g.journal)


def test_a_header_is_read_without_the_game() -> None:
    assert read_record(save(played(), header())).header == header()


def test_a_game_saved_without_its_seed_waits_for_chance() -> None:
    loaded, _ = load(save(played(3), replace(header(), seed=None)), GAMES)
    assert loaded.source is None


def resealed(data: bytes, edit: Callable[[dict[str, Any]], None]) -> bytes:
    """A save that was edited by somebody who knows how checksums are made."""
    file = msgspec.json.decode(data)
    edit(file["body"])
    body = msgspec.json.encode(file["body"])
    file["checksum"] = hashlib.blake2b(body, digest_size=16).hexdigest()
    return msgspec.json.encode({**file, "body": msgspec.Raw(body)})


def edited(data: bytes) -> bytes:
    return data.replace(b'"coins":4', b'"coins":9', 1)


def of_version(data: bytes, version: int) -> bytes:
    return data.replace(b'"version":1', b'"version":%d' % version, 1)


def without_state(body: dict[str, Any]) -> None:
    body["position"]["state"] = {}


def with_unknown_question(body: dict[str, Any]) -> None:
    body["position"]["question"]["type"] = "Riddle"


def with_unknown_frame(body: dict[str, Any]) -> None:
    body["position"]["stack"][0]["type"] = "Riddle"


def without_record(body: dict[str, Any]) -> None:
    del body["record"]


def with_unreadable_seed(body: dict[str, Any]) -> None:
    body["record"]["header"]["seed"] = "zz"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (edited, "edited"),
        (lambda data: data[:-1], "unreadable"),
        (lambda data: data[: len(data) // 2], "unreadable"),
        (lambda data: b"", "unreadable"),
        (lambda data: b"[]", "unreadable"),
        (lambda data: of_version(data, 2), "unknown-version"),
        (lambda data: data.replace(b"meetingstone-game", b"somebody-elses", 1), "not-a-game"),
        (lambda data: resealed(data, without_state), "position"),
        (lambda data: resealed(data, with_unknown_question), "position"),
        (lambda data: resealed(data, with_unknown_frame), "position"),
        (lambda data: resealed(data, without_record), "unreadable"),
        (lambda data: resealed(data, with_unreadable_seed), "seed-unreadable"),
    ],
)
def test_a_save_that_cannot_be_used_says_why(spoil: Callable[[bytes], bytes], reason: str) -> None:
    data = save(in_the_middle(), header())
    with pytest.raises(RecordError) as caught:
        load(spoil(data), GAMES)
    assert caught.value.reason == reason


class OtherRules(ParleyGame):
    version = 2


class OtherContent(ParleyGame):
    content_hash = "other"


@pytest.mark.parametrize(
    ("games", "reason"),
    [
        ({}, "unknown-game"),
        ({"parley": OtherRules()}, "other-rules"),
        ({"parley": OtherContent()}, "other-content"),
    ],
)
@pytest.mark.parametrize(
    "use",
    [
        lambda g, games: load(save(g, header()), games),
        lambda g, games: replay(record_of(g, header()), games),
        lambda g, games: verify(record_of(g, header()), games),
    ],
)
def test_another_game_than_that_of_the_record_is_refused(
    use: Callable[[Game[Table], dict[str, Any]], object], games: dict[str, Any], reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        use(played(5), games)
    assert caught.value.reason == reason


# ---- records


def test_a_record_replays_to_the_same_position() -> None:
    g = played()
    assert replay(record_of(g, header()), GAMES).digest() == g.digest()


def test_a_record_replays_up_to_an_entry() -> None:
    record = record_of(played(), header())
    assert replay(record, GAMES, upto=9).journal == record.entries[:9]


def test_a_record_proves_itself() -> None:
    g = played()
    assert verify(record_of(g, header()), GAMES).digest() == g.digest()


def test_the_record_inside_a_save_proves_itself() -> None:
    g = played(20)
    assert verify(read_record(save(g, header())), GAMES).digest() == g.digest()


def with_entry(record: Record, index: int, **changes: Any) -> Record:
    entries = list(record.entries)
    entries[index] = replace(entries[index], **changes)
    return replace(record, entries=entries)


def with_header(record: Record, **changes: Any) -> Record:
    return replace(record, header=replace(record.header, **changes))


def forged_shuffle(record: Record) -> Record:
    return with_entry(record, 0, outcome=record.entries[0].outcome[::-1])


def forged_last_roll(record: Record) -> Record:
    roll = next(i for i, entry in reversed(list(enumerate(record.entries))) if entry.seat < 0)
    return with_entry(record, roll, outcome=(99,))


def without_entry(record: Record, index: int) -> Record:
    entries = list(record.entries)
    del entries[index]
    return replace(record, entries=entries)


def with_one_more(record: Record) -> Record:
    return replace(record, entries=[*record.entries, Entry(record.entries[-1].number + 1, 0, "end")])


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (forged_shuffle, "outcome"),
        (forged_last_roll, "outcome"),
        (lambda record: with_header(record, commitment=commitment(seed_from(2))), "commitment"),
        (lambda record: with_header(record, seed=seed_from(2).hex()), "commitment"),
        (lambda record: with_header(record, seed=None), "no-seed"),
        (lambda record: with_header(record, seed="zz"), "seed-unreadable"),
        (lambda record: with_header(record, seed="00" * 65), "seed-unreadable"),
        (lambda record: with_header(record, settings={"rounds": 99}), "settings"),
        (lambda record: without_entry(record, 0), "entry"),
        (lambda record: without_entry(record, 1), "entry"),
        (lambda record: replace(record, entries=[]), "entry"),
        (lambda record: without_entry(record, -1), "digest"),
        (lambda record: with_one_more(record), "entry"),
        (lambda record: with_entry(record, 1, key="bid:9"), "entry"),
        (lambda record: with_entry(record, 1, seat=3), "entry"),
        (lambda record: replace(record, digest="0"), "digest"),
    ],
)
def test_a_record_that_proves_nothing_says_why(spoil: Callable[[Record], Record], reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(spoil(record_of(played(), header())), GAMES)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda record: with_header(record, settings={"rounds": 99}), "settings"),
        (lambda record: without_entry(record, 0), "entry"),
        (lambda record: without_entry(record, 3), "entry"),
        (lambda record: with_entry(record, 0, outcome=(1, 1)), "entry"),
        (lambda record: with_one_more(record), "entry"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(spoil: Callable[[Record], Record], reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(spoil(record_of(played(), header())), GAMES)
    assert caught.value.reason == reason
