// A turn in six pictures: what one needs to know before the first game, made of the signs of the table itself.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { complain } from "../state.js";
import { t } from "../texts.js";
import { Icon } from "./icons.js";
import { PICTURES } from "./pictures.js";
import { RuleLink } from "./rules.js";
import { useStyle } from "./style.js";

/** The signs of each game, which its table draws by name. @type {Record<string, () => Promise<{ Definitions: any }>>} */
const SIGNS = {
  small_world: () => import("../games/small_world/symbols.js"),
  adventure: () => import("../games/adventure/symbols.js"),
  board_game: () => import("../games/board_game/symbols.js"),
};

/** The signs of a game, once they are here. @param {string} game */
export function useSigns(game) {
  const styled = useStyle("/css/primer.css");
  const [signs, setSigns] = useState(/** @type {{ game: string, Definitions: any } | null} */ (null));
  useEffect(() => {
    SIGNS[game]?.().then(({ Definitions }) => setSigns({ game, Definitions }), complain);
  }, [game]);
  return styled && signs?.game === game ? signs : null;
}

/** A picture in its frame, empty until its signs are here. @param {{ draw: (() => any) | null, children?: any }} props */
export const Drawing = ({ draw, children }) => html`<div class="drawn">${draw && html`<svg viewBox="0 0 400 210" aria-hidden="true">${draw()}</svg>`}${children}</div>`;

/** @param {{ game: string }} props */
export function Primer({ game }) {
  const signs = useSigns(game);
  const pictures = PICTURES[game] ?? [];
  return html`<section class="primer" aria-labelledby="primer">
    <header>
      <div><h2 id="primer">${t("primer-title")}</h2><p>${t(`primer-${game}-line`)}</p></div>
      <div class="row">
        <button type="button" class="btn" data-do="print" onClick=${() => print()}><${Icon} name="tied-scroll" />${t("primer-print")}</button>
        <a class="btn pri" href=${`/learn/${game}`}><${Icon} name="graduate-cap" />${t("home-learn")}</a>
      </div>
    </header>
    ${signs && html`<${signs.Definitions} />`}
    <ol>
      ${pictures.map(
        ({ rule, draw }, i) =>
          html`<li key=${rule}>
            <${Drawing} draw=${signs && draw}><b class="no" aria-hidden="true">${i + 1}</b></${Drawing}>
            <div class="told">
              <h3>${t(`primer-${game}-${i + 1}`)} <small>${t(`primer-${game}-${i + 1}-when`)}</small></h3>
              <p>${t(`primer-${game}-${i + 1}-text`)} <${RuleLink} game=${game} rule=${rule} /></p>
            </div>
          </li>`,
      )}
    </ol>
    <p class="strip"><b>${t(`primer-${game}-end`)}</b> ${t(`primer-${game}-end-text`)}</p>
  </section>`;
}
