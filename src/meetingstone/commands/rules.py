"""`meetingstone rules`: the catalogue of rules, where each stands, and which of them the tests cover."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from textwrap import fill
from typing import Any

import msgspec

from meetingstone import registry
from meetingstone.citations import Citations, cited
from meetingstone.engine import GameDef
from meetingstone.engine.rules import Catalogue, Rule
from meetingstone.errors import Trouble
from meetingstone.texts import Texts

COVERAGE = ".coverage-rules.json"
WIDTH = 96
BAR = 24


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "rules", help=t("rules-help"), description=t("rules-description"), epilog=t("rules-examples")
    )
    parser.add_argument("game", metavar=t("cli-game"), help=t("cli-game-help"))
    parser.add_argument("--find", metavar="TEXT", help=t("rules-find"))
    parser.add_argument("--where", metavar="ID", nargs="?", const="", help=t("rules-where"))
    parser.add_argument("--coverage", action="store_true", help=t("rules-coverage"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    catalogue = registry.game(args.game).rules
    if args.coverage:
        _coverage(catalogue, args.json, t)
        return 0
    if args.where is not None:
        _where(registry.game(args.game), args.where, args.json, t)
        return 0
    found = catalogue.find(args.find or "", t.language)
    if args.json:
        print(json.dumps([_plain(catalogue, rule, t) for rule in found], indent=2, ensure_ascii=False))
        return 0
    if not found:
        raise Trouble("rules-none", text=args.find or "")
    _show(catalogue, found, t)
    return 0


def _title(catalogue: Catalogue, section_id: str, t: Texts) -> str:
    section = catalogue.sections[section_id]
    return section.it.title if t.language == "it" else section.title


def _plain(catalogue: Catalogue, rule: Rule, t: Texts) -> dict[str, str]:
    return {
        "id": rule.id,
        "section": _title(catalogue, rule.section, t),
        "text": rule.wording(t.language),
        "ruling": rule.ruled(t.language),
        "source": rule.source,
        "informative": (rule.it.informative or rule.informative) if t.language == "it" else rule.informative,
    }


def _show(catalogue: Catalogue, rules: Iterable[Rule], t: Texts) -> None:
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            print(f"\n{_title(catalogue, section, t)}")
        print(_wrapped(f"{rule.id}  {rule.wording(t.language)}", 2))
        if rule.ruled(t.language):
            print(_wrapped(f"{t('rules-ruling')} {rule.ruled(t.language)}", 6))


def _wrapped(text: str, indent: int) -> str:
    """Ids such as SW-CONQ-01 stay whole."""
    return fill(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2), break_on_hyphens=False)


# ---- where a rule stands


def _where(definition: GameDef[Any], rule_id: str, as_json: bool, t: Texts) -> None:
    """All that names one rule; without an id, how often each is named."""
    catalogue, places = definition.rules, cited(definition)
    rule_id = re.sub(r"-(\d)$", r"-0\1", rule_id.upper())
    if rule_id and rule_id not in catalogue:
        near = get_close_matches(rule_id, catalogue.rules, 3)
        raise Trouble("rules-where-unknown", id=rule_id, near=", ".join(near), known=len(near))
    rules = [catalogue[rule_id]] if rule_id else list(catalogue.rules.values())
    if as_json:
        print(json.dumps([_cited(rule, places[rule.id], t) for rule in rules], indent=2, ensure_ascii=False))
    elif rule_id:
        _show(catalogue, rules, t)
        _show_places(places[rule_id], t)
    else:
        _count_places(catalogue, places, t)


def _cited(rule: Rule, places: Citations, t: Texts) -> dict[str, Any]:
    return {"id": rule.id, "ruling": rule.ruled(t.language), **msgspec.to_builtins(places)}


HEADS = {
    "code": "rules-where-code",
    "content": "rules-where-content",
    "scenarios": "rules-where-scenarios",
    "tests": "rules-where-tests",
}


def _show_places(places: Citations, t: Texts) -> None:
    for kind, head in HEADS.items():
        found = getattr(places, kind)
        if found:
            print(f"\n{t(head)}")
        for place in found:
            print(f"  {place.file}:{place.line}")
            print(_wrapped(place.text, 6))
    if not places.carried_out:
        print(f"\n{t('rules-where-nowhere')}")


def _count_places(catalogue: Catalogue, places: dict[str, Citations], t: Texts) -> None:
    print(" " * 32 + "".join(f"{t(head):>12}" for head in HEADS.values()))
    for rule_id, found in places.items():
        print(f"{rule_id:<32}" + "".join(f"{len(getattr(found, kind)):>12}" for kind in HEADS))
    enforced = [rule for rule in catalogue.rules.values() if not rule.informative]
    missing = [rule.id for rule in enforced if not places[rule.id].carried_out]
    print(f"\n{t('rules-where-count', carried=len(enforced) - len(missing), enforced=len(enforced))}")
    if missing:
        print(_wrapped(f"{t('rules-where-missing')} {', '.join(missing)}", 0))


# ---- coverage


def _coverage(catalogue: Catalogue, as_json: bool, t: Texts) -> None:
    """A rule is covered when a test or scenario that names it passed in the last run."""
    tested = set(_read_coverage()["covered"])
    informative = [rule.id for rule in catalogue.rules.values() if rule.informative]
    covered = [rule.id for rule in catalogue.rules.values() if rule.id in tested and not rule.informative]
    uncovered = [rule for rule in catalogue.rules if rule not in {*informative, *covered}]
    if as_json:
        counts = {"total": len(catalogue.rules), "covered": len(covered), "informative": len(informative)}
        print(json.dumps({**counts, "uncovered": uncovered}, indent=2))
        return
    for section in catalogue.sections:
        _bar(catalogue, section, set(covered), set(informative), t)
    print()
    print(
        t(
            "rules-covered",
            covered=len(covered),
            testable=len(catalogue.rules) - len(informative),
            informative=len(informative),
        )
    )
    if uncovered:
        # Not a value of the message: Fluent takes no more than 1000 characters.
        print(_wrapped(f"{t('rules-uncovered')} {', '.join(uncovered)}", 0))


def _bar(catalogue: Catalogue, section: str, covered: set[str], informative: set[str], t: Texts) -> None:
    rules = [rule.id for rule in catalogue.rules.values() if rule.section == section and rule.id not in informative]
    if rules:
        done = sum(rule in covered for rule in rules)
        filled = round(BAR * done / len(rules))
        bar = "#" * filled + "." * (BAR - filled)
        print(f"[{bar}] {done:>3}/{len(rules):<3} {section:<28} {_title(catalogue, section, t)}")


def _read_coverage() -> dict[str, Any]:
    here = Path.cwd()
    for folder in (here, *here.parents):
        path = folder / COVERAGE
        if path.is_file():
            try:
                read: dict[str, Any] = json.loads(path.read_text("utf-8"))
            except ValueError as error:
                raise Trouble("rules-coverage-unreadable", file=str(path), error=str(error)) from None
            if isinstance(read, dict) and isinstance(read.get("covered"), dict):
                return read
            raise Trouble("rules-coverage-unreadable", file=str(path), error="covered")
    raise Trouble("rules-no-coverage", file=COVERAGE)
