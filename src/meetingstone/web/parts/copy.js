// A button that copies a text, and says so.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { announce } from "../state.js";
import { t } from "../texts.js";
import { Icon } from "./icons.js";

/**
 * Something long and unreadable that one may want to have: shown short, selected whole, copied by a button.
 * @param {{ what: string, value: string }} props
 */
export function Copyable({ what, value }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(t("fair-copied"));
    } catch {
      // The field stays for browsers that do not let us.
      setCopied(false);
    }
  };
  return html`<div class="copyable">
    <label><span>${what}</span><input readonly value=${value} onFocus=${(/** @type {any} */ e) => e.target.select()} /></label>
    <button type="button" class="btn sm" aria-label=${t("fair-copy", { what })} onClick=${copy}>${copied ? html`<${Icon} name="check" />` : t("fair-copy-short")}</button>
  </div>`;
}
