// A fight: who fights whom, the dice above the boxes that they feed, and what may be answered now.
import { html } from "htm/preact";
import { say, t } from "../../../texts.js";
import { Choices } from "../choices.js";
import { Answers } from "../frame.js";
import { isMine, optionsOf } from "../model.js";
import { Crest, Figure, Icon, iconOf, Medal } from "../signs.js";
import { nameOf, promptOf, shortName, textOf } from "../words.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Die} Die */

/** The steps of a round, and the phase that they belong to. @type {[string, string][]} */
const STEPS = [
  ["pool", "attack"],
  ["reroll", "attack"],
  ["place", "attack"],
  ["strike", "defense"],
  ["damage", "defense"],
  ["resolution", "defense"],
];
const PVP_STEPS = /** @type {[string, string][]} */ ([...STEPS.slice(0, 3), ["armor", "defense"], ["strike", "defense"], ["resolution", "defense"]]);

/** @type {Record<string, string>} */
const NAMES = {
  pool: "bgt-step-pool",
  reroll: "bgt-step-reroll",
  place: "bgt-step-place",
  armor: "bgt-step-armor",
  strike: "bgt-step-strike",
  damage: "bgt-step-damage",
  resolution: "bgt-step-resolution",
};

/** @param {{around: Around}} props */
export function Fight({ around }) {
  const fight = around.scene.fight;
  if (!fight) return null;
  const { desk, act, scene } = around,
    { who, what } = promptOf(around);
  const title = fight.kind === "pvp" ? t(fight.region ? "bgt-fight-pvp" : "bgt-fight-final") : nameOf((fight.foes[0] ?? fight.killed[0])?.id ?? "");
  const side = fight.attack ? (scene.heroes[fight.attack.hero]?.faction ?? fight.attackers) : fight.attackers;
  return html`<div class="combat" role="dialog" aria-label=${t("bgt-fight", { title })}>
    <div class="chead">
      <div class="ttl"><h2>${title}</h2><small>${t("bgt-fight-where", { region: fight.region ? nameOf(fight.region) : "", round: fight.round, placed: fight.region ? "yes" : "no" })}</small></div>
      <${Steps} fight=${fight} />
      <div class="ctools">
        <button type="button" class="btn ghost" data-do="aside" onClick=${() => (desk.aside.value = true)}><${Icon} name="map" /><span>${t("bgt-tab-map")}</span><kbd aria-hidden="true">M</kbd></button>
        <button type="button" class="btn ghost" onClick=${() => act.rules(scene.question?.rule ?? "")}><${Icon} name="rules" /><span>${scene.question?.rule}</span></button>
      </div>
    </div>
    <section class="fighters" aria-label=${t("bgt-fighters")}><${Fighters} around=${around} fight=${fight} /></section>
    <div class="fight">
      <${Order} around=${around} fight=${fight} />
      ${(fight.kind === "pvp" ? [side, side === "horde" ? "alliance" : "horde"] : [side]).map((faction, i) => html`<${Lanes} key=${faction} around=${around} fight=${fight} faction=${faction} dice=${i === 0} />`)}
    </div>
    <div class="rightc">
      <${Foes} around=${around} fight=${fight} />
      ${isMine(scene) && html`<section class="insts"><header><h3>${t("bgt-options")}</h3></header><${Choices} around=${around} only=${(/** @type {any} */ option) => !option.die || !fight.attack} /></section>`}
    </div>
    <div class="cfoot">
      <div class="pr"><${Crest} faction=${side} /><p role="status" aria-live="polite"><b>${who ? t("bgt-prompt", { name: who, prompt: what }) : what}</b></p></div>
      <div class="cbtn"><button type="button" class="btn ghost" onClick=${() => act.undo()}><${Icon} name="undo" />${t("sw-undo")}<kbd aria-hidden="true">Z</kbd></button><${Answers} around=${around} /></div>
    </div>
  </div>`;
}

/** @param {{fight: Fighting}} props */
function Steps({ fight }) {
  const steps = fight.kind === "pvp" ? PVP_STEPS : STEPS;
  const at = steps.findIndex(([name]) => name === fight.step);
  return html`<div class="steps" role="list" aria-label=${t("bgt-steps")}>
    ${["attack", "defense"].map(
      (phase) =>
        html`<div key=${phase} class="ph"><em>${t(phase === "attack" ? "bgt-phase-attack" : "bgt-phase-defense")}</em>
          <ol>${steps.map(([name, belongs], i) => belongs === phase && html`<li key=${name} class=${i < at ? "done" : i === at ? "now" : ""} aria-current=${i === at ? "step" : undefined}><i>${i + 1}</i><span>${t(NAMES[name] ?? "bgt-step-pool")}</span></li>`)}</ol>
        </div>`,
    )}
  </div>`;
}

