// After the game: places, the lead, where the points came from, the luck of the die, moments, proof, and what to keep.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { api, Refusal } from "../net.js";
import { Proof } from "../parts/fair.js";
import { Crest, Icon } from "../parts/icons.js";
import { Lead } from "../parts/lead.js";
import { Luck } from "../parts/luck.js";
import { SeatMark } from "../parts/marks.js";
import { seatTitle } from "../parts/names.js";
import { Sources } from "../parts/sources.js";
import { useStyle } from "../parts/style.js";
import { complain, go } from "../state.js";
import { join, say, t } from "../texts.js";
import { CopyLink } from "../parts/copy.js";
import { SEAT_ICONS } from "./setup.js";

/**
 * @typedef {import("../net.js").TableInfo} TableInfo
 * @typedef {{ event: number, title: string, text: import("../texts.js").Told }} Moment
 * @typedef {{ others: string[], stages: { event: number, points: number[] }[], die: number[],
 *   throws: import("../parts/luck.js").Throw[], luck: import("../parts/luck.js").LuckOf[], moments: Moment[] }} Story
 * @typedef {{ result: { winners: number[], scores: number[], places: number[] },
 *   earnings: import("../parts/sources.js").Earning[], story: Story | null, updates: number[],
 *   header: { seed: string, commitment: string } }} Ending
 */

/** @param {{ id: string }} props */
export function Result({ id }) {
  const styled = useStyle("/css/result.css");
  const [table, setTable] = useState(/** @type {TableInfo | null} */ (null));
  const [ending, setEnding] = useState(/** @type {Ending | null} */ (null));
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    const load = async () => {
      const info = await api.get(`/api/tables/${id}`);
      setTable(info);
      if (info.state === "over") setEnding(await api.get(`/api/tables/${id}/result`));
    };
    load().catch((error) => (error instanceof Refusal ? setRefusal(error.sentence()) : complain(error)));
  }, [id]);
  if (refusal) return html`<${Missing} said=${refusal} />`;
  if (table && table.state !== "over") return html`<${Missing} said=${t("result-not-over")} table=${id} />`;
  if (!styled || !table || !ending) return html`<p class="loading">${t("web-loading")}</p>`;
  return html`<${Told} table=${table} ending=${ending} />`;
}

/** @param {{ said: string, table?: string }} props */
const Missing = ({ said, table }) =>
  html`<div class="narrow">
    <h1>${t("result-title")}</h1>
    <p role="alert">${said}</p>
    ${table && html`<p><a class="btn" href=${`/table/${table}`}>${t("result-to-table")}</a></p>`}
  </div>`;

