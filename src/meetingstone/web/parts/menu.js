// What one does at a table besides playing: pause it, give a seat to a bot, resign, invite, settings, keys, leave.
import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { api } from "../net.js";
import { complain, go } from "../state.js";
import { inLanguage, t } from "../texts.js";
import { botLine, seatTitle } from "./names.js";
import { CopyLink } from "./copy.js";
import { confirmFirst, Dialog } from "./dialog.js";
import { FairCard, FairSign } from "./fair.js";
import { Icon, Sketch } from "./icons.js";
import { OrdersWindow } from "./orders.js";
import { DeclineChoice, FightsChoice, FreeChoice, LanguageSwitch, MotionChoice, OrderChoice, PaceChoice, SettledChoice, SoundChoice, ThemeChoice } from "./switches.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */
/** @typedef {import("../net.js").Seat} Seat */
/** @typedef {ReturnType<typeof deedsOf>} Deeds */

/** The bot that plays for absent players. */
export const STAND_IN = "greedy";

/** @param {TableInfo} info */
export const namesAt = (info) => info.seats.map(seatTitle);

/**
 * What can be done about a table. The server tells everybody what has changed.
 * @param {TableInfo} info
 */
export function deedsOf(info) {
  const at = /** @type {const} */ (`/api/tables/${info.id}`);
  const others = info.seats.filter((each) => !info.me.includes(each.seat) && each.kind !== "bot" && !each.bot);
  return {
    pause: (/** @type {boolean} */ on) => api.post(`${at}/pause`, { on }).catch(complain),
    standIn: (/** @type {number} */ seat) => api.post(`${at}/takeover`, { seat, bot: STAND_IN }).catch(complain),
    takeBack: (/** @type {number} */ seat) => api.post(`${at}/takeover`, { seat }).catch(complain),
    resign: (/** @type {number} */ seat) =>
      confirmFirst({
        title: t("table-resign"),
        text: t("table-resign-text"),
        yes: t("table-resign-yes"),
        act: () => api.post(`${at}/resign`, { seat }).then(() => go("/"), complain),
      }),
    /** An answer that is no longer free to take back. @param {number} seat */
    askUndo: (seat) =>
      confirmFirst({
        title: t("table-undo"),
        text: t(others.length ? "table-undo-people" : "table-undo-bots"),
        yes: t(others.length ? "table-undo-ask" : "table-undo-yes"),
        act: () => api.post(`${at}/undo/ask`, { seat }).catch(complain),
      }),
    consent: (/** @type {number} */ seat, /** @type {boolean} */ allow) => api.post(`${at}/undo/consent`, { seat, allow }).catch(complain),
  };
}

/** Which window is open. @type {import("@preact/signals").Signal<"" | "menu" | "keys" | "orders">} */
const opened = signal("");

/** What a game adds to the menu: `act` or `href`. @type {import("@preact/signals").Signal<{ icon: string, text: string, act?: () => void, href?: string }[]>} */
export const extras = signal([]);

/** The button in the bar of the table. */
export const MenuButton = () =>
  html`<button type="button" class="ms-tool menu-button" data-tool="menu" aria-haspopup="dialog" aria-label=${t("table-menu")} title=${t("table-menu")} onClick=${() => (opened.value = "menu")}>
    <${Sketch} name="menu" /><span>${t("table-menu")}</span>
  </button>`;

/**
 * The window that the button opens, the one that the question mark opens, and the one for reactions.
 * @param {{ info: TableInfo, keys: [string, string][], live: import("../live.js").Live }} props
 */
export function TableWindows({ info, keys, live }) {
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ e) => {
      const target = /** @type {HTMLElement} */ (e.target);
      if (e.key === "?" && !target.closest("input, textarea, select, dialog")) opened.value = "keys";
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      opened.value = "";
    };
  }, []);
  const close = (/** @type {string} */ which) => opened.value === which && (opened.value = "");
  return html`${opened.value === "menu" && html`<${MenuWindow} info=${info} onClose=${() => close("menu")} onKeys=${() => (opened.value = "keys")} onOrders=${live.orders.value.length > 0 && info.state === "playing" ? () => (opened.value = "orders") : null} />`}
  ${opened.value === "orders" && html`<${OrdersWindow} live=${live} onClose=${() => close("orders")} />`}
  ${opened.value === "keys" && html`<${KeysWindow} keys=${keys} onClose=${() => close("keys")} />`}`;
}

