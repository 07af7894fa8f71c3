// The table of the Board Game: the map in its frame, and around it all that a player needs to decide.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { frameOn, Pointers, Zoom } from "../../parts/framing.js";
import { botLine, seatTitle } from "../../parts/names.js";
import { View } from "../../parts/view.js";
import { say, t } from "../../texts.js";
import { listed } from "./choices.js";
import { CouncilPanel, nextOf, placesOf, useCouncil } from "./council.js";
import { Decision, decisionOf, WhyNote } from "./decide.js";
import { Desk } from "./desk.js";
import { ClassDraft } from "./draft.js";
import { Fight, isFought } from "./fight/index.js";
import { remember, useArranged } from "./fight/settled.js";
import { layout, sheet, Shell } from "../../parts/shell.js";
import { Focus, Own } from "./focus.js";
import { answersOf, Prompt, Seats, Turn, TurnTrack, XpTrack } from "./frame.js";
import { useGains, useJourneys, useOmens } from "./journeys.js";
import { Legend } from "./legend.js";
import { Log } from "./log.js";
import { Hints } from "./hints.js";
import { Board, focusRegion } from "./map.js";
import { able, actorOf, asks, deedsOf, ENDS, hasAnswered, heroesOf, isMine, myFaction, optionsOf, targetsOf, triesOf } from "./model.js";
import { Over } from "./over.js";
import { Plan, usePlan } from "./plan.js";
import { useProspects } from "./prospects.js";
import { Events, Factions, Lord } from "./side.js";
import { regionsIn, seatHeroes } from "./story.js";
import { Definitions } from "./symbols.js";
import { Actions, LETTERS, Quests, Tray } from "./tray.js";
import { Windows } from "./windows.js";
import { nameOf } from "./words.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./words.js").Around} Around */
/** What a player does at the table. @typedef {ReturnType<typeof actsOf>} Acts */
/** @typedef {import("../../parts/replay.js").Lookback} Lookback */
/** What the page gives the table.
 * @typedef {{scene: Scene, gallery: import("./model.js").Gallery, events: import("./model.js").Happened[],
 *   chat: {from: string | number, text: string, at: string | number}[],
 *   seats: import("../../net.js").Seat[],
 *   choose: (keys: string[]) => Promise<boolean>, attempt?: ((keys: string[]) => Promise<boolean>) | null,
 *   draft: import("../../net.js").Draft | null, consider: ((who: string) => Promise<import("../../net.js").Judged[]>) | null,
 *   intend: (who: string, change: (steps: import("../../net.js").Intent[]) => import("../../net.js").Intent[]) => Promise<unknown>,
 *   explain: (key: string) => Promise<{rule: string, reason: string, values: Record<string, any>} | null>,
 *   undo: () => Promise<unknown>, hint: () => Promise<import("../../net.js").Estimate[]>,
 *   odds: (about: string) => Promise<any>, say: (text: string) => void, openRules: (rule: string) => void,
 *   rematch: () => void, resultHref: string, commitment: string, lookback: Lookback,
 *   paused: boolean, since: number, menu: any, banners: any,
 *   coach?: {panel: any, points: string[], look: string}}} Props */

