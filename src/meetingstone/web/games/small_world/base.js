// The map as it is printed, painted once per set of boards: sea, shore, terrain, borders, names and symbols.
import { depth, num, pathOf, randomOf, scatter } from "./geometry.js";
import { chartOf, lettersScale, nameBase, settleAll } from "./layout.js";
import { groundOf, paint, stroke } from "./terrain.js";

/** @typedef {import("./layout.js").BoardFace} Board */
/** @typedef {import("./layout.js").Chart} Chart */
/** @typedef {import("./layout.js").Region} Region */
/** @typedef {import("./islands.js").Frame} Frame */

/** @type {Record<string, string>} */
const SIGN_ICON = { magic: "crystal-cluster", cavern: "cave-entrance", entry: "anchor", murloc: "race-murlocs" };

/** @typedef {{chart: Chart, regions: Map<string, Region>, paths: Map<string, string>, names: [number, number][], markup: string, mini: string}} Painted
 * `names`: points that the names of the islands cover */

/** @type {Map<string, Painted>} */
const painted = new Map();

/** The painting of these boards with these names for a frame of this size, made once.
 * @param {Board[]} boards @param {(id: string) => string} name @param {string} language @param {Frame} frame
 * @returns {Painted} */
export function paintingOf(boards, name, language, frame) {
  const key = [...boards.map((b) => b.id), language, frame.width, frame.height].join();
  let found = painted.get(key);
  if (!found) painted.set(key, (found = makePainting(boards, name, frame)));
  return found;
}

/** @param {Board[]} boards @param {(id: string) => string} name @param {Frame} frame @returns {Painted} */
function makePainting(boards, name, frame) {
  const chart = chartOf(boards, frame),
    u = chart.scale;
  settleAll(chart, name);
  const paths = new Map(chart.regions.map((r) => [r.id, pathOf(r.ring)]));
  const land = [...paths.values()].join(""),
    id = ["land", ...boards.map((b) => b.id)].join("-");
  const spots = furniture(chart, name);
  const markup = [
    "<defs>",
    ...chart.regions.map(
      (r) =>
        `<path id="r-${r.id}" d="${paths.get(r.id)}"/><clipPath id="c-${r.id}"><use href="#r-${r.id}"/></clipPath>`,
    ),
    `<path id="${id}" d="${land}"/></defs>`,
    shore(id),
    rhumb(spots.rose),
    waves(chart, spots.taken),
    `<use href="#${id}" class="sand"/><use href="#${id}" class="coast"/>`,
    `<g class="regions">${chart.regions.map((r) => `<use href="#r-${r.id}" class="t-${groundOf(r.terrain)}"/>`).join("")}</g>`,
    `<g class="wash">${chart.regions.map(wash).join("")}</g>`,
    `<g class="texture">${chart.regions.map((r) => `<g id="x-${r.id}" class="x-${groundOf(r.terrain)}" clip-path="url(#c-${r.id})">${paint(r, u)}</g>`).join("")}</g>`,
    `<use href="#${id}" class="borders"/>`,
    spots.markup,
    ...chart.islands.map((island) => {
      const [x, y] = spots.names.get(island.id) ?? [0, 0];
      return `<text class="iname" x="${num(x)}" y="${num(y)}">${escaped(name(island.name))}</text>`;
    }),
  ].join("");
  const mini = chart.regions
    .map((r) => `<path class="t-${groundOf(r.terrain)}" d="${pathOf(r.ring.filter((_, i) => i % 3 === 0))}"/>`)
    .join("");
  return { chart, regions: new Map(chart.regions.map((r) => [r.id, r])), paths, names: spots.covered, markup, mini };
}

/** Engraved lines that fade with the distance from the shore: each is a wide stroke, covered but for its rim. @param {string} id of the land */
function shore(id) {
  const lines = [];
  for (const [far, width, step] of [
    [25, 0.9, 4],
    [18, 1, 3],
    [12, 1.1, 2],
    [7, 1.3, 1],
  ]) {
    lines.push(`<use href="#${id}" class="shore s${step}" stroke-width="${2 * far + width}"/>`);
    lines.push(`<use href="#${id}" class="shoal f${step}" stroke-width="${2 * far - width}"/>`);
  }
  return lines.join("");
}

