// Where the islands lie on the sea: every one as large as the frame allows, none touching another.
import { boundsOf, randomOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./layout.js").BoardFace} BoardFace */
/** @typedef {{width: number, height: number}} Frame */
/** An island: `sx`, `sy` stretch it, `x`, `y` is where the corner of its bounds comes to lie.
 * @typedef {{board: BoardFace, box: ReturnType<typeof boundsOf>, coast: Point[], grain: number, sx: number, sy: number,
 *   x: number, y: number}} Placed */

/** Between two coasts, or they would look adjacent; and between a coast and the frame. */
const GAP = 17,
  MARGIN = 11;
/** How far an island may be drawn out of its shape, and how much larger than another. */
const SKEW = 1.42,
  UNEVEN = 1.2;
/** The coast is known to so many units; growing stops after so many rounds without any; so many
 * arrangements are tried. */
const GRID = 12,
  ROUNDS = 110,
  PATIENCE = 9,
  TRIED = 8;

/** @param {BoardFace} board @returns {Placed} */
function shaped(board) {
  const all = board.regions.flatMap((r) => r.polygon),
    box = boundsOf(all);
  // A vertex of two regions lies inland or where a border meets the coast: the others are enough to know the coast.
  /** @type {Map<string, number>} */
  const shared = new Map();
  for (const point of all) shared.set(String(point), (shared.get(String(point)) ?? 0) + 1);
  /** @type {Map<string, Point>} */
  const coast = new Map();
  for (const point of all) {
    const key = `${Math.floor(point[0] / GRID)},${Math.floor(point[1] / GRID)}`;
    if (shared.get(String(point)) === 1) coast.set(key, [point[0] - box.x0, point[1] - box.y0]);
  }
  const land = board.regions.reduce((sum, r) => sum + areaOf(r.polygon), 0);
  const grain = Math.sqrt(land / board.regions.length);
  return { board, box, coast: [...coast.values()], grain, sx: 1, sy: 1, x: 0, y: 0 };
}

/** @param {Point[]} ring */
export function areaOf(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return Math.abs(sum) / 2;
}

/** @param {Placed} island */
const wide = ({ box, sx }) => (box.x1 - box.x0) * sx;
/** @param {Placed} island */
const high = ({ box, sy }) => (box.y1 - box.y0) * sy;
/** How large the regions of an island are. @param {Placed} island */
const sizeOf = ({ grain, sx, sy }) => grain * Math.sqrt(sx * sy);

/** What an arrangement is worth: large regions everywhere, and islands that keep their shape.
 * @param {{o: Placed, sx: number, sy: number}[]} cells */
function worthOf(cells) {
  let least = Infinity,
    sum = 0,
    regions = 0,
    skew = 0;
  for (const { o, sx, sy } of cells) {
    const size = o.grain * Math.sqrt(sx * sy),
      count = o.board.regions.length;
    least = Math.min(least, size);
    sum += size * count;
    regions += count;
    skew += Math.abs(Math.log(sx / sy)) / cells.length;
  }
  return least + sum / regions - skew * 16;
}

/** All ways to put islands into columns of at most three. @param {Placed[]} items @returns {Placed[][][]} */
function arrangements(items) {
  const [first, ...others] = items;
  if (!first) return [[]];
  /** @type {Placed[][][]} */
  const found = [];
  for (const rest of arrangements(others)) {
    for (let i = 0; i <= rest.length; i++) found.push([...rest.slice(0, i), [first], ...rest.slice(i)]);
    rest.forEach((column, i) => {
      if (column.length < 3)
        for (let k = 0; k <= column.length; k++)
          found.push(rest.map((c, j) => (i === j ? [...c.slice(0, k), first, ...c.slice(k)] : c)));
    });
  }
  return found;
}

/** Cells whose areas are as the islands need them, and what they are worth.
 * @param {Placed[][]} columns @param {Frame} frame */
function celled(columns, { width, height }) {
  const need = (/** @type {Placed} */ o) =>
    ((o.box.x1 - o.box.x0) * (o.box.y1 - o.box.y0)) / (o.grain * o.grain);
  const sums = columns.map((column) => column.reduce((sum, o) => sum + need(o), 0));
  const all = sums.reduce((a, b) => a + b, 0);
  const inner = { width: width - 2 * MARGIN + GAP, height: height - 2 * MARGIN + GAP };
  const cells = [];
  let x = MARGIN;
  for (const [i, column] of columns.entries()) {
    const w = (inner.width * sums[i]) / all;
    let y = MARGIN;
    for (const o of column) {
      const h = (inner.height * need(o)) / sums[i];
      let sx = (w - GAP) / (o.box.x1 - o.box.x0),
        sy = (h - GAP) / (o.box.y1 - o.box.y0);
      sx = Math.min(sx, sy * SKEW);
      sy = Math.min(sy, sx * SKEW);
      cells.push({ o, sx, sy, x: x + (w - GAP) / 2, y: y + (h - GAP) / 2 });
      y += h;
    }
    x += w;
  }
  return { cells, worth: worthOf(cells) };
}

/** @param {Placed} o @param {Placed[]} others @param {Frame} frame */
function fits(o, others, frame) {
  if (o.x < MARGIN || o.y < MARGIN || o.x + wide(o) > frame.width - MARGIN || o.y + high(o) > frame.height - MARGIN)
    return false;
  for (const p of others) {
    if (p === o || o.x > p.x + wide(p) + GAP || p.x > o.x + wide(o) + GAP) continue;
    if (o.y > p.y + high(p) + GAP || p.y > o.y + high(o) + GAP) continue;
    for (const [ax, ay] of o.coast) {
      const x = ax * o.sx + o.x - p.x,
        y = ay * o.sy + o.y - p.y;
      for (const [bx, by] of p.coast) {
        const dx = bx * p.sx - x,
          dy = by * p.sy - y;
        if (dx * dx + dy * dy < GAP * GAP) return false;
      }
    }
  }
  return true;
}

/** Grow one island, perhaps a little to one side; false when there is no room.
 * @param {Placed} o @param {Placed[]} all @param {Frame} frame @param {() => number} random */
function grown(o, all, frame, random) {
  const { sx, sy, x, y } = o;
  for (const [gx, gy] of [
    [1.015, 1.015],
    [1.02, 1],
    [1, 1.02],
  ]) {
    if ((sx * gx) / (sy * gy) > SKEW || (sy * gy) / (sx * gx) > SKEW) continue;
    for (let i = 0; i < 5; i++) {
      o.sx = sx * gx;
      o.sy = sy * gy;
      const step = i ? 6 : 0;
      o.x = x - (wide(o) * (1 - 1 / gx)) / 2 + step * (random() - 0.5) * 2;
      o.y = y - (high(o) * (1 - 1 / gy)) / 2 + step * (random() - 0.5) * 2;
      if (fits(o, all, frame)) return true;
    }
  }
  Object.assign(o, { sx, sy, x, y });
  return false;
}

/** Let all islands grow from their cells, the smallest first; returns what that is worth.
 * @param {Placed[]} islands @param {ReturnType<typeof celled>} start @param {Frame} frame @param {() => number} random */
function settled(islands, start, frame, random) {
  for (const { o, sx, sy, x, y } of start.cells) {
    Object.assign(o, { sx: sx * 0.86, sy: sy * 0.86 });
    o.x = x - wide(o) / 2;
    o.y = y - high(o) / 2;
  }
  for (let round = 0, idle = 0; round < ROUNDS && idle < PATIENCE; round++, idle++) {
    const least = Math.min(...islands.map(sizeOf));
    for (const o of [...islands].sort((a, b) => sizeOf(a) - sizeOf(b))) {
      if (sizeOf(o) < least * UNEVEN && grown(o, islands, frame, random)) {
        idle = 0;
        continue;
      }
      const { x, y } = o;
      o.x += (random() - 0.5) * 12;
      o.y += (random() - 0.5) * 12;
      if (!fits(o, islands, frame)) Object.assign(o, { x, y });
    }
  }
  return worthOf(islands.map((o) => ({ o, sx: o.sx, sy: o.sy })));
}

/** @param {BoardFace[]} boards @param {Frame} frame @returns {Placed[]} */
export function arranged(boards, frame) {
  const islands = boards.map(shaped),
    random = randomOf(boards.map((b) => b.id).join());
  const starts = arrangements(islands)
    .map((columns) => celled(columns, frame))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TRIED);
  let best = /** @type {Placed[]} */ ([]),
    worth = -Infinity;
  for (const start of starts) {
    const now = settled(islands, start, frame, random);
    if (now <= worth) continue;
    worth = now;
    best = islands.map((o) => ({ ...o }));
  }
  return best;
}
