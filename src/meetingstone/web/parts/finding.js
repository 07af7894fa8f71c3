// Words that somebody looks for: letters as people type them, and where they stand in a text.
import { html } from "htm/preact";

/**
 * Letters as people type them: without accents, in lower case.
 * @param {string} text
 */
export const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase();

/** What is looked for, word by word. @param {string} search */
export const wordsOf = (search) => folded(search).split(/\s+/).filter(Boolean);

/** Whether all of it stands there. @param {string} text @param {string} search */
export function contains(text, search) {
  const all = folded(text);
  return wordsOf(search).every((each) => all.includes(each));
}

/**
 * A text in pieces, in turns what was not looked for and what was.
 * @param {string} text
 * @param {string[]} words folded
 */
export function parted(text, words) {
  let plain = "";
  /** Where each folded letter comes from. @type {number[]} */
  const from = [];
  for (const [at, letter] of [...text].entries()) for (const each of folded(letter)) from.push(at), (plain += each);
  const found = new Set();
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) for (let i = at; i < at + word.length; i++) found.add(from[i]);
  const pieces = [""];
  for (const [at, letter] of [...text].entries()) {
    if (found.has(at) === (pieces.length % 2 === 1)) pieces.push("");
    pieces[pieces.length - 1] += letter;
  }
  return pieces;
}

/** A text with what was looked for marked in it. @param {{ text: string, words: string[] }} props */
export const Marked = ({ text, words }) => (words.length ? parted(text, words).map((piece, i) => (i % 2 ? html`<mark key=${i}>${piece}</mark>` : piece)) : text);
