// Town and training: all that the Merchant has, the Powers of the class, and what one could sell; what is not for
// sale now says why.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { asks, optionsOf } from "./model.js";
import { Gold, Icon } from "./signs.js";
import { BagLine, Ware } from "./wares.js";
import { nowOf } from "./prospects.js";
import { nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around, kind: "train" | "buy" | "sell", cards: string[], title: string}} props */
function Shelf({ around, kind, cards, title }) {
  const { scene, act } = around,
    hero = scene.heroes[scene.subject ?? ""];
  if (!cards.length) return null;
  return html`<section>
    <h3>${title}</h3>
    <div class="cardgrid">
      ${cards.map((id, i) => {
        const key = `${kind}:${id}`,
          option = optionsOf(scene).find((each) => each.key === key);
        const gold = option?.gold ?? around.cards.get(id)?.facts.gold ?? 0;
        const { level = 0 } = around.cards.get(id)?.facts ?? {};
        const short = gold - (hero?.gold ?? 0);
        const why = option ? "" : kind === "train" && level > (hero?.level ?? 0) ? t("bgt-fit-later", { level }) : short > 0 ? t("bgt-gold-short", { amount: short }) : t("bgt-not-now");
        return html`<${Ware}
          key=${id + i}
          around=${around}
          id=${id}
          gold=${gold}
          answer=${option?.key}
          why=${why}
          label=${kind === "sell" ? t("bgt-sell-for", { gold }) : dealOf(around, id, kind, gold)}
          spoken=${option ? say(option.text) : t("bgt-why-not-card", { card: nameOf(id) })}
          onPick=${() => (option ? act.choose([option.key]) : act.why(key, "shop"))}
        />`;
      })}
    </div>
  </section>`;
}

/** What is bought, and for whom, where only a friend who stands here can use it. @param {Around} around @param {string} id
 * @param {string} kind @param {number} gold */
function dealOf(around, id, kind, gold) {
  if (kind === "train") return t("bgt-learn-for", { gold });
  const { scene } = around,
    hero = scene.heroes[scene.subject ?? ""];
  const fits = nowOf(around)?.wares[id] ?? [];
  const here = fits.filter((fit) => fit.can && scene.heroes[fit.hero]?.region === hero?.region);
  const other = here.some((fit) => fit.hero === hero?.id) ? undefined : here[0];
  return other ? t("bgt-buy-for-friend", { name: shortName(other.hero), gold }) : t("bgt-buy-for", { gold });
}

/** Powers of the class that are not known yet, the cheapest first. @param {Around} around @param {import("./model.js").Hero} hero */
function powersOf({ cards, gallery }, hero) {
  const cls = gallery.characters[hero.id]?.cls;
  const known = new Set([...hero.spellbook, ...hero.areas.flatMap((area) => area.cards)]);
  return [...cards.values()]
    .filter((card) => card.deck === "class_power" && card.facts.class === cls && !known.has(card.id))
    .sort((a, b) => a.facts.level - b.facts.level || (a.facts.gold ?? 0) - (b.facts.gold ?? 0))
    .map((card) => card.id);
}

/** @param {{around: Around}} props */
export function Shop({ around }) {
  const { scene, desk, act } = around,
    hero = scene.heroes[scene.subject ?? ""];
  if (!hero) return null;
  const town = asks(scene, "bg-town");
  const regain = optionsOf(scene).find((option) => option.kind === "regain");
  const sell = optionsOf(scene).flatMap((option) => (option.kind === "sell" && option.card ? [option.card] : []));
  return html`<div class="choices shop">
    <div class="counter"><p class="purse"><b>${nameOf(hero.id)}</b> <${Gold} amount=${hero.gold} /> <small>${t("bgt-level", { level: hero.level })}</small></p>
    ${town && html`<${BagLine} around=${around} id=${hero.id} />`}
    ${regain && html`<button type="button" class="choice" data-answer=${regain.key} disabled=${desk.busy.value} onClick=${() => act.choose([regain.key])}><${Icon} name="rest" /><span class="words">${t("bgt-regain", { count: regain.count ?? 0 })}</span></button>`}
    </div>
    ${town && html`<${Shelf} around=${around} kind="buy" cards=${scene.merchant} title=${t("bgt-group-buy")} />`}
    <${Shelf} around=${around} kind="train" cards=${powersOf(around, hero)} title=${t("bgt-group-train")} />
    ${town && html`<${Shelf} around=${around} kind="sell" cards=${sell} title=${t("bgt-group-sell")} />`}
  </div>`;
}
