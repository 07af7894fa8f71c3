// Cards that one may have, take, give or lose: what each would do for whom, what it costs, what the Bag says to it.
import { html } from "htm/preact";
import { join, t } from "../../texts.js";
import { CardFace } from "./card.js";
import { Icon, Medal } from "./signs.js";
import { nowOf, tenths } from "./prospects.js";
import { classOf, nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./prospects.js").Fit} Fit */
/** @typedef {import("./model.js").Option} Option */

/** Less than this is no difference. */
const CLOSE = 0.05;

/** What is told of a round. @type {["hits" | "stops" | "heals", string][]} */
const TOLD = [["hits", "bgt-gain-hits"], ["stops", "bgt-gain-stops"], ["heals", "bgt-gain-heals"]];

/** What a card adds to a round, in words. @param {Fit} fit @returns {string[]} */
const gains = ({ now, then }) =>
  TOLD.flatMap(([what, told]) => {
    const amount = tenths(then[what] - now[what]);
    return amount ? [t(told, { sign: amount > 0 ? "+" : "−", size: Math.abs(amount) })] : [];
  });

/** Which sort of fit it is, by sign and words. @param {Around} around @param {Fit} fit @param {string} id
 * @returns {{kind: "never" | "later" | "better" | "same" | "worse", what: string, more: string}} */
function judged(around, fit, id) {
  const { cards, scene } = around,
    hero = scene.heroes[fit.hero];
  const more = fit.out ? t("bgt-fit-instead", { card: nameOf(fit.out) }) : "";
  if (!fit.can || !hero) return { kind: "never", what: t("bgt-fit-never"), more: takesOf(around, fit.hero, cards.get(id)?.facts.type ?? "") };
  const found = gains(fit);
  // Beside another card in its area a card gains or loses; on its own it does what it says, be it countable or not.
  const up = found.length ? found.join(", ") : fit.gain > CLOSE || !fit.out ? t("bgt-fit-otherwise") : "";
  if (fit.level > hero.level) return { kind: "later", what: t("bgt-fit-later", { level: fit.level }), more: up && t("bgt-fit-then", { gain: up }) };
  const all = fit.then.hits - fit.now.hits + fit.then.stops - fit.now.stops + fit.then.heals - fit.now.heals;
  if (!up) return fit.gain < -CLOSE ? { kind: "worse", what: t("bgt-fit-worse"), more } : { kind: "same", what: t("bgt-fit-same"), more };
  return { kind: all < -CLOSE ? "worse" : "better", what: up, more };
}

/** What a class wears of this type: Cloth, or nothing at all. @param {Around} around @param {string} hero @param {string} type */
function takesOf({ gallery }, hero, type) {
  const { cls = "" } = gallery.characters[hero] ?? {};
  const spaces = (gallery.sheets[cls]?.areas ?? []).filter((space) => space.types.includes(type));
  const traits = [...new Set(spaces.flatMap((space) => space.trait))].map((trait) => t(`trait-${trait}`));
  return t("bgt-fit-takes", { class: nameOf(cls), count: traits.length, traits: join(traits), type: t(`type-${type}`) });
}

/** What a card would do for one character. @param {{around: Around, fit: Fit, id: string}} props */
export function FitLine({ around, fit, id }) {
  const { kind, what, more } = judged(around, fit, id);
  const hero = around.scene.heroes[fit.hero];
  return html`<li class=${"fit " + kind} data-fit=${kind}>
    <${Medal} faction=${hero?.faction} icon=${around.gallery.characters[fit.hero]?.cls} />
    <svg class="i" role="img" aria-label=${`${shortName(fit.hero)}, ${classOf(around, fit.hero)}`}><use href=${`#fit-${kind}`} /></svg>
    <span><b>${what}</b>${more && html` <small>${more}</small>`}${fit.full && hero && kind !== "never" && html` <small class="full">${t("bgt-bag-full")}</small>`}</span>
  </li>`;
}

/** What a card would do for everybody whom it may come to; nothing while it is not known. @param {{around: Around, id: string}} props */
export function Fits({ around, id }) {
  const found = nowOf(around)?.wares[id];
  return html`<ul class="fits">${(found ?? []).map((fit) => html`<${FitLine} key=${fit.hero} around=${around} fit=${fit} id=${id} />`)}</ul>`;
}

/** A coin with a price. @param {{amount: number, dear?: boolean}} props */
const Price = ({ amount, dear }) => html`<span class=${"price" + (dear ? " dear" : "")}><${Icon} name="coins" /><b>${amount}</b></span>`;

/**
 * A card with all that speaks for and against it; `why` stands where it cannot be had now.
 * @param {{around: Around, id: string, label: string, answer?: string, gold?: number, energy?: number, why?: string,
 *   number?: number, voted?: any, onPick: () => void, spoken: string}} props
 */
export function Ware({ around, id, label, answer, gold, energy, why, number = 10, voted, onPick, spoken }) {
  return html`<button type="button" class=${"pickcard ware" + (why ? " cannot" : "")} data-answer=${answer} disabled=${around.desk.busy.value} aria-label=${why ? `${spoken} ${why}` : spoken} onClick=${onPick}>
    <${CardFace} around=${around} id=${id} energy=${energy} number=${number <= 9 ? String(number) : ""}>
      ${gold !== undefined && html`<${Price} amount=${gold} dear=${Boolean(why)} />`}
      <${Fits} around=${around} id=${id} />
      <span class="deed">${why || label}</span>
    </${CardFace}>
    ${voted}
  </button>`;
}

/** Who uses the Bag, how full it is, and what that means. @param {{around: Around, id: string}} props */
export function BagLine({ around, id }) {
  const hero = around.scene.heroes[id];
  if (!hero) return null;
  const held = hero.bag.filter((card) => !(around.cards.get(card)?.facts.trait ?? []).some((/** @type {string} */ trait) => LIGHT.has(trait))).length;
  const most = around.gallery.bag;
  return html`<p class=${"bagline" + (held >= most ? " full" : "")}><${Icon} name="bag" /><span>${t(held >= most ? "bgt-bag-is-full" : "bgt-bag-holds", { name: shortName(id), held, most })}</span></p>`;
}

/** What the Bag does not count (BG-ITEM-17). */
const LIGHT = new Set(["potion", "scroll", "food"]);

/** What an option of a list would do for its character: who gets the prize. @param {{around: Around, option: Option}} props */
export function GiftFit({ around, option }) {
  const card = around.scene.card;
  const fit = option.kind === "give" && card ? nowOf(around)?.wares[card]?.find((each) => each.hero === option.hero) : null;
  return fit && card ? html`<ul class="fits"><${FitLine} around=${around} fit=${fit} id=${card} /></ul>` : null;
}
