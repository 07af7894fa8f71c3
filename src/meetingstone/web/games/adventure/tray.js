// Below the board lies what is mine: character, gear and bag, quests, hand.
import { html } from "htm/preact";
import { Sketch } from "../../parts/icons.js";
import { openSheet } from "../../parts/shell.js";
import { say, t } from "../../texts.js";
import { CLASSES, gearIcon, GEAR, TOKENS } from "./art.js";
import { AbilityFace, ItemFace, OnEvent, Potions } from "./cards.js";
import { cardOption, isMine, itemOptions, optionsOf, questSpaces, trayHero } from "./model.js";
import { Crest, Icon, LevelChip, seatColour } from "./signs.js";
import { faceOf, goalText, nameOf, sideName, sourceName, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Hero} Hero */

/** What made a number, for those who point at it. @param {import("./model.js").Value} value */
const made = (value) => value.items.map((item) => `${item.layer === "add" && item.amount > 0 ? "+" : ""}${item.amount} ${sourceName(item.source)}`).join(", ");

/** @param {{around: Around, hero: Hero}} props */
export function CharacterCard({ around, hero }) {
  const { gallery, scene } = around,
    character = gallery.characters[hero.id],
    side = character?.cards[hero.level]?.[hero.side];
  const left = hero.health - hero.wounds;
  const uses = optionsOf(scene).filter((option) => option.kind === "use" && option.card === hero.id);
  return html`<section class="panel char lvl-${hero.level}" style=${seatColour(hero.seat)} aria-label=${nameOf(hero.id)}>
    <div class="por"><${Crest} around=${around} id=${hero.id} seat=${hero.seat} class="porc" /></div>
    <div class="hd"><h2>${nameOf(hero.id)}</h2><div><p>${nameOf(`${hero.id}-calling`)}</p><${LevelChip} level=${hero.level} /></div></div>
    <div class="hp" role="img" aria-label=${t("agt-health-of", { now: left, most: hero.health })}>
      ${Array.from({ length: hero.health }, (_, i) => html`<${Icon} key=${i} name="hearts" class=${i < left ? "" : "e"} />`)}
      ${Array.from({ length: hero.disease }, (_, i) => html`<${Icon} key=${"d" + i} name="poison-bottle" class="e" />`)}<b>${t("agt-now-of", { now: left, of: hero.health })}</b>
    </div>
    <div class="pow" tabindex="0" role="group" aria-label=${sideName(hero)}><b>${sideName(hero)}</b> ${textOf(around, `${hero.id}:${hero.level}:${hero.side ? "other" : "start"}`)}
      ${uses.map((option) => html`<button type="button" key=${option.key} class="mini-use" data-answer=${option.key} title=${say(option.text, around.spoken)} aria-label=${say(option.text, around.spoken)} disabled=${around.desk.busy.value} onClick=${() => around.act.choose([option.key])}>${t("agt-use")}</button>`)}
      ${hero.attached.map((each, i) => html`<button type="button" key=${i} class="att" style=${seatColour(each.owner)} onClick=${() => (around.desk.open.value = `card:${each.id}`)}>${nameOf(each.id)}</button>`)}
      ${hero.events.map((id) => html`<button type="button" key=${id} class="att" onClick=${() => (around.desk.open.value = `card:${faceOf(around, id)}`)}>${nameOf(faceOf(around, id))}<${OnEvent} around=${around} id=${id} /></button>`)}
      <div class="rest"><span>${t("agt-may-use")}</span>${(side?.icons ?? []).map((icon) => html`<span key=${icon} title=${nameOf("icon-" + icon)}><${Icon} name=${GEAR[icon] ?? ""} /><span class="hidden">${nameOf("icon-" + icon)}</span></span>`)}</div>
    </div>
    <div class="stats">
      <div title=${made(hero.attack)}><${Icon} name=${hero.ranged ? "high-shot" : "crossed-swords"} /><b>${hero.attack.total}</b><small>${nameOf("type-" + (hero.ranged ? "ranged" : "melee"))}</small></div>
      <div title=${made(hero.defense)}><${Icon} name="shield" /><b>${hero.defense.total}</b><small>${t("agt-defense")}</small></div>
      <div title=${made(hero.damage)}><${Icon} name="drop" /><b>${hero.damage.total}</b><small>${t("agt-damage")}</small></div>
      <div><${Icon} name="energy" /><b>${hero.energy}</b><small>${t("agt-energy-left")}</small></div>
    </div>
  </section>`;
}

/** What makes gear of one's own draggable, and takes what is dropped: from the bag to the body and back.
 * @param {Around} around @param {Hero} hero @param {string} id */
const dragged = (around, hero, id) =>
  hero.seat === around.scene.me && around.gallery.items[id]?.kind !== "bag"
    ? { draggable: true, onDragStart: (/** @type {DragEvent} */ e) => e.dataTransfer?.setData(DRAGGED, id) }
    : {};
