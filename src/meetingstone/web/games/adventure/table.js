// The table of the Adventure Game: question above, world in the middle, the others at the side, mine below.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { useMedia } from "../../parts/media.js";
import { botLine, seatTitle } from "../../parts/names.js";
import { View } from "../../parts/view.js";
import { say, t } from "../../texts.js";
import { Decision, Extras } from "./choices.js";
import { Desk } from "./desk.js";
import { Fight } from "./fight.js";
import { Answers, Dice, noteOf, Prompt, Strip, TabBar, Targets, TopBar } from "./frame.js";
import { Hints } from "./hints.js";
import { Log } from "./log.js";
import { Board, focusSpace } from "./map.js";
import { asksList, ENDS, heroAt, isMine, itemOptions, listed, optionsOf, targetsOf, trayHero } from "./model.js";
import { Over } from "./over.js";
import { Preview, WhyNote } from "./preview.js";
import { useProspects } from "./prospects.js";
import { Decks, GlobalEvent, Players, Track } from "./side.js";
import { seatHeroes, spacesIn } from "./story.js";
import { Icon } from "./signs.js";
import { Definitions } from "./symbols.js";
import { CharacterCard, Gear, Hand, Quests, Tray } from "./tray.js";
import { Finder, Windows } from "./windows.js";
import { promptOf } from "./words.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./words.js").Around} Around */
/** What a player does at the table. @typedef {ReturnType<typeof actsOf>} Acts */
/** @typedef {import("../../parts/replay.js").Lookback} Lookback */
/** What the page gives the table.
 * @typedef {{scene: Scene, gallery: import("./model.js").Gallery, events: import("./model.js").Happened[],
 *   chat: {from: string | number, text: string, at: string | number}[],
 *   seats: import("../../net.js").Seat[], dark: boolean,
 *   choose: (keys: string[]) => Promise<boolean>,
 *   explain: (key: string) => Promise<{rule: string, reason: string, values: Record<string, any>} | null>,
 *   undo: () => Promise<unknown>, hint: () => Promise<import("../../net.js").Estimate[]>,
 *   odds: (about: string) => Promise<any>, say: (text: string) => void, openRules: (rule: string) => void,
 *   toggleTheme: () => void, rematch: () => void, resultHref: string, commitment: string, lookback: Lookback,
 *   paused: boolean, since: number, menu: any, askLess?: any, banners: any,
 *   coach?: {panel: any, points: string[], look: string}}} Props */

const PHONE = matchMedia("(max-width: 700px)");
/** Pixels per unit of the map that a phone begins with. */
const PHONE_SCALE = 1.13;
/** Where the phone shows what a lesson speaks of, if not with the map. @type {Record<string, string>} */
const TAB_OF = { hand: "hand", char: "sheet", gear: "sheet", quests: "quests", track: "quests" };
/** How much larger the map is drawn beside a fight. */
const FIGHT_SCALE = 1.5;

