"""The twelve board faces: the drawing decides, and it keeps the rules for boards."""

from __future__ import annotations

import math
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

PACKAGE = Path(__file__).parents[3] / "src/meetingstone"
BOARDS = PACKAGE / "games/small_world/content/boards"

FACE_IDS = [f"{size}-{n}{side}" for size in ("large", "medium", "small") for n in (1, 2) for side in "ab"]
SIZES = ("large", "medium", "small")
LAND = {"fields", "hill", "forest", "swamp", "mountain"}
WATER = {"sea", "lake"}
SYMBOLS = {"magic", "cavern", "murloc", "entry", "size"}

LAND_REGIONS = {"large": 12, "medium": 9, "small": 7}
MOST_MOUNTAINS = {"large": 3, "medium": 2, "small": 1}
MOST_MURLOCS = {"large": 4, "medium": 3, "small": 2}
MAGIC = {"large": (2, 3), "medium": (1, 2), "small": (1, 1)}
CAVERN = {"large": (2, 3), "medium": (1, 2), "small": (1, 1)}
BOARDS_IN_PLAY = {
    2: {"large": 1, "medium": 0, "small": 1},
    3: {"large": 1, "medium": 1, "small": 1},
    4: {"large": 1, "medium": 2, "small": 1},
    5: {"large": 2, "medium": 1, "small": 2},
}

SHORTEST_BORDER = 18
NARROWEST_GAP = 12
LABEL_ROOM = 38
INNER_CIRCLE = 80


def load(face_id: str) -> dict:
    return tomllib.loads((BOARDS / f"{face_id}.toml").read_text(encoding="utf-8"))


FACES = {face_id: load(face_id) for face_id in FACE_IDS}
every_face = pytest.mark.parametrize("face", FACES.values(), ids=FACES.keys())


def is_land(region: dict) -> bool:
    return region["terrain"] in LAND


def having(regions: list[dict], symbol: str) -> list[dict]:
    return [r for r in regions if symbol in r["symbols"]]


def directed_edges(region: dict) -> list[tuple]:
    ring = [tuple(p) for p in region["polygon"]]
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def undirected_edges(region: dict) -> set[frozenset]:
    return {frozenset(edge) for edge in directed_edges(region)}


def common_border(a: dict, b: dict) -> float:
    return sum(math.dist(*edge) for edge in undirected_edges(a) & undirected_edges(b))


def signed_area(region: dict) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in directed_edges(region)) / 2


