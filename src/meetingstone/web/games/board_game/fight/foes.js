// Opponents: Threat, Attack, Health, and their ability in words; whoever the damage box pays for can be touched.
import { html } from "htm/preact";
import { say, t } from "../../../texts.js";
import { Figure, Icon, iconOf } from "../signs.js";
import { nameOf } from "../words.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Foe} Foe */
/** @typedef {import("./answer.js").Answering} Answering */

/** Sentences of an Overlord that are about the campaign. */
const ELSEWHERE = /^text-bg-(overlord|side)/;

/** The creatures, equal ones together. @param {Foe[]} foes */
function grouped(foes) {
  /** @type {{foe: Foe, count: number}[]} */
  const found = [];
  for (const foe of foes) {
    const same = found.find((each) => each.foe.key === foe.key && each.foe.attack === foe.attack && each.foe.health === foe.health);
    if (same) same.count += 1;
    else found.push({ foe, count: 1 });
  }
  return found;
}

/** @param {{around: Around, fight: Fighting, answering: Answering}} props */
export function Foes({ around, fight, answering }) {
  const first = fight.foes[0] ?? fight.killed[0];
  if (!first) return null;
  const card = around.cards.get(first.colour ? `${first.colour}_${first.id}` : first.id) ?? around.cards.get(first.id.replace(/_[46]$/, ""));
  const words = (card?.text ?? []).filter((sentence) => !ELSEWHERE.test(sentence.id)).map((sentence) => say(sentence));
  return html`<section class="foes" aria-label=${t("bgf-opponents")}>
    <header><h3>${nameOf(first.id)}</h3><span class="vh"><span>${t("bgf-threat")}</span><span>${t("bgf-attack")}</span><span>${t("bgf-health")}</span></span></header>
    ${grouped(fight.foes).map(({ foe, count }) => html`<${Opponent} key=${foe.key} around=${around} foe=${foe} count=${count} answer=${answering.foes.get(foe.key)} number=${answering.listed.findIndex((option) => option.foe === foe.key) + 1} />`)}
    ${fight.killed.length > 0 && html`<p class="slain"><${Icon} name="skull" />${t("bgf-slain", { foes: grouped(fight.killed).map(({ foe, count }) => (count > 1 ? `${count} × ` : "") + nameOf(foe.id)).join(", ") })}</p>`}
    ${words.length > 0 && html`<p class="abil"><${Icon} name="venom" /><span>${words.join(" ")}</span></p>`}
  </section>`;
}

/** @param {{around: Around, foe: Foe, count: number, answer?: string, number: number}} props */
function Opponent({ around, foe, count, answer, number }) {
  const body = html`
    ${foe.colour ? html`<${Figure} kind=${foe.id} colour=${foe.colour} count=${count} />` : html`<span class="lordmed"><svg viewBox="-32 -32 64 64" aria-hidden="true"><use href="#b-nef" /><svg x="-19" y="-20" width="38" height="38" class="ig"><use href=${"#i-" + iconOf(foe.id)} /></svg></svg></span>`}
    <span class="nm"><b>${nameOf(foe.id)}</b><small>${answer ? html`${t("bgf-pay", { health: foe.health })}<kbd aria-hidden="true">${number}</kbd>` : foe.quest ? nameOf(foe.quest) : foe.colour ? t("bgf-independent") : t("bgf-boss")}</small></span>
    <span class="v t" title=${t("bgf-threat")}><${Icon} name="threat" /><b>${foe.threat}</b></span>
    <span class="v a" title=${t("bgf-attack")}><${Icon} name="attack" /><b>${foe.attack}</b></span>
    <span class="v h" title=${t("bgf-health")}><${Icon} name="heart" /><b>${foe.health}</b></span>`;
  const label = t("bgf-foe", { foe: nameOf(foe.id), count, threat: foe.threat, attack: foe.attack, health: foe.health });
  return answer
    ? html`<button type="button" class="foe can" data-answer=${answer} aria-label=${`${t("bgf-fell")}: ${label}`} disabled=${around.desk.busy.value} onClick=${() => around.act.choose([answer])}>${body}</button>`
    : html`<div class="foe" role="img" aria-label=${label}>${body}</div>`;
}
