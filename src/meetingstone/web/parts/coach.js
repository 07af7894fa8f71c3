// The coach beside the table: what happened, what it means, what to touch, and the ways on and back.
import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { say, t } from "../texts.js";
import { Icon } from "./icons.js";
import { RuleLink } from "./rules.js";

/** @typedef {import("../pages/lesson.js").Moment} Moment */
/** @typedef {import("../pages/lesson.js").LessonInfo} LessonInfo */

/**
 * Everything on the page that does, or begins, what one of the keys says: tables mark it so.
 * @param {string[]} keys
 */
function marked(keys) {
  const quoted = (/** @type {string} */ word) => `"${CSS.escape(word)}"`;
  return keys.flatMap((key) => {
    const [verb, ...words] = key.split(/[:>]/);
    const things = words.flatMap((word) =>
      ["choose", "combo", "more", "place", "card", "item"].map((mark) => `[data-${mark}=${quoted(word)}]`),
    );
    return [`[data-answer=${quoted(key)}]`, ...things, ...(verb === "done" ? [`[data-do="end"]`] : [])];
  });
}

/** Draws the eye to what the coach speaks of. @param {{ keys: string[] }} props */
function Pointer({ keys }) {
  const found = marked(keys).join();
  useLayoutEffect(() => {
    if (!found) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${found}) { outline: 3px solid var(--coach) !important; outline-offset: -3px !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [found]);
  return null;
}

/**
 * @param {{ game: string, lesson: LessonInfo, place: { at: number, of: number, learned: number }, moment: Moment,
 *   aside: string, onAnswer: (keys: string[]) => Promise<boolean>, onBack: (() => void) | null,
 *   onRestart: () => void, next: LessonInfo | null, onPlay: () => void }} props
 */
export function Coach({ game, lesson, place, moment, aside, onAnswer, onBack, onRestart, next, onPlay }) {
  const { wants, done, says, asks, shows, step, steps, rule } = moment;
  useEnter(wants === "next" ? () => onAnswer(shows) : null);
  return html`<section class="coach panel" aria-label=${t("coach-title")} data-step=${step} data-wants=${wants}>
    <${Pointer} keys=${moment.points} />
    <header>
      <a href=${`/learn/${game}`} aria-label=${t("coach-all")} title=${t("coach-all")}><${Icon} name="graduate-cap" /></a>
      <h2>${say(lesson.title)} <small>${t("coach-place", { at: place.at, of: place.of })}</small></h2>
      <span class="dots" role="img" aria-label=${t("coach-step", { step: Math.min(step + 1, steps), steps })}>
        ${Array.from({ length: steps }, (_, i) => html`<i key=${i} class=${i < step ? "done" : i === step ? "now" : ""}></i>`)}
      </span>
    </header>
    <div class="speech" role="status" aria-live="polite">
      ${aside ? html`<p class="aside">${aside}</p>` : done && html`<p class="done">${say(done)}</p>`}
      <p class="says">${say(says)} ${rule && html`<${RuleLink} game=${game} rule=${rule} />`}</p>
      ${asks && html`<p class="asks">${say(asks)}</p>`}
    </div>
    <div class="ways">
      ${wants === "next" && html`<button type="button" class="go" data-coach="next" onClick=${() => onAnswer(shows)}>${t("coach-next")}</button>`}
      ${wants !== "next" && shows.length > 0 && html`<button type="button" data-coach="show" onClick=${() => onAnswer(shows)}>${t("coach-show")}</button>`}
      ${wants === "" && next && html`<a class="go" data-coach="lesson" href=${`/learn/${game}/${next.id}`}>${t("coach-next-lesson", { title: say(next.title) })}</a>`}
      ${wants === "" && !next && html`<button type="button" class="go" data-coach="play" onClick=${onPlay}>${t("coach-play")}</button>`}
      <button type="button" data-coach="back" disabled=${!onBack} onClick=${onBack}>${t("coach-back")}</button>
      <button type="button" data-coach="restart" disabled=${!onBack} onClick=${onRestart}>${t("coach-restart")}</button>
    </div>
  </section>`;
}

/** Enter goes on, unless it presses something. @param {(() => unknown) | null} goOn */
function useEnter(goOn) {
  // With the picture, not after it: a key answers what is seen.
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.key !== "Enter" || !goOn || target.closest("button, a, input, dialog, [role=button]")) return;
      event.preventDefault();
      goOn();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
