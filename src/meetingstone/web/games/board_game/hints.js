// What the bot would do: its best moves, how far behind the best the others are, and why, in words.
import { html } from "htm/preact";
import { compared, Parts } from "../../parts/advice.js";
import { say, t } from "../../texts.js";
import { decisionOf } from "./decide.js";
import { isFought } from "./fight/model.js";
import { Change } from "./fight/odds.js";
import { isMine, optionsOf } from "./model.js";
import { Expected, nowOf } from "./prospects.js";
import { Icon } from "./signs.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("../../net.js").Estimate} Estimate */

/** Asks what the bot would do. @param {{around: Around}} props */
export const HintButton = ({ around }) =>
  html`<button class="btn ghost" type="button" data-do="hint" disabled=${!isMine(around.scene)} aria-label=${t("sw-hint")} title=${t("sw-hint") + " (H)"} onClick=${() => around.act.hint()}><${Icon} name="hint" /><span>${t("sw-hint")}</span><kbd aria-hidden="true">H</kbd></button>`;

/** The regions that a reason names. @param {Around} around @param {Estimate} estimate */
const regionsOf = ({ gallery }, { says }) =>
  [...new Set(says.flatMap((said) => Object.values(said.values ?? {}).flat()))].flatMap((value) => {
    const id = String(value).replace("@bg-", "");
    return id in gallery.map.places ? [id] : [];
  });

/** What a fight's hits are worth is said by sentences and odds. */
const SAID_ELSEWHERE = "bg-combat";

/** Where a window leaves in sight what it is about. @param {Around} around */
export const placeOf = (around) => (isFought(around.scene) && !around.desk.aside.value ? "infight" : around.council.open || decisionOf(around) ? "aside" : "");

/** What holds for all of them is said once. @param {Around} around @param {Estimate[]} hints */
function sentences(around, hints) {
  const known = nowOf(around)?.options ?? {};
  // The bot only reckons: where fights were tried, their odds stand there instead, the same as on the action.
  const all = hints.map((hint) => hint.says.filter(({ values = {} }) => !(hint.key in known && "win" in values)).map((said) => say(said, around.spoken)));
  const common = all.length > 1 ? (all[0] ?? []).filter((text) => all.every((said) => said.includes(text))) : [];
  return { common, own: all.map((said) => said.filter((text) => !common.includes(text))) };
}

/** @param {{around: Around}} props */
export function Hints({ around }) {
  const { desk, scene, act } = around,
    hints = desk.hints.value;
  if (!hints) return null;
  const options = new Map(optionsOf(scene).map((option) => [option.key, option]));
  const { common, own } = sentences(around, hints);
  const best = hints[0]?.value ?? 0;
  return html`<section class="hints ${placeOf(around)}" role="dialog" aria-label=${t("sw-hint-title")}>
    <header><${Icon} name="hint" /><h2>${t("sw-hint-title")}</h2><button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.hints.value = null)}>×</button></header>
    ${common.map((text) => html`<p key=${text} class="common">${text}</p>`)}
    <ol aria-live="polite">
      ${hints.map((hint, i) => {
        const option = options.get(hint.key);
        const point = () => act.name([...regionsOf(around, hint), ...(option?.region ? [option.region] : [])]);
        return html`<li key=${hint.key}>
          <button type="button" data-hint=${hint.key} onPointerEnter=${point} onPointerLeave=${() => act.name([])} onFocus=${point} onBlur=${() => act.name([])} onClick=${() => act.follow(hint)}>
            <b>${option ? say(option.text, around.spoken) : hint.key}</b><${Change} around=${around} option=${hint.key} /><em>${compared(i, best - hint.value)}</em>
          </button>
          ${option && html`<${Expected} around=${around} option=${option} />`}
          ${own[i]?.map((text) => html`<p key=${text}>${text}</p>`)}
          <${Parts} hint=${hint} except=${SAID_ELSEWHERE} />
        </li>`;
      })}
    </ol>
  </section>`;
}
