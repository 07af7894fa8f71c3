// What the seat is asked, in whatever form fits: regions, combos, choices, a redeployment or a plan.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { afterSteps, countOf, leftOf, openTo, sumOf } from "./chains.js";
import { Cause } from "./cause.js";
import { canPlan, PlanNext, PlanPanel } from "./planner.js";
import { buttonsOf, isMine, optionsOf, rolls, targetsOf, total, verbsOf } from "./model.js";
import { Coin, Icon } from "./signs.js";
import { powerName, raceName, regionName, signed } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Option} Option */

/** What one does on the map. @type {Record<string, string>} */
export const VERB = {
  attack: "sw-verb-attack",
  assault: "sw-verb-assault",
  abandon: "sw-verb-abandon",
  guard: "sw-verb-guard",
  intimidate: "sw-verb-intimidate",
  exchange: "sw-verb-exchange",
  steal: "sw-verb-steal",
  lay: "sw-verb-lay",
  retreat: "sw-verb-retreat",
  reveal: "sw-verb-reveal",
};
/** @type {Record<string, string>} */
const HEADING = { attack: "sw-heading-attack", abandon: "sw-heading-abandon", retreat: "sw-heading-retreat" };

/** What the map offers now: the first and plainest option of each region, best first. @param {Around} around @returns {[string, Option][]} */
export function listed(around) {
  const { scene, desk } = around;
  const verbs = verbsOf(scene),
    verb = verbs.has(desk.verb.value) ? desk.verb.value : [...verbs.keys()][0];
  const targets = targetsOf(verbs.get(verb ?? "") ?? [], desk.from.value);
  const found = [...targets].map(
    ([region, options]) => /** @type {[string, Option]} */ ([region, /** @type {Option} */ (options[0])]),
  );
  return found.sort(
    ([, a], [, b]) =>
      Number(rolls(a)) - Number(rolls(b)) || (a.cost ?? 0) - (b.cost ?? 0) || (b.gain ?? 0) - (a.gain ?? 0),
  );
}

/** One region that can be chosen. @param {{around: Around, region: string, option: Option, index: number}} props */
export function Target({ around, region, option, index }) {
  const { scene, desk } = around,
    held = scene.regions[region];
  const holder = held?.race
    ? `${held.tokens > 1 ? held.tokens + " " : ""}${raceName(held.race)}`
    : t("sw-empty");
  const chosen = desk.pinned.value === region || (!desk.pinned.value && desk.looked.value === region);
  const attack = option.cost !== undefined;
  return html`<button
    type="button"
    class="opt ${rolls(option) ? "die" : "sure"} ${chosen ? "chosen" : ""}"
    data-choose=${region}
    title=${say(option.text, around.spoken)}
    onClick=${() => around.act.touch(region)}
    onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && around.act.look(region)}
    onPointerLeave=${() => around.act.look("")}
  >
    <kbd>${index < 9 ? index + 1 : ""}</kbd>
    <span class="on"
      ><b>${regionName(region)}</b
      ><i
        ><span class="wy">${attack ? holder : ""} </span
        >${option.gain !== undefined && html`<em>${signed(option.gain)}</em> <${Coin} />`}${option.dues && html` <em class="toll">${signed(-total(option.dues))}</em> <${Coin} />`}</i
      ></span
    >
    ${
      attack &&
      html`<span class="oc"
        ><b>${option.cost}</b>${rolls(option) && html`<${Icon} name="perspective-dice-six-faces-random" />`}
        <em>${option.odds ? Math.round((100 * option.odds[0]) / option.odds[1]) + "%" : t(option.cost ? "sw-sure" : "sw-free")}</em></span
      >`
    }
  </button>`;
}

/** What can be done on the map, and on smaller screens a plan. @param {{around: Around}} props */
export function Verbs({ around }) {
  const verbs = [...verbsOf(around.scene).keys()],
    now = verbs.includes(around.desk.verb.value) ? around.desk.verb.value : verbs[0];
  if (verbs.length < 2) return null;
  const plan = !around.wide && canPlan(around) && !around.planning;
  return html`<div class="verbs" role="group" aria-label=${t("sw-verbs")}>
    ${verbs.map(
      (verb) =>
        html`<button
          key=${verb}
          type="button"
          class=${verb === now ? "on" : ""}
          data-verb=${verb}
          aria-pressed=${String(verb === now)}
          onClick=${() => around.act.verb(verb)}
        >
          ${t(VERB[verb] ?? "sw-verb-attack")}
        </button>`,
    )}
    ${plan && html`<${PlanButton} around=${around} />`}
  </div>`;
}

