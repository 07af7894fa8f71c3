"""A server on an empty file."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from litestar.testing import TestClient

from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.settings import Settings
from server.guests import Guest


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def client(data: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(data=data, workers=1))) as running:
        yield running


@pytest.fixture
def guest(client: TestClient[Any]) -> Callable[[], Guest]:
    return lambda: Guest(client)


@pytest.fixture
def house(client: TestClient[Any]) -> House:
    """The inside of the server."""
    found: House = client.app.state.house
    return found
