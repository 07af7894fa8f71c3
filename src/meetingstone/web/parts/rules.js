// The rules, searchable: as a page of their own, and as a drawer beside any page, open at the rule that matters.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { once } from "../net.js";
import { complain, drawer, openRules, sheeted } from "../state.js";
import { language, t } from "../texts.js";
import { Icon } from "./icons.js";

/**
 * @typedef {import("../types/wire.js").Wording} Wording
 * @typedef {import("../types/wire.js").RuleInfo} Rule
 */

/**
 * Letters as people type them: without accents, in lower case.
 * @param {string} text
 */
export const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase();

/** @param {Wording} wording */
const inLanguage = (wording) => wording[/** @type {"en" | "it"} */ (language.value)] || wording.en;

/**
 * The rules of a game; null while they are on their way.
 * @param {string} game
 * @returns {Rule[] | null}
 */
export function useRules(game) {
  const [rules, setRules] = useState(/** @type {Rule[] | null} */ (null));
  useEffect(() => {
    let current = true;
    setRules(null);
    once(`/api/games/${game}/rules`).then((list) => current && setRules(list), complain);
    return () => {
      current = false;
    };
  }, [game]);
  return rules;
}

/**
 * @param {Rule[]} rules
 * @param {string} search words that must all occur
 */
function matching(rules, search) {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const text = folded([rule.id, inLanguage(rule.title), inLanguage(rule.text), inLanguage(rule.ruling)].join(" "));
    return words.every((each) => text.includes(each));
  });
}

/** @param {Rule[]} rules */
function bySection(rules) {
  /** @type {Map<string, Rule[]>} */
  const sections = new Map();
  for (const rule of rules) {
    const section = sections.get(rule.section);
    if (section) section.push(rule);
    else sections.set(rule.section, [rule]);
  }
  return [...sections.values()];
}

/**
 * The rulebook with its search field, opened at a rule or a section of rules.
 * @param {{ game: string, rule?: string, onRule?: (id: string) => void, contents?: boolean }} props
 */
export function Rulebook({ game, rule = "", onRule, contents = false }) {
  const rules = useRules(game);
  const [search, setSearch] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const found = useMemo(() => (rules ? matching(rules, search) : []), [rules, search, language.value]);

  useEffect(() => {
    if (!rules || !rule) return;
    setSearch("");
    requestAnimationFrame(() => {
      const id = CSS.escape(rule);
      const place = list.current?.querySelector(`[data-rule="${id}"], [data-section="${id}"]`);
      place?.scrollIntoView({ block: "start" });
    });
  }, [rules, rule]);

  return html`<div class="rulebook">
    ${contents && html`<${Contents} game=${game} rules=${rules ?? []} />`}
    <label class="search">
      <${Icon} name="search" />
      <span class="unseen">${t("rulebook-search")}</span>
      <input
        type="search"
        placeholder=${t("rulebook-search")}
        value=${search}
        onInput=${(/** @type {any} */ event) => setSearch(event.target.value)}
      />
    </label>
    <p class="count" role="status">${rules ? t("rulebook-found", { count: found.length }) : t("web-loading")}</p>
    <div class="rules" ref=${list} tabindex="0" role="region" aria-label=${t("web-nav-rules")}>
      ${bySection(found).map(
        (section) =>
          html`<section key=${section[0]?.section} data-section=${section[0]?.section}>
            <h2>${section[0] && inLanguage(section[0].title)}</h2>
            ${section.map((each) => html`<${Entry} key=${each.id} rule=${each} marked=${each.id === rule || (!contents && each.section === rule)} onRule=${onRule} />`)}
          </section>`,
      )}
      ${rules && !found.length && html`<p class="nothing">${t("rulebook-none", { search })}</p>`}
    </div>
  </div>`;
}

/** The sections, to jump to. @param {{ game: string, rules: Rule[] }} props */
function Contents({ game, rules }) {
  return html`<nav class="contents" aria-label=${t("rulebook-contents")}>
    <ol>
      ${bySection(rules).map(
        ([first]) =>
          first &&
          html`<li key=${first.section}><a href=${`/rules/${game}#${first.section}`}>${inLanguage(first.title)}</a></li>`,
      )}
    </ol>
  </nav>`;
}

/** @param {{ rule: Rule, marked: boolean, onRule?: (id: string) => void }} props */
function Entry({ rule, marked, onRule }) {
  const ruling = inLanguage(rule.ruling);
  return html`<article class="rule" data-rule=${rule.id} aria-current=${marked ? "true" : undefined}>
    <h3>
      ${onRule
        ? html`<button type="button" class="rule-id" onClick=${() => onRule(rule.id)}>${rule.id}</button>`
        : html`<span class="rule-id">${rule.id}</span>`}
    </h3>
    <p>${inLanguage(rule.text)}</p>
    ${ruling && html`<p class="ruling"><b>${t("rulebook-ruling")}</b> ${ruling}</p>`}
    <p class="source">${rule.source}</p>
  </article>`;
}

/**
 * The id of a rule as a button that opens the drawer there.
 * @param {{ game: string, rule: string }} props
 */
export const RuleLink = ({ game, rule }) =>
  html`<button type="button" class="rule-id" onClick=${() => openRules(game, rule)}>${rule}</button>`;

/** The drawer; it stands beside any page and gives the focus back when it closes. */
export function RulesDrawer() {
  const open = sheeted.value ? null : drawer.value;
  const panel = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (open && dialog && !dialog.open) dialog.showModal();
  }, [open]);
  if (!open) return null;
  const close = () => panel.current?.close();
  return html`<dialog
    class="drawer"
    ref=${panel}
    aria-label=${t("web-nav-rules")}
    onClose=${() => (drawer.value = null)}
    onClick=${(/** @type {Event} */ event) => event.target === panel.current && close()}
  >
    <div class="drawer-in">
      <header>
        <h2>${t("web-nav-rules")}</h2>
        <button type="button" class="btn sm" onClick=${close}><${Icon} name="close" />${t("web-close")}</button>
      </header>
      <${Rulebook} game=${open.game} rule=${open.rule} onRule=${(/** @type {string} */ id) => openRules(open.game, id)} />
    </div>
  </dialog>`;
}
