// The scene as the server sends it, and questions about it that need no drawing.

/** @typedef {{id: string, values: Record<string, any>}} Phrase */
/** @typedef {import("../../net.js").Happened} Happened */
/** @typedef {"grey" | "green" | "yellow" | "red"} Level */
/** @typedef {{source: string, layer: string, amount: number, rule: string}} Item */
/** @typedef {{total: number, items: Item[]}} Value */
/** @typedef {{id: string, goals: {count: number, done: boolean, now: boolean}[], target?: number, lying?: string[]}} Errand */
/** @typedef {{id: string, seat: number, space: string, level: Level, side: 0 | 1, health: number, wounds: number,
 *   disease: number, energy: number, weapon: string | null, armor: string | null, bag: string[], tokens: string[],
 *   attached: {id: string, owner: number, item?: string}[], quests: Errand[], log: [string, number][], events: string[],
 *   valor: number, hand: number, hand_limit: number, deck: number, discards: string[], attack: Value, defense: Value,
 *   damage: Value, ranged: boolean}} Hero */
/** @typedef {{tokens?: number, known?: string[], events?: string[], traps?: [string, number][]}} Lying */
/** @typedef {{foe: string, space: string, level: Level, aggro: boolean}} Marked */
/** @typedef {{seat: number | null, die: number, attack: Value, defense: Value, damage: Value, ranged: boolean,
 *   early: boolean, idle: boolean, struck: boolean, hit: boolean, fallen: boolean,
 *   powers?: {source: string, text: Phrase}[]}} Fighter */
/** @typedef {{space: string, foe: string | null, level: Level | null, slot: number | null, board: boolean,
 *   begun: boolean, stage: string, sides: [Fighter, Fighter]}} Fighting */
/** @typedef {{key: string, kind: string, text: Phrase, space?: string, way?: string[], seat?: number, card?: string,
 *   item?: string, token?: string, quest?: string, goal?: number, foe?: string, event?: string, slot?: number,
 *   level?: Level, resource?: string, potion?: string, energy?: number, row?: number,
 *   boost?: {attack?: number, defense?: number, damage?: number, foe_attack?: number, foe_defense?: number,
 *   foe_damage?: number}}} Option */
/** @typedef {{game: string, me: number, number: number, over: boolean, winners: number[],
 *   question: {number: number, kind: string, rule: string, window?: boolean, awaits: number[], prompt: Phrase, options: Option[]} | null,
 *   round: number, needed: number, active: number | null, phase: string, face: [number, number] | null, moves: number,
 *   draft: string[], heroes: Record<string, Hero>, spaces: Record<string, Lying>, track: Record<string, Marked>,
 *   world: string | null, turned: string[], counters: Record<string, number>, marks: Record<string, number[]>, decks: Record<Level, number>,
 *   elite: number, pile: number, trophies: Record<string, number>, fight: Fighting | null, card: string | null,
 *   cause: {card?: string, text?: string, resource?: string, because?: Phrase} | null,
 *   hand: {id: string, energy: number}[], top: Level | null}} Scene */
/** @typedef {{x: number, y: number, icon?: string, kind: "normal" | "key" | "city" | "encounter" | "overlord",
 *   level: Level, region: string, links: string[], resources?: string[], foe?: string, awards?: string}} Place */
/** @typedef {{coast: string, shores: string[], regions: Record<string, {terrain: string, path: string,
 *   label: [number, number, number]}>, paths: [string, string, number, number][],
 *   strewn: [string, string, number, number, number][]}} Land */
/** @typedef {{width: number, height: number, spaces: Record<string, Place>, land: Land}} Chart */
/** @typedef {{health: number, attack: number, type: string, defense: number, damage: number, icons: string[]}} Side */
/** @typedef {{race: string, cls: string, affiliation: "horde" | "alliance", cards: Record<Level, [Side, Side]>}} Character */
/** @typedef {{cls: string, timing: string, energy: number, copies: number, keywords: string[],
 *   weapon: [number, string] | null, improved: Level[], trap: boolean, stays: boolean}} Ability */
/** @typedef {{level: Level, kind: string, attack: number, defense: number, type: string | null, icons: string[],
 *   potions: string[], foe: string | null}} Gear */
/** @typedef {{level: Level, traits: string[], attack: number, type: string, defense: number, damage: number,
 *   item: string | null}} Foe */
/** @typedef {{level: Level, kind: string, valor: number, space: string | null, foe: string | null, item: string | null, back: string | null}} Event */
/** @typedef {{travel: string[], collect: string[], meet: boolean, damage: number, defeat: number, trait: string[],
 *   colour: Level | null, board: string[], encounter: boolean, discard: number, cards: number, level: Level | null,
 *   wear: number, steal: number, place: number, explore: number, at: string[]}} Goal */
/** @typedef {{deck: string, valor: number, any_order: boolean, goals: Goal[]}} Quest */
/** @typedef {{id: string, deck: string, name: string, copies: number, text: Phrase[], facts: Record<string, any>,
 *   rules: string}} Card */
