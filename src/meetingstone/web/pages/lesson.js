// One lesson: the game's own table, on a position that the server plays again from the answers so far, and a coach.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, once, Refusal } from "../net.js";
import { gentleSeats, order, planOf } from "../games.js";
import { Coach } from "../parts/coach.js";
import { isDrawn, useDrawn } from "../parts/drawn.js";
import { play as ring } from "../parts/sound.js";
import { useStyle } from "../parts/style.js";
import { complain, go, openRules } from "../state.js";
import { say, t } from "../texts.js";
import { learned, markLearned } from "./learn.js";
import { Lost } from "./lost.js";

/** @typedef {import("../texts.js").Told} Told */
/**
 * @typedef {import("../types/wire.js").LessonInfo} LessonInfo
 * @typedef {import("../types/wire.js").LessonMoment} Moment
 */

/** @param {{ game: string, lesson: string }} props */
export function LessonPage({ game, lesson }) {
  const [lessons, setLessons] = useState(/** @type {LessonInfo[] | null} */ (null));
  useEffect(() => {
    once(`/api/games/${game}/lessons`).then(setLessons, (error) => (complain(error), setLessons([])));
  }, [game]);
  if (!lessons) return html`<p class="loading">${t("web-loading")}</p>`;
  if (!isDrawn(game) || !lessons.some((each) => each.id === lesson)) return html`<${Lost} />`;
  return html`<${Lesson} key=${lesson} game=${game} id=${lesson} lessons=${lessons} />`;
}

/** Where the learner stands, and the ways on and back. @param {string} game @param {string} id */
function useLesson(game, id) {
  const path = /** @type {const} */ (`/api/games/${game}/lessons/${id}`);
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  /** What was answered, chain by chain: the way back. */
  const [chains, setChains] = useState(/** @type {string[][]} */ ([]));
  /** What the coach says to something that was not taken. */
  const [aside, setAside] = useState("");
  const keys = chains.flat();

  /** @param {string[][]} taken */
  const goTo = async (taken) => {
    setMoment(await api.post(path, { keys: taken.flat() }));
    setChains(taken);
    setAside("");
  };
  useEffect(() => {
    goTo([]).catch(complain);
  }, [path]);

  /** @param {string[]} answer */
  const choose = async (answer) => {
    try {
      const next = await api.post(path, { keys, answer });
      setAside(next.aside ? say(next.aside) : "");
      if (next.aside) return false;
      setMoment(next);
      setChains([...chains, answer]);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.textId) setAside(error.sentence());
      else complain(error);
      return false;
    }
  };
  return {
    moment,
    aside,
    choose,
    /** @param {string} key */
    explain: async (key) => {
      const { why } = await api.post(`${path}/explain`, { keys, key }).catch((error) => (complain(error), { why: null }));
      if (why && moment?.wants === "touch" && moment.shows.includes(key)) await choose([key]);
      return why;
    },
    hint: () => api.post(`${path}/hint`, { keys }).catch((error) => (complain(error), [])),
    /** @param {string} about */
    odds: (about) => api.post(`${path}/odds`, { keys, about }).then(
      (found) => found.odds,
      () => null,
    ),
    back: chains.length ? () => goTo(chains.slice(0, -1)).catch(complain) : null,
    restart: () => goTo([]).catch(complain),
  };
}

/** @param {{ game: string, id: string, lessons: LessonInfo[] }} props */
function Lesson({ game, id, lessons }) {
  const styled = useStyle("/css/coach.css");
  const drawn = useDrawn(game);
  const { moment, aside, choose, explain, hint, odds, back, restart } = useLesson(game, id);
  const heard = useRef(0);
  useEffect(() => {
    const events = moment?.events ?? [],
      sound = heard.current && drawn?.parts.story.sound(events.slice(heard.current));
    heard.current = events.length;
    if (sound) ring(sound);
  }, [moment]);
  const at = lessons.findIndex((each) => each.id === id);
  const over = moment?.wants === "";
  useEffect(() => {
    if (over) markLearned(game, id);
  }, [over]);
  const lookback = useMemo(
    () => ({ at: null, events: [], since: -1, open: () => {}, start: () => {}, bar: null, recap: null }),
    [],
  );
  if (!styled || !drawn || !moment) return html`<p class="loading">${t("web-loading")}</p>`;

  const play = () => {
    const plan = planOf(game);
    if (plan) api.post("/api/tables", order(plan, gentleSeats(), {}, false)).then((table) => go(`/table/${table.id}`), complain);
  };
  const next = lessons[at + 1];
  const panel = html`<${Coach}
    game=${game}
    lesson=${lessons[at]}
    place=${{ at: at + 1, of: lessons.length, learned: learned(game).length }}
    moment=${moment}
    aside=${aside}
    onAnswer=${choose}
    onBack=${back}
    onRestart=${restart}
    next=${next ?? null}
    onPlay=${play}
  />`;
  const seats = Array.from({ length: moment.seats }, (_, seat) => ({
    ...{ seat, kind: seat === moment.seat ? "you" : "bot" },
    name: seat === moment.seat ? t("seat-you") : t("coach-rival"),
  }));
  return html`<${drawn.parts.Table}
    scene=${moment.scene}
    gallery=${drawn.gallery}
    events=${moment.events}
    chat=${[]}
    seats=${seats}
    choose=${choose}
    explain=${explain}
    undo=${async () => back?.()}
    hint=${hint}
    odds=${odds}
    say=${() => {}}
    openRules=${(/** @type {string} */ rule) => openRules(game, rule)}
    rematch=${play}
    resultHref=${`/learn/${game}`}
    commitment=""
    plan=${null}
    consider=${null}
    paused=${false}
    since=${Infinity}
    menu=${null}
    banners=${null}
    lookback=${{ ...lookback, events: moment.events }}
    coach=${{ panel, points: moment.points, look: moment.look }}
  />`;
}
