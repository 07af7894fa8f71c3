"""`meetingstone restore`: go back to a copy that `meetingstone backup` has made."""

from __future__ import annotations

import argparse
from pathlib import Path

from meetingstone.commands.serve import data_file, held, needs_server, sound
from meetingstone.texts import Texts


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "restore", help=t("restore-help"), description=t("restore-description"), epilog=t("restore-examples")
    )
    parser.add_argument("file", type=Path, metavar=t("cli-file"), help=t("restore-file"))
    parser.add_argument("--data", type=Path, metavar=t("cli-file"), help=t("serve-data"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    with needs_server():
        from meetingstone.server import backups
    data = data_file(args.data)
    with held(data, is_ours=args.data is None), sound(args.file):
        tables, before = backups.restore(args.file, data)
    if before is None:
        print(t("restore-done", file=str(data), tables=tables))
    else:
        print(t("restore-done-aside", file=str(data), tables=tables, before=str(before)))
    return 0
