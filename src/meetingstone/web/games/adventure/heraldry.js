// Who is who at a glance: an outline for what kind of being it is, tincture and division for its level, and a charge of its
// own. All of it is drawn here for 24 pixels: few lines, no detail that would drown.

/** Outlines by kind of being. @type {Record<string, string>} */
const OUTLINES = {
  banner: "M-16-18H16V18L0 11-16 18Z",
  tribe: "M0-19C9-19 16-11 16-1 16 8 8 15 0 19-8 15-16 8-16-1-16-11-9-19 0-19Z",
  beast: "M0-18.5A18.5 18.5 0 1 1-.01-18.5Z",
  undead: "M-9-19H9L17-7 10 19H-10L-17-7Z",
  elemental: "M0-20 19 0 0 20-19 0Z",
  demon: "M-18-20C-15-13-10-13-7-14H7C10-13 15-13 18-20 20-10 16-7 16 0 16 9 9 15 0 20-9 15-16 9-16 0-16-7-20-10-18-20Z",
  dragon: "M0-20 7-14 18-17 16-5 19 5 10 8 7 17 0 20-7 17-10 8-19 5-16-5-18-17-7-14Z",
  machine: "M-4-20H4L6-15 12-17 17-12 15-6 20-4V4L15 6 17 12 12 17 6 15 4 20H-4L-6 15-12 17-17 12-15 6-20 4V-4L-15-6-17-12-12-17-6-15Z",
  overlord: "M-18-19-10-11-6-20 0-12 6-20 10-11 18-19 19 0C19 10 10 17 0 20-10 17-19 10-19 0Z",
};

/** How a field is divided, by level: what is drawn in the darker tincture. @type {Record<string, string>} */
const DIVISIONS = {
  grey: "",
  green: "M0-20H20V20H0Z",
  yellow: "M-20-20H20L-20 20Z",
  red: "M-20-20H0V0H20V20H0V0H-20Z",
};

