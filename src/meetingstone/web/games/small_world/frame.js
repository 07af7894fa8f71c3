// Around the board: what the shell is given of this game: rounds, seats, the prompt and the answers.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { Zoom } from "../../parts/framing.js";
import { openSheet } from "../../parts/shell.js";
import { join, say, t } from "../../texts.js";
import { leftOf, sumOf } from "./chains.js";
import { pickOf } from "./combos.js";
import { actionWord } from "./cost.js";
import { endOf, isMine, meantFirst, optionsOf, rolls, stepOf, STEPS, targetsOf, total, verbsOf } from "./model.js";
import { CarryOut } from "./planner.js";
import { Purse, seatName } from "./players.js";
import { Coin, Crest, Icon, SeatSign } from "./signs.js";
import { factionOf, raceName, signed } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

const STEP_WORD = {
  ready: "sw-step-ready",
  conquer: "sw-step-conquer",
  redeploy: "sw-step-redeploy",
  score: "sw-step-score",
};

/** The round: a row of dots, or one word where there is no room for them. @param {{around: Around}} props */
export function Rounds({ around: { scene, fit } }) {
  const told = t("picture-round", { round: scene.round, rounds: scene.rounds });
  if (fit === "short" || fit === "phone") return html`<span class="ms-pill">${told}</span>`;
  return html`<div role="img" aria-label=${told}><ol class="ms-dots">
    ${Array.from({ length: scene.rounds }, (_, i) => html`<li key=${i} class=${i + 1 < scene.round ? "done" : i + 1 === scene.round ? "now" : ""}>${i + 1}</li>`)}
  </ol></div>`;
}

/** One button for each seat, with what everybody may know. @param {{around: Around}} props */
export const Seats = ({ around }) => {
  const roomy = (around.fit === "portrait" || around.fit === "landscape") && around.scene.players.length < 4;
  return around.scene.players.map((player) => {
    const { seat, race } = player;
    const awaited = around.scene.question?.awaits.includes(seat);
    return html`<button
      key=${seat}
      type="button"
      class="ms-seat seat${seat + 1} ${awaited ? "now" : ""} ${seat === around.scene.me ? "own" : ""}"
      onClick=${() => openSheet("players")}
    >
      ${race && html`<${Crest} race=${race} faction=${factionOf(around.gallery, race)} power=${player.power} />`}
      <span class="st">
        <b><${SeatSign} seat=${seat} /><span>${seatName(around, seat)}</span></b>
        <i>${t(roomy ? "sw-hand-regions" : "sw-hand-short", { count: player.hand, regions: player.regions + player.declined_regions })}</i>
      </span>
      <${Purse} player=${player} />
    </button>`;
  });
};

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
  if (around.planning && !around.wide) return t(around.ahead ? "sw-heading-plan-next" : "sw-heading-plan");
  if (isMine(scene) && scene.question.kind === "redeploy")
    return t(scene.cause ? "sw-ask-losses" : "sw-ask-redeploy", { count: sumOf(leftOf(scene, around.desk.chain.value)) });
  if (isMine(scene))
    return scene.question.kind === "lay" || scene.question.kind === "build"
      ? say({ id: "sw-ask-thing", values: { prompt: "@" + scene.question.prompt.id, thing: thingOf(around) } })
      : say(scene.question.prompt, spoken);
  const names = join(scene.question.awaits.map((s) => seatName(around, s)));
  const bot = scene.question.awaits.every((s) => around.bots[s]);
  return t(bot ? "sw-thinking" : "sw-waiting", { names, count: scene.question.awaits.length });
}

/** What is laid. @param {Around} around */
function thingOf({ scene, gallery }) {
  const piece = optionsOf(scene).find((o) => o.piece)?.piece ?? "token";
  return gallery.cards.some((card) => card.id === piece) ? "@marker-" + piece : "@piece-" + piece;
}

/** Below the prompt: what one has to answer it with, and how. @param {Around} around */
function noteOf({ scene, lookback, planning }) {
  if (!isMine(scene) || lookback.at !== null || planning) return "";
  const kind = scene.question?.kind;
  if (kind === "pick") return t("sw-note-pick");
  if (kind === "turn") return t("sw-note-turn", { coins: total(scene.income?.now ?? []) });
  if (kind === "redeploy") return scene.cause ? "" : t("sw-note-redeploy");
  if (kind !== "conquer") return "";
  const attacks = verbsOf(scene).get("attack") ?? [],
    die = attacks.some(rolls),
    sure = attacks.some((option) => !rolls(option));
  const ways = sure ? (die ? "both" : "sure") : die ? "die" : "none";
  return t("sw-note-conquer", { hand: scene.players[scene.me]?.hand ?? 0, ways });
}

