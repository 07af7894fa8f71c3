#!/usr/bin/env python3
"""Draw Lordaeron for the Board Game: 67 regions that touch exactly where one may walk.

    pip install numpy scipy shapely
    python tools/make_campaign_map.py

Deterministic: the same table of seeds gives the same file. src/meetingstone/games/board_game/content/map.json is never
edited by hand: links and areas come from board.toml, every touch-up belongs in the tables below.

How it is drawn:
1. Every region has a seed placed by hand. Springs even the sites out and keep the links straight and uncrossed.
2. Each link gets a row of helper sites along its line, half of them owned by either end, so that two linked regions
   meet in the middle. Jittered sites further than REACH from all of those become sea, lake or mountain.
3. Regions are unions of Voronoi cells. Their borders are cut into arcs between junctions, smoothed and roughened;
   both neighbours share the arc, so nothing gaps or overlaps.
4. A border with a link is thin ink, one without a link is black: the tool fails when a link has no border.
5. Small drawings (trees, peaks, cracks, mushrooms) are strewn along the rims of the regions, crags over the rock.
"""

from __future__ import annotations

import json
import math
import random
import sys
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from scipy.spatial import Voronoi, cKDTree
from shapely.algorithms.polylabel import polylabel
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import polygonize, unary_union

CONTENT = Path(__file__).parent.parent / "src/meetingstone/games/board_game/content"

WIDTH, HEIGHT = 1600, 930
REACH = 84
"""How far a region spreads from its site before it turns into sea or rock."""
LINK_REACH = 40
"""The same around the middle of a link."""
LEAST = 9
"""A shared border shorter than this is no way."""
NEAR = 1.2
"""Points of a rounded outline that are nearer than this are one."""
NOISE, STREWN = 11, 4

Site = tuple[float, float]
Link = tuple[str, str]

# One line a region: id, seed x, seed y.
SEEDS = """
  aerie_peak            985  670
  aerie_valley          885  690
  agamand_mills         165   90
  altar_of_zul         1195  715
  ambermill             320  720
  azurelode_mine        430  800
  balnir_farmstead      585  295
  blackwood_lake       1260  195
  brightwater_lake      445  130
  brill                 315  200
  caer_darrow           930  435
  chillwind_point       755  535
  corins_crossing      1260  410
  corrahns_dagger       550  610
  crown_guard_tower    1120  360
  dalaran_ruins         430  600
  dalsons_tears         780  215
  darrowshire          1140  460
  deathknell             70  305
  deep_elem_mine        300  590
  dun_garok             725  830
  durnholde_keep        775  700
  eastwall_tower       1410  210
  fenris_isle           370  455
  fungal_vale          1130  255
  gahrrons_withering    905  310
  garrens_haunt         330   80
  hearthglen            790   90
  hillsbrad_fields      500  720
  jinthaalor           1300  820
  marris_stead         1030  260
  nightmare_vale        195  320
  north_tides_hollow    160  540
  northpass_tower      1300  120
  olsens_farthing       185  755
  overlook_cliffs      1470  720
  pestilent_scar       1380  330
  plaguemist_ravine     965  550
  plaguewood           1140  175
  purgation_isle        455  900
  pyrewood_village      270  845
  queldanil_lodge      1085  590
  ruins_of_alterac      500  500
  ruins_of_andorhal     780  340
  scarlet_monastery     570   70
  seradane             1310  530
  shadraalor           1075  735
  shaolwatha           1335  690
  shining_strand        215  430
  skulk_rock           1225  600
  soferas_naze          650  545
  sorrow_hill           810  440
  southshore            590  820
  stillwater_pond       180  205
  stratholme           1205   38
  tarren_mill           650  680
  terrordale           1065   75
  the_bulwark           690  320
  the_infectis_scar    1230  300
  the_noxious_glade    1520  320
  the_sepulcher         120  650
  the_undercity         345  325
  the_uplands           570  410
  the_weeping_cave      905  180
  tirisfal_outpost      455  245
  tyrs_hand            1410  450
  venomweb_vale         590  185
"""

