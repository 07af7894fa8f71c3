// The table of Small World: the board in the middle, and around it all that a player needs to decide.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { frameOn, freeCorner, Pointers, Zoom } from "../../parts/framing.js";
import { confirmFirst } from "../../parts/dialog.js";
import { botLine, seatTitle } from "../../parts/names.js";
import { layout, sheet, Shell } from "../../parts/shell.js";
import { View } from "../../parts/view.js";
import { asksDecline } from "../../state.js";
import { language, say, t } from "../../texts.js";
import { paintingOf } from "./base.js";
import { afterSteps, asTheyStood, countOf, keyOf, leftOf, openTo, spread } from "./chains.js";
import { ComboBody, Combos, ComboPeek, pickOf } from "./combos.js";
import { CostBody, Floating, Ways, WhyNote } from "./cost.js";
import { Decision, declineOf, PlanButton, Verbs } from "./decide.js";
import { Desk } from "./desk.js";
import { answersOf, chosenOf, Prompt, Rounds, Seats } from "./frame.js";
import { Log } from "./log.js";
import { useKeys } from "./keyboard.js";
import { Board, MiniMap } from "./map.js";
import { useMotion } from "./motion.js";
import { endOf, isMine, meantFirst, needsSecond, optionsOf, placesOf, rolls, seatColours, takenNow, targetsOf, triesOf, verbOf, verbsOf } from "./model.js";
import { News, regionOf, useNews } from "./news.js";
import { Over } from "./over.js";
import { canPlan, placeOf, Planner, PlanSteps, STOPS, usePlan } from "./planner.js";
import { Players } from "./players.js";
import { othersAt, regionsOf } from "./story.js";
import { Definitions } from "./symbols.js";
import { Hints, Own, Tray } from "./tray.js";
import { useFrame } from "./view.js";
import { raceName, regionLabel } from "./words.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").Option} Option */
/** @typedef {import("./words.js").Around} Around */
/** What a player does at the table. @typedef {ReturnType<typeof actsOf>} Acts */
/** What the page gives the table.
 * @typedef {{scene: Scene, gallery: import("./model.js").Gallery, events: import("./model.js").Happened[],
 *   chat: {from: string | number, text: string, at: string | number}[],
 *   seats: import("../../net.js").Seat[],
 *   choose: (keys: string[]) => Promise<boolean>,
 *   explain: (key: string) => Promise<{rule: string, reason: string, values: Record<string, any>} | null>,
 *   undo: () => Promise<unknown>, hint: () => Promise<import("./desk.js").Estimate[]>, say: (text: string) => void,
 *   openRules: (rule: string) => void, rematch: () => void, resultHref: string, commitment: string,
 *   plan: ((keys: string[]) => Promise<import("../../net.js").Planned>) | null, lookback: Lookback, paused: boolean,
 *   since: number, menu: any, banners: any, coach?: Coach}} Props */
/** Who teaches at this table: a panel beside the board, the keys to point at, the part of the table to look at.
 * @typedef {{panel: any, points: string[], look: string}} Coach */
/** @typedef {import("../../parts/replay.js").Lookback} Lookback */

const COARSE = matchMedia("(pointer: coarse)");

