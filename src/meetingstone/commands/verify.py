"""`meetingstone verify`: prove that a game was played by the rules and with the dice it promised."""

from __future__ import annotations

import argparse
from pathlib import Path

from meetingstone import registry
from meetingstone.engine.record import read_record, verify
from meetingstone.flags import take_packs
from meetingstone.texts import Texts


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "verify", help=t("verify-help"), description=t("verify-description"), epilog=t("verify-examples")
    )
    parser.add_argument("file", type=Path, metavar=t("cli-file"), help=t("cli-file-help"))
    take_packs(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    record = read_record(args.file.read_bytes())
    g = verify(record, registry.games(args.pack))
    chance = sum(entry.seat < 0 for entry in record.entries)
    print(
        t(
            "verify-good",
            answers=len(record.entries) - chance,
            chance=chance,
            over="yes" if g.over else "no",
            commitment=record.header.commitment,
        )
    )
    return 0
