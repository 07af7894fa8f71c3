// The way into a game: its lessons as a path, with what was learned on this device, and advice for the first game.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { gentleSeats, order, planOf } from "../games.js";
import { api, once } from "../net.js";
import { Icon } from "../parts/icons.js";
import { pictureOf } from "../parts/pictures.js";
import { Drawing, useSigns } from "../parts/primer.js";
import { complain, go, keep, kept } from "../state.js";
import { has, say, t } from "../texts.js";
import { Lost } from "./lost.js";

/** The lessons that were finished on this device. @param {string} game @returns {string[]} */
export const learned = (game) => kept(`learned.${game}`).split(",").filter(Boolean);

/** @param {string} game @param {string} lesson */
export const markLearned = (game, lesson) =>
  keep(`learned.${game}`, [...new Set([...learned(game), lesson])].join());

/** @param {string} game @returns {string[]} */
const tipsOf = (game) =>
  [1, 2, 3, 4, 5, 6].map((number) => `lesson-${game}-tip-${number}`).filter(has);

/** @param {{ game: string }} props */
export function Learn({ game: id }) {
  const game = planOf(id);
  const [lessons, setLessons] = useState(/** @type {import("./lesson.js").LessonInfo[] | null} */ (null));
  useEffect(() => {
    once(`/api/games/${id}/lessons`).then(setLessons, () => setLessons([]));
  }, [id]);
  const signs = useSigns(id);
  if (lessons === null) return html`<p class="loading">${t("web-loading")}</p>`;
  if (!game || !lessons.length) return html`<${Lost} />`;
  const done = learned(id);
  const next = lessons.find((each) => !done.includes(each.id));
  const play = () =>
    api.post("/api/tables", order(game, gentleSeats(), {}, false)).then((table) => go(`/table/${table.id}`), complain);
  return html`<div class="wide learn">
    <h1>${t("learn-title")} <small>${t(game.name)}</small></h1>
    <p class="lead">${t("learn-line")}</p>
    ${signs && html`<${signs.Definitions} />`}
    <ol class="lessons primer">
      ${lessons.map(
        (each) =>
          html`<li key=${each.id} class=${"box" + (done.includes(each.id) ? " done" : "") + (each === next ? " next" : "")}>
            <${Drawing} draw=${signs && (pictureOf(id, each.id)?.draw ?? null)} />
            <h2><span class="number"></span>${say(each.title)}</h2>
            <p>${say(each.about)}</p>
            <p class="facts">
              <span><${Icon} name="hourglass" />${t("learn-minutes", { count: each.minutes })}</span>
              ${done.includes(each.id) && html`<span class="good">${t("learn-done")}</span>`}
            </p>
            <a class=${"btn" + (each === next ? " pri" : "")} href=${`/learn/${id}/${each.id}`}>
              ${t(done.includes(each.id) ? "learn-again" : each === next && done.length ? "learn-on" : "learn-begin")}
              <span class="unseen">${say(each.title)}</span>
            </a>
          </li>`,
      )}
    </ol>
    <section class="box tips">
      <h2>${t("learn-first")}</h2>
      <ul>
        ${tipsOf(id).map((tip) => html`<li key=${tip}>${t(tip)}</li>`)}
      </ul>
      <p class="row">
        <button type="button" class=${"btn xl" + (next ? "" : " pri")} onClick=${play}>
          <${Icon} name="perspective-dice-six-faces-random" />${t("coach-play")}
        </button>
        <a class="btn xl" href=${`/rules/${id}`}><${Icon} name="rule-book" />${t("learn-rules")}</a>
      </p>
    </section>
  </div>`;
}