/** @param {Props} props */
export function Table(props) {
  const { scene, gallery, events, chat, seats, lookback, coach } = props;
  const fit = layout.value,
    wide = fit === "desk",
    speech = language.value;
  const past = lookback.at !== null;
  // What was in mind is still there for whoever comes back from the past.
  const desks = useMemo(() => {
    const now = new Desk();
    return { now, past: Object.assign(new Desk(), { filter: now.filter }) };
  }, []);
  const desk = past ? desks.past : desks.now;
  const planner = useMemo(() => new Planner(), []);
  usePlan(planner, scene, props.plan);
  const name = (/** @type {string} */ id) => t(id.slice(1));
  const frame = useFrame(fit, scene.boards.length);
  const painting = useMemo(() => {
    const boards = scene.boards.flatMap((id) => gallery.boards.find((b) => b.id === id) ?? []);
    return paintingOf(boards, name, speech, frame);
  }, [scene.boards.join(), gallery, speech, frame]);
  const view = useMemo(() => new View(frame.width, frame.height), [scene.boards.join(), frame]);
  // With the picture: what is chosen from now on is for the question that is seen.
  useLayoutEffect(() => desk.meet(`${scene.me}:${scene.number}:${scene.over}`), [desk, scene.number, scene.me, scene.over]);
  const names = seats.map(seatTitle);
  const spoken = useMemo(
    () => [...names.map((each, seat) => (seat === scene.me ? t("seat-you") : each)), ...othersAt(scene)],
    [names.join(), scene.me, scene.mode, speech],
  );
  const pointed = placesIn(coach?.points ?? [], painting);
  /** @type {Around} */
  const around = /** @type {any} */ ({
    scene,
    gallery,
    desk,
    painting,
    events,
    chat,
    names,
    spoken,
    bots: seats.map(botLine),
    away: seats.map((s) => s.kind !== "bot" && !s.bot && !s.online && s.seat !== scene.me),
    paused: props.paused,
    since: props.since,
    menu: props.menu,
    planner,
    plannable: props.plan !== null,
    planning: false,
    pointed,
    ahead: !isMine(scene),
    view,
    fit,
    wide,
    lookback,
  });
  // While somebody plans, board and tray show the table as it would be after the plan.
  around.planning = planner.on.value && canPlan(around);
  const plan = around.planning ? planner.plan.value : null;
  const tried = plan ? { ...around, scene: plan.scene } : around;
  around.act = actsOf(around, props);
  if (plan) tried.act = actsOf(tried, props);
  useKeys(tried);
  const flights = useRef(/** @type {HTMLElement | null} */ (null));
  useMotion(around, flights);
  useEffect(() => startFrame(tried), [fit, view, scene.number, scene.me]);
  useEffect(() => {
    const told = past ? events.filter((event) => event.update === lookback.at) : [];
    around.act.name([...new Set(told.flatMap(regionsOf))]);
    if (past) sheet.value = "";
  }, [lookback.at, past]);
  useEffect(() => {
    const at = painting.regions.get(pointed[0] ?? "")?.at;
    if (at) view.reveal(...at);
  }, [pointed.join(), view]);
  const data = {
    "data-look": coach?.look,
    "data-kind": scene.question?.kind ?? "",
    "data-number": scene.number,
    "data-seat": scene.me,
    "data-turn": scene.turn,
    "data-mine": String(isMine(scene)),
    "data-busy": String(desk.busy.value),
  };
  const actor = scene.question?.awaits[0] ?? scene.turn ?? 0;
  return html`<${Shell}
    class="sw low-first seat${actor + 1}"
    style=${seatColours(scene)}
    data=${data}
    game="small_world"
    rule=${scene.question?.rule ?? ""}
    name=${t("game-small_world")}
    progress=${html`<${Rounds} around=${around} />`}
    seats=${html`<${Seats} around=${around} />`}
    prompt=${html`<${Prompt} around=${around} />`}
    board=${html`<${Definitions} /><${BoardMap} around=${tried} name=${name} />`}
    low=${!wide && html`${fit !== "landscape" && html`<${Verbs} around=${tried} />`}<${Decision} around=${tried} />`}
    choices=${wide ? html`<${Tray} around=${tried} />` : fit === "landscape" && html`<${Verbs} around=${tried} />`}
    focus=${!wide && html`<${Focus} around=${tried} />`}
    own=${!wide && scene.me >= 0 && html`<${Own} around=${tried} />`}
    peek=${!wide && html`<${ComboPeek} around=${around} />`}
    undo=${scene.me >= 0 && { act: around.act.undo, off: scene.over }}
    hint=${scene.me >= 0 && { act: around.act.hint, off: !isMine(scene) || around.planning, on: Boolean(desk.hints.value) }}
    ...${answersOf(tried)}
    players=${html`<${Players} around=${around} />`}
    log=${html`<${Log} around=${around} />`}
    sheets=${[{ name: "combos", text: t("sw-combos"), body: html`<${Combos} around=${around} />` }]}
    left=${html`<${Combos} around=${around} />`}
    past=${past && lookback.bar}
    coach=${coach?.panel}
    recap=${lookback.recap}
    banners=${props.banners}
    menu=${props.menu}
  >
    ${!past && html`<${Over} around=${around} />`}
    <div class="flights" ref=${flights} aria-hidden="true"></div>
  </${Shell}>`;
}

