// Written by tools/make_types.py from the structs in Python; a test keeps it current. Do not change it by hand.

import type { GalleryCard, Item, Num, Phrase } from "./engine.js";

/** The Adventure Game as `me` sees it. */
export interface TableScene {
  game: string;
  me: number;
  number: number;
  over: boolean;
  winners: number[];
  /** Of every seat, once it is over: those who are level share one. */
  places: number[];
  question: SceneQuestion | null;
  round: number;
  /** Valor that wins. */
  needed: number;
  active: number | null;
  phase: string;
  /** Spaces and energy of the movement die. */
  face: [number, number] | null;
  moves: number;
  /** The characters picked so far, by seat, until all are seated; empty for who has not picked. */
  draft: string[];
  /** By seat. */
  heroes: Record<string, HeroScene>;
  spaces: Record<string, SpaceScene>;
  /** By the number of the slot. */
  track: Record<string, MarkedScene>;
  /** The global event. */
  world: string | null;
  turned: string[];
  counters: Record<string, number>;
  /** Whose character tokens lie on events. */
  marks: Record<string, number[]>;
  /** Cards left of each colour. */
  decks: Record<"grey" | "green" | "yellow" | "red", number>;
  elite: number;
  pile: number;
  trophies: Record<string, number>;
  fight: FightScene | null;
  /** The card that acts or asks just now; for `me` the token that he looks at before he hides it. */
  card: string | null;
  /** What asks the open question, besides the rule. */
  cause: CauseScene | null;
  /** Of `me`. */
  hand: HandCardScene[];
  /** The highest colour that `me` may enter. */
  top: "grey" | "green" | "yellow" | "red" | null;
}

/** What the table waits for; `options` are the seat's own and empty when others must answer. */
export interface SceneQuestion {
  number: number;
  kind: string;
  rule: string;
  awaits: number[];
  prompt: Phrase;
  options: OptionScene[];
  /** Seats may react here, or pass; who really has something to decide only they know. */
  window: boolean;
}

/** One option; what does not apply is left out. */
export interface OptionScene {
  key: string;
  kind: string;
  text: Phrase;
  space?: string;
  /** The spaces that are walked through, the last of them the target. */
  way?: string[];
  seat?: number;
  /** An ability card, or the card whose power is used. */
  card?: string;
  item?: string;
  token?: string;
  quest?: string;
  goal?: number;
  foe?: string;
  event?: string;
  slot?: number;
  level?: "grey" | "green" | "yellow" | "red";
  resource?: string;
  potion?: string;
  energy?: number;
  row?: number;
  boost?: BoostScene;
}

/** What a card or power adds to both sums of the running combat, as things stand. */
export interface BoostScene {
  attack?: number;
  defense?: number;
  damage?: number;
  foe_attack?: number;
  foe_defense?: number;
  foe_damage?: number;
}

/** A character with all that lies openly in front of its player. */
export interface HeroScene {
  id: string;
  seat: number;
  space: string;
  level: "grey" | "green" | "yellow" | "red";
  side: number;
  health: number;
  wounds: number;
  disease: number;
  energy: number;
  weapon: string | null;
  armor: string | null;
  bag: string[];
  tokens: string[];
  attached: AttachedScene[];
  quests: ErrandScene[];
  /** Quests, trophies and events with their valor. */
  log: [string, number][];
  events: string[];
  valor: number;
  hand: number;
  hand_limit: number;
  deck: number;
  discards: string[];
  attack: ValueScene;
  defense: ValueScene;
  damage: ValueScene;
  ranged: boolean;
}

/** An ability card that stays in play; `item` is what it lies on. */
export interface AttachedScene {
  id: string;
  owner: number;
  item?: string;
}

/** An active quest. */
export interface ErrandScene {
  id: string;
  goals: GoalScene[];
  target?: number;
  /** Spaces where its tokens lie. */
  lying?: string[];
}

/** How far a goal is; `now` says that it is the next to be met. */
export interface GoalScene {
  count: number;
  done: boolean;
  now: boolean;
}

