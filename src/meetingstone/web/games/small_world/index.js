// What the table page loads of this game.
export { HandOver } from "./over.js";
export { Table } from "./table.js";
