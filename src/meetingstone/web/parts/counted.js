// Points that are counted out at the end: from nothing to what they are, the last place first.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { moves, pace } from "../state.js";
import { play } from "./sound.js";

/** Milliseconds that counting takes, and after how many the next begins. */
const LASTS = 900,
  AFTER = 450;

/** @param {{ value: number, order?: number }} props `order`: how many are counted before */
export function Counted({ value, order = 0 }) {
  const still = !moves() || pace.value === "now" || document.hidden;
  const [now, setNow] = useState(still ? value : 0);
  useEffect(() => {
    if (still) {
      setNow(value);
      return undefined;
    }
    const start = performance.now() + order * AFTER;
    let frame = 0,
      rang = false;
    const step = (/** @type {number} */ time) => {
      const part = Math.max(0, Math.min(1, (time - start) / LASTS));
      if (part > 0 && !rang) {
        rang = true;
        play("coins");
      }
      setNow(Math.round(value * (1 - (1 - part) ** 2)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return html`<span class="counted"><span aria-hidden="true">${now}</span><span class="unseen">${value}</span></span>`;
}
