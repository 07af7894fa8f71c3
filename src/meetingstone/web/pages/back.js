// A guest's own link, followed where nobody knows him: one button, and he is at his seats again.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { api } from "../net.js";
import { Art } from "../parts/icons.js";
import { address, complain, go, me } from "../state.js";
import { t } from "../texts.js";

export function Back() {
  const [busy, setBusy] = useState(false);
  const tables = me.value?.tables.length ?? 0;
  const comeBack = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      me.value = await api.post("/api/return", { token: address.value.hash.slice(1) });
      go("/", { replace: true });
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  return html`
    <${Art} name="panorama" class="sky low" />
    <div class="narrow">
      <h1>${t("back-title")}</h1>
      <form class="box form" onSubmit=${comeBack}>
        <p>${t("back-line")}</p>
        ${tables > 0 && html`<p class="hint">${t("back-have", { count: tables, name: me.value?.name ?? "" })}</p>`}
        <button class="btn pri" disabled=${busy}>${t("back-yes")}</button>
      </form>
    </div>
  `;
}