const EYES = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => [-x, x].map((at) => `M${at} ${y - r}a${r} ${r} 0 1 0 .01 0Z`).join("");
const LINE = (/** @type {string} */ d, width = 2) => `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const FORM = (/** @type {string} */ d) => `<path fill-rule="evenodd" d="${d}"/>`;

/** Charges, in a square from -12 to 12. @type {Record<string, string>} */
const CHARGES = {
  // beasts
  wolf: FORM("M-9-11-5-5H5L9-11 10 0 5 6 2.5 11H-2.5L-5 6-10 0ZM-6.5-1.5-2 1-6 2ZM6.5-1.5 2 1 6 2ZM-1.8 6.5H1.8L0 9Z"),
  bear: FORM(`M-8-10.5A4.2 4.2 0 0 1-3.8-8.2 12 12 0 0 1 3.8-8.2 4.2 4.2 0 1 1 9.5-3C10.5 4 6 11 0 11S-10.5 4-9.5-3A4.2 4.2 0 0 1-8-10.5Z${EYES(4, -1.5, 1.5)}M-3 3.5H3L0 7.5Z`),
  boar: FORM(`M-8-10-3-7H3L8-10 9-2 6.5 3C8.5 3 9.5 0 9.5-2L12-4C12 4 9 8 5.5 8L4 11.5H-4L-5.5 8C-9 8-12 4-12-4L-9.5-2C-9.5 0-8.5 3-6.5 3L-9-2Z${EYES(4, -3, 1.4)}${EYES(1.9, 6.5, 1.1)}`),
  cat: FORM("M-9-11-4-8H4L9-11 10-1 6.5 5 4.5 4 3 12 1.2 5.5H-1.2L-3 12-4.5 4-6.5 5-10-1ZM-7-3-2.5-.5-5.5 1.5ZM7-3 2.5-.5 5.5 1.5Z"),
  bat: FORM("M0-4 2-9 3.5-4.5C6-9 10-9.5 12-7.5 10-3 11.5 1 9.5 5 7.5 3 6 3 5 5 3.5 3.8 2 6 0 10-2 6-3.5 3.8-5 5-6 3-7.5 3-9.5 5-11.5 1-10-3-12-7.5-10-9.5-6-9-3.5-4.5L-2-9Z"),
  spider: `<ellipse cy="3.5" rx="4.8" ry="6"/><circle cy="-5" r="3.3"/>${LINE("M-3-5-8-9-10.5-5M-3.5-1-9-3-11.5 2M-4 3-9.5 4-11 9M-3 6-6.5 9-6.5 11.5M3-5 8-9 10.5-5M3.5-1 9-3 11.5 2M4 3 9.5 4 11 9M3 6 6.5 9 6.5 11.5", 1.9)}`,
  vulture: FORM("M-9 12C-11 3-8-3-5-5-6-10 1-12.5 5-9.5 9-8.5 11-5 10.5 2L7-2C4.5-1 3.5 1 4 5 4.5 8 3 10 2 12ZM1.5-7.5a1.5 1.5 0 1 0 .01 0Z"),
  owl: FORM(`M-10-12-4-8H4L10-12V3C10 8.5 4.5 12 0 12S-10 8.5-10 3Z${EYES(4.5, -1.5, 3.9)}${EYES(4.5, -1.5, 1.7)}M-1.8 4H1.8L0 8Z`),
  snake: `${LINE("M-8 9C3 12 9 7 3 3S-10-2-6-6 2-8 5-7", 4.2)}${FORM("M2-11.5 10-10 12-5.5 4-3Z")}`,
  jaws: FORM("M-12-2C-8-9 2-9 12-6L11-2.5 8-1.5 6-4 4-.5 1.5-3.5-.5 0-3-2.5-5 1-3.5 6-.5 3.5 1.5 6.5 4 4 6 7 8.5 5 10.5 8C5 12-5 12-10 8ZM-4-6a1.3 1.3 0 1 0 .01 0Z"),
  scorpid: `${LINE("M0 11V-1C0-8 7-10 8-5", 3)}${FORM("M5-6 9-1 11-7Z")}${LINE("M-2 2-8 1-10-5-6-8M2 6 8 8 10 11M-2 6-8 8-10 11", 2.2)}`,
  grub: `${LINE("M-7 8C-11 0-6-8 2-7S10 1 6 4", 6)}<circle cx="6" cy="4.5" r="3.8"/>`,
  raptor: FORM("M-10 11C-11 3-8-3-3-5L0-11 4-6 12-4 11-.5 8-1.5 7 1 4.5-1 3.5 2 8 4 7 7C3 8-2 6-3 12ZM2-4.5a1.1 1.1 0 1 0 .01 0Z"),
  // the dead
  skull: FORM(`M-9.5-2C-9.5-8-5-11.5 0-11.5S9.5-8 9.5-2C9.5 2 7.5 4 6 5V11H3V8H1V11H-1V8H-3V11H-6V5C-7.5 4-9.5 2-9.5-2Z${EYES(4.2, -1.8, 2.7)}M0 1.8-1.6 5H1.6Z`),
  ghoul: FORM("M-8-11H6L10-5 9 2 6 4 7 11-4 12-6 5-10 2-9.5-5ZM-5.5-5.5H-1.5V-1.5H-5.5ZM2-6.5H6.5V-2H2ZM-3.5 4 6 3 5 8-2.5 9Z"),
  hook: FORM("M-2.5-12H2.5V-5L4-3C9-1 11 4 9 8 5.5 13-4 13-7 9L-10 11-10.5 2-2 4.5-4 6.5C-2 8.5 3 8.5 5 5.5 6 2 4 .5 0 .5L-2.5-2Z"),
  ghost: FORM(`M0-12C6-12 9.5-8 9.5-1V12L6 9 3 12 0 9-3 12-6 9-9.5 12V-1C-9.5-8-6-12 0-12Z${EYES(3.6, -3.5, 2.2)}M-2 2.5H2L0 6Z`),
  lich: FORM(`M-9.5-12-5-8 0-12.5 5-8 9.5-12V-5.5H-9.5ZM-9-4H9V1C9 4.5 7 6 5.5 6.5V11H2.5V8.5H-2.5V11H-5.5V6.5C-7 6-9 4.5-9 1Z${EYES(4, .5, 2.3)}`),
  blade: FORM("M0-12.5 3-9V3H8V6.5H3V9.5L4.5 12H-4.5L-3 9.5V6.5H-8V3H-3V-9ZM-.9-7H.9V1H-.9Z"),
  bones: `${LINE("M-7-7 7 7M7-7-7 7", 3.6)}<circle cx="-9" cy="-6" r="2.6"/><circle cx="-6" cy="-9" r="2.6"/><circle cx="9" cy="-6" r="2.6"/><circle cx="6" cy="-9" r="2.6"/><circle cx="-9" cy="6" r="2.6"/><circle cx="-6" cy="9" r="2.6"/><circle cx="9" cy="6" r="2.6"/><circle cx="6" cy="9" r="2.6"/>`,
  // people
  hood: FORM("M0-12.5C7-9.5 11-3 11 6L7 12H-7L-11 6C-11-3-7-9.5 0-12.5ZM0-6C-5-3.5-6 1-5 5.5-2.5 9 2.5 9 5 5.5 6 1 5-3.5 0-6ZM-3.8 0H-1V2.2H-3.8ZM1 0H3.8V2.2H1Z"),
  mask: FORM("M-9-2.5C-9-9-5-12 0-12S9-9 9-2.5V-.5H-9ZM-10 1.5H10L7.5 7 0 12.5-7.5 7ZM-6-5.5H-1.5V-2.8H-6ZM1.5-5.5H6V-2.8H1.5Z"),
  hat: FORM("M-12.5-2C-8-3-8-10 0-10S8-3 12.5-2C8 4 4 5 0 5S-8 4-12.5-2ZM0-6.5a2.6 2.6 0 1 0 .01 0Z M-7 6.5H7L5 11.5H-5Z"),
  greathelm: FORM("M-9-11.5H9V8L0 12.5-9 8ZM-7-5H7V-2H-7ZM-1.2.5H1.2V9H-1.2Z"),
  helmet: FORM("M0-12C7-12 10-7 10 0V10H4.5V3L1.8 0V8H-1.8V0L-4.5 3V10H-10V0C-10-7-7-12 0-12Z"),
  wizard: FORM("M2-12.5 5.5 2C8 2 10.5 2 12 3 8 7 3 8 0 8S-8 7-12 3C-10.5 2-8 2-5.5 2L-3-6Z M-4 9.5H4L0 12.5Z"),
  eye: FORM("M-12 0C-6-9 6-9 12 0 6 9-6 9-12 0ZM0-5a5 5 0 1 0 .01 0ZM0-2.300a2.3 2.3 0 1 0 .01 0Z"),
  beard: FORM("M-10-2.5C-10-8.5-5-12 0-12S10-8.5 10-2.5ZM-9.5-.5H-3L0 2.5 3-.5H9.5L8 6 4.5 5 3 9.5 0 12.5-3 9.5-4.5 5-8 6Z"),
  goggles: FORM(`M-4-8 0-12.5 4-8Z${EYES(5.5, 0, 6.3)}${EYES(5.5, 0, 3.3)}M-4 8.5H4L0 11.5Z`),
  goblin: FORM(`M-12.5-5-6-5.5C-4-10 4-10 6-5.5L12.5-5 7 2.5 3.5 10H-3.5L-7 2.5Z${EYES(3, -2, 1.7)}M-3.5 4.5H3.5L1.5 7H-1.5Z`),
  orc: FORM("M-7-9C-5-12.5 5-12.5 7-9L12.5-7 10.5-.5 8.7 1 8 8.5 4 12.5H-4L-8 8.5-8.7 1-10.5-.5-12.5-7ZM-6.5-5-1.5-2.5-5.5-1ZM6.5-5 1.5-2.5 5.5-1ZM-6 2.5H6L4.8 9.5H-4.8ZM-4.8 9-3.7 3.2-2.2 9ZM4.8 9 3.7 3.2 2.2 9Z"),
  troll: FORM("M-1.8-13H1.8L3-8 6-6.5 6.5 1 4.5 4 10 2.5 11.5-3 13 3 10 7.5 4.2 8 3 12.5H-3L-4.2 8-10 7.5-13 3-11.5-3-10 2.5-4.5 4-6.5 1-6-6.5-3-8ZM-5-4-1.2-2.2-4.5-.8ZM5-4 1.2-2.2 4.5-.8Z"),
  ogre: FORM("M0-13 3-8C9-8 10.5-4 10.5 0L12.5 5 9 12.5H-9L-12.5 5-10.5 0C-10.5-4-9-8-3-8ZM0-5.5a3.4 3.4 0 1 0 .01 0ZM-7 5H7V8.5H-7ZM-5 8.5V6L-3 8.5ZM5 8.5V6L3 8.5Z"),
  gnoll: FORM(`M-10-12.5-5.5-8-2.5-9 0-13 2.5-9 5.5-8 10-12.5 12-6 9.5-1 7 3 5 11 0 13-5 11-7 3-9.5-1-12-6Z${EYES(4, -2, 1.7)}M-3.5 4H3.5L2 8.5H-2ZM-1.2-6.5H1.2V-3.5H-1.2Z`),
  kobold: FORM(`M-1.7-6H1.7V-1H-1.7ZM0-12.5C2.5-9.5 2.5-7 0-7S-2.5-9.5 0-12.5ZM-9-1 -3 .5H3L9-1 7 7 0 12-7 7Z${EYES(3.2, 4.2, 1.6)}`),
  club: FORM("M3-12.5 11-9 10-1 3 4-5 12.5-11.5 12-11-7 -11.5 7.5-3 0-1.5-7ZM4-8H6.5V-5.5H4Z"),
  murloc: FORM(`M0-12.5 2.5-8C8-8 11.5-3.5 11.5 1 11.5 7 6 11.5 0 11.5S-11.5 7-11.5 1C-11.5-3.5-8-8-2.5-8Z${EYES(5.5, -1.5, 3.3)}${EYES(5.5, -1.5, 1.4)}M-6.5 4.5H6.5L4 8H-4Z`),
  howl: FORM("M10-12.5 4-5.5 8.5-1 4.5 3 6 12H-9L-6 2.5-11-2.5-4-7 0-6.5ZM0-3a1.3 1.3 0 1 0 .01 0Z"),
  witch: FORM("M0-12C6-12 9.5-8 9.5-2 9.5 4 10 8 12 12H5C6.5 9 6 7 4.5 6 3 8.5 1.5 9.5 0 9.5S-3 8.5-4.5 6C-6 7-6.5 9-5 12H-12C-10 8-9.5 4-9.5-2-9.5-8-6-12 0-12ZM-5-2.5C-2-4 3-5 5-7 6.5-2.5 5.5 2 3 5 1 7-1 7-3 5-4.5 3-5 .5-5-2.5ZM-3.5-.8H-1.2V1.5H-3.5ZM1.5-.8H3.8V1.5H1.5Z"),
  // what people carry
  book: FORM("M-12-8C-8-10-3-9 0-6.5 3-9 8-10 12-8V9C8 7 3 8 0 10.5-3 8-8 7-12 9ZM-.9-4H.9V7H-.9Z"),
  axe: FORM("M-1.3-12.5H1.3V12.5H-1.3ZM2.5-9.5C6-8 9.5-10.5 11-12 13-6 12.5-1 10.5 3.5 8.5 0 6-1.5 2.5-.5ZM-2.5-9.5C-6-8-9.5-10.5-11-12-13-6-12.5-1-10.5 3.5-8.5 0-6-1.5-2.5-.5Z"),
  crossed: `${LINE("M-8-9 7 8M8-9-7 8", 3)}${LINE("M3 9 8.5 4.5M-3 9-8.5 4.5", 2.4)}`,
  torch: FORM("M-2.5 1H2.5L1.5 12.5H-1.5ZM0-12.5C4-8 6.5-6 5 -2.5 3.5 .5-3.5 .5-5-2.5-6.5-6-1-7.5 0-12.5Z"),
  voodoo: FORM("M-9-12H9L10-2 5.5 9 0 12.5-5.5 9-10-2ZM-6.5-6-1.5-3.5-6-1ZM6.5-6 1.5-3.5 6-1ZM-3.5 4H3.5V7H-3.5Z"),
  spear: FORM("M0-12.5 5-5 1.7-3V12.5H-1.7V-3L-5-5Z M-7 4H7V7H-7Z"),
  drop: FORM("M0-12.5C5-5 8.5-1 8.5 4A8.5 8.5 0 0 1-8.5 4C-8.5-1-5-5 0-12.5ZM-4.5 3.5A4.5 4.5 0 0 0 0 8.5V10.5A6.5 6.5 0 0 1-6.5 3.5Z"),
  purse: FORM("M-5-11.5H5L3-6.5C8-4 10.5 1 9.5 7 8 12-8 12-9.5 7-10.5 1-8-4-3-6.5ZM0-2.5a4 4 0 1 0 .01 0ZM0-.5a2 2 0 1 0 .01 0Z"),
  gun: `${LINE("M0-12V-5M0 5V12M-12 0H-5M5 0H12", 2.4)}${FORM("M0-8.500a8.5 8.5 0 1 0 .01 0ZM0-5.500a5.5 5.5 0 1 1-.01 0Z")}<circle r="1.9"/>`,
  chain: `${LINE("M-3-3A5 4.5 0 1 0-8 3.5L-5 4M3 3A5 4.5 0 1 0 8-3.5L5-4M-4 3 4-3", 3)}`,
  shovel: FORM("M-4-12.5H4V-9.5H1.7V0H6C6 7 4 10.5 0 12.5-4 10.5-6 7-6 0H-1.7V-9.5H-4Z"),
  hammer: FORM("M-9-11.5H9V-3H2.2V12H-2.2V-3H-9Z"),
  bow: `${LINE("M-3-11C9-6 9 6-3 11", 2.8)}${LINE("M-3-11V11M-10 0H8", 1.5)}${FORM("M12 0 6-3.5V3.5Z")}`,
  // the rest
  gear: FORM("M-2.5-12H2.5L3.5-8.5 6.5-10 10-6.5 8.5-3.5 12-2.5V2.5L8.5 3.5 10 6.5 6.5 10 3.5 8.5 2.5 12H-2.5L-3.5 8.5-6.5 10-10 6.5-8.5 3.5-12 2.5V-2.5L-8.5-3.5-10-6.5-6.5-10-3.5-8.5ZM0-4.5a4.5 4.5 0 1 0 .01 0Z"),
  golem: FORM("M-9-9H-3V-12H3V-9H9V6H6V12H1.5V7H-1.5V12H-6V6H-9ZM-6-4.5H-1.5V-1H-6ZM1.5-4.5H6V-1H1.5Z"),
  horned: FORM("M-12-12C-11-6-8-5-5-6H5C8-5 11-6 12-12 13-3 10 0 8 1L6 8.5 0 12-6 8.5-8 1C-10 0-13-3-12-12ZM-5.5-1-1 1.5-4.5 3.5ZM5.5-1 1 1.5 4.5 3.5ZM-3 6.5H3L0 9Z"),
  flame: FORM("M1-12.5C2-7.5 8-5.5 8 2.5 8 8.5 3.5 12 0 12S-8 8.5-8 2.5C-8-1-5.5-3-4.5-6-3.5-3-1-2.5-1-6-1-9 0-10.5 1-12.5ZM0 2C2.5 4.5 3.5 6.5 2.5 8.5 1.2 10-1.2 10-2.5 8.5-3.5 6.5-1.5 5 0 2Z"),
  rock: FORM("M-11 11-9.5-2-4-7-2-12 5-10.5 10-3 11.5 11ZM-6.5-2.5-1-.5-6 2ZM6.5-2.5 1-.5 6 2ZM-5 6H5L3.5 8.5H-3.5Z"),
  swirl: LINE("M9-3A9 9 0 1 0 3 9.5 6.5 6.5 0 0 0 3-3.5 4 4 0 0 0 1 4", 3.2),
  star: FORM("M0-12.5 3-3 12.5 0 3 3 0 12.5-3 3-12.5 0-3-3ZM0-1.800a1.8 1.8 0 1 0 .01 0Z"),
  leaf: FORM("M10-12C-5-12-13-5-10 6.5L-12.5 11.5H-9L-7.5 9C5 11 12 2 10-12ZM6-7.5-6 6 5-4Z"),
  dragon: FORM("M-12-11-4-7.5C3-9 7-6 12-1.5L11 3.5 7 2.5 3.5 5.5 6 12H-8C-9 6-7 1.5-10-2L-5-3ZM3-4.5a1.5 1.5 0 1 0 .01 0Z"),
  whelp: FORM("M-11 11C-12-3-4-12 11-12 7-8 6.5-6 8-3.5 4-4 2.5-2 3.5 1.5 0 .5-2 2.5-1 6-4.5 4.5-7 7-7 11Z"),
  lens: FORM("M0-12a8 8 0 1 0 .01 0ZM0-8.500a4.5 4.5 0 1 1-.01 0ZM-2.5 5H2.5V12.5H-2.5Z"),
};

/** Drawings by name: `#b-<kind>` the outline, `#h-<charge>` the charge; what cuts a division to its outline is `k-<kind>`. */
export const HERALDRY =
  Object.entries(OUTLINES).map(([name, d]) => `<path id="b-${name}" d="${d}"/><clipPath id="k-${name}"><path d="${d}"/></clipPath>`).join("") +
  Object.entries(CHARGES).map(([name, markup]) => `<symbol id="h-${name}" viewBox="-13 -13 26 26"><g fill="currentColor">${markup}</g></symbol>`).join("");

