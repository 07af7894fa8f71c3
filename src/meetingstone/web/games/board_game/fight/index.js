// A fight: its steps, the cards of whoever attacks, dice above the boxes that they feed, opponents, odds and powers.
import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { layout } from "../../../parts/shell.js";
import { say, t } from "../../../texts.js";
import { causeOf } from "../cause.js";
import { WhyNote } from "../decide.js";
import { HintButton } from "../hints.js";
import { isMine } from "../model.js";
import { isMyFight } from "../prospects.js";
import { Crest, Icon } from "../signs.js";
import { isFight } from "../story.js";
import { nameOf, promptOf } from "../words.js";
import { useAnswering } from "./answer.js";
import { Area, AtResolution, Legend, Order } from "./area.js";
import { Fighter } from "./fighter.js";
import { Foes } from "./foes.js";
import { areCounted, isFought, sideOf } from "./model.js";
import { hasOdds } from "./clash.js";
import { OddsPanel, WholeFight } from "./odds.js";
import { Others, Powers } from "./powers.js";
import { ClashOdds, Sides, Strip } from "./pvp.js";
import { useSettled } from "./settled.js";

export { isFought };

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("./answer.js").Answering} Answering */

const ATTACK = ["pool", "reroll", "place"];
const DEFENSE = ["strike", "damage", "resolution"];
/** Between characters armor is exchanged first, and hits wound instead of opponents' Attack. */
const PVP_DEFENSE = ["armor", "strike", "resolution"];
/** @type {Record<string, string>} */
const STEPS = {
  pool: "bgf-step-pool",
  reroll: "bgf-step-reroll",
  place: "bgf-step-place",
  armor: "bgf-step-armor",
  strike: "bgf-step-strike",
  damage: "bgf-step-damage",
  resolution: "bgf-step-resolution",
};
/** Events that begin a fight. */
const BEGIN = new Set(["bg-combat", "bg-pvp"]);

/** @param {{around: Around}} props */
export function Fight({ around }) {
  const { fight } = around.scene;
  return fight && html`<${Combat} around=${around} fight=${fight} />`;
}

/** @param {{around: Around, fight: Fighting}} props */
function Combat({ around, fight }) {
  useSettled(around, fight);
  const { scene } = around,
    answering = useAnswering(around, fight),
    fit = layout.value,
    tabbed = isTabbed();
  const side = sideOf(scene, fight),
    duel = fight.kind === "pvp",
    shown = scene.heroes[answering.shown],
    part = tabbed ? answering.mind.part.value : "fight";
  // Bosses bend the rules of hits and Attrition: there nothing simple can be counted.
  const guesses = Boolean(fight.attack && fight.foes.length && fight.kind !== "boss" && !areCounted(fight));
  const sheet = tabbed ? part === "sheet" : fit === "desk" && !duel;
  return html`<div class="combat ${fit} ${fight.kind} part-${part} ${sheet ? "sheeted" : ""}" role="dialog" aria-label=${titleOf(fight)}>
    <${Head} around=${around} fight=${fight} answering=${answering} />
    ${shown && sheet && html`<${Fighter} around=${around} answering=${answering} hero=${shown} />`}
    ${
      part === "fight" &&
      html`<div class="cbody"><div class="fight">
        ${
          duel
            ? html`<${Sides} around=${around} fight=${fight} answering=${answering} />`
            : html`<${Order} around=${around} fight=${fight} answering=${answering} />
                <div class="area" role="group" aria-label=${t("bgf-area-of", { faction: nameOf(side) })}><div class="lanes"><${Area} around=${around} fight=${fight} faction=${side} answering=${answering} /></div></div>
                <${AtResolution} around=${around} fight=${fight} faction=${side} answering=${answering} />`
        }
        ${!tabbed && !sheet && html`<${Strip} around=${around} answering=${answering} />`}
        ${sheet && html`<${Legend} />`}
      </div>
      <div class="rightc">
        <${Foes} around=${around} fight=${fight} answering=${answering} />
        ${guesses && html`<${OddsPanel} scene=${scene} fight=${fight} again=${answering.again} />`}
        ${hasOdds(fight) && html`<${ClashOdds} around=${around} fight=${fight} answering=${answering} />`}
        ${isMyFight(scene) && !around.past && fight.step !== "end" && html`<${WholeFight} around=${around} />`}
        <${Others} around=${around} fight=${fight} answering=${answering} />
        <${Powers} around=${around} answering=${answering} />
        ${!tabbed && html`<${Story} around=${around} />`}
      </div></div>`
    }
    ${tabbed && part === "log" && html`<${Story} around=${around} />`}
    <${Foot} around=${around} fight=${fight} answering=${answering} />
    ${fit === "phone" && html`<${Parts} around=${around} answering=${answering} />`}
  </div>`;
}

