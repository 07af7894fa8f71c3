// The character sheet: seven areas with the printed cards, Spellbook, Bag, Talents; cards are laid by touch or drag.
import { html } from "htm/preact";
import { join, t } from "../../texts.js";
import { CardFace } from "./card.js";
import { CardSign } from "./emblems/index.js";
import { asks, optionsOf } from "./model.js";
import { Gold, Icon, Medal, Xp } from "./signs.js";
import { classOf, nameOf, textOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Hero} Hero */

/** Tokens one by one. @param {{icon: string, kind: string, now: number, most: number, text: string}} props */
const Pool = ({ icon, kind, now, most, text }) =>
  html`<div class="pool ${kind}">
    <span class="pt">${text}</span>
    <span class="tks" aria-hidden="true">${Array.from({ length: Math.max(now, most) }, (_, i) => html`<${Icon} key=${i} name=${icon} class=${`${kind} ${i < now ? "on" : "off"}`} />`)}</span>
  </div>`;

/** What an area takes. @param {import("./model.js").Space | undefined} space */
function takes(space) {
  if (!space) return t("type-instant");
  const words = space.category ? t(`category-${space.category}`) : join(space.types.map((type) => t(`type-${type}`)));
  return space.trait.length ? `${words} (${space.trait.map((trait) => t(`trait-${trait}`)).join(", ")})` : words;
}

/** May its cards be moved now? @param {Around} around @param {Hero} hero */
const isOpen = ({ scene }, hero) => asks(scene, "bg-manage") && scene.mine.includes(hero.id);

/** Lay the held card there, or say why not. @param {Around} around @param {Hero} hero @param {string} card @param {number} area */
function lay(around, hero, card, area) {
  const key = `equip:${hero.id}:${card}:${area + 1}`;
  if (optionsOf(around.scene).some((option) => option.key === key)) around.act.choose([key]);
  else around.act.why(key, `area-${area}`);
}

/** @param {{around: Around, hero: Hero, area: number}} props */
function AreaOf({ around, hero, area }) {
  const { desk, gallery, scene, act } = around,
    here = hero.areas[area];
  const space = gallery.sheets[gallery.characters[hero.id]?.cls ?? ""]?.areas[area];
  const held = desk.held.value,
    open = isOpen(around, hero);
  const option = held ? optionsOf(scene).find((each) => each.key === `equip:${hero.id}:${held}:${area + 1}`) : undefined;
  const refused = desk.refused.value?.place === `area-${area}` ? desk.refused.value : null;
  if (!here) return null;
  const [main, ...more] = here.cards;
  const shown = main ?? here.printed;
  return html`<div
    class="area ${open && held ? (option ? "fits" : "wont") : ""}"
    data-area=${area + 1}
    onDragOver=${(/** @type {DragEvent} */ e) => open && desk.held.value && e.preventDefault()}
    onDrop=${(/** @type {DragEvent} */ e) => {
      e.preventDefault();
      if (open && desk.held.value) lay(around, hero, desk.held.value, area);
    }}
  >
    <span class="slot"><b>${area + 1}</b> ${takes(space)}</span>
    ${
      shown
        ? html`<${CardFace} around=${around} id=${shown} class=${main ? "" : "printed"} wordy=${around.fit !== "phone"}
            flag=${main ? null : html`<span class="flag used">${t("bgt-printed")}</span>`} />`
        : html`<div class="empty">${t("bgt-empty")}</div>`
    }
    ${here.covered && here.printed && html`<small class="covered">${t("bgt-covers", { card: nameOf(here.printed) })}</small>`}
    ${more.map((id) => html`<small key=${id} class="addon" title=${textOf(around.cards.get(id))}><${Icon} name="trinket" />${nameOf(id)}</small>`)}
    ${open && held && html`<button type="button" class="layhere" data-answer=${option?.key} aria-label=${t(option ? "bgt-lay-here" : "bgt-why-not-here", { card: nameOf(held), area: area + 1 })} onClick=${() => lay(around, hero, held, area)}></button>`}
    ${open && !held && here.cards.map((id) => optionsOf(scene).some((each) => each.key === `unequip:${hero.id}:${id}`) && html`<button key=${id} type="button" class="chip" data-answer=${`unequip:${hero.id}:${id}`} disabled=${desk.busy.value} onClick=${() => act.choose([`unequip:${hero.id}:${id}`])}>${t("bgt-unequip", { card: nameOf(id) })}</button>`)}
    ${refused && html`<p class="whynot" role="alert">${refused.text} ${refused.rule && html`<button type="button" class="ruleref" onClick=${() => act.rules(refused.rule)}>${refused.rule}</button>`}</p>`}
  </div>`;
}

