// What happened, newest first, with filters; and what is said at the table. An entry opens its moment.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Folded, placed } from "../../parts/folds.js";
import { say, t } from "../../texts.js";
import { Icon, seatColour } from "./signs.js";
import { isFight, QUIET, seatIn, spacesIn } from "./story.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** @type {Record<string, string>} */
const FILTERS = { all: "agt-filter-all", mine: "agt-filter-mine", fights: "agt-filter-fights", chat: "agt-filter-chat" };

/** @param {{around: Around}} props */
export function Log({ around }) {
  const { lookback, chat, desk, spoken, gallery, act, scene } = around,
    { at, events } = lookback,
    filter = desk.filter.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = useMemo(
    () => placed(events, { isTurn: ({ kind }) => kind === "ag-turn", isFight }).filter(({ event }) => !(filter === "chat" || event.kind === "ag-turn" || QUIET.has(event.kind) || (filter === "fights" && !isFight(event)) || (filter === "mine" && seatIn(event) !== scene.me))).reverse(),
    [events, filter, scene.me],
  );
  const told = (/** @type {Happened | undefined} */ event) => (event ? say({ id: "log-" + event.kind, values: event.values }, spoken) : "");
  const draw = (/** @type {import("../../parts/folds.js").Placed} */ { event, i }) => {
    const when = at === null || event.update < at ? "" : event.update === at ? "here" : "later",
      seat = seatIn(event);
    const point = () => act.name(spacesIn(event, gallery));
    return html`<li key=${i} class=${when} style=${seat < 0 ? "" : seatColour(seat)}>
      <button type="button" aria-current=${when === "here" ? "step" : undefined} onClick=${() => lookback.open(event.update)} onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && point()} onPointerLeave=${() => act.name([])} onFocus=${point} onBlur=${() => act.name([])}>
        ${told(event)}
      </button>
    </li>`;
  };
  useEffect(() => {
    if (at !== null) list.current?.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const said = filter === "all" || filter === "chat" ? chat.slice(filter === "all" ? -3 : 0).reverse() : [];
  return html`<section class="panel logp" aria-label=${t("sw-log")}>
    <h2>${t("sw-log")}
      <button type="button" class="tool" data-do="lookback" aria-label=${t("replay-title")} title=${t("replay-title")} disabled=${at !== null || !events.length} onClick=${() => lookback.start()}><${Icon} name="undo" /></button>
      <span class="chips">${Object.entries(FILTERS).map(([each, text]) => html`<button key=${each} type="button" aria-pressed=${String(each === filter)} class=${each === filter ? "on" : ""} onClick=${() => (desk.filter.value = each)}>${t(text)}</button>`)}</span>
    </h2>
    <ol class="log" ref=${list} aria-live=${at === null ? "polite" : "off"} tabindex="0" aria-label=${t("sw-log")}>
      ${said.map((line, i) => html`<li key=${"c" + (chat.length - i)} class="said"><b>${typeof line.from === "number" ? (around.names[line.from] ?? "") : line.from}</b> ${line.text}</li>`)}
      <${Folded} entries=${entries} at=${at} draw=${draw} title=${(/** @type {number} */ turn) => told(events[turn - 1]) || t("log-fold-start")} fought=${(/** @type {import("../../parts/folds.js").Placed[]} */ fight) => told(fight.at(-1)?.event)} />
      ${!entries.length && !said.length && html`<li class="nothing">${t("sw-log-empty")}</li>`}
    </ol>
    <${Speak} around=${around} />
  </section>`;
}

/** @param {{around: Around}} props */
function Speak({ around }) {
  /** @param {SubmitEvent} e */
  const send = (e) => {
    e.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (e.target).elements.namedItem("line"));
    if (field.value.trim()) around.act.say(field.value.trim());
    field.value = "";
  };
  return html`<form class="speak" onSubmit=${send}><input name="line" maxlength="500" autocomplete="off" aria-label=${t("sw-say")} placeholder=${t("sw-say")} /></form>`;
}
