// Characters against characters: both Combat Areas side by side, and what would come of the round if it ended now.
import { html } from "htm/preact";
import { join, say, t } from "../../../texts.js";
import { against, FACTIONS, isMine } from "../model.js";
import { percent, tenths } from "../prospects.js";
import { CardSign } from "../emblems/index.js";
import { Crest, Energy, Icon, Medal } from "../signs.js";
import { classOf, nameOf, shortName, textOf } from "../words.js";
import { Box } from "./area.js";
import { attackedOf, clashOdds, clashOf, lastRollOf, ROLLS, tokensOfBoth } from "./clash.js";
import { DieOf, Dice, Lying } from "./dice.js";
import { useOf } from "./fighter.js";
import { areCounted, ARMOR, ATTRITION, DAMAGE, DEFENSE, together } from "./model.js";
import { Dial } from "./odds.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Faction} Faction */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("./answer.js").Answering} Answering */
/** @typedef {import("./clash.js").Side} Outcome */

/** From so many tokens in a row a few and a number are shown. */
const CROWD = 12,
  FEW = 5;

/** Hits or armor in a box; those that the enemy's armor takes off are struck out. @param {{kind: string, lies: number, fresh: number, may?: number, cut?: number}} props */
function Row({ kind, lies, fresh, may = 0, cut = 0 }) {
  const sure = lies + Math.max(0, fresh);
  const crowd = sure + may > CROWD;
  const token = (/** @type {number} */ i) => html`<span key=${i} class="tw ${i >= sure - cut && i < sure && !crowd ? "cut" : ""}"><svg class="tk ${i >= lies && i < sure ? "gh" : i >= sure ? "may" : ""}" aria-hidden="true"><use href=${i >= sure ? "#tok-may" : "#tok-" + kind} /></svg></span>`;
  return html`${Array.from({ length: crowd ? FEW : sure + may }, (_, i) => token(i))}${crowd && html`<b class="count">${sure}${may > 0 && ` + ${may}`}${cut > 0 && html`<span class="cut">−${cut}</span>`}</b>`}`;
}

/** @param {{around: Around, fight: Fighting, answering: Answering}} props */
export function Sides({ around, fight, answering }) {
  const tokens = tokensOfBoth(around.scene, fight, answering.again);
  const clash = clashOf(fight, { horde: together(tokens.horde.lies, tokens.horde.fresh), alliance: together(tokens.alliance.lies, tokens.alliance.fresh) });
  const now = around.scene.heroes[fight.attack?.hero ?? ""]?.faction;
  const places = placesOf(around, fight);
  return html`<div class="sides">
      ${FACTIONS.map((faction) => html`<${Side} key=${faction} around=${around} fight=${fight} answering=${answering} faction=${faction} tokens=${tokens[faction]} clash=${clash[faction]} now=${now === faction} places=${places} />`)}
    </div>
    <${Clash} around=${around} fight=${fight} clash=${clash} tokens=${tokens} />`;
}

/** The place of each in the order of attack, as far as it is known: those who have attacked, who attacks now, and who must come next.
 * @param {Around} around @param {Fighting} fight @returns {Map<string, number>} */
function placesOf(around, fight) {
  const gone = attackedOf(around),
    now = fight.attack?.hero ?? "";
  const found = [...gone, ...(now && !gone.includes(now) ? [now] : [])],
    last = around.scene.heroes[found.at(-1) ?? ""]?.faction;
  const waits = fight.order.filter((id) => !found.includes(id));
  const next = waits.filter((id) => around.scene.heroes[id]?.faction !== last);
  const candidates = last ? (next.length ? next : waits) : [];
  return new Map([...found, ...(candidates.length === 1 ? candidates : [])].map((id, i) => [id, i + 1]));
}

/** @param {{around: Around, fight: Fighting, answering: Answering, faction: Faction, tokens: ReturnType<typeof tokensOfBoth>["horde"], clash: Outcome, now: boolean, places: Map<string, number>}} props */
function Side({ around, fight, answering, faction, tokens, clash, now, places }) {
  const attack = now ? fight.attack : null,
    began = fight.began.filter((id) => around.scene.heroes[id]?.faction === faction);
  return html`<section class="sd ${faction} ${now ? "now" : "rest"} of${began.length}" aria-label=${t("bgf-area-of", { faction: nameOf(faction) })}>
    <header class="sdh">
      <${Crest} faction=${faction} /><h3>${nameOf(faction)}</h3><small>${t(fight.attackers === faction ? "bgf-attackers" : "bgf-defenders")}</small>
      ${attack && html`<span class="thr"><${Icon} name="threat" /><span><b>${t("bgf-or-more", { face: attack.threat.total })}</b> ${t("bgf-or-more-hits")}</span></span><span class="rr"><${Icon} name="reroll" /><span>${t("bgf-rerolls", { used: attack.rerolls + (answering.rerolling ? answering.picked.length : 0), total: attack.reroll.total })}</span></span>`}
    </header>
    <div class="fts" role="list">${began.map((id) => html`<${FighterCard} key=${id} around=${around} fight=${fight} answering=${answering} id=${id} place=${places.get(id)} />`)}</div>
    <${Lanes} around=${around} fight=${fight} answering=${answering} faction=${faction} tokens=${tokens} clash=${clash} now=${now} />
  </section>`;
}