/** @param {{ info: TableInfo, onClose: () => void, onKeys: () => void, onOrders: (() => void) | null }} props */
function MenuWindow({ info, onClose, onKeys, onOrders }) {
  const deeds = deedsOf(info);
  const playing = info.state === "playing";
  const sits = info.me.length > 0;
  const mine = info.seats.filter((each) => info.me.includes(each.seat));
  return html`<${Dialog} title=${t("table-menu")} class="menu" onClose=${onClose}>
    <div class="menu-parts">
      <section>
        <h3>${t("table-seats")}</h3>
        <ul class="menu-seats">
          ${info.seats.map((seat) => html`<${SeatRow} key=${seat.seat} info=${info} seat=${seat} deeds=${deeds} />`)}
        </ul>
        ${
          playing &&
          sits &&
          html`<div class="row">
            <button type="button" class="btn" onClick=${() => deeds.pause(!info.paused)}>
              <${Icon} name="hourglass" />${t(info.paused ? "table-go-on" : "table-pause")}
            </button>
            ${mine.map(
              (seat) =>
                html`<button key=${seat.seat} type="button" class="btn danger" onClick=${() => deeds.resign(seat.seat)}>
                  ${mine.length > 1 ? t("table-resign-seat", { name: seatTitle(seat) }) : t("table-resign")}
                </button>`,
            )}
          </div>`
        }
      </section>
      ${
        (info.spectate || info.invites.length > 0) &&
        html`<section>
          <h3>${t("table-links")}</h3>
          ${info.invites.map(
            (invite) =>
              html`<div class="menu-link" key=${invite.seat}>
                <span>${t("seats-link", { number: invite.seat + 1 })}</span>
                <${CopyLink} path=${`/join/${info.id}/${invite.token}`} label=${t("seats-link", { number: invite.seat + 1 })} />
              </div>`,
          )}
          ${
            info.spectate &&
            html`<div class="menu-link">
              <span>${t("seats-spectate")}</span>
              <${CopyLink} path=${`/table/${info.id}?spectate=${info.spectate}`} label=${t("seats-spectate")} />
            </div>`
          }
        </section>`
      }
      <section>
        <h3>${t("settings-title")}</h3>
        <${Switches} game=${info.game} />
      </section>
      <div class="row">
        ${extras.value.map(
          ({ icon, text, act, href }) =>
            html`<${href ? "a" : "button"} key=${text} class="btn" href=${href} target=${href && "_blank"} type=${href ? undefined : "button"} onClick=${act && (() => (onClose(), act()))}><${Icon} name=${icon} />${text}</${href ? "a" : "button"}>`,
        )}
        <a class="btn" href=${`/gallery/${info.game}`} target="_blank"><${Icon} name="card-pickup" />${t("sw-gallery")}</a>
        ${info.packs.length > 0 && html`<span class="hint">${t("setup-packs-line", { packs: info.packs.map((pack) => inLanguage(pack.title)).join(", ") })}</span>`}
        ${info.commitment && html`<${FairSign} /><${FairCard} commitment=${info.commitment} />`}
      </div>
      <div class="row menu-foot">
        ${onOrders && html`<button type="button" class="btn" data-do="orders" onClick=${onOrders}><${Icon} name="hand" />${t("orders-title")}</button>`}
        <button type="button" class="btn" onClick=${onKeys}><${Icon} name="question" />${t("help-keys")}</button>
        <a class="btn" href="/help" target="_blank">${t("web-nav-help")}</a>
        <a class="btn end" href="/"><${Icon} name="undo" />${t("table-leave")}</a>
      </div>
      ${sits && html`<p class="hint">${t("table-leave-line")}</p>`}
    </div>
  </${Dialog}>`;
}

/** Who plays a seat now. @param {TableInfo} info @param {Seat} seat */
function standing(info, seat) {
  if (seat.bot) return botLine(seat);
  if (info.me.includes(seat.seat)) return t("seats-mine");
  if (!seat.taken) return t("seats-empty");
  return t(seat.online ? "table-seat-here" : "table-seat-away");
}

/** @param {{ info: TableInfo, seat: Seat, deeds: Deeds }} props */
function SeatRow({ info, seat, deeds }) {
  const mine = info.me.includes(seat.seat);
  const sits = info.me.length > 0 || info.owner;
  const person = seat.kind !== "bot" && info.state === "playing";
  const name = seatTitle(seat);
  return html`<li style=${`--c: var(--seat-${seat.seat + 1})`}>
    <i class="dot" aria-hidden="true">${seat.seat + 1}</i>
    <span><b>${name}</b><small>${standing(info, seat)}${seat.consents ? " · " + t("table-consents", { count: seat.consents }) : ""}</small></span>
    ${person && mine && !seat.bot && html`<button type="button" class="btn sm" onClick=${() => deeds.standIn(seat.seat)}>${t("table-stand-in")}</button>`}
    ${person && mine && seat.bot && html`<button type="button" class="btn sm pri" onClick=${() => deeds.takeBack(seat.seat)}>${t("table-take-back")}</button>`}
    ${
      person &&
      !mine &&
      sits &&
      !seat.bot &&
      !seat.online &&
      html`<button type="button" class="btn sm" onClick=${() => deeds.standIn(seat.seat)}>
        ${t("table-stand-in-for")}<span class="unseen">${name}</span>
      </button>`
    }
  </li>`;
}

/** What stays on this device. @param {{ game: string }} props */
const Switches = ({ game }) =>
  html`<ul class="switches">
    <li><b>${t("pace-title")}</b><${PaceChoice} /></li>
    <li><b>${t("pace-fights")}</b><${FightsChoice} /></li>
    ${game === "board_game" && html`<li><b>${t("free-uses")}</b><${FreeChoice} /></li><li><b>${t("order-keeps")}</b><${OrderChoice} /></li><li><b>${t("settled-passes")}</b><${SettledChoice} /></li>`}
    ${game === "adventure" && html`<li><b>${t("settled-passes")}</b><${SettledChoice} /></li>`}
    ${game === "small_world" && html`<li><b>${t("decline-asks")}</b><${DeclineChoice} /></li>`}
    <li><b>${t("web-language")}</b><${LanguageSwitch} /></li>
    <li><b>${t("web-theme")}</b><${ThemeChoice} /></li>
    <li><b>${t("settings-motion")}</b><${MotionChoice} /></li>
    <li><b>${t("settings-sound")}</b><${SoundChoice} /></li>
  </ul>`;

/** The keys of the table. @param {{ keys: [string, string][], onClose: () => void }} props */
function KeysWindow({ keys, onClose }) {
  return html`<${Dialog} title=${t("help-keys")} class="keyhelp" onClose=${onClose}>
    <dl class="keys">
      ${keys.map(([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(text)}</dd></div>`)}
    </dl>
  </${Dialog}>`;
}
