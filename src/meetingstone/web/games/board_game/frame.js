// Around the map: what the shell is given of this game: turn, seats, the prompt, the answers; and the two tracks of the board.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { Zoom } from "../../parts/framing.js";
import { openSheet } from "../../parts/shell.js";
import { say, t } from "../../texts.js";
import { against, asks, ENDS, hasAnswered, heroesOf, isMine, myFaction, optionsOf, targetsOf } from "./model.js";
import { Take } from "./draft.js";
import { Crest, Gold, Icon, Medal } from "./signs.js";
import { nameOf, promptOf, shortName, winnerOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** The answers: the chosen target, and what ends or leaves out. @param {Around} around */
export function answersOf(around) {
  const { scene, desk, act, past } = around,
    busy = desk.busy.value;
  // On a desk the class that one looks at has its button beside it.
  if (asks(scene, "bg-class") && !past) return around.wide ? {} : { primary: html`<${Take} around=${around} />` };
  if (scene.over) return { primary: html`<a class="pri" data-do="result" href=${act.resultHref()}>${t("result-title")}</a>` };
  const idle = (/** @type {string} */ text) => html`<button type="button" class="pri" disabled>${text}</button>`;
  if (!isMine(scene) || past) return { primary: idle(t("sw-wait")) };
  const pinned = desk.pinned.value,
    target = targetsOf(scene, around.hero, desk.from.value).get(pinned);
  if (target && target.keys.length > 0)
    return {
      second: html`<button class="sec" type="button" data-do="cancel" onClick=${() => desk.back()}>${t("web-cancel")}<kbd aria-hidden="true">Esc</kbd></button>`,
      primary: html`<button class="pri" type="button" data-answer=${target.keys.join(" ")} disabled=${busy} onClick=${() => act.choose(target.keys)}>${target.option ? say(target.option.text) : t("bgt-travel-to", { region: nameOf(pinned) })}<kbd aria-hidden="true">↵</kbd></button>`,
    };
  const ends = optionsOf(scene).filter((option) => ENDS.has(option.kind) && !(option.kind === "ready" && hasAnswered(scene)));
  const end = (/** @type {import("./model.js").Option} */ option, /** @type {string} */ look) =>
    html`<button key=${option.key} class=${look} type="button" data-answer=${option.key} disabled=${busy} onClick=${() => act.choose([option.key])}>${endWord(around, option)}<kbd aria-hidden="true">E</kbd></button>`;
  const [first, ...others] = ends;
  if (first && ends.length === optionsOf(scene).length) return { second: others.map((option) => end(option, "sec")), primary: end(first, "pri") };
  return { second: ends.map((option) => end(option, "sec")), primary: idle(t(asks(scene, "bg-act") ? "bgt-choose-action" : "sw-decide")) };
}

/** What it means to end or leave out something. @type {Record<string, string>} */
const ENDINGS = {
  "bg-act": "bgt-end-turn",
  "bg-manage": "bgt-end-manage",
  "bg-trade": "bgt-end-trade",
  "bg-sale": "bgt-end-sale",
  "bg-swap": "bgt-end-swap",
  "bg-bargain": "bgt-end-bargain",
  "bg-zeppelin": "bgt-end-zeppelin",
  "bg-beasts": "bgt-end-beasts",
  "bg-rest": "bgt-end-rest",
  "bg-town": "bgt-end-town",
  "bg-train": "bgt-end-train",
};

/** What ends something, in the words of the question. @param {Around} around @param {import("./model.js").Option} option */
export function endWord({ scene }, option) {
  const known = option.kind === "ready" || option.kind === "done" ? ENDINGS[scene.question?.kind ?? ""] : "";
  return known ? t(known) : say(option.text);
}

/** Who must do what, and the way to where one looks. @param {{around: Around}} props */
export function Prompt({ around }) {
  const { scene, desk, fit, act } = around,
    { who, what } = promptOf(around);
  const route = targetsOf(scene, around.hero, desk.from.value).get(desk.pinned.value)?.route;
  const note = route
    ? route.steps.length > 1
      ? t("bgt-route-by", { region: nameOf(route.steps[0] ?? ""), count: route.steps.length })
      : t(route.flies ? "bgt-route-flight" : "bgt-route-step")
    : "";
  const quests = scene.factions[myFaction(scene)]?.quests.length ?? 0,
    all = Object.keys(scene.heroes);
  return html`<${Crest} faction=${winnerOf(scene) ?? scene.active ?? "horde"} />
    <p class="ms-q" role="status" aria-live="polite"><b>${who ? t("bgt-prompt", { name: who, prompt: what }) : what}</b><span>${note}</span></p>
    ${!isMine(scene) && !scene.over && !around.past && !around.paused && html`<${Clock} since=${around.since} />`}
    ${scene.me >= 0 && all.length > 0 && !scene.over && !around.past && html`<button class="ms-tab" type="button" data-do="plan" aria-label=${t("bgt-plan")} title=${t("bgt-plan") + " (P)"} aria-pressed=${String(Boolean(desk.plan.value))} onClick=${() => act.plan()}><${Icon} name="scope" /><span>${t("bgt-plan")}</span></button>`}
    ${fit === "short" && quests > 0 && html`<button type="button" class="ms-tab" onClick=${() => openSheet("quests")}>${t("bgt-tab-quests")} ${quests}</button>`}
    ${(fit === "portrait" || fit === "landscape") && html`<${Zoom} view=${around.view} />`}`;
}

/** One button for each character, mine first, with what everybody may know; the Overlord last. @param {{around: Around}} props */
export function Seats({ around }) {
  const { scene, gallery } = around,
    mine = myFaction(scene);
  const all = [...heroesOf(scene, mine), ...heroesOf(scene, against(mine))],
    lord = scene.overlord;
  if (!all.length) return around.names.map((name, seat) => html`<button key=${seat} type="button" class="ms-seat ${scene.question?.awaits.includes(seat) ? "now" : ""}" onClick=${() => openSheet("players")}><span class="st"><b title=${name}>${name}</b></span></button>`);
  return html`${all.map((hero) => {
    const told = t("bgt-character", { name: nameOf(hero.id), owner: scene.mine.includes(hero.id) ? t("seat-you") : (around.names[hero.seat] ?? ""), level: hero.level, region: hero.region ? nameOf(hero.region) : "", health: hero.health, energy: hero.energy, gold: hero.gold, actions: hero.actions });
    const acts = scene.active === hero.faction && scene.mine.includes(hero.id) && hero.id === around.hero;
    return html`<button key=${hero.id} type="button" class="ms-seat ${hero.faction} ${acts ? "now" : ""} ${hero.faction === mine ? "own" : ""}" data-hero=${hero.id} aria-label=${told} onClick=${() => (scene.mine.includes(hero.id) && hero.id !== around.hero ? around.act.hero(hero.id) : openSheet("players"))}>
      <${Medal} faction=${hero.faction} icon=${gallery.characters[hero.id]?.cls} />
      <span class="st"><b title=${nameOf(hero.id)}>${shortName(hero.id)}${hero.faction === scene.active && hero.actions > 0 && html`<span class="pips" aria-hidden="true">${[1, 2].map((i) => html`<svg key=${i} class="pip ${i <= hero.actions ? "on" : "off"}"><use href="#pip" /></svg>`)}</span>`}</b>
      <i><span class="hp"><${Icon} name="heart" /></span>${hero.health}<span class="en"><${Icon} name="energy" /></span>${hero.energy}${hero.faction === mine && html`<${Gold} amount=${hero.gold} />`}</i></span>
    </button>`;
  })}
  ${lord && html`<button type="button" class="ms-seat lordseat" aria-label=${nameOf(lord.id)} onClick=${() => openSheet("players")}><span class="st"><b>${nameOf(lord.id)}</b><i>${lord.way.length ? t("bgt-overlord-away", { count: lord.way.length - 1 }) : t("bgt-overlord")}</i></span></button>`}`;
}

/** The turn, in a word. @param {{around: Around}} props */
export const Turn = ({ around: { scene, gallery } }) => scene.turn > 0 && html`<span class="ms-pill">${scene.space > gallery.spaces ? t("bgf-final") : t("bgt-turn-of", { turn: scene.turn, spaces: gallery.spaces })}</span>`;

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