/** @param {{around: Around}} props */
export function Targets({ around }) {
  const { desk, scene } = around,
    list = listed(around),
    verbs = [...verbsOf(scene).keys()];
  const verb = verbs.includes(desk.verb.value) ? desk.verb.value : verbs[0];
  const heading = desk.from.value
    ? t("sw-heading-to", { region: regionName(desk.from.value) })
    : t(HEADING[verb ?? "attack"] ?? "sw-heading-place", { count: list.length });
  return html`${around.wide && html`<h2>
      ${verbs.length < 2 || desk.from.value ? heading : ""}<${Verbs} around=${around} />
      ${verb === "attack" && html`<small><i class="k sure"></i>${t("sw-key-sure")} <i class="k die"></i>${t("sw-key-die")}</small>`}
    </h2>`}
    <div class="og ${list.length > 6 ? "many" : ""}">
      ${list.map(([region, option], i) => html`<${Target} key=${region} around=${around} region=${region} option=${option} index=${i} />`)}
    </div>`;
}

/** What a decline would leave. @param {Around} around @param {import("./model.js").PlayerScene} player */
export function declineOf({ scene, gallery }, player) {
  const card = gallery.cards.find((each) => each.deck === "race" && each.id === player.race);
  const most = Number(card?.text.find((line) => line.id === "text-flip")?.values?.amount ?? 1);
  const stay = Object.values(scene.regions)
    .filter((r) => r.race === player.race)
    .reduce((sum, r) => sum + Math.min(most, r.tokens), 0);
  return {
    race: raceName(player.race),
    regions: player.regions,
    stay,
    tokens: Math.max(0, player.tokens_on_map + player.hand - stay),
    old: raceName(player.declined),
    gone: player.declined ? player.declined_regions : 0,
  };
}

/** Choices that are no places: forms, sides, recruits, bombs, the turn. @param {{around: Around}} props */
export function Choices({ around }) {
  const { scene } = around,
    player = scene.players[scene.me];
  const list = buttonsOf(scene);
  /** @param {Option} option */
  const note = (option) => {
    if (option.kind === "decline" && player) return t("sw-decline-note", declineOf(around, player));
    if (option.kind === "expand") return t("sw-expand-note");
    return "";
  };
  return html`${around.wide && !scene.cause && html`<h2>${t("sw-choose")}</h2>`}
    <div class="choices n${list.length}">
      ${list.map(
        (option, i) =>
          html`<button
            key=${option.key}
            type="button"
            class="choice"
            data-answer=${option.key}
            disabled=${around.desk.busy.value}
            onClick=${() => around.act.choose([option.key])}
          >
            <span class="cw"
              ><kbd>${i + 1}</kbd
              ><b>${say(option.text, around.spoken)}</b
              >${option.gain !== undefined && html`<em>${signed(option.gain)} <${Coin} /></em>`}</span
            >
            ${note(option) && html`<span class="cn">${note(option)}</span>`}
          </button>`,
      )}
    </div>`;
}

/** @param {{around: Around}} props */
export function Picks({ around }) {
  const picks = optionsOf(around.scene).filter((o) => o.kind === "pick");
  const combos = new Map(around.scene.columns.flat().map((c) => [c.race, c]));
  return html`${around.wide && html`<h2>${t("sw-heading-pick")}</h2>`}
    <div class="og">
      ${picks.map((pick, i) => {
        const combo = combos.get(pick.race ?? "");
        return (
          combo &&
          html`<button
            key=${pick.key}
            type="button"
            class="opt sure ${around.desk.combo.value === combo.race ? "chosen" : ""}"
            data-choose=${combo.race}
            onClick=${() => around.act.combo(combo.race)}
          >
            <kbd>${i + 1}</kbd
            ><span class="on"
              ><b>${raceName(combo.race)}</b
              ><i><span class="wy">${powerName(combo.power)} </span><em>${signed(pick.gain ?? 0)}</em> <${Coin} /></i
            ></span>
            <span class="oc"><b>${combo.tokens}</b><em>${t("sw-tokens", { count: combo.tokens })}</em></span>
          </button>`
        );
      })}
    </div>`;
}