/** @param {{around: Around, fight: Fighting}} props */
function Fighters({ around, fight }) {
  const { scene, desk, gallery } = around;
  return html`<ol>
    ${fight.began.map((id) => {
      const hero = scene.heroes[id];
      if (!hero) return null;
      const fallen = fight.fallen.includes(id);
      return html`<li key=${id} class="${fallen ? "fallen" : ""} ${fight.attack?.hero === id ? "now" : ""}">
        <${Medal} faction=${hero.faction} icon=${gallery.characters[id]?.cls} />
        <div><b>${nameOf(id)}</b>
          <small><${Icon} name="heart" /> ${t("bgt-health-of", { now: hero.health, most: hero.max_health })} · <${Icon} name="energy" /> ${t("bgt-energy-of", { now: hero.energy, most: hero.max_energy })}</small>
          ${hero.stun > 0 && html`<span class="token stun">${t("bgt-stun", { count: hero.stun })}</span>`}${hero.curse > 0 && html`<span class="token curse">${t("bgt-curse", { count: hero.curse })}</span>`}
          ${hero.pet && html`<small>${nameOf(hero.pet.card)}: ${t("bgt-health-of", { now: hero.pet.health, most: hero.pet.of })}</small>`}
        </div>
        <button type="button" class="opensheet" aria-label=${t("bgt-open-sheet", { name: nameOf(id) })} onClick=${() => (desk.open.value = `sheet:${id}`)}><${Icon} name="sheet" /></button>
      </li>`;
    })}
  </ol>`;
}

/** @param {{around: Around, fight: Fighting}} props */
function Order({ around, fight }) {
  const attack = fight.attack;
  return html`<div class="order">
    ${attack && html`<span class="oi now"><${Medal} faction=${around.scene.heroes[attack.hero]?.faction} icon=${around.gallery.characters[attack.hero]?.cls} /><span><b>${shortName(attack.hero)}</b><small>${t("bgt-attacks-now")}</small></span></span>`}
    ${fight.order.map((id) => html`<span key=${id} class="oi"><${Medal} faction=${around.scene.heroes[id]?.faction} icon=${around.gallery.characters[id]?.cls} /><span><b>${shortName(id)}</b></span></span>`)}
    ${attack && html`<span class="thr"><${Icon} name="threat" /><span>${t("bgt-or-more", { threat: attack.threat.total })}</span></span><span class="rr"><${Icon} name="reroll" /><span>${t("bgt-rerolls", { used: attack.rerolls + attack.dice.filter((die) => die.chosen).length, total: attack.reroll.total })}</span></span>`}
  </div>`;
}

const DAMAGE = 0,
  DEFENSE = 1,
  ATTRITION = 2,
  ARMOR = 3;

/** The three boxes of a faction, with the dice of the running attack above them.
 * @param {{around: Around, fight: Fighting, faction: import("../model.js").Faction, dice: boolean}} props */
function Lanes({ around, fight, faction, dice }) {
  const attack = dice ? fight.attack : null,
    boxes = fight.boxes[faction];
  const placed = attack?.placed ?? [0, 0, 0, 0];
  const of = (/** @type {string} */ colour) => attack?.dice.filter((die) => die.colour === colour) ?? [];
  return html`
    <div class="lane dmg">
      ${attack && html`<div class="felt"><div class="lt">${t("bgt-lane-damage")}</div><div class="dice c2">${of("blue").map((die, i) => html`<${DieOf} key=${i} around=${around} die=${die} />`)}</div></div>`}
      <${Box} title=${t("bgt-box-damage")} hits=${boxes[DAMAGE]} fresh=${placed[DAMAGE]} armor=${0} freshArmor=${0} />
    </div>
    <div class="lane def">
      ${attack && html`<div class="felt"><div class="lt">${t("bgt-lane-defense")}</div><div class="dice c3">${[...of("red"), ...of("green")].map((die, i) => html`<${DieOf} key=${i} around=${around} die=${die} />`)}</div></div>`}
      <${Box} title=${t("bgt-box-defense")} hits=${boxes[DEFENSE]} fresh=${placed[DEFENSE]} armor=${boxes[ARMOR]} freshArmor=${placed[ARMOR]} />
    </div>
    <div class="lane att">
      ${attack && html`<div class="felt"><div class="lt">${t("bgt-lane-attrition")}</div><b class="big">${attack.attrition.total}</b><div class="src">${attack.attrition.items.map((item, i) => html`<div key=${i}>${say({ id: item.source.slice(1) })} ${item.amount}</div>`)}</div></div>`}
      <${Box} title=${t("bgt-box-attrition")} hits=${boxes[ATTRITION]} fresh=${placed[ATTRITION]} armor=${0} freshArmor=${0} />
    </div>
  `;
}

