// What to expect: the odds of fights that may begin and of the one that is fought, shown when the server has them.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { isFought } from "./fight/model.js";
import { t } from "../../texts.js";
import { optionsOf } from "./model.js";
import { shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("../../types/board_game.js").Odds} Odds */
/** @typedef {import("../../types/board_game.js").Prospect} Prospect */
/** @typedef {import("../../types/board_game.js").Fit} Fit */
/** With the seat that asked. @typedef {import("../../types/board_game.js").Now & {me: number}} Now */

/** A question that is answered at once needs no odds. */
const PAUSE = 150;
/** Options that lead to a fight. */
const FIGHTS = new Set(["challenge", "invite", "join", "stay_out"]);
/** Options about a card that somebody may use. */
const WARES = new Set(["train", "buy", "sell", "talent", "retrain", "keep_item", "give", "to_merchant", "hand", "loot"]);

/** Whether a character of mine fights. @param {Scene} scene */
export const isMyFight = (scene) => isFought(scene) && Boolean(scene.fight?.began.some((id) => scene.mine.includes(id)));

/** Asks for the odds of what may be decided, one question at a time.
 * @param {Scene} scene @param {import("./desk.js").Desk} desk @param {boolean} past
 * @param {(about: string) => Promise<any>} ask */
export function useProspects(scene, desk, past, ask) {
  const fought = isMyFight(scene);
  const matters = !past && !scene.over && scene.me >= 0 && (fought || scene.question?.kind === "bg-town" || optionsOf(scene).some(({ kind }) => FIGHTS.has(kind) || WARES.has(kind)));
  const mind = useRef({ wanted: "", me: -1, busy: false, ask });
  Object.assign(mind.current, { wanted: matters ? `${scene.me}:${scene.number}` : "", me: scene.me, ask });
  useEffect(() => {
    // The odds of a moment ago still say something about the same fight.
    if (!fought) desk.now.value = null;
    if (!matters) return;
    const look = async () => {
      const { current } = mind;
      if (current.busy) return;
      current.busy = true;
      for (let asked = ""; current.wanted && asked !== current.wanted; ) {
        asked = current.wanted;
        const { me } = current,
          found = await current.ask("now");
        desk.now.value = found && { ...found, me };
      }
      current.busy = false;
    };
    const timer = setTimeout(look, PAUSE);
    return () => clearTimeout(timer);
  }, [mind.current.wanted]);
}

/** The odds of this very question, once they are known. @param {Around} around @returns {Now | null} */
export function nowOf({ scene, desk }) {
  const now = desk.now.value;
  return now && now.me === scene.me && now.number === scene.number ? now : null;
}

/** @param {number} share */
export const percent = (share) => Math.round(share * 100);
/** @param {number} amount */
export const tenths = (amount) => Math.round(amount * 10) / 10;

/** Exact, or by how much it may be wrong. @param {Odds} odds */
export const errorOf = ({ method, error, fights }) =>
  method === "exact" ? t("bgt-odds-exact") : t("bgt-odds-error", { error: Math.max(1, percent(error)), fights });

/** All that is expected, in a sentence. @param {Odds} odds */
export const sentenceOf = (odds) =>
  t("bgt-odds-line", { win: percent(odds.win), error: errorOf(odds), survive: percent(odds.survive), wounds: tenths(odds.wounds), energy: tenths(odds.energy) });

/** @param {{odds: Odds}} props */
export const Chance = ({ odds }) =>
  html`<span class="chance" title=${sentenceOf(odds)}><b>${percent(odds.win)} %</b> ${odds.method !== "exact" && html`<small>± ${Math.max(1, percent(odds.error))}</small>`}</span>`;

/** What an option of a list leads to. @param {{around: Around, option: import("./model.js").Option}} props */
export function Expected({ around, option }) {
  const now = nowOf(around),
    odds = now?.options[option.key],
    together = now?.together[option.key];
  if (!odds || !FIGHTS.has(option.kind)) return null;
  return html`<span class="expected">
    ${option.what === "counter" && html`<i>${t("bgt-odds-if-kazzak")}</i>`}
    <${Chance} odds=${odds} /> <span>${t("bgt-odds-rest", { survive: percent(odds.survive), wounds: tenths(odds.wounds), energy: tenths(odds.energy) })}</span>
    ${together && html`<span class="with">${t("bgt-odds-with", { heroes: together.heroes.map(shortName).join(", ") })} <${Chance} odds=${together.odds} /></span>`}
  </span>`;
}