def contains(region: dict, point: list[float]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in directed_edges(region):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def distance_to_edge(point, edge) -> float:
    (x1, y1), (x2, y2) = edge
    dx, dy = x2 - x1, y2 - y1
    along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return math.dist(point, (x1 + along * dx, y1 + along * dy))


def room_round(region: dict, point) -> float:
    return min(distance_to_edge(point, edge) for edge in directed_edges(region))


def gap(a: dict, b: dict) -> float:
    """The least distance from a vertex of one region to the vertices of the other."""
    return min(math.dist(p, q) for p in a["polygon"] for q in b["polygon"])


def _turn(a, b, c) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _on_edge(point, edge) -> bool:
    (x1, y1), (x2, y2) = edge
    inside_box = min(x1, x2) <= point[0] <= max(x1, x2) and min(y1, y2) <= point[1] <= max(y1, y2)
    return inside_box and _turn(*edge, point) == 0


def collide(e, f) -> bool:
    """Do two edges meet anywhere but at a common end?"""
    if set(e) & set(f):
        return any(_on_edge(p, f) for p in set(e) - set(f)) or any(_on_edge(p, e) for p in set(f) - set(e))
    apart_f = _turn(*e, f[0]) * _turn(*e, f[1]) > 0
    apart_e = _turn(*f, e[0]) * _turn(*f, e[1]) > 0
    return not apart_e and not apart_f


def overlapping_boxes(edges: list[tuple]):
    """Pairs of edges whose boxes meet, by a sweep from left to right."""
    open_edges: list[tuple] = []
    for edge in sorted(edges, key=lambda e: min(e[0][0], e[1][0])):
        left = min(edge[0][0], edge[1][0])
        low, high = sorted((edge[0][1], edge[1][1]))
        open_edges = [e for e in open_edges if max(e[0][0], e[1][0]) >= left]
        for other in open_edges:
            if min(other[0][1], other[1][1]) <= high and max(other[0][1], other[1][1]) >= low:
                yield edge, other
        open_edges.append(edge)


def reachable(start: str, near: dict[str, list[str]]) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        for name in near[todo.pop()]:
            if name in near and name not in seen:
                seen.add(name)
                todo.append(name)
    return seen


def test_there_are_exactly_twelve_faces() -> None:
    assert sorted(path.stem for path in BOARDS.glob("*.toml")) == sorted(FACE_IDS)


@every_face
def test_head_of_the_file(face: dict) -> None:
    assert FACES[face["id"]] is face
    assert face["board"] == face["id"][:-1]
    assert face["size"] == face["id"].split("-")[0]


def test_region_ids_are_unique_over_all_faces() -> None:
    ids = Counter(region["id"] for face in FACES.values() for region in face["region"])
    assert [name for name, times in ids.items() if times > 1] == []
    assert all(name.isascii() and name.replace("_", "").isalpha() and name.islower() for name in ids)


@every_face
def test_neighbours_are_read_from_the_drawing(face: dict) -> None:
    regions = {r["id"]: r for r in face["region"]}
    for name, region in regions.items():
        drawn = {b for b in regions if b != name and undirected_edges(region) & undirected_edges(regions[b])}
        assert set(region["neighbours"]) == drawn, name
        assert len(region["neighbours"]) == len(drawn), name


@every_face
def test_polygons_are_simple_and_do_not_overlap(face: dict) -> None:
    edges = {frozenset(e): e for r in face["region"] for e in directed_edges(r)}
    assert [pair for pair in overlapping_boxes(list(edges.values())) if collide(*pair)] == []
    for region in face["region"]:
        points = [tuple(p) for p in region["polygon"]]
        assert len(points) == len(set(points)), region["id"]
        # Without crossing edges, two regions can only overlap if one lies inside the other.
        assert [r["id"] for r in face["region"] if contains(r, region["label"])] == [region["id"]]


@every_face
def test_all_polygons_run_the_same_way_round(face: dict) -> None:
    used = Counter(edge for region in face["region"] for edge in directed_edges(region))
    assert set(used.values()) == {1}
    assert all(signed_area(region) > 0 for region in face["region"])


@every_face
def test_regions_lie_in_the_box(face: dict) -> None:
    for region in face["region"]:
        assert all(0 < x < face["width"] and 0 < y < face["height"] for x, y in region["polygon"])


@every_face
def test_borders_are_legible(face: dict) -> None:
    for a, b in combinations(face["region"], 2):
        if b["id"] in a["neighbours"]:
            assert common_border(a, b) >= SHORTEST_BORDER, (a["id"], b["id"])
        else:
            assert gap(a, b) >= NARROWEST_GAP, (a["id"], b["id"])


@every_face
def test_regions_have_room_for_name_and_pieces(face: dict) -> None:
    for region in face["region"]:
        x, y = region["label"]
        nearby = [(x + dx, y + dy) for dx in range(-8, 9) for dy in range(-8, 9)]
        assert 6500 <= signed_area(region) <= 15500, region["id"]
        assert room_round(region, (x, y)) >= LABEL_ROOM, region["id"]
        assert max(room_round(region, p) for p in nearby) >= INNER_CIRCLE / 2, region["id"]
        assert 25 <= len(region["polygon"]) <= 60, region["id"]


@every_face
def test_every_face_is_connected_by_land(face: dict) -> None:
    near = {r["id"]: r["neighbours"] for r in face["region"] if is_land(r)}
    assert reachable(next(iter(near)), near) == set(near)
    assert all(len(r["neighbours"]) >= 2 for r in face["region"])


@every_face
def test_number_of_regions_and_terrains(face: dict) -> None:
    size = face["size"]
    land = [r for r in face["region"] if is_land(r)]
    terrains = Counter(r["terrain"] for r in face["region"])
    assert set(terrains) <= LAND | WATER
    assert len(land) == LAND_REGIONS[size]
    assert terrains["sea"] + terrains["lake"] <= 1
    assert MOST_MOUNTAINS[size] - 1 <= terrains["mountain"] <= MOST_MOUNTAINS[size]
    if size == "large":
        assert all(terrains[t] in (2, 3) for t in LAND - {"mountain"})


@every_face
def test_symbols(face: dict) -> None:
    size, regions = face["size"], face["region"]
    assert all(set(r["symbols"]) <= SYMBOLS and len(r["symbols"]) == len(set(r["symbols"])) for r in regions)
    assert all(not r["symbols"] for r in regions if not is_land(r))
    assert MOST_MURLOCS[size] - 1 <= len(having(regions, "murloc")) <= MOST_MURLOCS[size]
    assert MAGIC[size][0] <= len(having(regions, "magic")) <= MAGIC[size][1]
    assert CAVERN[size][0] <= len(having(regions, "cavern")) <= CAVERN[size][1]


@every_face
def test_one_size_letter_away_from_entries_and_murlocs(face: dict) -> None:
    (region,) = having(face["region"], "size")
    assert not {"entry", "murloc"} & set(region["symbols"])


@every_face
def test_entries_lie_on_the_outer_coast(face: dict) -> None:
    sides = Counter(edge for r in face["region"] for edge in undirected_edges(r))
    entries = having(face["region"], "entry")
    assert 2 <= len(entries) <= 4
    for region in entries:
        assert any(sides[edge] == 1 for edge in undirected_edges(region)), region["id"]


@every_face
def test_sea_lies_at_the_coast_and_lake_inland(face: dict) -> None:
    sides = Counter(edge for r in face["region"] for edge in undirected_edges(r))
    for region in face["region"]:
        if not is_land(region):
            at_coast = any(sides[edge] == 1 for edge in undirected_edges(region))
            assert at_coast == (region["terrain"] == "sea"), region["id"]


def test_water_on_half_of_the_faces_but_never_on_a_whole_size() -> None:
    dry = {f["id"]: f["size"] for f in FACES.values() if all(map(is_land, f["region"]))}
    assert len(dry) <= len(FACES) / 2
    assert set(dry.values()) == set(SIZES)


def choices(size: str, count: int):
    """Sets of faces of one size, never two faces of one board."""
    faces = [f for f in FACES.values() if f["size"] == size]
    return [c for c in combinations(faces, count) if len({f["board"] for f in c}) == count]


@pytest.mark.parametrize("players", BOARDS_IN_PLAY)
def test_every_legal_set_shows_all_terrains_caverns_and_magic(players: int) -> None:
    need = BOARDS_IN_PLAY[players]
    for large in choices("large", need["large"]):
        for medium in choices("medium", need["medium"]):
            for small in choices("small", need["small"]):
                regions = [r for face in large + medium + small for r in face["region"]]
                assert {r["terrain"] for r in regions} >= LAND
                assert len(having(regions, "cavern")) >= 1
                assert len(having(regions, "magic")) >= 2
                assert sum(r["terrain"] == "mountain" for r in regions) <= 10
                assert len(having(regions, "murloc")) <= 15


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_face_and_region_has_a_name(language: str) -> None:
    text = (PACKAGE / f"locale/{language}/small_world_boards.ftl").read_text(encoding="utf-8")
    names = {m.id.name: m.value.elements[0].value for m in FluentResource(text).body if hasattr(m, "id")}
    regions = {f"region-{r['id']}" for face in FACES.values() for r in face["region"]}
    assert set(names) == regions | {f"board-{face_id}" for face_id in FACE_IDS}
    assert len(set(names.values())) == len(names)
    assert max(map(len, names.values())) <= 20
