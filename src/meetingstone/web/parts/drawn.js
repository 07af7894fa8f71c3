// The games that can be drawn: each brings its table and its style, loaded when somebody sits down.
import { useEffect, useState } from "preact/hooks";
import { once } from "../net.js";
import { complain } from "../state.js";
import { later } from "./later.js";
import { useSentences } from "./sentences.js";
import { useStyle } from "./style.js";

/**
 * What a game brings: how its table is drawn, its keys, what its events mean.
 * @typedef {{ Table: any, KEYS: [string, string][], story: import("./replay.js").Story }} Parts
 */

/** @type {Record<string, { load: () => Promise<Parts>, style: string }>} */
const DRAWN = {
  adventure: { load: () => import("../games/adventure/index.js"), style: "/games/adventure/table.css" },
  board_game: { load: () => import("../games/board_game/index.js"), style: "/games/board_game/table.css" },
  small_world: { load: () => import("../games/small_world/index.js"), style: "/games/small_world/table.css" },
};

/** @param {string} game */
export const isDrawn = (game) => game in DRAWN;

/**
 * All that is needed to draw a table of a game; null while it is on its way.
 * @param {string} game one that can be drawn
 * @param {string[]} packs what is played with besides its own cards
 * @returns {{ parts: Parts, gallery: any } | null}
 */
export function useDrawn(game, packs = []) {
  const drawn = /** @type {typeof DRAWN[string]} */ (DRAWN[game]);
  const shell = useStyle("/css/shell.css"),
    styled = useStyle(drawn.style);
  const told = useSentences(game);
  const key = [game, ...packs].join("+");
  const [parts, setParts] = useState(/** @type {Parts | null} */ (null));
  const [gallery, setGallery] = useState(/** @type {any} */ (null));
  useEffect(() => {
    later(drawn.load).then(setParts, complain);
    once(`/api/games/${key}/gallery`).then(setGallery, complain);
  }, [key]);
  return shell && styled && told && parts && gallery ? { parts, gallery } : null;
}
