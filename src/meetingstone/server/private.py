"""Who reads the data file: its owner. Seeds of running games, sessions and passwords are in it."""

from __future__ import annotations

import errno
import logging
import os
from pathlib import Path

LOG = logging.getLogger("meetingstone.server")
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""How the names of the files end that lie beside it."""


def close_folder(folder: Path, *, is_ours: bool) -> None:
    """Make the folder of the data file. One that we make, and our own usual one, is nobody else's to look into."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    elif is_ours:
        _keep(folder, 0o700)


def close_files(data: Path) -> None:
    """Before it is opened: SQLite gives what it lays beside a file the same rights."""
    if data.exists() and not data.is_file():
        # A folder or a device that was named by mistake keeps its rights.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(data))
    data.touch(mode=0o600)
    for end in BESIDE:
        _keep(data.with_name(data.name + end), 0o600)


def _keep(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(mode)
    except FileNotFoundError:
        pass
    except PermissionError as error:
        # A disk without such rights, or somebody else's file that we may only write.
        LOG.warning("others may read %s: %s", path, error.strerror)
