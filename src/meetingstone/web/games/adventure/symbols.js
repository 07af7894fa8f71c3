// All drawings and icons as definitions that the rest of the table uses by name.
import { html } from "htm/preact";
import { DRAWINGS } from "./drawings.js";
import { HERALDRY } from "./heraldry.js";
import { ICONS } from "./icons.js";

const ALL = { __html: `<defs>${DRAWINGS}${HERALDRY}${ICONS}</defs>` };

export const Definitions = () =>
  html`<svg class="definitions" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML=${ALL} />`;
