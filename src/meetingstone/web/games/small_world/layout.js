// Where the islands lie on the sea, and where name, pieces and printed symbols lie in each region.
import { boundsOf, centroid, depth } from "./geometry.js";
import { areaOf, arranged } from "./islands.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("../../types/small_world.js").Board} BoardFace */
/** @typedef {{id: string, board: string, name: string, terrain: string, symbols: string[], neighbours: string[],
 *   ring: Point[], lines: string[], at: Point, row: number, span: [number, number],
 *   letters: Letters, marks: {kind: string, x: number, y: number}[]}} Region */
/** @typedef {{id: string, name: string, x: number, y: number, width: number, height: number}} Island */
/** @typedef {{width: number, height: number, scale: number, regions: Region[], islands: Island[]}} Chart */

/** How names are lettered: engraved capitals, closer and smaller ones, and plain letters on all islands where these are
 * crowded: one map has one lettering. `wide`, `narrow`: the width of a letter, and of an i, in units.
 * @typedef {{name: string, wide: number, narrow: number, line: number}} Letters */
/** @type {[Letters, Letters, Letters, Letters]} */
export const LETTERS = [
  { name: "", wide: 9.1, narrow: 5, line: 11.5 },
  { name: "close", wide: 8.3, narrow: 4.4, line: 11.5 },
  { name: "small", wide: 8, narrow: 4.3, line: 11.3 },
  { name: "plain", wide: 6.1, narrow: 3.3, line: 11.5 },
];

/** @param {BoardFace[]} boards @param {import("./islands.js").Frame} frame @returns {Chart} */
export function chartOf(boards, frame) {
  /** @type {Region[]} */
  const regions = [];
  const islands = arranged(boards, frame).map(({ board, box, sx, sy, x, y }) => {
    const place = (/** @type {Point} */ [px, py]) => /** @type {Point} */ ([(px - box.x0) * sx + x, (py - box.y0) * sy + y]);
    for (const { polygon, label, ...land } of board.regions) {
      regions.push({
        ...land,
        board: board.id,
        ring: polygon.map(place),
        lines: [],
        at: place(label),
        row: 0,
        span: [0, 0],
        letters: LETTERS[0],
        marks: [],
      });
    }
    return { id: board.id, name: board.name, x, y, width: (box.x1 - box.x0) * sx, height: (box.y1 - box.y0) * sy };
  });
  const area = regions.reduce((sum, r) => sum + areaOf(r.ring), 0) / regions.length;
  return { ...frame, scale: Math.max(0.78, Math.min(1.4, Math.sqrt(area) / 107)), regions, islands };
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

/** Names keep their size on small islands and grow with large ones. @param {number} u */
export const lettersScale = (u) => Math.max(1, u);

/** Half the width of a name. @param {string[]} lines @param {Letters} letters @param {number} u */
export const halfName = (lines, { wide, narrow }, u) => {
  const widths = lines.map((line) => [...line].reduce((sum, letter) => sum + ("iIlj'’ .".includes(letter) ? narrow : wide), 0));
  return (Math.max(...widths) / 2) * lettersScale(u);
};

/** Where the last line of a name stands, above the row of pieces. @param {number} u */
export const nameBase = (u) => -22 * u - 5 * lettersScale(u);

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

/** Finds the places in all regions. Where many names do not fit as capitals, all of them are plain; a few are smaller.
 * @param {Chart} chart @param {(id: string) => string} name */
export function settleAll(chart, name) {
  const [first, close, small, plain] = LETTERS;
  const misfits = chart.regions.filter((region) => settle(region, name(region.name), chart.scale, [first, close]) < -2);
  if (misfits.length * 4 > chart.regions.length)
    for (const region of chart.regions) settle(region, name(region.name), chart.scale, [plain]);
  else for (const region of misfits) settle(region, name(region.name), chart.scale, [close, small]);
  for (const region of chart.regions) {
    const others = chart.regions.filter((other) => other !== region).map((other) => nameBox(other, other.at, chart.scale));
    if (others.some((other) => overlap(other, nameBox(region, region.at, chart.scale))))
      settle(region, name(region.name), chart.scale, [region.letters], others);
  }
}

/** What a name covers when its region's row of pieces is at a point: left, top, right, bottom.
 * @param {{lines: string[], letters: Letters}} name @param {Point} at @param {number} u @returns {Box} */
function nameBox({ lines, letters }, [x, y], u) {
  const half = halfName(lines, letters, u),
    base = y + nameBase(u);
  return [x - half, base - letters.line * lettersScale(u) * lines.length + 3, x + half, base];
}

/** @typedef {[number, number, number, number]} Box */
/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Finds the place of name, row of pieces and symbols, so that all of it lies well inside the region; how well it does.
 * The name covers nothing of what is `taken`, if it can.
 * @param {Region} region @param {string} name @param {number} u @param {Letters[]} styles @param {Box[]} taken */
function settle(region, name, u, styles, taken = []) {
  const { ring } = region,
    box = boundsOf(ring),
    [cx, cy] = centroid(ring),
    base = nameBase(u);
  let best = { score: -Infinity, x: cx, y: cy, plan: plansOf([], u)[0], lines: [name], letters: styles[0] ?? LETTERS[0] };
  for (const [lines, letters, dear] of breaks(name).flatMap((lines) =>
    styles.map((letters, i) => /** @type {[string[], Letters, number]} */ ([lines, letters, i * 3])),
  )) {
    const half = halfName(lines, letters, u),
      line = letters.line * lettersScale(u),
      top = base - line * lines.length + 3;
    for (const plan of plansOf(printed(region), u)) {
      /** @type {[number, number, number][]} */
      const probes = [
        [-half, top, 1],
        [half, top, 1],
        [-half, base, 2],
        [half, base, 2],
        [plan.row - 20 * u, 4 * u, 4],
        [plan.row + 20 * u, 4 * u, 4],
        [plan.row, 20 * u, 6],
        ...plan.marks.map((m) => /** @type {[number, number, number]} */ ([m.x, m.y, 10 * u])),
      ];
      /** @param {number} x @param {number} y */
      const judge = (x, y) => {
        const offset = Math.hypot(x - cx, y - cy) * 0.06 + plan.cost + dear;
        let score = 12;
        for (const [px, py, r] of probes) {
          score = Math.min(score, depth(ring, x + px, y + py) - r);
          if (score - offset < best.score) return;
        }
        if (score - offset <= best.score || taken.some((box) => overlap(box, nameBox({ lines, letters }, [x, y], u)))) return;
        best = { score: score - offset, x, y, plan, lines, letters };
      };
      for (let x = box.x0 + 20; x < box.x1 - 20; x += 7) for (let y = box.y0 + 30; y < box.y1 - 14; y += 7) judge(x, y);
    }
  }
  if (taken.length && best.score === -Infinity) return best.score;
  region.lines = best.lines;
  region.letters = best.letters;
  region.at = [best.x, best.y];
  region.row = best.plan.row;
  region.marks = best.plan.marks.map((m) => ({ kind: m.kind, x: best.x + m.x, y: best.y + m.y }));
  region.span = [reach(region, best.plan, -1, u), reach(region, best.plan, 1, u)];
  return best.score;
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
