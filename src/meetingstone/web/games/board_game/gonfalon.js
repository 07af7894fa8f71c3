// A character at a glance: the field of the class, the race as its charge, the sign of the class in gold, a chief in the
// colour of the faction; the hem is torn for the Horde and pointed for the Alliance.
import { html } from "htm/preact";

/** Tinctures of the field and of its division, and the division: nine of each, so that none is told apart by colour alone.
 * @type {Record<string, [string, string, string]>} */
const FIELDS = {
  warrior: ["#6b1f1a", "#4d1411", "M60 40 20 176h80Z"],
  paladin: ["#c9c0ad", "#a4977c", "M14 40h46v146H14Z"],
  hunter: ["#3d6b35", "#274a22", "M14 40 60 104 106 40V60L70 116v70H50v-70L14 60Z"],
  mage: ["#2a5c8f", "#8fb0cf", "M14 58 106 150v22L14 80Z"],
  priest: ["#ddd3bd", "#bcae8d", "M48 40h24v46h34v24H72v76H48v-76H14V86h34Z"],
  druid: ["#b0651c", "#8a4a10", "M14 44 60 98 106 44v26L76 112l30 44v26L60 128 14 182v-26l30-44L14 70Z"],
  rogue: ["#3a3838", "#5c5852", "M60 40h46v146H60Z"],
  shaman: ["#1f5e68", "#2f8491", "M14 70q23-16 46 0t46 0v22q-23 16-46 0t-46 0Zm0 52q23-16 46 0t46 0v22q-23 16-46 0t-46 0Z"],
  warlock: ["#4a2a5e", "#6d4787", "M60 92 106 140v26L60 118 14 166v-26Z"],
};
/** @type {Record<string, string>} */
const HEMS = {
  horde: "M14 12H106V150L96 172 86 152 74 184 60 158 46 184 34 152 24 172 14 150Z",
  alliance: "M14 12H106V146L60 186 14 146Z",
  "": "M14 12H106V166H14Z",
};

/** @param {{cls: string, race: string, faction: string | null}} props */
export function Gonfalon({ cls, race, faction }) {
  const [field, second, division] = FIELDS[cls] ?? ["#555", "#333", ""],
    hem = HEMS[faction ?? ""];
  const clip = `hem-${cls}-${faction ?? "none"}`;
  const light = cls === "priest" || cls === "paladin";
  return html`<svg class="gonfalon ${faction ?? ""}" viewBox="0 0 120 190" aria-hidden="true">
    <clipPath id=${clip}><path d=${hem} /></clipPath>
    <g clip-path=${`url(#${clip})`}>
      <path d="M14 12H106V190H14Z" fill=${field} /><path d=${division} fill=${second} />
      <rect x="14" y="12" width="92" height="28" class="chief" />
    </g>
    <path d=${hem} fill="none" stroke="#1c1410" stroke-width="3.500" stroke-linejoin="round" />
    <path d="M14 40H106" stroke="#e0b04a" stroke-width="2.500" />
    ${faction && html`<svg x="49" y="15" width="22" height="22" class="crest ${faction} onchief"><use href=${"#crest-" + faction} /></svg>`}
    <g class=${light ? "dark" : ""}><svg x="25" y="48" width="70" height="70" class="charge"><use href=${"#i-" + race} /></svg><svg x="41" y="119" width="38" height="38" class="csign"><use href=${"#i-" + cls} /></svg></g>
    <path d="M6 9H114" stroke="#5b3a1a" stroke-width="8" stroke-linecap="round" /><circle cx="6" cy="9" r="6" fill="#d9a94a" stroke="#3c2511" stroke-width="1.500" /><circle cx="114" cy="9" r="6" fill="#d9a94a" stroke="#3c2511" stroke-width="1.500" />
  </svg>`;
}
