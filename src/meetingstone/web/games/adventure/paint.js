// The painting of the Eastern Kingdoms: everything that never changes, drawn once.
import { t } from "../../texts.js";
import { RESOURCES } from "./art.js";
import { corners } from "./drawings.js";
import { rank } from "./signs.js";
import { LEVELS } from "./model.js";
import { nameOf } from "./words.js";

/** @typedef {import("./model.js").Chart} Chart */
/** @typedef {import("./model.js").Place} Place */

/** @type {Record<string, number>} */
export const RADIUS = { city: 34, key: 24, encounter: 25, overlord: 31, normal: 21.5 };
/** Where an icon of a resource stands in a normal space, by how many there are: x, y, size. @type {Record<number, [number, number, number][]>} */
const ICONS = {
  1: [[-10, -10, 20]],
  2: [[-14.4, -8.2, 14.6], [-0.2, -6.2, 14.6]],
  3: [[-6.2, -14, 12.6], [-14, -0.6, 12.6], [1.4, -0.6, 12.6]],
};
/** Where the four badges of a city stand. @type {[number, number][]} */
const BADGES = [[-29.9, -13.9], [-12.2, -30.7], [12.1, -30.7], [29.9, -14]];

const PATTERNS = `
<pattern id="ag-waves" width="46" height="26" patternUnits="userSpaceOnUse"><path class="wv" d="M3 8q5-5 10 0t10 0M26 21q5-5 10 0t10 0"/></pattern>
<radialGradient id="ag-light" gradientUnits="userSpaceOnUse" cx="604" cy="343" r="800"><stop class="v0" offset=".35"/><stop class="v1" offset="1"/></radialGradient>
<filter id="ag-soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="4"/></filter>`;

/** @param {string} text */
const safe = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The level of a path is the higher of its ends: it says what one needs to walk it. @param {Chart} chart @param {string} a @param {string} b */
const levelOf = (chart, a, b) =>
  LEVELS[Math.max(rank(chart.spaces[a]?.level ?? "grey"), rank(chart.spaces[b]?.level ?? "grey")) - 1] ?? "grey";

