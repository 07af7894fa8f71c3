"""What is the same for everybody: games, rules, cards, the sentences, and the page itself."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from meetingstone import registry
from meetingstone.engine import AnswerError, Game, GameDef
from meetingstone.engine.packs import Pack
from meetingstone.server.assembly import WORKER, assembled, kind_of
from meetingstone.server.browsers import WORKER as POLICY_OF_WORKER
from meetingstone.server.browsers import policy_of
from meetingstone.server.description import AS_JSON
from meetingstone.server.house import House
from meetingstone.server.infos import pack_info
from meetingstone.server.problems import Problem
from meetingstone.server.tables import definition_of
from meetingstone.server.wire.replies import GameInfo, RuleInfo, Wording
from meetingstone.texts import LANGUAGES

JSON = "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
OWN = ("abilities", "board", "bots", "challenge", "events", "lessons", "names", "quests")
"""What the files of a game are named after that are of no use to the others: most of all sentences."""
Asked = Request[Any, Any, Any]
T = TypeVar("T", str, bytes)


def _unless_known(request: Asked, content: T, kind: str) -> Response[T]:
    """The browser keeps what it has and asks each time whether it still holds: then it gets no second copy."""
    headers = {"Cache-Control": "no-cache", "ETag": _tag(content)}
    known = headers["ETag"] in request.headers.get("If-None-Match", "")
    nothing = content[:0]
    return Response(nothing if known else content, status_code=304 if known else 200, media_type=kind, headers=headers)


@lru_cache(1_000)
def _tag(content: str | bytes) -> str:
    encoded = content.encode() if isinstance(content, str) else content
    # Weak: it is the same with and without compression.
    return f'W/"{hashlib.blake2b(encoded, digest_size=9).hexdigest()}"'


@get("/api/games", tags=["library"])
async def games(house: NamedDependency[House]) -> list[GameInfo]:
    """The games that can be played."""
    found = house.definitions.values()
    packs = {each.id: each.packs for each in found if each.packs}
    return [_info(each, packs.get(each.id, ())) for each in found if not each.packs]


@cache
def _info(definition: GameDef[Any], packs: tuple[Pack, ...]) -> GameInfo:
    modes = [str(mode) for mode in get_args(get_type_hints(definition.settings).get("mode"))]
    counts = _player_counts(definition)
    return GameInfo(
        id=definition.id,
        name=f"@game-{definition.id}",
        players=(min(counts), max(counts)),
        modes=modes,
        bots=list(registry.bots()),
        packs=[pack_info(pack) for pack in packs],
        lengths=definition.lengths,
    )


def _player_counts(definition: GameDef[Any]) -> list[int]:
    """How many may play, by asking the game itself."""
    counts = []
    for players in range(1, 13):
        try:
            Game.new(definition, {"players": players})
        except (AnswerError, msgspec.ValidationError):
            continue
        counts.append(players)
    return counts or [1]


@get("/api/games/{game:str}/gallery", tags=["library"], responses={200: AS_JSON})
async def gallery(request: Asked, house: NamedDependency[House], game: FromPath[str]) -> Response[bytes]:
    """Every card and board of a game; of one with packs, `small_world+wild_folk`, what it is played with."""
    return _unless_known(request, _gallery(definition_of(house, game)), JSON)


@cache
def _gallery(definition: GameDef[Any]) -> bytes:
    made: Any = definition
    if hasattr(made, "gallery"):
        return msgspec.json.encode(made.gallery())
    return msgspec.json.encode({"cards": definition.cards(), "boards": []})


@get("/api/games/{game:str}/rules", tags=["library"])
async def rules(house: NamedDependency[House], game: FromPath[str]) -> list[RuleInfo]:
    """Every rule of a game in our own words, with our rulings; then those of its packs."""
    wanted = definition_of(house, game).id
    return list(_rules(tuple(each for each in house.definitions.values() if each.id == wanted)))


@cache
def _rules(definitions: tuple[GameDef[Any], ...]) -> Sequence[RuleInfo]:
    """Of a game and of its packs."""
    found = []
    sections = {name: section for each in definitions for name, section in each.rules.sections.items()}
    for rule in {name: rule for each in definitions for name, rule in each.rules.rules.items()}.values():
        section = sections[rule.section]
        found.append(
            RuleInfo(
                id=rule.id,
                section=rule.section,
                title=Wording(section.title, section.it.title),
                text=Wording(rule.text, rule.it.text),
                ruling=Wording(rule.ruling, rule.it.ruling),
                source=rule.source,
            )
        )
    return found


@get("/locale/{file:str}", media_type="text/plain", tags=["library"])
async def sentences(request: Asked, house: NamedDependency[House], file: FromPath[str]) -> Response[str]:
    """The sentences of a language: all pages say those of `en.ftl`, those of one game are in `en.adventure.ftl`."""
    language, _, game = file.removesuffix(".ftl").partition(".")
    if language not in LANGUAGES or not file.endswith(".ftl") or game not in ("", *registry.game_names()):
        raise Problem(404, "not-found", "server-not-found")
    packs = (
        []
        if game
        else [path for each in house.definitions.values() for pack in each.packs for path in pack.texts_of(language)]
    )
    return _unless_known(request, _sentences(language, game, packs), "text/plain")


def _sentences(language: str, game: str, packs: Sequence[Path]) -> str:
    folder = files("meetingstone") / "locale" / language
    found = sorted((each for each in folder.iterdir() if _teller(each.name) == game), key=lambda each: each.name)
    return "\n".join(each.read_text(encoding="utf-8") for each in (*found, *packs))


def _teller(name: str) -> str:
    """The game that alone says what is in a file (`adventure_quests.ftl`), or "": any page may say it."""
    for game in registry.game_names():
        if name.startswith(f"{game}_") and name.removeprefix(f"{game}_").startswith(OWN):
            return game
    return ""


# ---- the page


@get("/", include_in_schema=False)
async def home(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    """The page."""
    return _page(request, house, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Asked, house: NamedDependency[House], path: FromPath[str]) -> Response[bytes]:
    """A file of the page; any other address is one of the page's own, so it gets the page."""
    return _page(request, house, path.strip("/"))


def _page(request: Asked, house: House, name: str) -> Response[bytes]:
    root = house.settings.web or Path(str(files("meetingstone") / "web"))
    made = assembled(root)
    if lasting := made.files.get(f"/{name}"):
        kept = Response(lasting, media_type=kind_of(name), headers={"Cache-Control": FOR_EVER})
        return _framed(kept, policy_of(lasting)) if name.endswith(".html") else kept
    if f"/{name}" == WORKER:
        return _framed(_unless_known(request, made.worker, kind_of(name)), POLICY_OF_WORKER)
    found = _file(root, name) if name else None
    if found is None and not Path(name).suffix and not name.startswith(("api/", "locale/", "schema")):
        return _framed(_unless_known(request, made.page, "text/html"), policy_of(made.page))
    if found is None:
        raise Problem(404, "not-found", "server-not-found")
    content = found.read_bytes()
    kind = kind_of(found.name)
    answer = _unless_known(request, content, kind)
    return _framed(answer, policy_of(content)) if kind == "text/html" else answer


def _framed(answer: Response[bytes], policy: str) -> Response[bytes]:
    answer.headers["Content-Security-Policy"] = policy
    answer.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    return answer


def _file(root: Path, name: str) -> Path | None:
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None
