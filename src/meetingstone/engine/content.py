"""The fingerprint of a game's content, which records carry."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import msgspec


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
