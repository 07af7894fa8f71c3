// The painting of Lordaeron: everything that never changes, drawn once.
import { t } from "../../texts.js";
import { nameOf } from "./words.js";

/** @typedef {import("./model.js").Chart} Chart */

/** @param {[number, number][]} polygon */
export const pathOf = (polygon) => "M" + polygon.map(([x, y]) => `${x} ${y}`).join("L") + "Z";

/** Water lines along the coast, from far to near: class and width. @type {[string, number][]} */
const WATER = [
  ["l1", 64],
  ["l2", 48],
  ["l0", 46],
  ["l2", 28],
  ["l0b", 26],
  ["l2", 13],
  ["l0c", 11],
];
/** Borders, those that lie above others last. */
const BORDERS = ["open", "open-area", "shore", "coast", "cliff"];
/** Where the areas are lettered: x, y, turned by, and whether on rock. @type {Record<string, [number, number, number, boolean]>} */
const AREAS = {
  tirisfal: [62, 196, 0, false],
  silverpine: [52, 520, -82, false],
  hillsbrad: [920, 800, 0, false],
  western_plaguelands: [945, 60, 0, false],
  hinterlands: [1130, 850, 0, false],
  eastern_plaguelands: [1500, 92, 0, false],
  alterac: [690, 412, 0, true],
};
const FILTERS = `
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="lift" x="-5%" y="-5%" width="110%" height="112%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .16  0 0 0 0 .05  0 0 0 -1.3 .82"/></filter>
<pattern id="p-wave" width="64" height="34" patternUnits="userSpaceOnUse"><path d="M4 12q6-6 12 0t12 0M38 28q6-6 12 0t12 0" class="wave"/></pattern>
<pattern id="p-home" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" class="hatch"/></pattern>`;

/** A slight lightness of its own for each region, the same every time. @param {number} i */
const shade = (i) => ((i * 37) % 11) / 100 - 0.05;

/** @param {import("./model.js").Strewn} drawn */
const strewn = ([name, x, y, size]) => `<use href="#d-${name}" transform="translate(${x} ${y}) scale(${size})"/>`;

/** Ground, water, areas, borders and peaks. @param {Chart} chart */
export function painted(chart) {
  const { terrain } = chart,
    places = Object.entries(chart.places);
  const all = `x="-60" y="-60" width="${chart.width + 120}" height="${chart.height + 120}"`;
  const regions = places.map(([id, place], i) => {
    const dark = shade(i);
    return (
      `<path id="r-${id}" d="${pathOf(place.polygon)}" class="rg a-${place.area}"/>` +
      `<use href="#r-${id}" class="shade" fill="${dark < 0 ? "#fff" : "#000"}" opacity="${Math.abs(dark)}"/>`
    );
  });
  const homes = places.flatMap(([, { home, polygon }]) =>
    home
      ? [`<path d="${pathOf(polygon)}" class="home ${home}"/><path d="${pathOf(polygon)}" fill="url(#p-home)"/>`]
      : [],
  );
  const areas = Object.entries(chart.areas).map(
    ([id, path]) => `<g clip-path="url(#clip-${id})"><path d="${path}" class="edge e-${id}" filter="url(#soft)"/></g>`,
  );
  const closed = chart.borders.flatMap(({ kind, path }) => (kind === "closed" ? [path] : [])).join("");
  const borders = BORDERS.map(
    (kind) => `<path d="${chart.borders.flatMap((b) => (b.kind === kind ? [b.path] : [])).join("")}" class="bd ${kind}"/>`,
  );
  return (
    `<defs>${FILTERS}${Object.entries(chart.areas).map(([id, path]) => `<clipPath id="clip-${id}"><path d="${path}"/></clipPath>`).join("")}` +
    `${places.map(([id]) => `<clipPath id="c-${id}"><use href="#r-${id}"/></clipPath>`).join("")}</defs>` +
    `<rect ${all} class="sea"/><rect ${all} fill="url(#p-wave)"/>` +
    WATER.map(([name, width]) => `<path d="${terrain.land}" class="wl ${name}" stroke-width="${width}"/>`).join("") +
    `<path d="${terrain.land}" class="landshadow" filter="url(#lift)" transform="translate(3 8)"/>` +
    `<path d="${terrain.land}" class="landbase"/><path d="${terrain.lake}" class="lake"/>` +
    `<path d="${terrain.lake}" fill="url(#p-wave)"/><path d="${terrain.mountain}" class="rock"/>` +
    regions.join("") +
    homes.join("") +
    areas.join("") +
    `<rect ${all} filter="url(#grain)" class="grain"/>` +
    `<g class="decor">${chart.decor.map(strewn).join("")}</g>` +
    borders.join("") +
    `<path d="${closed}" class="bd closed0"/><path d="${closed}" class="bd closed"/><path d="${closed}" class="bd closed2"/>` +
    `<g class="peaks">${chart.peaks.map(strewn).join("")}</g>`
  );
}

/** @param {string} text */
const safe = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A name in one or two lines of at most about ten letters. @param {string} name */
export function linesOf(name) {
  const words = name.split(" ");
  if (name.length <= 10 || words.length === 1) return [name];
  let best = 1;
  for (let at = 1; at < words.length; at++) {
    const longest = (/** @type {number} */ cut) =>
      Math.max(words.slice(0, cut).join(" ").length, words.slice(cut).join(" ").length);
    if (longest(at) < longest(best)) best = at;
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** Names of areas and lakes, and the compass. */
export const lettering = () =>
  `<g class="areas">${Object.entries(AREAS)
    .map(([id, [x, y, turn, rocky]]) => {
      const lines = turn ? [nameOf(id)] : linesOf(nameOf(id));
      const spans = lines.map((line, i) => `<tspan x="0" dy="${i ? 19 : 0}">${safe(line)}</tspan>`).join("");
      return `<text class="an ${rocky ? "rocky" : ""}" transform="translate(${x} ${y}) rotate(${turn})">${spans}</text>`;
    })
    .join("")}</g>` +
  `<text class="wn" x="466" y="370">${safe(t("bgt-lordamere"))}</text><text class="wn" x="1036" y="420">${safe(t("bgt-darrowmere"))}</text>` +
  `<g transform="translate(1508 545)"><use href="#compass"/></g>`;
