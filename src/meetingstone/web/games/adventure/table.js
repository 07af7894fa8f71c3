// The table of the Adventure Game: question above, world in the middle, the others at the side, mine below.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { frameOn, Pointers, Zoom } from "../../parts/framing.js";
import { botLine, seatTitle } from "../../parts/names.js";
import { layout, sheet, Shell } from "../../parts/shell.js";
import { View } from "../../parts/view.js";
import { say, t } from "../../texts.js";
import { Decision, Extras } from "./choices.js";
import { Desk } from "./desk.js";
import { Fight } from "./fight.js";
import { answersOf, Prompt, Round, Seats, Targets } from "./frame.js";
import { Hints } from "./hints.js";
import { Log } from "./log.js";
import { Board, focusSpace } from "./map.js";
import { asksList, ENDS, heroAt, isMine, itemOptions, listed, optionsOf, targetsOf, trayHero } from "./model.js";
import { useMotion } from "./motion.js";
import { Over } from "./over.js";
import { Preview, WhyNote } from "./preview.js";
import { useProspects } from "./prospects.js";
import { Decks, GlobalEvent, Players, Track } from "./side.js";
import { leavesMore, rememberLeft, useSettled } from "./settled.js";
import { seatHeroes, spacesIn } from "./story.js";
import { Definitions } from "./symbols.js";
import { CharacterCard, Gear, Hand, Own, QuestPeek, Quests, Tray } from "./tray.js";
import { Finder, Windows } from "./windows.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./words.js").Around} Around */
/** What a player does at the table. @typedef {ReturnType<typeof actsOf>} Acts */
/** @typedef {import("../../parts/replay.js").Lookback} Lookback */
/** What the page gives the table.
 * @typedef {{scene: Scene, gallery: import("./model.js").Gallery, events: import("./model.js").Happened[],
 *   chat: {from: string | number, text: string, at: string | number}[],
 *   seats: import("../../net.js").Seat[],
 *   choose: (keys: string[]) => Promise<boolean>,
 *   explain: (key: string) => Promise<{rule: string, reason: string, values: Record<string, any>} | null>,
 *   undo: () => Promise<unknown>, hint: () => Promise<import("../../net.js").Estimate[]>,
 *   odds: (about: string) => Promise<any>, say: (text: string) => void, openRules: (rule: string) => void,
 *   rematch: () => void, resultHref: string, commitment: string, lookback: Lookback,
 *   paused: boolean, since: number, menu: any, askLess?: any, banners: any,
 *   coach?: {panel: any, points: string[], look: string}}} Props */

/** Pixels per unit of the map where it is larger than its frame. @type {Record<string, number>} */
const SCALES = { portrait: 1.12, landscape: 1.02, short: 1.02, phone: 1.13 };
/** The sheet where what a lesson speaks of lies, if it does not lie open. @type {Record<string, string>} */
const SHEET_OF = { char: "hero", gear: "hero", quests: "quests", track: "quests" };
/** How much larger the map is drawn beside a fight. */
const FIGHT_SCALE = 1.5;

