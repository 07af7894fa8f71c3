// The two factions of a table, and who sits where: dragged by the grip, or lifted with space and moved with arrows.
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { expected, presetSeats } from "../games.js";
import { Icon } from "../parts/icons.js";
import { Select, Toggle } from "../parts/switches.js";
import { announce } from "../state.js";
import { alongWith, crossed, inExchange, isPerson, leads, other, seatsOn, SIDES } from "../sides.js";
import { join, t } from "../texts.js";
import { asKind, Detail, KINDS, titleOf } from "./setup.js";

/** @typedef {import("../games.js").SeatPlan} SeatPlan */
/** @typedef {import("../games.js").GamePlan} GamePlan */
/** @typedef {import("../games.js").Preset} Preset */
/** @typedef {import("../sides.js").Side} Side */
/** @typedef {{ game: GamePlan, seats: SeatPlan[], drawn: boolean, tied: boolean, held: number | null,
 *   onSeat: (number: number, news: Partial<SeatPlan>) => void, onSeats: (seats: SeatPlan[]) => void,
 *   onTied: (tied: boolean) => void, onHold: (held: number | null) => void }} Props */

/** What a seat has agreed on, in words. @type {Record<string, string>} */
export const NAMES = { horde: "seats-side-horde", alliance: "seats-side-alliance", together: "seats-side-together", drawn: "" };

/** Tables to start from; the first is the one for newcomers.
 * @param {{ game: GamePlan, seats: SeatPlan[], settings: Record<string, any>, onPick: (preset: Preset) => void }} props */
export function Presets({ game, seats, settings, onPick }) {
  const isIt = (/** @type {Preset} */ preset) => preset.seats === seats.length && same(preset.settings, settings, game);
  return html`<div class="presets" role="group" aria-label=${t("setup-presets")}>
    ${game.presets?.map(
      (preset, at) =>
        html`<button key=${preset.name} type="button" class="preset" aria-pressed=${String(isIt(preset))} onClick=${() => onPick(preset)}>
          <${Icon} name=${preset.icon} />
          <b>${t(preset.name)}</b>
          <em>${t("setup-minutes", { minutes: expected(game, presetSeats(preset), preset.settings, null)?.likely ?? 0 })}</em>
          <span>${t(preset.line)}</span>
          ${at === 0 && html`<i>${t("preset-suggested")}</i>`}
        </button>`,
    )}
  </div>`;
}

/** Whether two choices of options say the same. @param {Record<string, any>} a @param {Record<string, any>} b @param {GamePlan} game */
const same = (a, b, game) => game.options.every(({ name, printed }) => (a[name] ?? printed) === (b[name] ?? printed));

/** @param {Props} props */
export function Sides(props) {
  const { seats, drawn, held } = props;
  // Whoever was moved by a key is still in the hand.
  useEffect(() => {
    if (held !== null) /** @type {HTMLElement | null} */ (document.querySelector(`[data-grip="${held}"]`))?.focus();
  }, [seats, held]);
  if (drawn)
    return html`<div class="sides drawn">
      <p class="hint">${t("sides-drawn-line")}</p>
      <${Column} ...${props} numbers=${seats.map((_, number) => number)} />
    </div>`;
  return html`<div class="sides">
    ${SIDES.map((side) => html`<${Column} key=${side} ...${props} side=${side} numbers=${seatsOn(seats, side)} />`)}
  </div>`;
}

/** @param {Props & { side?: Side, numbers: number[] }} props */
function Column(props) {
  const { seats, drawn, tied, held, side, numbers, onTied } = props;
  const people = numbers.filter((number) => isPerson(seats[number] ?? seats[0]));
  const second = people[1];
  const most = seats.length <= 4 ? 2 : 3;
  const count = numbers.reduce((sum, number) => sum + leads(seats, number, drawn, tied), 0);
  const comes = held !== null && side && seats[held]?.side !== side;
  return html`<section class=${"side " + (side ?? "either")} data-side=${side} aria-label=${t(side ? NAMES[side] : "setup-seats")}>
    ${
      side &&
      html`<header>
        <${Icon} name=${side} /><h3>${t(NAMES[side])}</h3>
        <small>${t(side === "horde" ? "sides-horde-line" : "sides-alliance-line")}</small><span class="count">${t("sides-count", { count, most })}</span>
      </header>`
    }
    <ol>
      ${numbers.map(
        (number) => html`
          ${
            number === second &&
            html`<li key="tie" class=${"tie" + (tied ? "" : " loose")}>
              <span><b>${t("sides-same")}</b><${Toggle} label=${t("sides-same")} on=${tied} onFlip=${onTied} /></span>
              <small>${t(tied ? "sides-same-on" : "sides-same-off", { names: join(people.map((each) => titleOf(seats[each], each))) })}</small>
            </li>`
          }
          <${SeatCard} key=${number} ...${props} number=${number} />
        `,
      )}
    </ol>
    ${comes && html`<${Drop} ...${props} />`}
  </section>`;
}