/** @param {{title: string, hits: number, fresh: number, armor: number, freshArmor: number}} props */
function Box({ title, hits, fresh, armor, freshArmor }) {
  const token = (/** @type {string} */ kind, /** @type {number} */ count, /** @type {number} */ now) =>
    Array.from({ length: count }, (_, i) => html`<svg key=${kind + i} class="tk ${i >= count - now ? "gh" : ""}" aria-hidden="true"><use href=${"#tok-" + kind} /></svg>`);
  return html`<div class="box"><h4>${title}</h4>
    <div class="toks" role="img" aria-label=${t("bgt-tokens", { hits, armor })}>${token("hit", hits, fresh)}${token("armor", armor, freshArmor)}</div>
  </div>`;
}

/** @param {{around: Around, die: Die}} props */
function DieOf({ around, die }) {
  const option = die.chosen ? undefined : optionsOf(around.scene).find((each) => each.die === die.key);
  const label = [t("bgt-die", { colour: nameOf(`die-${die.colour}`), face: die.face }), die.hits ? t("bgt-die-hits") : "", die.spotted ? t("bgt-die-spotted") : "", die.chosen ? t("bgt-die-chosen") : ""].filter(Boolean).join(", ");
  const body = html`<svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M50 3L93 28V72L50 97 7 72V28z" class="d0" /><path d="M50 3L93 28 91 71z" class="f2" /><path d="M50 3L7 28 9 71z" class="f3" /><path d="M9 71L50 97 91 71z" class="f4" /><path d="M50 5L91 71H9z" class="f1" /><path d="M50 3L93 28V72L50 97 7 72V28z" class="dl" />
      <text x="50" y="64">${die.face || die.fixed || "?"}</text></svg
    ><span class="bdg re"><${Icon} name="reroll" /></span>${die.spotted && html`<span class="bdg sp"><svg class="i" aria-hidden="true"><use href="#i-eye" /></svg></span>`}`;
  const look = `die ${die.colour} ${die.face && !die.hits ? "miss" : ""} ${die.spotted ? "spot" : ""} ${die.chosen ? "sel" : ""} ${option ? "may" : ""}`;
  if (!option) return html`<span class=${look} role="img" aria-label=${label}>${body}</span>`;
  return html`<button type="button" class=${look} data-answer=${option.key} aria-label=${label} disabled=${around.desk.busy.value} onClick=${() => around.act.choose([option.key])}>${body}</button>`;
}

/** @param {{around: Around, fight: Fighting}} props */
function Foes({ around, fight }) {
  if (fight.kind === "pvp") return null;
  const first = fight.foes[0] ?? fight.killed[0];
  const ability = first && around.cards.get(first.colour ? `${first.colour}_${first.id}` : first.id);
  return html`<section class="foes" aria-label=${t("bgt-opponents")}>
    <header><h3>${t("bgt-opponents")}</h3><span class="vh"><span>${t("bgt-threat")}</span><span>${t("bgt-attack")}</span><span>${t("bgt-health")}</span></span></header>
    ${fight.foes.map(
      (foe, i) =>
        html`<div key=${i} class="foe">
          ${foe.colour ? html`<${Figure} kind=${foe.id} colour=${foe.colour} />` : html`<span class="lordmed"><svg viewBox="-32 -32 64 64" aria-hidden="true"><use href="#b-nef" /><svg x="-19" y="-20" width="38" height="38" class="ig"><use href=${"#i-" + iconOf(foe.id)} /></svg></svg></span>`}
          <div><b>${nameOf(foe.id)}</b><small>${foe.quest ? nameOf(foe.quest) : foe.colour ? t("bgt-independent") : ""}</small></div>
          <span class="v"><b>${foe.threat}</b></span><span class="v"><b>${foe.attack}</b></span><span class="v"><b>${foe.health}</b></span>
        </div>`,
    )}
    ${fight.killed.length > 0 && html`<p class="sub">${t("bgt-slain", { count: fight.killed.length })}</p>`}
    ${ability && textOf(ability) && html`<div class="abil"><${Icon} name="venom" /><span>${textOf(ability)}</span></div>`}
  </section>`;
}