/** What is fought. @param {Fighting} fight */
function titleOf(fight) {
  if (fight.kind === "pvp") return t(fight.region ? "bgf-pvp" : "bgf-final");
  const foe = fight.foes[0] ?? fight.killed[0];
  return foe ? nameOf(foe.quest ?? foe.id) : t("bgf-fight");
}

/** Whether one part is shown at a time. */
const isTabbed = () => layout.value === "phone" || layout.value === "short";

/** @param {{around: Around, fight: Fighting, answering: Answering}} props */
function Head({ around, fight, answering }) {
  const { scene, desk, act } = around,
    tabbed = isTabbed();
  const where = [fight.region ? nameOf(fight.region) : "", fight.round ? t("bgf-round", { round: fight.round }) : ""].filter(Boolean).join(" · ");
  const rule = scene.question?.rule ?? "";
  return html`<header class="chead">
    <div class="ttl"><h2>${titleOf(fight)}</h2><small>${where}</small></div>
    <${Steps} fight=${fight} />
    <div class="ctools">
      <${HintButton} around=${around} />
      ${!tabbed && html`<button type="button" class="btn ghost" data-do="aside" onClick=${() => (desk.aside.value = true)}><${Icon} name="map" /><span>${t("bgf-map")}</span><kbd aria-hidden="true">M</kbd></button>`}
      <button type="button" class="btn ghost" aria-label=${t("bgf-rule", { rule })} onClick=${() => act.rules(rule)}><${Icon} name="rules" />${!tabbed && html`<span>${rule}</span>`}</button>
    </div>
    ${layout.value === "short" && html`<${Parts} around=${around} answering=${answering} />`}
  </header>`;
}

/** @param {{fight: Fighting}} props */
function Steps({ fight }) {
  const defense = fight.kind === "pvp" ? PVP_DEFENSE : DEFENSE,
    all = [...ATTACK, ...defense];
  const at = fight.step === "end" ? all.length : all.indexOf(fight.step);
  const chevrons = (/** @type {string[]} */ steps) =>
    html`<ol>${steps.map((step) => {
      const i = all.indexOf(step);
      return html`<li key=${step} class=${i < at ? "done" : i === at ? "now" : ""} aria-current=${i === at ? "step" : undefined}><i>${i < at ? html`<${Icon} name="check" />` : i + 1}</i><span>${t(String(STEPS[step]))}</span></li>`;
    })}</ol>`;
  return html`<div class="steps" role="group" aria-label=${t("bgf-steps")}>
    <div class="ph"><em>${t("bgf-attack-phase")}</em>${chevrons(ATTACK)}</div>
    <div class="ph dp"><em>${t("bgf-defense-phase")}</em>${chevrons(defense)}</div>
  </div>`;
}

/** What happened in this fight, newest first. @param {{around: Around}} props */
function Story({ around }) {
  const told = useMemo(() => {
    const begin = around.events.findLastIndex((event) => BEGIN.has(event.kind));
    return around.events.slice(Math.max(0, begin)).filter(isFight).reverse();
  }, [around.events]);
  return html`<section class="fightlog" aria-label=${t("bgf-log")}>
    <header><h3>${t("bgf-log")}</h3></header>
    <ol aria-live="polite" tabindex="0" aria-label=${t("bgf-log")}>${told.map((event, i) => html`<li key=${told.length - i}>${say({ id: "log-" + event.kind, values: event.values }, around.spoken)}</li>`)}</ol>
  </section>`;
}

/** How what ends a question is called in a fight. @param {Around} around @param {import("../model.js").Option} option */
function endWord({ scene, spoken }, option) {
  const kind = scene.question?.kind;
  if (option.kind === "ready" && (kind === "bg-pool" || kind === "bg-throw")) return t("bgf-roll");
  if (option.kind === "keep") return t("bgf-keep-all");
  return say(option.text, spoken);
}

