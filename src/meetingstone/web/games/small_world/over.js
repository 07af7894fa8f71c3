// The end of a game: who won, and the way to the whole result; handing over.
import { html } from "htm/preact";
import { Counted } from "../../parts/counted.js";
import { say, t } from "../../texts.js";
import { teamsOf } from "./model.js";
import { seatName } from "./players.js";
import { Coin, Icon, SeatSign } from "./signs.js";
import { promptText, winnersOf } from "./frame.js";

/** @typedef {import("./words.js").Around} Around */

const focus = (/** @type {HTMLElement | null} */ link) => link?.focus();

/** Who won, until somebody wants to see the board or the whole result. @param {{around: Around}} props */
export function Over({ around }) {
  const { scene, desk, act } = around;
  // Whoever came for the board, or for a moment of the game, knows who won.
  const looking = around.lookback.at !== null || location.hash === "#board";
  if (!scene.over || desk.closed.value || looking) return null;
  const winners = winnersOf(around);
  const teams = teamsOf(scene);
  // The Murlocs have no seat: they come first where no seat has won.
  const placeOf = (/** @type {number} */ seat) => scene.places[seat] ?? (scene.winners.length ? 2 : 1);
  const players = scene.players.toSorted((a, b) => placeOf(a.seat) - placeOf(b.seat) || Number(b.coins) - Number(a.coins));
  return html`<div class="veil">
    <section class="over panel" role="dialog" aria-modal="true" aria-label=${t("sw-over")}>
      <div class="oh"><${Icon} name="trophy" /><h2>${promptText(around)}</h2></div>
      ${scene.how && html`<p class="why">${say(scene.how)}</p>`}
      <ol class="podium">
        ${players.map(
          ({ seat, coins }, place) =>
            html`<li key=${seat} data-seat=${seat} data-points=${coins} class="seat${seat + 1} ${winners.includes(seat) ? "won" : ""}">
              <${SeatSign} seat=${seat} /><b>${seatName(around, seat)}</b><em><${Counted} value=${coins ?? 0} order=${players.length - 1 - place} /> <${Coin} /></em>
            </li>`,
        )}
      </ol>
      ${teams.length > 0 && html`<ul class="teams">${teams.map(({ team, seats, points }) => html`<li key=${team} class="seat${(seats[0] ?? 0) + 1} ${seats.every((seat) => winners.includes(seat)) ? "won" : ""}" data-team=${team}><i class="swatch"></i><b>${t(`faction-${team}`)}</b> <em>${points} <${Coin} /></em></li>`)}</ul>`}
      <div class="of">
        <a class="primary" data-do="result" ref=${focus} href=${act.resultHref()}>${t("result-title")}</a
        ><button type="button" class="undo" data-do="rematch" onClick=${() => act.rematch()}>${t("result-rematch")}</button
        ><button type="button" class="undo" data-do="lookback" onClick=${() => around.lookback.start()}>${t("replay-title")}</button
        ><button type="button" class="undo" data-do="board" onClick=${() => (desk.closed.value = true)}>${t("result-board")}</button>
      </div>
    </section>
  </div>`;
}
