// Pieces on the map: stacks of tokens, defences, figures and markers, in one row per region.
import { html } from "htm/preact";
import { depth, num } from "./geometry.js";
import { halfName, nameBase } from "./layout.js";
import { isArtifact, MARKER_ICON, raceIcon, shapeOf } from "./signs.js";

/** @typedef {import("./layout.js").Region} Region */
/** @typedef {import("./model.js").RegionScene} Held */
/** @typedef {{text: string, kind: string, die?: boolean}} Tag */
/** @typedef {{kind: string, width: number, id?: string, count?: number}} Item */

/** @type {Record<string, [width: number, height: number, room: number]>} */
const SIZE = {
  champion: [34, 42, 28],
  beast: [28, 34, 26],
  fort: [27, 27, 25],
  wall: [26, 32, 22],
  tower: [30, 38, 26],
  objective: [26, 34, 24],
  bomb: [27, 27, 25],
  place: [33, 36, 31],
  artifact: [33, 33, 31],
  facedown: [33, 36, 31],
};
/** @type {Record<string, string>} */
const DRAWING = { wall: "wisp" };
const GAP = 4;

/** What stands in a region, from left to right. @param {Held} held @returns {Item[]} */
function itemsOf(held) {
  /** @type {Item[]} */
  const items = [];
  if (held.race && held.tokens && held.seat !== null) items.push({ kind: "stack", width: 42 });
  if (held.race && held.tokens && held.seat === null) items.push({ kind: "murloc", width: 34, count: held.tokens });
  if (held.champion) items.push({ kind: "champion", width: 28 });
  if (held.beasts) items.push({ kind: "beast", width: 26, count: held.beasts });
  for (const kind of /** @type {const} */ (["fort", "wall", "tower", "objective", "bomb"])) {
    if (held[kind]) items.push({ kind, width: SIZE[kind][2] });
  }
  for (const id of held.markers) items.push({ kind: isArtifact(id) ? "artifact" : "place", width: 31, id });
  if (held.face_down) items.push({ kind: "facedown", width: 31 });
  return items;
}

/** @param {Tag} tag */
const tagWidth = (tag) => 20 + tag.text.length * 8 + (tag.die ? 18 : 0);

/** Pieces shrink so far and no further; then they stand behind each other. */
const SMALLEST = 0.9;

/** Where everything in a region stands. @param {Region} region @param {Held} held @param {Tag | undefined} tag @param {number} u */
export function rowOf(region, held, tag, u) {
  const items = itemsOf(held);
  const widths = Math.max(0, items.reduce((sum, item) => sum + item.width + GAP, -GAP));
  const [from, to] = region.span,
    room = (to - from) / u;
  const withTag = tag ? widths + (items.length ? GAP : 0) + tagWidth(tag) : widths;
  const inRow = Boolean(tag) && (withTag * SMALLEST <= room || !items.length);
  const wanted = inRow ? withTag : widths;
  const scale = Math.max(SMALLEST, Math.min(1, room / Math.max(1, wanted)));
  const width = Math.min(wanted, Math.max(room / scale, items[0]?.width ?? 0)),
    half = (width * scale * u) / 2;
  const middle = Math.max(from + half, Math.min(to - half, region.at[0] + region.row));
  // Whoever stands further left stands in front: the first is the stack, which counts most.
  const last = items.at(-1)?.width ?? 0,
    squeeze = wanted > width ? (width - last) / Math.max(1, widths - last) : 1;
  let x = 0;
  const placed = items.map((item) => {
    const at = x * squeeze + item.width / 2 - width / 2;
    x += item.width + GAP;
    return { ...item, x: at };
  });
  const tagAt = !tag
    ? null
    : inRow
      ? { x: width / 2 - tagWidth(tag) / 2, y: 4, small: false }
      : tagSpot(region, placed, tag, u * scale, middle);
  const ring = !width ? 0 : width * scale <= 46 ? 1 : width * scale <= 84 ? 2 : 3;
  return { placed, tagAt, scale, ring, middle };
}

/** Where a tag covers least when there is no room for it in the row.
 * @param {Region} region @param {(Item & {x: number})[]} placed @param {Tag} tag @param {number} unit @param {number} middle */
function tagSpot(region, placed, tag, unit, middle) {
  const [cx, cy] = region.at,
    w = tagWidth(tag) * 0.465,
    h = 9.5;
  /** @type {(readonly [x: number, y: number, w: number, h: number, weight: number])[]} */
  const taken = [
    ...placed.map((item) => /** @type {const} */ ([item.x, 3, item.width / 2 - 3, 15, 1])),
    ...region.marks.map((m) => /** @type {const} */ ([(m.x - middle) / unit, (m.y - cy) / unit, 8, 8, 1.6])),
    [(cx - middle) / unit, nameBase(unit) / unit - 3 - 5.5 * (region.lines.length - 1), halfName(region.lines, region.letters, unit) / unit, 6 * region.lines.length, 1.3],
  ];
  let best = { x: 0, y: 24, small: true },
    least = Infinity;
  for (let x = -54; x <= 54; x += 6) {
    for (let y = -22; y <= 44; y += 6) {
      let cost = Math.hypot(x, y - 4) * 1.2;
      for (const [tx, ty, tw, th, weight] of taken) {
        const over = Math.max(0, w + tw - Math.abs(x - tx)) * Math.max(0, h + th - Math.abs(y - ty));
        cost += over * weight;
      }
      if (cost >= least) continue;
      for (const [px, py] of [
        [x - w, y],
        [x + w, y],
        [x, y + h],
      ])
        cost += Math.max(0, 2 - depth(region.ring, middle + px * unit, cy + py * unit)) * 30;
      if (cost < least) {
        least = cost;
        best = { x, y, small: true };
      }
    }
  }
  return best;
}

