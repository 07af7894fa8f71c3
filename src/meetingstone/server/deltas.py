"""What has changed from one update to the next, for each seat.

A field that has changed is sent whole; of a table of named or numbered things (``regions``, ``players``) only the
entries that have changed are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import astuple

from meetingstone.engine.scene import Scene
from meetingstone.server.wire import Delta

Scenes = Mapping[int, Scene[Any]]
Entries = dict[str, Any]
"""None for an entry that is gone."""


def deltas(before: Scenes, now: Scenes) -> dict[int, Delta]:
    """For every seat that is in both."""
    known: dict[tuple[int, int], Entries | None] = {}
    return {seat: _delta(before[seat], scene, known) for seat, scene in now.items() if seat in before}


def _delta(before: Scene[Any], now: Scene[Any], known: dict[tuple[int, int], Entries | None]) -> Delta:
    fields: dict[str, Any] = {}
    entries: dict[str, Entries] = {}
    for name, old, new in zip(now.__struct_fields__, astuple(before), astuple(now), strict=True):
        if old is new:
            continue
        # What all seats see alike is the same object in all their scenes, and compared once.
        pair = id(old), id(new)
        if pair not in known:
            known[pair] = _changes(old, new)
        changes = known[pair]
        if changes is None:
            fields[name] = new
        elif changes:
            entries[name] = changes
    return Delta(fields, entries)


def _changes(old: Any, new: Any) -> Entries | None:
    """The entries that have changed; None when that is no way to say it."""
    if isinstance(old, dict) and isinstance(new, dict):
        # Most entries are the very same: a look is shorter than a comparison.
        changes = {k: value for k, value in new.items() if (was := old.get(k)) is not value and was != value}
        changes.update(dict.fromkeys(old.keys() - new.keys()))
        return changes
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        return {str(i): value for i, value in enumerate(new) if old[i] is not value and old[i] != value}
    return {} if old == new else None
