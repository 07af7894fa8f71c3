// Home: the games that run, the games there are, and the way in for whoever was invited.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { GAMES, planOf, quickOrder } from "../games.js";
import { api, Refusal } from "../net.js";
import { waiting } from "../parts/badge.js";
import { Clock } from "../parts/clock.js";
import { Art, Crest, Icon } from "../parts/icons.js";
import { guideAt } from "../parts/guide.js";
import { Invited } from "../parts/invited.js";
import { seatTitle } from "../parts/names.js";
import { useSentences } from "../parts/sentences.js";
import { complain, games, go, me, refresh } from "../state.js";
import { join, nameOf, say, t } from "../texts.js";
import { learned } from "./learn.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */
/** @typedef {import("../games.js").GamePlan} GamePlan */

/** Milliseconds after which the running games are looked at again. */
const AGAIN = 15_000;

export function Home() {
  const running = (me.value?.tables ?? []).filter((table) => table.state !== "over");
  const mine = running.filter(waitsForMe).length;
  useEffect(() => {
    refresh().catch(complain);
    // What the server cannot be asked for now is asked for again in a while.
    const timer = setInterval(() => refresh().catch(() => {}), AGAIN);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    waiting.value = mine;
    return () => void (waiting.value = 0);
  }, [mine]);
  return html`
    <${Art} name="panorama" class="sky" />
    <div class="wide home">
      <h1 class="unseen">${t("web-brand")}</h1>
      ${running.length ? html`<${Running} tables=${running} />` : html`<div class="sky-gap"></div>`}
      <section class="choice">
        <h2 class="big">${t("home-choose")}</h2>
        <div class="games">${GAMES.map((game) => html`<${GameCard} key=${game.id} game=${game} />`)}</div>
      </section>
      <${Invited} />
    </div>
  `;
}

/** @param {TableInfo} table */
export const waitsForMe = (table) => table.state === "playing" && table.me.some((seat) => table.awaits.includes(seat));

/** @param {{ tables: TableInfo[] }} props */
function Running({ tables }) {
  const sorted = [...tables].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.since - a.since);
  const mine = sorted.filter(waitsForMe).length;
  return html`<section class="running">
    <h2>${t("home-running")} <small>${t("home-waiting", { count: mine })}</small></h2>
    <ul class=${"runs" + (sorted.length > 3 ? " many" : "")} tabindex=${sorted.length > 3 ? 0 : undefined}>
      ${sorted.map((table) => html`<${Run} key=${table.id} table=${table} />`)}
    </ul>
  </section>`;
}

/** @param {TableInfo} table @returns {string[]} the names of its seats, with "you" for those of this player */
export const namesOf = (table) =>
  table.seats.map((each) => (table.me.includes(each.seat) && each.kind === "you" ? t("seat-you") : seatTitle(each)));

/** @param {TableInfo} table one that cannot go on */
const putAway = (table) =>
  api
    .post(`/api/tables/${table.id}/close`)
    .then(refresh)
    .catch(complain);

/** @param {{ table: TableInfo }} props */
function Run({ table }) {
  const game = planOf(table.game);
  const mine = waitsForMe(table);
  const names = namesOf(table);
  const others = names.filter((_, seat) => !table.me.includes(seat));
  const stopped = table.stopped;
  const told = useSentences(mine ? table.game : undefined);
  const open = table.state === "open" && !stopped;
  const awaited = table.awaits.map((seat) => names[seat] ?? nameOf(seat));
  return html`<li class=${"run" + (mine ? " mine" : "")}>
    <${Crest} seat=${table.me[0] ?? 0} icon=${game?.icon ?? "treasure-map"} />
    <div>
      <h3>${game ? t(game.short) : table.game}</h3>
      <p class="now">
        ${mine && html`<b>${t("home-your-turn")}</b> ${told && table.prompt && say(table.prompt)}`}
        ${stopped && new Refusal(409, stopped).sentence()}
        ${open && t("home-open", { count: table.seats.filter((each) => !each.taken).length })}
        ${!mine && !open && !stopped && (table.paused ? t("home-paused") : t("home-awaits", { names: join(awaited) || "…" }))}
        ${table.state === "playing" && !table.paused && !stopped && html` <${Clock} since=${table.since * 1000} />`}
      </p>
      <p class="with">${others.length ? t("home-with", { names: join(others) }) : t("home-alone")}</p>
    </div>
    ${
      stopped &&
      table.owner &&
      html`<button type="button" class="btn" onClick=${() => putAway(table)}>${t("home-close")}</button>`
    }
    ${!stopped &&
    html`<a class=${"btn" + (mine ? " pri" : "")} href=${`/table/${table.id}${open ? "/seats" : ""}`}>
      ${t(mine ? "home-continue" : "home-look")}
      <span class="unseen">${game ? t(game.short) : table.game}</span>
    </a>`}
  </li>`;
}

const WEIGHTS = ["weight-light", "weight-medium", "weight-heavy"];

/** @param {{ game: GamePlan }} props */
function GameCard({ game }) {
  const [busy, setBusy] = useState(false);
  const here = games.value?.some((each) => each.id === game.id) ?? false;
  const play = async () => {
    setBusy(true);
    try {
      const first = !me.value?.tables.some((each) => each.game === game.id);
      const table = await api.post("/api/tables", quickOrder(game, first));
      if (first && !learned(game.id).length) guideAt(game.id);
      go(`/table/${table.id}`);
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  const [low, high] = game.minutes;
  const hours = low >= 120;
  return html`<article class=${"game" + (here ? "" : " away")}>
    <${Art} name=${game.id} class="emblem" />
    <div class="game-in">
      <h3>${t(game.name)}</h3>
      <p class="tag">${t(game.line)}</p>
      <ul class="facts">
        <li><${Icon} name="three-friends" />${t("home-players", { low: game.players[0], high: game.players[1] })}</li>
        <li>
          <${Icon} name="hourglass" />
          ${hours ? t("home-hours", { low: low / 60, high: high / 60 }) : t("home-minutes", { low, high })}
        </li>
        <li>
          <span class="weight" aria-hidden="true">
            ${[1, 2, 3].map((step) => html`<i key=${step} class=${step <= game.weight ? "on" : ""}></i>`)}
          </span>
          ${t(WEIGHTS[game.weight - 1] ?? "weight-medium")}
        </li>
      </ul>
      ${here
        ? html`<button type="button" class="btn pri" disabled=${busy} onClick=${play} data-play=${game.id}>
              <${Icon} name="perspective-dice-six-faces-random" />${t(busy ? "home-opening" : "home-play")}
            </button>
            <div class="two">
              <a class="btn" href=${`/setup/${game.id}`}><${Icon} name="tabletop-players" />${t("home-setup")}</a>
              <a class="btn" href=${`/learn/${game.id}`}><${Icon} name="graduate-cap" />${t("home-learn")}</a>
            </div>`
        : html`<p class="not-here"><${Icon} name="hourglass" />${t("home-not-here")}</p>`}
    </div>
  </article>`;
}
