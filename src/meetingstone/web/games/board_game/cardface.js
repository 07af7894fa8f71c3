// How the cards of the Board Game look in the gallery.
import { html } from "htm/preact";
import { useStyle } from "../../parts/style.js";
import { Emblem, hasEmblem } from "./emblems/index.js";
import { hasIcon } from "./icons.js";
import { Definitions } from "./symbols.js";
import { artOf } from "./words.js";

/** What all signs share: how emblems are painted, and the icons by name. */
export function Shared() {
  useStyle("/games/board_game/emblems/emblems.css");
  return html`<${Definitions} />`;
}

/** @typedef {import("../../pages/gallery.js").Card} Card */
/** @typedef {import("../../pages/gallery.js").Face} Face */

/** @type {Record<string, string>} */
const CLASS_GROUND = {
  warrior: "rust", paladin: "yellow", hunter: "green", rogue: "grey", priest: "steel", shaman: "blue", mage: "frost", warlock: "violet", druid: "earth",
};

/** The ground and the outline of the cards of a deck. @type {Record<string, [string, Face["shape"]]>} */
const DECKS = {
  class_power: ["steel", "shield"], class_talent: ["steel", "shield"], printed: ["steel", "shield"], racial: ["violet", "oval"],
  item_triangle: ["green", "oval"], item_square: ["blue", "oval"], item_circle: ["violet", "oval"], item_special: ["fire", "oval"], prize: ["yellow", "oval"],
  quest_alliance: ["alliance", "shield"], quest_horde: ["horde", "banner"], event: ["rust", "banner"], event_kelthuzad: ["frost", "banner"],
  overlord: ["red", "banner"], boss: ["red", "banner"], region: ["earth", "oval"],
};
const SIDES = /** @type {const} */ ({ alliance: "shield", horde: "banner" });

/** Of whom or what it tells, by name. @param {Card} card */
function nameOf(card) {
  if (card.deck === "character") return card.facts.class;
  if (card.deck === "region") return "place";
  const known = card.id.replace(/^(green|red|blue)_/, "");
  if (hasIcon(known)) return known;
  const art = artOf(/** @type {any} */ ({ sheets: {} }), /** @type {any} */ (card));
  return hasIcon(art) ? art : "skull";
}

/** @param {Card} card @returns {Face} */
export function faceOf(card) {
  const { facts, deck } = card,
    [ground, shape] = DECKS[deck] ?? [facts.colour ?? facts.faction, SIDES[/** @type {"alliance"} */ (facts.faction)] ?? "banner"];
  const own = CLASS_GROUND[facts.class];
  return {
    whole: hasEmblem(card.id) ? html`<${Emblem} id=${card.id} card=${card} />` : null,
    sign: html`<use href=${"#i-" + nameOf(card)} width="512" height="512" />`,
    ground: deck === "character" || !own ? ground : own,
    shape,
  };
}
