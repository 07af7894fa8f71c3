// What the bot would do: its best moves, how far behind the best the others are, and why, in words.
import { html } from "htm/preact";
import { compared, Parts } from "../../parts/advice.js";
import { say, t } from "../../texts.js";
import { optionsOf } from "./model.js";
import { Icon } from "./signs.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around}} props */
export function Hints({ around }) {
  const { desk, scene, act } = around,
    hints = desk.hints.value;
  if (!hints) return null;
  const options = new Map(optionsOf(scene).map((option) => [option.key, option]));
  const best = hints[0]?.value ?? 0;
  return html`<section class="hints panel" role="dialog" aria-label=${t("sw-hint-title")}>
    <header><${Icon} name="light-bulb" /><h2>${t("sw-hint-title")}</h2><button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.hints.value = null)}>×</button></header>
    <ol aria-live="polite">
      ${hints.map((hint, i) => {
        const option = options.get(hint.key);
        return html`<li key=${hint.key}>
          <button type="button" data-hint=${hint.key} disabled=${!option} onClick=${() => option && act.show(option)}><b>${option ? say(option.text, around.spoken) : hint.key}</b><em>${compared(i, best - hint.value)}</em></button>
          ${hint.says.map((told, j) => html`<p key=${j}>${say(told, around.spoken)}</p>`)}
          ${!hint.says.length && html`<${Parts} hint=${hint} />`}
        </li>`;
      })}
    </ol>
  </section>`;
}