/** @typedef {{cards: Card[], texts: Record<string, Phrase[]>, map: Chart, characters: Record<string, Character>, abilities: Record<string, Ability>,
 *   items: Record<string, Gear>, foes: Record<string, Foe>, events: Record<string, Event>, quests: Record<string, Quest>,
 *   trophies: Record<string, number>, discoveries: Record<string, boolean>, slots: number, active_quests: number}} Gallery */

/** @type {Level[]} */
export const LEVELS = ["grey", "green", "yellow", "red"];
/** Options that end or leave out something; they stand beside the prompt. */
export const ENDS = new Set(["done", "no", "pass"]);

/** @param {Scene} scene */
export const optionsOf = (scene) => scene.question?.options ?? [];
/** @param {Scene} scene */
export const isMine = (scene) => optionsOf(scene).length > 0;

/** The character of a seat. @param {Scene} scene @param {number} seat */
export const heroAt = (scene, seat) => scene.heroes[String(seat)];
/** Characters by seat. @param {Scene} scene */
export const heroesOf = (scene) => Object.values(scene.heroes).sort((a, b) => a.seat - b.seat);
/** Whose things lie in the tray: mine, or those of whose turn it is for a watcher. @param {Scene} scene */
export const trayHero = (scene) => heroAt(scene, scene.me >= 0 ? scene.me : (scene.active ?? 0));

/** Undefeated encounters whose markers lie in a space: number and marker. @param {Scene} scene @param {string} space */
export const markersAt = (scene, space) =>
  Object.entries(scene.track).filter(([, marked]) => marked.space === space);

/** @typedef {{option: Option, steps: number}} Target */

/** The spaces that can be touched, nearest first. @param {Scene} scene @returns {Map<string, Target>} */
export function targetsOf(scene) {
  /** @type {[string, Target][]} */
  const found = [];
  for (const option of optionsOf(scene)) {
    if (!option.space || !TOUCHED.has(option.kind) || found.some(([space]) => space === option.space)) continue;
    found.push([option.space, { option, steps: option.way?.length ?? 0 }]);
  }
  return new Map(found.sort((a, b) => a[1].steps - b[1].steps));
}

/** Kinds of options that are a space of the board. */
const TOUCHED = new Set(["go", "space", "peek", "marker", "face"]);

/** Whether choosing an option is done by choosing a space. @param {Option} option */
export const isPlace = (option) => Boolean(option.space) && TOUCHED.has(option.kind);

/** Questions about which the map, the hand and the bag say enough. */
export const OPEN = new Set(["ag-move", "ag-equip"]);

/** What is listed: places stand in their row and ends beside the prompt. @param {Scene} scene */
export const listed = (scene) => optionsOf(scene).filter((option) => !ENDS.has(option.kind) && !(isPlace(option) && option.kind !== "face"));

/** Whether a list of options lies over the board. @param {Scene} scene */
export const asksList = (scene) => isMine(scene) && !scene.fight && listed(scene).length > 0 && !OPEN.has(scene.question?.kind ?? "");

/** The option that plays or discards a card of the hand. @param {Scene} scene @param {string} card */
export const cardOption = (scene, card) =>
  optionsOf(scene).find((option) => option.card === card && (option.kind === "play" || option.kind === "card"));

/** Options about an item: to drink, to equip, to give up. @param {Scene} scene @param {string} item */
export const itemOptions = (scene, item) => optionsOf(scene).filter((option) => option.item === item || (option.kind === "use" && option.card === item));

/** In the goal of a quest: any of the overlords. */
export const OVERLORD = "overlord";

/** Whether a quest names a space, its region or its kind. @param {string[]} named @param {string} id @param {Place | undefined} place */
const isNamed = (named, id, place) => named.includes(id) || named.includes(place?.region ?? "") || (place?.kind === OVERLORD && named.includes(OVERLORD));

/** What a quest asks for in a space now. @param {Gallery} gallery @param {Hero} hero @param {string} space
 * @returns {{errand: Errand, goal: number}[]} */
export function goalsAt(gallery, hero, space) {
  const place = gallery.map.spaces[space];
  return hero.quests.flatMap((errand) =>
    (gallery.quests[errand.id]?.goals ?? []).flatMap((goal, i) => {
      const named = [...goal.travel, ...goal.at, ...goal.board];
      const here =
        isNamed(named, space, place) || (goal.collect.length > 0 && (errand.lying ?? []).includes(space));
      return here && errand.goals[i]?.now ? [{ errand, goal: i }] : [];
    }),
  );
}

/** The spaces that a quest is about now. @param {Gallery} gallery @param {Errand} errand */
export function questSpaces(gallery, errand) {
  const wanted = (gallery.quests[errand.id]?.goals ?? []).flatMap((goal, i) =>
    errand.goals[i]?.now ? [...goal.travel, ...goal.at, ...goal.board] : [],
  );
  const spaces = Object.entries(gallery.map.spaces).flatMap(([id, place]) => (isNamed(wanted, id, place) ? [id] : []));
  return [...new Set([...(errand.lying ?? []), ...spaces])];
}
