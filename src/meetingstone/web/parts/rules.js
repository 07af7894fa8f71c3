// The rules, searchable: as a page of their own, and as a drawer beside any page, open at the rule that matters.
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { planOf } from "../games.js";
import { once } from "../net.js";
import { complain, drawer, games, openRules, sheeted } from "../state.js";
import { inLanguage, language, t } from "../texts.js";
import { contains, Marked, wordsOf } from "./finding.js";
import { Icon } from "./icons.js";

/**
 * @typedef {import("../types/wire.js").RuleInfo} Rule
 */

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
const matching = (rules, search) =>
  rules.filter((rule) => contains([rule.id, inLanguage(rule.title), inLanguage(rule.text), inLanguage(rule.ruling)].join(" "), search));

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
 * @param {{ game: string, rule?: string, onRule?: (id: string) => void, contents?: boolean, find?: string }} props
 * `contents`: as a page, with the sections beside it; `find` is what is looked for at first.
 */
export function Rulebook({ game, rule = "", onRule, contents = false, find = "" }) {
  const rules = useRules(game);
  const [search, setSearch] = useState(find);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const found = useMemo(() => (rules ? matching(rules, search) : []), [rules, search, language.value]);
  const words = wordsOf(search);

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
    ${contents && html`<${Contents} game=${game} rules=${rules ?? []} found=${words.length ? found : null} />`}
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
            ${section.map((each) => html`<${Entry} key=${each.id} rule=${each} words=${words} marked=${each.id === rule || (!contents && each.section === rule)} onRule=${onRule} />`)}
          </section>`,
      )}
      ${rules && !found.length && html`<p class="nothing">${t("rulebook-none", { search })}</p>`}
      ${rules && !found.length && contents && html`<${Elsewhere} game=${game} search=${search} />`}
    </div>
  </div>`;
}

const WIDE = matchMedia("(min-width: 701px)");

/** The sections, to jump to, with how much was found in each. Where there is no room beside the rules they are folded.
 * @param {{ game: string, rules: Rule[], found: Rule[] | null }} props */
function Contents({ game, rules, found }) {
  const [open, setOpen] = useState(WIDE.matches);
  useEffect(() => {
    const fit = () => setOpen(WIDE.matches);
    WIDE.addEventListener("change", fit);
    return () => WIDE.removeEventListener("change", fit);
  }, []);
  const count = (/** @type {string} */ section) => found?.filter((each) => each.section === section).length ?? 0;
  return html`<nav class="contents" aria-label=${t("rulebook-contents")}>
    <button type="button" class="btn" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>${t("rulebook-contents")}<${Icon} name="chev" class="down" /></button>
    ${
      open &&
      html`<ol onClick=${() => setOpen(WIDE.matches)}>
        ${bySection(rules).map(([first]) => {
          if (!first) return null;
          const hits = count(first.section);
          return html`<li key=${first.section} class=${found && !hits ? "none" : ""}>
            <a href=${`/rules/${game}#${first.section}`}>${inLanguage(first.title)}${hits > 0 && html`<b>${hits}</b>`}</a>
          </li>`;
        })}
      </ol>`
    }
  </nav>`;
}

/** What the other games say of it. @param {{ game: string, search: string }} props */
function Elsewhere({ game, search }) {
  const [books, setBooks] = useState(/** @type {[string, Rule[]][]} */ ([]));
  const others = games.value?.filter(({ id }) => id !== game).map(({ id }) => id).join() ?? "";
  useEffect(() => {
    const all = others.split(",").filter(Boolean);
    Promise.all(all.map(async (id) => /** @type {[string, Rule[]]} */ ([id, await once(`/api/games/${id}/rules`)]))).then(setBooks, complain);
  }, [others]);
  const found = books.flatMap(([id, rules]) => {
    const count = matching(rules, search).length;
    return count ? [{ id, count }] : [];
  });
  if (!found.length) return null;
  return html`<p class="elsewhere">
    ${t("rulebook-elsewhere")}
    ${found.map(({ id, count }) => html` <a key=${id} class="btn sm" href=${`/rules/${id}?find=${encodeURIComponent(search)}`}>${t(planOf(id)?.short ?? id)}: ${t("rulebook-found", { count })}</a>`)}
  </p>`;
}

/** @param {{ rule: Rule, words: string[], marked: boolean, onRule?: (id: string) => void }} props */
function Entry({ rule, words, marked, onRule }) {
  const ruling = inLanguage(rule.ruling);
  return html`<article class="rule" data-rule=${rule.id} aria-current=${marked ? "true" : undefined}>
    <h3>
      ${onRule
        ? html`<button type="button" class="rule-id" onClick=${() => onRule(rule.id)}>${rule.id}</button>`
        : html`<span class="rule-id">${rule.id}</span>`}
    </h3>
    <p><${Marked} text=${inLanguage(rule.text)} words=${words} /></p>
    ${ruling && html`<p class="ruling"><b>${t("rulebook-ruling")}</b> <${Marked} text=${ruling} words=${words} /></p>`}
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
