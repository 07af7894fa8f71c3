// The bar of somebody who looks back: what happened at this moment, the way to every other, and the way home.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../state.js";
import { say, t } from "../texts.js";
import { Icon } from "./icons.js";

/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").Story} Story */
/** @typedef {import("../net.js").Happened} Happened */

/** Signs on the bar, the weightiest first: where there is room for one only, it is that. @type {Record<string, string>} */
export const MARKS = {
  lost: "crossed-axes",
  die: "perspective-dice-six-faces-random",
  decline: "hourglass",
};
/** Pixels that a sign needs. */
const ROOM = 17;

/** @param {{ d: string }} props */
const Glyph = ({ d }) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;
const FIRST = "M5 5h3v14H5zM20 5v14L9 12z",
  TURN_BACK = "M12 5v14L3 12zM21 5v14l-9-7z",
  BACK = "M17 5v14L6 12z",
  PLAY = "M7 4v16l13-8z",
  PAUSE = "M6 4h4v16H6zM14 4h4v16h-4z";

/** @param {{ text: string, d: string, turned?: boolean, onPress: () => void, off?: boolean, act: string }} props */
const Key = ({ text, d, turned, onPress, off, act }) =>
  html`<button
    type="button"
    class=${turned ? "knob turned" : "knob"}
    data-do=${act}
    aria-label=${text}
    title=${text}
    disabled=${off}
    onClick=${onPress}
  >
    <${Glyph} d=${d} />
  </button>`;

/** The width of an element, as it changes. */
function useWidth() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return /** @type {const} */ ([ref, width]);
}

/**
 * Rounds and signs by the stop at which they stand.
 * @param {Happened[]} events
 * @param {number[]} stops
 * @param {Story} story
 * @param {number} me
 */
function ticksOf(events, stops, story, me) {
  const index = new Map(stops.map((stop, i) => [stop, i]));
  /** @type {{ i: number, round: number }[]} */
  const rounds = [];
  /** @type {{ i: number, mark: string }[]} */
  const signs = [];
  for (const event of events) {
    const i = index.get(event.update) ?? 0,
      round = story.round(event),
      mark = story.mark(event, me);
    // Where every turn tells its round, the first of them begins it.
    if (round && round !== rounds.at(-1)?.round) rounds.push({ i, round });
    if (mark) signs.push({ i, mark });
  }
  return { rounds, signs };
}

/**
 * Those for which there is room, the weightier first.
 * @param {{ i: number, mark: string }[]} signs
 * @param {number} apart in stops
 */
function withRoom(signs, apart) {
  const weights = Object.keys(MARKS);
  /** @type {typeof signs} */
  const kept = [];
  for (const sign of signs.toSorted((a, b) => weights.indexOf(a.mark) - weights.indexOf(b.mark)))
    if (kept.every((other) => Math.abs(other.i - sign.i) >= apart)) kept.push(sign);
  return kept;
}

