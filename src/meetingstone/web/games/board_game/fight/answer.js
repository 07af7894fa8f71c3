// What may be answered in a fight: dice in mind before they are sent, things that can be touched, and the keys.
import { useLayoutEffect, useMemo } from "preact/hooks";
import { signal } from "@preact/signals";
import { isMine, optionsOf } from "../model.js";
import { asksDice, chainOf, isEnough, openDice, picksMany, rerolls, sideOf, toggled, worstDice } from "./model.js";

/** @typedef {import("../words.js").Around} Around */
/** @typedef {import("../model.js").Option} Option */
/** @typedef {import("../model.js").Fighting} Fighting */
/** @typedef {ReturnType<typeof useAnswering>} Answering */

/** Options that stand as buttons beside the prompt. */
const BESIDE = new Set("ready done keep enough bear reroll use_all suffer".split(" "));
/** Options about a participant, who can be touched instead. */
const HEROES = new Set(["wound", "next"]);
/** Questions in which picked dice are rolled again. */
const AGAIN = new Set(["bg-again", "bg-reroll"]);
/** What a picked die wears. @type {Record<string, string>} */
const SIGNS = { "bg-spot": "eye", "bg-take": "check", "bg-trim": "skull" };

/** What somebody looks at in this fight and nobody else sees. */
class Mind {
  constructor() {
    this.question = -1;
    /** Dice that are picked, by their place in the pool. @type {import("@preact/signals").Signal<number[]>} */
    this.picked = signal([]);
    /** The character whose cards are shown; empty: the one who acts. */
    this.hero = signal("");
    /** The part that a phone shows. */
    this.part = signal("fight");
  }

  /** Dice in mind belong to one question, the character looked at to one attack. @param {number} question @param {string} attacker */
  meet(question, attacker) {
    if (question !== this.question) this.picked.value = [];
    if (attacker !== this.attacker) this.hero.value = "";
    this.question = question;
    this.attacker = attacker;
  }

  attacker = "";
}

/** @param {Around} around @param {Fighting} fight */
export function useAnswering(around, fight) {
  const { scene, act, desk } = around;
  const mind = useMemo(() => new Mind(), []);
  mind.meet(scene.number, fight.attack?.hero ?? "");
  const options = optionsOf(scene),
    kind = scene.question?.kind ?? "";
  const many = picksMany(scene),
    rerolling = many && rerolls(scene),
    picked = mind.picked.value;
  const open = asksDice(scene) ? openDice(scene) : [],
    weak = rerolling ? worstDice(scene) : [];
  const dice = fight.attack?.dice ?? [];
  // The order in which they lie: blue, then red, then green, best faces first.
  const laid = ["blue", "red", "green"].flatMap((colour) => open.filter((i) => dice[i]?.colour === colour).sort((a, b) => (dice[b]?.face ?? 0) - (dice[a]?.face ?? 0)));
  // Only what is rolled again counts as uncertain: a die that is raised, turned or taken stays what it is.
  const rolls = rerolling || AGAIN.has(kind);
  const again = rolls ? dice.filter((die, i) => die.chosen || picked.includes(i)) : [];
  const listed = options.filter((option) => !BESIDE.has(option.kind) && option.kind !== "die");
  const mine = scene.mine.filter((id) => fight.began.includes(id));
  const shown = mind.hero.value || fight.attack?.hero || (scene.subject && fight.began.includes(scene.subject) ? scene.subject : "") || mine[0] || fight.sides[sideOf(scene, fight)][0] || fight.began[0] || "";
  const answering = {
    mind,
    many,
    rerolling,
    picked,
    open,
    /** What one would reroll first. */
    weak,
    again,
    sign: SIGNS[kind] ?? "reroll",
    shown,
    /** Options that are listed: powers, and whatever has no place of its own. */
    listed,
    uses: options.filter((option) => option.kind === "use"),
    beside: options.filter((option) => BESIDE.has(option.kind)),
    boxes: new Map(options.flatMap((option) => (option.kind === "box" && option.what ? [[option.what, option.key]] : []))),
    heroes: new Map(options.flatMap((option) => (HEROES.has(option.kind) && option.hero ? [[option.hero, option]] : []))),
    foes: new Map(options.flatMap((option) => (option.kind === "slay" && option.foe ? [[option.foe, option.key]] : []))),
    /** Whether the dice in mind can be sent. */
    ready: many && picked.length > 0 && isEnough(scene, picked.length),
    /** @param {number} at */
    number: (at) => laid.indexOf(at) + 1,
    /** @param {string} hero */
    show: (hero) => void (mind.hero.value = hero),
    /** A die was touched: pick it, or answer with it at once. @param {number} at */
    touch(at) {
      desk.refused.value = null;
      if (many) mind.picked.value = toggled(scene, mind.picked.value, at);
      else act.choose([`die:${dice[at]?.key ?? ""}`]);
    },
    /** Send the dice in mind. */
    confirm: () => act.choose(chainOf(scene, mind.picked.value)),
    worst: () => void (mind.picked.value = weak),
    /** The option that bears a number. @param {number} index */
    take(index) {
      const at = laid[index],
        option = listed[index];
      if (at !== undefined) answering.touch(at);
      else if (option) act.choose([option.key]);
    },
    /** Go on without anything more. */
    end() {
      const option = answering.beside.find((each) => each.kind !== "use_all");
      if (option) act.choose([option.key]);
    },
  };
  useKeys(around, answering);
  return answering;
}

/** Keys of the fight, before those of the table. @param {Around} around @param {any} answering */
function useKeys({ scene, desk, act }, answering) {
  useLayoutEffect(() => {
    // Keys may follow each other faster than the page is drawn: what is in mind counts, not what is seen.
    const picked = () => answering.mind.picked.value.length,
      ready = () => answering.many && picked() > 0 && isEnough(scene, picked());
    /** @param {KeyboardEvent} e */
    const press = (e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.ctrlKey || e.metaKey || e.altKey || target.closest("input, textarea, select, dialog") || !isMine(scene)) return;
      const key = e.key.toLowerCase(),
        number = Number(e.key);
      const all = answering.beside.find((/** @type {Option} */ each) => each.kind === "use_all");
      if (number >= 1 && number <= 9) answering.take(number - 1);
      else if (key === "r" && ready()) answering.confirm();
      else if (e.key === "Enter" && !target.closest("button, a")) {
        if (ready()) answering.confirm();
        else if (all) act.choose([all.key]);
        else answering.end();
      } else if (key === "k" || key === "e") answering.end();
      else if (key === "u" && all) act.choose([all.key]);
      else if (key === "w" && answering.rerolling) answering.worst();
      else if (e.key === "Escape" && picked() && !desk.open.value) answering.mind.picked.value = [];
      else return;
      e.preventDefault();
      e.stopPropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
}