/** @param {{around: Around}} props */
export function Prompt({ around }) {
  const { scene } = around,
    step = stepOf(scene),
    seat = scene.over ? (winnersOf(around)[0] ?? 0) : (scene.question?.awaits[0] ?? scene.turn ?? 0);
  const at = STEPS.indexOf(step);
  const waits = !scene.over && around.lookback.at === null && !isMine(scene) && !around.paused;
  const roomy = around.fit === "portrait" || around.fit === "landscape";
  const note = around.fit === "short" || around.fit === "phone" ? "" : noteOf(around);
  return html`<${SeatSign} seat=${seat} class="lg" />
    <p class="ms-q" role="status" aria-live="polite"><b>${promptText(around)}</b>${note && html`<span>${note}</span>`}</p>
    ${waits && html`<${Clock} since=${around.since} />`}
    ${
      !scene.over &&
      html`<ol class="ms-steps">
        ${STEPS.map((each, i) => html`<li key=${each} class=${i < at ? "done" : i === at ? "now" : ""}>${t(STEP_WORD[each])}</li>`)}
      </ol>`
    }
    ${roomy && html`<${Zoom} view=${around.view} />`}`;
}

/** What can be done at the region that is chosen: what was meant, then the plainest. @param {Around} around */
export function chosenOf({ scene, desk }) {
  const verbs = verbsOf(scene),
    verb = verbs.has(desk.verb.value) ? desk.verb.value : ([...verbs.keys()][0] ?? "");
  return meantFirst(targetsOf(verbs.get(verb) ?? [], desk.from.value).get(desk.pinned.value) ?? [], desk.meant.value);
}

/** The answers: what ends or spreads, and what does the thing that is chosen. @param {Around} around */
export function answersOf(around) {
  const { scene, desk, act, wide } = around,
    kind = scene.question?.kind,
    busy = desk.busy.value;
  const sign = (/** @type {string} */ key) => wide && html` <kbd>${key}</kbd>`;
  const idle = (/** @type {string} */ text) => html`<button type="button" class="pri" disabled>${text}</button>`;
  if (scene.over) return { primary: html`<a class="pri" data-do="result" href=${act.resultHref()}>${t("result-title")}</a>` };
  if (around.planning)
    return {
      second: html`<button type="button" class="sec" onClick=${() => act.plan()}>${t("sw-plan-close")}${sign("P")}</button>`,
      primary: html`<${CarryOut} around=${around} />`,
    };
  if (!isMine(scene)) return { primary: idle(t("sw-wait")) };
  if (kind === "redeploy") {
    const rest = sumOf(leftOf(scene, desk.chain.value));
    return {
      second: html`<button type="button" class="sec" data-do="spread" disabled=${!rest} onClick=${() => act.spread()}>${t("sw-spread")}${sign("S")}</button>`,
      primary: html`<button type="button" class="pri" data-do="confirm" disabled=${rest > 0 || busy} onClick=${() => act.confirm()}>
        ${rest ? t("sw-confirm-rest", { count: rest }) : t("sw-confirm")}${sign("E")}
      </button>`,
    };
  }
  const end = endOf(scene);
  const second =
    end &&
    html`<button type="button" class="sec" data-do="end" disabled=${busy} onClick=${() => act.choose([end.key])}>
      ${kind === "conquer" ? t("sw-end-conquests") : say(end.text)}${sign("E")}
    </button>`;
  const pick = kind === "pick" && pickOf(around, desk.combo.value);
  if (pick)
    return {
      second,
      primary: html`<button type="button" class="pri" data-answer=${pick.key} disabled=${busy} onClick=${() => act.choose([pick.key])}>
        ${t("sw-take", { race: raceName(pick.race ?? "") })}<span class="net">${signed(pick.gain ?? 0)} <${Coin} /></span>${sign(t("sw-key-enter"))}
      </button>`,
    };
  const [chosen] = chosenOf(around);
  if (!chosen) return { second, primary: verbsOf(scene).size ? idle(t("sw-touch-first")) : second ? undefined : idle(t("sw-decide")) };
  return {
    second,
    primary: html`<button type="button" class="pri" data-answer=${chosen.key} disabled=${busy} onClick=${() => act.choose([chosen.key])}>
      ${rolls(chosen) && html`<${Icon} name="perspective-dice-six-faces-random" />`}${actionWord(around, chosen)}${sign(t("sw-key-enter"))}
    </button>`,
  };
}
