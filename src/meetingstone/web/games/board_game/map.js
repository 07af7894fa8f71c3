// The board: the painting below, and above it what changes: what glows, the Overlord's way, pieces, regions as buttons.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { BEYOND, follow } from "../../parts/view.js";
import { language, say, t } from "../../texts.js";
import { asks, targetsOf } from "./model.js";
import { lettering, painted, pathOf } from "./paint.js";
import { RegionRow } from "./pieces.js";
import { CouncilWays, placesOf } from "./council.js";
import { nameOf, regionLabel } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** Regions from top to bottom, so that a piece in front covers one behind. @param {import("./model.js").Chart} chart */
const byRank = (chart) => Object.entries(chart.places).sort((a, b) => a[1].label[1] - b[1].label[1]);

/** @param {{around: Around, children?: any}} props */
export function Board({ around, children }) {
  const { gallery, view, scene, desk, act, pointed } = around,
    chart = gallery.map;
  const wrap = useRef(/** @type {HTMLElement | null} */ (null));
  const world = useRef(/** @type {HTMLElement | null} */ (null));
  const speech = language.value;
  const ground = useMemo(() => ({ __html: painted(chart) }), [chart]);
  const letters = useMemo(() => ({ __html: lettering() }), [chart, speech]);
  const rank = useMemo(() => byRank(chart), [chart]);
  useEffect(() => (wrap.current ? view.listen(wrap.current) : undefined), [view]);
  useEffect(() => (world.current ? follow(world.current, view, chart) : undefined), [view, chart]);
  const targets = around.council.open ? planned(around) : targetsOf(scene, around.hero, desk.from.value);
  const pinned = desk.pinned.value,
    looked = desk.looked.value;
  const sheet = `${-BEYOND} ${-BEYOND} ${chart.width + 2 * BEYOND} ${chart.height + 2 * BEYOND}`;
  const title = t("bgt-map", { count: targets.size });
  const route = targets.get(pinned || looked)?.route;
  const from = scene.heroes[around.hero]?.region ?? "";
  return html`<section class="mapwrap" ref=${wrap} aria-label=${title}>
    <div class="world" ref=${world}>
      <svg class="map ground" viewBox=${sheet} aria-hidden="true" dangerouslySetInnerHTML=${ground} />
      <svg class="map" viewBox=${sheet} role="group" aria-label=${title}>
        <g class="legal" aria-hidden="true">
          ${[...targets].map(([id, target]) => html`<${Glow} key=${id} id=${id} target=${target} chosen=${id === pinned} />`)}
          ${[...pointed, ...desk.named.value].map((id) => chart.places[id] && html`<use key=${"n" + id} href="#r-${id}" class="named" />`)}
          ${looked && looked !== pinned && html`<use href="#r-${looked}" class="lookedat" />`}
          ${desk.refused.value && chart.places[desk.refused.value.place] && html`<use href="#r-${desk.refused.value.place}" class="refused" />`}
        </g>
        <${Way} around=${around} />
        <${CouncilWays} around=${around} />
        ${route && from && html`<${Steps} chart=${chart} stops=${[from, ...route.steps]} />`}
        <g class="pieces" aria-hidden="true">
          ${rank.map(([id, place]) => html`<${RegionRow} key=${id} around=${around} id=${id} place=${place} />`)}
          ${[...targets].map(([id, target]) => html`<${Mark} key=${id} place=${chart.places[id]} target=${target} />`)}
        </g>
        <g aria-hidden="true" dangerouslySetInnerHTML=${letters} />
        <g class="hits" onPointerLeave=${() => act.look("")}>
          ${rank.map(([id, place]) => html`<${Hit} key=${id} around=${around} id=${id} place=${place} target=${targets.get(id)} first=${id === (pinned || [...targets.keys()][0] || from || rank[0]?.[0])} />`)}
        </g>
      </svg>
    </div>
    <div class="vignette" aria-hidden="true"></div>
    ${children}
  </section>`;
}

/** While one plans, the map offers where a Travel could end. @param {Around} around
 * @returns {ReturnType<typeof targetsOf>} */
const planned = ({ council }) =>
  new Map([...placesOf(council)].map(([region, option]) => [region, { keys: [], steps: option.way?.length ?? 1, flies: false, option: /** @type {any} */ (option) }]));

