// Names and sentences of the table, from the same messages as everywhere.
import { say, t } from "../../texts.js";
import { hasAnswered } from "./model.js";

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").Gallery} Gallery */
/** What every part of the table is given.
 * @typedef {{scene: Scene, gallery: Gallery, desk: import("./desk.js").Desk, cards: Map<string, import("./model.js").Card>,
 *   events: import("./model.js").Happened[], chat: {from: string | number, text: string, at: string | number}[],
 *   names: string[], spoken: string[], bots: string[], away: boolean[], paused: boolean, coached: boolean,
 *   since: number, menu: any, view: import("../../parts/view.js").View, fit: import("../../parts/shell.js").Layout, wide: boolean, hero: string, past: boolean, fighting: boolean,
 *   pointed: string[], council: import("./council.js").Council, lookback: import("./table.js").Lookback, act: import("./table.js").Acts}} Around */

/** The name of a card, character, region, creature, quest, Event, class or race. @param {string} id */
export const nameOf = (id) => t(`bg-${id}`);

/** The first name of a character, for the map. @param {string} id */
export const shortName = (id) => nameOf(id).split(" ")[0] ?? "";

/** @param {Around} around @param {string} hero */
export function classOf({ gallery }, hero) {
  const { cls, race } = gallery.characters[hero] ?? { cls: "", race: "" };
  return t("bgt-race-and-class", { race: nameOf(race), class: nameOf(cls) });
}

/** The icon of a card: what kind of thing it is. @param {Gallery} gallery @param {import("./model.js").Card | undefined} card */
export function artOf(gallery, card) {
  const facts = card?.facts ?? {};
  if (card && DECKS[card.deck]) return DECKS[card.deck] ?? "";
  if (card?.deck === "racial") return card.id.replace(/_race$/, "");
  const traits = [facts.function, ...(facts.trait ?? []), facts.category, facts.type];
  const known = traits.find((name) => KNOWN.has(name));
  if (known) return known;
  return card?.deck && gallery.sheets[card.deck] ? card.deck : "talent";
}

/** What stands for cards that are no things. @type {Record<string, string>} */
const DECKS = { quest_horde: "map", quest_alliance: "map", event: "event", event_kelthuzad: "event", prize: "trophy" };

const KNOWN = new Set(
  "sword mace staff bow gun wand cloth leather mail trinket head helmet shield scope poison potion scroll food instant active pet demon".split(
    " ",
  ),
);

/** What a region is called for those who hear it: name, what stands there, what can be done. @param {Around} around @param {string} id
 * @param {string} deed */
export function regionLabel({ scene, gallery }, id, deed) {
  const place = gallery.map.places[id],
    here = scene.regions[id];
  const parts = [nameOf(id)];
  if (place) parts.push(nameOf(place.area));
  for (const side of place?.town ?? []) parts.push(t("bgt-label-town", { faction: nameOf(side) }));
  for (const side of place?.flight ?? []) parts.push(t("bgt-label-flight", { faction: nameOf(side) }));
  if (place?.graveyard) parts.push(t("bgt-label-graveyard"));
  for (const hero of Object.values(scene.heroes)) if (hero.region === id) parts.push(nameOf(hero.id));
  for (const group of here?.creatures ?? [])
    parts.push(
      t("bgt-label-creatures", {
        count: group.count,
        colour: nameOf(group.colour),
        kind: nameOf(group.kind),
        quest: group.quest ? nameOf(group.quest) : "",
        owned: group.quest ? "yes" : "no",
      }),
    );
  for (const boss of here?.bosses ?? []) parts.push(nameOf(boss));
  if (here?.overlord && scene.overlord) parts.push(nameOf(scene.overlord.id));
  if (here?.counter) parts.push(t("bgt-label-counter"));
  for (const war of here?.wars ?? []) parts.push(nameOf(war));
  if (here?.plague) parts.push(t("bgt-label-plague"));
  if (deed) parts.push(deed);
  return parts.join(", ");
}

/** What a card says, sentence by sentence. @param {import("./model.js").Card | undefined} card */
export const textOf = (card) => (card?.text ?? []).map((sentence) => say(sentence)).join(" ");

/** Who must do what. @param {Around} around @returns {{who: string, what: string}} */
export function promptOf(around) {
  const { scene, spoken, names } = around,
    winner = winnerOf(scene);
  if (scene.over)
    return {
      who: "",
      what: winner ? t("bgt-over", { faction: nameOf(winner) }) : t("log-bg-tie"),
    };
  if (around.past) return { who: "", what: t("bgt-past", { turn: scene.turn }) };
  if (!scene.question) return { who: "", what: t("sw-wait") };
  if (around.paused) return { who: "", what: t("table-paused-prompt") };
  if (hasAnswered(scene)) {
    const others = scene.question.awaits.map((seat) => names[seat] ?? "").join(t("list-last"));
    return { who: "", what: t("bgt-answered", { names: others }) };
  }
  if (scene.question.options.length) {
    // Whoever has an action in mind is asked for its target.
    const mind = scene.question.kind === "bg-act" ? (around.desk.pinned.value ? "travel" : around.desk.deed.value) : "";
    if (mind === "travel") return { who: nameOf(around.hero), what: t("bgt-where-to") };
    if (mind === "challenge") return { who: nameOf(around.hero), what: t("bgt-whom") };
    const known = scene.subject && scene.question.kind !== "bg-act" ? nameOf(scene.subject) : "";
    return { who: known, what: say(scene.question.prompt, spoken) };
  }
  const awaited = scene.question.awaits.map((seat) => names[seat] ?? "").join(t("list-last"));
  const bot = scene.question.awaits.every((seat) => around.bots[seat]);
  return { who: "", what: t(bot ? "sw-thinking" : "sw-waiting", { names: awaited, count: scene.question.awaits.length }) };
}

/** The faction that has won. @param {Scene} scene */
export const winnerOf = (scene) => Object.values(scene.heroes).find((hero) => scene.winners.includes(hero.seat))?.faction;

/** Headings of groups of options, by kind. @type {Record<string, string>} */
const GROUPS = {
  train: "bgt-group-train",
  buy: "bgt-group-buy",
  sell: "bgt-group-sell",
  regain: "bgt-group-regain",
  talent: "bgt-group-talent",
  keep_item: "bgt-group-keep",
  to_merchant: "bgt-group-merchant",
  hand: "bgt-group-hand",
  gold: "bgt-group-gold",
  use: "bgt-use",
  challenge: "bgt-action-challenge",
  act: "bgt-group-act",
  trade: "bgt-group-trade",
  equip: "bgt-group-equip",
  unequip: "bgt-group-unequip",
  beasts: "bgt-group-beasts",
  loot: "bgt-group-loot",
  summon: "bgt-group-summon",
  bring_out: "bgt-group-equip",
  hasten: "bgt-use",
  give_up: "bgt-group-give-up",
  ward: "bgt-use",
};

/** The heading of a group of options. @param {string} kind */
export const groupName = (kind) => (GROUPS[kind] ? t(GROUPS[kind]) : "");