/** What is chosen, or what one should know now, beside the board of smaller screens. @param {{around: Around}} props */
function Focus({ around }) {
  const { scene, desk } = around,
    [first, ...others] = chosenOf(around);
  if (desk.hints.value) return html`<${Hints} around=${around} />`;
  if (desk.refused.value) return html`<div class="swhy"><${WhyNote} around=${around} /></div>`;
  if (around.planning) return html`<${PlanSteps} around=${around} />`;
  if (desk.combo.value) return html`<article class="combocard"><${ComboBody} around=${around} race=${desk.combo.value} /></article>`;
  if (first && isMine(scene))
    return html`<article class="scard"><${CostBody} around=${around} option=${first} /></article><${Ways} around=${around} options=${others} />`;
  const plan = verbsOf(scene).size < 2 && canPlan(around) && !around.planning;
  return html`${plan && html`<${PlanButton} around=${around} />`}<p class="tip">${t(scene.over ? "sw-over" : scene.me < 0 ? "sw-watching-tip" : !isMine(scene) ? "sw-meanwhile-tip" : scene.question?.kind === "redeploy" ? "sw-redeploy-tip" : "sw-focus-tip")}</p>`;
}

/** The regions that keys of answers name. @param {string[]} keys @param {import("./base.js").Painted} painting */
const placesIn = (keys, painting) => [
  ...new Set(keys.flatMap((key) => key.split(/[:>]/)).filter((word) => painting.regions.has(word))),
];

/** Where the map has no room it shows what can be touched, or what is mine. @param {Around} around */
function startFrame({ view, painting, scene, fit }) {
  if (fit !== "short" && fit !== "phone") {
    if (view.fitted) view.fit();
    return;
  }
  const named = optionsOf(scene).flatMap((o) => o.region ?? []);
  const mine = Object.keys(scene.regions).filter((r) => scene.regions[r]?.seat === scene.me);
  const at = [...new Set(named.length ? named : mine)].flatMap((id) => [painting.regions.get(id)?.at ?? []]);
  requestAnimationFrame(() => frameOn(view, /** @type {[number, number][]} */ (at.filter((each) => each.length)), 1));
}

