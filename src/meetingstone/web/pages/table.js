// A table: the connection to it, who looks at it, and the game's own drawing of it.
import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Live } from "../live.js";
import { api, Refusal } from "../net.js";
import { waiting } from "../parts/badge.js";
import { Banners } from "../parts/banners.js";
import { isDrawn, useDrawn } from "../parts/drawn.js";
import { HandOver } from "../parts/gate.js";
import { Guide } from "../parts/guide.js";
import { AskLess, isAsked } from "../parts/orders.js";
import { deedsOf, MenuButton, namesAt, TableWindows } from "../parts/menu.js";
import { Seen, Throw } from "../parts/drama.js";
import { seatTitle } from "../parts/names.js";
import { Pacer } from "../parts/pace.js";
import { PaceBar, paceKeys, usePaceKeys } from "../parts/pacebar.js";
import { eventsThen, Replay, seenThen, useAddress, useKeys } from "../parts/replay.js";
import { Scrubber } from "../parts/scrubber.js";
import { lastDeed, Since } from "../parts/since.js";
import { play } from "../parts/sound.js";
import { useStyle } from "../parts/style.js";
import { announce, complain, go, notice, openRules } from "../state.js";
import { say, t } from "../texts.js";
import { NoEntry, Unreachable } from "./lost.js";
import { Awaited } from "./seats.js";

/** @typedef {import("../parts/drawn.js").Parts} Parts */

/** @param {{ id: string, spectate: string, moment: string | null }} props */
export function TablePage({ id, spectate, moment }) {
  const live = useMemo(() => new Live(id, { spectate, pacer: (show) => new Pacer(show) }), [id, spectate]);
  useEffect(() => () => live.close(), [live]);
  const info = live.info.value;
  if (live.status.value === "refused") return html`<${NoEntry} id=${id} refusal=${live.refusal.value} />`;
  if (info?.state === "open") return html`<${Awaited} table=${info} />`;
  if (!info && live.status.value === "lost") return html`<${Unreachable} retry=${() => live.connect()} />`;
  return info && isDrawn(info.game)
    ? html`<${Drawn} live=${live} info=${info} moment=${moment} />`
    : html`<p class="loading">${t("sw-opening")}</p>`;
}

/** @param {{ live: Live, info: import("../net.js").TableInfo, moment: string | null }} props */
function Drawn({ live, info, moment }) {
  const styled = useStyle("/css/replay.css");
  const drawn = useDrawn(info.game, info.packs.map((pack) => pack.name));
  const scenes = Object.values(live.scenes.value);
  if (!styled || !drawn || !scenes.length) return html`<p class="loading">${t("sw-opening")}</p>`;
  return html`<${Seated} live=${live} info=${info} ...${drawn} scenes=${scenes} moment=${moment} />`;
}

/**
 * The seat whose turn it is to look: on a shared device whoever must answer.
 * @param {any[]} scenes
 * @param {number | null} last
 */
function lookingSeat(scenes, last) {
  const asked = scenes.find((scene) => scene.question?.options.length);
  return (asked ?? scenes.find((scene) => scene.me === last) ?? scenes[0]).me;
}

/**
 * The address of a moment, for everybody: whoever does not sit at a running table needs leave to watch it.
 * @param {Live} live
 * @param {import("../net.js").TableInfo} info
 * @param {number} update
 */
function momentLink(live, info, update) {
  const query = new URLSearchParams({ moment: String(update) });
  const spectate = live.spectate || info.spectate;
  if (spectate && info.state !== "over" && !info.public) query.set("spectate", spectate);
  return `${location.origin}/table/${info.id}?${query}`;
}

/** @param {unknown} error */
const needsConsent = (error) => error instanceof Refusal && error.error === "undo-needs-consent";

/** A scene in which nobody is asked. @param {any} scene */
const heldBack = (scene) =>
  scene.question ? { ...scene, question: { ...scene.question, options: [] } } : scene;

/** While there is no connection: what was chosen or said is kept, and goes out when it is back. @param {{ live: Live }} props */
function LineLost({ live }) {
  if (live.status.value !== "lost") return null;
  return html`<p class="linelost" role="status">${t(live.owed.value ? "table-kept" : "table-lost")}</p>`;
}

/** Say how a wish to take back ended. @param {Live} live @param {import("../net.js").TableInfo} info */
function useVerdict(live, info) {
  const verdict = live.verdict.value;
  useEffect(() => {
    if (!verdict) return;
    live.verdict.value = null;
    if (verdict.granted) announce(t("table-undo-granted"));
    else if (info.me.includes(verdict.seat))
      notice.value =
        verdict.by === null ? t("table-undo-lapsed") : t("table-undo-refused", { name: namesAt(info)[verdict.by] ?? "" });
  }, [verdict]);
}

/** The past is only looked at. */
const ONLY_LOOKING = { choose: async () => false, attempt: null, explain: async () => null, undo: async () => {}, hint: async () => [], odds: async () => null, plan: null, consider: null, draft: null };