/** Pixels per unit of the map where it is larger than its frame. @type {Record<string, number>} */
const SCALES = { portrait: 0.8, landscape: 0.74, short: 0.74, phone: 0.78 };

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
  useLayoutEffect(() => desk.meet(`${scene.me}:${scene.number}:${scene.over}`, scene.question?.kind ?? ""), [desk, scene.number, scene.me, scene.over]);
  // A vote or a pass leaves the question open: whatever comes back, one may answer again.
  useLayoutEffect(() => void (desk.busy.value = false), [desk, scene]);
  useMemo(() => seatHeroes(scene.heroes), [Object.keys(scene.heroes).join()]);
  const names = seats.map(seatTitle);
  const pointed = (coach?.points ?? []).flatMap((key) => key.split(/[:>]/)).filter((word) => word in gallery.map.places);
  /** @type {Around} */
  const around = /** @type {any} */ ({
    ...{ scene, gallery, desk, cards, events, chat, names, view, fit, wide, past, pointed, lookback },
    spoken: names.map((each, seat) => (seat === scene.me ? t("seat-you") : each)),
    bots: seats.map(botLine),
    away: seats.map((s) => s.kind !== "bot" && !s.bot && !s.online && s.seat !== scene.me),
    paused: props.paused,
    coached: Boolean(coach),
    since: props.since,
    menu: props.menu,
    hero: actorOf(scene, desk.hero.value),
    // What lies behind a fight can be neither reached nor read until the fight is put aside.
    fighting: isFought(scene) && !desk.aside.value,
  });
  around.council = useCouncil(around, props);
  around.act = actsOf(around, props);
  useKeys(around);
  useArranged(around);
  useProspects(scene, desk, past, props.odds);
  usePlan(around);
  useEffect(() => {
    if (wide) view.fit();
    else requestAnimationFrame(() => frameOn(view, placesAt(around), SCALES[fit] ?? 1));
  }, [fit, view, scene.number, scene.me, around.hero]);
  const flights = useRef(/** @type {HTMLElement | null} */ (null));
  useJourneys(around, flights);
  useGains(around, flights);
  useOmens(around, flights);
  useEffect(() => {
    const told = past ? events.filter((event) => event.update === lookback.at) : [];
    around.act.name([...new Set(told.flatMap((event) => regionsIn(event, gallery)))]);
    if (past) sheet.value = "";
  }, [lookback.at, past]);
  useEffect(() => {
    if (!isFought(scene)) desk.aside.value = false;
  }, [isFought(scene)]);
  const { fighting } = around,
    alone = !fighting && Boolean(around.council.open || decisionOf(around));
  const data = {
    "data-look": coach?.look,
    "data-kind": scene.question?.kind ?? "",
    "data-number": scene.number,
    "data-seat": scene.me,
    "data-mine": String(isMine(scene) && !hasAnswered(scene)),
    "data-busy": String(desk.busy.value),
  };
  const deciding = around.council.open ? html`<${CouncilPanel} around=${around} />` : html`<${Decision} around=${around} />`;
  return html`<${Shell}
    class="bg ${alone ? "listing" : ""} ${picksAlone(around) ? "alone" : ""} ${scene.active ?? "horde"}"
    data=${data}
    game="board_game"
    rule=${scene.question?.rule ?? ""}
    name=${t("game-board_game")}
    progress=${html`<${Turn} around=${around} />`}
    seats=${html`<${Seats} around=${around} />`}
    prompt=${html`<${Prompt} around=${around} />`}
    board=${html`<${Definitions} /><${Wood} around=${around} deciding=${deciding} />`}
    low=${wide ? html`<${Tray} around=${around} />` : fit !== "short" && html`<${Quests} around=${around} />`}
    choices=${!wide && !fighting && (alone ? deciding : asks(scene, "bg-act") && html`<${Actions} around=${around} />`)}
    focus=${!wide && !fighting && html`<${Focus} around=${around} alone=${alone} />`}
    own=${!wide && !alone && around.hero && html`<${Own} around=${around} />`}
    undo=${scene.me >= 0 && { act: around.act.undo, off: scene.over }}
    hint=${scene.me >= 0 && { act: around.act.hint, off: !isMine(scene), on: Boolean(desk.hints.value) }}
    ...${answersOf(around)}
    players=${html`<${Factions} around=${around} /><${Lord} around=${around} /><${Events} around=${around} />`}
    log=${html`<${Log} around=${around} />`}
    sheets=${[{ name: "quests", text: t("bgt-tab-quests"), body: html`<${Quests} around=${around} />` }]}
    covered=${fighting && (wide ? "table" : "all")}
    past=${past && lookback.bar}
    coach=${coach?.panel}
    recap=${lookback.recap}
    banners=${props.banners}
    menu=${props.menu}
  >
    ${fighting && html`<div class="veil shown"></div><${Fight} around=${around} />`}
    ${(wide || fighting) && html`<${Plan} around=${around} /><${Hints} around=${around} />`}
    <${Windows} around=${around} />
    ${!past && html`<${Over} around=${around} />`}
    <div class="flights" ref=${flights} aria-hidden="true"></div>
  </${Shell}>`;
}

