// How a board is framed: the whole map, or the targets; pointers to what lies beyond the edge; zoom.
import { html } from "htm/preact";
import { t } from "../texts.js";
import { Sketch } from "./icons.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {[number, number]} Point */

/** Room around a target, in pixels, so that it is seen whole. */
const AROUND = 44;
const EDGE = 10;
const SIDES = ["start", "center", "end"];

/** Show the whole map when a unit then has `least` pixels or more; else cover the board and show as many targets as it can.
 * @param {View} view @param {Point[]} targets in units of the map @param {number} least */
export function frameOn(view, targets, least) {
  const { width, height } = view.now.value,
    k = Math.max(least, width / view.map.width, height / view.map.height);
  const seenFrom = (/** @type {Point} */ [cx, cy]) =>
    targets.filter(([x, y]) => Math.abs(x - cx) * k < width / 2 - AROUND && Math.abs(y - cy) * k < height / 2 - AROUND);
  const best = targets.map((target) => seenFrom(middle([target, ...seenFrom(target)]))).sort((a, b) => b.length - a.length)[0];
  if (view.least >= least || !best?.length) view.fit();
  else view.set(...middle(best), k);
}

/** The middle of the box around points. @param {Point[]} points @returns {Point} */
function middle(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Which edge hides a point; null when it is seen. @param {View} view @param {Point} point */
function beyond(view, point) {
  const { width, height } = view.now.value,
    [x, y] = view.at(point);
  const out = { left: -x, right: x - width, top: -y, bottom: y - height };
  const [edge, far] = /** @type {[keyof typeof out, number]} */ (Object.entries(out).sort(([, a], [, b]) => b - a)[0]);
  return far > 0 ? edge : null;
}

const TURNED = { left: 180, right: 0, top: 270, bottom: 90 };

/** A pointer at each edge behind which targets lie; touching it goes there.
 * @param {{view: View, targets: Point[], corner: string}} props `corner`: where furniture stands, and no pointer */
export function Pointers({ view, targets, corner }) {
  if (!view.now.value.width) return null;
  /** @type {Map<keyof typeof TURNED, Point[]>} */
  const hidden = new Map();
  for (const target of targets) {
    const edge = beyond(view, target);
    if (edge) hidden.set(edge, [...(hidden.get(edge) ?? []), target]);
  }
  return [...hidden].map(([edge, points]) => {
    return html`<button key=${edge} type="button" class="ms-more ${edge} ${corner.startsWith("start") ? "lower" : "upper"}" onClick=${() => view.set(...middle(points), view.now.value.k)}>
      ${t("shell-more", { count: points.length })}<${Sketch} name="on" turn=${TURNED[edge]} />
    </button>`;
  });
}

/** Closer, farther, the whole map; where there is little room the last one alone. @param {{view: View, upright?: boolean}} props */
export const Zoom = ({ view, upright = false }) =>
  html`<div class="ms-zoom ${upright ? "upright" : ""}" role="group" aria-label=${t("shell-zoom")}>
    <button type="button" aria-label=${t("sw-zoom-in")} onClick=${() => view.zoom(1.3)}>+</button>
    <button type="button" aria-label=${t("sw-zoom-out")} onClick=${() => view.zoom(1 / 1.3)}>−</button>
    <button type="button" aria-label=${t("sw-zoom-fit")} onClick=${() => view.fit()}><${Sketch} name="fit" /></button>
  </div>`;

/** Where furniture covers least, as `place-content` names it: the edge or corner farthest from every point; and how far.
 * @param {View} view @param {Point[]} points @param {[number, number]} size of the furniture, in pixels @returns {{place: string, room: number}} */
export function freeCorner(view, points, [w, h]) {
  const { width, height } = view.now.value,
    seen = points.map((point) => view.at(point));
  /** @type {(at: number, size: number, room: number) => number} */
  const start = (at, size, room) => [EDGE, (room - size) / 2, room - size - EDGE][at] ?? 0;
  let found = { place: "end start", room: -Infinity };
  for (const [row, up] of SIDES.entries())
    for (const [column, across] of SIDES.entries()) {
      if (up === "center") continue;
      const x = start(column, w, width),
        y = start(row, h, height);
      const room = Math.min(...seen.map(([px, py]) => Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h))));
      if (room > found.room) found = { place: `${up} ${across}`, room };
    }
  return found;
}
