// What an item would do for me: whether my character can wear it, why not, and how much stronger it makes him.
import { html } from "htm/preact";
import { t } from "../../texts.js";
import { heroAt } from "./model.js";
import { rank } from "./signs.js";
import { nameOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What a number is before anything is added to it. @param {import("./model.js").Value} value */
const baseOf = (value) => value.items.findLast(({ layer }) => layer === "set")?.amount ?? value.total;

/** @param {Around} around @param {string} id @returns {{look: string, text: string} | null} */
export function fitOf({ scene, gallery }, id) {
  const item = gallery.items[id],
    hero = heroAt(scene, scene.me),
    side = hero && gallery.characters[hero.id]?.cards[hero.level]?.[hero.side];
  if (!item || item.kind === "bag" || !hero || !side) return null;
  const worn = [hero.weapon, hero.armor].includes(id);
  if (worn) return { look: "", text: t("agt-fit-worn") };
  if (rank(item.level) > rank(hero.level)) return { look: "no", text: t("agt-fit-level", { level: nameOf("level-" + item.level) }) };
  if (!item.icons.includes("any") && !item.icons.some((icon) => side.icons.includes(icon))) return { look: "no", text: t("agt-fit-icon", { icons: item.icons.map((icon) => nameOf("icon-" + icon)).join(", ") }) };
  const weapon = item.kind === "weapon",
    now = baseOf(weapon ? hero.attack : hero.defense),
    then = weapon ? item.attack : item.defense;
  return { look: then > now ? "more" : then < now ? "less" : "", text: t(weapon ? "agt-fit-attack" : "agt-fit-defense", { now, then }) };
}

/** @param {{around: Around, id: string}} props */
export function Fit({ around, id }) {
  const fit = fitOf(around, id);
  return fit && html`<p class="fit ${fit.look}">${fit.text}</p>`;
}
