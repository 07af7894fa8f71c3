// The answers to any question as a list: whatever is asked can be answered here.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { iconOf, POTIONS, RESOURCES } from "./art.js";
import { AbilityFace, FoeFace, ItemFace } from "./cards.js";
import { Cause } from "./cause.js";
import { AnyFace } from "./faces.js";
import { Fit } from "./fit.js";
import { asksList, ENDS, heroAt, isMine, listed, OPEN } from "./model.js";
import { fightLine } from "./preview.js";
import { OddsBar, oddsOf } from "./prospects.js";
import { Blazon, Crest, Icon } from "./signs.js";
import { endWord } from "./frame.js";
import { faceOf, nameOf, promptOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Option} Option */

/** What stands before an option. @param {{around: Around, option: Option}} props */
export function Sign({ around, option }) {
  const { gallery, scene } = around;
  if (option.kind === "character" && option.card) return html`<${Crest} around=${around} id=${option.card} seat=${Math.max(0, scene.me)} class="crest small" />`;
  const foe = option.foe ?? (option.kind === "face" ? gallery.map.spaces[option.space ?? ""]?.foe : undefined);
  if (foe) return html`<${Blazon} around=${around} id=${foe} class="oi2" />`;
  if (option.potion) return html`<span class="p-${option.potion[0]}"><${Icon} name=${POTIONS[option.potion] ?? ""} class="oi2" /></span>`;
  if (option.resource) return html`<${Icon} name=${RESOURCES[option.resource] ?? ""} class="oi2" />`;
  const id = option.card ?? option.item ?? option.token ?? option.event ?? option.quest;
  if (id) return html`<${Icon} name=${iconOf(gallery, id)} class="oi2" />`;
  const hero = option.seat === undefined ? undefined : heroAt(scene, option.seat);
  if (hero) return html`<${Crest} around=${around} id=${hero.id} seat=${hero.seat} class="crest small" />`;
  if (option.kind === "draw") return html`<${Icon} name="card-pickup" class="oi2" />`;
  if (option.kind === "face") return html`<${Icon} name="crossed-swords" class="oi2" />`;
  return html`<${Icon} name=${option.kind === "pass" || ENDS.has(option.kind) ? "hand" : "check-mark"} class="oi2" />`;
}

/** What an option comes to. @param {Around} around @param {Option} option */
function lineOf(around, option) {
  if (option.foe) return fightLine(around, option.foe);
  if (option.kind === "face" && option.space) return fightLine(around, around.gallery.map.spaces[option.space]?.foe ?? "");
  if (option.card && option.kind === "play") return textOf(around, option.card);
  if (option.resource) return t("agt-resource-does", { resource: option.resource });
  if (option.token) return textOf(around, option.token);
  if (option.event) return textOf(around, faceOf(around, option.event));
  if (option.kind === "quest" && option.quest) return textOf(around, option.quest);
  if (option.kind === "draw" && option.level) return t("agt-deck-left", { left: around.scene.decks[option.level] ?? 0 });
  return "";
}

/** @param {{around: Around, option: Option, number: number, extra?: any}} props */
export function Choice({ around, option, number, extra = null }) {
  const { desk, act } = around,
    line = lineOf(around, option);
  const point = () => act.name(option.space ? [option.space] : []);
  return html`<button type="button" class="opt" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])} onPointerEnter=${point} onPointerLeave=${() => act.name([])} onFocus=${point} onBlur=${() => act.name([])}>
    <span class="k" aria-hidden="true">${number <= 9 ? number : ""}</span>
    <${Sign} around=${around} option=${option} />
    <span class="ot"><b>${ENDS.has(option.kind) ? endWord(around, option) : say(option.text, around.spoken)}</b>${line && html`<small title=${line}>${line}</small>`}${extra}</span>
    <span class="ob"><${OddsBar} odds=${oddsOf(around, option.key)} /></span>
  </button>`;
}

/** Options that are chosen by their card. */
const FACED = new Set(["card", "item", "character", "quest"]);

