// The first game that somebody starts by "Play now": three pointers at the table, and the way to the lessons.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { keep, kept } from "../state.js";
import { t } from "../texts.js";
import { Icon } from "./icons.js";

/** What each pointer shows, the first of these that is seen (after a bar: what stands in for it), and what it says. @type {[string, string, string][]} */
const POINTERS = [
  [".ms-prompt, .bg .prompt, .ag .prompt, .sp1, .sq", "guide-prompt", "guide-prompt-line"],
  [".ms-board, main.board", "guide-board", "guide-board-line"],
  ["[data-do=hint] | [data-do=undo]", "guide-help", "guide-help-line"],
];
/** Room around what is shown, and between it and the words. */
const AROUND = 6,
  APART = 14;
/** Milliseconds between two looks at where it is: a table may still move. */
const AGAIN = 300;

/** The games whose pointers were seen on this device. */
const guided = () => kept("guided").split(",").filter(Boolean);

/** Somebody starts a game of this kind for the first time. @param {string} game */
export const guideAt = (game) => void (guided().includes(game) || keep("guide", game));

/** @param {Element | undefined} element */
const boxOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : null;
};

/** @param {string} what */
const find = (what) => what.split(" | ").flatMap((each) => [...document.querySelectorAll(each)]).map(boxOf).find((box) => box !== null && box.bottom > 0 && box.top < innerHeight) ?? null;

/** @param {{ game: string }} props */
export function Guide({ game }) {
  const [step, setStep] = useState(kept("guide") === game ? 0 : -1);
  const [box, setBox] = useState(/** @type {DOMRect | null} */ (null));
  const [what, title, line] = POINTERS[step] ?? ["", "", ""];
  useLayoutEffect(() => {
    if (!what) return undefined;
    const look = () => setBox((was) => {
      const now = find(what);
      return was && now && was.x === now.x && was.y === now.y && was.width === now.width && was.height === now.height ? was : now;
    });
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [what]);
  const end = () => {
    keep("guide", "");
    keep("guided", [...new Set([...guided(), game])].join());
    setStep(-1);
  };
  useEffect(() => {
    if (step < 0) return undefined;
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      if (e.key !== "Escape") return;
      e.preventDefault();
      e.stopPropagation();
      end();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [step < 0]);
  if (step < 0) return null;
  const last = step === POINTERS.length - 1;
  // The words stand where there is more room: below, above, or over the middle of what fills the window.
  const below = box ? innerHeight - box.bottom : 0,
    above = box?.top ?? 0;
  const place = !box || Math.max(below, above) < 190 ? "bottom: 12%" : below >= above ? `top: ${box.bottom + APART}px` : `bottom: ${innerHeight - box.top + APART}px`;
  const middle = box ? box.left + box.width / 2 : innerWidth / 2;
  return html`<div class="guide">
    ${box && html`<div class="guide-ring" aria-hidden="true" style=${`left: ${box.left - AROUND}px; top: ${box.top - AROUND}px; width: ${box.width + 2 * AROUND}px; height: ${box.height + 2 * AROUND}px`}></div>`}
    <section class="guide-card" role="dialog" aria-label=${t("guide-title")} style=${`${place}; --at: ${middle}px`}>
      <header><small>${t("guide-step", { step: step + 1, steps: POINTERS.length })}</small><button type="button" class="shut" data-do="guide-shut" aria-label=${t("web-close")} onClick=${end}><${Icon} name="close" /></button></header>
      <h2>${t(title)}</h2>
      <p aria-live="polite">${t(line)}</p>
      <div class="row">
        <button type="button" class="btn pri" data-do="guide-next" ref=${(/** @type {HTMLElement | null} */ button) => button?.focus({ preventScroll: true })} onClick=${last ? end : () => setStep(step + 1)}>${t(last ? "guide-play" : "guide-next")}</button>
        <a class="btn" data-do="guide-learn" href=${`/learn/${game}`} onClick=${end}><${Icon} name="graduate-cap" />${t("home-learn")}</a>
      </div>
    </section>
  </div>`;
}
