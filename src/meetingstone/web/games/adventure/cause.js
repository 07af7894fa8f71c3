// Why a question is asked: the card with its text, the resource, or what the rule wants; and the rule to read.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { iconOf, RESOURCES } from "./art.js";
import { isMine } from "./model.js";
import { Icon } from "./signs.js";
import { nameOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What asks the open question: its name if it has one, and what it says. @param {Around} around
 * @returns {{icon: string, name: string, text: string, open: string} | null} */
export function causeOf(around) {
  const { scene, gallery } = around,
    { cause, question } = scene;
  if (!question) return null;
  if (question.kind === "ag-place-token" && scene.card && scene.card in gallery.discoveries)
    return { icon: iconOf(gallery, scene.card), name: t("agt-you-hold", { token: nameOf(scene.card) }), text: textOf(around, scene.card), open: scene.card };
  if (cause?.card) return { icon: iconOf(gallery, cause.card), name: nameOf(cause.card), text: textOf(around, cause.text ?? cause.card), open: cause.text ? "" : cause.card };
  if (cause?.resource) return { icon: RESOURCES[cause.resource] ?? "", name: capital(nameOf("resource-" + cause.resource)), text: t("agt-resource-does", { resource: cause.resource }), open: "" };
  return cause?.because ? { icon: "", name: "", text: say(cause.because), open: "" } : null;
}

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** @param {{around: Around}} props */
export function Cause({ around }) {
  const { scene, desk, act } = around,
    found = isMine(scene) ? causeOf(around) : null;
  if (!found) return null;
  return html`<div class="cause">
    ${found.icon && html`<${Icon} name=${found.icon} />`}
    <p>${found.name && (found.open ? html`<button type="button" class="named" onClick=${() => (desk.open.value = `card:${found.open}`)}>${found.name}</button>` : html`<b>${found.name}</b>`)} ${found.text}</p>
    <button type="button" class="rule" onClick=${() => act.rules(scene.question?.rule ?? "")}>${scene.question?.rule}</button>
  </div>`;
}
