// What the page knows of each game before it is opened: its emblem, how heavy it is, how long it takes, its set-up.
// A game whose server part is not installed is shown, but offers nothing to press.

import { agreed, SIDES } from "./sides.js";

/**
 * @typedef {{ kind: "you" | "friend" | "hotseat" | "bot", bot: string, name: string, side?: import("./sides.js").Side }} SeatPlan
 * @typedef {{ name: string, label: string, line: string, applies?: (settings: Record<string, any>) => boolean,
 *   printed: string | number | boolean, choices: { value: string | number | boolean, label: string, values?: Record<string, number> }[] }}
 *   OptionPlan
 * @typedef {{ id: string, name: string, short: string, line: string, icon: string, players: [number, number],
 *   minutes: [number, number], weight: number, seats: number, sided?: boolean, presets?: Preset[],
 *   range: (settings: Record<string, any>) => [number, number],
 *   options: OptionPlan[], length?: (seats: SeatPlan[], settings: Record<string, any>) => [number, number, number],
 *   span: "round" | "turn", rounds?: (seats: number) => number, boards?: (seats: number) => string[] }} GamePlan
 * @typedef {{ name: string, line: string, icon: string, seats: number, settings: Record<string, any> }} Preset A table to start from
 * @typedef {{ rounds: number, short: number, likely: number, long: number }} Expected minutes, and rounds or turns
 */

/** Rounds of Small World by the number of players (SW-END-01). @type {Record<number, number>} */
const ROUNDS = { 1: 9, 2: 10, 3: 10, 4: 9, 5: 8 };

/** Sizes of its boards by the number of players (SW-SETUP-01..04). @type {Record<number, string[]>} */
const BOARDS = {
  1: ["large", "small"],
  2: ["large", "small"],
  3: ["large", "medium", "small"],
  4: ["large", "medium", "medium", "small"],
  5: ["large", "large", "medium", "small", "small"],
};

/** @type {GamePlan} */
const smallWorld = {
  id: "small_world",
  name: "game-small_world",
  short: "game-small_world-short",
  line: "game-small_world-line",
  icon: "goblin-head",
  players: [2, 5],
  minutes: [40, 80],
  weight: 1,
  seats: 3,
  range: (settings) => (settings.mode === "murlocs" ? [1, 2] : [2, 5]),
  span: "round",
  rounds: (seats) => ROUNDS[seats] ?? 10,
  boards: (seats) => BOARDS[seats] ?? [],
  options: [
    {
      name: "mode",
      label: "setup-mode",
      line: "setup-mode-line",
      printed: "classic",
      choices: [
        { value: "classic", label: "setup-mode-classic" },
        { value: "teams", label: "setup-mode-teams" },
        { value: "murlocs", label: "setup-mode-murlocs" },
      ],
    },
    {
      name: "team_score",
      label: "setup-team-score",
      line: "setup-team-score-line",
      printed: "lowest",
      applies: (settings) => settings.mode === "teams",
      choices: [
        { value: "lowest", label: "setup-team-score-lowest" },
        { value: "sum", label: "setup-team-score-sum" },
      ],
    },
    {
      name: "murlocs",
      label: "setup-murlocs",
      line: "setup-murlocs-line",
      printed: 14,
      applies: (settings) => settings.mode === "murlocs",
      choices: [10, 12, 14].map((count) => ({ value: count, label: "setup-number", values: { number: count } })),
    },
    {
      name: "first",
      label: "setup-first",
      line: "setup-first-line",
      printed: -1,
      choices: [
        { value: -1, label: "setup-first-drawn" },
        { value: 0, label: "setup-first-seat" },
      ],
    },
  ],
  length(seats, settings) {
    const people = seats.filter((seat) => seat.kind !== "bot").length;
    const rounds = ROUNDS[seats.length] ?? 10;
    const turns = rounds * (people * 1.7 + (seats.length - people) * 0.25 + (settings.mode === "murlocs" ? 0.5 : 0));
    const likely = Math.max(5, Math.round((turns + 3) / 5) * 5);
    return [Math.round(likely * 0.75), likely, Math.round(likely * 1.35)];
  },
};

