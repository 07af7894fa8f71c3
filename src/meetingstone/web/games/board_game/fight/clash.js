// What two Combat Areas of characters do to each other: what armor takes off, what strikes at once, what is left at Resolution.
import { FACTIONS, against } from "../model.js";
import { areCounted, ARMOR, ATTRITION, DAMAGE, DEFENSE, FACES, tokensOf, together } from "./model.js";

/** @typedef {import("../model.js").Scene} Scene */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Faction} Faction */
/** @typedef {import("../model.js").Boxes} Boxes */
/** @typedef {import("../model.js").Die} Die */
/** @typedef {import("../words.js").Around} Around */
/** What one side does to the other: hits that the enemy's armor takes off in each box, hits that strike at once, hits that
 * stand against the enemy's at Resolution; and the wounds that it suffers, in both steps.
 * @typedef {{cut: [number, number, number], strikes: number, joins: number, atOnce: number, later: number, suffers: number}} Side */

/** Both Combat Areas as the dice of the running attack would leave them. @param {Scene} scene @param {Fighting} fight @param {Die[]} again
 * @returns {Record<Faction, ReturnType<typeof tokensOf>>} */
export const tokensOfBoth = (scene, fight, again) =>
  /** @type {any} */ (
    Object.fromEntries(
      FACTIONS.map((faction) => {
        const attacks = scene.heroes[fight.attack?.hero ?? ""]?.faction === faction;
        return [faction, tokensOf(fight, faction, attacks, attacks ? again : [])];
      }),
    )
  );

/** What armor takes off as its owner would want it: damage first, then defense; attrition by itself (BG-PVP-09).
 * @param {Boxes} hits @param {number} armor @returns {[number, number, number]} */
function cutBy(hits, armor) {
  const damage = Math.min(hits[DAMAGE], armor);
  return [damage, Math.min(hits[DEFENSE], armor - damage), Math.min(hits[ATTRITION], armor)];
}

/** What comes of the round if it ends with these boxes. @param {Fighting} fight @param {Record<Faction, Boxes>} boxes
 * @param {Partial<Record<Faction, [number, number, number]>>} [cuts] what is taken off a side's hits, where that is chosen
 * @returns {Record<Faction, Side>} */
export function clashOf(fight, boxes, cuts = {}) {
  const done = (/** @type {Faction} */ faction) => {
    const hits = boxes[faction],
      cut = cuts[faction] ?? cutBy(hits, boxes[against(faction)][ARMOR]);
    return { cut, strikes: hits[DAMAGE] - cut[0], joins: hits[DEFENSE] + hits[ATTRITION] - cut[1] - cut[2] };
  };
  const both = { horde: done("horde"), alliance: done("alliance") };
  const suffered = (/** @type {Faction} */ faction) => {
    const enemy = both[against(faction)],
      later = Math.max(0, enemy.joins - (fight.deadly ? 0 : both[faction].joins));
    return { ...both[faction], atOnce: enemy.strikes, later, suffers: enemy.strikes + later };
  };
  return { horde: suffered("horde"), alliance: suffered("alliance") };
}

/** What to expect of the round for the side that attacks: how likely it wounds more than it suffers, and both wounds.
 * @param {Scene} scene @param {Fighting} fight @param {Die[]} again dice that are rerolled */
export function clashOdds(scene, fight, again) {
  const attack = /** @type {import("../model.js").Attack} */ (fight.attack),
    side = scene.heroes[attack.hero]?.faction ?? fight.attackers,
    enemy = against(side);
  const tokens = tokensOfBoth(scene, fight, again);
  const sure = together(tokens[side].lies, tokens[side].fresh),
    theirs = together(tokens[enemy].lies, tokens[enemy].fresh);
  // Hits of each colour are independent: chances of (blue, red, green) are products of three rows.
  const rows = /** @type {const} */ (["blue", "red", "green"]).map((colour) => {
    const needed = colour === "green" ? attack.armor_from : attack.threat.total;
    const chance = Math.max(0, FACES + 1 - needed) / FACES;
    return again.filter((die) => die.colour === colour).reduce((row, _) => [...row, 0].map((share, i) => share * (1 - chance) + (row[i - 1] ?? 0) * chance), [1]);
  });
  const odds = { more: 0, we: 0, they: 0 };
  rows[0]?.forEach((p, blue) =>
    rows[1]?.forEach((q, red) =>
      rows[2]?.forEach((r, green) => {
        const mine = /** @type {Boxes} */ ([sure[0] + blue, sure[1] + red, sure[2], sure[3] + green]);
        const clash = clashOf(fight, /** @type {Record<Faction, Boxes>} */ ({ [side]: mine, [enemy]: theirs }));
        const chance = p * q * r;
        if (clash[enemy].suffers > clash[side].suffers) odds.more += chance;
        odds.we += chance * clash[side].suffers;
        odds.they += chance * clash[enemy].suffers;
      }),
    ),
  );
  return { side, enemy, ...odds };
}

/** Whether the odds of a reroll can be told. @param {Fighting} fight */
export const hasOdds = (fight) => fight.kind === "pvp" && Boolean(fight.attack) && !areCounted(fight);

/** What tells of a roll: of the pool, of the pool after a reroll, of more dice. */
export const ROLLS = new Set(["bg-rolled", "bg-rerolled", "bg-rolled-more"]);

/** Events of the round that is fought. @param {Around} around */
function roundOf({ events }) {
  const begin = events.findLastIndex(({ kind }) => kind === "bg-pvp" || kind === "bg-resolution");
  return events.slice(begin + 1);
}

const heroIn = (/** @type {import("../model.js").Happened} */ event) => String(event.values.hero ?? "").replace("@bg-", "");

/** Who has attacked in this round, in order. @param {Around} around */
export const attackedOf = (around) => roundOf(around).flatMap((event) => (event.kind === "bg-placed" ? [heroIn(event)] : []));

/** @param {unknown} name `@bg-shows-red-8` @param {{threat: number, armor: number}} needed */
function dieIn(name, needed) {
  const [, colour = "", face = "0"] = /shows-(\w+)-(\d)/.exec(String(name)) ?? [];
  const hits = Number(face) >= (colour === "green" ? needed.armor : needed.threat);
  return { colour, face: Number(face), hits };
}

/** The last roll of a side in this round: its dice stay where they lie. @param {Around} around @param {Faction} faction */
export function lastRollOf(around, faction) {
  let hero = "",
    needed = { threat: 0, armor: 0 };
  /** @type {ReturnType<typeof dieIn>[]} */
  let dice = [];
  for (const event of roundOf(around)) {
    const who = heroIn(event);
    if (around.scene.heroes[who]?.faction !== faction || !ROLLS.has(event.kind)) continue;
    if (event.kind === "bg-rolled") needed = { threat: Number(event.values.threat), armor: Number(event.values.armor) };
    const fell = (Array.isArray(event.values.dice) ? event.values.dice : []).map((die) => dieIn(die, needed)).filter((die) => die.colour);
    dice = event.kind === "bg-rolled-more" && who === hero ? [...dice, ...fell] : fell;
    hero = who;
  }
  return hero ? { hero, dice } : null;
}
