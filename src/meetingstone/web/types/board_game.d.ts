// Written by tools/make_types.py from the structs in Python; a test keeps it current. Do not change it by hand.

import type { GalleryCard, Item, Phrase } from "./engine.js";

/** The Board Game as `me` sees it. */
export interface BoardScene {
  game: string;
  me: number;
  number: number;
  over: boolean;
  winners: number[];
  /** Of every seat, once it is over: those who are level share one. */
  places: number[];
  question: SceneQuestion | null;
  turn: number;
  /** On the turn track; beyond its last space for the final battle. */
  space: number;
  /** The faction whose turn it is. */
  active: "horde" | "alliance" | null;
  /** The character whom the question is about. */
  subject: string | null;
  /** The card that it is about. */
  card: string | null;
  /** Who asks, and why. */
  cause: CauseScene | null;
  /** Characters of `me`. */
  mine: string[];
  heroes: Record<string, HeroScene>;
  factions: Record<"horde" | "alliance", FactionScene>;
  /** Those where something stands. */
  regions: Record<string, RegionScene>;
  merchant: string[];
  events: EventScene[];
  overlord: OverlordScene | null;
  decks: DecksScene;
  /** While classes are picked. */
  draft: PickScene[];
  fight: FightScene | null;
  /** Of each character of `me` who may travel: where to, by region. */
  routes: Record<string, Record<string, RouteScene>>;
  /** Of a common decision: what the friends' seats have chosen so far, by seat. */
  votes: Record<string, string>;
  /** Of a common decision: whose choice counts when friends disagree (BG-DEC-02). */
  decider: number | null;
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
  hero?: string;
  /** Of an invitation or an order of attacks; the friend of a trade, the victor who takes loot. */
  heroes?: string[];
  card?: string;
  /** A second card: the one that pays, or the Talent that comes instead. */
  other?: string;
  ability?: number;
  region?: string;
  to?: string;
  die?: string;
  quest?: string;
  foe?: string;
  /** Of a Challenge: the type of creature, the boss, `counter` or `pvp`. Of beasts: their type. */
  target?: string;
  area?: number;
  /** What an equip throws out of its area, or the preprinted card that it covers. */
  out?: string;
  energy?: number;
  /** Of a use: it only adds something and costs nothing. */
  plain?: boolean;
  /** Of a use: it costs nothing and betters a die, which is chosen then. */
  boon?: boolean;
  gold?: number;
  /** How many: dice, hits, payments; tokens that a Rest or a Town action brings back. */
  count?: number;
  /** Health and Energy; damage, defense and attrition; bids of a seat's characters. */
  amounts?: number[];
  /** An action, a box, a colour, a class, a deck or a kind of token. */
  what?: string;
}

/** What asks: a card, Event or quest, as the gallery names it; or the rule alone. */
export interface CauseScene {
  card?: string;
  because?: Phrase;
}

/** One character and all that he owns. */
export interface HeroScene {
  id: string;
  seat: number;
  faction: "horde" | "alliance";
  region: string | null;
  level: number;
  xp: number;
  health: number;
  max_health: number;
  energy: number;
  max_energy: number;
  gold: number;
  actions: number;
  stun: number;
  curse: number;
  bag: string[];
  spellbook: string[];
  /** Seven, and one more for an instant with the Hood of Shadow. */
  areas: AreaScene[];
  talents: string[];
  prizes: string[];
  pet: PetScene | null;
  /** Combo tokens by Finishing Move. */
  combo: Record<string, number>;
}

/** One area of a sheet: the card that lies there with its add-ons, and the preprinted one. */
export interface AreaScene {
  cards: string[];
  printed?: string;
  /** The preprinted card is out of force. */
  covered?: boolean;
}

/** The Pet or Demon on a sheet. */
export interface PetScene {
  card: string;
  health: number;
  of: number;
}

export interface FactionScene {
  seats: number[];
  xp: number;
  stronger: boolean;
  quests: QuestScene[];
  /** Quest cards left by colour. */
  decks: Record<string, number>;
}

/** A faceup quest and how many of its creatures still stand. */
export interface QuestScene {
  id: string;
  left: number;
  of: number;
}

/**
 * What stands in a region besides characters, and what tokens remind of: none has an effect of its own
 * (BG-BOARD-10).
 */
export interface RegionScene {
  creatures?: GroupScene[];
  bosses?: string[];
  overlord?: boolean;
  /** One of Lord Kazzak's facedown counters. */
  counter?: boolean;
  /** The Events that make it a battleground. */
  wars?: string[];
  plague?: boolean;
}

/** Creatures of one type, colour and quest in a region. */
export interface GroupScene {
  kind: string;
  colour: "red" | "blue" | "green";
  count: number;
  quest: string | null;
}

