// What hints of all games share: how a move compares with the best, and what speaks for or against it, in words.
import { html } from "htm/preact";
import { has, t } from "../texts.js";

/** @typedef {Pick<import("../net.js").Estimate, "value" | "reasons">} Weighed */

/** So little behind is as good, or almost. */
const EQUAL = 0.1,
  CLOSE = 0.5;
/** A part that weighs less is not worth a word. */
const SLIGHT = 0.05;

/** How a move compares with the best. @param {number} place @param {number} behind */
export function compared(place, behind) {
  if (!place) return t("hint-best");
  return t(behind < EQUAL ? "hint-equal" : behind < CLOSE ? "hint-close" : "hint-worse");
}

/** The message that names a part of an estimate. @param {string} name */
const partId = (name) => (name.startsWith("@") ? name.slice(1) : `worth-${name}`);

/** What sets a move apart, without numbers. @param {{ hint: Weighed, except?: string }} props */
export function Parts({ hint, except = "" }) {
  const parts = hint.reasons.filter(({ name, amount }) => name !== except && Math.abs(amount) > SLIGHT && has(partId(name)));
  if (!parts.length) return null;
  return html`<p class="parts">
    ${parts.map(({ name, amount }) => html`<span key=${name} class=${amount > 0 ? "more" : "less"}><i aria-hidden="true">${amount > 0 ? "+" : "−"}</i><span class="unseen">${t(amount > 0 ? "hint-more" : "hint-less")}</span> ${t(partId(name))}</span>`)}
  </p>`;
}
