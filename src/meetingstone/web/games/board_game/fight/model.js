// Questions about a fight that need no drawing: what lies in the boxes, what the dice bring, and what comes of it.
import { optionsOf } from "../model.js";

/** @typedef {import("../model.js").Scene} Scene */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Faction} Faction */
/** @typedef {import("../model.js").Boxes} Boxes */
/** @typedef {import("../model.js").Die} Die */
/** @typedef {import("../model.js").Foe} Foe */

/** Places in `Boxes`. */
export const DAMAGE = 0;
export const DEFENSE = 1;
export const ATTRITION = 2;
export const ARMOR = 3;
/** The box that a die feeds. */
const FEEDS = { blue: DAMAGE, red: DEFENSE, green: ARMOR };
export const FACES = 8;
/** Questions after the last round that still belong to the fight. */
const AFTERWARDS = new Set(["bg-combat_end", "bg-loot"]);

/** Whether a fight is going on; its memory stays on the table while it is rewarded. @param {Scene} scene */
export const isFought = (scene) =>
  Boolean(scene.fight && (scene.fight.step !== "end" || AFTERWARDS.has(scene.question?.kind ?? "")));

/** The side whose Combat Area comes first: of the one who attacks now. @param {Scene} scene @param {Fighting} fight @returns {Faction} */
export function sideOf(scene, fight) {
  return scene.heroes[fight.attack?.hero ?? ""]?.faction ?? fight.attackers;
}

/** Do the dice show something that is not counted yet? @param {Fighting} fight */
export const areCounted = (fight) => !fight.attack || !fight.attack.dice.some((die) => die.face) || fight.step === "place";

/** Tokens of a Combat Area: those that lie there, those of this Attack Phase, and those that only a reroll can bring.
 * @param {Fighting} fight @param {Faction} faction @param {boolean} attacks whether the running attack is theirs
 * @param {Die[]} again dice that are to be rerolled
 * @returns {{lies: Boxes, fresh: Boxes, may: Boxes}} */
export function tokensOf(fight, faction, attacks, again) {
  const boxes = fight.boxes[faction],
    attack = attacks ? fight.attack : null;
  const placed = attack?.placed ?? [0, 0, 0, 0],
    coming = attack?.coming ?? [0, 0, 0, 0];
  const lies = /** @type {Boxes} */ (boxes.map((count, box) => Math.max(0, count - Math.max(0, placed[box] ?? 0))));
  const fresh = /** @type {Boxes} */ (boxes.map((count, box) => count - (lies[box] ?? 0) + (coming[box] ?? 0)));
  /** @type {Boxes} */
  const may = [0, 0, 0, 0];
  for (const die of again) {
    const box = FEEDS[die.colour];
    may[box] += 1;
    if (die.hits) fresh[box] -= 1;
  }
  return { lies, fresh, may };
}

/** @param {Boxes} lies @param {Boxes} fresh @returns {Boxes} */
export const together = (lies, fresh) => /** @type {Boxes} */ (lies.map((count, box) => count + (fresh[box] ?? 0)));

/** Defense Phase with these tokens: who falls to the Ranged Strike (strongest Attack first), wounds, and hits at Resolution.
 * @param {Fighting} fight @param {Boxes} boxes */
