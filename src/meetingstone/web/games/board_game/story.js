// What the events of the Board Game mean to somebody who looks back: turns, what matters and what is mine.

import { soundOf } from "../../parts/sound.js";
import { iconOf } from "./signs.js";

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

/** What sounds how, the most telling first. @type {[string, import("../../parts/sound.js").Sound][]} */
const SOUNDS = [
  ["bg-wins", "over"],
  ["bg-overlord-falls", "over"],
  ["bg-tie", "over"],
  ["bg-final", "overlord"],
  ["bg-nefarian-moves", "overlord"],
  ["bg-kazzak-found", "overlord"],
  ["bg-level", "level"],
  ["bg-rolled", "die"],
  ["bg-rerolled", "die"],
  ["bg-rolled-more", "die"],
  ["bg-slain", "conquest"],
  ["bg-bought", "coins"],
  ["bg-sold", "coins"],
  ["bg-gold", "coins"],
  ["bg-event", "cards"],
  ["bg-drew", "cards"],
  ["bg-trained", "cards"],
  ["bg-talent", "cards"],
  ["bg-used", "cards"],
];
/** What is told beside how a fight ended. */
const SPOILS = new Set("bg-slain bg-lost bg-defeated bg-combat-over bg-pvp-won bg-pvp-undecided bg-looted bg-drew bg-received bg-gold bg-xp bg-level bg-completed".split(" "));
const ENDS = new Set(["bg-combat-over", "bg-pvp-won", "bg-pvp-undecided"]);

/** Who plays each character of the table that is on the page. @type {Map<string, number>} */
const seats = new Map();
/** The side of each seat. @type {Map<number, string>} */
const sides = new Map();

/** Dice that an event shows. @param {Happened} event @returns {string[]} */
const shownIn = ({ values }) => (Array.isArray(values.dice) ? values.dice.filter((name) => name !== "@bg-no-dice") : []);
/** @param {string} name `@bg-shows-red-8` */
const dieOf = (name) => {
  const [, , look = "", face = ""] = name.split("-");
  return { look, face };
};

/** What fell: all dice of a roll, those that a reroll changed. @param {Happened[]} fresh @param {Happened[]} before */
function thrown(fresh, before) {
  const event = fresh.find(({ kind }) => kind === "bg-rolled" || kind === "bg-rerolled" || kind === "bg-rolled-more");
  if (!event) return [];
  const lay = event.kind === "bg-rerolled" ? shownIn(before.findLast(({ kind }) => kind.startsWith("bg-r") && kind.includes("rolled")) ?? event) : [];
  return shownIn(event).filter((name) => {
    const at = lay.indexOf(name);
    if (at >= 0) lay.splice(at, 1);
    return at < 0;
  });
}

/** The table tells who plays whom, so that events, which name characters, can be told to seats.
 * @param {Record<string, import("./model.js").Hero>} heroes */
export function seatHeroes(heroes) {
  seats.clear();
  sides.clear();
  for (const hero of Object.values(heroes)) {
    seats.set(`@bg-${hero.id}`, hero.seat);
    sides.set(hero.seat, `@bg-${hero.faction}`);
  }
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
  isMyTurn: ({ kind, values }, me) => kind === "bg-turn" && sides.get(me) === values.faction,
  isQuiet: ({ kind }) => QUIET.has(kind),
  isFight,
  isAbout,
  dice: (fresh, before) => thrown(fresh, before).map(dieOf),
  ending(fresh, before, me) {
    const end = fresh.find(({ kind }) => ENDS.has(kind));
    const began = [...before, ...fresh].findLast(({ kind }) => kind === "bg-combat" || kind === "bg-pvp");
    if (!end || !began || !isAbout(began, me)) return null;
    const good = end.values.won === 1 || (end.kind === "bg-pvp-won" && end.values.faction === sides.get(me));
    const title = good ? "seen-victory" : end.kind === "bg-pvp-won" || fresh.some((event) => event.kind === "bg-defeated" && isAbout(event, me)) ? "seen-defeat" : "seen-over";
    const fought = [...before, ...fresh].slice([...before, ...fresh].lastIndexOf(began));
    const dice = shownIn(fought.findLast((event) => shownIn(event).length > 0) ?? end).map(dieOf);
    const fallen = fought.filter(({ kind }) => kind === "bg-slain").map(({ values }) => iconOf(String(values.foe).slice("@bg-".length)));
    const lines = fresh.filter(({ kind }) => SPOILS.has(kind)).map(({ kind, values }) => ({ id: "log-" + kind, values }));
    return { title, good, lines, dice, fallen };
  },
  sound: (fresh) => soundOf(fresh, SOUNDS),
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
