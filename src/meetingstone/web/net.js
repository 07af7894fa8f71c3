// The way to the server: requests with typed errors, and what their answers look like.
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
 *   rematch: string | null, winners?: number[] | null, created: number,
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