/** Cards that lie beside the sheet and may be taken in hand. @param {{around: Around, hero: Hero, cards: string[], title: string}} props */
function Stack({ around, hero, cards, title }) {
  const { desk } = around,
    open = isOpen(around, hero);
  const fits = (/** @type {string} */ id) => optionsOf(around.scene).some((option) => option.kind === "equip" && option.hero === hero.id && option.card === id);
  return html`<section class="stack">
    <h3>${title} <small>${cards.length}</small></h3>
    <div class="stackrow">
      ${cards.map(
        (id, i) =>
          html`<button
            key=${id + i}
            type="button"
            class="inhand ${desk.held.value === id ? "held" : ""} ${open && fits(id) ? "can" : ""}"
            data-held=${id}
            draggable=${open}
            aria-pressed=${open ? String(desk.held.value === id) : undefined}
            onDragStart=${() => open && (desk.held.value = id)}
            onClick=${() => (open ? (desk.held.value = desk.held.value === id ? "" : id) : (desk.open.value = `card:${id}`))}
          >
            <${CardFace} around=${around} id=${id} />
          </button>`,
      )}
      ${!cards.length && html`<p class="none">${t("bgt-nothing")}</p>`}
    </div>
  </section>`;
}

/** @param {{around: Around, hero: Hero}} props */
export function Sheet({ around, hero }) {
  const { gallery, desk } = around,
    next = gallery.levels[hero.level - 1];
  const race = `${gallery.characters[hero.id]?.race}_race`;
  return html`<div class="charsheet" data-hero=${hero.id}>
    <header>
      <${Medal} faction=${hero.faction} icon=${gallery.characters[hero.id]?.cls} />
      <div class="who">
        <h3>${nameOf(hero.id)}</h3>
        <small>${classOf(around, hero.id)} · ${t("bgt-level", { level: hero.level })} · <${Xp} amount=${hero.xp} />${next ? ` / ${next}` : ""} · <${Gold} amount=${hero.gold} />${hero.region ? ` · ${nameOf(hero.region)}` : ""}</small>
      </div>
      <div class="pools">
        <${Pool} icon="heart" kind="hp" now=${hero.health} most=${hero.max_health} text=${t("bgt-health-of", { now: hero.health, most: hero.max_health })} />
        <${Pool} icon="energy" kind="en" now=${hero.energy} most=${hero.max_energy} text=${t("bgt-energy-of", { now: hero.energy, most: hero.max_energy })} />
        ${hero.pet && html`<${Pool} icon="pet" kind="hp" now=${hero.pet.health} most=${hero.pet.of} text=${nameOf(hero.pet.card)} />`}
      </div>
    </header>
    ${isOpen(around, hero) && html`<p class="tip">${t(desk.held.value ? "bgt-tip-lay" : "bgt-tip-take")}</p>`}
    <div class="sheetareas n${hero.areas.length}">${hero.areas.map((_, area) => html`<${AreaOf} key=${area} around=${around} hero=${hero} area=${area} />`)}</div>
    <${Stack} around=${around} hero=${hero} cards=${hero.spellbook} title=${t("bgt-spellbook")} />
    <${Stack} around=${around} hero=${hero} cards=${hero.bag} title=${t("bgt-bag")} />
    <section class="stack talentlist">
      <h3>${t("bgt-talents")}</h3>
      <ul>${[race, ...hero.talents, ...hero.prizes].map((id) => html`<li key=${id}><${CardSign} gallery=${gallery} card=${around.cards.get(id)} /><span><b>${nameOf(id)}</b> ${textOf(around.cards.get(id))}</span></li>`)}</ul>
    </section>
  </div>`;
}