/** The kind of being, by the most telling trait. @type {[string, string][]} */
const KINDS = [
  ["overlord", "overlord"], ["dragon", "dragon"], ["undead", "undead"], ["demon", "demon"], ["mechanical", "machine"], ["elemental", "elemental"],
  ["beast", "beast"], ["gnoll", "tribe"], ["kobold", "tribe"], ["trogg", "tribe"], ["troll", "tribe"], ["ogre", "tribe"], ["murloc", "tribe"],
  ["worgen", "tribe"], ["goblin", "tribe"], ["orc", "tribe"], ["giant", "tribe"],
];

/** Charges by a word of the id, the most telling first: what somebody is says more than what he belongs to. @type {[string, string][]} */
const NAMED = [
  ["kelthuzad", "lich"], ["nefarian", "dragon"], ["hakkar_overlord", "snake"], ["avatar", "snake"], ["hogger", "gnoll"], ["rivendare", "blade"], ["gandling", "lich"], ["arugal", "wizard"],
  ["vancleef", "hat"], ["thermaplugg", "goggles"], ["curator", "lens"], ["archaedas", "golem"], ["scarlet_commander", "greathelm"], ["priestess_hexx", "drop"], ["stitches", "hook"], ["eranikus", "leaf"],
  ["battlemage", "star"], ["geomancer", "flame"], ["scarlet_scout", "bow"], ["pillager", "torch"], ["tidehunter", "spear"], ["coyote", "howl"], ["owlbeast", "owl"], ["bear", "bear"], ["boar", "boar"],
  ["nerubian", "scorpid"], ["spider", "spider"], ["widow", "spider"], ["crypt", "spider"], ["bat", "bat"], ["gargoyle", "bat"], ["vulture", "vulture"], ["serpent", "snake"], ["crocolisk", "jaws"],
  ["basilisk", "jaws"], ["raptor", "raptor"], ["tiger", "cat"], ["prowler", "cat"], ["stalker", "cat"], ["scorpid", "scorpid"], ["grub", "grub"], ["hound", "wolf"], ["necromancer", "lich"], ["lich", "lich"],
  ["wyrmguard", "helmet"], ["doomguard", "horned"], ["felguard", "axe"], ["iron_guard", "beard"], ["knight", "blade"], ["bone", "bones"], ["patchwork", "hook"], ["construct", "hook"], ["spellbinder", "chain"],
  ["teacher", "book"], ["adept", "book"], ["sharpshooter", "bow"], ["skelet", "skull"], ["scavenger", "gnoll"], ["quartermaster", "purse"], ["echo", "star"], ["ghoul", "ghoul"], ["plague", "ghoul"],
  ["frost_wyrm", "skull"], ["wyrmkin", "eye"], ["whelp", "whelp"], ["wisp", "swirl"], ["imp", "flame"], ["flamewaker", "flame"], ["infernal", "flame"], ["molten", "rock"], ["behemoth", "rock"], ["bog", "leaf"],
  ["remnant", "star"], ["servant", "swirl"], ["shredder", "gear"], ["tank", "gear"], ["deserter", "helmet"], ["gravedigger", "shovel"], ["inquisitor", "torch"], ["gunner", "gun"], ["technician", "gun"],
  ["bounty", "gun"], ["tax", "purse"], ["thief", "purse"], ["slaver", "chain"], ["outcast", "hammer"], ["saboteur", "flame"], ["axe_thrower", "axe"], ["warmonger", "axe"], ["hexer", "voodoo"], ["hexxer", "voodoo"],
  ["witch_doctor", "voodoo"], ["headhunter", "spear"], ["blood_priest", "drop"], ["warlock", "eye"], ["acolyte", "eye"], ["mage", "wizard"], ["marshal", "helmet"], ["lost_one", "spear"], ["champion", "crossed"],
  ["mosh_ogg", "ogre"], ["swashbuckler", "hat"],
];
/** Charges by trait. @type {[string, string][]} */
const TRAITS = [
  ["dragon", "dragon"], ["ghost", "ghost"], ["abomination", "hook"], ["murloc", "murloc"], ["gnoll", "gnoll"], ["kobold", "kobold"], ["trogg", "club"], ["troll", "troll"], ["ogre", "ogre"],
  ["worgen", "wolf"], ["orc", "orc"], ["goblin", "goblin"], ["gnome", "goggles"], ["dwarf", "beard"], ["scarlet", "greathelm"], ["defias", "mask"], ["syndicate", "hood"], ["pirate", "hat"],
  ["cultist", "eye"], ["mage", "wizard"], ["demon", "horned"], ["mechanical", "golem"], ["giant", "ogre"], ["elemental", "rock"], ["beast", "wolf"], ["undead", "ghost"], ["humanoid", "crossed"],
];

/** The signs of an encounter. @param {string} id @param {import("./model.js").Foe | undefined} foe @returns {{ kind: string, charge: string, division: string }} */
export function signsOf(id, foe) {
  const has = (/** @type {string} */ trait) => foe?.traits.includes(trait) ?? false;
  return {
    kind: KINDS.find(([trait]) => has(trait))?.[1] ?? "banner",
    charge: NAMED.find(([part]) => id.includes(part))?.[1] ?? TRAITS.find(([trait]) => has(trait))?.[1] ?? "crossed",
    division: DIVISIONS[foe?.level ?? "grey"] ?? "",
  };
}

/** A charge as markup. @param {string} name */
export const chargeOf = (name) => CHARGES[name] ?? "";

/** The charge of a character. @type {Record<string, string>} */
const HEROES = { orc: "orc", dwarf: "beard", undead: "skull", human: "witch", gnome: "goggles", troll: "troll", night_elf: "hood", tauren: "horned" };

/** @param {string | undefined} race */
export const heroCharge = (race) => HEROES[race ?? ""] ?? "helmet";
