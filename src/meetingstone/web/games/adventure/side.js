// The others: players, and the track of undefeated encounters with the decks.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { OnEvent } from "./cards.js";
import { heroesOf, LEVELS } from "./model.js";
import { Blazon, Crest, Icon, LevelChip } from "./signs.js";
import { faceOf, nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around}} props */
export function Players({ around }) {
  const { scene, names, spoken, bots, desk, act } = around,
    heroes = heroesOf(scene);
  if (!heroes.length) return html`<${Draft} around=${around} />`;
  return html`<section class="panel players" aria-label=${t("agt-players")}>
    <h2>${t("agt-players")}<small>${t("agt-first-to", { valor: scene.needed })}</small></h2>
    <ul class="pl4">
      ${heroes.map(
        (hero) => html`<li key=${hero.seat} class=${hero.seat === scene.active ? "act" : ""}>
          <button type="button" class="opens" data-hero=${hero.seat} aria-label=${t("agt-open-hero", { name: nameOf(hero.id) })} onClick=${() => ((desk.open.value = `hero:${hero.seat}`), act.reveal(hero.space))}><${Crest} around=${around} id=${hero.id} seat=${hero.seat} /></button>
          <span class="nm">${shortName(hero.id)}<small>${hero.seat === scene.me ? spoken[hero.seat] : names[hero.seat]}${bots[hero.seat] ? ` · ${bots[hero.seat]}` : around.away[hero.seat] ? ` · ${t("table-seat-away")}` : ""}</small></span>
          <span class="val"><b>${hero.valor}</b><small>${t("agt-of", { of: scene.needed })}</small></span>
          <span class="st"><${LevelChip} level=${hero.level} />
            <span title=${t("agt-health-of", { now: hero.health - hero.wounds, most: hero.health })}><${Icon} name="hearts" />${hero.health - hero.wounds}/${hero.health}</span>
            <span title=${t("agt-hand-count", { count: hero.hand })}><${Icon} name="card-pickup" />${hero.hand}</span>
            <span title=${t("agt-item-count", { count: hero.bag.length + Number(Boolean(hero.weapon)) + Number(Boolean(hero.armor)) })}><${Icon} name="knapsack" />${hero.bag.length + Number(Boolean(hero.weapon)) + Number(Boolean(hero.armor))}</span></span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** Who has picked which character. @param {{around: Around}} props */
const Draft = ({ around }) =>
  html`<section class="panel players" aria-label=${t("agt-players")}>
    <h2>${t("agt-players")}</h2>
    <ul class="pl4">${around.scene.draft.map((pick, seat) => html`<li key=${seat} class=${around.scene.question?.awaits.includes(seat) ? "act" : ""}>${pick ? html`<${Crest} around=${around} id=${pick} seat=${seat} />` : html`<span></span>`}<span class="nm">${around.spoken[seat]}</span><span class="st">${pick ? nameOf(pick) : t("agt-picks")}</span></li>`)}</ul>
  </section>`;

/** Slots of the track side by side. */
const ROW = 5;

/** @param {{around: Around}} props */
export function Track({ around }) {
  const { scene, gallery, desk, act } = around,
    used = Object.keys(scene.track).length;
  // The second row leaves its room to the log until somebody lies there.
  const shown = Object.keys(scene.track).some((slot) => Number(slot) > ROW) ? gallery.slots : Math.min(ROW, gallery.slots);
  return html`<section class="panel undefeated" aria-label=${t("agt-undefeated")}>
    <h2>${t("agt-undefeated")}<small>${t("agt-slots", { used, of: gallery.slots })}</small></h2>
    <div class="track">
      ${Array.from({ length: shown }, (_, i) => {
        const marked = scene.track[String(i + 1)];
        if (!marked) return html`<div key=${i} class="slot">${i + 1}</div>`;
        const point = () => act.name([marked.space]);
        return html`<button type="button" key=${i} class="slot f lv-${marked.level} ${marked.aggro ? "aggro" : ""}" data-slot=${i + 1} aria-label=${t(marked.aggro ? "agt-slot-aggro" : "agt-slot", { number: i + 1, foe: nameOf(marked.foe), space: nameOf(marked.space) })} title=${`${nameOf(marked.foe)} · ${nameOf(marked.space)}`}
          onPointerEnter=${point} onPointerLeave=${() => act.name([])} onFocus=${point} onBlur=${() => act.name([])} onClick=${() => ((desk.open.value = `card:${marked.foe}`), act.reveal(marked.space))}>
          <span class="n"><i>${i + 1}</i></span><${Blazon} around=${around} id=${marked.foe} />
        </button>`;
      })}
    </div>
  </section>`;
}

/** The challenge decks and the global event, over the sea. @param {{around: Around}} props */
export const Decks = ({ around, around: { scene } }) =>
  html`<div class="decks">
    <div class="deckrow" role="img" aria-label=${t("agt-decks-told", { grey: scene.decks.grey ?? 0, green: scene.decks.green ?? 0, yellow: scene.decks.yellow ?? 0, red: scene.decks.red ?? 0 })}>
      ${LEVELS.map((level) => html`<span key=${level} class="deck lv-${level}"><b>${scene.decks[level] ?? 0}</b></span>`)}
      <small>${t("agt-decks")}</small>
    </div>
    <${GlobalEvent} around=${around} />
  </div>`;

/** The side of the global event that is up, with what lies on it. @param {{around: Around}} props */
export function GlobalEvent({ around }) {
  const { scene, desk } = around;
  if (!scene.world) return null;
  const face = faceOf(around, scene.world);
  return html`<button type="button" class="gev" onClick=${() => (desk.open.value = `card:${face}`)}><small>${t("agt-global-event")}</small><b>${nameOf(face)}<${OnEvent} around=${around} id=${scene.world} /></b></button>`;
}