/** @param {{held: Held, x: number}} props */
function Stack({ held, x }) {
  const seat = held.seat ?? 0,
    layers = Math.min(held.tokens, 4),
    top = -3.6 * (layers - 1);
  const icon = raceIcon(held.race);
  return html`
    <g
      class="stack seat${seat + 1} ${held.declined ? "declined" : ""}"
      transform="translate(${num(x)} ${4 + layers - 1})"
    >
      <ellipse class="drop" cx="2.5" cy="17.5" rx="20" ry="7" />
      ${Array.from({ length: layers }, (_, i) => html`<use key=${i} href="#disc-edge" y=${num(-3.6 * i)} />`)}
      <g transform="translate(0 ${num(top)})">
        <g class="turn" key=${String(held.declined) + held.race}>
          <use href=${held.declined ? "#disc-face-declined" : "#disc-face"} />
          <g transform=${held.declined ? "scale(-1 1)" : undefined}>
            <use href="#i-${icon}" x="-12.5" y="-12.5" width="25" height="25" class="tok-ico" />
          </g>
        </g>
        <${Count} seat=${seat} count=${held.tokens} />
      </g>
    </g>
  `;
}

/** @param {{seat: number, count: number}} props */
const Count = ({ seat, count }) => html`
  <g class="count" transform="translate(14.5 12.5)">
    ${
      shapeOf(seat) === "triangle"
        ? html`<use href="#seat-triangle" x="-14" y="-15" width="28" height="28" />`
        : html`<use href="#seat-${shapeOf(seat)}" x=${count > 9 ? -12 : -10} y="-10.5" width=${count > 9 ? 24 : 20} height="21" />`
    }
    <text y=${shapeOf(seat) === "triangle" ? 8.4 : 5.4}>${count}</text>
  </g>
`;

/** @param {{item: Item & {x: number}, held: Held}} props */
function Piece({ item, held }) {
  const { kind, x } = item;
  if (kind === "stack") return html`<${Stack} held=${held} x=${x} />`;
  if (kind === "murloc") {
    return html`<g class="piece murloc" transform="translate(${num(x)} 5)">
      <ellipse class="drop" cx="2" cy="13" rx="15" ry="5" />
      <use href="#p-murloc" x="-17" y="-17" width="34" height="34" />
      <use href="#i-race-murlocs" x="-11" y="-12" width="22" height="22" />
      ${(item.count ?? 1) > 1 && html`<g class="tally" transform="translate(11 11)"><circle r="9" /><text y="5.4">${item.count}</text></g>`}
    </g>`;
  }
  const [w, h] = SIZE[kind],
    seat = held.seat ?? 5;
  const icon = item.id && MARKER_ICON[item.id];
  return html`<g class="piece ${kind} seat${seat + 1}" transform="translate(${num(x)} 5)">
    <ellipse class="drop" cx="2" cy=${h / 2 - 3} rx=${w / 2 - 1} ry="5" />
    <use href="#p-${DRAWING[kind] ?? kind}" x=${-w / 2} y=${-h / 2} width=${w} height=${h} />
    ${icon && html`<use href="#i-${icon}" x="-10.5" y=${kind === "place" ? -9 : -10.5} width="21" height="21" />`}
    ${(item.count ?? 1) > 1 && html`<g class="tally" transform="translate(10 10)"><circle r="9" /><text y="5.4">${item.count}</text></g>`}
  </g>`;
}

/** @param {{tag: Tag, x: number, y: number, small: boolean}} props */
const TagSign = ({ tag, x, y, small }) => {
  const w = tagWidth(tag);
  return html`<g class="tag ${tag.kind}" transform="translate(${num(x)} ${num(y)})${small ? " scale(.93)" : ""}">
    <rect x=${-w / 2} y="-11" width=${w} height="22" rx="11" />
    <text x=${tag.die ? -9 : 0} y="5">${tag.text}</text>
    ${tag.die && html`<use href="#i-perspective-dice-six-faces-random" x=${w / 2 - 24} y="-8" width="16" height="16" />`}
  </g>`;
};

/** Everything that stands in one region. @param {{region: Region, held: Held, tag?: Tag, u: number}} props */
export function RegionRow({ region, held, tag, u }) {
  const { placed, tagAt, scale, middle } = rowOf(region, held, tag, u);
  if (!placed.length && !tagAt) return null;
  const s = Math.round(scale * u * 100) / 100;
  return html`<g data-at=${region.id} transform="translate(${num(middle)} ${num(region.at[1])}) scale(${s})">
    ${placed.toReversed().map((item) => html`<${Piece} key=${item.kind + (item.id ?? "") + (item.kind === "stack" ? held.race : "")} item=${item} held=${held} />`)}
    ${tag && tagAt && html`<${TagSign} key="tag" tag=${tag} x=${tagAt.x} y=${tagAt.y} small=${tagAt.small} />`}
  </g>`;
}
