#!/usr/bin/env python3
"""Draw the twelve original board faces of Small World and write them as TOML.

    pip install numpy scipy shapely
    python tools/make_boards.py

Deterministic: the same seed table gives the same files, byte for byte. The files under
src/meetingstone/games/small_world/content/boards are never edited by hand; every touch-up (a seed
moved, a terrain, a symbol) belongs in the seed table FACES below.

How a face is made: seeds placed by hand -> Voronoi cells, relaxed towards their centroids -> clipped
to a coast grown round the seeds -> every border bent by one smooth noise field. A border is bent,
simplified and rounded once and then used by both of its regions, so neighbours share their vertices
and the adjacency can be read back from the drawing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from scipy.spatial import Voronoi
from shapely import segmentize
from shapely.algorithms.polylabel import polylabel
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.polygon import orient
from shapely.ops import linemerge, polygonize, unary_union

TARGET = Path(__file__).parent.parent / "src/meetingstone/games/small_world/content/boards"

COAST_RADIUS = {"large": 65, "medium": 61, "small": 57}
BAY_SHARE = 0.75
MARGIN = 14
RELAX_STEPS, RELAX_PULL = 2, 0.45
BAY_CLOSING, CAPE_OPENING = 46, 14
CUT, TOLERANCE = 3.5, 0.9
OCTAVES = ((150, 20.0), (74, 15.0), (27, 8.0), (10, 3.2))

# One line a region: id, seed x, seed y, terrain, symbols. The number after the face is its noise.
FACES = """
large-1a 11
  eversong          277   64  forest    magic entry
  ghostlands        238  156  forest    murloc
  zul_aman          330  141  mountain  cavern
  tirisfal           70  232  hill      entry
  west_plague       177  252  swamp     cavern
  east_plague       292  237  swamp     magic
  silverpine         47  349  forest    murloc
  lordamere         130  330  lake
  alterac           239  350  mountain  size
  hinterlands       343  343  hill      murloc
  hillsbrad         111  440  fields    murloc
  aerie_peak        209  434  mountain  magic
  arathi            333  446  fields    entry

large-1b 12
  searing_gorge     125   55  mountain  cavern
  badlands          232   66  hill      entry
  burning_steppes   163  156  mountain  cavern
  redridge          278  176  hill      murloc
  westfall           60  271  fields    murloc entry
  elwynn            168  261  fields    size
  deadwind          263  298  mountain  magic
  sorrows           349  267  swamp     murloc
  duskwood          152  357  forest    cavern
  blasted_lands     349  367  hill      entry
  stranglethorn     116  451  forest    murloc
  zul_gurub         210  451  swamp     magic entry

large-2a 13
  darkshore         102   59  forest    murloc
  felwood           209   81  swamp
  winterspring      315   58  mountain  cavern
  azshara           375  161  hill      magic entry
  hyjal             268  172  mountain  magic
  zoram              63  149  swamp     murloc entry
  ashenvale         162  185  forest    size
  bay_of_storms     326  270  sea
  stonetalon        140  286  mountain  cavern
  barrens           228  288  fields    murloc
  durotar           342  384  hill      murloc entry
  wailing_caverns   221  405  swamp     cavern
  mulgore            92  399  fields    magic

large-2b 14
  hrothgar          130   44  fields    murloc entry
  icecrown          184  147  mountain  cavern
  storm_peaks       288   90  mountain
  sholazar           76  199  swamp
  crystalsong       279  194  forest    magic
  zul_drak          374  160  swamp     murloc
  borean             68  325  fields    murloc entry
  wintergrasp       176  263  hill      size
  indu_le           281  297  lake
  grizzly           381  272  forest
  coldarra           76  423  mountain  magic
  dragonblight      197  380  fields    cavern
  howling_fjord     313  392  hill      murloc entry

medium-1a 15
  feralas           135   74  forest    entry
  dire_maul          43   86  forest    magic murloc
  thousand_needles  222  116  mountain  cavern
  dustwallow        324   69  swamp     murloc entry
  silithus           77  187  hill
  un_goro           164  190  swamp     size
  tanaris           289  213  fields    cavern entry
  ahn_qiraj          90  294  mountain  magic
  uldum             209  299  fields    murloc

medium-1b 16
  tol_barad          22   57  swamp     murloc entry
  thandol           157   66  hill
  baradin_bay        77  187  sea
  menethil          162  163  fields    size
  wetlands          266  131  swamp     murloc
  grim_batol        350  178  mountain  cavern
  twilight          348   78  fields    magic entry
  gnomeregan         41  255  hill      cavern
  dun_morogh        181  275  mountain  entry
  loch_modan        275  245  forest    murloc

medium-2a 17
  townlong           75  118  hill
  kun_lai           173   93  mountain  entry
  jade_forest       291   94  forest    murloc
  timeless_isle     343  148  hill      magic entry
  whitepetal        194  179  lake
  veiled_stair      299  212  mountain  cavern
  dread_wastes       70  218  swamp     magic murloc
  vale_blossoms     143  264  fields    size
  four_winds        246  279  fields
  krasarang         175  334  forest    murloc entry