/** Cards to choose from, as cards. @param {{around: Around, option: Option, number: number}} props */
function Faced({ around, option, number }) {
  const { desk, act, gallery } = around;
  const face =
    option.kind === "character" && option.card
      ? html`<${CharacterFace} around=${around} id=${option.card} />`
      : option.item
        ? html`<div class="fitted"><${ItemFace} around=${around} id=${option.item} /><${Fit} around=${around} id=${option.item} /></div>`
        : option.card && option.card in gallery.abilities
          ? html`<${AbilityFace} around=${around} id=${option.card} />`
          : html`<${AnyFace} around=${around} id=${option.card ?? option.quest ?? ""} still />`;
  return html`<button type="button" class="pick" data-answer=${option.key} disabled=${desk.busy.value} aria-label=${say(option.text, around.spoken)} onClick=${() => act.choose([option.key])}>${face}<span class="pickw">${number <= 9 && html`<kbd class="kb" aria-hidden="true">${number}</kbd>`} ${option.kind !== "character" && say(option.text, around.spoken)}</span></button>`;
}

/** A character to choose. @param {{around: Around, id: string}} props */
function CharacterFace({ around, id }) {
  const character = around.gallery.characters[id],
    side = character?.cards.grey[0];
  return html`<article class="plain chr ${character?.affiliation}">
    <${Crest} around=${around} id=${id} seat=${Math.max(0, around.scene.me)} class="porc" />
    <h4>${nameOf(id)}</h4>
    <small>${nameOf(`${id}-calling`)}</small>
    ${side && html`<p class="nums"><span title=${t("agt-health")}><${Icon} name="hearts" />${side.health}</span><span title=${t("agt-attack")}><${Icon} name=${side.type === "ranged" ? "high-shot" : "crossed-swords"} />${side.attack}</span><span title=${t("agt-defense")}><${Icon} name="shield" />${side.defense}</span><span title=${t("agt-damage")}><${Icon} name="drop" />${side.damage}</span></p>`}
    <p class="does">${textOf(around, `${id}:grey:start`)}</p>
    <p class="flavour">${t(`ag-${id}-flavour`)}</p>
  </article>`;
}

/** @param {{around: Around}} props */
export function Decision({ around }) {
  const { desk } = around;
  if (!asksList(around.scene) || desk.aside.value) return null;
  const options = listed(around.scene),
    faced = options.every((option) => FACED.has(option.kind)) && options.length <= 12;
  const { what } = promptOf(around);
  const foe = options.length === 1 ? options[0]?.foe : undefined;
  return html`<section class="decision" role="group" aria-label=${what}>
    <header><h2>${what}</h2><button type="button" class="shut" data-do="aside" aria-label=${t("agt-look-at-board")} title=${t("agt-look-at-board")} onClick=${() => (desk.aside.value = true)}>–</button></header>
    <${Cause} around=${around} />
    ${foe && html`<${FoeFace} around=${around} id=${foe} />`}
    ${faced ? html`<div class="picks">${options.map((option, i) => html`<${Faced} key=${option.key} around=${around} option=${option} number=${i + 1} />`)}</div>` : html`<div class="opts">${options.map((option, i) => html`<${Choice} key=${option.key} around=${around} option=${option} number=${i + 1} />`)}</div>`}
    ${around.askLess}
  </section>`;
}

/** What an option of that row does: an item goes on or comes off. @param {Around} around @param {Option} option */
function deedOf({ scene, spoken }, option) {
  if (option.kind !== "item" || !option.item) return say(option.text, spoken);
  const mine = heroAt(scene, scene.me);
  return t([mine?.weapon, mine?.armor].includes(option.item) ? "agt-take-off" : "agt-put-on", { item: nameOf(option.item) });
}

/** Cards, potions and powers of the movement phase and items to equip, in one row that can always be reached.
 * @param {{around: Around}} props */
export function Extras({ around }) {
  const { scene, desk, act } = around;
  if (!isMine(scene) || !OPEN.has(scene.question?.kind ?? "")) return null;
  const options = listed(around.scene);
  if (!options.length) return null;
  return html`<div class="extras" role="group" aria-label=${t("agt-extras")}>
    ${options.map((option) => html`<button type="button" key=${option.key} class="extra" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])}><${Sign} around=${around} option=${option} />${deedOf(around, option)}</button>`)}
  </div>`;
}