/** @param {{id: string, target: {steps: number, flies: boolean}, chosen: boolean}} props */
function Glow({ id, target, chosen }) {
  const far = target.steps > 1 || target.flies;
  return html`<g>
    ${(!far || chosen) && html`<g clip-path="url(#c-${id})"><use href="#r-${id}" class="lgglow w3" /><use href="#r-${id}" class="lgglow w2" /><use href="#r-${id}" class="lgglow w1" /></g>`}
    <use href="#r-${id}" class="lg ${far ? "two" : "one"} ${chosen ? "pick" : ""}" />
  </g>`;
}

/** One or two steps, or a flight. @param {{place: import("./model.js").Place | undefined, target: {steps: number, flies: boolean, route?: any}}} props */
function Mark({ place, target }) {
  if (!place || !target.route) return null;
  const [left, , right, bottom] = place.bounds,
    [x, y] = place.label;
  return html`<g class="step" transform="translate(${Math.min(right - 16, Math.max(left + 16, x + (right - left) * 0.3))} ${Math.min(bottom - 14, y + 34)})">
    <circle r="11" />${target.flies ? html`<svg x="-7" y="-7" width="14" height="14" class="ig"><use href="#i-fly" /></svg>` : html`<text y="5">${target.steps}</text>`}
  </g>`;
}

/** Dots along a way. @param {{chart: import("./model.js").Chart, stops: string[]}} props */
function Steps({ chart, stops }) {
  const path = "M" + stops.flatMap((id) => chart.places[id]?.label.join(" ") ?? []).join("L");
  return html`<g aria-hidden="true"><path d=${path} class="way0" /><path d=${path} class="way" /></g>`;
}

/** Nefarian's way to The Bulwark. @param {{around: Around}} props */
function Way({ around }) {
  const way = around.scene.overlord?.way ?? [];
  if (way.length < 2) return null;
  const path = "M" + way.flatMap((id) => around.gallery.map.places[id]?.label.join(" ") ?? []).join("L");
  return html`<g aria-hidden="true"><path d=${path} class="doom0" /><path d=${path} class="doom" /></g>`;
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** A region as a button: one stop of the tabulator, arrows walk to the neighbour in that direction.
 * @param {{around: Around, id: string, place: import("./model.js").Place, target: any, first: boolean}} props */
function Hit({ around, id, place, target, first }) {
  const { view, act, desk, scene } = around;
  const deed = target?.option ? say(target.option.text) : target ? t("bgt-travel-to", { region: nameOf(id) }) : "";
  const path = useMemo(() => pathOf(place.polygon), [place]);
  /** @param {KeyboardEvent} e */
  const key = (e) => {
    const way = ARROWS[e.key];
    if (way) {
      e.preventDefault();
      e.stopPropagation();
      focusRegion(neighbour(around.gallery.map, id, way));
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      e.stopPropagation();
      act.touch(id);
    }
  };
  return html`<path
    id=${"b-" + id}
    class="hit"
    d=${path}
    role="button"
    tabindex=${first ? 0 : -1}
    aria-label=${regionLabel(around, id, deed)}
    data-region=${id}
    data-target=${target ? (asks(scene, "bg-act") ? "travel" : "go") : undefined}
    aria-pressed=${id === desk.pinned.value ? "true" : undefined}
    onClick=${() => view.dragged || act.touch(id)}
    onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !view.pointers.size && act.look(id)}
    onFocus=${(/** @type {FocusEvent} */ e) => {
      if (/** @type {Element} */ (e.target).matches(":focus-visible")) {
        act.look(id);
        view.reveal(...place.label);
      }
    }}
    onKeyDown=${key}
  />`;
}

/** @param {string} id */
export function focusRegion(id) {
  const found = id && document.getElementById("b-" + id);
  if (found) /** @type {any} */ (found).focus({ preventScroll: true, focusVisible: true });
}

/** The region that lies most in a direction. @param {import("./model.js").Chart} chart @param {string} id
 * @param {[number, number]} way */
function neighbour(chart, id, [wx, wy]) {
  const from = chart.places[id];
  if (!from) return "";
  let best = "",
    score = -Infinity;
  for (const [other, place] of Object.entries(chart.places)) {
    if (other === id) continue;
    const dx = place.label[0] - from.label[0],
      dy = place.label[1] - from.label[1],
      far = Math.hypot(dx, dy),
      along = (dx * wx + dy * wy) / far;
    if (along < 0.45) continue;
    const now = (from.links.includes(other) ? 400 : 0) + along * 120 - far;
    if (now > score) {
      score = now;
      best = other;
    }
  }
  return best;
}