/** @param {Props} props */
export function Table(props) {
  const { scene, gallery, events, chat, seats, lookback, coach } = props;
  const fit = layout.value,
    wide = fit === "desk",
    past = lookback.at !== null;
  // What was in mind is still there for whoever comes back from the past.
  const desks = useMemo(() => {
    const now = new Desk();
    return { now, past: Object.assign(new Desk(), { filter: now.filter, open: now.open }) };
  }, []);
  const desk = past ? desks.past : desks.now;
  const cards = useMemo(() => new Map(gallery.cards.map((card) => [card.id, card])), [gallery]);
  const view = useMemo(() => new View(gallery.map.width, gallery.map.height), [gallery]);
  // With the picture: what is chosen from now on is for the question that is seen.
  useLayoutEffect(() => desk.meet(`${scene.me}:${scene.number}:${scene.over}`), [desk, scene.number, scene.me, scene.over]);
  useMemo(() => seatHeroes(scene.heroes), [Object.values(scene.heroes).map((hero) => hero.id).join()]);
  const names = seats.map(seatTitle);
  const targets = useMemo(() => targetsOf(scene), [scene]);
  /** @type {Around} */
  const around = /** @type {any} */ ({
    ...{ scene, gallery, desk, cards, events, chat, names, view, fit, wide, past, lookback, targets },
    pointed: (coach?.points ?? []).flatMap((key) => key.split(/[:>]/)).filter((word) => word in gallery.map.spaces),
    spoken: names.map((each, seat) => (seat === scene.me ? t("seat-you") : each)),
    bots: seats.map(botLine),
    away: seats.map((s) => s.kind !== "bot" && !s.bot && !s.online && s.seat !== scene.me),
    paused: props.paused,
    since: props.since,
    menu: props.menu,
    askLess: props.askLess,
    coached: Boolean(coach),
  });
  around.act = actsOf(around, props);
  useKeys(around);
  useSight(around);
  // Where there is no room for everything a step of a lesson opens the sheet where its thing lies.
  const lesson = coach && [coach.look, ...coach.points].join();
  useEffect(() => void (!wide && coach && (sheet.value = SHEET_OF[coach.look] ?? (fit === "short" && coach.look === "hand" ? "hand" : ""))), [lesson, fit]);
  useProspects(around, props.odds);
  useSettled(around);
  const flights = useRef(/** @type {HTMLElement | null} */ (null));
  useMotion(around, flights);
  const fighting = Boolean(scene.fight) && !desk.aside.value,
    listing = asksList(scene) && !desk.aside.value;
  const hero = trayHero(scene);
  const data = {
    "data-look": coach?.look,
    "data-kind": scene.question?.kind ?? "",
    "data-number": scene.number,
    "data-seat": scene.me,
    "data-mine": String(isMine(scene)),
    "data-busy": String(desk.busy.value),
  };
  const rows = html`<${Targets} around=${around} /><${Extras} around=${around} />`;
  const answering = fighting ? html`<${Fight} around=${around} />` : listing ? html`<${Decision} around=${around} />` : rows;
  const alone = fighting || listing;
  return html`<${Shell}
    class="ag ${fighting ? "fighting" : listing ? "listing" : ""}"
    style=${scene.active === null ? "" : `--s: var(--seat-${scene.active + 1})`}
    data=${data}
    game="adventure"
    rule=${scene.question?.rule ?? ""}
    name=${t("game-adventure")}
    progress=${html`<${Round} around=${around} />`}
    seats=${html`<${Seats} around=${around} />`}
    prompt=${html`<${Prompt} around=${around} />`}
    board=${html`<${Definitions} /><${BoardMap} around=${around} />`}
    low=${wide ? !past && !alone && html`<div class="rows">${rows}</div>` : fit !== "short" && !fighting && hero && html`<${Hand} around=${around} hero=${hero} />`}
    choices=${wide ? html`<${Tray} around=${around} />` : answering}
    focus=${!wide && html`<${Focus} around=${around} alone=${alone} />`}
    own=${!wide && !alone && hero && html`<${Own} around=${around} hero=${hero} />`}
    peek=${!wide && !alone && hero && html`<${QuestPeek} around=${around} hero=${hero} />`}
    undo=${scene.me >= 0 && { act: around.act.undo, off: scene.over }}
    hint=${scene.me >= 0 && { act: around.act.hint, off: !isMine(scene), on: Boolean(desk.hints.value) }}
    ...${answersOf(around)}
    players=${html`<${Players} around=${around} />${wide && html`<${Track} around=${around} />`}`}
    log=${html`<${Log} around=${around} />`}
    sheets=${hero ? sheetsOf(around, hero) : []}
    more=${[{ icon: "spyglass", text: t("agt-find"), act: () => (desk.finding.value = true) }]}
    past=${past && lookback.bar}
    coach=${coach?.panel}
    recap=${lookback.recap}
    banners=${props.banners}
    menu=${props.menu}
  >
    ${wide && html`<${Hints} around=${around} />`}
    <${Windows} around=${around} />
    <div class="flights" ref=${flights} aria-hidden="true"></div>
    ${!past && html`<${Over} around=${around} />`}
  </${Shell}>`;
}

