// The answers to any question, as buttons: cards as cards, amounts with steppers, everything else as a list.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { ENDS, myFaction, optionsOf } from "./model.js";
import { Expected } from "./prospects.js";
import { Energy, Figure, Gold, Icon, iconOf } from "./signs.js";
import { GiftFit, Ware } from "./wares.js";
import { groupName, nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Option} Option */

/** Kinds that are drawn as cards. */
const CARDS = new Set("train buy sell talent keep_item to_merchant loot retrain hand use summon hasten give_up ward".split(" "));
/** Kinds in which only numbers differ. */
const AMOUNTS = new Set(["bid", "gold"]);

/** Options by kind, in the order in which they come; what ends something stands beside the prompt. @param {Option[]} options */
function groupsOf(options) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  for (const option of options) if (!ENDS.has(option.kind)) found.set(option.kind, [...(found.get(option.kind) ?? []), option]);
  return [...found];
}

/** Everything that is listed, in the order of its numbers. @param {Around} around */
export const listed = (around) =>
  groupsOf(optionsOf(around.scene)).flatMap(([kind, options]) => (AMOUNTS.has(kind) ? [] : options));

/** Those of my friends who have chosen this. @param {{around: Around, option: Option}} props */
function Votes({ around, option }) {
  const who = Object.entries(around.scene.votes).flatMap(([seat, key]) => (key === option.key ? [around.spoken[Number(seat)] ?? ""] : []));
  return who.length ? html`<span class="votes"><${Icon} name="check" />${who.join(", ")}</span>` : null;
}

/** What stands before an option in a list. @param {{around: Around, option: Option}} props */
function Sign({ around, option }) {
  if (option.die) return html`<span class="dc ${option.die[0]}"></span>`;
  if (option.kind === "challenge" && (option.what === "blue" || option.what === "quest")) {
    const group = around.scene.regions[option.region ?? ""]?.creatures?.find((each) => each.kind === option.target && (each.quest === null) === (option.what === "blue"));
    return html`<${Figure} kind=${option.target ?? ""} colour=${group?.colour ?? "blue"} count=${group?.count ?? 1} />`;
  }
  if (option.kind === "challenge") return html`<${Icon} name=${option.what === "boss" ? iconOf(option.target ?? "") : "challenge"} />`;
  if (option.kind === "class") return html`<${Icon} name=${option.what ?? ""} />`;
  if (option.kind === "beasts") return html`<${Figure} kind=${option.target ?? ""} colour="blue" />`;
  if (option.hero) return html`<${Icon} name=${around.gallery.characters[option.hero]?.cls ?? "sheet"} />`;
  if (option.region) return html`<${Icon} name="place" />`;
  return null;
}

/** What quests of a deck ask and pay. @param {{around: Around, option: Option}} props */
function DeckNote({ around, option }) {
  if (option.kind !== "quest_deck" || !option.what) return null;
  const { gallery, scene } = around,
    side = myFaction(scene);
  const quests = Object.values(gallery.quests).filter(({ deck, faction }) => deck === option.what && faction === side);
  const span = (/** @type {number[]} */ numbers) => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join("–");
  return html`<small class="decknote">${t("bgt-deck-note", { levels: span(quests.map(({ level }) => level)), gold: span(quests.map(({ gold }) => gold)), xp: span(quests.map(({ xp }) => xp)), left: scene.factions[side]?.decks[option.what] ?? 0 })}</small>`;
}

/** What a quest pays that is rewarded first, or given up. @param {{around: Around, option: Option}} props */
function QuestNote({ around, option }) {
  const quest = option.kind === "finish" || option.kind === "swap" ? around.gallery.quests[option.quest ?? ""] : undefined;
  if (!quest) return null;
  return html`<small class="decknote">${t("bgt-quest-note", { level: quest.level, gold: quest.gold, xp: quest.xp })}${option.kind === "swap" && `. ${t("bgt-quest-instead", { colour: nameOf(quest.deck) })}`}</small>`;
}

/** @param {{around: Around, option: Option, number: number}} props */
export function Choice({ around, option, number }) {
  const { desk, act } = around;
  const point = () => act.name([option.region, option.to].flatMap((id) => (id ? [id] : [])));
  return html`<button
    type="button"
    class="choice ${around.scene.votes[String(around.scene.me)] === option.key ? "voted" : ""}"
    data-answer=${option.key}
    disabled=${desk.busy.value}
    onClick=${() => act.choose([option.key])}
    onPointerEnter=${point}
    onPointerLeave=${() => act.name([])}
    onFocus=${point}
    onBlur=${() => act.name([])}
  >
    <${Sign} around=${around} option=${option} />
    <span class="words">${say(option.text, around.spoken)}<${DeckNote} around=${around} option=${option} /><${QuestNote} around=${around} option=${option} /><${Expected} around=${around} option=${option} /><${GiftFit} around=${around} option=${option} /><${Votes} around=${around} option=${option} /></span>
    ${option.energy ? html`<${Energy} amount=${option.energy} />` : null}
    ${number <= 9 && html`<kbd aria-hidden="true">${number}</kbd>`}
  </button>`;
}

