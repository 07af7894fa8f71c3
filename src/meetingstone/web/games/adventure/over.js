// The end of the game, and the screen that hides the table while a device changes hands.
import { html } from "htm/preact";
import { Counted } from "../../parts/counted.js";
import { say, t } from "../../texts.js";
import { heroesOf } from "./model.js";
import { Crest, Icon, LevelChip } from "./signs.js";
import { nameOf, promptOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {HTMLElement | null} element */
const focus = (element) => element?.focus();

/** Who won, until somebody wants to see the board or the whole result. @param {{around: Around}} props */
export function Over({ around }) {
  const { scene, desk, act } = around;
  // Whoever came for the board, or for a moment of the game, knows who won.
  if (!scene.over || desk.closed.value || around.past || location.hash === "#board") return null;
  const how = around.events.findLast(({ kind }) => kind === "ag-won"),
    last = heroesOf(scene).length - 1;
  return html`<div class="veil shown">
    <section class="over panel" role="dialog" aria-modal="true" aria-label=${t("sw-over")}>
      <header><${Icon} name="laurel-crown" /><h2>${promptOf(around).what}</h2></header>
      ${how && html`<p class="why">${say({ id: "log-ag-won", values: how.values }, around.spoken)}</p>`}
      <ol>${heroesOf(scene).toSorted((a, b) => (scene.places[a.seat] ?? 1) - (scene.places[b.seat] ?? 1)).map((hero, place) => html`<li key=${hero.seat} data-seat=${hero.seat} data-points=${hero.valor} class=${scene.winners.includes(hero.seat) ? "won" : ""}><${Crest} around=${around} id=${hero.id} seat=${hero.seat} /><b>${nameOf(hero.id)}</b><small>${around.names[hero.seat]}</small><${LevelChip} level=${hero.level} /><span class="val"><${Counted} value=${hero.valor} order=${last - place} /></span></li>`)}</ol>
      <div class="row">
        <a class="btn pri" data-do="result" ref=${focus} href=${act.resultHref()}>${t("result-title")}</a>
        <button type="button" class="btn" data-do="rematch" onClick=${() => act.rematch()}>${t("result-rematch")}</button>
        <button type="button" class="btn" data-do="lookback" onClick=${() => around.lookback.start()}>${t("replay-title")}</button>
        <button type="button" class="btn" data-do="board" onClick=${() => (desk.closed.value = true)}>${t("result-board")}</button>
      </div>
    </section>
  </div>`;
}
