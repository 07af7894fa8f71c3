// The council: a faction drafts its turn. Its members see the draft and change it together; it binds nobody. Whoever plays a
// character carries out its steps, by the same answers as ever.
import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../state.js";
import { say, t } from "../../texts.js";
import { asks, heroesOf, isMine, myFaction, optionsOf, targetsOf } from "./model.js";
import { Icon, Medal } from "./signs.js";
import { nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("../../net.js").Judged} Judged */
/** @typedef {import("../../net.js").Intent} Intent */
/** The draft as the table is drawn with it: whose steps are being planned, and what may come next.
 * @typedef {{open: boolean, may: boolean, who: string, steps: Record<string, Judged[]>, options: Judged[], turn: number,
 *   add: (intent: Intent) => void, change: (change: (steps: Intent[]) => Intent[]) => void}} Council */

/** @param {Around} around @param {import("./table.js").Props} props @returns {Council} */
export function useCouncil({ scene, desk, past, names }, props) {
  const [options, setOptions] = useState(/** @type {Judged[]} */ ([]));
  const draft = past ? null : props.draft;
  const { consider, intend } = props;
  const may = !past && Boolean(consider) && !scene.over && scene.turn > 0 && scene.mine.length > 0;
  const who = scene.heroes[desk.council.value]?.faction === myFaction(scene) ? desk.council.value : "";
  // What is asked comes first.
  const open = may && who !== "" && (!isMine(scene) || asks(scene, "bg-act"));
  const version = draft?.version ?? 0;
  useEffect(() => {
    if (!open || !consider) return;
    let wanted = true;
    consider(who).then((found) => wanted && setOptions(found));
    return () => void (wanted = false);
  }, [open, who, version, scene.number, scene.me]);
  const heard = useRef(version);
  useEffect(() => {
    if (draft && version > heard.current && draft.by !== scene.me) announce(t("bgt-council-changed", { name: names[draft.by] ?? "" }));
    heard.current = version;
  }, [version]);
  const change = (/** @type {(steps: Intent[]) => Intent[]} */ how) => void intend(who, how);
  return {
    ...{ open, may, who, change },
    steps: draft?.steps ?? {},
    options: open ? options : [],
    turn: draft?.turn ?? 0,
    add: (intent) => change((steps) => [...steps, intent]),
  };
}

/** The answers that carry out a step now; none when it is not this player's to take, or not yet. @param {Around} around
 * @param {string} hero @param {Intent} intent @returns {string[]} */
export function keysOf({ scene }, hero, { do: deed, at = "" }) {
  if (!asks(scene, "bg-act") || !scene.mine.includes(hero)) return [];
  if (deed === "travel") return targetsOf(scene, hero, "").get(at)?.keys ?? [];
  const key = deed === "challenge" ? `challenge:${hero}:${at}` : `${deed}:${hero}`;
  return optionsOf(scene).some((option) => option.key === key) ? [key] : [];
}

/** What the map offers while one plans: the regions that a Travel could end in. @param {Council} council */
export const placesOf = (council) =>
  new Map(council.options.filter(({ intent }) => intent.do === "travel").map((option) => [option.intent.at ?? "", option]));

/** What may come next: deeds first, then places, nearest first. @param {Council} council */
export function nextOf(council) {
  const far = (/** @type {Judged} */ option) => option.way?.length ?? 0;
  return [...council.options].sort((a, b) => far(a) - far(b));
}

/** A step with its sign, its words and what is wrong with it. @param {{around: Around, step: Judged}} props */
const StepWords = ({ around, step }) =>
  html`<${Icon} name=${step.state === "done" ? "check" : step.intent.do} /><span class="words"
      ><span class="said">${say(step.text)}</span> ${step.state === "done" && html`<span class="hidden">${t("bgt-council-done")}</span>`}
      ${step.state === "stale" && step.why && html`<small>${say({ id: "why-" + step.why.reason, values: step.why.values }, around.spoken)} <button type="button" class="ruleref" onClick=${() => around.act.rules(step.why?.rule ?? "")}>${step.why.rule}</button></small>`}</span
    >`;

/** Under a character: what is planned for it. @param {{around: Around, hero: string}} props */
export function CouncilSteps({ around, hero }) {
  const steps = around.council.steps[hero] ?? [];
  if (!steps.length) return null;
  return html`<ol class="plansteps" aria-label=${t("bgt-council-of", { name: nameOf(hero) })}>
    ${steps.map((step, i) => html`<li key=${i} class=${"is-" + (step.state ?? "planned")}><${StepWords} around=${around} step=${step} /></li>`)}
  </ol>`;
}

/** Opens the council. @param {{around: Around}} props */
export function CouncilButton({ around }) {
  const { council } = around;
  if (!council.may) return null;
  return html`<button type="button" class="chip council" data-do="council" aria-pressed=${String(council.open)} title=${t("bgt-council-title")} aria-label=${t("bgt-council-title")} onClick=${() => around.act.council()}>
    <${Icon} name="friends" /><span>${t("bgt-council")}</span></button
  >`;
}

