// Names and sentences of the table, from the same messages as everywhere.
import { has, join, say, t } from "../../texts.js";
import { heroAt, heroesOf, markersAt, OVERLORD } from "./model.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").Gallery} Gallery */
/** What every part of the table is given.
 * @typedef {{scene: Scene, gallery: Gallery, desk: import("./desk.js").Desk, cards: Map<string, import("./model.js").Card>,
 *   events: import("./model.js").Happened[], chat: {from: string | number, text: string, at: string | number}[],
 *   names: string[], spoken: string[], bots: string[], away: boolean[], paused: boolean,
 *   since: number, menu: any, askLess: any, coached: boolean, view: import("../../parts/view.js").View, fit: import("../../parts/shell.js").Layout, wide: boolean, past: boolean, pointed: string[],
 *   targets: Map<string, import("./model.js").Target>, lookback: import("./table.js").Lookback,
 *   act: import("./table.js").Acts}} Around */

/** The name of anything that has an id. @param {string} id */
export const nameOf = (id) => t(`ag-${id}`);

/** @type {Record<string, string>} */
const PHASES = { start: "agt-phase-start", move: "agt-phase-move", explore: "agt-phase-explore", challenge: "agt-phase-challenge", maintain: "agt-phase-maintain" };
/** @type {Record<string, string>} */
const STAGES = { roll: "agt-stage-roll", powers: "agt-stage-powers", ranged: "agt-stage-ranged", melee: "agt-stage-melee", end: "agt-stage-end" };
/** @type {Record<string, string>} */
const EVENTS = { global: "agt-event-global", location: "agt-event-location", special: "agt-event-special" };

/** A phase of the turn. @param {string} phase */
export const phaseName = (phase) => t(PHASES[phase] ?? "agt-phase-move");
/** A step of the combat. @param {string} stage */
export const stageName = (stage) => t(STAGES[stage] ?? "agt-stage-end");
/** A kind of event. @param {string} kind */
export const eventKind = (kind) => t(EVENTS[kind] ?? "agt-event-special");

/** The event that a text belongs to, be it its front or its reverse. @param {Gallery} gallery @param {string} id */
export const eventOf = (gallery, id) => (id in gallery.events ? id : Object.keys(gallery.events).find((event) => gallery.events[event]?.back === id));
/** The side of an event that is up. @param {Around} around @param {string} id */
export const faceOf = ({ scene, gallery }, id) => (scene.turned.includes(id) ? (gallery.events[id]?.back ?? id) : id);

/** The first name of a character. @param {string} id */
export const shortName = (id) => nameOf(id).split(" ")[0] ?? "";

/** A character by its seat: its first name. @param {Scene} scene @param {number} seat @param {string[]} names */
export function heroName(scene, seat, names) {
  const hero = heroAt(scene, seat);
  return hero ? shortName(hero.id) : (names[seat] ?? "");
}

/** Sentences that the face of a card shows as numbers and signs. */
const PRINTED = new Set(
  "keywords side icons traits foe weapon armor bag potions event-global event-location event-special".split(" ").map((name) => `text-ag-${name}`),
);
/** Sentences of a higher level. */
const IMPROVED = "text-ag-improved";

/** What a card says beside its numbers, sentence by sentence. @param {Around} around @param {string} id */
export const textOf = (around, id) =>
  (around.gallery.texts[id] ?? [])
    .filter((sentence) => !PRINTED.has(sentence.id) && !sentence.id.startsWith(IMPROVED))
    .map((sentence) => say(sentence))
    .join(" ");

/** What a card says from some level on. @param {Around} around @param {string} id @returns {{level: string, text: string}[]} */
export const improvedOf = (around, id) =>
  (around.gallery.texts[id] ?? [])
    .filter((sentence) => sentence.id.startsWith(IMPROVED))
    .map((sentence) => ({ level: String(sentence.values.level).replace("@ag-level-", ""), text: say(sentence) }));

/** The side of a character that is up has a name of its own. @param {import("./model.js").Hero} hero */
export const sideName = (hero) => {
  const id = `ag-${hero.id}-${hero.side ? "other" : "start"}`;
  return has(id) ? t(id) : "";
};

/** Where a part of a number comes from. @param {string} source */
export const sourceName = (source) => (has(`ag-${source}`) ? t(`ag-${source}`) : t("agt-source"));

/** One of several. @param {string[]} words */
const anyOf = (words) => (words.length < 2 ? (words[0] ?? "") : t("ag-or", { first: words.slice(0, -1).join(t("list-between")), last: words.at(-1) ?? "" }));

