// A plan of conquests, tried by the server on a copy of what this seat knows: every number in it comes true.
import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say, t } from "../../texts.js";
import { listed, Target } from "./decide.js";
import { buttonsOf, isMine, optionsOf, rolls, verbsOf } from "./model.js";
import { Coin } from "./signs.js";
import { regionName, signed } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").Option} Option */
/** @typedef {import("../../net.js").Planned} Planned */
/** One step: what it takes, what is left in hand after it, and why it cannot be taken, if it cannot.
 * @typedef {{key: string, option: Option | null, left: number, refused: Planned["refused"], idle: boolean}} PlanStep */
/** The plan as it stands: the table before it, after it, and where it stops.
 * @typedef {{base: Scene, scene: Scene, steps: PlanStep[], stops: Planned["stops"], prefix: string[]}} Plan */

/** Why a plan ends. */
export const STOPS = {
  "": "",
  chance: "sw-plan-stops-chance",
  reveal: "sw-plan-stops-reveal",
  others: "sw-plan-stops-others",
};

/** What the player has in mind for this turn or the next; it outlives the moves of the others. */
export class Planner {
  constructor() {
    this.on = signal(false);
    /** @type {import("@preact/signals").Signal<string[]>} */
    this.keys = signal([]);
    /** What the server made of it; null until it has answered. @type {import("@preact/signals").Signal<Plan | null>} */
    this.plan = signal(null);
    /** Answers of the server for the present table, by chain. @type {Map<string, Promise<Planned>>} */
    this.known = new Map();
    this.table = "";
    this.asked = 0;
  }

  /** @param {boolean} on */
  open(on) {
    this.on.value = on;
    this.keys.value = [];
    this.plan.value = null;
  }

  /** One step less; false when there is none. */
  back() {
    if (this.keys.value.length) this.keys.value = this.keys.value.slice(0, -1);
    else if (this.on.value) this.open(false);
    else return false;
    return true;
  }

  /** @param {string} key */
  add(key) {
    this.keys.value = [...this.keys.value, key];
  }

  /** @param {number} at */
  drop(at) {
    this.keys.value = this.keys.value.filter((_, i) => i !== at);
  }

  /** Change places with the step before. @param {number} at */
  earlier(at) {
    const keys = [...this.keys.value];
    [keys[at - 1], keys[at]] = [/** @type {string} */ (keys[at]), /** @type {string} */ (keys[at - 1])];
    this.keys.value = keys;
  }

  /** Try the chain, and every beginning of it: so that each step has its own numbers.
   * @param {(keys: string[]) => Promise<Planned>} ask @param {string} table what the plan is about */
  async think(ask, table) {
    if (table !== this.table) this.known.clear();
    this.table = table;
    const now = ++this.asked;
    const tried = (/** @type {string[]} */ keys) => {
      const chain = keys.join(" ");
      if (!this.known.has(chain)) this.known.set(chain, ask(keys));
      return /** @type {Promise<Planned>} */ (this.known.get(chain));
    };
    try {
      const start = await tried([]);
      // A turn begins with the choice to expand; a plan takes it as made.
      const prefix = optionsOf(start.scene).some((o) => o.kind === "expand") ? ["expand"] : [];
      const chain = [...prefix, ...this.keys.value];
      const found = await Promise.all([
        start,
        ...chain.map((_, i) => tried(chain.slice(0, i + 1))),
      ]);
      if (now === this.asked) this.plan.value = planOf(found, chain, prefix);
    } catch {
      if (now === this.asked) this.plan.value = null;
    }
  }
}

/** @param {Planned[]} found for every beginning of the chain @param {string[]} chain @param {string[]} prefix @returns {Plan} */
function planOf(found, chain, prefix) {
  const at = (/** @type {number} */ i) => /** @type {Planned} */ (found[i]);
  const last = at(chain.length);
  const hand = (/** @type {Planned} */ tried) => tried.scene.players[tried.scene.me]?.hand ?? 0;
  const steps = chain.slice(prefix.length).map((key, i) => {
    const before = at(i + prefix.length),
      after = at(i + prefix.length + 1);
    const idle = before.taken < i + prefix.length || before.stops !== "";
    const option = idle ? null : (optionsOf(before.scene).find((o) => o.key === key) ?? null);
    // Where the plan stops, and where redeployment begins, the hand after the step is not the one on the table.
    const ends = after.stops !== "" || after.scene.question?.kind === "redeploy";
    const left = ends ? Math.max(0, hand(before) - (option?.cost ?? 0)) : hand(after);
    return { key, option, left, refused: idle ? null : after.refused, idle };
  });
  return { base: at(0).scene, scene: last.scene, steps, stops: last.stops, prefix };
}

/** Whether there is something to plan: on the own turn, or while others play. @param {Around} around */
export function canPlan({ scene, plannable, lookback, paused, bots }) {
  if (!plannable || scene.me < 0 || scene.over || lookback.at !== null || paused || bots[scene.me] || !scene.players[scene.me]?.race)
    return false;
  return !isMine(scene) || ["turn", "form", "conquer"].includes(scene.question?.kind ?? "");
}

/** Keep the plan up to date with the table.
 * @param {Planner} planner @param {Scene} scene @param {((keys: string[]) => Promise<Planned>) | null} ask */
export function usePlan(planner, scene, ask) {
  useEffect(() => {
    if (planner.on.value && ask) planner.think(ask, `${scene.me}:${scene.number}`);
  }, [planner.on.value, planner.keys.value, scene.number, scene.me]);
}

