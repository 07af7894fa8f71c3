// Small signs in the text: icons, crests, medallions of characters, figures, prices.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { hasIcon } from "./icons.js";
import { nameOf } from "./words.js";

/** @param {{name: string, class?: string}} props */
export const Icon = ({ name, class: more = "" }) =>
  html`<svg class=${"i " + more} aria-hidden="true"><use href=${"#i-" + name} /></svg>`;

/** @param {{faction: string, class?: string}} props */
export const Crest = ({ faction, class: more = "" }) =>
  html`<svg class="crest ${faction} ${more}" aria-hidden="true"><use href=${"#crest-" + faction} /></svg>`;

/** A character: the class on the shape of the faction. @param {{faction: string, icon: string}} props */
export const Medal = ({ faction, icon }) =>
  html`<span class="med ${faction}"
    ><svg class="mshape" viewBox="-27 -27 54 54" aria-hidden="true"><use href=${"#c-" + faction} /></svg
    ><${Icon} name=${icon}
  /></span>`;

/** A creature on its base. @param {{kind: string, colour: string, count?: number}} props */
export const Figure = ({ kind, colour, count = 1 }) =>
  html`<span class="tf ${colour}"
    ><svg viewBox="-22 -22 44 44" class="fig ${colour}" role="img" aria-label=${t("bgt-figure", { count, colour: nameOf(colour), kind: nameOf(kind) })}
      ><use href=${"#b-" + colour} /><svg x="-13" y="-14" width="26" height="26" class="ig"><use href=${"#i-" + kind} /></svg></svg
    >${count > 1 && html`<b>${count}</b>`}</span
  >`;

/** @param {{amount: number}} props */
export const Gold = ({ amount }) => html`<span class="gold" title=${t("bgt-gold", { amount })}><${Icon} name="coins" /><b>${amount}</b></span>`;
/** @param {{amount: number}} props */
export const Xp = ({ amount }) => html`<span class="xp" title=${t("bgt-xp", { amount })}><${Icon} name="star" /><b>${amount}</b></span>`;
/** @param {{amount: number}} props */
export const Energy = ({ amount }) => html`<span class="cost" title=${t("bgt-energy", { amount })}><${Icon} name="energy" />${amount}</span>`;

/** Threat, Attack and Health. @param {{values: [number, number, number]}} props */
export const Values = ({ values: [threat, attack, health] }) =>
  html`<span class="tah"
    ><span title=${t("bgt-threat")}><${Icon} name="threat" /><b>${threat}</b></span
    ><span title=${t("bgt-attack")}><${Icon} name="attack" /><b>${attack}</b></span
    ><span title=${t("bgt-health")}><${Icon} name="heart" /><b>${health}</b></span
  ></span>`;

const DECKS = /** @type {Record<string, [string, string]>} */ ({ T: ["tri", "triangle"], S: ["sq", "square"], C: ["ci", "circle"] });

/** Item draws like `T2`. @param {{symbol: string}} props */
export function Draw({ symbol }) {
  const [shape, deck] = DECKS[symbol[0] ?? "T"] ?? ["tri", "triangle"];
  return html`<span class="it ${shape}" title=${nameOf(deck)}
    ><svg class="i" aria-hidden="true"><use href=${"#" + shape} /></svg>${symbol.slice(1)}</span
  >`;
}

/** The icon of anything that has one, else of something near. @param {string} id */
export const iconOf = (id) => {
  const plain = id.replace(/_[46]$/, "");
  return hasIcon(plain) ? plain : "skull";
};