/** @param {Props} props */
export function Table(props) {
  const { scene, gallery, events, chat, seats, lookback, coach } = props;
  const phone = useMedia(PHONE),
    past = lookback.at !== null;
  // What was in mind is still there for whoever comes back from the past.
  const desks = useMemo(() => {
    const now = new Desk();
    return { now, past: Object.assign(new Desk(), { tab: now.tab, filter: now.filter, open: now.open }) };
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
    ...{ scene, gallery, desk, cards, events, chat, names, view, phone, past, lookback, targets },
    pointed: (coach?.points ?? []).flatMap((key) => key.split(/[:>]/)).filter((word) => word in gallery.map.spaces),
    spoken: names.map((each, seat) => (seat === scene.me ? t("seat-you") : each)),
    bots: seats.map(botLine),
    away: seats.map((s) => s.kind !== "bot" && !s.bot && !s.online && s.seat !== scene.me),
    paused: props.paused,
    since: props.since,
    menu: props.menu,
    askLess: props.askLess,
  });
  around.act = actsOf(around, props);
  useKeys(around);
  useSight(around);
  // On a phone a step of a lesson opens the tab where its thing lies.
  const lesson = coach && [coach.look, ...coach.points].join();
  useEffect(() => void (phone && coach && (desk.tab.value = TAB_OF[coach.look] ?? "map")), [lesson, phone]);
  useProspects(around, props.odds);
  const fighting = Boolean(scene.fight) && !desk.aside.value;
  const tab = phone ? desk.tab.value : "";
  const hero = trayHero(scene);
  const shown = { "data-kind": scene.question?.kind ?? "", "data-number": scene.number, "data-seat": scene.me };
  const hidden = desk.aside.value && (scene.fight || asksList(scene));
  return html`<div class="ag ${phone ? "phone" : "desktop"} tab-${tab} ${fighting ? "fighting" : ""} ${past ? "past" : ""} ${coach ? "coached" : ""}" data-look=${coach?.look} ...${shown} data-mine=${String(isMine(scene))} data-busy=${String(desk.busy.value)}>
    <${Definitions} />
    <div class="app">
      <${TopBar} around=${around} dark=${props.dark} />
      ${phone ? (coach?.panel ?? html`<${Strip} around=${around} />`) : html`<${Prompt} around=${around} />`}
      <main class="board" aria-label=${t("agt-board")}>
        <${Board} around=${around}>
          ${phone ? html`<${GlobalEvent} around=${around} />` : html`<${Decks} around=${around} />`}
          ${!phone && !fighting && html`<${Preview} around=${around} />`}
          ${!phone && html`<${Decision} around=${around} /><${WhyNote} around=${around} />`}
          <div class="zoom" role="group" aria-label=${t("agt-zoom")}>
            <button type="button" aria-label=${t("sw-zoom-in")} onClick=${() => view.zoom(1.3)}>+</button>
            <button type="button" aria-label=${t("sw-zoom-out")} onClick=${() => view.zoom(1 / 1.3)}>−</button>
            <button type="button" aria-label=${t("agt-zoom-all")} onClick=${() => view.fit()}><${Icon} name="expand" /></button>
          </div>
          ${hidden && html`<button type="button" class="btn pri toback" data-do="back" onClick=${() => (desk.aside.value = false)}>${t(scene.fight ? "agt-back-to-fight" : "agt-back-to-options")}</button>`}
          <${Finder} around=${around} />
          ${!phone && html`<${Fight} around=${around} />`}
        </${Board}>
      </main>
      ${props.banners}
      ${!phone &&
      html`<div class="rows">${!past && !fighting && html`<${Targets} around=${around} />`}<${Extras} around=${around} /></div>
        ${past ? lookback.bar : html`<${Tray} around=${around} />`}
        <aside class="side">${coach?.panel}<${Players} around=${around} /><${Track} around=${around} />${lookback.recap}<${Log} around=${around} /></aside>`}
      ${phone && html`<${PhonePart} around=${around} hero=${hero} recap=${lookback.recap} bar=${past ? lookback.bar : null} />`}
    </div>
    <${Hints} around=${around} />
    <${Windows} around=${around} />
    ${!past && html`<${Over} around=${around} />`}
  </div>`;
}

/** What a tab of the phone shows. @param {{around: Around, hero: import("./model.js").Hero | undefined, recap: any, bar: any}} props */
function PhonePart({ around, hero, recap, bar }) {
  const tab = around.desk.tab.value,
    fighting = Boolean(around.scene.fight) && !around.desk.aside.value;
  return html`
    ${tab === "hand" && hero && html`<div class="page"><header class="hq"><b>${promptOf(around).what}</b><span>${noteOf(around)}</span></header><${Hand} around=${around} hero=${hero} /><${WhyNote} around=${around} /></div>`}
    ${tab === "sheet" && hero && html`<div class="page"><${WhyNote} around=${around} /><${CharacterCard} around=${around} hero=${hero} /><${Gear} around=${around} hero=${hero} /></div>`}
    ${tab === "quests" && hero && html`<div class="page"><${Quests} around=${around} hero=${hero} /><${Track} around=${around} /></div>`}
    ${tab === "table" && html`<div class="page"><${Players} around=${around} />${recap}<${Log} around=${around} /></div>`}
    ${tab === "map" && fighting && html`<${Fight} around=${around} />`}
    ${tab === "map" && !fighting && (bar ?? html`<${PhoneSheet} around=${around} />`)}
    <${TabBar} around=${around} />
  `;
}