/** A number and all that made it. */
export interface ValueScene {
  total: number;
  items: Item[];
}

/** What lies on a space; spaces where nothing lies are left out. */
export interface SpaceScene {
  /** Discovery tokens, face down. */
  tokens?: number;
  /** Those of them that the seat has seen. */
  known?: string[];
  events?: string[];
  /** Ability card and owner. */
  traps?: [string, number][];
}

/** An undefeated encounter on the track, and where its marker lies. */
export interface MarkedScene {
  foe: string;
  space: string;
  level: "grey" | "green" | "yellow" | "red";
  aggro: boolean;
}

/** The combat that is being fought; `sides` are the attacker and the defender. */
export interface FightScene {
  space: string;
  foe: string | null;
  level: "grey" | "green" | "yellow" | "red" | null;
  slot: number | null;
  board: boolean;
  begun: boolean;
  stage: string;
  sides: [FighterScene, FighterScene];
}

/** One side of a combat: `seat` is null for an encounter. */
export interface FighterScene {
  seat: number | null;
  die: number;
  attack: ValueScene;
  defense: ValueScene;
  damage: ValueScene;
  ranged: boolean;
  /** Strikes in the ranged step. */
  early: boolean;
  idle: boolean;
  struck: boolean;
  hit: boolean;
  fallen: boolean;
  powers: PowerScene[];
}

/** A power that the die as it lies has triggered and that is yet to happen (AG-POWER-06). */
export interface PowerScene {
  source: string;
  text: Phrase;
}

/** What asks: a card, a resource, or the rule alone. */
export interface CauseScene {
  card?: string;
  /** Under which name the gallery has its text, if not under the card's own: that of a side of a character card. */
  text?: string;
  resource?: string;
  /** Why the rule asks, where nothing else does. */
  because?: Phrase;
}

export interface HandCardScene {
  id: string;
  energy: number;
}

/** Cards, the board and its land, characters, and what is printed on every piece, on both faces (AG-INFO-01). */
export interface BoxGallery {
  cards: GalleryCard[];
  /** What each face says, by its id; of a character card `<id>:<level>:<side>`. */
  texts: Record<string, Phrase[]>;
  map: MapScene;
  characters: Record<string, CharacterScene>;
  abilities: Record<string, AbilityScene>;
  items: Record<string, ItemScene>;
  foes: Record<string, FoeScene>;
  events: Record<string, EventScene>;
  quests: Record<string, QuestScene>;
  trophies: Record<string, number>;
  /** Whether a token is kept. */
  discoveries: Record<string, boolean>;
  slots: number;
  active_quests: number;
}

export interface MapScene {
  width: number;
  height: number;
  spaces: Record<string, PlaceScene>;
  land: LandScene;
}

/** A space as printed. */
export interface PlaceScene {
  x: number;
  y: number;
  icon?: string;
  kind: "normal" | "key" | "city" | "encounter" | "overlord";
  level: "grey" | "green" | "yellow" | "red";
  region: string;
  links: string[];
  resources?: string[];
  foe?: string;
  /** AG-BOARD-06: the level that beating it awards, or `task` for another reward. */
  awards?: string;
}

/** The painting below the spaces, made by tools/make_adventure_land.py. */
export interface LandScene {
  coast: string;
  shores: string[];
  regions: Record<string, RegionScene>;
  /** Two spaces, and the point that the path between them is bent round. */
  paths: [string, string, number, number][];
  /** Drawing, terrain, place and size. */
  strewn: [string, string, number, number, number][];
}

export interface RegionScene {
  terrain: string;
  path: string;
  /** Where its name stands, and how far it is turned. */
  label: [number, number, number];
}

export interface CharacterScene {
  race: string;
  cls: string;
  affiliation: "horde" | "alliance";
  /** By level: starting side and other side. */
  cards: Record<"grey" | "green" | "yellow" | "red", [SideScene, SideScene]>;
}