/** The line between two spaces. @param {Chart} chart @param {string} from @param {string} to */
export function pathBetween(chart, from, to) {
  const a = chart.spaces[from],
    b = chart.spaces[to];
  if (!a || !b) return "";
  const bent = chart.land.paths.find(([one, other]) => (one === from && other === to) || (one === to && other === from));
  return bent ? `M${a.x} ${a.y}Q${bent[2]} ${bent[3]} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** Sea, land, regions, what grows there, and the paths. @param {Chart} chart */
export function painted(chart) {
  const { land } = chart,
    regions = Object.entries(land.regions);
  const all = `x="-400" y="-200" width="${chart.width + 800}" height="${chart.height + 400}"`;
  const paths = LEVELS.flatMap((level) =>
    land.paths.flatMap(([a, b]) => {
      if (levelOf(chart, a, b) !== level) return [];
      const line = pathBetween(chart, a, b);
      return [`<g class="lv-${level}"><path class="pc" d="${line}"/><path class="pl" d="${line}"/><path class="pp pat-${level}" d="${line}"/></g>`];
    }),
  );
  const drawn = land.strewn.map(([kind, terrain, x, y, size]) => {
    const wide = (kind in WIDE ? 30 : 23) * size;
    return `<use href="#g-${kind}" class="g-${terrain}" x="${(x - wide / 2).toFixed(0)}" y="${(y - wide * 0.7).toFixed(0)}" width="${wide.toFixed(0)}" height="${(wide * 0.95).toFixed(0)}"/>`;
  });
  return (
    `<defs>${PATTERNS}<path id="ag-coast" d="${land.coast}" clip-rule="evenodd"/><clipPath id="ag-land"><path d="${land.coast}" clip-rule="evenodd"/></clipPath>` +
    regions.map(([id, { path }]) => `<path id="zp-${id}" d="${path}"/>`).join("") +
    `</defs><rect class="sea" ${all}/><rect ${all} fill="url(#ag-waves)"/>` +
    land.shores.map((line, i) => `<path class="dr dr${land.shores.length - 1 - i}" d="${line}"/>`).join("") +
    `<use href="#ag-coast" class="lsh" transform="translate(2 5)" filter="url(#ag-soft)"/><use href="#ag-coast" class="land"/>` +
    `<g clip-path="url(#ag-land)">` +
    ["z", "ze"].map((look) => regions.map(([id, { terrain }]) => `<use href="#zp-${id}" class="${look} z-${terrain}"/>`).join("")).join("") +
    regions.map(([id]) => `<use href="#zp-${id}" class="zb"/>`).join("") +
    `<use href="#ag-coast" class="ci"/></g>` +
    drawn.join("") +
    `<use href="#ag-coast" class="coast"/><rect ${all} fill="url(#ag-light)"/>` +
    `<g class="ship" transform="translate(440 552)"><use href="#p-ship"/></g><g class="ship" transform="translate(20 390) scale(.7)"><use href="#p-ship"/></g>` +
    `<g class="ship serp" transform="translate(700 96)"><use href="#p-serpent"/></g>` +
    `<g class="paths">${paths.join("")}</g>`
  );
}

/** Drawings that are wider than high. */
const WIDE = { hill: 1, mesa: 1, vent: 1, peak: 1, speak: 1, reed: 1, pool: 1, wheat: 1, crack: 1, crackl: 1 };

/** What stands in a space. @param {Place} place */
function faceOf(place) {
  const pattern = (/** @type {number} */ radius) => `<circle class="pat pat-${place.level}" r="${radius}"/>`;
  const icon = (/** @type {string} */ look, /** @type {number} */ size) =>
    `<use href="#i-${place.icon}" class="${look}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
  if (place.kind === "city")
    return (
      `<circle class="face" r="26"/><circle class="face2" r="23.5"/>${icon("ki", 31)}` +
      (place.resources ?? []).map((resource, i) => {
          const [x, y] = BADGES[i] ?? [0, 0];
          return `<g transform="translate(${x} ${y})"><circle class="cb" r="8.5"/><use href="#i-${RESOURCES[resource]}" class="ri r-${resource}" x="-5.8" y="-5.8" width="11.5" height="11.5"/></g>`;
        }).join("")
    );
  if (place.kind === "key") return `${pattern(20.8)}<circle class="face" r="17.5"/><circle class="face2" r="15.3"/>${icon("ki", 22)}`;
  if (place.kind === "overlord") return `${pattern(23.5)}<circle class="face dark" r="21"/>${icon("oi", 29)}`;
  if (place.kind === "encounter")
    return (
      `<polygon class="pat pat-${place.level}" points="${corners(8, 21.3, 22.5)}"/><polygon class="face dark" points="${corners(8, 18, 22.5)}"/>${icon("ei", 24)}` +
      `<g transform="translate(19 -17)" class="lv-${place.awards}"><use href="#p-award" class="aw ${place.awards}"/>` +
      (place.awards === "task" ? `<use href="#i-trophy" class="awi" x="-4.5" y="-5" width="9" height="9"/></g>` : `<text class="awt" y="6">${rank(place.awards ?? "")}</text></g>`)
    );
  const resources = place.resources ?? [];
  return (
    `${pattern(18.8)}<circle class="face" r="16"/>` +
    resources.map((resource, i) => {
        const [x, y, size] = ICONS[resources.length]?.[i] ?? [-7, -7, 14];
        return `<use href="#i-${RESOURCES[resource]}" class="ri r-${resource}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
      }).join("")
  );
}

/** @type {Record<string, string>} */
const SHORT = { normal: "k-n", key: "k-key", city: "k-city", encounter: "k-enc", overlord: "k-over" };

/** The spaces with what is printed in them. @param {Chart} chart */
export const spaces = (chart) =>
  Object.values(chart.spaces)
    .map((place) => `<g class="sp ${SHORT[place.kind]} lv-${place.level}" transform="translate(${place.x} ${place.y})"><use href="#n-${place.kind}"/>${faceOf(place)}</g>`)
    .join("");

/** Names of regions. @param {Chart} chart */
export const regionNames = (chart) =>
  Object.entries(chart.land.regions)
    .map(([id, { label: [x, y, turn] }]) => `<text class="zl" transform="translate(${x} ${y}) rotate(${turn})">${middled(linesOf(nameOf(id)))}</text>`)
    .join("");

/** Letters that a name may have in one line. */
const LONG = 12;

/** A long name in two lines that are about as long. @param {string} name */
function linesOf(name) {
  const words = name.split(" ");
  if (name.length <= LONG || words.length < 2) return [name];
  const longer = (/** @type {number} */ at) => Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length);
  const at = words.map((_, i) => i).slice(1).reduce((best, each) => (longer(each) < longer(best) ? each : best));
  return [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

/** Lines around the middle of a text. @param {string[]} lines */
const middled = (lines) => lines.map((line, i) => `<tspan x="0" dy="${i ? "1em" : `${0.35 - (lines.length - 1) / 2}em`}">${safe(line)}</tspan>`).join("");

/** Names of spaces that have one of their own. @param {Chart} chart */
export const spaceNames = (chart) =>
  Object.entries(chart.spaces)
    .map(([id, place]) => {
      if (place.kind === "normal") return "";
      const look = place.kind === "city" ? "lb-city" : place.kind === "overlord" ? "lb-over" : place.kind === "encounter" ? "lb-enc" : "";
      const below = (RADIUS[place.kind] ?? 24) + (place.kind === "city" ? 11 : 10);
      const lines = linesOf(nameOf(id));
      const half = Math.max(...lines.map(({ length }) => length)) * (place.kind === "city" ? 4.4 : 3);
      const x = Math.max(half - 4, Math.min(chart.width - half + 4, place.x));
      // In the south the sheet ends soon below the space.
      const y = Math.min(place.y + below, chart.height - 3 - 13 * (lines.length - 1));
      return `<text class="lb ${look}" x="${x}" y="${y}">${lines.map((line, i) => `<tspan x="${x}"${i ? ' dy=".95em"' : ""}>${safe(line)}</tspan>`).join("")}</text>`;
    })
    .join("");

/** What lies around the land: the compass and the legend. */
export const margin = () =>
  legend() +
  `<g transform="translate(369 512) scale(.8)"><use href="#p-compass"/><text class="cn" y="-38">${safe(t("agt-north"))}</text></g>`;

/** What the signs mean: lines by level on the left, pieces on the right. */
function legend() {
  const lines = LEVELS.map((level, i) => {
    const y = 45 + i * 17;
    return (
      `<g class="lv-${level}"><path class="pc" d="M16 ${y}h40"/><path class="pl" d="M16 ${y}h40"/><path class="pp pat-${level}" d="M16 ${y}h40"/></g>` +
      `<text class="lgx" x="63" y="${y + 4}">${safe(nameOf("level-" + level))} · ${i + 1}</text>`
    );
  });
  const rows = [
    [`<g class="disc" transform="scale(.68)"><use href="#p-discovery"/><text y="4.3">?</text></g>`, t("agt-legend-token")],
    [`<g class="mk" transform="scale(.68)"><circle r="10.5"/><text y="4.3">1</text></g>`, t("agt-legend-marker")],
    [`<g class="mk aggro" transform="scale(.62)"><use href="#p-aggro"/><text y="4.3">1</text></g>`, t("agt-legend-aggro")],
    [`<g class="lv-green" transform="scale(.72)"><use href="#p-award" class="aw"/><text class="awt" y="6">2</text></g>`, t("agt-legend-award")],
    [`<g class="qt seat-2" transform="scale(.85)"><circle r="8"/><use href="#p-flag"/></g>`, t("agt-legend-quest")],
  ].map(([sign, words], i) => `<g transform="translate(146 ${41 + i * 17})">${sign}</g><text class="lgx" x="158" y="${45 + i * 17}">${safe(words ?? "")}</text>`);
  return (
    `<g class="legend" transform="translate(30 424)"><path class="scr" d="M8 6h294c5 0 8 3 8 8v110c0 5-3 8-8 8H8c-5 0-8-3-8-8V14C0 9 3 6 8 6z"/><path class="scl" d="M9 11h292c3 0 4 1 4 4v108c0 3-1 4-4 4H9c-3 0-4-1-4-4V15c0-3 1-4 4-4z"/>` +
    `<text class="lgt" x="155" y="28">${safe(t("agt-legend"))}</text>${lines.join("")}${rows.join("")}<text class="lgx s" x="14" y="122">${safe(t("agt-legend-note"))}</text></g>`
  );
}