const DRAGGED = "text/x-meetingstone-item";

/** @param {Around} around @param {Hero} hero @param {(id: string) => boolean} takes */
const droppedOn = ({ scene, act }, hero, takes) =>
  hero.seat !== scene.me
    ? {}
    : {
        onDragOver: (/** @type {DragEvent} */ e) => e.dataTransfer?.types.includes(DRAGGED) && e.preventDefault(),
        onDrop: (/** @type {DragEvent} */ e) => {
          e.preventDefault();
          const id = e.dataTransfer?.getData(DRAGGED) ?? "";
          if (id && takes(id)) act.equip(id);
        },
      };

/** An item in the bag; a closer look has what may be done with it, or why it may not.
 * @param {{around: Around, hero: Hero, id: string}} props */
function BagItem({ around, hero, id }) {
  const { scene, gallery, desk } = around,
    item = gallery.items[id],
    options = hero.seat === scene.me ? itemOptions(scene, id) : [];
  return html`<li class="lv-${item?.level} ${options.length ? "may" : ""}" ...${dragged(around, hero, id)}>
    <button type="button" class="it" data-item=${id} aria-label=${nameOf(id)} onClick=${() => (desk.open.value = `card:${id}`)}><${Icon} name=${gearIcon(item)} /><span>${nameOf(id)}</span></button>
    <${Potions} potions=${item?.potions ?? []} />
  </li>`;
}

/** @param {{around: Around, hero: Hero, kind: "weapon" | "armor"}} props */
function Worn({ around, hero, kind }) {
  const id = hero[kind];
  if (!id) return html`<div class="item none"><div class="a"><${Icon} name=${kind === "weapon" ? "broadsword" : "breastplate"} /></div><h4>${t(kind === "weapon" ? "agt-no-weapon" : "agt-no-armor")}</h4></div>`;
  const may = hero.seat === around.scene.me && itemOptions(around.scene, id).length > 0;
  return html`<button type="button" class="worn ${may ? "may" : ""}" data-item=${id} ...${dragged(around, hero, id)} onClick=${() => (around.desk.open.value = `card:${id}`)}><${ItemFace} around=${around} id=${id} /></button>`;
}

/** @param {{around: Around, hero: Hero}} props */
export function Gear({ around, hero }) {
  const { scene, desk, act } = around;
  return html`<section class="panel gear" aria-label=${t("agt-gear")}>
    <div class="eq" ...${droppedOn(around, hero, (id) => hero.bag.includes(id))}><${Worn} around=${around} hero=${hero} kind="weapon" /><${Worn} around=${around} hero=${hero} kind="armor" /></div>
    <div class="bag" ...${droppedOn(around, hero, (id) => !hero.bag.includes(id))}><h3><${Icon} name="knapsack" />${t("agt-bag", { count: hero.bag.length })}</h3><ul>${hero.bag.map((id, i) => html`<${BagItem} key=${id + i} around=${around} hero=${hero} id=${id} />`)}</ul></div>
    ${hero.tokens.length > 0 && html`<div class="kept"><span>${t("agt-kept")}</span>${hero.tokens.map((token, i) => {
      const options = hero.seat === scene.me ? optionsOf(scene).filter((option) => (option.kind === "use" && option.card === token) || option.token === token) : [];
      return html`<button type="button" key=${token + i} class="tok ${options.length ? "may" : ""}" data-answer=${options.length === 1 ? options[0]?.key : undefined} disabled=${desk.busy.value} onClick=${() => (options.length === 1 ? act.choose([options[0]?.key ?? ""]) : (desk.open.value = `card:${token}`))}><${Icon} name=${TOKENS[token] ?? "treasure-map"} />${nameOf(token)}</button>`;
    })}</div>`}
  </section>`;
}

/** @param {{around: Around, hero: Hero}} props */
export function Quests({ around, hero }) {
  const { scene, gallery, act, desk } = around;
  return html`<section class="panel quests" aria-label=${t("agt-quests")}>
    <div class="valor"><b>${t("agt-valor")}</b>${Array.from({ length: scene.needed }, (_, i) => html`<i key=${i} class=${i < hero.valor ? "on" : ""}></i>`)}<span>${t("agt-now-of", { now: hero.valor, of: scene.needed })}</span></div>
    <div class="qscroll" tabindex="0" role="group" aria-label=${t("agt-quests")}>
    ${hero.quests.map((errand) => {
      const spaces = questSpaces(gallery, errand);
      const point = () => act.name(spaces);
      return html`<article key=${errand.id} class="quest">
        <h4><button type="button" data-quest=${errand.id} onPointerEnter=${point} onPointerLeave=${() => act.name([])} onFocus=${point} onBlur=${() => act.name([])} onClick=${() => ((desk.open.value = `card:${errand.id}`), act.reveal(spaces[0] ?? ""))}>${nameOf(errand.id)}</button><em title=${t("agt-valor")}>${gallery.quests[errand.id]?.valor ?? 0}</em></h4>
        <ol>${errand.goals.map((goal, i) => html`<li key=${i} class=${goal.done ? "d" : goal.now ? "now" : ""}><span>${goalText(around, errand, i)}</span></li>`)}</ol>
      </article>`;
    })}
    ${hero.log.length > 0 && html`<p class="qlog">${t("agt-log")} ${hero.log.map(([id, valor], i) => html`<span key=${i}>${i > 0 && ", "}<b>${nameOf(id)}</b> ${valor}</span>`)}</p>`}
    </div>
  </section>`;
}

