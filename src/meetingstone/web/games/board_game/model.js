// The scene as the server sends it, and questions about it that need no drawing.

/** @typedef {{id: string, values: Record<string, any>}} Phrase */
/** @typedef {import("../../net.js").Happened} Happened */
/** @typedef {"horde" | "alliance"} Faction */
/** @typedef {{cards: string[], printed?: string, covered?: boolean}} Area */
/** @typedef {{id: string, seat: number, faction: Faction, region: string | null, level: number, xp: number,
 *   health: number, max_health: number, energy: number, max_energy: number, gold: number, actions: number,
 *   stun: number, curse: number, bag: string[], spellbook: string[], areas: Area[], talents: string[],
 *   prizes: string[], pet: {card: string, health: number, of: number} | null, combo: Record<string, number>}} Hero */
/** @typedef {{kind: string, colour: "green" | "red" | "blue", count: number, quest: string | null}} Group */
/** @typedef {{creatures?: Group[], bosses?: string[], overlord?: boolean, counter?: boolean, wars?: string[],
 *   plague?: boolean}} Region */
/** @typedef {{id: string, left: number, of: number}} QuestUp */
/** @typedef {{seats: number[], xp: number, stronger: boolean, quests: QuestUp[], decks: Record<string, number>}} Side */
/** @typedef {{id: string, boss: string, threat: number, attack: Record<Faction, number>, health: number,
 *   region: string | null, counters: {region: string, what: string | null}[], way: string[]}} Overlord */
/** @typedef {{id: string, since: number, regions?: string[], heroes?: string[], cards?: string[], gold?: number,
 *   kept?: Record<Faction, string[]>, tried?: Faction[], boss?: string, values?: [number, number, number]}} EventUp */
/** @typedef {{key: string, id: string, colour: string | null, quest: string | null, threat: number, attack: number,
 *   health: number}} Foe */
/** @typedef {{key: string, colour: "red" | "blue" | "green", face: number, hits?: boolean, spotted?: boolean,
 *   rerolled?: boolean, chosen?: boolean, fixed?: number}} Die */
/** @typedef {{source: string, layer: string, amount: number, rule: string}} Item */
/** @typedef {{total: number, items: Item[]}} Value */
/** Damage, defense, attrition and armor. @typedef {[number, number, number, number]} Boxes */
/** @typedef {{hero: string, dice: Die[], removed: Record<string, number>, reroll: Value, rerolls: number,
 *   attrition: Value, threat: Value, armor_from: number, placed: Boxes, coming: Boxes}} Attack */
/** The opponents' ability. @typedef {{colours: string[], top: number, at: string, health: number, over: boolean}} Harm */
/** @typedef {{kind: "blue" | "quest" | "boss" | "pvp", region: string | null, attackers: Faction,
 *   sides: Record<Faction, string[]>, began: string[], fallen: string[], foes: Foe[], killed: Foe[], round: number,
 *   step: string, boxes: Record<Faction, Boxes>, lost_dice: Record<string, number>, order: string[],
 *   deadly: boolean, used: Record<string, string[]>, harm: Harm | null, pressure: boolean, wounds: number,
 *   picks: {least: number, most: number, step: number} | null, attack: Attack | null}} Fighting */
/** @typedef {{steps: string[], flies: boolean, stops: boolean, keys: string[]}} Route */
/** @typedef {{key: string, kind: string, text: Phrase, hero?: string, heroes?: string[], card?: string, other?: string,
 *   ability?: number, region?: string, to?: string, die?: string, quest?: string, foe?: string, target?: string,
 *   area?: number, energy?: number, plain?: boolean, gold?: number, count?: number, amounts?: number[], what?: string}} Option */
/** @typedef {{game: string, me: number, number: number, over: boolean, winners: number[],
 *   question: {number: number, kind: string, rule: string, awaits: number[], prompt: Phrase, options: Option[]} | null,
 *   turn: number, space: number, active: Faction | null, subject: string | null, card: string | null,
 *   cause: {card?: string, because?: Phrase} | null, mine: string[],
 *   heroes: Record<string, Hero>, factions: Record<Faction, Side>, regions: Record<string, Region>,
 *   merchant: string[], events: EventUp[], overlord: Overlord | null,
 *   decks: {items: Record<string, number>, events: number, special: string[]},
 *   draft: {seat: number, cls: string | null, side: Faction | null}[], fight: Fighting | null,
 *   routes: Record<string, Record<string, Route>>, votes: Record<string, string>, decider: number | null}} Scene */
/** @typedef {{area: string, links: string[], town: Faction[], flight: Faction[], graveyard: boolean, home: string,
 *   label: [number, number], bounds: [number, number, number, number], polygon: [number, number][]}} Place */
/** @typedef {{id: string, deck: string, name: string, copies: number, text: Phrase[], facts: Record<string, any>,
 *   rules: string}} Card */
/** @typedef {{faction: Faction, deck: string, level: number, gold: number, xp: number, items: string[],
 *   special: string[], spawn: [string, "green" | "red" | "blue", number, string][]}} QuestCard */
