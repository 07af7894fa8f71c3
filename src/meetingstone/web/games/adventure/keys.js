// What each key does at this table: for the window that the question mark opens, and for the help page.

/** @type {[string, string][]} */
export const KEYS = [
  ["1–9", "agt-keyhelp-number"],
  ["↑ ↓", "agt-keyhelp-targets"],
  ["Enter", "agt-keyhelp-enter"],
  ["Tab", "help-key-tab"],
  ["E", "agt-keyhelp-end"],
  ["F", "agt-keyhelp-find"],
  ["M", "agt-keyhelp-map"],
  ["C", "agt-keyhelp-hand"],
  ["Z", "help-key-undo"],
  ["H", "sw-keyhelp-hint"],
  ["+ − 0", "sw-keyhelp-zoom"],
  ["←", "help-key-back"],
  ["⇧ ←", "help-key-turn-back"],
  ["Esc", "help-key-escape"],
  ["?", "sw-keyhelp-keys"],
];