/** @param {{around: Around, hero: Hero}} props */
export function Hand({ around, hero }) {
  const { scene, act, desk, wide } = around;
  if (scene.me !== hero.seat) return html`<section class="hand closed" aria-label=${t("agt-hand")}><p class="closedhand"><${Icon} name="card-pickup" />${t("agt-hand-count", { count: hero.hand })}</p></section>`;
  return html`<section class="hand ${scene.hand.length > 5 ? "many" : ""}" style="--n: ${Math.max(5, scene.hand.length)}; --m: ${scene.hand.length - 1}" aria-label=${t("agt-hand")}>
    ${scene.hand.map(({ id, energy }, i) => {
      const option = cardOption(scene, id);
      const words = option ? say(option.text, around.spoken) : nameOf(id);
      // A finger that cannot hover lifts the card: there it is read whole, and played.
      return html`<button type="button" key=${id + i} class="held" data-card=${id} data-answer=${wide ? option?.key : undefined} aria-label=${words} disabled=${desk.busy.value} onClick=${() => (option && !wide ? (desk.open.value = `card:${id}`) : option ? act.card(option) : isMine(scene) ? act.why(`play:${id}`, "hand", id) : (desk.open.value = `card:${id}`))}>
        <${AbilityFace} around=${around} id=${id} energy=${energy} level=${hero.level} look=${option ? "play" : ""} />
      </button>`;
    })}
    ${!scene.hand.length && html`<p class="closedhand">${t("agt-hand-empty")}</p>`}
  </section>`;
}

/** @param {{around: Around}} props */
export function Tray({ around }) {
  const hero = trayHero(around.scene);
  if (!hero) return html`<section class="tray empty" aria-label=${t("agt-tray")}></section>`;
  return html`<section class="tray" aria-label=${t("agt-tray")}>
    <${CharacterCard} around=${around} hero=${hero} /><${Gear} around=${around} hero=${hero} /><${Quests} around=${around} hero=${hero} /><${Hand} around=${around} hero=${hero} />
  </section>`;
}

/** My numbers in a line; a touch opens my sheet. @param {{around: Around, hero: Hero}} props */
export const Own = ({ around, hero }) =>
  html`<button type="button" class="ownline" aria-label=${t("agt-tab-sheet")} onClick=${() => openSheet("hero")}>
    <span class="hd"><b>${nameOf(hero.id)}</b><${LevelChip} level=${hero.level} /><${Sketch} name="on" /></span>
    <span class="nums">
      <span title=${t("agt-health-of", { now: hero.health - hero.wounds, most: hero.health })}><${Icon} name="hearts" />${hero.health - hero.wounds}/${hero.health}</span>
      <span title=${t("agt-energy-left")}><${Icon} name="energy" />${hero.energy}</span>
      <span title=${made(hero.attack)}><${Icon} name=${hero.ranged ? "high-shot" : "crossed-swords"} />${hero.attack.total}</span>
      <span title=${made(hero.defense)}><${Icon} name="shield" />${hero.defense.total}</span>
      <span title=${made(hero.damage)}><${Icon} name="drop" />${hero.damage.total}</span>
    </span>
    ${!around.scene.heroes[String(around.scene.me)] && html`<small>${around.names[hero.seat]}</small>`}
  </button>`;

/** What my quests ask for now; a touch opens them. @param {{around: Around, hero: Hero}} props */
export const QuestPeek = ({ around, hero }) =>
  html`<button type="button" class="questpeek" onClick=${() => openSheet("quests")}>
    <span class="hd"><b>${t("agt-tab-quests")}</b><small>${t("agt-valor")} ${t("agt-now-of", { now: hero.valor, of: around.scene.needed })}</small><${Sketch} name="on" /></span>
    ${hero.quests.map((errand) => html`<span key=${errand.id} class="aim" title=${nameOf(errand.id)}><b>${nameOf(errand.id)}</b> ${errand.goals.flatMap((goal, i) => (goal.now && !goal.done ? [goalText(around, errand, i)] : [])).join(" · ")}</span>`)}
  </button>`;

/** The sign of a class, for lists. @param {string} cls */
export const classIcon = (cls) => CLASSES[cls] ?? "person";
