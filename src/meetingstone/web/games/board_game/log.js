// What happened, newest first, with filters; and what is said at the table. An entry opens its moment.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { say, t } from "../../texts.js";
import { Icon } from "./signs.js";
import { factionIn, isFight, QUIET, regionsIn } from "./story.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** @type {Record<string, string>} */
const FILTERS = { all: "bgt-filter-all", fights: "bgt-filter-fights", chat: "bgt-filter-chat" };
/** Entries that are drawn at once. */
const MOST = 140;

/** @param {{around: Around}} props */
export function Log({ around }) {
  const { lookback, chat, desk, spoken, gallery, act } = around,
    { at, events } = lookback,
    filter = desk.filter.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = useMemo(() => {
    /** @type {{event: Happened, turn: number, i: number}[]} */
    const found = [];
    let turn = 0;
    events.forEach((event, i) => {
      if (event.kind === "bg-turn") turn = Number(event.values.turn);
      if (filter === "chat" || (filter === "fights" ? !isFight(event) : QUIET.has(event.kind))) return;
      found.push({ event, turn, i });
    });
    found.reverse();
    const here = at === null ? 0 : found.findIndex(({ event }) => event.update <= at);
    return found.slice(Math.max(0, here - MOST / 2), Math.max(0, here - MOST / 2) + MOST);
  }, [events, filter, at]);
  useEffect(() => {
    if (at !== null) list.current?.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const said = filter === "fights" ? [] : chat.slice(filter === "all" ? -3 : 0).reverse();
  return html`<section class="panel log" aria-label=${t("sw-log")}>
    <header>
      <h2>${t("sw-log")}</h2>
      <button type="button" class="tool" data-do="lookback" aria-label=${t("replay-title")} title=${t("replay-title")} disabled=${at !== null || !events.length} onClick=${() => lookback.start()}><${Icon} name="undo" /></button>
      <span class="filters">${Object.entries(FILTERS).map(([each, text]) => html`<button key=${each} type="button" aria-pressed=${String(each === filter)} onClick=${() => (desk.filter.value = each)}>${t(text)}</button>`)}</span>
    </header>
    <ol ref=${list} aria-live=${at === null ? "polite" : "off"} tabindex="0" aria-label=${t("sw-log")}>
      ${said.map((line, i) => html`<li key=${"c" + (chat.length - i)} class="said"><${Icon} name="chat" /><p><b>${typeof line.from === "number" ? (around.names[line.from] ?? "") : line.from}</b> ${line.text}</p></li>`)}
      ${entries.map(({ event, turn, i }) => {
        const side = factionIn(event, gallery);
        const when = at === null || event.update < at ? "" : event.update === at ? "here" : "later";
        return html`<li key=${i} class="${side} ${when}">
          <button
            type="button"
            aria-current=${when === "here" ? "step" : undefined}
            onClick=${() => lookback.open(event.update)}
            onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && act.name(regionsIn(event, gallery))}
            onPointerLeave=${() => act.name([])}
            onFocus=${() => act.name(regionsIn(event, gallery))}
            onBlur=${() => act.name([])}
          >
            <span class="t">${turn || "·"}</span><span>${say({ id: "log-" + event.kind, values: event.values }, spoken)}</span>
          </button>
        </li>`;
      })}
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
  return html`<form class="speak" onSubmit=${send}>
    <input name="line" maxlength="500" autocomplete="off" aria-label=${t("sw-say")} placeholder=${t("sw-say")} />
  </form>`;
}
