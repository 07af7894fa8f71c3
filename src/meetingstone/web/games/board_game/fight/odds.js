// What rerolling the chosen dice is worth in this round: every face of every die is counted, nothing is simulated.
import { html } from "htm/preact";
import { t } from "../../../texts.js";
import { FACES, isHarmful, outcomeOf, sum, together, tokensOf } from "./model.js";
import { errorOf, nowOf, percent, tenths } from "../prospects.js";
import { Icon } from "../signs.js";
import { shortName } from "../words.js";

/** @typedef {import("../model.js").Scene} Scene */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Die} Die */
/** @typedef {{win: number, survive: number, lost: number}} Odds */

/** @param {Scene} scene @param {Fighting} fight @param {Die[]} again dice that are rerolled @returns {Odds} */
export function oddsOf(scene, fight, again) {
  const attack = /** @type {import("../model.js").Attack} */ (fight.attack);
  const side = scene.heroes[attack.hero]?.faction ?? fight.attackers;
  const { lies, fresh } = tokensOf(fight, side, true, again);
  const sure = together(lies, fresh);
  const harmful = attack.dice.filter((die) => !again.includes(die) && isHarmful(fight, die)).length;
  // Chance of (blue hits, red hits, armor, harmful dice) among the dice that are rerolled.
  /** @type {Map<string, number>} */
  let states = new Map([[`0,0,0,${harmful}`, 1]]);
  for (const die of again) {
    /** @type {Map<string, number>} */
    const next = new Map();
    for (const [state, chance] of states)
      for (let face = 1; face <= FACES; face += 1) {
        const now = state.split(",").map(Number);
        const box = { blue: 0, red: 1, green: 2 }[die.colour];
        const needed = die.colour === "green" ? attack.armor_from : attack.threat.total;
        if (face >= needed) now[box] = (now[box] ?? 0) + 1;
        if (isHarmful(fight, { ...die, face })) now[3] = (now[3] ?? 0) + 1;
        const key = now.join();
        next.set(key, (next.get(key) ?? 0) + chance / FACES);
      }
    states = next;
  }
  const group = fight.sides[side].map((id) => scene.heroes[id]);
  const active = scene.heroes[attack.hero]?.health ?? 0;
  const spare = sum(group.map((hero) => (hero?.health ?? 1) - 1));
  const odds = { win: 0, survive: 0, lost: 0 };
  for (const [state, chance] of states) {
    const [blue = 0, red = 0, armor = 0, harm = 0] = state.split(",").map(Number);
    const { wounds, won } = outcomeOf(fight, [sure[0] + blue, sure[1] + red, sure[2], sure[3] + armor]);
    const hurt = harm * (fight.harm?.health ?? 0);
    const falls = hurt >= active;
    if (!falls && won && wounds + hurt < sum(group.map((hero) => hero?.health ?? 0))) odds.win += chance;
    if (!falls && wounds + hurt <= spare) odds.survive += chance;
    odds.lost += chance * (wounds + hurt);
  }
  return odds;
}

/** A fight that is won more often than this is won. */
const SURE = 0.9;
const RING = 2 * Math.PI * 26;

/** @param {{kind: string, share: number, text: string, note: string}} props */
export const Dial = ({ kind, share, text, note }) =>
  html`<div class="dial ${kind}">
    <svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="26" class="g0" />${share > 0.004 && html`<circle cx="32" cy="32" r="26" class="g1" stroke-dasharray="${share * RING} ${RING}" transform="rotate(-90 32 32)" />`}</svg>
    <b>${percent(share)}<small>%</small></b><span>${text}</span>${note && html`<em>${note}</em>`}
  </div>`;

/** The odds of the choice on the table, with the alternative beneath. @param {{scene: Scene, fight: Fighting, again: Die[]}} props */
export function OddsPanel({ scene, fight, again }) {
  const now = oddsOf(scene, fight, again),
    keep = again.length ? oddsOf(scene, fight, []) : null;
  const title = t("bgf-odds", { count: again.length });
  const beside = (/** @type {string | number} */ value) => (keep ? t("bgf-keeping", { value }) : "");
  const heroes = fight.sides[scene.heroes[fight.attack?.hero ?? ""]?.faction ?? fight.attackers].length;
  return html`<section class="odds" aria-label=${title}>
    <header><h3>${title}</h3></header>
    <div class="dials">
      <${Dial} kind="w" share=${now.win} text=${t("bgf-win-round")} note=${beside(`${percent(keep?.win ?? 0)} %`)} />
      <${Dial} kind="s" share=${now.survive} text=${t("bgf-survive", { count: heroes })} note=${beside(`${percent(keep?.survive ?? 0)} %`)} />
      <div class="dial x"><b>${now.lost.toFixed(1)}</b><span>${t("bgf-expected-loss")}</span>${keep && html`<em>${beside(keep.lost.toFixed(1))}</em>`}</div>
    </div>
    ${fight.order.length > 0 && html`<p class="without">${t("bgf-without", { names: fight.order.map(shortName).join(", ") })}</p>`}
  </section>`;
}

/** The rest of the fight, played out many times on the server. @param {{around: import("../words.js").Around}} props */
export function WholeFight({ around }) {
  const now = around.desk.now.value,
    odds = now && now.me === around.scene.me ? now.fight : null;
  const title = t("bgf-whole");
  return html`<section class="odds wholefight ${nowOf(around) ? "" : "old"}" aria-label=${title} aria-busy=${String(!nowOf(around))}>
    <header><h3>${title}</h3>${odds && html`<span class="sub" title=${t("bgf-whole-how")}>${errorOf(odds)}</span>`}</header>
    ${odds ? html`<dl>
      <div class="w"><dt>${t("bgf-whole-win")}</dt><dd>${percent(odds.win)} %</dd></div>
      <div class="s"><dt>${t("bgf-whole-survive")}</dt><dd>${percent(odds.survive)} %</dd></div>
      <div><dt>${t("bgf-whole-wounds")}</dt><dd>${tenths(odds.wounds)}</dd></div>
      <div><dt>${t("bgf-whole-energy")}</dt><dd>${tenths(odds.energy)}</dd></div>
    </dl>` : html`<p class="without">${t("bgf-whole-thinking")}</p>`}
  </section>`;
}

/** What using something does to the chance to win the fight; pale where chance alone may explain the difference.
 * @param {{around: import("../words.js").Around, option: string}} props */
export function Change({ around, option }) {
  const now = nowOf(around),
    after = now?.options[option],
    before = now?.options[now.ends];
  if (!after || !before || option === now?.ends) return null;
  const error = Math.hypot(after.error, before.error),
    clear = Math.abs(after.win - before.win) > 2 * error;
  // Where the victory does not hang on it, what it spares does.
  if (!clear && Math.min(after.win, before.win) > SURE) {
    const [from, to] = [tenths(before.wounds), tenths(after.wounds)];
    return html`<span class="change ${to < from ? "better" : "same"}" title=${t("bgf-change-wounds", { from, to })}><span class="hidden">${t("bgf-change-wounds", { from, to })}</span><span aria-hidden="true">${from} → ${to} <${Icon} name="heart" /></span></span>`;
  }
  const [from, to] = [percent(before.win), percent(after.win)];
  const look = !clear ? "same" : to > from ? "better" : "worse";
  return html`<span class="change ${look}" title=${t(clear ? "bgf-change-how" : "bgf-change-unclear", { error: Math.max(1, percent(error)) })}><span class="hidden">${t("bgf-change", { from, to })}</span><span aria-hidden="true">${from} → ${to} %</span></span>`;
}
