// The card beside a region: what an attack costs, the odds of the die, what it brings; and the note that says why not.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say, t } from "../../texts.js";
import { partsOf, rolls, total } from "./model.js";
import { Coin, Disc, Icon } from "./signs.js";
import { cardName, isChampions, regionName, signed, sourceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Option} Option */

/** The sum of a cost. @param {{cost: number, base: number, items: import("./model.js").Item[]}} props */
export function Sum({ cost, base, items }) {
  const { adds, fixed, floor } = partsOf(base, items, cost);
  return html`<div class="sum">
    <span class="big">${cost}</span><span class="eq">=</span>
    <ol>
      ${
        fixed
          ? html`<li><b>${fixed.amount}</b>${sourceName(fixed)}</li>`
          : html`<li><b>${base}</b>${t("source-base")}</li>
              ${adds.map((item) => html`<li key=${item.source + item.rule} class=${item.amount < 0 ? "less" : ""} title=${item.rule}><b>${signed(item.amount)}</b>${sourceName(item)}</li>`)}`
      }
      ${floor && html`<li class="floor">${t("sw-at-least", { amount: floor.amount, source: sourceName(floor) })}</li>`}
    </ol>
  </div>`;
}

/** The six faces, those that win filled. @param {{die: number[], need: number, odds: [number, number]}} props */
export function Dice({ die, need, odds }) {
  const percent = Math.round((100 * odds[0]) / odds[1]);
  return html`<div class="dice" role="img" aria-label=${t("sw-dice-label", { good: odds[0], of: odds[1], need })}>
    ${die.map((face, i) => html`<span key=${i} class=${face >= need ? "hit" : ""}>${face}</span>`)}<b>${percent}%</b>
  </div>`;
}

/** What stands on the card of an option. @param {{around: Around, option: Option}} props */
export function CostBody({ around, option }) {
  const { scene, gallery, spoken } = around;
  const player = scene.players[scene.me],
    hand = player?.hand ?? 0;
  const need = (option.cost ?? 0) - hand,
    chance = option.odds ? option.odds[0] / option.odds[1] : 1;
  const region = around.painting.regions.get(option.region ?? "");
  const traits = (region?.symbols ?? []).filter((s) => s !== "size").map((s) => t(`symbol-${s}`).toLowerCase());
  return html`
    <header>
      <h3>${regionName(option.region ?? "")}</h3>
      <span class="tr">${(traits.length ? traits : [t(`terrain-${region?.terrain}`).toLowerCase()]).join(", ")}</span>
    </header>
    ${option.cost !== undefined && html`<${Sum} cost=${option.cost} base=${option.base ?? 2} items=${option.items ?? []} />`}
    ${option.ways && html`<p class="by">${t("sw-by", { ways: option.ways.map((id) => cardName(gallery, id)).join(", ") })}</p>`}
    ${
      option.cost !== undefined &&
      player?.race &&
      html`<p class="have">
        <${Disc} race=${player.race} seat=${scene.me} />
        <span
          ><b>${t("sw-in-hand", { count: hand })}</b>${" "}
          ${option.odds ? t("sw-roll", { need: Math.max(0, need) }) : t("sw-left", { count: hand - option.cost })}</span
        >
      </p>`
    }
    ${option.odds && html`<${Dice} die=${gallery.die} need=${need} odds=${option.odds} />`}
    ${
      option.gain !== undefined &&
      html`<dl>
        <div>
          <dt>${t("sw-if-taken")}</dt>
          <dd>${signed(option.gain)} <${Coin} /></dd>
          <dd class="nt"></dd>
        </div>
        ${
          option.odds &&
          option.kind === "attempt" &&
          html`<div>
            <dt>${t("sw-expected")}</dt>
            <dd>${signed(Math.round(option.gain * chance * 10) / 10)} <${Coin} /></dd>
            <dd class="nt">${t("sw-conquests-end")}</dd>
          </div>`
        }
      </dl>`
    }
    ${(option.dues ?? []).map(
      (due) =>
        html`<p class="due" key=${due.rule}>
          ${
            due.payee === null
              ? t("sw-due-stash", { amount: due.amount, card: cardName(gallery, due.card) })
              : t("sw-due", { amount: due.amount, seat: spoken[due.payee] ?? "", card: cardName(gallery, due.card) })
          }
        </p>`,
    )}
  `;
}

/** What the button of an option says: what it does, and in numbers what it takes. @param {Around} around @param {Option} option */
export function actionWord({ gallery }, option) {
  const deed = deedWord(gallery, option);
  return option.dues ? t("sw-do-dues", { deed, amount: total(option.dues) }) : deed;
}

