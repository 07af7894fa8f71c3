// Written by tools/make_types.py from the structs in Python; a test keeps it current. Do not change it by hand.

import type { GalleryCard, Item, Phrase } from "./engine.js";

/** Small World as `me` sees it. */
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
  rounds: number;
  /** Whose turn it is. */
  turn: number | null;
  mode: string;
  /** SW-TEAM-04: how the coins of a team count, "lowest" or "sum". */
  team_score: string;
  /** What decided the game, once it is over. */
  how: Phrase | null;
  players: PlayerScene[];
  boards: string[];
  regions: Record<string, RegionScene>;
  columns: ComboScene[][];
  stacks: StacksScene;
  tray: Record<string, number>;
  /** Of `me`, on the own turn. */
  income: IncomeScene | null;
  /** Of every Region but the own ones, legal or not, while `me` conquers. */
  costs: Record<string, CostScene> | null;
  /** Tokens, Beasts and Champion of each Region before `me` lifted them to redeploy. */
  stood: Record<string, [number, number, boolean]> | null;
  /** What asks `me`, where it is not the rules of every turn. */
  cause: CauseScene | null;
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
  region?: string;
  /** The second Region of an exchange, or where a piece or marker goes. */
  to?: string;
  /** A piece (`token`, `beast`, `fort`), or the marker that is laid or stolen. */
  piece?: string;
  /** Of the combo that is picked. */
  race?: string;
  /** Tokens. Of an assault from the air: with a roll of 0. */
  cost?: number;
  base?: number;
  items?: Item[];
  /** Faces of the die that suffice, of how many. */
  odds?: [number, number];
  /** The cards used for this conquest. */
  ways?: string[];
  dues?: DueScene[];
  /**
   * Coins that it brings this turn, at once and at scoring, before `dues`. Of a conquest: if it succeeds, beside
   * what nobody can see. Of a decline: the income of this turn. Of what is paid for: less than 0.
   */
  gain?: number;
}

/** Coins to pay before the attack; `payee` null is the stash. */
export interface DueScene {
  payee: number | null;
  amount: number;
  card: string;
  rule: string;
}

/** What lies in front of one player. In the mode "murlocs" the Murlocs are the player after the last seat. */
export interface PlayerScene {
  seat: number;
  team: string | null;
  race: string | null;
  power: string | null;
  declined: string | null;
  declined_power: string | null;
  hand: number;
  beasts: number;
  champion: boolean;
  harmony: boolean;
  objectives: number;
  /** null is a closed purse. */
  coins: number | null;
  regions: number;
  declined_regions: number;
  tokens_on_map: number;
}

/** What lies in one Region. `seat` is null for nobody, and for the Murlocs of the board. */
export interface RegionScene {
  race: string | null;
  seat: number | null;
  declined: boolean;
  tokens: number;
  beasts: number;
  champion: boolean;
  fort: boolean;
  wall: boolean;
  tower: boolean;
  objective: boolean;
  bomb: boolean;
  markers: string[];
  /** The board's marker lies here and nobody has seen it yet. */
  face_down: boolean;
}

/** A combo on show: the coins that lie on it, what it costs, and the tokens it gives. */
export interface ComboScene {
  race: string;
  power: string;
  coins: number;
  price: number;
  tokens: number;
}

/** How many banners (by column) and badges are still face down. */
export interface StacksScene {
  banners: number[];
  badges: number;
}

/** Coins at scoring as things stand, and by going In Decline with the same Regions (null: no Active Race). */
export interface IncomeScene {
  now: Item[];
  decline: Item[] | null;
}

/** What a Region costs: `base` and the items that change it. */
export interface CostScene {
  cost: number;
  base: number;
  items: Item[];
}

export interface CauseScene {
  card: string | null;
  text: Phrase[];
  /** What happened, where it is not the card alone that asks. */
  because: Phrase | null;
}

/** Cards, boards, the faces of the die, and how many of each piece there are. */
export interface BoxGallery {
  cards: GalleryCard[];
  boards: Board[];
  die: number[];
  pieces: Record<string, number>;
}

/** One face; two faces with the same `board` are the two sides of one. */
export interface Board {
  id: string;
  name: string;
  board: string;
  size: string;
  width: number;
  height: number;
  regions: BoardRegion[];
}

/** One Region as printed; `label` and `polygon` are in the board's own units. */
export interface BoardRegion {
  id: string;
  name: string;
  terrain: string;
  symbols: string[];
  neighbours: string[];
  label: [number, number];
  polygon: [number, number][];
}