/** @param {{ table: TableInfo, ending: Ending }} props */
function Told({ table, ending }) {
  const { result, earnings, story, updates, header } = ending;
  const seated = table.seats.map(seatTitle);
  const names = [...seated, ...(story?.others ?? []).map((name) => t(name.slice(1)))];
  const href = (/** @type {number} */ event) => `/table/${table.id}?moment=${updates[event] ?? 0}`;
  const game = planOf(table.game);
  const day = new Date(table.created * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  return html`<div class="wide result">
    <div class="result-top">
      <div>
        <h1>${headline(result.winners, names, seated.length)}</h1>
        <p class="hint">${game ? t(game.name) : table.game} · ${day}</p>
      </div>
      <${Acts} table=${table} />
    </div>
    <div class="result-grid">
      <section class="box podium-box" aria-labelledby="podium">
        <h2 id="podium">${t("result-podium")}</h2>
        <${Podium} table=${table} ending=${ending} names=${names} />
      </section>
      ${story &&
      html`<section class="box" aria-labelledby="lead">
        <h2 id="lead">${t("result-lead")} <small>${t("result-lead-line")}</small></h2>
        <${Lead} stages=${story.stages} names=${names} href=${href} />
      </section>`}
      ${story &&
      story.die.length > 0 &&
      html`<section class="box across" aria-labelledby="luck">
        <h2 id="luck">${t("result-luck")} <small>${t("result-luck-line")}</small></h2>
        <${Luck} luck=${story.luck} throws=${story.throws} die=${story.die} names=${names} href=${href} />
      </section>`}
      ${story &&
      story.moments.length > 0 &&
      html`<section class="box" aria-labelledby="moments">
        <h2 id="moments">${t("result-moments")} <small>${t("result-moments-line")}</small></h2>
        <ul class="moments">
          ${story.moments.map((each) => html`<${Notable} key=${each.title} moment=${each} names=${names} href=${href} />`)}
        </ul>
      </section>`}
      <section class="box sources-box" aria-labelledby="sources">
        <h2 id="sources">${t("result-sources")} <small>${t("result-sources-line")}</small></h2>
        <div class="inner"><${Sources} earnings=${earnings} names=${names} /></div>
      </section>
      <section class="box" aria-labelledby="fair">
        <h2 id="fair">${t("fair-title")}</h2>
        <div class="inner fair">
          <p>${t("fair-promise")}</p>
          <${Proof} seed=${header.seed} commitment=${header.commitment} />
          <p>${t("fair-verify")}</p>
          <pre tabindex="0"><code>meetingstone verify ${fileOf(table)}</code></pre>
        </div>
      </section>
      <${Keep} table=${table} ending=${ending} />
    </div>
  </div>`;
}

/** The name that the server gives the record. @param {TableInfo} table */
const fileOf = (table) => `${table.game}-${new Date(table.created * 1000).toISOString().slice(0, 10)}-${table.id}.json`;

/** @param {number[]} winners @param {string[]} names @param {number} seats */
function headline(winners, names, seats) {
  if (!winners.length) return t("result-lost", { names: join(names.slice(seats)) });
  return t("result-won", { names: join(winners.map((seat) => names[seat] ?? "")), count: winners.length });
}

/** @param {{ table: TableInfo }} props */
function Acts({ table }) {
  const again = () =>
    api.post(`/api/tables/${table.id}/rematch`).then((next) => go(`/table/${next.id}`), complain);
  return html`<div class="row">
    ${(table.me.length > 0 || table.owner) &&
    html`<button type="button" class="btn pri" onClick=${again}><${Icon} name="undo" />${t("result-rematch")}</button>`}
    <a class="btn" href=${`/table/${table.id}#board`}><${Icon} name="treasure-map" />${t("result-board")}</a>
  </div>`;
}

/**
 * Steps as high as the places; whoever scores without a seat stands where the score belongs.
 * @param {{ table: TableInfo, ending: Ending, names: string[] }} props
 */
function Podium({ table, ending, names }) {
  const { result, story } = ending;
  const final = story?.stages[story.stages.length - 1]?.points ?? result.scores;
  const places = names.map((_, seat) => result.places[seat] ?? (result.winners.length ? 2 : 1));
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (final[b] ?? 0) - (final[a] ?? 0));
  return html`<ol class="podium">
    ${order.map((seat) => {
      const place = places[seat] ?? 0,
        shared = places.filter((each) => each === place).length > 1;
      return html`<li key=${seat} data-seat=${seat} data-coins=${final[seat]} class=${"place" + Math.min(place, 4) + (place === 1 ? " won" : "")} style=${`--c: var(--seat-${(seat % 6) + 1})`}>
        <${Crest} seat=${seat} icon=${SEAT_ICONS[seat] ?? "person"} />
        <b class="podium-name"><${SeatMark} seat=${seat} /><span>${names[seat]}</span></b>
        ${table.seats[seat]?.kind === "bot" && html`<small>${t("result-bot")}</small>`}
        <span class="podium-score">${final[seat]}</span>
        <div class="step">
          <span aria-hidden="true">${place}</span><span class="unseen">${t("result-place", { place })}</span>
          ${shared && html`<small>${t("result-shared")}</small>`}
        </div>
      </li>`;
    })}
  </ol>`;
}

/** Icons for what games tell; another kind of moment gets the scroll. @type {Record<string, string>} */
const ICONS = {
  "story-lead": "watchtower",
  "story-changes": "card-exchange",
  "story-tie": "three-friends",
  "story-turn": "sun",
  "story-race": "goblin-head",
  "story-dearest": "castle",
  "story-loss": "death-skull",
  "story-luckiest": "perspective-dice-six-faces-random",
  "story-unluckiest": "perspective-dice-six-faces-random",
};

/** @param {{ moment: Moment, names: string[], href: (event: number) => string }} props */
const Notable = ({ moment, names, href }) =>
  html`<li>
    <a href=${href(moment.event)}>
      <${Icon} name=${ICONS[moment.title] ?? "tied-scroll"} />
      <span><b>${t(moment.title)}</b>${say(moment.text, names)}</span>
      <${Icon} name="chev" />
    </a>
  </li>`;

/** Files to take home, and the link to send. @param {{ table: TableInfo, ending: Ending }} props */
function Keep({ table, ending }) {
  const starts = (ending.story?.stages ?? []).slice(0, -1).map((stage) => ending.updates[stage.event] ?? 0);
  const [at, setAt] = useState(Math.max(0, table.update - 1));
  return html`<section class="box keep" aria-labelledby="keep">
    <h2 id="keep">${t("result-export")}</h2>
    <div class="inner">
      <div>
        <h3>${t("result-record")}</h3>
        <p class="hint">${t("result-record-line")}</p>
        <a class="btn" href=${`/api/tables/${table.id}/record`} download>${t("result-download")}</a>
      </div>
      <div>
        <h3>${t("result-scenario")}</h3>
        <p class="hint">${t("result-scenario-line")}</p>
        <div class="row">
          <label class="sel">
            <span>${t("result-position")}</span>
            <select value=${String(at)} onChange=${(/** @type {any} */ event) => setAt(Number(event.target.value))}>
              ${starts.map((update, i) => html`<option key=${i} value=${update}>${t("result-position-round", { round: i + 1 })}</option>`)}
              <option value=${table.update - 1}>${t("result-position-last")}</option>
            </select>
            <${Icon} name="chev" class="down" />
          </label>
          <a class="btn" href=${`/api/tables/${table.id}/moments/${at}/scenario`} download>${t("result-download")}</a>
        </div>
      </div>
      <div>
        <h3>${t("result-link")}</h3>
        <div class="row"><${CopyLink} path=${`/table/${table.id}/result`} label=${t("result-link")} /></div>
      </div>
    </div>
  </section>`;
}
