// The end of a game: who won, and the way to the whole result; handing over.
import { html } from "htm/preact";
import { Counted } from "../../parts/counted.js";
import { t } from "../../texts.js";
import { countingOf, teamsOf } from "./model.js";
import { seatName } from "./players.js";
import { Coin, Icon, SeatSign } from "./signs.js";
import { promptText, winnersOf } from "./frame.js";

/** @typedef {import("./words.js").Around} Around */

const focus = (/** @type {HTMLElement | null} */ link) => link?.focus();

/** By how much it was won, as it is counted at this table: alone, by teams, or against the Murlocs. @param {Around} around */
function whyOver({ scene, names }) {
  const most = (/** @type {(number | null)[]} */ points) => points.map(Number).sort((a, b) => b - a);
  if (scene.mode === "murlocs") {
    const coins = scene.players.map((player) => Number(player.coins));
    const lead = Math.min(...coins.slice(0, names.length)) - Math.max(...coins.slice(names.length));
    return t("sw-over-why-murlocs", { way: lead > 0 ? "ahead" : lead ? "behind" : "level", lead: Math.abs(lead) });
  }
  const teams = teamsOf(scene);
  const [first = 0, second = 0] = most((teams.length ? teams.map(({ points }) => points) : scene.players.map(({ coins }) => coins)));
  return t(teams.length ? "sw-over-why-teams" : "over-why-coins", { lead: first - second });
}

/** Who won, until somebody wants to see the board or the whole result. @param {{around: Around}} props */
export function Over({ around }) {
  const { scene, desk, act } = around;
  // Whoever came for the board, or for a moment of the game, knows who won.
  const looking = around.lookback.at !== null || location.hash === "#board";
  if (!scene.over || desk.closed.value || looking) return null;
  const winners = winnersOf(around);
  const teams = teamsOf(scene);
  const players = [...scene.players].sort((a, b) => Number(b.coins) - Number(a.coins));
  return html`<div class="veil">
    <section class="over panel" role="dialog" aria-modal="true" aria-label=${t("sw-over")}>
      <div class="oh"><${Icon} name="trophy" /><h2>${promptText(around)}</h2></div>
      <p class="why">${whyOver(around)}</p>
      <ol class="podium">
        ${players.map(
          ({ seat, coins }, place) =>
            html`<li key=${seat} data-seat=${seat} data-points=${coins} class="seat${seat + 1} ${winners.includes(seat) ? "won" : ""}">
              <${SeatSign} seat=${seat} /><b>${seatName(around, seat)}</b><em><${Counted} value=${coins ?? 0} order=${players.length - 1 - place} /> <${Coin} /></em>
            </li>`,
        )}
      </ol>
      ${teams.length > 0 && html`<ul class="teams">${teams.map(({ team, seats, points }) => html`<li key=${team} class="seat${(seats[0] ?? 0) + 1} ${seats.every((seat) => winners.includes(seat)) ? "won" : ""}" data-team=${team}><i class="swatch"></i><b>${t(`faction-${team}`)}</b> <em>${points} <${Coin} /></em></li>`)}</ul><p class="tip"><b>${t("sw-goal")}</b> ${t("sw-goal-teams", countingOf(scene))}</p>`}
      <div class="of">
        <a class="primary" data-do="result" ref=${focus} href=${act.resultHref()}>${t("result-title")}</a
        ><button type="button" class="undo" data-do="rematch" onClick=${() => act.rematch()}>${t("result-rematch")}</button
        ><button type="button" class="undo" data-do="lookback" onClick=${() => around.lookback.start()}>${t("replay-title")}</button
        ><button type="button" class="undo" data-do="board" onClick=${() => (desk.closed.value = true)}>${t("result-board")}</button>
      </div>
    </section>
  </div>`;
}
