"""Requests made from the OpenAPI description, right and almost right: no server error, and the description is true.

``MEETINGSTONE_EXAMPLES`` asks for more of them; tools/soak_server.py does.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from meetingstone.server.app import create_app
from meetingstone.server.load import Caller
from meetingstone.server.settings import Settings
from server.processes import Server

EXAMPLES = int(os.environ.get("MEETINGSTONE_EXAMPLES", "12"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Site:
    """A server with a running table, and somebody who sits at it."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder / "games.db")
        caller = Caller(self.server.address)
        self.cookie = caller.cookie
        seats = [{"kind": "you"}, {"kind": "friend"}]
        self.table: str = caller.call("POST", "/api/tables", {"game": "small_world", "seats": seats, "public": True})[
            "id"
        ]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("schema"))
    yield found
    found.server.stop()
    assert found.server.process.returncode == 0


DESCRIBED = create_app(Settings(data=Path("unopened.db"))).openapi_schema.to_schema()


@schemathesis.openapi.from_dict(DESCRIBED).parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_every_request_gets_a_described_answer(case: schemathesis.Case, site: Site) -> None:
    # Half of the requests are about something that there is.
    for name, known in {"table_id": site.table, "game": "small_world", "file": "it.ftl"}.items():
        if name in case.path_parameters and len(str(case.path_parameters[name])) % 2:
            case.path_parameters[name] = known
    address = f"http://{site.server.address}"
    case.call_and_validate(base_url=address, checks=CHECKS, headers={"Cookie": site.cookie}, timeout=20)
