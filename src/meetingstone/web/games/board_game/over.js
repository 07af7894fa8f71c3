// The end of the game, and the screen that hides the table while a device changes hands.
import { html } from "htm/preact";
import { Counted } from "../../parts/counted.js";
import { say, t } from "../../texts.js";
import { heroesOf, FACTIONS } from "./model.js";
import { Crest, Icon } from "./signs.js";
import { nameOf, promptOf, winnerOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What can have decided the game. */
const HOW = new Set(["bg-overlord-falls", "bg-pvp-won", "bg-pvp-undecided"]);

/** @param {HTMLElement | null} element */
const focus = (element) => element?.focus();

/** Who won, until somebody wants to see the board or the whole result. @param {{around: Around}} props */
export function Over({ around }) {
  const { scene, desk, act } = around;
  const winner = winnerOf(scene);
  // Whoever came for the board, or for a moment of the game, knows who won.
  if (!scene.over || desk.closed.value || around.past || location.hash === "#board") return null;
  const xp = (/** @type {typeof FACTIONS[number]} */ faction) => scene.factions[faction]?.xp ?? 0;
  const order = FACTIONS.map((faction, i) => ({ faction, i })).sort((a, b) => Number(b.faction === winner) - Number(a.faction === winner) || xp(b.faction) - xp(a.faction));
  const how = around.events.findLast(({ kind }) => HOW.has(kind));
  return html`<div class="veil shown">
    <section class="over panel" role="dialog" aria-modal="true" aria-label=${t("sw-over")}>
      <header><${Icon} name="trophy" /><h2>${promptOf(around).what}</h2></header>
      ${how && html`<p class="why">${say({ id: "log-" + how.kind, values: how.values }, around.spoken)}</p>`}
      <ol>
        ${order.map(
          ({ faction, i }) =>
            html`<li key=${faction} data-seat=${i} data-points=${xp(faction)} class="${faction} ${faction === winner ? "won" : ""}">
              <${Crest} faction=${faction} /><b>${nameOf(faction)}</b>
              <small>${heroesOf(scene, faction).map((hero) => `${nameOf(hero.id)} (${hero.level})`).join(", ")}</small>
              <span class="xp" title=${t("bgt-xp", { amount: xp(faction) })}><${Icon} name="star" /><b><${Counted} value=${xp(faction)} order=${faction === winner ? 1 : 0} /></b></span>
            </li>`,
        )}
      </ol>
      <div class="row">
        <a class="btn pri" data-do="result" ref=${focus} href=${act.resultHref()}>${t("result-title")}</a>
        <button type="button" class="btn" data-do="rematch" onClick=${() => act.rematch()}>${t("result-rematch")}</button>
        <button type="button" class="btn" data-do="lookback" onClick=${() => around.lookback.start()}>${t("replay-title")}</button>
        <button type="button" class="btn" data-do="board" onClick=${() => (desk.closed.value = true)}>${t("result-board")}</button>
      </div>
    </section>
  </div>`;
}