export function outcomeOf(fight, boxes) {
  const standing = [...fight.foes].sort((a, b) => b.attack - a.attack || a.health - b.health);
  let damage = boxes[DAMAGE];
  /** @type {Foe[]} */
  const struck = [];
  for (let at = 0; at < standing.length; ) {
    const foe = /** @type {Foe} */ (standing[at]);
    if (foe.health > damage) at += 1;
    else {
      damage -= foe.health;
      struck.push(...standing.splice(at, 1));
      at = 0;
    }
  }
  const attack = sum(standing.map((foe) => foe.attack));
  const health = sum(standing.map((foe) => foe.health));
  const joined = damage + boxes[DEFENSE] + (fight.pressure ? boxes[ATTRITION] : 0);
  return { struck, attack, wounds: Math.max(0, attack - boxes[DEFENSE] - boxes[ARMOR]), joined, health, won: joined >= health };
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Whether a die, as it lies, sets the opponents' ability to work. @param {Fighting} fight @param {Die} die */
export const isHarmful = ({ harm }, die) =>
  Boolean(harm && !harm.over && die.face && die.face <= harm.top && harm.colours.includes(die.colour));

// ---- picking dice

/** Whether the question is about dice. @param {Scene} scene */
export const asksDice = (scene) => optionsOf(scene).some((option) => option.kind === "die") && Boolean(scene.fight?.attack);

/** The places of the dice that may be picked. @param {Scene} scene */
export function openDice(scene) {
  const keys = new Set(optionsOf(scene).flatMap((option) => (option.die ? [option.die] : [])));
  return (scene.fight?.attack?.dice ?? []).flatMap((die, i) => (!die.chosen && keys.has(die.key) ? [i] : []));
}

/** Whether several dice are picked before anything is sent. @param {Scene} scene */
export const picksMany = (scene) => {
  const picks = scene.fight?.picks;
  return Boolean(picks && asksDice(scene) && (Math.min(picks.most, openDice(scene).length) > 1 || rerolls(scene)));
};

/** Whether the question is which dice to reroll with the Reroll value. @param {Scene} scene */
export const rerolls = (scene) => optionsOf(scene).some(({ kind }) => kind === "keep" || kind === "reroll");

/** The dice in mind after one was touched: it comes or goes; when all are taken, it replaces the first.
 * @param {Scene} scene @param {number[]} picked @param {number} die */
export function toggled(scene, picked, die) {
  if (picked.includes(die)) return picked.filter((each) => each !== die);
  const most = scene.fight?.picks?.most ?? 1;
  return [...picked.slice(Math.max(0, picked.length + 1 - most)), die];
}

/** Whether so many dice are enough. @param {Scene} scene @param {number} count */
export function isEnough(scene, count) {
  const picks = scene.fight?.picks;
  return Boolean(picks && count >= Math.min(picks.least, openDice(scene).length) && count <= picks.most && count % picks.step === 0);
}

/** The answers that picking these dice takes. A question with one answer is never asked, so its key is left out.
 * @param {Scene} scene @param {number[]} picked */
export function chainOf(scene, picked) {
  const { fight } = scene,
    dice = fight?.attack?.dice ?? [],
    picks = fight?.picks;
  if (!picks) return [];
  const again = rerolls(scene),
    begun = optionsOf(scene).some(({ kind }) => kind === "enough");
  const left = openDice(scene).map((i) => dice[i]?.key ?? "");
  // Beside the dice one may stop: always in a reroll, else after the first die unless all must be picked.
  const stops = (/** @type {number} */ count) =>
    again || (count ? picks.least < picks.most && count % picks.step === 0 : begun);
  /** @type {string[]} */
  const keys = [];
  picked.forEach((at, count) => {
    const key = dice[at]?.key ?? "";
    if (new Set(left).size + Number(stops(count)) > 1) keys.push(`die:${key}`);
    left.splice(left.indexOf(key), 1);
  });
  if (picked.length < picks.most && left.length && stops(picked.length)) keys.push(again ? "reroll" : "enough");
  return keys;
}

/** Dice that one would reroll first: harmful ones, then misses, as many as may be. @param {Scene} scene */
export function worstDice(scene) {
  const { fight } = scene,
    dice = fight?.attack?.dice ?? [];
  if (!fight) return [];
  const rank = (/** @type {Die} */ die) => (isHarmful(fight, die) ? 0 : die.hits ? 2 : 1);
  return openDice(scene)
    .filter((i) => rank(/** @type {Die} */ (dice[i])) < 2)
    .sort((a, b) => rank(/** @type {Die} */ (dice[a])) - rank(/** @type {Die} */ (dice[b])))
    .slice(0, fight.picks?.most ?? 0);
}
