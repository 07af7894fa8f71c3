// A window over the page: it holds the focus, Escape closes it, and the focus goes back to where it was.
import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../texts.js";
import { Icon } from "./icons.js";

/** @param {{ title: string, onClose: () => void, children?: any, class?: string }} props */
export function Dialog({ title, onClose, children, class: more = "" }) {
  const panel = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // With the picture, not after it: a key pressed now is for the window.
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const close = () => panel.current?.close();
  return html`<dialog
    class=${"window " + more}
    ref=${panel}
    aria-label=${title}
    onClose=${onClose}
    onClick=${(/** @type {Event} */ event) => event.target === panel.current && close()}
  >
    <div class="window-in">
      <header>
        <h2>${title}</h2>
        <button type="button" class="btn sm" onClick=${close}><${Icon} name="close" />${t("web-close")}</button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * A question before something that cannot be undone: what it does, and the word of the button that does it.
 * `never` is a second button that does it and does not want to be asked again.
 * @typedef {{ title: string, text: string, yes: string, act: () => unknown, never?: { text: string, act: () => void } }} Question
 */

/** @type {import("@preact/signals").Signal<Question | null>} */
const question = signal(null);

/** Ask first. @param {Question} asked */
export function confirmFirst(asked) {
  question.value = asked;
}

/** The question that is open, if there is one. */
export function Confirm() {
  const asked = question.value;
  if (!asked) return null;
  const done = () => (question.value = null);
  const act = () => (done(), asked.act());
  const { never } = asked;
  return html`<${Dialog} title=${asked.title} class="confirm" onClose=${done}>
    <p>${asked.text}</p>
    <div class="row">
      <button type="button" class="btn pri" data-do="yes" onClick=${act}>${asked.yes}</button>
      ${never && html`<button type="button" class="btn" data-do="never" onClick=${() => (never.act(), act())}>${never.text}</button>`}
      <button type="button" class="btn" onClick=${done}>${t("web-cancel")}</button>
    </div>
  </${Dialog}>`;
}