/** One who fights: place in the order, Health, Energy, and where he stands in the round; a button to look at his cards, or to choose him.
 * @param {{around: Around, fight: Fighting, answering: Answering, id: string, place?: number}} props */
function FighterCard({ around, fight, answering, id, place }) {
  const { scene, gallery, act, desk } = around,
    hero = scene.heroes[id];
  if (!hero) return null;
  const fallen = fight.fallen.includes(id),
    now = fight.attack?.hero === id,
    option = answering.heroes.get(id),
    waits = fight.order.includes(id);
  const state = fallen ? "bgf-fallen" : now ? "bgf-attacks-now" : !waits && fight.step !== "start" ? "bgf-attacked" : place ? "bgf-attacks-next" : waits ? "bgf-attacks-later" : "";
  const word = [state && t(state), t("bgf-health-of", { now: hero.health, most: hero.max_health })].filter(Boolean).join(", ");
  const label = option ? say(option.text, around.spoken) : t("bgf-show-hero", { name: nameOf(id), word });
  return html`<button type="button" role="listitem" class="ft ${now ? "now" : ""} ${fallen ? "fallen" : ""} ${option ? "can" : ""} ${answering.shown === id ? "shown" : ""}" data-hero=${id} data-answer=${option?.key} disabled=${option && desk.busy.value} aria-label=${label} title=${`${nameOf(id)}: ${t("bgf-energy-of", { now: hero.energy, most: hero.max_energy })}`} onClick=${() => (option ? act.choose([option.key]) : answering.show(id))}>
    ${place && html`<i class="fno" aria-hidden="true">${place}</i>`}
    <${Medal} faction=${hero.faction} icon=${gallery.characters[id]?.cls ?? "sheet"} />
    <span class="fw"><b>${shortName(id)}</b><em class="lv">${hero.level}</em><small>${classOf(around, id)}</small></span>
    <span class="fst">${state === "bgf-attacked" && html`<${Icon} name="check" />`}${state && html`<span>${t(state)}</span>`}</span>
    <span class="fh"><${Icon} name="heart" />${hero.health}<small>/${hero.max_health}</small><span class="bar"><i style="width: ${hero.max_health ? Math.min(100, (100 * hero.health) / hero.max_health) : 0}%"></i></span></span>
    <span class="fe"><${Icon} name="energy" />${hero.energy}<small>/${hero.max_energy}</small></span>
    ${hero.stun > 0 && html`<span class="token stun">${t("bgf-stun", { count: hero.stun })}</span>`}${hero.curse > 0 && html`<span class="token curse">${t("bgf-curse", { count: hero.curse })}</span>`}
  </button>`;
}

