// A Combat Area: dice above the box that they feed, the tokens in it, and what they come to.
import { html } from "htm/preact";
import { say, t } from "../../../texts.js";
import { Icon } from "../signs.js";
import { nameOf, shortName } from "../words.js";
import { ROLLS } from "./clash.js";
import { Dice, DieOf } from "./dice.js";
import { layout } from "../../../parts/shell.js";
import { areCounted, ARMOR, ATTRITION, DAMAGE, DEFENSE, outcomeOf, sum, together, tokensOf } from "./model.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Faction} Faction */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Die} Die */
/** @typedef {import("./answer.js").Answering} Answering */
/** @typedef {ReturnType<typeof tokensOf>} Tokens */

/** The boxes, and what their lanes say without dice. */
const BOXES = { damage: "bgf-box-damage", defense: "bgf-box-defense", attrition: "bgf-box-attrition" };
const LANES = { damage: "bgf-lane-damage", defense: "bgf-lane-defense", attrition: "bgf-lane-attrition" };
/** @typedef {keyof typeof BOXES} BoxName */

/** @param {{kind: string, lies: number, fresh: number, may?: number}} props */
const Tokens = ({ kind, lies, fresh, may = 0 }) => html`
  ${Array.from({ length: lies }, (_, i) => html`<svg key=${"l" + i} class="tk" aria-hidden="true"><use href=${"#tok-" + kind} /></svg>`)}
  ${Array.from({ length: Math.max(0, fresh) }, (_, i) => html`<svg key=${"f" + i} class="tk gh" aria-hidden="true"><use href=${"#tok-" + kind} /></svg>`)}
  ${Array.from({ length: may }, (_, i) => html`<svg key=${"m" + i} class="tk may" aria-hidden="true"><use href="#tok-may" /></svg>`)}
`;

/** How far something is. @param {{have: number, will: number, of: number}} props */
const Meter = ({ have, will, of }) =>
  html`<div class="mtr" aria-hidden="true"><i class="have" style="width: ${of ? Math.min(100, (100 * have) / of) : 0}%"></i><i class="will" style="width: ${of ? Math.min(100, (100 * will) / of) : 0}%"></i></div>`;

/** @param {{around: Around, answering: Answering, name: BoxName, label: string, children?: any}} props */
export function Box({ around, answering, name, label, children }) {
  const key = answering.boxes.get(name);
  const title = t(BOXES[name]);
  return html`<div class="box ${key ? "can" : ""}">
    ${key ? html`<button type="button" class="choosebox" data-answer=${key} disabled=${around.desk.busy.value} aria-label=${t("bgf-into-box", { box: title })} onClick=${() => around.act.choose([key])}><h4>${title}</h4></button>` : html`<h4>${title}</h4>`}
    <span class="hidden">${label}</span>
    ${children}
  </div>`;
}

/** What a lane says while no dice lie in it. @param {{name: BoxName, count: number, step: string}} props */
const Quiet = ({ name, count, step }) =>
  html`<div class="quiet"><b class="big">${count}</b><p>${t(LANES[name], { step })}</p></div>`;

