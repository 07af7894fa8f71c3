// What others do is on its way: how much of it, and the ways to hold it, to take one step and to skip the rest.
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../state.js";
import { t } from "../texts.js";
import { Icon } from "./icons.js";

/** @typedef {import("./pace.js").Pacer} Pacer */

/** The bar comes when so much waits, and stays until nothing does. */
const SOME = 2;

/** @param {{ pacer: Pacer }} props */
export function PaceBar({ pacer }) {
  const waits = pacer.queue.value.length,
    paused = pacer.paused.value,
    stepping = pace.value === "step";
  const shown = useRef(false);
  shown.current = paused || waits >= (stepping || shown.current ? 1 : SOME);
  if (!shown.current) return null;
  const held = paused || stepping;
  return html`<div class="banner pacing" role="group" aria-label=${t("pace-title")}>
    <p>${t(held ? "pace-held" : "pace-plays", { count: waits })}</p>
    ${
      !stepping &&
      html`<button type="button" class="btn sm" data-do="hold" aria-pressed=${String(paused)} onClick=${() => pacer.pause(!paused)}>
        <${Icon} name=${paused ? "play" : "pause"} />${t(paused ? "pace-go-on" : "pace-hold")}<kbd aria-hidden="true">,</kbd>
      </button>`
    }
    ${held && html`<button type="button" class="btn sm pri" data-do="next" disabled=${!waits} onClick=${() => pacer.next()}>${t("pace-next")}<kbd aria-hidden="true">.</kbd></button>`}
    <button type="button" class="btn sm" data-do="skip" disabled=${!waits} onClick=${() => pacer.skip()}>${t("pace-skip")}<kbd aria-hidden="true">${held ? "⇧ ." : "."}</kbd></button>
  </div>`;
}

/** The keys that everybody's table has. @param {boolean} watching whoever only watches is never asked @returns {[string, string][]} */
export const paceKeys = (watching) => [
  [".", "pace-key-skip"],
  ["⇧ .", watching ? "pace-key-skip-waiting" : "pace-key-skip-all"],
  [",", "pace-key-hold"],
];

/** A full stop skips, or takes the next step while the table is held; with shift it skips all; a comma holds.
 * @param {Pacer | null} pacer */
export function usePaceKeys(pacer) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (!pacer || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (target.closest("input, textarea, select, dialog[open]:not(.seen)")) return;
      if (e.code === "Period" || e.key === ".") {
        if (!e.shiftKey && (pacer.paused.value || pace.value === "step")) pacer.next();
        else pacer.skip();
      } else if (e.key === ",") pacer.pause(!pacer.paused.value);
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [pacer]);
}
