// Moments of their own: dice in the air, and how a fight of mine ended, which stands until it was seen.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { say, t } from "../texts.js";
import { play } from "./sound.js";

/** @typedef {import("./pace.js").Pacer} Pacer */

/** Dice that are thrown: only when they lie, the table tells what came of them. @param {{ pacer: Pacer }} props */
export function Throw({ pacer }) {
  const dice = pacer.dice.value;
  useEffect(() => {
    if (dice.length) play("die");
  }, [dice]);
  if (!dice.length) return null;
  return html`<div class="throw" aria-hidden="true">
    ${dice.map(({ face, look }, i) => html`<span key=${i} class=${"thrown " + look} style=${`--order: ${i % 5}; --air: ${pacer.air}ms`}><b>${face}</b></span>`)}
  </div>`;
}

/** How something of mine ended: the table goes on when that was seen, or as soon as one acts.
 * @param {{ pacer: Pacer, names: string[] }} props */
export function Seen({ pacer, names }) {
  const held = pacer.held.value;
  useEffect(() => {
    if (held) play(held.good ? "victory" : "defeat");
  }, [held]);
  useLayoutEffect(() => {
    if (!held) return undefined;
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (target.closest("input, textarea, select, dialog") || !["Enter", "Escape", " "].includes(e.key)) return;
      // A button that has the focus keeps its key.
      if (e.key !== "Escape" && target.closest("button, a, [role=button]") && !target.closest(".seen")) return;
      pacer.see();
      e.preventDefault();
      e.stopPropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [held, pacer]);
  if (!held) return null;
  return html`<section class=${"seen " + (held.good ? "good" : "bad")} role="status" aria-label=${t(held.title)}>
    <div class="blow" aria-hidden="true">
      ${held.fallen?.map((sign, i) => html`<span key=${"f" + i} class="fell"><svg viewBox="0 0 24 24"><use href=${"#i-" + sign} /></svg><svg viewBox="0 0 24 24"><use href=${"#i-" + sign} /></svg></span>`)}
      ${held.dice?.map(({ look, face }, i) => html`<span key=${"d" + i} class=${"thrown lies " + look}><b>${face}</b></span>`)}
    </div>
    <h2>${t(held.title)}</h2>
    <ul>
      ${held.lines.map((line, i) => html`<li key=${i} style=${`--order: ${i}`}>${say(line, names)}</li>`)}
    </ul>
    <button type="button" class="btn pri" data-do="seen" onClick=${() => pacer.see()}>${t("pace-go-on")}</button>
  </section>`;
}
