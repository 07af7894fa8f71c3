// Written by tools/make_types.py from the structs in Python; a test keeps it current. Do not change it by hand.

import type { Earning, Header, Intent, Judged, Lengths, Phrase, Result, Story, Why } from "./engine.js";

export interface SeatInfo {
  seat: number;
  kind: "you" | "friend" | "hotseat" | "bot";
  name: string;
  bot: string | null;
  taken: boolean;
  online: boolean;
  /** How often it took something back with the table's consent. */
  consents: number;
}

export interface Invite {
  seat: number;
  token: string;
}

/** `seat` asks to take back its last answer and all since: `answers` says whose, `waits` who must agree. */
export interface UndoAsked {
  seat: number;
  answers: number[];
  waits: number[];
  /** Left for an answer; then it counts as refused. */
  seconds: number;
}

export interface Wording {
  en: string;
  it: string;
}

/** Cards that are added to a game. */
export interface PackInfo {
  name: string;
  title: Wording;
  author: string;
  licence: string;
}

/** A table as one person may know it: `invites` for its owner, `spectate` for those who sit at it. */
export interface TableInfo {
  id: string;
  game: string;
  /** What is played with besides the cards of the game. */
  packs: PackInfo[];
  settings: Record<string, any>;
  seats: SeatInfo[];
  commitment: string;
  state: "open" | "playing" | "over";
  /** Why it cannot be opened any more: it was played with other rules. */
  stopped: Complaint | null;
  awaits: number[];
  /** What those who are awaited must do. */
  prompt: Phrase | null;
  /** When the table came to wait for it, in seconds since 1970. */
  since: number;
  undo: UndoAsked | null;
  update: number;
  public: boolean;
  paused: boolean;
  invites: Invite[];
  spectate: string;
  me: number[];
  owner: boolean;
  rematch: string | null;
  created: number;
  /** Of a game that is over; empty when nobody at the table has won. */
  winners: number[] | null;
}

/** What a client gets: `error` for programs, the message `text_id` with `values` for people. */
export interface Complaint {
  error: string;
  text_id: string;
  values: Record<string, any>;
  rule?: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: "en" | "it";
  tables: TableInfo[];
}

/** What brings a guest back who has lost his cookie: `/back#<token>`. */
export interface OwnLink {
  token: string;
}

export interface GameInfo {
  id: string;
  name: string;
  players: [number, number];
  modes: string[];
  bots: string[];
  /** What a table of this game may be played with as well. */
  packs: PackInfo[];
  /** How long games last by the value of an option, where that was measured. */
  lengths: Lengths | null;
}

export interface RuleInfo {
  id: string;
  section: string;
  title: Wording;
  text: Wording;
  ruling: Wording;
  source: string;
}

/** `steps` are those of which the coach speaks. */
export interface LessonInfo {
  id: string;
  title: Phrase;
  about: Phrase;
  minutes: number;
  steps: number;
}

/**
 * A point of a lesson. `done` is what has just happened, `says` what the coach tells, `asks` what to touch.
 *
 * `wants` is an answer, a touch of something that is not allowed, the key `next`, or nothing more. `shows` are
 * the keys that finish the step, `points` those to point at, `look` a part of the table. `aside` answers what
 * was allowed but not wanted, and therefore not taken.
 */
export interface LessonMoment {
  seat: number;
  /** How many sit at the table. */
  seats: number;
  scene: any;
  events: Happened[];
  keys: string[];
  step: number;
  steps: number;
  wants: "answer" | "touch" | "next" | "";
  done: Phrase | null;
  says: Phrase;
  asks: Phrase | null;
  shows: string[];
  points: string[];
  look: string;
  rule: string;
  aside: Phrase | null;
}

/** Something that happened (text `log-<kind>`) in an `update`, that the reader may know. */
export interface Happened {
  kind: string;
  values: Record<string, any>;
  update: number;
}

export interface LessonWhy {
  why: LessonReason | null;
}

/** The rule, the sentence `why-<reason>` and its values. */
export interface LessonReason {
  rule: string;
  reason: string;
  values: Record<string, any>;
}

/** The table at one update, for the seats of whoever asks (-1: a spectator). */
export interface Moment {
  update: number;
  last: number;
  scenes: SeatScene[];
  events: Happened[];
}

export interface SeatScene {
  seat: number;
  scene: any;
}

/** What has changed in a scene: whole `fields`, and `entries` of fields by name or number (null: gone). */
export interface Delta {
  fields: Record<string, any>;
  entries: Record<string, Record<string, any>>;
}

export interface SeatDelta {
  seat: number;
  delta: Delta;
}

export interface Reason {
  name: string;
  amount: number;
}

/** What a bot thinks of an option: its worth, the parts that decided, and `says`, why in sentences. */
export interface Advice {
  key: string;
  value: number;
  reasons: Reason[];
  says: Phrase[];
}

export interface LessonExpected {
  odds: any;
}

export interface SeatWish {
  kind: "you" | "friend" | "hotseat" | "bot";
  bot?: string | null;
  name?: string | null;
}