/** @param {[number, number]} rose */
function rhumb([x, y]) {
  const rays = Array.from(
    { length: 16 },
    (_, i) => `M${x} ${y}l${num(2600 * Math.cos((Math.PI * i) / 8))} ${num(2600 * Math.sin((Math.PI * i) / 8))}`,
  );
  return `<path class="rhumb" d="${rays.join("")}"/>`;
}

const STEP = 10,
  BEYOND = 8;
/** @type {WeakMap<Chart, Float32Array>} */
const depths = new WeakMap();

/** How far a point of the sea lies from land, from a chart of soundings. @param {Chart} chart @param {number} x @param {number} y */
function offshore(chart, x, y) {
  const columns = Math.ceil(chart.width / STEP) + 2 * BEYOND,
    rows = Math.ceil(chart.height / STEP) + 2 * BEYOND;
  let grid = depths.get(chart);
  if (!grid) {
    grid = new Float32Array(columns * rows);
    for (let i = 0; i < grid.length; i++)
      grid[i] = sounding(chart, ((i % columns) - BEYOND) * STEP, (Math.floor(i / columns) - BEYOND) * STEP);
    depths.set(chart, grid);
  }
  const column = Math.max(0, Math.min(columns - 1, Math.round(x / STEP) + BEYOND));
  const row = Math.max(0, Math.min(rows - 1, Math.round(y / STEP) + BEYOND));
  return grid[row * columns + column] ?? 0;
}

/** @param {Chart} chart @param {number} x @param {number} y */
function sounding(chart, x, y) {
  let far = 90;
  for (const island of chart.islands) {
    const out = Math.max(island.x - x, x - island.x - island.width, island.y - y, y - island.y - island.height);
    if (out > far) continue;
    for (const r of chart.regions) {
      if (r.board !== island.id || Math.hypot(r.at[0] - x, r.at[1] - y) > far + 110) continue;
      far = Math.min(far, -depth(r.ring, x, y));
    }
  }
  return far;
}

/** @param {Chart} chart @param {[number, number, number][]} taken */
function waves(chart, taken) {
  const box = { x0: -60, y0: -60, x1: chart.width + 60, y1: chart.height + 60 };
  const fits = (/** @type {number} */ x, /** @type {number} */ y) =>
    taken.every(([tx, ty, r]) => Math.hypot(tx - x, ty - y) > r) && offshore(chart, x, y) > 24;
  return `<g class="seawaves">${scatter(box, 27, randomOf("sea"), fits, 2600)
    .map(([x, y]) => stroke("g-wave", x, y, 20, 8))
    .join("")}</g>`;
}

/** A darker rim inside every border, like pooled watercolour. @param {Region} r */
function wash(r) {
  const ground = groundOf(r.terrain);
  return `<g clip-path="url(#c-${r.id})" class="w-${ground}">${[21, 15, 10, 5].map((w) => `<use href="#r-${r.id}" stroke-width="${w}"/>`).join("")}</g>`;
}

/** Compass, ship, serpent and the names of the islands: where the sea has room.
 * @param {Chart} chart @param {(id: string) => string} name */
function furniture(chart, name) {
  /** @type {[number, number, number][]} */
  const taken = [];
  /** The point with the most room, near a wish. @param {number} need @param {(x: number, y: number) => number} wish */
  const spot = (need, wish) => {
    let best = null,
      score = -Infinity;
    for (let x = 50; x < chart.width - 40; x += 14) {
      for (let y = 42; y < chart.height - 34; y += 14) {
        const free = Math.min(offshore(chart, x, y), ...taken.map(([tx, ty, r]) => Math.hypot(tx - x, ty - y) - r));
        if (free < need) continue;
        const now = Math.min(free, need * 1.6) + wish(x, y);
        if (now > score) {
          score = now;
          best = /** @type {[number, number]} */ ([x, y]);
        }
      }
    }
    if (best) taken.push([best[0], best[1], need]);
    return best;
  };
  /** @type {Map<string, [number, number]>} */
  const names = new Map();
  /** @type {[number, number][]} */
  const covered = [];
  for (const island of chart.islands) {
    const half = name(island.name).length * 5.6 * lettersScale(chart.scale),
      at = nameSpot(chart, island, taken, half);
    names.set(island.id, at);
    for (const part of [-1, -0.6, -0.3, 0, 0.3, 0.6, 1]) {
      taken.push([at[0] + part * half, at[1] - 4, 14]);
      covered.push([at[0] + part * half, at[1] - 4]);
    }
  }
  const corner = (/** @type {number} */ x, /** @type {number} */ y) =>
    -0.02 *
    Math.min(
      Math.hypot(x, chart.height - y),
      Math.hypot(chart.width - x, chart.height - y),
      Math.hypot(x, y),
      Math.hypot(chart.width - x, y),
    );
  const rose = spot(42, corner) ?? spot(30, corner);
  const ship = spot(27, () => 0),
    serpent = spot(22, () => 0);
  let markup = "";
  if (rose) markup += `<use href="#rose" x="${rose[0] - 40}" y="${rose[1] - 40}" width="80" height="80" class="rose"/>`;
  if (ship)
    markup += `<use href="#ship" x="${ship[0] - 25}" y="${ship[1] - 22}" width="50" height="44" class="furniture"/>`;
  if (serpent)
    markup += `<use href="#serpent" x="${serpent[0] - 22}" y="${serpent[1] - 10}" width="44" height="19" class="furniture"/>`;
  return { rose: rose ?? /** @type {[number, number]} */ ([58, chart.height - 58]), taken, markup, names, covered };
}