# What the gaps between regions are: a gap takes the kind of the nearest mark, and the rim of the sheet is sea.
GAPS = """
  lake      440 340  500 360  425 400  1040 445  1000 370  860 510
  mountain  680 130  680 220  650 400  720 430  1030 160  1060 520  860 600  160 370
  sea       245 60  250 130  1385 110  1440 385  1380 610  1360 775  545 840  655 860  130 700  680 60  1030 95
"""

# What grows where.
GROWTH = """
  tirisfal             gloompine gloompine deadtree stones
  silverpine           pine pine pine tallpine
  alterac              peak peak tallpine
  hillsbrad            tree hill wheat hill
  western_plaguelands  deadtree crack stump deadtree
  hinterlands          tree bigtree bigtree rock
  eastern_plaguelands  mushroom deadtree crack mushroom
"""
WOODED = ("silverpine", "hinterlands", "tirisfal")


def rows(table: str) -> dict[str, list[str]]:
    return {row.split()[0]: row.split()[1:] for row in table.strip().splitlines()}


def gap_marks() -> list[tuple[str, int, int]]:
    return [
        (kind, int(x), int(y))
        for kind, marks in rows(GAPS).items()
        for x, y in zip(marks[::2], marks[1::2], strict=True)
    ]


def read_board() -> tuple[dict[str, str], list[Link]]:
    """The area of every region, and the links."""
    regions = tomllib.loads((CONTENT / "board.toml").read_text())["region"]
    links = {(min(r["id"], other), max(r["id"], other)) for r in regions for other in r["links"]}
    return {region["id"]: region["area"] for region in regions}, sorted(links)


def relaxed(links: Sequence[Link], rounds: int = 700) -> dict[str, Site]:
    """Sites evened out: links of one length, no site near a line that is not its own."""
    seeds = {name: (float(x), float(y)) for name, (x, y) in rows(SEEDS).items()}
    names = sorted(seeds)
    at = {name: i for i, name in enumerate(names)}
    seed = np.array([seeds[name] for name in names])
    p = seed.copy()
    linked = np.zeros((len(names),) * 2, bool)
    for a, b in links:
        linked[at[a], at[b]] = linked[at[b], at[a]] = True
    for k in range(rounds):
        heat = 1 - k / rounds
        apart = p[:, None] - p[None]
        far = np.hypot(*apart.transpose(2, 0, 1)) + 1e-6
        push = np.clip(np.where(linked, 122, 140) - far, 0, None) * 0.10
        pull = np.where(linked, np.clip(far - 128, 0, None) * 0.05, 0)
        np.fill_diagonal(push, 0)
        force = (apart / far[..., None] * (push - pull)[..., None]).sum(1)
        force += (seed - p) * 0.035
        for a, b in links:
            i, j = at[a], at[b]
            along = p[j] - p[i]
            t = np.clip(((p - p[i]) @ along) / (along @ along), 0.08, 0.92)
            away = p - (p[i] + t[:, None] * along)
            distance = np.hypot(away[:, 0], away[:, 1]) + 1e-6
            shove = np.clip(72 - distance, 0, None) * 0.11
            shove[[i, j]] = 0
            move = away / distance[:, None] * shove[:, None]
            force += move
            force[i] -= move.sum(0) * 0.5
            force[j] -= move.sum(0) * 0.5
        p += np.clip(force, -14, 14) * (0.35 + 0.65 * heat)
        p[:, 0] = np.clip(p[:, 0], 74, WIDTH - 78)
        p[:, 1] = np.clip(p[:, 1], 68, HEIGHT - 66)
    return {name: (float(p[at[name], 0]), float(p[at[name], 1])) for name in names}


