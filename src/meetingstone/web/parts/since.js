// "Since your last turn": what happened while one was not asked, for somebody who comes back to a table.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say, t } from "../texts.js";

/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("../net.js").Happened} Happened */
/**
 * Something worth knowing: a sentence, the moment right after it, and whether it took or brought me something.
 * @typedef {{ told: import("../texts.js").Told, update: number, mine: boolean }} Entry
 */

const SMALL = matchMedia("(max-width: 640px)");
/** What happened before one's eyes is told again only if it is more than this. */
const FEW = 2;

/**
 * The update up to which a seat has played itself: of its last answer or, when its turn brought more after that, of
 * the end of that turn; -1 before it ever played. What it did itself is no news to it.
 * @param {Happened[]} events
 * @param {number} me
 * @param {import("./replay.js").Story} story
 */
export function lastDeed(events, me, story) {
  const deed = events.findLast((event) => story.isDeed(event, me))?.update ?? -1;
  const turns = events.filter(story.isTurn);
  const end = turns.findLastIndex((event, i) => i > 0 && !story.isMyTurn(event, me) && story.isMyTurn(turns[i - 1] ?? event, me));
  return deed < 0 ? -1 : Math.max(deed, turns[end]?.update ?? -1);
}

/**
 * Whether something happened since update `deed` that was not seen here: the page was opened later, or was hidden.
 * @param {number} deed
 * @param {number} count of the events since
 */
function useAway(deed, count) {
  const away = useRef(deed);
  useEffect(() => {
    if (document.hidden && count) away.current = deed;
  }, [deed, count]);
  return away.current === deed;
}

/** @param {{ replay: Replay, events: Happened[], me: number, names: string[], asked: boolean }} props */
export function Since({ replay, events, me, names, asked }) {
  const { story } = replay;
  const deed = useMemo(() => lastDeed(events, me, story), [events, me]);
  const entries = useMemo(
    () => {
      const missed = deed < 0 ? [] : events.filter(({ update }) => update > deed);
      const turn = events.findLast(story.isTurn);
      return story.since(missed, me, turn && story.isMyTurn(turn, me) ? turn.update : undefined).toSorted((a, b) => Number(b.mine) - Number(a.mine));
    },
    [events, me, deed],
  );
  const away = useAway(deed, entries.length);
  const [closed, setClosed] = useState(-1);
  // On a small screen only the title, until somebody wants more or comes back to the table.
  const [wish, setWish] = useState({ deed: -1, open: false });
  const open = wish.deed === deed ? wish.open : away || !SMALL.matches;
  const worth = away ? entries.length > 0 : asked && (entries.length > FEW || entries.some((each) => each.mine));
  if (!worth || closed === deed || replay.at.value !== null) return null;
  return html`<section class="since panel" aria-label=${t("since-title")}>
    <h2>
      <button type="button" class="title" aria-expanded=${String(open)} onClick=${() => setWish({ deed, open: !open })}>
        ${t("since-title")} <small>${t("since-count", { count: entries.length })}</small>
      </button>
      <button type="button" class="watch" data-do="watch" onClick=${() => replay.play(deed)}>${t("since-watch")}</button>
      <button type="button" class="close" aria-label=${t("web-close")} onClick=${() => setClosed(deed)}>×</button>
    </h2>
    ${
      open &&
      html`<ol tabindex="0" aria-label=${t("since-title")}>
        ${entries.map(
        ({ told, update, mine }, i) =>
          html`<li key=${i} class=${mine ? "mine" : ""}>
            <button type="button" onClick=${() => replay.go(update)}>${say(told, names)}</button>
          </li>`,
      )}
      </ol>`
    }
  </section>`;
}