/** @param {{around: Around, fight: Fighting, faction: Faction, answering: Answering}} props */
export function Area({ around, fight, faction, answering }) {
  const { attack } = fight;
  const attacks = attack !== null && around.scene.heroes[attack.hero]?.faction === faction;
  const tokens = tokensOf(fight, faction, attacks, attacks ? answering.again : []);
  const { lies, fresh, may } = tokens,
    all = together(lies, fresh);
  const roll = around.events.findLast((event) => ROLLS.has(event.kind))?.update ?? 0;
  const dice = (attack?.dice ?? []).map((die, at) => ({ die, at }));
  const of = (/** @type {string[]} */ ...colours) => dice.filter(({ die }) => colours.includes(die.colour)).sort((a, b) => colours.indexOf(a.die.colour) - colours.indexOf(b.die.colour) || b.die.face - a.die.face);
  const show = (/** @type {{die: Die, at: number}[]} */ some) =>
    some.map(({ die, at }, order) => html`<${DieOf} key=${at} around=${around} answering=${answering} die=${die} at=${at} roll=${roll} order=${order} />`);
  const counted = areCounted(fight),
    blue = of("blue"),
    others = of("red", "green"),
    end = outcomeOf(fight, all);
  const falls = (/** @type {any} */ words) => html`<div class="chute"><i></i>${words}</div>`;
  const told = (/** @type {number} */ box) => t("bgf-tokens", { lies: lies[box] ?? 0, fresh: fresh[box] ?? 0, may: may[box] ?? 0 });
  const weakest = fight.foes.reduce((/** @type {import("../model.js").Foe | undefined} */ low, foe) => (low && low.health <= foe.health ? low : foe), undefined);
  return html`
    <div class="lane dmg">
      <div class="felt"><div class="lt">${t("bgf-feeds-damage")}</div>
        ${attack ? html`<${Dice} dice=${show(blue)} />${!counted && falls(t("bgf-hits", { count: attack.coming[DAMAGE] }))}` : html`<${Quiet} name="damage" count=${all[DAMAGE]} step=${fight.step} />`}</div>
      <${Box} around=${around} answering=${answering} name="damage" label=${told(DAMAGE)}>
        <div class="toks"><${Tokens} kind="hit" lies=${lies[DAMAGE]} fresh=${fresh[DAMAGE]} may=${may[DAMAGE]} /></div>
        ${weakest && html`<div class="need">${end.struck.length ? html`<span class="good">${t("bgf-fells", { foes: end.struck.map((foe) => nameOf(foe.id)).join(", "), count: end.struck.length })}</span>` : html`<b>${all[DAMAGE]}</b> ${t("bgf-to-fell", { health: weakest.health, foe: nameOf(weakest.id) })}`}</div>
          <${Meter} have=${lies[DAMAGE]} will=${fresh[DAMAGE]} of=${weakest.health} />`}
      </${Box}>
    </div>
    <div class="lane def">
      <div class="felt"><div class="lt">${t("bgf-feeds-defense")}</div>
        ${attack ? html`<${Dice} dice=${show(others)} />${!counted && falls(t("bgf-hits-and-armor", { hits: attack.coming[DEFENSE], armor: attack.coming[ARMOR] }))}` : html`<${Quiet} name="defense" count=${all[DEFENSE] + all[ARMOR]} step=${fight.step} />`}</div>
      <${Box} around=${around} answering=${answering} name="defense" label=${`${told(DEFENSE)}; ${t("bgf-armor-tokens", { lies: lies[ARMOR], fresh: fresh[ARMOR] })}`}>
        <div class="toks"><${Tokens} kind="hit" lies=${lies[DEFENSE]} fresh=${fresh[DEFENSE]} may=${may[DEFENSE]} /><span class="brk"></span><${Tokens} kind="armor" lies=${lies[ARMOR]} fresh=${fresh[ARMOR]} may=${may[ARMOR]} /></div>
        ${fight.foes.length > 0 && html`<div class="need"><b>${Math.min(end.attack, all[DEFENSE] + all[ARMOR])}</b> ${t("bgf-blocked", { attack: end.attack })} <em class=${end.wounds ? "" : "good"}>${t("bgf-wounds", { count: end.wounds })}</em></div>
          <${Meter} have=${lies[DEFENSE] + lies[ARMOR]} will=${fresh[DEFENSE] + fresh[ARMOR]} of=${end.attack} />`}
      </${Box}>
    </div>
    <div class="lane att">
      <div class="felt"><div class="lt">${t("bgf-box-attrition")}</div>
        ${attack ? html`<b class="big">${attack.attrition.total}</b><ul class="src">${attack.attrition.items.map((item, i) => html`<li key=${i}>${say({ id: item.source.slice(1) })} ${item.amount}</li>`)}</ul>${attack.coming[ATTRITION] > 0 && falls(t("bgf-hits", { count: attack.coming[ATTRITION] }))}` : html`<${Quiet} name="attrition" count=${all[ATTRITION]} step=${fight.step} />`}</div>
      <${Box} around=${around} answering=${answering} name="attrition" label=${told(ATTRITION)}>
        <div class="toks"><${Tokens} kind="hit" lies=${lies[ATTRITION]} fresh=${fresh[ATTRITION]} /></div>
        <div class="need">${fight.pressure ? html`<b>${all[ATTRITION]}</b> ${t("bgf-joins", { count: all[ATTRITION] })}` : t("bgf-no-pressure")}</div>
      </${Box}>
    </div>
  `;
}

