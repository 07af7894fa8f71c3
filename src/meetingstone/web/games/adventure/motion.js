// What moved between two scenes: cards to hands, items to bags, valor to those who earned it, levels that rise, wounds.
import { useLayoutEffect, useRef } from "preact/hooks";
import { fly, land, middleOf } from "../../parts/motion.js";
import { moves } from "../../state.js";
import { gearIcon, TOKENS } from "./art.js";
import { heroAt } from "./model.js";
import { seatIn } from "./story.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Happened} Happened */

/** More than so much at once is another position (a reconnection, a replay): nothing of it can be followed. */
const MANY = 40;
/** Of many cards so many are seen to fly. */
const CARDS = 3;

/** @param {string} look @param {string} icon */
const piece = (look, icon) => `<span class="flown ${look}"><svg><use href="#i-${icon}"/></svg></span>`;

/** Where things of the table are on the page now. @param {HTMLElement} table @param {Around} around */
function placesOf(table, { scene, view, gallery }) {
  const board = table.querySelector(".mapwrap")?.getBoundingClientRect();
  const first = (/** @type {string[]} */ ...selectors) => {
    for (const selector of selectors) {
      const found = middleOf(table.querySelector(selector));
      if (found) return found;
    }
    return null;
  };
  const seatOf = (/** @type {number} */ seat) => [`.players [data-hero="${seat}"] .crest`, `.ms-seat:nth-child(${seat + 1})`];
  return {
    /** A character on the map, or what is fought over it. @param {number} seat */
    stand: (seat) => {
      const place = gallery.map.spaces[heroAt(scene, seat)?.space ?? ""];
      if (!place || !board?.width) return null;
      const [x, y] = view.at([place.x, place.y]);
      return x > 0 && y > 0 && x < board.width && y < board.height ? { x: board.x + x, y: board.y + y } : null;
    },
    fight: () => first(".fight .ecwrap"),
    hand: (/** @type {number} */ seat) => (seat === scene.me ? first(".hand", ...seatOf(seat)) : first(...seatOf(seat))),
    bag: (/** @type {number} */ seat) => (seat === scene.me ? first(".tray .bag", ".ownline", ...seatOf(seat)) : first(...seatOf(seat))),
    valor: (/** @type {number} */ seat) => (seat === scene.me ? first(".tray .valor", ".questpeek", ...seatOf(seat)) : first(...seatOf(seat))),
  };
}

/** What an event lets fly, from where to where. @param {Happened} event @param {Around} around @param {ReturnType<typeof placesOf>} places
 * @returns {[string, import("../../parts/motion.js").Spot | null, import("../../parts/motion.js").Spot | null, number][]} */
function flightsOf({ kind, values }, { gallery }, places) {
  const seat = seatIn({ kind, values, update: 0 }),
    id = (/** @type {unknown} */ name) => String(name).replace("@ag-", "");
  if (seat < 0) return [];
  if (kind === "ag-drew") return [[piece("back", "card-pickup"), places.stand(seat), places.hand(seat), Math.min(CARDS, Number(values.count) || 1)]];
  if (kind === "ag-item") return [[piece("loot", gearIcon(gallery.items[id(values.item)])), places.fight() ?? places.stand(seat), places.bag(seat), 1]];
  if (kind === "ag-kept-token") return [[piece("loot", TOKENS[id(values.token)] ?? "treasure-map"), places.stand(seat), places.bag(seat), 1]];
  if (kind === "ag-logged") return [[piece("valor", "laurel-crown"), places.fight() ?? places.stand(seat), places.valor(seat), Math.max(1, Number(values.valor))]];
  return [];
}

/** A rising level and a wound are seen where they are written. @param {HTMLElement} table @param {Happened} event @param {number} me */
function stir(table, event, me) {
  const seat = seatIn(event);
  if (seat < 0 || !moves() || document.hidden) return;
  const mine = seat === me ? ", .tray .char, .ownline" : "";
  if (event.kind === "ag-level")
    for (const each of table.querySelectorAll(`[data-figure="${seat}"] .fig, .ms-seat:nth-child(${seat + 1})${mine}`))
      each.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 9px gold) brightness(1.35)", offset: 0.35 }, { filter: "none" }], { duration: 380, easing: "ease-out" });
  if (event.kind === "ag-hurt")
    for (const each of table.querySelectorAll(`.ms-seat:nth-child(${seat + 1})${mine.replace(".char", ".hp")}`))
      each.animate([{ translate: "0" }, { translate: "-5px" }, { translate: "5px" }, { translate: "-3px" }, { translate: "0" }], { duration: 260 });
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
    const happened = events.slice(was.events),
      step = (at ?? 0) - (was.at ?? 0);
    // Looking back shows each step forward, too; a leap shows where it leads.
    if (happened.length > MANY || (at === null) !== (was.at === null) || step < 0 || step > 1) return;
    const places = placesOf(table, around);
    let order = 0;
    for (const event of happened) {
      for (const [markup, from, to, count] of flightsOf(event, around, places)) for (let i = 0; i < count; i++) fly(layer.current, markup, from, to, order++);
      stir(table, event, scene.me);
    }
  }, [scene]);
}
