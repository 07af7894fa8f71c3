// The gallery: every card and board of a game, to be searched and filtered.
import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { once } from "../net.js";
import { Icon } from "../parts/icons.js";
import { folded, RuleLink } from "../parts/rules.js";
import { Segmented } from "../parts/switches.js";
import { complain } from "../state.js";
import { has, language, say, t, word } from "../texts.js";
import { Lost } from "./lost.js";

/**
 * @typedef {{ id: string, deck: string, name: string, text: import("../texts.js").Told[],
 *   facts: Record<string, any>, rules: string }} Card
 * @typedef {{ id: string, name: string, terrain: string, symbols: string[], neighbours: string[],
 *   label: [number, number], polygon: [number, number][] }} Region
 * @typedef {{ id: string, name: string, size: string, width: number, height: number, regions: Region[] }} Board
 * @typedef {{ cards: Card[], boards: Board[] }} Box
 * @typedef {(card: Card) => string} PathOf the outline of a card's icon, for a view box of 512 by 512
 */

/** A game may draw its own cards: its module says which icon stands for which card. @type {Record<string, () => Promise<PathOf>>} */
const FACES = {
  async small_world() {
    const [{ ICONS }, { RACE_ICON, POWER_ICON, MARKER_ICON }] = await Promise.all([
      import("../games/small_world/icons.js"),
      import("../games/small_world/signs.js"),
    ]);
    /** @type {Record<string, string>} */
    const names = { ...MARKER_ICON, ...POWER_ICON, ...RACE_ICON };
    return (card) => ICONS[names[card.id] ?? ""] ?? "";
  },
};

/** @param {{ game: string }} props */
export function Gallery({ game }) {
  const plan = planOf(game);
  const [box, setBox] = useState(/** @type {Box | null} */ (null));
  const [face, setFace] = useState(/** @type {{ path: PathOf } | null} */ (null));
  const [deck, setDeck] = useState("all");
  const [faction, setFaction] = useState("all");
  const [search, setSearch] = useState("");
  useEffect(() => {
    once(`/api/games/${game}/gallery`).then(setBox, complain);
    FACES[game]?.().then(
      (path) => setFace({ path }),
      () => setFace(null),
    );
  }, [game]);

  const cards = box?.cards ?? [];
  const decks = [...new Set(cards.map((card) => card.deck))].filter((each) => each !== "board");
  const factions = [...new Set(cards.map((card) => card.facts.faction).filter(Boolean))];
  const found = useMemo(
    () => cards.filter((card) => card.deck !== "board" && matches(card, deck, faction, search)),
    [box, deck, faction, search, language.value],
  );
  const boards = (box?.boards ?? []).filter(
    (board) =>
      (deck === "all" || deck === "board") && faction === "all" && contains(boardWords(board), search),
  );
  if (!plan) return html`<${Lost} />`;
  const all = { value: "all", text: t("gallery-all") };
  return html`<div class="wide gallery">
    <h1>${t("web-nav-cards")} <small>${t(plan.name)}</small></h1>
    <div class="filters">
      <label class="search">
        <${Icon} name="search" />
        <span class="unseen">${t("gallery-search")}</span>
        <input
          type="search"
          placeholder=${t("gallery-search")}
          value=${search}
          onInput=${(/** @type {any} */ event) => setSearch(event.target.value)}
        />
      </label>
      <${Segmented}
        label=${t("gallery-kind")}
        value=${deck}
        choices=${[all, ...[...decks, "board"].map((each) => ({ value: each, text: t(`deck-${each}`) }))]}
        onPick=${(/** @type {string} */ picked) => {
          setDeck(picked);
          if (picked !== "race") setFaction("all");
        }}
      />
      ${deck === "race" &&
      html`<${Segmented}
        label=${t("fact-faction")}
        value=${faction}
        choices=${[all, ...factions.map((each) => ({ value: each, text: t(`faction-${each}`) }))]}
        onPick=${setFaction}
      />`}
    </div>
    <p class="count" role="status">${box ? t("gallery-found", { count: found.length + boards.length }) : t("web-loading")}</p>
    <ul class="cards">
      ${found.map((card) => html`<${CardFace} key=${card.deck + card.id} game=${game} card=${card} path=${face?.path(card) ?? ""} />`)}
    </ul>
    <ul class="boards">
      ${boards.map((board) => html`<${BoardFace} key=${board.id} board=${board} />`)}
    </ul>
  </div>`;
}

