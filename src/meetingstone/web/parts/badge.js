// A tab in the background says that it is my turn: a number in its title, a dot on its icon.
import { effect, signal } from "@preact/signals";

/** How many decisions wait for me, as far as this page knows. */
export const waiting = signal(0);

const hidden = signal(document.hidden);
document.addEventListener("visibilitychange", () => (hidden.value = document.hidden));

/** What the title begins with. */
export const titleBadge = () => (hidden.value && waiting.value ? `(${waiting.value}) ` : "");

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const plain = icon?.href ?? "";
/** @type {Promise<string> | null} */
let dotted = null;

/** The icon of the page with a dot on it. */
async function withDot() {
  const svg = await fetch(plain).then((answer) => answer.text());
  const [, x = "0", y = "0", width = "40", height = "44"] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? /** @type {string[]} */ ([]);
  const r = Number(width) * 0.28;
  const dot = `<circle cx="${Number(x) + Number(width) - r}" cy="${Number(y) + Number(height) - r}" r="${r}" fill="#c62828" stroke="#fff" stroke-width="${r / 5}"/>`;
  return "data:image/svg+xml," + encodeURIComponent(svg.replace("</svg>", dot + "</svg>"));
}

effect(() => {
  const marked = hidden.value && waiting.value > 0;
  if (!icon) return;
  if (!marked) {
    icon.href = plain;
    return;
  }
  dotted ??= withDot();
  dotted.then(
    (href) => hidden.value && waiting.value && (icon.href = href),
    () => (dotted = null),
  );
});
