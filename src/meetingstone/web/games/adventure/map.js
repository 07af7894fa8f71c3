// The board: the painting below, and above it what changes: what glows, the way, tokens, figures, spaces as buttons.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { BEYOND, follow } from "../../parts/view.js";
import { moves } from "../../state.js";
import { language, say, t } from "../../texts.js";
import { isMine, heroesOf } from "./model.js";
import { margin, painted, pathBetween, RADIUS, regionNames, spaceNames, spaces } from "./paint.js";
import { CrestShape, seatColour } from "./signs.js";
import { spaceLabel } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Place} Place */

/** @param {{around: Around, children?: any}} props */
export function Board({ around, children }) {
  const { gallery, view, scene, desk, act, pointed, targets } = around,
    chart = gallery.map;
  const wrap = useRef(/** @type {HTMLElement | null} */ (null));
  const world = useRef(/** @type {HTMLElement | null} */ (null));
  const speech = language.value;
  const ground = useMemo(() => ({ __html: painted(chart) + regionNames(chart) + margin() }), [chart, speech]);
  const printed = useMemo(() => ({ __html: spaces(chart) }), [chart]);
  const letters = useMemo(() => ({ __html: spaceNames(chart) }), [chart, speech]);
  const order = useMemo(() => Object.entries(chart.spaces).sort((a, b) => a[1].y - b[1].y), [chart]);
  useEffect(() => (wrap.current ? view.listen(wrap.current) : undefined), [view]);
  useEffect(() => (world.current ? follow(world.current, view, chart) : undefined), [view, chart]);
  const pinned = desk.pinned.value,
    looked = desk.looked.value;
  const sheet = `${-BEYOND} ${-BEYOND} ${chart.width + 2 * BEYOND} ${chart.height + 2 * BEYOND}`;
  const title = t("agt-map", { count: targets.size });
  const way = targets.get(pinned || looked)?.option.way;
  const mine = scene.heroes[String(scene.me)];
  const first = pinned || [...targets.keys()][0] || mine?.space || order[0]?.[0];
  return html`<section class="mapwrap" ref=${wrap} aria-label=${title}>
    <div class="world" ref=${world}>
      <svg class="map ground" viewBox=${sheet} aria-hidden="true" dangerouslySetInnerHTML=${ground} />
      <svg class="map" viewBox=${sheet} role="group" aria-label=${title}>
        <g aria-hidden="true">
          ${[...targets.keys()].map((id) => html`<${Halo} key=${id} place=${chart.spaces[id]} />`)}
          ${way && mine && html`<${Way} around=${around} stops=${[mine.space, ...way]} />`}
        </g>
        <g aria-hidden="true" dangerouslySetInnerHTML=${printed} />
        <g aria-hidden="true">
          ${[...targets.keys()].map((id) => html`<${Ring} key=${id} place=${chart.spaces[id]} look=${id === pinned ? "tgt sel" : "tgt"} />`)}
          ${[...pointed, ...desk.named.value].map((id) => html`<${Ring} key=${"n" + id} place=${chart.spaces[id]} look="named" />`)}
          ${desk.refused.value && html`<${Ring} place=${chart.spaces[desk.refused.value.place]} look="refused" />`}
          <${Tokens} around=${around} />
        </g>
        <g aria-hidden="true"><${Figures} around=${around} /></g>
        <g aria-hidden="true" dangerouslySetInnerHTML=${letters} />
        <g aria-hidden="true">
          ${[...targets].map(([id, { steps }]) => html`<${Distance} key=${id} place=${chart.spaces[id]} steps=${steps} chosen=${id === pinned} />`)}
        </g>
        <g class="hits" onPointerLeave=${() => act.look("")}>
          ${order.map(([id, place]) => html`<${Hit} key=${id} around=${around} id=${id} place=${place} first=${id === first} />`)}
        </g>
      </svg>
    </div>
    ${children}
  </section>`;
}

/** @param {{place: Place | undefined}} props */
const Halo = ({ place }) =>
  place ? html`<circle class="halo" cx=${place.x} cy=${place.y} r=${(RADIUS[place.kind] ?? 24) + 9} filter="url(#ag-soft)" />` : null;
/** @param {{place: Place | undefined, look: string}} props */
const Ring = ({ place, look }) =>
  place ? html`<circle class=${look} cx=${place.x} cy=${place.y} r=${(RADIUS[place.kind] ?? 24) + 4} />` : null;

/** @param {{around: Around, stops: string[]}} props */
function Way({ around, stops }) {
  const lines = stops.slice(1).map((to, i) => pathBetween(around.gallery.map, stops[i] ?? "", to)).join("");
  return html`<path class="way" d=${lines} /><path class="way2" d=${lines} />`;
}

