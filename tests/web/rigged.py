"""The real server, with one difference: the luck of its tables is the test's choice, read from a file.

python rigged.py LOT serve --port 0 --no-browser --data games.db
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from pathlib import Path
from types import SimpleNamespace


def rig(lot: Path) -> None:
    """A table that is set up now draws from what the file says; without a file, from chance as ever."""
    import secrets

    from meetingstone.server import house

    # Bots think by the table's id, which stays random.
    house.bot_seed = lambda table: zlib.crc32(table.row.seed)
    from meetingstone.server import tables

    def drawn(count: int) -> bytes:
        return hashlib.sha256(lot.read_bytes()).digest()[:count] if lot.exists() else secrets.token_bytes(count)

    tables.randomness = SimpleNamespace(token_bytes=drawn, compare_digest=secrets.compare_digest)


if __name__ == "__main__":
    rig(Path(sys.argv[1]))
    sys.argv = ["meetingstone", *sys.argv[2:]]
    from meetingstone.cli import main

    sys.exit(main())
