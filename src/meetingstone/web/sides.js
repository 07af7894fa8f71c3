// Who plays on which side, where a game has two: what a choice at the set-up means for the seats, and for the server.

/** @typedef {import("./games.js").SeatPlan} SeatPlan */
/** @typedef {"horde" | "alliance"} Side */

/** @type {Side[]} */
export const SIDES = ["horde", "alliance"];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "horde" ? "alliance" : "horde");

/** @param {SeatPlan} seat */
export const isPerson = (seat) => seat.kind !== "bot";

/** Most seats that a side takes. @param {SeatPlan[]} seats */
const room = (seats) => Math.ceil(seats.length / 2);

/** The seats of a side, in their order. @param {SeatPlan[]} seats @param {Side} side */
export const seatsOn = (seats, side) => seats.flatMap((seat, number) => (seat.side === side ? [number] : []));

/** Those who go where a seat goes: people who have said that they play on one side. @param {SeatPlan[]} seats
 * @param {number} number @param {boolean} tied */
export const alongWith = (seats, number, tied) => {
  const seat = seats[number];
  if (!seat || !tied || !isPerson(seat)) return [number];
  return seats.flatMap((each, at) => (isPerson(each) && each.side === seat.side ? [at] : []));
};

/** Who would go over in exchange, so that the sides stay even: the last of the others, bots before people.
 * @param {SeatPlan[]} seats @param {number} number @param {boolean} tied */
export function inExchange(seats, number, tied) {
  const going = alongWith(seats, number, tied),
    to = other(seats[number]?.side ?? "horde");
  const there = seatsOn(seats, to).sort((a, b) => Number(isPerson(seats[a] ?? seats[0])) - Number(isPerson(seats[b] ?? seats[0])) || b - a);
  return there.slice(0, Math.max(0, there.length + going.length - room(seats)));
}

/** The seats after one has gone to the other side. @param {SeatPlan[]} seats @param {number} number @param {boolean} tied */
export function crossed(seats, number, tied) {
  const crossing = [...alongWith(seats, number, tied), ...inExchange(seats, number, tied)];
  return seats.map((seat, at) => (crossing.includes(at) ? { ...seat, side: other(seat.side ?? "horde") } : seat));
}

/** As many seats as wanted: whoever comes joins the smaller side, whoever goes leaves the larger one, bots first.
 * @param {SeatPlan[]} seats @param {number} count @returns {SeatPlan[]} */
export function resized(seats, count) {
  const found = seats.map((seat, number) => ({ ...seat, side: seat.side ?? SIDES[number % 2] }));
  const smaller = () => (seatsOn(found, "horde").length > seatsOn(found, "alliance").length ? "alliance" : "horde");
  while (found.length < count) found.push({ kind: "bot", bot: "greedy", name: "", side: smaller() });
  while (found.length > count) {
    const even = seatsOn(found, "horde").length === seatsOn(found, "alliance").length;
    const from = found.flatMap((seat, at) => (even || seat.side !== smaller() ? [at] : []));
    const bots = from.filter((at) => !isPerson(found[at] ?? seats[0]));
    found.splice((bots.length ? bots : from).at(-1) ?? 0, 1);
  }
  return found;
}

/** The seat that leads two characters, where one does for whom there is no friend: -1 where all lead alike.
 * @param {SeatPlan[]} seats @param {boolean} drawn @param {boolean} tied */
export function doubled(seats, drawn, tied) {
  if (seats.length !== 3 && seats.length !== 5) return -1;
  const smaller = seatsOn(seats, "horde").length < seatsOn(seats, "alliance").length ? "horde" : "alliance";
  const found = drawn ? seats.flatMap((seat, at) => (tied && isPerson(seat) ? [] : [at])) : seatsOn(seats, smaller);
  return found.at(-1) ?? seats.length - 1;
}

/** How many characters a seat leads (BG-PLAY-01..08). @param {SeatPlan[]} seats @param {number} number @param {boolean} drawn
 * @param {boolean} tied */
export const leads = (seats, number, drawn, tied) => (seats.length === 2 || number === doubled(seats, drawn, tied) ? 2 : 1);

/** People who want one side are too many for it: then how many. @param {SeatPlan[]} seats @param {boolean} drawn @param {boolean} tied */
export function tooMany(seats, drawn, tied) {
  const people = seats.filter(isPerson).length;
  return drawn && tied && people > room(seats) ? people : 0;
}

/** The seats in the order of the server, which lets the last one lead two, and what they have agreed on.
 * @param {SeatPlan[]} seats @param {boolean} drawn @param {boolean} tied */
export function agreed(seats, drawn, tied) {
  const last = doubled(seats, drawn, tied);
  const inOrder = last < 0 ? seats : [...seats.filter((_, at) => at !== last), ...seats.slice(last, last + 1)];
  const together = tied && seats.filter(isPerson).length > 1;
  const sides = inOrder.map((seat) => (!drawn ? (seat.side ?? "drawn") : together && isPerson(seat) ? "together" : "drawn"));
  return { seats: inOrder, sides: drawn && !together ? undefined : sides };
}
