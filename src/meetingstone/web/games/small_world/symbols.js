// Our own drawings: gradients, seat shapes, crests, discs, pieces, terrain strokes and furniture of the sea.
import { html } from "htm/preact";
import { SHAPES } from "../../parts/marks.js";
import { OTHER, POWERS, RACES } from "./heraldry.js";
import { ICONS } from "./icons.js";
import { powerIcon, raceIcon } from "./signs.js";

const DRAWINGS = `
<radialGradient id="shine" cx=".35" cy=".25" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>
<radialGradient id="stone" cx=".35" cy=".28" r=".9"><stop offset="0" stop-color="#cfcac1"/><stop offset="1" stop-color="#8c877e"/></radialGradient>
<radialGradient id="gold" cx=".35" cy=".28" r=".9"><stop offset="0" stop-color="#fbe7a0"/><stop offset=".55" stop-color="#dcae3c"/><stop offset="1" stop-color="#9a6c14"/></radialGradient>
<radialGradient id="violet" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#9a6bc0"/><stop offset="1" stop-color="#4a2470"/></radialGradient>
<radialGradient id="night" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#5b5350"/><stop offset="1" stop-color="#1d1917"/></radialGradient>
<radialGradient id="wispglow"><stop offset="0" stop-color="#d9fff6" stop-opacity=".95"/><stop offset=".5" stop-color="#7fe3d4" stop-opacity=".55"/><stop offset="1" stop-color="#7fe3d4" stop-opacity="0"/></radialGradient>
<linearGradient id="murlocg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5fae9c"/><stop offset="1" stop-color="#1f6259"/></linearGradient>
<pattern id="no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="sw-no-line" d="M0 0V9" stroke-width="3"/></pattern>
<pattern id="graven" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 0V4" stroke="#5f5a52" stroke-width=".9" opacity=".55"/></pattern>
<filter id="soft2" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3.4"/></filter>
<symbol id="crest-alliance" viewBox="0 0 48 54"><path class="sw-cr" d="M3 4c8 2 14 1 21-3 7 4 13 5 21 3 1 20-2 37-21 48C5 41 2 24 3 4Z"/><path class="sw-crl" d="M7 8c7 1 12 .4 17-2.6C29 8.4 34 9 41 8c.6 17-2.6 31-17 40C9.6 39 6.4 25 7 8Z"/></symbol>
<symbol id="crest-horde" viewBox="0 0 48 54"><path class="sw-cr" d="M2 3l8 4L16 1l8 4 8-4 6 6 8-4-2 13 3 6-4 6-1 9-8 4-3 7-7-1-7 1-3-7-8-4-1-9-4-6 3-6Z"/><path class="sw-crl" d="M7 8l4 2.5L17 5.6l7 3.6 7-3.6 6 4.9L41 8l-1.6 8.6L42 22l-3.4 5-1 8-7.2 3.4-2.6 6.1-3.8-.5-3.8.5-2.6-6.1-7.2-3.4-1-8L6 22l2.6-5.4Z"/></symbol>
<symbol id="crest-neutral" viewBox="0 0 48 54"><path class="sw-cr" d="M24 2c13 0 22 10.5 22 25S37 52 24 52 2 41.5 2 27 11 2 24 2Z"/><path class="sw-crl" d="M24 6.5c10.5 0 17.5 8.5 17.5 20.5S34.5 47.5 24 47.5 6.5 39 6.5 27 13.5 6.5 24 6.5Z"/></symbol>
<g id="disc-edge"><circle r="20" class="sw-edge-c"/><circle r="19.2" class="sw-edge-l"/></g>
<g id="disc-face"><circle r="19.4" class="sw-face"/><circle r="19.4" fill="url(#shine)"/><circle r="16.6" class="sw-ring"/></g>
<g id="disc-face-declined"><circle r="19.4" fill="url(#stone)"/><circle r="19.4" fill="url(#graven)"/><circle r="14.8" fill="url(#stone)" opacity=".85"/><circle r="18" class="sw-owner-ring"/></g>
<symbol id="p-tower" viewBox="0 0 30 38"><path d="M7 35 9 15H5V4h4.5v3.5H13V4h4v3.5h3.5V4H25v11h-4l2 20Z" fill="#d9cdb4" stroke="#2c2117" stroke-width="1.6" stroke-linejoin="round"/><path d="M17 7.5V15h4l2 20h-6Z" fill="#7c6c55" opacity=".45"/><path d="M12.5 35v-6c0-4 5-4 5 0v6ZM13.6 18h2.8v4.5h-2.8Z" fill="#3a2c1f"/><path d="M5 15h20" stroke="#2c2117" stroke-width="1.2"/></symbol>
<symbol id="p-fort" viewBox="0 0 27 27"><path d="M2 25V7h4.5v3.5H11V7h5v3.5h4.5V7H25v18Z" fill="#c9a877" stroke="#2c2117" stroke-width="1.6" stroke-linejoin="round"/><path d="M10 25v-6.5c0-4.5 7-4.5 7 0V25Z" fill="#3a2c1f"/><path d="M2.5 15.5H9M18 15.5h6.5M5.5 15.5v4.5M21.5 15.5v4.5M2.5 20H9M18 20h6.5" stroke="#6f5327" stroke-width="1"/></symbol>
<symbol id="p-wisp" viewBox="0 0 26 32"><circle cx="13" cy="13" r="13" fill="url(#wispglow)"/><path d="M13 2c1 5 7 7.5 7 14 0 5-3.2 8-7 8s-7-3-7-8c0-3.5 2-5 3-8 1 1.6 1.6 2.6 2 4 1.4-2.5 2.4-6 2-10Z" fill="#b9fff0" stroke="#0d5a52" stroke-width="1.4" stroke-linejoin="round"/><path d="M13 12c.8 2.6 3.2 3.6 3.2 6.4a3.2 3.2 0 0 1-6.4 0c0-2.4 2.4-3.2 3.2-6.4Z" fill="#12806f"/><path d="M3.5 30.5v-5h5v-2.5h9v2.5h5v5Z" fill="#4f7f76" stroke="#0b3b36" stroke-width="1.3" stroke-linejoin="round"/><path d="M8.5 25.5h9M13 25.5v5" stroke="#0b3b36" stroke-width="1"/></symbol>
<symbol id="p-bomb" viewBox="0 0 27 27"><circle cx="13.5" cy="13.5" r="12.5" fill="url(#night)" stroke="#fbf5e6" stroke-width="1.3" stroke-dasharray="3 2.2"/><use href="#i-unlit-bomb" x="5" y="5" width="17" height="17" color="#f6d9a0"/></symbol>
<symbol id="p-facedown" viewBox="0 0 33 36"><rect x="2" y="2" width="29" height="32" rx="5" fill="#5a3d22" stroke="#f1dca0" stroke-width="1.8"/><rect x="5" y="5" width="23" height="26" rx="3" fill="none" stroke="#d8b56a" stroke-width="1" stroke-dasharray="2 2"/><path d="M12 14c0-6.5 9.5-6.2 9.5 0 0 4-4.6 4-4.6 7.6" fill="none" stroke="#f6e3b0" stroke-width="2.6" stroke-linecap="round"/><circle cx="16.9" cy="26.4" r="1.9" fill="#f6e3b0"/></symbol>
<symbol id="p-murloc" viewBox="0 0 34 34"><circle cx="17" cy="17" r="15.5" fill="#123d37"/><circle cx="17" cy="16" r="15" fill="url(#murlocg)" stroke="#e9fff6" stroke-width="1.2"/><circle cx="17" cy="16" r="12.6" fill="none" stroke="#fff" stroke-opacity=".35" stroke-dasharray="2 2.4"/></symbol>
<symbol id="p-mtn" viewBox="0 0 24 22"><path d="M1 21 9.5 4.5l3.5 5L16 6l7 15Z" fill="#a59c90" stroke="#2c2117" stroke-width="1.5" stroke-linejoin="round"/><path d="M9.5 4.5 5.9 11.5l2.4 1.1 2-1.9 2.3 1.5.4-2.7Z" fill="#fff"/><path d="M16 6l-1.8 4.6 2.8.9L20 14.5Z" fill="#fff" opacity=".85"/><path d="M9.5 4.5 13 9.5l-1 11h-6Z" fill="#3a322a" opacity=".18"/></symbol>
<symbol id="g-oak" viewBox="0 0 16 18"><path d="M8 17v-5" class="sw-gs" stroke-width="1.7"/><path d="M8 13.2c-3 .6-6-1-5.8-3.8C1.2 7.2 2.6 5.2 4.4 5 4.6 2.6 6.2 1.2 8.2 1.2c2 0 3.5 1.4 3.7 3.2 1.9.2 3 2.4 2.2 4.2.4 3-2.6 5-6.1 4.6Z" class="sw-gf sw-gs" stroke-width="1.1"/><path d="M5 9.8c1 .9 2.6 1 3.6.2M9.6 6.6c.9.7 2 .7 2.8.2" class="sw-gs" stroke-width=".9"/></symbol>
<symbol id="g-pine" viewBox="0 0 16 18"><path d="M8 17v-3" class="sw-gs" stroke-width="1.7"/><path d="M8 1 4.6 6.2h1.6L3.4 10h1.8L2.2 14.2h11.6L10.8 10h1.8L9.8 6.2h1.6Z" class="sw-gf sw-gs" stroke-width="1.1" stroke-linejoin="round"/></symbol>
<symbol id="g-hill" viewBox="0 0 28 15"><path d="M1 14C4.5 5 9 1.6 13.5 1.6S23.5 5 27 14" class="sw-gf"/><path d="M1 14C4.5 5 9 1.6 13.5 1.6S23.5 5 27 14" class="sw-gs" stroke-width="1.5" fill="none"/><path d="M17.5 4.6c2 2 3.6 4.8 4.6 8M14.6 5c1.8 2 3 4.6 3.7 7.4M20.3 6c1.6 2 2.6 4 3.4 6.5" class="sw-gs" stroke-width=".8" fill="none"/></symbol>
<symbol id="g-tuft" viewBox="0 0 6 6"><path d="M1 5.5 1.6 2M3 5.5V.8M5 5.5 4.4 2" class="sw-gs" stroke-width=".9"/></symbol>
<symbol id="g-peak" viewBox="0 0 30 26"><path d="M1 25 13 2.5 29 25Z" class="sw-gf"/><path d="M13 2.5 29 25H15.5l2-6-2.5-5.5 1-4Z" class="sw-gd"/><path d="M13 2.5 9 10l2.6 2 2-2.2 2.6 1.4.6-3.2Z" class="sw-gsnow"/><path d="M1 25 13 2.5 29 25" class="sw-gs" stroke-width="1.5" fill="none" stroke-linejoin="round"/><path d="M17.5 12l4.5 7M19 17l2.6 5M15.5 14.5l1.5 5" class="sw-gs" stroke-width=".8"/></symbol>
<symbol id="g-reed" viewBox="0 0 16 16"><path d="M5 14C5 9 4 6 2.6 4M8 14V2M11 14c0-4 1-7 2.6-9" class="sw-gs" stroke-width="1.1" fill="none"/><path d="M7.1 2h1.8v4.6H7.1ZM12.2 4.2l1.6-.6 1 3.8-1.6.6Z" class="sw-gd"/><path d="M1 15c2-1 3-1 4.6 0s3 1 4.6 0 3-1 4.8 0" class="sw-gw" stroke-width="1" fill="none"/></symbol>
<symbol id="g-pool" viewBox="0 0 16 16"><path d="M1.5 8c2-1.2 3.4-1.2 5 0s3.2 1.2 5 0 2.6-1 3.4-.6M3.5 11.6c1.6-1 2.8-1 4.2 0s2.8 1 4.6 0" class="sw-gw" stroke-width="1.1" fill="none"/></symbol>
<symbol id="g-wave" viewBox="0 0 20 8"><path d="M1 5.2c2-3.6 4.6-3.6 6 0 1.8-3.6 4.6-3.6 6 0 1.8-3.6 4.4-3.6 6 0" class="sw-gw" stroke-width="1.2" fill="none" stroke-linecap="round"/></symbol>
<symbol id="rose" viewBox="-40 -40 80 80"><circle r="27" class="sw-ro-line"/><circle r="23.5" class="sw-ro-line sw-thin"/><path class="sw-ro-b" d="M0 0-5 5-19 19ZM0 0 5-5 19-19ZM0 0 5 5 19 19ZM0 0-5-5-19-19Z" /><path class="sw-ro-a" d="M0-37 5.4-5.4 37 0 5.4 5.4 0 37-5.4 5.4-37 0-5.4-5.4Z"/><path class="sw-ro-d" d="M0-37V0L5.4-5.4ZM37 0H0l5.4 5.4ZM0 37V0l-5.4 5.4ZM-37 0H0l-5.4-5.4Z"/><circle r="2.6" class="sw-ro-a"/></symbol>
<symbol id="ship" viewBox="0 0 54 48"><path class="sw-sh-h" d="M6 33c10 3 30 3 42-1-2 6-5 9-9 10H16c-5-1-8-4-10-9Z"/><path class="sw-sh-m" d="M19 33V8M33 33V4"/><path class="sw-sh-s" d="M20 9c8 2 9 10 6 17-3 1-5 1-8 1 4-6 5-12 2-18ZM34 5c9 3 11 13 7 21-3 1.4-6 1.6-9.5 1.6C36 20 37.5 12 34 5ZM17.5 12C12 15 8 21 7 28c4 .4 7 0 9.5-1 2.2-5 2.4-10 1-15Z"/><path class="sw-sh-m" d="M33 4l7-1.5M3 43c4-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0 6-3 9 0"/></symbol>
<symbol id="serpent" viewBox="0 0 58 26"><path class="sw-sh-h" d="M2 22c1-12 10-13 11 0h-3.5c-.5-6-4-6-4.5 0ZM17 22c1-15 13-15 14 0h-4c-.6-8-5.6-8-6 0ZM35 22c.4-9 3-17 10-18 4-.6 8 1 10.5 4.5L57 11l-6 .8-4-.6c-5 .8-7 5-7 10.8Z"/><circle cx="49" cy="7.6" r="1.1" class="sw-sh-e"/><path class="sw-sh-m" d="M0 24c3-2 4.5-2 7 0s5 2 7.5 0 5-2 7.5 0 5 2 7.5 0 5-2 7.5 0 5 2 7.5 0"/></symbol>
<symbol id="p-champion" viewBox="0 0 34 42"><ellipse cx="17" cy="36" rx="14" ry="5" class="sw-sd" stroke="#150d07"/><ellipse cx="17" cy="34.4" rx="14" ry="5" class="sw-s" stroke="#fbf5e6" stroke-width=".9"/><use href="#i-mounted-knight" x="1.5" y="1.5" width="31" height="33" color="#fbf5e6" stroke="#fbf5e6" stroke-width="52" stroke-linejoin="round"/><use href="#i-mounted-knight" x="1.5" y="1.5" width="31" height="33" class="sw-sdc"/></symbol>
<symbol id="p-beast" viewBox="0 0 30 36"><ellipse cx="15" cy="30.6" rx="12.5" ry="4.6" class="sw-sd" stroke="#150d07"/><ellipse cx="15" cy="29" rx="12.5" ry="4.6" class="sw-s" stroke="#fbf5e6" stroke-width=".9"/><use href="#i-power-beast_master" x="2.5" y="2" width="25" height="26" color="#fbf5e6" stroke="#fbf5e6" stroke-width="52" stroke-linejoin="round"/><use href="#i-power-beast_master" x="2.5" y="2" width="25" height="26" class="sw-sdc"/></symbol>
<symbol id="p-objective" viewBox="0 0 28 36"><ellipse cx="9" cy="32.4" rx="7" ry="2.6" fill="#3a2c1f"/><path d="M9 32V2" stroke="#2c2117" stroke-width="3.4" stroke-linecap="round"/><path d="M9 32V2" stroke="#d9b25a" stroke-width="1.6" stroke-linecap="round"/><path d="M10 3.5h15l-4 6 4 6H10Z" fill="#b8860b" stroke="#2c2117" stroke-width="1.5" stroke-linejoin="round"/><path d="M15.5 6.2 17 8.4l2.6.4-1.9 1.8.5 2.6-2.3-1.2-2.3 1.2.5-2.6-1.9-1.8 2.6-.4Z" fill="#fff6d8"/></symbol>
<symbol id="p-place" viewBox="0 0 33 36"><path d="M2 34.5V15C2 6.5 9 1.5 16.5 1.5S31 6.5 31 15v19.5Z" fill="url(#violet)" stroke="#f1dca0" stroke-width="1.8"/><path d="M4.6 32V15.2C4.6 8 10.5 4 16.5 4s11.9 4 11.9 11.2V32Z" fill="none" stroke="#fff" stroke-opacity=".25"/></symbol>
<symbol id="p-artifact" viewBox="0 0 33 33"><path d="M10 1.5h13L31.5 10v13L23 31.5H10L1.5 23V10Z" fill="#274a63" stroke="#e9d08a" stroke-width="2" stroke-linejoin="round"/><path d="M10 1.5h13L31.5 10v13L23 31.5H10L1.5 23V10Z" fill="url(#shine)"/></symbol>
<symbol id="coin" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="url(#gold)" stroke="#6d4a0c" stroke-width="1.3"/><circle cx="10" cy="10" r="6.4" fill="none" stroke="#7a5510" stroke-width=".9" opacity=".7"/></symbol>
<symbol id="stone-logo" viewBox="0 0 30 34"><path d="M9 32 7 12c0-5 3-10 8.5-10.5C20 2 23 6 23 11l-1.5 21Z" class="sw-lg-a"/><path d="M15.5 1.5C20 2 23 6 23 11l-1.5 21H17l1-20c0-5-1-9-2.5-10.5Z" class="sw-lg-b"/><path d="M11.5 12.5 15 9l3.5 3.5L15 16ZM15 18v8M12 21.5h6" class="sw-lg-l"/><path d="M2 32.5h26" class="sw-lg-l"/></symbol>
`;

/** Everything with one outline, by the name that its symbol bears. */
const outlines = [
  ...Object.entries(ICONS),
  ...Object.entries(OTHER),
  ...Object.entries(RACES).map(([race, d]) => [raceIcon(race), d]),
  ...Object.entries(POWERS).map(([power, d]) => [powerIcon(power), d]),
];
const symbols = outlines.map(
  ([name, d]) => `<symbol id="i-${name}" viewBox="0 0 512 512"><path fill="currentColor" d="${d}"/></symbol>`,
);
const seats = SHAPES.map(({ name, d }) => `<symbol id="seat-${name}" viewBox="0 0 20 20"><path d="${d}"/></symbol>`);
const definitions = { __html: `<defs>${DRAWINGS}${seats.join("")}${symbols.join("")}</defs>` };

/** Everything that `<use>` names, once on the page. */
export const Definitions = () =>
  html`<svg class="definitions" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML=${definitions} />`;