/** Whether classes are picked among bots. @param {Around} around */
const picksAlone = ({ scene, bots }) => scene.draft.length > 0 && bots.every((bot, seat) => bot || seat === scene.me);

/** The map; on a desk in its wooden frame, with the two tracks and the decision over it. @param {{around: Around, deciding: any}} props */
function Wood({ around, deciding }) {
  const { scene, desk, view, wide, fit, fighting } = around;
  const at = [...targetsOf(scene, around.hero, desk.from.value).keys()].flatMap((id) => pointOf(around, id));
  return html`<div class="wood">
    ${wide && html`<${TurnTrack} around=${around} />`}
    <${Board} around=${around}>
      ${wide && !fighting && html`${deciding}${!decisionOf(around) && html`<${WhyNote} around=${around} />`}`}
      ${wide && html`<${Legend} />`}
      ${(wide || fit === "short" || fit === "phone") && html`<${Zoom} view=${view} upright=${wide} />`}
      ${!wide && html`<${Pointers} view=${view} targets=${at} corner="end end" />`}
      ${isFought(scene) && desk.aside.value && html`<button type="button" class="btn pri tofight" onClick=${() => (desk.aside.value = false)}>${t("bgt-back-to-fight")}</button>`}
      <${ClassDraft} around=${around} />
    </${Board}>
    ${wide && html`<${XpTrack} around=${around} />`}
  </div>`;
}

/** @param {Around} around @param {string} id @returns {[number, number][]} */
function pointOf({ gallery }, id) {
  const place = gallery.map.places[id];
  return place ? [place.label] : [];
}

/** What a small frame shows first: where one may go, else where one stands. @param {Around} around */
function placesAt(around) {
  const { scene, desk, hero } = around;
  const targets = [...targetsOf(scene, hero, desk.from.value).keys()];
  return [...targets, scene.heroes[hero]?.region ?? ""].flatMap((id) => pointOf(around, id));
}

