// The board: the painting below, and above it what changes: states, pieces, cost tags and the regions as buttons.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { BEYOND, follow } from "../../parts/view.js";
import { lettering, symbols } from "./base.js";
import { lettersScale } from "./layout.js";
import { RegionRow, rowOf } from "./pieces.js";

/** @typedef {import("./base.js").Painted} Painted */
/** @typedef {import("./pieces.js").Tag} Tag */
/** @typedef {import("./model.js").RegionScene} Held */
/** @typedef {import("../../parts/view.js").View} View */
/** `seat` took it in this turn; `told` is the seat of whom is told that something happened there.
 * @typedef {{kind: string, seat?: number, told?: number}} State */

/**
 * @param {{painting: Painted, name: (id: string) => string, view: View, regions: Record<string, Held>,
 *   states: Map<string, State>, tags: Map<string, Tag>, selected: string, named: string[], refused: string,
 *   label: (id: string) => string, title: string, onTouch: (id: string, keyed?: boolean) => void, onReach: (id: string) => void,
 *   onLeave: () => void, children?: any}} props
 */
export function Board({
  painting,
  name,
  view,
  regions,
  states,
  tags,
  selected,
  named,
  refused,
  label,
  title,
  onTouch,
  onReach,
  onLeave,
  children,
}) {
  const wrap = useRef(/** @type {HTMLElement | null} */ (null));
  const world = useRef(/** @type {HTMLElement | null} */ (null));
  const base = useMemo(() => ({ __html: painting.markup }), [painting]);
  const printed = useMemo(() => ({ __html: symbols(painting) }), [painting]);
  const letters = useMemo(() => ({ __html: lettering(painting, name) }), [painting]);
  useEffect(() => (wrap.current ? view.listen(wrap.current) : undefined), [view]);
  useEffect(() => (world.current ? follow(world.current, view, painting.chart) : undefined), [view, painting]);
  useLayoutEffect(() => clearGround(painting, regions, tags), [painting, regions, tags]);
  const u = painting.chart.scale,
    { width, height } = painting.chart;
  const sheet = `${-BEYOND} ${-BEYOND} ${width + 2 * BEYOND} ${height + 2 * BEYOND}`;
  return html`
    <section class="boardwrap" ref=${wrap} aria-label=${title} style="--n: ${lettersScale(u)}">
      <div class="world" ref=${world}>
        <svg class="map ground" viewBox=${sheet} aria-hidden="true" dangerouslySetInnerHTML=${base} />
        <svg class="map" viewBox=${sheet} role="group" aria-label=${title}>
          <g class="states" aria-hidden="true">
            ${[...states].map(([id, state]) => html`<${RegionState} key=${id} id=${id} state=${state} selected=${id === selected} />`)}
            ${named.map((id) => painting.regions.has(id) && html`<g class="named" key=${"named-" + id}><use href="#r-${id}" class="halo" /><use href="#r-${id}" class="edge" /></g>`)}
            ${selected && !states.has(selected) && selected !== refused && html`<g class="looked" key="looked"><use href="#r-${selected}" class="edge" /></g>`}
            ${
              refused &&
              html`<g class="refused" key="refused">
                <g clip-path="url(#c-${refused})"><use href="#r-${refused}" class="hatch" /></g>
                <use href="#r-${refused}" class="edge" />
              </g>`
            }
          </g>
          <g aria-hidden="true" dangerouslySetInnerHTML=${printed} />
          <g class="pieces" aria-hidden="true">
            ${byRank(painting).map((region) => {
              const held = regions[region.id];
              return (
                held &&
                html`<${RegionRow} key=${region.id} region=${region} held=${held} tag=${tags.get(region.id)} u=${u} />`
              );
            })}
          </g>
          <g aria-hidden="true" dangerouslySetInnerHTML=${letters} />
          <${Buttons}
            painting=${painting}
            label=${label}
            selected=${selected}
            states=${states}
            view=${view}
            onTouch=${onTouch}
            onReach=${onReach}
            onLeave=${onLeave}
          />
        </svg>
      </div>
      <div class="light" aria-hidden="true"></div>
      ${children}
    </section>
  `;
}

/** Regions from top to bottom, so that a piece in front covers one behind. @type {WeakMap<Painted, import("./layout.js").Region[]>} */
const ranks = new WeakMap();

/** @param {Painted} painting */
function byRank(painting) {
  let found = ranks.get(painting);
  if (!found) ranks.set(painting, (found = [...painting.chart.regions].sort((a, b) => a.at[1] - b.at[1])));
  return found;
}

/** Nothing is drawn under pieces: strokes make room for the row that stands there now.
 * @param {Painted} painting @param {Record<string, Held>} regions @param {Map<string, Tag>} tags */
function clearGround(painting, regions, tags) {
  for (const region of painting.chart.regions) {
    const held = regions[region.id];
    if (!held) continue;
    const ring = String(rowOf(region, held, tags.get(region.id), painting.chart.scale).ring);
    const strokes = document.getElementById("x-" + region.id);
    if (strokes && strokes.dataset.row !== ring) strokes.dataset.row = ring;
    const marks = document.getElementById("m-" + region.id);
    const murloc = String(held.race === "murlocs");
    if (marks && marks.dataset.murloc !== murloc) marks.dataset.murloc = murloc;
  }
}