/** What lies in the tray of a desk. @param {Around} around @param {import("./model.js").Hero} hero */
const sheetsOf = (around, hero) => [
  { name: "hand", text: t("agt-tab-hand"), body: html`<${Hand} around=${around} hero=${hero} /><${WhyNote} around=${around} />` },
  { name: "hero", text: t("agt-tab-sheet"), body: html`<${WhyNote} around=${around} /><div class="mine"><${CharacterCard} around=${around} hero=${hero} /><${Gear} around=${around} hero=${hero} /></div>` },
  { name: "quests", text: t("agt-tab-quests"), body: html`<div class="mine"><${Quests} around=${around} hero=${hero} /><${Track} around=${around} /></div>` },
];

/** The map with what floats over it. @param {{around: Around}} props */
function BoardMap({ around }) {
  const { scene, desk, view, gallery, targets, wide, fit } = around,
    fighting = Boolean(scene.fight) && !desk.aside.value,
    hidden = desk.aside.value && (scene.fight || asksList(scene));
  const at = [...targets.keys()].flatMap((id) => pointOf(gallery, id));
  return html`<${Board} around=${around}>
    ${wide ? html`<${Decks} around=${around} />` : html`<${GlobalEvent} around=${around} />`}
    ${wide && !fighting && html`<${Preview} around=${around} />`}
    ${wide && html`<${Decision} around=${around} /><${WhyNote} around=${around} />`}
    ${(wide || fit === "short" || fit === "phone") && html`<${Zoom} view=${view} upright=${wide} />`}
    ${!wide && html`<${Pointers} view=${view} targets=${at} corner="end end" />`}
    ${hidden && html`<button type="button" class="btn pri toback" data-do="back" onClick=${() => (desk.aside.value = false)}>${t(scene.fight ? "agt-back-to-fight" : "agt-back-to-options")}</button>`}
    <${Finder} around=${around} />
    ${wide && html`<${Fight} around=${around} />`}
  </${Board}>`;
}

/** @param {import("./model.js").Gallery} gallery @param {string | undefined} id @returns {[number, number][]} */
function pointOf(gallery, id) {
  const place = gallery.map.spaces[id ?? ""];
  return place ? [[place.x, place.y]] : [];
}

/** What is chosen, or what one should know now, beside the board of smaller screens.
 * @param {{around: Around, alone: boolean}} props `alone`: a fight or a list takes the room */
function Focus({ around, alone }) {
  const { scene, desk } = around;
  if (desk.hints.value) return html`<${Hints} around=${around} />`;
  // An open sheet tells it itself: it may lie over this.
  if (desk.refused.value) return sheet.value ? null : html`<${WhyNote} around=${around} />`;
  if (alone) return null;
  if (desk.pinned.value) return html`<${Preview} around=${around} />`;
  return html`<p class="tip">${t(scene.over ? "result-title" : scene.me < 0 ? "agt-watching-tip" : isMine(scene) ? "agt-focus-tip" : "agt-meanwhile-tip")}</p>`;
}

/** Bring into sight what matters: where one may go, in a fight its space. @param {Around} around */
function useSight(around) {
  const { view, fit, wide, scene, gallery, past, events, lookback, act, desk, targets } = around;
  const mine = heroAt(scene, scene.me >= 0 ? scene.me : (scene.active ?? 0));
  const fought = scene.fight?.space ?? "";
  const named = fought ? [fought] : [...targets.keys(), mine?.space];
  useEffect(() => {
    if (wide || !mine) return;
    requestAnimationFrame(() => frameOn(view, named.flatMap((id) => pointOf(gallery, id)), SCALES[fit] ?? 1));
  }, [fit, view, scene.number, scene.me, fought]);
  useEffect(() => {
    const told = past ? events.filter((event) => event.update === lookback.at) : [];
    act.name([...new Set(told.flatMap((event) => spacesIn(event, gallery)))]);
    if (past) sheet.value = "";
  }, [lookback.at, past]);
  useEffect(() => void (desk.turned.value = false), [scene.fight?.foe]);
  // The panel of a fight covers the right of the board: its space is brought to what is left.
  useEffect(() => {
    if (!wide) return;
    const { width } = view.now.peek(),
      k = view.least * FIGHT_SCALE,
      at = gallery.map.spaces[fought];
    if (at) view.set(at.x + (width / 2 - Math.max(120, (width - 640) / 2)) / k, at.y, k);
    else view.fit();
  }, [wide, fought]);
}

