// Wounds are shared in one control: how many each takes, sent together.
import { html } from "htm/preact";
import { t } from "../../../texts.js";
import { optionsOf } from "../model.js";
import { Icon, Medal } from "../signs.js";
import { nameOf } from "../words.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */

/** Who may take wounds, when one player shares several. @param {Around} around @param {Fighting} fight @returns {string[]} */
export function sharers({ scene }, fight) {
  if (scene.question?.kind !== "bg-wound" || fight.wounds < 2 || scene.decider !== null) return [];
  const heroes = optionsOf(scene).flatMap((option) => (option.kind === "wound" && option.hero ? [option.hero] : []));
  return heroes.length > 1 ? heroes : [];
}

/** One by one to whoever has most Health left. @param {Around} around @param {string[]} heroes @param {number} wounds */
export function spread({ scene }, heroes, wounds) {
  const left = new Map(heroes.map((id) => [id, scene.heroes[id]?.health ?? 0]));
  const found = Object.fromEntries(heroes.map((id) => [id, 0]));
  for (let i = 0; i < wounds; i++) {
    const [id] = [...left].sort((a, b) => b[1] - a[1])[0] ?? [""];
    found[id] = (found[id] ?? 0) + 1;
    left.set(id, (left.get(id) ?? 0) - 1);
  }
  return found;
}

/** @param {{around: Around, fight: Fighting, heroes: string[]}} props */
export function Shares({ around, fight, heroes }) {
  const { scene, desk, act, gallery } = around;
  const first = spread(around, heroes, fight.wounds),
    now = (/** @type {string} */ id) => desk.amounts.value[id] ?? first[id] ?? 0;
  const sum = heroes.reduce((all, id) => all + now(id), 0),
    rest = fight.wounds - sum;
  const set = (/** @type {string} */ id, /** @type {number} */ value) => (desk.amounts.value = { ...Object.fromEntries(heroes.map((each) => [each, now(each)])), [id]: Math.max(0, value) });
  const keys = heroes.flatMap((id) => Array.from({ length: now(id) }, () => `wound:${id}`));
  return html`<div class="shares">
    ${heroes.map((id) => {
      const health = scene.heroes[id]?.health ?? 0,
        falls = now(id) >= health;
      return html`<div key=${id} class="stepper" role="group" aria-label=${nameOf(id)}>
        <${Medal} faction=${scene.heroes[id]?.faction} icon=${gallery.characters[id]?.cls} /><span>${nameOf(id)}<small class=${falls ? "falls" : ""}>${falls ? t("bgf-share-falls") : t("bgf-share-left", { left: health - now(id), of: health })}</small></span>
        <button type="button" data-less=${id} aria-label=${t("bgt-less")} disabled=${!now(id)} onClick=${() => set(id, now(id) - 1)}>−</button>
        <output aria-live="polite"><${Icon} name="heart" />${now(id)}</output>
        <button type="button" data-more=${id} aria-label=${t("bgt-more")} disabled=${rest <= 0} onClick=${() => set(id, now(id) + 1)}>+</button>
      </div>`;
    })}
    <button type="button" class="btn pri" data-do="share" disabled=${rest !== 0 || desk.busy.value} onClick=${() => act.chooseAll(keys)}>${rest > 0 ? t("bgf-share-rest", { count: rest }) : t("bgf-share", { count: fight.wounds })}</button>
  </div>`;
}
