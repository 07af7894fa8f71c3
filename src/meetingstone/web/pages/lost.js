// An address that leads nowhere.
import { html } from "htm/preact";
import { t } from "../texts.js";

export function Lost() {
  return html`<div class="narrow">
    <h1>${t("lost-title")}</h1>
    <p>${t("lost-line")}</p>
    <p><a class="btn" href="/">${t("web-home")}</a></p>
  </div>`;
}
