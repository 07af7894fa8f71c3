"""Which rules the tests cover: passing tests leave their rule ids in `.coverage-rules.json`.

A test names its rules with `@pytest.mark.rules("SW-CONQ-01")`, or at run time with the fixture `covers`.
"""

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

FILE = ".coverage-rules.json"
PROPERTY = "rule"


@pytest.fixture
def covers(request: pytest.FixtureRequest) -> Callable[..., None]:
    """`covers("SW-CONQ-01", ...)`: this test, if it passes, covers these rules."""

    def add(*rule_ids: str) -> None:
        request.node.user_properties.extend((PROPERTY, rule_id) for rule_id in rule_ids)

    return add


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*rule_ids): the rules that this test covers when it passes")
    is_xdist_worker = hasattr(config, "workerinput")
    if not is_xdist_worker and not config.option.collectonly:
        config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("rules"):
        item.user_properties.extend((PROPERTY, rule_id) for rule_id in mark.args)


class RuleCoverage:
    """Lives in the controlling process; reports of xdist workers arrive here with their user properties."""

    def __init__(self, config: pytest.Config) -> None:
        self.path = config.rootpath / FILE
        self.is_whole_suite = is_whole_suite(config)
        self.passed: dict[str, set[str]] = {}
        self.not_passed: set[str] = set()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.is_whole_suite = False

    def pytest_deselected(self) -> None:
        self.is_whole_suite = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed or hasattr(report, "wasxfail"):
            self.not_passed.add(report.nodeid)
        elif report.when == "teardown":
            rules = {str(value) for name, value in report.user_properties if name == PROPERTY}
            self.passed[report.nodeid] = rules

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if session.shouldstop or session.shouldfail or exitstatus not in (0, 1):
            self.is_whole_suite = False
        known = {} if self.is_whole_suite else covered_before(self.path)
        covered = merge(known, self.passed, self.not_passed)
        replace_file(self.path, {"run": datetime.now(UTC).isoformat(timespec="seconds"), "covered": covered})


def is_whole_suite(config: pytest.Config) -> bool:
    option = config.option
    narrowed = ("keyword", "markexpr", "lf", "stepwise", "ignore", "ignore_glob", "deselect")
    return config.args_source == pytest.Config.ArgsSource.TESTPATHS and not any(
        getattr(option, name, None) for name in narrowed
    )


def covered_before(path: Path) -> dict[str, list[str]]:
    return dict(json.loads(path.read_text())["covered"]) if path.exists() else {}


def merge(known: dict[str, list[str]], passed: dict[str, set[str]], not_passed: set[str]) -> dict[str, list[str]]:
    """What was known of tests that did not run now, and the rules of those that ran and passed."""
    covered = {rule: set(tests) - passed.keys() - not_passed for rule, tests in known.items()}
    for test, rules in passed.items():
        if test not in not_passed:
            for rule in rules:
                covered.setdefault(rule, set()).add(test)
    return {rule: sorted(tests) for rule, tests in sorted(covered.items()) if tests}


def replace_file(path: Path, content: object) -> None:
    new = path.with_suffix(".new")
    new.write_text(json.dumps(content, indent=1) + "\n")
    os.replace(new, path)
