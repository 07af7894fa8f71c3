// What stands in a region: its name, one row of pieces, and the signs of the place.
import { html } from "htm/preact";
import { linesOf } from "./paint.js";
import { iconOf } from "./signs.js";
import { nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Place} Place */
/** A piece of the row: what it is, how wide. @typedef {{kind: string, width: number, [more: string]: any}} Piece */

/** Landmarks of regions, drawn where nothing stands. @type {Record<string, string>} */
const LANDMARKS = {
  agamand_mills: "mill", garrens_haunt: "barn", venomweb_vale: "web", tirisfal_outpost: "camp", balnir_farmstead: "barn",
  deep_elem_mine: "mine", pyrewood_village: "huts", dalaran_ruins: "ruin", ruins_of_alterac: "ruin", azurelode_mine: "mine",
  durnholde_keep: "keep", aerie_valley: "huts", purgation_isle: "tower", gahrrons_withering: "barn", shadraalor: "pyramid",
  skulk_rock: "ruin", jinthaalor: "pyramid", altar_of_zul: "pyramid", stratholme: "keep", northpass_tower: "tower", eastwall_tower: "tower",
  crown_guard_tower: "tower", the_noxious_glade: "camp", darrowshire: "huts", tyrs_hand: "keep", the_uplands: "huts",
};
/** A row that is wider than this is drawn smaller. */
const WIDEST = 140;

/** What stands on the plate of a character or a boss. @param {string} id */
const plateName = (id) => (iconOf(id) === "skull" ? shortName(id) : nameOf(id));

/** How wide the plate of a name is. @param {string} name */
const widthOf = (name) => Math.max(34, name.length * 7.2 + 12);

/** Names on as few plates as hold them: each character's own would need more room than the region has. @param {string[]} names */
function platesOf(names) {
  /** @type {string[]} */
  const plates = [];
  for (const name of names) {
    const longer = `${plates.at(-1)} · ${name}`;
    if (plates.length && widthOf(longer) <= WIDEST) plates[plates.length - 1] = longer;
    else plates.push(name);
  }
  return plates;
}

/** The pieces of a region in the order of its row. @param {Around} around @param {string} id @returns {Piece[]} */
export function piecesIn({ scene, gallery }, id) {
  const here = scene.regions[id] ?? {};
  /** @type {Piece[]} */
  const row = [];
  for (const hero of Object.values(scene.heroes)) {
    if (hero.region !== id) continue;
    row.push({ kind: "pawn", width: 46, hero, icon: gallery.characters[hero.id]?.cls ?? "", name: plateName(hero.id) });
  }
  if (here.overlord && scene.overlord) row.push({ kind: "lord", width: 56, id: scene.overlord.id, name: plateName(scene.overlord.id) });
  for (const boss of here.bosses ?? []) row.push({ kind: "boss", width: 50, id: boss, name: plateName(boss) });
  const counter = here.counter && scene.overlord?.counters.find(({ region }) => region === id);
  if (counter) row.push({ kind: "counter", width: 34, what: counter.what });
  for (const war of here.wars ?? []) row.push({ kind: "war", width: 32, war });
  if (here.plague) row.push({ kind: "plague", width: 30 });
  const flags = new Set();
  for (const group of here.creatures ?? []) {
    const owner = group.quest && gallery.quests[group.quest]?.faction;
    if (owner && !flags.has(owner)) {
      flags.add(owner);
      row.push({ kind: "flag", width: 22, faction: owner });
    }
    row.push({ kind: "figure", width: 38, group });
  }
  return row;
}