/** What a goal of a quest asks for. @param {Around} around @param {import("./model.js").Errand} errand @param {number} i */
export function goalText(around, errand, i) {
  const goal = around.gallery.quests[errand.id]?.goals[i],
    state = errand.goals[i];
  if (!goal || !state) return "";
  const places = (/** @type {string[]} */ ids) => anyOf(ids.map(nameOf));
  const who = errand.target === undefined ? "" : heroName(around.scene, errand.target, around.names);
  const count = (/** @type {number} */ of) => ({ of, done: Math.min(state.count, of) });
  const traits = anyOf(goal.trait.map((trait) => nameOf("trait-" + trait)));
  const what = { traits, some: traits ? "yes" : "no", level: goal.colour ? nameOf("level-" + goal.colour) : "", coloured: goal.colour ? "yes" : "no" };
  const at = { places: places(goal.at), there: goal.at.length ? "yes" : "no" };
  if (goal.travel.length) return t("agt-goal-travel", { places: places(goal.travel) });
  if (goal.collect.length) return t("agt-goal-collect", { ...count(goal.collect.length), places: join((errand.lying?.length ? errand.lying : goal.collect).map(nameOf)) });
  if (goal.meet) return t("agt-goal-meet", { who });
  if (goal.board.includes(OVERLORD)) return t("agt-goal-overlord");
  if (goal.board.length) return t("agt-goal-board", { ...count(goal.defeat), places: places(goal.board) });
  if (goal.damage) return t("agt-goal-damage", { ...count(goal.damage), who, someone: who ? "yes" : "no" });
  if (goal.defeat) return who && !goal.encounter ? t("agt-goal-defeat-hero", { who }) : t("agt-goal-defeat", { ...count(goal.defeat), ...what, ...at });
  if (goal.discard) return t("agt-goal-discard", { ...count(goal.discard), ...what, ...at });
  if (goal.cards) return t("agt-goal-cards", { ...count(goal.cards), ...at });
  if (goal.level) return t("agt-goal-level", { level: nameOf("level-" + goal.level) });
  if (goal.wear) return t("agt-goal-wear", { ...count(goal.wear), ...what });
  if (goal.steal) return t("agt-goal-steal", { ...count(goal.steal), who, someone: who ? "yes" : "no" });
  if (goal.place) return t("agt-goal-place", { ...count(goal.place), ...at });
  return t("agt-goal-explore", { ...count(goal.explore), ...at });
}

/** What a space is called for those who hear it: name, what lies there, what can be done. @param {Around} around
 * @param {string} id @param {string} deed */
export function spaceLabel(around, id, deed) {
  const { scene, gallery } = around,
    place = gallery.map.spaces[id],
    here = scene.spaces[id];
  const parts = [nameOf(id)];
  if (place) {
    if (place.kind === "normal") parts.push(nameOf(place.region));
    parts.push(t("agt-label-level", { level: nameOf("level-" + place.level) }));
    for (const resource of place.resources ?? []) parts.push(nameOf("resource-" + resource));
    if (place.foe) parts.push(nameOf(place.foe));
  }
  for (const hero of heroesOf(scene)) if (hero.space === id) parts.push(shortName(hero.id));
  for (const [slot, marked] of markersAt(scene, id))
    parts.push(t(marked.aggro ? "agt-label-aggro" : "agt-label-marker", { foe: nameOf(marked.foe), number: Number(slot) }));
  if (here?.tokens) parts.push(t("agt-label-tokens", { count: here.tokens }));
  for (const token of here?.known ?? []) parts.push(nameOf(token));
  for (const event of here?.events ?? []) parts.push(nameOf(faceOf(around, event)));
  for (const [trap] of here?.traps ?? []) parts.push(nameOf(trap));
  if (deed) parts.push(deed);
  return parts.join(", ");
}

/** Who must do what. @param {Around} around @returns {{who: string, what: string}} */
export function promptOf(around) {
  const { scene, spoken, names } = around;
  if (scene.over) return { who: "", what: scene.winners.length ? t("agt-over", { names: join(scene.winners.map((seat) => heroName(scene, seat, names))) }) : t("sw-over") };
  if (around.past) return { who: "", what: t("agt-past", { round: scene.round }) };
  if (!scene.question) return { who: "", what: t("sw-wait") };
  if (around.paused) return { who: "", what: t("table-paused-prompt") };
  if (scene.question.options.length) {
    const hero = heroAt(scene, scene.me);
    const walks = scene.question.kind === "ag-move",
      what = walks ? t(around.targets.size ? "agt-where-to" : "agt-before-going-on") : say(scene.question.prompt, spoken);
    // A prompt that begins with the name says it once.
    return { who: hero && !what.startsWith(nameOf(hero.id)) ? shortName(hero.id) : "", what };
  }
  if (scene.question.window) return { who: "", what: t("orders-window") };
  const awaited = join(scene.question.awaits.map((seat) => names[seat] ?? ""));
  const bot = scene.question.awaits.every((seat) => around.bots[seat]);
  return { who: "", what: t(bot ? "sw-thinking" : "sw-waiting", { names: awaited, count: scene.question.awaits.length }) };
}
