// The scene as the server sends it, and questions about it that need no drawing.

/** @typedef {import("../../types/engine.js").Phrase} Phrase */
/** @typedef {import("../../types/engine.js").Item} Item */
/** @typedef {import("../../types/engine.js").GalleryCard} Card */
/** @typedef {import("../../net.js").Happened} Happened */
/** @typedef {import("../../types/adventure.js").ValueScene} Value */
/** @typedef {import("../../types/adventure.js").ErrandScene} Errand */
/** @typedef {import("../../types/adventure.js").HeroScene} Hero */
/** @typedef {import("../../types/adventure.js").SpaceScene} Lying */
/** @typedef {import("../../types/adventure.js").MarkedScene} Marked */
/** @typedef {import("../../types/adventure.js").FighterScene} Fighter */
/** @typedef {import("../../types/adventure.js").FightScene} Fighting */
/** @typedef {import("../../types/adventure.js").OptionScene} Option */
/** @typedef {import("../../types/adventure.js").TableScene} Scene */
/** @typedef {import("../../types/adventure.js").PlaceScene} Place */
/** @typedef {import("../../types/adventure.js").LandScene} Land */
/** @typedef {import("../../types/adventure.js").MapScene} Chart */
/** @typedef {import("../../types/adventure.js").SideScene} Side */
/** @typedef {import("../../types/adventure.js").CharacterScene} Character */
/** @typedef {import("../../types/adventure.js").AbilityScene} Ability */
/** @typedef {import("../../types/adventure.js").ItemScene} Gear */
/** @typedef {import("../../types/adventure.js").FoeScene} Foe */
/** @typedef {import("../../types/adventure.js").EventScene} Event */
/** @typedef {import("../../types/adventure.js").Goal} Goal */
/** @typedef {import("../../types/adventure.js").QuestScene} Quest */
/** @typedef {import("../../types/adventure.js").BoxGallery} Gallery */
/** @typedef {Hero["level"]} Level */

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