medium-2b 18
  highmountain      132   70  mountain  cavern
  thunder_totem     228   74  mountain
  stormheim         335  107  hill      entry
  val_sharah         54  157  forest    magic murloc
  suramar           180  166  forest    size
  felsoul           285  207  swamp     magic
  azsuna             67  261  fields    murloc
  suramar_bay       195  269  sea
  faronaar          113  340  hill      entry
  broken_shore      314  292  swamp     murloc entry

small-1a 19
  bloodmyst          84   57  forest    magic
  wyrmscar          201   58  hill      entry
  blacksilt         127  164  swamp     murloc
  veiled_sea        250  158  sea
  exodar             64  234  mountain  cavern
  azure_watch       167  253  forest    size
  ammen_vale        257  261  fields    murloc
  odesyus           198  280  fields    entry

small-1b 20
  headlands          81   52  hill      entry
  blackwald         180   48  forest    magic
  duskhaven          48  142  fields    murloc
  greymane          142  142  hill      size
  emberstone        238  124  mountain  cavern
  stormglen         100  233  swamp
  hayward           204  223  swamp     murloc entry

small-2a 21
  shipwreck          48   81  fields    murloc entry
  raptor_rise        57  176  hill
  town_in_a_box     141  125  fields    size
  volcanoth         233  119  mountain  cavern
  oomlot            318   66  forest    entry
  vashj_elan        323  162  swamp     magic
  scorched_gully    236  220  swamp     murloc

small-2b 22
  lightning_vein    151   39  mountain  cavern
  za_tual           240   75  forest    magic
  court_of_bones    241  175  fields    entry
  diremoor          218  286  swamp     murloc
  ihgaluk            95  280  hill      size
  zeb_tula           56  187  forest    murloc
  violet_rise        64   75  hill      entry
  storm_lake        166  168  lake
