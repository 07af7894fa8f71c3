// The combat: the card with both faces, the two sums in the order in which they strike, and what may be done.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { gearIcon } from "./art.js";
import { FoeFace, Potions } from "./cards.js";
import { Cause } from "./cause.js";
import { Choice } from "./choices.js";
import { ENDS, heroAt, isMine, optionsOf } from "./model.js";
import { Blazon, Crest, Die, Icon, TOP } from "./signs.js";
import { nameOf, shortName, sourceName, stageName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Fighter} Fighter */

const STAGES = ["roll", "powers", "ranged", "melee", "end"];

/** @param {Around} around @param {Fighter} side */
const sideName = ({ scene }, side) => (side.seat === null ? nameOf(scene.fight?.foe ?? "") : shortName(heroAt(scene, side.seat)?.id ?? ""));

/** What the sources of an attack give: one that gives twice stands there once. @param {import("./model.js").Value} attack */
function partsOf({ items }) {
  /** @type {{source: string, amount: number, gone: boolean}[]} */
  const parts = [];
  items.forEach(({ source, amount, layer }, i) => {
    const gone = layer === "set" && items.slice(i + 1).some((later) => later.layer === "set");
    const same = parts.find((part) => part.source === source && !part.gone && !gone && (layer === "set" || layer === "add"));
    if (same) same.amount += amount;
    else parts.push({ source, amount, gone });
  });
  return parts;
}

/** What a side has in the sum: die, each source, the total, against the other's defense.
 * @param {{around: Around, side: Fighter, other: Fighter, red: boolean}} props */
function Sum({ around, side, other, red }) {
  const total = side.die + side.attack.total,
    needs = other.defense.total,
    hits = total >= needs;
  const me = side.seat === around.scene.me;
  const verdict = side.idle
    ? t("agt-no-attack")
    : !side.die
      ? t("agt-needs", { roll: Math.max(1, needs - side.attack.total), chance: needs - side.attack.total > 6 ? "no" : "yes" })
      : hits
        ? t("agt-hits", { damage: side.damage.total })
        : t("agt-misses", { by: needs - total });
  const good = me || (side.seat === null ? false : side.seat === around.scene.me) ? hits : !hits;
  const hero = side.seat === null ? undefined : heroAt(around.scene, side.seat);
  return html`<div class="sum ${side.struck ? "struck" : ""}">
    <div class="who">
      ${hero ? html`<${Crest} around=${around} id=${hero.id} seat=${hero.seat} />` : html`<${Blazon} around=${around} id=${around.scene.fight?.foe ?? ""} class="foe" />`}
      <span><b>${t(side.early ? "agt-strikes-early" : "agt-strikes", { name: sideName(around, side) })}</b><small>${nameOf("type-" + (side.ranged ? "ranged" : "melee"))}${hero ? ` · ${t("agt-health-of", { now: hero.health - hero.wounds, most: hero.health })}` : ""}</small></span>
      <span class="res ${side.die && !side.idle ? (good ? "ok" : "bad") : ""}">${verdict}</span>
    </div>
    <div class="eqn">
      <span class="t"><${Die} colour=${red ? "red" : "blk"} face=${side.die} />${side.die === TOP && html`<small>${t("agt-counts", { amount: TOP })}</small>`}</span>
      ${partsOf(side.attack).map(({ source, amount, gone }, i) => html`<i key=${"p" + i}>${amount < 0 ? "−" : "+"}</i><span key=${i} class="t ${gone ? "gone" : ""}"><b>${Math.abs(amount)}</b><small>${sourceName(source)}</small></span>`)}
      <i>=</i><span class="t tot"><b>${side.die ? total : t("agt-plus", { amount: side.attack.total })}</b><small>${t("agt-attack")}</small></span>
      <span class="against"><i class="vs">${side.die ? (hits ? "≥" : "<") : "/"}</i>
      <span class="t"><b>${needs}</b><small title=${other.defense.items.map((item) => `${item.amount} ${sourceName(item.source)}`).join(" + ")}>${t("agt-defense")}</small></span></span>
    </div>
    ${(side.powers ?? []).map(({ source, text }, i) => html`<p key=${i} class="still"><${Icon} name="spark-spirit" /><span>${t("agt-still", { source: sourceName(source), does: say(text) })}</span></p>`)}
  </div>`;
}

