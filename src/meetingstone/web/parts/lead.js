// The lead by round or turn: a line for each player, the values of a round under the pointer or the keyboard.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { join, t } from "../texts.js";
import { SeatMark, SeatName, seatColour, shapeOf } from "./marks.js";
import { ThatMoment } from "./moment.js";

const WIDTH = 640,
  HEIGHT = 300,
  LEFT = 34,
  RIGHT = 520,
  TOP = 14,
  BOTTOM = 268,
  LINE = 17,
  MOST_MARKS = 14;

/** @param {number} most */
function ticks(most) {
  const step = [5, 10, 20, 25, 50, 100].find((each) => most / each <= 5) ?? 200;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Labels beside the ends of the lines, pushed apart where the ends are close. @param {number[]} ends */
function spread(ends) {
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const places = [...ends];
  let free = TOP;
  for (const i of order) free = (places[i] = Math.max(places[i] ?? 0, free)) + LINE;
  // What was pushed out at the bottom moves up again.
  let edge = BOTTOM;
  for (const i of order.reverse()) edge = (places[i] = Math.min(places[i] ?? 0, edge)) - LINE;
  return places;
}

/**
 * @param {{ stages: { event: number, points: number[] }[], names: string[], colours?: number[], span: string,
 *   levels?: number[], href: import("./moment.js").Where }} props
 * `stages` are the beginnings of the rounds and the end; `colours` the seats in whose colour the lines are drawn;
 * `levels` the points at which a level is reached; `href` is where to look at an event, if that is possible.
 */
export function Lead({ stages, names, colours = names.map((_, i) => i), span, levels = [], href }) {
  const [near, setNear] = useState(-1);
  const all = stages.flatMap((stage) => stage.points);
  const lowest = Math.min(0, ...all),
    highest = Math.max(10, ...all);
  const reached = levels.filter((each, i) => !i || (levels[i - 1] ?? 0) <= highest);
  const marks = levels.length ? [0, ...reached] : ticks(highest);
  const most = Math.max(highest, marks[marks.length - 1] ?? 10);
  // Where there are many, a sign and a number for some of them say enough.
  const every = Math.ceil(stages.length / MOST_MARKS);
  const lead = t("result-lead", { span });
  const x = (/** @type {number} */ i) => LEFT + (i * (RIGHT - LEFT)) / Math.max(1, stages.length - 1);
  const y = (/** @type {number} */ n) => BOTTOM - ((n - lowest) * (BOTTOM - TOP)) / (most - lowest);
  const last = stages[stages.length - 1]?.points ?? [];
  const labels = spread(last.map(y));
  const wide = (RIGHT - LEFT) / Math.max(1, stages.length - 1);
  const told = (/** @type {number} */ i) => {
    const points = join(names.map((name, seat) => t("result-chart-score", { name, points: stages[i]?.points[seat] ?? 0 })));
    return i ? t("result-chart-after", { span, number: i, points }) : t("result-chart-start", { points });
  };
  return html`<div class="lead-chart">
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label=${lead} onMouseLeave=${() => setNear(-1)}>
      ${marks.map(
        (n) =>
          html`<g key=${n} aria-hidden="true">
            <path class="grid" d=${`M${LEFT} ${y(n)}H${RIGHT}`} />
            <text x=${LEFT - 7} y=${y(n) + 4} text-anchor="end">${n}</text>
            ${levels.includes(n) && html`<text class="level" x=${LEFT + 5} y=${y(n) - 4}>${t("result-level", { level: levels.indexOf(n) + 2 })}</text>`}
          </g>`,
      )}
      ${stages.map(
        (_, i) =>
          (i % every === 0 || i === near) &&
          html`<text key=${i} aria-hidden="true" class=${i === near ? "near" : ""} x=${x(i)} y=${BOTTOM + 20} text-anchor="middle">
            ${i || t("result-start")}
          </text>`,
      )}
      ${near >= 0 && html`<path class="guide" d=${`M${x(near)} ${TOP - 6}V${BOTTOM}`} />`}
      ${names.map(
        (name, seat) =>
          html`<g key=${seat} class="line" style=${seatColour(colours[seat] ?? seat)} aria-hidden="true">
            <path class="way" d=${"M" + stages.map((stage, i) => `${x(i)} ${y(stage.points[seat] ?? 0)}`).join("L")} />
            ${stages.map(
              (stage, i) =>
                (i % every === 0 || i === near || i === stages.length - 1) &&
                html`<path
                  key=${i}
                  class="sign"
                  d=${shapeOf(seat).d}
                  transform=${`translate(${x(i)} ${y(stage.points[seat] ?? 0)}) scale(${i === near ? 0.72 : 0.5}) translate(-10 -10)`}
                />`,
            )}
            <path class="link" d=${`M${RIGHT + 8} ${y(last[seat] ?? 0)}L${RIGHT + 20} ${labels[seat]}`} />
            <text class="who" x=${RIGHT + 24} y=${(labels[seat] ?? 0) + 4}>${last[seat]}<tspan> ${shortened(name)}</tspan></text>
          </g>`,
      )}
      ${stages.map(
        (stage, i) =>
          html`<a
            key=${i}
            href=${href ? href(stage.event) : undefined}
            role=${href ? undefined : "img"}
            tabindex=${href ? undefined : 0}
            aria-label=${told(i)}
            onMouseEnter=${() => setNear(i)}
            onFocus=${() => setNear(i)}
            onBlur=${() => setNear(-1)}
          >
            <rect class="reach" x=${x(i) - wide / 2} y=${TOP - 10} width=${wide} height=${BOTTOM - TOP + 36} />
          </a>`,
      )}
    </svg>
    <ul class="reading" aria-hidden="true">
      <li class="when">${near < 0 ? t("result-total") : near ? t("result-after", { span, number: near }) : t("result-start")}</li>
      ${names.map(
        (name, seat) =>
          html`<li key=${seat}><${SeatMark} seat=${seat} colour=${colours[seat]} />${name} <b>${(near < 0 ? last : (stages[near]?.points ?? []))[seat]}</b></li>`,
      )}
    </ul>
    <details>
      <summary>${t("result-as-table")}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${lead}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("result-span", { span })}</th>
              ${names.map((name, seat) => html`<th key=${seat} scope="col"><${SeatName} seat=${seat} colour=${colours[seat]} name=${name} /></th>`)}
            </tr>
          </thead>
          <tbody>
            ${stages.map(
              (stage, i) =>
                html`<tr key=${i}>
                  <th scope="row"><${ThatMoment} where=${href} event=${stage.event}>${i || t("result-start")}<//></th>
                  ${names.map((_, seat) => html`<td key=${seat}>${stage.points[seat]}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </div>`;
}

/** @param {string} name */
const shortened = (name) => (name.length > 11 ? name.slice(0, 10) + "…" : name);