/** Where the seat in the hand may go. @param {Props} props */
function Drop({ seats, tied, held, onSeats, onHold }) {
  const number = held ?? 0;
  const back = inExchange(seats, number, tied).map((each) => titleOf(seats[each], each));
  const drop = () => (onSeats(crossed(seats, number, tied)), onHold(null));
  return html`<button type="button" class="drop" onClick=${drop}>
    <b>${t("sides-drop", { name: titleOf(seats[number], number) })}</b>
    <small>${back.length ? t("sides-exchange", { names: join(back), count: back.length }) : t("sides-stays-even")}</small>
  </button>`;
}

/** Pixels that a pointer moves before the card goes with it. */
const PULL = 6;

/** @param {Props & { side?: Side, number: number }} props */
function SeatCard({ game, seats, drawn, tied, held, side, number, onSeat, onSeats, onHold }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const drag = useRef({ x: 0, y: 0, on: false, id: -1 });
  const seat = seats[number];
  if (!seat) return null;
  const name = titleOf(seat, number);
  const cross = (/** @type {Side} */ to) => {
    if (seat.side === to) return;
    onSeats(crossed(seats, number, tied));
    announce(t("sides-moved", { name, side: t(NAMES[to]) }));
  };
  const lift = () => {
    onHold(held === number ? null : number);
    announce(t(held === number ? "sides-put-down" : "sides-lifted", { name }));
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const to = /** @type {Record<string, Side>} */ ({ ArrowLeft: "horde", ArrowUp: "horde", ArrowRight: "alliance", ArrowDown: "alliance" })[event.key];
    if (held !== number || (!to && event.key !== "Escape")) return;
    event.preventDefault();
    if (to) cross(to);
    else onHold(null);
  };
  const place = (/** @type {string} */ transform) => {
    if (card.current) card.current.style.transform = transform;
  };
  const onPointerDown = (/** @type {PointerEvent} */ event) => {
    drag.current = { x: event.clientX, y: event.clientY, on: false, id: event.pointerId };
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  };
  const onPointerMove = (/** @type {PointerEvent} */ event) => {
    const { x, y, id, on } = drag.current;
    if (id !== event.pointerId || (!on && Math.hypot(event.clientX - x, event.clientY - y) < PULL)) return;
    drag.current.on = true;
    if (held !== number) onHold(number);
    place(`translate(${event.clientX - x}px, ${event.clientY - y}px) rotate(-2deg)`);
  };
  const onPointerUp = (/** @type {PointerEvent} */ event) => {
    const { on } = drag.current;
    drag.current.id = -1;
    place("");
    if (!on) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each instanceof HTMLElement && each.dataset.side);
    onHold(null);
    if (under instanceof HTMLElement) cross(/** @type {Side} */ (under.dataset.side));
  };
  // A drag ends with a click on the grip: that one lifts nothing.
  const onClick = () => (drag.current.on ? (drag.current.on = false) : lift());
  const two = leads(seats, number, drawn, tied) === 2;
  const along = held !== null && held !== number && alongWith(seats, held, tied).includes(number);
  return html`<li ref=${card} class=${`side-seat ${held === number ? "held" : ""} ${along ? "along" : ""}`} data-seat=${number}>
    ${
      !drawn &&
      html`<button
        type="button"
        class="grip"
        data-grip=${number}
        aria-pressed=${String(held === number)}
        aria-label=${t("sides-grip", { name, side: t(NAMES[side ?? "horde"]), other: t(NAMES[other(side ?? "horde")]) })}
        onClick=${onClick}
        onKeyDown=${onKeyDown}
        onPointerDown=${onPointerDown}
        onPointerMove=${onPointerMove}
        onPointerUp=${onPointerUp}
        onPointerCancel=${() => (place(""), (drag.current.id = -1), onHold(null))}
      >
        <${Icon} name="grip" />
      </button>`
    }
    <span class=${"seat-crest " + (side ?? "")}><${Icon} name=${KINDS.find((each) => each.value === seat.kind)?.icon ?? "person"} /></span>
    <div class="seat-who"><b>${name}</b>${two && html`<small>${t("sides-leads-two")}</small>`}</div>
    <${Select}
      label=${t("setup-who", { number: number + 1 })}
      value=${seat.kind}
      choices=${KINDS.map(({ value, text }) => ({ value, text: t(text) }))}
      onPick=${(/** @type {SeatPlan["kind"]} */ kind) => onSeat(number, asKind(seat, kind))}
    />
    <div class="detail"><${Detail} game=${game} number=${number} seat=${seat} onChange=${(/** @type {Partial<SeatPlan>} */ news) => onSeat(number, news)} /></div>
  </li>`;
}
