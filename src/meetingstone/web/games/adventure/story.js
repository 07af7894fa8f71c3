// What the events of the Adventure Game mean to somebody who looks back: turns, what matters and what is mine.

import { soundOf } from "../../parts/sound.js";

/** @typedef {import("./model.js").Happened} Happened */
/** @typedef {import("./model.js").Gallery} Gallery */
/** @typedef {import("../../parts/since.js").Entry} Entry */

/** What is seen on the table anyway, or told by the event that follows. */
export const QUIET = new Set("ag-quest-target ag-drew ag-laid".split(" "));
const FIGHTS = new Set(
  (
    "ag-combat ag-dice ag-attack ag-foe-defeated ag-undecided ag-undefeated ag-hurt ag-defeated ag-survived ag-rerolled " +
    "ag-triggered ag-played ag-used ag-prevented ag-combat-avoided ag-combat-canceled ag-drawn"
  ).split(" "),
);
/** What only comes of an answer of whoever plays the character. */
const DEEDS = new Set("ag-walked ag-flew ag-starts ag-resource ag-combat ag-drank ag-played ag-used ag-equipped ag-unequipped ag-visited ag-faced ag-turned-in".split(" "));
/** What belongs to the turn that one plays now. */
const BEGUN = new Set("ag-turn ag-rolled ag-dice ag-die ag-rerolled".split(" "));
/** What tells a moment, the weightiest first. */
const HEADLINES = (
  "ag-won ag-level ag-logged ag-defeated ag-foe-defeated ag-undefeated ag-undecided ag-event ag-event-at ag-dice ag-combat ag-drawn " +
  "ag-stole ag-item ag-found ag-played ag-used ag-flew ag-walked ag-resource ag-rolled ag-turn"
).split(" ");
/** What others did that is worth a line by itself. */
const TOLD = new Set("ag-logged ag-level ag-defeated ag-event ag-event-at ag-stole ag-won ag-undefeated".split(" "));

/** What sounds how, the most telling first. @type {[string, import("../../parts/sound.js").Sound][]} */
const SOUNDS = [
  ["ag-won", "over"],
  ["ag-level", "level"],
  ["ag-logged", "valor"],
  ["ag-dice", "die"],
  ["ag-rerolled", "die"],
  ["ag-die", "die"],
  ["ag-rolled", "die"],
  ["ag-foe-defeated", "conquest"],
  ["ag-event", "cards"],
  ["ag-drawn", "cards"],
  ["ag-drew", "cards"],
  ["ag-played", "cards"],
  ["ag-item", "coins"],
  ["ag-found", "coins"],
  ["ag-hurt", "wound"],
];
const ENDS = new Set(["ag-foe-defeated", "ag-undecided", "ag-combat-canceled", "ag-combat-avoided"]);
/** What is told beside how a fight ended. */
const SPOILS = new Set("ag-foe-defeated ag-undecided ag-hurt ag-defeated ag-survived ag-item ag-logged ag-level ag-found ag-stole ag-undefeated ag-combat-canceled ag-combat-avoided".split(" "));

/** Who plays each character of the table that is on the page. @type {Map<string, number>} */
const seats = new Map();

/** The table tells who plays whom, so that events, which name characters, can be told to seats.
 * @param {Record<string, import("./model.js").Hero>} heroes */
export function seatHeroes(heroes) {
  seats.clear();
  for (const hero of Object.values(heroes)) seats.set(`@ag-${hero.id}`, hero.seat);
}

/** The ids that an event names. @param {Happened} event */
const idsIn = ({ values }) =>
  Object.values(values).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) =>
      typeof each === "string" && each.startsWith("@ag-") ? [each.slice("@ag-".length)] : [],
    ),
  );

/** @param {Happened} event @param {Gallery} gallery */
export const spacesIn = (event, gallery) => idsIn(event).filter((id) => id in gallery.map.spaces);

/** The seat of the character that an event is about; -1 for none. @param {Happened} event */
export function seatIn({ values }) {
  if (typeof values.seat === "number") return values.seat;
  const hero = values.hero;
  return typeof hero === "string" ? (seats.get(hero) ?? -1) : -1;
}

/** @param {Happened} event */
export const isFight = ({ kind }) => FIGHTS.has(kind);

/** @param {string} kind */
const weight = (kind) => (HEADLINES.includes(kind) ? HEADLINES.indexOf(kind) : HEADLINES.length);

/** @type {import("../../parts/replay.js").Story} */
export const story = {
  span: "round",
  others: () => [],
  round: ({ kind, values }) => (kind === "ag-turn" ? Number(values.round) : 0),
  isTurn: ({ kind }) => kind === "ag-turn" || kind === "ag-won",
  isMyTurn: (event, me) => event.kind === "ag-turn" && seatIn(event) === me,
  isQuiet: ({ kind }) => QUIET.has(kind),
  isFight,
  isAbout: (event, me) => seatIn(event) === me,
  dice: (fresh) =>
    fresh.flatMap(({ kind, values }) => {
      if (kind === "ag-die") return [{ face: values.face, look: "bone" }];
      if (kind !== "ag-dice" && kind !== "ag-rerolled") return [];
      return [
        { face: values.red, look: "red" },
        { face: values.black, look: "black" },
      ];
    }),
  ending(fresh, before, me) {
    const fell = fresh.some((event) => event.kind === "ag-defeated" && seatIn(event) === me);
    const end = fresh.find(({ kind }) => ENDS.has(kind));
    const began = [...before, ...fresh].findLast(({ kind }) => kind === "ag-combat");
    if (!began || !(fell || (end && [seatIn(began), seats.get(String(began.values.enemy))].includes(me)))) return null;
    const good = !fell && end?.kind === "ag-foe-defeated" && seatIn(began) === me;
    const lines = fresh.filter(({ kind }) => SPOILS.has(kind)).map(({ kind, values }) => ({ id: "log-" + kind, values }));
    return { title: fell ? "seen-defeat" : good ? "seen-victory" : "seen-over", good, lines };
  },
  sound: (fresh) => soundOf(fresh, SOUNDS),
  isDeed: (event, me) => DEEDS.has(event.kind) && seatIn(event) === me,
  mark(event, me) {
    if (event.kind === "ag-defeated" && (me < 0 || seatIn(event) === me)) return "lost";
    return event.kind === "ag-dice" ? "die" : "";
  },
  headline: (events) => events.toSorted((a, b) => weight(a.kind) - weight(b.kind))[0],
  since(missed, me, begun = Infinity) {
    const events = missed.filter(({ update }) => update <= begun);
    /** @type {Entry[]} */
    const found = [];
    for (const event of events) {
      const mine = seatIn(event) === me && !DEEDS.has(event.kind) && !QUIET.has(event.kind) && !BEGUN.has(event.kind);
      if (mine || TOLD.has(event.kind))
        found.push({ told: { id: "log-" + event.kind, values: event.values }, update: event.update, mine });
    }
    return found;
  },
};
