// The rulebook as a page: /rules/small_world#SW-CONQ-01 opens at that rule.
import { html } from "htm/preact";
import { planOf } from "../games.js";
import { GameSwitch } from "../parts/gameswitch.js";
import { Primer } from "../parts/primer.js";
import { Rulebook } from "../parts/rules.js";
import { address, go } from "../state.js";
import { t } from "../texts.js";
import { Lost } from "./lost.js";

/** @param {{ game: string }} props */
export function RulesPage({ game }) {
  const plan = planOf(game);
  if (!plan) return html`<${Lost} />`;
  const rule = decodeURIComponent(address.value.hash.slice(1));
  return html`<div class="wide rules-page">
    <h1>${t("web-nav-rules")} <small>${t(plan.name)}</small></h1>
    <${GameSwitch} game=${game} to="rules" />
    <${Primer} game=${game} />
    <h2 class="all-rules">${t("primer-all")}</h2>
    <p class="lead">${t("rulebook-own-words")}</p>
    <${Rulebook}
      game=${game}
      rule=${rule}
      contents
      find=${address.value.searchParams.get("find") ?? ""}
      onRule=${(/** @type {string} */ id) => go(`/rules/${game}#${id}`, { replace: true })}
    />
  </div>`;
}
