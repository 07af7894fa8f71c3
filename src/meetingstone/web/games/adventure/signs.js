// Small signs in the text: icons, crests, levels, dice.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { heroCharge, signsOf } from "./heraldry.js";
import { LEVELS } from "./model.js";
import { nameOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{name: string, class?: string}} props */
export const Icon = ({ name, class: more = "" }) =>
  html`<svg class=${"ic " + more} aria-hidden="true"><use href=${"#i-" + name} /></svg>`;

/** The colour of a seat. @param {number} seat */
export const seatColour = (seat) => `--c: var(--seat-${seat + 1})`;

/** The inside of a crest, for the map as well. @param {{around: Around, id: string}} props */
export function CrestShape({ around, id }) {
  const character = around.gallery.characters[id];
  const shape = "#crest-" + (character?.affiliation ?? "alliance");
  return html`<use href=${shape} class="figc" /><use href=${shape} class="figi" transform="scale(.84)" />
    <use href=${"#h-" + heroCharge(character?.race)} class="figic" x="-13" y="-15.5" width="26" height="26" />`;
}

/** A character: the race on the shape of the affiliation in the colour of the seat.
 * @param {{around: Around, id: string, seat: number, class?: string}} props */
export const Crest = ({ around, id, seat, class: look = "crest" }) =>
  html`<svg class=${look} style=${seatColour(seat)} viewBox="-20 -26 40 52" aria-hidden="true"><${CrestShape} around=${around} id=${id} /></svg>`;

/** How large the charge is on the field of each kind, and how much higher than its middle. @type {Record<string, [number, number]>} */
const ROOM = { banner: [28, 3], tribe: [27, 1], beast: [30, 0], undead: [27, 1], elemental: [23, 0], demon: [25, -1], dragon: [25, 0], machine: [26, 0], overlord: [26, -3] };

/** An encounter: kind, level and charge in one sign. @param {{around: Around, id: string, class?: string}} props */
export function Blazon({ around, id, class: look = "" }) {
  const foe = around.gallery.foes[id],
    { kind, charge, division } = signsOf(id, foe),
    [size, up] = ROOM[kind] ?? [25, 0];
  return html`<svg class="blazon lv-${foe?.level ?? "grey"} ${foe?.traits.includes("aggro") ? "aggro" : ""} ${look}" viewBox="-22 -22 44 44" aria-hidden="true">
    <use href=${"#b-" + kind} class="field" />${division && html`<path d=${division} class="division" clip-path=${`url(#k-${kind})`} />`}<use href=${"#b-" + kind} class="rim" />
    <use href=${"#h-" + charge} x=${-size / 2} y=${-size / 2 - up} width=${size} height=${size} class="charge" />
  </svg>`;
}

/** @param {{level: string}} props */
export const LevelChip = ({ level }) => html`<span class="lvc lv-${level}">${nameOf("level-" + level)}</span>`;

/** The number of a level, 1 to 4. @param {string} level */
export const rank = (level) => LEVELS.indexOf(/** @type {any} */ (level)) + 1;

const PIPS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[0, 0]],
  2: [[-9, -9], [9, 9]],
  3: [[-9, -9], [0, 0], [9, 9]],
  4: [[-9, -9], [9, -9], [-9, 9], [9, 9]],
  5: [[-9, -9], [9, -9], [0, 0], [-9, 9], [9, 9]],
});
/** The face of a combat die with an X: it counts as 6. */
export const TOP = 6;

/** A combat die. @param {{colour: "red" | "blk", face: number, small?: boolean}} props */
export const Die = ({ colour, face, small = false }) =>
  html`<span key=${face} class="die ${colour} ${small ? "s" : ""} ${face ? "" : "blank"}" role="img" aria-label=${t(colour === "red" ? "agt-die-red" : "agt-die-black", { face: face === TOP ? "X" : face })}
    ><svg viewBox="-20 -20 40 40">${face === TOP ? html`<path d="M-9-9 9 9M9-9-9 9" />` : (PIPS[face] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="4" />`)}</svg></span
  >`;

/** The movement die. @param {{face: [number, number]}} props */
export const MoveDie = ({ face: [steps, energy] }) =>
  html`<span class="face6" role="img" aria-label=${t("agt-die-movement", { steps, energy })}
    ><i>${steps}<${Icon} name="walking-boot" /></i><i>${Array.from({ length: energy }, (_, i) => html`<${Icon} key=${i} name="energy" />`)}</i></span
  >`;