const YES_OR_NO = [
  { value: false, label: "setup-no" },
  { value: true, label: "setup-yes" },
];

/** @type {GamePlan} */
const boardGame = {
  id: "board_game",
  name: "game-board_game",
  short: "game-board_game",
  line: "game-board_game-line",
  icon: "crossed-axes",
  players: [2, 6],
  minutes: [120, 300],
  weight: 3,
  seats: 2,
  sided: true,
  presets: [
    { name: "preset-first", line: "preset-first-line", icon: "torch", seats: 4, settings: { sides: "shown", classes: "first_game", overlord: "nefarian" } },
    { name: "preset-two", line: "preset-two-line", icon: "person", seats: 2, settings: { sides: "shown" } },
    { name: "preset-four", line: "preset-four-line", icon: "crossed-axes", seats: 4, settings: { sides: "shown" } },
    { name: "preset-six", line: "preset-six-line", icon: "three-friends", seats: 6, settings: { sides: "shown" } },
  ],
  range: () => [2, 6],
  span: "turn",
  rounds: () => 30,
  options: [
    {
      name: "sides",
      label: "setup-sides",
      line: "setup-sides-line",
      printed: "drawn",
      choices: [
        { value: "shown", label: "setup-sides-shown" },
        { value: "drawn", label: "setup-sides-drawn" },
      ],
    },
    {
      name: "overlord",
      label: "setup-overlord",
      line: "setup-overlord-line",
      printed: "random",
      choices: [
        { value: "random", label: "setup-overlord-random" },
        { value: "kazzak", label: "bg-kazzak" },
        { value: "nefarian", label: "bg-nefarian" },
        { value: "kelthuzad", label: "bg-kelthuzad" },
      ],
    },
    {
      name: "classes",
      label: "setup-classes",
      line: "setup-classes-line",
      printed: "draft",
      choices: [
        { value: "draft", label: "setup-classes-draft" },
        { value: "random", label: "setup-classes-random" },
        { value: "first_game", label: "setup-classes-first" },
      ],
    },
    {
      name: "deadly_pvp",
      label: "setup-deadly-pvp",
      line: "setup-deadly-pvp-line",
      printed: false,
      choices: YES_OR_NO,
    },
    {
      name: "defeat_overlord",
      label: "setup-defeat-overlord",
      line: "setup-defeat-overlord-line",
      printed: false,
      choices: YES_OR_NO,
    },
  ],
  length(seats) {
    // Thirty faction turns; two to four players lead four characters, more lead six.
    const characters = seats.length <= 4 ? 4 : 6;
    const people = seats.filter((seat) => seat.kind !== "bot").length / seats.length;
    const likely = Math.max(20, Math.round((30 * (characters / 2) * (people * 1.6 + (1 - people) * 0.3)) / 5) * 5);
    return [Math.round(likely * 0.75), likely, Math.round(likely * 1.35)];
  },
};

/** @type {GamePlan} */
const adventure = {
  id: "adventure",
  name: "game-adventure",
  short: "game-adventure",
  line: "game-adventure-line",
  icon: "dwarf-face",
  players: [2, 4],
  minutes: [70, 110],
  weight: 2,
  seats: 3,
  range: () => [2, 4],
  span: "round",
  options: [
    {
      name: "valor",
      label: "setup-valor",
      line: "setup-valor-line",
      printed: 8,
      choices: [6, 8, 10].map((count) => ({ value: count, label: "setup-number", values: { number: count } })),
    },
    {
      name: "characters",
      label: "setup-characters",
      line: "setup-characters-line",
      printed: "draft",
      choices: [
        { value: "draft", label: "setup-characters-draft" },
        { value: "random", label: "setup-characters-random" },
      ],
    },
  ],
};

