#!/usr/bin/env python3
"""Paint the land under the board of the Adventure Game: coast, shore lines, regions, paths, names and small drawings.

    pip install numpy scipy
    python tools/make_adventure_land.py

Reads content/board.toml and content/map.json and writes content/land.json; the same board gives the same land. Land is
what lies near a space or a path, frayed by noise; a region is what lies nearest to its spaces. Names and drawings are
put where nothing else is.
"""

from __future__ import annotations

import json
import math
import random
import re
import tomllib
from pathlib import Path

import numpy as np
from scipy import ndimage

CONTENT = Path(__file__).parent.parent / "src/meetingstone/games/adventure/content"
STEP, MARGIN = 3, 66
"""Units of one cell of the grid, and how far it goes beyond the board."""
NEAR = {"city": 50}
DISC, BAND = 44, 30
"""Land round a space, and along a path."""
SHORES = (8, 17, 29)
RADIUS = {"city": 34, "key": 24, "encounter": 25, "overlord": 32, "normal": 21.5}
OCTAVES = ((90, 7.0), (40, 5.0), (17, 3.0))
TERRAIN = {
    "tirisfal_glades": "plague", "silverpine": "pine", "western_plaguelands": "plague",
    "eastern_plaguelands": "plague2",
    "alterac": "snow", "hillsbrad": "fields", "hinterlands": "pine", "arathi": "hill", "wetlands": "swamp",
    "dun_morogh": "snow", "loch_modan": "hill", "badlands": "bad", "searing_gorge": "burn", "burning_steppes": "burn",
    "elwynn": "forest", "westfall": "fields", "redridge": "hill", "duskwood": "dusk", "swamp_of_sorrows": "swamp",
    "blasted_lands": "bad", "stranglethorn": "jungle",
}  # fmt: skip
DRAWINGS = {
    "plague": ("dead", "dead", "mush", "hill"), "plague2": ("dead", "dead", "crack"), "pine": ("pine", "pine", "hill"),
    "snow": ("pine", "speak", "pine"), "fields": ("wheat", "hill", "tree"), "hill": ("hill", "tree", "hill", "peak"),
    "swamp": ("reed", "reed", "pool"), "bad": ("mesa", "crack", "mesa"), "burn": ("vent", "crackl", "peak"),
    "forest": ("tree", "pine", "tree"), "dusk": ("dtree", "dtree", "dead"), "jungle": ("palm", "palm", "tree"),
}  # fmt: skip

LONG, LETTER, LINE = 14, 9.6, 12
"""Letters that a name may have in one line, as on the page; the width of one, and the height of a line."""
LEGEND, COMPASS = (185, 493, 160, 70), (369, 505, 34, 50)
"""What lies over the sea: middle, and half of width and height."""

Point = tuple[float, float]


def names_of(language: str) -> dict[str, str]:
    text = (CONTENT.parents[2] / "locale" / language / "adventure_board.ftl").read_text("utf-8")
    return {found[1]: found[2] for found in re.finditer(r"^ag-(\w+) = (.+)$", text, re.MULTILINE)}


def lines_of(name: str) -> list[str]:
    """A long name in two lines that are about as long."""
    words = name.split(" ")
    if len(name) <= LONG or len(words) < 2:
        return [name]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def noise(rng: np.random.Generator, shape: tuple[int, int], size: float) -> np.ndarray:
    """Smooth noise between -1 and 1 whose hills are ``size`` units wide."""
    rows, columns = (math.ceil(n * STEP / size) + 3 for n in shape)
    coarse = rng.uniform(-1, 1, (rows, columns))
    at = np.mgrid[0 : shape[0], 0 : shape[1]] * STEP / size + 1
    return ndimage.map_coordinates(coarse, at, order=3, mode="nearest")


