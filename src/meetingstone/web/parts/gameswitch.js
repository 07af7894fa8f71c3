// Above rules and cards: whose they are, and which of the two; changing one keeps the other.
import { html } from "htm/preact";
import { GAMES } from "../games.js";
import { t } from "../texts.js";
import { Icon } from "./icons.js";

const PAGES = /** @type {const} */ ([
  ["rules", "web-nav-rules"],
  ["gallery", "web-nav-cards"],
]);

/** @param {{ game: string, to: "rules" | "gallery" }} props */
export const GameSwitch = ({ game, to }) =>
  html`<div class="gameswitch">
    <nav class="seg" aria-label=${t("web-games")}>
      ${GAMES.map(({ id, short, name, icon }) => html`<a key=${id} href=${`/${to}/${id}`} aria-current=${id === game ? "page" : undefined} title=${t(name)}><${Icon} name=${icon} /><span>${t(short)}</span></a>`)}
    </nav>
    <nav class="seg" aria-label=${t("web-game-pages")}>
      ${PAGES.map(([page, text]) => html`<a key=${page} href=${`/${page}/${game}`} aria-current=${page === to ? "page" : undefined}>${t(text)}</a>`)}
    </nav>
  </div>`;