def cells(sites: dict[str, Site], links: Sequence[Link], rng: random.Random) -> tuple[Any, list[str]]:
    """Points of the Voronoi diagram with their owners: a region, ``#sea``, ``#lake`` or ``#mountain``."""
    points: list[Site] = []
    owners: list[str] = []

    def add(x: float, y: float, owner: str) -> None:
        points.append((x, y))
        owners.append(owner)

    for name, (x, y) in sites.items():
        add(x, y, name)
        # A ring keeps regions round where nothing presses on them.
        for k in range(7):
            a = k * math.tau / 7 + rng.random() * 0.5
            add(x + 30 * math.cos(a), y + 27 * math.sin(a), name)
    middles = []
    for a, b in links:
        (ax, ay), (bx, by) = sites[a], sites[b]
        length = math.hypot(bx - ax, by - ay)
        middles.append(((ax + bx) / 2, (ay + by) / 2))
        nx, ny = -(by - ay) / length, (bx - ax) / length
        for t in (0.30, 0.40, 0.455):
            for s in (-9, 9) if t > 0.35 else (0,):
                add(ax + (bx - ax) * t + nx * s, ay + (by - ay) * t + ny * s, a)
                add(bx - (bx - ax) * t + nx * s, by - (by - ay) * t + ny * s, b)
    add_gaps(sites, links, cKDTree(np.array(middles)), rng, add)
    return np.array(points), owners


def add_gaps(sites: dict[str, Site], links: Sequence[Link], middles: Any, rng: random.Random, add: Any) -> None:
    cores = cKDTree(np.array([*sites.values()]))
    hull = unary_union([LineString([sites[a], sites[b]]).buffer(60) for a, b in links]).buffer(70).buffer(-70)
    hull = Polygon(hull.exterior) if hull.geom_type == "Polygon" else hull
    marks = gap_marks()
    step = 21
    for gy in range(-5, int(HEIGHT / step) + 6):
        for gx in range(-5, int(WIDTH / step) + 6):
            x = (gx + rng.random() * 0.7 + (gy % 2) * 0.5) * step
            y = (gy + rng.random() * 0.7) * step
            wobble = 10 * math.sin(x / 61 + 1) + 9 * math.sin(y / 47 + x / 90)
            rim = x < 16 or x > WIDTH - 16 or y < 14 or y > HEIGHT - 14
            free = cores.query((x, y))[0] > REACH + wobble and middles.query((x, y))[0] > LINK_REACH
            if rim or (free and not hull.contains(Point(x, y))):
                add(x, y, "#sea")
            elif free:
                add(x, y, "#" + min(marks, key=lambda mark, x=x, y=y: (mark[1] - x) ** 2 + (mark[2] - y) ** 2)[0])


def arcs_of(voronoi: Any, owners: Sequence[str]) -> list[tuple[Link, list[Site]]]:
    """Borders between owners as chains from junction to junction."""
    edges: dict[int, list[int]] = defaultdict(list)
    sides: dict[frozenset[int], Link] = {}
    for (p, q), (u, v) in zip(voronoi.ridge_points, voronoi.ridge_vertices, strict=True):
        if u < 0 or v < 0 or owners[p] == owners[q]:
            continue
        edges[u].append(v)
        edges[v].append(u)
        sides[frozenset((u, v))] = (min(owners[p], owners[q]), max(owners[p], owners[q]))

    def junction(u: int) -> bool:
        return len(edges[u]) != 2 or len({sides[frozenset((u, v))] for v in edges[u]}) > 1

    done: set[frozenset[int]] = set()
    found = []
    for u in [*filter(junction, edges), *(u for u in edges if not junction(u))]:
        for v in edges[u]:
            if frozenset((u, v)) in done:
                continue
            chain = [u, v]
            done.add(frozenset(chain))
            while not junction(chain[-1]) and chain[-1] != chain[0]:
                ahead = [w for w in edges[chain[-1]] if frozenset((chain[-1], w)) not in done]
                if not ahead:
                    break
                done.add(frozenset((chain[-1], ahead[0])))
                chain.append(ahead[0])
            found.append((sides[frozenset((u, v))], [tuple(voronoi.vertices[w]) for w in chain]))
    return found