class Grid:
    def __init__(self, width: int, height: int) -> None:
        self.xs = np.arange(-MARGIN, width + MARGIN + 1, STEP)
        self.ys = np.arange(-MARGIN, height + MARGIN + 1, STEP)
        self.x, self.y = np.meshgrid(self.xs, self.ys)
        self.shape = self.x.shape

    def cell(self, x: float, y: float) -> tuple[int, int]:
        row, column = round((y + MARGIN) / STEP), round((x + MARGIN) / STEP)
        return min(max(row, 0), self.shape[0] - 1), min(max(column, 0), self.shape[1] - 1)

    def contour(self, field: np.ndarray, level: float) -> list[list[Point]]:
        """Closed lines round all that is below ``level`` (marching squares)."""
        padded = np.pad(field, 1, constant_values=level + 1e3)
        below = padded < level
        ends: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}

        def link(a: tuple[int, int, int], b: tuple[int, int, int]) -> None:
            ends.setdefault(a, []).append(b)
            ends.setdefault(b, []).append(a)

        mixed = below[:-1, :-1].astype(int) + below[1:, :-1] + below[:-1, 1:] + below[1:, 1:]
        for r, c in zip(*np.nonzero((mixed > 0) & (mixed < 4)), strict=True):
            r, c = int(r), int(c)
            corner = [bool(below[r, c]), bool(below[r, c + 1]), bool(below[r + 1, c + 1]), bool(below[r + 1, c])]
            edges = [(0, r, c), (1, r, c + 1), (0, r + 1, c), (1, r, c)]
            cut = [edges[i] for i in range(4) if corner[i] != corner[(i + 1) % 4]]
            link(cut[0], cut[1])
            if len(cut) == 4:
                link(cut[2], cut[3])

        def place(edge: tuple[int, int, int]) -> Point:
            upright, r, c = edge
            a, b = padded[r, c], padded[r + upright, c + 1 - upright]
            part = min(max((level - a) / (b - a), 0.02), 0.98) if abs(b - a) < 500 else 0.5
            x = c - 1 + (0 if upright else part)
            y = r - 1 + (part if upright else 0)
            return x * STEP - MARGIN, y * STEP - MARGIN

        loops = []
        while ends:
            start = next(iter(ends))
            loop, at = [start], start
            while ends.get(at):
                there = ends[at].pop()
                ends[there].remove(at)
                if not ends[at]:
                    del ends[at]
                at = there
                if at == start:
                    break
                loop.append(at)
            ends = {edge: links for edge, links in ends.items() if links}
            loops.append([place(edge) for edge in loop])
        return loops


def smooth(loop: list[Point], every: int = 3) -> str:
    """A closed path of curves through the middles of every third point."""
    kept = loop[::every]
    if len(kept) < 4:
        return ""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(kept, kept[1:] + kept[:1], strict=True)]
    path = f"M{middles[-1][0]:.0f} {middles[-1][1]:.0f}"
    return (
        path
        + "".join(f"Q{p[0]:.0f} {p[1]:.0f} {m[0]:.0f} {m[1]:.0f}" for p, m in zip(kept, middles, strict=True))
        + "Z"
    )


def area(loop: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, loop[1:] + loop[:1], strict=True))) / 2


def outline(grid: Grid, field: np.ndarray, level: float, least: float = 300) -> str:
    return "".join(smooth(loop) for loop in grid.contour(field, level) if area(loop) > least)


