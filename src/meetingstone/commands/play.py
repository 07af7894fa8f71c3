"""`meetingstone play`: a game in this terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

import msgspec

from meetingstone import registry
from meetingstone.engine.chance import seed_from
from meetingstone.engine.game import GameDef
from meetingstone.engine.record import RecordError
from meetingstone.engine.rules import ContentError, Refused
from meetingstone.engine.session import Session
from meetingstone.errors import Trouble
from meetingstone.flags import MANY, take_flags, take_packs, wished
from meetingstone.texts import Texts

BOT = "greedy"


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "play",
        help=t("play-help"),
        description=t("play-description"),
        epilog=f"{t('play-examples')}\n\n{registry.bots_told(t)}",
    )
    parser.add_argument("game", nargs="?", metavar=t("cli-game"), help=t("play-game"))
    parser.add_argument("--seats", metavar="you,greedy", help=t("play-seats"))
    parser.add_argument("--players", type=int, metavar="N", help=t("play-players"))
    parser.add_argument("--seed", metavar="S", help=t("play-seed"))
    parser.add_argument("--load", type=Path, metavar=t("cli-file"), help=t("play-load"))
    parser.add_argument("--save", type=Path, metavar=t("cli-file"), help=t("play-save"))
    parser.add_argument("--plain", action="store_true", help=t("play-plain"))
    parser.add_argument("--fast", action="store_true", help=t("play-fast"))
    take_packs(parser, t)
    take_flags(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    try:
        from meetingstone.terminal import files
        from meetingstone.terminal.line import open_terminal
        from meetingstone.terminal.play import Play, resumed
    except ModuleNotFoundError as missing:
        raise Trouble("play-no-terminal", module=missing.name or "") from None
    session = resumed(_loaded(args)) if args.load else _new(args, t)
    path = args.save or args.load or files.new_save(session.header.game)
    play: Play
    console, typed, plain = open_terminal(t, plain=args.plain, words=lambda: play.words)
    told = len(session.log) if args.load else 0
    try:
        play = Play(session, t, console, typed, path, plain=plain, fast=args.fast, told=told)
        play.run()
    except (Trouble, Refused, ContentError, RecordError, OSError):
        raise
    except Exception as error:
        if not args.load:
            raise
        # A file under a valid checksum may still hold what no game can come to.
        raise Trouble("play-load-broken", error=f"{type(error).__name__} {error}"[:100]) from None
    return 0


def _loaded(args: argparse.Namespace) -> Session:
    if args.game or args.seats or args.players or args.seed or wished(args):
        raise Trouble("play-load-alone")
    return Session.load(args.load.read_bytes(), registry.games(args.pack))


def _new(args: argparse.Namespace, t: Texts) -> Session:
    definition = registry.game(args.game or only_game(t), args.pack)
    settings = wished(args)
    seats = _seats(args, definition, settings)
    settings["players"] = len(seats)
    for seat in seats:
        if seat.partition(":")[0] != "you":
            registry.bot(seat)
    try:
        return Session.new(definition, settings, seats=seats, seed=seed_from(args.seed or secrets.token_hex(8)))
    except msgspec.ValidationError as error:
        raise Trouble("play-settings", error=str(error)) from None


def only_game(t: Texts) -> str:
    known = registry.game_names()
    if len(known) != 1:
        raise Trouble("play-which-game", known=t.join(known))
    return known[0]


def _seats(args: argparse.Namespace, definition: GameDef[Any], settings: dict[str, Any]) -> tuple[str, ...]:
    if args.seats:
        seats = tuple(seat.strip() for seat in args.seats.split(","))
        if args.players is not None and args.players != len(seats):
            raise Trouble("play-seats-and-players", seats=len(seats), players=args.players)
        return seats
    players = None if args.players is None else min(args.players, MANY)
    if players is None:
        players = 1 if settings.get("mode") == "murlocs" else definition.seats(definition.settings())
    return ("you", *([BOT] * (players - 1)))
