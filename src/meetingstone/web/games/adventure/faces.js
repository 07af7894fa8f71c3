// Any card at full size: a quest as a letter with its steps, an event with both faces side by side, others as they are.
import { html } from "htm/preact";
import { has, say, t } from "../../texts.js";
import { iconOf } from "./art.js";
import { AbilityFace, FoeFace, ItemFace, OnEvent } from "./cards.js";
import { heroesOf, questSpaces } from "./model.js";
import { Icon, LevelChip } from "./signs.js";
import { eventKind, eventOf, goalText, nameOf, shortName, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around, id: string, still?: boolean}} props `still`: it lies in a button, and has none of its own */
export function AnyFace({ around, id, still = false }) {
  const { gallery } = around;
  if (id in gallery.abilities) return html`<${AbilityFace} around=${around} id=${id} />`;
  if (id in gallery.foes) return html`<div class="faces"><${FoeFace} around=${around} id=${id} />${gallery.foes[id]?.item && html`<${FoeFace} around=${around} id=${id} turned />`}</div>`;
  if (id in gallery.items) return html`<${ItemFace} around=${around} id=${id} />`;
  if (id in gallery.quests) return html`<${QuestFace} around=${around} id=${id} still=${still} />`;
  const event = eventOf(gallery, id);
  if (event) return html`<${EventFaces} around=${around} id=${event} />`;
  return html`<article class="plain"><${PlainFace} around=${around} id=${id} /></article>`;
}

/** A line that sets the mood. @param {{id: string}} props */
const Flavour = ({ id }) => has(`ag-${id}-flavour`) && html`<p class="flavour">${t(`ag-${id}-flavour`)}</p>`;

/** A card that is text only. @param {{around: Around, id: string}} props */
function PlainFace({ around, id }) {
  const text = textOf(around, id);
  return html`<h4><${Icon} name=${iconOf(around.gallery, id)} />${nameOf(id)}</h4>
    ${text && html`<p>${text}</p>`}
    <${Flavour} id=${id} />`;
}

/** Sentences of a quest that its steps do not show: whom it is about, where tokens are laid, the reward. */
const ABOUT = "text-ag-quest-target",
  LAID = "text-ag-quest-tokens",
  REWARD = "text-ag-reward";

/** A quest: who has it, its steps with how far they are, what it brings. @param {{around: Around, id: string, still: boolean}} props */
function QuestFace({ around, id, still }) {
  const { gallery, scene, act, desk } = around,
    quest = gallery.quests[id],
    owner = heroesOf(scene).find((hero) => hero.quests.some((errand) => errand.id === id));
  if (!quest) return null;
  const fresh = { id, goals: quest.goals.map(() => ({ count: 0, done: false, now: false })) },
    errand = owner?.quests.find((each) => each.id === id) ?? fresh;
  const told = (/** @type {string} */ part) => (gallery.texts[id] ?? []).filter((sentence) => sentence.id.startsWith(part)).map((sentence) => say(sentence)).join(" ");
  const spaces = owner && !still ? questSpaces(gallery, errand) : [];
  const look = (/** @type {string} */ space) => {
    desk.open.value = "";
    act.centre(space);
  };
  return html`<article class="plain scroll">
    <header><${Icon} name="scroll-unfurled" /><h4>${nameOf(id)}<small>${t(quest.deck === "elite" ? "agt-quest-elite" : "agt-quest-starting")}${owner ? ` · ${shortName(owner.id)}` : ""}</small></h4><b class="seal" title=${t("agt-valor")}>${quest.valor}</b></header>
    <${Flavour} id=${id} />
    ${told(ABOUT) && html`<p>${told(ABOUT)}</p>`}${!owner && told(LAID) && html`<p>${told(LAID)}</p>`}
    <ol class=${quest.any_order ? "any" : ""}>${errand.goals.map((goal, i) => html`<li key=${i} class=${goal.done ? "d" : goal.now ? "now" : ""}><span>${goalText(around, errand, i)}</span></li>`)}</ol>
    ${quest.any_order && quest.goals.length > 1 && html`<small>${t("agt-quest-any")}</small>`}
    ${told(REWARD) && html`<p class="reward">${told(REWARD)}</p>`}
    ${spaces.length > 0 && spaces.length < 5 && html`<div class="wheres">${spaces.map((space) => html`<button type="button" key=${space} class="btn" data-where=${space} onClick=${() => look(space)}><${Icon} name="treasure-map" />${nameOf(space)}</button>`)}</div>`}
  </article>`;
}

/** Signs of the kinds of events. @type {Record<string, string>} */
const KINDS = { global: "world", location: "treasure-map", special: "spark-spirit" };

/** An event: both faces side by side, the one that is up first. @param {{around: Around, id: string}} props */
function EventFaces({ around, id }) {
  const { gallery, scene } = around,
    event = gallery.events[id];
  if (!event) return null;
  const turned = scene.turned.includes(id) && event.back !== null,
    sign = KINDS[event.kind] ?? "scroll-unfurled";
  const face = (/** @type {string} */ side, /** @type {boolean} */ up, /** @type {any} */ body) =>
    html`<section class="evface ${up ? "up" : ""}"><header class="lv-${event.level}"><${Icon} name=${sign} /><span>${eventKind(event.kind)}${event.space ? ` · ${nameOf(event.space)}` : ""}</span><em>${side}</em></header>${body}${up && html`<${OnEvent} around=${around} id=${id} />`}</section>`;
  const front = face(t("agt-event-front"), !turned, html`<h4>${nameOf(id)}<${LevelChip} level=${event.level} /></h4><p>${textOf(around, id)}</p><${Flavour} id=${id} />`);
  const reverse = face(
    t("agt-event-reverse"),
    turned,
    event.back
      ? html`<h4>${nameOf(event.back)}</h4><p>${textOf(around, event.back)}</p><${Flavour} id=${event.back} />`
      : html`${event.foe && html`<${FoeFace} around=${around} id=${event.foe} />`}${event.item && html`<${ItemFace} around=${around} id=${event.item} />`}`,
  );
  return html`<article class="evfaces">${turned ? reverse : front}${turned ? front : reverse}</article>`;
}
