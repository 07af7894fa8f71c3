// The log, folded: by turn, and in a turn by fight. What happens now is open; of the rest one line stands for all.
import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { t } from "../texts.js";

/** @typedef {import("../net.js").Happened} Happened */
/** An entry of the log and where it belongs. @typedef {{ event: Happened, i: number, turn: number, fight: number }} Placed */

/** From so many entries a fight has a line of its own. */
const FEW = 4;

/** What somebody opened or closed by hand, by what it is. @type {import("@preact/signals").Signal<Record<string, boolean>>} */
const wished = signal({});

/** Which turn and which fight each event belongs to, by how many there were before. @param {Happened[]} events
 * @param {{ isTurn: (event: Happened) => boolean, isFight: (event: Happened) => boolean }} story @returns {Placed[]} */
export function placed(events, { isTurn, isFight }) {
  let turn = 0,
    fight = 0,
    fighting = false;
  return events.map((event, i) => {
    if (isTurn(event)) turn = i + 1;
    if (isFight(event)) fight += Number(!fighting);
    fighting = isFight(event);
    return { event, i, turn, fight: fighting ? fight : 0 };
  });
}

/** @template T @param {T[]} list @param {(one: T) => number} of @returns {T[][]} runs of those that belong together */
function runs(list, of) {
  /** @type {T[][]} */
  const found = [];
  for (const one of list) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && of(last[0]) === of(one)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** Entries, newest first, as rows of the log. `draw` draws one, `title` and `fought` say what a turn and a fight are called.
 * `mark` stands above the entry `marked`, and above the line of its turn where that is the turn's newest.
 * @param {{ entries: Placed[], at: number | null, draw: (entry: Placed) => any, title: (turn: number) => string,
 *   fought: (fight: Placed[]) => string, marked?: number, mark?: any }} props */
export function Folded({ entries, at, draw, title, fought, marked, mark }) {
  const turns = runs(entries, ({ turn }) => turn);
  return turns.map((turn, k) => {
    const key = `t${turn[0]?.turn}`,
      within = turn.findIndex(({ i }) => i === marked);
    const row = (/** @type {Placed} */ entry) => [within > 0 && entry.i === marked && mark, draw(entry)];
    return html`${within === 0 && mark}<${Fold} key=${key} id=${key} look="turn" count=${turn.length} text=${title(turn[0]?.turn ?? 0)} open=${k === 0 || within > 0 || holds(turn, at)}
      rows=${() =>
        runs(turn, (entry) => entry.fight || -1 - entry.i).map((run) =>
          run.length < FEW
            ? run.map(row)
            : html`<${Fold} key=${"f" + run[0]?.fight} id=${"f" + run[0]?.fight} look="fight" count=${run.length} text=${fought(run)} open=${(k === 0 && run.includes(/** @type {Placed} */ (turn[0]))) || holds(run, at)} rows=${() => run.map(row)} />`,
        )} />`;
  });
}

/** Whether the moment that is looked at is among these. @param {Placed[]} list @param {number | null} at */
const holds = (list, at) => at !== null && list.some(({ event }) => event.update === at);

/** @param {{ id: string, look: string, count: number, text: string, open: boolean, rows: () => any }} props */
function Fold({ id, look, count, text, open, rows }) {
  const shown = wished.value[id] ?? open;
  return html`<li class=${`fold ${look}`}>
      <button type="button" aria-expanded=${String(shown)} data-fold=${id} onClick=${() => (wished.value = { ...wished.value, [id]: !shown })}>
        <i aria-hidden="true">${shown ? "▾" : "▸"}</i><span>${text}</span>${!shown && html`<small>${t("log-fold", { count })}</small>`}
      </button>
    </li>
    ${shown && rows()}`;
}
