// Italian joins articles and prepositions to names, as `grammar.py` does for the terminal: *al Baluardo*, *ad Alterac*.

const ARTICLES = ["il", "lo", "la", "l’", "i", "gli", "le"];
/** @type {Record<string, string[]>} */
const JOINED = {
  IL: ARTICLES,
  A: ["al", "allo", "alla", "all’", "ai", "agli", "alle"],
  DI: ["del", "dello", "della", "dell’", "dei", "degli", "delle"],
  DA: ["dal", "dallo", "dalla", "dall’", "dai", "dagli", "dalle"],
  IN: ["nel", "nello", "nella", "nell’", "nei", "negli", "nelle"],
  DOVE: ["nel", "nello", "nella", "nell’", "nei", "negli", "nelle"],
  SU: ["sul", "sullo", "sulla", "sull’", "sui", "sugli", "sulle"],
};
const BEGINS = /^(?:(?:Il|Lo|La|I|Gli|Le) |L’)/;
const LISTED = /(, | ed? | o )/;

/** The article of each name that does not begin with it. @typedef {Map<string, string>} Articles */

/** The article of a name ("" for none), and the name without it. @param {string} name @param {Articles} articles */
function articleOf(name, articles) {
  const stated = articles.get(name);
  if (stated) return { article: stated, bare: name };
  const begins = name.match(BEGINS)?.[0] ?? "";
  return { article: begins.trim().toLowerCase(), bare: name.slice(begins.length) };
}

/** @param {string} word @param {string} name @param {Articles} articles */
function joined(word, name, articles) {
  const { article, bare } = articleOf(name, articles);
  if (article) {
    const form = JOINED[word]?.[ARTICLES.indexOf(article)] ?? "";
    return form.endsWith("’") ? form + bare : `${form} ${bare}`;
  }
  if (word === "IL") return name;
  if (word === "A" || word === "DOVE") return /^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`;
  return `${word.toLowerCase()} ${name}`;
}

/**
 * One name, or each name of a list in which one at least has an article.
 * @param {string} word
 * @param {string} names
 * @param {Articles} articles
 */
export function joinNames(word, names, articles) {
  const parts = names.split(LISTED);
  const isList = !articles.has(names) && parts.some((part, at) => at % 2 === 0 && articleOf(part, articles).article);
  if (!isList || parts.length < 2) return joined(word, names, articles);
  const formed = parts.map((part, at) => (at % 2 ? part : joined(word, part, articles)));
  // `ed` stands before an e only: *e l’Entroterra*.
  return formed.map((part, at) => (part === " ed " && !/^e/i.test(formed[at + 1] ?? "") ? " e " : part)).join("");
}

/** What the sentences of a language may call. @param {Articles} articles */
export const functions = (articles) =>
  Object.fromEntries(
    Object.keys(JOINED).map((word) => [
      word,
      (/** @type {unknown[]} */ [names]) => joinNames(word, String(names), articles),
    ]),
  );

/** The articles that the messages of some Fluent files state. @param {Iterable<import("@fluent/bundle").FluentResource>} resources */
export function articlesOf(resources) {
  /** @type {Articles} */
  const found = new Map();
  for (const { body } of resources)
    for (const { value, attributes } of body)
      if (typeof value === "string" && typeof attributes.article === "string") found.set(value, attributes.article);
  return found;
}
