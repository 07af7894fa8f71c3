// Settings: who you are, language, theme, motion, sound. They stay on this device; name and language go with you.
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { api } from "../net.js";
import { CopyLink } from "../parts/copy.js";
import { DeclineChoice, FightsChoice, FreeChoice, LanguageSwitch, MotionChoice, OrderChoice, PaceChoice, SettledChoice, SoundChoice, ThemeChoice } from "../parts/switches.js";
import { announce, complain, me, notice, refresh } from "../state.js";
import { t } from "../texts.js";

export function Settings() {
  return html`<div class="wide settings">
    <h1>${t("settings-title")}</h1>
    <div class="columns">
      <section class="box options">
        <h2>${t("settings-page")}</h2>
        <ul>
          <li>
            <div><b>${t("web-language")}</b><span>${t("settings-language-line")}</span></div>
            <${LanguageSwitch} />
          </li>
          <li>
            <div><b>${t("web-theme")}</b><span>${t("settings-theme-line")}</span></div>
            <${ThemeChoice} />
          </li>
          <li>
            <div><b>${t("pace-title")}</b><span>${t("pace-line")}</span></div>
            <${PaceChoice} />
          </li>
          <li>
            <div><b>${t("pace-fights")}</b><span>${t("pace-fights-line")}</span></div>
            <${FightsChoice} />
          </li>
          <li>
            <div><b>${t("decline-asks")}</b><span>${t("decline-asks-line")}</span></div>
            <${DeclineChoice} />
          </li>
          <li>
            <div><b>${t("free-uses")}</b><span>${t("free-uses-line")}</span></div>
            <${FreeChoice} />
          </li>
          <li>
            <div><b>${t("order-keeps")}</b><span>${t("order-keeps-line")}</span></div>
            <${OrderChoice} />
          </li>
          <li>
            <div><b>${t("settled-passes")}</b><span>${t("settled-passes-line")}</span></div>
            <${SettledChoice} />
          </li>
          <li>
            <div><b>${t("settings-motion")}</b><span>${t("settings-motion-line")}</span></div>
            <${MotionChoice} />
          </li>
          <li>
            <div><b>${t("settings-sound")}</b><span>${t("settings-sound-line")}</span></div>
            <${SoundChoice} />
          </li>
        </ul>
      </section>
      <${Person} key=${me.value?.name} />
    </div>
  </div>`;
}

function Person() {
  const person = me.value;
  const [name, setName] = useState(person?.name ?? "");
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    api.post("/api/me", { name: name.trim() }).then((now) => {
      me.value = now;
      announce(t("settings-saved"));
    }, complain);
  };
  return html`<section class="box">
    <h2>${t("settings-you")} <small>${person?.guest ? t("settings-guest") : t("settings-account")}</small></h2>
    <form class="form" onSubmit=${rename}>
      <label class="field">
        <span>${t("join-name")}</span>
        <input maxlength="40" required value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
      </label>
      <button class="btn">${t("settings-save")}</button>
    </form>
    ${person?.guest
      ? html`<${OwnLink} /><${Account} />`
      : html`<${Password} />
        <div class="form">
          <button type="button" class="btn" onClick=${() => api.post("/api/logout").then(refresh).catch(complain)}>
            ${t("settings-logout")}
          </button>
        </div>`}
  </section>`;
}

/** What brings a guest back whom this browser has forgotten. */
function OwnLink() {
  const [token, setToken] = useState("");
  const make = () => api.post("/api/me/link").then((made) => setToken(made.token), complain);
  return html`<div class="form own-link">
    <p class="hint">${t("settings-own-link-line")}</p>
    ${token
      ? html`<div class="row"><${CopyLink} path=${`/back#${token}`} label=${t("settings-own-link")} /></div>`
      : html`<button type="button" class="btn" onClick=${make}>${t("settings-own-link-make")}</button>`}
  </div>`;
}

function Password() {
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    api.post("/api/password", { old, new: next }).then(() => {
      setOld("");
      setNext("");
      notice.value = t("settings-password-changed");
    }, complain);
  };
  return html`<form class="form" onSubmit=${submit}>
    <input type="text" autocomplete="username" value=${me.value?.name ?? ""} hidden readonly />
    <label class="field">
      <span>${t("settings-password-old")}</span>
      <input
        type="password"
        autocomplete="current-password"
        maxlength="200"
        required
        value=${old}
        onInput=${(/** @type {any} */ event) => setOld(event.target.value)}
      />
    </label>
    <label class="field">
      <span>${t("settings-password-new")}</span>
      <input
        type="password"
        autocomplete="new-password"
        minlength="8"
        maxlength="200"
        required
        value=${next}
        onInput=${(/** @type {any} */ event) => setNext(event.target.value)}
      />
    </label>
    <button class="btn">${t("settings-password-change")}</button>
  </form>`;
}

/** An account is never needed: it only carries one's games to another device. */
function Account() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const send = async (/** @type {boolean} */ isNew) => {
    const credentials = { name: name.trim(), password };
    try {
      await (isNew ? api.post("/api/register", credentials) : api.post("/api/login", credentials));
      await refresh();
      announce(t("settings-saved"));
    } catch (error) {
      complain(error);
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send(false);
  };
  return html`<form class="form" onSubmit=${submit}>
    <p class="hint">${t("settings-account-line")}</p>
    <label class="field">
      <span>${t("settings-account-name")}</span>
      <input
        autocomplete="username"
        maxlength="40"
        required
        value=${name}
        onInput=${(/** @type {any} */ event) => setName(event.target.value)}
      />
    </label>
    <label class="field">
      <span>${t("settings-password")}</span>
      <input
        type="password"
        autocomplete="current-password"
        minlength="8"
        maxlength="200"
        required
        value=${password}
        onInput=${(/** @type {any} */ event) => setPassword(event.target.value)}
      />
    </label>
    <div class="row">
      <button class="btn">${t("settings-login")}</button>
      <button
        type="button"
        class="btn"
        disabled=${!name.trim() || password.length < 8}
        onClick=${() => send(true)}
      >
        ${t("settings-register")}
      </button>
    </div>
  </form>`;
}
