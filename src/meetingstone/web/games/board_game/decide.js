// The decision on the table: a panel over the map with everything that may be answered now.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { CardFace } from "./card.js";
import { Cause } from "./cause.js";
import { Choices } from "./choices.js";
import { asks, isMine, optionsOf, targetsOf } from "./model.js";
import { Icon, Medal } from "./signs.js";
import { Sheet } from "./sheet.js";
import { Shop } from "./shop.js";
import { nameOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** Kinds of options that need the width of cards. */
const BROAD = new Set("train buy sell talent keep_item loot retrain hand give_up summon".split(" "));

/** Questions about one card that is not among the options. */
const PRIZES = new Set(["bg-auction", "bg-give"]);

/** The places one may go to, nearest first, as buttons. @param {{around: Around}} props */
function Places({ around }) {
  const { desk, act } = around;
  const targets = [...targetsOf(around.scene, around.hero, desk.from.value)].sort((a, b) => Number(a[1].flies) - Number(b[1].flies) || a[1].steps - b[1].steps || nameOf(a[0]).localeCompare(nameOf(b[0])));
  return html`<div class="choicelist places" role="group" aria-label=${t("bgt-options")}>
    ${targets.map(
      ([id, target], i) =>
        html`<button key=${id} type="button" class="choice ${desk.pinned.value === id ? "voted" : ""}" data-place=${id} aria-pressed=${String(desk.pinned.value === id)} onClick=${() => act.touch(id)} onPointerEnter=${() => act.name([id])} onPointerLeave=${() => act.name([])}>
          <span class="stepcount">${target.flies ? html`<svg class="i" aria-label=${t("bgt-route-flight")}><use href="#i-fly" /></svg>` : target.steps}</span>
          <span class="words">${nameOf(id)}${target.route?.stops ? html`<small>${t("bgt-stops")}</small>` : null}</span>
          ${i < 9 && html`<kbd aria-hidden="true">${i + 1}</kbd>`}
        </button>`,
    )}
  </div>`;
}

/** Cards of my characters, one sheet at a time. @param {{around: Around}} props */
function Manage({ around }) {
  const { scene, desk } = around,
    hero = scene.heroes[around.hero];
  return html`
    <div class="herotabs" role="group" aria-label=${t("bgt-tab-heroes")}>
      ${scene.mine.map((id) => html`<button key=${id} type="button" class=${id === around.hero ? "on" : ""} aria-pressed=${String(id === around.hero)} data-tab=${id} onClick=${() => ((desk.hero.value = id), (desk.held.value = ""))}><${Medal} faction=${scene.heroes[id]?.faction} icon=${around.gallery.characters[id]?.cls} />${nameOf(id)}</button>`)}
    </div>
    ${hero && html`<${Sheet} around=${around} hero=${hero} />`}
  `;
}

/** Why something is not possible. @param {{around: Around}} props */
export function WhyNote({ around }) {
  const refused = around.desk.refused.value;
  if (!refused || refused.place.startsWith("area-")) return null;
  return html`<p class="whynot" role="alert">
    ${refused.text} ${refused.rule && html`<button type="button" class="ruleref" onClick=${() => around.act.rules(refused.rule)}>${refused.rule}</button>`}
    <button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (around.desk.refused.value = null)}>×</button>
  </p>`;
}

/** What the panel is about, or null when the map and the tray are enough. @param {Around} around */
export function decisionOf(around) {
  const { scene, desk } = around;
  if (!isMine(scene)) return null;
  if (asks(scene, "bg-class")) return null;
  if (desk.all.value) return "all";
  if (asks(scene, "bg-act")) return desk.deed.value === "travel" ? "places" : desk.deed.value === "challenge" ? "challenge" : null;
  if (asks(scene, "bg-manage")) return "manage";
  if (asks(scene, "bg-travel")) return "places";
  if (asks(scene, "bg-town") || asks(scene, "bg-train")) return "shop";
  return "all";
}

/** Whether most of the places one may go to lie below the right of the map, where the list would be. @param {Around} around */
function isRight({ scene, desk, hero, gallery, view }) {
  const { width } = view.now.value,
    at = [...targetsOf(scene, hero, desk.from.value).keys()].flatMap((id) => gallery.map.places[id]?.label ?? []);
  const across = at.filter((_, i) => i % 2 === 0).map((x) => view.at([x, 0])[0] / (width || 1));
  return across.filter((x) => x > 0.7).length > across.filter((x) => x < 0.3).length;
}

/** @param {{around: Around}} props */
export function Decision({ around }) {
  const { scene, desk } = around,
    about = decisionOf(around);
  if (!about) return null;
  const broad = about === "shop" || (about === "all" && optionsOf(scene).some((option) => BROAD.has(option.kind)));
  return html`<section class="decision ${about} ${broad ? "broad" : ""} ${about === "places" && around.wide && isRight(around) ? "left" : ""}" aria-label=${t("bgt-decision")}>
    <header>
      ${scene.subject && !asks(scene, "bg-act") && html`<${Medal} faction=${scene.heroes[scene.subject]?.faction} icon=${around.gallery.characters[scene.subject]?.cls} />`}
      <div><h2>${about === "places" ? t("bgt-where-to") : about === "challenge" ? t("bgt-whom") : say(scene.question?.prompt ?? { id: "sw-wait" }, around.spoken)}</h2></div>
      ${asks(scene, "bg-act") && html`<button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => ((desk.deed.value = ""), (desk.all.value = false))}>×</button>`}
      ${(about === "manage" || about === "shop" || asks(scene, "bg-manage")) && html`<button type="button" class="chip" aria-pressed=${String(desk.all.value)} onClick=${() => (desk.all.value = !desk.all.value)}><${Icon} name="scroll" />${t("bgt-as-list")}</button>`}
    </header>
    <${Cause} around=${around} />
    <div class="body">
      ${about === "places" && html`<${Places} around=${around} />`}
      ${about === "challenge" && html`<${Choices} around=${around} only=${(/** @type {any} */ option) => option.kind === "challenge" && option.hero === around.hero} />`}
      ${about === "manage" && html`<${Manage} around=${around} />`}
      ${about === "shop" && html`<${Shop} around=${around} />`}
      ${about === "all" && scene.card && PRIZES.has(scene.question?.kind ?? "") && html`<div class="prize"><${CardFace} around=${around} id=${scene.card} /></div>`}
      ${about === "all" && html`<${Choices} around=${around} />`}
    </div>
    <${WhyNote} around=${around} />
  </section>`;
}
