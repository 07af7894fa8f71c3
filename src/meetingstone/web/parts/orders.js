// Standing orders: at which moments one wants to be asked for a reaction. The server keeps them and answers by them.
import { html } from "htm/preact";
import { complain } from "../state.js";
import { t } from "../texts.js";
import { Dialog } from "./dialog.js";
import { seatTitle } from "./names.js";
import { Segmented, Toggle } from "./switches.js";

/** @typedef {import("../live.js").Live} Live */
/** @typedef {import("../net.js").SeatOrders} SeatOrders */
/** @typedef {Partial<Pick<SeatOrders, "windows" | "quiet" | "away">>} Change */

/** Whether the seat of a scene is asked by the question on the table. @param {any} scene @param {SeatOrders[]} orders */
export function isAsked(scene, orders) {
  const question = scene.question;
  if (!question?.window) return true;
  // Whoever has answered a sealed window cannot answer it again.
  if (!question.awaits.includes(scene.me)) return false;
  const mine = orders.find((each) => each.seat === scene.me);
  if (!mine) return question.options.length > 1;
  if (mine.quiet.length) return false;
  const order = mine.windows[question.kind] ?? "able";
  return order === "ask" || (order === "able" && question.options.length > 1);
}

/** @param {Live} live @param {SeatOrders} orders @param {Change} change */
const give = (live, orders, change) => live.order({ ...orders, ...change }).catch(complain);

/**
 * Under a question at a window: not again in this fight, in this turn, or at this moment ever.
 * @param {{ live: Live, scene: any }} props
 */
export function AskLess({ live, scene }) {
  const orders = live.orders.value.find((each) => each.seat === scene.me);
  const { question } = scene;
  if (!orders || !question?.window || !question.options.length) return null;
  return html`<div class="askless" role="group" aria-label=${t("orders-less")}>
    <span aria-hidden="true">${t("orders-less")}</span>
    ${orders.spans.map(
      (span) =>
        html`<button key=${span} type="button" class="btn sm" data-quiet=${span} onClick=${() => give(live, orders, { quiet: [...orders.quiet, span] })}>
          ${t(`quiet-${span}`)}
        </button>`,
    )}
    <button
      type="button"
      class="btn sm"
      data-never=${question.kind}
      onClick=${() => give(live, orders, { windows: { ...orders.windows, [question.kind]: "never" } })}
    >
      ${t("orders-never-here")}
    </button>
  </div>`;
}

/** The window of the table's menu. @param {{ live: Live, onClose: () => void }} props */
export function OrdersWindow({ live, onClose }) {
  const all = live.orders.value;
  return html`<${Dialog} title=${t("orders-title")} class="menu orders" onClose=${onClose}>
    <p class="hint">${t("orders-line")}</p>
    ${all.map((orders) => html`<${SeatPart} key=${orders.seat} live=${live} orders=${orders} alone=${all.length === 1} />`)}
  </${Dialog}>`;
}

/** @param {{ live: Live, orders: SeatOrders, alone: boolean }} props */
function SeatPart({ live, orders, alone }) {
  const seat = live.info.value?.seats[orders.seat];
  const choices = [
    { value: "ask", text: t("orders-ask") },
    { value: "able", text: t("orders-able") },
    { value: "never", text: t("orders-never") },
  ];
  return html`<section>
    ${!alone && seat && html`<h3>${seatTitle(seat)}</h3>`}
    <ul class="switches">
      ${Object.entries(orders.windows).map(
        ([kind, order]) =>
          html`<li key=${kind} data-window=${kind}>
            <b>${t(`window-${kind}`)}</b>
            <${Segmented}
              class="small"
              label=${t(`window-${kind}`)}
              value=${order}
              choices=${choices}
              onPick=${(/** @type {import("../net.js").Order} */ value) => give(live, orders, { windows: { ...orders.windows, [kind]: value } })}
            />
          </li>`,
      )}
      ${orders.spans.map((span) => {
        const on = orders.quiet.includes(span);
        const flip = () => give(live, orders, { quiet: on ? orders.quiet.filter((each) => each !== span) : [...orders.quiet, span] });
        return html`<li key=${span}><b>${t(`quiet-${span}`)}</b><${Toggle} label=${t(`quiet-${span}`)} on=${on} onFlip=${flip} /></li>`;
      })}
      <li>
        <b>${t("orders-away")}</b>
        <${Segmented}
          class="small"
          label=${t("orders-away")}
          value=${orders.away}
          choices=${[
            { value: "pass", text: t("orders-away-pass") },
            { value: "wait", text: t("orders-away-wait") },
          ]}
          onPick=${(/** @type {"pass" | "wait"} */ away) => give(live, orders, { away })}
        />
      </li>
    </ul>
  </section>`;
}
