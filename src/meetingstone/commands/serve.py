"""`meetingstone serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import re
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from meetingstone.errors import Trouble
from meetingstone.flags import take_packs
from meetingstone.texts import Texts

LOCAL = "127.0.0.1"
ADDRESS = re.compile(r"https?://[^/?#@\s]+")
BOT_PAUSE = 0.3
"""Seconds between the moves of bots while somebody watches: fast, but not too fast to follow."""
ABSENCE = 300.0
"""Seconds before others may let a bot play for somebody who has left: a call is no reason to lose one's seat."""
MOST_SECONDS = 1e8
"""Three years: no clock counts to infinity."""
LINGER = (0.3, 1.2)
"""Seconds that a sealed window stays open at least: longer than a bot thinks, so that a pause tells nothing."""


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "serve", help=t("serve-help"), description=t("serve-description"), epilog=t("serve-examples")
    )
    parser.add_argument("--port", type=int, metavar="N", help=t("serve-port"))
    parser.add_argument("--host", default=LOCAL, metavar="H", help=t("serve-host"))
    parser.add_argument("--data", type=Path, metavar=t("cli-file"), help=t("serve-data"))
    parser.add_argument("--bot-pause", type=seconds, default=BOT_PAUSE, metavar="S", help=t("serve-bot-pause"))
    parser.add_argument("--absence", type=seconds, default=ABSENCE, metavar="S", help=t("serve-absence"))
    parser.add_argument("--address", metavar="URL", help=t("serve-address"))
    parser.add_argument("--limit", action="append", default=[], metavar="…=N/S", help=t("serve-limit"))
    parser.add_argument("--no-limits", action="store_true", help=t("serve-no-limits"))
    parser.add_argument("--no-browser", action="store_true", help=t("serve-no-browser"))
    take_packs(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    with needs_server():
        from meetingstone.server import run
        from meetingstone.server.limits import LIMITS, parsed
        from meetingstone.server.settings import Settings
    if args.port is not None and not 0 <= args.port <= 65535:
        raise Trouble("serve-bad-port", port=args.port)
    if args.address is not None and not ADDRESS.fullmatch(args.address):
        raise Trouble("serve-bad-address", address=args.address)
    limits = {} if args.no_limits else dict(LIMITS)
    for words in args.limit:
        try:
            limits.update([parsed(words)])
        except ValueError:
            known = [
                f"{name}={each.most}" + (f"/{each.seconds:g}" if each.seconds else "") for name, each in LIMITS.items()
            ]
            raise Trouble("serve-bad-limit", limit=words, known=", ".join(known)) from None
    data = data_file(args.data)
    with held(data, is_ours=args.data is None), sound(data):
        try:
            bound = run.bind(args.host, args.port)
        except (OSError, UnicodeError) as error:
            said = getattr(error, "strerror", None) or str(error)
            raise Trouble("serve-port-taken", host=args.host, port=args.port or 0, error=said) from None
        address = _address(args.host, bound.getsockname()[1])

        def ready(stopped: int, ended: int) -> None:
            opens = not args.no_browser and _has_browser()
            print(t("serve-ready" if opens or args.no_browser else "serve-open-it", address=address), flush=True)
            if stopped or ended:
                print(t("serve-other-content", stopped=stopped, ended=ended), flush=True)
            if opens:
                # Some browsers keep the call until they are closed.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        settings = Settings(
            data=data,
            bot_pause=args.bot_pause,
            absence=args.absence,
            linger=LINGER,
            limits=limits,
            address=args.address,
            packs=tuple(args.pack),
        )
        run.run(settings, bound, ready)
        print(t("serve-stopped", file=str(data)), flush=True)
    return 0


def seconds(words: str) -> float:
    """A time that ends."""
    found = float(words)
    if not 0 <= found < MOST_SECONDS:
        raise ValueError(words)
    return found


def _has_browser() -> bool:
    """Whether there is one with windows: one for terminals would take the terminal away."""
    wants_display = sys.platform not in ("win32", "darwin")
    if wants_display and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


@contextmanager
def needs_server() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Trouble("serve-missing", module=missing.name or "") from None


def data_file(wished: Path | None) -> Path:
    """The file that keeps all games, by its own name: SQLite keeps a log beside it that goes by that name."""
    # Unlike Path.resolve it has an answer for links that lead nowhere: then it is the opening that says why.
    return Path(os.path.realpath(wished or data_folder() / "games.db"))


@contextmanager
def held(data: Path, is_ours: bool) -> Iterator[None]:
    """The data file is ours alone, and nobody else reads it."""
    from meetingstone.server import lock, private

    with sound(data):
        private.close_folder(data.parent, is_ours=is_ours)
        try:
            holding = lock.lock(data)
        except lock.InUse:
            raise Trouble("serve-data-in-use", file=str(data)) from None
    with holding:
        yield


@contextmanager
def sound(data: Path) -> Iterator[None]:
    """What keeps us from using a data file is one sentence."""
    from sqlalchemy.exc import DBAPIError

    from meetingstone.server.backups import Unsound
    from meetingstone.server.storage import NewerFile

    try:
        if data.is_file() and data.stat().st_nlink > 1:
            raise Trouble("serve-data-linked", file=str(data))
        yield
    except NewerFile:
        raise Trouble("serve-data-newer", file=str(data)) from None
    except Unsound as error:
        said = str(error)
        raise Trouble("serve-data-unsound" if said else "serve-data-foreign", file=str(data), error=said) from None
    except (OSError, sqlite3.Error, DBAPIError) as error:
        why = error.orig if isinstance(error, DBAPIError) else getattr(error, "strerror", None) or error
        # It may be the copy that cannot be written.
        which = getattr(error, "filename", None) or data
        raise Trouble("serve-data-unusable", file=str(which), error=str(why)) from None


def _address(host: str, port: int) -> str:
    shown = LOCAL if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "meetingstone"
