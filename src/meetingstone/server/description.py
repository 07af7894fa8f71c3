"""The OpenAPI description of the server: whatever a request is refused for, it gets a :class:`Complaint`."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

AS_JSON = ResponseSpec(dict[str, Any], description="A JSON object", generate_examples=False)
"""Of a handler that answers with JSON which is written already."""
COMPLAINT = Reference("#/components/schemas/Complaint")
REFUSED = {"4XX": "Refused; nothing has changed", "503": "It could not be written; nothing has changed"}


def describe_refusals(description: OpenAPI) -> None:
    """The framework knows of its own errors only, in a shape that ours do not have."""
    text = Schema(type=OpenAPIType.STRING)
    description.components.schemas["Complaint"] = Schema(
        type=OpenAPIType.OBJECT,
        description="`error` for programs; the message `text_id` with `values` for people; `rule` when one forbids it.",
        properties={"error": text, "text_id": text, "values": Schema(type=OpenAPIType.OBJECT), "rule": text},
        required=["error", "text_id", "values"],
    )
    for path in (description.paths or {}).values():
        for operation in (path.get, path.post):
            if operation is not None:
                _add(operation)


def _add(operation: Operation) -> None:
    responses = operation.responses = operation.responses or {}
    responses.pop("400", None)
    for status, meaning in REFUSED.items():
        responses[status] = OpenAPIResponse(meaning, content={"application/json": OpenAPIMediaType(COMPLAINT)})