/** @param {Around} around @param {Props} props */
function actsOf(around, props) {
  const { scene, desk, view, gallery, targets } = around;
  /** @param {string[]} keys */
  const send = async (keys) => {
    if (desk.busy.value || !keys.length) return;
    desk.busy.value = true;
    // Taken: the next question clears the desk. Until it is drawn, nothing may answer the old one again.
    if (await props.choose(keys)) desk.looked.value = "";
    else desk.busy.value = false;
  };
  /** @param {string[]} keys */
  const choose = (keys) => {
    rememberLeft(around, keys);
    return send(keys);
  };
  /** Walk to a space that may be chosen; with `on` the movement phase ends there, unless something happens on the way.
   * @param {string} space @param {boolean} [on] */
  const go = (space, on = true) => {
    const target = targets.get(space);
    if (!target) return;
    const walks = target.option.kind === "go";
    desk.bound = walks && on && !around.coached && leavesMore(scene, target.steps) ? space : "";
    choose([target.option.key]);
  };
  /** Say why a key is not allowed. @param {string} key @param {string} place where it is told @param {string} [card] to look at if there is nothing to say */
  const why = async (key, place, card = "") => {
    if (key.startsWith("item:")) desk.wanted = scene.round;
    const found = await props.explain(key);
    if (found) desk.refused.value = { place, rule: found.rule, text: say({ id: "why-" + found.reason, values: found.values }, around.spoken) };
    else if (card) desk.open.value = `card:${card}`;
    else desk.refused.value = { place, rule: "", text: t("agt-nothing-there") };
  };
  /** Gear that was dragged: it goes on or off the body, or it is told why not. @param {string} item */
  const equip = async (item) => {
    const option = itemOptions(scene, item).find(({ kind }) => kind === "item");
    const found = option ? null : isMine(scene) ? await props.explain(`item:${item}`) : null;
    if (!option) desk.wanted = scene.round;
    if (option) choose([option.key]);
    else if (found) desk.refused.value = { place: "tray", rule: found.rule, text: say({ id: "why-" + found.reason, values: found.values }, around.spoken) };
    else desk.refused.value = { place: "tray", rule: "AG-ITEM-05", text: t("agt-equip-later") };
  };
  const reveal = (/** @type {string} */ id) => {
    const place = gallery.map.spaces[id];
    if (place) view.reveal(place.x, place.y);
  };
  const pin = (/** @type {string} */ space) => {
    desk.refused.value = null;
    desk.pinned.value = space;
    reveal(space);
  };
  return {
    choose,
    go,
    /** The answer to what is settled. @param {string} key */
    settle: (key) => send([key]),
    why,
    equip,
    reveal,
    pin,
    /** A space was touched: choose it, go there when it is touched again, or say why not. @param {string} space */
    touch(space) {
      const target = targets.get(space);
      if (target && desk.pinned.value === space) go(space);
      else if (target) pin(space);
      else if (isMine(scene) && targets.size && space !== heroAt(scene, scene.me)?.space) why(`${[...targets.values()][0]?.option.kind === "go" ? "go" : "space"}:${space}`, space);
      else desk.pinned.value = desk.pinned.value === space ? "" : space;
    },
    /** Centre the map on a space that was looked for. @param {string} space */
    centre(space) {
      const place = gallery.map.spaces[space];
      if (!place) return;
      view.set(place.x, place.y, Math.max(view.now.value.k, 1.5));
      desk.named.value = [space];
      if (!targets.has(desk.pinned.value)) desk.pinned.value = targets.has(space) || !targets.size ? space : "";
      focusSpace(space);
    },
    /** A card of the hand that may be played: at once. @param {import("./model.js").Option} option */
    card: (option) => choose([option.key]),
    /** A hint was taken up: its option is chosen or stands ready, and Enter answers with it. @param {import("./model.js").Option} option */
    show(option) {
      desk.hints.value = null;
      desk.aside.value = false;
      if (option.space && targets.has(option.space)) {
        sheet.value = "";
        pin(option.space);
      }
      focusAnswer(option.key);
    },
    look: (/** @type {string} */ space) => void (desk.looked.value = space),
    name: (/** @type {string[]} */ spaces) => void (desk.named.value = spaces),
    undo: () => props.undo(),
    /** What the bot would do; asked again it goes away. */
    async hint() {
      const shown = desk.hints.value,
        question = desk.question;
      if (!isMine(scene)) return;
      const found = shown ? null : await props.hint();
      // Whoever has answered in the meantime does not want to know any more.
      if (question === desk.question) desk.hints.value = found?.length ? found : null;
    },
    say: props.say,
    rules: props.openRules,
    rematch: props.rematch,
    resultHref: () => props.resultHref,
    commitment: () => props.commitment,
  };
}

