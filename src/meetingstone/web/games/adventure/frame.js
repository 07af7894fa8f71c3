// Around the board: what the shell is given of this game: round, seats, the prompt, the answers, the row of targets.
import { html } from "htm/preact";
import { Clock } from "../../parts/clock.js";
import { Zoom } from "../../parts/framing.js";
import { openSheet } from "../../parts/shell.js";
import { say, t } from "../../texts.js";
import { PHASES } from "./art.js";
import { causeOf } from "./cause.js";
import { asksList, ENDS, heroAt, heroesOf, isMine, optionsOf } from "./model.js";
import { oddsOf } from "./prospects.js";
import { leavesMore } from "./settled.js";
import { Crest, Die, Icon, MoveDie, seatColour } from "./signs.js";
import { nameOf, phaseName, promptOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Option} Option */

/** What an end is called: the words of the option, or of the phase that it ends. @param {Pick<Around, "scene" | "spoken">} around @param {Option} option */
export function endWord({ scene, spoken }, option) {
  if (option.kind === "done" && scene.question?.kind === "ag-move") return t(scene.moves ? "agt-stay" : "agt-go-on");
  if (option.kind === "done") return t(scene.question?.kind === "ag-equip" ? "agt-end-turn" : "agt-go-on");
  return say(option.text, spoken);
}

/** The answers: what ends or leaves out, and going to the space that is chosen. @param {Around} around */
export function answersOf({ scene, desk, act, targets, spoken, past, wide, coached }) {
  if (scene.over) return { primary: html`<a class="pri" data-do="result" href=${act.resultHref()}>${t("result-title")}</a>` };
  if (!isMine(scene) || past) return { primary: html`<button type="button" class="pri" disabled>${t("sw-wait")}</button>` };
  const target = targets.get(desk.pinned.value),
    lone = !targets.size && !asksList(scene);
  const ends = optionsOf(scene).filter((option) => ENDS.has(option.kind));
  const end = (/** @type {Option} */ option, /** @type {string} */ look) =>
    html`<button key=${option.key} class=${look} type="button" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])}>${endWord({ scene, spoken }, option)}<kbd class="kb" aria-hidden="true">E</kbd></button>`;
  const rest = target?.option.kind === "go" && leavesMore(scene, target.steps) && !coached;
  if (lone && ends[0]) return { second: ends.slice(1).map((option) => end(option, "sec")), primary: end(ends[0], "pri") };
  return {
    // Where there is little room, staying is a touch on the own space away.
    second: html`${(wide || !rest) && ends.map((option) => end(option, "sec"))}${rest && html`<button key="walk" class="sec" type="button" data-do="walk" title=${t("agt-only-walk-line")} disabled=${desk.busy.value} onClick=${() => act.go(desk.pinned.value, false)}>${t("agt-only-walk")}</button>`}`,
    primary: target
      ? html`<button class="pri" type="button" data-answer=${target.option.key} disabled=${desk.busy.value} onClick=${() => act.go(desk.pinned.value)}>${rest ? t("agt-go-and-on", { space: nameOf(desk.pinned.value) }) : say(target.option.text, spoken)}<kbd class="kb" aria-hidden="true">↵</kbd></button>`
      : html`<button type="button" class="pri" disabled>${t(targets.size ? "agt-touch-first" : "sw-decide")}</button>`,
  };
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
  if (scene.fight && hero) {
    const end = optionsOf(scene).find(({ kind }) => ENDS.has(kind)),
      odds = end && oddsOf(around, end.key);
    const told = t("agt-note-fight", { energy: hero.energy });
    return odds ? `${told} ${t("agt-note-pass", { won: Math.round(100 * odds.won), fall: Math.round(100 * (odds.lost + odds.both)), hurt: Math.round(10 * odds.hurt) / 10 })}` : told;
  }
  const cause = causeOf(around);
  return cause ? cause.name || cause.text : "";
}

/** Who must do what, and where the turn is. @param {{around: Around}} props */
export function Prompt({ around }) {
  const { scene, fit, view } = around,
    { who, what } = promptOf(around);
  return html`<${Dice} around=${around} />
    <p class="ms-q" role="status" aria-live="polite"><b>${who ? t("agt-prompt", { name: who, prompt: what }) : what}</b><span>${noteOf(around)}</span></p>
    ${!isMine(scene) && !scene.over && !around.past && !around.paused && html`<${Clock} since=${around.since} />`}
    <${Phases} around=${around} />
    ${fit === "short" && scene.hand.length > 0 && html`<button type="button" class="ms-tab" onClick=${() => openSheet("hand")}>${t("agt-tab-hand")} ${scene.hand.length}</button>`}
    ${(fit === "portrait" || fit === "landscape") && html`<${Zoom} view=${view} />`}`;
}

const SHOWN = ["move", "explore", "challenge", "maintain"];

/** @param {{around: Around}} props */
function Phases({ around: { scene } }) {
  const now = SHOWN.indexOf(scene.phase);
  if (!Object.keys(scene.heroes).length) return null;
  return html`<ol class="ms-steps" aria-label=${t("agt-phases")}>
    ${SHOWN.map((phase, i) => html`<li key=${phase} class=${i === now ? "now" : i < now ? "done" : ""} aria-current=${i === now ? "step" : undefined}>${i === now && html`<${Icon} name=${PHASES[phase] ?? ""} />`}${phaseName(phase)}</li>`)}
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

/** One button for each player, with what everybody may know. @param {{around: Around}} props */
export const Seats = ({ around }) =>
  around.scene.draft.length && !heroesOf(around.scene).length
    ? around.names.map((name, seat) => html`<button key=${seat} type="button" class="ms-seat ${around.scene.question?.awaits.includes(seat) ? "now" : ""}" style=${seatColour(seat)} onClick=${() => openSheet("players")}><span class="st"><b title=${name}>${name}</b></span></button>`)
    : heroesOf(around.scene).map((hero) => {
        const { scene } = around,
          left = hero.health - hero.wounds;
        const told = t("agt-seat-told", { name: nameOf(hero.id), left, health: hero.health, hand: hero.hand, valor: hero.valor, needed: scene.needed });
        return html`<button key=${hero.seat} type="button" class="ms-seat ${hero.seat === scene.active ? "now" : ""} ${hero.seat === scene.me ? "own" : ""}" style=${seatColour(hero.seat)} aria-label=${told} onClick=${() => openSheet("players")}>
          <${Crest} around=${around} id=${hero.id} seat=${hero.seat} />
          <span class="st"><b title=${nameOf(hero.id)}>${shortName(hero.id)}</b><i><${Icon} name="hearts" />${left}/${hero.health} <${Icon} name="card-pickup" />${hero.hand}</i></span>
          <span class="val"><b>${hero.valor}</b><small>${t("agt-of", { of: scene.needed })}</small></span>
        </button>`;
      });

/** The round. @param {{around: Around}} props */
export const Round = ({ around: { scene } }) => scene.round > 0 && html`<span class="ms-pill">${t("agt-round", { round: scene.round })}</span>`;