/** @param {import("./model.js").Gallery} gallery @param {Option} option */
function deedWord(gallery, option) {
  const { kind, cost = 0, odds } = option;
  const ways = option.ways?.map((id) => cardName(gallery, id)).join(", ") ?? "";
  const percent = odds ? Math.round((100 * odds[0]) / odds[1]) : 100;
  if (kind === "assault") return t("sw-do-assault");
  if (kind === "attempt") return t(ways ? "sw-do-attempt-by" : "sw-do-attempt", { ways, percent });
  if (kind === "conquer")
    return t(isChampions(gallery, option) ? "sw-do-champion" : ways ? "sw-do-conquer-by" : "sw-do-conquer", { ways, cost });
  return say(option.text);
}

/** Buttons for the other ways to do it. @param {{around: Around, options: Option[]}} props */
export const Ways = ({ around, options }) =>
  options.map(
    (option) => html`
      <button
        key=${option.key}
        type="button"
        class="primary"
        data-answer=${option.key}
        disabled=${around.desk.busy.value}
        onClick=${() => around.act.choose([option.key])}
      >
        ${rolls(option) && html`<${Icon} name="perspective-dice-six-faces-random" />`}
        ${actionWord(around, option)}
      </button>
    `,
  );

/** A card that finds its place on the board: over the sea first, never over a target.
 * @param {{around: Around, region: string, kind: string, avoid: string[], children: any}} props */
export function Floating({ around, region, kind, avoid, children }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState([214, 200]);
  const view = around.view.now.value;
  useLayoutEffect(() => {
    const found = card.current;
    if (found && (found.offsetWidth !== size[0] || found.offsetHeight !== size[1]))
      setSize([found.offsetWidth, found.offsetHeight]);
  });
  const place = placeFor(around, region, size, avoid);
  if (!place) return null;
  const { x, y, from, to } = place;
  return html`
    <svg class="leaders" width=${view.width} height=${view.height} aria-hidden="true">
      <path class="ld ${kind}" d="M${from[0]} ${from[1]}Q${to[0]} ${from[1]} ${to[0]} ${to[1]}" />
    </svg>
    <article ref=${card} class="card ${kind}" style="left:${x}px;top:${y}px">${children}</article>
  `;
}

/** @param {Around} around @param {string} region @param {number[]} size @param {string[]} avoid */
function placeFor({ view, painting }, region, [w, h], avoid) {
  const home = painting.regions.get(region),
    { width, height, k } = view.now.value;
  if (!home || !width || w === undefined || h === undefined) return null;
  const [hx, hy] = view.at(home.at);
  const spots = painting.chart.regions.map((r) => {
    const [x, y] = view.at(r.at);
    return { x, y, weight: r.id === region ? 60 : avoid.includes(r.id) ? 24 : 4 };
  });
  const reach = 40 * k;
  let best = { x: 8, y: 8 },
    least = Infinity;
  for (let x = 10; x <= width - w - 10; x += 16) {
    for (let y = 10; y <= height - h - 10; y += 16) {
      let cost = Math.hypot(Math.max(x - hx, 0, hx - x - w), Math.max(y - hy, 0, hy - y - h)) * 0.07;
      for (const spot of spots) {
        const dx = Math.max(x - spot.x, 0, spot.x - x - w),
          dy = Math.max(y - spot.y, 0, spot.y - y - h);
        const near = reach - Math.hypot(dx, dy);
        if (near > 0) cost += spot.weight * (0.3 + near / reach);
      }
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  const right = best.x > hx,
    above = best.y + h < hy;
  const from = [hx + (right ? 20 : -20) * k, hy + 4];
  const inside = hx > best.x && hx < best.x + w;
  const to = inside
    ? [hx, above ? best.y + h - 2 : best.y + 2]
    : [
        right ? best.x + 24 : best.x + w - 24,
        above ? best.y + h - 2 : Math.max(best.y + 2, Math.min(best.y + h - 2, hy)),
      ];
  return { ...best, from, to };
}

/** Why a region is no target, with the rule. @param {{around: Around}} props */
export function WhyNote({ around }) {
  const refused = around.desk.refused.value;
  if (!refused) return null;
  return html`<p>
    <b>${regionName(refused.region)}.</b> ${refused.text} ${" "}
    ${
      refused.rule &&
      html`<a
        href="/rules/small_world#${refused.rule}"
        onClick=${(/** @type {Event} */ e) => {
          e.preventDefault();
          around.act.rules(refused.rule);
        }}
        >${refused.rule}</a
      >`
    }
  </p>`;
}
