// Our own drawings: what is strewn over the land, crests, tokens, ships and a few signs.

/** What grows, stands or gapes on the land, `#g-<name>`. */
const LAND = `
<symbol id="g-pine" viewBox="-12 -22 24 26"><path class="agd-gt" d="M-1 3v-5h2v5z"/><path class="agd-gf" d="M0-20 6-10H3.5L8-2H-8l4.5-8H-6z"/></symbol>
<symbol id="g-tree" viewBox="-12 -22 24 26"><path class="agd-gt" d="M-1.2 3v-6h2.4v6z"/><path class="agd-gf" d="M0-19c5 0 8 3.5 7 7 3 2 2 8-3 8.5C2-2-3-2-5-4c-5 0-5.5-6-2.5-8C-8-16-5-19 0-19z"/><path class="agd-gl" d="M-3-8c1-3 4-4 6-3"/></symbol>
<symbol id="g-dtree" viewBox="-12 -22 24 26"><path class="agd-gt" d="M-1.2 3v-6h2.4v6z"/><path class="agd-gf agd-gdk" d="M0-20c5 0 8 4 6.5 7.5 3 2 2 8-3 8.5-2 1.5-7 1.5-8.5 0-5-.5-5.5-6-2.5-8C-9-16-5-20 0-20z"/><path class="agd-gl" d="M-4-7c2-2 4-2 7-1M-2-13c2-1 4-1 5 0"/></symbol>
<symbol id="g-dead" viewBox="-12 -22 24 26"><path class="agd-gs" d="M0 3V-9M0-5-5-11M-3-9-7-9M0-9 4-16M0-6 6-9M2.5-13 0-18M4-8 8-13"/></symbol>
<symbol id="g-palm" viewBox="-12 -22 24 26"><path class="agd-gs" d="M-1 3C0-3 1-7 2-11"/><path class="agd-gf" d="M2-11C-2-16-7-15-9-11-5-13-2-12 2-11zM2-11C4-17 8-18 11-15 7-15 5-13 2-11zM2-11c4-1 8 1 8 5C8-8 5-10 2-11zM2-11c-4 0-7 3-6 7 1-3 3-5 6-7z"/></symbol>
<symbol id="g-peak" viewBox="-16 -24 32 28"><path class="agd-gf" d="M-15 3-3-18 2-11 6-15 15 3z"/><path class="agd-gh" d="M-3-18 2-11 0-4 4 3H15L6-15 2-11z"/></symbol>
<symbol id="g-speak" viewBox="-16 -24 32 28"><path class="agd-gf" d="M-15 3-3-20 3-11 6-14 15 3z"/><path class="agd-gh" d="M-3-20 3-11 0-4 4 3H15L6-14 3-11z"/><path class="agd-gn" d="M-3-20-8-10l3-1 2 3 2-4 4 2z"/></symbol>
<symbol id="g-hill" viewBox="-16 -18 32 22"><path class="agd-gf" d="M-14 3C-10-10 2-13 14 3z"/><path class="agd-gl" d="M-2-5c4 0 7 2 9 5M2-2c2 0 3 1 4 3"/></symbol>
<symbol id="g-mesa" viewBox="-16 -20 32 24"><path class="agd-gf" d="M-14 3-10-10H6L8-4h3L14 3z"/><path class="agd-gl" d="M-7-9-9 2M-1-9v11M5-8v10M9-3l1 5"/></symbol>
<symbol id="g-vent" viewBox="-16 -22 32 26"><path class="agd-gf" d="M-14 3-4-14H4L14 3z"/><path class="agd-gv" d="M-4-14C-2-10 0-12 1-8 2-11 3-11 4-14zM1-8 0-2l3 5"/><path class="agd-gl" d="M-1-17c-3-2 2-3-1-5M3-17c-2-2 2-2 1-4"/></symbol>
<symbol id="g-reed" viewBox="-14 -16 28 20"><path class="agd-gs" d="M-8 3C-8-3-9-6-11-8M-5 3V-10M-2 3C-2-4 0-7 3-9M5 3C5-2 7-5 10-7M8 3v-7M-13 3H12"/></symbol>
<symbol id="g-pool" viewBox="-14 -12 28 16"><ellipse class="agd-gw" rx="12" ry="4.5"/><path class="agd-gl" d="M-6-1h7M-2 1.5h6"/></symbol>
<symbol id="g-wheat" viewBox="-14 -14 28 18"><path class="agd-gs" d="M-10 3l2-10M-5 3l1-11M0 3V-9M5 3 4-8M10 3 8-7M-13 3H13"/></symbol>
<symbol id="g-crack" viewBox="-14 -12 28 18"><path class="agd-gs" d="M-12 1-6-2-3 2 3-3 6 0 12-3M-3 2-5 5M3-3 2-7"/></symbol>
<symbol id="g-crackl" viewBox="-14 -12 28 18"><path class="agd-gv2" d="M-12 1-6-2-3 2 3-3 6 0 12-3M-3 2-5 5M3-3 2-7"/></symbol>
<symbol id="g-mush" viewBox="-12 -16 24 20"><path class="agd-gf" d="M-2 3v-7h4v7zM-7-3c0-8 14-8 14 0z"/></symbol>`;

