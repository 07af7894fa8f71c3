// The pictures of the primer: regions, pieces, arrows and labels in a frame of 400 by 210.
import { html } from "htm/preact";

/** @typedef {{ rule: string, draw: () => any }} Picture */

const RED = "#8c1c13",
  BLUE = "#2a4b8d",
  GREY = "#8a8376",
  GREEN = "#2f6b3a";
const LAND = ["#d9c26a", "#8fae6b", "#c79a62", "#a9a29a", "#b9a6c9"];
const OUTLINES = ["M4 18 60 2l62 10 30 44-14 58-60 18-54-10L0 92Z", "M10 6 74 0l60 16 20 50-26 52-66 14L6 112 0 58Z"];

/** @param {number} x @param {number} y @param {number} kind @param {string} [more] */
const land = (x, y, kind, more = "") => html`<path d=${OUTLINES[kind % 2]} transform="translate(${x} ${y})" fill=${LAND[kind % LAND.length]} class=${"land " + more} />`;
/** @param {string} name @param {number} x @param {number} y @param {number} size @param {string} [colour] */
const sign = (name, x, y, size, colour = "#fff6e0") => html`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} style=${`color: ${colour}; fill: ${colour}`}><use href=${"#i-" + name} /></svg>`;
/** A stack of tokens. @param {number} x @param {number} y @param {string} icon @param {string} colour @param {number} count */
const token = (x, y, icon, colour, count) => html`<g>
  ${Array.from({ length: Math.min(count, 4) }, (_, i) => html`<ellipse key=${i} cx=${x} cy=${y + 8 - 4 * i} rx="22" ry="20" fill=${colour} class="edge" />`)}
  ${sign(icon, x, y - 4 * (Math.min(count, 4) - 1) + 7, 28)}
  ${count > 1 && html`<g transform="translate(${x + 20} ${y + 18})"><rect x="-10" y="-10" width="20" height="20" rx="4" fill="#fff6e0" class="edge" /><text class="num" y="5">${count}</text></g>`}
</g>`;
/** A round piece with a sign. @param {number} x @param {number} y @param {string} icon @param {string} colour @param {number} [r] */
const round = (x, y, icon, colour, r = 24) => html`<g><circle cx=${x} cy=${y} r=${r} fill=${colour} class="edge" />${sign(icon, x, y, r * 1.25)}</g>`;
/** @param {number} x @param {number} y @param {string | number} [value] */
const coin = (x, y, value = "") => html`<g><circle cx=${x} cy=${y} r="13" fill="#e6b93c" class="edge" /><text class="num" x=${x} y=${y + 5}>${value}</text></g>`;
/** @param {number} x @param {number} y @param {string | number} face @param {string} [colour] @param {string} [ink] */
const die = (x, y, face, colour = "#fff6e0", ink = "#1c1410") => html`<g><rect x=${x - 15} y=${y - 15} width="30" height="30" rx="6" fill=${colour} class="edge" /><text class="num" x=${x} y=${y + 6} style=${`fill: ${ink}`}>${face}</text></g>`;
/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string} [more] */
const arrow = (x1, y1, x2, y2, more = "") => {
  const turn = (180 * Math.atan2(y2 - (y1 + y2) / 2 + 14, x2 - (x1 + x2) / 2)) / Math.PI;
  return html`<g class=${"way " + more}><path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 26} ${x2} ${y2}" /><path class="tip" d="M0 0-16-8v16Z" transform="translate(${x2} ${y2}) rotate(${turn})" /></g>`;
};
/** @param {number} x @param {number} y @param {string} text */
const label = (x, y, text) => html`<g transform="translate(${x} ${y})"><rect x=${-(text.length * 4.9 + 14)} y="-17" width=${text.length * 9.8 + 28} height="34" rx="8" class="label" /><text class="big" y="7">${text}</text></g>`;
/** A card with a sign. @param {number} x @param {number} y @param {string} icon @param {string} colour @param {number} [w] @param {number} [h] */
const card = (x, y, icon, colour, w = 74, h = 104) => html`<g><rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="8" fill="#fff6e0" class="edge" /><rect x=${x - w / 2 + 6} y=${y - h / 2 + 6} width=${w - 12} height=${h * 0.56} rx="5" fill=${colour} />${sign(icon, x, y - h * 0.16, Math.min(w, h) * 0.5)}<path d="M${x - w / 2 + 10} ${y + h * 0.26}h${w - 20}m${-(w - 20)} 10h${(w - 20) * 0.7}" class="lines" /></g>`;
const ground = (/** @type {string} */ colour) => html`<rect width="400" height="210" fill=${colour} />`;
const SEA = ground("#a7cbd3"),
  WOOD = ground("#e8dac0");

