// What can be copied by a button; the field stays for browsers that do not let us.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { announce } from "../state.js";
import { t } from "../texts.js";
import { Icon } from "./icons.js";

/**
 * @param {string} value
 * @param {string} said what is announced when it was copied
 * @returns {[boolean, () => Promise<void>]}
 */
function useCopy(value, said) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(said);
    } catch {
      setCopied(false);
    }
  };
  return [copied, copy];
}

/** @param {any} event */
const selectAll = (event) => event.target.select();

/**
 * Something long and unreadable that one may want to have: shown short, selected whole.
 * @param {{ what: string, value: string }} props
 */
export function Copyable({ what, value }) {
  const [copied, copy] = useCopy(value, t("fair-copied"));
  return html`<div class="copyable">
    <label><span>${what}</span><input readonly value=${value} onFocus=${selectAll} /></label>
    <button type="button" class="btn sm" aria-label=${t("fair-copy", { what })} onClick=${copy}>${copied ? html`<${Icon} name="check" />` : t("fair-copy-short")}</button>
  </div>`;
}

/** A link of this site to send to somebody. @param {{ path: string, label: string }} props */
export function CopyLink({ path, label }) {
  const link = location.origin + path;
  const [copied, copy] = useCopy(link, t("seats-copied"));
  return html`<input class="link" readonly aria-label=${label} value=${link} onFocus=${selectAll} />
    <button type="button" class="btn sm" onClick=${copy}>
      <${Icon} name=${copied ? "check" : "share"} />${t(copied ? "seats-copied" : "seats-copy")}
    </button>`;
}
