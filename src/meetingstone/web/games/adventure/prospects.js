// What to expect: the odds of fights that may begin and of the one that is fought, shown when the server has them.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../texts.js";
import { optionsOf } from "./model.js";

/** @typedef {import("./words.js").Around} Around */
/** `won`, `both`, `lost` and `undecided` make 1. @typedef {import("../../types/adventure.js").Odds} Odds */
/** With what was asked about. @typedef {import("../../types/adventure.js").Prospects & {about: string}} Prospects */

/** A question that is answered at once needs no odds. */
const PAUSE = 150;
/** Options that lead to a fight. */
const FIGHTS = new Set(["fight", "face", "attack", "draw"]);

/** Asks for the odds of what may be decided, or of the space that is chosen, one thing at a time.
 * @param {Around} around @param {(about: string) => Promise<any>} ask */
export function useProspects({ scene, desk, past }, ask) {
  const fought = Boolean(scene.fight?.sides.some(({ seat }) => seat === scene.me));
  const asked = optionsOf(scene).some(({ kind }) => FIGHTS.has(kind));
  const chosen = scene.question?.kind === "ag-move" ? desk.pinned.value : "";
  const about = fought || asked ? "now" : chosen ? `space:${chosen}` : "";
  const matters = !past && !scene.over && scene.me >= 0 && about !== "";
  const mind = useRef({ wanted: "", about, busy: false, ask });
  Object.assign(mind.current, { wanted: matters ? `${scene.me}:${scene.number}:${about}` : "", about, ask });
  useEffect(() => {
    // The odds of a moment ago still say something about the same fight.
    if (!fought) desk.odds.value = null;
    if (!matters) return;
    const look = async () => {
      const { current } = mind;
      if (current.busy) return;
      current.busy = true;
      for (let last = ""; current.wanted && last !== current.wanted; ) {
        last = current.wanted;
        const wish = current.about,
          found = await current.ask(wish);
        desk.odds.value = found && { ...found, about: wish };
      }
      current.busy = false;
    };
    const timer = setTimeout(look, PAUSE);
    return () => clearTimeout(timer);
  }, [mind.current.wanted]);
}

/** The odds of an option of the open question. @param {Around} around @param {string} key */
export const oddsOf = ({ desk, scene }, key) => {
  const known = desk.odds.value;
  return known?.about === "now" && known.number === scene.number ? known.options[key] : undefined;
};

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** A bar of what may come of a fight, every part with its number. @param {{odds: Odds | undefined | null}} props */
export function OddsBar({ odds }) {
  if (!odds) return null;
  const fall = odds.lost + odds.both,
    parts = /** @type {[string, number][]} */ ([["o-w", odds.won], ["o-n", odds.undecided], ["o-l", fall]]);
  const told = t("agt-odds", { won: percent(odds.won), neither: percent(odds.undecided), fall: percent(fall), hurt: Math.round(odds.hurt * 10) / 10 });
  return html`<span class="oddsbox" role="img" aria-label=${told} title=${told}>
    <span class="odds" aria-hidden="true">${parts.map(([look, share]) => share >= 0.005 && html`<i key=${look} class=${look} style="flex: ${share}">${share >= 0.12 ? `${percent(share)} %` : ""}</i>`)}</span>
    <span class="oddk" aria-hidden="true"><span>${t("agt-odds-won", { share: percent(odds.won) })}</span>${odds.undecided >= 0.005 && html`<span>${t("agt-odds-neither", { share: percent(odds.undecided) })}</span>`}${fall >= 0.005 && html`<span>${t("agt-odds-fall", { share: percent(fall) })}</span>`}${odds.hurt >= 0.05 && html`<span>${t("agt-odds-hurt", { hurt: Math.round(odds.hurt * 10) / 10 })}</span>`}</span>
  </span>`;
}