/** The region that a step is about. @param {string} key */
export const placeOf = (key) => key.split(":")[1] ?? "";

/** Coins of a turn with a plan: at scoring, and those that change hands at once. @param {Plan} plan */
export function incomeWith({ base, scene }) {
  const coins = (/** @type {Scene} */ each) => each.players[each.me]?.coins ?? 0;
  const atOnce = coins(scene) - coins(base);
  return [...(scene.income?.now ?? []), ...(atOnce ? [{ source: "@sw-plan-at-once", amount: atOnce }] : [])];
}

/** @param {{around: Around, step: PlanStep, index: number, last: boolean}} props */
function StepChip({ around, step, index, last }) {
  const { planner } = around,
    { option, refused } = step;
  const name = regionName(placeOf(step.key));
  const wrong = refused || step.idle;
  return html`<li class="pstep ${wrong ? "wrong" : option && rolls(option) ? "die" : "sure"}">
    <span class="pno">${index + 1}</span>
    <span class="on">
      <b>${option && !option.region ? say(option.text, around.spoken) : name}</b>
      <i>
        ${
          refused
            ? say({ id: refused.text_id, values: refused.values }, around.spoken)
            : step.idle
              ? t("sw-plan-idle")
              : html`${option?.cost !== undefined && t("sw-plan-step", { cost: option.cost, left: step.left })}
                ${option?.gain !== undefined && html` <em>${signed(option.gain)}</em> <${Coin} />`}
                ${option?.odds && html` ${Math.round((100 * option.odds[0]) / option.odds[1])}%`}`
        }
      </i>
    </span>
    <button type="button" disabled=${index === 0} aria-label=${t("sw-plan-earlier", { region: name })} onClick=${() => planner.earlier(index)}>‹</button>
    <button type="button" disabled=${last} aria-label=${t("sw-plan-later", { region: name })} onClick=${() => planner.earlier(index + 1)}>›</button>
    <button type="button" aria-label=${t("sw-plan-drop", { region: name })} onClick=${() => planner.drop(index)}>×</button>
  </li>`;
}

/** What is left in hand after the plan: as it is on the table, unless redeployment has begun there. @param {Plan} plan */
function leftAfter({ base, steps }) {
  const last = steps.findLast(isGood);
  return last ? last.left : (base.players[base.me]?.hand ?? 0);
}

/** @param {PlanStep} step */
const isGood = (step) => !step.refused && !step.idle;

/** Send the plan; not before it is one's turn. @param {{around: Around}} props */
export function CarryOut({ around }) {
  const steps = around.planner.plan.value?.steps ?? [];
  return html`<button
    type="button"
    class="pri"
    data-do="carry-out"
    disabled=${around.ahead || !steps.length || !steps.every(isGood) || around.desk.busy.value}
    onClick=${() => around.act.carryOut()}
  >
    ${t("sw-plan-go")}${around.wide && html` <kbd>E</kbd>`}
  </button>`;
}

/** The steps, what they add up to, and where they end. @param {{around: Around}} props `around` has the table after the plan */
export function PlanSteps({ around }) {
  const { planner, scene } = around,
    plan = planner.plan.value;
  if (!plan) return html`<p class="tip">${t("sw-wait")}</p>`;
  const good = plan.steps.filter(isGood);
  const cost = good.reduce((sum, step) => sum + (step.option?.cost ?? 0), 0);
  const ended = scene.question?.kind === "redeploy";
  return html`<h2>
      ${t(around.ahead ? "sw-heading-plan-next" : "sw-heading-plan")}
      <span class="plansum">${plan.steps.length ? t("sw-plan-sum", { cost, left: leftAfter(plan) }) : ""}</span>
    </h2>
    ${
      plan.steps.length > 0 &&
      html`<ol class="psteps">
        ${plan.steps.map((step, i) => html`<${StepChip} key=${step.key + i} around=${around} step=${step} index=${i} last=${i === plan.steps.length - 1} />`)}
      </ol>`
    }
    ${(plan.stops || ended) && html`<p class="tip">${t(ended ? "sw-plan-ends" : STOPS[plan.stops])}</p>`}
    ${!plan.steps.length && html`<p class="tip">${t("sw-plan-tip")}</p>`}`;
}

/** What could come next. @param {{around: Around}} props `around` has the table after the plan */
export function PlanNext({ around }) {
  const { planner, scene } = around,
    plan = planner.plan.value;
  if (!plan || plan.stops || scene.question?.kind === "redeploy" || !plan.steps.every(isGood)) return null;
  const next = listed(around);
  const choices = verbsOf(scene).size ? [] : buttonsOf(scene);
  return html`
    ${next.length > 0 && html`<div class="og many">${next.map(([region, option], i) => html`<${Target} key=${region} around=${around} region=${region} option=${option} index=${i} />`)}</div>`}
    ${choices.length > 0 && html`<div class="choices n${choices.length}">${choices.map((option) => html`<button key=${option.key} type="button" class="choice" onClick=${() => planner.add(option.key)}><b>${say(option.text, around.spoken)}</b></button>`)}</div>`}
  `;
}

/** @param {{around: Around}} props `around` has the table after the plan */
export const PlanPanel = ({ around }) => html`<div class="planning"><${PlanSteps} around=${around} /><${PlanNext} around=${around} /></div>`;
