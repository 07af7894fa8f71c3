// The size for which the map of Small World is laid out.
import { useEffect, useState } from "preact/hooks";

/** What stands around the board on a large screen, in pixels. */
const BESIDE = 552,
  ABOVE = 298;
/** On the phone the map is larger than the screen: so many pixels for each island, in two columns. */
const PHONE = { width: 750, each: 205 };

/** The size for which the map is laid out, so that at first one unit is a pixel. @param {boolean} phone @param {number} islands */
function frameFor(phone, islands) {
  if (phone) return { width: PHONE.width, height: Math.max(2, islands) * PHONE.each };
  const near = (/** @type {number} */ size, /** @type {number} */ least) => Math.max(least, Math.round(size / 20) * 20);
  return { width: near(innerWidth - BESIDE, 660), height: near(innerHeight - ABOVE, 440) };
}

/** The frame of the map. It is laid out anew only when the window has become quite another one.
 * @param {boolean} phone @param {number} islands */
export function useFrame(phone, islands) {
  const [frame, setFrame] = useState(() => frameFor(phone, islands));
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const now = frameFor(phone, islands);
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
  }, [phone, islands]);
  return frame;
}
