// Why a question is asked: the card with its words, who brought it about, and the rule to read.
import { html } from "htm/preact";
import { join, say, t } from "../../texts.js";
import { isMine } from "./model.js";
import { Icon } from "./signs.js";
import { cardName, iconOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** The regions that were taken from a seat since the turn began, by who took them.
 * @param {Happened[]} events @param {number} me @returns {Map<number, string[]>} */
export function lostTo(events, me) {
  /** @type {Map<number, string[]>} */
  const found = new Map();
  for (const { kind, values } of events.slice(events.findLastIndex((each) => each.kind === "turn" || each.kind === "murlocs")))
    if (kind === "conquered" && values.loser === me) found.set(values.seat, [...(found.get(values.seat) ?? []), values.region]);
  return found;
}

/** @param {{around: Around}} props */
export function Cause({ around }) {
  const { scene, gallery, spoken, events, act } = around,
    { cause, question } = scene;
  if (!isMine(scene) || !question || !cause) return null;
  const { card, text, because } = cause;
  const taken = question.kind === "redeploy" ? [...lostTo(events, scene.me)] : [];
  const lines = [
    ...text.map((line) => say(line, spoken)),
    ...taken.map(([seat, regions]) => t("sw-cause-taken", { seat: spoken[seat] ?? "", regions: join(regions.map((each) => t(each.slice(1)))) })),
    because && say(because, spoken),
  ];
  return html`<div class="cause">
    ${card && html`<${Icon} name=${iconOf(gallery, card)} />`}
    <p>${card && html`<b>${cardName(gallery, card)}</b>`} ${lines.filter(Boolean).join(" ")}</p>
    <button type="button" class="rule" aria-label=${t("sw-cause-rule", { rule: question.rule })} onClick=${() => act.rules(question.rule)}>${question.rule}</button>
  </div>`;
}