def smoothed(points: Sequence[Site], rough: float, seed: int) -> Any:
    """An arc as a hand draws it that trembles a little; its ends stay where they are."""
    pts = np.array(points, float)
    closed = np.allclose(pts[0], pts[-1]) and len(pts) > 3
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(pts, axis=0).T))])
    t = np.linspace(0, lengths[-1], max(2, int(lengths[-1] / 7)) + 1)
    pts = np.stack([np.interp(t, lengths, pts[:, 0]), np.interp(t, lengths, pts[:, 1])], 1)
    for _ in range(5):
        if closed:
            ring = pts[:-1]
            ring = ring * 0.5 + (np.roll(ring, 1, 0) + np.roll(ring, -1, 0)) * 0.25
            pts = np.vstack([ring, ring[:1]])
        elif len(pts) > 2:
            pts[1:-1] = pts[1:-1] * 0.5 + (pts[:-2] + pts[2:]) * 0.25
    if len(pts) > 3:
        noise = np.random.default_rng(seed).normal(0, 1, (len(pts), 2))
        noise[1:-1] = (noise[:-2] + noise[1:-1] * 2 + noise[2:]) / 4
        noise[0] = noise[-1] = 0
        pts = pts + noise * rough
    return pts


def faces_by_owner(arcs: Sequence[tuple[Link, Any]], points: Any, owners: Sequence[str]) -> dict[str, list[Any]]:
    """The faces between the arcs, each given to whoever has most points in it."""
    frame = box(-60, -60, WIDTH + 60, HEIGHT + 60).exterior
    tree = cKDTree(points)
    found: dict[str, list[Any]] = defaultdict(list)
    for face in polygonize(unary_union([*(LineString(chain) for _, chain in arcs if len(chain) > 1), frame])):
        middle = face.representative_point()
        votes: dict[str, int] = defaultdict(int)
        for i in tree.query_ball_point((middle.x, middle.y), 160):
            if face.contains(Point(points[i])):
                votes[owners[i]] += 1
        owner = max(votes, key=lambda name: votes[name]) if votes else owners[tree.query((middle.x, middle.y))[1]]
        found[owner].append(face)
    return found


def kind_of(sides: Link, area: dict[str, str], links: set[Link]) -> str | None:
    """What the border between two owners is; None: nothing is drawn."""
    gaps = [side for side in sides if side.startswith("#")]
    if len(gaps) == 2:
        return "shore"
    if gaps:
        return {"#sea": "coast", "#lake": "shore", "#mountain": "cliff"}[gaps[0]]
    if sides not in links:
        return "closed"
    return "open" if area[sides[0]] == area[sides[1]] else "open-area"


def strewn(shape: Any, area: str, centre: Site, rng: random.Random) -> list[tuple[str, float, float, float]]:
    """Small drawings along the rim of a region: its middle stays free for names and pieces."""
    gap, most = (13, 19) if area in WOODED else (16, 13)
    found: list[tuple[str, float, float, float]] = []
    inner = shape.buffer(-10)
    if inner.is_empty:
        return found
    x0, y0, x1, y1 = inner.bounds
    for _ in range(700):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        if not inner.contains(Point(x, y)) or not inner.contains(Point(x, y - 14)):
            continue
        if abs(x - centre[0]) < 50 and -36 < y - centre[1] < 46:
            continue
        if any((x - a) ** 2 + ((y - b) * 1.25) ** 2 < gap**2 for _, a, b, _ in found):
            continue
        found.append((rng.choice(rows(GROWTH)[area]), round(x, 1), round(y, 1), round(rng.uniform(0.8, 1.1), 2)))
        if len(found) == most:
            break
    return found


def ridge(rock: Any, rng: random.Random) -> list[tuple[str, float, float, float]]:
    """Crags over the impassable ranges, from north to south so that nearer ones overlap."""
    found: list[tuple[str, float, float, float]] = []
    inner = rock.buffer(-12)
    for part in getattr(inner, "geoms", [inner]):
        if part.is_empty:
            continue
        x0, y0, x1, y1 = part.bounds
        for _ in range(int(part.area / 9)):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            if not part.contains(Point(x, y)) or not rock.contains(Point(x, y - 26)):
                continue
            if any(((x - a) / 31) ** 2 + ((y - b) / 19) ** 2 < 1 for _, a, b, _ in found):
                continue
            found.append((rng.choice(("crag", "crag2")), round(x, 1), round(y, 1), round(rng.uniform(0.8, 1.15), 2)))
    return sorted(found, key=lambda drawing: drawing[2])


