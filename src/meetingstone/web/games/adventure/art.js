// Which icon stands for which card, trait, resource or class.

/** @type {Record<string, string>} */
export const RESOURCES = {
  scroll: "tied-scroll", book: "open-book", small_potion: "health-potion", large_potion: "heart-bottle",
  discovery: "treasure-map", flight: "feathered-wing", auction: "gavel", quest: "bang",
};
/** @type {Record<string, string>} */
export const CLASSES = { warrior: "crossed-axes", hunter: "pocket-bow", mage: "wizard-staff", warlock: "warlock-hood" };
/** @type {Record<string, string>} */
export const POTIONS = { health: "health-potion", mana: "magic-potion", swiftness: "wingfoot" };
/** @type {Record<string, string>} */
export const GEAR = {
  sword: "broadsword", hammer: "warhammer", axe: "axe-in-stump", dagger: "daggers", staff: "wizard-staff", wand: "orb-wand",
  bow: "pocket-bow", gun: "musket", cloth: "robe", leather: "leather-vest", mail: "breastplate", shield: "bell-shield",
};
/** @type {Record<string, string>} */
export const TIMINGS = { movement: "walking-boot", combat: "crossed-swords", special: "spark-spirit" };
/** @type {Record<string, string>} */
export const PHASES = { start: "hourglass", move: "walking-boot", explore: "treasure-map", challenge: "crossed-swords", maintain: "knapsack" };

/** @param {import("./model.js").Gear | undefined} gear */
export const gearIcon = (gear) =>
  GEAR[gear?.icons[0] ?? ""] ?? (gear?.kind === "weapon" ? "broadsword" : gear?.kind === "armor" ? "visored-helm" : "swap-bag");

/** @type {Record<string, string>} */
const ABILITIES = {
  aimed_shot: "bullseye", freezing_trap: "wolf-trap", explosive_trap: "unlit-bomb", wolf_companion: "wolf-howl",
  bear_companion: "bear-head", kill_command: "saber-toothed-cat-head", call_pet: "paw", concussive_shot: "high-shot",
  multi_shot: "bow-arrow", hunters_mark: "spyglass", feign_death: "tombstone", pathfinding: "walking-boot",
  fine_scope: "musket", misdirection: "anticlockwise-rotation", charge: "bull-horns", mortal_strike: "broadsword",
  battle_shout: "flying-flag", shield_wall: "bell-shield", sharpen_blade: "rune-sword", stance_dance: "clockwise-rotation",
  berserker_rage: "crossed-axes", pummel: "hand", shield_slam: "shield", heroic_throw: "axe-in-stump",
  whirlwind: "lightning-storm", last_stand: "bleeding-heart", second_wind: "hearts", intimidating_shout: "brute",
  frostbolt: "snowing", fireball: "candle-flame", counterspell: "bolt-eye", blink: "spark-spirit", portal: "magic-portal",
  teleport: "world", ice_block: "crystal-cluster", arcane_brilliance: "light-bulb", fire_blast: "campfire",
  polymorph: "ram-profile", frost_nova: "star-formation", ice_barrier: "visored-helm", flamestrike: "burning-skull",
  arcane_missiles: "power-lightning", shadow_bolt: "spectre", curse_of_recklessness: "cursed-star",
  curse_of_agony: "poison-bottle", curse_of_tongues: "snake", drain_life: "drop", life_tap: "half-dead",
  soul_fire: "burning-skull", dark_bargain: "swap-bag", summon_voidwalker: "ghost-ally", summon_imp: "daemon-skull",
  spell_lock: "bolt-eye", fear: "floating-ghost", spellstone: "gem-pendant", ritual_of_summoning: "magic-portal",
};

/** The ground of a card's picture: what kind of thing it is. @type {[string, string][]} */
const GROUNDS = [
  ["frost", "frost"], ["fire", "fire"], ["trap", "earth"], ["pet", "rust"], ["demon", "violet"], ["curse", "violet"],
  ["shadow", "violet"], ["arcane", "violet"], ["shout", "rust"], ["strike", "rust"], ["shield", "steel"], ["shot", "blue"],
];

/** @param {string} id @param {import("./model.js").Ability | undefined} ability */
export function abilityArt(id, ability) {
  const ground = GROUNDS.find(([keyword]) => ability?.keywords.includes(keyword))?.[1];
  return { icon: ABILITIES[id] ?? TIMINGS[ability?.timing ?? ""] ?? "spell-book", ground: ground ?? (ability?.timing === "movement" ? "green" : ability?.timing === "special" ? "violet" : "blue") };
}

/** @type {Record<string, string>} */
export const TOKENS = {
  gold: "coins", hearthstone: "campfire", far_sight: "spyglass", goblin_rocket_boots: "rocket", traveling_merchant: "swap-bag",
  ambush: "daggers", false_map: "treasure-map", power_drain: "power-lightning", disease: "poison-bottle", bomb: "unlit-bomb",
};

/** The icon of anything that has an id. @param {import("./model.js").Gallery} gallery @param {string} id */
export function iconOf(gallery, id) {
  if (id in gallery.abilities) return abilityArt(id, gallery.abilities[id]).icon;
  if (id in gallery.items) return gearIcon(gallery.items[id]);
  if (id in gallery.discoveries) return TOKENS[id] ?? "treasure-map";
  if (id in gallery.characters) return CLASSES[gallery.characters[id]?.cls ?? ""] ?? "person";
  if (id in gallery.quests) return "bang";
  if (id in gallery.trophies) return "trophy";
  return "scroll-unfurled";
}
