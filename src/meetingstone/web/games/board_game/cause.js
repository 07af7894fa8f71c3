// Why a question is asked: the card, Event or quest with its text, or what the rule wants; and the rule to read.
import { html } from "htm/preact";
import { say } from "../../texts.js";
import { isMine } from "./model.js";
import { CardSign } from "./emblems/index.js";
import { nameOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What asks the open question: its name if it has one, and what it says. @param {Around} around
 * @returns {{id: string, text: string} | null} */
export function causeOf({ scene, cards, spoken }) {
  if (!isMine(scene) || !scene.cause) return null;
  const { card, because } = scene.cause;
  if (card) return { id: card, text: textOf(cards.get(card)) };
  return because ? { id: "", text: say(because, spoken) } : null;
}

/** @param {{around: Around}} props */
export function Cause({ around }) {
  const { scene, desk, act, gallery, cards } = around,
    found = causeOf(around);
  if (!found) return null;
  const { id, text } = found;
  return html`<div class="cause ${id ? "of-card" : ""}">
    ${id && html`<${CardSign} gallery=${gallery} card=${cards.get(id)} />`}
    <p>${id && html`<button type="button" class="named" onClick=${() => (desk.open.value = `card:${id}`)}>${nameOf(id)}</button>`} ${text}</p>
    <button type="button" class="ruleref" onClick=${() => act.rules(scene.question?.rule ?? "")}>${scene.question?.rule}</button>
  </div>`;
}
