// What everybody at the table must know at once: it is paused, a bot plays my seat, somebody wants to take back.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { join, t } from "../texts.js";
import { Icon } from "./icons.js";
import { namesAt } from "./menu.js";

/** @typedef {import("../net.js").TableInfo} TableInfo */
/** @typedef {import("./menu.js").Deeds} Deeds */

/** @param {{ info: TableInfo, deeds: Deeds, children?: any }} props `children` stand below what is more urgent */
export function Banners({ info, deeds, children }) {
  if (info.state !== "playing") return null;
  const sits = info.me.length > 0;
  const away = info.seats.filter((each) => info.me.includes(each.seat) && each.bot);
  return html`<div class="banners">
    ${
      info.paused &&
      html`<div class="banner" role="status">
        <${Icon} name="hourglass" />
        <p>${t("table-paused")}</p>
        ${sits && html`<button type="button" class="btn sm pri" onClick=${() => deeds.pause(false)}>${t("table-go-on")}</button>`}
      </div>`
    }
    ${away.map(
      (seat) =>
        html`<div class="banner" role="status" key=${seat.seat}>
          <${Icon} name="robot-golem" />
          <p>${t("table-bot-plays")}</p>
          <button type="button" class="btn sm pri" onClick=${() => deeds.takeBack(seat.seat)}>${t("table-take-back")}</button>
        </div>`,
    )}
    ${info.undo && html`<${UndoAsked} info=${info} asked=${info.undo} deeds=${deeds} />`} ${children}
  </div>`;
}

/** @param {{ info: TableInfo, asked: NonNullable<TableInfo["undo"]>, deeds: Deeds }} props */
function UndoAsked({ info, asked, deeds }) {
  const names = namesAt(info);
  const [end] = useState(() => Date.now() + asked.seconds * 1000);
  const [left, setLeft] = useState(asked.seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, (end - Date.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [end]);
  const seat = asked.waits.find((each) => info.me.includes(each));
  const others = [...new Set(asked.answers.filter((each) => each !== asked.seat))].map((each) => names[each] ?? "");
  const text = info.me.includes(asked.seat)
    ? t("table-undo-waits", { names: join(asked.waits.map((each) => names[each] ?? "")) })
    : others.length
      ? t("table-undo-wish-others", { name: names[asked.seat] ?? "", names: join(others) })
      : t("table-undo-wish", { name: names[asked.seat] ?? "" });
  return html`<div class="banner ask" role=${seat === undefined ? "status" : "alert"}>
    <${Icon} name="undo" />
    <p>${text} <small aria-hidden="true">${t("table-seconds", { count: Math.ceil(left) })}</small></p>
    ${
      seat !== undefined &&
      html`<button type="button" class="btn sm pri" onClick=${() => deeds.consent(seat, true)}>${t("table-undo-allow")}</button>
        <button type="button" class="btn sm" onClick=${() => deeds.consent(seat, false)}>${t("table-undo-refuse")}</button>`
    }
  </div>`;
}
