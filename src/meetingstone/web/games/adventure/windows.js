// A closer look: a character, a card; and the search for a place.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say, t } from "../../texts.js";
import { AnyFace } from "./faces.js";
import { Fit } from "./fit.js";
import { heroAt, heroesOf, itemOptions, optionsOf } from "./model.js";
import { CharacterCard, Gear, Quests } from "./tray.js";
import { nameOf } from "./words.js";

/** @typedef {import("./words.js").Around} Around */

/** @param {{around: Around}} props */
export function Windows({ around }) {
  const { desk } = around,
    [kind, id = ""] = desk.open.value.split(/:(.*)/);
  const window = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => window.current?.focus(), [desk.open.value]);
  if (!kind || !id) return null;
  const hero = kind === "hero" ? heroAt(around.scene, Number(id)) : undefined;
  const title = hero ? nameOf(hero.id) : nameOf(id);
  return html`<div class="veil shown" onClick=${() => (desk.open.value = "")}>
    <section class="closer panel" role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" ref=${window} onClick=${(/** @type {Event} */ e) => e.stopPropagation()}>
      <header><h2>${title}</h2><button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.open.value = "")}>×</button></header>
      ${hero ? html`<div class="closehero"><${CharacterCard} around=${around} hero=${hero} /><${Gear} around=${around} hero=${hero} /><${Quests} around=${around} hero=${hero} /></div>` : html`<${AnyFace} around=${around} id=${id} /><${Fit} around=${around} id=${id} />`}
      ${!hero && html`<${Deeds} around=${around} id=${id} />`}
    </section>
  </div>`;
}

/** What may be done with the card that is looked at. @param {{around: Around, id: string}} props */
function Deeds({ around, id }) {
  const { scene, desk, act, gallery } = around;
  const mine = heroAt(scene, scene.me);
  const options = [...new Set([...itemOptions(scene, id), ...optionsOf(scene).filter((option) => option.card === id || option.token === id)])];
  const owned = mine && [...mine.bag, mine.weapon, mine.armor].includes(id);
  if (!options.length && !(owned && optionsOf(scene).length)) return null;
  const tried = gallery.items[id]?.kind === "bag" ? `use:${id}` : `item:${id}`;
  return html`<div class="row">
    ${options.map((option) => html`<button type="button" key=${option.key} class="btn pri" data-answer=${option.key} disabled=${desk.busy.value} onClick=${() => ((desk.open.value = ""), act.choose([option.key]))}>${say(option.text, around.spoken)}</button>`)}
    ${!options.length && html`<button type="button" class="btn" data-do="why" onClick=${() => ((desk.open.value = ""), act.why(tried, "tray"))}>${t("agt-why-not")}</button>`}
  </div>`;
}

/** Plain letters, for a search that forgives. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/[^\p{L}\p{N} ]/gu, "").toLowerCase();

/** Where is ...? A name centres the map on its space. @param {{around: Around}} props */
export function Finder({ around }) {
  const { desk, gallery, scene, act } = around;
  const [words, setWords] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const open = desk.finding.value;
  useLayoutEffect(() => {
    if (open) field.current?.focus();
    else setWords("");
  }, [open]);
  if (!open) return null;
  /** @type {{name: string, note: string, space: string}[]} */
  const all = [
    ...Object.entries(gallery.map.spaces).map(([id, place]) => ({ name: nameOf(id), note: nameOf(place.region), space: id })),
    ...heroesOf(scene).map((hero) => ({ name: nameOf(hero.id), note: nameOf(hero.space), space: hero.space })),
    ...Object.values(scene.track).map((marked) => ({ name: nameOf(marked.foe), note: nameOf(marked.space), space: marked.space })),
  ];
  const asked = plain(words.trim());
  const found = asked ? all.filter(({ name, note }) => plain(`${name} ${note}`).includes(asked)).sort((a, b) => Number(plain(b.name).startsWith(asked)) - Number(plain(a.name).startsWith(asked))).slice(0, 8) : [];
  const go = (/** @type {string} */ space) => {
    desk.finding.value = false;
    act.centre(space);
  };
  return html`<div class="finder panel" role="search">
    <input ref=${field} value=${words} placeholder=${t("agt-find-hint")} aria-label=${t("agt-find")} onInput=${(/** @type {InputEvent} */ e) => setWords(/** @type {HTMLInputElement} */ (e.target).value)}
      onKeyDown=${(/** @type {KeyboardEvent} */ e) => (e.key === "Enter" && found[0] ? go(found[0].space) : e.key === "Escape" ? (desk.finding.value = false) : undefined)} />
    <button type="button" class="shut" aria-label=${t("sw-close")} onClick=${() => (desk.finding.value = false)}>×</button>
    <ul>${found.map(({ name, note, space }, i) => html`<li key=${i}><button type="button" data-found=${space} onClick=${() => go(space)}><b>${name}</b> <small>${note}</small></button></li>`)}${asked && !found.length && html`<li class="nothing">${t("agt-find-nothing")}</li>`}</ul>
  </div>`;
}
