// Classes are picked: each is a card with who it is, what it does and what it begins with; the one in mind in full.
import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { layout } from "../../parts/shell.js";
import { join, t } from "../../texts.js";
import { CardSign } from "./emblems/index.js";
import { Gonfalon } from "./gonfalon.js";
import { asks, optionsOf } from "./model.js";
import { Crest, Icon } from "./signs.js";
import { nameOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Faction} Faction */

/** The classes, easiest first, and how hard they are to play. @type {Record<string, number>} */
export const CLASSES = { warrior: 1, paladin: 1, hunter: 2, mage: 2, priest: 2, druid: 3, rogue: 3, shaman: 3, warlock: 3 };
const DICE = /** @type {Record<string, string>} */ ({ B: "blue", R: "red", G: "green" });

/** Who plays a class for a side; for whichever side has it when the side is still to be drawn. @param {Around} around @param {string} cls
 * @param {Faction | null} side */
function heroOf({ gallery }, cls, side) {
  const all = Object.entries(gallery.characters).filter(([, each]) => each.cls === cls);
  return all.find(([, each]) => each.faction === side) ?? all.toSorted(([, a]) => (a.faction === "horde" ? -1 : 1))[0] ?? ["", gallery.characters[""]];
}

/** The side of whoever picks, where it is settled. @param {Around} around @returns {Faction | null} */
function sideOf({ scene }) {
  const seat = scene.question?.awaits[0] ?? scene.me;
  return scene.draft.find((pick) => pick.seat === seat)?.side ?? null;
}

/** Why a class cannot be picked: somebody has it, or it would leave no legal sides. @param {Around} around @param {string} cls */
function whyNot(around, cls) {
  const { scene, gallery } = around;
  const taken = scene.draft.find((pick) => pick.cls === cls);
  if (taken) return t("bgt-draft-taken", { name: around.spoken[taken.seat] ?? "" });
  if (!asks(scene, "bg-class") || optionsOf(scene).some((option) => option.what === cls)) return "";
  const sides = Object.values(gallery.characters).flatMap((each) => (each.cls === cls ? [each.faction] : []));
  return t("bgt-draft-other-side", { faction: nameOf(sides[0] ?? "") });
}

/** @param {{dice: string}} props */
const Dice = ({ dice }) =>
  html`<span class="bdice" role="img" aria-label=${t("bgt-draft-dice", { dice: join([...dice].map((die) => nameOf("die-" + DICE[die]))) })}>${[...dice].map((die, i) => html`<i key=${i} class="dc ${DICE[die]}"></i>`)}</span>`;

/** @param {{level: number}} props */
const Hardness = ({ level }) => html`<span class="hardness"><span aria-hidden="true">${"◆".repeat(level)}${"◇".repeat(3 - level)}</span> ${t(level === 1 ? "bgt-draft-easy" : level === 2 ? "bgt-draft-medium" : "bgt-draft-hard")}</span>`;

/** While classes are picked, all of them; nothing later. @param {{around: Around}} props */
export const ClassDraft = ({ around }) => (around.scene.draft.length ? html`<${Picking} around=${around} />` : null);

/** The class that one looks at, at first the easiest that is free. @param {Around} around */
const shownIn = (around) => around.desk.wish.value || (Object.keys(CLASSES).find((cls) => !whyNot(around, cls)) ?? "warrior");

/** Takes the class that one looks at. @param {{around: Around, class?: string}} props */
export function Take({ around, class: look = "pri" }) {
  const { scene, desk, act } = around,
    shown = shownIn(around),
    mine = asks(scene, "bg-class");
  return html`<button type="button" class=${look} data-answer=${`class:${shown}`} disabled=${!mine || desk.busy.value || whyNot(around, shown) !== ""} onClick=${() => act.choose([`class:${shown}`])}>
    <${Icon} name=${shown} />${mine ? t("bgt-draft-take", { class: nameOf(shown) }) : t("bgt-draft-not-yet")}<kbd aria-hidden="true">↵</kbd>
  </button>`;
}

/** @param {{around: Around}} props */
function Picking({ around }) {
  const { scene, desk, act } = around;
  const classes = Object.keys(CLASSES),
    shown = shownIn(around);
  const setWish = (/** @type {string} */ cls) => (desk.wish.value = cls);
  const take = () => asks(scene, "bg-class") && !desk.busy.value && !whyNot(around, shown) && act.choose([`class:${shown}`]);
  useKeys(classes, shown, setWish, take);
  return html`<section class="classdraft" aria-label=${t("bgt-draft")}><div class="cdin">
    <${Order} around=${around} />
    <ul class="classes">
      ${classes.map((cls, i) => html`<${ClassCard} key=${cls} around=${around} cls=${cls} number=${i + 1} on=${cls === shown} onShow=${() => setWish(cls)} />`)}
    </ul>
    <${Closer} around=${around} cls=${shown}>${layout.value === "desk" && html`<${Take} around=${around} class="btn pri" />`}</${Closer}>
  </div></section>`;
}

/** Numbers and arrows lead from class to class, Enter takes. @param {string[]} classes @param {string} shown @param {(cls: string) => void} show
 * @param {() => void} take */
function useKeys(classes, shown, show, take) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog")) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
      const next = step ? classes[(classes.indexOf(shown) + step + classes.length) % classes.length] : classes[Number(e.key) - 1];
      if (next) show(next);
      else if (e.key === "Enter" && !target.closest("button, a")) take();
      else return;
      e.preventDefault();
      e.stopPropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
}

