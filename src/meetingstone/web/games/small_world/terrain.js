// The strokes that paint a terrain: scattered trees, hills, peaks, reeds and waves, and plots with furrows.
import { boundsOf, cells, depth, num, pathOf, randomOf, scatter } from "./geometry.js";
import { halfName, lettersScale, nameBase } from "./layout.js";

/** @typedef {import("./layout.js").Region} Region */
/** @typedef {import("./geometry.js").Point} Point */

/** The family of a terrain: seas and lakes look alike. @param {string} terrain */
export const groundOf = (terrain) => (terrain === "sea" || terrain === "lake" ? "water" : terrain);

/** Whether something is printed at a point, so that nothing else may be drawn there.
 * @param {Region} region @param {number} u @returns {(x: number, y: number, r: number) => boolean} */
function printedAt(region, u) {
  const [cx, cy] = region.at,
    line = region.letters.line * lettersScale(u),
    base = cy + nameBase(u);
  const boxes = region.lines.map((text, i) => {
    const half = halfName([text], region.letters, u) + 4,
      y = base - (region.lines.length - 1 - i) * line;
    return [cx - half, y - line + 2, cx + half, y + 4];
  });
  return (x, y, r) =>
    boxes.some(([x0, y0, x1, y1]) => x > x0 - r && x < x1 + r && y > y0 - r && y < y1 + r) ||
    region.marks.some((m) => Math.hypot(m.x - x, m.y - y) < 11 * u + r);
}

/** How wide the row of pieces must be before it covers a stroke: 0 never, 1 one piece, 2 two, 3 the whole row.
 * @param {Region} region @param {number} x @param {number} y @param {number} r @param {number} u */
function ringOf(region, x, y, r, u) {
  const dx = Math.abs(x - region.at[0] - region.row) - r,
    dy = Math.abs(y - region.at[1] - 4 * u) - r;
  if (dy > 20 * u) return 0;
  return dx < 20 * u ? 1 : dx < 40 * u ? 2 : dx < 62 * u ? 3 : 0;
}

/** @param {string} name @param {number} x @param {number} y @param {number} w @param {number} h */
export const stroke = (name, x, y, w, h) =>
  `<use href="#${name}" x="${num(x - w / 2)}" y="${num(y - h / 2)}" width="${num(w)}" height="${num(h)}"/>`;

/** Gap between strokes, distance from the border, and one stroke, by terrain.
 * @type {Record<string, {gap: number, inset: number, draw: (random: () => number) => [string, number, number]}>} */
const STROKES = {
  forest: {
    gap: 13.5,
    inset: 9,
    draw: (r) => {
      const w = 13 + 4 * r();
      return [r() < 0.66 ? "g-oak" : "g-pine", w, w];
    },
  },
  hill: {
    gap: 22,
    inset: 12,
    draw: (r) => {
      const w = 22 + 7 * r();
      return ["g-hill", w, w * 0.55];
    },
  },
  mountain: {
    gap: 21,
    inset: 13,
    draw: (r) => {
      const w = 22 + 9 * r();
      return ["g-peak", w, w * 0.86];
    },
  },
  swamp: {
    gap: 17,
    inset: 10,
    draw: (r) => {
      const w = 14 + 4 * r();
      return [r() < 0.66 ? "g-reed" : "g-pool", w, w];
    },
  },
  water: { gap: 16, inset: 10, draw: () => ["g-wave", 18, 7] },
};

/** @param {Region} region @param {number} u */
export function paint(region, u) {
  const ground = groundOf(region.terrain),
    random = randomOf(region.id),
    printed = printedAt(region, u);
  return ground === "fields" ? plots(region, random, printed, u) : glyphs(region, STROKES[ground], random, printed, u);
}

/** @param {Region} region @param {typeof STROKES[string]} how @param {() => number} random
 * @param {ReturnType<typeof printedAt>} printed @param {number} u */
function glyphs(region, how, random, printed, u) {
  const box = boundsOf(region.ring);
  /** @type {[number, number, string, number, number][]} */
  const found = [];
  const fits = (/** @type {number} */ x, /** @type {number} */ y) =>
    !printed(x, y, 6) && depth(region.ring, x, y) > how.inset;
  for (const [x, y] of scatter(box, how.gap, random, fits, 700)) {
    const [name, w, h] = how.draw(random);
    found.push([x, y, name, w, h]);
  }
  if (region.terrain === "hill") {
    const free = (/** @type {number} */ x, /** @type {number} */ y) =>
      fits(x, y) && !found.some((f) => Math.hypot(f[0] - x, f[1] - y) < 13);
    for (const [x, y] of scatter(box, 13, random, free, 300)) found.push([x, y, "g-tuft", 6, 6]);
  }
  const rings = ["", "", "", ""];
  for (const [x, y, name, w, h] of found)
    rings[ringOf(region, x, y, Math.min(w, h) / 3, u)] += stroke(name, x, y, w, h);
  return rings.map((strokes, i) => (strokes ? `<g class="z${i}">${strokes}</g>` : "")).join("");
}

/** Plots with furrows at different angles. @param {Region} region @param {() => number} random
 * @param {ReturnType<typeof printedAt>} printed @param {number} u */
function plots(region, random, printed, u) {
  const { x0, y0, x1, y1 } = boundsOf(region.ring);
  /** @type {Point[]} */
  const box = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const seeds = Array.from(
    { length: 5 },
    () => /** @type {Point} */ ([x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)]),
  );
  const base = random() * Math.PI,
    rings = ["", "", "", ""];
  let plotted = "";
  cells(seeds, box).forEach((cell, n) => {
    if (cell.length < 3) return;
    const shrunk = inset(cell, 2.6);
    plotted += `<path class="plot p${n % 3}" d="${pathOf(shrunk)}"/>`;
    const angle = base + n,
      dx = Math.cos(angle),
      dy = Math.sin(angle);
    const [cx, cy] = seeds[n];
    for (let i = -30; i <= 30; i++) {
      let run = "",
        ring = -1;
      for (let s = -130; s <= 130; s += 5) {
        const wobble = Math.sin(s / 17 + i * 1.7) * 0.7;
        const x = cx - dy * (i * 5.4 + wobble) + dx * s,
          y = cy + dx * (i * 5.4 + wobble) + dy * s;
        const open = within(shrunk, x, y, 1.5) && !printed(x, y, 1) && depth(region.ring, x, y) > 5.5;
        const now = open ? ringOf(region, x, y, 0, u) : -1;
        if (now !== ring) {
          if (run.includes("L")) rings[ring] += run;
          run = "";
          ring = now;
        }
        if (open) run += (run ? "L" : "M") + num(x) + " " + num(y);
      }
      if (run.includes("L")) rings[ring] += run;
    }
  });
  return plotted + rings.map((d, i) => (d ? `<path class="furrow z${i}" d="${d}"/>` : "")).join("");
}

/** A convex ring pulled in towards its middle. @param {Point[]} ring @param {number} by @returns {Point[]} */
function inset(ring, by) {
  const cx = ring.reduce((sum, p) => sum + p[0], 0) / ring.length,
    cy = ring.reduce((sum, p) => sum + p[1], 0) / ring.length;
  return ring.map(([x, y]) => {
    const far = Math.hypot(x - cx, y - cy) || 1;
    return [x - ((x - cx) / far) * by * 1.3, y - ((y - cy) / far) * by * 1.3];
  });
}

/** Whether a point lies in a convex ring, at least `by` from its edge. @param {Point[]} ring @param {number} x @param {number} y @param {number} by */
const within = (ring, x, y, by) => depth(ring, x, y) > by;
