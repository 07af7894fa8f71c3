// Characters who move are seen moving: a copy flies from the region they left to the one they are in.
import { useLayoutEffect, useRef } from "preact/hooks";
import { appearAt, fly, middleOf } from "../../parts/motion.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {string} region */
const spotOf = (region) => middleOf(document.getElementById("b-" + region));

/** Where a character stands beside the map. @param {string} hero */
const rowOf = (hero) => [...document.querySelectorAll(`[data-hero="${hero}"]`)].find((each) => each.getClientRects().length) ?? null;

/** What a character has, by the sign that flies when it becomes more. @param {import("./model.js").Hero} hero @returns {Record<string, number>} */
const havings = (hero) => ({
  star: hero.level,
  coins: hero.gold,
  book: hero.spellbook.length + hero.bag.length + hero.talents.length + hero.areas.reduce((sum, area) => sum + area.cards.length, 0),
});

/** @param {string} sign */
const coin = (sign) => `<svg viewBox="0 0 512 512" class="flown ${sign}"><use href="#i-${sign}"/></svg>`;

/** Levels, gold and cards fly from where the character stands to the row that counts them. @param {Around} around
 * @param {{current: HTMLElement | null}} layer */
export function useGains({ scene, past }, layer) {
  const before = useRef(/** @type {Record<string, Record<string, number>>} */ ({}));
  useLayoutEffect(() => {
    const now = Object.fromEntries(Object.values(scene.heroes).map((hero) => [hero.id, havings(hero)]));
    let order = 0;
    for (const hero of Object.values(scene.heroes)) {
      const was = before.current[hero.id],
        row = rowOf(hero.id);
      for (const [sign, amount] of Object.entries(now[hero.id] ?? {}))
        if (!past && was && amount > (was[sign] ?? 0)) {
          const lands = fly(layer.current, coin(sign), spotOf(hero.region ?? "") ?? middleOf(document.querySelector(".ms-board")), middleOf(row), order++);
          if (sign === "star") appearAt(row?.parentElement?.querySelector(".lv"), lands);
        }
    }
    before.current = now;
  }, [scene]);
}

/** The Overlord is seen coming nearer, and an Event is laid beside the board. @param {Around} around @param {{current: HTMLElement | null}} layer */
export function useOmens({ scene, past }, layer) {
  const before = useRef(/** @type {{lord: string, events: string} | null} */ (null));
  useLayoutEffect(() => {
    const was = before.current,
      lord = scene.overlord?.region ?? "",
      events = scene.events.map(({ id }) => id).join();
    if (!past && was?.lord && lord && was.lord !== lord)
      fly(layer.current, `<svg viewBox="-32 -32 64 64" class="flown lord"><use href="#b-nef"/><svg x="-19" y="-20" width="38" height="38" class="ig"><use href="#i-${scene.overlord?.id}"/></svg></svg>`, spotOf(was.lord), spotOf(lord));
    const fresh = scene.events.findIndex(({ id }) => !was?.events.split(",").includes(id));
    if (!past && was && fresh >= 0)
      fly(layer.current, coin("event"), middleOf(document.querySelector(".ms-board")), middleOf(document.querySelector(`[data-event="${scene.events[fresh]?.id}"]`)));
    before.current = { lord, events };
  }, [scene]);
}

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
