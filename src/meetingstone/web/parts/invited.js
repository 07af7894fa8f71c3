// The way in for whoever was sent a link.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { go } from "../state.js";
import { t } from "../texts.js";

const LINK = /\/?(join\/[\w-]+\/[\w-]+|table\/[\w-]+(?:\?spectate=[\w-]+)?)\/?$/;

export function Invited() {
  const [wrong, setWrong] = useState(false);
  const [link, setLink] = useState("");
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = LINK.exec(link.trim());
    if (found) go("/" + found[1]);
    setWrong(!found);
  };
  return html`<form class="invited" onSubmit=${take}>
    <label for="invitation">${t("home-invited")}</label>
    <input
      id="invitation"
      value=${link}
      placeholder=${t("home-invited-paste")}
      aria-invalid=${wrong ? "true" : undefined}
      aria-describedby=${wrong ? "invitation-wrong" : undefined}
      onInput=${(/** @type {any} */ event) => setLink(event.target.value)}
    />
    <button class="btn">${t("home-invited-take")}</button>
    ${wrong && html`<span id="invitation-wrong" class="wrong" role="alert">${t("home-invited-wrong")}</span>`}
  </form>`;
}