/** @param {Around} around */
function useKeys(around) {
  // With the picture, not after it: a key answers what is seen.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const { scene, desk, act, view, targets } = around;
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog")) return;
      const key = e.key.toLowerCase(),
        number = Number(e.key);
      if (e.key === "Enter" && !target.closest("button, a, [role=button]")) {
        if (!targets.has(desk.pinned.value)) return;
        act.go(desk.pinned.value);
      } else if (number >= 1 && number <= 9) byNumber(around, number - 1);
      else if (key === "e") {
        const end = optionsOf(scene).find((option) => ENDS.has(option.kind));
        if (end) act.choose([end.key]);
      } else if (key === "f") desk.finding.value = true;
      else if (key === "z") act.undo();
      else if (key === "h") act.hint();
      else if (key === "c") showHand(around);
      else if (key === "m") {
        if (scene.fight || asksList(scene)) desk.aside.value = !desk.aside.value;
        focusSpace(desk.pinned.value || (heroAt(scene, scene.me)?.space ?? ""));
      } else if (e.key === "+" || e.key === "=") view.zoom(1.25);
      else if (e.key === "-") view.zoom(0.8);
      else if (e.key === "0") view.fit();
      else if ((e.key === "ArrowDown" || e.key === "ArrowUp") && !target.closest(".log, .rules, .qscroll")) walk(around, e.key === "ArrowDown" ? 1 : -1);
      else if (e.key === "Escape") {
        if (!desk.back()) return;
      } else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** The hand, which lies in a sheet where there is no room for it. @param {Around} around */
function showHand({ fit }) {
  if (fit === "short") sheet.value = "hand";
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".ag .hand .held"))?.focus());
}

/** The button of an option, as soon as it is drawn. @param {string} key */
const focusAnswer = (key) =>
  requestAnimationFrame(() => {
    const found = [...document.querySelectorAll(".ag [data-answer]")].findLast((each) => /** @type {HTMLElement} */ (each).dataset.answer === key && each.getClientRects().length);
    /** @type {any} */ (found)?.focus({ focusVisible: true });
  });

/** From one place to the next that one may go to. @param {Around} around @param {number} by */
function walk({ targets, desk, act }, by) {
  const places = [...targets.keys()],
    at = places.indexOf(desk.pinned.value);
  const next = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length];
  if (next) act.pin(next);
}

/** The option that bears a number: in a list first, else a place. @param {Around} around @param {number} index */
function byNumber(around, index) {
  const { scene, act, targets } = around;
  if (scene.fight && isMine(scene)) {
    const option = optionsOf(scene).toSorted((a, b) => Number(ENDS.has(a.kind)) - Number(ENDS.has(b.kind)))[index];
    if (option) act.choose([option.key]);
  } else if (asksList(scene)) {
    const option = listed(scene)[index];
    if (option) act.choose([option.key]);
  } else {
    const place = [...targets.keys()][index];
    if (place) act.pin(place);
  }
}
