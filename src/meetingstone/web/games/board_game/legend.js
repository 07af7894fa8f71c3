// What the signs of the map mean.
import { html } from "htm/preact";
import { t } from "../../texts.js";

const SIGNS = /** @type {[string, string][]} */ ([
  ["house", "bgt-legend-town"],
  ["fly", "bgt-legend-flight"],
  ["grave", "bgt-label-graveyard"],
]);
const FIGURES = /** @type {[string, string][]} */ ([
  ["green", "bgt-legend-quest"],
  ["red", "bgt-legend-strong"],
  ["blue", "bgt-legend-independent"],
]);

/** Two small boxes in corners of the map where only sea is. */
export const Legend = () =>
  html`<div class="lgd pieces">
    ${FIGURES.map(([colour, text]) => html`<span key=${colour}><svg viewBox="-22 -22 44 44" class="fig ${colour}" aria-hidden="true"><use href=${"#b-" + colour} /></svg>${t(text)}</span>`)}
    </div>
    <div class="lgd places">
    ${SIGNS.map(([sign, text]) => html`<span key=${sign}><svg viewBox="-12 -12 24 24" class="pl neutral" aria-hidden="true"><use href="#pl-neutral" /><svg x="-7" y="-7" width="14" height="14" class="ig"><use href=${"#i-" + sign} /></svg></svg>${t(text)}</span>`)}
    <span><svg viewBox="-16 -16 32 32" class="war w1" aria-hidden="true"><use href="#b-war" /><svg x="-9" y="-10" width="18" height="18" class="ig"><use href="#i-challenge" /></svg></svg>${t("bgt-legend-war")}</span>
    <span><svg viewBox="0 0 30 12" class="ln" aria-hidden="true"><path d="M1 6H29" class="bd closed0" /><path d="M1 6H29" class="bd closed" /></svg>${t("bgt-legend-closed")}</span>
  </div>`;