/** What an option makes of the two sums. @param {{around: Around, option: import("./model.js").Option}} props */
function After({ around, option }) {
  const { scene } = around,
    boost = option.boost,
    sides = scene.fight?.sides;
  const mine = sides?.find((side) => side.seat === scene.me),
    other = sides?.find((side) => side !== mine);
  if (!boost || !mine || !other) return null;
  const lines = [];
  if (boost.attack || boost.foe_defense) lines.push(struck(mine, mine.attack.total + (boost.attack ?? 0), other.defense.total + (boost.foe_defense ?? 0), "agt-after-you", true));
  if (boost.defense || boost.foe_attack) lines.push(struck(other, other.attack.total + (boost.foe_attack ?? 0), mine.defense.total + (boost.defense ?? 0), "agt-after-foe", false));
  if (boost.damage) lines.push(html`<span>${t("agt-after-damage", { damage: mine.damage.total + boost.damage })}</span>`);
  return lines.length ? html`<span class="after">${lines}</span>` : null;
}

/** One sum after an option. @param {Fighter} side @param {number} attack @param {number} defense @param {string} text @param {boolean} mine */
function struck(side, attack, defense, text, mine) {
  const total = side.die + attack,
    hits = total >= defense;
  const told = side.die ? t(hits ? "agt-after-hit" : "agt-after-miss", { by: defense - total }) : t("agt-needs", { roll: Math.max(1, defense - attack), chance: defense - attack > 6 ? "no" : "yes" });
  return html`<span>${say({ id: text, values: { total: side.die ? total : `+${attack}`, defense } })} <b class=${side.die ? (hits === mine ? "ok" : "bad") : ""}>${told}</b> </span>`;
}

/** Both faces of the card: the other one peeks out behind, and a press turns it. @param {{around: Around, foe: string}} props */
function TwoFaces({ around, foe }) {
  const { gallery, desk } = around,
    item = gallery.items[gallery.foes[foe]?.item ?? ""],
    id = gallery.foes[foe]?.item ?? "";
  return html`<div class="ecwrap">
    ${item && html`<div class="back lv-${item.level}" aria-hidden="true"><div class="bk"><${Icon} name=${gearIcon(item)} />${item.kind !== "bag" && html`<b>${item.kind === "weapon" ? item.attack : item.defense}</b>`}</div><h4>${nameOf(id)}</h4><${Potions} potions=${item.potions} /></div>`}
    <button type="button" class="turncard" data-do="turn" disabled=${!item} aria-pressed=${String(desk.turned.value)} aria-label=${t("agt-turn-card", { card: nameOf(foe) })} onClick=${() => (desk.turned.value = !desk.turned.value)}><${FoeFace} around=${around} id=${foe} turned=${desk.turned.value && Boolean(item)} /></button>
  </div>`;
}

/** @param {{around: Around}} props */
export function Fight({ around }) {
  const { scene, desk } = around,
    fight = scene.fight;
  if (!fight || desk.aside.value) return null;
  const stage = STAGES.indexOf(fight.stage),
    order = fight.sides[1].early && !fight.sides[0].early ? [1, 0] : [0, 1];
  const options = optionsOf(scene).toSorted((a, b) => Number(ENDS.has(a.kind)) - Number(ENDS.has(b.kind)));
  const rival = heroAt(scene, fight.sides[1].seat ?? -1);
  return html`<section class="fight" aria-label=${t("agt-combat-at", { space: nameOf(fight.space) })}>
    <div class="fh">
      <h2><${Icon} name="crossed-swords" />${t("agt-combat-at", { space: nameOf(fight.space) })}</h2>
      <ol class="steps">${STAGES.map((name, i) => html`<li key=${name} class=${i === stage ? "on" : i < stage ? "done" : ""} aria-current=${i === stage ? "step" : undefined}>${stageName(name)}</li>`)}</ol>
      <button type="button" class="shut" data-do="aside" aria-label=${t("agt-look-at-board")} title=${t("agt-look-at-board")} onClick=${() => (desk.aside.value = true)}>–</button>
    </div>
    ${!scene.cause?.because && html`<${Cause} around=${around} />`}
    <div class="duel">
      ${fight.foe ? html`<${TwoFaces} around=${around} foe=${fight.foe} />` : html`<div class="ecwrap rival">${rival && html`<${Crest} around=${around} id=${rival.id} seat=${rival.seat} class="porc" /><b>${nameOf(rival.id)}</b>`}</div>`}
      <div class="sums">${order.map((i) => html`<${Sum} key=${i} around=${around} side=${/** @type {Fighter} */ (fight.sides[i])} other=${/** @type {Fighter} */ (fight.sides[1 - i])} red=${i === 0} />`)}</div>
    </div>
    ${isMine(scene)
      ? html`<div class="opts">${options.map((option, i) => html`<${Choice} key=${option.key} around=${around} option=${option} number=${i + 1} extra=${html`<${After} around=${around} option=${option} />`} />`)}</div>${around.askLess}`
      : scene.question?.window
        ? html`<p class="waits">${t("orders-window")}</p>`
        : html`<p class="waits">${say({ id: scene.question ? "agt-waits" : "sw-wait", values: { names: (scene.question?.awaits ?? []).map((seat) => around.names[seat] ?? "") } })}</p>`}
  </section>`;
}
