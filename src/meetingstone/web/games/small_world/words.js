// Names and sentences of the table, from the same messages as everywhere.
import { html } from "htm/preact";
import { say, source, t } from "../../texts.js";
import { MARKER_ICON, powerIcon, raceIcon } from "./signs.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").Gallery} Gallery */
/** @typedef {import("./model.js").Option} Option */
/** @typedef {import("./model.js").Item} Item */
/** @typedef {import("./desk.js").Desk} Desk */
/** What every part of the table is given.
 * @typedef {{scene: Scene, gallery: Gallery, desk: Desk, painting: import("./base.js").Painted,
 *   events: import("./model.js").Happened[], chat: {from: string | number, text: string, at: string | number}[],
 *   names: string[], spoken: string[], bots: string[], away: boolean[],
 *   paused: boolean, since: number, menu: any, planner: import("./planner.js").Planner, plannable: boolean, planning: boolean, ahead: boolean, view: import("../../parts/view.js").View, fit: import("../../parts/shell.js").Layout, wide: boolean,
 *   lookback: import("./table.js").Lookback,
 *   pointed: string[], act: import("./table.js").Acts}} Around */

/** @param {string} id */
export const regionName = (id) => t(`region-${id}`);
/** @param {string | null} id */
export const raceName = (id) => (id ? t(`race-${id}`) : "");
/** @param {string | null} id */
export const powerName = (id) => (id ? t(`power-${id}`) : "");

/** The name of any card. @param {Gallery} gallery @param {string} id */
export const cardName = (gallery, id) => {
  const card = gallery.cards.find((each) => each.id === id);
  return card ? t(card.name.slice(1)) : id;
};

/** The sign of any card. @param {Gallery} gallery @param {string} id */
export const iconOf = (gallery, id) =>
  MARKER_ICON[id] ?? (gallery.cards.some((each) => each.deck === "race" && each.id === id) ? raceIcon(id) : powerIcon(id));

/** Whether the Champion conquers by itself. @param {Gallery} gallery @param {Option} option */
export const isChampions = (gallery, { ways }) =>
  (ways ?? []).some((id) => gallery.cards.find((each) => each.id === id)?.text.some((line) => line.id === "text-way-champion"));

/** @param {Gallery} gallery @param {string | null} race */
export const factionOf = (gallery, race) =>
  String(gallery.cards.find((each) => each.deck === "race" && each.id === race)?.facts.faction ?? "neutral");

/** @param {number} amount */
export const signed = (amount) => (amount < 0 ? "−" + -amount : "+" + amount);

/** Where an amount comes from. @param {{source: string}} item */
export const sourceName = (item) => source(item.source);

/** What a region button is called: name, terrain, holder, cost. @param {Around} a @param {string} id
 * @param {Option | undefined} option */
export function regionLabel({ scene, spoken, painting }, id, option) {
  const region = painting.regions.get(id),
    held = scene.regions[id];
  const parts = [regionName(id), t(`terrain-${region?.terrain}`)];
  for (const symbol of region?.symbols ?? []) parts.push(t(`symbol-${symbol}`));
  if (held?.race) {
    parts.push(
      t(held.declined ? "sw-label-declined" : "sw-label-held", {
        race: raceName(held.race),
        count: held.tokens,
        seat: held.seat === null ? "" : (spoken[held.seat] ?? ""),
        owned: held.seat === null ? "no" : "yes",
      }),
    );
  } else parts.push(t("sw-label-empty"));
  for (const piece of /** @type {const} */ (["champion", "fort", "wall", "tower", "objective", "bomb"]))
    if (held?.[piece]) parts.push(t(`piece-${piece}`));
  if (held?.beasts) parts.push(t("sw-label-beasts", { count: held.beasts }));
  for (const marker of held?.markers ?? []) parts.push(t(`marker-${marker}`));
  if (held?.face_down) parts.push(t("sw-label-face-down"));
  if (option) parts.push(say(option.text, spoken));
  else {
    const cost = scene.costs?.[id];
    if (cost) parts.push(t("sw-label-cost", { cost: cost.cost }));
  }
  return parts.join(", ");
}

/** A sentence with the names of regions in bold. @param {string} text @param {Record<string, any>} values */
export function emphasised(text, values) {
  const name = Object.values(values).find((v) => typeof v === "string" && v.startsWith("@region-"));
  const word = name && t(String(name).slice(1));
  if (!word || !text.includes(word)) return text;
  const at = text.indexOf(word);
  return html`${text.slice(0, at)}<b>${word}</b>${text.slice(at + word.length)}`;
}
