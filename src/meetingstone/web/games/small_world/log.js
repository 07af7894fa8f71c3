// What happened, newest first, with filters; and what is said at the table. An entry opens its moment.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Folded, placed } from "../../parts/folds.js";
import { say, t } from "../../texts.js";
import { Coin, Icon, SeatSign } from "./signs.js";
import { QUIET, regionsOf } from "./story.js";
import { emphasised, signed, sourceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

const BATTLES = new Set([
  "conquered",
  "attempt",
  "attempt-failed",
  "assault",
  "lost",
  "spared",
  "abandoned",
  "intimidated",
  "bomb-explodes",
  "bomb-fizzles",
  "vanished",
]);
const COINS = new Set(["gain", "pay", "pay-stash", "score", "picked"]);
/** @type {Record<string, string>} */
const FILTERS = {
  all: "sw-filter-all",
  battles: "sw-filter-battles",
  coins: "sw-filter-coins",
  chat: "sw-filter-chat",
};

/** @param {Happened} event @param {string} filter */
function shown({ kind }, filter) {
  if (filter === "battles") return BATTLES.has(kind);
  if (filter === "coins") return COINS.has(kind);
  return filter === "all" && !QUIET.has(kind);
}

/** Coins that an event brings. @param {Happened} event */
export function coinsOf({ kind, values }) {
  if (kind === "gain") return Number(values.amount);
  if (kind === "score") return Number(values.total);
  if (kind === "picked") return Number(values.found) - Number(values.price);
  if (kind === "pay" || kind === "pay-stash") return -Number(values.amount);
  return 0;
}

/** What a number of an event is made of: coins of a score, tokens of a conquest. @param {Happened} event */
function partsIn({ kind, values }) {
  if ((kind !== "score" && kind !== "conquered") || !Array.isArray(values.items)) return "";
  const items = values.items.map(([source, amount]) => ({ source: String(source), amount: Number(amount) }));
  // A cost of nothing but its base needs no sum.
  if (kind === "conquered" && items.length < 2) return "";
  const words = items.map(({ source, amount }, i) => {
    const sign = i === 0 ? (amount < 0 ? "−" : "") : amount < 0 ? " − " : " + ";
    return `${sign}${Math.abs(amount)} ${sourceName({ source })}`;
  });
  return (kind === "conquered" ? `${values.cost} = ` : "") + words.join("");
}

/** @param {{around: Around, event: Happened, when: string}} props */
function Entry({ around, event, when }) {
  const { kind, values } = event,
    coins = coinsOf(event),
    seat = values.seat;
  const parts = partsIn(event);
  const name = () => around.act.name(regionsOf(event)),
    forget = () => around.act.name([]);
  return html`<li class=${when}>
    <button
      type="button"
      class="entry"
      aria-current=${when === "here" ? "step" : undefined}
      onClick=${() => around.lookback.open(event.update)}
      onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && name()}
      onPointerLeave=${forget}
      onFocus=${name}
      onBlur=${forget}
    >
      ${typeof seat === "number" && seat >= 0 ? html`<${SeatSign} seat=${seat} />` : html`<span class="seat none"></span>`}
      <span class="what">
        ${emphasised(say({ id: "log-" + kind, values }, around.spoken), values)}
        ${parts && html`<span class="why">${parts}</span>`}
      </span>
      ${coins !== 0 && html`<span class="gain">${signed(coins)}<${Coin} /></span>`}
    </button>
  </li>`;
}

/** What begins a turn. @param {Happened} event */
const begins = ({ kind }) => kind === "turn" || kind === "murlocs";

/** Keeps the entry of the moment in sight, or the last one before it. @param {HTMLElement | null} list */
function follow(list) {
  const here = list?.querySelector("li:not(.later, .said, .round, .fold)");
  if (!list || !here) return;
  const box = list.getBoundingClientRect(),
    entry = here.getBoundingClientRect();
  if (entry.top < box.top) list.scrollTop += entry.top - box.top - 8;
  else if (entry.bottom > box.bottom) list.scrollTop += entry.bottom - box.bottom + 8;
}

/** @param {{around: Around}} props */
export function Log({ around }) {
  const { chat, desk, lookback } = around,
    { at, events, since } = lookback,
    filter = desk.filter.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const rounds = useMemo(() => {
    let round = 0;
    return events.map((event) => (round = event.kind === "round" ? Number(event.values.round) : round));
  }, [events]);
  const entries = useMemo(
    () => placed(events, { isTurn: begins, isFight: () => false }).filter(({ event }) => event.kind !== "round" && shown(event, filter)).reverse(),
    [events, filter],
  );
  const newest = entries[0]?.i,
    fresh = since < 0 ? -1 : (entries.find(({ event }) => event.update <= since)?.i ?? -1);
  const draw = (/** @type {import("../../parts/folds.js").Placed} */ { event, i }) => {
    const when = at === null || event.update < at ? "" : event.update === at ? "here" : "later";
    return html`<${Entry} key=${i} around=${around} event=${event} when=${when} />`;
  };
  const title = (/** @type {number} */ turn) => {
    const event = events[turn - 1];
    if (!event) return t("log-fold-start");
    const seat = typeof event.values.seat === "number" ? event.values.seat : around.names.length;
    return t("sw-fold-turn", { round: rounds[turn - 1] ?? 0, name: around.spoken[seat] ?? "" });
  };
  useEffect(() => {
    if (at !== null) follow(list.current);
  }, [at]);
  const said = filter === "all" || filter === "chat" ? chat.slice(filter === "all" ? -3 : 0).reverse() : [];
  return html`<section class="log panel" aria-label=${t("sw-log")}>
    <h2>
      ${t("sw-log")}<button
        type="button"
        class="lookback"
        data-do="lookback"
        aria-label=${t("replay-title")}
        title=${t("replay-title")}
        disabled=${at !== null || events.length === 0}
        onClick=${() => lookback.start()}
      >
        <${Icon} name="anticlockwise-rotation" /></button
      ><span class="filters"
        >${Object.entries(FILTERS).map(([each, text]) => html`<button key=${each} type="button" class=${each === filter ? "on" : ""} aria-pressed=${String(each === filter)} onClick=${() => (desk.filter.value = each)}>${t(text)}</button>`)}</span
      >
    </h2>
    <ol ref=${list} aria-live=${at === null ? "polite" : "off"} tabindex="0" aria-label=${t("sw-log")}>
      ${said.map(
        (line, i) =>
          html`<li key=${"c" + (chat.length - i)} class="said">
            <${Icon} name="chat-bubble" />
            <div>
              <p><b>${typeof line.from === "number" ? (around.names[line.from] ?? "") : line.from}</b> ${line.text}</p>
            </div>
          </li>`,
      )}
      <${Folded} entries=${entries} at=${at} draw=${draw} title=${title} fought=${() => ""}
        marked=${fresh === newest ? -1 : fresh} mark=${html`<li key="since" class="round mark"><span>${t("since-title")}</span></li>`} />
      ${!entries.length && !said.length && html`<li class="nothing">${t("sw-log-empty")}</li>`}
    </ol>
    <${Say} around=${around} />
  </section>`;
}

/** @param {{around: Around}} props */
function Say({ around }) {
  /** @param {SubmitEvent} e */
  const send = (e) => {
    e.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (e.target).elements.namedItem("line")
    );
    if (field.value.trim()) around.act.say(field.value.trim());
    field.value = "";
  };
  return html`<form class="say" onSubmit=${send}>
    <input name="line" maxlength="500" autocomplete="off" aria-label=${t("sw-say")} placeholder=${t("sw-say")} />
  </form>`;
}
