"""Italian joins articles and prepositions to names: *al Baluardo*, *dell’Orda*, *ad Alterac*.

Where something is, `DOVE` says: *nelle Terre Brulle*, but *a Hearthglen*.

A name tells its article by the attribute `.article` of its message, or begins with it (`Il Baluardo`). Sentences ask
for the joined form: `{ IN($region) }`. The page does the same in `web/grammar.js`; one table of cases tests both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

ARTICLES = ("il", "lo", "la", "l’", "i", "gli", "le")
JOINED = {
    "IL": ARTICLES,
    "A": ("al", "allo", "alla", "all’", "ai", "agli", "alle"),
    "DI": ("del", "dello", "della", "dell’", "dei", "degli", "delle"),
    "DA": ("dal", "dallo", "dalla", "dall’", "dai", "dagli", "dalle"),
    "IN": ("nel", "nello", "nella", "nell’", "nei", "negli", "nelle"),
    "DOVE": ("nel", "nello", "nella", "nell’", "nei", "negli", "nelle"),
    "SU": ("sul", "sullo", "sulla", "sull’", "sui", "sugli", "sulle"),
}
BEGINS = re.compile(r"(Il|Lo|La|I|Gli|Le) |L’")
LISTED = re.compile(r"(, | ed? | o )")

Articles = Mapping[str, str]
"""The article of each name that does not begin with it, by the name as it is written."""


def functions(articles: Articles) -> dict[str, Callable[[Any], Any]]:
    """What the sentences of a language may call.

    >>> joins = functions({"Orda": "l’", "Colli di Redridge": "i"})
    >>> joins["DI"]("Orda"), joins["IN"]("Colli di Redridge"), joins["A"]("Il Baluardo"), joins["A"]("Alterac")
    ('dell’Orda', 'nei Colli di Redridge', 'al Baluardo', 'ad Alterac')
    >>> joins["DA"]("Colli di Redridge e Orda")
    'dai Colli di Redridge e dall’Orda'
    """

    def joiner(word: str) -> Callable[[Any], Any]:
        return lambda names: join_names(word, str(names), articles)

    return {word: joiner(word) for word in JOINED}


def join_names(word: str, names: str, articles: Articles) -> str:
    """One name, or each name of a list in which one at least has an article."""
    parts = LISTED.split(names)
    if names not in articles and len(parts) > 1 and any(_article(part, articles)[0] for part in parts[::2]):
        first, *others = (_joined(word, name, articles) for name in parts[::2])
        return first + "".join(_linked(link, name) for link, name in zip(parts[1::2], others, strict=True))
    return _joined(word, names, articles)


def _linked(link: str, name: str) -> str:
    """`ed` stands before an e only: *e l’Entroterra*."""
    return (" e " if link == " ed " and name[:1] not in ("e", "E") else link) + name


def _joined(word: str, name: str, articles: Articles) -> str:
    article, bare = _article(name, articles)
    if article:
        joined = JOINED[word][ARTICLES.index(article)]
        return joined + bare if joined.endswith("’") else f"{joined} {bare}"
    if word == "IL":
        return name
    if word in ("A", "DOVE"):
        return f"ad {name}" if name[:1] in ("a", "A", "à", "À") else f"a {name}"
    return f"{word.lower()} {name}"


def _article(name: str, articles: Articles) -> tuple[str, str]:
    """The article of a name ("" for none), and the name without it."""
    if name in articles:
        return articles[name], name
    begins = BEGINS.match(name)
    return (begins[0].strip().lower(), name[begins.end() :]) if begins else ("", name)


def articles_of(resources: Iterable[object]) -> dict[str, str]:
    """The articles that the messages of some Fluent files state."""
    found: dict[str, str] = {}
    for resource in resources:
        for message in getattr(resource, "body", ()):
            for attribute in getattr(message, "attributes", ()):
                if attribute.id.name == "article":
                    found[_plain(message.value)] = _plain(attribute.value)
    return found


def _plain(pattern: object) -> str:
    return "".join(element.value for element in getattr(pattern, "elements", ()))