/** An Event beside the board, and what lies on it. */
export interface EventScene {
  id: string;
  since: number;
  regions?: string[];
  heroes?: string[];
  cards?: string[];
  gold?: number;
  /** Figures that each faction keeps. */
  kept?: Record<"horde" | "alliance", string[]>;
  /** Factions that have had their attempt. */
  tried?: ("horde" | "alliance")[];
  boss?: string;
  /** The boss's Threat, Attack and Health as they are now. */
  values?: [number, number, number];
}

export interface OverlordScene {
  id: string;
  /** His side for this number of characters. */
  boss: string;
  threat: number;
  /** Against each faction. */
  attack: Record<"horde" | "alliance", number>;
  health: number;
  region: string | null;
  counters: CounterScene[];
  /** Nefarian's shortest way to The Bulwark, from where he is. */
  way: string[];
}

/** A facedown counter; `what` is known to a faction that has looked (`kazzak` or `decoy`). */
export interface CounterScene {
  region: string;
  what: string | null;
}

/** Cards left. */
export interface DecksScene {
  items: Record<string, number>;
  events: number;
  special: string[];
}

/** The class that a seat has picked; null: it is still to come. */
export interface PickScene {
  seat: number;
  cls: string | null;
  /** The faction, where it is already settled: agreed on, or the only one that the classes leave. */
  side: "horde" | "alliance" | null;
}

/** The combat that is being fought. */
export interface FightScene {
  kind: "blue" | "quest" | "boss" | "pvp";
  region: string | null;
  attackers: "horde" | "alliance";
  sides: Record<"horde" | "alliance", string[]>;
  began: string[];
  fallen: string[];
  foes: FoeScene[];
  killed: FoeScene[];
  round: number;
  /**
   * Where the round stands: `start`, `pool`, `reroll`, `place`, `armor`, `strike`, `damage`,
   * `resolution` or `end`.
   */
  step: string;
  boxes: Record<"horde" | "alliance", Boxes>;
  lost_dice: Record<string, number>;
  /** Who has yet to attack in this round. */
  order: string[];
  /** BG-VARD-01: between characters every hit wounds at Resolution. */
  deadly: boolean;
  /** Cards that a participant has used in this round. */
  used: Record<string, string[]>;
  harm: HarmScene | null;
  /** Whether the attrition box joins at Resolution. */
  pressure: boolean;
  /** Wounds that are still to be shared. */
  wounds: number;
  /** For a question about several dice. */
  picks: PicksScene | null;
  attack: AttackScene | null;
}

/** An opponent; `id` is a type of creature or a boss. */
export interface FoeScene {
  key: string;
  id: string;
  colour: string | null;
  quest: string | null;
  threat: number;
  attack: number;
  health: number;
}

/** The Combat Area of one faction (BG-BOARD-09, BG-COMBAT-25). */
export type Boxes = [damage: number, defense: number, attrition: number, armor: number];

/** The opponents' ability: dice of these colours up to a face cost the active character something. */
export interface HarmScene {
  colours: string[];
  top: number;
  /** `rerolled` or `placed`: at the end of which step. */
  at: string;
  /** Health lost for each such die. */
  health: number;
  /** It has worked in this Attack Phase. */
  over: boolean;
}

/** How many dice the question takes: from `least` to `most`, in multiples of `step`. */
export interface PicksScene {
  least: number;
  most: number;
  step: number;
}

/** The Attack Phase of one character. */
export interface AttackScene {
  hero: string;
  dice: DieScene[];
  /** Dice set aside for this phase. */
  removed: Record<string, number>;
  reroll: ValueScene;
  /** Rerolls made so far. */
  rerolls: number;
  attrition: ValueScene;
  /** The face that hits. */
  threat: ValueScene;
  /** The face from which green dice give armor. */
  armor_from: number;
  placed: Boxes;
  /** What the dice, as they lie, and the Attrition value will still place. */
  coming: Boxes;
}

/** A die of the pool; face 0 is not rolled yet. `key` is how options name it. */
export interface DieScene {
  key: string;
  colour: "red" | "blue" | "green";
  face: number;
  hits?: boolean;
  spotted?: boolean;
  rerolled?: boolean;
  chosen?: boolean;
  /** The face that it will show without being rolled. */
  fixed?: number;
}

/** A number of the Attack Phase, with what has made it. */
export interface ValueScene {
  total: number;
  items: Item[];
}

/** A region that a Travel can end in: the regions entered on the way, and how it goes. */
export interface RouteScene {
  steps: string[];
  flies: boolean;
  /** Independent creatures end the Travel there. */
  stops: boolean;
  /** The answers that lead there once the Travel has begun. A step that has no alternative answers itself. */
  keys: string[];
}

