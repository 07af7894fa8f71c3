// The keyboard at the table: what each key does now. What keys are told of stands in keys.js.
import { useLayoutEffect } from "preact/hooks";
import { leftOf, sumOf } from "./chains.js";
import { pickOf } from "./combos.js";
import { listed } from "./decide.js";
import { chosenOf } from "./frame.js";
import { focusRegion } from "./map.js";
import { endOf, isMine, optionsOf, verbsOf } from "./model.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./words.js").Around} Around */

/** @param {Around} around */
export function useKeys(around) {
  // With the picture, not after it: a key answers what is seen.
  useLayoutEffect(() => {
    const { scene, desk, planner, act, view, painting } = around;
    const press = (/** @type {KeyboardEvent} */ e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (
        e.defaultPrevented ||
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        target.closest("input, textarea, select, dialog, [role=dialog], .drawer")
      )
        return;
      const number = Number(e.key);
      if (e.key === "Enter" && (isChosen(target, desk) || !target.closest("button, a, [role=button]"))) {
        const pick = desk.combo.value && pickOf(around, desk.combo.value),
          chosen = chosenOf(around)[0];
        if (pick || chosen) act.choose([(pick || chosen).key]);
        else return;
      } else if (number >= 1 && number <= 9) byNumber(around, number - 1);
      else if (e.key === "e" || e.key === "E") end(around);
      else if (e.key === "z" || e.key === "Z") act.undo();
      else if (e.key === "h" || e.key === "H") {
        if (isMine(scene) && !around.planning) act.hint();
      } else if (e.key === "p" || e.key === "P") {
        act.plan();
      } else if (e.key === "s" || e.key === "S") {
        if (scene.question?.kind === "redeploy" && isMine(scene)) act.spread();
      } else if (e.key === "a" || e.key === "A") {
        if (scene.question?.kind === "redeploy" && isMine(scene) && scene.stood) act.stood();
      } else if ((e.key === "ArrowDown" || e.key === "ArrowUp") && !target.closest(".log, .rules"))
        walk(around, e.key === "ArrowDown" ? 1 : -1);
      else if (e.key === "v" || e.key === "V") nextVerb(around);
      else if (e.key === "m" || e.key === "M")
        focusRegion(desk.pinned.value || (listed(around)[0]?.[0] ?? painting.chart.regions[0]?.id ?? ""));
      else if (e.key === "+" || e.key === "=") view.zoom(1.25);
      else if (e.key === "-") view.zoom(0.8);
      else if (e.key === "0") view.fit();
      else if (e.key === "Escape") {
        if (!desk.back() && !planner.back()) return;
      } else if (e.key === "Backspace" && desk.chain.value.length) desk.chain.value = desk.chain.value.slice(0, -1);
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Whether this is the button of what is chosen already: Enter there does it. @param {HTMLElement} target @param {Desk} desk */
function isChosen(target, { pinned, combo }) {
  const data = /** @type {HTMLElement | null} */ (target.closest("[data-choose], [data-combo]"))?.dataset ?? {};
  const thing = data.choose ?? data.combo;
  return Boolean(thing) && (thing === pinned.value || thing === combo.value);
}

/** @param {Around} around */
function end({ scene, desk, act, planning, planner, ahead }) {
  if (planning) {
    if (!ahead && planner.keys.value.length) act.carryOut();
    return;
  }
  if (scene.question?.kind === "redeploy") {
    if (!sumOf(leftOf(scene, desk.chain.value))) act.confirm();
    return;
  }
  const option = endOf(scene);
  if (option) act.choose([option.key]);
}

/** From one target to the next, in the order of the list: all of them, also those without a number.
 * @param {Around} around @param {number} by */
function walk(around, by) {
  const { scene, desk, act } = around;
  const picks = optionsOf(scene).flatMap((o) => (o.kind === "pick" && o.race ? [o.race] : []));
  const all = picks.length ? picks : listed(around).map(([region]) => region);
  const at = all.indexOf(picks.length ? desk.combo.value : desk.pinned.value);
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  if (next && picks.length) act.combo(next);
  else if (next) act.show(next);
}

/** @param {Around} around */
function nextVerb(around) {
  const verbs = [...verbsOf(around.scene).keys()];
  const at = Math.max(0, verbs.indexOf(around.desk.verb.value));
  if (verbs.length > 1) around.act.verb(verbs[(at + 1) % verbs.length] ?? "");
}

/** The option that bears a number. @param {Around} around @param {number} index */
function byNumber(around, index) {
  const { scene, act } = around;
  if (!isMine(scene)) return;
  if (scene.question?.kind === "pick") {
    const pick = optionsOf(scene).filter((o) => o.kind === "pick")[index];
    if (pick?.race) act.combo(pick.race);
    return;
  }
  if (scene.question?.kind === "redeploy") {
    const race = scene.players[scene.me]?.race,
      held = Object.keys(scene.regions).filter((r) => scene.regions[r]?.race === race);
    if (held[index]) act.touch(held[index]);
    return;
  }
  const target = listed(around)[index];
  if (target) {
    act.touch(target[0]);
    return;
  }
  const button = optionsOf(scene).filter((o) => !o.region && !o.to && o.kind !== "pick")[index];
  if (button && !verbsOf(scene).size) act.choose([button.key]);
}
