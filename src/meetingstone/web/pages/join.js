// Somebody follows an invitation: a name, one button, and the seat is theirs.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { api } from "../net.js";
import { Art } from "../parts/icons.js";
import { seatTitle } from "../parts/names.js";
import { complain, go, me } from "../state.js";
import { join, t } from "../texts.js";

/** @param {{ id: string, token: string }} props */
export function Join({ id, token }) {
  const [table, setTable] = useState(/** @type {import("../net.js").TableInfo | null} */ (null));
  const [name, setName] = useState(me.value?.name ?? "");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    api.get(`/api/tables/${id}`).then(setTable, complain);
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
      complain(error);
      setBusy(false);
    }
  };
  const game = table && planOf(table.game);
  const there = (table?.seats ?? []).filter((each) => each.taken).map(seatTitle);
  return html`
    <${Art} name="panorama" class="sky low" />
    <div class="narrow">
      <h1>${t("join-title")}</h1>
      <form class="box form" onSubmit=${sit}>
        <p>${game ? t("join-line", { game: t(game.name), names: join(there) }) : t("web-loading")}</p>
        <label class="field">
          <span>${t("join-name")}</span>
          <input maxlength="40" required value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
        </label>
        <button class="btn pri" disabled=${busy}>${t("home-invited-take")}</button>
        <p class="hint">${t("join-guest")}</p>
      </form>
    </div>
  `;
}
