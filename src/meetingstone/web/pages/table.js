// A table: the connection to it, who looks at it, and the game's own drawing of it.
import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api, Live, once } from "../net.js";
import { chime } from "../parts/sound.js";
import { useStyle } from "../parts/style.js";
import { announce, chosenTheme, complain, go, openRules, theme } from "../state.js";
import { say, t } from "../texts.js";

/**
 * The games that can be drawn: where their table is, and its style.
 * @type {Record<string, { load: () => Promise<{ Table: any, HandOver: any }>, style: string }>}
 */
const DRAWN = {
  small_world: { load: () => import("../games/small_world/index.js"), style: "/games/small_world/table.css" },
};

/** @param {{ id: string, spectate: string }} props */
export function TablePage({ id, spectate }) {
  const live = useMemo(() => new Live(id, { spectate }), [id, spectate]);
  useEffect(() => () => live.close(), [live]);
  const info = live.info.value;
  if (live.status.value === "refused") {
    return html`<p class="loading" role="alert">${live.refusal.value?.sentence() ?? t("web-error-not-found")}</p>`;
  }
  if (info?.state === "open") {
    return html`<div class="loading">
      <p>${t("sw-waiting-seats")}</p>
      <p><a class="btn" href=${`/table/${id}/seats`}>${t("sw-to-seats")}</a></p>
    </div>`;
  }
  const drawn = info && DRAWN[info.game];
  return drawn
    ? html`<${Drawn} live=${live} info=${info} drawn=${drawn} />`
    : html`<p class="loading">${t("sw-opening")}</p>`;
}

/** @param {{ live: Live, info: import("../net.js").TableInfo, drawn: typeof DRAWN[string] }} props */
function Drawn({ live, info, drawn }) {
  const styled = useStyle(drawn.style);
  const [parts, setParts] = useState(/** @type {{ Table: any, HandOver: any } | null} */ (null));
  const [gallery, setGallery] = useState(/** @type {any} */ (null));
  useEffect(() => {
    drawn.load().then(setParts, complain);
    once(`/api/games/${info.game}/gallery`).then(setGallery, complain);
  }, [info.game]);
  const scenes = Object.values(live.scenes.value);
  if (!styled || !parts || !gallery || !scenes.length) return html`<p class="loading">${t("sw-opening")}</p>`;
  return html`<${Seated} live=${live} info=${info} parts=${parts} gallery=${gallery} scenes=${scenes} />`;
}

/**
 * The seat whose turn it is to look: on a shared device whoever must answer.
 * @param {any[]} scenes
 * @param {number | null} last
 */
function lookingSeat(scenes, last) {
  const asked = scenes.find((scene) => scene.question?.options.length);
  return (asked ?? scenes.find((scene) => scene.me === last) ?? scenes[0]).me;
}

/** @param {{ live: Live, info: import("../net.js").TableInfo, parts: { Table: any, HandOver: any }, gallery: any, scenes: any[] }} props */
function Seated({ live, info, parts, gallery, scenes }) {
  const [last, setLast] = useState(/** @type {number | null} */ (null));
  const seat = lookingSeat(scenes, last);
  const scene = scenes.find((each) => each.me === seat);
  const shared = scenes.length > 1;
  const mine = (scene.question?.options.length ?? 0) > 0;
  useEffect(() => {
    if (last === null || !shared) setLast(seat);
  }, [seat, shared]);
  useEffect(() => {
    if (!mine) return;
    chime();
    announce(say(scene.question.prompt));
  }, [mine, scene.question?.number]);

  if (shared && last !== null && last !== seat && !scene.over) {
    const name = info.seats[seat]?.name ?? "";
    return html`<${parts.HandOver} name=${name} seat=${seat} onReady=${() => setLast(seat)} />`;
  }
  const number = scene.question?.number ?? scene.number;
  return html`
    <${parts.Table}
      scene=${scene}
      gallery=${gallery}
      events=${live.events.value}
      chat=${live.chat.value}
      seats=${info.seats}
      dark=${theme.value === "dark"}
      choose=${(/** @type {string[]} */ keys) =>
        live.answer(seat, number, keys).then(
          () => true,
          (error) => (complain(error), false),
        )}
      explain=${(/** @type {string} */ key) => live.explain(seat, key).catch(() => null)}
      undo=${() => live.undo(seat).catch(complain)}
      hint=${() => live.hint(seat).catch((error) => (complain(error), []))}
      say=${(/** @type {string} */ text) => live.say(text)}
      openRules=${(/** @type {string} */ rule) => openRules(info.game, rule)}
      toggleTheme=${() => (chosenTheme.value = theme.value === "dark" ? "light" : "dark")}
      rematch=${() => api.post(`/api/tables/${info.id}/rematch`).then((next) => go(`/table/${next.id}`), complain)}
      recordHref=${`/api/tables/${info.id}/record`}
    />
    ${live.status.value === "lost" && html`<p class="linelost" role="status">${t("sw-lost")}</p>`}
  `;
}
