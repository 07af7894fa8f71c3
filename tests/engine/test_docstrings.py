"""The examples in the docstrings of the engine."""

import doctest
import importlib
import pkgutil
from types import ModuleType

import pytest

import meetingstone.engine

MODULES = [
    importlib.import_module(f"meetingstone.engine.{m.name}") for m in pkgutil.iter_modules(meetingstone.engine.__path__)
]
NEEDS_A_GAME = "small_world"


def examples(module: ModuleType) -> list[doctest.DocTest]:
    found = doctest.DocTestFinder().find(module)
    return [test for test in found if test.examples and NEEDS_A_GAME not in (test.docstring or "")]


@pytest.mark.parametrize("test", [t for m in MODULES for t in examples(m)], ids=lambda test: test.name)
def test_examples_hold(test: doctest.DocTest) -> None:
    assert doctest.DocTestRunner().run(test).failed == 0
