// A game's own sentences, fetched when the page comes to speak of it.
import { useEffect } from "preact/hooks";
import { complain } from "../state.js";
import { speakOf, speaksOf } from "../texts.js";

/**
 * Whether the sentences of a game are there; they are asked for if not.
 * @param {string | undefined} game none: nothing is missing
 */
export function useSentences(game) {
  useEffect(() => {
    if (game) speakOf(game).catch(complain);
  }, [game]);
  return !game || speaksOf(game);
}
