// Below the map: the actions of the character who acts, and the quest cards of a faction.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { ACTIONS, against, asks, deedsOf, myFaction } from "./model.js";
import { Chance, nowOf } from "./prospects.js";
import { Draw, Figure, Gold, Icon, Xp } from "./signs.js";
import { nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** What each action is called, and what stands under it. @type {Record<string, [string, string]>} */
const NAMES = {
  travel: ["bgt-action-travel", "bgt-note-travel"],
  rest: ["bgt-action-rest", "bgt-note-rest"],
  challenge: ["bgt-action-challenge", "bgt-note-targets"],
  train: ["bgt-action-train", "bgt-note-train"],
  town: ["bgt-action-town", "bgt-note-town"],
};
/** The letter of each action. @type {Record<string, string>} */
export const LETTERS = { travel: "T", rest: "R", challenge: "C", train: "L", town: "O" };
/** Kinds of options that are no action of the row, but of the character all the same. */
const OTHERS = new Set(["look", "trade", "use"]);

/** What stands under an action. @param {Around} around @param {string} action @param {import("./model.js").Option[]} options */
function noteOf({ scene, hero }, action, options) {
  const [only] = options;
  if (action === "challenge" && options.length === 1 && only) return only.what === "pvp" ? t("bgt-note-pvp") : only.what === "counter" ? t("bgt-label-counter") : nameOf(only.target ?? "");
  const count = action === "travel" ? Object.keys(scene.routes[hero] ?? {}).length : action === "rest" ? (only?.count ?? 0) : options.length;
  return t(NAMES[action]?.[1] ?? "bgt-note-targets", { count });
}

/** @param {{around: Around}} props */
export function Actions({ around }) {
  const { scene, desk, act, hero } = around;
  const deeds = deedsOf(scene, hero),
    who = scene.heroes[hero];
  if (!who) return null;
  const others = [...deeds].flatMap(([kind, options]) => (OTHERS.has(kind) ? options : []));
  return html`<div class="acts" role="group" aria-label=${t("bgt-actions-of", { name: nameOf(hero) })}>
    <div class="acth">
      <span>${t(who.actions === 2 ? "bgt-first-action" : "bgt-second-action", { name: shortName(hero) })}</span>
      ${others.map((option) => html`<button key=${option.key} type="button" class="chip" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => act.choose([option.key])}>${say(option.text)}</button>`)}
    </div>
    <div class="actb">
      ${ACTIONS.map((action) => {
        const options = deeds.get(action) ?? [],
          odds = action === "challenge" && options.length === 1 ? nowOf(around)?.options[options[0]?.key ?? ""] : undefined;
        const on = desk.deed.value === action || (action === "travel" && Boolean(desk.pinned.value));
        return html`<button
          key=${action}
          type="button"
          class="actn ${on ? "chosen" : ""} ${options.length ? "" : "no"}"
          aria-pressed=${String(on)}
          aria-disabled=${options.length ? undefined : "true"}
          data-deed=${action}
          onClick=${() => act.deed(action)}
        >
          <${Icon} name=${action} /><b>${t(NAMES[action]?.[0] ?? "bgt-action-travel")}</b>
          <small>${options.length ? noteOf(around, action, options) : t("bgt-why-not")}</small>
          ${odds && html`<${Chance} odds=${odds} />`}
          <kbd aria-hidden="true">${LETTERS[action]}</kbd>
        </button>`;
      })}
    </div>
  </div>`;
}

/** @param {{around: Around, id: string, left: number}} props */
function Quest({ around, id, left }) {
  const { gallery, act, desk } = around,
    quest = gallery.quests[id];
  if (!quest) return null;
  const places = [...new Set(quest.spawn.flatMap(([, colour, , region]) => (colour === "blue" ? [] : [region])))];
  const alive = creaturesOf(around, id);
  return html`<button type="button" class="quest ${quest.deck}" data-quest=${id} aria-label=${t("bgt-quest-label", { name: nameOf(id), level: quest.level, left, region: places.map(nameOf).join(", "), gold: quest.gold, xp: quest.xp })}
    onPointerEnter=${() => act.name(places)} onPointerLeave=${() => act.name([])} onFocus=${() => act.name(places)} onBlur=${() => act.name([])}
    onClick=${() => (act.reveal(places[0] ?? ""), (desk.open.value = `card:${id}`))}>
    <span class="qh"><b>${nameOf(id)}</b><span class="ql">${quest.level}</span></span>
    <span class="qc">${alive.map((group) => html`<${Figure} key=${group.kind + group.colour} kind=${group.kind} colour=${group.colour} count=${group.count} />`)}<small>${places.map(nameOf).join(", ")}</small></span>
    <span class="qr"><${Gold} amount=${quest.gold} /><${Xp} amount=${quest.xp} />${quest.items.map((symbol, i) => html`<${Draw} key=${i} symbol=${symbol} />`)}${quest.special.length > 0 && html`<span class="spc"><${Icon} name="chest" /></span>`}</span>
  </button>`;
}

/** The creatures of a quest that still stand. @param {Around} around @param {string} quest */
const creaturesOf = ({ scene }, quest) =>
  Object.values(scene.regions).flatMap((region) => (region.creatures ?? []).filter((group) => group.quest === quest));

/** @param {{around: Around}} props */
export function Quests({ around }) {
  const { scene, desk } = around;
  const mine = myFaction(scene),
    shown = desk.quests.value === "theirs" ? against(mine) : mine;
  const quests = scene.factions[shown]?.quests;
  if (!quests) return null;
  return html`<div class="quests n${quests.length}" role="group" aria-label=${t("bgt-quests-of", { faction: nameOf(shown) })}>
    ${quests.map(({ id, left }) => html`<${Quest} key=${id} around=${around} id=${id} left=${left} />`)}
    <button type="button" class="otherquests" onClick=${() => (desk.quests.value = shown === mine ? "theirs" : "")} title=${t("bgt-quests-of", { faction: nameOf(against(shown)) })} aria-label=${t("bgt-quests-of", { faction: nameOf(against(shown)) })}>
      <svg viewBox="-12 -22 30 44" aria-hidden="true"><use href=${"#q-" + against(shown)} /></svg>
    </button>
  </div>`;
}

/** @param {{around: Around}} props */
export const Tray = ({ around }) =>
  html`<section class="tray ${asks(around.scene, "bg-act") ? "" : "idle"}" aria-label=${t("bgt-tray")} inert=${around.fighting}>
    ${asks(around.scene, "bg-act") && html`<${Actions} around=${around} />`}<${Quests} around=${around} />
  </section>`;
