// Somebody follows an invitation: a name, one button, and the seat is theirs.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { api, Refusal } from "../net.js";
import { Gate } from "../parts/gate.js";
import { Crest } from "../parts/icons.js";
import { seatTitle } from "../parts/names.js";
import { complain, go, me } from "../state.js";
import { join, t } from "../texts.js";
import { NoEntry } from "./lost.js";
import { SEAT_ICONS } from "./setup.js";

/** @param {{ id: string, token: string }} props */
export function Join({ id, token }) {
  const [table, setTable] = useState(/** @type {import("../net.js").TableInfo | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const [wrong, setWrong] = useState("");
  const [name, setName] = useState(me.value?.name ?? "");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    api.get(`/api/tables/${id}`).then(setTable, (error) => (error instanceof Refusal ? setRefusal(error) : complain(error)));
  }, [id]);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const wanted = name.trim();
      if (wanted && wanted !== me.value?.name) me.value = await api.post("/api/me", { name: wanted });
      const taken = await api.post(`/api/tables/${id}/join`, { token });
      go(taken?.state === "open" ? `/table/${id}/seats` : `/table/${id}`, { replace: true });
    } catch (error) {
      if (error instanceof Refusal) setWrong(error.sentence());
      else complain(error);
      setBusy(false);
    }
  };
  if (refusal) return html`<${NoEntry} id=${id} refusal=${refusal} />`;
  if (!table) return html`<p class="loading">${t("web-loading")}</p>`;
  const game = planOf(table.game);
  const there = table.seats.filter((each) => each.taken).map(seatTitle);
  return html`<${Gate}
    title=${t("join-title")}
    about=${t("join-line", { game: game ? t(game.short) : table.game, names: join(there) })}
    line=${t("join-how")}
    game=${table.game}
  >
    <ul class="gate-seats row">
      ${table.seats.map(
        (seat) =>
          html`<li key=${seat.seat} class=${seat.taken ? "off" : ""}>
            <${Crest} seat=${seat.seat} icon=${SEAT_ICONS[seat.seat] ?? "person"} />
            <b>${seat.taken ? seatTitle(seat) : t("seats-empty")}</b>
          </li>`,
      )}
    </ul>
    <form class="gate-form" onSubmit=${sit}>
      <label class="field">
        <span>${t("join-name")}</span>
        <input maxlength="40" required value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
      </label>
      ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
      <button class="btn pri" disabled=${busy}>${t("home-invited-take")}</button>
    </form>
    ${table.me.length > 0 && html`<a class="btn" href=${`/table/${id}`}>${t("result-to-table")}</a>`}
    ${table.public && html`<a class="btn" href=${`/table/${id}`}>${t("gate-watch")}</a>`}
    <p class="hint">${t("join-guest")}</p>
  <//>`;
}
