// Small controls: one of a few values, yes or no, a value from a list; language and theme.
import { html } from "htm/preact";
import { asksDecline, changeLanguage, chosenTheme, keepsOrder, motion, pace, passesSettled, quietHours, sound, theme, usesFree, watchesFights } from "../state.js";
import { language, LANGUAGES, t } from "../texts.js";
import { Icon } from "./icons.js";
import { PACES } from "./pace.js";
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

const LOUDNESS = ["settings-off", "settings-sound-soft", "settings-sound-normal", "settings-sound-loud"];

/** How loud, and the hours in which there is no sound. */
export const SoundChoice = () =>
  html`<div class="sounds">
    <${Segmented}
      class="small"
      label=${t("settings-sound")}
      value=${sound.value}
      choices=${LOUDNESS.map((id, value) => ({ value, text: t(id) }))}
      onPick=${(/** @type {number} */ value) => {
        sound.value = value;
        play("turn");
      }}
    />
    ${sound.value > 0 && html`<div class="quiet" role="group" aria-label=${t("settings-quiet")}><span>${t("settings-quiet")}</span><${Hour} at=${0} /><${Hour} at=${1} /></div>`}
  </div>`;

/** One end of the quiet hours. @param {{ at: 0 | 1 }} props */
const Hour = ({ at }) =>
  html`<${Select}
    label=${t(at ? "settings-quiet-to" : "settings-quiet-from")}
    value=${String(quietHours.value[at])}
    choices=${Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: `${hour}:00` }))}
    onPick=${(/** @type {string} */ hour) => (quietHours.value = at ? [quietHours.value[0], Number(hour)] : [Number(hour), quietHours.value[1]])}
  />`;

/** How fast the table tells what others do. */
export const PaceChoice = () =>
  html`<${Segmented}
    class="small"
    label=${t("pace-title")}
    value=${pace.value}
    choices=${Object.entries(PACES).map(([value, id]) => ({ value, text: t(id) }))}
    onPick=${(/** @type {string} */ value) => (pace.value = value)}
  />`;

/** Whether fights of others are watched. */
export const FightsChoice = () =>
  html`<${Toggle} label=${t("pace-fights")} on=${watchesFights.value} onFlip=${(/** @type {boolean} */ on) => (watchesFights.value = on)} />`;

/** Whether a decline is asked for once more. */
export const DeclineChoice = () =>
  html`<${Toggle} label=${t("decline-asks")} on=${asksDecline.value} onFlip=${(/** @type {boolean} */ on) => (asksDecline.value = on)} />`;

/** Whether the order of the attacks is asked once a fight. */
export const OrderChoice = () =>
  html`<${Toggle} label=${t("order-keeps")} on=${keepsOrder.value} onFlip=${(/** @type {boolean} */ on) => (keepsOrder.value = on)} />`;

/** Whether dice and bonuses that cost nothing are used without being asked for. */
export const FreeChoice = () => html`<${Toggle} label=${t("free-uses")} on=${usesFree.value} onFlip=${(/** @type {boolean} */ on) => (usesFree.value = on)} />`;

/** Whether what is settled is passed. */
export const SettledChoice = () =>
  html`<${Toggle} label=${t("settled-passes")} on=${passesSettled.value} onFlip=${(/** @type {boolean} */ on) => (passesSettled.value = on)} />`;
