// How Small World's cards and boards look in the gallery.
import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useStyle } from "../../parts/style.js";
import { language, t } from "../../texts.js";
import { lettering, paintingOf, symbols } from "./base.js";
import { OTHER, POWERS, RACES } from "./heraldry.js";
import { ICONS } from "./icons.js";
import { lettersScale } from "./layout.js";
import { MARKER_ICON } from "./signs.js";
import { Definitions } from "./symbols.js";

/** The outline that stands for a card. @param {{id: string, deck: string}} card */
const outlineOf = (card) => RACES[card.id] ?? POWERS[card.id] ?? ICONS[MARKER_ICON[card.id] ?? ""] ?? OTHER[/** @type {"race"} */ (card.deck)] ?? "";

const SHAPES = /** @type {const} */ ({ alliance: "shield", horde: "banner" });

/** How a card looks. @param {import("../../pages/gallery.js").Card} card @returns {import("../../pages/gallery.js").Face} */
export const faceOf = (card) => ({
  sign: html`<path d=${outlineOf(card)} />`,
  ground: card.facts.faction ?? card.deck,
  shape: SHAPES[/** @type {"alliance" | "horde"} */ (card.facts.faction)] ?? "oval",
});

/** What all boards of a page share: the strokes they are painted with. */
export const Shared = () => html`<div class="sw painted"><${Definitions} /></div>`;

const WIDTH = 400;

/** An island, painted when it comes into sight. @param {{board: import("./layout.js").BoardFace}} props */
export function BoardPicture({ board }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [seen, setSeen] = useState(false);
  const styled = useStyle("/games/small_world/table.css");
  const frame = { width: WIDTH, height: Math.round((WIDTH * board.height) / board.width) };
  useEffect(() => {
    const watch = new IntersectionObserver((found) => found.some((each) => each.isIntersecting) && setSeen(true));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return html`<div class="sw painted" ref=${place} style="aspect-ratio: ${frame.width} / ${frame.height}">
    ${seen && styled && html`<${Painted} board=${board} frame=${frame} />`}
  </div>`;
}

/** @param {{board: import("./layout.js").BoardFace, frame: import("./islands.js").Frame}} props */
function Painted({ board, frame }) {
  const name = (/** @type {string} */ id) => t(id.slice(1));
  const painting = useMemo(() => paintingOf([board], name, language.value, frame), [board, language.value]);
  const markup = useMemo(() => ({ __html: painting.markup + symbols(painting) + lettering(painting, name) }), [painting]);
  return html`<svg
    viewBox="0 0 ${frame.width} ${frame.height}"
    style="--n: ${lettersScale(painting.chart.scale)}"
    role="img"
    aria-label=${name(board.name)}
  >
    <g dangerouslySetInnerHTML=${markup} />
    ${board.regions.map(
      (region) =>
        html`<path key=${region.id} class="hit" d=${painting.paths.get(region.id)}>
          <title>${name(region.name)}: ${t(`terrain-${region.terrain}`)}</title>
        </path>`,
    )}
  </svg>`;
}