/** @param {{around: Around, fight: Fighting, answering: Answering, faction: Faction, tokens: ReturnType<typeof tokensOfBoth>["horde"], clash: Outcome, now: boolean}} props */
function Lanes({ around, fight, answering, faction, tokens, clash, now }) {
  const attack = now ? fight.attack : null,
    { lies, fresh, may } = tokens,
    all = together(lies, fresh);
  const rested = attack ? null : lastRollOf(around, faction),
    roll = around.events.findLast((event) => ROLLS.has(event.kind))?.update ?? 0,
    counted = areCounted(fight);
  const said = rested ? t("bgf-rolled-by", { name: shortName(rested.hero) }) : attack ? "" : t("bgf-not-rolled");
  const rank = (/** @type {string} */ colour) => ["blue", "red", "green"].indexOf(colour);
  /** The dice of a lane. @param {string[]} colours */
  const dice = (colours) => {
    const mine = (attack?.dice ?? []).map((die, at) => ({ die, at })).filter(({ die }) => colours.includes(die.colour));
    if (attack) return mine.sort((a, b) => rank(a.die.colour) - rank(b.die.colour) || b.die.face - a.die.face).map(({ die, at }, order) => html`<${DieOf} key=${at} around=${around} answering=${answering} die=${die} at=${at} roll=${roll} order=${order} />`);
    return (rested?.dice ?? []).filter((die) => colours.includes(die.colour)).map((die, i) => html`<${Lying} key=${i} die=${die} />`);
  };
  const told = (/** @type {number} */ box) => t("bgf-tokens", { lies: lies[box] ?? 0, fresh: fresh[box] ?? 0, may: may[box] ?? 0 });
  const chute = (/** @type {any} */ words) => html`<div class="chute">${attack && !counted && html`<i></i>`}${attack ? (counted ? "" : words) : rested ? t("bgf-placed") : ""}</div>`;
  const lane = (/** @type {string} */ look, /** @type {string} */ head, /** @type {any} */ inside, /** @type {any} */ words, /** @type {any} */ box) =>
    html`<div class="lane ${look}"><div class="felt"><div class="lt">${attack ? t(head) : said}</div>${inside}${chute(words)}</div>${box}</div>`;
  return html`<div class="lanes">
    ${lane("dmg", "bgf-lane-blue", html`<${Dice} dice=${dice(["blue"])} />`, attack && t("bgf-hits", { count: attack.coming[DAMAGE] }),
      html`<${Box} around=${around} answering=${answering} name="damage" label=${told(DAMAGE)}>
        <div class="toks"><${Row} kind="hit" lies=${lies[DAMAGE]} fresh=${fresh[DAMAGE]} may=${may[DAMAGE]} cut=${clash.cut[0]} /></div>
        <p class="need">${t("bgf-strike-left", { count: clash.strikes })}</p>
      </${Box}>`)}
    ${lane("def", "bgf-lane-red", html`<${Dice} dice=${dice(["red", "green"])} />`, attack && t("bgf-hits-and-armor", { hits: attack.coming[DEFENSE], armor: attack.coming[ARMOR] }),
      html`<${Box} around=${around} answering=${answering} name="defense" label=${`${told(DEFENSE)}; ${t("bgf-armor-tokens", { lies: lies[ARMOR], fresh: fresh[ARMOR] })}`}>
        <div class="toks"><${Row} kind="hit" lies=${lies[DEFENSE]} fresh=${fresh[DEFENSE]} may=${may[DEFENSE]} cut=${clash.cut[1]} /><span class="brk"></span><${Row} kind="armor" lies=${lies[ARMOR]} fresh=${fresh[ARMOR]} may=${may[ARMOR]} /></div>
        <p class="need">${t("bgf-defense-left", { count: all[DEFENSE] - clash.cut[1], armor: all[ARMOR] })}</p>
      </${Box}>`)}
    ${lane("att", "bgf-box-attrition", html`<div class="dicebox"><b class="big">${attack ? attack.attrition.total : all[ATTRITION]}</b>${attack && html`<ul class="src">${attack.attrition.items.map((item, i) => html`<li key=${i}>${say({ id: item.source.slice(1) })} ${item.amount}</li>`)}</ul>`}</div>`, attack && t("bgf-hits", { count: attack.coming[ATTRITION] }),
      html`<${Box} around=${around} answering=${answering} name="attrition" label=${told(ATTRITION)}>
        <div class="toks"><${Row} kind="hit" lies=${lies[ATTRITION]} fresh=${fresh[ATTRITION]} cut=${clash.cut[2]} /></div>
        <p class="need">${t("bgf-left", { count: all[ATTRITION] - clash.cut[2] })}</p>
      </${Box}>`)}
  </div>`;
}

/** @param {{kind: string, count: number}} props */
const Few = ({ kind, count }) => html`<span class="tq" aria-hidden="true">${Array.from({ length: Math.min(count, CROWD - FEW) }, (_, i) => html`<svg key=${i} class="tk"><use href=${"#tok-" + kind} /></svg>`)}</span>`;

