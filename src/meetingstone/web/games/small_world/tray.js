// The tray below the board: hand, options, income and the few big buttons.
import { html } from "htm/preact";
import { compared, Parts } from "../../parts/advice.js";
import { say, t } from "../../texts.js";
import { leftOf } from "./chains.js";
import { Decision, PlanButton } from "./decide.js";
import { isMine, merged, optionsOf, total } from "./model.js";
import { canPlan, incomeWith } from "./planner.js";
import { Coin, HandStack } from "./signs.js";
import { raceName, sourceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around}} props */
function Hand({ around }) {
  const { scene, desk } = around,
    player = scene.players[scene.me];
  if (!player?.race)
    return html`<div class="hand">
      <h2>${t("sw-hand")}</h2>
      <p class="tip">${player ? t("sw-no-race") : t("sw-watching")}</p>
    </div>`;
  const left = leftOf(scene, desk.chain.value);
  const more = [
    left.beast ? t("sw-beasts", { count: left.beast }) : "",
    left.champion ? t("piece-champion") : "",
  ].filter(Boolean);
  return html`<div class="hand">
    <h2>${t("sw-hand")}</h2>
    <div class="hs">
      <${HandStack} race=${player.race} seat=${scene.me} count=${left.token ?? 0} /><b>${left.token}</b>
    </div>
    <p class="race">${raceName(player.race)}</p>
    <p class="tip">
      ${more.join(", ") || (scene.question?.kind === "conquer" && isMine(scene) ? t("sw-hand-tip") : "")}
    </p>
  </div>`;
}

/** @param {{label: string, items: {source: string, amount: number}[], most: number, tone: Map<string, number>}} props */
const Bar = ({ label, items, most, tone }) =>
  html`<p class="row">
    <span>${label}</span>
    <span class="bar"
      >${items.map((item) => html`<i key=${item.source} class="tone${tone.get(item.source)}" style="--n:${item.amount / most}" title=${sourceName(item)}>${item.amount}</i>`)}</span
    >
    <b>${total(items)}<${Coin} /></b>
  </p>`;

/** Coins at the end of the turn, as things stand and by a decline. @param {{around: Around}} props */
export function Income({ around }) {
  const { scene } = around,
    { income } = around.planning && around.planner.plan.value ? around.planner.plan.value.base : scene;
  if (scene.me < 0 || scene.over) return null;
  if (!income)
    return html`<h2>${t("sw-income")}</h2>
      <p class="tip">${t("sw-income-later")}</p>`;
  const player = scene.players[scene.me];
  const now = merged(income.now),
    decline = income.decline ? merged(income.decline) : null;
  const plan = around.planning ? around.planner.plan.value : null;
  const withPlan = plan && plan.steps.length ? merged(incomeWith(plan)) : null;
  /** @type {Map<string, number>} */
  const tone = new Map([["@sw-plan-at-once", 9]]);
  let next = 2;
  for (const { source } of [...now, ...(withPlan ?? []), ...(decline ?? [])]) {
    if (tone.has(source)) continue;
    tone.set(source, source === "@race-" + player?.race ? 0 : source === "@race-" + player?.declined ? 1 : next++ % 6);
  }
  const most = Math.max(10, total(now), total(withPlan ?? []), total(decline ?? []));
  const first = scene.question?.kind === "turn";
  return html`<h2>
      ${t("sw-income")}${
        around.wide && (around.planning || canPlan(around)) && html`<span class="verbs right"><${PlanButton} around=${around} /></span>`
      }
    </h2>
    <div class="bars seat${scene.me + 1}">
      <${Bar} label=${t("sw-end-now")} items=${now} most=${most} tone=${tone} />
      ${withPlan && html`<${Bar} label=${t("sw-with-plan")} items=${withPlan} most=${most} tone=${tone} />`}
      ${decline && html`<${Bar} label=${t(first ? "sw-decline-now" : "sw-decline-next")} items=${decline} most=${most} tone=${tone} />`}
    </div>
    <p class="key seat${scene.me + 1}" hidden=${Boolean(withPlan && decline)}>
      ${[...tone.keys()].filter((source) => [...now, ...(withPlan ?? []), ...(decline ?? [])].some((item) => item.source === source)).map((source) => ({ source })).slice(0, 4).map((item) => html`<span key=${item.source} title=${sourceName(item)}><i class="tone${tone.get(item.source)}"></i>${sourceName(item)}</span>`)}
    </p>`;
}

/** What the bot would do. @param {{around: Around}} props */
export function Hints({ around }) {
  const { hints } = around.desk;
  if (!hints.value) return null;
  const options = new Map(optionsOf(around.scene).map((o) => [o.key, o]));
  const best = hints.value[0]?.value ?? 0;
  return html`<div class="hints ${around.wide ? "card" : ""}" role="region" aria-label=${t("sw-hint")}>
    <header>
      <h3>${t("sw-hint-title")}</h3>
      <button type="button" aria-label=${t("sw-close")} onClick=${() => (hints.value = null)}>×</button>
    </header>
    <ol>
      ${hints.value.slice(0, 3).map(({ key, value, reasons, says }, i) => {
        const option = options.get(key);
        return html`<li key=${key}>
          <button type="button" data-hint=${key} onClick=${() => around.act.follow(key, option)}>
            <b>${option ? say(option.text, around.spoken) : key}</b><em>${compared(i, best - value)}</em>
          </button>
          ${says.map((told, j) => html`<p key=${j}>${say(told, around.spoken)}</p>`)}
          ${!says.length && html`<${Parts} hint=${{ value, reasons }} />`}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** All of it in one row, below the board of a desk. @param {{around: Around}} props */
export const Tray = ({ around }) =>
  html`<section class="tray panel" aria-label=${t("sw-tray")}>
    <${Hand} around=${around} />
    <div class="options"><${Decision} around=${around} /></div>
    <div class="plan"><${Income} around=${around} /></div>
  </section>`;

/** What is mine, in the deck of smaller screens. @param {{around: Around}} props */
export const Own = ({ around }) =>
  html`<${Hand} around=${around} />
    <div class="plan"><${Income} around=${around} /></div>`;
