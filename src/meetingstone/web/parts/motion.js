// Motion that explains: a thing flies from where it was to where it is, a list slides. Nothing ever waits for it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { moves } from "../state.js";

/** Milliseconds of one flight, and between two that start together: all of it stays under 400. */
const FLIGHT = 280,
  AFTER = 26,
  MOST = 16;

/** @typedef {{x: number, y: number}} Spot */

/** @type {Set<Animation>} */
const flying = new Set();

/** The middle of something that is seen on the page; null when it is not. @param {Element | null | undefined} element
 * @returns {Spot | null} */
export function middleOf(element) {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Let a copy of a thing fly over the page. @param {HTMLElement | null} layer that lies over everything
 * @param {string} markup of the thing @param {Spot | null} from @param {Spot | null} to @param {number} order among those that
 * start together @returns {number} after how many milliseconds it lands; 0 when it does not fly */
export function fly(layer, markup, from, to, order = 0) {
  if (!layer || !from || !to || !moves() || document.hidden || flying.size >= MOST) return 0;
  const thing = document.createElement("div");
  thing.className = "flight";
  thing.innerHTML = markup;
  layer.append(thing);
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.16),
    delay = Math.min(order, 4) * AFTER;
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const flight = thing.animate(
    [
      { transform: at(from.x, from.y, 0.8) },
      { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.12) },
      { transform: at(to.x, to.y, 0.95) },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "backwards" },
  );
  flying.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flying.delete(flight);
    thing.remove();
  };
  return delay + FLIGHT;
}

/** Everything that flies is there: something new has happened, and it must not queue behind the old. */
export function land() {
  for (const flight of [...flying]) flight.finish();
}

/** Keep something unseen until what flies to it lands. @param {Element | null | undefined} element @param {number} until */
export function appearAt(element, until) {
  if (until) element?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], until);
}

/** A die tumbles until it lies as it is drawn. @param {Element | null | undefined} element @param {number} order among those that
 * are rolled together */
export function tumble(element, order = 0) {
  if (!element || !moves() || document.hidden) return;
  const turn = (order % 2 ? 1 : -1) * (300 + 60 * (order % 3));
  element.animate(
    [
      { transform: `translateY(-34px) rotate(${turn}deg) scale(.82)`, opacity: 0.5 },
      { transform: `translateY(5px) rotate(${turn / 8}deg) scale(1.05)`, opacity: 1, offset: 0.7 },
      { transform: "none" },
    ],
    { duration: FLIGHT, delay: Math.min(order, 4) * AFTER, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "backwards" },
  );
}

/** Children of a list (those with `data-slide`) slide to their new places, and new ones come in from above.
 * @param {import("preact").RefObject<HTMLElement | null>} list @param {unknown[]} changes when to look */
export function useSlides(list, changes) {
  const before = useRef(/** @type {Map<string, number>} */ (new Map()));
  useLayoutEffect(() => {
    /** @type {Map<string, number>} */
    const now = new Map();
    const was = before.current;
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (list.current?.querySelectorAll("[data-slide]") ?? [])) {
      const key = each.dataset.slide ?? "";
      now.set(key, each.offsetTop);
      if (!was.size || !moves()) continue;
      const old = was.get(key);
      const start = old === undefined ? { transform: "translateY(-40px)", opacity: 0 } : { transform: `translateY(${old - each.offsetTop}px)` };
      if (old !== each.offsetTop) each.animate([start, {}], { duration: FLIGHT, easing: "cubic-bezier(.2, .8, .2, 1)" });
    }
    before.current = now;
  }, changes);
}
