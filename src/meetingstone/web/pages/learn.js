// The game in ten minutes of reading: six short sections, each with the rules behind it.
import { html } from "htm/preact";
import { order, planOf, quickSeats } from "../games.js";
import { api } from "../net.js";
import { Icon } from "../parts/icons.js";
import { RuleLink } from "../parts/rules.js";
import { complain, go } from "../state.js";
import { t } from "../texts.js";
import { Lost } from "./lost.js";

/** @type {Record<string, { title: string, text: string, icon: string, rules: string[] }[]>} */
const SECTIONS = {
  small_world: [
    { title: "learn-arrive", text: "learn-arrive-text", icon: "treasure-map", rules: ["SW-COMBO-01", "SW-COMBO-02", "SW-FIRST-01"] },
    { title: "learn-conquer", text: "learn-conquer-text", icon: "crossed-axes", rules: ["SW-CONQ-01", "SW-CONQ-04", "SW-LOSS-01"] },
    { title: "learn-die", text: "learn-die-text", icon: "perspective-dice-six-faces-random", rules: ["SW-FINAL-01", "SW-FINAL-03"] },
    { title: "learn-redeploy", text: "learn-redeploy-text", icon: "three-friends", rules: ["SW-REDEP-01", "SW-REDEP-02", "SW-LOSS-02"] },
    { title: "learn-score", text: "learn-score-text", icon: "hourglass", rules: ["SW-SCORE-01", "SW-SCORE-02", "SW-FACT-04"] },
    { title: "learn-decline", text: "learn-decline-text", icon: "death-skull", rules: ["SW-DECL-01", "SW-DECL-04", "SW-DECL-11"] },
  ],
};

/** @param {{ game: string }} props */
export function Learn({ game: id }) {
  const game = planOf(id);
  const sections = SECTIONS[id];
  if (!game || !sections) return html`<${Lost} />`;
  const play = () =>
    api.post("/api/tables", order(game, quickSeats(game), {}, false)).then((table) => go(`/table/${table.id}`), complain);
  return html`<div class="wide learn">
    <h1>${t("learn-title")} <small>${t(game.name)}</small></h1>
    <p class="lead">${t("learn-line")}</p>
    <ol class="lessons">
      ${sections.map(
        (each) =>
          html`<li key=${each.title} class="box">
            <h2><${Icon} name=${each.icon} />${t(each.title)}</h2>
            <p>${t(each.text)}</p>
            <p class="links">${each.rules.map((rule) => html`<${RuleLink} key=${rule} game=${id} rule=${rule} />`)}</p>
          </li>`,
      )}
    </ol>
    <p class="row">
      <button type="button" class="btn pri xl" onClick=${play}>
        <${Icon} name="perspective-dice-six-faces-random" />${t("home-play")}
      </button>
      <a class="btn xl" href=${`/rules/${id}`}><${Icon} name="rule-book" />${t("learn-rules")}</a>
    </p>
  </div>`;
}