/** @param {{around: Around}} props */
export function CouncilPanel({ around }) {
  const { scene, council, desk, act } = around;
  const heroes = heroesOf(scene, myFaction(scene));
  const steps = council.steps[council.who] ?? [];
  const next = nextOf(council);
  // What was just added stands above the list that it was chosen from.
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [council.who, steps.length]);
  return html`<section class="decision councilpanel" aria-label=${t("bgt-council-title")}>
    <header>
      <div><h2>${t("bgt-council-title")}</h2><small>${t("bgt-council-line")}</small></div>
      <button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.council.value = "")}>×</button>
    </header>
    <div class="body" ref=${body}>
      <div class="herotabs" role="group" aria-label=${t("bgt-tab-heroes")}>
        ${heroes.map((hero) => html`<button key=${hero.id} type="button" class=${hero.id === council.who ? "on" : ""} aria-pressed=${String(hero.id === council.who)} data-member=${hero.id} onClick=${() => (desk.council.value = hero.id)}><${Medal} faction=${hero.faction} icon=${around.gallery.characters[hero.id]?.cls} />${shortName(hero.id)}</button>`)}
      </div>
      ${steps.length > 0 && html`<ol class="planned">${steps.map((step, i) => html`<${Step} key=${i} around=${around} step=${step} index=${i} first=${steps.findIndex((each) => each.state !== "done") === i} />`)}</ol>`}
      ${steps.length === 0 && html`<p class="sub">${t("bgt-council-empty", { name: nameOf(council.who) })}</p>`}
      ${next.length > 0 && html`<h3>${t("bgt-council-next")}</h3>`}
      <div class="choicelist" role="group" aria-label=${t("bgt-council-next")}>
        ${next.map(
          (option, i) =>
            html`<button key=${option.intent.do + (option.intent.at ?? "")} type="button" class="choice" data-next="${option.intent.do}:${option.intent.at ?? ""}" onClick=${() => council.add(option.intent)} onPointerEnter=${() => act.name(option.way ?? [])} onPointerLeave=${() => act.name([])}>
              <${Icon} name=${option.intent.do} /><span class="words">${say(option.text)}</span>${i < 9 && html`<kbd aria-hidden="true">${i + 1}</kbd>`}
            </button>`,
        )}
      </div>
    </div>
  </section>`;
}

/** @param {{around: Around, step: Judged, index: number, first: boolean}} props */
function Step({ around, step, index, first }) {
  const { scene, council, desk, act } = around,
    { intent } = step;
  const keys = first && step.state !== "done" ? keysOf(around, council.who, intent) : [];
  const others = intent.do === "challenge" && step.state !== "done" ? heroesOf(scene, myFaction(scene)).filter((hero) => hero.id !== council.who) : [];
  const toggle = (/** @type {string} */ friend) =>
    council.change((steps) => steps.map((each, i) => (i === index ? { ...each, friends: toggled(each.friends ?? [], friend) } : each)));
  return html`<li class=${"is-" + (step.state ?? "planned")}>
    <${StepWords} around=${around} step=${step} />
    ${index > 0 && step.state !== "done" && html`<button type="button" class="shut" aria-label=${t("bgt-council-sooner")} title=${t("bgt-council-sooner")} onClick=${() => council.change((steps) => sooner(steps, index))}>↑</button>`}
    <button type="button" class="shut" data-drop=${index} aria-label=${t("bgt-council-drop")} title=${t("bgt-council-drop")} onClick=${() => council.change((steps) => steps.filter((_, i) => i !== index))}>×</button>
    ${others.length > 0 && html`<div class="joiners" role="group" aria-label=${t("bgt-council-with")}>${t("bgt-council-with")} ${others.map((hero) => html`<button key=${hero.id} type="button" class="chip" aria-pressed=${String((intent.friends ?? []).includes(hero.id))} onClick=${() => toggle(hero.id)}>${shortName(hero.id)}</button>`)}</div>`}
    ${keys.length > 0 && html`<button type="button" class="btn pri" data-carry=${index} disabled=${desk.busy.value} onClick=${() => act.choose(keys)}>${t("bgt-council-carry-out")}</button>`}
  </li>`;
}

/** @param {string[]} list @param {string} one */
const toggled = (list, one) => (list.includes(one) ? list.filter((each) => each !== one) : [...list, one]);

/** @param {Intent[]} steps @param {number} index */
function sooner(steps, index) {
  const moved = [...steps],
    [one] = moved.splice(index, 1);
  if (one) moved.splice(index - 1, 0, one);
  return moved;
}

/** On the map: dashed ways of everybody's steps, and signs of what is to be done there. @param {{around: Around}} props */
export function CouncilWays({ around }) {
  const { council, scene, gallery } = around;
  return html`<g class="plans" aria-hidden="true">${Object.entries(council.steps).map(([id, steps], order) => {
    let at = scene.heroes[id]?.region ?? "";
    return steps.map((step, i) => {
      if (step.state === "done") return null;
      const stops = [at, ...(step.way ?? [])];
      at = stops.at(-1) ?? at;
      const place = gallery.map.places[at];
      const path = "M" + stops.flatMap((region) => gallery.map.places[region]?.label.join(" ") ?? []).join("L");
      return html`<g key=${id + i} class="${scene.heroes[id]?.faction} is-${step.state ?? "planned"}">
        ${stops.length > 1 && html`<path d=${path} class="plan0" /><path d=${path} class="planway" />`}
        ${place && html`<g class="planmark" transform="translate(${place.label[0] - 34 + 24 * i} ${place.label[1] + 32 + 22 * (order % 2)})"><circle r="11" /><svg x="-7" y="-7" width="14" height="14" class="ig"><use href=${"#i-" + (step.intent.do === "travel" ? gallery.characters[id]?.cls : step.intent.do)} /></svg></g>`}
      </g>`;
    });
  })}</g>`;
}
