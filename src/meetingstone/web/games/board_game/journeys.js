// Characters who move are seen moving: a copy flies from the region they left to the one they are in.
import { useLayoutEffect, useRef } from "preact/hooks";
import { fly, middleOf } from "../../parts/motion.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {string} region */
const spotOf = (region) => middleOf(document.getElementById("b-" + region));

/** @param {Around} around @param {{current: HTMLElement | null}} layer that lies over everything */
export function useJourneys({ scene, gallery, past, desk }, layer) {
  const before = useRef(/** @type {Record<string, string | null>} */ ({}));
  useLayoutEffect(() => {
    const now = Object.fromEntries(Object.values(scene.heroes).map((hero) => [hero.id, hero.region]));
    const shown = !past && (!scene.fight || desk.aside.value);
    Object.entries(now).forEach(([id, region], order) => {
      const was = before.current[id],
        hero = scene.heroes[id];
      if (!shown || !hero || !was || !region || was === region) return;
      const pawn = `<svg viewBox="-30 -30 60 60" class="pawn ${hero.faction}"><use href="#c-${hero.faction}"/><svg x="-14" y="-15" width="28" height="28" class="ig"><use href="#i-${gallery.characters[id]?.cls}"/></svg></svg>`;
      fly(layer.current, pawn, spotOf(was), spotOf(region), order);
    });
    before.current = now;
  }, [scene]);
}
