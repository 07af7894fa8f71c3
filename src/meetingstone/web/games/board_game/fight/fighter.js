// The active character: Health and Energy, the cards in force and the Bag, with what is used and what may be used.
import { html } from "htm/preact";
import { t } from "../../../texts.js";
import { CardFace } from "../card.js";
import { CardSign } from "../emblems/index.js";
import { Icon, Medal } from "../signs.js";
import { classOf, nameOf, textOf } from "../words.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Hero} Hero */
/** @typedef {import("./answer.js").Answering} Answering */

/** @param {{icon: string, kind: string, now: number, most: number, text: string}} props */
const Pool = ({ icon, kind, now, most, text }) =>
  html`<div class="pool ${kind} ${Math.max(now, most) > 11 ? "long" : ""}">
    <span class="pt">${text}</span>
    <span class="tks" aria-hidden="true">${Array.from({ length: Math.max(now, most) }, (_, i) => html`<${Icon} key=${i} name=${icon} class=${`${kind} ${i < now ? "on" : "off"}`} />`)}</span>
  </div>`;

/** What touching a card does: use it, or say why not. @param {Around} around @param {Answering} answering @param {Hero} hero @param {string} card */
export function useOf(around, answering, hero, card) {
  const option = answering.uses.find((each) => each.hero === hero.id && each.card === card && !each.other);
  const used = (around.scene.fight?.used[hero.id] ?? []).includes(card);
  const touch = () => (option ? around.act.choose([option.key]) : around.act.why(`use:${hero.id}:${card}`, "fight"));
  return { option, touch, flag: option ? "bgf-may-be-used" : used ? "bgf-used" : "" };
}

/** @param {{around: Around, answering: Answering, hero: Hero, card: string, number: string, printed: boolean, more: string[]}} props */
function Tile({ around, answering, hero, card, number, printed, more }) {
  const { option, touch, flag } = useOf(around, answering, hero, card);
  const look = option ? "now" : flag ? "used" : "";
  const text = textOf(around.cards.get(card));
  const label = `${nameOf(card)}. ${flag ? t(flag) + ". " : ""}${text}`;
  return html`<button type="button" class="tile" data-card=${card} data-answer=${option?.key} title=${label} aria-label=${label} disabled=${option && around.desk.busy.value} onClick=${touch}>
    <${CardFace} around=${around} id=${card} number=${number} class="${look} ${printed ? "printed" : ""}" flag=${flag && html`<span class="flag ${look}">${t(flag)}</span>`}>
      ${more.map((id) => html`<small key=${id} class="addon" title=${textOf(around.cards.get(id))}><${Icon} name="trinket" />${nameOf(id)}</small>`)}
      ${hero.combo[card] ? html`<small class="addon">${t("bgf-combo", { count: hero.combo[card] })}</small>` : null}
    </${CardFace}>
  </button>`;
}

/** Talents, race, prizes and the Bag, in lines. @param {{around: Around, answering: Answering, hero: Hero, cards: string[], title: string}} props */
function Lines({ around, answering, hero, cards, title }) {
  if (!cards.length) return null;
  return html`<h5>${title}</h5>
    <ul>${cards.map((id, i) => {
      const { option, touch, flag } = useOf(around, answering, hero, id);
      return html`<li key=${id + i}><button type="button" class=${option ? "now" : flag ? "used" : ""} data-card=${id} data-answer=${option?.key} title=${textOf(around.cards.get(id))} disabled=${option && around.desk.busy.value} onClick=${touch}>
        <${CardSign} gallery=${around.gallery} card=${around.cards.get(id)} /><span><b>${nameOf(id)}</b>${flag && html`<em>${t(flag)}</em>`} <span class="tx">${textOf(around.cards.get(id))}</span></span>
      </button></li>`;
    })}</ul>`;
}

/** @param {{around: Around, answering: Answering, hero: Hero}} props */
export function Fighter({ around, answering, hero }) {
  const { gallery } = around,
    known = gallery.characters[hero.id];
  const race = `${known?.race}_race`;
  const given = hero.areas.flatMap((area, i) => {
    const [main, ...more] = area.cards;
    const shown = main ?? (area.covered ? undefined : area.printed);
    return shown ? [{ shown, more, number: String(i + 1), printed: !main }] : [];
  });
  return html`<section class="fighter" aria-label=${t("bgf-cards-of", { name: nameOf(hero.id) })}>
    <header><${Medal} faction=${hero.faction} icon=${known?.cls ?? "sheet"} /><div><h3>${nameOf(hero.id)}</h3><small>${classOf(around, hero.id)}, ${t("bgf-level", { level: hero.level })}</small></div></header>
    <div class="pools ${hero.pet ? "three" : ""}">
      <${Pool} icon="heart" kind="hp" now=${hero.health} most=${hero.max_health} text=${t("bgf-health-of", { now: hero.health, most: hero.max_health })} />
      <${Pool} icon="energy" kind="en" now=${hero.energy} most=${hero.max_energy} text=${t("bgf-energy-of", { now: hero.energy, most: hero.max_energy })} />
      ${hero.pet && html`<${Pool} icon="pet" kind="hp" now=${hero.pet.health} most=${hero.pet.of} text=${`${nameOf(hero.pet.card)} ${hero.pet.health}/${hero.pet.of}`} />`}
    </div>
    <div class="cards">
      ${given.map((each) => html`<${Tile} key=${each.shown} around=${around} answering=${answering} hero=${hero} card=${each.shown} number=${each.number} printed=${each.printed} more=${each.more} />`)}
      <div class="talents" style=${`--span: ${given.length % 3 === 1 ? 2 : 3}`}>
        <${Lines} around=${around} answering=${answering} hero=${hero} cards=${[race, ...hero.talents, ...hero.prizes]} title=${t("bgf-race-and-talents")} />
        <${Lines} around=${around} answering=${answering} hero=${hero} cards=${hero.bag} title=${t("bgf-bag")} />
      </div>
    </div>
  </section>`;
}
