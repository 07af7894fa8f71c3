// What one meets instead of a table: who is awaited, an invitation, a closed door. One frame, with the way home.
import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { planOf } from "../games.js";
import { gated } from "../state.js";
import { t } from "../texts.js";
import { Art, Icon } from "./icons.js";

/**
 * The state in plain words, the table, what to do; beside it a picture of the game, or of open water.
 * @param {{ title: string, about?: string, line?: string, game?: string, crumb?: string, alert?: boolean, children?: any }} props
 */
export function Gate({ title, about, line, game, crumb, alert, children }) {
  useLayoutEffect(() => {
    gated.value = true;
    return () => void (gated.value = false);
  }, []);
  const plan = planOf(game ?? "");
  return html`
    <${Art} name="panorama" class="sky low" />
    <div class="wide gate">
      <nav class="gate-way" aria-label=${t("gate-way")}>
        <a class="back" href="/"><${Icon} name="undo" />${t("web-home")}</a>
        <a href="/lobby">${t("web-nav-lobby")}</a>
        ${crumb && html`<span aria-hidden="true">›</span><b>${crumb}</b>`}
      </nav>
      <div class="gate-view">
        <${Art} name=${plan ? plan.id : "sea"} class="gate-art" />
        <p aria-hidden="true">${plan ? t(plan.short) : t("gate-sea")}</p>
      </div>
      <section class="box gate-box">
        <header>
          <h1>${title}</h1>
          ${about && html`<p class="hint">${about}</p>`}
          ${line && html`<p role=${alert ? "alert" : undefined}>${line}</p>`}
        </header>
        <div class="gate-in">${children}</div>
      </section>
    </div>
  `;
}

/** Hides everything while the device changes hands. @param {{ name: string, game: string, onReady: () => void }} props */
export const HandOver = ({ name, game, onReady }) =>
  html`<${Gate} title=${t("gate-hand-over", { name })} line=${t("gate-hand-over-line")} game=${game}>
    <button type="button" class="btn pri" data-do="ready" ref=${focus} onClick=${onReady}>${t("gate-hand-over-ready", { name })}</button>
  <//>`;

const focus = (/** @type {HTMLElement | null} */ button) => button?.focus();
