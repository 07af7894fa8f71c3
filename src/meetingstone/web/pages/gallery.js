// The gallery: every card and board of a game, to be searched and filtered.
import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { once } from "../net.js";
import { contains } from "../parts/finding.js";
import { GameSwitch } from "../parts/gameswitch.js";
import { Icon } from "../parts/icons.js";
import { RuleLink } from "../parts/rules.js";
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
 * How a card looks: its sign in a view box of 512 by 512, the colour of its ground and the shape that bears the sign; or a sign
 * that needs none.
 * @typedef {{ sign: any, ground: string, shape: keyof typeof SHAPES, whole?: any }} Face
 * Of a game: its cards, and where it has boards, one of them and what all need once on the page.
 * @typedef {{ faceOf: (card: Card) => Face, BoardPicture?: any, Shared?: any }} Faces
 */
/** @type {Record<string, () => Promise<Faces>>} */
const FACES = {
  small_world: () => import("../games/small_world/faces.js"),
  adventure: () => import("../games/adventure/cardface.js"),
  board_game: () => import("../games/board_game/cardface.js"),
};
/** What bears an icon, in a box of 48 by 54. */
const SHAPES = {
  shield: "M3 4c8 2 14 1 21-3 7 4 13 5 21 3 1 20-2 37-21 48C5 41 2 24 3 4Z",
  banner: "M2 3l8 4L16 1l8 4 8-4 6 6 8-4-2 13 3 6-4 6-1 9-8 4-3 7-7-1-7 1-3-7-8-4-1-9-4-6 3-6Z",
  oval: "M24 2c13 0 22 10.5 22 25S37 52 24 52 2 41.5 2 27 11 2 24 2Z",
};

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
      ${found.map((card) => html`<${CardFace} key=${card.deck + card.id} game=${game} card=${card} face=${faces?.faceOf(card) ?? null} />`)}
    </ul>
    <ul class="boards">
      ${boards.map((board) => html`<${BoardFace} key=${board.id} board=${board} faces=${faces} />`)}
    </ul>
    ${faces?.Shared && html`<${faces.Shared} />`}
  </div>`;
}

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

/** @param {{ game: string, card: Card, face: Face | null }} props */
function CardFace({ game, card, face }) {
  const tokens = card.facts.tokens;
  return html`<li class=${`card ground-${face?.ground ?? ""}`}>
    <div class="card-art" aria-hidden="true">
      ${face && (face.whole || html`<svg viewBox="-2 -2 52 58"><path class="card-crest" d=${SHAPES[face.shape]} /><svg x="9" y="10" width="30" height="30" viewBox="0 0 512 512">${face.sign}</svg></svg>`)}
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
    ${faces?.BoardPicture && html`<${faces.BoardPicture} board=${board} />`}
  </li>`;