/** Redeployment: tap regions on the map, or count here; one confirm sends it all. @param {{around: Around}} props */
export function Redeploy({ around }) {
  const { scene, desk, gallery } = around,
    steps = desk.chain.value;
  const race = scene.players[scene.me]?.race,
    counts = countOf(steps),
    regions = afterSteps(scene, steps);
  const held = Object.keys(scene.regions).filter((r) => scene.regions[r]?.race === race),
    open = openTo(scene, gallery, steps),
    left = leftOf(scene, steps);
  const kinds = ["token", "beast", "champion"].filter((kind) => (left[kind] ?? 0) > 0);
  return html`<h2>
      ${t("sw-heading-redeploy", { count: sumOf(left) })}
      ${kinds.length > 1 && html`<span class="verbs">${kinds.map((kind) => html`<button key=${kind} type="button" class=${desk.piece.value === kind ? "on" : ""} aria-pressed=${String(desk.piece.value === kind)} onClick=${() => (desk.piece.value = kind)}>${t(`piece-${kind}`)} ${left[kind]}</button>`)}</span>`}
      <span class="verbs right"
        >${scene.stood && html`<button type="button" data-do="stood" title=${t("sw-stood-line")} onClick=${() => around.act.stood()}>${t("sw-stood")}${around.wide && html` <kbd>A</kbd>`}</button>`}<button type="button" disabled=${!steps.length} onClick=${() => (desk.chain.value = [])}>
          ${t("sw-reset")}
        </button></span
      >
    </h2>
    <div class="og ${held.length > 6 ? "many" : ""}">
      ${held.map((region, i) => {
        const now = regions[region],
          count = counts.get(region) ?? 0;
        return html`<div
          key=${region}
          class="opt step ${open.includes(region) ? "sure" : "shut"}"
          role="group"
          aria-label=${regionName(region)}
        >
          <kbd>${i < 9 ? i + 1 : ""}</kbd
          ><span class="on"
            ><b title=${regionName(region)}>${regionName(region)}</b
            ><i
              >${t("sw-there", { count: (now?.tokens ?? 0) + (now?.beasts ?? 0) + Number(now?.champion ?? 0) })}${count ? html` <em>+${count}</em>` : ""}</i
            ></span
          >
          <button
            type="button"
            aria-label=${t("sw-less", { region: regionName(region) })}
            disabled=${!count}
            onClick=${() => around.act.unplace(region)}
          >
            −
          </button>
          <button
            type="button"
            aria-label=${t("sw-more", { region: regionName(region) })}
            data-more=${region}
            disabled=${!open.includes(region)}
            onClick=${() => around.act.touch(region)}
          >
            +
          </button>
        </div>`;
      })}
    </div>`;
}

/** @param {{around: Around}} props */
export const PlanButton = ({ around }) =>
  html`<button
    type="button"
    class="planbutton"
    data-do="plan"
    aria-pressed=${String(around.planning)}
    onClick=${() => around.act.plan()}
  >
    ${t(isMine(around.scene) ? "sw-plan" : "sw-plan-next")}${around.wide && html` <kbd>P</kbd>`}
  </button>`;

/** What the seat is asked, in whatever form fits. @param {{around: Around}} props */
export function Decision({ around }) {
  const { scene } = around,
    kind = scene.question?.kind;
  if (around.planning) return html`<${around.wide ? PlanPanel : PlanNext} around=${around} />`;
  if (!isMine(scene) && !around.wide) return null;
  if (!isMine(scene))
    return html`<h2>${scene.over ? t("sw-over") : scene.me < 0 ? t("sw-spectating") : t("sw-meanwhile")}</h2>
      <p class="tip">${scene.over ? "" : t(scene.me < 0 ? "sw-watching-tip" : "sw-meanwhile-tip")}</p>
      ${canPlan(around) && html`<p><${PlanButton} around=${around} /></p>`}`;
  if (kind === "pick") return html`<${Picks} around=${around} />`;
  return html`<${Cause} around=${around} /><${Asked} around=${around} />`;
}

/** @param {{around: Around}} props */
function Asked({ around }) {
  const { scene } = around;
  if (scene.question?.kind === "redeploy") return html`<${Redeploy} around=${around} />`;
  return verbsOf(scene).size ? html`<${Targets} around=${around} />` : html`<${Choices} around=${around} />`;
}