/** The one question, and the buttons that answer it. @param {{around: Around, fight: Fighting, answering: Answering}} props */
function Foot({ around, fight, answering }) {
  const { scene, desk, act } = around,
    { who, what } = promptOf(around);
  const busy = desk.busy.value,
    mine = isMine(scene);
  const all = answering.beside.find(({ kind }) => kind === "use_all"),
    ends = answering.beside.filter(({ kind }) => kind !== "use_all"),
    picks = fight.picks;
  // One filled button: the dice in mind, then using everything, then going on.
  const leads = answering.ready ? "picks" : all ? "all" : answering.many && !answering.rerolling ? "" : "end";
  const note = mine && answering.many && picks ? t(answering.rerolling ? "bgf-pick-rerolls" : "bgf-pick-dice", { count: answering.picked.length, least: picks.least, most: Math.min(picks.most, answering.open.length) }) : noteOf(around);
  const asked = mine && answering.rerolling ? t("bgf-ask-reroll") : what;
  return html`<footer class="cfoot">
    <${WhyNote} around=${around} />
    <div class="pr"><${Crest} faction=${scene.heroes[scene.subject ?? ""]?.faction ?? sideOf(scene, fight)} /><p role="status" aria-live="polite"><b>${who ? t("bgt-prompt", { name: who, prompt: asked }) : asked}</b> <span>${note}</span></p></div>
    <div class="cbtn">
      ${mine && html`<button type="button" class="btn ghost" data-do="undo" aria-label=${t("bgf-undo")} onClick=${() => act.undo()}><${Icon} name="undo" />${!isTabbed() && html`<span>${t("bgf-undo")}</span><kbd aria-hidden="true">Z</kbd>`}</button>`}
      ${answering.rerolling && answering.open.length > 0 && html`<button type="button" class="btn" data-do="worst" disabled=${busy || !answering.weak.length} onClick=${() => answering.worst()}>${t("bgf-worst")}<kbd aria-hidden="true">W</kbd></button>`}
      ${ends.map((option) => html`<button key=${option.key} type="button" class="btn ${leads === "end" ? "pri" : ""}" data-answer=${option.key} disabled=${busy} onClick=${() => act.choose([option.key])}>${endWord(around, option)}<kbd aria-hidden="true">${leads === "end" ? "↵" : "K"}</kbd></button>`)}
      ${all && html`<button type="button" class="btn ${leads === "all" ? "pri" : ""}" data-answer=${all.key} disabled=${busy} onClick=${() => act.choose([all.key])}>${say(all.text)}<kbd aria-hidden="true">↵</kbd></button>`}
      ${mine && answering.many && html`<button type="button" class="btn ${leads === "picks" ? "pri" : ""}" data-do="picks" disabled=${busy || !answering.ready} onClick=${() => answering.confirm()}><${Icon} name=${answering.sign} />${t(answering.rerolling ? "bgf-reroll-dice" : "bgf-take-dice", { count: answering.picked.length })}<kbd aria-hidden="true">R</kbd></button>`}
    </div>
  </footer>`;
}

/** Why the question is asked: the card that is being used and what it says, or what comes of the answer. @param {Around} around */
function noteOf(around) {
  const found = causeOf(around);
  if (!found) return "";
  return found.id ? `${nameOf(found.id)}: ${found.text}` : found.text;
}

const PARTS = [
  ["fight", "dice", "bgf-part-fight"],
  ["sheet", "sheet", "bgf-part-sheet"],
  ["map", "map", "bgf-map"],
  ["log", "scroll", "bgf-log"],
];

/** The parts of the fight on a phone. @param {{around: Around, answering: Answering}} props */
const Parts = ({ around, answering }) =>
  html`<nav class="ctabs" aria-label=${t("bgf-parts")}>
    ${PARTS.map(([part = "", icon, text = ""]) => html`<button key=${part} type="button" data-part=${part} aria-current=${answering.mind.part.value === part ? "page" : undefined} onClick=${() => (part === "map" ? (around.desk.aside.value = true) : (answering.mind.part.value = part))}><${Icon} name=${icon} />${t(text)}</button>`)}
  </nav>`;
