// What moved between two scenes: tokens from hand to map and back, coins to and from purses.
import { useLayoutEffect, useRef } from "preact/hooks";
import { appearAt, fly, land, middleOf } from "../../parts/motion.js";
import { coinsOf } from "./log.js";
import { isMine } from "./model.js";
import { raceIcon } from "./signs.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").Happened} Happened */
/** @typedef {import("../../parts/motion.js").Spot} Spot */
/** A token that goes between a region and a seat. @typedef {{region: string, seat: number, race: string, count: number, out: boolean}} Move */

/** More than so much at once is another position (a reconnection, a replay): nothing of it can be followed. */
const MANY_EVENTS = 40,
  MANY_REGIONS = 9;
/** Of many pieces so many are seen to fly. */
const SHOWN = 3,
  SHOWN_COINS = 5;

/** What went from whom to where. @param {Scene} was @param {Scene} now @returns {Move[]} */
export function movesBetween(was, now) {
  /** @type {Move[]} */
  const found = [];
  for (const [region, after] of Object.entries(now.regions)) {
    const before = was.regions[region];
    if (!before) continue;
    const same = before.race === after.race && before.seat === after.seat;
    const left = before.tokens - (same ? after.tokens : 0),
      came = after.tokens - (same ? before.tokens : 0);
    if (left > 0 && before.race && before.seat !== null && !before.declined)
      found.push({ region, seat: before.seat, race: before.race, count: left, out: true });
    if (came > 0 && after.race && after.seat !== null && !after.declined)
      found.push({ region, seat: after.seat, race: after.race, count: came, out: false });
  }
  return found;
}

/** @param {Move} move */
const tokenOf = ({ seat, race }) =>
  `<svg class="disc seat${seat + 1}" viewBox="-23 -25 46 48"><use href="#disc-edge"/><use href="#disc-face" y="-2"/>` +
  `<use href="#i-${raceIcon(race)}" x="-12" y="-14" width="24" height="24" class="tok-ico"/></svg>`;
const COIN = `<svg class="coin"><use href="#coin"/></svg>`;

/** Where things of the table are on the page now. @param {HTMLElement} table @param {Around} around */
function placesOf(table, { view, painting, scene }) {
  const board = table.querySelector(".boardwrap")?.getBoundingClientRect();
  const first = (/** @type {string[]} */ ...selectors) => {
    for (const selector of selectors) {
      const found = middleOf(table.querySelector(selector));
      if (found) return found;
    }
    return null;
  };
  return {
    region: (/** @type {string} */ id) => {
      const at = painting.regions.get(id)?.at;
      if (!at || !board?.width) return null;
      const [x, y] = view.at(at);
      const seen = x > 0 && y > 0 && x < board.width && y < board.height;
      return seen ? { x: board.x + x, y: board.y + y } : null;
    },
    hand: (/** @type {number} */ seat) =>
      first(
        ...(seat === scene.me ? [".handstack"] : []),
        `.player.seat${seat + 1} .crest`,
        `.player.seat${seat + 1}`,
        `.ms-seat.seat${seat + 1}`,
      ),
    purse: (/** @type {number} */ seat) =>
      first(`.player.seat${seat + 1} .purse`, `.ms-seat.seat${seat + 1} .purse`, `.ms-seat.seat${seat + 1}`),
    combos: () => first(".combos .price", ".combos", ".ms-low"),
    board: () => board && { x: board.x + board.width / 2, y: board.y + board.height / 2 },
  };
}

/** @typedef {ReturnType<typeof placesOf>} Places */

/** @param {HTMLElement} layer @param {Move[]} moves @param {Places} places */
function flyTokens(layer, moves, places) {
  for (const move of moves) {
    const there = places.region(move.region),
      hand = places.hand(move.seat);
    let landing = 0;
    for (let i = 0; i < Math.min(SHOWN, move.count); i++)
      landing = move.out ? fly(layer, tokenOf(move), there, hand, i) : fly(layer, tokenOf(move), hand, there, i);
    if (!move.out) appearAt(document.querySelector(`[data-at="${move.region}"] .stack .turn`), landing);
  }
}

/** @param {HTMLElement} layer @param {Happened[]} events @param {Scene} scene @param {Places} places */
function flyCoins(layer, events, scene, places) {
  for (const event of events) {
    const { kind, values } = event,
      coins = coinsOf(event);
    if (!coins || typeof values.seat !== "number") continue;
    const purse = places.purse(values.seat);
    /** @type {(Spot | null | undefined)[]} */
    let others = [places.board()];
    if (kind === "score")
      others = Object.keys(scene.regions)
        .filter((id) => scene.regions[id]?.seat === values.seat)
        .map(places.region)
        .filter(Boolean);
    else if (kind === "pay") others = [places.purse(Number(values.payee))];
    else if (kind === "picked") others = [places.combos()];
    for (let i = 0; i < Math.min(SHOWN_COINS, Math.abs(coins)); i++) {
      const other = others[i % Math.max(1, others.length)] ?? places.board() ?? null;
      if (coins > 0) fly(layer, COIN, other, purse, i);
      else fly(layer, COIN, purse, other, i);
    }
  }
}

/** Shows how one scene became the next. @param {Around} around @param {import("preact").RefObject<HTMLElement | null>} layer */
export function useMotion(around, layer) {
  const { scene, events } = around,
    { at } = around.lookback;
  const before = useRef({ scene, events: events.length, at });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { scene, events: events.length, at };
    const table = layer.current?.parentElement;
    if (was.scene === scene || was.scene.me !== scene.me || !layer.current || !table) return;
    land();
    const happened = events.slice(was.events);
    // Looking back shows each step forward, too; a leap shows where it leads.
    const step = (at ?? 0) - (was.at ?? 0);
    if (happened.length > MANY_EVENTS || (at === null) !== (was.at === null) || step < 0 || step > 1) return;
    const places = placesOf(table, around);
    // One's own redeployment was seen piece by piece already.
    const placed = was.scene.question?.kind === "redeploy" && isMine(was.scene);
    const moves = movesBetween(was.scene, scene).filter((move) => !placed || move.seat !== scene.me);
    if (moves.length <= MANY_REGIONS) flyTokens(layer.current, moves, places);
    flyCoins(layer.current, happened, scene, places);
  }, [scene]);
}
