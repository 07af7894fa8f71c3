// Small controls: one of a few values, yes or no, a value from a list; language and theme.
import { html } from "htm/preact";
import { changeLanguage, chosenTheme, motion, sound, theme } from "../state.js";
import { language, LANGUAGES, t } from "../texts.js";
import { Icon } from "./icons.js";
import { play } from "./sound.js";

/**
 * One value of a few, all of them visible.
 * @template {string | number} T
 * @param {{ label: string, value: T, choices: { value: T, text: string, icon?: string, short?: string,
 *   disabled?: boolean, title?: string }[], onPick: (value: T) => void, class?: string }} props
 */
export function Segmented({ label, value, choices, onPick, class: more = "" }) {
  return html`<div class=${"seg " + more} role="group" aria-label=${label}>
    ${choices.map(
      (each) =>
        html`<button
          key=${each.value}
          type="button"
          aria-pressed=${String(each.value === value)}
          aria-label=${each.text}
          title=${each.title}
          disabled=${each.disabled}
          onClick=${() => onPick(each.value)}
        >
          ${each.icon && html`<${Icon} name=${each.icon} />`}
          <span>${each.text}</span>
          ${each.short && html`<abbr aria-hidden="true">${each.short}</abbr>`}
        </button>`,
    )}
  </div>`;
}

/**
 * Yes or no, with a tick, so that colour is not the only sign.
 * @param {{ label: string, on: boolean, onFlip: (on: boolean) => void }} props
 */
export function Toggle({ label, on, onFlip }) {
  return html`<button
    type="button"
    class="tog"
    role="switch"
    aria-label=${label}
    aria-checked=${String(on)}
    onClick=${() => onFlip(!on)}
  >
    <i></i>
  </button>`;
}

/**
 * A value from a list.
 * @param {{ label: string, value: string, choices: { value: string, text: string }[],
 *   onPick: (value: string) => void }} props
 */
export function Select({ label, value, choices, onPick }) {
  return html`<label class="sel">
    <span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
      ${choices.map((each) => html`<option key=${each.value} value=${each.value}>${each.text}</option>`)}
    </select>
    <${Icon} name="chev" class="down" />
  </label>`;
}

/** The languages call themselves by their own names. */
const NAMES = { en: "English", it: "Italiano" };

export function LanguageSwitch() {
  return html`<${Segmented}
    label=${t("web-language")}
    value=${language.value}
    choices=${LANGUAGES.map((code) => ({ value: code, text: NAMES[code], short: code.toUpperCase() }))}
    onPick=${changeLanguage}
  />`;
}

export function ThemeSwitch() {
  return html`<${Segmented}
    label=${t("web-theme")}
    class="themes"
    value=${theme.value}
    choices=${[
      { value: "light", text: t("web-theme-light"), icon: "sun" },
      { value: "dark", text: t("web-theme-dark"), icon: "torch" },
    ]}
    onPick=${(/** @type {string} */ value) => (chosenTheme.value = value)}
  />`;
}

/** The theme with a third choice: as the system has it. */
export const ThemeChoice = () =>
  html`<${Segmented}
    class="small"
    label=${t("web-theme")}
    value=${chosenTheme.value}
    choices=${[
      { value: "", text: t("settings-system") },
      { value: "light", text: t("web-theme-light"), icon: "sun" },
      { value: "dark", text: t("web-theme-dark"), icon: "torch" },
    ]}
    onPick=${(/** @type {string} */ value) => (chosenTheme.value = value)}
  />`;

export const MotionChoice = () =>
  html`<${Segmented}
    class="small"
    label=${t("settings-motion")}
    value=${motion.value}
    choices=${[
      { value: "system", text: t("settings-system") },
      { value: "on", text: t("settings-on") },
      { value: "off", text: t("settings-off") },
    ]}
    onPick=${(/** @type {string} */ value) => (motion.value = value)}
  />`;

export const SoundChoice = () =>
  html`<${Toggle}
    label=${t("settings-sound")}
    on=${sound.value}
    onFlip=${(/** @type {boolean} */ on) => {
      sound.value = on;
      play("turn");
    }}
  />`;