/** How far it is. @param {{place: Place | undefined, steps: number, chosen: boolean}} props */
function Distance({ place, steps, chosen }) {
  if (!place || !steps) return null;
  const out = (RADIUS[place.kind] ?? 24) * 0.82;
  const [x, y] = place.kind === "city" ? [29, 21] : place.kind === "encounter" ? [-out, -out] : [out + 1, -out];
  return html`<g class="dist ${chosen ? "sel" : ""}" transform="translate(${place.x + x} ${place.y + y})"><circle r="10" /><text y="4.6">${steps}</text></g>`;
}

/** Discovery tokens, markers, quest tokens, events and traps. @param {{around: Around}} props */
function Tokens({ around }) {
  const { scene, gallery, targets } = around,
    chart = gallery.map.spaces;
  /** @type {Record<string, [string, import("./model.js").Marked][]>} */
  const marked = {};
  for (const [slot, marker] of Object.entries(scene.track)) (marked[marker.space] ??= []).push([slot, marker]);
  /** @type {Record<string, number[]>} */
  const flags = {};
  for (const hero of heroesOf(scene)) for (const errand of hero.quests) for (const space of errand.lying ?? []) (flags[space] ??= []).push(hero.seat);
  const at = (/** @type {string} */ id, /** @type {number} */ dx, /** @type {number} */ dy) => {
    const place = chart[id],
      far = (RADIUS[place?.kind ?? "normal"] ?? 22) * 0.86;
    return `translate(${(place?.x ?? 0) + dx * far} ${(place?.y ?? 0) + dy * far})`;
  };
  return html`
    ${Object.entries(scene.spaces).map(
      ([id, lying]) => html`<g key=${id}>
        ${Array.from({ length: lying.tokens ?? 0 }, (_, i) => html`<g key=${i} class="disc ${lying.known?.[i] ? "seen" : ""}" transform="${at(id, -1, -0.75)} translate(${-i * 5} ${-i * 4})"><use href="#p-discovery" /><text y="4.3">${lying.known?.[i] ? "!" : "?"}</text></g>`)}
        ${(lying.traps ?? []).map(([, owner], i) => html`<g key=${"t" + i} class="trap" style=${seatColour(owner)} transform="${at(id, 0, 1.02)} translate(${i * 8} 0)"><circle r="8" /><use href="#i-wolf-trap" x="-6" y="-6" width="12" height="12" /></g>`)}
        ${(lying.events ?? []).map((event, i) => html`<g key=${"e" + i} class="located" transform="${at(id, -1.05, 0.2)} translate(0 ${i * 8})"><rect x="-8" y="-10" width="16" height="20" rx="2.5" /><use href="#i-scroll-unfurled" x="-6" y="-6" width="12" height="12" /></g>`)}
      </g>`,
    )}
    ${Object.entries(flags).map(([id, seats]) => seats.map((seat, i) => html`<g key=${id + i} class="qt" style=${seatColour(seat)} transform="${at(id, -0.95, 0.8)} translate(${i * 9} ${i * 3})"><circle r="8" /><use href="#p-flag" /></g>`))}
    ${Object.entries(marked).map(([id, here]) =>
      here.map(([slot, marker], i) => {
        const low = targets.has(id) && chart[id]?.kind !== "city";
        return html`<g key=${slot} class="mk ${marker.aggro ? "aggro" : ""}" transform="${at(id, 0.95, low ? 0.8 : -0.75)} translate(${i * 9} ${i * 4})">${marker.aggro ? html`<use href="#p-aggro" />` : html`<circle r="10.5" /><circle class="in" r="8" />`}<text y="4.3">${slot}</text></g>`;
      }),
    )}
  `;
}

/** Milliseconds that a figure takes for one space, and for a whole walk at most. */
const PACE = 110,
  LONGEST = 380;

/** Where each figure stands: behind its space, fanned out when there are several. @param {Around} around */
function standing({ scene, gallery }) {
  /** @type {Record<string, import("./model.js").Hero[]>} */
  const here = {};
  for (const hero of heroesOf(scene)) (here[hero.space] ??= []).push(hero);
  return heroesOf(scene).flatMap((hero) => {
    const place = gallery.map.spaces[hero.space],
      company = here[hero.space] ?? [];
    if (!place) return [];
    const away = (company.indexOf(hero) - (company.length - 1) / 2) * 27;
    return [{ hero, place, x: place.x + away, y: place.y - (RADIUS[place.kind] ?? 24) - 9 + Math.abs(away) * 0.25 }];
  });
}

