// What the faction can fight in this turn or the next: who can be there, and what they may expect.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../../texts.js";
import { placeOf } from "./hints.js";
import { against, heroesOf, myFaction } from "./model.js";
import { Chance, sentenceOf } from "./prospects.js";
import { Figure, Icon, iconOf, Xp } from "./signs.js";
import { nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./prospects.js").Prospect} Prospect */
/** @typedef {import("../../types/board_game.js").Aim} Aim */

/** The plan follows what happens to the characters while it is open. @param {Around} around */
export function usePlan({ scene, desk, act }) {
  const heroes = heroesOf(scene, myFaction(scene)).map(({ region, actions, health, energy, areas }) => [region, actions, health, energy, areas]);
  const now = JSON.stringify([scene.turn, scene.active, heroes]);
  useEffect(() => {
    if (desk.plan.value) act.foresee();
  }, [now]);
}

/** @param {{around: Around, prospect: Prospect}} props */
const Try = ({ around, prospect }) =>
  html`<p class="try ${prospect.turns ? "later" : ""}"><span>${prospect.heroes.map((id) => html`<${Icon} key=${id} name=${around.gallery.characters[id]?.cls ?? "sheet"} />`)} ${prospect.heroes.map(shortName).join(", ")}</span>
    <small>${t(prospect.turns ? "bgt-plan-next" : "bgt-plan-now")}</small><${Chance} odds=${prospect.odds} /></p>`;

/** @param {{around: Around, aim: Aim}} props */
function Row({ around, aim }) {
  const { act, scene } = around;
  const standing = scene.regions[aim.region]?.creatures?.find((group) => group.kind === aim.target && group.quest);
  const title = aim.quests.length ? aim.quests.map(nameOf).join(", ") : aim.kind === "pvp" ? nameOf(against(myFaction(scene))) : nameOf(aim.target);
  const spoken = [aim.lone, ...(aim.group ? [aim.group] : [])].map((each) => `${each.heroes.map(nameOf).join(", ")}: ${sentenceOf(each.odds)}`);
  return html`<li>
    <button type="button" data-aim=${aim.region} aria-label=${[title, nameOf(aim.region), ...spoken].join(". ")} onClick=${() => act.aim(aim.region)} onPointerEnter=${() => act.name([aim.region])} onPointerLeave=${() => act.name([])} onFocus=${() => act.name([aim.region])} onBlur=${() => act.name([])}>
      <span class="sign">${standing ? html`<${Figure} kind=${aim.target} colour=${standing.colour} count=${standing.count} />` : html`<${Icon} name=${aim.kind === "pvp" ? "challenge" : iconOf(aim.target)} />`}</span>
      <span class="says"><b>${title}</b><small>${nameOf(aim.region)}${aim.kind === "look" || aim.kind === "counter" ? ` · ${t("bgt-odds-if-kazzak")}` : ""}</small>
        ${aim.guards.length > 0 && html`<small class="first">${t("bgt-plan-first", { foes: aim.guards.map(nameOf).join(", ") })}</small>`}
        <${Try} around=${around} prospect=${aim.lone} />${aim.group && html`<${Try} around=${around} prospect=${aim.group} />`}</span>
      <span class="worth">${aim.xp ? html`<${Xp} amount=${aim.xp} />` : null}</span>
    </button>
  </li>`;
}

/** @param {{around: Around}} props */
export function Plan({ around }) {
  const { desk } = around,
    plan = desk.plan.value;
  if (!plan) return null;
  return html`<section class="hints plan ${placeOf(around)}" role="dialog" aria-label=${t("bgt-plan")} aria-busy=${String(!plan.aims)}>
    <header><${Icon} name="scope" /><h2>${t("bgt-plan")}</h2><button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.plan.value = null)}>×</button></header>
    <p class="common">${t("bgt-plan-note")}</p>
    ${!plan.aims && html`<p role="status">${t("bgt-plan-thinking")}</p>`}
    ${plan.aims && !plan.aims.length && html`<p>${t("bgt-plan-nothing")}</p>`}
    <ol>${(plan.aims ?? []).map((aim) => html`<${Row} key=${aim.region + aim.target} around=${around} aim=${aim} />`)}</ol>
  </section>`;
}