class Land:
    def __init__(self) -> None:
        board = tomllib.loads((CONTENT / "board.toml").read_text("utf-8"))["space"]
        drawn = json.loads((CONTENT / "map.json").read_text("utf-8"))
        self.width, self.height = drawn["width"], drawn["height"]
        self.spaces = {space["id"]: space for space in board}
        self.at = {name: (place["x"], place["y"]) for name, place in drawn["spaces"].items()}
        self.rng = np.random.default_rng(7)
        self.dice = random.Random(7)
        self.grid = Grid(self.width, self.height)
        self.paths = self.bend()
        self.busy = self.occupied()
        # Half the width and the lines of each region's name, in the language in which it is longer.
        told = [names_of(language) for language in ("en", "it")]
        written = {region: [lines_of(names[region]) for names in told] for region in TERRAIN}
        self.written = {
            region: (max(LETTER / 2 * max(map(len, lines)) for lines in each), max(map(len, each)))
            for region, each in written.items()
        }

    def bend(self) -> dict[tuple[str, str], Point]:
        """The middle that each path is bent round, to one side or the other by turns."""
        found = {}
        for a, space in self.spaces.items():
            for b in space["links"]:
                if (b, a) in found or a == b:
                    continue
                (ax, ay), (bx, by) = self.at[a], self.at[b]
                turn = 0.08 if (len(found) % 2) else -0.08
                found[a, b] = ((ax + bx) / 2 - (by - ay) * turn, (ay + by) / 2 + (bx - ax) * turn)
        return found

    def along(self, a: str, b: str, count: int = 14) -> list[Point]:
        (ax, ay), (bx, by), (mx, my) = self.at[a], self.at[b], self.paths[a, b]
        return [
            (
                (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
                (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by,
            )
            for t in np.linspace(0, 1, count)
        ]

    def away(self, points: list[Point]) -> np.ndarray:
        """How far each cell is from the nearest of some points."""
        far = np.full(self.grid.shape, 1e9)
        for x, y in points:
            far = np.minimum(far, np.hypot(self.grid.x - x, self.grid.y - y))
        return far

    def shape(self) -> np.ndarray:
        """Below 0 is land."""
        far = np.full(self.grid.shape, 1e9)
        for name, point in self.at.items():
            far = np.minimum(far, self.away([point]) - NEAR.get(self.spaces[name]["kind"], DISC))
        for a, b in self.paths:
            far = np.minimum(far, self.away(self.along(a, b)) - BAND)
        return far + sum(noise(self.rng, self.grid.shape, size) * height for size, height in OCTAVES)

    def regions(self) -> dict[str, np.ndarray]:
        """Whether a cell lies nearest to a space of each region; the borders are bent by noise."""
        dx, dy = (noise(self.rng, self.grid.shape, 48) * 15 for _ in range(2))
        names = list(self.at)
        far = np.stack([np.hypot(self.grid.x + dx - x, self.grid.y + dy - y) for x, y in self.at.values()])
        nearest = far.argmin(0)
        by_region: dict[str, np.ndarray] = {}
        for i, name in enumerate(names):
            region = self.spaces[name]["region"]
            by_region[region] = by_region.get(region, np.zeros(self.grid.shape, bool)) | (nearest == i)
        return by_region

    def occupied(self) -> np.ndarray:
        """Room that drawings keep from spaces, their names and the paths; below 0 is taken."""
        free = np.full(self.grid.shape, 1e9)
        for name, (x, y) in self.at.items():
            radius = RADIUS[self.spaces[name]["kind"]]
            free = np.minimum(free, self.away([(x, y)]) - radius - 9)
            if self.spaces[name]["kind"] != "normal":
                wide = 3.2 * len(name) + 4
                free = np.minimum(free, self.box(x, y + radius + 9, wide, 8))
        for a, b in self.paths:
            free = np.minimum(free, self.away(self.along(a, b)) - 12)
        return free

    def box(self, x: float, y: float, wide: float, high: float, turn: float = 0) -> np.ndarray:
        """How far cells are outside of a box, turned by degrees."""
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        dx, dy = self.grid.x - x, self.grid.y - y
        across, down = np.abs(dx * cos + dy * sin) - wide, np.abs(dy * cos - dx * sin) - high
        return np.maximum(across, down)

    def letter(self, regions: dict[str, np.ndarray], land: np.ndarray) -> dict[str, list[float]]:
        """Where the name of each region stands: where it covers least, and is covered least."""
        taken = np.where(land < 0, 0.0, 0.25)
        for a, b in self.paths:
            taken[self.away(self.along(a, b, 28)) < 6] = 1.5
        for name, (x, y) in self.at.items():
            radius = RADIUS[self.spaces[name]["kind"]]
            taken[self.away([(x, y)]) < radius + 2] = 6
            if self.spaces[name]["kind"] != "normal":
                taken[self.box(x, y + radius + 8, 3.2 * len(name) + 2, 8) < 0] = 4
        for box in (LEGEND, COMPASS):
            taken[self.box(*box) < 0] = 9
        taken[self.box(self.width / 2, self.height / 2, self.width / 2 - 6, self.height / 2 - 8) > 0] = 9
        found = {}
        # The longest name has the fewest places.
        for region in sorted(regions, key=lambda each: -self.written[each][0]):
            wide, lines = self.written[region]
            cost = taken + np.where(regions[region], 0.0, 0.8)
            inside = np.argwhere(regions[region] & (land < -4))
            rows = (-LINE / 2, LINE / 2) if lines == 2 else (0.0,)
            best: tuple[float, list[float]] = (1e9, [0, 0, 0])
            for turn in (0, -12, 12, -25, 25, -40, 40, -55, 55, -70, 70):
                cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
                # Two rows of points through each line of letters.
                spots = [(d, row + half) for row in rows for half in (-3, 3) for d in np.arange(-wide, wide + 1, STEP)]
                down = np.array([round((d * sin + h * cos) / STEP) for d, h in spots])
                across = np.array([round((d * cos - h * sin) / STEP) for d, h in spots])
                r = np.clip(inside[:, :1] + down, 0, self.grid.shape[0] - 1)
                c = np.clip(inside[:, 1:] + across, 0, self.grid.shape[1] - 1)
                score = cost[r, c].mean(1) + abs(turn) / 260
                at = int(score.argmin())
                if score[at] < best[0]:
                    row, column = inside[at]
                    best = (
                        float(score[at]),
                        [round(float(self.grid.xs[column])), round(float(self.grid.ys[row])), turn],
                    )
            found[region] = best[1]
            x, y, turn = best[1]
            box = self.box(x, y, wide + 4, 7 * lines, turn)
            taken[box < 0] = 6
            self.busy = np.minimum(self.busy, box)
        return found

    def strew(self, regions: dict[str, np.ndarray], land: np.ndarray) -> list[list[object]]:
        """Trees, peaks, reeds and cracks, from the back to the front."""
        found: list[tuple[str, str, float, float, float]] = []
        for region, inside in regions.items():
            terrain = TERRAIN[region]
            ys, xs = np.nonzero(inside & (land < -7) & (self.busy > 0))
            cells = list(zip(ys.tolist(), xs.tolist(), strict=True))
            self.dice.shuffle(cells)
            for r, c in cells:
                x = float(self.grid.xs[c]) + self.dice.uniform(-1.4, 1.4)
                y = float(self.grid.ys[r]) + self.dice.uniform(-1.4, 1.4)
                if any(math.hypot(x - each[2], (y - each[3]) * 1.35) < 14.5 for each in found):
                    continue
                kind = self.dice.choice(DRAWINGS[terrain])
                found.append((kind, terrain, x, y, self.dice.uniform(0.82, 1.02)))
        found.sort(key=lambda each: each[3])
        return [[kind, terrain, round(x), round(y), round(size, 2)] for kind, terrain, x, y, size in found]

    def write(self) -> None:
        land = self.shape()
        regions = self.regions()
        sea = ndimage.distance_transform_edt(land >= 0) * STEP
        sea = ndimage.gaussian_filter(sea, 1.6)
        soft = {name: ndimage.gaussian_filter(inside.astype(float), 2.2) for name, inside in regions.items()}
        names = self.letter(regions, land)
        told = {
            "coast": outline(self.grid, land, 0),
            "shores": [outline(self.grid, np.where(sea > far, 1.0, -1.0) * np.abs(sea - far), 0) for far in SHORES],
            "regions": {
                name: {
                    "terrain": TERRAIN[name],
                    "path": outline(self.grid, -soft[name], -0.5, 60),
                    "label": names[name],
                }
                for name in regions
            },
            "paths": [[a, b, round(x), round(y)] for (a, b), (x, y) in self.paths.items()],
            "strewn": self.strew(regions, land),
        }
        (CONTENT / "land.json").write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")
        print(f"{len(told['strewn'])} drawings, {(CONTENT / 'land.json').stat().st_size} bytes")


if __name__ == "__main__":
    Land().write()
