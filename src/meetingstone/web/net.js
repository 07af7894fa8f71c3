// The way to the server: requests with typed errors, and one WebSocket per table that resumes by itself.
import { signal } from "@preact/signals";
import { say } from "./texts.js";

/**
 * @typedef {{ seat: number, kind: "you" | "friend" | "hotseat" | "bot", name: string, bot?: string | null,
 *   taken: boolean, online: boolean, consents: number }} Seat
 * @typedef {{ seat: number, answers: number[], waits: number[], seconds: number }} UndoAsked
 * @typedef {{ taken: number, scene: any, stops: "" | "chance" | "reveal" | "others",
 *   refused: { error: string, text_id: string, values: Record<string, any>, rule?: string } | null }} Planned
 * @typedef {{ do: string, at?: string, friends?: string[] }} Intent
 * @typedef {{ intent: Intent, text: import("./texts.js").Told, state?: "done" | "stale", why?: Why, way?: string[] }} Judged
 * @typedef {{ seats: number[], turn: number, version: number, by: number, steps: Record<string, Judged[]> }} Draft
 * @typedef {"ask" | "able" | "never"} Order
 * @typedef {{ seat: number, windows: Record<string, Order>, quiet: string[], spans: string[], away: "pass" | "wait" }} SeatOrders
 * @typedef {{ id: string, game: string, settings: Record<string, any>, seats: Seat[], commitment: string,
 *   state: "open" | "playing" | "over", awaits: number[],
 *   prompt: import("./texts.js").Told | null, since: number, undo: UndoAsked | null, invites: { seat: number, token: string }[],
 *   spectate: string, me: number[], update: number, public: boolean, paused: boolean, owner: boolean,
 *   rematch: string | null, created: number,
 *   stopped?: { error: string, text_id: string, values: Record<string, unknown> } | null }} TableInfo
 * @typedef {{ id: string, name: string, guest: boolean, language: string, tables: TableInfo[] }} Me
 * @typedef {{ value: string | number, players: number, rounds: number, low: number, high: number }} Length
 * @typedef {{ option: string, person_minutes: number, bot_minutes: number, measured: Length[] }} Lengths
 * @typedef {{ id: string, name: string, players: [number, number], modes: string[], bots: string[], lengths: Lengths | null }} GameInfo
 * @typedef {{ kind: string, values: Record<string, any>, update: number }} Happened
 * @typedef {{ from: string, text: string, at: number, seat: number }} Said
 * @typedef {{ rule: string, reason: string, values: Record<string, any> }} Why
 * @typedef {{ key: string, value: number, reasons: { name: string, amount: number }[], says: import("./texts.js").Told[] }} Estimate
 */

/** The server said no, and why. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ error?: string, text_id?: string, values?: Record<string, unknown>, rule?: string }} [body]
   */
  constructor(status, body = {}) {
    super(body.error ?? `status ${status}`);
    this.status = status;
    this.error = body.error ?? "unknown";
    this.textId = body.text_id ?? "";
    this.values = body.values ?? {};
    this.rule = body.rule ?? "";
  }

  /** What the player reads. */
  sentence() {
    if (this.textId) return say({ id: this.textId, values: this.values });
    if (this.status === 0) return say({ id: "web-error-offline" });
    if (this.status === 403 || this.status === 404) return say({ id: "web-error-not-found" });
    return say({ id: "web-error-server", values: { status: this.status } });
  }
}

/**
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function request(method, path, body) {
  /** @type {RequestInit} */
  const init = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (method === "POST") {
    init.headers = { Accept: "application/json", "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let answer;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(0, { error: "offline" });
  }
  const text = await answer.text();
  /** @type {any} */
  let told;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = null;
  }
  if (!answer.ok) throw new Refusal(answer.status, told ?? {});
  return told;
}

export const api = {
  /** @param {string} path */
  get: (path) => request("GET", path),
  /**
   * @param {string} path
   * @param {unknown} [body]
   */
  post: (path, body) => request("POST", path, body),
};

/** Answers that never change while the page is open, asked for once. @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * Fetch once; a failure is forgotten, so that the next call tries again.
 * @param {string} path
 */
export function once(path) {
  let answer = asked.get(path);
  if (!answer) {
    answer = api.get(path).catch((error) => {
      asked.delete(path);
      throw error;
    });
    asked.set(path, answer);
  }
  return answer;
}

/** Whether an open table has lost its connection, for the banner. */
export const lost = signal(false);

/**
 * A scene with what has changed in it. What has not keeps its identity.
 * @param {any} scene
 * @param {{ fields: Record<string, any>, entries: Record<string, Record<string, any>> }} delta
 */