/** The board with states, tags and cards. @param {{around: Around, name: (id: string) => string}} props */
function BoardMap({ around, name }) {
  const { scene, desk, painting, view, wide, gallery } = around;
  const verbs = verbsOf(scene),
    verb = verbs.has(desk.verb.value) ? desk.verb.value : ([...verbs.keys()][0] ?? "");
  const redeploying = scene.question?.kind === "redeploy" && isMine(scene),
    steps = desk.chain.value,
    planning = around.planning;
  const targets = redeploying
    ? /** @type {Map<string, Option[]>} */ (new Map())
    : targetsOf(verbs.get(verb) ?? [], desk.from.value);
  const regions = useMemo(() => afterSteps(scene, steps), [scene, steps]);
  const told = useNews(around);
  const fresh = useMemo(() => takenNow(around.events), [around.events]);
  const open = redeploying ? openTo(scene, gallery, steps) : [];
  /** @type {Map<string, import("./map.js").State>} */
  const states = new Map();
  /** @type {Map<string, import("./pieces.js").Tag>} */
  const tags = new Map();
  for (const [id, seat] of fresh) states.set(id, { kind: "", seat });
  for (const [id, [option]] of targets) {
    states.set(id, { ...states.get(id), kind: rolls(option) ? "die" : "sure" });
    if (option.cost !== undefined && verb === "attack")
      tags.set(id, { text: String(option.cost), kind: rolls(option) ? "die" : "sure", die: rolls(option) });
  }
  const where = told ? regionOf(told.event) : "";
  if (where) states.set(where, { kind: "", ...states.get(where), told: told?.event.values.seat });
  for (const id of open) states.set(id, { ...states.get(id), kind: "sure" });
  for (const [id, count] of countOf(steps)) tags.set(id, { text: "+" + count, kind: "plus" });
  if (planning)
    around.planner.keys.value.forEach((key, i) => tags.set(placeOf(key), { text: `${i + 1}.`, kind: "plan" }));
  const selected = desk.pinned.value || desk.looked.value,
    // Whoever looks at a target sees what it costs, and again why not when they look elsewhere.
    refused = targets.has(desk.looked.value) ? "" : (desk.refused.value?.region ?? "");
  const options = meantFirst(targets.get(selected) ?? [], desk.meant.value);
  const combo = desk.combo.value;
  return html`<${Board} painting=${painting} name=${name} view=${view} regions=${regions} states=${states} tags=${tags} selected=${selected} named=${[...around.pointed, ...desk.named.value]} refused=${refused}
    label=${(/** @type {string} */ id) => regionLabel(around, id, targets.get(id)?.[0])} title=${t("sw-map", { count: targets.size || open.length })}
    onTouch=${around.act.touch} onReach=${around.act.look} onLeave=${() => around.act.look("")}>
    ${
      wide &&
      options.length > 0 &&
      !planning &&
      !refused &&
      options[0].kind !== "place" &&
      html`<${Floating} around=${around} region=${selected} kind="costcard" avoid=${[...targets.keys()]}>
      <${CostBody} around=${around} option=${options[0]} />
      ${desk.pinned.value === selected && html`<${Ways} around=${around} options=${options.slice(1)} />`}
    </${Floating}>`
    }
    ${wide && refused && html`<${Floating} around=${around} region=${refused} kind="whycard" avoid=${[...targets.keys()]}><${WhyNote} around=${around} /></${Floating}>`}
    ${wide && combo && html`<article class="card combocard"><button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.combo.value = "")}>×</button><${ComboBody} around=${around} race=${combo} /></article>`}
    <${Corner} around=${around} targets=${[...targets.keys(), ...open]} />
    ${wide && html`<${Hints} around=${around} />`}<${News} around=${around} told=${told} />
  </${Board}>`;
}

/** Zoom and small map where the least lies below them, and pointers to targets that are out of sight.
 * @param {{around: Around, targets: string[]}} props */
function Corner({ around, targets }) {
  const { painting, view, fit, wide } = around;
  const at = (/** @type {string[]} */ ids) => ids.flatMap((id) => [painting.regions.get(id)?.at].filter((each) => each !== undefined));
  const cramped = fit === "short" || fit === "phone";
  const { regions } = painting.chart;
  /** @type {[number, number][]} */
  const land = [...regions.flatMap(({ ring }) => ring), ...painting.names];
  const [lying, standing] = /** @type {const} */ ([[144, 44], [44, 144]]).map(([w, h]) => freeCorner(view, land, [w, h]));
  const upright = !cramped && lying && standing && standing.room > lying.room;
  const corner = cramped ? freeCorner(view, targets.length ? at(targets) : land, [104, 168]).place : ((upright ? standing : lying)?.place ?? "");
  return html`<div class="ms-corner" style="place-content: ${corner}">
      ${(wide || cramped) && html`<${Zoom} view=${view} upright=${upright} />`}${cramped && html`<${MiniMap} painting=${painting} view=${view} label=${t("sw-whole-map")} />`}
    </div>
    ${cramped && html`<${Pointers} view=${view} targets=${at(targets)} corner=${corner} />`}`;
}