/** Prompt and options of the phone. @param {{around: Around}} props */
function PhoneSheet({ around }) {
  const { scene } = around,
    { who, what } = promptOf(around);
  return html`<section class="sheet" aria-label=${t("agt-tray")}>
    <div class="grab" aria-hidden="true"></div>
    <div class="sq"><${Dice} around=${around} /><div class="q"><b role="status">${who && scene.me !== scene.active ? t("agt-prompt", { name: who, prompt: what }) : what}</b><span>${noteOf(around)}</span></div></div>
    <${WhyNote} around=${around} />
    <${Targets} around=${around} />
    ${around.desk.pinned.value && html`<${Preview} around=${around} />`}
    <${Extras} around=${around} />
    <${Decision} around=${around} />
    <div class="sbtn"><${Answers} around=${around} />${scene.over && html`<a class="btn pri" href=${around.act.resultHref()}>${t("result-title")}</a>`}</div>
  </section>`;
}

/** Bring into sight what matters: on the phone one's own figure, in a fight its space. @param {Around} around */
function useSight(around) {
  const { view, phone, scene, gallery, past, events, lookback, act, desk } = around;
  const mine = heroAt(scene, scene.me >= 0 ? scene.me : (scene.active ?? 0));
  const at = gallery.map.spaces[mine?.space ?? ""];
  useEffect(() => {
    if (!phone) view.fit();
    else if (at) requestAnimationFrame(() => view.set(at.x, at.y + 40, PHONE_SCALE));
  }, [phone, view, phone && mine?.space]);
  useEffect(() => {
    const told = past ? events.filter((event) => event.update === lookback.at) : [];
    act.name([...new Set(told.flatMap((event) => spacesIn(event, gallery)))]);
    if (past) desk.tab.value = "map";
  }, [lookback.at, past]);
  useEffect(() => void (desk.turned.value = false), [scene.fight?.foe]);
  // The panel of a fight covers the right of the board: its space is brought to what is left.
  const fought = gallery.map.spaces[scene.fight?.space ?? ""];
  useEffect(() => {
    if (phone) return;
    const { width } = view.now.peek(),
      k = view.least * FIGHT_SCALE;
    if (fought) view.set(fought.x + (width / 2 - Math.max(120, (width - 640) / 2)) / k, fought.y, k);
    else view.fit();
  }, [phone, scene.fight?.space]);
}

/** @param {Around} around @param {Props} props */
function actsOf(around, props) {
  const { scene, desk, view, gallery, targets } = around;
  /** @param {string[]} keys */
  const choose = async (keys) => {
    if (desk.busy.value || !keys.length) return;
    desk.busy.value = true;
    // Taken: the next question clears the desk. Until it is drawn, nothing may answer the old one again.
    if (await props.choose(keys)) desk.looked.value = "";
    else desk.busy.value = false;
  };
  /** Say why a key is not allowed. @param {string} key @param {string} place where it is told @param {string} [card] to look at if there is nothing to say */
  const why = async (key, place, card = "") => {
    const found = await props.explain(key);
    if (found) desk.refused.value = { place, rule: found.rule, text: say({ id: "why-" + found.reason, values: found.values }, around.spoken) };
    else if (card) desk.open.value = `card:${card}`;
    else desk.refused.value = { place, rule: "", text: t("agt-nothing-there") };
  };
  /** Gear that was dragged: it goes on or off the body, or it is told why not. @param {string} item */
  const equip = async (item) => {
    const option = itemOptions(scene, item).find(({ kind }) => kind === "item");
    const found = option ? null : isMine(scene) ? await props.explain(`item:${item}`) : null;
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
    why,
    equip,
    reveal,
    pin,
    /** A space was touched: choose it, go there when it is touched again, or say why not. @param {string} space */
    touch(space) {
      const target = targets.get(space);
      if (target && desk.pinned.value === space) choose([target.option.key]);
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
        desk.tab.value = "map";
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
    theme: props.toggleTheme,
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
        const chosen = targets.get(desk.pinned.value);
        if (!chosen) return;
        act.choose([chosen.option.key]);
      } else if (number >= 1 && number <= 9) byNumber(around, number - 1);
      else if (key === "e") {
        const end = optionsOf(scene).find((option) => ENDS.has(option.kind));
        if (end) act.choose([end.key]);
      } else if (key === "f") desk.finding.value = true;
      else if (key === "z") act.undo();
      else if (key === "h") act.hint();
      else if (key === "c") /** @type {HTMLElement | null} */ (document.querySelector(".ag .hand .held"))?.focus();
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
