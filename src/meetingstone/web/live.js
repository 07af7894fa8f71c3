// A table as it happens: one WebSocket that resumes by itself.
import { signal } from "@preact/signals";
import { api, lost, Refusal } from "./net.js";

/** @typedef {import("./net.js").TableInfo} TableInfo */
/** @typedef {import("./net.js").Seat} Seat */
/** @typedef {import("./net.js").Happened} Happened */
/** @typedef {import("./net.js").Said} Said */
/** @typedef {import("./net.js").Draft} Draft */
/** @typedef {import("./net.js").SeatOrders} SeatOrders */
/** @typedef {import("./net.js").Why} Why */
/** @typedef {import("./net.js").Estimate} Estimate */
/** @typedef {import("./net.js").Planned} Planned */
/** @typedef {import("./net.js").Judged} Judged */
/** @typedef {import("./net.js").Intent} Intent */
/** @typedef {import("./types/wire.js").ClientMessage} ClientMessage */
/** @typedef {import("./types/wire.js").ServerMessage} ServerMessage */
/** @typedef {import("./types/wire.js").Scenes} Scenes */
/** @typedef {import("./parts/pace.js").Frame} Frame */
/** What decides when a frame is drawn. @typedef {import("./parts/pace.js").Pacer} Pacer */

/**
 * A scene with what has changed in it. What has not keeps its identity.
 * @param {any} scene
 * @param {import("./types/wire.js").Delta} delta
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
/** Milliseconds without a word after which a line on which something was asked is taken for dead. */
const SILENCE = 8_000;

/**
 * What was sent and is not answered; `again`: it was sent before on a connection that was lost.
 * @typedef {{ message: ClientMessage & { id: number }, resolve: (answer: any) => void, reject: (error: unknown) => void,
 *   sent: boolean, again: boolean }} Waiting
 */

/** What changes the game. @param {Waiting} each */
const deedOf = ({ message }) => (message.type === "answer" || message.type === "undo" ? message : null);

/**
 * One table as it happens. It reconnects by itself with growing pauses, asks only for what it has not seen, and
 * sends again what was not answered: an answer that had arrived is refused as stale and counts as done.
 */
export class Live {
  /**
   * @param {string} id of the table
   * @param {{ spectate?: string, pacer?: (show: (frame: Frame) => void) => Pacer }} [how]
   */
  constructor(id, how = {}) {
    this.id = id;
    this.spectate = how.spectate ?? "";

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
    /** How the last wish to take back ended. @type {import("@preact/signals").Signal<import("./types/wire.js").Verdict | null>} */
    this.verdict = signal(null);
    /** What the sides that this browser plays for mean to do. @type {import("@preact/signals").Signal<Draft[]>} */
    this.drafts = signal([]);
    /** When the seats of this browser want to be asked at windows. @type {import("@preact/signals").Signal<SeatOrders[]>} */
    this.orders = signal([]);
    /** When the table came to wait for whoever is awaited, in milliseconds since 1970. */
    this.since = signal(Date.now());
    /** Why the server will not have us, when it will not. @type {import("@preact/signals").Signal<Refusal | null>} */
    this.refusal = signal(null);

    /** The last update that arrived, the table after it, and what was told of it; what is drawn follows. */
    this.seen = -1;
    /** @type {{ scenes: Record<number, any>, events: Happened[] }} */
    this.latest = { scenes: {}, events: [] };
    /** @type {TableInfo | null} */
    this.told = null;
    /** Whether nothing of the table has come on this connection yet. */
    this.fresh = true;
    /** When anything arrived last. */
    this.heard = 0;
    /** Chat that waits for the connection. @type {string[]} */
    this.unsaid = [];
    /** How much of what was chosen or said here the server has not got yet. */
    this.owed = signal(0);
    this.pacer = how.pacer?.((frame) => this.show(frame)) ?? null;
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
    this.drop = () => {
      const socket = this.socket;
      if (!socket) return;
      this.lose();
      socket.close();
    };
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
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
      this.fresh = true;
      this.status.value = "live";
      lost.value = false;
      for (const each of this.waiting.values()) this.dispatch(each);
      for (const text of this.unsaid.splice(0)) this.say(text);
      this.count();
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
    /** @type {import("./types/wire.js").Query} */
    const query = this.spectate ? `?spectate=${encodeURIComponent(this.spectate)}` : "";
    try {
      this.chat.value = await api.get(`/api/tables/${this.id}/chat${query}`);
    } catch {
      // The socket tells whoever may not be here.
    }
  }