/** @typedef {[string, number, number, number]} Strewn */
/** @typedef {{width: number, height: number, places: Record<string, Place>, areas: Record<string, string>,
 *   borders: {kind: string, path: string}[], terrain: Record<string, string>, decor: Strewn[], peaks: Strewn[]}} Chart */
/** @typedef {{types: string[], trait: string[], category: string}} Space */
/** @typedef {{cards: Card[], map: Chart, characters: Record<string, {cls: string, race: string, faction: Faction, gear: string[], dice: string}>,
 *   sheets: Record<string, {health: number[], energy: number[], areas: Space[]}>,
 *   kinds: Record<string, {green: [number, number, number], red: [number, number, number],
 *   blue: [number, number, number], figures: number[]}>, bosses: Record<string, [number, number, number]>,
 *   quests: Record<string, QuestCard>, levels: number[], spaces: number, track: Record<string, number[]>,
 *   bag: number}} Gallery */

/** @type {Faction[]} */
export const FACTIONS = ["horde", "alliance"];
/** The actions of a faction turn, in the order of the tray. */
export const ACTIONS = ["travel", "rest", "challenge", "train", "town"];
/** Options that end or leave out something; they stand beside the prompt. */
export const ENDS = new Set(["ready", "done", "keep", "enough", "bear", "reroll"]);

/** @param {Scene} scene */
export const optionsOf = (scene) => scene.question?.options ?? [];
/** @param {Scene} scene */
export const isMine = (scene) => optionsOf(scene).length > 0;
/** @param {Scene} scene @param {string} kind */
export const asks = (scene, kind) => isMine(scene) && scene.question?.kind === kind;

/** Whether this player has answered a question that others still answer: the answer can be changed until then. @param {Scene} scene */
export const hasAnswered = (scene) => isMine(scene) && !scene.question?.awaits.includes(scene.me);

/** The other side. @param {Faction} faction @returns {Faction} */
export const against = (faction) => (faction === "horde" ? "alliance" : "horde");

/** The faction of whoever looks; of the turn for a watcher. @param {Scene} scene @returns {Faction} */
export function myFaction(scene) {
  const mine = scene.heroes[scene.mine[0] ?? ""];
  return mine?.faction ?? scene.active ?? "horde";
}

/** @param {Scene} scene @param {Faction} faction */
export const heroesOf = (scene, faction) => Object.values(scene.heroes).filter((hero) => hero.faction === faction);

/** The characters of mine that may do something now. @param {Scene} scene */
export const able = (scene) => scene.mine.filter((id) => optionsOf(scene).some((option) => option.hero === id));

/** Questions in which one chooses who acts. */
const CHOSEN = new Set(["bg-act", "bg-manage"]);

/** Who is chosen to act: the one in mind if he still may, or the first who may. @param {Scene} scene @param {string} wish */
export function actorOf(scene, wish) {
  const { subject } = scene;
  if (subject && scene.mine.includes(subject) && isMine(scene) && !CHOSEN.has(scene.question?.kind ?? "")) return subject;
  const found = able(scene);
  return found.includes(wish) ? wish : (found[0] ?? scene.mine[0] ?? "");
}

/** What a character may do in this faction turn, by action. @param {Scene} scene @param {string} hero */
export function deedsOf(scene, hero) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of optionsOf(scene)) {
    if (option.hero !== hero) continue;
    const name = option.kind === "act" ? (option.what ?? "") : option.kind;
    found.set(name, [...(found.get(name) ?? []), option]);
  }
  return found;
}

/** The regions that can be touched, and the answers that touching sends. @param {Scene} scene @param {string} hero who acts
 * @param {string} from the first of two regions
 * @returns {Map<string, {keys: string[], steps: number, flies: boolean, option?: Option, route?: Route}>} */
export function targetsOf(scene, hero, from) {
  const found = new Map();
  if (!isMine(scene)) return found;
  const routes = scene.routes[hero] ?? {};
  const begin = scene.question?.kind === "bg-act" ? [`travel:${hero}`] : [];
  for (const [region, route] of Object.entries(routes))
    found.set(region, { keys: [...begin, ...route.keys], steps: route.steps.length, flies: route.flies, route });
  if (found.size) return found;
  for (const option of optionsOf(scene)) {
    if (option.kind === "beasts") {
      const at = from ? option.to : option.region;
      if (at && (!from || option.region === from) && !found.has(at))
        found.set(at, { keys: from ? [option.key] : [], steps: 1, flies: false, option });
    } else if (option.kind === "go" && option.region)
      found.set(option.region, { keys: [option.key], steps: 1, flies: false, option });
  }
  return found;
}

/** The key that somebody means who touches a region that is no target. @param {Scene} scene @param {string} region @param {string} hero */
export function triesOf(scene, region, hero) {
  const kind = scene.question?.kind;
  if (kind === "bg-act") return scene.routes[hero] ? [] : [`travel:${hero}`];
  return [`go:${region}`];
}
