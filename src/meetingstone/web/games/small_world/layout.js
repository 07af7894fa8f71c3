// Where the islands lie on the sea, and where name, pieces and printed symbols lie in each region.
import { boundsOf, centroid, depth } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {{id: string, name: string, terrain: string, symbols: string[], neighbours: string[], label: Point,
 *   polygon: Point[]}} Land */
/** @typedef {{id: string, name: string, size: string, width: number, height: number, regions: Land[]}} BoardFace */
/** @typedef {{id: string, board: string, name: string, terrain: string, symbols: string[], neighbours: string[],
 *   ring: Point[], lines: string[], at: Point, row: number, span: [number, number],
 *   tight: boolean, marks: {kind: string, x: number, y: number}[]}} Region */
/** @typedef {{id: string, name: string, x: number, y: number, width: number, height: number}} Island */
/** @typedef {{width: number, height: number, scale: number, regions: Region[], islands: Island[]}} Chart */

/** The frame in map units: about one unit is a pixel on a large screen. */
export const WIDTH = 892,
  HEIGHT = 602;
const GAP = 20,
  MARGIN = 13,
  BIN = 8;
/** How much larger one island may be drawn than another, and how far it may be stretched. */
const UNEVEN = 1.22,
  STRETCH = 1.2;

/** An island at a scale, with its edges in slices, so that islands can move close without touching.
 * @param {BoardFace} board @param {number} sx @param {number} sy */
function shaped(board, sx, sy) {
  const box = boundsOf(board.regions.flatMap((r) => r.polygon));
  const width = (box.x1 - box.x0) * sx,
    height = (box.y1 - box.y0) * sy;
  const rows = Math.ceil(height / BIN) + 1,
    columns = Math.ceil(width / BIN) + 1;
  const left = new Array(rows).fill(Infinity),
    right = new Array(rows).fill(-Infinity);
  const top = new Array(columns).fill(Infinity),
    bottom = new Array(columns).fill(-Infinity);
  for (const { polygon } of board.regions) {
    for (const [px, py] of polygon) {
      const x = (px - box.x0) * sx,
        y = (py - box.y0) * sy,
        row = Math.floor(y / BIN),
        column = Math.floor(x / BIN);
      for (let i = Math.max(0, row - 3); i <= Math.min(rows - 1, row + 3); i++) {
        left[i] = Math.min(left[i], x);
        right[i] = Math.max(right[i], x);
      }
      for (let i = Math.max(0, column - 3); i <= Math.min(columns - 1, column + 3); i++) {
        top[i] = Math.min(top[i], y);
        bottom[i] = Math.max(bottom[i], y);
      }
    }
  }
  return { board, box, sx, sy, width, height, left, right, top, bottom };
}

/** @typedef {ReturnType<typeof shaped>} Shaped */
/** @typedef {{o: Shaped, x: number, y: number}} Placed */

/** How far after one edge the other must start. @param {number[]} far @param {number[]} near @param {number} shift in slices */
function clearance(far, near, shift) {
  let need = 0;
  for (let i = 0; i < near.length; i++) {
    for (let k = Math.max(0, i + shift - 2); k <= Math.min(far.length - 1, i + shift + 2); k++)
      need = Math.max(need, far[k] - near[i] + GAP);
  }
  return need;
}

/** All ways to put boards in order into columns of one or two. @param {BoardFace[]} items @returns {BoardFace[][][]} */
function arrangements(items) {
  if (!items.length) return [[]];
  /** @type {BoardFace[][][]} */
  const found = [];
  items.forEach((first, i) => {
    const others = items.filter((_, j) => j !== i);
    for (const rest of arrangements(others)) found.push([[first], ...rest]);
    others.forEach((second, j) => {
      for (const rest of arrangements(others.filter((_, k) => k !== j))) found.push([[first, second], ...rest]);
    });
  });
  return found;
}

/** How large the columns can be drawn, each filling the height as far as the others allow.
 * @param {BoardFace[][]} columns */
function sized(columns) {
  const high = HEIGHT - 2 * MARGIN;
  const tall = columns.map((c) => c.reduce((sum, b) => sum + b.height - 28, 0));
  const wide = columns.map((c) => Math.max(...c.map((b) => b.width - 28)));
  const fits = columns.map((c, i) => (high - GAP * (c.length - 1)) / tall[i]);
  const least = Math.min(...fits);
  const scales = fits.map((s) => Math.min(s, least * UNEVEN));
  const room = WIDTH - 2 * MARGIN - GAP * (columns.length - 1);
  const used = scales.reduce((sum, s, i) => sum + s * wide[i], 0);
  const stretch = Math.min(STRETCH, room / used);
  const squeeze = Math.min(1, room / used);
  const lift = stretch < 1 ? Math.min(STRETCH, 1 / squeeze) : 1;
  const shape = { sx: stretch, sy: squeeze * lift };
  return { scales, ...shape, worth: Math.min(...scales) * Math.sqrt(shape.sx * shape.sy) };
}

