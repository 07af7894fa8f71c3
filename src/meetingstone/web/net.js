// The way to the server: requests with typed errors, and what their answers look like.
import { signal } from "@preact/signals";
import { say } from "./texts.js";

/** @typedef {import("./types/wire.js").SeatInfo} Seat */
/** @typedef {import("./types/wire.js").UndoAsked} UndoAsked */
/** @typedef {import("./types/wire.js").TableInfo} TableInfo */
/** @typedef {import("./types/wire.js").Person} Me */
/** @typedef {import("./types/wire.js").GameInfo} GameInfo */
/** @typedef {import("./types/wire.js").Happened} Happened */
/** @typedef {import("./types/wire.js").ChatLine} Said */
/** @typedef {import("./types/wire.js").Planned} Planned */
/** @typedef {import("./types/wire.js").DraftInfo} Draft */
/** @typedef {import("./types/wire.js").SeatOrders} SeatOrders */
/** @typedef {SeatOrders["windows"][string]} Order */
/** @typedef {import("./types/wire.js").Advice} Estimate */
/** @typedef {import("./types/engine.js").Why} Why */
/** @typedef {import("./types/engine.js").Intent} Intent */
/** @typedef {import("./types/engine.js").Judged} Judged */
/** @typedef {import("./types/engine.js").Lengths} Lengths */
/** @typedef {import("./types/engine.js").Length} Length */

/** What is said to whoever keeps a server, and what a player reads instead. @type {Record<string, string>} */
const FOR_PLAYERS = { "record-other-rules": "table-stopped", "record-other-content": "table-stopped" };

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
    if (this.textId) return say({ id: FOR_PLAYERS[this.textId] ?? this.textId, values: this.values });
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
    init.body = JSON.stringify(body);
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

/** What goes to each address, and what comes back: types/wire.d.ts has all of them. */
export const api = {
  /** @type {import("./types/wire.js").Get} */
  get: (/** @type {string} */ path) => request("GET", path),
  /** @type {import("./types/wire.js").Post} */
  post: (/** @type {string} */ path, /** @type {unknown} */ body = {}) => request("POST", path, body),
};

/** Answers that never change while the page is open, asked for once. @type {Map<string, Promise<any>>} */
const asked = new Map();

/** Fetch once; a failure is forgotten, so that the next call tries again. @type {import("./types/wire.js").Get} */
export const once = (/** @type {string} */ path) => {
  let answer = asked.get(path);
  if (!answer) {
    answer = request("GET", path).catch((error) => {
      asked.delete(path);
      throw error;
    });
    asked.set(path, answer);
  }
  return answer;
};

/** Whether an open table has lost its connection, for the banner. */
export const lost = signal(false);
