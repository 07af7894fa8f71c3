// Each Power and Talent has an emblem of its own, to be known again wherever the card is spoken of. Its outline says what it is:
// a square an instant, a circle with a brass ring what stays active, an octagon a Talent. Its ground says what it feeds.
import { html } from "htm/preact";
import { Icon } from "../signs.js";
import { artOf } from "../words.js";
import { EMBLEMS } from "./cards.js";
import { MOTIFS } from "./motifs.js";

/** @typedef {import("../model.js").Card} Card */
/** @typedef {import("../model.js").Gallery} Gallery */

/** @type {Record<string, string>} */
const OUTLINES = {
  instant: '<rect x="1" y="1" width="30" height="30" rx="7"/>',
  active: '<circle cx="16" cy="16" r="15"/><circle cx="16" cy="16" r="14" class="ring"/>',
  talent: '<path d="M10 1h12l9 9v12l-9 9H10l-9-9V10Z"/>',
};
/** What is open in the middle: the second motif stands there in the colour of the first. */
const OPEN = new Set(["aura", "bless", "return"]);
/** Where the second motif stands in the first: how large, and the place of its corner. @type {Record<string, [number, number, number]>} */
const INSIDE = { aura: [0.6, 4.8, 4.8], bless: [0.64, 4.3, 8], return: [0.42, 7, 7], hand: [0.36, 6.8, 11.5], leaf: [0.46, 7.5, 5.5], flame: [0.44, 6.7, 10], drop: [0.42, 7, 10.5], bottle: [0.34, 8, 11.5], totem: [0.46, 6.5, 10], heart: [0.52, 5.8, 4.8], curse: [0.44, 6.8, 6.8], seal: [0.5, 6, 6], shield: [0.5, 6, 4.8], burst: [0.4, 7.2, 7.2] };

/** The parts of a motif, in the colour of the sign or in that of the ground. @param {string} name @param {boolean} [cut] */
function drawn(name, cut = false) {
  return (MOTIFS[name] ?? "")
    .split("|")
    .map((part) => {
      const mark = "#-~".includes(part[0] ?? "") ? part[0] : "",
        ground = (mark === "-" || mark === "~") !== cut;
      return `<path class="${mark === "#" || mark === "-" ? "f" : "s"}${ground ? " g" : ""}" d="${mark ? part.slice(1) : part}"/>`;
    })
    .join("");
}

/** @param {string} id @param {string} type */
function signOf(id, type) {
  const emblem = EMBLEMS.get(id);
  if (!emblem) return "";
  const { main, how, second } = emblem;
  const [size, x, y] = INSIDE[main] ?? [0.5, 6, 6];
  const inner = how === "@" ? `<g transform="translate(${x} ${y}) scale(${size})" class="in">${drawn(second, !OPEN.has(main))}</g>` : "";
  const badge = how === "+" ? `<g transform="translate(12.500 12.500) scale(.54)" class="badge"><g class="rim">${drawn(second)}</g>${drawn(second)}</g>` : "";
  const first = how === "+" ? `<g transform="translate(-1.500 -1.500) scale(.9)">${drawn(main)}</g>` : drawn(main);
  return `${OUTLINES[type] ?? OUTLINES.talent}<g transform="translate(5.200 5.200) scale(.9)">${first}${inner}${badge}</g>`;
}

/** What kind of Power it is; whatever lies in an area of its own and no hand counts as active. @param {Card | undefined} card */
const typeOf = (card) => (card?.deck === "class_talent" ? "talent" : card?.facts.type === "instant" ? "instant" : "active");

/** @param {string} id */
export const hasEmblem = (id) => EMBLEMS.has(id);

/** @param {{id: string, card: Card | undefined, class?: string}} props */
export const Emblem = ({ id, card, class: more = "" }) =>
  html`<svg class=${`i emblem ${EMBLEMS.get(id)?.feeds ?? ""} ${more}`} viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: signOf(id, typeOf(card)) }} />`;

/** The sign of a card: its emblem if it has one, else what kind of thing it is. @param {{gallery: Gallery, card: Card | undefined, class?: string}} props */
export const CardSign = ({ gallery, card, class: more = "" }) =>
  card && hasEmblem(card.id) ? html`<${Emblem} id=${card.id} card=${card} class=${more} />` : html`<${Icon} name=${artOf(gallery, card)} class=${more} />`;
