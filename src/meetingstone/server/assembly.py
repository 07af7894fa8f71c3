"""The page as browsers get it: its modules joined into a few files that are named after what is in them.

The folder of the page is plain modules and style sheets, and works as it is. A file that is named after its content can
be kept for ever, so a second visit asks for the page alone; and few files are a light first visit. It is assembled
again when a file has changed: edit and reload.

>>> module = read("/a.js", 'import { b as c } from "./b.js";\\nexport const a = c;\\n')
>>> module.needs, module.gives
((Need(path='/b.js', names=(('b', 'c'),)),), (('a', 'a'),))
"""

from __future__ import annotations

import hashlib
import json
import mimetypes
import os
import posixpath
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

START = "/app.js"
WORKER = "/worker.js"
NAMES = tuple[tuple[str, str], ...]
"""What a thing is called where it comes from, and here."""

# Each begins with plain letters and looks back from there: so they are found fast.
DOCUMENTED = re.compile(r"/\*\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r'import(?<=[;\n]import)\s*(?:(\w+)|\{([^}]*)\})\s*from\s*"([^"]+)";?')
PASSED_ON = re.compile(r'export(?<=[;}\n]export)\s*\{([^}]*)\}\s*from\s*"([^"]+)";?')
LISTED = re.compile(r"export(?<=[;}\n]export)\s*\{([^}]*)\};?")
DECLARED = re.compile(r"export (?<=\nexport )(?=(?:const|class|function|async function) (\w+))")
DEFAULT = re.compile(r"export default (?<=[;\n]export default )")
LEFT = re.compile(r"(?:import|export)(?<=\n......)\b(?!\().*")
LATER = re.compile(r'import\("([^"]+)"\)')

ALONE = re.compile(r"/(?<=[\"']/)(?:early|offline)\.js(?=[\"'])")
"""Scripts that are part of nothing else."""

IMPORTED_STYLE = re.compile(r'@import url\("([^"]+)"\);')
NAMED_FILE = re.compile(r"/(?<=[\"'(]/)[\w./-]+\.(?:css|html|svg|png|woff2|webmanifest)(?=[\"'#)])")
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)" />\s*')
MAP = re.compile(r'(<script type="importmap">)(.*?)(</script>\s*)', re.DOTALL)
PRELOADED = re.compile(r'<link rel="modulepreload" href="[^"]+" />\s*')


class Need(NamedTuple):
    """What a module takes from another."""

    path: str
    names: NAMES


class Module(NamedTuple):
    path: str
    text: str
    """Without imports, exports and comments, but with the names of those whose drawings it holds."""
    needs: tuple[Need, ...]
    gives: NAMES
    """What others call it, and what it is called here."""
    later: tuple[str, ...]
    """Modules that it loads when it comes to need them."""


class Assembly(NamedTuple):
    page: bytes
    files: Mapping[str, bytes]
    """By their addresses, which tell what is in them."""
    worker: bytes
    """The one script that browsers look for where it always was."""


def assembled(root: Path) -> Assembly:
    """The page in a folder, as it is now."""
    return _assembled(root, tuple(sorted(_stamps(str(root)))))


def _stamps(folder: str) -> Iterator[tuple[str, int, int]]:
    for entry in os.scandir(folder):
        if entry.is_dir():
            yield from _stamps(entry.path)
        else:
            found = entry.stat()
            yield entry.path, found.st_mtime_ns, found.st_size


@lru_cache(2)
def _assembled(root: Path, _: tuple[tuple[str, int, int], ...]) -> Assembly:
    return _Assembler(root).assemble()


# ---- one module


def read(path: str, source: str, named: Mapping[str, str] | None = None) -> Module:
    """A module taken apart. ``named`` is where modules are that are called by a name instead of a path."""
    folder = posixpath.dirname(path)
    text = _uncommented(source)
    needs: list[Need] = []
    gives: list[tuple[str, str]] = []

    def at(where: str) -> str:
        return posixpath.join(folder, where) if where.startswith(".") else (named or {}).get(where, where)

    def imported(found: re.Match[str]) -> str:
        one, several, where = found.groups()
        needs.append(Need(posixpath.normpath(at(where)), (("default", one),) if one else _names(several)))
        return ""

    def passed_on(found: re.Match[str]) -> str:
        # Under names that nothing else here has.
        names = tuple((name, f"$${outside}") for name, outside in _names(found[1]))
        needs.append(Need(posixpath.normpath(at(found[2])), names))
        gives.extend((inside.removeprefix("$$"), inside) for _, inside in names)
        return ""

    def listed(found: re.Match[str]) -> str:
        gives.extend((outside, inside) for inside, outside in _names(found[1]))
        return ""

    def declared(found: re.Match[str]) -> str:
        gives.append((found[1], found[1]))
        return ""

    def default(_: re.Match[str]) -> str:
        gives.append(("default", "$default"))
        return "const $default = "

    for pattern, how in ((IMPORT, imported), (PASSED_ON, passed_on), (LISTED, listed), (DECLARED, declared)):
        text = pattern.sub(how, text)
    text = DEFAULT.sub(default, text)
    later: list[str] = []

    def loaded(found: re.Match[str]) -> str:
        later.append(posixpath.normpath(at(found[1])))
        return f'import("{later[-1]}")'

    text = LATER.sub(loaded, text)
    if left := LEFT.search(text):
        raise ValueError(f"{path}: this cannot be joined with other modules: {left[0]}")
    return Module(path, re.sub(r"\n\s*\n", "\n", text).strip(), tuple(needs), tuple(gives), tuple(later))


def _uncommented(source: str) -> str:
    head = source.partition("\n\n")[0]
    thanks = head + "\n" if "creativecommons.org" in head else ""
    lines = DOCUMENTED.sub("", source).split("\n")
    return thanks + "\n" + "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("//"))


def _names(written: str) -> NAMES:
    """``a, b as c`` as (a, a), (b, c)."""
    parts = [each.split() for each in written.split(",") if each.strip()]
    return tuple((part[0], part[-1]) for part in parts)


# ---- all of them


class _Assembler:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.html = (root / "index.html").read_text("utf-8")
        found = MAP.search(self.html)
        self.named: dict[str, str] = json.loads(found[2])["imports"] if found else {}
        self.modules: dict[str, Module] = {}
        self.files: dict[str, bytes] = {}
        self.addresses: dict[str, str] = {}

    def assemble(self) -> Assembly:
        styles = "\n".join(self._style(path) for path in STYLE.findall(self.html))
        style = self._kept("/css/page.css", styles.encode())
        chunks = self._chunks()
        at = {module: name for name, members in chunks.items() for module in members}
        places = {name: self._kept(name, self._joined(members, at)) for name, members in chunks.items()}
        # A file may load one that takes things from it: only the map knows what is in both.
        known = {**self.named, **{f"~{name}": place for name, place in places.items()}}
        imports = json.dumps({"imports": known}, separators=(",", ":"))
        first = f'<link rel="modulepreload" href="{places[START]}" />\n    '
        page = STYLE.sub("", self.html)
        page = PRELOADED.sub("", page)
        page = MAP.sub(lambda m: f"{m[1]}{imports}{m[3]}{first}", page)
        page = page.replace("</title>", f'</title>\n    <link rel="stylesheet" href="{style}" />', 1)
        page = page.replace(f'src="{START}"', f'src="{places[START]}"')
        worker = self._named(self._script(WORKER))
        return Assembly(self._named(page).encode(), self.files, worker.encode())

    # -- modules

    def _module(self, path: str) -> Module:
        if path not in self.modules:
            source = (self.root / path[1:]).read_text("utf-8")
            self.modules[path] = read(path, source, self.named)
        return self.modules[path]

    def _with_needs(self, path: str) -> dict[str, None]:
        """A module after all that it needs, in the order in which they run."""
        found: dict[str, None] = {}
        begun: set[str] = set()

        def add(path: str) -> None:
            if path not in begun:
                begun.add(path)
                for need in self._module(path).needs:
                    add(need.path)
                found[path] = None

        add(path)
        return found

    def _chunks(self) -> dict[str, list[str]]:
        """What is loaded together: what always is, what one page alone needs, what pages of one game share."""
        always = self._with_needs(START)
        users: dict[str, set[str]] = defaultdict(set)
        entries: dict[str, dict[str, None]] = {}
        waiting = [later for path in always for later in self._module(path).later]
        while waiting:
            entry = waiting.pop()
            if entry in entries or entry in always:
                continue
            entries[entry] = {path: None for path in self._with_needs(entry) if path not in always}
            for path in entries[entry]:
                users[path].add(entry)
                waiting += self._module(path).later
        chunks: dict[str, list[str]] = {START: list(always)}
        for entry in sorted(entries):
            for path in entries[entry]:
                alone = users[path] == {entry}
                place = entry if alone else _shared(path)
                if path not in chunks.setdefault(place, []):
                    chunks[place].append(path)
        return chunks

    def _joined(self, members: list[str], at: Mapping[str, str]) -> bytes:
        """Modules as one: each is a function that is called once and gives what the others take."""
        inside = set(members)
        order = [path for path in self._ordered(members) if path in inside]
        outside: dict[str, dict[str, None]] = defaultdict(dict)
        written: list[str] = []
        done: set[str] = set()
        for path in order:
            module = self._module(path)
            lines = []
            for need in module.needs:
                if need.path not in inside:
                    outside[at[need.path]][_mark(need.path)] = None
                lines.append(_taken(need, is_there=need.path in done or need.path not in inside))
            text = LATER.sub(lambda m: _loaded(m[1], at[m[1]], inside), module.text)
            text = self._named(text)
            gives = ", ".join(f"{name}: {here}" for name, here in module.gives)
            lines += [text, f"return {{ {gives} }};"]
            written.append(f"// {path}\nexport const {_mark(path)} = (() => {{\n" + "\n".join(lines) + "\n})();")
            done.add(path)
        taken = [f'import {{ {", ".join(marks)} }} from "~{chunk}";' for chunk, marks in outside.items()]
        return "\n".join([*taken, *written, ""]).encode()

    def _ordered(self, members: list[str]) -> dict[str, None]:
        order: dict[str, None] = {}
        for path in members:
            order.update(dict.fromkeys(each for each in self._with_needs(path) if each not in order))
        return order

    # -- everything else

    def _address(self, path: str) -> str:
        """Where a file is got whose name tells what is in it; the path itself if there is no such file."""
        if path not in self.addresses:
            file = self.root / path[1:]
            if not file.is_file():
                return path
            self.addresses[path] = self._kept(path, self._content(file, path))
        return self.addresses[path]

    def _content(self, file: Path, path: str) -> bytes:
        if file.suffix == ".css":
            return self._style(path).encode()
        if file.suffix in (".svg", ".html", ".webmanifest"):
            return self._named(file.read_text("utf-8")).encode()
        return self._script(path).encode() if file.suffix == ".js" else file.read_bytes()

    def _script(self, path: str) -> str:
        file = self.root / path[1:]
        return _uncommented(file.read_text("utf-8")).strip() + "\n" if file.is_file() else ""

    def _named(self, text: str) -> str:
        """What names files by their addresses names them by those that tell what is in them."""
        for pattern in (NAMED_FILE, ALONE):
            text = pattern.sub(lambda m: m[0] if m[0] in self.files else self._address(m[0]), text)
        return text

    def _style(self, path: str) -> str:
        """A style sheet with all that it imports."""
        text = (self.root / path[1:]).read_text("utf-8")
        text = re.sub(r"/\*.*?\*/\s*", "", text, flags=re.DOTALL)
        text = IMPORTED_STYLE.sub(lambda m: self._style(m[1]), text)
        return self._named(text)

    def _kept(self, path: str, content: bytes) -> str:
        digest = hashlib.blake2b(content, digest_size=6).hexdigest()
        stem, dot, kind = path.rpartition(".")
        address = f"{stem}.{digest}{dot}{kind}"
        self.files[address] = content
        return address


def _shared(path: str) -> str:
    """Where a module goes that several pages need: with its game, or with what all pages have."""
    parts = path.split("/")
    return f"/games/{parts[2]}/shared.js" if parts[1] == "games" else START


def _mark(path: str) -> str:
    """What a module is called inside a file."""
    return "m_" + re.sub(r"\W", "_", path.strip("/").removesuffix(".js"))


def _taken(need: Need, *, is_there: bool) -> str:
    mark = _mark(need.path)
    if is_there:
        pairs = ", ".join(name if name == here else f"{name}: {here}" for name, here in need.names)
        return f"const {{ {pairs} }} = {mark};"
    # Two modules that need each other: the first to run has to ask for the functions of the other when it calls them.
    return "\n".join(f"const {here} = (...values) => {mark}.{name}(...values);" for name, here in need.names)


def _loaded(path: str, chunk: str, inside: set[str]) -> str:
    if path in inside:
        return f"Promise.resolve({_mark(path)})"
    return f'import("~{chunk}").then((file) => file.{_mark(path)})'


def kind_of(path: str) -> str:
    return mimetypes.guess_type(path)[0] or "application/octet-stream"


mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
