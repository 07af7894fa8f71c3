// A table that waits for its players: who has come, and links to send. It begins by itself.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { Live } from "../live.js";
import { api, Refusal } from "../net.js";
import { CopyLink } from "../parts/copy.js";
import { Gate } from "../parts/gate.js";
import { Crest, Icon } from "../parts/icons.js";
import { STAND_IN } from "../parts/menu.js";
import { botLine, seatTitle } from "../parts/names.js";
import { complain, go } from "../state.js";
import { t } from "../texts.js";
import { NoEntry } from "./lost.js";
import { SEAT_ICONS } from "./setup.js";
import { NAMES } from "./sides.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */
/** @typedef {import("../net.js").Seat} Seat */

/** @param {{ id: string }} props */
export function Seats({ id }) {
  const [table, setTable] = useState(/** @type {TableInfo | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  useEffect(() => {
    const live = new Live(id);
    const stop = live.info.subscribe((info) => info && setTable(info));
    api.get(`/api/tables/${id}`).then(setTable, (error) => (error instanceof Refusal ? setRefusal(error) : complain(error)));
    return () => {
      stop();
      live.close();
    };
  }, [id]);
  const playing = table && table.state !== "open";
  useEffect(() => {
    if (playing) go(`/table/${id}`, { replace: true });
  }, [playing]);
  if (refusal) return html`<${NoEntry} id=${id} refusal=${refusal} />`;
  return table ? html`<${Awaited} table=${table} onSeated=${setTable} />` : html`<p class="loading">${t("web-loading")}</p>`;
}

/** @param {{ table: TableInfo, onSeated?: (table: TableInfo) => void }} props */
export function Awaited({ table, onSeated }) {
  const game = planOf(table.game);
  const free = table.seats.filter((each) => !each.taken).length;
  const sit = (/** @type {number} */ seat) =>
    api.post(`/api/tables/${table.id}/join`, { seat }).then((info) => info?.seats && onSeated?.(info), complain);
  const [busy, setBusy] = useState(false);
  /** One seat after the other: the last of them begins the game. */
  const fill = async () => {
    setBusy(true);
    try {
      for (const { seat, taken } of table.seats) if (!taken) await api.post(`/api/tables/${table.id}/takeover`, { seat, bot: STAND_IN });
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  const about = { game: game ? t(game.short) : table.game, count: table.seats.length };
  return html`<${Gate}
    title=${t("seats-awaited", { count: free })}
    about=${t("gate-about", about)}
    line=${t(table.me.length ? "seats-begins" : "seats-take")}
    game=${table.game}
  >
    <ol class="gate-seats" aria-live="polite" aria-label=${t("setup-seats")}>
      ${table.seats.map(
        (seat) => html`<${SeatLine} key=${seat.seat} table=${table} seat=${seat} onSit=${() => sit(seat.seat)} />`,
      )}
    </ol>
    ${table.owner &&
    table.me.length > 0 &&
    free > 0 &&
    html`<button type="button" class="btn" data-do="fill" disabled=${busy} onClick=${fill}><${Icon} name="robot-golem" />${t("seats-fill", { count: free })}</button>`}
    ${table.spectate &&
    html`<div class="gate-link">
      <span>${t("seats-spectate")}</span>
      <${CopyLink} path=${`/table/${table.id}?spectate=${table.spectate}`} label=${t("seats-spectate")} />
    </div>`}
  <//>`;
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
  const about = [mine ? t("seats-mine") : seat.taken ? botLine(seat) : t("seats-waiting"), sideOf(table, seat.seat)];
  return html`<li>
    <${Crest} seat=${seat.seat} icon=${SEAT_ICONS[seat.seat] ?? "person"} />
    <div>
      <b>${seat.taken ? seatTitle(seat) : t("seats-empty")}</b>
      <small>${about.filter(Boolean).join(" · ")}</small>
    </div>
    ${seat.taken && html`<span class="ready"><${Icon} name="check" />${t("seats-taken")}</span>`}
    ${!seat.taken &&
    invite &&
    html`<div class="gate-link"><${CopyLink} path=${`/join/${table.id}/${invite.token}`} label=${t("seats-link", { number: seat.seat + 1 })} /></div>`}
    ${!seat.taken && !invite && !table.me.length && html`<button type="button" class="btn pri" onClick=${onSit}>${t("home-invited-take")}</button>`}
  </li>`;
}