/** One arrangement, pushed together. @param {BoardFace[][]} columns @param {number[]} scales @param {number} sx @param {number} sy */
function pack(columns, scales, sx, sy) {
  /** @type {Placed[]} */
  const placed = [];
  const tall = HEIGHT - 2 * MARGIN;
  let width = 0,
    height = 0;
  columns.forEach((boards, c) => {
    const column = boards.map((b) => shaped(b, scales[c] * sx, scales[c] * sy));
    const widest = Math.max(...column.map((o) => o.width));
    const inset = column.map((o, i) => (widest - o.width) * ((c + i) % 2 ? 0.85 : 0.15));
    const [a, b] = column;
    const second = b ? clearance(a.bottom, b.top, Math.round((inset[1] - inset[0]) / BIN)) : 0;
    const slack = Math.max(0, tall - (b ? Math.max(a.height, second + b.height) : a.height));
    const ys = b ? [0, second + slack] : [slack * 0.5];
    const x = Math.max(
      0,
      ...column.map(
        (o, i) =>
          Math.max(0, ...placed.map((p) => p.x + clearance(p.o.right, o.left, Math.round((ys[i] - p.y) / BIN)))) -
          inset[i],
      ),
    );
    column.forEach((o, i) => {
      placed.push({ o, x: x + inset[i], y: ys[i] });
      width = Math.max(width, x + inset[i] + o.width);
      height = Math.max(height, ys[i] + o.height);
    });
  });
  return { placed, width, height };
}

/** The islands so arranged and scaled that they fill the frame. @param {BoardFace[]} boards @returns {Chart} */
export function chartOf(boards) {
  let best = null,
    worth = -Infinity;
  for (const columns of arrangements(boards)) {
    const found = sized(columns);
    const now = found.worth - (columns[0]?.includes(boards[0]) ? 0 : 0.02);
    if (now > worth) {
      worth = now;
      best = { columns, ...found };
    }
  }
  if (!best) throw new Error("no islands");
  let { columns, scales, sx, sy } = best,
    packed = pack(columns, scales, sx, sy);
  // Interlocking coasts leave room: grow into it.
  for (let i = 0; i < 3; i++) {
    const x = (WIDTH - 2 * MARGIN) / packed.width,
      y = (HEIGHT - 2 * MARGIN) / packed.height;
    const grow = Math.min(x, y);
    const wider = Math.min(x / grow, (STRETCH * sy * 1.04) / sx),
      higher = Math.min(y / grow, (STRETCH * sx) / sy);
    sx *= grow * Math.max(1, wider) * (i ? 0.995 : 1);
    sy *= grow * Math.max(1, higher) * (i ? 0.995 : 1);
    packed = pack(columns, scales, sx, sy);
  }
  const fit = Math.min(1, (WIDTH - 2 * MARGIN) / packed.width, (HEIGHT - 2 * MARGIN) / packed.height);
  if (fit < 1) packed = pack(columns, scales, sx * fit, sy * fit);
  const dx = (WIDTH - packed.width) / 2,
    dy = (HEIGHT - packed.height) / 2;
  /** @type {Region[]} */
  const regions = [];
  const islands = packed.placed.map(({ o, x, y }) => {
    const place = (/** @type {Point} */ [px, py]) =>
      /** @type {Point} */ ([(px - o.box.x0) * o.sx + x + dx, (py - o.box.y0) * o.sy + y + dy]);
    for (const { polygon, label, ...land } of o.board.regions) {
      regions.push({
        ...land,
        board: o.board.id,
        ring: polygon.map(place),
        lines: [],
        at: place(label),
        row: 0,
        span: [0, 0],
        tight: false,
        marks: [],
      });
    }
    return { id: o.board.id, name: o.board.name, x: x + dx, y: y + dy, width: o.width, height: o.height };
  });
  const area = regions.reduce((sum, r) => sum + areaOf(r.ring), 0) / regions.length;
  return { width: WIDTH, height: HEIGHT, scale: Math.max(0.8, Math.min(1, Math.sqrt(area) / 103)), regions, islands };
}

/** @param {Point[]} ring */
function areaOf(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return Math.abs(sum) / 2;
}

