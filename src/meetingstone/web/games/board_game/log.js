// What happened, newest first, with filters; and what is said at the table. An entry opens its moment.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Folded, placed } from "../../parts/folds.js";
import { say, t } from "../../texts.js";
import { Icon } from "./signs.js";
import { factionIn, isFight, QUIET, regionsIn } from "./story.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** @type {Record<string, string>} */
const FILTERS = { all: "bgt-filter-all", fights: "bgt-filter-fights", chat: "bgt-filter-chat" };
/** What begins a turn. @param {Happened} event */
const TURNS = ({ kind }) => kind === "bg-turn" || kind === "bg-final";

/** @param {{around: Around}} props */
export function Log({ around }) {
  const { lookback, chat, desk, spoken, gallery, act } = around,
    { at, events } = lookback,
    filter = desk.filter.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = useMemo(
    () => placed(events, { isTurn: TURNS, isFight }).filter(({ event }) => !(filter === "chat" || TURNS(event) || (filter === "fights" ? !isFight(event) : QUIET.has(event.kind)))).reverse(),
    [events, filter],
  );
  const draw = (/** @type {import("../../parts/folds.js").Placed} */ { event, i }) => {
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
        <span class="t" aria-hidden="true">·</span><span>${say({ id: "log-" + event.kind, values: event.values }, spoken)}</span>
      </button>
    </li>`;
  };
  const told = (/** @type {Happened | undefined} */ event) => (event ? say({ id: "log-" + event.kind, values: event.values }, spoken) : "");
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
      <${Folded} entries=${entries} at=${at} draw=${draw} title=${(/** @type {number} */ turn) => told(events[turn - 1]) || t("log-fold-start")} fought=${(/** @type {import("../../parts/folds.js").Placed[]} */ fight) => told((fight.find(({ event }) => event.kind === "bg-combat" || event.kind === "bg-pvp") ?? fight.at(-1))?.event)} />
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
