// What each key does at this table: for the window that the question mark opens, and for the help page.

/** @type {[string, string][]} */
export const KEYS = [
  ["1–9", "sw-keyhelp-number"],
  ["↑ ↓", "sw-keyhelp-targets"],
  ["Enter", "sw-keyhelp-enter"],
  ["Tab", "help-key-tab"],
  ["E", "sw-keyhelp-end"],
  ["Z", "help-key-undo"],
  ["H", "sw-keyhelp-hint"],
  ["P", "sw-keyhelp-plan"],
  ["S", "sw-keyhelp-spread"],
  ["A", "sw-keyhelp-stood"],
  ["V", "sw-keyhelp-verb"],
  ["M", "sw-keyhelp-map"],
  ["+ − 0", "sw-keyhelp-zoom"],
  ["←", "help-key-back"],
  ["⇧ ←", "help-key-turn-back"],
  ["Esc", "help-key-escape"],
  ["?", "sw-keyhelp-keys"],
];