/** @param {{piece: Piece, around: Around}} props */
function Drawn({ piece, around }) {
  if (piece.kind === "pawn") {
    const { hero, icon } = piece;
    return html`<g class="pawn ${hero.faction} ${hero.id === around.hero && around.scene.mine.includes(hero.id) ? "act" : ""}">
      ${hero.id === around.hero && html`<ellipse cx="0" cy="4" rx="31" ry="34" class="halo" />`}
      <use href=${"#c-" + hero.faction} /><svg x="-14" y="-15" width="28" height="28" class="ig"><use href=${"#i-" + icon} /></svg>
    </g>`;
  }
  if (piece.kind === "figure") {
    const { kind, colour, count } = piece.group;
    return html`<g class="fig ${colour}">
      <use href=${"#b-" + colour} /><svg x="-13" y="-14" width="26" height="26" class="ig"><use href=${"#i-" + kind} /></svg>
      ${count > 1 && html`<g class="cnt"><circle cx="14" cy="11" r="9" /><text x="14" y="15.5">${count}</text></g>`}
    </g>`;
  }
  if (piece.kind === "flag") return html`<use href=${"#q-" + piece.faction} />`;
  if (piece.kind === "war")
    return html`<g class="war w1"><use href="#b-war" /><svg x="-9" y="-10" width="18" height="18" class="ig"><use href="#i-challenge" /></svg></g>`;
  if (piece.kind === "plague")
    return html`<g class="war plague"><use href="#b-war" /><svg x="-9" y="-10" width="18" height="18" class="ig"><use href="#i-venom" /></svg></g>`;
  if (piece.kind === "counter")
    return html`<g class="counter ${piece.what ?? ""}"><circle r="15" /><circle r="12.5" class="in" />${
      piece.what
        ? html`<svg x="-10" y="-10" width="20" height="20" class="ig"><use href=${piece.what === "kazzak" ? "#i-kazzak" : "#i-check"} /></svg>`
        : html`<text y="6">?</text>`
    }</g>`;
  return html`<g class="nef ${piece.kind}" transform=${piece.kind === "boss" ? "scale(.82)" : undefined}>
    <use href="#b-nef" /><svg x="-19" y="-20" width="38" height="38" class="ig"><use href=${"#i-" + iconOf(piece.id)} /></svg>
  </g>`;
}

/** @param {{name: string, x: number, y: number}} props */
const Plate = ({ name, x, y }) =>
  html`<g transform="translate(${x} ${y})"><rect x=${-widthOf(name) / 2} y="-9" width=${widthOf(name)} height="17" rx="8.5" class="plate" /><text y="4.5" class="pn">${name}</text></g>`;

/** The signs of a place: towns, flights, the graveyard. @param {Place} place */
const signsOf = (place) => [
  ...place.town.map((side) => [side, "house"]),
  ...place.flight.map((side) => [side, "fly"]),
  ...(place.graveyard ? [["neutral", "grave"]] : []),
];

/** @param {{around: Around, id: string, place: Place}} props */
export function RegionRow({ around, id, place }) {
  const lines = linesOf(nameOf(id)),
    row = piecesIn(around, id),
    signs = signsOf(place);
  const [x, y] = place.label;
  const wide = row.reduce((sum, piece) => sum + piece.width, 0),
    size = Math.min(1, WIDEST / wide);
  // Above and below the middle of the row: pawns are taller, and stand on plates with their names.
  const named = row.filter((piece) => piece.name),
    plates = platesOf(named.map((piece) => piece.name)),
    up = row.length ? (named.length ? 29 : 22) * size : 0,
    down = row.length ? (named.length ? 26 * size + 18 * plates.length + 1 : 25 * size) : 0;
  const title = lines.length * 15,
    foot = signs.length ? 23 : 0;
  const top = y - (title + up + down + foot) / 2 + 11;
  const middle = top + title - 12 + up;
  // One alone stands above his name, several stand above the names of all.
  const alone = named.length === 1 && named[0] ? row.slice(0, row.indexOf(named[0])).reduce((sum, piece) => sum + piece.width, named[0].width / 2) - wide / 2 : 0;
  let at = -wide / 2;
  const mark = !row.length && !signs.length ? LANDMARKS[id] : "";
  return html`<g class="region">
    <text class="rn ${Math.max(...lines.map((line) => line.length)) > 10 ? "sm" : ""}" x=${x} y=${mark ? top - 8 : top}>
      ${lines.map((line, i) => html`<tspan key=${i} x=${x} dy=${i ? 15 : 0}>${line}</tspan>`)}
    </text>
    ${mark && html`<use href=${"#m-" + mark} transform="translate(${x} ${top + lines.length * 15 + 10})" class="mark" />`}
    ${
      row.length > 0 &&
      html`<g transform="translate(${x} ${middle}) scale(${size})">
        ${row.map((piece, i) => {
          const here = at + piece.width / 2;
          at += piece.width;
          return html`<g key=${i} transform="translate(${here} 0)"><${Drawn} piece=${piece} around=${around} /></g>`;
        })}
      </g>`
    }
    ${plates.map((name, i) => html`<${Plate} key=${name} name=${name} x=${x + alone * size} y=${middle + 26 * size + 9 + 18 * i} />`)}
    ${signs.map(
      ([side, sign], i) =>
        html`<g key=${i} class="pl ${side}" transform="translate(${x + (i - (signs.length - 1) / 2) * 21} ${top + title - 12 + up + down + 12})">
          <use href=${"#pl-" + side} /><svg x="-6.5" y="-6.5" width="13" height="13" class="ig"><use href=${"#i-" + sign} /></svg>
        </g>`,
    )}
  </g>`;
}
