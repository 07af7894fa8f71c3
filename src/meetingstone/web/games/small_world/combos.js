// The combos on show, and the card that tells what one of them does.
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Sketch } from "../../parts/icons.js";
import { useSlides } from "../../parts/motion.js";
import { openSheet } from "../../parts/shell.js";
import { has, say, t, word } from "../../texts.js";
import { optionsOf } from "./model.js";
import { Coin, Crest } from "./signs.js";
import { factionOf, powerName, raceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Combo} Combo */

/** @param {Around} around @param {string} race */
export const pickOf = (around, race) => optionsOf(around.scene).find((o) => o.kind === "pick" && o.race === race);

/** What a card does, in three words. @param {string} kind @param {string} id */
const brief = (kind, id) => (has(`${kind}-${id}-brief`) ? word(`@${kind}-${id}-brief`) : "");

/** @param {{count: number}} props */
const Coins = ({ count }) =>
  count
    ? html`<span class="cc"
        >${Array.from({ length: Math.min(3, count) }, (_, i) => html`<${Coin} key=${i} />`)}<em>+${count}</em
        ><span class="unseen"> ${t("sw-coins-on-it")}</span></span
      >`
    : html`<span class="cc none"><em>–</em></span>`;

/** @param {{around: Around, combo: Combo}} props */
function ComboCard({ around, combo }) {
  const { desk, gallery } = around;
  const pick = pickOf(around, combo.race),
    chosen = desk.combo.value === combo.race;
  const faction = factionOf(gallery, combo.race);
  return html`<li data-slide=${combo.race} class="combo ${faction} ${pick ? "open" : ""} ${chosen ? "chosen" : ""}">
    <button
      type="button"
      data-combo=${combo.race}
      aria-pressed=${String(chosen)}
      onClick=${() => around.act.combo(combo.race)}
    >
      <span class="price"><span class="unseen">${t("sw-price")} </span><${Coin} /><b>${combo.price}</b></span>
      <${Crest} race=${combo.race} faction=${faction} power=${combo.power} />
      <span class="ct">
        <span class="pw">${powerName(combo.power)}</span> <span class="rc">${raceName(combo.race)}</span>
        <span class="unseen">${t(`faction-${faction}`)} </span>
        <span class="fx"><span>${brief("power", combo.power)}</span><span>${brief("race", combo.race)}</span></span>
      </span>
      <span class="cm"
        ><span class="tk"><b>${combo.tokens}</b> ${t("sw-tokens", { count: combo.tokens })}</span
        ><${Coins} count=${combo.coins}
      /></span>
    </button>
  </li>`;
}

/** @param {{around: Around}} props */
export function Combos({ around }) {
  const { columns, stacks } = around.scene;
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useSlides(panel, [columns]);
  const banners = stacks.banners.reduce((a, b) => a + b, 0);
  return html`<aside class="combos panel" ref=${panel} aria-label=${t("sw-combos-label")}>
    <h2>${t("sw-combos")}<small>${t("sw-combos-note")}</small></h2>
    ${columns.map(
      (column, i) =>
        html`<ol key=${i}>
          ${column.map((combo) => html`<${ComboCard} key=${combo.race} around=${around} combo=${combo} />`)}
        </ol>`,
    )}
    <p class="stacks">${t("sw-stacks", { banners, badges: stacks.badges })}</p>
  </aside>`;
}

/** The combos in one glance; touching it opens them all. @param {{around: Around}} props */
export const ComboPeek = ({ around }) =>
  html`<button type="button" class="combopeek" data-tool="combos" onClick=${() => openSheet("combos")}>
    <span class="hd"><b>${t("sw-combos")}</b><small>${t("sw-combos-price")}</small><${Sketch} name="on" /></span>
    <span class="row6">
      ${around.scene.columns.flat().map((combo) => html`<span key=${combo.race}><i>${combo.price}</i><${Crest} race=${combo.race} faction=${factionOf(around.gallery, combo.race)} power=${combo.power} /><em title=${raceName(combo.race)}>${raceName(combo.race)}</em></span>`)}
    </span>
  </button>`;

/** Everything about a combo. @param {{around: Around, race: string}} props */
export function ComboBody({ around, race }) {
  const combo = around.scene.columns.flat().find((each) => each.race === race);
  if (!combo) return null;
  const faction = factionOf(around.gallery, race);
  const cards = [
    ["race", race],
    ["power", combo.power],
  ].map(([deck, id]) => around.gallery.cards.find((c) => c.deck === deck && c.id === id));
  return html`
    <header>
      <${Crest} race=${race} faction=${faction} power=${combo.power} />
      <div>
        <p class="pw">${powerName(combo.power)}</p>
        <h3>${raceName(race)}</h3>
        <p class="tr">${t(`faction-${faction}`)} · ${combo.tokens} ${t("sw-tokens", { count: combo.tokens })}</p>
      </div>
    </header>
    ${cards.map((card) => card && html`<div class="text" key=${card.id}><b>${t(card.name.slice(1))}</b> ${card.text.map((line) => say(line, around.spoken)).join(" ")}</div>`)}
    <dl>
      <div>
        <dt>${t("sw-price")}</dt>
        <dd>${combo.price} <${Coin} /></dd>
        <dd class="nt">${combo.coins ? t("sw-found", { coins: combo.coins }) : ""}</dd>
      </div>
    </dl>
  `;
}