/** Where the name of an island can be read: beside its coast, in the sea.
 * @param {Chart} chart @param {import("./layout.js").Island} island @param {[number, number, number][]} taken
 * @param {number} half of its width @returns {[number, number]} */
function nameSpot(chart, island, taken, half) {
  let best = /** @type {[number, number]} */ ([island.x + island.width / 2, island.y + island.height + 14]),
    score = -Infinity;
  for (let x = island.x - 60; x <= island.x + island.width + 60; x += 10) {
    for (let y = island.y - 24; y <= island.y + island.height + 24; y += 8) {
      if (x < half + 8 || x > chart.width - half - 8 || y < 16 || y > chart.height - 12) continue;
      let free = Infinity;
      for (const part of [-1, -0.5, 0, 0.5, 1]) {
        const dx = part * half;
        free = Math.min(
          free,
          offshore(chart, x + dx, y - 4),
          ...taken.map(([tx, ty, r]) => Math.hypot(tx - x - dx, ty - y + 4) - r),
        );
      }
      const own = Math.abs(x - island.x - island.width / 2) / 7 + Math.abs(y - island.y - island.height / 2) / 40;
      const now = Math.min(free, 22) * 3 - own;
      if (now > score) {
        score = now;
        best = [x, y];
      }
    }
  }
  return best;
}

/** Printed symbols, above the states of the regions and below the pieces. @param {Painted} painting */
export const symbols = ({ chart }) =>
  chart.regions.map((r) => `<g id="m-${r.id}">${r.marks.map((m) => mark(m, r, chart.scale)).join("")}</g>`).join("");

/** Names, above the pieces: whatever stands there, they can be read. @param {Painted} painting @param {(id: string) => string} name */
export function lettering(painting, name) {
  const { chart } = painting,
    u = chart.scale;
  /** @param {Region} r */
  const text = (r) => {
    const [x, y] = r.at,
      line = r.letters.line * lettersScale(u);
    const water = groundOf(r.terrain) === "water" ? " on-water" : "";
    return (
      `<text class="rname ${r.letters.name}${water}" x="${num(x)}" y="${num(y + nameBase(u) - (r.lines.length - 1) * line)}">` +
      r.lines.map((part, i) => `<tspan x="${num(x)}" dy="${i ? num(line) : 0}">${escaped(part)}</tspan>`).join("") +
      "</text>"
    );
  };
  return chart.regions.map(text).join("");
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** @param {{kind: string, x: number, y: number}} m @param {Region} region @param {number} u */
function mark({ kind, x, y }, region, u) {
  const at = `transform="translate(${num(x)} ${num(y)}) scale(${Math.round(u * 88) / 100})"`;
  if (kind === "mountain")
    return `<g class="mtn" ${at}><use href="#p-mtn" x="-12" y="-11" width="24" height="22"/></g>`;
  if (kind === "size")
    return `<g class="sym letter" ${at}><circle r="9.5"/><text y="5.6">${region.board.charAt(0).toUpperCase()}</text></g>`;
  return `<g class="sym ${kind}" ${at}><circle r="9.5"/><use href="#i-${SIGN_ICON[kind]}" x="-7" y="-7" width="14" height="14"/></g>`;
}
