// Open tables that anybody may join, and the games that one has finished.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { api } from "../net.js";
import { Crest, Icon } from "../parts/icons.js";
import { complain, go, me } from "../state.js";
import { join, t } from "../texts.js";
import { namesOf } from "./home.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */

const EVERY = 5000;

export function Lobby() {
  const [tables, setTables] = useState(/** @type {TableInfo[] | null} */ (null));
  useEffect(() => {
    let quiet = false;
    const look = () =>
      api.get("/api/tables").then(
        (list) => {
          quiet = false;
          setTables(list);
        },
        (error) => {
          // Say it once, not every five seconds.
          if (!quiet) complain(error);
          quiet = true;
        },
      );
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const finished = (me.value?.tables ?? []).filter((table) => table.state === "over");
  return html`<div class="wide lobby">
    <h1>${t("web-nav-lobby")}</h1>
    <section class="box">
      <h2>${t("lobby-open")} <small>${t("lobby-open-line")}</small></h2>
      <ul class="table-list">
        ${(tables ?? []).map((table) => html`<${Row} key=${table.id} table=${table} />`)}
      </ul>
      ${tables && !tables.length && html`<p class="nothing">${t("lobby-none")}</p>`}
      ${!tables && html`<p class="nothing">${t("web-loading")}</p>`}
      <p class="box-foot"><a class="btn pri" href="/setup/small_world"><${Icon} name="tabletop-players" />${t("home-setup")}</a></p>
    </section>
    <section class="box">
      <h2>${t("lobby-finished")} <small>${t("lobby-finished-line")}</small></h2>
      <ul class="table-list">
        ${finished.map((table) => html`<${Row} key=${table.id} table=${table} />`)}
      </ul>
      ${!finished.length && html`<p class="nothing">${t("lobby-finished-none")}</p>`}
    </section>
  </div>`;
}

/** What one looks at: who has come, the board, the result. @type {Record<TableInfo["state"], string>} */
const FURTHER = { open: "/seats", playing: "", over: "/result" };

/** Who won a game that is over; you first. @param {TableInfo} table */
function wonBy(table) {
  const names = namesOf(table),
    winners = table.winners ?? [];
  const mine = winners.some((seat) => table.me.includes(seat));
  if (!winners.length) return t("lobby-won-none");
  return mine && winners.length === 1 ? t("lobby-won-you") : t("lobby-won", { names: join(winners.map((seat) => names[seat] ?? "")), count: winners.length });
}

/** @param {{ table: TableInfo }} props */
function Row({ table }) {
  const game = planOf(table.game);
  const free = table.seats.find((each) => !each.taken);
  const names = namesOf(table).filter((_, seat) => table.seats[seat]?.taken);
  const sit = () =>
    api.post(`/api/tables/${table.id}/join`, { seat: free?.seat }).then((taken) => {
      go(taken?.state === "open" ? `/table/${table.id}/seats` : `/table/${table.id}`);
    }, complain);
  return html`<li>
    <${Crest} seat=${table.me[0] ?? free?.seat ?? 0} icon=${game?.icon ?? "treasure-map"} />
    <div>
      <h3>${game ? t(game.short) : table.game}</h3>
      <p>${join(names)}</p>
      ${table.winners && html`<p class="won"><${Icon} name="check" />${wonBy(table)}</p>`}
      <p class="hint">
        ${table.state === "open"
          ? t("seats-free", { count: table.seats.filter((each) => !each.taken).length })
          : new Date((table.state === "over" ? table.since : table.created) * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" })}
      </p>
    </div>
    ${table.state === "open" && !table.me.length
      ? html`<button type="button" class="btn pri" onClick=${sit}>${t("home-invited-take")}</button>`
      : html`<a class="btn" href=${`/table/${table.id}${FURTHER[table.state]}`}>${t("home-look")}</a>`}
  </li>`;
}
