// What happens in a space that somebody thinks of going to: what stops there, what is explored, who must be fought.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { RESOURCES } from "./art.js";
import { OnEvent } from "./cards.js";
import { goalsAt, heroAt, heroesOf, markersAt } from "./model.js";
import { OddsBar } from "./prospects.js";
import { Blazon, Icon } from "./signs.js";
import { faceOf, goalText, nameOf, shortName, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What a fight against an encounter comes down to. @param {Around} around @param {string} foe */
export function fightLine({ gallery, scene }, foe) {
  const hero = heroAt(scene, scene.me),
    card = gallery.foes[foe];
  if (!hero || !card) return "";
  return t("agt-preview-fight", {
    attack: hero.attack.total,
    theirs: card.defense,
    defense: hero.defense.total,
    strike: card.attack,
    damage: card.damage,
    first: hero.ranged && card.type !== "ranged" ? "you" : !hero.ranged && card.type === "ranged" ? "foe" : "both",
  });
}

/** @param {Around} around @param {string} id @returns {{icon: string, foe?: string, text: any}[]} */
export function previewOf(around, id) {
  const { scene, gallery } = around,
    place = gallery.map.spaces[id],
    here = scene.spaces[id],
    hero = heroAt(scene, scene.me);
  if (!place) return [];
  const rows = [];
  const known = around.desk.odds.value,
    odds = known?.about === `space:${id}` ? known.options : {};
  for (const [slot, marked] of markersAt(scene, id)) {
    rows.push({ icon: "", foe: marked.foe, text: html`<b>${t(marked.aggro ? "agt-preview-aggro" : "agt-preview-marker", { foe: nameOf(marked.foe) })}</b> ${fightLine(around, marked.foe)}<${OddsBar} odds=${odds[`fight:${slot}`]} />` });
  }
  if (place.kind === "encounter" || place.kind === "overlord")
    rows.push({ icon: place.icon ?? "crossed-swords", foe: place.foe, text: html`<b>${place.foe ? nameOf(place.foe) : t("agt-preview-task")}</b> ${place.foe ? fightLine(around, place.foe) : ""} ${place.awards && place.awards !== "task" ? t("agt-preview-award", { level: nameOf("level-" + place.awards) }) : ""}<${OddsBar} odds=${odds[`face:${id}`]} />` });
  for (const event of here?.events ?? []) rows.push({ icon: "scroll-unfurled", text: html`<b>${nameOf(faceOf(around, event))}</b><${OnEvent} around=${around} id=${event} /> ${textOf(around, faceOf(around, event))}<${OddsBar} odds=${odds[`event:${event}`]} />` });
  if (place.kind !== "city" && !rows.length) rows.push({ icon: "card-pickup", text: html`${t("agt-preview-draw", { level: nameOf("level-" + place.level), left: scene.decks[place.level] ?? 0 })}<${OddsBar} odds=${odds.draw} />` });
  for (const resource of place.resources ?? []) rows.push({ icon: RESOURCES[resource] ?? "", text: nameOf("resource-" + resource) });
  if (here?.tokens) rows.push({ icon: "treasure-map", text: here.known?.length ? here.known.map(nameOf).join(", ") : t("agt-label-tokens", { count: here.tokens }) });
  for (const [trap, owner] of here?.traps ?? []) rows.push({ icon: "wolf-trap", text: t("agt-preview-trap", { card: nameOf(trap), name: shortName(heroAt(scene, owner)?.id ?? "") }) });
  for (const other of heroesOf(scene)) if (other.space === id && other.seat !== scene.me) rows.push({ icon: "person", text: t("agt-preview-hero", { name: shortName(other.id) }) });
  if (hero) for (const { errand, goal } of goalsAt(gallery, hero, id)) rows.push({ icon: "flying-flag", text: html`<b>${nameOf(errand.id)}</b>: ${goalText(around, errand, goal)}` });
  return rows;
}

/** @param {{around: Around}} props */
export function Preview({ around }) {
  const { desk, targets, gallery } = around,
    id = desk.pinned.value || desk.looked.value,
    place = gallery.map.spaces[id];
  if (!place) return null;
  const steps = targets.get(id)?.steps;
  // It lies over the sea in the north-east, unless the space itself is there.
  const [x, y] = around.view.at([place.x, place.y]),
    { width } = around.view.now.peek();
  const low = x > width - 400 && y < 260;
  return html`<section class="pop prev ${low ? "low" : ""}" aria-label=${t("agt-preview", { space: nameOf(id) })}>
    <h3>${nameOf(id)}<small>${steps ? t("agt-steps", { steps }) : nameOf("level-" + place.level)}</small></h3>
    <ul>${previewOf(around, id).map(({ icon, foe, text }, i) => html`<li key=${i}>${foe ? html`<${Blazon} around=${around} id=${foe} />` : html`<${Icon} name=${icon} />`}<span>${text}</span></li>`)}</ul>
  </section>`;
}

/** Why something is not allowed, with its rule. @param {{around: Around}} props */
export function WhyNote({ around }) {
  const refused = around.desk.refused.value;
  if (!refused) return null;
  return html`<section class="whynot" role="status">
    <p>${refused.text}</p>
    ${refused.rule && html`<button type="button" class="btn" onClick=${() => around.act.rules(refused.rule)}>${refused.rule}</button>`}
    <button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (around.desk.refused.value = null)}>×</button>
  </section>`;
}
