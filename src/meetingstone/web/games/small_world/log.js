// What happened, newest first, with filters; and what is said at the table.
import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { say, t } from "../../texts.js";
import { Coin, Icon, SeatSign } from "./signs.js";
import { emphasised, signed, sourceName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** What happens every turn and shows on the map anyway. */
const QUIET = new Set(["placed", "readied", "combo", "emptied", "boards", "turn", "murlocs"]);
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
  if (kind === "round") return filter !== "chat";
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

/** @param {{around: Around, event: Happened}} props */
function Entry({ around, event }) {
  const { kind, values } = event,
    coins = coinsOf(event),
    seat = values.seat;
  const parts =
    kind === "score" && Array.isArray(values.items)
      ? values.items
          .map(
            (/** @type {any} */ item) => `${item[1] ?? item.amount} ${sourceName({ source: item[0] ?? item.source })}`,
          )
          .join(" + ")
      : "";
  return html`<li>
    ${typeof seat === "number" && seat >= 0 ? html`<${SeatSign} seat=${seat} />` : html`<span class="seat none"></span>`}
    <div>
      <p>${emphasised(say({ id: "log-" + kind, values }, around.spoken), values)}</p>
      ${parts && html`<p class="why">${parts}</p>`}
    </div>
    ${coins !== 0 && html`<span class="gain">${signed(coins)}<${Coin} /></span>`}
  </li>`;
}

/** @param {{around: Around}} props */
export function Log({ around }) {
  const { events, chat, desk, scene, spoken } = around,
    filter = desk.filter.value;
  const entries = useMemo(() => {
    const found = [];
    for (let i = events.length - 1; i >= 0 && found.length < 160; i--) {
      const event = events[i];
      if (!event || !shown(event, filter)) continue;
      if (event.kind === "round") {
        if (event.values.round < scene.round)
          found.push(
            html`<li key=${i} class="round"><span>${t("sw-round-over", { round: event.values.round })}</span></li>`,
          );
      } else found.push(html`<${Entry} key=${i} around=${around} event=${event} />`);
    }
    return found;
  }, [events, filter, scene.round, spoken]);
  const said = filter === "all" || filter === "chat" ? chat.slice(filter === "all" ? -3 : 0).reverse() : [];
  return html`<section class="log panel" aria-label=${t("sw-log")}>
    <h2>
      ${t("sw-log")}<span class="filters"
        >${Object.entries(FILTERS).map(([each, text]) => html`<button key=${each} type="button" class=${each === filter ? "on" : ""} aria-pressed=${String(each === filter)} onClick=${() => (desk.filter.value = each)}>${t(text)}</button>`)}</span
      >
    </h2>
    <ol aria-live="polite" tabindex="0" aria-label=${t("sw-log")}>
      ${said.map(
        (line, i) =>
          html`<li key=${"c" + (chat.length - i)} class="said">
            <${Icon} name="chat-bubble" />
            <div>
              <p><b>${typeof line.from === "number" ? (around.names[line.from] ?? "") : line.from}</b> ${line.text}</p>
            </div>
          </li>`,
      )}
      ${entries} ${!entries.length && !said.length && html`<li class="nothing">${t("sw-log-empty")}</li>`}
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
