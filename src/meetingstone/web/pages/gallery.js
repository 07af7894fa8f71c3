// The gallery: every card and board of a game, to be searched and filtered.
import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { once } from "../net.js";
import { GameSwitch } from "../parts/gameswitch.js";
import { Icon } from "../parts/icons.js";
import { folded, RuleLink } from "../parts/rules.js";
import { Segmented } from "../parts/switches.js";
import { complain } from "../state.js";
import { has, language, say, t, word } from "../texts.js";
import { Lost } from "./lost.js";

/**
 * @typedef {import("../types/engine.js").GalleryCard} Card
 * @typedef {import("../types/small_world.js").Board} Board
 * @typedef {{ cards: Card[], boards: Board[] }} Box
 */

/**
 * How the cards and boards of a game look: the outline of a card's icon for a view box of 512 by 512, a board, and what
 * all boards need once on the page.
 * @typedef {{ outlineOf: (card: Card) => string, BoardPicture: any, Shared: any }} Faces
 */
/** @type {Record<string, () => Promise<Faces>>} */
const FACES = { small_world: () => import("../games/small_world/faces.js") };

/** @param {{ game: string }} props */
export function Gallery({ game }) {
  const plan = planOf(game);
  const [box, setBox] = useState(/** @type {Box | null} */ (null));
  const [faces, setFaces] = useState(/** @type {Faces | null} */ (null));
  const [deck, setDeck] = useState("all");
  const [faction, setFaction] = useState("all");
  const [search, setSearch] = useState("");
  useEffect(() => {
    once(`/api/games/${game}/gallery`).then(setBox, complain);
    FACES[game]?.().then(setFaces, complain);
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
    <${GameSwitch} game=${game} to="gallery" />
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
        choices=${[all, ...[...decks, ...(box?.boards?.length ? ["board"] : [])].map((each) => ({ value: each, text: t(`deck-${each}`) }))]}
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
      ${found.map((card) => html`<${CardFace} key=${card.deck + card.id} game=${game} card=${card} path=${faces?.outlineOf(card) ?? ""} />`)}
    </ul>
    <ul class="boards">
      ${boards.map((board) => html`<${BoardFace} key=${board.id} board=${board} faces=${faces} />`)}
    </ul>
    ${faces && html`<${faces.Shared} />`}
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

/** @param {{ board: Board, faces: Faces | null }} props */
const BoardFace = ({ board, faces }) =>
  html`<li class="board">
    <h2>${nameOfCard(board.name)} <small>${t(`size-${board.size}`)}, ${t("gallery-regions", { count: board.regions.length })}</small></h2>
    ${faces && html`<${faces.BoardPicture} board=${board} />`}
  </li>`;
