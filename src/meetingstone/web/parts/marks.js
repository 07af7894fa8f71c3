// The shapes that always go with the colours of the seats: on the table, in charts and in lists.
import { html } from "htm/preact";

/** Names, and outlines in a square of 20, seat by seat. */
export const SHAPES = [
  { name: "lozenge", d: "M10 .9 19.1 10 10 19.1.9 10Z" },
  { name: "square", d: "M4.6 2.2h10.8a2.4 2.4 0 0 1 2.4 2.4v10.8a2.4 2.4 0 0 1-2.4 2.4H4.6a2.4 2.4 0 0 1-2.4-2.4V4.6a2.4 2.4 0 0 1 2.4-2.4Z" },
  { name: "hexagon", d: "M5.4 1.8h9.2L19.2 10l-4.6 8.2H5.4L.8 10Z" },
  { name: "triangle", d: "M10 .8 19.4 17.6H.6Z" },
  { name: "octagon", d: "M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2Z" },
  { name: "circle", d: "M10 1a9 9 0 1 0 .01 0Z" },
];

/** @param {number} seat */
export const shapeOf = (seat) => SHAPES[seat % SHAPES.length] ?? { name: "", d: "" };

/** The colour of a seat, for the style of whatever belongs to it. @param {number} seat */
export const seatColour = (seat) => `--c: var(--seat-${(seat % 6) + 1})`;

/** The shape of a seat; `colour` when somebody else's colour belongs to it, as that of a side. @param {{ seat: number, colour?: number }} props */
export const SeatMark = ({ seat, colour = seat }) =>
  html`<svg class="mark" viewBox="0 0 20 20" style=${seatColour(colour)} aria-hidden="true"><path d=${shapeOf(seat).d} /></svg>`;

/** The head of a column; where there is no room the shape alone stands there. @param {{ seat: number, colour?: number, name: string }} props */
export const SeatName = ({ seat, colour, name }) =>
  html`<${SeatMark} seat=${seat} colour=${colour} /><span class="name" aria-hidden="true"> ${name}</span><span class="unseen">${name}</span>`;