/** Step by step what both sides would do to each other. @param {{around: Around, fight: Fighting, clash: Record<Faction, Outcome>, tokens: ReturnType<typeof tokensOfBoth>}} props */
function Clash({ around, fight, clash, tokens }) {
  const all = (/** @type {Faction} */ faction) => together(tokens[faction].lies, tokens[faction].fresh);
  const armor = (/** @type {Faction} */ faction) => {
    const [damage, defense, attrition] = clash[against(faction)].cut,
      count = all(faction)[ARMOR];
    const hits = [damage && t("bgf-part-damage", { count: damage }), defense && t("bgf-part-defense", { count: defense }), attrition && t("bgf-part-attrition", { count: attrition })].filter(Boolean).join(", ");
    return html`<span>${t(!count ? "bgf-no-armor" : hits ? "bgf-armor-takes" : "bgf-armor-idle", { count, hits })}</span><${Few} kind="armor" count=${count} />`;
  };
  const strike = (/** @type {Faction} */ faction) => {
    const { cut, strikes } = clash[faction],
      hits = all(faction)[DAMAGE];
    return html`<span>${cut[0] > 0 && `${hits} − ${cut[0]} = `}<b>${strikes}</b> ${t("bgf-strike-word", { count: strikes })}</span><${Few} kind="hit" count=${strikes} />`;
  };
  const joins = (/** @type {Faction} */ faction) => {
    const { cut, joins: count } = clash[faction],
      boxes = all(faction);
    return html`<span>${t("bgf-joined", { defense: boxes[DEFENSE] - cut[1], attrition: boxes[ATTRITION] - cut[2] })} = <b>${count}</b></span><${Few} kind="hit" count=${count} />`;
  };
  const row = (/** @type {number} */ number, /** @type {string} */ step, /** @type {(faction: Faction) => any} */ draw) =>
    html`<div class="crow"><span class="cl">${draw("horde")}</span><span class="cs"><i aria-hidden="true">${number}</i>${t(step)}</span><span class="cr">${draw("alliance")}</span></div>`;
  const verdict = (/** @type {Faction} */ faction) => {
    const { suffers, atOnce, later } = clash[faction];
    return html`<div class="vd ${faction}"><small>${suffers ? t("bgf-suffers-how", { once: atOnce, later }) : t("bgf-wounds", { count: 0 })}</small><${Crest} faction=${faction} /><span>${t("bgf-suffers", { faction: nameOf(faction) })}</span><b>${suffers}</b></div>`;
  };
  const waiting = fight.order.filter((id) => id !== fight.attack?.hero).map(shortName);
  return html`<section class="clash" aria-label=${t("bgf-if-ended")}>
    <header><h3>${t("bgf-if-ended")}</h3>${waiting.length > 0 && html`<small>${t("bgf-still-to-attack", { names: join(waiting), count: waiting.length })}</small>`}</header>
    ${row(4, "bgf-step-armor", armor)}${row(5, "bgf-step-strike", strike)}${row(6, "bgf-step-resolution", joins)}
    <div class="verd" role="status" aria-live=${isMine(around.scene) ? "off" : "polite"}>${verdict("horde")}${verdict("alliance")}</div>
  </section>`;
}

/** The odds of the choice on the table, for both sides; beneath them those of keeping all. @param {{around: Around, fight: Fighting, answering: Answering}} props */
export function ClashOdds({ around, fight, answering }) {
  const { again } = answering;
  const now = clashOdds(around.scene, fight, again),
    keep = again.length ? clashOdds(around.scene, fight, []) : null;
  const title = t("bgf-odds", { count: again.length });
  const beside = (/** @type {string | number} */ value) => (keep ? t("bgf-keeping", { value }) : "");
  const suffer = (/** @type {Faction} */ faction, /** @type {number} */ amount, /** @type {number} */ kept, /** @type {string} */ look) =>
    html`<div class="dial x ${look}"><b>${tenths(amount)}</b><span><${Crest} faction=${faction} />${t("bgf-suffers", { faction: nameOf(faction) })}</span>${keep && html`<em>${beside(tenths(kept))}</em>`}</div>`;
  return html`<section class="odds" aria-label=${title}>
    <header><h3>${title}</h3></header>
    <div class="dials">
      <${Dial} kind="w" share=${now.more} text=${t("bgf-wound-more", { faction: nameOf(now.side) })} note=${beside(`${percent(keep?.more ?? 0)} %`)} />
      ${suffer(now.side, now.we, keep?.we ?? 0, "us")}${suffer(now.enemy, now.they, keep?.they ?? 0, "them")}
    </div>
  </section>`;
}

/** The cards of whoever is looked at, in one row: what is used, what may be used, what comes later.
 * @param {{around: Around, answering: Answering}} props */
export function Strip({ around, answering }) {
  const hero = around.scene.heroes[answering.shown],
    { gallery, cards } = around;
  if (!hero) return null;
  const given = hero.areas.flatMap((area) => (area.cards.length ? area.cards : area.printed && !area.covered ? [area.printed] : []));
  const tile = (/** @type {string} */ id) => {
    const { option, touch, flag } = useOf(around, answering, hero, id),
      card = cards.get(id),
      text = textOf(card),
      label = `${nameOf(id)}. ${flag ? t(flag) + ". " : ""}${text}`;
    return html`<button key=${id} type="button" class="sc ${option ? "now" : flag ? "used" : "off"}" data-card=${id} data-answer=${option?.key} title=${label} aria-label=${label} disabled=${option && around.desk.busy.value} onClick=${touch}>
      <span class="ii ${card?.facts.class ? "void" : "item"}"><${CardSign} gallery=${gallery} card=${card} /></span>
      <b>${nameOf(id)}</b>
      ${card?.facts.energy > 0 && html`<${Energy} amount=${card?.facts.energy} />`}${flag && html`<em>${t(flag)}</em>`}
    </button>`;
  };
  return html`<div class="strip" role="group" aria-label=${t("bgf-cards-of", { name: nameOf(hero.id) })}>${[...given, ...hero.bag].map(tile)}</div>`;
}