"""


@dataclass(frozen=True)
class Seed:
    id: str
    x: float
    y: float
    terrain: str
    symbols: tuple[str, ...]


@dataclass(frozen=True)
class Face:
    id: str
    noise: int
    seeds: tuple[Seed, ...]

    @property
    def board(self) -> str:
        return self.id[:-1]

    @property
    def size(self) -> str:
        return self.id.split("-")[0]


def read_seed(line: str) -> Seed:
    name, x, y, terrain, *symbols = line.split()
    return Seed(name, float(x), float(y), terrain, tuple(symbols))


def read_faces(table: str) -> list[Face]:
    faces = []
    for block in table.strip().split("\n\n"):
        head, *lines = block.splitlines()
        name, noise = head.split()
        faces.append(Face(name, int(noise), tuple(map(read_seed, lines))))
    return faces


class GradientNoise:
    """Smooth noise in the plane, about -0.7 to 0.7, with features one unit wide."""

    GRID = 64

    def __init__(self, seed: int) -> None:
        angles = np.random.default_rng(seed).uniform(0, 2 * math.pi, (self.GRID, self.GRID))
        self.gradients = np.stack([np.cos(angles), np.sin(angles)], axis=2)

    def at(self, x: float, y: float) -> float:
        left, top = math.floor(x), math.floor(y)
        dx, dy = x - left, y - top
        across, down = _ease(dx), _ease(dy)

        def corner(i: int, j: int) -> float:
            gx, gy = self.gradients[(left + i) % self.GRID, (top + j) % self.GRID]
            return gx * (dx - i) + gy * (dy - j)

        upper = corner(0, 0) * (1 - across) + corner(1, 0) * across
        lower = corner(0, 1) * (1 - across) + corner(1, 1) * across
        return upper * (1 - down) + lower * down


def _ease(t: float) -> float:
    return t * t * t * (t * (t * 6 - 15) + 10)


class Bend:
    """Moves a point by the noise field of one face."""

    def __init__(self, seed: int) -> None:
        self.across, self.down = GradientNoise(2 * seed), GradientNoise(2 * seed + 1)

    def __call__(self, x: float, y: float) -> tuple[float, float]:
        # Each octave looks at its own part of the field, or the octaves would pull together.
        shift_x = sum(s * self.across.at(x / w + 9 * k, y / w) for k, (w, s) in enumerate(OCTAVES))
        shift_y = sum(s * self.down.at(x / w, y / w + 5 * k) for k, (w, s) in enumerate(OCTAVES))
        return x + shift_x, y + shift_y


def coast_radii(face: Face) -> list[float]:
    """The coast keeps closer to a sea than to land, so that the sea lies in a bay."""
    radius = COAST_RADIUS[face.size]
    return [radius * (BAY_SHARE if s.terrain == "sea" else 1) for s in face.seeds]


def coast(points: np.ndarray, radii: list[float]) -> Polygon:
    discs = unary_union([Point(p).buffer(r) for p, r in zip(points, radii, strict=True)])
    closed = discs.buffer(BAY_CLOSING).buffer(-BAY_CLOSING)
    return closed.buffer(-CAPE_OPENING).buffer(CAPE_OPENING)


def border_net(points: np.ndarray, radii: list[float]):
    """Coast and inner borders as one noded network of lines."""
    land = coast(points, radii)
    far_away = [(-3000, -3000), (4000, -3000), (-3000, 4000), (4000, 4000)]
    diagram = Voronoi(np.vstack([points, far_away]))
    ridges = [LineString(diagram.vertices[r]) for r in diagram.ridge_vertices if -1 not in r]
    noded = unary_union([land.exterior, *ridges])
    # Clipping the ridges instead would leave their ends a rounding error short of the coast.
    on_land = land.buffer(1e-6)
    return unary_union([piece for piece in noded.geoms if on_land.contains(piece)])


def cells(net, points: np.ndarray) -> list[Polygon]:
    """The cell of each point, in the order of the points."""
    faces = list(polygonize(net))
    if len(faces) != len(points):
        raise ValueError(f"{len(faces)} cells for {len(points)} seeds: the coast cuts a region in two")
    return [next(cell for cell in faces if cell.contains(Point(p))) for p in points]


def relaxed(points: np.ndarray, radii: list[float]) -> np.ndarray:
    for _ in range(RELAX_STEPS):
        middles = [cell.centroid.coords[0] for cell in cells(border_net(points, radii), points)]
        points = (1 - RELAX_PULL) * points + RELAX_PULL * np.array(middles)
    return points


def bent(line: LineString, bend: Bend) -> LineString:
    curved = LineString([bend(x, y) for x, y in segmentize(line, CUT).coords])
    return LineString(np.round(curved.simplify(TOLERANCE).coords, 1))


def draw(face: Face) -> dict[str, Polygon]:
    """The regions of a face as polygons, moved so that the island lies inside its box."""
    radii = coast_radii(face)
    points = relaxed(np.array([(s.x, s.y) for s in face.seeds]), radii)
    bend = Bend(face.noise)
    lines = [bent(line, bend) for line in linemerge(border_net(points, radii)).geoms]
    shapes = cells(lines, np.array([bend(*p) for p in points]))
    left, top, _, _ = unary_union(shapes).bounds
    moved = [_moved(shape, MARGIN - left, MARGIN - top) for shape in shapes]
    return {seed.id: shape for seed, shape in zip(face.seeds, moved, strict=True)}


def _moved(shape: Polygon, dx: float, dy: float) -> Polygon:
    return orient(Polygon([(round(x + dx, 1), round(y + dy, 1)) for x, y in shape.exterior.coords]))


def label_point(shape: Polygon) -> tuple[int, int]:
    """The most inner point, drawn towards the centroid as long as that costs almost no room."""
    inner, middle = polylabel(shape, 1.0), shape.centroid
    room = shape.exterior.distance(inner)
    for pull in (1.0, 0.75, 0.5, 0.25):
        point = Point(inner.x + pull * (middle.x - inner.x), inner.y + pull * (middle.y - inner.y))
        if shape.contains(point) and shape.exterior.distance(point) >= 0.95 * room:
            return round(point.x), round(point.y)
    return round(inner.x), round(inner.y)


def edges(shape: Polygon) -> set[frozenset]:
    ring = list(shape.exterior.coords)
    return {frozenset(pair) for pair in pairwise(ring)}


def neighbours(shapes: dict[str, Polygon]) -> dict[str, list[str]]:
    borders = {name: edges(shape) for name, shape in shapes.items()}
    return {a: [b for b in shapes if b != a and borders[a] & borders[b]] for a in shapes}


def quoted(words) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def region_toml(seed: Seed, shape: Polygon, near: list[str]) -> str:
    ring = ", ".join(f"[{x:g}, {y:g}]" for x, y in shape.exterior.coords[:-1])
    x, y = label_point(shape)
    return (
        "\n[[region]]\n"
        f'id = "{seed.id}"\n'
        f'terrain = "{seed.terrain}"\n'
        f"symbols = {quoted(seed.symbols)}\n"
        f"neighbours = {quoted(near)}\n"
        f"label = [{x}, {y}]\n"
        f"polygon = [{ring}]\n"
    )


def face_toml(face: Face) -> str:
    shapes = draw(face)
    near = neighbours(shapes)
    _, _, right, bottom = unary_union(list(shapes.values())).bounds
    head = (
        "# An original map of this project, written by tools/make_boards.py. Change it there.\n"
        f'id = "{face.id}"\n'
        f'board = "{face.board}"\n'
        f'size = "{face.size}"\n'
        f"width = {math.ceil(right + MARGIN)}\n"
        f"height = {math.ceil(bottom + MARGIN)}\n"
    )
    return head + "".join(region_toml(s, shapes[s.id], near[s.id]) for s in face.seeds)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for face in read_faces(FACES):
        (TARGET / f"{face.id}.toml").write_text(face_toml(face), encoding="utf-8")


if __name__ == "__main__":
    main()
