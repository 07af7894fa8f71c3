"""The types that the page is checked with are those of the structs."""

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

pytest.importorskip("litestar")

from meetingstone.engine.picture import Phrase
from meetingstone.server.wire import messages, requests

ROOT = Path(__file__).parent.parent
spec = importlib.util.spec_from_file_location("make_types", ROOT / "tools" / "make_types.py")
assert spec is not None and spec.loader is not None
make_types: ModuleType = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_types)


def test_the_types_of_the_page_are_current() -> None:
    """Otherwise: python tools/make_types.py."""
    kept = {path.name: path.read_text("utf-8") for path in make_types.TYPES.glob("*.d.ts")}
    assert kept == make_types.written()


class Piece(msgspec.Struct, omit_defaults=True):
    """What lies ``here``."""

    name: str
    text: Phrase
    at: tuple[int, int] | None = None
    """Where; None: nowhere."""


class Corner(msgspec.Struct, array_like=True):
    x: int
    pieces: dict[str, tuple[Piece, ...]]


def written(made: type[msgspec.Struct]) -> str:
    writer = make_types.Writer()
    writer.name(made, "tests")
    text: str = writer.written(make_types.room_of(made))
    return text


@pytest.mark.parametrize(
    ("made", "lines"),
    [
        # What is left out when it says nothing is never null.
        (Piece, ["/** What lies `here`. */", "  /** Where; null: nowhere. */", "  at?: [number, number];"]),
        (Piece, ['import type { Phrase } from "./engine.js";', "  text: Phrase;"]),
        (Corner, ["export type Corner = [x: number, pieces: Record<string, Piece[]>];"]),
        # What a client may leave out it may also send as nothing.
        (requests.Join, ["  token?: string | null;", "  seat?: number | null;"]),
        (messages.LiveUndo, ['  type: "undo";', "  id?: number;", "  seat: number;"]),
        (messages.RefusedMessage, ["  id: number;", "  rule?: string;"]),
        (messages.Scenes, ["  events: Happened[];", "  scenes: (SeatScene | SeatDelta)[];"]),
        (messages.ChatLine, ["  from: string;"]),
    ],
)
def test_a_struct_is_written_as_it_goes_over_the_wire(made: type[msgspec.Struct], lines: list[str]) -> None:
    found = written(made).splitlines()
    assert [line for line in lines if line not in found] == []


def test_two_structs_of_one_name_are_an_error() -> None:
    class Other(msgspec.Struct):
        name: str

    Other.__name__ = "Piece"
    writer = make_types.Writer()
    writer.name(Piece, "tests")
    with pytest.raises(ValueError, match="two structs"):
        writer.name(Other, "tests")
