"""`meetingstone replay`: what happened in a game, line by line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from meetingstone import registry
from meetingstone.engine.record import read_record, replay
from meetingstone.errors import Trouble
from meetingstone.flags import take_packs
from meetingstone.terminal.seats import is_person, names_of
from meetingstone.texts import Texts


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "replay", help=t("replay-help"), description=t("replay-description"), epilog=t("replay-examples")
    )
    parser.add_argument("file", type=Path, metavar=t("cli-file"), help=t("cli-file-help"))
    parser.add_argument("--upto", type=int, metavar="N", help=t("replay-upto"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    take_packs(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    record = read_record(args.file.read_bytes())
    if args.upto is not None and not 0 <= args.upto <= len(record.entries):
        raise Trouble("replay-bad-upto", upto=args.upto, last=len(record.entries))
    g = replay(record, registry.games(args.pack), upto=args.upto)
    assert g.log is not None
    if args.json:
        print(json.dumps(msgspec.to_builtins(g.log), indent=2, ensure_ascii=False))
        return 0
    seats = record.header.seats
    called = names_of(seats, t, record.header.commitment)
    names = [_person(seat, number, t) if is_person(seat) else called[number] for number, seat in enumerate(seats)]
    for event in g.log:
        heading = event.kind in ("round", "turn")
        print(f"{'' if heading else '  '}{t.log(event, names)}")
    if g.over:
        result = g.result()
        winners = [names[seat] for seat in result.winners if seat < len(names)]
        scores = [f"{name} {score}" for name, score in zip(names, result.scores, strict=False)]
        print(t("replay-result", winners=t.join(winners), count=len(winners), scores=t.join(scores)))
    else:
        print(t("replay-not-over", number=g.number))
    return 0


def _person(seat: str, number: int, t: Texts) -> str:
    """Nobody is `you` in a replay."""
    return seat.partition(":")[2] or t("seat-number", number=number + 1)
