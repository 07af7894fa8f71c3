"""One process per data file: a lock that the system gives back when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class InUse(Exception):
    """Another process uses the file."""


def lock(data: Path) -> IO[bytes]:
    """Hold the lock of ``data`` for as long as the returned file is open. A link has no lock of its own."""
    data = Path(os.path.realpath(data))
    file = data.with_name(data.name + ".lock").open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise InUse from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
