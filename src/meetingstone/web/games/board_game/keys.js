// What each key does at this table: for the window that the question mark opens, and for the help page.

/** @type {[string, string][]} */
export const KEYS = [
  ["1–9", "bgt-keyhelp-number"],
  ["↑ ↓", "bgt-keyhelp-targets"],
  ["Enter", "bgt-keyhelp-enter"],
  ["Tab", "help-key-tab"],
  ["T R C L O", "bgt-keyhelp-actions"],
  ["N", "bgt-keyhelp-next"],
  ["E", "bgt-keyhelp-end"],
  ["Z", "help-key-undo"],
  ["H", "sw-keyhelp-hint"],
  ["P", "bgt-keyhelp-plan"],
  ["S", "bgt-keyhelp-sheet"],
  ["A", "bgt-keyhelp-all"],
  ["D", "bgt-keyhelp-council"],
  ["M", "bgt-keyhelp-map"],
  ["+ − 0", "sw-keyhelp-zoom"],
  ["←", "help-key-back"],
  ["⇧ ←", "help-key-turn-back"],
  ["Esc", "help-key-escape"],
  ["?", "sw-keyhelp-keys"],
];
