// What the whole page knows: the route, the player, the settings and the one line that is read aloud.
import { computed, effect, signal } from "@preact/signals";
import { api, Refusal } from "./net.js";
import { language, say, speak } from "./texts.js";

/** @typedef {import("./net.js").Me} Me */
/** @typedef {import("./net.js").GameInfo} GameInfo */

/** @type {import("@preact/signals").Signal<Me | null>} */
export const me = signal(null);

/** The games of this server; null until they are known. @type {import("@preact/signals").Signal<GameInfo[] | null>} */
export const games = signal(null);

// ---- the address

/** @param {string} href */
const locationOf = (href) => new URL(href, location.href);

/** The address as a signal. */
export const address = signal(locationOf(location.href));
addEventListener("popstate", () => (address.value = locationOf(location.href)));

/**
 * Go to another page of this site without loading anything anew.
 * @param {string} path
 * @param {{ replace?: boolean }} [how]
 */
export function go(path, how = {}) {
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  address.value = locationOf(location.href);
}

// ---- what stays on this device

/**
 * @param {string} name
 * @param {string} value empty: forget it
 */
export function keep(name, value) {
  try {
    if (value) localStorage.setItem("meetingstone." + name, value);
    else localStorage.removeItem("meetingstone." + name);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {string} name */
export function kept(name) {
  try {
    return localStorage.getItem("meetingstone." + name) ?? "";
  } catch {
    return "";
  }
}

const system = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(system.matches);
system.addEventListener("change", () => (systemDark.value = system.matches));

/** The theme that was chosen: light, dark, or empty to follow the system. */
export const chosenTheme = signal(kept("theme"));
/** The theme that is shown. */
export const theme = computed(() => chosenTheme.value || (systemDark.value ? "dark" : "light"));
/** Motion: system, on or off. */
export const motion = signal(kept("motion") || "system");
/** How fast the table tells what others do: slow, normal, fast, step by step, or now. */
export const pace = signal(kept("pace") || "normal");
/** Whether fights of others are watched, or only their outcome. */
export const watchesFights = signal(kept("fights") !== "skip");
/** Whether a decline is asked for once more. */
export const asksDecline = signal(kept("decline") !== "at-once");
/** Whether the order of the attacks is asked once a fight. */
export const keepsOrder = signal(kept("order") !== "ask");
/** Whether dice and bonuses that cost nothing are used without being asked for. */
export const usesFree = signal(kept("free") !== "ask");
/** Whether moments are passed at which there is nothing new since one passed or went on. */
export const passesSettled = signal(kept("settled") !== "ask");
/** How loud sounds are, of 3; 0 until somebody wants them. */
export const sound = signal(Number(kept("sound").replace("on", "2")) || 0);
/** The hours in which there is no sound: from and to; the same twice: none. */
export const quietHours = signal(/** @type {[number, number]} */ (kept("quiet") ? kept("quiet").split("-").map(Number) : [0, 0]));

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  keep("theme", chosenTheme.value);
});
effect(() => {
  document.documentElement.dataset.motion = motion.value;
  keep("motion", motion.value === "system" ? "" : motion.value);
});
effect(() => keep("pace", pace.value === "normal" ? "" : pace.value));
effect(() => keep("fights", watchesFights.value ? "" : "skip"));
effect(() => keep("decline", asksDecline.value ? "" : "at-once"));
effect(() => keep("order", keepsOrder.value ? "" : "ask"));
effect(() => keep("settled", passesSettled.value ? "" : "ask"));
effect(() => keep("free", usesFree.value ? "" : "ask"));
effect(() => keep("settled", passesSettled.value ? "" : "ask"));
effect(() => keep("sound", sound.value ? String(sound.value) : ""));
effect(() => keep("quiet", quietHours.value[0] === quietHours.value[1] ? "" : quietHours.value.join("-")));

/** Whether things may move. */
export const moves = () =>
  motion.value === "on" || (motion.value === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches);

/**
 * Change the language here and for this player's other devices.
 * @param {import("./net.js").Me["language"]} code
 */
export async function changeLanguage(code) {
  keep("language", code);
  try {
    await speak(code);
    me.value = await api.post("/api/me", { language: code });
  } catch (error) {
    complain(error);
  }
}

// ---- what is said

/** A line that screen readers read at once; empty when there is nothing to say. */
export const spoken = signal("");

/** A sentence that stands at the foot of the page until it is closed. */
export const notice = signal("");

/** @param {string} sentence */
export function announce(sentence) {
  // The same sentence twice is two events: an invisible sign makes it new.
  spoken.value = spoken.value === sentence ? sentence + "\u200b" : sentence;
}

/**
 * Tell the player what went wrong, in a sentence.
 * @param {unknown} error
 */
export function complain(error) {
  notice.value = error instanceof Refusal ? error.sentence() : say({ id: "web-error-unknown" });
  if (!(error instanceof Refusal)) console.error(error);
}

// ---- instead of a table

/** Whether a page that fills the window shows what other pages show around themselves: its table is not there. */
export const gated = signal(false);

// ---- the rules drawer

/** What the drawer shows: a game and perhaps the rule at which it opens. @type {import("@preact/signals").Signal<{ game: string, rule: string } | null>} */
export const drawer = signal(null);

/** Whether a table shows the rules in its sheet, so that no drawer opens. */
export const sheeted = signal(false);

/**
 * Open the rules beside whatever is on the page.
 * @param {string} game
 * @param {string} [rule]
 */
export function openRules(game, rule = "") {
  drawer.value = { game, rule };
}

/** Ask again who I am and which tables I have. */
export async function refresh() {
  me.value = await api.get("/api/me");
}

/** Load what every page needs: the language, the player, the games. */
export async function begin() {
  await speak(language.value);
  try {
    const [player, list] = await Promise.all([api.get("/api/me"), api.get("/api/games")]);
    me.value = player;
    games.value = list;
  } catch (error) {
    games.value = [];
    complain(error);
  }
}
