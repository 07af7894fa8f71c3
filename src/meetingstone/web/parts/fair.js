// Fair dice: the fingerprint of the seed while the game runs, and its proof when it is over.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../texts.js";
import { Copyable } from "./copy.js";
import { Icon } from "./icons.js";

/** Touching it opens the card. */
export const FairSign = () =>
  html`<button class="btn" type="button" popovertarget="fair-dice">
    <${Icon} name="perspective-dice-six-faces-random" />${t("fair-title")}
  </button>`;

/** What fair dice are, and the fingerprint. @param {{ commitment: string }} props */
export const FairCard = ({ commitment }) => html`
  <section id="fair-dice" class="fair-card" popover="auto" aria-label=${t("fair-title")}>
    <h2>${t("fair-title")}</h2>
    <p>${t("fair-promise")}</p>
    <${Copyable} what=${t("fair-commitment")} value=${commitment} />
  </section>
`;

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/**
 * What was published of a seed before the game: the hash of the word "commitment" and the seed.
 * @param {string} seed in hex
 */
async function commitmentOf(seed) {
  const data = new Uint8Array([...new TextEncoder().encode("commitment"), ...bytes(seed)]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @typedef {"checking" | "good" | "bad" | "unable"} Verdict */

/** @type {Record<Verdict, string>} */
const SAID = { checking: "fair-checking", good: "fair-good", bad: "fair-bad", unable: "fair-unable" };

/** Seed and fingerprint, and whether one belongs to the other. @param {{ seed: string, commitment: string }} props */
export function Proof({ seed, commitment }) {
  const [verdict, setVerdict] = useState(/** @type {Verdict} */ ("checking"));
  useEffect(() => {
    // Browsers offer this on secure connections and on this machine only.
    if (!globalThis.crypto?.subtle) setVerdict("unable");
    else commitmentOf(seed).then((found) => setVerdict(found === commitment ? "good" : "bad"));
  }, [seed, commitment]);
  return html`<${Copyable} what=${t("fair-commitment")} value=${commitment} />
    <${Copyable} what=${t("fair-seed")} value=${seed} />
    <p class=${"verdict " + verdict} role="status">
      ${verdict === "good" && html`<${Icon} name="check" />`}${verdict === "bad" && html`<${Icon} name="close" />`}
      <span>${t(SAID[verdict])}</span>
    </p>`;
}
