// Something that is told of a moment of a game, and the way to look at it where its table can still be opened.
import { html } from "htm/preact";

/** The address of the moment of an event; null where there is nothing to look at. @typedef {((event: number) => string) | null} Where */

/** @param {{ where: Where, event: number, children?: any }} props */
export const ThatMoment = ({ where, event, children }) => (where ? html`<a href=${where(event)}>${children}</a>` : children);
