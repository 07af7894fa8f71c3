// What seats and bots are called, in the language of the page.
import { t } from "../texts.js";

/**
 * Bots by level, then by style; with name and line. One that others have added is a level of its own.
 * @type {Record<string, { level: string, name: string, line: string }>}
 */
export const BOTS = {
  random: { level: "bot-random", name: "bot-random", line: "bot-random-line" },
  novice: { level: "bot-novice", name: "bot-novice", line: "bot-novice-line" },
  greedy: { level: "setup-bot-steady", name: "bot-greedy", line: "bot-greedy-line" },
  hunter: { level: "setup-bot-steady", name: "bot-hunter", line: "bot-hunter-line" },
  builder: { level: "setup-bot-steady", name: "bot-builder", line: "bot-builder-line" },
  raider: { level: "setup-bot-steady", name: "bot-raider", line: "bot-raider-line" },
};

/** @param {string} bot */
export const botName = (bot) => (BOTS[bot] ? t(BOTS[bot].name) : bot);

/** Whoever sits there, by name. @param {{ seat: number, name: string }} seat */
export const seatTitle = ({ seat, name }) => name || t("seat-number", { number: seat + 1 });

/** What is to be known beside the name: of a bot how it plays, of a person that a bot stands in; else nothing.
 * @param {{ kind: string, bot?: string | null }} seat */
export function botLine({ kind, bot }) {
  if (!bot) return "";
  return kind === "bot" ? t("bot-line", { style: botName(bot) }) : t("table-seat-stand-in");
}
