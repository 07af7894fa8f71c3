// Pieces on the map: stacks of tokens, defences, figures and markers, in one row per region.
import { html } from "htm/preact";
import { num } from "./geometry.js";
import { isArtifact, MARKER_ICON, RACE_ICON, shapeOf } from "./signs.js";

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

/** Where everything in a region stands. @param {Region} region @param {Held} held @param {Tag | undefined} tag @param {number} u */
export function rowOf(region, held, tag, u) {
  const items = itemsOf(held);
  const widths = items.reduce((sum, item) => sum + item.width + GAP, -GAP);
  const [from, to] = region.span,
    room = (to - from) / u;
  const withTag = tag ? Math.max(widths, 0) + (items.length ? GAP : 0) + tagWidth(tag) : widths;
  const inRow = Boolean(tag) && (withTag * 0.8 <= room || !items.length);
  const width = inRow ? withTag : Math.max(widths, 0);
  const scale = Math.max(0.62, Math.min(1, room / Math.max(1, width)));
  const half = (width * scale * u) / 2;
  const middle = Math.max(from + half, Math.min(to - half, region.at[0] + region.row));
  let x = -width / 2;
  const placed = items.map((item) => {
    const at = x + item.width / 2;
    x += item.width + GAP;
    return { ...item, x: at };
  });
  // Where there is no room beside it, the tag leans on the first piece.
  const unit = u * scale,
    wide = tag ? tagWidth(tag) * 0.42 - 15 : 0;
  const lean =
    region.row > 0
      ? { x: Math.min(width / 2 - 2, (to - middle) / unit - wide), y: -9 }
      : { x: Math.max(2 - width / 2, (from - middle) / unit + wide), y: 13 };
  const tagAt = !tag ? null : inRow ? { x: x + tagWidth(tag) / 2, y: 4, small: false } : { ...lean, small: true };
  const ring = !width ? 0 : width * scale <= 46 ? 1 : width * scale <= 84 ? 2 : 3;
  return { placed, tagAt, scale, ring, middle };
}

/** @param {{held: Held, x: number}} props */
function Stack({ held, x }) {
  const seat = held.seat ?? 0,
    layers = Math.min(held.tokens, 4),
    top = -3.6 * (layers - 1);
  const icon = RACE_ICON[held.race ?? ""];
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
    <use href="#seat-${shapeOf(seat)}" x="-10" y="-10" width="20" height="20" />
    <text y=${shapeOf(seat) === "triangle" ? 6 : 4.4}>${count}</text>
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
      <use href="#i-fish-monster" x="-11" y="-12" width="22" height="22" />
      ${(item.count ?? 1) > 1 && html`<g class="tally" transform="translate(11 11)"><circle r="8" /><text y="4">${item.count}</text></g>`}
    </g>`;
  }
  const [w, h] = SIZE[kind],
    seat = held.seat ?? 5;
  const icon = item.id && MARKER_ICON[item.id];
  return html`<g class="piece ${kind} seat${seat + 1}" transform="translate(${num(x)} 5)">
    <ellipse class="drop" cx="2" cy=${h / 2 - 3} rx=${w / 2 - 1} ry="5" />
    <use href="#p-${DRAWING[kind] ?? kind}" x=${-w / 2} y=${-h / 2} width=${w} height=${h} />
    ${icon && html`<use href="#i-${icon}" x="-10.5" y=${kind === "place" ? -9 : -10.5} width="21" height="21" />`}
    ${(item.count ?? 1) > 1 && html`<g class="tally" transform="translate(10 10)"><circle r="8" /><text y="4">${item.count}</text></g>`}
  </g>`;
}

/** @param {{tag: Tag, x: number, y: number, small: boolean}} props */
const TagSign = ({ tag, x, y, small }) => {
  const w = tagWidth(tag);
  return html`<g class="tag ${tag.kind}" transform="translate(${num(x)} ${num(y)})${small ? " scale(.86)" : ""}">
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
  return html`<g transform="translate(${num(middle)} ${num(region.at[1])}) scale(${s})">
    ${placed.map((item) => html`<${Piece} key=${item.kind + (item.id ?? "") + (item.kind === "stack" ? held.race : "")} item=${item} held=${held} />`)}
    ${tag && tagAt && html`<${TagSign} key="tag" tag=${tag} x=${tagAt.x} y=${tagAt.y} small=${tagAt.small} />`}
  </g>`;
}
