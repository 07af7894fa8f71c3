// The end of a game: who won, coins by source, the lead by round.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { seatName } from "./players.js";
import { Coin, Icon, SeatSign } from "./signs.js";
import { promptText } from "./frame.js";
import { sourceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** Coins that an event brought to whom, and from where. @param {Happened} event @returns {[seat: number, source: string, amount: number][]} */
function earned({ kind, values }) {
  const { seat, amount } = values;
  if (kind === "score")
    return (values.items ?? []).map((/** @type {any} */ i) => [
      seat,
      sourceName({ source: i[0] ?? i.source }),
      i[1] ?? i.amount,
    ]);
  if (kind === "gain") return [[seat, sourceName({ source: values.source }), amount]];
  if (kind === "picked") return [[seat, t("picture-combos"), values.found - values.price]];
  if (kind === "pay-stash") return [[seat, t("picture-paid"), -amount]];
  if (kind === "pay")
    return [
      [seat, t("picture-paid"), -amount],
      [values.payee, t("picture-received"), amount],
    ];
  return [];
}

/** All coins of a game: by source, and the total after each round. @param {Happened[]} events @param {number} seats */
export function reckon(events, seats) {
  /** @type {Map<string, number[]>} */
  const sources = new Map();
  const totals = new Array(seats).fill(0);
  /** @type {number[][]} */
  const rounds = [];
  const add = (/** @type {string} */ source, /** @type {number} */ seat, /** @type {number} */ amount) => {
    const row = sources.get(source) ?? new Array(seats).fill(0);
    row[seat] += amount;
    totals[seat] += amount;
    sources.set(source, row);
  };
  for (const event of events) {
    if (event.kind === "round" && event.values.round > 1) rounds.push([...totals]);
    for (const [seat, source, amount] of earned(event)) if (seat < seats) add(source, seat, amount);
  }
  rounds.push([...totals]);
  return { sources, totals, rounds };
}

/** @param {{around: Around}} props */
export function Over({ around }) {
  const { scene, desk, events, names } = around,
    seats = names.length;
  if (!scene.over || desk.closed.value) return null;
  const told = events.findLast((event) => event.kind === "end")?.values.coins;
  const { sources, totals, rounds } = reckon(events, seats);
  const coins = names.map(
    (_, seat) => scene.players[seat]?.coins ?? (Array.isArray(told) ? Number(told[seat]) : totals[seat]),
  );
  const start = names.map((_, seat) => (coins[seat] ?? 0) - (totals[seat] ?? 0));
  const order = names.map((_, seat) => seat).sort((a, b) => (coins[b] ?? 0) - (coins[a] ?? 0));
  return html`<div class="veil">
    <section class="over panel" role="dialog" aria-modal="true" aria-label=${t("sw-over")}>
      <div class="oh">
        <${Icon} name="trophy" />
        <h2>${promptText(around)}</h2>
        <button type="button" class="undo sq" aria-label=${t("sw-close")} onClick=${() => (desk.closed.value = true)}>
          ×
        </button>
      </div>
      <ol class="podium">
        ${order.map(
          (seat, i) =>
            html`<li key=${seat} data-seat=${seat} data-coins=${coins[seat]} class="seat${seat + 1} ${scene.winners.includes(seat) ? "won" : ""}">
              <span>${i + 1}</span><${SeatSign} seat=${seat} /><b>${seatName(around, seat)}</b
              ><em>${coins[seat]} <${Coin} /></em>
            </li>`,
        )}
      </ol>
      <${Chart} rounds=${rounds} start=${start} around=${around} />
      <div class="scroll" tabindex="0" role="region" aria-label=${t("sw-by-source")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("sw-by-source")}</th>
              ${names.map((_, seat) => html`<th key=${seat} scope="col"><${SeatSign} seat=${seat} /> ${seatName(around, seat)}</th>`)}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">${t("picture-start")}</th>
              ${start.map((n, i) => html`<td key=${i}>${n}</td>`)}
            </tr>
            ${[...sources]
              .sort((a, b) => Math.max(...b[1]) - Math.max(...a[1]))
              .map(
                ([source, row]) =>
                  html`<tr key=${source}>
                    <th scope="row">${source}</th>
                    ${row.map((n, i) => html`<td key=${i}>${n || ""}</td>`)}
                  </tr>`,
              )}
            <tr class="sum">
              <th scope="row">${t("sw-total")}</th>
              ${coins.map((n, i) => html`<td key=${i}>${n}</td>`)}
            </tr>
          </tbody>
        </table>
      </div>
      <div class="of">
        <button type="button" class="primary" onClick=${() => around.act.rematch()}>${t("sw-rematch")}</button
        ><button type="button" class="undo" data-do="lookback" onClick=${() => around.lookback.start()}>
          ${t("replay-title")}</button
        ><a class="undo" href=${around.act.recordHref()} download>${t("sw-record")}</a
        ><a class="undo" href="/">${t("sw-home")}</a>
      </div>
    </section>
  </div>`;
}

/** The coins of each player after each round. @param {{rounds: number[][], start: number[], around: Around}} props */
function Chart({ rounds, start, around }) {
  const lines = start.map((from, seat) => [from, ...rounds.map((round) => from + (round[seat] ?? 0))]);
  const most = Math.max(10, ...lines.flat()),
    w = 520,
    h = 130;
  const x = (/** @type {number} */ i) => 26 + (i * (w - 40)) / Math.max(1, rounds.length),
    y = (/** @type {number} */ n) => h - 18 - (n * (h - 30)) / most;
  return html`<svg class="chart" viewBox="0 0 ${w} ${h}" role="img" aria-label=${t("sw-lead")}>
    ${[0, most / 2, most].map((n) => html`<g key=${n}><path class="grid" d="M26 ${y(n)}H${w - 14}" /><text x="20" y=${y(n) + 4} text-anchor="end">${Math.round(n)}</text></g>`)}
    ${rounds.map((_, i) => html`<text key=${i} x=${x(i + 1)} y=${h - 4} text-anchor="middle">${i + 1}</text>`)}
    ${lines.map((line, seat) => html`<g key=${seat} class="seat${seat + 1}"><path class="lead" d=${"M" + line.map((n, i) => `${x(i)} ${y(n)}`).join("L")} /><title>${seatName(around, seat)}</title></g>`)}
  </svg>`;
}

/** Hides everything while the device changes hands. @param {{name: string, seat: number, onReady: () => void}} props */
export function HandOver({ name, seat, onReady }) {
  return html`<div class="handover">
    <div class="panel seat${seat + 1}">
      <${SeatSign} seat=${seat} class="lg" />
      <h2>${t("sw-hand-over", { name })}</h2>
      <p>${t("sw-hand-over-note")}</p>
      <button type="button" class="primary" data-do="ready" autofocus onClick=${onReady}>${t("sw-hand-over-ready", { name })}</button>
    </div>
  </div>`;
}
