// The shell of every table: one bar, and the same parts in the same places, whatever is played.
//
// A game draws `Shell` once and gives it what differs:
//   data, class, style   for the root: `.ms-table`, which also bears the layout as a class
//   game, name, place    what is played, and where; `rule` is the one that matters now
//   progress             the round or the turn, in the middle of the bar
//   seats                a row of buttons, one per seat, that open the sheet "players" (not on a desk: there `players` is seen)
//   prompt               sign, one sentence, one line of help, steps
//   board                the map, framed with the help of parts/framing.js
//   low                  the one long row: options, quests or a hand
//   choices, focus, own, peek   the deck: what can be done, what is chosen, my numbers, a summary that opens a sheet
//   undo, hint           { act, off, on }: the shell draws these buttons; `second`, `primary` are the game's own buttons
//   players, log         each seen beside the board of a desk, and a sheet elsewhere; `sheets`: { name, text, body } more of them
//   left                 on a desk only: a column of its own beside the board
//   covered              "table" or "all": what lies behind a window of the game and is neither reached nor read: all but the bar, or all
//   more                 { icon, text, act } or { icon, text, href } for the menu
//   past, coach, recap, banners, menu   what the page gives to every table
// Everything else, such as windows and what flies, are its children.
//
// Layouts follow what fits, in em, so that zoom and larger letters lead to a smaller one:
//   desk       board, a column of players and log beside it, own things below; the answers stand in the prompt
//   portrait   one column, deck of two; the sheet covers low and deck
//   landscape  board and low on the left, deck and acts on the right; the sheet covers the deck
//   short      the same with the seats in the bar and the prompt on the right
//   phone      one column that scrolls; only the acts stay
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { drawer, openRules, sheeted } from "../state.js";
import { t } from "../texts.js";
import { Icon, Sketch } from "./icons.js";
import { extras } from "./menu.js";
import { Rulebook } from "./rules.js";

/** @typedef {"desk" | "portrait" | "landscape" | "short" | "phone"} Layout */

/** The first that fits; `short` when none does. @type {[Layout, MediaQueryList][]} */
const LAYOUTS = [
  ["phone", matchMedia("(max-width: 37.49em)")],
  ["phone", matchMedia("(max-aspect-ratio: 1/1) and (max-height: 49.99em)")],
  ["portrait", matchMedia("(max-aspect-ratio: 1/1)")],
  ["desk", matchMedia("(min-width: 75em) and (min-height: 43.75em)")],
  ["landscape", matchMedia("(min-width: 50em) and (min-height: 40em)")],
];
const fitting = () => LAYOUTS.find(([, query]) => query.matches)?.[0] ?? "short";

/** The layout that fits now. @type {import("@preact/signals").Signal<Layout>} */
export const layout = signal(fitting());
for (const [, query] of LAYOUTS) query.addEventListener("change", () => (layout.value = fitting()));

/** The sheet that is open, by its name; the rules have a signal of their own. */
export const sheet = signal("");

/** Open a sheet in place of what is open, or close it when it is. @param {string} name */
export function openSheet(name) {
  sheet.value = !drawer.value && sheet.value === name ? "" : name;
  drawer.value = null;
}

const closeSheet = () => {
  sheet.value = "";
  drawer.value = null;
};

/** @typedef {{act: () => unknown, off?: boolean, on?: boolean}} Act */
/** @typedef {{name: string, text: string, body: any}} SheetOf */

/** @param {any} props see above */
export function Shell(props) {
  const { game, rule, board, low, choices, focus, own, peek, past, coach, recap, players, log, left, covered, children } = props;
  const fit = layout.value,
    desk = fit === "desk";
  useSheets(desk, props.more);
  const open = desk ? "" : drawer.value ? "rules" : sheet.value;
  /** @type {SheetOf[]} */
  const sheets = [
    { name: "log", text: t("shell-log"), body: html`${recap}${log}` },
    { name: "players", text: t("shell-players"), body: players },
    ...(props.sheets ?? []),
  ];
  const away = Boolean(covered),
    acts = past || (!away && html`<${Acts} ...${props} />`);
  const deck = past ? null : html`${choices && html`<div class="ms-choices">${choices}</div>`}${focus && html`<section class="ms-focus">${focus}</section>`}${own && html`<section class="ms-own">${own}</section>`}${peek && html`<section class="ms-peek">${peek}</section>`}`;
  return html`<div class="ms-table ${fit} ${props.class ?? ""} ${past ? "past" : ""} ${coach ? "coached" : ""}" style=${props.style} ...${props.data}>
    <${Bar} ...${props} desk=${desk} open=${open} />
    ${!desk && html`<div class="ms-seats" inert=${away && !coach}>${coach ?? props.seats}</div>`}
    ${desk && left && html`<div class="ms-left" inert=${away}>${left}</div>`}
    <div class="ms-prompt" inert=${away}>${props.prompt}${desk && !past && acts}</div>
    <div class="ms-board" inert=${away} onPointerDown=${open ? closeSheet : undefined}>${board}${props.banners}</div>
    ${low && !past && html`<div class="ms-low" inert=${away}>${low}</div>`}
    ${deck && html`<div class="ms-deck" inert=${away}>${deck}</div>`}
    ${(!desk || past) && acts}
    ${desk && html`<aside class="ms-side" inert=${away && !coach}>${coach}${players}${recap}${log}</aside>`}
    ${open && html`<${Sheet} game=${game} rule=${rule} sheets=${sheets} open=${open} />`}
    ${children}
  </div>`;
}

