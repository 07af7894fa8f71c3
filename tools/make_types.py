"""Write src/meetingstone/web/types/, the types of what the page gets and sends, from the structs in Python.

python tools/make_types.py
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import Meta, UnsetType

import meetingstone
from meetingstone import registry
from meetingstone.server.app import create_app
from meetingstone.server.endings import Ending
from meetingstone.server.settings import Settings
from meetingstone.server.wire import messages, replies, requests

TYPES = Path(meetingstone.__file__).parent / "web" / "types"
HEAD = (
    "// Written by tools/make_types.py from the structs in Python; a test keeps it current. Do not change it by hand.\n"
)
WIRE, ENGINE = "wire", "engine"
ROOM_OF = {"meetingstone.server": WIRE, "meetingstone.engine": ENGINE}
FROM_CLIENT = (requests.Strict, messages.Live)
"""What clients send: there a field with a default may be missing."""
PLACE = re.compile(r"\{\w+:\w+\}")
"""What stands in an address for anything."""
PLAIN: dict[Any, str] = {
    Any: "any",
    msgspec.Raw: "any",
    NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}


class Writer:
    """Collects the structs that the roots need, file by file."""

    def __init__(self) -> None:
        self.files: dict[str, dict[str, str]] = {}
        self.needs: dict[str, dict[str, set[str]]] = {}
        self._known: dict[tuple[str, str], Any] = {}

    def name(self, made: Any, reader: str) -> str:
        """What a struct is called in the file ``reader``; writes it in its own file if it is not there yet."""
        # A struct of the engine that holds a game's own things is the game's.
        owner = next(iter(get_args(made)), made)
        room, name = room_of(owner), (get_origin(made) or made).__name__
        if self._known.setdefault((room, name), made) != made:
            raise ValueError(f"two structs of {room} are called {name}: {made} and {self._known[room, name]}")
        if name not in self.files.setdefault(room, {}):
            self.files[room][name] = ""
            self.files[room][name] = self._interface(made, room)
        if room != reader:
            self.needs.setdefault(reader, {}).setdefault(room, set()).add(name)
        return name

    def union(self, room: str, name: str, members: Iterable[type], doc: str) -> None:
        names = [self.name(member, room) for member in members]
        self.files[room][name] = (
            f"/** {doc} */\nexport type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";\n"
        )

    def calls(self, room: str, method: str, handlers: Iterable[tuple[str, HTTPRouteHandler]]) -> None:
        """A function with an overload for each address, those that others begin like first."""
        lines = []
        for path, handler in handlers:
            body, told = handler.parsed_data_field, handler.parsed_return_field.annotation
            address = PLACE.sub("${string}", path) + ("${Query}" if method == "GET" else "")
            takes = f", body: {self.type(body.annotation, room)}" if body else ""
            gives = "any" if (get_origin(told) or told) is Response else self.type(told, room)
            lines.append((-path.count("/"), path, f"  (path: `{address}`{takes}): Promise<{gives}>;"))
        name = method.capitalize()
        lines = [
            f"/** {method} requests. */",
            f"export interface {name} {{",
            *(line for _, _, line in sorted(lines)),
            "}",
            "",
        ]
        self.files[room][name] = "\n".join(lines)

    def _interface(self, made: Any, room: str) -> str:
        plain: type[msgspec.Struct] = get_origin(made) or made
        config = plain.__struct_config__
        lines = [*_comment(plain.__dict__.get("__doc__") or "", ""), f"export interface {plain.__name__} {{"]
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        if config.array_like:
            labelled = [f"{field.name}: {self.type(field.type, room)}" for field in msgspec.structs.fields(made)]
            return "\n".join([*lines[:-1], f"export type {plain.__name__} = [{', '.join(labelled)}];", ""])
        docs, is_sent = field_docs(plain), issubclass(plain, FROM_CLIENT)
        for field in msgspec.structs.fields(made):
            kinds = _alternatives(field.type)
            may_be_missing = UnsetType in kinds or (not field.required and (is_sent or config.omit_defaults))
            if config.omit_defaults and field.default is None:
                kinds.remove(NoneType)
            described = self._either([kind for kind in kinds if kind is not UnsetType], room)
            mark = "?" if may_be_missing else ""
            lines += [*_comment(docs.get(field.name, ""), "  "), f"  {field.encode_name}{mark}: {described};"]
        return "\n".join([*lines, "}", ""])

    def type(self, kind: Any, room: str) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Annotated:
            held = next((each.extra["holds"] for each in args[1:] if isinstance(each, Meta) and each.extra), args[0])
            return self.type(held, room)
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
        if origin in (Union, UnionType):
            return self._either(_alternatives(kind), room)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.type(each, room) for each in args)}]"
        if origin in (list, tuple, Sequence, frozenset):
            item = self.type(args[0], room)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin in (dict, Mapping):
            return f"Record<{self.type(args[0], room)}, {self.type(args[1], room)}>"
        return self.name(kind, room)

    def _either(self, kinds: Iterable[Any], room: str) -> str:
        return " | ".join(dict.fromkeys(self.type(each, room) for each in kinds))

    def written(self, room: str) -> str:
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{other}.js";\n'
            for other, names in sorted(self.needs.get(room, {}).items())
        ]
        return "\n".join([HEAD, *(["".join(imports)] if imports else []), *self.files[room].values()])


def room_of(made: Any) -> str:
    """The file in which a struct is written."""
    module = made.__module__
    for start, room in ROOM_OF.items():
        if module.startswith(start):
            return room
    parts: list[str] = module.split(".")
    return parts[2] if module.startswith("meetingstone.games.") else parts[0]


def _alternatives(kind: Any) -> list[Any]:
    return [*get_args(kind)] if get_origin(kind) in (Union, UnionType) else [kind]


@cache
def field_docs(made: type[msgspec.Struct]) -> dict[str, str]:
    """What stands below fields, also of those that a struct has from another."""
    docs: dict[str, str] = {}
    for each in reversed(made.__mro__):
        if not issubclass(each, msgspec.Struct) or each.__module__.startswith("msgspec"):
            continue
        (tree,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(each))).body
        assert isinstance(tree, ast.ClassDef)
        for field, below in zip(tree.body, tree.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                docs[field.target.id] = str(below.value.value)
    return docs


def _comment(doc: str, indent: str) -> Iterator[str]:
    """Documentation as JavaScript has it."""
    text = re.sub(r":\w+:`([^`]+)`", r"`\1`", inspect.cleandoc(doc)).replace("``", "`").replace("*/", "* /")
    text = re.sub(r"\bNone\b", "null", text)
    lines = text.splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in its order."""
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in found if each.__module__ == module.__name__ and each not in FROM_CLIENT]


