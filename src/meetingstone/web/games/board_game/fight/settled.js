// What is settled is not asked: the order of the attacks once it was chosen in a fight, and dice and bonuses that cost nothing.
// Whoever takes such an answer back is asked after all.
import { useEffect } from "preact/hooks";
import { announce, keepsOrder, usesFree } from "../../../state.js";
import { say, t } from "../../../texts.js";
import { asks, optionsOf } from "../model.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Fighting} Fighting */

/** Which fight this is. @param {Fighting} fight */
const nameOf = ({ region, began }) => [region, ...began].join();

/** An order was chosen by hand. @param {Around} around @param {Fighting} fight @param {string[]} keys */
export function rememberOrder({ scene, desk }, fight, [key = ""]) {
  if (asks(scene, "bg-order")) desk.order = { fight: nameOf(fight), key, number: scene.number };
}

/** What uses everything that costs nothing and only adds something. @param {import("../model.js").Scene} scene */
function freeOf(scene) {
  if (!asks(scene, "bg-pool")) return "";
  const options = optionsOf(scene),
    plain = options.filter(({ kind, plain }) => kind === "use" && plain);
  return options.find(({ kind }) => kind === "use_all")?.key ?? plain[0]?.key ?? "";
}

/** Answer as before. Whoever comes back to a question that was answered so wants to choose anew. @param {Around} around @param {Fighting} fight */
export function useSettled({ scene, desk, act, past, spoken, coached }, fight) {
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
}
