// What the page reads out of a scene: phases, groups of options, targets on the map, costs in words.

/** @typedef {import("../../types/engine.js").Item} Item */
/** @typedef {import("../../types/engine.js").GalleryCard} Card */
/** @typedef {import("../../texts.js").Told} Told */
/** @typedef {import("../../types/small_world.js").RegionScene} RegionScene */
/** @typedef {import("../../types/small_world.js").PlayerScene} PlayerScene */
/** @typedef {import("../../types/small_world.js").OptionScene} Option */
/** @typedef {import("../../types/small_world.js").SceneQuestion} Question */
/** @typedef {import("../../types/small_world.js").ComboScene} Combo */
/** @typedef {import("../../types/small_world.js").TableScene} Scene */
/** @typedef {import("../../types/small_world.js").BoxGallery} Gallery */
/** @typedef {import("../../net.js").Happened} Happened */

/** The steps of a turn, and the questions that belong to each. */
export const STEPS = /** @type {const} */ (["ready", "conquer", "redeploy", "score"]);
/** @type {Record<string, typeof STEPS[number]>} */
const STEP_OF = {
  pick: "ready",
  turn: "ready",
  form: "ready",
  side: "ready",
  reveal: "ready",
  bomb: "ready",
  conquer: "conquer",
  afterwards: "conquer",
  assault: "conquer",
  retreat: "conquer",
  recruit: "redeploy",
  redeploy: "redeploy",
  bombs: "score",
  build: "score",
  lay: "score",
  objectives: "score",
};

/** @param {Scene} scene */
export const stepOf = (scene) => STEP_OF[scene.question?.kind ?? ""] ?? "ready";

/** The options of the seat, or none when others must answer. @param {Scene} scene @returns {Option[]} */
export const optionsOf = (scene) => scene.question?.options ?? [];

/** @param {Scene} scene */
export const isMine = (scene) => optionsOf(scene).length > 0;

/** What an option does, as one word: conquests with and without the die are one thing to do. @param {Option} option */
export const verbOf = (option) => (option.kind === "conquer" || option.kind === "attempt" ? "attack" : option.kind);

/** The kinds of things one can do on the map now, the usual one first. @param {Scene} scene @returns {Map<string, Option[]>} */
export function verbsOf(scene) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of optionsOf(scene)) {
    if (!placesOf(option).length) continue;
    const verb = verbOf(option);
    found.set(verb, [...(found.get(verb) ?? []), option]);
  }
  const rank = ["attack", "place", "retreat", "lay"];
  return new Map([...found].sort(([a], [b]) => ((rank.indexOf(a) + 9) % 9) - ((rank.indexOf(b) + 9) % 9)));
}

/** Options that are answered by a button alone. @param {Scene} scene */
export const buttonsOf = (scene) => optionsOf(scene).filter((o) => !placesOf(o).length && o.kind !== "pick");

/** The regions that an option names. @param {Option} option @returns {string[]} */
export const placesOf = (option) => [option.region, option.to].filter((r) => r !== undefined);

/** Options by the region that is touched for them. With `from`, the second region of what was begun there.
 * @param {Option[]} options @param {string} from @returns {Map<string, Option[]>} */
export function targetsOf(options, from) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  const add = (/** @type {string} */ region, /** @type {Option} */ option) =>
    found.set(region, [...(found.get(region) ?? []), option]);
  for (const option of options) {
    const both = option.kind === "exchange";
    if (from) {
      if (option.region === from && option.to) add(option.to, option);
      else if (both && option.to === from && option.region) add(option.region, option);
      continue;
    }
    if (option.region) add(option.region, option);
    else if (option.to) add(option.to, option);
    if (both && option.to) add(option.to, option);
  }
  for (const list of found.values()) list.sort((a, b) => worth(a) - worth(b));
  return found;
}

/** The plainest way first: sure before the die, cheap before dear, without coins before with. @param {Option} o */
const worth = (o) =>
  (o.odds && o.kind !== "conquer" ? 100 : 0) +
  (o.dues?.reduce((sum, d) => sum + d.amount, 0) ?? 0) * 10 +
  (o.cost ?? 0) +
  (o.ways?.length ?? 0) * 0.1;

/** The options of a region, the one that is meant first. @param {Option[]} options @param {string} meant its key */
export const meantFirst = (options, meant) => options.toSorted((a, b) => Number(b.key === meant) - Number(a.key === meant));

/** Whether something more must be said than the region that is touched first: where to, or with what.
 * @param {Option[]} options of that region */
export const needsSecond = (options) => new Set(options.map((o) => o.to)).size > 1 || options[0]?.kind === "exchange";

