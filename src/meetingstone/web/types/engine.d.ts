// Written by tools/make_types.py from the structs in Python; a test keeps it current. Do not change it by hand.

/** A message and its values; a value may be a name (`@id`), a phrase, or a list of them. */
export interface Phrase {
  id: string;
  values: Record<string, any>;
}

/** Measured lengths of a game, and how long people and bots think over a turn. */
export interface Lengths {
  option: string;
  person_minutes: number;
  bot_minutes: number;
  measured: Length[];
}

/** How many rounds a table lasted in games of bots: half of them between `low` and `high`. */
export interface Length {
  /** Of the option that makes games shorter or longer. */
  value: string | number;
  players: number;
  rounds: number;
  low: number;
  high: number;
}

/** Why something is not allowed: the rule, the sentence (text `why-<reason>`) and its values. */
export interface Why {
  rule: string;
  reason: string;
  values: Record<string, number | string>;
}

/** A step as the table stands: `open`, `done`, or `stale` and why. `way` are the places it goes through. */
export interface Judged {
  intent: Intent;
  text: Phrase;
  state?: "open" | "done" | "stale";
  why?: Why;
  way?: string[];
}

/** One intended step of a piece, in the game's own words: what, where or whom, and who goes along. */
export interface Intent {
  do: string;
  at?: string;
  friends?: string[];
}

/** How a game ended: the seats that won, each seat's score, and its place (several may share one). */
export interface Result {
  winners: number[];
  scores: number[];
  places: number[];
}

/** Points that a seat won or lost, and for what; `group` is the kind of source that a chart shows as one. */
export interface Earning {
  seat: number;
  source: string;
  amount: number;
  group: string;
}

export interface Story {
  /** Who won, where the names of the winning seats do not say it. */
  won: Phrase | null;
  /** What decided the game. */
  how: Phrase | null;
  /** What the points are. */
  unit: "coins" | "xp" | "valor";
  /** What a stage lasts. */
  span: "round" | "turn";
  /** What can succeed when the die is thrown. */
  tries: "attempts" | "dice" | "attacks";
  /** Names of those who score without a seat; their points follow those of the seats. */
  others: string[];
  /** null: everybody wins alone. */
  sides: Side[];
  stages: Stage[];
  figures: Figure[];
  /** Message ids of what is counted of each figure. */
  deeds: string[];
  /** The points at which a figure reaches level 2, 3 and so on. */
  levels: number[];
  die: number[];
  throws: Throw[];
  luck: Luck[];
  moments: Moment[];
}

/** Seats that win together: all of them have the same points and earnings. `name` is that of a text. */
export interface Side {
  name: string;
  seats: number[];
}

/** The points of everybody when `event` happened: the beginning of a round, at last the end of the game. */
export interface Stage {
  event: number;
  points: number[];
}

/** One of those whom a seat leads: its points at each stage, and how often it did what `Story.deeds` names. */
export interface Figure {
  name: string;
  seat: number;
  text: Phrase;
  points: number[];
  deeds: number[];
}

/** One throw of the die and what it was for. A throw that only counts pips has no odds and cannot fail. */
export interface Throw {
  event: number;
  seat: number;
  pips: number;
  text: Phrase;
  need: number;
  /** Good faces, of how many. */
  odds: [number, number] | null;
  good: boolean | null;
}

/** What the die gave a seat, against what it gives on average. */
export interface Luck {
  seat: number;
  throws: number;
  pips: number;
  expected_pips: number;
  /** Throws that could fail. */
  tries: number;
  hits: number;
  expected_hits: number;
  /** The share of players who fare worse with the same odds; those who fare alike count half. null without tries. */
  better_than: number | null;
  /** How often each of the die's different faces fell, the lowest first. */
  faces: number[];
}

/** Something worth another look; `title` is a message id, `icon` one of the page's. */
export interface Moment {
  event: number;
  title: string;
  text: Phrase;
  icon: string;
}

/** What a game was played with. `seed` is hex; a record shown while its game runs leaves it out. */
export interface Header {
  game: string;
  rules: number;
  content: string;
  settings: Record<string, any>;
  seats: string[];
  commitment: string;
  seed: string | null;
  /** The names of the packs that were added to the game's own content. */
  packs: string[];
}

/** One contribution: who, in which layer, how much, by which rule. */
export interface Item {
  source: string;
  layer: "set" | "add" | "halve_up" | "double" | "fix" | "floor" | "cap" | "forbid";
  amount: number;
  rule: string;
}

/** One card as the gallery shows it; `name` is a message id with `@` in front. */
export interface GalleryCard {
  id: string;
  deck: string;
  name: string;
  copies: number;
  text: Phrase[];
  facts: Record<string, any>;
  rules: string;
}

/** A number with all that made it. */
export interface Num {
  base: number;
  total: number;
  items: Item[];
}