export function changed(scene, delta) {
  const next = { ...scene, ...delta.fields };
  for (const [field, entries] of Object.entries(delta.entries)) {
    const table = Array.isArray(scene[field]) ? [...scene[field]] : { ...scene[field] };
    for (const [name, value] of Object.entries(entries)) {
      if (value === null) delete table[name];
      else table[name] = value;
    }
    next[field] = table;
  }
  return next;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/**
 * @typedef {{ message: any, resolve: (answer: any) => void, reject: (error: unknown) => void, sent: boolean }} Waiting
 */

/**
 * One table as it happens. It reconnects by itself with growing pauses, asks only for what it has not seen, and
 * sends again what was not answered: an answer that had arrived is refused as stale and counts as done.
 */
export class Live {
  /**
   * @param {string} id of the table
   * @param {{ spectate?: string, onScene?: (message: any) => void }} [how]
   */
  constructor(id, how = {}) {
    this.id = id;
    this.spectate = how.spectate ?? "";
    this.onScene = how.onScene;

    /** @type {import("@preact/signals").Signal<"connecting" | "live" | "lost" | "refused" | "closed">} */
    this.status = signal("connecting");
    /** @type {import("@preact/signals").Signal<TableInfo | null>} */
    this.info = signal(null);
    /** The scene of each seat that this browser holds; seat -1 is a spectator. @type {import("@preact/signals").Signal<Record<number, any>>} */
    this.scenes = signal({});
    /** What happened, as far as these seats may know it, oldest first. @type {import("@preact/signals").Signal<Happened[]>} */
    this.events = signal([]);
    /** @type {import("@preact/signals").Signal<Said[]>} */
    this.chat = signal([]);
    /** How the last wish to take back ended. @type {import("@preact/signals").Signal<{ seat: number, granted: boolean, by: number | null } | null>} */
    this.verdict = signal(null);
    /** What the sides that this browser plays for mean to do. @type {import("@preact/signals").Signal<Draft[]>} */
    this.drafts = signal([]);
    /** When the seats of this browser want to be asked at windows. @type {import("@preact/signals").Signal<SeatOrders[]>} */
    this.orders = signal([]);
    /** When the table came to wait for whoever is awaited, in milliseconds since 1970. */
    this.since = signal(Date.now());
    /** Why the server will not have us, when it will not. @type {import("@preact/signals").Signal<Refusal | null>} */
    this.refusal = signal(null);

    /** The last update that arrived. */
    this.seen = -1;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    this.recalled = false;
    this.lastId = 0;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => {
      if (this.status.value === "lost") this.connect();
    };
    addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.recalled = false;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = new URLSearchParams({ deltas: "1" });
    if (this.seen >= 0) query.set("seen", String(this.seen));
    if (this.spectate) query.set("spectate", this.spectate);
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.wait = FIRST_WAIT;
      this.status.value = "live";
      lost.value = false;
      for (const each of this.waiting.values()) this.dispatch(each);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event);
    };
  }

  /** What was said before, and while the connection was lost. */
  async recall() {
    this.recalled = true;
    const query = this.spectate ? `?spectate=${encodeURIComponent(this.spectate)}` : "";
    try {
      this.chat.value = await api.get(`/api/tables/${this.id}/chat${query}`);
    } catch {
      // The socket tells whoever may not be here.
    }
  }

  /** @param {CloseEvent} event */
  lose(event) {
    this.socket = null;
    if (this.status.value === "closed") return;
    // 4xxx: the server knows this table or this player not, and trying again would not help.
    if (event.code >= 4400 && event.code < 4500) {
      this.status.value = "refused";
      this.refusal.value ??= new Refusal(event.code - 4000);
      return;
    }
    // One quick reconnection is nobody's concern.
    if (this.status.value !== "live") lost.value = true;
    this.status.value = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** @param {any} message */
  receive(message) {
    if (message.type === "table") {
      // The first thing that is told on a connection: we are let in.
      if (!this.recalled) this.recall();
      this.info.value = message.info;
      if (message.info.update >= this.seen) this.since.value = message.info.since * 1000;
    } else if (message.type === "scene") {
      if (message.update > (this.info.value?.update ?? 0) && message.update !== this.seen) this.since.value = Date.now();
      this.seen = message.update;
      this.scenes.value = Object.fromEntries(
        message.scenes.map((/** @type {any} */ { seat, scene, delta }) => [
          seat,
          scene ?? changed(this.scenes.value[seat], delta),
        ]),
      );
      // An undo shortens the log: `at` says how many of the known events still hold.
      const held = this.events.value.slice(0, message.at ?? this.events.value.length);
      this.events.value = [...held, ...(message.events ?? [])];
      this.onScene?.(message);
      this.settle(message);
    } else if (message.type === "taken") {
      this.finish(message.id, (each) => each.resolve(message));
    } else if (message.type === "refused") {
      this.refuse(message);
    } else if (message.type === "explained" || message.type === "hint") {
      this.finish(message.id, (each) => each.resolve(message.type === "hint" ? message.estimates : message.why));
    } else if (message.type === "odds") {
      this.finish(message.id, (each) => each.resolve(message.odds));
    } else if (message.type === "planned") {
      this.finish(message.id, (each) => each.resolve(message));
    } else if (message.type === "noted" || message.type === "considered") {
      this.finish(message.id, (each) => each.resolve(message.options ?? message));
    } else if (message.type === "ordered") {
      this.finish(message.id, (each) => each.resolve(message));
    } else if (message.type === "orders") {
      this.orders.value = message.orders;
    } else if (message.type === "drafts") {
      this.drafts.value = message.drafts;
    } else if (message.type === "verdict") {
      this.verdict.value = message;
    } else if (message.type === "chat") {
      this.chat.value = [...this.chat.value, message];
    } else if (message.type === "presence" && this.info.value) {
      this.info.value = { ...this.info.value, seats: present(this.info.value.seats, message.seats) };
    }
  }

  /**
   * A new scene answers whatever was sent for an earlier one.
   * @param {any} message
   */
  settle(message) {
    for (const [id, each] of this.waiting) {
      const { type, seat, number } = each.message;
      if (!each.sent || (type !== "answer" && type !== "undo")) continue;
      const scene = this.scenes.value[seat] ?? Object.values(this.scenes.value)[0];
      const now = scene?.question?.number ?? scene?.number;
      if (type === "undo" || scene?.over || now !== number) this.finish(id, () => each.resolve(message));
    }
  }

  /** @param {any} message */
  refuse(message) {
    const refusal = new Refusal(409, message);
    if (!this.waiting.has(message.id)) {
      this.refusal.value = refusal;
      return;
    }
    this.finish(message.id, (each) => {
      const resent = each.message.again && refusal.error === "stale";
      if (resent) each.resolve(null);
      else each.reject(refusal);
    });
  }

  /**
   * @param {number} id
   * @param {(each: Waiting) => void} how
   */
  finish(id, how) {
    const each = this.waiting.get(id);
    if (!each) return;
    this.waiting.delete(id);
    how(each);
  }

  /** @param {Waiting} each */
  dispatch(each) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (each.sent) each.message.again = true;
    const { again: _again, ...plain } = each.message;
    this.socket.send(JSON.stringify(plain));
    each.sent = true;
  }

  /**
   * @param {Record<string, unknown>} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const each = { message: { ...message, id }, resolve, reject, sent: false };
      this.waiting.set(id, each);
      this.dispatch(each);
    });
  }

  /**
   * Answer a question; a chain of keys is taken whole or not at all.
   * @param {number} seat
   * @param {number} number of the question
   * @param {string[]} keys
   */
  answer(seat, number, keys) {
    return this.ask({ type: "answer", seat, number, keys });
  }

  /** @param {number} seat */
  undo(seat) {
    return this.ask({ type: "undo", seat });
  }

  /**
   * Why an option is not there; null when it is.
   * @param {number} seat
   * @param {string} key
   * @returns {Promise<Why | null>}
   */
  explain(seat, key) {
    return this.ask({ type: "explain", seat, key });
  }

  /**
   * What the bot would do, best first.
   * @param {number} seat
   * @returns {Promise<Estimate[]>}
   */
  hint(seat) {
    return this.ask({ type: "hint", seat });
  }

  /**
   * What the seat may expect, in the game's own words; null when there is nothing to say.
   * @param {number} seat
   * @param {string} about
   * @returns {Promise<any>}
   */
  odds(seat, about) {
    return this.ask({ type: "odds", seat, about });
  }

  /**
   * What would come of these answers; nothing happens.
   * @param {number} seat
   * @param {string[]} keys
   * @returns {Promise<Planned>}
   */
  plan(seat, keys) {
    return this.ask({ type: "plan", seat, keys });
  }

  /**
   * What a piece could do after the steps that its side has drafted for it.
   * @param {number} seat
   * @param {string} who
   * @returns {Promise<Judged[]>}
   */
  consider(seat, who) {
    return this.ask({ type: "consider", seat, who });
  }

  /**
   * Change the steps that the side of a seat drafts for a piece. Somebody who was faster is not overruled: the change
   * is made again to what he has left.
   * @param {number} seat
   * @param {string} who
   * @param {(steps: Intent[]) => Intent[]} change
   */
  async intend(seat, who, change) {
    for (let tries = 3; ; tries -= 1) {
      const draft = this.drafts.value.find((each) => each.seats.includes(seat));
      const steps = change((draft?.steps[who] ?? []).map((step) => step.intent));
      try {
        return await this.ask({ type: "intend", seat, version: draft?.version ?? 0, who, steps });
      } catch (error) {
        if (!tries || !(error instanceof Refusal) || error.error !== "stale") throw error;
      }
    }
  }

  /** Set all standing orders of a seat. @param {SeatOrders} orders */
  order({ seat, windows, quiet, away }) {
    return this.ask({ type: "orders", seat, windows, quiet, away });
  }

  /** @param {string} text */
  say(text) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "chat", text }));
  }

  close() {
    this.status.value = "closed";
    lost.value = false;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    this.socket?.close();
    this.socket = null;
  }
}

/**
 * @param {Seat[]} seats
 * @param {number[]} online
 */
const present = (seats, online) => seats.map((each) => ({ ...each, online: online.includes(each.seat) }));
