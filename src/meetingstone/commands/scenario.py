"""`meetingstone scenario`: run scenario files and say what differed."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from meetingstone import registry
from meetingstone.engine import GameDef, scenario
from meetingstone.engine.rules import ContentError, Refused
from meetingstone.flags import take_packs
from meetingstone.texts import Texts


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "scenario",
        help=t("scenario-help"),
        description=t("scenario-help"),
        epilog=t("scenario-example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=t("scenario-files"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    take_packs(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    """0: all hold; 1: one failed; 2: a file cannot be used."""
    games = registry.games(args.pack)
    results = [_run_one(path, games, t) for path in _toml_files(args.files)]
    failed = sum(result["outcome"] != "passed" for result in results)
    if args.json:
        print(json.dumps(results, indent=2, ensure_ascii=False))
    else:
        for result in results:
            if result["outcome"] != "passed":
                print(f"{result['file']}: {result['message']}", file=sys.stderr)
        print(t("scenario-summary", passed=len(results) - failed, failed=failed))
    if any(result["outcome"] == "unusable" for result in results):
        return 2
    return 1 if failed else 0


def _brief(error: Exception) -> str:
    return " ".join(f"{type(error).__name__} {error}".split())[:100]


def _toml_files(paths: list[Path]) -> list[Path]:
    """A folder stands for all the scenarios in it."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def _run_one(path: Path, games: dict[str, GameDef[Any]], t: Texts) -> dict[str, str]:
    try:
        read = scenario.read(path)
        scenario.run(read, games)
    except scenario.ScenarioFailed as failure:
        values = dict(failure.values)
        step = values.pop("step", "")
        message = t.say(f"scenario-{failure.reason}", values)
        where = t("scenario-at-step", step=step) if step else t("scenario-at-end")
        return {"file": str(path), "outcome": "failed", "message": f"{where} {message}"}
    except Refused as refused:
        return {"file": str(path), "outcome": "unusable", "message": f"{t.why(refused.why)} ({refused.why.rule})"}
    except ContentError as error:
        return {"file": str(path), "outcome": "unusable", "message": str(error)}
    except Exception as error:
        # A position may state what no game can come to; then nothing says how play goes on from there.
        return {"file": str(path), "outcome": "unusable", "message": t("scenario-unplayable", error=_brief(error))}
    return {"file": str(path), "outcome": "passed", "message": read.title}
