// The dice: eight faces, picked by touch, tumbling when they are rolled.
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tumble } from "../../../parts/motion.js";
import { t } from "../../../texts.js";
import { Icon } from "../signs.js";
import { nameOf } from "../words.js";
import { isHarmful } from "./model.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Die} Die */
/** @typedef {import("./answer.js").Answering} Answering */

const SHAPE = html`<path d="M50 3L93 28V72L50 97 7 72V28z" class="d0" /><path d="M50 3L93 28 91 71z" class="f2" /><path d="M50 3L7 28 9 71z" class="f3" /><path d="M9 71L50 97 91 71z" class="f4" /><path d="M50 5L91 71H9z" class="f1" /><path d="M50 3L93 28V72L50 97 7 72V28z" class="dl" />`;

/** The largest dice with which all of them fit into their place, however large that is; and how many rows a narrow one takes. @param {number} count */
function fitting(count) {
  const ways = Array.from({ length: Math.min(count, 6) }, (_, i) => `min(100cqw / ${i + 1}, 100cqh / ${Math.ceil(count / (i + 1))})`);
  return `--die: min(var(--most), max(${ways.join(", ")}) - 0.5px); --of2: ${Math.ceil(count / 2)}; --of3: ${Math.ceil(count / 3)}`;
}

/** Dice in their part of the felt. @param {{dice: any[]}} props */
export const Dice = ({ dice }) =>
  html`<div class="dicebox" style=${dice.length ? fitting(dice.length) : ""}><div class="dice">${dice}</div></div>`;

/** A die of a roll that is placed already. @param {{die: {colour: string, face: number, hits: boolean}}} props */
export function Lying({ die }) {
  const label = [t("bgf-die", { colour: nameOf(`die-${die.colour}`), face: die.face }), t(die.hits ? "bgf-die-hits" : "bgf-die-misses")].join(", ");
  return html`<span class="die ${die.colour} ${die.hits ? "" : "miss"}" role="img" aria-label=${label}><svg viewBox="0 0 100 100" aria-hidden="true">${SHAPE}<text x="50" y="64">${die.face}</text></svg></span>`;
}

/** @param {{around: Around, answering: Answering, die: Die, at: number, roll: number, order: number}} props `at` is its place
 * in the pool, `roll` the update of the last roll, `order` its place among the dice that are shown */
export function DieOf({ around, answering, die, at, roll, order }) {
  const fight = /** @type {import("../model.js").Fighting} */ (around.scene.fight);
  const drawn = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef({ roll, face: die.face, rerolled: Boolean(die.rerolled) });
  useLayoutEffect(() => {
    const was = before.current;
    if (was.roll !== roll && (was.face !== die.face || was.rerolled !== Boolean(die.rerolled))) tumble(drawn.current, order);
    before.current = { roll, face: die.face, rerolled: Boolean(die.rerolled) };
  }, [roll, die.face, die.rerolled]);
  const open = answering.open.includes(at),
    picked = answering.picked.includes(at) || Boolean(die.chosen),
    harmful = isHarmful(fight, die);
  const said = [
    die.face || die.fixed ? t("bgf-die", { colour: nameOf(`die-${die.colour}`), face: die.face || die.fixed || 0 }) : t("bgf-die-unrolled", { colour: nameOf(`die-${die.colour}`) }),
    die.face ? t(die.hits ? "bgf-die-hits" : "bgf-die-misses") : "",
    die.spotted ? t("bgf-die-spotted") : "",
    die.rerolled ? t("bgf-die-rerolled") : "",
    die.chosen ? t("bgf-die-chosen") : "",
    harmful ? t("bgf-die-harms") : "",
  ];
  const body = html`<svg viewBox="0 0 100 100" aria-hidden="true" ref=${drawn}>${SHAPE}<text x="50" y="64">${die.face || die.fixed || "?"}</text></svg>
    ${picked && html`<span class="bdg re"><${Icon} name=${answering.sign} /></span>`}
    ${die.spotted && !picked && html`<span class="bdg sp"><${Icon} name="eye" /></span>`}
    ${harmful && html`<span class="bdg ve"><${Icon} name="venom" /></span>`}
    ${die.rerolled && html`<span class="bdg rd"><${Icon} name="reroll" /></span>`}
    ${open && answering.number(at) <= 9 && html`<kbd aria-hidden="true">${answering.number(at)}</kbd>`}`;
  const look = `die ${die.colour} ${die.face && !die.hits ? "miss" : ""} ${die.face ? "" : "blank"} ${die.spotted ? "spot" : ""} ${picked ? "sel" : ""} ${open ? "may" : ""}`;
  const label = said.filter(Boolean).join(", ");
  if (!open) return html`<span class=${look} role="img" aria-label=${label} title=${label}>${body}</span>`;
  return html`<button type="button" class=${look} data-die=${die.key} aria-label=${label} title=${label} aria-pressed=${answering.many ? String(picked) : undefined} disabled=${around.desk.busy.value} onClick=${() => answering.touch(at)}>${body}</button>`;
}
