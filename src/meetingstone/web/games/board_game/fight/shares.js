// All wounds of a side in one control: who takes how many is set once, and answered one by one.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../../../texts.js";
import { hasAnswered, isMine, optionsOf } from "../model.js";
import { Icon } from "../signs.js";
import { nameOf } from "../words.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("./answer.js").Answering} Answering */
/** @typedef {{round: number, left: Record<string, number>}} Share of one round: the wounds that each is still to take */

/** @param {Around} around @returns {string[]} */
const takers = ({ scene }) => optionsOf(scene).flatMap((option) => (option.kind === "wound" && option.hero ? [option.hero] : []));

const sum = (/** @type {Record<string, number>} */ shares) => Object.values(shares).reduce((all, each) => all + each, 0);

/** Whether there is anything to share at once. @param {Around} around @param {Fighting} fight */
export const isShared = (around, fight) => fight.wounds > 1 && takers(around).length > 1;

/** As evenly as the Health of all allows, whoever has most of it first. @param {Around} around @param {number} wounds */
function even(around, wounds) {
  const shares = Object.fromEntries(takers(around).map((hero) => [hero, 0]));
  const spare = (/** @type {string} */ hero) => (around.scene.heroes[hero]?.health ?? 0) - (shares[hero] ?? 0);
  for (let i = 0; i < wounds; i += 1) {
    const [most = ""] = Object.keys(shares).sort((a, b) => spare(b) - spare(a));
    shares[most] = (shares[most] ?? 0) + 1;
  }
  return shares;
}

/** @param {{around: Around, fight: Fighting, answering: Answering}} props */
export function Shares({ around, fight, answering }) {
  const { desk, scene } = around,
    heroes = takers(around),
    given = Object.keys(desk.amounts.value).length ? desk.amounts.value : even(around, fight.wounds),
    rest = fight.wounds - sum(given);
  const set = (/** @type {string} */ hero, /** @type {number} */ by) => void (desk.amounts.value = { ...given, [hero]: Math.max(0, (given[hero] ?? 0) + by) });
  return html`<div class="amounts shares">
    ${heroes.map((hero) => {
      const now = given[hero] ?? 0,
        health = scene.heroes[hero]?.health ?? 0;
      return html`<div key=${hero} class="stepper" role="group" aria-label=${nameOf(hero)}>
        <span>${nameOf(hero)} <small class=${now >= health ? "falls" : ""}>${now >= health ? t("bgf-share-falls") : t("bgf-share-health", { count: health - now })}</small></span>
        <button type="button" aria-label=${t("bgt-less")} disabled=${!now} onClick=${() => set(hero, -1)}>−</button>
        <output aria-live="polite">${now} <${Icon} name="heart" /></output>
        <button type="button" aria-label=${t("bgt-more")} disabled=${rest <= 0} onClick=${() => set(hero, 1)}>+</button>
      </div>`;
    })}
    <button type="button" class="btn pri" data-do="share" disabled=${rest !== 0 || desk.busy.value} onClick=${() => answering.share(given)}>
      ${rest ? t("bgf-share-rest", { count: rest }) : t("bgf-share", { count: fight.wounds })}
    </button>
  </div>`;
}

/**
 * Goes on with what was shared, wound by wound. Who has fallen takes none any more: what was meant for him is asked again.
 * @param {Around} around
 * @param {Fighting} fight
 * @param {{shared: Share | null}} mind
 */
export function useShares(around, fight, mind) {
  const { scene, act, desk } = around;
  useEffect(() => {
    const { shared } = mind;
    if (!shared || scene.question?.kind !== "bg-wound") return;
    if (shared.round !== fight.round || around.past) mind.shared = null;
    else if (isMine(scene) && !hasAnswered(scene) && !desk.busy.value) {
      const next = takers(around).find((hero) => shared.left[hero]);
      if (!next) mind.shared = null;
      else {
        shared.left[next] = (shared.left[next] ?? 0) - 1;
        act.choose([`wound:${next}`]);
      }
    }
  });
}
