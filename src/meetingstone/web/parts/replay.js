// Looking back at a game: which moment is shown, the moments where something happened, and their scenes.
import { batch, computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { api, Refusal } from "../net.js";
import { complain, go } from "../state.js";

/** @typedef {import("../net.js").Happened} Happened */
/** @typedef {import("../types/wire.js").Moment} Moment */
/**
 * What a table is given of the other moments of the game: the one that is looked at (null: now), all events up to now,
 * the update of this seat's last turn, how to open a moment, the bar in place of the tray and what happened since.
 * @typedef {{ at: number | null, events: Happened[], since: number, open: (update: number) => void,
 *   start: () => void, bar: any, recap: any }} Lookback
 */
/**
 * What a game knows about its own events.
 * @typedef {object} Story
 * @property {(scene: any) => string[]} others the names of those who play without a seat at the table, after its seats
 * @property {"round" | "turn"} span what the numbers on the bar count
 * @property {(event: Happened) => number} round the round, or turn, that begins with it, or 0
 * @property {(event: Happened) => boolean} isTurn whether a turn begins with it
 * @property {(event: Happened, me: number) => boolean} isMyTurn whether the turn that begins with it is this seat's, or its side's
 * @property {(event: Happened) => boolean} isFight whether it belongs to a fight that others may skip
 * @property {(event: Happened, me: number) => boolean} isAbout whether it concerns this seat
 * @property {(fresh: Happened[], before: Happened[]) => import("./pace.js").Die[]} dice what was thrown
 * @property {(fresh: Happened[], before: Happened[], me: number) => import("./pace.js").Ending | null} ending how a fight of this seat ended
 * @property {(fresh: Happened[]) => import("./sound.js").Sound | ""} sound the one sound of all that happened at once
 * @property {(event: Happened) => boolean} isQuiet whether it happens all the time and needs no longer look
 * @property {(event: Happened, me: number) => boolean} isDeed whether it came of an answer of this seat
 * @property {(event: Happened, me: number) => string} mark its sign on the bar: a key of `MARKS`, or ""
 * @property {(events: Happened[]) => Happened | undefined} headline the one that tells a moment
 * @property {(events: Happened[], me: number, begun?: number) => import("./since.js").Entry[]} since what somebody who was away should know; `begun`: the update with which his own turn began, if it runs
 */

/**
 * The table as a seat saw it; what was asked is told, but there is nothing to answer.
 * @param {Moment} moment
 * @param {number} me
 */
export function seenThen(moment, me) {
  const { scene } = moment.scenes.find(({ seat }) => seat === me) ?? moment.scenes[0];
  return scene.question ? { ...scene, question: { ...scene.question, options: [] } } : scene;
}

/**
 * What had happened by then.
 * @param {Moment} moment
 * @param {Happened[]} events up to now
 */
export const eventsThen = (moment, events) => [
  ...events.filter((event) => event.update < moment.update),
  ...moment.events,
];

/** Scenes that are kept: some turns in both directions. */
const KEPT = 160;
/** How long a moment stays while the game is played, and one in which little happens. */
const PACE = 1000,
  QUIET_PACE = 260;
/** So long after the last step the address names the moment: browsers refuse to write it all the time. */
const SETTLED = 250;

/**
 * The updates in which something happened that still holds. What was taken back is none of them.
 * @param {Happened[]} events
 */
export function stopsOf(events) {
  /** @type {number[]} */
  const found = [];
  for (const { update } of events) if (update !== found.at(-1)) found.push(update);
  return found;
}

export class Replay {
  /**
   * @param {import("../live.js").Live} live
   * @param {Story} story
   */
  constructor(live, story) {
    this.live = live;
    this.story = story;
    /** The update that is looked at; null: the table as it is now. */
    this.at = signal(/** @type {number | null} */ (null));
    /** The moment that is drawn. It follows `at` as soon as its scene is there. */
    this.shown = signal(/** @type {Moment | null} */ (null));
    this.playing = signal(false);
    /** The last stop when the present was left. */
    this.left = signal(0);
    this.stops = computed(() => stopsOf(live.events.value));
    this.turns = computed(() => stopsOf(live.events.value.filter(story.isTurn)));
    /** Stops that came while one looked back. */
    this.missed = computed(() => this.stops.value.filter((stop) => stop > this.left.value).length);

    /** @type {Map<number, Moment>} */
    this.moments = new Map();
    /** Moments on their way. @type {Map<number, Promise<Moment>>} */
    this.asked = new Map();
    /** What the address was last made to say. @type {string | null} */
    this.written = null;
    this.timer = 0;
  }

  /**
   * @param {number} update
   * @returns {Promise<Moment>}
   */
  fetch(update) {
    const known = this.moments.get(update) ?? this.asked.get(update);
    if (known) return Promise.resolve(known);
    /** @type {import("../types/wire.js").Query} */
    const query = this.live.spectate ? `?spectate=${encodeURIComponent(this.live.spectate)}` : "";
    const answer = api.get(`/api/tables/${this.live.id}/moments/${update}${query}`).then((moment) => {
      this.moments.set(update, moment);
      for (const old of this.moments.keys()) {
        if (this.moments.size <= KEPT) break;
        this.moments.delete(old);
      }
      return moment;
    });
    this.asked.set(update, answer);
    return answer.finally(() => this.asked.delete(update));
  }

  /**
   * Look at the table after an update.
   * @param {number} update
   */
  async go(update) {
    const { seen } = this.live;
    if (update > seen) {
      this.now();
      const values = { number: update, last: seen };
      complain(new Refusal(404, { error: "unknown-moment", text_id: "server-unknown-moment", values }));
      return;
    }
    const known = this.moments.get(update);
    batch(() => {
      if (this.at.value === null) this.left.value = this.stops.value.at(-1) ?? 0;
      this.at.value = update;
      if (known) this.shown.value = known;
    });
    try {
      const moment = await this.fetch(update);
      if (this.at.value !== update) return;
      this.shown.value = moment;
      for (const near of this.around(update)) this.fetch(near).catch(() => undefined);
    } catch (error) {
      if (this.at.value !== update) return;
      this.now();
      complain(error);
    }
  }

  /** The moments that are likely to be wanted next. @param {number} update */
  around(update) {
    const stops = this.stops.value;
    const at = stops.findLastIndex((stop) => stop <= update);
    /** @type {(number | undefined)[]} */
    const wanted = [1, -1, 2, -2, 3].map((by) => stops[at + by]);
    wanted.push(this.turns.value.find((turn) => turn > update), this.turns.value.findLast((turn) => turn < update));
    return /** @type {number[]} */ (wanted.filter((stop) => stop !== undefined));
  }

  /** Back to the table as it is. */
  now() {
    this.stop();
    batch(() => {
      this.at.value = null;
      this.shown.value = null;
    });
  }

  /**
   * One step, or one turn, in either direction; forward from the last one leads to the present.
   * @param {1 | -1} way
   * @param {boolean} [turn]
   */
  step(way, turn = false) {
    this.stop();
    this.move(way, turn ? this.turns.value : this.stops.value);
  }

  /**
   * @param {1 | -1} way
   * @param {number[]} stops
   */
  move(way, stops) {
    const at = this.at.value;
    if (at === null) {
      // The last stop is what one sees already.
      const here = this.stops.value.at(-1) ?? 0;
      const back = stops.findLast((stop) => stop < here);
      if (way < 0 && back !== undefined) this.go(back);
      return;
    }
    const next = way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
    if (next !== undefined) this.go(next);
    else if (way > 0) this.end();
    else this.go(this.stops.value[0] ?? 0);
  }

  first() {
    this.stop();
    this.go(this.stops.value[0] ?? 0);
  }

  last() {
    this.stop();
    this.go(this.stops.value.at(-1) ?? 0);
  }

  /** After the last moment there is the present; of a game that is over the last moment is all there is. */
  end() {
    if (this.live.info.value?.state === "over") this.last();
    else this.now();
  }

  // ---- playing

  /**
   * Play on from here, or from after an update.
   * @param {number} [after]
   */
  play(after) {
    const stops = this.stops.value;
    const from = after ?? this.at.value ?? -1;
    const first = stops.find((stop) => stop > from) ?? stops[0] ?? 0;
    this.playing.value = true;
    if (after !== undefined) this.go(first);
    this.wait();
  }

  wait() {
    clearTimeout(this.timer);
    const at = this.at.value;
    const told = this.live.events.value.filter((event) => event.update === at);
    const pace = told.length && told.every(this.story.isQuiet) ? QUIET_PACE : PACE;
    this.timer = setTimeout(() => {
      // On a slow line the game waits for its pictures.
      if (this.shown.value?.update === this.at.value) this.move(1, this.stops.value);
      if (this.playing.value) this.wait();
    }, pace);
  }

  stop() {
    clearTimeout(this.timer);
    this.playing.value = false;
  }
}

/**
 * The address names the moment: it can be opened, shared, and left with the browser's own button.
 * @param {Replay} replay
 * @param {string | null} named by the address
 */
export function useAddress(replay, named) {
  const at = replay.at.value;
  useEffect(() => {
    if (named === replay.written) return;
    replay.written = named;
    if (named !== null && /^\d{1,9}$/.test(named)) replay.go(Number(named));
    else replay.now();
  }, [replay, named]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      const wanted = at === null ? null : String(at);
      if (url.searchParams.get("moment") === wanted) return;
      const entering = !url.searchParams.has("moment");
      if (wanted === null) url.searchParams.delete("moment");
      else url.searchParams.set("moment", wanted);
      replay.written = wanted;
      go(url.pathname + url.search + url.hash, { replace: !entering });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [replay, at]);
}

/**
 * Arrows step, with shift by turn; Home, End and Escape while one looks back.
 * @param {Replay} replay
 */
export function useKeys(replay) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (target.closest("input:not([type=range]), textarea, select, dialog, [role=dialog], [role=radiogroup]")) return;
      const past = replay.at.value !== null;
      if (e.key === "ArrowLeft") replay.step(-1, e.shiftKey);
      else if (e.key === "ArrowRight" && past) replay.step(1, e.shiftKey);
      else if (e.key === "Home" && past) replay.first();
      else if (e.key === "End" && past) replay.last();
      else if (e.key === "Escape" && past) replay.now();
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [replay]);
}