/** Figures; one that has moved walks there. @param {{around: Around}} props */
function Figures({ around }) {
  const { scene } = around,
    all = standing(around);
  const before = useRef(/** @type {Map<number, {x: number, y: number}>} */ (new Map()));
  const layer = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    for (const { hero, x, y } of all) {
      const was = before.current.get(hero.seat);
      before.current.set(hero.seat, { x, y });
      if (!was || (was.x === x && was.y === y) || !moves() || document.hidden) continue;
      const far = Math.hypot(was.x - x, was.y - y);
      layer.current
        ?.querySelector(`[data-figure="${hero.seat}"] > g`)
        ?.animate([{ translate: `${was.x - x}px ${was.y - y}px` }, { translate: "0 0" }], { duration: Math.min(LONGEST, (far / 70) * PACE + 80), easing: "ease-in-out" });
    }
  });
  const ordered = all.toSorted((a, b) => Number(a.hero.seat === scene.active) - Number(b.hero.seat === scene.active) || a.y - b.y);
  return html`<g ref=${layer}>
    ${ordered.map(({ hero, place, x, y }) => {
      const acts = hero.seat === scene.active;
      return html`<g key=${hero.seat}>
        ${acts && html`<circle class="here" cx=${place.x} cy=${place.y} r=${(RADIUS[place.kind] ?? 24) + 5} />`}
        <g data-figure=${hero.seat} transform="translate(${x} ${y})"><g>
          <g class="fig ${acts ? "act" : ""}" style=${seatColour(hero.seat)} transform="scale(${acts ? 1.12 : 0.95})">
            <ellipse class="figsh" cx="2" cy="25" rx="15" ry="5" /><ellipse class="figb" cy="23" rx="13" ry="4.5" /><${CrestShape} around=${around} id=${hero.id} />
          </g>
        </g></g>
      </g>`;
    })}
  </g>`;
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/** A space as a button: one stop of the tabulator, arrows walk to the neighbour in that direction.
 * @param {{around: Around, id: string, place: Place, first: boolean}} props */
function Hit({ around, id, place, first }) {
  const { view, act, desk, scene, targets } = around;
  const target = targets.get(id);
  /** @param {KeyboardEvent} e */
  const key = (e) => {
    const way = ARROWS[e.key];
    if (way) {
      e.preventDefault();
      e.stopPropagation();
      focusSpace(neighbour(around.gallery.map, id, way));
    } else if (e.key === "Enter" || e.key === " ") {
      e.preventDefault();
      e.stopPropagation();
      act.touch(id);
    }
  };
  return html`<circle
    id=${"b-" + id}
    class="hit ${target ? "may" : isMine(scene) ? "may-not" : ""}"
    cx=${place.x}
    cy=${place.y}
    r=${(RADIUS[place.kind] ?? 24) + 3}
    role="button"
    tabindex=${first ? 0 : -1}
    aria-label=${spaceLabel(around, id, target ? say(target.option.text, around.spoken) : "")}
    data-region=${id}
    data-target=${target ? target.option.kind : undefined}
    aria-pressed=${id === desk.pinned.value ? "true" : undefined}
    onClick=${() => view.dragged || act.touch(id)}
    onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && !view.pointers.size && act.look(id)}
    onPointerLeave=${() => act.look("")}
    onFocus=${(/** @type {FocusEvent} */ e) => {
      if (/** @type {Element} */ (e.target).matches(":focus-visible")) {
        act.look(id);
        view.reveal(place.x, place.y);
      }
    }}
    onKeyDown=${key}
  />`;
}

/** @param {string} id */
export function focusSpace(id) {
  const found = id && document.getElementById("b-" + id);
  if (found) /** @type {any} */ (found).focus({ preventScroll: true, focusVisible: true });
}

/** The space that lies most in a direction. @param {import("./model.js").Chart} chart @param {string} id @param {[number, number]} way */
function neighbour(chart, id, [wx, wy]) {
  const from = chart.spaces[id];
  if (!from) return "";
  let best = "",
    score = -Infinity;
  for (const [other, place] of Object.entries(chart.spaces)) {
    if (other === id) continue;
    const dx = place.x - from.x,
      dy = place.y - from.y,
      far = Math.hypot(dx, dy),
      along = (dx * wx + dy * wy) / far;
    if (along < 0.45) continue;
    const now = (from.links.includes(other) ? 300 : 0) + along * 120 - far;
    if (now > score) {
      score = now;
      best = other;
    }
  }
  return best;
}
