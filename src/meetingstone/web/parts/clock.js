// How long the table has been waiting, in coarse steps: nobody is hurried by seconds.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../texts.js";

const SOON = 20;

/** @param {number} since in milliseconds since 1970 */
const seconds = (since) => Math.max(0, Math.floor((Date.now() - since) / 1000));

/** @param {number} passed seconds @returns {string} empty for the first moments */
export function coarse(passed) {
  if (passed < SOON) return "";
  if (passed < 60) return t("table-waited-seconds", { count: Math.floor(passed / 10) * 10 });
  if (passed < 3600) return t("table-waited-minutes", { count: Math.floor(passed / 60) });
  if (passed < 48 * 3600) return t("table-waited-hours", { count: Math.floor(passed / 3600) });
  return t("table-waited-days", { count: Math.floor(passed / 86400) });
}

/** @param {{ since: number, class?: string }} props since when, in milliseconds since 1970; 0 is not known */
export function Clock({ since, class: more = "" }) {
  const [passed, setPassed] = useState(seconds(since));
  useEffect(() => {
    setPassed(seconds(since));
    const timer = setInterval(() => setPassed(seconds(since)), 5000);
    return () => clearInterval(timer);
  }, [since]);
  const said = since ? coarse(passed) : "";
  return said ? html`<time class=${"clock " + more}>${said}</time>` : null;
}
