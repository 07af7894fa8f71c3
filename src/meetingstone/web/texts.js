// Every sentence of the page: the same Fluent files that the server and the terminal read.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { articlesOf, functions } from "./grammar.js";

/**
 * A sentence as the server sends it: a message id and its values.
 * @typedef {{ id: string, values?: Record<string, unknown> }} Told
 */

export const LANGUAGES = /** @type {const} */ (["en", "it"]);

/** Values that are the number of a seat; sentences use them as names. */
const SEAT = ["seat", "payee"];
/** A list of seats; a number of this name counts. */
const SEATS = "seats";

/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);

/** What every page says. */
const EVERYWHERE = "";

/** What was read of the language, by the game whose sentences they are. @type {Map<string, FluentResource>} */
let read = new Map();

/** The language of the page. Components that call `t` are drawn again when it changes. */
export const language = signal(document.documentElement.lang);

/** What comes in both languages. @param {{ en: string, it: string }} wording */
export const inLanguage = (wording) => wording[/** @type {"en" | "it"} */ (language.value)] || wording.en;

/** @param {unknown[]} numbers */
function minus(numbers) {
  const [whole, part] = numbers.map((each) => (each instanceof FluentNumber ? each.value : Number(each)));
  return new FluentNumber((whole ?? 0) - (part ?? 0), { useGrouping: false });
}

/**
 * A phrase as the beginning of a sentence.
 * @param {unknown[]} words
 */
function capital([words]) {
  const phrase = String(words);
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}

/** Files that are here or on their way, by name. @type {Map<string, Promise<FluentResource>>} */
const asked = new Map();

/** Fetch a part of a language once; a failure is forgotten. @param {string} code @param {string} game */
function fetchPart(code, game) {
  const name = game === EVERYWHERE ? code : `${code}.${game}`;
  const load = async () => {
    const answer = await fetch(`/locale/${name}.ftl`);
    if (!answer.ok) throw new Error(`There are no texts for ${name}.`);
    return new FluentResource(await answer.text());
  };
  const part = asked.get(name) ?? load();
  asked.set(name, part);
  part.catch(() => asked.delete(name));
  return part;
}

/** Make a language the page's. @param {string} code @param {Map<string, FluentResource>} parts */
function use(code, parts) {
  const joins = functions(articlesOf(parts.values()));
  const made = new FluentBundle(code, { functions: { MINUS: minus, CAPITAL: capital, ...joins }, useIsolating: false });
  for (const part of parts.values()) made.addResource(part);
  read = parts;
  document.documentElement.lang = code;
  language.value = code;
  bundle.value = made;
}

/**
 * Fetch a language, with the games that were spoken of so far, and make it the page's.
 * @param {string} code
 */
export async function speak(code) {
  const games = [...new Set([EVERYWHERE, ...read.keys()])];
  const parts = await Promise.all(games.map((game) => fetchPart(code, game)));
  // Another game was spoken of meanwhile.
  if ([...read.keys()].some((game) => !games.includes(game))) return speak(code);
  use(code, new Map(games.map((game, at) => [game, /** @type {FluentResource} */ (parts[at])])));
}

/**
 * Fetch a game's own sentences.
 * @param {string} game
 */
export async function speakOf(game) {
  const code = language.value;
  if (read.has(game)) return;
  const part = await fetchPart(code, game);
  // Somebody changed the language meanwhile: this part is of no use.
  if (code !== language.value) return speakOf(game);
  use(code, new Map([...read, [game, part]]));
}

/**
 * Whether a game's own sentences are there.
 * @param {string} game
 */
export const speaksOf = (game) => bundle.value !== null && read.has(game);

/**
 * Whether the language has such a message.
 * @param {string} id
 */
export const has = (id) => bundle.value?.hasMessage(id) ?? false;

/**
 * A message. A gap shows as the bare id: it must be seen, and must not stop a game.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  const words = bundle.value;
  const pattern = words?.getMessage(id)?.value;
  if (!words || pattern == null) {
    if (words) console.warn(`There is no text “${id}” in ${language.value}.`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const written = words.formatPattern(pattern, Object.fromEntries(Object.entries(values).map(plain)), errors);
  for (const error of errors) console.warn(`Text “${id}”: ${error.message}`);
  return written;
}

/**
 * Numbers without grouping of digits: 1200, not 1,200.
 * @param {[string, string | number]} entry
 * @returns {[string, string | FluentNumber]}
 */
const plain = ([name, value]) => [
  name,
  typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
];

/**
 * A list as people say it: a, b and c.
 * @param {string[]} items
 */
export function join(items) {
  if (items.length < 2) return items[0] ?? "";
  const last = items[items.length - 1] ?? "";
  const link = /^e/i.test(last) ? t("list-last-before-e") : t("list-last");
  return items.slice(0, -1).join(t("list-between")) + link + last;
}

/**
 * A value that may itself be a message (`@region-elwynn`), a phrase or a list of values.
 * @param {unknown} value
 * @returns {string | number}
 */
export function word(value) {
  if (typeof value === "string") return value.startsWith("@") ? t(value.slice(1)) : value;
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return join(value.map((each) => String(word(each))));
  if (value !== null && typeof value === "object" && "id" in value) return say(/** @type {Told} */ (value));
  return String(value ?? "");
}

/**
 * The name of a seat; a seat without one is called by its number.
 * @param {number} seat
 * @param {string[]} [seats]
 */
export const nameOf = (seat, seats) => seats?.[seat] ?? t("seat-number", { number: seat + 1 });

/**
 * A sentence of the server. `seats` holds the players' names, with `t("seat-you")` for whoever reads.
 * @param {Told} told
 * @param {string[]} [seats]
 */
export function say(told, seats) {
  /** @type {Record<string, string | number>} */
  const values = {};
  for (const [name, value] of Object.entries(told.values ?? {})) {
    if (SEAT.includes(name) && typeof value === "number") values[name] = nameOf(value, seats);
    else if (name === SEATS && Array.isArray(value)) values[name] = join(value.map((seat) => nameOf(seat, seats)));
    else values[name] = word(value);
  }
  return t(told.id, values);
}

/**
 * Where a part of a cost or score comes from: a card (`@race-orcs`) or a word of the rules (`mountain`).
 * @param {string} source
 */
export const source = (source) => t(source.startsWith("@") ? source.slice(1) : `source-${source}`);