/** `packs` are all of those that the game has on this server, or none. */
export interface NewTable {
  game: string;
  packs?: string[];
  settings?: Record<string, any>;
  seats: SeatWish[];
  public?: boolean;
}

export interface Me {
  name?: string | null;
  language?: "en" | "it" | null;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** `token` stands in the link of a guest's own. */
export interface Return {
  token: string;
}

export interface Join {
  token?: string | null;
  seat?: number | null;
}

export interface Answer {
  number: number;
  seat: number;
  keys: string[];
}

export interface OfSeat {
  seat: number;
}

export interface Consent {
  seat: number;
  allow: boolean;
}

/** `bot` plays for the seat from now on; without one, its player does again. */
export interface Takeover {
  seat: number;
  bot?: string | null;
}

export interface Pause {
  on: boolean;
}

export interface Talk {
  text: string;
}

/** All standing orders of a seat: what is not named is `able`. `quiet` are spans that are running now. */
export interface OrdersWish {
  seat: number;
  windows?: Record<string, "ask" | "able" | "never">;
  quiet?: string[];
  away?: "pass" | "wait";
}

/** All answers so far. */
export interface LessonKeys {
  keys?: string[];
}

/** And the next ones. */
export interface LessonAnswer {
  keys?: string[];
  answer?: string[];
}

/** And the key that is asked about. */
export interface LessonQuestion {
  keys?: string[];
  key: string;
}

/** And what the learner wants to know. */
export interface LessonOdds {
  keys?: string[];
  about: string;
}

/** An answer was taken and is on disk. */
export interface Taken {
  type: "taken";
  update: number;
  id: number;
}

export interface TableSaid {
  type: "table";
  info: TableInfo;
}

/**
 * The table after `update`. `events` happened after `since`; `at` events were known before them.
 *
 * A delta changes the scene of update `since`.
 */
export interface Scenes {
  type: "scene";
  update: number;
  scenes: (SeatScene | SeatDelta)[];
  events: Happened[];
  since: number;
  at: number;
}

export interface RefusedMessage {
  type: "refused";
  id: number;
  error: string;
  text_id: string;
  values: Record<string, any>;
  rule?: string;
}

export interface Explained {
  type: "explained";
  id: number;
  why: Why | null;
}

export interface Hinted {
  type: "hint";
  id: number;
  estimates: Advice[];
}

/** `odds` are the game's own, or null when there is nothing to expect. */
export interface OddsTold {
  type: "odds";
  id: number;
  odds: any;
}

/** The table after the first `taken` answers of a plan; where it `stops`, before the last of them. */
export interface Planned {
  type: "planned";
  id: number;
  taken: number;
  scene: any;
  stops: "" | "chance" | "reveal" | "others";
  refused: Complaint | null;
}

/** `seat` is -1 for somebody who only watches. */
export interface ChatLine {
  type: "chat";
  from: string;
  text: string;
  at: number;
  seat: number;
}

/** What the side of these `seats` means to do in a turn, by piece; `by` changed it last. */
export interface DraftInfo {
  seats: number[];
  turn: number;
  version: number;
  by: number;
  steps: Record<string, Judged[]>;
}

/** The drafts of the sides that the client plays for. */
export interface DraftsSaid {
  type: "drafts";
  drafts: DraftInfo[];
}

/** A change of a draft is on disk. */
export interface Noted {
  type: "noted";
  id: number;
  version: number;
}

/** What a piece could do after the steps that are drafted for it. */
export interface Considered {
  type: "considered";
  id: number;
  options: Judged[];
}

/** When a seat wants to be asked at each kind of window; `quiet` of the `spans` that are running it is not. */
export interface SeatOrders {
  seat: number;
  windows: Record<string, "ask" | "able" | "never">;
  quiet: string[];
  spans: string[];
  away: "pass" | "wait";
}

/** The standing orders of the seats that the client holds, where a game has windows. */
export interface OrdersSaid {
  type: "orders";
  orders: SeatOrders[];
}

/** Standing orders are on disk. */
export interface Ordered {
  type: "ordered";
  id: number;
}

/** Whether `seat` was granted what it asked to take back; `by` refused it (null: time was up). */
export interface Verdict {
  type: "verdict";
  seat: number;
  granted: boolean;
  by: number | null;
}

export interface Presence {
  type: "presence";
  seats: number[];
}

export interface LiveAnswer {
  type: "answer";
  id?: number;
  seat: number;
  number: number;
  keys: string[];
}

export interface LiveUndo {
  type: "undo";
  id?: number;
  seat: number;
}

export interface LiveExplain {
  type: "explain";
  id?: number;
  seat: number;
  key: string;
}

export interface LiveHint {
  type: "hint";
  id?: number;
  seat: number;
}

/** What may the seat expect? `about` is a word of the game's: `now` or `plan` at the Board Game's table. */
export interface LiveOdds {
  type: "odds";
  id?: number;
  seat: number;
  about: string;
}

/** What would come of these answers? `keys` may be empty: the table as the plan finds it. */
export interface LivePlan {
  type: "plan";
  id?: number;
  seat: number;
  keys: string[];
}

/** Set the steps that the side of `seat` drafts for one piece; `version` is that of the draft it knows. */
export interface LiveIntend {
  type: "intend";
  id?: number;
  seat: number;
  version: number;
  who: string;
  steps: Intent[];
}

/** What could `who` do after the steps that are drafted for it? */
export interface LiveConsider {
  type: "consider";
  id?: number;
  seat: number;
  who: string;
}

/** Set all standing orders of a seat. */
export interface LiveOrders {
  type: "orders";
  id?: number;
  seat: number;
  windows?: Record<string, "ask" | "able" | "never">;
  quiet?: string[];
  away?: "pass" | "wait";
}

export interface LiveChat {
  type: "chat";
  id?: number;
  text: string;
}

/** How a game ended, what everybody earned by what, and what the game was like. */
export interface Ending {
  result: Result;
  earnings: Earning[];
  /** Names events by their place in the log. */
  story: Story | null;
  /** The update in which each event of the log happened: the moment at which to look at it. */
  updates: number[];
  header: Header;
}

/** What a client sends on its live connection. */
export type ClientMessage =
  | LiveAnswer
  | LiveUndo
  | LiveExplain
  | LiveHint
  | LiveOdds
  | LivePlan
  | LiveIntend
  | LiveConsider
  | LiveOrders
  | LiveChat;

/** What the server sends on it. */
export type ServerMessage =
  | TableSaid
  | Scenes
  | Taken
  | RefusedMessage
  | Explained
  | Hinted
  | OddsTold
  | Planned
  | ChatLine
  | DraftsSaid
  | Noted
  | Considered
  | OrdersSaid
  | Ordered
  | Verdict
  | Presence;

export type Query = "" | `?${string}`;

/** GET requests. */
export interface Get {
  (path: `/api/tables/${string}/moments/${string}/scenario${Query}`): Promise<any>;
  (path: `/api/tables/${string}/moments/${string}${Query}`): Promise<Moment>;
  (path: `/api/games/${string}/gallery${Query}`): Promise<any>;
  (path: `/api/games/${string}/lessons${Query}`): Promise<LessonInfo[]>;
  (path: `/api/games/${string}/rules${Query}`): Promise<RuleInfo[]>;
  (path: `/api/tables/${string}/chat${Query}`): Promise<ChatLine[]>;
  (path: `/api/tables/${string}/orders${Query}`): Promise<SeatOrders[]>;
  (path: `/api/tables/${string}/record${Query}`): Promise<any>;
  (path: `/api/tables/${string}/result${Query}`): Promise<Ending>;
  (path: `/api/tables/${string}${Query}`): Promise<TableInfo>;
  (path: `/api/games${Query}`): Promise<GameInfo[]>;
  (path: `/api/me${Query}`): Promise<Person>;
  (path: `/api/tables${Query}`): Promise<TableInfo[]>;
}

/** POST requests. */
export interface Post {
  (path: `/api/games/${string}/lessons/${string}/explain`, body: LessonQuestion): Promise<LessonWhy>;
  (path: `/api/games/${string}/lessons/${string}/hint`, body: LessonKeys): Promise<Advice[]>;
  (path: `/api/games/${string}/lessons/${string}/odds`, body: LessonOdds): Promise<LessonExpected>;
  (path: `/api/games/${string}/lessons/${string}`, body: LessonAnswer): Promise<LessonMoment>;
  (path: `/api/tables/${string}/undo/ask`, body: OfSeat): Promise<TableInfo>;
  (path: `/api/tables/${string}/undo/consent`, body: Consent): Promise<TableInfo>;
  (path: `/api/tables/${string}/answers`, body: Answer): Promise<Taken>;
  (path: `/api/tables/${string}/chat`, body: Talk): Promise<ChatLine>;
  (path: `/api/tables/${string}/close`): Promise<null>;
  (path: `/api/tables/${string}/join`, body: Join): Promise<TableInfo>;
  (path: `/api/tables/${string}/orders`, body: OrdersWish): Promise<SeatOrders>;
  (path: `/api/tables/${string}/pause`, body: Pause): Promise<TableInfo>;
  (path: `/api/tables/${string}/rematch`): Promise<TableInfo>;
  (path: `/api/tables/${string}/resign`, body: OfSeat): Promise<TableInfo>;
  (path: `/api/tables/${string}/takeover`, body: Takeover): Promise<TableInfo>;
  (path: `/api/tables/${string}/undo`, body: OfSeat): Promise<Taken>;
  (path: `/api/me/link`): Promise<OwnLink>;
  (path: `/api/login`, body: Credentials): Promise<Person>;
  (path: `/api/logout`): Promise<Person>;
  (path: `/api/me`, body: Me): Promise<Person>;
  (path: `/api/password`, body: NewPassword): Promise<Person>;
  (path: `/api/register`, body: Credentials): Promise<Person>;
  (path: `/api/return`, body: Return): Promise<Person>;
  (path: `/api/tables`, body: NewTable): Promise<TableInfo>;
}