/** @type {Record<string, Picture[]>} */
export const PICTURES = {
  small_world: [
    { rule: "SW-COMBO", draw: () => html`${WOOD}${[["race-pandaren", "power-mountaineer", BLUE, 2], ["race-tauren", "power-farmer", RED, 1], ["race-trolls", "power-garrisoned", RED, 0]].map(([race, power, colour, coins], i) => html`<g key=${race} transform="translate(70 ${22 + 58 * i})"><rect width="240" height="48" rx="8" fill="#fff6e0" class=${i === 2 ? "edge chosen" : "edge"} /><text class="num" x="-30" y="32">${i}</text><circle cx="-30" cy="26" r="17" fill="none" class="edge" />${round(32, 24, String(race), String(colour), 19)}${sign(String(power), 76, 24, 28, "#5b4630")}${Array.from({ length: Number(coins) }, (_, k) => coin(120 + 24 * k, 24))}<text class="big" x="206" y="33">${[10, 15, 11][i]}</text></g>`)}` },
    { rule: "SW-TURN", draw: () => html`${SEA}${land(12, 22, 0)}${land(20, 112, 1)}${land(150, 60, 2)}${token(80, 70, "race-trolls", RED, 1)}${token(96, 160, "race-trolls", RED, 1)}${token(220, 116, "race-trolls", RED, 1)}${arrow(110, 64, 300, 78)}${arrow(126, 152, 300, 120)}${token(336, 92, "race-trolls", RED, 5)}` },
    { rule: "SW-CONQ", draw: () => html`${SEA}${land(20, 70, 1)}${land(180, 18, 3, "aim")}${token(86, 130, "race-trolls", RED, 4)}${token(240, 76, "race-humans", GREY, 1)}${sign("power-garrisoned", 292, 74, 34, "#5b3a1a")}${arrow(120, 116, 214, 84)}${label(268, 178, "2 + 1 + 1 = 4")}` },
    { rule: "SW-FINAL", draw: () => html`${SEA}${land(8, 66, 2)}${land(150, 26, 3, "aim")}${token(70, 130, "race-trolls", RED, 2)}${token(212, 86, "race-dwarves", BLUE, 2)}${arrow(102, 120, 188, 94, "maybe")}${[0, 0, 0].map((face, i) => html`<g key=${"a" + i}>${die(306 + 36 * (i % 3) - 8, 70, face)}</g>`)}${[1, 2, 3].map((face, i) => html`<g key=${"b" + i}>${die(298 + 36 * i, 110, face, GREEN, "#fff6e0")}</g>`)}${label(310, 166, "2 + ?")}` },
    { rule: "SW-REDEP", draw: () => html`${SEA}${land(14, 34, 0)}${land(140, 78, 1)}${land(262, 30, 4)}${token(82, 92, "race-trolls", RED, 2)}${token(206, 146, "race-trolls", RED, 4)}${token(330, 92, "race-trolls", RED, 1)}${arrow(104, 80, 190, 118)}${arrow(312, 84, 228, 120)}` },
    { rule: "SW-SCORE", draw: () => html`${SEA}${land(10, 30, 0)}${land(136, 74, 1)}${land(258, 30, 3)}${token(70, 96, "race-trolls", RED, 1)}${token(200, 142, "race-trolls", RED, 3)}${token(316, 96, "race-humans", GREY, 1)}${coin(106, 70, 1)}${coin(238, 118, 1)}${coin(352, 70, 1)}${label(200, 36, "+3")}` },
  ],
  adventure: [
    { rule: "AG-MOVE", draw: () => html`${SEA}<path d="M60 150 150 96 240 138 336 70" class="road" />${[[60, 150], [150, 96], [240, 138], [336, 70]].map(([x, y]) => html`<circle key=${x} cx=${x} cy=${y} r="22" fill="#e2d3a0" class="edge" />`)}${round(60, 146, "dwarf-face", BLUE, 20)}${arrow(76, 128, 228, 112)}${die(54, 52, 2)}${sign("walking-boot", 104, 52, 40, "#5b3a1a")}` },
    { rule: "AG-EXPL", draw: () => html`${SEA}<circle cx="130" cy="120" r="62" fill="#e2d3a0" class="edge" />${round(110, 128, "dwarf-face", BLUE, 26)}<rect x="150" y="92" width="40" height="40" rx="6" fill="#7a5a34" class="edge" transform="rotate(8 170 112)" />${arrow(196, 96, 272, 86)}${card(318, 104, "treasure-map", "#7a5a34")}` },
    { rule: "AG-CHAL", draw: () => html`${WOOD}${card(90, 108, "wolf-head", "#4a6b35", 100, 140)}${arrow(152, 104, 226, 104)}${round(284, 104, "dwarf-face", BLUE, 48)}${sign("crossed-swords", 190, 158, 44, RED)}` },
    { rule: "AG-COMBAT", draw: () => html`${WOOD}${round(72, 76, "dwarf-face", BLUE, 34)}${die(130, 58, 5, RED, "#fff6e0")}${sign("broadsword", 130, 102, 30, "#5b3a1a")}${label(206, 78, "5 + 4 = 9")}${card(330, 104, "wolf-head", "#4a6b35", 88, 124)}${label(330, 182, "7")}${label(90, 168, "9 > 7")}` },
    { rule: "AG-QUEST", draw: () => html`${WOOD}${card(84, 106, "bang", "#8a6a1c", 96, 136)}${sign("check-mark", 116, 150, 46, GREEN)}${arrow(146, 96, 214, 90)}${round(254, 92, "dwarf-face", BLUE, 34)}${label(340, 60, "+1")}${label(340, 124, "I → II")}` },
    { rule: "AG-MAINT", draw: () => html`${WOOD}${round(96, 104, "dwarf-face", BLUE, 46)}${arrow(246, 66, 150, 84)}${card(292, 74, "broadsword", "#5a6472", 66, 92)}${arrow(246, 160, 148, 132)}${sign("visored-helm", 292, 160, 60, "#5a6472")}` },
  ],
  board_game: [
    { rule: "BG-TURN", draw: () => html`${WOOD}${round(70, 80, "warrior", RED, 36)}${round(70, 160, "mage", RED, 26)}${["travel", "rest", "challenge", "train", "town"].map((deed, i) => html`<g key=${deed} transform="translate(${138 + 52 * i} 50)"><rect width="46" height="60" rx="7" fill="#fff6e0" class=${i === 0 || i === 2 ? "edge chosen" : "edge"} />${sign(deed, 23, 30, 32, "#5b3a1a")}</g>`)}${label(260, 158, "2 × 2")}` },
    { rule: "BG-TRAVEL", draw: () => html`${SEA}${land(6, 60, 0)}${land(126, 24, 1)}${land(250, 58, 2, "aim")}${round(70, 120, "warrior", RED, 26)}${arrow(98, 104, 196, 84)}${arrow(210, 84, 308, 112)}` },
    { rule: "BG-CHAL", draw: () => html`${WOOD}${round(76, 76, "warrior", RED, 32)}${round(76, 152, "priest", RED, 24)}${sign("challenge", 184, 108, 60, "#7a1410")}${round(290, 76, "gnoll", GREEN, 30)}${round(346, 130, "gnoll", GREEN, 30)}${round(272, 152, "murloc", BLUE, 24)}` },
    { rule: "BG-COMBAT", draw: () => html`${WOOD}${[["#2f63b8", 7, 8], ["#b3261a", 6, 5], ["#2f8a3c", 4]].map(([colour, ...faces], i) => html`<g key=${colour}>${faces.map((face, k) => html`<g key=${k}>${die(60 + 130 * i + 38 * k, 46, face, String(colour), "#fff6e0")}</g>`)}<path d="M${80 + 130 * i} 68v26" class="line" /><rect x=${24 + 130 * i} y="100" width="112" height="72" rx="8" fill="#3d4f46" class="edge" />${sign(["attack", "shield", "shield"][i] ?? "attack", 80 + 130 * i, 136, 44)}</g>`)}` },
    { rule: "BG-XP", draw: () => html`${WOOD}${card(80, 106, "scroll", "#8fb06a", 92, 130)}${arrow(140, 96, 200, 92)}${sign("star", 236, 70, 46, "#6a3fa0")}${sign("coins", 300, 70, 46, "#b58a1c")}${sign("chest", 362, 72, 44, "#7a5a34")}<g transform="translate(206 130)">${[1, 2, 3, 4, 5].map((level) => html`<g key=${level} transform="translate(${36 * (level - 1)} 0)"><rect width="32" height="32" rx="5" fill=${level < 3 ? "#6a3fa0" : "#fff6e0"} class="edge" /><text class="num" x="16" y="22" style=${level < 3 ? "fill: #fff6e0" : ""}>${level}</text></g>`)}</g>` },
    { rule: "BG-OVER", draw: () => html`${SEA}${land(4, 56, 3)}${land(124, 92, 2)}${land(246, 40, 4, "aim")}${round(322, 104, "nefarian", "#4a1412", 40)}${arrow(278, 116, 210, 150, "maybe")}${round(64, 120, "warrior", RED, 26)}${round(112, 140, "paladin", BLUE, 26)}` },
  ],
};