/** A name in one line, and in two where it has several words. @param {string} name @returns {string[][]} */
function breaks(name) {
  const words = name.split(" ");
  if (words.length < 2) return [[name]];
  let best = [name],
    length = Infinity;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const longest = Math.max(...lines.map((l) => l.length));
    if (longest < length) {
      length = longest;
      best = lines;
    }
  }
  return name.length > 11 ? [best, [name]] : [[name], best];
}

/** Half the width of a name. @param {string[]} lines @param {number} u */
const halfName = (lines, u) => {
  const longest = Math.max(...lines.map((l) => l.length));
  return longest * (longest > 10 ? 3.75 : 4.2) * u;
};

/** What is printed in a region beside its name. @param {Region} region */
const printed = (region) => [...(region.terrain === "mountain" ? ["mountain"] : []), ...region.symbols];

/** The ways to lay out a region: symbols below the row of pieces, or in a column beside it.
 * @param {string[]} signs @param {number} u */
function plansOf(signs, u) {
  const middle = (signs.length - 1) / 2;
  const below = { row: 0, cost: 0, marks: signs.map((kind, i) => ({ kind, x: (i - middle) * 21 * u, y: 34 * u })) };
  if (!signs.length) return [below];
  const column = (/** @type {number} */ side) => ({
    row: -11 * side * u,
    cost: 3,
    marks: signs.map((kind, i) => ({ kind, x: 24 * side * u, y: (5 + (i - middle) * 20) * u })),
  });
  return [below, column(1), column(-1)];
}

/** Finds the place of name, row of pieces and symbols, so that all of it lies well inside the region.
 * @param {Region} region @param {string} name @param {number} u */
export function settle(region, name, u) {
  const { ring } = region,
    box = boundsOf(ring),
    [cx, cy] = centroid(ring);
  let best = { score: -Infinity, x: cx, y: cy, plan: plansOf([], u)[0], lines: [name], tight: false };
  for (const [lines, tight] of breaks(name).flatMap(
    (lines) =>
      /** @type {[string[], boolean][]} */ ([
        [lines, false],
        [lines, true],
      ]),
  )) {
    const half = halfName(lines, u) * (tight ? 0.85 : 1),
      top = -38 * u - (lines.length - 1) * 11 * u;
    for (const plan of plansOf(printed(region), u)) {
      /** @type {[number, number, number][]} */
      const probes = [
        [-half, top, 1],
        [half, top, 1],
        [-half, -27 * u, 2],
        [half, -27 * u, 2],
        [plan.row - 20 * u, 4 * u, 4],
        [plan.row + 20 * u, 4 * u, 4],
        [plan.row, 20 * u, 6],
        ...plan.marks.map((m) => /** @type {[number, number, number]} */ ([m.x, m.y, 10 * u])),
      ];
      /** @param {number} x @param {number} y */
      const judge = (x, y) => {
        const offset = Math.hypot(x - cx, y - cy) * 0.06 + plan.cost + (tight ? 3 : 0);
        let score = 12;
        for (const [px, py, r] of probes) {
          score = Math.min(score, depth(ring, x + px, y + py) - r);
          if (score - offset < best.score) return;
        }
        if (score - offset > best.score) best = { score: score - offset, x, y, plan, lines, tight };
      };
      for (let x = box.x0 + 20; x < box.x1 - 20; x += 7) for (let y = box.y0 + 30; y < box.y1 - 14; y += 7) judge(x, y);
    }
  }
  region.lines = best.lines;
  region.tight = best.tight;
  region.at = [best.x, best.y];
  region.row = best.plan.row;
  region.marks = best.plan.marks.map((m) => ({ kind: m.kind, x: best.x + m.x, y: best.y + m.y }));
  region.span = [reach(region, best.plan, -1, u), reach(region, best.plan, 1, u)];
}

/** How far the row of pieces may go to one side: to the border, or to the symbols that stand there.
 * @param {Region} region @param {{row: number, marks: {x: number}[]}} plan @param {number} side @param {number} u */
function reach(region, plan, side, u) {
  const [x, y] = region.at,
    start = x + plan.row;
  const stop = plan.row * side < 0 ? x + (plan.marks[0]?.x ?? 0) - 10 * side * u : start + 90 * side;
  let far = 18 * u;
  const free = (/** @type {number} */ px) =>
    depth(region.ring, px, y + 4 * u) > 2 &&
    depth(region.ring, px, y - 8 * u) > -3 &&
    depth(region.ring, px, y + 15 * u) > -3;
  while (far < 90 && (start + side * far - stop) * side < 0 && free(start + side * far)) far += 2;
  return start + side * far;
}
