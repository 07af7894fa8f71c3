// What the events of the Board Game mean to somebody who looks back: turns, what matters and what is mine.

/** @typedef {import("./model.js").Happened} Happened */
/** @typedef {import("./model.js").Gallery} Gallery */
/** @typedef {import("../../parts/since.js").Entry} Entry */

/** What is seen on the table anyway, or belongs to the set-up. */
export const QUIET = new Set("bg-turn bg-spawned bg-placed bg-merchant-opens".split(" "));
const FIGHTS = new Set(
  (
    "bg-challenged bg-joined bg-combat bg-combat-over bg-rolled bg-rerolled bg-placed bg-damage bg-slain bg-defeated " +
    "bg-plagued bg-pvp bg-strikes bg-resolution bg-used bg-lost bg-pet-hurt bg-warded bg-deadlock bg-looted bg-rolled-more bg-pvp-over"
  ).split(" "),
);
/** What only comes of an answer of whoever plays the character. */
const DEEDS = new Set(
  "bg-moved bg-challenged bg-joined bg-trained bg-bought bg-sold bg-equipped bg-unequipped bg-used bg-talent".split(" "),
);
/** What tells a moment, the weightiest first. */
const HEADLINES = (
  "bg-wins bg-tie bg-overlord-falls bg-final bg-defeated bg-level bg-completed bg-war-won bg-event bg-combat-over bg-slain bg-combat " +
  "bg-pvp bg-challenged bg-rolled bg-won-auction bg-bought bg-trained bg-sold bg-talent bg-moved bg-equipped bg-turn"
).split(" ");
/** What others did that is worth a line by itself. */
const TOLD = new Set(
  "bg-completed bg-defeated bg-level bg-event bg-war-won bg-won-auction bg-nefarian-moves bg-kazzak-found bg-pvp bg-combat-over".split(" "),
);

/** Who plays each character of the table that is on the page. @type {Map<string, number>} */
const seats = new Map();

/** The table tells who plays whom, so that events, which name characters, can be told to seats.
 * @param {Record<string, import("./model.js").Hero>} heroes */
export function seatHeroes(heroes) {
  seats.clear();
  for (const hero of Object.values(heroes)) seats.set(`@bg-${hero.id}`, hero.seat);
}

/** The ids that an event names. @param {Happened} event */
const idsIn = ({ values }) =>
  Object.values(values).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) =>
      typeof each === "string" && each.startsWith("@bg-") ? [each.slice("@bg-".length)] : [],
    ),
  );

/** @param {Happened} event @param {Gallery} gallery */
export const regionsIn = (event, gallery) => idsIn(event).filter((id) => id in gallery.map.places);

/** The side that an event belongs to: of its character, or the one it names. @param {Happened} event @param {Gallery} gallery */
export function factionIn(event, gallery) {
  for (const id of idsIn(event)) {
    if (id === "horde" || id === "alliance") return id;
    const known = gallery.characters[id];
    if (known) return known.faction;
  }
  return "none";
}

/** @param {Happened} event */
export const isFight = ({ kind }) => FIGHTS.has(kind);

/** @param {string} kind */
const weight = (kind) => (HEADLINES.includes(kind) ? HEADLINES.indexOf(kind) : HEADLINES.length);

/** Whether an event is about a character of a seat. @param {Happened} event @param {number} me */
const isAbout = ({ values }, me) => {
  const named = [values.hero, ...(Array.isArray(values.heroes) ? values.heroes : [])];
  return named.some((name) => typeof name === "string" && seats.get(name) === me);
};

/** @type {import("../../parts/replay.js").Story} */
export const story = {
  others: () => [],
  span: "turn",
  round: ({ kind, values }) => (kind === "bg-turn" ? Number(values.turn) : 0),
  isTurn: ({ kind }) => kind === "bg-turn" || kind === "bg-final" || kind === "bg-wins" || kind === "bg-tie",
  isQuiet: ({ kind }) => QUIET.has(kind),
  isDeed: (event, me) => DEEDS.has(event.kind) && isAbout(event, me),
  mark(event, me) {
    if (event.kind === "bg-defeated" && (me < 0 || isAbout(event, me))) return "lost";
    return event.kind === "bg-rolled" ? "die" : "";
  },
  headline: (events) => events.toSorted((a, b) => weight(a.kind) - weight(b.kind))[0],
  since(events, me) {
    /** @type {Entry[]} */
    const found = [];
    for (const event of events) {
      const mine = isAbout(event, me) && !DEEDS.has(event.kind) && !QUIET.has(event.kind);
      if (mine || TOLD.has(event.kind))
        found.push({ told: { id: "log-" + event.kind, values: event.values }, update: event.update, mine });
    }
    return found;
  },
};