/** Whether an option rolls the die. @param {Option} option */
export const rolls = (option) => option.kind === "attempt" || option.kind === "assault";

/** The regions taken since the turn began, by seat. @param {Happened[]} events @returns {Map<string, number>} */
export function takenNow(events) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (let i = events.length - 1; i >= 0; i--) {
    const { kind, values } = events[i];
    if (kind === "turn" || kind === "murlocs") break;
    if (kind === "conquered" && typeof values.region === "string")
      found.set(values.region.replace("@region-", ""), values.seat);
  }
  return found;
}

/** The parts of a cost that made a difference, and whether the sum was replaced or lifted.
 * @param {number} base @param {Item[]} items @param {number} total
 * @returns {{adds: Item[], fixed: Item | null, floor: Item | null}} */
export function partsOf(base, items, total) {
  const adds = items.filter((item) => item.layer === "add" && item.amount !== 0);
  const fixed = items.filter((item) => item.layer === "fix").at(-1) ?? null;
  const sum = fixed ? fixed.amount : adds.reduce((n, item) => n + item.amount, base);
  const floor = total > sum ? (items.find((item) => item.layer === "floor" && item.amount === total) ?? null) : null;
  return { adds, fixed, floor };
}

/** Incomes with the same source become one. @param {{source: string, amount: number}[]} items @returns {{source: string, amount: number}[]} */
export function merged(items) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { source, amount } of items) sums.set(source, (sums.get(source) ?? 0) + amount);
  return [...sums].map(([source, amount]) => ({ source, amount })).filter((each) => each.amount);
}

/** @param {{amount: number}[]} items */
export const total = (items) => items.reduce((sum, item) => sum + item.amount, 0);

/** The option that ends what is going on. @param {Scene} scene */
export const endOf = (scene) => optionsOf(scene).find((o) => ENDS.has(o.kind));
const ENDS = new Set(["done", "give_up", "pass", "reveal_all"]);

/** What to ask the table about a region that is no target now. @param {Scene} scene @param {string} region @param {string} verb
 * @returns {string[]} */
export function triesOf(scene, region, verb) {
  const kind = scene.question?.kind;
  const first = optionsOf(scene)[0];
  if (kind === "redeploy") return [`place:${region}`];
  if (kind === "retreat") return [`retreat:${region}`];
  if (first?.kind === "lay" || kind === "bombs" || kind === "objectives")
    return [`lay:${optionsOf(scene).find((o) => o.kind === "lay")?.piece ?? "bomb"}>${region}`];
  if (verb && verb !== "attack" && verb !== "place") return [`${verb}:${region}`];
  return [`conquer:${region}`, `attempt:${region}`];
}

/** Colours of seats that agree with the team they play for. @type {Record<string, string[]>} */
const TEAM_COLOURS = { alliance: ["#2a4b8d", "#0f6a86", "#4a63a8"], horde: ["#8c1c13", "#b04a16", "#7a2440"], neutral: ["#7c5f14"] };

/** Colours for the seats of a table on which teams play, as a style; elsewhere every seat has its own. @param {Scene} scene */
export const seatColours = ({ players }) =>
  players
    .map(({ seat, team }) => {
      const colours = TEAM_COLOURS[team ?? ""];
      const mates = players.filter((each) => each.team === team).map((each) => each.seat);
      return colours ? `--seat-${seat + 1}: ${colours[mates.indexOf(seat)] ?? colours[0]}` : "";
    })
    .filter(Boolean)
    .join("; ");

/** What is to be known of how teams are counted, for a sentence. @param {Scene} scene */
export const countingOf = (scene) => {
  const sizes = teamsOf(scene).map(({ seats }) => seats.length);
  return { score: scene.team_score, times: Math.max(...sizes) / Math.min(...sizes) };
};

/** The sides that win together, and what each counts as far as its purses are open. @param {Scene} scene
 * @returns {{team: string, seats: number[], points: number | null}[]} */
export function teamsOf({ players, team_score }) {
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))];
  // SW-TEAM-04: a lone player's coins count once for each member of the other teams.
  const most = Math.max(...teams.map((team) => players.filter((each) => each.team === team).length));
  return teams.map((team) => {
    const members = players.filter((each) => each.team === team),
      coins = members.flatMap(({ coins }) => coins ?? []);
    const counted = team_score === "sum" ? Math.floor((coins.reduce((sum, each) => sum + each, 0) * most) / members.length) : Math.min(...coins);
    return { team, seats: members.map(({ seat }) => seat), points: coins.length === members.length ? counted : null };
  });
}
