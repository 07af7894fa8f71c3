// What is settled is not asked: the order of the attacks once it was chosen in a fight, what costs nothing and can only help,
// a moment at which one went on before with the same cards, and Character Management without anything new.
// Whoever takes such an answer back is asked after all.
import { useEffect } from "preact/hooks";
import { announce, keepsOrder, passesSettled, usesFree } from "../../../state.js";
import { say, t } from "../../../texts.js";
import { asks, optionsOf } from "../model.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {import("../model.js").Scene} Scene */

/** Moments at which it hardly matters how the dice lie. */
const CALM = new Set("bg-round bg-lost bg-spent bg-defense bg-round_end bg-combat_end".split(" "));

/** Which fight this is. @param {Fighting} fight */
const nameOf = ({ region, began }) => [region, ...began].join();

/** What is offered besides going on. @param {Scene} scene @param {string} kind */
const offered = (scene, kind) => optionsOf(scene).flatMap((option) => (option.kind === kind ? [option.key] : []));

/** An answer was given by hand: what it settles. @param {Around} around @param {string[]} keys */
export function remember({ scene, desk }, [key = ""]) {
  const { fight, number } = scene,
    kind = scene.question?.kind ?? "";
  if (fight && kind === "bg-order") desk.order = { fight: nameOf(fight), key, number };
  if (fight && CALM.has(kind) && key === "ready") {
    const before = desk.passed.fight === nameOf(fight) ? desk.passed.uses : [];
    desk.passed = { fight: nameOf(fight), uses: [...before, ...offered(scene, "use").map((use) => kind + use)], number };
  }
  if (kind === "bg-manage" && key === "ready") desk.arranged = { equips: offered(scene, "equip"), number };
}

/** What uses what costs nothing: all that only adds something, or the one card that betters a die, which is chosen then. @param {Scene} scene */
export function freeOf(scene) {
  const options = optionsOf(scene),
    uses = options.filter(({ kind }) => kind === "use"),
    [plain] = uses.filter((option) => option.plain),
    [only] = uses;
  // What must be done at the same moment comes in the order that one likes.
  if (!scene.fight || !options.some(({ kind }) => kind === "ready")) return "";
  if (plain) return options.find(({ kind }) => kind === "use_all")?.key ?? plain.key;
  return only?.boon && uses.length === 1 ? only.key : "";
}

/** Whether somebody who has lost Health has enough left. @param {Scene} scene */
function isWell({ heroes, subject, question }) {
  const hero = heroes[subject ?? ""];
  return question?.kind !== "bg-lost" || Boolean(hero && 2 * hero.health > hero.max_health);
}

/** Whether one went on here before, in this fight and past the same cards. @param {Around} around @param {Fighting} fight */
export function isPassed({ scene, desk: { passed } }, fight) {
  const kind = scene.question?.kind ?? "",
    uses = offered(scene, "use");
  if (!CALM.has(kind) || passed.fight !== nameOf(fight) || scene.number <= passed.number || !isWell(scene)) return false;
  return uses.length > 0 && optionsOf(scene).every(({ kind: each }) => each === "use" || each === "ready") && uses.every((use) => passed.uses.includes(kind + use));
}

/** Answer as before. Whoever comes back to a question that was answered so wants to choose anew. @param {Around} around @param {Fighting} fight */
export function useSettled(around, fight) {
  const { scene, desk, act, past, spoken, coached } = around;
  useEffect(() => {
    const key = past || coached || !usesFree.value ? "" : freeOf(scene);
    if (!key || scene.number <= desk.freed) return;
    desk.freed = scene.number;
    act.choose([key]);
  }, [scene.number, scene.question?.kind, past]);
  useEffect(() => {
    const { order } = desk;
    if (past || coached || !keepsOrder.value || scene.decider !== null || !asks(scene, "bg-order")) return;
    const option = optionsOf(scene).find(({ key }) => key === order.key);
    if (!option || order.fight !== nameOf(fight) || scene.number <= order.number) return;
    desk.order = { ...order, number: scene.number };
    announce(t("bgf-order-kept", { order: say(option.text, spoken) }));
    act.choose([option.key]);
  }, [scene.number, scene.question?.kind, past]);
  useEffect(() => {
    if (past || coached || !passesSettled.value || scene.decider !== null || !isPassed(around, fight)) return;
    desk.passed = { ...desk.passed, number: scene.number };
    announce(t("bgf-passed"));
    act.choose(["ready"]);
  }, [scene.number, scene.question?.kind, past]);
}

/** Whether Character Management offers no card more than when it was last left. @param {Around} around */
export function isArranged({ scene, desk: { arranged } }) {
  if (!asks(scene, "bg-manage") || arranged.number < 0 || scene.number <= arranged.number) return false;
  return offered(scene, "equip").every((key) => arranged.equips.includes(key));
}

/** Leave Character Management as it was left. @param {Around} around */
export function useArranged(around) {
  const { scene, desk, act, past, coached } = around;
  useEffect(() => {
    if (past || coached || !passesSettled.value || !isArranged(around)) return;
    desk.arranged = { ...desk.arranged, number: scene.number };
    announce(t("bgt-arranged"));
    act.choose(["ready"]);
  }, [scene.number, scene.question?.kind, past]);
}
