"""What has changed from one update to the next, for each seat.

A field that has changed is sent whole; of a table of named or numbered things (``regions``, ``players``) only the
entries that have changed are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import astuple

from meetingstone.engine.scene import Scene
from meetingstone.server.wire.replies import Delta

Scenes = Mapping[int, Scene[Any]]
Entries = dict[str, Any]
"""None for an entry that is gone."""


def deltas(before: Scenes, now: Scenes) -> dict[int, Delta]:
    """For every seat that is in both."""
    found = {seat: Delta({}, {}) for seat in now if seat in before}
    if not found:
        return found
    names = next(iter(now.values())).__struct_fields__
    changed = [(found[seat], astuple(before[seat]), astuple(now[seat])) for seat in found]
    for i, name in enumerate(names):
        known_old = known_new = changes = None
        for delta, olds, news in changed:
            old, new = olds[i], news[i]
            if old is new:
                continue
            # What all seats see alike is the same object in all their scenes, and compared once.
            if old is not known_old or new is not known_new:
                known_old, known_new, changes = old, new, _changes(old, new)
            if changes is None:
                delta.fields[name] = new
            elif changes:
                delta.entries[name] = changes
    return found


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