def roots_of(method: Any) -> list[type[msgspec.Struct]]:
    """The structs that a method of a game's definition may return."""
    # Its parameters may be of types that are there for checkers alone.
    returned = _alternatives(eval(method.__annotations__["return"], method.__func__.__globals__))
    return [each for each in returned if issubclass(each, msgspec.Struct) and each is not msgspec.Struct]


def requests_by(method: str) -> list[tuple[str, HTTPRouteHandler]]:
    app = create_app(Settings(data=Path("unopened.db")))
    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and route.path.startswith("/api/")]
    return [(route.path, each) for route in routes for each in route.route_handlers if method in each.http_methods]


def written() -> dict[str, str]:
    """The files by their names."""
    writer = Writer()
    for module in (replies, requests, messages):
        for each in structs_in(module):
            writer.name(each, WIRE)
    writer.name(Ending, WIRE)
    writer.union(WIRE, "ClientMessage", get_args(messages.LiveMessage), "What a client sends on its live connection.")
    writer.union(WIRE, "ServerMessage", get_args(messages.ServerMessage), "What the server sends on it.")
    writer.files[WIRE]["Query"] = 'export type Query = "" | `?${string}`;\n'
    for method in ("GET", "POST"):
        writer.calls(WIRE, method, requests_by(method))
    for game, definition in registry.games().items():
        for method in (definition.scene, definition.gallery, definition.odds):
            for each in roots_of(method):
                writer.name(each, game)
    return {f"{room}.d.ts": writer.written(room) for room in sorted(writer.files)}


def main() -> None:
    TYPES.mkdir(exist_ok=True)
    files = written()
    for old in TYPES.glob("*.d.ts"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (TYPES / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
