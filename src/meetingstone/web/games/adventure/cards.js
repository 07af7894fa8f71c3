// Cards as cards: abilities, items, encounters with both faces, quests, tokens.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { abilityArt, gearIcon, POTIONS, TIMINGS } from "./art.js";
import { Blazon, Icon, rank, seatColour } from "./signs.js";
import { heroName, improvedOf, nameOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{potions: string[]}} props */
export const Potions = ({ potions }) =>
  html`<span class="pots">${potions.map((potion, i) => html`<span key=${i} class="p-${potion[0]}" title=${nameOf("potion-" + potion)}><${Icon} name=${POTIONS[potion] ?? ""} /><span class="hidden">${nameOf("potion-" + potion)}</span></span>`)}</span>`;

/** An ability card. @param {{around: Around, id: string, energy?: number, look?: string, flag?: any, level?: string}} props */
export function AbilityFace({ around, id, energy, look = "", flag = null, level = "grey" }) {
  const ability = around.gallery.abilities[id],
    { icon, ground } = abilityArt(id, ability);
  const cost = energy ?? ability?.energy ?? 0;
  const improved = improvedOf(around, id);
  const reached = (/** @type {string} */ at) => rank(at) <= rank(level);
  const kind = [nameOf("timing-" + (ability?.timing ?? "")), ...(ability?.keywords ?? []).slice(0, 1).map((word) => nameOf("keyword-" + word))].join(" · ");
  return html`<article class="card g-${ground} ${look}">
    <div class="a"><${Icon} name=${icon} />
      <span class="tm"><${Icon} name=${TIMINGS[ability?.timing ?? ""] ?? "spark-spirit"} /></span>
      ${cost ? html`<span class="co" title=${t("agt-energy", { amount: cost })}>${Array.from({ length: cost }, (_, i) => html`<${Icon} key=${i} name="energy" />`)}<span class="hidden">${t("agt-energy", { amount: cost })}</span></span>` : html`<span class="co free">${t("agt-free")}</span>`}
    </div>
    <h4>${nameOf(id)}</h4>
    <div class="ty">${kind}</div>
    <p title=${textOf(around, id)}>${textOf(around, id)}</p>
    ${improved.some(({ level: from }) => !reached(from)) && html`<div class="more" aria-hidden="true">+ ${improved.map(({ level: from }, i) => !reached(from) && html`<span key=${i} class="lvc lv-${from}"></span>`)}</div>`}
    ${improved.length > 0 && html`<div class="ims">${improved.map(({ level: from, text }, i) => html`<div key=${i} class="im lv-${from} ${reached(from) ? "" : "off"}">${text}</div>`)}</div>`}
    ${flag}
  </article>`;
}

/** An item in hand or on the body. @param {{around: Around, id: string, look?: string}} props */
export function ItemFace({ around, id, look = "" }) {
  const item = around.gallery.items[id];
  if (!item) return null;
  const text = textOf(around, id);
  return html`<div class="item lv-${item.level} ${look}">
    <div class="a"><${Icon} name=${gearIcon(item)} />${item.kind === "bag" ? null : html`<b>${item.kind === "weapon" ? html`<${Icon} name=${item.type === "ranged" ? "high-shot" : "crossed-swords"} />${item.attack}` : html`<${Icon} name="shield" />${item.defense}`}</b>`}</div>
    <h4>${nameOf(id)}</h4>
    ${text && html`<p title=${text}>${text}</p>`}
    ${item.potions.length > 0 && html`<${Potions} potions=${item.potions} />`}
  </div>`;
}

/** An encounter card, or what is on its other face. @param {{around: Around, id: string, turned?: boolean}} props */
export function FoeFace({ around, id, turned = false }) {
  const foe = around.gallery.foes[id];
  if (!foe) return null;
  if (turned && foe.item) return html`<article class="enc back2 lv-${foe.level}"><header><h4>${nameOf(foe.item)}</h4><small>${t("agt-other-face")}</small></header><${ItemFace} around=${around} id=${foe.item} /></article>`;
  const text = textOf(around, id);
  return html`<article class="enc lv-${foe.level}">
    <header><h4>${nameOf(id)}</h4><small>${foe.traits.map((trait) => nameOf("trait-" + trait)).join(" · ")}</small></header>
    <div class="ea"><${Blazon} around=${around} id=${id} /></div>
    ${text && html`<p>${text}</p>`}
    <footer>
      <span><${Icon} name=${foe.type === "ranged" ? "high-shot" : "crossed-swords"} /><b>${foe.attack}</b><small>${nameOf("type-" + foe.type)}</small></span>
      <span><${Icon} name="shield" /><b>${foe.defense}</b><small>${t("agt-defense")}</small></span>
      <span><${Icon} name="drop" /><b>${foe.damage}</b><small>${t("agt-damage")}</small></span>
    </footer>
  </article>`;
}

/** Counters and character tokens on an event. @param {{around: Around, id: string}} props */
export function OnEvent({ around, id }) {
  const { counters, marks } = around.scene,
    count = counters[id] ?? 0,
    seats = marks[id] ?? [];
  if (!count && !seats.length) return null;
  return html`<span class="onev">
    ${count > 0 && html`<b title=${t("agt-event-counters", { count })}>${count}<span class="hidden">${t("agt-event-counters", { count })}</span></b>`}
    ${seats.map((seat) => {
      const label = t("agt-event-token", { hero: heroName(around.scene, seat, around.names) });
      return html`<i key=${seat} style=${seatColour(seat)} title=${label}><span class="hidden">${label}</span></i>`;
    })}
  </span>`;
}