/** @param {Around} around @param {Props} props */
function actsOf(around, props) {
  const { scene, desk, planner, painting, view, gallery, wide } = around;
  const targets = () => {
    const verbs = verbsOf(scene);
    return targetsOf(
      verbs.get(verbs.has(desk.verb.value) ? desk.verb.value : ([...verbs.keys()][0] ?? "")) ?? [],
      desk.from.value,
    );
  };
  /** @param {string[]} keys */
  const choose = async (keys) => {
    if (desk.busy.value) return;
    const player = scene.players[scene.me];
    if (keys[0] === "decline" && player && asksDecline.value && !props.coach) askDecline(player);
    else await send(keys);
  };
  /** Going In Decline ends the turn and gives a Race away: nobody does that by a slip. @param {import("./model.js").PlayerScene} player */
  const askDecline = (player) =>
    confirmFirst({
      title: t("decline-title", { race: raceName(player.race ?? "") }),
      text: t("decline-text", { ...declineOf(around, player), coins: optionsOf(scene).find(({ key }) => key === "decline")?.gain ?? 0 }),
      yes: t("decline-yes"),
      act: () => send(["decline"]),
      never: { text: t("decline-never"), act: () => (asksDecline.value = false) },
    });
  /** @param {string[]} keys */
  const send = async (keys) => {
    desk.busy.value = true;
    // Taken: the next question clears the desk. Until it is drawn, nothing may answer the old one again.
    if (await props.choose(keys)) {
      desk.looked.value = "";
      planner.open(false);
    } else desk.busy.value = false;
  };
  /** @param {string} region */
  const refuse = async (region) => {
    desk.pinned.value = "";
    let last = null;
    for (const key of triesOf(
      scene,
      region,
      [...verbsOf(scene).keys()].includes(desk.verb.value) ? desk.verb.value : "",
    )) {
      const why = await props.explain(key);
      if (why) last = why;
      if (!why || why.reason !== "too-few-tokens") break;
    }
    desk.refused.value = {
      region,
      rule: last?.rule ?? "",
      text: last ? say({ id: "why-" + last.reason, values: last.values }, around.spoken) : t("sw-nothing-here"),
    };
  };
  /** @param {string} region */
  const place = (region) => {
    const left = leftOf(scene, desk.chain.value);
    const piece =
      (left[desk.piece.value] ?? 0) > 0
        ? desk.piece.value
        : ["token", "beast", "champion"].find((kind) => (left[kind] ?? 0) > 0);
    if (!piece || !openTo(scene, gallery, desk.chain.value).includes(region)) return refuse(region);
    desk.refused.value = null;
    desk.chain.value = [...desk.chain.value, { region, piece }];
  };
  /** A region was touched in a plan: take it out, or put it at the end, or say why not. @param {string} region */
  const planTouch = async (region) => {
    const plan = planner.plan.value;
    desk.refused.value = null;
    desk.pinned.value = "";
    if (!plan || !props.plan) return;
    const at = planner.keys.value.findIndex((key) => placeOf(key) === region);
    const option = targets().get(region)?.[0];
    if (at >= 0) planner.drop(at);
    else if (plan.stops) desk.refused.value = { region, rule: "", text: t(STOPS[plan.stops]) };
    else if (option) planner.add(option.key);
    else {
      let said = null;
      for (const key of [`conquer:${region}`, `attempt:${region}`])
        said = (await props.plan([...plan.prefix, ...planner.keys.value, key])).refused ?? said;
      const text = said ? say({ id: said.text_id, values: said.values }, around.spoken) : t("sw-nothing-here");
      desk.refused.value = { region, rule: said?.rule ?? "", text };
    }
  };
  /** A region was touched: do it, or show what it would take, or say why not.
   * @param {string} region @param {boolean} [keyed] by a key, which does what is chosen already */
  const touch = (region, keyed = false) => {
    if (around.lookback.at !== null) return;
    if (around.planning) {
      planTouch(region);
      return;
    }
    if (scene.question?.kind === "redeploy" && isMine(scene)) {
      place(region);
      return;
    }
    const chosen = desk.pinned.value === region;
    const options = meantFirst(targets().get(region) ?? [], chosen ? desk.meant.value : "");
    const [first] = options;
    desk.hints.value = null;
    if (!first) {
      refuse(region);
      return;
    }
    desk.refused.value = null;
    if (needsSecond(options) && !desk.from.value) {
      desk.from.value = region;
      return;
    }
    const sure = options.length === 1 && !rolls(first) && !first.dues && first.kind !== "abandon";
    if ((wide && sure && !COARSE.matches) || (chosen && (wide || keyed))) choose([first.key]);
    else show(region);
  };
  /** @param {string} region */
  const show = (region) => {
    if (desk.pinned.value !== region) desk.meant.value = "";
    desk.pinned.value = region;
    desk.refused.value = null;
    const at = painting.regions.get(region)?.at;
    if (at) view.reveal(...at);
    if (!wide) sheet.value = "";
  };
  return {
    choose,
    touch,
    show,
    /** What is spoken of is shown on the map, and brought into sight. */
    name: (/** @type {string[]} */ regions) => {
      desk.named.value = regions;
      const at = painting.regions.get(regions[0] ?? "")?.at;
      if (at) view.reveal(...at);
    },
    look: (/** @type {string} */ region) => {
      desk.looked.value = region;
    },
    verb: (/** @type {string} */ verb) => {
      desk.verb.value = verb;
      desk.pinned.value = desk.meant.value = desk.from.value = "";
    },
    combo: (/** @type {string} */ race) => {
      desk.combo.value = desk.combo.value === race && !pickOf(around, race) ? "" : race;
      if (!wide) sheet.value = "";
    },
    spread: () => {
      desk.chain.value = spread(scene, gallery, desk.chain.value);
    },
    stood: () => {
      desk.chain.value = asTheyStood(scene);
    },
    unplace: (/** @type {string} */ region) => {
      const at = desk.chain.value.findLastIndex((step) => step.region === region);
      desk.chain.value = desk.chain.value.filter((_, i) => i !== at);
    },
    confirm: () => choose(desk.chain.value.map(keyOf)),
    plan: () => {
      if (planner.on.value) planner.open(false);
      else if (canPlan(around)) planner.open(true);
      desk.pinned.value = desk.verb.value = "";
      desk.refused.value = null;
      if (!wide) sheet.value = "";
    },
    carryOut: () => choose([...(planner.plan.value?.prefix ?? []), ...planner.keys.value]),
    undo: () => {
      if (!desk.back() && !planner.back()) props.undo();
    },
    hint: async () => {
      desk.hints.value = desk.hints.value ? null : await props.hint();
    },
    /** A hint was taken up: its Region, combo or answer is chosen, and Enter does it. @param {string} key @param {Option | undefined} option */
    follow: (key, option) => {
      desk.hints.value = null;
      const [at, to] = option ? placesOf(option) : [];
      if (option?.kind === "place" && at) place(at);
      else if (option && at) {
        desk.verb.value = verbOf(option);
        desk.from.value = to && needsSecond(optionsOf(scene).filter((o) => o.kind === option.kind && placesOf(o)[0] === at)) ? at : "";
        show(desk.from.value && to ? to : at);
        desk.meant.value = key;
      } else if (option?.race) desk.combo.value = option.race;
      else requestAnimationFrame(() => [...document.querySelectorAll(".sw [data-answer], .sw [data-do=end]")].forEach((each) => (/** @type {HTMLElement} */ (each).dataset.answer ?? endOf(scene)?.key) === key && /** @type {HTMLElement} */ (each).focus()));
    },
    say: props.say,
    rules: props.openRules,
    rematch: props.rematch,
    resultHref: () => props.resultHref,
    commitment: () => props.commitment,
  };
}