/** @param {string} text @param {string} search */
const contains = (text, search) => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const hay = folded(text);
  return words.every((each) => hay.includes(each));
};

/** @param {Card} card */
const cardWords = (card) => [nameOfCard(card.name), ...card.text.map((line) => say(line)), card.rules].join(" ");

/** @param {Board} board */
const boardWords = (board) => [board.name, ...board.regions.map((region) => region.name)].map((each) => nameOfCard(each)).join(" ");

/** Names come as message ids, with or without the sign. @param {string} name */
const nameOfCard = (name) => (name.startsWith("@") ? String(word(name)) : has(name) ? t(name) : name);

/** @param {Card} card @param {string} deck @param {string} faction @param {string} search */
const matches = (card, deck, faction, search) =>
  (deck === "all" || card.deck === deck) &&
  (faction === "all" || card.facts.faction === faction) &&
  contains(cardWords(card), search);

/** @param {{ game: string, card: Card, path: string }} props */
function CardFace({ game, card, path }) {
  const ground = card.facts.faction ?? card.deck;
  const tokens = card.facts.tokens;
  return html`<li class=${`card ground-${ground}`}>
    <div class="card-art" aria-hidden="true">
      ${path && html`<svg viewBox="0 0 512 512"><path d=${path} /></svg>`}
      ${tokens !== undefined && html`<b class="card-tokens">${tokens}</b>`}
    </div>
    <div class="card-in">
      <h2>${nameOfCard(card.name)}</h2>
      <p class="card-kind">
        ${t(`deck-${card.deck}`)}${card.facts.faction ? " · " + t(`faction-${card.facts.faction}`) : ""}${tokens !== undefined
          ? " · " + t("gallery-tokens", { count: tokens })
          : ""}
      </p>
      ${card.text.map((line, at) => html`<p key=${at}>${say(line)}</p>`)}
      <p class="links"><${RuleLink} game=${game} rule=${card.rules} /></p>
    </div>
  </li>`;
}

/** A name in lines short enough for its region. @param {string} name */
const linesOf = (name) =>
  name.split(" ").reduce((/** @type {string[]} */ lines, word) => {
    const last = lines[lines.length - 1];
    if (last && (last + " " + word).length <= 11) lines[lines.length - 1] = last + " " + word;
    else lines.push(word);
    return lines;
  }, []);

/** @param {{ board: Board }} props */
function BoardFace({ board }) {
  return html`<li class="board">
    <h2>${nameOfCard(board.name)} <small>${t(`size-${board.size}`)}, ${t("gallery-regions", { count: board.regions.length })}</small></h2>
    <svg viewBox=${`0 0 ${board.width} ${board.height}`} role="img" aria-label=${nameOfCard(board.name)}>
      ${board.regions.map(
        (region) =>
          html`<polygon key=${region.id} class=${`region terrain-${region.terrain}`} points=${region.polygon.join(" ")}>
            <title>${nameOfCard(region.name)}: ${t(`terrain-${region.terrain}`)}</title>
          </polygon>`,
      )}
      ${board.regions.map(
        (region) =>
          html`<text key=${region.id} y=${region.label[1]} aria-hidden="true">
            ${linesOf(nameOfCard(region.name)).map(
              (line, at) => html`<tspan key=${at} x=${region.label[0]} dy=${at ? 13 : 0}>${line}</tspan>`,
            )}
          </text>`,
      )}
    </svg>
  </li>`;
}
