// Around the board: the bar on top, the prompt, the row of targets, and on the phone players and tabs.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { say, t } from "../../texts.js";
import { PHASES } from "./art.js";
import { causeOf } from "./cause.js";
import { asksList, ENDS, heroAt, heroesOf, isMine, optionsOf } from "./model.js";
import { Crest, Die, Icon, MoveDie } from "./signs.js";
import { nameOf, phaseName, promptOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Option} Option */

/** @param {{around: Around, dark: boolean}} props */
export function TopBar({ around, dark }) {
  const { act, scene, desk } = around;
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("web-brand")}><svg class="ic" viewBox="0 0 28 30" aria-hidden="true"><use href="#meeting-stone" /></svg><span>${t("web-brand")}</span></a>
    <span class="sep hid"></span>
    <h1 class="gname">${t("game-adventure")}</h1>
    ${scene.round > 0 && html`<span class="sep hid"></span><span class="hid">${t("agt-round", { round: scene.round })}</span>`}
    <span class="sp1"></span>
    <nav class="tools" aria-label=${t("sw-tools")}>
      <button class="tb" type="button" data-do="find" title=${t("agt-find") + " (F)"} aria-label=${t("agt-find")} onClick=${() => (desk.finding.value = true)}><${Icon} name="spyglass" /><span class="hid">${t("agt-find")}</span></button>
      <button class="tb" type="button" data-do="undo" title=${t("sw-undo")} aria-label=${t("sw-undo")} onClick=${() => act.undo()}><${Icon} name="undo" /></button>
      <button class="tb hid" type="button" data-do="hint" disabled=${!isMine(scene)} title=${t("sw-hint") + " (H)"} aria-label=${t("sw-hint")} onClick=${() => act.hint()}><${Icon} name="light-bulb" /></button>
      <button class="tb hid" type="button" title=${t("sw-rules")} aria-label=${t("sw-rules")} onClick=${() => act.rules(scene.question?.rule ?? "")}><${Icon} name="rule-book" /><span class="hid">${t("sw-rules")}</span></button>
      <button class="tb" type="button" title=${t("sw-theme")} aria-label=${t("sw-theme")} onClick=${() => act.theme()}><${Icon} name=${dark ? "sun" : "moon"} /></button>
      ${around.menu}
    </nav>
  </header>`;
}

/** What an end is called: the words of the option, or of the phase that it ends. @param {Around} around @param {Option} option */
export function endWord({ scene, spoken }, option) {
  if (option.kind === "done" && scene.question?.kind === "ag-move") return t(scene.moves ? "agt-stay" : "agt-go-on");
  if (option.kind === "done") return t(scene.question?.kind === "ag-equip" ? "agt-end-turn" : "agt-go-on");
  return say(option.text, spoken);
}

/** Buttons of the prompt: the chosen target, and what ends or leaves out. @param {{around: Around}} props */
export function Answers({ around }) {
  const { scene, desk, act, targets } = around;
  if (!isMine(scene)) return null;
  const target = targets.get(desk.pinned.value),
    first = targets.size || asksList(scene);
  const ends = optionsOf(scene).filter((option) => ENDS.has(option.kind));
  return html`
    ${ends.map((option) => html`<button key=${option.key} class="btn ${first ? "" : "pri"}" type="button" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])}>${endWord(around, option)}<kbd class="kb" aria-hidden="true">E</kbd></button>`)}
    ${target && html`<button class="btn pri" type="button" data-answer=${target.option.key} disabled=${desk.busy.value} onClick=${() => act.choose([target.option.key])}>${say(target.option.text, around.spoken)}<kbd class="kb" aria-hidden="true">↵</kbd></button>`}
  `;
}

/** The dice that matter now. @param {{around: Around}} props */
export function Dice({ around }) {
  const { scene } = around;
  if (scene.fight?.begun && scene.fight.sides[0].die)
    return html`<div class="mdie"><${Die} colour="red" face=${scene.fight.sides[0].die} small /><${Die} colour="blk" face=${scene.fight.sides[1].die} small /></div>`;
  return scene.face && !scene.fight ? html`<div class="mdie"><${MoveDie} face=${scene.face} /></div>` : null;
}

/** What stands below the question. @param {Around} around */
export function noteOf(around) {
  const { scene, desk, targets } = around,
    hero = heroAt(scene, scene.me);
  const target = targets.get(desk.pinned.value);
  if (!isMine(scene)) return scene.active === null || scene.over ? "" : t("agt-turn-of", { name: around.names[scene.active] ?? "", phase: phaseName(scene.phase) });
  if (scene.question?.kind === "ag-move" && hero) {
    const told = t(scene.moves > 0 ? "agt-note-move" : "agt-note-moved", { moves: scene.moves, level: nameOf("level-" + (scene.top ?? "grey")), energy: hero.energy });
    return target ? `${told} ${t("agt-note-choosing", { space: nameOf(desk.pinned.value), steps: target.steps })}` : told;
  }
  if (scene.fight && hero) return t("agt-note-fight", { energy: hero.energy });
  const cause = causeOf(around);
  return cause ? cause.name || cause.text : "";
}

/** @param {{around: Around}} props */
export function Prompt({ around }) {
  const { scene } = around,
    { who, what } = promptOf(around);
  return html`<section class="prompt" style=${scene.active === null ? "" : `--c: var(--seat-${scene.active + 1})`}>
    <${Dice} around=${around} />
    <div class="q"><b role="status" aria-live="polite">${who ? t("agt-prompt", { name: who, prompt: what }) : what}</b><span>${noteOf(around)}</span></div>
    ${!isMine(scene) && !scene.over && !around.past && !around.paused && html`<${Clock} since=${around.since} />`}
    <${Phases} around=${around} />
    ${scene.over && html`<a class="btn pri" data-do="result" href=${around.act.resultHref()}>${t("result-title")}</a>`}
    <${Answers} around=${around} />
  </section>`;
}

const SHOWN = ["move", "explore", "challenge", "maintain"];

/** @param {{around: Around}} props */
function Phases({ around: { scene } }) {
  const now = SHOWN.indexOf(scene.phase);
  if (!Object.keys(scene.heroes).length) return null;
  return html`<ol class="phases" aria-label=${t("agt-phases")}>
    ${SHOWN.map((phase, i) => html`<li key=${phase} class=${i === now ? "on" : i < now ? "done" : ""} aria-current=${i === now ? "step" : undefined}>${i === now && html`<${Icon} name=${PHASES[phase] ?? ""} />`}${phaseName(phase)}</li>`)}
  </ol>`;
}

/** Every space that may be chosen, as a button. @param {{around: Around}} props */
export function Targets({ around }) {
  const { targets, desk, act } = around;
  if (!targets.size) return null;
  return html`<div class="targets" role="group" aria-label=${t("agt-targets")}>
    ${[...targets].map(
      ([id, { steps, option }], i) => html`<button key=${option.key} type="button" data-place=${id} class=${id === desk.pinned.value ? "sel" : ""} aria-pressed=${String(id === desk.pinned.value)} onClick=${() => act.touch(id)} onPointerEnter=${() => act.look(id)} onPointerLeave=${() => act.look("")} onFocus=${() => act.look(id)} onBlur=${() => act.look("")}>
        <i aria-hidden="true">${steps || i + 1}</i>${nameOf(id)}
      </button>`,
    )}
  </div>`;
}

/** On the phone: who has how much valor. @param {{around: Around}} props */
export const Strip = ({ around }) =>
  html`<div class="mstrip" style="--n: ${Math.max(1, heroesOf(around.scene).length)}">
    ${heroesOf(around.scene).map((hero) => html`<button type="button" key=${hero.seat} class=${hero.seat === around.scene.active ? "act" : ""} aria-label=${t("agt-open-hero", { name: nameOf(hero.id) })} onClick=${() => (around.desk.open.value = `hero:${hero.seat}`)}><${Crest} around=${around} id=${hero.id} seat=${hero.seat} /><span><b>${hero.valor}</b><small>${t("agt-of", { of: around.scene.needed })}</small></span></button>`)}
  </div>`;

const TABS = [
  { name: "map", icon: "treasure-map", text: "agt-tab-board" },
  { name: "hand", icon: "card-pickup", text: "agt-tab-hand" },
  { name: "sheet", icon: "knapsack", text: "agt-tab-sheet" },
  { name: "quests", icon: "scroll-unfurled", text: "agt-tab-quests" },
  { name: "table", icon: "three-friends", text: "agt-tab-table" },
];

/** @param {{around: Around}} props */
export const TabBar = ({ around }) =>
  html`<nav class="tabs" aria-label=${t("sw-tabs")}>
    ${TABS.map(({ name, icon, text }) => html`<button key=${name} type="button" class=${around.desk.tab.value === name ? "on" : ""} aria-current=${around.desk.tab.value === name ? "page" : undefined} data-tab=${name} onClick=${() => (around.desk.tab.value = name)}><${Icon} name=${icon} />${t(text)}${name === "hand" && around.scene.hand.length ? ` ${around.scene.hand.length}` : ""}</button>`)}
  </nav>`;
