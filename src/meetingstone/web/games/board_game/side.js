// Beside the map: the faction to move, the one that waits, the Overlord, and Events that lie faceup.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { against, heroesOf, myFaction } from "./model.js";
import { CouncilButton, CouncilSteps } from "./council.js";
import { Crest, Gold, Icon, iconOf, Medal, Values } from "./signs.js";
import { classOf, nameOf, winnerOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Hero} Hero */

/** @param {{kind: "hp" | "en", now: number, most: number}} props */
const Stat = ({ kind, now, most }) =>
  html`<span class="stat ${kind}" title=${t(kind === "hp" ? "bgt-health-of" : "bgt-energy-of", { now, most })}
    ><${Icon} name=${kind === "hp" ? "heart" : "energy"} /><b>${now}</b><small>/${most}</small
    ><span class="meter"><i style="width: ${most ? Math.min(100, (100 * now) / most) : 0}%"></i></span
  ></span>`;

/** @param {{around: Around, hero: Hero, small: boolean}} props */
function Character({ around, hero, small }) {
  const { scene, gallery, desk, act, names } = around;
  const mine = scene.mine.includes(hero.id),
    chosen = mine && hero.id === around.hero && scene.active === hero.faction;
  const owner = mine ? t("seat-you") : (names[hero.seat] ?? "");
  const where = [small ? "" : classOf(around, hero.id), hero.region ? nameOf(hero.region) : "", Object.keys(scene.heroes).length > 2 ? owner : ""].filter(Boolean).join(" · ");
  return html`<li class="ch ${chosen ? "act" : ""}">
    <button type="button" class="whole" data-hero=${hero.id} aria-pressed=${mine ? String(chosen) : undefined} aria-label=${t("bgt-character", { name: nameOf(hero.id), owner, level: hero.level, region: hero.region ? nameOf(hero.region) : "", health: hero.health, energy: hero.energy, gold: hero.gold, actions: hero.actions })} onClick=${() => act.hero(hero.id)}></button>
    <${Medal} faction=${hero.faction} icon=${gallery.characters[hero.id]?.cls} />
    <div class="who">
      <b title=${nameOf(hero.id)}>${nameOf(hero.id)}</b><span class="lv" title=${t("bgt-level", { level: hero.level })}>${hero.level}</span>
      <small title=${where}>${where}</small>
    </div>
    ${!small && html`<span class="pips" role="img" aria-label=${t("bgt-actions-left", { count: hero.actions })}>${[1, 2].map((i) => html`<svg key=${i} class="pip ${i <= hero.actions ? "on" : "off"}"><use href="#pip" /></svg>`)}</span>`}
    <div class="stats">
      <${Stat} kind="hp" now=${hero.health} most=${hero.max_health} /><${Stat} kind="en" now=${hero.energy} most=${hero.max_energy} />
      ${!small && html`<${Gold} amount=${hero.gold} />`}
      ${hero.stun > 0 && html`<span class="token stun" title=${t("bgt-stun", { count: hero.stun })}>${t("bgt-stun-short", { count: hero.stun })}</span>`}
      ${hero.curse > 0 && html`<span class="token curse" title=${t("bgt-curse", { count: hero.curse })}>${t("bgt-curse-short", { count: hero.curse })}</span>`}
      ${(mine || !small) && html`<button type="button" class="opensheet" data-sheet=${hero.id} aria-label=${t("bgt-open-sheet", { name: nameOf(hero.id) })} title=${t("bgt-open-sheet", { name: nameOf(hero.id) })} onClick=${() => (desk.open.value = `sheet:${hero.id}`)}><${Icon} name="sheet" /></button>`}
    </div>
    <${CouncilSteps} around=${around} hero=${hero.id} />
  </li>`;
}

/** @param {{around: Around}} props */
export function Factions({ around }) {
  const { scene } = around;
  const mine = myFaction(scene),
    first = winnerOf(scene) ?? scene.active ?? mine,
    second = against(first);
  const left = heroesOf(scene, first).reduce((sum, hero) => sum + hero.actions, 0);
  if (!Object.keys(scene.heroes).length) return null;
  return html`
    <section class="panel turn ${first}" aria-label=${t("bgt-faction-turn", { faction: nameOf(first) })}>
      <header><${Crest} faction=${first} /><h2>${scene.over ? nameOf(first) : t("bgt-faction-turn", { faction: nameOf(first) })}</h2>${!scene.over && html`<span class="sub">${t("bgt-actions-left", { count: left })}</span>`}${first === mine && html`<${CouncilButton} around=${around} />`}</header>
      <ol class="chars">${heroesOf(scene, first).map((hero) => html`<${Character} key=${hero.id} around=${around} hero=${hero} small=${false} />`)}</ol>
    </section>
    <section class="panel waiting mini ${second}" aria-label=${nameOf(second)}>
      <header><${Crest} faction=${second} /><h2>${nameOf(second)}</h2>${!scene.over && html`<span class="sub">${t("bgt-plays-turn", { turn: scene.turn + 1 })}</span>`}${second === mine && html`<${CouncilButton} around=${around} />`}</header>
      <ol class="chars">${heroesOf(scene, second).map((hero) => html`<${Character} key=${hero.id} around=${around} hero=${hero} small=${true} />`)}</ol>
    </section>
  `;
}

/** @param {{around: Around}} props */
export function Lord({ around }) {
  const { scene, desk } = around,
    lord = scene.overlord;
  if (!lord) return null;
  const faction = myFaction(scene);
  const where = lord.region ? nameOf(lord.region) : "";
  return html`<section class="panel lord" aria-label=${t("bgt-overlord")}>
    <span class="lordmed"><svg viewBox="-32 -32 64 64" aria-hidden="true"><use href="#b-nef" /><svg x="-19" y="-20" width="38" height="38" class="ig"><use href=${"#i-" + iconOf(lord.id)} /></svg></svg></span>
    <div>
      <h2>${nameOf(lord.id)}</h2>
      <small>${
        lord.way.length
          ? t("bgt-overlord-way", { region: where, count: lord.way.length - 1 })
          : lord.region
            ? t("bgt-overlord-at", { region: where })
            : t("bgt-overlord-hidden", { count: lord.counters.length })
      }</small>
      <${Values} values=${[lord.threat, lord.attack[faction], lord.health]} />
    </div>
    <button type="button" class="whole" aria-label=${t("bgt-look-closer", { name: nameOf(lord.id) })} onClick=${() => (desk.open.value = `card:${lord.id}`)}></button>
  </section>`;
}

/** @param {{around: Around}} props */
export function Events({ around }) {
  const { scene, desk, act } = around;
  if (!scene.events.length) return null;
  return html`<section class="panel eventsup" aria-label=${t("bgt-events")}>
    <header><${Icon} name="event" /><h2>${t("bgt-events")}</h2></header>
    <ul>
      ${scene.events.map(
        (up, i) =>
          html`<li key=${i}>
            <button type="button" data-event=${up.id} onClick=${() => (desk.open.value = `event:${i}`)} onPointerEnter=${() => act.name(up.regions ?? [])} onPointerLeave=${() => act.name([])}>
              <b>${nameOf(up.id)}</b>
              <small>${up.regions?.map(nameOf).join(" · ") || up.heroes?.map(nameOf).join(" · ") || t("bgt-since-turn", { turn: up.since })}</small>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}
