"""`meetingstone backup`: a whole copy of all games, also while they are played."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from meetingstone.commands.serve import data_file, needs_server, sound
from meetingstone.errors import Trouble
from meetingstone.texts import Texts


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "backup", help=t("backup-help"), description=t("backup-description"), epilog=t("backup-examples")
    )
    parser.add_argument("file", type=Path, nargs="?", metavar=t("cli-file"), help=t("backup-file"))
    parser.add_argument("--data", type=Path, metavar=t("cli-file"), help=t("serve-data"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    with needs_server():
        from meetingstone.server import backups
    data = data_file(args.data)
    target = args.file or Path(f"meetingstone-{datetime.now():%Y-%m-%d-%H%M%S}.db")
    if target.exists():
        raise Trouble("backup-exists", file=str(target))
    with sound(data):
        tables = backups.back_up(data, target)
    print(t("backup-done", file=str(target), tables=tables))
    return 0
