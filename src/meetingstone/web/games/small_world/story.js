// What the events of Small World mean to somebody who looks back: turns, rounds, what matters and what is mine.
import { soundOf } from "../../parts/sound.js";
import { t } from "../../texts.js";

/** @typedef {import("./model.js").Happened} Happened */
/** @typedef {import("../../parts/since.js").Entry} Entry */

/** What happens every turn and shows on the map anyway. */
export const QUIET = new Set(["placed", "readied", "combo", "emptied", "boards", "turn", "murlocs"]);
/** What only comes of an answer of the seat that it names; a single place to redeploy to, say, answers itself. */
const DEEDS = new Set(
  "picked conquered attempt attempt-failed assault abandoned score declined intimidated exchanged stolen laid".split(" "),
);
/** What tells a moment, the weightiest first. */
const HEADLINES = (
  "end bomb-explodes declined attempt-failed conquered picked score vanished exchanged stolen intimidated assault " +
  "abandoned revealed recruited laid raised placed round turn murlocs"
).split(" ");
/** What sounds how, the most telling first. @type {[string, import("../../parts/sound.js").Sound][]} */
const SOUNDS = [
  ["end", "over"],
  ["attempt", "die"],
  ["attempt-failed", "die"],
  ["assault", "die"],
  ["bomb-explodes", "overlord"],
  ["conquered", "conquest"],
  ["picked", "cards"],
  ["declined", "cards"],
  ["score", "coins"],
  ["gain", "coins"],
  ["pay", "coins"],
];
/** What is rolled. */
const ROLLS = new Set(["attempt", "attempt-failed", "assault"]);
/** What others did that is worth a line by itself. */
const TOLD = new Set("picked declined score attempt-failed bomb-explodes exchanged stolen vanished".split(" "));

/** @param {string} kind */
const weight = (kind) => (HEADLINES.includes(kind) ? HEADLINES.indexOf(kind) : HEADLINES.length);

/** The regions that an event names. @param {Happened} event @returns {string[]} */
export const regionsOf = ({ values }) =>
  [values.region, values.other, values.goal].flatMap((name) =>
    typeof name === "string" && name.startsWith("@region-") ? [name.slice("@region-".length)] : [],
  );

/** Whether a Region was taken from a seat; from anybody, for somebody who only watches. @param {Happened} event @param {number} me */
const isLoss = ({ kind, values }, me) =>
  kind === "conquered" && values.loser >= 0 && values.loser !== values.seat && (me < 0 || values.loser === me);

/** Whether an event takes something from a seat, or brings it coins that it did not score. @param {Happened} event @param {number} me */
const isMine = (event, me) =>
  isLoss(event, me) ||
  (["gain", "pay", "spared", "vanished"].includes(event.kind) && event.values.seat === me) ||
  (event.kind === "pay" && event.values.payee === me);

/** In their own mode the Murlocs are the player after the last seat. @param {import("./model.js").Scene} scene */
export function othersAt(scene) {
  return scene.mode === "murlocs" ? [t("race-murlocs")] : [];
}

/** @type {import("../../parts/replay.js").Story} */
export const story = {
  others: othersAt,
  span: "round",
  round: ({ kind, values }) => (kind === "round" ? Number(values.round) : 0),
  isTurn: ({ kind }) => kind === "turn" || kind === "murlocs" || kind === "end",
  isMyTurn: ({ kind, values }, me) => kind === "turn" && values.seat === me,
  isQuiet: ({ kind }) => QUIET.has(kind),
  isFight: () => false,
  isAbout: isMine,
  dice: (fresh) => fresh.flatMap(({ kind, values }) => (ROLLS.has(kind) ? [{ face: values.die, look: "bone" }] : [])),
  ending: () => null,
  sound: (fresh) => soundOf(fresh, SOUNDS),
  isDeed: ({ kind, values }, me) => values.seat === me && DEEDS.has(kind),
  mark(event, me) {
    if (isLoss(event, me)) return "lost";
    if (event.kind === "attempt") return "die";
    return event.kind === "declined" ? "decline" : "";
  },
  headline: (events) => events.toSorted((a, b) => weight(a.kind) - weight(b.kind))[0],
  since(events, me) {
    /** @type {Entry[]} */
    const found = [];
    /** The conquests of the turn that goes on, which are told together. @type {Entry | null} */
    let conquests = null;
    for (const event of events) {
      const { kind, values, update } = event;
      if (story.isTurn(event)) conquests = null;
      if (isMine(event, me)) {
        const id = kind === "conquered" ? "sw-since-taken" : "log-" + kind;
        found.push({ told: { id, values }, update, mine: true });
      } else if (kind === "conquered") {
        if (!conquests) {
          conquests = { told: { id: "sw-since-conquered", values: { seat: values.seat, count: 0 } }, update, mine: false };
          found.push(conquests);
        }
        /** @type {any} */ (conquests.told.values).count++;
      } else if (TOLD.has(kind)) found.push({ told: { id: "log-" + kind, values }, update, mine: false });
    }
    return found;
  },
};
