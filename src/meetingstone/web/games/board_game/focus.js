// On smaller screens, beside the board: what is chosen, or what one should know now; and my numbers.
import { html } from "htm/preact";
import { Sketch } from "../../parts/icons.js";
import { t } from "../../texts.js";
import { WhyNote } from "./decide.js";
import { Hints } from "./hints.js";
import { isMine, targetsOf } from "./model.js";
import { Plan } from "./plan.js";
import { Figure, Gold, Icon, Medal, Values, Xp } from "./signs.js";
import { nameOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around, alone: boolean}} props `alone`: a list takes the room */
export function Focus({ around, alone }) {
  const { scene, desk } = around,
    region = desk.pinned.value || desk.looked.value;
  if (desk.plan.value) return html`<${Plan} around=${around} />`;
  if (desk.hints.value) return html`<${Hints} around=${around} />`;
  if (alone) return null;
  if (desk.refused.value) return html`<${WhyNote} around=${around} />`;
  if (region in around.gallery.map.places) return html`<${Region} around=${around} id=${region} />`;
  return html`<p class="tip">${t(scene.over ? "result-title" : scene.me < 0 ? "bgt-watching-tip" : isMine(scene) ? "bgt-focus-tip" : "bgt-meanwhile-tip")}</p>`;
}

/** A region: how far it is, who stands there, and what its creatures can do. @param {{around: Around, id: string}} props */
function Region({ around, id }) {
  const { scene, gallery, hero, desk } = around,
    route = targetsOf(scene, hero, desk.from.value).get(id);
  const here = Object.values(scene.heroes).filter((each) => each.region === id);
  const groups = scene.regions[id]?.creatures ?? [];
  return html`<article class="regioncard">
    <header><h3>${nameOf(id)}</h3><small>${route?.route ? t(route.flies ? "bgt-route-flight" : "bgt-steps", { count: route.steps }) : nameOf(gallery.map.places[id]?.area ?? "")}</small></header>
    ${here.length > 0 && html`<p class="people">${here.map((each) => html`<span key=${each.id}><${Medal} faction=${each.faction} icon=${gallery.characters[each.id]?.cls} />${nameOf(each.id)}</span>`)}</p>`}
    <ul>${groups.map((group) => html`<li key=${group.kind + group.colour + group.quest}><${Figure} kind=${group.kind} colour=${group.colour} count=${group.count} /><span>${nameOf(group.kind)}${group.quest && html`<small>${nameOf(group.quest)}</small>`}</span><${Values} values=${gallery.kinds[group.kind]?.[group.colour] ?? [0, 0, 0]} /></li>`)}</ul>
    ${!here.length && !groups.length && html`<p class="tip">${t("bgt-nobody-there")}</p>`}
  </article>`;
}

/** My character's numbers; a touch opens the sheet. @param {{around: Around}} props */
export function Own({ around }) {
  const hero = around.scene.heroes[around.hero];
  if (!hero) return null;
  return html`<button type="button" class="ownline" data-sheet=${hero.id} aria-label=${t("bgt-open-sheet", { name: nameOf(hero.id) })} onClick=${() => (around.desk.open.value = `sheet:${hero.id}`)}>
    <span class="hd"><b>${nameOf(hero.id)}</b><small>${t("bgt-level", { level: hero.level })}</small><${Xp} amount=${hero.xp} /><${Sketch} name="on" /></span>
    <span class="nums">
      <span class="hp" title=${t("bgt-health-of", { now: hero.health, most: hero.max_health })}><${Icon} name="heart" />${hero.health}/${hero.max_health}</span>
      <span class="en" title=${t("bgt-energy-of", { now: hero.energy, most: hero.max_energy })}><${Icon} name="energy" />${hero.energy}/${hero.max_energy}</span>
      <${Gold} amount=${hero.gold} />
      <span>${t("bgt-actions-left", { count: hero.actions })}</span>
    </span>
  </button>`;
}
