// Around the board: the bar on top, the prompt line, the bottom sheet and tabs of the phone.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { FairCard, FairSign } from "../../parts/fair.js";
import { join, say, t } from "../../texts.js";
import { ComboBody } from "./combos.js";
import { actionWord, CostBody, Ways, WhyNote } from "./cost.js";
import { Choices, listed, PlanButton, Redeploy, VERB } from "./decide.js";
import { endOf, isMine, optionsOf, rolls, stepOf, STEPS, targetsOf, verbsOf } from "./model.js";
import { canPlan, PlanPanel } from "./planner.js";
import { seatName } from "./players.js";
import { Icon, SeatSign } from "./signs.js";
import { Acts, HintButton, Income } from "./tray.js";
import { raceName, regionName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

const STEP_WORD = {
  ready: "sw-step-ready",
  conquer: "sw-step-conquer",
  redeploy: "sw-step-redeploy",
  score: "sw-step-score",
};

/** @param {{around: Around, dark: boolean}} props */
export function TopBar({ around, dark }) {
  const { scene, act } = around;
  return html`<header class="topbar">
    <a class="logo" href="/" aria-label=${t("web-brand")}
      ><svg aria-hidden="true"><use href="#stone-logo" /></svg><span>${t("web-brand")}</span></a
    >
    <h1>${t("game-small_world")}</h1>
    <div class="track" role="img" aria-label=${t("picture-round", { round: scene.round, rounds: scene.rounds })}>
      <span class="lbl">${t("sw-round")}</span>
      <ol>
        ${Array.from({ length: scene.rounds }, (_, i) => html`<li key=${i} class=${i + 1 < scene.round ? "done" : i + 1 === scene.round ? "now" : ""}>${i + 1}</li>`)}
      </ol>
    </div>
    <nav class="tools" aria-label=${t("sw-tools")}>
      <button type="button" onClick=${() => act.rules(scene.question?.rule ?? "")}>
        <${Icon} name="rule-book" /><span>${t("sw-rules")}</span>
      </button>
      <a href="/gallery/small_world" target="_blank"><${Icon} name="treasure-map" /><span>${t("sw-gallery")}</span></a>
      ${act.commitment() && html`<${FairSign} />`}
      <button class="sq" type="button" aria-label=${t("sw-theme")} onClick=${() => act.theme()}>
        <${Icon} name=${dark ? "sun" : "moon"} />
      </button>
      ${around.menu}
    </nav>
    ${act.commitment() && html`<${FairCard} commitment=${act.commitment()} />`}
  </header>`;
}

/** Whoever won: the Murlocs, who have no seat, when nobody else did. @param {Around} around */
export const winnersOf = ({ scene, names }) =>
  scene.winners.length ? scene.winners : scene.players.map(({ seat }) => seat).filter((seat) => seat >= names.length);

/** Who must do what. @param {Around} around */
export function promptText(around) {
  const { scene, spoken } = around;
  if (around.lookback.at !== null && !scene.over)
    return t("sw-past-prompt", { round: scene.round, name: seatName(around, scene.turn ?? 0) });
  if (scene.over) {
    const names = join(winnersOf(around).map((s) => spoken[s] ?? seatName(around, s)));
    const count = scene.winners.length;
    return count ? t("sw-over-prompt", { count, names }) : t("result-lost", { names });
  }
  if (!scene.question) return t("sw-wait");
  if (around.paused) return t("table-paused-prompt");
  if (around.planning && around.phone) return t(around.ahead ? "sw-heading-plan-next" : "sw-heading-plan");
  if (isMine(scene))
    return scene.question.kind === "lay" || scene.question.kind === "build"
      ? say({ id: "sw-ask-thing", values: { prompt: "@" + scene.question.prompt.id, thing: thingOf(around) } })
      : say(scene.question.prompt, spoken);
  const names = scene.question.awaits.map((s) => seatName(around, s)).join(t("list-last"));
  const bot = scene.question.awaits.every((s) => around.bots[s]);
  return t(bot ? "sw-thinking" : "sw-waiting", { names, count: scene.question.awaits.length });
}

/** What is laid. @param {Around} around */
function thingOf({ scene, gallery }) {
  const piece = optionsOf(scene).find((o) => o.piece)?.piece ?? "token";
  return gallery.cards.some((card) => card.id === piece) ? "@marker-" + piece : "@piece-" + piece;
}

/** How long the others have been awaited. @param {{around: Around}} props */
const Awaited = ({ around }) =>
  around.scene.over || around.lookback.at !== null || isMine(around.scene) || around.paused
    ? null
    : html`<${Clock} since=${around.since} />`;

/** @param {{around: Around}} props */
const ToResult = ({ around }) =>
  html`<a class="primary toresult" data-do="result" href=${around.act.resultHref()}>${t("result-title")}</a>`;

/** @param {{around: Around}} props */
export function Prompt({ around }) {
  const { scene, view } = around,
    step = stepOf(scene),
    seat = scene.question?.awaits[0] ?? scene.turn ?? 0;
  const at = STEPS.indexOf(step);
  return html`<section class="prompt seat${seat + 1}" aria-label=${t("sw-prompt")}>
    <${SeatSign} seat=${seat} class="lg" />
    <p role="status" aria-live="polite">${promptText(around)}</p>
    ${scene.over && html`<${ToResult} around=${around} />`}
    <${Awaited} around=${around} />
    ${
      !scene.over &&
      html`<ol class="steps">
        ${STEPS.map((each, i) => html`<li key=${each} class=${i < at ? "done" : i === at ? "now" : ""}>${t(STEP_WORD[each])}</li>`)}
      </ol>`
    }
    <span class="pzoom">
      <button type="button" aria-label=${t("sw-zoom-out")} onClick=${() => view.zoom(1 / 1.3)}>−</button>
      <button type="button" aria-label=${t("sw-zoom-in")} onClick=${() => view.zoom(1.3)}>+</button>
      <button type="button" aria-label=${t("sw-zoom-fit")} onClick=${() => view.fit()}>
        <${Icon} name="position-marker" />
      </button>
    </span>
  </section>`;
}

/** @param {HTMLElement | null} chip */
const inSight = (chip) => chip?.scrollIntoView({ block: "nearest", inline: "center" });

/** Targets as chips. @param {{around: Around}} props */
function Chips({ around }) {
  const { desk } = around,
    list = listed(around),
    verbs = [...verbsOf(around.scene).keys()];
  const now = verbs.includes(desk.verb.value) ? desk.verb.value : verbs[0];
  return html`<div class="chips" role="group" aria-label=${t("sw-targets")}>
    ${list.map(
      ([region, option]) =>
        html`<button
          key=${region}
          type="button"
          ref=${desk.pinned.value === region ? inSight : undefined}
          class="${rolls(option) ? "die" : "sure"} ${desk.pinned.value === region ? "chosen" : ""}"
          aria-pressed=${String(desk.pinned.value === region)}
          data-choose=${region}
          onClick=${() => around.act.show(region)}
        >
          ${option.cost !== undefined && html`<b>${option.cost}</b>`}${rolls(option) && html`<${Icon} name="perspective-dice-six-faces-random" />`}${regionName(region)}
        </button>`,
    )}
    ${canPlan(around) && html`<${PlanButton} around=${around} />`}
    ${verbs.filter((verb) => verb !== now).map((verb) => html`<button key=${verb} type="button" class="verb" data-verb=${verb} onClick=${() => around.act.verb(verb)}>${t(VERB[verb] ?? "sw-verb-attack")}</button>`)}
  </div>`;
}

/** Prompt and options of the phone. @param {{around: Around}} props */
export function Sheet({ around }) {
  const { scene, desk, act } = around,
    seat = scene.question?.awaits[0] ?? scene.turn ?? 0,
    kind = scene.question?.kind,
    mine = isMine(scene) && !around.planning;
  const verbs = verbsOf(scene),
    verb = verbs.has(desk.verb.value) ? desk.verb.value : [...verbs.keys()][0];
  const chosen = targetsOf(verbs.get(verb ?? "") ?? [], desk.from.value).get(desk.pinned.value) ?? [];
  const end = endOf(scene),
    [first] = chosen;
  const combo = desk.combo.value;
  return html`<section class="sheet" aria-label=${t("sw-tray")}>
    <span class="grab" aria-hidden="true"></span>
    <p class="sp" role="status"><${SeatSign} seat=${seat} /><b>${promptText(around)}</b><${Awaited} around=${around} />${mine && kind !== "redeploy" && html`<${HintButton} around=${around} />`}</p>
    ${scene.over && html`<${ToResult} around=${around} />`}
    ${around.planning && html`<div class="sheetlist"><${PlanPanel} around=${around} /><div class="plan"><${Income} around=${around} /></div></div>`}
    ${!mine && !around.planning && canPlan(around) && html`<div class="sheetlist"><${PlanButton} around=${around} /></div>`}
    ${mine && kind === "pick" && html`<div class="chips">${scene.columns.flat().map((c) => html`<button key=${c.race} type="button" class="sure ${c.race === combo ? "chosen" : ""}" data-choose=${c.race} onClick=${() => act.combo(c.race)}><b>${c.price}</b>${raceName(c.race)}</button>`)}</div>`}
    ${mine && kind === "pick" && combo && html`<article class="scard combocard"><${ComboBody} around=${around} race=${combo} /></article>`}
    ${mine && kind === "redeploy" && html`<div class="sheetlist"><${Redeploy} around=${around} /></div>`}
    ${mine && kind !== "redeploy" && verbs.size > 0 && html`<${Chips} around=${around} />`}
    ${mine && kind !== "redeploy" && first && html`<article class="scard"><${CostBody} around=${around} option=${first} /></article><${Ways} around=${around} options=${chosen.slice(1)} />`}
    ${mine && kind !== "pick" && !verbs.size && html`<div class="sheetlist"><${Choices} around=${around} />${scene.income && html`<div class="plan"><${Income} around=${around} /></div>`}</div>`}
    ${desk.refused.value && html`<div class="swhy"><${WhyNote} around=${around} /></div>`}
    ${
      mine &&
      kind !== "redeploy" &&
      (verbs.size > 0 || end) &&
      html`<div class="sacts">
        <button
          class="primary"
          type="button"
          data-answer=${first?.key}
          disabled=${!first || desk.busy.value}
          onClick=${() => first && act.choose([first.key])}
        >
          ${first && rolls(first) && html`<${Icon} name="perspective-dice-six-faces-random" />`}${first ? actionWord(first) : t("sw-touch-first")}
        </button>
        <button
          class="end"
          type="button"
          data-do="end"
          disabled=${!end || desk.busy.value}
          onClick=${() => end && act.choose([end.key])}
        >
          ${end && kind === "conquer" ? t("sw-end-conquests") : end ? say(end.text) : t("sw-decide")}
        </button>
        <button class="undo" type="button" data-do="undo" aria-label=${t("sw-undo")} onClick=${() => act.undo()}>
          <${Icon} name="anticlockwise-rotation" />
        </button>
      </div>`
    }
    ${mine && kind === "redeploy" && html`<${Acts} around=${around} />`}
  </section>`;
}

const TABS = [
  { name: "board", icon: "treasure-map", text: "sw-tab-board" },
  { name: "players", icon: "three-friends", text: "sw-tab-players" },
  { name: "combos", icon: "flying-flag", text: "sw-tab-combos" },
  { name: "log", icon: "scroll-unfurled", text: "sw-tab-log" },
  { name: "rules", icon: "rule-book", text: "sw-tab-rules" },
];

/** @param {{around: Around}} props */
export const TabBar = ({ around }) =>
  html`<nav class="bottom" aria-label=${t("sw-tabs")}>
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