/** Cards, the board, creatures, quests, sheets and tracks. */
export interface BoxGallery {
  cards: GalleryCard[];
  map: MapScene;
  characters: Record<string, CharacterScene>;
  sheets: Record<string, SheetScene>;
  kinds: Record<string, KindScene>;
  bosses: Record<string, Values>;
  quests: Record<string, QuestCardScene>;
  levels: number[];
  spaces: number;
  /** Spaces of the turn track by what happens there: `event`, `triangle`, `square`, `circle`. */
  track: Record<string, number[]>;
  bag: number;
}

export interface MapScene {
  width: number;
  height: number;
  places: Record<string, PlaceScene>;
  areas: Record<string, string>;
  borders: Border[];
  terrain: Record<string, string>;
  decor: [string, number, number, number][];
  peaks: [string, number, number, number][];
}

/** A region as printed. */
export interface PlaceScene {
  area: string;
  links: string[];
  town: ("horde" | "alliance")[];
  flight: ("horde" | "alliance")[];
  graveyard: boolean;
  home: string;
  label: [number, number];
  bounds: [number, number, number, number];
  polygon: [number, number][];
}

export interface Border {
  kind: "open" | "open-area" | "closed" | "coast" | "shore" | "cliff";
  path: string;
}

/** Who it is, and what he begins with. */
export interface CharacterScene {
  cls: string;
  race: string;
  faction: "horde" | "alliance";
  /** The cards that are printed on the sheet. */
  gear: string[];
  /** What they add to the Dice Pool: `RRG`. */
  dice: string;
}

/** A class: capacities by level, and what each area takes. */
export interface SheetScene {
  health: number[];
  energy: number[];
  areas: SheetAreaScene[];
}

/** What an area of a sheet takes. */
export interface SheetAreaScene {
  types: string[];
  trait: string[];
  category: string;
}

/** A type of creature: Threat, Attack and Health by colour, and its figures. */
export interface KindScene {
  green: Values;
  red: Values;
  blue: Values;
  figures: [number, number, number];
}

/** Threat, Attack and Health, of creatures and bosses alike (BG-CREAT-02). */
export type Values = [threat: number, attack: number, health: number];

export interface QuestCardScene {
  faction: "horde" | "alliance";
  deck: string;
  level: number;
  gold: number;
  xp: number;
  items: string[];
  special: string[];
  /** Type, colour, number and region. */
  spawn: ([string, "red" | "blue" | "green", number, string])[];
}

/**
 * What the open question may lead to.
 *
 * `fight` is the rest of the running fight, `options` what each option leads to: the rest of the fight with it, or
 * the fight that it begins. `together` is that fight with all friends who may be invited.
 */
export interface Now {
  number: number;
  fight: Odds | null;
  options: Record<string, Odds>;
  together: Record<string, Prospect>;
  /** The key of the option that goes on without anything: what the others are compared with. */
  ends: string;
  /** Of each card that may be had or given away: what it would do for whom. */
  wares: Record<string, Fit[]>;
}

/** What to expect of a fight. `error` is the standard error of `win`; 0 where it is exact. */
export interface Odds {
  method: "exact" | "simulated" | "quick";
  win: number;
  /** That nobody of the group falls, in victory or not. */
  survive: number;
  /** Health that the group loses. */
  wounds: number;
  /** Energy that the group has left. */
  energy: number;
  rounds: number;
  error: number;
  fights: number;
}

/** A group and what it may expect of a fight. */
export interface Prospect {
  heroes: string[];
  odds: Odds;
  /** When they can fight: 0 in this turn of the faction, or its next; 1 in the turn after it. */
  turns: number;
}

/** A card and one character. */
export interface Fit {
  hero: string;
  /** False: his class never wears it. */
  can: boolean;
  /** From which it may be used; his own or less: now. */
  level: number;
  now: Round;
  then: Round;
  /** Of all that he brings, in hits: more than hits and what he stops, where a card helps in other ways. */
  gain: number;
  /** The card that it would replace or cover. */
  out: string | null;
  /** His Bag is full: with it one card goes to the Merchant (BG-ITEM-02). */
  full: boolean;
}

/**
 * What is to be expected of a character's first round: hits for the opponents, hits of theirs that he stops, and
 * Health that he regains.
 */
export interface Round {
  hits: number;
  stops: number;
  heals: number;
}

export interface Outlook {
  number: number;
  aims: Aim[];
}

/** Something to fight for that one of the faction's characters reaches in this turn or the next. */
export interface Aim {
  kind: string;
  /** The type of creature or the boss. */
  target: string;
  region: string;
  quests: string[];
  /** Independent creatures that must be fought first (BG-CHAL-02), each for an action. */
  guards: string[];
  /** For all of them together. */
  xp: number;
  /** The strongest of those who are there first. */
  lone: Prospect;
  /** All who can be there, when that is more than one. */
  group: Prospect | null;
}
