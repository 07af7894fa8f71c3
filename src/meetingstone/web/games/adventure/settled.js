// What is settled is not asked again: the end of a movement that was announced with the walk; gear that was left as it is,
// or that could only be taken off after something was put on; a moment of a fight with nothing new since the last pass; and
// steps of quests that cost nothing. An answer that is taken back is asked again.
import { useEffect } from "preact/hooks";
import { announce, passesSettled } from "../../state.js";
import { t } from "../../texts.js";
import { ENDS, heroAt, isMine, listed, optionsOf } from "./model.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").Scene} Scene */
/** What was left, and everything that spoke for it. @typedef {{ about: string, keys: string[] }} Left */

/** What a decision about gear or in a fight rests on; empty for other questions. @param {Scene} scene */
function groundsOf(scene) {
  const { question, fight } = scene,
    hero = heroAt(scene, scene.me);
  if (!question || !hero) return "";
  if (question.kind === "ag-equip") return ["gear", hero.level, hero.side, hero.weapon, hero.armor].join();
  if (!question.kind.startsWith("ag-at-") || !fight) return "";
  const sides = fight.sides.flatMap((side) => [side.die, side.attack.total, side.defense.total, side.damage.total, side.ranged, side.idle, side.struck, side.hit, (side.powers ?? []).length]);
  return ["fight", scene.round, scene.active, fight.foe, fight.space, ...sides, hero.wounds, hero.energy].join();
}

/** @param {Scene} scene @param {string | undefined} item */
function isWorn(scene, item) {
  const hero = heroAt(scene, scene.me);
  return item !== undefined && [hero?.weapon, hero?.armor].includes(item);
}

/** Whether only what is worn could be taken off. @param {Scene} scene */
export const onlyWorn = (scene) => scene.question?.kind === "ag-equip" && optionsOf(scene).every(({ kind, item }) => ENDS.has(kind) || isWorn(scene, item));

/** What may be used or put on. @param {Scene} scene */
const offersOf = (scene) => optionsOf(scene).flatMap(({ key, kind }) => (ENDS.has(kind) ? [] : [key]));

/** An answer was given by hand: a pass or an end declines all that was offered. @param {Around} around @param {string[]} keys */
export function rememberLeft({ scene, desk }, [key = ""]) {
  const about = groundsOf(scene);
  desk.dressed = scene.question?.kind === "ag-equip" && !isWorn(scene, optionsOf(scene).find((option) => option.key === key)?.item);
  if (!about || !optionsOf(scene).some((option) => option.key === key && ENDS.has(option.kind))) return;
  const kind = about.split(",")[0] ?? "";
  desk.left.set(kind, { about, keys: offersOf(scene) });
}

/** Whether all that is offered was left before, when everything was as it is now. @param {Scene} scene @param {Map<string, Left>} left */
export function isSettled(scene, left) {
  const about = groundsOf(scene),
    before = left.get(about.split(",")[0] ?? "");
  return about !== "" && before?.about === about && offersOf(scene).every((key) => before.keys.includes(key));
}

/** The step of a quest that can be taken here and costs nothing, if all that is offered is of that kind. @param {Scene} scene */
export function freeStep(scene) {
  if (scene.question?.kind !== "ag-quests") return undefined;
  const steps = optionsOf(scene).filter(({ kind }) => !ENDS.has(kind));
  return steps.some(({ item, card }) => item || card) ? undefined : steps[0];
}

/** Whether something is left to do in the movement phase after a walk: spaces, cards, potions. @param {Scene} scene @param {number} steps */
export const leavesMore = (scene, steps) => scene.moves > steps || listed(scene).length > 0;

/** Answer what is settled. @param {Around} around */
export function useSettled({ scene, desk, act, past, coached }) {
  useEffect(() => {
    const bound = desk.bound;
    if (past || coached || !isMine(scene) || scene.number <= desk.settled) return;
    desk.bound = "";
    const end = optionsOf(scene).find(({ kind }) => ENDS.has(kind));
    /** @type {import("./model.js").Option | undefined} */
    let answer;
    if (scene.question?.kind === "ag-move") answer = bound && bound === heroAt(scene, scene.me)?.space ? end : undefined;
    else if (passesSettled.value) {
      answer = freeStep(scene);
      if (!answer && desk.wanted !== scene.round && (isSettled(scene, desk.left) || (desk.dressed && onlyWorn(scene)))) {
        answer = end;
        announce(t("agt-passed-settled"));
      }
    }
    if (!answer) return;
    desk.settled = scene.number;
    act.settle(answer.key);
  }, [scene.number, scene.me, scene.question?.kind, past]);
}
