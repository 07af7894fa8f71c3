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
import { botLine, seatTitle } from "../parts/names.js";
import { useSentences } from "../parts/sentences.js";
import { Sources } from "../parts/sources.js";
import { useStyle } from "../parts/style.js";
import { complain, go } from "../state.js";
import { join, say, t } from "../texts.js";
import { CopyLink } from "../parts/copy.js";
import { SEAT_ICONS } from "./setup.js";

/**
 * @typedef {import("../net.js").TableInfo} TableInfo
 * @typedef {import("../texts.js").Told} Said
 * @typedef {import("../types/engine.js").Moment} Moment
 * @typedef {import("../types/engine.js").Stage} Stage
 * @typedef {import("../types/engine.js").Figure} Figure
 * @typedef {import("../types/engine.js").Story} Story
 * @typedef {import("../types/wire.js").Ending} Ending
 * Whoever stands in the result as one: a seat, seats that win together, or somebody who scores without a seat. `at` is
 * the seat whose points they are.
 * @typedef {{ name: string, at: number, seats: number[] }} Party
 */

/** @param {{ id: string }} props */
export function Result({ id }) {
  const styled = useStyle("/css/result.css");
  const [table, setTable] = useState(/** @type {TableInfo | null} */ (null));
  const [ending, setEnding] = useState(/** @type {Ending | null} */ (null));
  const [refusal, setRefusal] = useState("");
  const told = useSentences(table?.game);
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
  if (!styled || !told || !table || !ending) return html`<p class="loading">${t("web-loading")}</p>`;
  return html`<${Told} table=${table} ending=${ending} />`;
}

/** @param {{ said: string, table?: string }} props */
const Missing = ({ said, table }) =>
  html`<div class="narrow">
    <h1>${t("result-title")}</h1>
    <p role="alert">${said}</p>
    ${table && html`<p><a class="btn" href=${`/table/${table}`}>${t("result-to-table")}</a></p>`}
  </div>`;

/** @param {Story | null} story @param {string[]} names those of the seats, then of those without @returns {Party[]} */
const partiesOf = (story, names) =>
  story?.sides.length
    ? story.sides.map(({ name, seats }) => ({ name: t(name.slice(1)), at: seats[0] ?? 0, seats }))
    : names.map((name, seat) => ({ name, at: seat, seats: [seat] }));

