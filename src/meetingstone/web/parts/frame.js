// What stands around every page but the table: header, tabs of the phone, footer, and the line that complains.
import { html } from "htm/preact";
import { lost } from "../net.js";
import { games, me, notice } from "../state.js";
import { t } from "../texts.js";
import { Crest, Icon, Stone } from "./icons.js";
import { LanguageSwitch, ThemeSwitch } from "./switches.js";

/** The game whose rules and cards the header opens. */
const favourite = () => me.value?.tables?.[0]?.game ?? games.value?.[0]?.id ?? "small_world";

const pages = () => [
  { href: "/", text: t("web-nav-play"), icon: "perspective-dice-six-faces-random", under: ["/setup", "/join"] },
  { href: "/lobby", text: t("web-nav-lobby"), icon: "tabletop-players", under: ["/table"] },
  { href: `/rules/${favourite()}`, text: t("web-nav-rules"), icon: "rule-book", under: ["/rules", "/learn"] },
  { href: `/gallery/${favourite()}`, text: t("web-nav-cards"), icon: "card-pickup", under: ["/gallery"] },
  { href: "/help", text: t("web-nav-help"), icon: "question", under: [] },
];

/**
 * @param {{ href: string, under: string[] }} page
 * @param {string} path
 */
const isHere = (page, path) => page.href === path || page.under.some((start) => path.startsWith(start + "/"));

/** @param {{ path: string }} props */
export function Header({ path }) {
  const person = me.value;
  return html`<header class="header">
    <a class="brand" href="/"><${Stone} /><span>${t("web-brand")}</span></a>
    <nav aria-label=${t("web-pages")}>
      ${pages().map(
        (each) =>
          html`<a key=${each.href} href=${each.href} aria-current=${isHere(each, path) ? "page" : undefined}>
            ${each.text}
          </a>`,
      )}
    </nav>
    <div class="header-end">
      <${LanguageSwitch} />
      <${ThemeSwitch} />
      <a class="me" href="/settings" aria-label=${t("web-me", { name: person?.name ?? "" })}>
        <${Crest} seat=${1} icon="dwarf-face" />
        <span>${person?.name ?? ""}</span>
      </a>
    </div>
  </header>`;
}

/** @param {{ path: string }} props */
export function Tabs({ path }) {
  const all = pages().slice(0, 4);
  const settings = { href: "/settings", text: t("settings-title"), icon: "cog", under: ["/help"] };
  return html`<nav class="tabs" data-layer aria-label=${t("web-pages")}>
    ${[...all, settings].map(
      (each) =>
        html`<a key=${each.href} href=${each.href} aria-current=${isHere(each, path) ? "page" : undefined}>
          <${Icon} name=${each.icon} />${each.text}
        </a>`,
    )}
  </nav>`;
}

export function Footer() {
  return html`<footer class="footer">
    <p>${t("web-promise")} <a href="/help#credits">${t("help-credits")}</a></p>
  </footer>`;
}

/** A sentence about what went wrong, until it is closed. */
export function Notice() {
  if (!notice.value) return null;
  return html`<div class="notice" role="alert">
    <p>${notice.value}</p>
    <button type="button" class="btn sm" onClick=${() => (notice.value = "")}>${t("web-close")}</button>
  </div>`;
}

/** The connection of the table is gone; it comes back by itself. */
export function Offline() {
  return lost.value ? html`<div class="offline" role="status">${t("web-error-offline")}</div>` : null;
}
