"""Content files: how every game reads its own, and the fingerprint of them that records carry."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from meetingstone.engine.rules import ContentError

T = TypeVar("T")


class Stated(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all that people write in a file: an unknown word in it is an error."""


def read(
    path: Path, kind: type[T], *, fields: Iterable[str] = (), verbs: Iterable[str] = (), words: Iterable[str] = ()
) -> T:
    """A file, typed; or :class:`ContentError` with file, card, field and the nearest of what may stand there.

    ``words`` are what fields with a choice of words may say.
    """
    try:
        plain = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ContentError(f"{path.name}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{path.name}: it is no text in UTF-8 ({error.reason})") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path.name}: {error}") from None
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{path.name}: {_explained(str(error), plain, fields, tuple(verbs), words)}") from None


def vocabulary(*kinds: type[msgspec.Struct]) -> tuple[frozenset[str], frozenset[str]]:
    """The fields of all that may be stated, and the words of those fields that offer a choice of words."""
    hints = [hint for kind in kinds for hint in get_type_hints(kind).values()]
    choices = [choice for hint in hints for choice in (hint, *get_args(hint)) if get_origin(choice) is Literal]
    words = frozenset(str(word) for choice in choices for word in get_args(choice))
    return frozenset(field for kind in kinds for field in kind.__struct_fields__), words


def _explained(
    message: str, plain: dict[str, Any], fields: Iterable[str], verbs: tuple[str, ...], words: Iterable[str]
) -> str:
    """Name the card, and the nearest word to an unknown one, beside the path that msgspec gives."""
    if at := re.search(r"`\$\.(\w+)\[(\d+)\]", message):
        message = f"{plain[at[1]][int(at[2])].get('id', '?')}: {message}"
    if wrong := re.search(r"unknown field `(\w+)`", message):
        message += nearest(wrong[1], fields)
    elif wrong := re.search(r"Invalid enum value '([^']*)'", message):
        message += nearest(wrong[1], words)
    elif verbs and (wrong := re.search(r"Invalid value '(\w+)'", message)):
        message += nearest(wrong[1], verbs) or f" (verbs: {', '.join(verbs)})"
    return message


def nearest(wrong: str, words: Iterable[str]) -> str:
    """What may have been meant, to be added to a sentence; nothing when no word is near."""
    near = get_close_matches(wrong, tuple(words), 1)
    return f" (did you mean {near[0]}?)" if near else ""


def hash_of(folder: Path) -> str:
    """Changes when content changes that games are played with: not with comments, nor with the drawing of a board."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(folder.rglob("*.toml")):
        plain = tomllib.loads(path.read_text("utf-8"))
        for part in (plain, *plain.get("region", ())):
            for drawing in ("width", "height", "label", "polygon"):
                part.pop(drawing, None)
        digest.update(path.name.encode() + msgspec.json.encode(plain, order="deterministic"))
    return digest.hexdigest()
