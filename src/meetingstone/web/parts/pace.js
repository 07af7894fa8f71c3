// How fast the table tells what happens: updates come as they come, and are drawn one by one, at the player's own pace.
import { batch, effect, signal } from "@preact/signals";
import { moves, pace, watchesFights } from "../state.js";
import { play } from "./sound.js";

/** @typedef {import("../net.js").Happened} Happened */
/** @typedef {import("./replay.js").Story} Story */
/** The table after an update: all scenes and events, what is new of them, and whether it came of an answer from here.
 * @typedef {{ scenes: Record<number, any>, events: Happened[], fresh: Happened[], mine: boolean }} Frame */
/** Dice in the air, and later on the table. @typedef {{ face: number | string, look: string }} Die */
/** How something of mine ended: a headline, what happened, the last dice, and who fell, by the name of the sign.
 * @typedef {{ title: string, good: boolean, lines: import("../texts.js").Told[], dice?: { look: string, face: string }[], fallen?: string[] }} Ending */

/** The values of the setting, and what they are called. */
export const PACES = { slow: "pace-slow", normal: "pace-normal", fast: "pace-fast", step: "pace-step", now: "pace-now" };
/** Milliseconds that something stands before the next: what matters, and what happens all the time.
 * @type {Record<string, [number, number]>} */
const STANDS = { slow: [2200, 450], normal: [1000, 180], fast: [320, 60], step: [Infinity, 0], now: [0, 0] };
/** How long dice are in the air. @type {Record<string, number>} */
const THROW = { slow: 900, normal: 620, fast: 320, step: 620, now: 0 };
/** From so many that wait on, each stands for less: nobody watches for minutes what took seconds. */
const MANY = 6;
/** What one did oneself stands no longer than this. */
const OWN = 1000;

/** Frames that wait for their time. Nothing that one did oneself waits for what others did. */
export class Pacer {
  /** @param {(frame: Frame) => void} show */
  constructor(show) {
    this.show = show;
    /** What the events mean; before that is known, nothing waits. @type {Story | null} */
    this.story = null;
    this.queue = signal(/** @type {Frame[]} */ ([]));
    this.paused = signal(false);
    /** What is thrown by the frame that comes next. @type {import("@preact/signals").Signal<Die[]>} */
    this.dice = signal([]);
    /** How long they are in the air. */
    this.air = 0;
    /** How something of mine ended, until it was seen. @type {import("@preact/signals").Signal<Ending | null>} */
    this.held = signal(null);
    /** The seats that are looked through. @type {number[]} */
    this.mine = [];
    /** What was told of all that is drawn. @type {Happened[]} */
    this.events = [];
    /** Whether nothing is told before one is asked. */
    this.rushing = false;
    this.timer = 0;
    /** When the next frame may be drawn. */
    this.free = 0;
    this.hide = () => document.hidden && this.leave();
    document.addEventListener("visibilitychange", this.hide);
    // A pace that is chosen now holds for what waits already.
    this.stop = effect(() => {
      const [most] = STANDS[pace.value] ?? [0];
      this.free = Math.min(this.free, performance.now() + most);
      queueMicrotask(() => this.run());
    });
  }

  /** @param {Frame} frame @param {boolean} leap it is no step from the last one */
  take(frame, leap) {
    if (leap || !this.story || document.hidden || (this.rushing && !frame.mine)) {
      this.queue.value = [frame];
      this.rush(frame);
      return;
    }
    // Whoever acts does not wait for what others did before.
    if (frame.mine) this.leave();
    this.queue.value = [...this.queue.value, frame];
    this.run();
  }

  /** Draw whatever is due. */
  run() {
    clearTimeout(this.timer);
    for (;;) {
      const next = this.queue.value[0],
        falling = this.dice.value.length > 0;
      if (!next || (!next.mine && !falling && (this.paused.value || this.held.value))) return;
      const wait = this.free - performance.now();
      if (wait > 0) {
        if (wait < Infinity) this.timer = setTimeout(() => this.run(), wait);
        return;
      }
      const thrown = falling ? [] : (this.story?.dice(next.fresh, this.events) ?? []);
      this.air = this.matters(next) && moves() ? (THROW[pace.value] ?? 0) : 0;
      if (thrown.length && this.air) {
        this.dice.value = thrown;
        this.free = performance.now() + this.air;
      } else this.draw(next, falling);
    }
  }

  /** @param {Frame} frame @param {boolean} fell whether its dice were heard already */
  draw(frame, fell = false) {
    const ending = pace.value === "now" ? null : this.ending(frame);
    batch(() => {
      this.queue.value = this.queue.value.slice(1);
      this.dice.value = [];
      this.held.value = ending;
      this.events = frame.events;
      this.show(frame);
    });
    const sound = ending ? "" : this.story?.sound(frame.fresh);
    if (sound && !(fell && sound === "die")) play(sound);
    const [most, least] = STANDS[pace.value] ?? [0, 0];
    const stands = this.matters(frame) ? most : frame.fresh.length ? least : 0;
    const soon = frame.mine ? Math.min(stands, OWN) : stands;
    this.free = performance.now() + soon * Math.min(1, MANY / Math.max(1, this.queue.value.length));
  }

  /** Draw the table after the last of what waits, without a word of how it came to be. @param {Frame} last */
  rush(last) {
    clearTimeout(this.timer);
    const asked = this.mine.some((seat) => last.scenes[seat]?.question?.options.length);
    if (asked || last.scenes[this.mine[0] ?? -1]?.over) this.rushing = false;
    batch(() => {
      this.queue.value = [];
      this.dice.value = [];
      this.held.value = null;
      this.events = last.events;
      this.show(last);
    });
    this.free = 0;
  }

  /** Whether something happened that is worth a look. @param {Frame} frame */
  matters({ fresh }) {
    const { story, mine } = this;
    if (!story) return false;
    const skipped = !watchesFights.value && fresh.every(story.isFight) && !fresh.some((event) => mine.some((seat) => story.isAbout(event, seat)));
    return !skipped && fresh.some((event) => !story.isQuiet(event));
  }

  /** How a frame ended something of mine. @param {Frame} frame @returns {Ending | null} */
  ending({ fresh }) {
    for (const seat of this.mine) {
      const found = this.story?.ending(fresh, this.events, seat);
      if (found) return found;
    }
    return null;
  }

  /** What stood until it was seen has been seen. */
  see() {
    this.held.value = null;
    this.free = 0;
    this.run();
  }

  /** Up to the next thing that matters, at once. */
  next() {
    this.held.value = null;
    for (let told = false; this.queue.value[0] && !told; ) {
      told = this.matters(this.queue.value[0]);
      this.draw(this.queue.value[0]);
    }
    this.run();
  }

  /** All that waits is drawn at once. */
  leave() {
    const last = this.queue.value.at(-1);
    this.rushing = false;
    this.held.value = null;
    this.free = 0;
    if (last) this.rush(last);
  }

  /** Nothing more is told before somebody who looks from here is asked; to who is never asked, what happens next. */
  skip() {
    this.leave();
    this.paused.value = false;
    this.rushing = this.mine.some((seat) => seat >= 0);
  }

  /** @param {boolean} on */
  pause(on) {
    this.paused.value = on;
    this.run();
  }

  close() {
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hide);
  }
}
