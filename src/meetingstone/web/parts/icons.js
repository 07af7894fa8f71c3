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