/** @param {{ replay: Replay, events: Happened[], me: number, names: string[], asked: boolean, link: string }} props */
export function Scrubber({ replay, events, me, names, asked, link }) {
  const { story } = replay;
  const stops = replay.stops.value,
    at = replay.at.value ?? stops.at(-1) ?? 0,
    over = replay.live.info.value?.state === "over";
  const here = Math.max(0, stops.findLastIndex((stop) => stop <= at)),
    last = Math.max(1, stops.length - 1);
  const [track, width] = useWidth();
  const { rounds, signs } = useMemo(() => ticksOf(events, stops, story, me), [events, stops, me]);
  const marks = useMemo(() => withRoom(signs, width ? (ROOM * last) / width : last), [signs, width, last]);
  const round = rounds.findLast(({ i }) => i <= here)?.round ?? 1;
  const told = replay.shown.value?.update === at ? replay.shown.value.events : events.filter((e) => e.update === at);
  const headline = story.headline(told);
  const sentence = headline ? say({ id: `log-${headline.kind}`, values: headline.values }, names) : t("replay-quiet");
  const place = t("replay-place", { span: story.span, round, at: here, last: stops.length - 1 });
  const missed = replay.missed.value,
    playing = replay.playing.value;
  useEffect(() => {
    if (!playing) announce(sentence);
  }, [at, sentence]);
  const left = (/** @type {number} */ i) => `left: ${((i / last) * 100).toFixed(2)}%`;
  return html`<section class="scrubber panel" aria-label=${t("replay-title")}>
    <div class="told">
      <b class="badge">${t("replay-past")}</b>
      <p title=${sentence}>${sentence}</p>
      <small>${place}</small>
    </div>
    <div class="reel" ref=${track}>
      <div class="ticks" aria-hidden="true">
        ${rounds.map(({ i, round: number }) => html`<i key=${"r" + number} class=${i <= here ? "tick done" : "tick"} style=${left(i)}><span>${number}</span></i>`)}
        ${marks.map(({ i, mark }) => html`<i key=${mark + i} class="sign of-${mark}" style=${left(i)}><${Icon} name=${MARKS[mark] ?? ""} /></i>`)}
      </div>
      <input
        type="range"
        min="0"
        max=${last}
        value=${here}
        style=${`--done: ${((here / last) * 100).toFixed(2)}%`}
        aria-label=${t("replay-slider")}
        aria-valuetext=${`${place}. ${sentence}`}
        onInput=${(/** @type {InputEvent} */ e) => {
          replay.stop();
          replay.go(stops[Number(/** @type {HTMLInputElement} */ (e.target).value)] ?? 0);
        }}
      />
    </div>
    <div class="knobs">
      <${Key} act="first" text=${t("replay-first")} d=${FIRST} off=${here === 0} onPress=${() => replay.first()} />
      <${Key} act="turn-back" text=${t("replay-turn-back")} d=${TURN_BACK} off=${here === 0} onPress=${() => replay.step(-1, true)} />
      <${Key} act="back" text=${t("replay-back")} d=${BACK} off=${here === 0} onPress=${() => replay.step(-1)} />
      <${Key}
        act="play"
        text=${t(playing ? "replay-pause" : "replay-play")}
        d=${playing ? PAUSE : PLAY}
        onPress=${() => (playing ? replay.stop() : replay.play(here === stops.length - 1 ? -1 : undefined))}
      />
      <${Key} act="forward" turned text=${t("replay-forward")} d=${BACK} onPress=${() => replay.step(1)} />
      <${Key} act="turn-forward" turned text=${t("replay-turn-forward")} d=${TURN_BACK} onPress=${() => replay.step(1, true)} />
      <${Key} act="last" turned text=${t("replay-last")} d=${FIRST} onPress=${() => replay.last()} />
    </div>
    <div class="ways">
      <${Copy} link=${link} key=${at} />
      <button type="button" class="to-now ${asked ? "asked" : ""}" data-do="now" onClick=${() => replay.now()}>
        <b>${t(over ? "replay-to-end" : "replay-to-now")}</b>
        ${(asked || missed > 0) && html`<span role="status">${asked ? t("replay-asked") : t("replay-missed", { count: missed })}</span>`}
      </button>
    </div>
  </section>`;
}

/** @param {{ link: string }} props */
function Copy({ link }) {
  const [state, setState] = useState(/** @type {"" | "done" | "shown"} */ (""));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setState("done");
      announce(t("replay-copied"));
    } catch {
      // A page that was not opened securely may not write there: then the link is shown, to be copied by hand.
      setState("shown");
    }
  };
  if (state === "shown")
    return html`<input
      class="link"
      readonly
      value=${link}
      aria-label=${t("replay-copy")}
      onFocus=${(/** @type {FocusEvent} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}
    />`;
  return html`<button type="button" class="copy" data-do="copy" onClick=${copy}>
    <${Icon} name=${state ? "check" : "share"} />${t(state ? "replay-copied" : "replay-copy")}
  </button>`;
}
