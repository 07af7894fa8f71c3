// The signs that recur everywhere: icons, coins, seat shapes, crests and discs.
import { html } from "htm/preact";
import { shapeOf as markOf } from "../../parts/marks.js";
import { POWERS, RACES } from "./heraldry.js";

/** @typedef {any} Node */

/** The charge of a Race. @param {string | null} race */
export const raceIcon = (race) => (race && race in RACES ? "race-" + race : "race");
/** The charge of a Special Power. @param {string | null} power */
export const powerIcon = (power) => (power && power in POWERS ? "power-" + power : "power");

/** @type {Record<string, string>} */
export const MARKER_ICON = {
  aegis_of_aggramar: "eye-shield",
  ashes_of_alar: "feathered-wing",
  doomhammer: "thor-hammer",
  frostmourne: "rune-sword",
  heart_of_azeroth: "gem-pendant",
  battleground: "crossed-axes",
  dark_portal: "magic-portal",
  karazhan: "evil-tower",
  lights_hope_chapel: "church",
  meeting_stone: "menhir",
  spirit_healer: "angel-wings",
  well_of_eternity: "well",
};
const ARTIFACTS = new Set(["aegis_of_aggramar", "ashes_of_alar", "doomhammer", "frostmourne", "heart_of_azeroth"]);

/** @param {string} marker */
export const isArtifact = (marker) => ARTIFACTS.has(marker);

/** The outline that always goes with a seat's colour. @param {number} seat */
export const shapeOf = (seat) => markOf(seat).name;

/** @param {{name: string, class?: string}} props */
export const Icon = ({ name, class: more = "" }) =>
  html`<svg class="ico ${more}" aria-hidden="true"><use href="#i-${name}" /></svg>`;

/** @param {{class?: string}} props */
export const Coin = ({ class: more = "" }) =>
  html`<svg class="coin ${more}" aria-hidden="true"><use href="#coin" /></svg>`;

/** @param {{seat: number, class?: string}} props */
export const SeatSign = ({ seat, class: more = "" }) =>
  html`<span class="seat seat${seat + 1} ${more}"
    ><svg aria-hidden="true"><use href="#seat-${shapeOf(seat)}" /></svg
  ></span>`;

/** A crest tells the faction by its outline, the Race by its icon and the power by the roundel.
 * @param {{race: string, faction: string, power?: string | null, class?: string}} props */
export const Crest = ({ race, faction, power, class: more = "" }) => html`
  <span class="crest ${faction} ${more}">
    <svg class="cs" aria-hidden="true"><use href="#crest-${faction}" /></svg>
    <${Icon} name=${raceIcon(race)} class="ci" />
    ${power && html`<span class="roundel"><${Icon} name=${powerIcon(power)} /></span>`}
  </span>
`;

/** One token in the panels. @param {{race: string, seat: number, declined?: boolean}} props */
export const Disc = ({ race, seat, declined = false }) => html`
  <svg class="disc seat${seat + 1} ${declined ? "declined" : ""}" viewBox="-23 -25 46 48" aria-hidden="true">
    <use href="#disc-edge" />
    <use href=${declined ? "#disc-face-declined" : "#disc-face"} y="-2" />
    <use href="#i-${raceIcon(race)}" x="-12" y="-14" width="24" height="24" class="tok-ico" />
  </svg>
`;

/** The stack of a hand. @param {{race: string, seat: number, count: number}} props */
export const HandStack = ({ race, seat, count }) => {
  const edges = Math.max(1, Math.min(count, 3));
  return html`
    <svg class="handstack seat${seat + 1}" viewBox="-24 -36 52 64" aria-hidden="true">
      ${Array.from({ length: edges }, (_, i) => html`<use href="#disc-edge" y=${6 - 5 * i} />`)}
      <g transform="translate(0 ${4 - 5 * (edges - 1)})">
        <use href="#disc-face" />
        <use href="#i-${raceIcon(race)}" x="-13" y="-13" width="26" height="26" class="tok-ico" />
      </g>
    </svg>
  `;
};