/** While a table is open: where rules are read, what the game adds to the menu, and that Escape closes a sheet first.
 * @param {boolean} desk @param {any[]} [more] */
function useSheets(desk, more = []) {
  useLayoutEffect(() => {
    sheeted.value = !desk;
    return () => void (sheeted.value = false);
  }, [desk]);
  useLayoutEffect(() => {
    extras.value = more;
    return () => void (extras.value = []);
  }, [more.map(({ text }) => text).join()]);
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ e) => {
      const elsewhere = /** @type {HTMLElement} */ (e.target).closest("dialog, [role=dialog]");
      if (e.key !== "Escape" || elsewhere || !sheeted.value || !(sheet.value || drawer.value)) return;
      closeSheet();
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      closeSheet();
    };
  }, []);
}

/** @param {any} props */
function Bar({ game, rule, name, place, progress, menu, desk, open, covered }) {
  const tool = (/** @type {string} */ which, /** @type {() => void} */ act) =>
    html`<button type="button" class="ms-tool" data-tool=${which} aria-label=${t(`shell-${which}`)} aria-expanded=${desk ? undefined : String(open === which)} onClick=${act}>
      <${Sketch} name=${which} /><span>${t(`shell-${which}`)}</span>
    </button>`;
  const rules = () => (open === "rules" ? closeSheet() : openRules(game, rule));
  return html`<header class="ms-bar" inert=${covered === "all"}>
    <a class="ms-home" href="/" aria-label=${t("web-brand")}><${Home} /></a>
    <h1 class="ms-game">${name}${place && html`<small>${place}</small>`}</h1>
    <div class="ms-progress">${progress}</div>
    <nav class="ms-tools" aria-label=${t("sw-tools")}>
      ${tool("rules", rules)}
      ${!desk && tool("log", () => openSheet("log"))}
      ${!desk && tool("players", () => openSheet("players"))}
      ${menu}
    </nav>
  </header>`;
}

/** The stone that leads home. */
const Home = () =>
  html`<svg viewBox="0 0 30 34" aria-hidden="true">
    <path class="s1" d="M9 32 7 12c0-5 3-10 8.5-10.5C20 2 23 6 23 11l-1.5 21Z" />
    <path class="s2" d="M15.5 1.5C20 2 23 6 23 11l-1.5 21H17l1-20c0-5-1-9-2.5-10.5Z" />
    <path class="s3" d="M11.5 12.5 15 9l3.5 3.5L15 16ZM15 18v8M12 21.5h6" />
    <path class="s4" d="M2 32.5h26" />
  </svg>`;

/** About my move: Undo and Hint, the second choice, and the primary button last. @param {{undo?: Act, hint?: Act, second?: any, primary?: any}} props */
const Acts = ({ undo, hint, second, primary }) =>
  html`<section class="ms-acts" aria-label=${t("shell-acts")}>
    ${undo && html`<button type="button" class="ms-tool" data-do="undo" aria-label=${t("sw-undo")} disabled=${undo.off} title=${t("sw-undo") + " (Z)"} onClick=${undo.act}><${Sketch} name="undo" /><span>${t("sw-undo")}</span></button>`}
    ${hint && html`<button type="button" class="ms-tool" data-do="hint" aria-label=${t("sw-hint")} disabled=${hint.off} aria-pressed=${hint.on === undefined ? undefined : String(hint.on)} title=${t("sw-hint") + " (H)"} onClick=${hint.act}><${Sketch} name="hint" /><span>${t("sw-hint")}</span></button>`}
    ${second}${primary}
  </section>`;

/** What opens over the deck: the prompt, the board and the answers stay in sight. @param {{game: string, rule: string, sheets: SheetOf[], open: string}} props */
function Sheet({ game, rule, sheets, open }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => before instanceof HTMLElement && before.focus({ preventScroll: true });
  }, []);
  const tab = (/** @type {string} */ name, /** @type {string} */ text, /** @type {() => void} */ act) =>
    html`<button key=${name} type="button" class=${name === open ? "on" : ""} aria-pressed=${String(name === open)} data-sheet=${name} onClick=${act}>${text}</button>`;
  const shown = sheets.find(({ name }) => name === open);
  return html`<section class="ms-sheet" ref=${panel} tabindex="-1" aria-label=${shown?.text ?? t("shell-rules")}>
    <nav>
      ${tab("rules", t("shell-rules"), () => openRules(game, rule))}
      ${sheets.map(({ name, text }) => tab(name, text, () => name !== open && openSheet(name)))}
      <button type="button" class="shut" aria-label=${t("web-close")} onClick=${closeSheet}><${Icon} name="close" /></button>
    </nav>
    <div class="ms-in">
      ${open === "rules" ? drawer.value && html`<${Rulebook} game=${game} rule=${drawer.value.rule} onRule=${(/** @type {string} */ id) => openRules(game, id)} />` : shown?.body}
    </div>
  </section>`;
}
