// What just happened, beside the map: the move of another player in one line, and the die when it has fallen.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { say, t } from "../../texts.js";
import { SeatSign } from "./signs.js";
import { emphasised, regionName, signed } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

const FALLS = new Set(["attempt", "attempt-failed", "assault"]);
/** What is worth a line, the most telling first. */
const TELLING = [
  "attempt-failed",
  "attempt",
  "assault",
  "conquered",
  "declined",
  "picked",
  "intimidated",
  "exchanged",
  "stolen",
  "revealed",
  "bomb-explodes",
  "score",
  "laid",
  "raised",
  "pay",
  "gain",
  "abandoned",
];
/** Whoever looks back wants to see everybody's moves. */
const NOBODY = -2;
/** Milliseconds for which a line stands, unless another comes. */
const STANDS = 3200;

/** The most telling of what happened. @param {Happened[]} events @param {number} me whose own moves need no line */
export function tellingOf(events, me) {
  /** @type {Happened | null} */
  let found = null;
  for (const event of events) {
    const rank = TELLING.indexOf(event.kind);
    if (rank < 0 || (event.values.seat === me && !FALLS.has(event.kind))) continue;
    if (!found || rank <= TELLING.indexOf(found.kind)) found = event;
  }
  return found;
}

/** What is told now: for a moment, or, while one looks back, what happened then.
 * @param {Around} around @returns {{event: Happened, count: number} | null} */
export function useNews({ events, scene, lookback }) {
  const { at } = lookback;
  const [seen, setSeen] = useState(events.length);
  const [told, setTold] = useState(/** @type {{event: Happened, count: number} | null} */ (null));
  useEffect(() => {
    setSeen(events.length);
    const event = at === null && events.length > seen ? tellingOf(events.slice(seen), scene.me) : null;
    if (event) setTold({ event, count: events.length });
    else if (at !== null || events.length < seen) setTold(null);
  }, [events, at]);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(null), STANDS);
    return () => clearTimeout(timer);
  }, [told]);
  if (at === null) return told;
  const then = tellingOf(events.filter((event) => event.update === at), NOBODY);
  return then && { event: then, count: at };
}

/** The region that an event names. @param {Happened} event */
export const regionOf = ({ values }) => String(values.region ?? "").replace("@region-", "");

/** The log is read aloud; this is for the eye. @param {{around: Around, told: {event: Happened, count: number} | null}} props */
export function News({ around, told }) {
  if (!told) return null;
  const { event, count } = told,
    { kind, values } = event;
  if (!FALLS.has(kind)) {
    return html`<p class="news" key=${count} aria-hidden="true">
      ${typeof values.seat === "number" && values.seat >= 0 && html`<${SeatSign} seat=${values.seat} />`}
      <span>${emphasised(say({ id: "log-" + kind, values }, around.spoken), values)}</span>
    </p>`;
  }
  const region = regionOf(event);
  return html`<div class="roll ${kind}" aria-hidden="true" key=${count}>
    <span class="die">${values.die}</span>
    <p>
      <b>${region && regionName(region)}</b>
      ${values.needed !== undefined && html`<span class="needed">${t("sw-rolled-needed", { needed: values.needed })}</span>`}
      <strong>${kind === "attempt" ? t("sw-rolled-won") : kind === "attempt-failed" ? t("sw-rolled-lost") : t("sw-rolled-air", { amount: signed(-Number(values.die)) })}</strong>
    </p>
  </div>`;
}
