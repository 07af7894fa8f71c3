"""Whole copies of a data file, also while a server writes to it. With ``cp`` one misses what lies in the log beside."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from meetingstone.server import storage
from meetingstone.server.private import BESIDE, close_files


class Unsound(Exception):
    """A file that is none of ours, or damaged; the words are SQLite's, if there are any."""


def back_up(data: Path, target: Path) -> int:
    """Copy ``data`` to ``target``, which is there only when it is whole and checked; returns how many tables it has."""
    half = target.with_name(target.name + ".half")
    half.unlink(missing_ok=True)
    close_files(half)
    try:
        with closing(_to_read(data)) as source, closing(sqlite3.connect(half)) as copy:
            source.backup(copy)
            # One file, with nothing beside it.
            copy.execute("PRAGMA journal_mode=DELETE").fetchone()
            tables = check(copy)
        _to_disk(half)
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)
    return tables


def _to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def check(connection: sqlite3.Connection) -> int:
    """Whether this is a sound data file of ours; returns how many tables it has."""
    (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        raise Unsound(" ".join(str(said).split()))
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables >= {"alembic_version", "tables", "entries"}:
        raise Unsound("")
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision not in storage.revisions():
        raise storage.NewerFile
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def restore(backup: Path, data: Path) -> tuple[int, Path | None]:
    """Put a copy of ``backup`` in the place of ``data``; returns how many tables it has, and where the old file is now.

    Whoever calls holds the lock of ``data``.
    """
    ready = data.with_name(data.name + ".restored")
    tables = back_up(backup, ready)
    if data.exists() and hasattr(os, "chown"):
        owner = data.stat()
        # Only an administrator may give files away; for everybody else it stays his own.
        with suppress(PermissionError):
            os.chown(ready, owner.st_uid, owner.st_gid)
    before = _put_aside(data) if data.exists() else None
    ready.replace(data)
    return tables, before


def _put_aside(data: Path) -> Path:
    """With what lies beside it: a damaged file may still be of use to somebody."""
    number, before = 1, data.with_name(data.name + ".before-restore")
    while before.exists():
        number += 1
        before = data.with_name(f"{data.name}.before-restore-{number}")
    for end in BESIDE:
        beside = data.with_name(data.name + end)
        if end != ".lock" and beside.exists():
            beside.replace(before.with_name(before.name + end))
    return before


def _to_disk(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
