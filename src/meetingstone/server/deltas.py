"""What has changed between two scenes of the same seat.

A field that has changed is sent whole; of a table of named or numbered things (``regions``, ``players``) only the
entries that have changed are.
"""

from __future__ import annotations

from typing import Any

from meetingstone.engine.scene import Scene
from meetingstone.server.wire import Delta


def delta(before: Scene[Any], now: Scene[Any]) -> Delta:
    fields: dict[str, Any] = {}
    entries: dict[str, dict[str, Any]] = {}
    for name in now.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        # What all seats see alike is often the very same object: a look instead of a comparison.
        if old is new or old == new:
            continue
        changes = _entries(old, new)
        if changes is None:
            fields[name] = new
        else:
            entries[name] = changes
    return Delta(fields, entries)


def _entries(old: Any, new: Any) -> dict[str, Any] | None:
    """The entries that have changed, None for those that are gone; or None when that is no way to say it."""
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        return {str(i): value for i, value in enumerate(new) if value != old[i]}
    if not isinstance(old, dict) or not isinstance(new, dict):
        return None
    changes = {name: value for name, value in new.items() if name not in old or value != old[name]}
    changes.update(dict.fromkeys(old.keys() - new.keys()))
    return changes
