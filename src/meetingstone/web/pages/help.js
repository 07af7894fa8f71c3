// Help: how the page is used, the keys, and whom we owe what.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { KEYS } from "../games/small_world/keys.js";
import { address } from "../state.js";
import { t } from "../texts.js";

const QUESTIONS = [
  ["help-start", "help-start-text"],
  ["help-friends", "help-friends-text"],
  ["help-legal", "help-legal-text"],
  ["help-undo", "help-undo-text"],
  ["help-lost", "help-lost-text"],
  ["help-fair", "help-fair-text"],
  ["help-bots", "help-bots-text"],
];

export function Help() {
  const place = address.value.hash.slice(1);
  useEffect(() => {
    if (place) document.getElementById(place)?.scrollIntoView();
  }, [place]);
  return html`<div class="wide help">
    <h1>${t("help-title")}</h1>
    <div class="columns">
      <section class="box">
        <h2>${t("help-questions")}</h2>
        <dl>
          ${QUESTIONS.map(
            ([question = "", answer = ""]) =>
              html`<div key=${question}><dt>${t(question)}</dt><dd>${t(answer)}</dd></div>`,
          )}
        </dl>
      </section>
      <div>
        <section class="box">
          <h2>${t("help-keys")}</h2>
          <dl class="keys">
            ${KEYS.map(([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(text)}</dd></div>`)}
          </dl>
        </section>
        <section class="box" id="credits">
          <h2>${t("help-credits")}</h2>
          <div class="text">
            <p>${t("help-credits-games")}</p>
            <p>
              ${t("help-credits-icons")}${" "}
              <a href="https://game-icons.net">game-icons.net</a>,${" "}
              <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
            </p>
            <p>${t("help-credits-fonts")}</p>
            <p>${t("help-credits-code")}</p>
            <p><a href="/CREDITS.md" target="_blank">${t("help-credits-all")}</a></p>
          </div>
        </section>
      </div>
    </div>
  </div>`;
}