def path(points: Any, *, close: bool = False) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}".replace(".0", "") for x, y in points) + ("Z" if close else "")


def outline(shape: Any, *, thin: bool = False) -> str:
    parts = [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon"]
    rings = [ring.coords[:-1] for part in parts for ring in (part.exterior, *part.interiors)]
    return "".join(path(thinned(ring) if thin else ring, close=True) for ring in rings)


def thinned(points: Sequence[Site]) -> list[Site]:
    """Without the many points that a buffer puts around each corner."""
    found = [(round(points[0][0], 1), round(points[0][1], 1))]
    for x, y in points[1:]:
        point = round(x, 1), round(y, 1)
        if abs(point[0] - found[-1][0]) + abs(point[1] - found[-1][1]) >= NEAR:
            found.append(point)
    return found


def largest(faces: list[Any]) -> Any:
    whole = unary_union(faces)
    if isinstance(whole, MultiPolygon):
        whole = max(whole.geoms, key=lambda part: part.area)
    return Polygon(whole.exterior).intersection(box(0, 0, WIDTH, HEIGHT))


def draw() -> dict[str, Any]:
    area, links = read_board()
    sites = relaxed(links)
    points, owners = cells(sites, links, random.Random(NOISE))
    arcs = []
    for k, (sides, chain) in enumerate(arcs_of(Voronoi(points), owners)):
        wet = any(side in ("#sea", "#lake") for side in sides)
        arcs.append((sides, smoothed(chain, 2.0 if wet else 1.3, k + NOISE * 1000)))
    check_links(arcs, links)
    faces = faces_by_owner(arcs, points, owners)
    shapes = {name: largest(faces[name]) for name in area}
    labels = {name: polylabel(shape, 2) for name, shape in shapes.items()}
    sheet = box(0, 0, WIDTH, HEIGHT)
    terrain = {kind: unary_union(faces["#" + kind]).intersection(sheet) for kind in ("sea", "lake", "mountain")}
    rng = random.Random(STREWN)
    decor = []
    for name, shape in shapes.items():
        centre = round(labels[name].x, 1), round(labels[name].y, 1)
        decor += strewn(shape, area[name], centre, rng)
    peaks = ridge(terrain["mountain"], rng)
    terrain["land"] = sheet.difference(terrain["sea"]).buffer(-1.5).buffer(1.5)
    kinds = [(kind_of(sides, area, set(links)), chain) for sides, chain in arcs]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "regions": {
            name: {
                "label": [round(labels[name].x, 1), round(labels[name].y, 1)],
                "bounds": [round(side, 1) for side in shape.bounds],
                "polygon": [[round(x, 1), round(y, 1)] for x, y in shape.exterior.coords[:-1]],
            }
            for name, shape in shapes.items()
        },
        "areas": {
            each: outline(unary_union([shapes[name].buffer(0.6) for name in area if area[name] == each]), thin=True)
            for each in rows(GROWTH)
        },
        "borders": [{"kind": kind, "path": path(chain)} for kind, chain in kinds if kind],
        "terrain": {kind: outline(shape, thin=kind == "land") for kind, shape in terrain.items()},
        "decor": sorted(decor, key=lambda drawing: drawing[2]),
        "peaks": peaks,
    }


def check_links(arcs: Sequence[tuple[Link, Any]], links: Sequence[Link]) -> None:
    shared: dict[Link, float] = defaultdict(float)
    for sides, chain in arcs:
        shared[sides] += LineString(chain).length
    lost = [link for link in links if shared[link] < LEAST]
    if lost:
        sys.exit(f"These regions are linked and do not touch: {lost}. Move their seeds.")


def written(drawn: dict[str, Any]) -> str:
    """JSON with a line for each region and border, so that a change can be read."""
    return json.dumps(drawn, separators=(",", ":")).replace("},", "},\n") + "\n"


if __name__ == "__main__":
    (CONTENT / "map.json").write_text(written(draw()))
