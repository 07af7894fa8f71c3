// The players: race and power, tokens, what is In Decline, and purses that stay closed.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { t } from "../../texts.js";
import { countingOf, teamsOf } from "./model.js";
import { Coin, Crest, Disc, Icon, SeatSign } from "./signs.js";
import { factionOf, powerName, raceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").PlayerScene} PlayerScene */

/** @param {{player: PlayerScene}} props */
export const Purse = ({ player }) =>
  player.coins === null
    ? html`<span class="purse"><${Icon} name="swap-bag" /><i>${t("sw-closed")}</i></span>`
    : html`<span class="purse open"><${Coin} /><b key=${player.coins}>${player.coins}</b></span>`;

/** The name of a seat; the Murlocs of their own mode have a seat and no player. @param {Around} around @param {number} seat */
export const seatName = (around, seat) => around.names[seat] ?? t("race-murlocs");

/** @param {{around: Around, player: PlayerScene}} props */
function Player({ around, player }) {
  const { scene, gallery, bots } = around,
    { seat } = player;
  const awaited = scene.question?.awaits.includes(seat) ?? false;
  const extra = [
    player.beasts ? t("sw-beasts", { count: player.beasts }) : "",
    player.champion ? t("piece-champion") : "",
    player.harmony ? t("sw-harmony") : "",
    player.objectives ? t("sw-objectives", { count: player.objectives }) : "",
  ].filter(Boolean);
  // Beside three others there is room for the most telling of it.
  const brief = around.wide && scene.players.length > 3;
  const standing = [t("sw-standing", { hand: player.hand, map: player.tokens_on_map, regions: player.regions }), ...extra].join(" · ");
  return html`<li class="player seat${seat + 1} ${awaited ? "now" : ""}">
    <div class="ph">
      <${SeatSign} seat=${seat} /><b class="pn">${seatName(around, seat)}</b>
      ${seat === scene.me && html`<span class="you">${t("sw-you")}</span>`}
      ${bots[seat] && html`<span class="bot" title=${bots[seat]}><${Icon} name="robot-golem" />${bots[seat]}</span>`}
      ${around.away[seat] && html`<span class="you">${t("table-seat-away")}</span>`}
      ${player.team && html`<span class="you">${t(`faction-${player.team}`)}</span>`}
      ${awaited && around.lookback.at === null && html`<span class="act">${t("sw-to-act")} <${Clock} since=${around.since} /></span>`}
      <${Purse} player=${player} />
    </div>
    <div class="pa">
      ${
        player.race
          ? html`<${Crest} race=${player.race} faction=${factionOf(gallery, player.race)} power=${player.power} />
              <div>
                <p class="nm" title="${powerName(player.power)} ${raceName(player.race)}"><span>${powerName(player.power)}</span> ${raceName(player.race)}</p>
                <p class="st" title=${standing}>${brief ? [t("sw-hand-regions", { count: player.hand, regions: player.regions }), ...extra].join(" · ") : standing}</p>
              </div>`
          : html`<p class="st none">${t("sw-no-race")}</p>`
      }
    </div>
    ${
      player.declined &&
      html`<div class="pd">
        <${Disc} race=${player.declined} seat=${seat} declined />
        <span class="few" aria-hidden="true">${t("gallery-regions", { count: player.declined_regions })}</span>
        <span class="whole"
          >${t("sw-in-decline", { race: raceName(player.declined), regions: player.declined_regions })}${player.declined_power ? " · " + powerName(player.declined_power) : ""}</span
        >
      </div>`
    }
  </li>`;
}

/** What decides between sides: the poorest of a team, or more than the Murlocs. @param {{around: Around}} props */
function Goal({ around: { scene, names } }) {
  if (scene.mode === "murlocs") {
    const [murlocs] = scene.players.slice(names.length),
      people = scene.players.slice(0, names.length),
      mine = people.find(({ seat }) => seat === scene.me);
    const theirs = murlocs?.coins ?? 0,
      lead = (mine?.coins ?? theirs) - theirs;
    const standing = mine && t("sw-goal-standing", { way: lead > 0 ? "ahead" : lead ? "behind" : "level", count: Math.abs(lead) });
    return html`<p class="goal"><b>${t("sw-goal")}</b> ${t("sw-goal-murlocs", { people: people.length, theirs })} ${standing}</p>`;
  }
  if (scene.mode !== "teams") return null;
  return html`<div class="goal">
    <p><b>${t("sw-goal")}</b> ${t("sw-goal-teams", countingOf(scene))}</p>
    <ul>${teamsOf(scene).map(({ team, seats, points }) => html`<li key=${team} class=${seats.map((seat) => `seat${seat + 1}`).at(0)} data-team=${team}><i class="swatch"></i><b>${t(`faction-${team}`)}</b> <span>${seats.map((seat) => names[seat]).join(", ")}</span> <em>${points === null ? t("sw-closed") : html`${points} <${Coin} />`}</em></li>`)}</ul>
  </div>`;
}

/** @param {{around: Around}} props */
export const Players = ({ around }) =>
  html`<section class="players panel n${around.scene.players.length}" aria-label=${t("sw-players")}>
    <${Goal} around=${around} />
    <ol>
      ${around.scene.players.map((player) => html`<${Player} key=${player.seat} around=${around} player=${player} />`)}
    </ol>
  </section>`;
