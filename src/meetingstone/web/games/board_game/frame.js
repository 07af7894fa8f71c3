// Around the map: the bar on top with the prompt, the turn track, the experience track, the tabs of the phone.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { say, t } from "../../texts.js";
import { HintButton } from "./hints.js";
import { ENDS, hasAnswered, isMine, optionsOf, targetsOf } from "./model.js";
import { Crest, Icon, Medal } from "./signs.js";
import { nameOf, promptOf, shortName, winnerOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around, dark: boolean}} props */
export function TopBar({ around, dark }) {
  const { act, scene, phone } = around;
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("web-brand")}
      ><svg class="stone" viewBox="0 0 28 30" aria-hidden="true"><use href="#meeting-stone" /></svg><span>${t("web-brand")}</span></a
    >
    <h1 class="hidden">${t("game-board_game")}</h1>
    ${!phone && html`<${Prompt} around=${around} />`}
    <nav class="tools" aria-label=${t("sw-tools")}>
      <button class="tool" type="button" data-do="undo" aria-label=${t("sw-undo")} title=${t("sw-undo")} onClick=${() => act.undo()}><${Icon} name="undo" /></button>
      <${HintButton} around=${around} />
      <button class="tool" type="button" data-do="plan" disabled=${scene.me < 0 || scene.over} aria-label=${t("bgt-plan")} title=${t("bgt-plan") + " (P)"} onClick=${() => act.plan()}><${Icon} name="scope" /></button>
      <button class="tool" type="button" aria-label=${t("sw-rules")} title=${t("sw-rules")} onClick=${() => act.rules(scene.question?.rule ?? "")}><${Icon} name="rules" /></button>
      <button class="tool" type="button" aria-label=${t("sw-theme")} title=${t("sw-theme")} onClick=${() => act.theme()}><${Icon} name=${dark ? "sun" : "moon"} /></button>
      ${around.menu}
    </nav>
  </header>`;
}

/** What the prompt's buttons do: the chosen target, and what ends or leaves out. @param {{around: Around}} props */
export function Answers({ around }) {
  const { scene, desk, act } = around;
  if (!isMine(scene)) return null;
  const pinned = desk.pinned.value,
    target = targetsOf(scene, around.hero, desk.from.value).get(pinned);
  const ends = optionsOf(scene).filter((option) => ENDS.has(option.kind) && !(option.kind === "ready" && hasAnswered(scene)));
  const lone = !target && optionsOf(scene).length > 1;
  return html`
    ${target && html`<button class="btn ghost" type="button" data-do="cancel" onClick=${() => desk.back()}>${t("web-cancel")}<kbd aria-hidden="true">Esc</kbd></button>`}
    ${ends.map((option) => html`<button key=${option.key} class="btn ${target || !lone ? "" : "pri"}" type="button" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])}>${endWord(around, option)}<kbd aria-hidden="true">E</kbd></button>`)}
    ${target && target.keys.length > 0 && html`<button class="btn pri" type="button" data-answer=${target.keys.join(" ")} disabled=${desk.busy.value} onClick=${() => act.choose(target.keys)}>${target.option ? say(target.option.text) : t("bgt-travel-to", { region: nameOf(pinned) })}<kbd aria-hidden="true">↵</kbd></button>`}
  `;
}

/** What ends something, in the words of the question. @param {Around} around @param {import("./model.js").Option} option */
export function endWord({ scene }, option) {
  if (option.kind === "ready" && scene.question?.kind === "bg-act") return t("bgt-end-turn");
  if (option.kind === "ready" && scene.question?.kind === "bg-manage") return t("bgt-end-manage");
  return say(option.text);
}

/** @param {{around: Around}} props */
export function Prompt({ around }) {
  const { scene, desk } = around,
    { who, what } = promptOf(around);
  // In a fight the prompt stands at its foot, and here one only reads where one is.
  if (around.fighting)
    return html`<div class="prompt ${scene.active ?? "horde"}"><${Crest} faction=${scene.active ?? "horde"} /><p><b>${t("bgf-turn", { faction: nameOf(scene.active ?? "horde"), turn: scene.turn })}</b> <span>${t("bgf-fought-by", { heroes: (scene.fight?.began ?? []).map(shortName).join(", ") })}</span></p></div>`;
  const route = targetsOf(scene, around.hero, desk.from.value).get(desk.pinned.value)?.route;
  const note = route
    ? route.steps.length > 1
      ? t("bgt-route-by", { region: nameOf(route.steps[0] ?? ""), count: route.steps.length })
      : t(route.flies ? "bgt-route-flight" : "bgt-route-step")
    : "";
  const faction = winnerOf(scene) ?? scene.active ?? "horde";
  return html`<div class="prompt ${faction}">
    <${Crest} faction=${faction} />
    <p role="status" aria-live="polite"><b>${who ? t("bgt-prompt", { name: who, prompt: what }) : what}</b> <span>${note}</span></p>
    ${!isMine(scene) && !scene.over && !around.past && !around.paused && html`<${Clock} since=${around.since} />`}
    ${scene.over && html`<a class="btn pri" data-do="result" href=${around.act.resultHref()}>${t("result-title")}</a>`}
    <${Answers} around=${around} />
  </div>`;
}

const SIGNS = /** @type {Record<string, string>} */ ({ triangle: "tri", square: "sq", circle: "ci" });

/** @param {{around: Around}} props */
export function TurnTrack({ around }) {
  const { scene, gallery } = around;
  const signs = new Map(Object.entries(gallery.track).flatMap(([sign, spaces]) => spaces.map((space) => [space, sign])));
  return html`<div class="track turnt" role="img" aria-label=${t("bgt-turn-of", { turn: scene.turn, spaces: gallery.spaces })}>
    <span class="tl">${t("bgt-turn")}</span>
    ${Array.from({ length: gallery.spaces }, (_, i) => {
      const space = i + 1,
        sign = signs.get(space);
      return html`<span key=${space} class="sp ${space < scene.space ? "past" : space === scene.space ? "now" : ""}"
        >${sign === "event" ? html`<${Icon} name="event" />` : sign && html`<svg class="i ${SIGNS[sign]}"><use href=${"#" + SIGNS[sign]} /></svg>`}<b>${space}</b></span
      >`;
    })}
    <span class="sp end ${scene.space > gallery.spaces ? "now" : ""}"><${Icon} name="skull" /><b>${t("bgt-final")}</b></span>
  </div>`;
}

/** @param {{around: Around}} props */
export function XpTrack({ around }) {
  const { scene, gallery } = around,
    last = gallery.levels.at(-1) ?? 30;
  const level = (/** @type {number} */ xp) => 1 + gallery.levels.filter((needed) => xp >= needed).length;
  const heroes = Object.values(scene.heroes);
  const told = heroes.map((hero) => `${shortName(hero.id)} ${hero.xp}`).join(", ");
  return html`<div class="track xpt" role="img" aria-label=${t("bgt-experience", { told })}>
    <span class="tl">${t("bgt-xp-short")}</span>
    ${Array.from({ length: last + 1 }, (_, xp) => {
      const now = level(xp),
        from = [0, ...gallery.levels][now - 1] ?? 0,
        to = gallery.levels[now - 1] ?? last;
      const here = heroes.filter((hero) => hero.xp === xp);
      return html`<span key=${xp} class="sp b${now} ${gallery.levels.includes(xp) ? "lvl" : ""}"
        >${xp === Math.floor((from + to) / 2) && html`<em>${t("bgt-level", { level: now })}</em>`}
        ${here.map((hero, i) => html`<span key=${hero.id} class="mk ${hero.faction}" style="left: calc(50% + ${(i - (here.length - 1) / 2) * 15}px)"><${Medal} faction=${hero.faction} icon=${gallery.characters[hero.id]?.cls} /></span>`)}
        <b>${xp}</b></span
      >`;
    })}
  </div>`;
}

const TABS = [
  { name: "map", icon: "map", text: "bgt-tab-map" },
  { name: "heroes", icon: "sheet", text: "bgt-tab-heroes" },
  { name: "quests", icon: "scroll", text: "bgt-tab-quests" },
  { name: "log", icon: "event", text: "bgt-tab-log" },
  { name: "rules", icon: "rules", text: "bgt-tab-rules" },
];

/** @param {{around: Around}} props */
export const TabBar = ({ around }) =>
  html`<nav class="bottom" aria-label=${t("sw-tabs")} inert=${around.fighting}>
    ${TABS.map(
      ({ name, icon, text }) =>
        html`<button
          key=${name}
          type="button"
          class=${around.desk.tab.value === name ? "on" : ""}
          aria-current=${around.desk.tab.value === name ? "page" : undefined}
          onClick=${() => (name === "rules" ? around.act.rules(around.scene.question?.rule ?? "") : (around.desk.tab.value = name))}
        >
          <${Icon} name=${icon} />${t(text)}
        </button>`,
    )}
  </nav>`;