/** @param {Around} around @param {Props} props */
function actsOf(around, props) {
  const { scene, desk, view, gallery } = around;
  /** @param {string[]} keys */
  const choose = async (keys) => {
    if (desk.busy.value || !keys.length) return;
    desk.busy.value = true;
    remember(around, keys);
    // Taken: the next question clears the desk. Until it is drawn, nothing may answer the old one again.
    if (await props.choose(keys)) desk.looked.value = "";
    else desk.busy.value = false;
  };
  /** Several answers at once, or the first of them when something else is asked in between. @param {string[]} keys */
  const chooseAll = async (keys) => {
    if (desk.busy.value || !keys.length) return;
    desk.busy.value = true;
    if (props.attempt && (await props.attempt(keys))) desk.looked.value = "";
    else {
      desk.busy.value = false;
      await choose(keys.slice(0, 1));
    }
  };
  /** Say why a key is not allowed. @param {string} key @param {string} place where it is told */
  const why = async (key, place) => {
    const found = await props.explain(key);
    desk.refused.value = {
      place,
      rule: found?.rule ?? "",
      text: found ? say({ id: "why-" + found.reason, values: found.values }, around.spoken) : t("bgt-nothing-there"),
    };
  };
  const reveal = (/** @type {string} */ id) => {
    const place = gallery.map.places[id];
    if (place) view.reveal(...place.label);
  };
  const pin = (/** @type {string} */ region) => {
    desk.refused.value = null;
    desk.pinned.value = region;
    reveal(region);
  };
  return {
    choose,
    chooseAll,
    why,
    reveal,
    pin,
    /** A region was touched: choose it, go there when it is touched again, or say why not. @param {string} region */
    touch(region) {
      if (around.council.open) {
        const option = placesOf(around.council).get(region);
        if (option) around.council.add(option.intent);
        return;
      }
      const target = targetsOf(scene, around.hero, desk.from.value).get(region);
      const friend = able(scene).find((id) => scene.heroes[id]?.region === region);
      if (target && desk.pinned.value === region) {
        if (target.keys.length) choose(target.keys);
      } else if (target && !target.keys.length) desk.from.value = region;
      else if (target) pin(region);
      else if (friend && friend !== around.hero) desk.hero.value = friend;
      else if (isMine(scene) && region !== scene.heroes[around.hero]?.region) {
        const [key] = triesOf(scene, region, around.hero);
        if (key) why(key, region);
        else desk.refused.value = { place: region, rule: "BG-TRAVEL-01", text: t("bgt-too-far", { region: nameOf(region) }) };
      }
    },
    /** Choose a character: to act if it is mine, else to look at. @param {string} id */
    hero(id) {
      if (scene.mine.includes(id)) desk.hero.value = id;
      else desk.open.value = `sheet:${id}`;
      reveal(scene.heroes[id]?.region ?? "");
    },
    /** One of the five actions. @param {string} action */
    deed(action) {
      const options = deedsOf(scene, around.hero).get(action) ?? [];
      desk.refused.value = null;
      if (!options.length) why(`${action}:${around.hero}`, "tray");
      else if (action === "travel" || options.length > 1) desk.deed.value = desk.deed.value === action ? "" : action;
      else if (options[0]) choose([options[0].key]);
    },
    /** What is within reach; asked again it goes away. */
    plan() {
      if (desk.plan.value) desk.plan.value = null;
      else if (scene.me >= 0 && !scene.over && !around.past) {
        desk.hints.value = null;
        desk.plan.value = {};
        this.foresee();
      }
    },
    async foresee() {
      const found = await props.odds("plan");
      if (desk.plan.value) desk.plan.value = found;
    },
    /** Look at a region that is worth a fight, and choose it where one may go there. @param {string} region */
    aim(region) {
      if (!around.wide) desk.plan.value = null;
      if (targetsOf(scene, around.hero, desk.from.value).has(region)) pin(region);
      else reveal(region);
    },
    /** Open or close the council. */
    council() {
      desk.council.value = around.council.open ? "" : around.hero || (scene.mine[0] ?? "");
      sheet.value = "";
    },
    look: (/** @type {string} */ region) => void (desk.looked.value = region),
    name: (/** @type {string[]} */ regions) => void (desk.named.value = regions),
    undo: () => props.undo(),
    /** What the bot would do; asked again it goes away. */
    async hint() {
      const shown = desk.hints.value,
        question = desk.question;
      if (!isMine(scene)) return;
      const found = shown ? null : await props.hint();
      // Whoever has answered in the meantime does not want to know any more.
      if (question !== desk.question) return;
      desk.plan.value = null;
      desk.hints.value = found?.length ? found : null;
    },
    /** Look at what the bot would do. @param {import("../../net.js").Estimate} hint */
    follow(hint) {
      const option = optionsOf(scene).find(({ key }) => key === hint.key);
      if (!option) return;
      const { kind, hero = "", region = "" } = option;
      if (scene.mine.includes(hero)) desk.hero.value = hero;
      // What is about to be chosen is opened: whom to challenge, where to go, the card that is laid.
      const deed = kind === "challenge" ? kind : kind === "act" && option.what === "travel" ? "travel" : "";
      desk.pinned.value = "";
      if (asks(scene, "bg-act")) desk.deed.value = deed;
      desk.held.value = kind === "equip" ? (option.card ?? "") : "";
      if (region && targetsOf(scene, hero || around.hero, desk.from.value).get(region)?.keys.length && kind !== "challenge") pin(region);
      else reveal(region || (scene.heroes[hero]?.region ?? ""));
      // The button that does it, once it is drawn: Enter is enough then.
      requestAnimationFrame(() => {
        const wanted = [`[data-answer="${CSS.escape(hint.key)}"]`];
        if (deed === "travel") wanted.push(".places [data-place]");
        else if (kind === "act") wanted.push(`[data-deed="${option.what}"]`);
        if (option.die) wanted.push(`[data-die="${CSS.escape(option.die)}"]`);
        const button = document.querySelector(wanted.join(", "));
        if (button instanceof HTMLElement) button.focus();
        else if (region) focusRegion(region);
      });
    },
    say: props.say,
    rules: props.openRules,
    rematch: props.rematch,
    resultHref: () => props.resultHref,
    commitment: () => props.commitment,
  };
}