/** At Resolution: all hits together against the Health that is left. @param {{around: Around, fight: Fighting, faction: Faction, answering: Answering}} props */
export function AtResolution({ around, fight, faction, answering }) {
  const attacks = around.scene.heroes[fight.attack?.hero ?? ""]?.faction === faction;
  const { lies, fresh } = tokensOf(fight, faction, attacks, attacks ? answering.again : []);
  const all = together(lies, fresh);
  const needed = sum(fight.foes.map((foe) => foe.health)),
    pressure = fight.pressure ? all[ATTRITION] : 0,
    have = all[DAMAGE] + all[DEFENSE] + pressure;
  if (!needed) return null;
  const whole = Math.max(needed, have);
  const part = (/** @type {string} */ kind, /** @type {number} */ count, /** @type {string} */ word) =>
    count > 0 && html`<i class=${kind} style="width: ${(100 * count) / whole}%"><span>${count / whole < (layout.value === "phone" ? 0.24 : 0.14) ? count : t(word, { count })}</span></i>`;
  return html`<div class="sum" role="img" aria-label=${t("bgf-sum", { damage: all[DAMAGE], defense: all[DEFENSE], attrition: pressure, have, needed })}>
    <span class="sl">${t("bgf-at-resolution")}</span>
    <div class="sbar">${part("s1", all[DAMAGE], "bgf-part-damage")}${part("s2", all[DEFENSE], "bgf-part-defense")}${part("s3", pressure, "bgf-part-attrition")}${part("s0", needed - have, "bgf-part-short")}</div>
    <span class="st"><b>${have}</b> ${t("bgf-of", { needed })}</span>
  </div>`;
}

export const Legend = () =>
  html`<p class="legend" aria-hidden="true">
    <span><svg class="tk"><use href="#tok-hit" /></svg>${t("bgf-legend-hit")}</span><span><svg class="tk"><use href="#tok-armor" /></svg>${t("bgf-legend-armor")}</span>
    <span><svg class="tk gh"><use href="#tok-hit" /></svg>${t("bgf-legend-fresh")}</span><span><svg class="tk may"><use href="#tok-may" /></svg>${t("bgf-legend-may")}</span>
  </p>`;

/** Who has attacked, attacks and will attack; who may be chosen is a button.
 * @param {{around: Around, fight: Fighting, answering: Answering}} props */
export function Order({ around, fight, answering }) {
  const { scene, gallery, act, desk } = around,
    attack = fight.attack;
  const waits = new Set(fight.order);
  const before = fight.step === "start";
  return html`<div class="order" role="list" aria-label=${t("bgf-group")}>
    ${fight.began.map((id) => {
      const hero = scene.heroes[id];
      if (!hero) return null;
      const fallen = fight.fallen.includes(id),
        now = attack?.hero === id,
        option = answering.heroes.get(id);
      const state = fallen ? "bgf-fallen" : now ? "bgf-attacks-now" : waits.has(id) ? "bgf-attacks-later" : before ? "" : "bgf-has-attacked";
      const word = `${state ? t(state) + " · " : ""}${t("bgf-health-of", { now: hero.health, most: hero.max_health })}`;
      return html`<button key=${id} type="button" role="listitem" class="oi ${now ? "now" : ""} ${fallen ? "fallen" : ""} ${option ? "can" : ""} ${answering.shown === id ? "shown" : ""}" data-hero=${id} data-answer=${option?.key} disabled=${option && desk.busy.value}
        aria-label=${option ? say(option.text, around.spoken) : t("bgf-show-hero", { name: nameOf(id), word })} onClick=${() => (option ? act.choose([option.key]) : answering.show(id))}>
        <span class="med ${hero.faction}"><svg class="mshape" viewBox="-27 -27 54 54" aria-hidden="true"><use href=${"#c-" + hero.faction} /></svg><${Icon} name=${gallery.characters[id]?.cls ?? "sheet"} /></span>
        <span class="on"><b>${shortName(id)}</b><small>${word}</small></span>
        ${hero.stun > 0 && html`<span class="token stun">${t("bgf-stun", { count: hero.stun })}</span>`}${hero.curse > 0 && html`<span class="token curse">${t("bgf-curse", { count: hero.curse })}</span>`}
        ${state === "bgf-has-attacked" && html`<${Icon} name="check" />`}
      </button>`;
    })}
    ${attack && html`<span class="thr" title=${itemised(attack.threat)}><${Icon} name="threat" /><span><b>${t("bgf-or-more", { face: attack.threat.total })}</b> ${t("bgf-or-more-hits")}</span></span>
      <span class="rr" title=${itemised(attack.reroll)}><${Icon} name="reroll" /><span>${t("bgf-rerolls", { used: attack.rerolls + (answering.rerolling ? answering.picked.length : 0), total: attack.reroll.total })}</span></span>`}
  </div>`;
}

/** What a number is made of. @param {import("../model.js").Value} value */
const itemised = (value) => value.items.map((item) => `${say({ id: item.source.slice(1) })} ${item.amount > 0 ? "+" : ""}${item.amount}`).join(", ");
