// The size for which the map of Small World is laid out.
import { useEffect, useState } from "preact/hooks";

/** @typedef {import("../../parts/shell.js").Layout} Layout */

/** What stands beside, above and below the board of each layout, in pixels. @type {Record<string, {beside: number, around: number}>} */
const TAKEN = {
  desk: { beside: 552, around: 322 },
  portrait: { beside: 26, around: 630 },
  landscape: { beside: 336, around: 330 },
};
/** Where there is little room the map is larger than the board: so many pixels for each island, in two columns. */
const CRAMPED = { width: 750, each: 205 };

/** The size for which the map is laid out, so that at first one unit is a pixel. @param {Layout} fit @param {number} islands */
function frameFor(fit, islands) {
  const taken = TAKEN[fit];
  if (!taken) return { width: CRAMPED.width, height: Math.max(2, islands) * CRAMPED.each };
  const near = (/** @type {number} */ size, /** @type {number} */ least) => Math.max(least, Math.round(size / 20) * 20);
  return { width: near(innerWidth - taken.beside, 660), height: near(innerHeight - taken.around, 440) };
}

/** The frame of the map. It is laid out anew only when the window has become quite another one.
 * @param {Layout} fit @param {number} islands */
export function useFrame(fit, islands) {
  const [frame, setFrame] = useState(() => frameFor(fit, islands));
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const now = frameFor(fit, islands);
      const alike = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a / b - 1) < 0.12;
      setFrame((was) => (alike(now.width, was.width) && alike(now.height, was.height) ? was : now));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 200);
    };
    look();
    addEventListener("resize", later);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", later);
    };
  }, [fit, islands]);
  return frame;
}
