// Closer looks: a character sheet, a card, an Event that lies faceup.
import { html } from "htm/preact";
import { Dialog } from "../../parts/dialog.js";
import { say, t } from "../../texts.js";
import { CardFace } from "./card.js";
import { EventLook, LordLook, QuestLook } from "./looks.js";
import { Gold } from "./signs.js";
import { Sheet } from "./sheet.js";
import { nameOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around}} props */
export function Windows({ around }) {
  const { desk, scene } = around;
  const [kind, id = ""] = desk.open.value.split(":");
  const close = () => (desk.open.value = "");
  if (kind === "sheet" && scene.heroes[id])
    return html`<${Dialog} title=${nameOf(id)} class="bgwindow bg" onClose=${close} key=${desk.open.value}><${Sheet} around=${around} hero=${scene.heroes[id]} /></${Dialog}>`;
  if (kind === "card") return html`<${Dialog} title=${nameOf(id)} class="bgwindow bg" onClose=${close} key=${desk.open.value}><${CardWindow} around=${around} id=${id} /></${Dialog}>`;
  const up = kind === "event" ? scene.events[Number(id)] : undefined;
  if (up) return html`<${Dialog} title=${nameOf(up.id)} class="bgwindow bg" onClose=${close} key=${desk.open.value}><${EventWindow} around=${around} up=${up} /></${Dialog}>`;
  return null;
}

/** @param {{around: Around, id: string}} props */
function CardWindow({ around, id }) {
  const card = around.cards.get(id);
  const Look = around.gallery.quests[id] ? QuestLook : card?.deck === "overlord" ? LordLook : card?.deck.startsWith("event") ? EventLook : null;
  if (Look && card)
    return html`<div class="closer looker"><${Look} around=${around} id=${id} /><button type="button" class="btn" onClick=${() => around.act.rules(card.rules)}>${t("sw-rules")}</button></div>`;
  const type = card?.facts.type || card?.facts.class;
  return html`<div class="closer">
    ${type && html`<${CardFace} around=${around} id=${id} wordy=${false} />`}
    <div>${(card?.text ?? []).map((sentence, i) => html`<p key=${i}>${say(sentence)}</p>`)}
      ${card && html`<button type="button" class="btn" onClick=${() => around.act.rules(card.rules)}>${t("sw-rules")}</button>`}</div>
  </div>`;
}

/** @param {{around: Around, up: import("./model.js").EventUp}} props */
function EventWindow({ around, up }) {
  return html`<div class="closer looker"><${EventLook} around=${around} id=${up.id} up=${up}>
    <p class="sub">${t("bgt-since-turn", { turn: up.since })}</p>
    ${up.heroes && html`<p>${t("bgt-event-heroes", { heroes: up.heroes.map(nameOf).join(", ") })}</p>`}
    ${up.gold ? html`<p><${Gold} amount=${up.gold} /></p>` : null}
    ${up.tried && up.tried.length > 0 && html`<p>${t("bgt-event-tried", { factions: up.tried.map(nameOf).join(", ") })}</p>`}
    ${up.kept && Object.entries(up.kept).map(([faction, kinds]) => html`<p key=${faction}>${t("bgt-event-kept", { faction: nameOf(faction), kinds: kinds.map(nameOf).join(", ") || "0" })}</p>`)}
    ${up.cards && html`<div class="cardgrid">${up.cards.map((id, i) => html`<${CardFace} key=${id + i} around=${around} id=${id} />`)}</div>`}
  </${EventLook}></div>`;
}
