"""The boards: twelve faces in content/boards, and the map that a set of them makes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from meetingstone.engine import NONE, ContentError

FOLDER = Path(__file__).parent / "content" / "boards"
LAND = ("fields", "hill", "forest", "swamp", "mountain")
WATER = ("sea", "lake")
SYMBOLS = ("magic", "cavern", "murloc", "entry", "size")
SIZES = ("large", "medium", "small")


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SW-GEN-01: one Region as printed: a terrain, symbols, and the drawing that decides who touches whom."""

    id: str
    terrain: str
    symbols: tuple[str, ...]
    neighbours: tuple[str, ...]
    label: tuple[float, float]
    polygon: tuple[tuple[float, float], ...]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board."""

    id: str
    board: str
    size: str
    width: float
    height: float
    region: tuple[Land, ...]


@cache
def faces() -> dict[str, Face]:
    """All faces by id."""
    return {face.id: face for face in map(_read, sorted(FOLDER.glob("*.toml")))}


def _read(path: Path) -> Face:
    try:
        face = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Face)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{path.name}: {error}") from None
    if face.size not in SIZES:
        raise ContentError(f"{path.name}: size is {face.size}; known are {', '.join(SIZES)}")
    known = {land.id for land in face.region}
    for land in face.region:
        if land.terrain not in LAND + WATER:
            raise ContentError(f"{path.name}: region {land.id} has the unknown terrain {land.terrain}")
        for word in (*land.symbols, *land.neighbours):
            if word not in known and word not in SYMBOLS:
                raise ContentError(f"{path.name}: region {land.id} names {word}, which does not exist")
    return face


class Map:
    """The Regions of the boards in play, numbered; sets of Regions are bit masks.

    SW-GEN-02: neighbours are those of the same board, however the boards lie on the table.
    """

    def __init__(self, boards: tuple[str, ...]) -> None:
        self.boards = boards
        lands = [(b, land) for b, face in enumerate(boards) for land in faces()[face].region]
        self.lands = tuple(land for _, land in lands)
        self.ids = tuple(land.id for land in self.lands)
        self.index = {land.id: r for r, land in enumerate(self.lands)}
        self.board = tuple(b for b, _ in lands)
        self.terrain = tuple(land.terrain for land in self.lands)
        """SW-SETUP-12, SW-MTN-02: a Mountain is terrain: it never moves or goes, and protects whoever holds it."""
        self.neighbours = tuple(tuple(self.index[other] for other in land.neighbours) for land in self.lands)
        self.touching = tuple(mask_of(others) for others in self.neighbours)
        self.all = (1 << len(self.lands)) - 1
        self.water = self._mask(lambda land: land.terrain in WATER)
        self.of_symbol = {name: self._mask(lambda land, name=name: name in land.symbols) for name in SYMBOLS}
        self.on_board = tuple(
            mask_of(r for r, b in enumerate(self.board) if b == board) for board in range(len(boards))
        )
        self.beside_water = mask_of(r for r, mask in enumerate(self.touching) if mask & self.water)
        self.size_regions = tuple(next(bits(on & self.of_symbol["size"])) for on in self.on_board)
        """SW-SETUP-13: where the face-down marker of each board lies."""

    def _mask(self, test: object) -> int:
        return mask_of(r for r, land in enumerate(self.lands) if test(land))  # type: ignore[operator]

    def water_of(self, board: int) -> int:
        return next(bits(self.on_board[board] & self.water), NONE)


def mask_of(regions: Iterator[int] | tuple[int, ...] | list[int]) -> int:
    mask = 0
    for r in regions:
        mask |= 1 << r
    return mask


def bits(mask: int) -> Iterator[int]:
    """The Regions of a mask in rising order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@cache
def map_of(boards: tuple[str, ...]) -> Map:
    return Map(boards)
