// Signs: icons by name from one file, crests in a seat's colour, and drawings that take the colours of the theme.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";

/**
 * An icon of /icons.svg. Without a label it is decoration.
 * @param {{ name: string, label?: string, class?: string }} props
 */
export function Icon({ name, label, class: more = "" }) {
  return html`<svg
    class=${"ic " + more}
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <use href=${"/icons.svg#i-" + name} />
  </svg>`;
}

/** Signs of the shell, in lines of our own. @type {Record<string, string>} */
const SKETCHES = {
  undo: "M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H9",
  hint: "M9.5 18.5h5M10.5 21.5h3M12 2.5a6.3 6.3 0 0 0-3.7 11.4c.8.6 1.2 1.3 1.2 2.1h5c0-.8.4-1.5 1.2-2.1A6.3 6.3 0 0 0 12 2.5Z",
  rules: "M12 6.5C10 4.9 7.4 4.3 3.5 4.3v14.2c3.9 0 6.5.6 8.5 2.2 2-1.6 4.6-2.2 8.5-2.2V4.3c-3.9 0-6.5.6-8.5 2.2Zm0 0v14.2",
  log: "M7 3.5h12.5v14a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-1.5h9.5V18a2.5 2.5 0 0 0 3 2.5M7 16V5.5a2 2 0 0 0-2-2M10.5 8H16M10.5 12H16",
  players: "M12.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M2.5 20c.2-4 2.8-6 6.5-6s6.3 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2.2.8 3.4 2.6 3.5 5.4",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  on: "m9 5 7 7-7 7",
};

/** @param {{ name: string, turn?: number }} props */
export const Sketch = ({ name, turn = 0 }) =>
  html`<svg class="sketch" viewBox="0 0 24 24" style=${turn ? `rotate: ${turn}deg` : undefined} aria-hidden="true"><path d=${SKETCHES[name]} /></svg>`;

// Colour is never the only sign: every seat has an outline of its own.
const OUTLINES = [
  "M0-25L7-17L18-21L15-7L19 4L8 12L0 24L-8 12L-19 4L-15-7L-18-21L-7-17Z",
  "M-16-21Q0-16 16-21V-2C16 10 8 17 0 23C-8 17-16 10-16-2Z",
  "M0-24L18-14V9L0 23L-18 9V-14Z",
  "M-17-22H17V8L0 23L-17 8Z",
  "M0-25C12-25 18-14 18-2C18 12 10 22 0 23C-10 22-18 12-18-2C-18-14-12-25 0-25Z",
  "M-18-12L-10-23H10L18-12V8L9 22H-9L-18 8Z",
];

/**
 * A crest in the colour and outline of a seat.
 * @param {{ seat: number, icon: string }} props
 */
export function Crest({ seat, icon }) {
  const outline = OUTLINES[seat % OUTLINES.length];
  return html`<svg
    class="shield"
    viewBox="-20 -26 40 50"
    style=${`--c: var(--seat-${(seat % 6) + 1})`}
    aria-hidden="true"
  >
    <path class="shield-ground" d=${outline} />
    <path class="shield-line" d=${outline} transform="scale(.84)" />
    <use href=${"/icons.svg#i-" + icon} class="shield-icon" x="-11.5" y="-14.5" width="23" height="23" />
  </svg>`;
}

/** The brand: a small stone with three runes. */
export function Stone() {
  return html`<svg viewBox="0 0 40 44" aria-hidden="true">
    <path class="stone" d="M10 40C7 26 9 10 16 5C21 2 27 5 29 12C32 22 32 32 31 40Z" />
    <path class="runes" d="M20 11v7m-3-3.5 3-3.5 3 3.5M20 24a3.5 3.5 0 1 0 .1 0M17 31l3 3.5 3-3.5" />
  </svg>`;
}

/** Written in full: the server finds addresses of files and names them after what is in the files. @type {Record<string, string>} */
const ART = {
  adventure: "/art/adventure.svg",
  board_game: "/art/board_game.svg",
  panorama: "/art/panorama.svg",
  sea: "/art/sea.svg",
  small_world: "/art/small_world.svg",
};

/** @type {Map<string, Promise<string>>} */
const drawings = new Map();

/**
 * A drawing of /art, put into the page so that the style sheet can colour it by theme.
 * @param {{ name: string, class: string }} props
 */
export function Art({ name, class: place }) {
  const [drawn, setDrawn] = useState("");
  useEffect(() => {
    let wanted = drawings.get(name);
    if (!wanted) {
      wanted = fetch(/** @type {string} */ (ART[name])).then((answer) => (answer.ok ? answer.text() : ""));
      drawings.set(name, wanted);
    }
    let mounted = true;
    wanted.then((svg) => mounted && setDrawn(svg)).catch(() => drawings.delete(name));
    return () => {
      mounted = false;
    };
  }, [name]);
  return html`<div class=${place} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn }}></div>`;
}