/** Signs, `#i-<name>`. */
const SIGNS = `
<symbol id="i-bang" viewBox="0 0 512 512"><path fill="currentColor" d="M196 40h120l-22 262h-76zM256 352a62 62 0 1 1 0 124 62 62 0 0 1 0-124z"/></symbol>
<symbol id="i-energy" viewBox="0 0 512 512"><path fill="currentColor" d="M300 20 96 292h120l-46 200 246-292H280z"/></symbol>
<symbol id="i-undo" viewBox="0 0 512 512"><path fill="currentColor" d="M210 90v84c150 0 240 70 240 230-44-86-120-120-240-120v88L52 232z"/></symbol>
<symbol id="i-up" viewBox="0 0 512 512"><path fill="currentColor" d="M256 48 440 250H330v206H182V250H72z"/></symbol>`;

/** The outline of a crest, by affiliation: the Alliance has a shield, the Horde a spiked hide. @type {Record<string, string>} */
export const CRESTS = {
  alliance: "M-16-21Q0-16 16-21V-2C16 10 8 17 0 23C-8 17-16 10-16-2Z",
  horde: "M0-25L7-17L18-21L15-7L19 4L8 12L0 24L-8 12L-19 4L-15-7L-18-21L-7-17Z",
};

/** Corners of a regular shape. @param {number} count @param {number} radius @param {number} turn in degrees */
export function corners(count, radius, turn) {
  return Array.from({ length: count }, (_, i) => {
    const at = ((turn + (360 * i) / count) * Math.PI) / 180;
    return `${(radius * Math.cos(at)).toFixed(1)},${(radius * Math.sin(at)).toFixed(1)}`;
  }).join(" ");
}

/** Corners that lie further out and further in by turns. @param {number} teeth @param {number} outer @param {number} inner */
export function star(teeth, outer, inner) {
  return Array.from({ length: teeth * 2 }, (_, i) => {
    const at = ((180 * i) / teeth - 90) * (Math.PI / 180),
      radius = i % 2 ? inner : outer;
    return `${(radius * Math.cos(at)).toFixed(1)},${(radius * Math.sin(at)).toFixed(1)}`;
  }).join(" ");
}

/** The battlements of a city. */
function battlements() {
  return Array.from({ length: 18 }, (_, i) => {
    const from = ((i * 20 - 5) * Math.PI) / 180,
      to = ((i * 20 + 5) * Math.PI) / 180;
    const at = (/** @type {number} */ angle, /** @type {number} */ radius) =>
      `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
    return i % 2 ? `${at(from, 30.5)} ${at(to, 30.5)}` : `${at(from, 34)} ${at(to, 34)}`;
  }).join(" ");
}

/** Spaces, tokens and markers, by the names that the map uses. */
const PIECES = `
<symbol id="meeting-stone" viewBox="0 0 28 30"><path fill="currentColor" d="M8 26L6 12 9 4l6-3 6 4 2 10-2 11q-6 2-13 0z"/></symbol>
<g id="n-normal"><circle class="agd-sh" r="22" cy="2"/><circle class="agd-rim" r="21.5"/></g>
<g id="n-key"><circle class="agd-sh" r="25" cy="2"/><circle class="agd-rim" r="24"/></g>
<g id="n-city"><circle class="agd-sh" r="33" cy="3"/><polygon class="agd-rim agd-crn" points="${battlements()}"/></g>
<g id="n-encounter"><polygon class="agd-sh" points="${corners(8, 25, 22.5)}" transform="translate(0 2)"/><polygon class="agd-rim" points="${corners(8, 25, 22.5)}"/></g>
<g id="n-overlord"><polygon class="agd-sh" points="${star(16, 32, 26)}" transform="translate(0 3)"/><polygon class="agd-rim" points="${star(16, 32, 26)}"/></g>
<g id="p-discovery"><path class="agd-disc0" d="M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z"/><path class="agd-disc1" d="M0-8 7-4V4L0 8-7 4V-4Z"/></g>
<polygon id="p-aggro" points="${star(10, 14, 10.2)}"/>
<path id="p-flag" d="M-3 5V-5L4.5-2.5-3 0"/>
<path id="p-award" d="M0-11 10-1H5.5V9H-5.5V-1H-10Z"/>
<path id="crest-alliance" d="${CRESTS.alliance}"/>
<path id="crest-horde" d="${CRESTS.horde}"/>
<g id="p-ship"><path class="agd-sl" d="M-24 12q6-5 12 0t12 0 12 0 12 0"/><path class="agd-hull" d="M-15 4H15L11 11Q0 14-11 11Z"/><path class="agd-mast" d="M-4 4V-20M6 4V-15"/><path class="agd-sail" d="M-4-19Q8-14 7-7Q2-5-4-4ZM6-14Q14-9 13-3Q10-1 6-1ZM-5-17Q-13-8-14 0Q-9 1-5 0Z"/><path class="agd-pen" d="M-4-20l-8-2 8-2z"/></g>
<g id="p-serpent"><path class="agd-body" d="M-30 8Q-24-12-16 8M-10 8Q-3-16 5 8M11 8Q14-20 24-20Q33-20 34-13L27-12Q22-13 20 8"/><circle cx="26" cy="-16.5" r="1.3"/><path class="agd-sl" d="M-38 9q6-4 12 0t12 0 12 0 12 0 12 0 12 0"/></g>
<g id="p-compass"><circle class="agd-cl" r="24.5"/><circle class="agd-cl" r="22.4"/>${[0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => {
    const far = turn % 90 ? 20.4 : 34;
    return `<g transform="rotate(${turn})"><path class="agd-cd" d="M0 -${far}L4.4 -4.4L0 0Z"/><path class="agd-cw" d="M0 -${far}L-4.4 -4.4L0 0Z"/></g>`;
  })
  .join("")}</g>`;

export const DRAWINGS = LAND + SIGNS + PIECES;
