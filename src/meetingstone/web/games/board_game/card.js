// A card as it lies on the table: art, title, what it costs, what it is and what it says.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { Energy, Gold } from "./signs.js";
import { CardSign } from "./emblems/index.js";
import { nameOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What kind of card it is, in words. @param {import("./model.js").Card | undefined} card */
export function kindOf(card) {
  const facts = card?.facts ?? {};
  const words = [
    facts.type && t(`type-${facts.type}`),
    ...(facts.trait ?? []).map((/** @type {string} */ trait) => t(`trait-${trait}`)),
    facts.function && t(`function-${facts.function}`),
    facts.category && t(`category-${facts.category}`),
  ];
  return words.filter(Boolean).join(" · ");
}

/**
 * @param {{around: Around, id: string, number?: string, energy?: number, gold?: number, flag?: any, class?: string,
 *   wordy?: boolean, children?: any}} props
 */
export function CardFace({ around, id, number, energy, gold, flag, class: more = "", wordy = true, children }) {
  const card = around.cards.get(id),
    facts = card?.facts ?? {};
  const cost = energy ?? facts.energy;
  return html`<article class="card ${more}" data-card=${id}>
    ${number && html`<span class="ar">${number}</span>`}
    ${cost > 0 && html`<${Energy} amount=${cost} />`}
    <div class="art ${facts.class ? "void" : "item"} c-${facts.class ?? card?.deck ?? ""}"><${CardSign} gallery=${around.gallery} card=${card} />${flag}</div>
    <h4>${nameOf(id)}</h4>
    <p class="ty">${facts.level > 0 && html`<span class="lvl">${facts.level}</span>`}${kindOf(card)}${gold !== undefined && html`<${Gold} amount=${gold} />`}</p>
    ${wordy && html`<p class="tx" title=${textOf(card)}>${textOf(card)}</p>`}
    ${children}
  </article>`;
}
