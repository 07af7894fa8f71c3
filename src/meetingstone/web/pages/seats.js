// The seats of a table that waits for its players: links to send, and who has come.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { Live } from "../live.js";
import { api } from "../net.js";
import { CopyLink } from "../parts/copy.js";
import { Art, Crest, Icon } from "../parts/icons.js";
import { botLine, seatTitle } from "../parts/names.js";
import { complain, go } from "../state.js";
import { t } from "../texts.js";
import { SEAT_ICONS } from "./setup.js";
import { NAMES } from "./sides.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */
/** @typedef {import("../net.js").Seat} Seat */

/** @param {{ id: string }} props */
export function Seats({ id }) {
  const [table, setTable] = useState(/** @type {TableInfo | null} */ (null));
  useEffect(() => {
    const live = new Live(id);
    const stop = live.info.subscribe((info) => info && setTable(info));
    api.get(`/api/tables/${id}`).then(setTable, complain);
    return () => {
      stop();
      live.close();
    };
  }, [id]);
  const playing = table && table.state !== "open";
  useEffect(() => {
    if (playing) go(`/table/${id}`, { replace: true });
  }, [playing]);
  if (!table) return html`<p class="loading">${t("web-loading")}</p>`;
  const game = planOf(table.game);
  const free = table.seats.filter((each) => !each.taken).length;
  const sit = (/** @type {number} */ seat) =>
    api.post(`/api/tables/${id}/join`, { seat }).then((info) => info?.seats && setTable(info), complain);
  return html`
    <${Art} name="panorama" class="sky low" />
    <div class="wide setup">
      <div class="setup-top">
        <a class="back" href="/"><${Icon} name="undo" />${t("web-home")}</a>
        <h1>${t("seats-title")} <small>${game ? t(game.short) : table.game}</small></h1>
      </div>
      <section class="box seats" aria-live="polite">
        <h2>${t("setup-seats")} <small>${t("seats-free", { count: free })}</small></h2>
        <ol>
          ${table.seats.map(
            (seat) => html`<${SeatLine} key=${seat.seat} table=${table} seat=${seat} onSit=${() => sit(seat.seat)} />`,
          )}
        </ol>
        <div class="seats-foot">
          ${table.spectate &&
          html`<span class="hint">${t("seats-spectate")}</span>
            <${CopyLink} path=${`/table/${id}?spectate=${table.spectate}`} label=${t("seats-spectate")} />`}
          <a class="btn pri end" href=${`/table/${id}`}>${t("seats-go")}</a>
        </div>
      </section>
    </div>
  `;
}

/** The side on which a seat will play, where the table has agreed on it. @param {TableInfo} table @param {number} seat */
function sideOf({ settings }, seat) {
  const named = NAMES[settings.sides?.[seat]];
  return named ? t(named) : "";
}

/** @param {{ table: TableInfo, seat: Seat, onSit: () => void }} props */
function SeatLine({ table, seat, onSit }) {
  const invite = table.invites.find((each) => each.seat === seat.seat);
  const mine = table.me.includes(seat.seat);
  return html`<li class="seat-row" style=${`--c: var(--seat-${seat.seat + 1})`}>
    <span class="seat-number">${seat.seat + 1}</span>
    <${Crest} seat=${seat.seat} icon=${SEAT_ICONS[seat.seat] ?? "person"} />
    <div class="seat-name"><b>${seat.taken ? seatTitle(seat) : t("seats-empty")}</b><small>${[mine && t("seats-mine"), botLine(seat), sideOf(table, seat.seat)].filter(Boolean).join(" · ")}</small></div>
    <div class="detail">
      ${seat.taken && html`<span class="hint"><${Icon} name="check" /> ${t("seats-taken")}</span>`}
      ${!seat.taken && invite && html`<${CopyLink} path=${`/join/${table.id}/${invite.token}`} label=${t("seats-link", { number: seat.seat + 1 })} />`}
      ${!seat.taken && invite && html`<span class="hint wait">${t("seats-waiting")}</span>`}
      ${!seat.taken && !invite && !table.me.length && html`<button type="button" class="btn" onClick=${onSit}>${t("home-invited-take")}</button>`}
    </div>
  </li>`;
}