/** @param {{ live: Live, info: import("../net.js").TableInfo, parts: Parts, gallery: any, scenes: any[], moment: string | null }} props */
function Seated({ live, info, parts, gallery, scenes, moment }) {
  const [last, setLast] = useState(/** @type {number | null} */ (null));
  const orders = live.orders.value;
  // A window that a seat is not asked at goes by without it.
  const heeded = useMemo(() => scenes.map((each) => (isAsked(each, orders) ? each : heldBack(each))), [scenes, orders]);
  const played = heeded.filter((each) => !info.seats[each.me]?.bot);
  const seat = lookingSeat(played.length ? played : heeded, last);
  // While the table is paused, or a bot plays the seat, there is nothing to answer.
  const held = info.paused || Boolean(info.seats[seat]?.bot);
  const whole = heeded.find((each) => each.me === seat);
  const now = useMemo(() => (held ? heldBack(whole) : whole), [whole, held]);
  const shared = scenes.length > 1;
  const mine = (now.question?.options.length ?? 0) > 0;
  const replay = useMemo(() => new Replay(live, parts.story), [live, parts]);
  useEffect(() => () => replay.stop(), [replay]);
  const pacer = /** @type {Pacer} */ (live.pacer);
  useMemo(() => Object.assign(pacer, { story: parts.story, mine: scenes.map((each) => each.me) }), [pacer, parts, scenes.map((each) => each.me).join()]);
  usePaceKeys(pacer);
  useAddress(replay, moment);
  useKeys(replay);
  useEffect(() => {
    if (last === null || !shared) setLast(seat);
  }, [seat, shared]);
  // On a shared device nothing of a seat is shown or read aloud before its player says so.
  const passing = shared && last !== null && last !== seat && !now.over;
  useEffect(() => {
    waiting.value = mine ? 1 : 0;
    if (mine) play("turn");
    return () => void (waiting.value = 0);
  }, [mine]);
  useVerdict(live, info);
  // A line of chat that was not taken; whatever else is refused, whoever asked for it says so.
  useEffect(() => {
    if (live.refusal.value) complain(live.refusal.value);
  }, [live.refusal.value]);
  useEffect(() => {
    if (mine && !passing) announce(say(now.question.prompt));
  }, [mine, passing, now.question?.number]);

  const past = replay.shown.value;
  const all = live.events.value;
  // Whoever looks back on a shared device sees what they saw, whosever turn it is by now.
  const me = past ? (last ?? seat) : seat;
  const then = useMemo(() => past && { scene: seenThen(past, me), events: eventsThen(past, all) }, [past, me, all]);
  if (!past && passing) {
    const held = info.seats[seat];
    const name = held ? seatTitle(held) : "";
    return html`<${HandOver} name=${name} game=${info.game} onReady=${() => setLast(seat)} />`;
  }
  const number = now.question?.number ?? now.number;
  const names = [...info.seats.map((each) => (each.seat === me ? t("seat-you") : seatTitle(each))), ...parts.story.others(now)];
  const about = { replay, events: all, me, names, asked: mine && me === seat };
  const lookback = {
    at: past ? past.update : null,
    events: all,
    since: lastDeed(all, me, parts.story),
    open: (/** @type {number} */ update) => (replay.stop(), replay.go(update)),
    start: () => (info.state === "over" ? replay.first() : replay.step(-1)),
    bar: past && html`<${Scrubber} ...${about} link=${momentLink(live, info, past.update)} />`,
    recap: me >= 0 && !now.over && html`<${Since} ...${about} />`,
  };
  const deeds = deedsOf(info);
  const acts = {
    choose: (/** @type {string[]} */ keys) =>
      live.answer(seat, number, keys).then(
        () => true,
        (error) => (complain(error), false),
      ),
    // All of it or nothing, and no word about it: whoever asks knows what to do instead.
    attempt: (/** @type {string[]} */ keys) =>
      live.answer(seat, number, keys).then(
        () => true,
        () => false,
      ),
    explain: (/** @type {string} */ key) => live.explain(seat, key).catch(() => null),
    undo: () => live.undo(seat).catch((error) => (needsConsent(error) ? deeds.askUndo(seat) : complain(error))),
    plan: (/** @type {string[]} */ keys) => live.plan(seat, keys),
    hint: () => live.hint(seat).catch((error) => (complain(error), [])),
    // Nobody asked aloud for the odds: without them the table is as it was.
    odds: (/** @type {string} */ about) => live.odds(seat, about).catch(() => null),
    consider: held ? null : (/** @type {string} */ who) => live.consider(seat, who).catch(() => []),
    intend: (/** @type {string} */ who, /** @type {(steps: import("../net.js").Intent[]) => import("../net.js").Intent[]} */ change) =>
      live.intend(seat, who, change).catch(complain),
    draft: live.drafts.value.find((each) => each.seats.includes(seat)) ?? null,
  };
  return html`
    <${parts.Table}
      scene=${then?.scene ?? now}
      gallery=${gallery}
      events=${then?.events ?? all}
      chat=${live.chat.value}
      seats=${info.seats}
      ...${past ? ONLY_LOOKING : acts}
      say=${(/** @type {string} */ text) => live.say(text)}
      openRules=${(/** @type {string} */ rule) => openRules(info.game, rule)}
      rematch=${() => api.post(`/api/tables/${info.id}/rematch`).then((next) => go(`/table/${next.id}`), complain)}
      resultHref=${`/table/${info.id}/result`}
      commitment=${info.commitment}
      lookback=${lookback}
      paused=${info.paused}
      since=${live.since.value}
      menu=${html`<${MenuButton} />`}
      askLess=${!past && html`<${AskLess} live=${live} scene=${now} />`}
      banners=${html`<${Banners} info=${info} deeds=${deeds}><${PaceBar} pacer=${pacer} /></${Banners}>`}
    />
    ${!past && html`<${Guide} game=${info.game} />`}
    ${!past && html`<${Throw} pacer=${pacer} /><${Seen} pacer=${pacer} names=${names} />`}
    <${TableWindows} info=${info} keys=${[...parts.KEYS, ...paceKeys(now.me < 0)]} live=${live} />
    <${LineLost} live=${live} />
  `;
}