/** A face of a character card. */
export interface SideScene {
  health: number;
  attack: number;
  type: string;
  defense: number;
  damage: number;
  icons: string[];
}

export interface AbilityScene {
  cls: string;
  timing: string;
  energy: number;
  copies: number;
  keywords: string[];
  /** Attack and type of a weapon replacement. */
  weapon: [number, string] | null;
  improved: ("grey" | "green" | "yellow" | "red")[];
  trap: boolean;
  stays: boolean;
}

export interface ItemScene {
  level: "grey" | "green" | "yellow" | "red";
  kind: string;
  attack: number;
  defense: number;
  type: string | null;
  icons: string[];
  potions: string[];
  /** The encounter on its other face. */
  foe: string | null;
}

export interface FoeScene {
  level: "grey" | "green" | "yellow" | "red";
  traits: string[];
  attack: number;
  type: string;
  defense: number;
  damage: number;
  /** What is on its other face. */
  item: string | null;
}

export interface EventScene {
  level: "grey" | "green" | "yellow" | "red";
  kind: string;
  valor: number;
  space: string | null;
  foe: string | null;
  item: string | null;
  /** What is on its other face, by its id: an enemy, an item or another text. */
  back: string | null;
}

export interface QuestScene {
  deck: string;
  valor: number;
  any_order: boolean;
  goals: Goal[];
}

/** One condition of a quest; it states exactly one of the things to do, and perhaps where. */
export interface Goal {
  /** Be in one of these spaces in the quest step (AG-QUEST-03). */
  travel: string[];
  /** Collect the tokens that lie on these spaces, in any order (AG-QUEST-04). */
  collect: string[];
  /** Get the token from the target while sharing a space with him (AG-QUEST-11). */
  meet: boolean;
  /** Deal as much damage in all to the target, or to any other characters if the quest has none (AG-QUEST-06). */
  damage: number;
  /** Defeat as many: the target or, with the fields below, encounters. */
  defeat: number;
  /** Of `defeat` and `discard`: encounters with one of these traits. */
  trait: string[];
  /** Of `defeat` and `discard`: encounters of this colour or a higher one. */
  colour: "grey" | "green" | "yellow" | "red" | null;
  /** Of `defeat`: one of these game board encounters; `overlord` is any overlord. */
  board: string[];
  /** Of `defeat`: encounter cards, whatever they are. */
  encounter: boolean;
  /** Discard as many items from the bag in the quest step (AG-ITEM-12). */
  discard: number;
  /** Discard as many ability cards in the quest step. */
  cards: number;
  /** Have this level. */
  level: "grey" | "green" | "yellow" | "red" | null;
  /** Have items equipped in the quest step: as many of `colour` or higher. */
  wear: number;
  /** Take as many items from other characters. */
  steal: number;
  /** Place as many discovery tokens. */
  place: number;
  /** Resolve as many discovery tokens. */
  explore: number;
  /** Only in one of these spaces or regions. */
  at: string[];
}

/** What the open question may lead to. */
export interface Prospects {
  number: number;
  /** The rest of the running combat, if nobody plays anything more. */
  fight: Odds | null;
  /** By key: the combat that an option begins, or the rest of the running one with it. */
  options: Record<string, Odds>;
}

/** What one side may expect of a combat; the first four make 1. */
export interface Odds {
  /** The enemy falls, and he does not. */
  won: number;
  both: number;
  lost: number;
  /** Nobody falls; also a combat that is canceled. */
  undecided: number;
  /** His own attack hits. */
  hits: number;
  /** The enemy's attack hits. */
  hit: number;
  /** Damage that he has taken, on average. */
  hurt: number;
  /** Damage that a character whom he fights has taken, on average. */
  dealt: number;
  /** He and his enemy before the dice fall; left out where nobody looks at it. */
  sides: Strength[];
}

/** What one side brings to the combat, with where it comes from. */
export interface Strength {
  name: string;
  attack: Num;
  defense: Num;
  damage: Num;
  ranged: boolean;
}
