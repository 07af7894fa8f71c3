"""Positions written as scenarios."""

import tomllib

from meetingstone.engine.scenario import toml


def test_toml_is_read_back() -> None:
    table = {
        "title": 'a "quoted" \\ name\nover lines',
        "count": 3,
        "yes": True,
        "list": ["a", "b"],
        "empty": [],
        "sub": {"x": 1, "weird key": 2, "deeper": {"y": [1, 2]}},
        "rows": [{"id": 1, "in": {"z": "q"}}, {"id": 2}],
    }
    assert tomllib.loads(toml(table)) == table