/** @param {{ table: TableInfo, ending: Ending }} props */
function Told({ table, ending }) {
  const { result, earnings, story, updates, header } = ending;
  const seated = table.seats.map(seatTitle);
  const names = [...seated, ...(story?.others ?? []).map((name) => t(name.slice(1)))];
  const parties = partiesOf(story, names),
    called = parties.map((each) => each.name);
  // The seats of a side have its colour.
  const colours = names.map((_, seat) => parties.findIndex((each) => each.seats.includes(seat)));
  const earned = parties.flatMap(({ at }, i) =>
    earnings.filter((each) => each.seat === at).map((each) => ({ ...each, seat: i })),
  );
  const gone = Boolean(table.stopped);
  const href = gone ? null : (/** @type {number} */ event) => `/table/${table.id}?moment=${updates[event] ?? 0}`;
  const game = planOf(table.game);
  const day = new Date(table.created * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const sources = t("result-sources", { unit: story?.unit ?? "" });
  return html`<div class="wide result">
    <div class="result-top">
      <div>
        <h1>${story?.won ? say(story.won) : headline(result.winners, names, seated.length)}</h1>
        ${story?.how && html`<p class="how">${say(story.how)}</p>`}
        <p class="hint">${game ? t(game.name) : table.game} · ${day}</p>
        ${gone && html`<p class="gone"><${Icon} name="hourglass" />${t("result-gone")}</p>`}
      </div>
      <${Acts} table=${table} />
    </div>
    <div class="result-grid">
      <section class="box podium-box" aria-labelledby="podium">
        <h2 id="podium">${t("result-podium")}</h2>
        <${Podium} table=${table} ending=${ending} parties=${parties} names=${names} />
      </section>
      ${story && html`<${Course} story=${story} parties=${parties} colours=${colours} href=${href} />`}
      ${story && story.figures.length > 0 && html`<${Figures} story=${story} names=${names} colours=${colours} />`}
      ${story &&
      story.die.length > 0 &&
      html`<section class="box across" aria-labelledby="luck">
        <h2 id="luck">${t("result-luck", { what: story.tries })} <small>${t("result-luck-line")}</small></h2>
        <${Luck} luck=${story.luck} throws=${story.throws} die=${story.die} what=${story.tries} names=${names} colours=${colours} href=${href} />
      </section>`}
      <div class="stack">
        ${story &&
        story.moments.length > 0 &&
        html`<section class="box" aria-labelledby="moments">
          <h2 id="moments">${t("result-moments")} ${!gone && html` <small>${t("result-moments-line")}</small>`}</h2>
          <ul class="moments">
            ${story.moments.map((each) => html`<${Notable} key=${each.title + each.event} moment=${each} names=${names} href=${href} />`)}
          </ul>
        </section>`}
        <section class="box" aria-labelledby="fair">
          <h2 id="fair">${t("fair-title")}</h2>
          <div class="inner fair">
            <p>${t("fair-promise")}</p>
            <${Proof} seed=${header.seed} commitment=${header.commitment} />
            ${!gone && html`<p>${t("fair-verify")}</p><pre tabindex="0"><code>meetingstone verify ${fileOf(table)}</code></pre>`}
          </div>
        </section>
      </div>
      <div class="stack">
        <section class="box" aria-labelledby="sources">
          <h2 id="sources">${sources} <small>${t("result-sources-line")}</small></h2>
          <div class="inner"><${Sources} earnings=${earned} names=${called} title=${sources} /></div>
        </section>
        <${Keep} table=${table} ending=${ending} />
      </div>
    </div>
  </div>`;
}

/**
 * How the lead went: of those who win together, and of the figures that they lead.
 * @param {{ story: Story, parties: Party[], colours: number[], href: import("../parts/moment.js").Where }} props
 */
function Course({ story, parties, colours, href }) {
  const [single, setSingle] = useState(false);
  const { span, unit, figures } = story;
  const drawn = single
    ? {
        stages: story.stages.map(({ event }, i) => ({ event, points: figures.map((each) => each.points[i] ?? 0) })),
        names: figures.map((each) => t(each.name.slice(1))),
        colours: figures.map((each) => colours[each.seat] ?? each.seat),
        levels: story.levels,
      }
    : {
        stages: story.stages.map(({ event, points }) => ({ event, points: parties.map(({ at }) => points[at] ?? 0) })),
        names: parties.map((each) => each.name),
      };
  return html`<section class="box" aria-labelledby="lead">
    <h2 id="lead">${t("result-lead", { span })} <small>${t("result-lead-line", { unit, span })}</small></h2>
    ${figures.length > 0 &&
    story.sides.length > 0 &&
    html`<div class="seg" role="group" aria-labelledby="lead">
      ${[false, true].map((each) => html`<button key=${String(each)} type="button" aria-pressed=${String(each === single)} onClick=${() => setSingle(each)}>${t(each ? "result-by-figure" : "result-by-side")}</button>`)}
    </div>`}
    <${Lead} key=${String(single)} ...${drawn} span=${span} href=${href} />
  </section>`;
}

/** What each of the figures did. @param {{ story: Story, names: string[], colours: number[] }} props */
const Figures = ({ story, names, colours }) =>
  html`<section class="box across" aria-labelledby="figures">
    <h2 id="figures">${t("result-figures")} <small>${t("result-figures-line")}</small></h2>
    <div class="inner">
      <div class="scroll" tabindex="0" role="region" aria-label=${t("result-figures")}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">${t("result-figure")}</th>
              <th scope="col">${t("result-unit", { unit: story.unit })}</th>
              ${story.deeds.map((deed) => html`<th key=${deed} scope="col">${t(deed)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${story.figures.map(
              (each, i) =>
                html`<tr key=${each.name}>
                  <th scope="row"><${SeatMark} seat=${i} colour=${colours[each.seat]} /><span><b>${t(each.name.slice(1))}</b><small>${say(each.text)} · ${names[each.seat]}</small></span></th>
                  <td><b>${each.points[each.points.length - 1]}</b></td>
                  ${each.deeds.map((count, k) => html`<td key=${k}>${count || "–"}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>
  </section>`;

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
  if (table.stopped) return html`<div class="row"><a class="btn pri" href=${`/setup/${table.game}`}><${Icon} name="tabletop-players" />${t("home-setup")}</a></div>`;
  return html`<div class="row">
    ${(table.me.length > 0 || table.owner) &&
    html`<button type="button" class="btn pri" onClick=${again}><${Icon} name="undo" />${t("result-rematch")}</button>`}
    <a class="btn" href=${`/table/${table.id}#board`}><${Icon} name="treasure-map" />${t("result-board")}</a>
  </div>`;
}

/**
 * Steps as high as the places; whoever scores without a seat stands where the score belongs.
 * @param {{ table: TableInfo, ending: Ending, parties: Party[], names: string[] }} props
 */
function Podium({ table, ending, parties, names }) {
  const { result, story } = ending;
  const final = story?.stages[story.stages.length - 1]?.points ?? result.scores;
  const places = parties.map(({ at }) => result.places[at] ?? (result.winners.length ? 2 : 1));
  const points = parties.map(({ at }) => final[at] ?? 0);
  const order = parties
    .map((_, i) => i)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0));
  // When no seat has won, somebody without a seat has, or nobody.
  const won = (/** @type {number} */ i) => (result.winners.length ? places[i] === 1 : (parties[i]?.at ?? 0) >= table.seats.length);
  return html`<ol class="podium">
    ${order.map((i) => {
      const place = places[i] ?? 0,
        shared = places.filter((each) => each === place).length > 1;
      const together = story?.sides.length ? join((parties[i]?.seats ?? []).map((seat) => names[seat] ?? "")) : "";
      return html`<li key=${i} data-seat=${i} data-points=${points[i]} class=${"place" + Math.min(place, 4) + (won(i) ? " won" : "")} style=${`--c: var(--seat-${(i % 6) + 1})`}>
        <${Crest} seat=${i} icon=${SEAT_ICONS[i] ?? "person"} />
        <b class="podium-name"><${SeatMark} seat=${i} /><span>${parties[i]?.name}</span></b>
        ${together && html`<small class="together">${together}</small>`}
        ${!together && table.seats[i]?.kind === "bot" && html`<small>${botLine(table.seats[i])}</small>`}
        <span class="podium-score">${points[i]}</span>
        ${story && html`<small>${t("result-unit", { unit: story.unit })}</small>`}
        <div class="step">
          <span aria-hidden="true">${place}</span><span class="unseen">${t("result-place", { place })}</span>
          ${shared && html`<small>${t("result-shared")}</small>`}
        </div>
      </li>`;
    })}
  </ol>`;
}

/** @param {{ moment: Moment, names: string[], href: import("../parts/moment.js").Where }} props */
function Notable({ moment, names, href }) {
  const told = html`<${Icon} name=${moment.icon} /><span><b>${t(moment.title)}</b>${say(moment.text, names)}</span>`;
  return html`<li>${href ? html`<a href=${href(moment.event)}>${told}<${Icon} name="chev" /></a>` : html`<div>${told}</div>`}</li>`;
}

/** Files to take home, and the link to send. @param {{ table: TableInfo, ending: Ending }} props */
function Keep({ table, ending }) {
  const span = ending.story?.span ?? "";
  const starts = (ending.story?.stages ?? []).slice(0, -1).map((stage) => ending.updates[stage.event] ?? 0);
  const [at, setAt] = useState(Math.max(0, table.update - 1));
  return html`<section class="box keep" aria-labelledby="keep">
    <h2 id="keep">${t("result-export")}</h2>
    <div class="inner">
      ${
        !table.stopped &&
        html`<div>
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
              ${starts.map((update, i) => html`<option key=${i} value=${update}>${t("result-position-at", { span, number: i + 1 })}</option>`)}
              <option value=${table.update - 1}>${t("result-position-last")}</option>
            </select>
            <${Icon} name="chev" class="down" />
          </label>
          <a class="btn" href=${`/api/tables/${table.id}/moments/${at}/scenario`} download>${t("result-download")}</a>
        </div>
      </div>`
      }
      <div>
        <h3>${t("result-link")}</h3>
        <div class="row"><${CopyLink} path=${`/table/${table.id}/result`} label=${t("result-link")} /></div>
      </div>
    </div>
  </section>`;
}
