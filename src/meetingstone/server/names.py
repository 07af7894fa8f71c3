"""Names of people: cleaned of what cannot be seen, in one script each, and how one looks beside another."""

from __future__ import annotations

import re
import unicodedata

from meetingstone.server.problems import Problem

LONGEST = 40
MARKS = 2
"""Accents that may stand on one letter."""

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs without a picture that count as letters or marks."""

TOGETHER = (
    frozenset({"CJK", "HIRAGANA", "KATAKANA", "LATIN"}),
    frozenset({"CJK", "HANGUL", "LATIN"}),
    frozenset({"CJK", "BOPOMOFO", "LATIN"}),
)
"""Scripts that are written side by side."""

LOOKS = {
    # Cyrillic
    **dict(zip("авекмнорстухіјѕһԁԛԝӏпьгѵү", "abekmhopctyxijshdqwlnbrvy", strict=True)),
    **dict(zip("АВЕКМНОРСТУХІЈЅҺԀԚԜӀПЬГѴҮ", "abekmhopctyxljshdqwlnbrvy", strict=True)),
    # Greek
    **dict(zip("αβγεζηικνορστυχω", "abyeznlkvopctuxw", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
    # Coptic, Cherokee and Lisu
    **dict(zip("ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abezhlkmnopctyx", strict=True)),
    **dict(zip("ᎠᎡᎢᎩᎪᎫᎬᎳᎷᎻᎽᏀᏃᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴ", "drtyajewmhygzrwsvslcpkb", strict=True)),
    **dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou", strict=True)),
    # Armenian, and Latin letters with names of their own
    **dict(zip("ոսօհցԼՍՏՕ", "nuohgluso", strict=True)),
    **{"ɑ": "a", "ɡ": "g", "ı": "i", "ɩ": "i", "ʟ": "l", "ƽ": "s", "þ": "p", "ß": "ss", "æ": "ae", "œ": "oe"},
    **{"0": "o", "1": "l", "I": "l", "|": "l"},
}
"""What a letter is taken for at a glance."""

_variant = re.compile(r"LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?")


def clean(name: str) -> str:
    """The name as it is kept: compatible forms made one, nothing unseen, single spaces, few accents on a letter."""
    found = ""
    for sign in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(sign)
        if kind[0] == "Z" or sign in "\t\n\r":
            found += " "
        elif kind[0] == "C" or sign in UNSEEN or "\ufe00" <= sign <= "\ufe0f":
            continue
        elif kind[0] != "M" or not all(unicodedata.category(each)[0] == "M" for each in found[-MARKS:].rjust(MARKS)):
            found += sign
    return " ".join(found.split())[:LONGEST].strip()


def checked(name: str) -> str:
    """The clean name, or a :class:`Problem` when nothing is left of it or letters of several scripts stand in it."""
    name = clean(name)
    if not name:
        raise Problem(400, "empty-name", "server-empty-name")
    scripts = {_script(sign) for sign in name if sign.isalpha()}
    if len(scripts) > 1 and not any(scripts <= each for each in TOGETHER):
        raise Problem(400, "mixed-name", "server-mixed-name")
    return name


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]


def look(name: str) -> str:
    """Two names with the same look are not told apart by somebody who reads them."""
    plain = [sign for sign in unicodedata.normalize("NFKD", clean(name)) if unicodedata.category(sign)[0] != "M"]
    letters = "".join(map(_look, plain))
    seen = "".join(sign for sign in letters if sign.isalnum())
    return (seen or letters).replace("rn", "m").replace("vv", "w")


def _look(sign: str) -> str:
    if sign in LOOKS:
        return LOOKS[sign]
    variant = _variant.fullmatch(unicodedata.name(sign, ""))
    letter = variant.group(1).lower() if variant else sign.casefold()
    return LOOKS.get(letter, letter)


UNSAYABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def said(text: str) -> str:
    """A line of chat: nothing in it turns the lines around it."""
    return UNSAYABLE.sub("", text)
