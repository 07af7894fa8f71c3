// "You may use now": powers with their price and words; and whatever else the question offers.
import { html } from "htm/preact";
import { say, t } from "../../../texts.js";
import { Choices } from "../choices.js";
import { CardSign } from "../emblems/index.js";
import { Energy } from "../signs.js";
import { Change } from "./odds.js";
import { sharers, Shares } from "./shares.js";
import { nameOf, shortName, textOf } from "../words.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("./answer.js").Answering} Answering */

/** @param {{around: Around, answering: Answering}} props */
export function Powers({ around, answering }) {
  const { scene, act, desk, cards, gallery } = around;
  const { uses, listed } = answering;
  if (!uses.length) return null;
  const energy = [...new Set(uses.map((option) => option.hero ?? ""))].map((id) => scene.heroes[id]?.energy ?? 0);
  return html`<section class="insts" aria-label=${t("bgf-use-now")}>
    <header><h3>${t("bgf-use-now")}</h3>${energy.length === 1 && html`<span class="sub">${t("bgf-energy-left", { count: energy[0] ?? 0 })}</span>`}</header>
    <div class="instlist">
      ${uses.map((option) => {
        const card = cards.get(option.card ?? ""),
          number = listed.indexOf(option) + 1;
        const whose = option.hero && option.hero !== answering.shown ? shortName(option.hero) : "";
        // A card that may be used in several ways tells the one that is offered.
        const sentence = card?.text[option.ability ?? 0];
        const words = uses.filter((each) => each.card === option.card).length > 1 && sentence ? say(sentence) : textOf(card);
        return html`<button key=${option.key} type="button" class="inst" data-answer=${option.key} aria-label=${`${say(option.text, around.spoken)}. ${words}`} title=${words} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])}>
          <span class="ii ${card?.facts.class ? "void" : "item"}"><${CardSign} gallery=${gallery} card=${card} /></span>
          <span class="says"><b>${nameOf(option.card ?? "")}</b><small>${whose && html`<em>${whose}: </em>`}${option.other ? t("bgf-through", { card: nameOf(option.other) }) : words}</small></span>
          <span class="pay"><${Change} around=${around} option=${option.key} />${option.energy ? html`<${Energy} amount=${option.energy} />` : null}${number <= 9 && html`<kbd aria-hidden="true">${number}</kbd>`}</span>
        </button>`;
      })}
    </div>
  </section>`;
}

/** Whatever has no place of its own on the table. @param {{around: Around, fight: Fighting, answering: Answering}} props */
export function Others({ around, fight, answering }) {
  // Opponents are touched where they stand; a list could not tell two of a kind apart.
  const others = answering.listed.filter((option) => option.kind !== "use" && option.kind !== "slay");
  if (!others.length) return null;
  const shared = sharers(around, fight);
  if (shared.length)
    return html`<section class="others" aria-label=${t("bgf-choose")}>
      <header><h3>${t("bgf-choose")}</h3><span class="sub">${t("bgf-wounds-left", { count: fight.wounds })}</span></header>
      <${Shares} around=${around} fight=${fight} heroes=${shared} />
    </section>`;
  return html`<section class="others" aria-label=${t("bgf-choose")}>
    <header><h3>${t("bgf-choose")}</h3>${fight.wounds > 0 && html`<span class="sub">${t("bgf-wounds-left", { count: fight.wounds })}</span>`}</header>
    <${Choices} around=${around} only=${(/** @type {import("../model.js").Option} */ option) => others.includes(option)} />
  </section>`;
}