/** Who has picked what, and for which side. @param {{around: Around}} props */
const Order = ({ around: { scene, spoken } }) =>
  html`<ol class="draft" aria-label=${t("bgt-draft-order")}>
    ${scene.draft.map((pick, i) => {
      const now = !pick.cls && (scene.question?.awaits.includes(pick.seat) ?? false) && scene.draft.findIndex((each) => !each.cls && each.seat === pick.seat) === i;
      return html`<li key=${i} class="${pick.cls ? "" : "open"} ${now ? "now" : ""}">
        ${pick.side ? html`<${Crest} faction=${pick.side} />` : html`<i class="drawn" aria-hidden="true">?</i>`}
        <span><b>${spoken[pick.seat]}</b> <small>${pick.cls ? nameOf(pick.cls) : t(now ? "bgt-draft-now" : "bgt-draft-open")}${pick.side ? " · " + nameOf(pick.side) : ""}</small></span>
      </li>`;
    })}
  </ol>`;

/** @param {{around: Around, cls: string, number: number, on: boolean, onShow: () => void}} props */
function ClassCard({ around, cls, number, on, onShow }) {
  const side = sideOf(around),
    [id, hero] = heroOf(around, cls, side),
    sheet = around.gallery.sheets[cls],
    why = whyNot(around, cls);
  return html`<li>
    <button type="button" class="classcard ${on ? "on" : ""} ${why ? "refused" : ""}" data-class=${cls} aria-pressed=${String(on)} aria-describedby=${why ? `why-${cls}` : undefined} onClick=${onShow}>
      <${Gonfalon} cls=${cls} race=${hero?.race ?? ""} faction=${side ?? (hero && soleSide(around, cls) ? hero.faction : null)} />
      <span class="ccin">
        <span class="cch"><kbd aria-hidden="true">${number}</kbd><b>${nameOf(cls)}</b><${Hardness} level=${CLASSES[cls] ?? 2} /></span>
        <span class="ccr">${side || soleSide(around, cls) ? html`<b>${nameOf(hero?.race ?? "")}</b> · ` : ""}${t(`class-${cls}-role`)}</span>
        <span class="ccl">${t(`class-${cls}-line`)}</span>
      </span>
      <span class="ccf"><span class="hp"><${Icon} name="heart" />${sheet?.health[0]}</span><span class="en"><${Icon} name="energy" />${sheet?.energy[0]}</span><${Dice} dice=${hero?.dice ?? ""} /><span class="cgear" data-hero=${id}>${(hero?.gear ?? []).slice(0, 2).map(nameOf).join(", ")}</span></span>
      ${why && html`<span class="ccw" id=${`why-${cls}`}>${why}</span>`}
    </button>
    ${on && layout.value === "phone" && html`<div class="ccmore"><${Details} around=${around} cls=${cls} /></div>`}
  </li>`;
}

/** Whether a class stands on one side only. @param {Around} around @param {string} cls */
const soleSide = ({ gallery }, cls) => Object.values(gallery.characters).filter((each) => each.cls === cls).length === 1;

/** All of a class: who plays it for whom, what it begins with and may learn first, and how it grows.
 * @param {{around: Around, cls: string, children?: any}} props */
function Closer({ around, cls, children }) {
  const { gallery } = around,
    side = sideOf(around),
    [id, hero] = heroOf(around, cls, side);
  const others = Object.entries(gallery.characters).filter(([other, each]) => each.cls === cls && other !== id);
  return html`<aside class="closeclass" aria-live="polite">
    <header>
      <${Gonfalon} cls=${cls} race=${hero?.race ?? ""} faction=${hero?.faction ?? null} />
      <div>
        <h2>${nameOf(cls)}</h2>
        <p class="who">${nameOf(id)}</p>
        <p><b>${nameOf(hero?.race ?? "")}</b> · ${t(`class-${cls}-role`)}</p>
        <p><${Hardness} level=${CLASSES[cls] ?? 2} /></p>
        ${others.map(([other, each]) => html`<p key=${other} class="other"><${Crest} faction=${each.faction} />${t("bgt-draft-other-hero", { faction: nameOf(each.faction), race: nameOf(each.race), name: nameOf(other) })}</p>`)}
      </div>
    </header>
    <div class="ccbody"><p>${t(`class-${cls}-line`)}</p><${Details} around=${around} cls=${cls} /></div>
    ${children}
  </aside>`;
}

/** What a class begins with, may learn first, and how it grows. @param {{around: Around, cls: string}} props */
function Details({ around, cls }) {
  const { gallery, cards } = around,
    [, hero] = heroOf(around, cls, sideOf(around)),
    sheet = gallery.sheets[cls];
  const powers = gallery.cards.filter((card) => card.deck === "class_power" && card.facts.class === cls && card.facts.level === 1);
  const row = (/** @type {string} */ card) => html`<li key=${card}><${CardSign} gallery=${gallery} card=${cards.get(card)} /><b>${nameOf(card)}</b><span>${textOf(cards.get(card))}</span></li>`;
  return html`<h3>${t("bgt-draft-begins")}</h3>
    <ul class="cclist">${(hero?.gear ?? []).map(row)}</ul>
    <h3>${t("bgt-draft-first-powers")}</h3>
    <ul class="cclist">${powers.map((card) => row(card.id))}</ul>
    <h3>${t("bgt-draft-growth")}</h3>
    <div class="growth">
      <${Growth} icon="heart" values=${sheet?.health ?? []} text=${t("bgt-health")} /><${Growth} icon="energy" values=${sheet?.energy ?? []} text=${t("bgt-draft-energy")} />
    </div>`;
}

/** @param {{icon: string, values: number[], text: string}} props */
const Growth = ({ icon, values, text }) =>
  html`<div class="grow ${icon}" role="img" aria-label="${text}: ${values.join(", ")}">
    <${Icon} name=${icon} />${values.map((value, i) => html`<span key=${i}><i style=${`height: ${6 + (30 * value) / 15}px`}></i><b>${value}</b></span>`)}
  </div>`;