/** A card that can be chosen. @param {{around: Around, option: Option, number: number}} props */
function CardChoice({ around, option, number }) {
  const { act } = around;
  const shown = option.kind === "retrain" ? (option.other ?? "") : (option.card ?? "");
  return html`<${Ware} around=${around} id=${shown} answer=${option.key} energy=${option.energy} gold=${option.gold} number=${number}
    label=${shortOf(around, option)} spoken=${say(option.text, around.spoken)} onPick=${() => act.choose([option.key])}
    voted=${html`<${Votes} around=${around} option=${option} />`} />`;
}

/** What choosing a card means, in a word. @param {Around} around @param {Option} option */
function shortOf(around, option) {
  if (option.kind === "retrain") return t("bgt-for-card", { card: nameOf(option.card ?? "") });
  if (option.kind === "use") return option.hero && option.hero !== around.scene.subject ? nameOf(option.hero) : t("bgt-use");
  if (option.kind === "loot") return t("bgt-for-hero", { name: nameOf(option.heroes?.[0] ?? "") });
  if (option.kind === "sell" && option.gold !== undefined) return t("bgt-sell-for", { gold: option.gold });
  if (option.kind === "buy" && option.gold !== undefined) return t("bgt-buy-for", { gold: option.gold });
  if (option.kind === "hand") return t("bgt-hands-over", { name: shortName(option.hero ?? "") });
  return groupName(option.kind) || say(option.text);
}

/** Numbers to set: gold to give, bids of one's characters. @param {{around: Around, options: Option[]}} props */
function Amounts({ around, options }) {
  const { desk, act, scene } = around;
  const bidding = options[0]?.kind === "bid";
  const heroes = bidding ? scene.mine : [...new Set(options.flatMap((option) => (option.hero ? [option.hero] : [])))];
  const most = (/** @type {string} */ hero) => scene.heroes[hero]?.gold ?? 0;
  const now = (/** @type {string} */ hero) => desk.amounts.value[hero] ?? (bidding ? 0 : Math.min(1, most(hero)));
  const set = (/** @type {string} */ hero, /** @type {number} */ value) =>
    (desk.amounts.value = { ...desk.amounts.value, [hero]: Math.max(bidding ? 0 : 1, Math.min(most(hero), value)) });
  const step = (/** @type {string} */ hero) =>
    html`<div class="stepper" role="group" aria-label=${nameOf(hero)}>
      <span>${nameOf(hero)}</span>
      <button type="button" aria-label=${t("bgt-less")} onClick=${() => set(hero, now(hero) - 1)}>−</button>
      <output aria-live="polite"><${Gold} amount=${now(hero)} /></output>
      <button type="button" aria-label=${t("bgt-more")} onClick=${() => set(hero, now(hero) + 1)}>+</button>
      ${!bidding && html`<button type="button" class="btn pri" data-answer=${`gold:${hero}:${now(hero)}`} disabled=${desk.busy.value} onClick=${() => act.choose([`gold:${hero}:${now(hero)}`])}>${t("bgt-give")}</button>`}
    </div>`;
  const key = "bid:" + heroes.map(now).join("+");
  return html`<div class="amounts">
    ${heroes.map((hero) => html`<div key=${hero}>${step(hero)}</div>`)}
    ${bidding && html`<button type="button" class="btn pri" data-answer=${key} disabled=${desk.busy.value} onClick=${() => act.choose([key])}>${t("bgt-bid")}</button>`}
  </div>`;
}

/** Of a common decision: who decides when friends disagree, and who would leave it at that: the rest is marked where it stands. @param {{around: Around}} props */
function Common({ around }) {
  const { decider, me, votes } = around.scene;
  if (decider === null) return null;
  const chosen = Object.entries(votes).flatMap(([seat, key]) => {
    const option = optionsOf(around.scene).find((each) => each.key === key);
    return option && ENDS.has(option.kind) ? [{ seat, name: around.spoken[Number(seat)] ?? "", choice: say(option.text, around.spoken) }] : [];
  });
  return html`<div class="sub together">
    <p>${t("bgt-common", { mine: decider === me ? "yes" : "no", name: around.names[decider] ?? "" })}</p>
    ${chosen.length > 0 && html`<ul aria-live="polite">${chosen.map(({ seat, name, choice }) => html`<li key=${seat}><${Icon} name="check" />${t("bgt-common-vote", { name, choice })}</li>`)}</ul>`}
  </div>`;
}

/** @param {{around: Around, only?: (option: Option) => boolean}} props */
export function Choices({ around, only = () => true }) {
  const groups = groupsOf(optionsOf(around.scene).filter(only));
  let number = 0;
  return html`<div class="choices" role="group" aria-label=${t("bgt-options")}>
    <${Common} around=${around} />
    ${groups.map(([kind, options]) => {
      const heading = groups.length > 1 ? groupName(kind) : "";
      if (AMOUNTS.has(kind))
        return html`<section key=${kind}>${heading && html`<h3>${heading}</h3>`}<${Amounts} around=${around} options=${options} /></section>`;
      const cards = CARDS.has(kind);
      return html`<section key=${kind}>
        ${heading && html`<h3>${heading}</h3>`}
        <div class=${cards ? "cardgrid" : "choicelist"}>
          ${options.map((option) => {
            number += 1;
            return cards
              ? html`<${CardChoice} key=${option.key} around=${around} option=${option} number=${number} />`
              : html`<${Choice} key=${option.key} around=${around} option=${option} number=${number} />`;
          })}
        </div>
      </section>`;
    })}
  </div>`;
}
