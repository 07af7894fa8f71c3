// The scene as the server sends it, and questions about it that need no drawing.

/** @typedef {import("../../types/engine.js").Phrase} Phrase */
/** @typedef {import("../../types/engine.js").Item} Item */
/** @typedef {import("../../types/engine.js").GalleryCard} Card */
/** @typedef {import("../../net.js").Happened} Happened */
/** @typedef {import("../../types/board_game.js").AreaScene} Area */
/** @typedef {import("../../types/board_game.js").HeroScene} Hero */
/** @typedef {import("../../types/board_game.js").GroupScene} Group */
/** @typedef {import("../../types/board_game.js").RegionScene} Region */
/** @typedef {import("../../types/board_game.js").QuestScene} QuestUp */
/** @typedef {import("../../types/board_game.js").FactionScene} Side */
/** @typedef {import("../../types/board_game.js").OverlordScene} Overlord */
/** @typedef {import("../../types/board_game.js").EventScene} EventUp */
/** @typedef {import("../../types/board_game.js").FoeScene} Foe */
/** @typedef {import("../../types/board_game.js").DieScene} Die */
/** @typedef {import("../../types/board_game.js").ValueScene} Value */
/** @typedef {import("../../types/board_game.js").Boxes} Boxes */
/** @typedef {import("../../types/board_game.js").AttackScene} Attack */
/** @typedef {import("../../types/board_game.js").HarmScene} Harm */
/** @typedef {import("../../types/board_game.js").FightScene} Fighting */
/** @typedef {import("../../types/board_game.js").RouteScene} Route */
/** @typedef {import("../../types/board_game.js").OptionScene} Option */
/** @typedef {import("../../types/board_game.js").BoardScene} Scene */
/** @typedef {import("../../types/board_game.js").PlaceScene} Place */
/** @typedef {import("../../types/board_game.js").SheetAreaScene} Space */
/** @typedef {import("../../types/board_game.js").QuestCardScene} QuestCard */
/** @typedef {import("../../types/board_game.js").MapScene} Chart */
/** @typedef {import("../../types/board_game.js").BoxGallery} Gallery */
/** @typedef {Chart["decor"][number]} Strewn */
/** @typedef {Hero["faction"]} Faction */

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
