// The page: finds the route, draws the frame around it, and loads the table only when somebody sits down.
import { html } from "htm/preact";
import { render } from "preact";
import { useEffect, useErrorBoundary, useRef, useState } from "preact/hooks";
import { planOf } from "./games.js";
import { titleBadge } from "./parts/badge.js";
import { Confirm } from "./parts/dialog.js";
import { Footer, Header, Notice, Offline, Tabs } from "./parts/frame.js";
import { later } from "./parts/later.js";
import { RulesDrawer } from "./parts/rules.js";
import { useSentences } from "./parts/sentences.js";
import { address, begin, complain, gated, go, spoken } from "./state.js";
import { t } from "./texts.js";

/**
 * A route: its pattern, the text of its title, its frame (full: the page draws its own bar) and where its page is.
 * @typedef {{ path: RegExp, title: string, load: () => Promise<(props: any) => any>, full?: boolean }} Route
 */

/** @type {Route[]} */
const ROUTES = [
  { path: /^\/$/, title: "web-nav-play", load: async () => (await import("./pages/home.js")).Home },
  { path: /^\/setup\/(?<game>\w+)$/, title: "setup-title", load: async () => (await import("./pages/setup.js")).Setup },
  { path: /^\/lobby$/, title: "web-nav-lobby", load: async () => (await import("./pages/lobby.js")).Lobby },
  {
    path: /^\/table\/(?<id>[\w-]+)\/seats$/,
    title: "seats-title",
    load: async () => (await import("./pages/seats.js")).Seats,
  },
  {
    path: /^\/table\/(?<id>[\w-]+)\/result$/,
    title: "result-title",
    load: async () => (await import("./pages/result.js")).Result,
  },
  {
    path: /^\/table\/(?<id>[\w-]+)$/,
    title: "web-nav-play",
    load: async () => (await import("./pages/table.js")).TablePage,
    full: true,
  },
  {
    path: /^\/join\/(?<id>[\w-]+)\/(?<token>[\w-]+)$/,
    title: "join-title",
    load: async () => (await import("./pages/join.js")).Join,
  },
  {
    path: /^\/gallery\/(?<game>\w+)$/,
    title: "web-nav-cards",
    load: async () => (await import("./pages/gallery.js")).Gallery,
  },
  {
    path: /^\/rules\/(?<game>\w+)$/,
    title: "web-nav-rules",
    load: async () => (await import("./pages/rules.js")).RulesPage,
  },
  { path: /^\/learn\/(?<game>\w+)$/, title: "learn-title", load: async () => (await import("./pages/learn.js")).Learn },
  {
    path: /^\/learn\/(?<game>\w+)\/(?<lesson>\w+)$/,
    title: "learn-title",
    load: async () => (await import("./pages/lesson.js")).LessonPage,
    full: true,
  },
  { path: /^\/back$/, title: "back-title", load: async () => (await import("./pages/back.js")).Back },
  { path: /^\/settings$/, title: "settings-title", load: async () => (await import("./pages/settings.js")).Settings },
  { path: /^\/help$/, title: "help-title", load: async () => (await import("./pages/help.js")).Help },
];

/** @type {Route} */
const LOST = { path: /./, title: "lost-title", load: async () => (await import("./pages/lost.js")).Lost };

/** @param {URL} url */
function find(url) {
  for (const route of ROUTES) {
    const match = route.path.exec(url.pathname);
    if (match) return { route, named: match.groups ?? {} };
  }
  return { route: LOST, named: {} };
}

/** Links of this site change the page without loading it anew. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function App() {
  const url = address.value;
  const badge = titleBadge();
  const { route, named } = find(url);
  const [page, setPage] = useState(/** @type {{ route: Route, draw: any } | null} */ (null));
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const first = useRef(true);
  const [broken, mend] = useErrorBoundary((error) => console.error(error));

  useEffect(() => {
    let current = true;
    later(route.load).then(
      (draw) => current && setPage({ route, draw }),
      (error) => current && complain(error),
    );
    return () => {
      current = false;
    };
  }, [route]);

  // A new page begins at its top, and the keyboard with it; the first page leaves the focus alone.
  useEffect(() => {
    if (broken) mend();
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [url.pathname]);

  useEffect(() => {
    document.title = badge + (route === ROUTES[0] ? t("web-brand") : `${t(route.title)} · ${t("web-brand")}`);
  });

  useEffect(() => {
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);

  const told = useSentences(planOf(named["game"] ?? "")?.id);
  const ready = told && page?.route === route ? page.draw : null;
  const props = { ...named, spectate: url.searchParams.get("spectate") ?? "", moment: url.searchParams.get("moment") };
  const full = route.full && !gated.value;
  return html`
    <a class="skip" href="#main">${t("web-skip")}</a>
    ${!full && html`<${Header} path=${url.pathname} />`}
    <main id="main" class=${full ? "full" : "page"} ref=${main} tabindex="-1">
      ${broken ? html`<p class="broken" role="alert">${t("web-error-unknown")}</p>` : null}
      ${ready && !broken ? html`<${ready} key=${url.pathname} ...${props} />` : null}
      ${!ready && !broken ? html`<p class="loading">${t("web-loading")}</p>` : null}
    </main>
    ${!full && html`<${Footer} /><${Tabs} path=${url.pathname} /><${Offline} />`}
    <${RulesDrawer} />
    <${Confirm} />
    <${Notice} />
    <div class="unseen" role="status" aria-live="polite">${spoken.value}</div>
  `;
}

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
begin().then(
  () => render(html`<${App} />`, root),
  () => {
    // Without texts there is no sentence in the reader's language; say it in both.
    root.textContent = "Meeting Stone cannot be reached. · Meeting Stone non è raggiungibile.";
  },
);

// For when the server cannot be reached; what is on the screen does not wait for it.
addEventListener("load", () => navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => {}));
