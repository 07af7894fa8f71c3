// How the cards of the Adventure Game look in the gallery.
import { html } from "htm/preact";
import { abilityArt, RESOURCES, TOKENS } from "./art.js";
import { chargeOf, heroCharge, signsOf } from "./heraldry.js";
import { shapeOf } from "./icons.js";

/** @typedef {import("../../pages/gallery.js").Card} Card */
/** @typedef {import("../../pages/gallery.js").Face} Face */

/** @type {Record<string, string>} */
const CLASS_GROUND = { warrior: "rust", hunter: "green", mage: "frost", warlock: "violet" };

/** @param {Card} card @returns {Face} */
export function faceOf({ id, deck, facts }) {
  const charged = (/** @type {string} */ charge, /** @type {string} */ ground, /** @type {Face["shape"]} */ shape) => ({ sign: html`<g transform="translate(256 256) scale(19.5)" fill="#fff8e8" color="#fff8e8" dangerouslySetInnerHTML=${{ __html: chargeOf(charge) }} />`, ground, shape });
  const face = (/** @type {string} */ icon, /** @type {string} */ ground, /** @type {Face["shape"]} */ shape) => ({ sign: html`<path d=${shapeOf(icon)} />`, ground, shape });
  if (deck === "ability") return face(abilityArt(id, /** @type {any} */ (facts)).icon, CLASS_GROUND[facts.class] ?? "steel", "shield");
  if (deck.startsWith("challenge_")) return facts.traits ? charged(signsOf(id, /** @type {any} */ (facts)).charge, facts.colour ?? deck.replace("challenge_", ""), "banner") : face("scroll-unfurled", facts.colour ?? deck.replace("challenge_", ""), "banner");
  if (deck === "character") return charged(heroCharge(facts.race), facts.faction, facts.faction === "horde" ? "banner" : "shield");
  if (deck === "quest_starting") return face("tied-scroll", "violet", "shield");
  if (deck === "quest_elite") return face("crossed-swords", "red", "shield");
  if (deck === "trophy") return face("trophy", "yellow", "oval");
  if (deck === "discovery") return face(TOKENS[id] ?? "treasure-map", "fire", "oval");
  return face(RESOURCES[facts.resources?.[0]] ?? "treasure-map", facts.colour ?? "earth", "oval");
}