/** Pictures of lessons that the primer does not have. @type {Picture[]} */
const MORE = [
  { rule: "SW-DECL", draw: () => html`${WOOD}${token(86, 106, "race-trolls", RED, 3)}${arrow(124, 100, 190, 96)}${token(230, 104, "race-trolls", GREY, 1)}${token(290, 104, "race-trolls", GREY, 1)}${coin(230, 152, 1)}${coin(290, 152, 1)}${token(352, 60, "race-pandaren", BLUE, 1)}` },
  { rule: "BG-TRAIN", draw: () => html`${WOOD}${round(80, 104, "mage", BLUE, 40)}${sign("coins", 168, 100, 52, "#b58a1c")}${arrow(200, 96, 256, 92)}${card(306, 104, "train", "#2a5c8f", 88, 124)}` },
  { rule: "BG-JOIN", draw: () => html`${SEA}${land(126, 46, 1)}${round(180, 104, "warrior", RED, 28)}${round(236, 116, "priest", RED, 28)}${arrow(60, 84, 140, 92)}${round(40, 92, "hunter", RED, 24)}${round(340, 100, "gnoll", GREEN, 30)}` },
];

/** Which picture goes with a lesson. @type {Record<string, string>} */
const OF_LESSON = {
  "small_world/arrive": "SW-COMBO", "small_world/conquer": "SW-CONQ", "small_world/die": "SW-FINAL", "small_world/redeploy": "SW-REDEP", "small_world/score": "SW-SCORE", "small_world/decline": "SW-DECL",
  "adventure/walk": "AG-MOVE", "adventure/fight": "AG-COMBAT", "adventure/quest": "AG-QUEST", "adventure/gear": "AG-MAINT", "adventure/rivals": "AG-CHAL",
  "board_game/train": "BG-TRAIN", "board_game/travel": "BG-TRAVEL", "board_game/challenge": "BG-CHAL", "board_game/fight": "BG-COMBAT", "board_game/reward": "BG-XP", "board_game/group": "BG-JOIN",
};

/** @param {string} game @param {string} lesson @returns {Picture | undefined} */
export const pictureOf = (game, lesson) => [...(PICTURES[game] ?? []), ...MORE].find(({ rule }) => rule === OF_LESSON[`${game}/${lesson}`]);
