// The luck of the die: what fell to each player, against what could be expected.
import { html } from "htm/preact";
import { say, t } from "../texts.js";
import { Icon } from "./icons.js";
import { SeatMark, seatColour } from "./marks.js";
import { ThatMoment } from "./moment.js";

/**
 * @typedef {import("../texts.js").Told} Told
 * @typedef {import("../types/engine.js").Throw} Throw
 * @typedef {import("../types/engine.js").Luck} LuckOf
 */

/** A number that is an average: one digit after the point. @param {number} n */
const average = (n) =>
  n.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/**
 * @param {{ luck: LuckOf[], throws: Throw[], die: number[], what: string, names: string[], colours: number[],
 *   href: import("./moment.js").Where }} props
 * `what` can succeed; `colours` are the seats in whose colour each seat is drawn.
 */
export const Luck = ({ luck, throws, die, what, names, colours, href }) =>
  html`<ul class="lucks">
    ${luck.map(
      (each) =>
        html`<li key=${each.seat} class="luck" style=${seatColour(colours[each.seat] ?? each.seat)}>
          <h3><${SeatMark} seat=${each.seat} colour=${colours[each.seat]} />${names[each.seat]}</h3>
          ${each.throws
            ? html`<${Fallen} luck=${each} die=${die} what=${what} throws=${throws.filter((one) => one.seat === each.seat)} href=${href} />`
            : html`<p class="hint">${t("result-luck-none")}</p>`}
        </li>`,
    )}
  </ul>`;

/** @param {{ luck: LuckOf, die: number[], what: string, throws: Throw[], href: import("./moment.js").Where }} props */
function Fallen({ luck, die, what, throws, href }) {
  const percent = luck.better_than === null ? null : Math.round(100 * luck.better_than);
  return html`
    <div class="luck-top">
      <div>
        ${luck.tries > 0 &&
        html`<p>
          <b>${t("result-luck-tries", { what, hits: luck.hits, tries: luck.tries })}</b>
          <span>${t("result-luck-expected", { expected: average(luck.expected_hits) })}</span>
        </p>`}
        <p>
          <b>${t("result-luck-pips", { pips: luck.pips, throws: luck.throws })}</b>
          <span>${t("result-luck-expected", { expected: average(luck.expected_pips) })}</span>
        </p>
      </div>
      <${Histogram} luck=${luck} die=${die} />
    </div>
    ${percent !== null &&
    html`<div class="scale" role="img" aria-label=${t("result-luck-scale", { percent })} title=${t("result-luck-scale", { percent })}>
      <span>${t("result-unlucky")}</span><i style=${`--at: ${percent}%`}></i><span>${t("result-lucky")}</span>
    </div>`}
    ${throws.length > 0 && html`<${Throws} throws=${throws} href=${href} />`}
  `;
}

/** @param {{ throws: Throw[], href: import("./moment.js").Where }} props */
const Throws = ({ throws, href }) =>
  html`<details>
    <summary>${t("result-throws", { count: throws.length })}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label=${t("result-throws", { count: throws.length })}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("result-roll-for")}</th>
            <th scope="col">${t("result-roll-need")}</th>
            <th scope="col">${t("result-roll-chance")}</th>
            <th scope="col">${t("result-roll-fell")}</th>
            <th scope="col">${t("result-roll-end")}</th>
          </tr>
        </thead>
        <tbody>
          ${throws.map((one) => html`<${Thrown} key=${one.event} one=${one} href=${href} />`)}
        </tbody>
      </table>
    </div>
  </details>`;

/** @param {{ one: Throw, href: import("./moment.js").Where }} props */
const Thrown = ({ one, href }) =>
  html`<tr>
    <th scope="row"><${ThatMoment} where=${href} event=${one.event}>${say(one.text)}<//></th>
    <td>${one.odds ? one.need : "–"}</td>
    <td>${one.odds ? Math.round((100 * one.odds[0]) / one.odds[1]) + "%" : "–"}</td>
    <td><b class="face">${one.pips}</b></td>
    <td>
      ${one.good === null
        ? "–"
        : html`<span class=${one.good ? "good" : "bad"}
            ><${Icon} name=${one.good ? "check" : "close"} />${t(one.good ? "result-roll-good" : "result-roll-bad")}</span
          >`}
    </td>
  </tr>`;

const TALL = 52;

/** How often each face fell; the line is what could be expected. @param {{ luck: LuckOf, die: number[] }} props */
function Histogram({ luck, die }) {
  const faces = [...new Set(die)].sort((a, b) => a - b);
  const expected = faces.map((face) => (luck.throws * die.filter((each) => each === face).length) / die.length);
  const most = Math.max(1, ...luck.faces, ...expected);
  const told = faces.map((face, i) =>
    t("result-faces", { count: luck.faces[i] ?? 0, face, expected: average(expected[i] ?? 0) }),
  );
  return html`<svg class="histogram" viewBox=${`0 0 ${faces.length * 30} ${TALL + 34}`} style=${`--n: ${faces.length}`} role="img" aria-label=${told.join("; ")}>
    ${faces.map((face, i) => {
      const tall = (TALL * (luck.faces[i] ?? 0)) / most,
        line = 15 + TALL - (TALL * (expected[i] ?? 0)) / most;
      return html`<g key=${face} transform=${`translate(${i * 30} 0)`}>
        <title>${told[i]}</title>
        <rect class="fell" x="5" width="20" y=${15 + TALL - tall} height=${tall} rx="2" />
        <path class="mean" d=${`M2 ${line}H28`} />
        <text class="count" x="15" y=${11 + TALL - Math.max(tall, (TALL * (expected[i] ?? 0)) / most)} text-anchor="middle">${luck.faces[i]}</text>
        <text x="15" y=${TALL + 30} text-anchor="middle">${face}</text>
      </g>`;
    })}
  </svg>`;
}