/** @type {GamePlan[]} */
export const GAMES = [
  smallWorld,
  adventure,
  boardGame,
];

/** @param {string} id */
export const planOf = (id) => GAMES.find((each) => each.id === id) ?? null;

/**
 * How long a table will take: as games of bots were measured, otherwise as the plan of the game says.
 * @param {GamePlan} game
 * @param {SeatPlan[]} seats
 * @param {Record<string, any>} settings
 * @param {import("./net.js").Lengths | null} lengths
 * @returns {Expected | null} null while nothing is known
 */
export const expected = (game, seats, settings, lengths) => {
  if (game.length && game.rounds) {
    const [short, likely, long] = game.length(seats, settings);
    return { rounds: game.rounds(seats.length), short, likely, long };
  }
  const option = lengths && game.options.find((each) => each.name === lengths.option);
  const value = option && (settings[option.name] ?? option.printed);
  const row = lengths?.measured.find((each) => each.value === value && each.players === seats.length);
  if (!lengths || !row) return null;
  const people = seats.filter((seat) => seat.kind !== "bot").length;
  const turns = people * lengths.person_minutes + (seats.length - people) * lengths.bot_minutes;
  const minutes = (/** @type {number} */ rounds) => Math.max(5, 5 * Math.round((rounds * turns) / 5));
  return { rounds: row.rounds, short: minutes(row.low), likely: minutes(row.rounds), long: minutes(row.high) };
};

/** Who sits down when somebody just wants to play: you and bots. @param {GamePlan} game @returns {SeatPlan[]} */
export const quickSeats = (game) =>
  Array.from({ length: game.seats }, (_, seat) => ({
    kind: seat ? /** @type {const} */ ("bot") : /** @type {const} */ ("you"),
    bot: seat ? "greedy" : "",
    name: "",
  }));

/** The seats of a table to start from: you and bots, those who begin on your side first. @param {Preset} preset
 * @returns {SeatPlan[]} */
export const presetSeats = (preset) =>
  Array.from({ length: preset.seats }, (_, seat) => ({
    kind: seat ? "bot" : "you",
    bot: seat ? "greedy" : "",
    name: "",
    side: SIDES[seat < preset.seats / 2 ? 0 : 1],
  }));

/** What somebody plays who just wants to play: the suggested first game until there was one.
 * @param {GamePlan} game @param {boolean} isNew */
export const quickOrder = (game, isNew) => {
  const first = isNew && game.presets?.[0];
  return first ? order(game, presetSeats(first), first.settings, false) : order(game, quickSeats(game), {}, false);
};

/** Who sits down for a first game: you and one novice. @returns {SeatPlan[]} */
export const gentleSeats = () => [
  { kind: "you", bot: "", name: "" },
  { kind: "bot", bot: "novice", name: "" },
];

/**
 * A table to be set up.
 * @param {GamePlan} game
 * @param {SeatPlan[]} seats
 * @param {Record<string, any>} settings
 * @param {boolean} open whether the lobby lists it
 * @param {boolean} tied whether people play on one side, where there are sides
 * @returns {import("./types/wire.js").NewTable}
 */
export const order = (game, seats, settings, open, tied = false) => {
  const { sides: how, ...others } = settings;
  const { seats: inOrder, sides } = game.sided ? agreed(seats, how !== "shown", tied) : { seats, sides: undefined };
  return {
    game: game.id,
    settings: { ...others, ...(sides ? { sides } : {}), players: seats.length },
    seats: inOrder.map((seat) => ({
      kind: seat.kind,
      ...(seat.kind === "bot" ? { bot: seat.bot || "greedy" } : {}),
      ...(seat.kind === "hotseat" && seat.name ? { name: seat.name } : {}),
    })),
    public: open,
  };
};
