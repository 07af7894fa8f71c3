// Points by source: a bar for each player, and the table that adds up.
import { html } from "htm/preact";
import { join, source, t } from "../texts.js";
import { SeatMark, SeatName } from "./marks.js";

/** @typedef {import("../types/engine.js").Earning} Earning */
/** @typedef {{ group: string, amounts: number[], rows: { source: string, amounts: number[] }[] }} Group */

/**
 * What was earned, by group and source; the largest groups first.
 * @param {Earning[]} earnings
 * @param {number} seats
 * @returns {Group[]}
 */
function grouped(earnings, seats) {
  /** @type {Map<string, Map<string, number[]>>} */
  const groups = new Map();
  for (const { seat, source: from, amount, group } of earnings) {
    const rows = groups.get(group) ?? groups.set(group, new Map()).get(group);
    const amounts = rows?.get(from) ?? new Array(seats).fill(0);
    amounts[seat] += amount;
    rows?.set(from, amounts);
  }
  const sum = (/** @type {number[]} */ amounts) => amounts.reduce((all, each) => all + each, 0);
  const found = [...groups].map(([group, rows]) => ({
    group,
    amounts: Array.from({ length: seats }, (_, seat) => sum([...rows.values()].map((row) => row[seat] ?? 0))),
    rows: [...rows]
      .map(([from, amounts]) => ({ source: from, amounts }))
      .filter((row) => row.amounts.some(Boolean))
      .sort((a, b) => sum(b.amounts) - sum(a.amounts)),
  }));
  return found.filter((each) => each.rows.length).sort((a, b) => sum(b.amounts) - sum(a.amounts));
}

/** @param {{ earnings: Earning[], names: string[], title: string }} props */
export function Sources({ earnings, names, title }) {
  const groups = grouped(earnings, names.length);
  const totals = names.map((_, seat) => groups.reduce((all, each) => all + (each.amounts[seat] ?? 0), 0));
  const over = (/** @type {number} */ seat, /** @type {number} */ sign) =>
    groups.reduce((all, each) => all + Math.max(0, sign * (each.amounts[seat] ?? 0)), 0);
  const most = Math.max(1, ...names.map((_, seat) => over(seat, 1)));
  const least = Math.max(0, ...names.map((_, seat) => over(seat, -1)));
  return html`
    <ul class="legend" aria-hidden="true">
      ${groups.map((each, i) => html`<li key=${each.group}><i class=${`part p${i % 6}`}></i>${source(each.group)}</li>`)}
    </ul>
    <ol class="bars">
      ${names.map(
        (name, seat) =>
          html`<li key=${seat}>
            <span class="bar-name"><${SeatMark} seat=${seat} />${name}</span>
            <div class="bar" role="img" aria-label=${barTold(name, groups, seat, totals[seat] ?? 0)}>
              <div class="owed" style=${`flex: ${least} 1 0`}>
                ${groups.map((each, i) => html`<${Part} key=${each.group} group=${each.group} amount=${Math.min(0, each.amounts[seat] ?? 0)} whole=${least} i=${i} />`)}
              </div>
              <div class="got" style=${`flex: ${most} 1 0`}>
                ${groups.map((each, i) => html`<${Part} key=${each.group} group=${each.group} amount=${Math.max(0, each.amounts[seat] ?? 0)} whole=${most} i=${i} />`)}
              </div>
            </div>
            <b class="bar-total">${totals[seat]}</b>
          </li>`,
      )}
    </ol>
    <div class="scroll" tabindex="0" role="region" aria-label=${title}>
      <table class="sources">
        <thead>
          <tr>
            <th scope="col">${t("result-source")}</th>
            ${names.map((name, seat) => html`<th key=${seat} scope="col"><${SeatName} seat=${seat} name=${name} /></th>`)}
          </tr>
        </thead>
        ${groups.map(
          (each, i) =>
            html`<tbody key=${each.group}>
              <tr class="group">
                <th scope="rowgroup"><i class=${`part p${i % 6}`} aria-hidden="true"></i>${source(each.group)}</th>
                ${each.amounts.map((n, seat) => html`<td key=${seat}>${n || ""}</td>`)}
              </tr>
              ${each.rows.length > 1 &&
              each.rows.map(
                (row) =>
                  html`<tr key=${row.source}>
                    <th scope="row">${source(row.source)}</th>
                    ${row.amounts.map((n, seat) => html`<td key=${seat}>${n || ""}</td>`)}
                  </tr>`,
              )}
            </tbody>`,
        )}
        <tfoot>
          <tr>
            <th scope="row">${t("result-total")}</th>
            ${totals.map((n, seat) => html`<td key=${seat}>${n}</td>`)}
          </tr>
        </tfoot>
      </table>
    </div>
  `;
}

/** @param {string} name @param {Group[]} groups @param {number} seat @param {number} total */
const barTold = (name, groups, seat, total) =>
  t("result-bar", {
    name,
    parts: join(
      groups
        .filter((each) => each.amounts[seat])
        .map((each) => t("result-part", { group: source(each.group), amount: each.amounts[seat] ?? 0 })),
    ),
    total,
  });

/** @param {{ group: string, amount: number, whole: number, i: number }} props */
const Part = ({ group, amount, whole, i }) =>
  amount
    ? html`<span class=${`part p${i % 6}`} style=${`width: ${(100 * Math.abs(amount)) / whole}%`} title=${t("result-part", { group: source(group), amount })}
        ><b>${amount < 0 ? "−" + -amount : amount}</b></span
      >`
    : null;
