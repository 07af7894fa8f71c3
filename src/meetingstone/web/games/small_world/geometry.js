// Small geometry for the painted map: points are [x, y], polygons are closed rings without the repeated first point.

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Ring */

/** A generator of numbers from 0 to 1 that always starts the same for one word. @param {string} word */
export function randomOf(word) {
  let a = 2166136261;
  for (const letter of word) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {Ring} ring @returns {{x0: number, y0: number, x1: number, y1: number}} */
export function boundsOf(ring) {
  let x0 = Infinity,
    y0 = Infinity,
    x1 = -Infinity,
    y1 = -Infinity;
  for (const [x, y] of ring) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** @param {Ring} ring @param {number} x @param {number} y */
export function inside(ring, x, y) {
  let found = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i],
      [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  }
  return found;
}

/** How far a point lies inside a ring; negative outside. @param {Ring} ring @param {number} x @param {number} y */
export function depth(ring, x, y) {
  let best = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j],
      dx = ring[i][0] - ax,
      dy = ring[i][1] - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const ex = x - ax - along * dx,
      ey = y - ay - along * dy;
    best = Math.min(best, ex * ex + ey * ey);
  }
  return inside(ring, x, y) ? Math.sqrt(best) : -Math.sqrt(best);
}

/** @param {Ring} ring @returns {Point} */
export function centroid(ring) {
  let area = 0,
    cx = 0,
    cy = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const cross = ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
    area += cross;
    cx += (ring[j][0] + ring[i][0]) * cross;
    cy += (ring[j][1] + ring[i][1]) * cross;
  }
  return [cx / (3 * area), cy / (3 * area)];
}

/** The part of a convex ring that is nearer to `a` than to `b`. @param {Ring} ring @param {Point} a @param {Point} b */
function nearer(ring, a, b) {
  const mx = (a[0] + b[0]) / 2,
    my = (a[1] + b[1]) / 2,
    nx = b[0] - a[0],
    ny = b[1] - a[1];
  const side = (/** @type {Point} */ p) => (p[0] - mx) * nx + (p[1] - my) * ny;
  /** @type {Ring} */
  const out = [];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const p = ring[j],
      q = ring[i],
      sp = side(p),
      sq = side(q);
    if (sp <= 0) out.push(p);
    if (sp * sq < 0) out.push([p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)]);
  }
  return out;
}

/** The Voronoi cells of some seeds within a box. @param {Ring} seeds @param {Ring} box @returns {Ring[]} */
export function cells(seeds, box) {
  return seeds.map((a) => seeds.reduce((ring, b) => (a === b ? ring : nearer(ring, a, b)), box));
}

/** Seeded points at least `gap` apart that pass a test, from top to bottom.
 * @param {{x0: number, y0: number, x1: number, y1: number}} box @param {number} gap @param {() => number} random
 * @param {(x: number, y: number) => boolean} fits @param {number} tries @returns {Ring} */
export function scatter(box, gap, random, fits, tries) {
  /** @type {Ring} */
  const points = [];
  for (let i = 0; i < tries; i++) {
    const x = box.x0 + random() * (box.x1 - box.x0),
      y = box.y0 + random() * (box.y1 - box.y0);
    if (points.some((p) => (p[0] - x) ** 2 + ((p[1] - y) * 1.25) ** 2 < gap * gap)) continue;
    if (fits(x, y)) points.push([x, y]);
  }
  return points.sort((a, b) => a[1] - b[1]);
}

/** A number for a path. @param {number} v */
export const num = (v) => String(Math.round(v * 10) / 10);

/** @param {Ring} ring */
export const pathOf = (ring) => "M" + ring.map(([x, y]) => num(x) + " " + num(y)).join("L") + "Z";