  /** @param {CloseEvent} [event] nothing: it is not known to be closed, but nothing comes through */
  lose(event) {
    this.socket = null;
    if (this.status.value === "closed") return;
    // 4xxx: the server knows this table or this player not, and trying again would not help.
    if (event && event.code >= 4400 && event.code < 4500) {
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

  /** @param {ServerMessage} message */
  receive(message) {
    this.heard = Date.now();
    if (message.type === "table") {
      // The first thing that is told on a connection: we are let in.
      if (!this.recalled) this.recall();
      this.told = message.info;
      this.tell();
      if (message.info.update >= this.seen) this.since.value = message.info.since * 1000;
    } else if (message.type === "scene") {
      if (message.update > (this.info.value?.update ?? 0) && message.update !== this.seen) this.since.value = Date.now();
      this.follow(message);
    } else if (message.type === "taken") {
      this.finish(message.id, (each) => each.resolve(message));
    } else if (message.type === "refused") {
      this.refuse(message);
    } else if (message.type === "explained") {
      this.finish(message.id, (each) => each.resolve(message.why));
    } else if (message.type === "hint") {
      this.finish(message.id, (each) => each.resolve(message.estimates));
    } else if (message.type === "odds") {
      this.finish(message.id, (each) => each.resolve(message.odds));
    } else if (message.type === "considered") {
      this.finish(message.id, (each) => each.resolve(message.options));
    } else if (message.type === "planned" || message.type === "noted" || message.type === "ordered") {
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

  /** The table as it is told of; that the game is over is not known before its end was seen. */
  tell() {
    const early = this.told?.state === "over" && this.info.value?.state === "playing" && this.pacer?.queue.value.length;
    this.info.value = early && this.told ? { ...this.told, state: "playing" } : this.told;
  }

  /** The table after an update: it is drawn when its time has come. @param {Scenes} message */
  follow(message) {
    const { scenes: before, events: known } = this.latest;
    const scenes = Object.fromEntries(
      message.scenes.map((each) => [each.seat, "delta" in each ? changed(before[each.seat], each.delta) : each.scene]),
    );
    // An undo shortens the log: `at` says how many of the known events still hold.
    const { at, events: fresh } = message;
    this.latest = { scenes, events: [...known.slice(0, at), ...fresh] };
    // What has happened while there was no connection, and what was taken back, is no step from what is drawn.
    const { fresh: reconnected } = this,
      leap = reconnected || at < known.length;
    this.fresh = false;
    this.seen = message.update;
    const mine = [...this.waiting.values()].some((each) => each.sent && deedOf(each));
    const frame = { ...this.latest, fresh, mine };
    if (this.pacer) this.pacer.take(frame, leap);
    else this.show(frame);
    // The first scene of a connection is the table as it stood before: what was sent again is answered next.
    if (!reconnected) this.settle(message);
  }

  /** @param {Frame} frame */
  show({ scenes, events }) {
    this.scenes.value = scenes;
    this.events.value = events;
    if (this.info.value !== this.told) this.tell();
  }

  /**
   * A new scene answers whatever was sent for an earlier one.
   * @param {Scenes} message
   */
  settle(message) {
    for (const [id, each] of this.waiting) {
      const deed = each.sent ? deedOf(each) : null;
      if (!deed) continue;
      const scene = this.latest.scenes[deed.seat] ?? Object.values(this.latest.scenes)[0];
      const now = scene?.question?.number ?? scene?.number;
      if (deed.type === "undo" || scene?.over || now !== deed.number) this.finish(id, () => each.resolve(message));
    }
  }

  /** @param {import("./types/wire.js").RefusedMessage} message */
  refuse(message) {
    const asked = this.waiting.get(message.id);
    // The server speaks of numbers of questions, which no player has seen.
    const late = message.error === "stale" && asked && deedOf(asked);
    const refusal = new Refusal(409, late ? { ...message, text_id: "table-move-late" } : message);
    if (!asked) {
      this.refusal.value = refusal;
      return;
    }
    this.finish(message.id, (each) => {
      const resent = each.again && refusal.error === "stale";
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
    this.count();
    how(each);
  }

  /** What was chosen here and may not have arrived. */
  count() {
    this.owed.value = [...this.waiting.values()].filter(deedOf).length + this.unsaid.length;
  }

  /** @param {Waiting} each */
  dispatch(each) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    each.again = each.sent;
    const { socket } = this,
      at = Date.now();
    socket.send(JSON.stringify(each.message));
    each.sent = true;
    // A line can be dead without a word; what takes the server long to find out may be silent.
    if (!deedOf(each)) return;
    setTimeout(() => {
      if (this.socket === socket && this.heard < at && this.waiting.get(each.message.id) === each) this.drop();
    }, SILENCE);
  }

  /**
   * @param {ClientMessage} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const each = { message: { ...message, id }, resolve, reject, sent: false, again: false };
      this.waiting.set(id, each);
      this.count();
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
    else this.unsaid.push(text);
    this.count();
  }

  close() {
    this.status.value = "closed";
    lost.value = false;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    this.pacer?.close();
    this.socket?.close();
    this.socket = null;
  }
}

/**
 * @param {Seat[]} seats
 * @param {number[]} online
 */
const present = (seats, online) => seats.map((each) => ({ ...each, online: online.includes(each.seat) }));
