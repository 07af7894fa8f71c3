// Where one cannot get in: an address that leads nowhere, a table that is not there, private, gone or out of reach.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { api } from "../net.js";
import { Gate } from "../parts/gate.js";
import { Crest } from "../parts/icons.js";
import { Invited } from "../parts/invited.js";
import { me } from "../state.js";
import { join, t } from "../texts.js";
import { namesOf, waitsForMe } from "./home.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */
/** @typedef {import("../net.js").Refusal} Refusal */

export const Lost = () => html`<${Gate} title=${t("lost-title")} line=${t("lost-line")}><${Elsewhere} /><//>`;

/**
 * What the server said instead of letting us in.
 * @param {{ id: string, refusal: Refusal | null }} props
 */
export function NoEntry({ id, refusal }) {
  const [table, setTable] = useState(/** @type {TableInfo | null} */ (null));
  const known = refusal?.error !== "unknown-table";
  useEffect(() => {
    // What cannot be known is not shown.
    if (known) api.get(`/api/tables/${id}`).then(setTable, () => {});
  }, [id, known]);
  if (!known) return html`<${Gate} title=${t("gate-none")} line=${t("gate-none-line")} alert><${Elsewhere} /><//>`;
  const game = planOf(table?.game ?? "");
  const about = game && table ? t("gate-about", { game: t(game.short), count: table.seats.length }) : "";
  if (refusal?.error === "not-seated")
    return html`<${Gate} title=${t("gate-stranger")} about=${about} line=${t("gate-stranger-line")} game=${table?.game} alert>
      ${table && html`<p class="hint">${t("home-with", { names: join(namesOf(table)) })}</p>`}
      <${Elsewhere} />
      <p class="hint">${t("gate-device")} <a href="/settings">${t("gate-device-how")}</a></p>
    <//>`;
  const over = table?.state === "over";
  return html`<${Gate}
    title=${t(over ? "gate-over" : table?.stopped ? "gate-stopped" : "gate-closed")}
    about=${about}
    line=${refusal?.sentence() ?? t("web-error-not-found")}
    game=${table?.game}
    alert
  >
    ${over && html`<a class="btn" href=${`/table/${id}/result`}>${t("home-result")}</a>`}
    <${Elsewhere} />
  <//>`;
}

/** The server is silent. @param {{ retry: () => void }} props */
export const Unreachable = ({ retry }) =>
  html`<${Gate} title=${t("gate-offline")} line=${t("gate-offline-line")} alert>
    <button type="button" class="btn pri" onClick=${retry}>${t("gate-retry")}</button>
  <//>`;

/** A link that was sent, the games that run, and the ways on. */
function Elsewhere() {
  const running = (me.value?.tables ?? []).filter((table) => table.state !== "over").slice(0, 4);
  return html`
    <${Invited} />
    ${running.length > 0 &&
    html`<h2>${t("home-running")}</h2>
      <ul class="gate-tables">
        ${running.map((table) => html`<${Row} key=${table.id} table=${table} />`)}
      </ul>`}
    <div class="row">
      <a class="btn" href="/lobby">${t("lobby-finished")}</a>
      <a class="btn pri" href="/">${t("web-home")}</a>
    </div>
  `;
}

/** @param {{ table: TableInfo }} props */
function Row({ table }) {
  const game = planOf(table.game);
  return html`<li>
    <${Crest} seat=${table.me[0] ?? 0} icon=${game?.icon ?? "treasure-map"} />
    <a href=${`/table/${table.id}`}>${game ? t(game.short) : table.game}</a>
    <small>${join(namesOf(table))}</small>
    ${waitsForMe(table) && html`<b>${t("home-your-turn")}</b>`}
  </li>`;
}