const DEEDS = new Map(Object.entries(LETTERS).map(([action, letter]) => [letter.toLowerCase(), action]));

/** @param {Around} around */
function useKeys(around) {
  // With the picture, not after it: a key answers what is seen.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const { scene, desk, act, view } = around;
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog")) return;
      const key = e.key.toLowerCase(),
        number = Number(e.key);
      const pinned = targetsOf(scene, around.hero, desk.from.value).get(desk.pinned.value);
      if (e.key === "Enter" && !target.closest("button, a, [role=button]")) {
        if (!pinned) return;
        act.choose(pinned.keys);
      } else if (number >= 1 && number <= 9) byNumber(around, number - 1);
      else if (DEEDS.has(key) && asks(scene, "bg-act")) act.deed(DEEDS.get(key) ?? "");
      else if (key === "e") {
        const end = optionsOf(scene).find((option) => ENDS.has(option.kind));
        if (end) act.choose([end.key]);
      } else if (key === "d" && around.council.may) act.council();
      else if (key === "n" && around.council.open) {
        const all = heroesOf(scene, myFaction(scene)).map((hero) => hero.id);
        desk.council.value = all[(all.indexOf(around.council.who) + 1) % all.length] ?? "";
      } else if (key === "n") {
        const all = able(scene).length ? able(scene) : scene.mine;
        desk.hero.value = all[(all.indexOf(around.hero) + 1) % all.length] ?? "";
      } else if (key === "z") act.undo();
      else if (key === "h") act.hint();
      else if (key === "p") act.plan();
      else if (key === "s" && around.hero) desk.open.value = `sheet:${around.hero}`;
      else if (key === "a" && isMine(scene)) desk.all.value = !desk.all.value;
      else if (key === "m") {
        if (isFought(scene)) desk.aside.value = !desk.aside.value;
        else focusRegion(desk.pinned.value || (scene.heroes[around.hero]?.region ?? ""));
      } else if (e.key === "+" || e.key === "=") view.zoom(1.25);
      else if (e.key === "-") view.zoom(0.8);
      else if (e.key === "0") view.fit();
      else if ((e.key === "ArrowDown" || e.key === "ArrowUp") && !target.closest(".log, .rules, .charsheet")) walk(around, e.key === "ArrowDown" ? 1 : -1);
      else if (e.key === "Escape") {
        if (!desk.back()) return;
      } else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** From one place to the next that one may go to. @param {Around} around @param {number} by */
function walk(around, by) {
  const places = [...targetsOf(around.scene, around.hero, around.desk.from.value).keys()];
  const at = places.indexOf(around.desk.pinned.value);
  const next = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length];
  if (next) around.act.pin(next);
}

/** The option that bears a number. @param {Around} around @param {number} index */
function byNumber(around, index) {
  const { act, council } = around,
    about = decisionOf(around);
  if (council.open) {
    const option = nextOf(council)[index];
    if (option) council.add(option.intent);
    return;
  }
  if (about === "places") {
    const button = document.querySelectorAll(".places [data-place]")[index];
    if (button instanceof HTMLElement && button.dataset.place) act.pin(button.dataset.place);
  } else if (about === "challenge") {
    const option = deedsOf(around.scene, around.hero).get("challenge")?.[index];
    if (option) act.choose([option.key]);
  } else if (about === "all") {
    const option = listed(around)[index];
    if (option) act.choose([option.key]);
  }
}
