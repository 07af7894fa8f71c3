// What the table page loads of this game.
export { KEYS } from "./keys.js";
export { story } from "./story.js";
export { Table } from "./table.js";