/** @param {{id: string, state: State, selected: boolean}} props */
function RegionState({ id, state, selected }) {
  const href = "#r-" + id,
    clip = `url(#c-${id})`;
  return html`
    <g>
      ${state.seat !== undefined && html`<g clip-path=${clip} class="seat${state.seat + 1}"><use href=${href} class="fresh" /></g>`}
      ${
        state.kind &&
        html`<g class="legal ${state.kind} ${selected ? "hover" : ""}">
          <g clip-path=${clip}>
            <use href=${href} class="tint" />
            <use href=${href} class="glow g3" /><use href=${href} class="glow g2" /><use href=${href} class="glow g1" />
          </g>
          <use href=${href} class="under" />
          <use href=${href} class="edge" />
        </g>`
      }
      ${state.told !== undefined && html`<g class="told seat${state.told + 1}"><use href=${href} class="under" /><use href=${href} class="edge" /></g>`}
      ${!state.kind && selected && html`<g class="looked"><use href=${href} class="edge" /></g>`}
    </g>
  `;
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** The regions as buttons: one stop of the tabulator, arrows walk to the neighbour in that direction.
 * @param {{painting: Painted, label: (id: string) => string, selected: string, states: Map<string, State>, view: View,
 *   onTouch: (id: string, keyed?: boolean) => void, onReach: (id: string) => void, onLeave: () => void}} props */
function Buttons({ painting, label, selected, states, view, onTouch, onReach, onLeave }) {
  const first = painting.regions.has(selected)
    ? selected
    : ([...states].find(([, s]) => s.kind)?.[0] ?? painting.chart.regions[0]?.id);
  /** @param {KeyboardEvent} e @param {string} id */
  const key = (e, id) => {
    const way = ARROWS[e.key];
    if (way) {
      e.preventDefault();
      const next = neighbour(painting, id, way);
      if (next) focusRegion(next);
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      onTouch(id, true);
    }
  };
  return html`<g class="hits" onPointerLeave=${onLeave}>
    ${painting.chart.regions.map(
      (region) =>
        html`<path
          key=${region.id}
          id=${"b-" + region.id}
          class="hit"
          d=${painting.paths.get(region.id)}
          role="button"
          tabindex=${region.id === first ? 0 : -1}
          aria-label=${label(region.id)}
          data-region=${region.id}
          data-target=${states.get(region.id)?.kind || undefined}
          aria-pressed=${region.id === selected ? "true" : undefined}
          onClick=${() => view.dragged || onTouch(region.id)}
          onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !view.pointers.size && onReach(region.id)}
          onFocus=${(/** @type {FocusEvent} */ e) => {
            const target = /** @type {Element} */ (e.target);
            if (target.matches(":focus-visible")) {
              onReach(region.id);
              view.reveal(...region.at);
            }
          }}
          onKeyDown=${(/** @type {KeyboardEvent} */ e) => key(e, region.id)}
        />`,
    )}
  </g>`;
}

/** @param {string} id */
export function focusRegion(id) {
  const found = document.getElementById("b-" + id);
  if (found) /** @type {any} */ (found).focus({ preventScroll: true, focusVisible: true });
}

/** The neighbour that lies most in a direction; over the sea when there is none.
 * @param {Painted} painting @param {string} id @param {[number, number]} way */
export function neighbour(painting, id, [wx, wy]) {
  const from = painting.regions.get(id);
  if (!from) return "";
  let best = "",
    score = -Infinity;
  for (const region of painting.chart.regions) {
    if (region.id === id) continue;
    const dx = region.at[0] - from.at[0],
      dy = region.at[1] - from.at[1],
      far = Math.hypot(dx, dy);
    const along = (dx * wx + dy * wy) / far;
    if (along < 0.45) continue;
    const near = from.neighbours.includes(region.id) ? 400 : 0;
    const now = near + along * 120 - far;
    if (now > score) {
      score = now;
      best = region.id;
    }
  }
  return best;
}

/** The whole board in the corner; pressing it shows everything. @param {{painting: Painted, view: View, label: string}} props */
export function MiniMap({ painting, view, label }) {
  const { chart } = painting,
    { x, y, k, width, height } = view.now.value;
  const islands = useMemo(() => ({ __html: painting.mini }), [painting]);
  return html`<button type="button" class="minimap" style="--shape: ${chart.width / chart.height}" aria-label=${label} onClick=${() => view.fit()}>
    <svg viewBox="0 0 ${chart.width} ${chart.height}" aria-hidden="true">
      <rect width=${chart.width} height=${chart.height} class="sea" />
      <g dangerouslySetInnerHTML=${islands} />
      <rect
        class="seen"
        x=${x - width / 2 / k}
        y=${y - height / 2 / k}
        width=${width / k}
        height=${height / k}
        rx="10"
      />
    </svg>
  </button>`;
}
