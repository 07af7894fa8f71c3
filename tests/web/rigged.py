"""The real server, with two differences: the luck of its tables is the test's choice, read from a file, and pages
may evaluate strings, by which Playwright waits.

python rigged.py LOT serve --port 0 --no-browser --data games.db
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections import Counter
from pathlib import Path
from types import SimpleNamespace


def rig(lot: Path) -> None:
    """The tables that are set up from now on draw from what the file says, each something else."""
    import secrets

    from meetingstone.server.browsers import POLICY
    from meetingstone.server.live import driver

    POLICY["script-src"] += " 'unsafe-eval'"
    # The lots of the tests were found with bots that think so.
    driver.bot_seed = lambda table: zlib.crc32(table.row.seed)
    from meetingstone.server import tables

    drawn: Counter[int] = Counter()

    def draw(count: int) -> bytes:
        # Written again, even with the same number, it begins again.
        chosen, written = (lot.read_bytes(), lot.stat().st_mtime_ns) if lot.exists() else (b"", 0)
        drawn[written] += 1
        return hashlib.sha256(chosen + b"+" * (drawn[written] - 1)).digest()[:count]

    tables.randomness = SimpleNamespace(token_bytes=draw, compare_digest=secrets.compare_digest)


if __name__ == "__main__":
    rig(Path(sys.argv[1]))
    sys.argv = ["meetingstone", *sys.argv[2:]]
    from meetingstone.cli import main

    sys.exit(main())
