"""Scenarios: a position, a script and an expectation in TOML. Each is a test, a bug report, a puzzle and a lesson.

The file format is documented in docs/scenarios.md. The position and the facts that expectations name belong to the
game (``GameDef.position``, ``GameDef.facts``).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from meetingstone.engine.chance import Source, seed_from
from meetingstone.engine.game import GameDef
from meetingstone.engine.kernel import Game
from meetingstone.engine.packs import key_of
from meetingstone.engine.questions import Chance, Question
from meetingstone.engine.rules import AnswerError, ContentError, Refused

LONGEST_DRAW = 1000
"""So often chance may decide in a row."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer (or several, one after the other), or one outcome of chance; in a lesson also something to look at."""

    seat: int | None = None
    do: str | list[str] | None = None
    times: int = 1
    refused: str = ""
    """The answer must be refused, citing this rule."""
    roll: list[int] | None = None
    draw: list[int] | None = None
    expect: dict[str, Any] = {}
    text: str = ""
    """In a lesson: the name of the step in its texts (engine/lessons.py)."""
    also: list[str] = []
    """In a lesson: other answers that are as good."""
    free: str = ""
    """In a lesson: any answers, as long as the table asks this kind of question."""
    look: str = ""
    """In a lesson: the part of the table to look at."""
    rule: str = ""
    """In a lesson: the rule to read on."""

    @property
    def keys(self) -> list[str]:
        """What is answered, one after the other."""
        return ([self.do] if isinstance(self.do, str) else (self.do or [])) * self.times

    @property
    def falls(self) -> bool:
        """Whether chance decides, and not a player."""
        return self.roll is not None or self.draw is not None


class Teaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a lesson of a scenario: its place in the course, and about how long it takes."""

    order: int
    minutes: int


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``note`` and ``title`` are for readers; ``rules`` are the rules that it proves."""

    game: str
    packs: list[str] = []
    """The packs that it is played with."""
    title: str
    rules: list[str]
    position: dict[str, Any] = {}
    step: list[Step] = []
    expect: dict[str, Any] = {}
    note: str = ""
    lesson: Teaching | None = None


class ScenarioFailed(AssertionError):
    """Something came out differently (text ``scenario-<reason>``)."""

    def __init__(self, reason: str, **values: Any) -> None:
        self.reason = reason
        self.values = {name: str(value) for name, value in values.items()}
        super().__init__(f"{reason}: {', '.join(f'{name} {value}' for name, value in self.values.items())}")


def read(path: Path) -> Scenario:
    """Read a file, or raise :class:`ContentError` with file and field."""
    try:
        scenario = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Scenario)
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path}: {error}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{path.name}: {error}") from None
    except (RecursionError, ValueError) as error:
        # Nested without end, or a number of thousands of digits.
        raise ContentError(f"{path.name}: it cannot be read ({type(error).__name__})") from None
    if not scenario.step and not scenario.expect:
        raise ContentError(f"{path.name}: it has neither a step nor an expectation")
    return scenario


def run(scenario: Scenario, definitions: Mapping[str, GameDef[Any]]) -> Game[Any]:
    """Play the scenario; raises :class:`ScenarioFailed` at the first difference and returns the final game."""
    definition = definitions.get(key_of(scenario.game, scenario.packs))
    if definition is None:
        if scenario.game in definitions:
            raise ContentError(f"packs: not chosen are {', '.join(scenario.packs)} (--pack PATH)")
        raise ContentError(f"game: there is no game {scenario.game}")
    for rule in scenario.rules:
        definition.rules[rule]
    g = begin(definition, scenario)
    for number, step in enumerate(scenario.step, 1):
        try:
            play(g, step)
            _check(g, step.expect)
        except ScenarioFailed as failure:
            raise ScenarioFailed(failure.reason, step=number, **failure.values) from None
    settle(g)
    _check(g, scenario.expect)
    return g


def begin(definition: GameDef[Any], scenario: Scenario) -> Game[Any]:
    """The position of a scenario, before its first step."""
    g = definition.position(scenario.position)
    if not (scenario.step and scenario.step[0].falls):
        settle(g)
    return g


def settle(g: Game[Any]) -> None:
    """Let chance that the script leaves open fall as the scenario's fixed seed says."""
    for _ in range(LONGEST_DRAW):
        if not isinstance(g.question, Chance):
            return
        g.fall(g.number, g.question.draw(Source(seed_from("scenario")).stream(g.number)))
    raise ContentError("position: chance draws here for ever; something that it draws from is used up")


def play(g: Game[Any], step: Step) -> None:
    """Carry out one step; raises :class:`ScenarioFailed` when it comes out differently."""
    if step.falls:
        _fall(g, tuple(step.roll if step.roll is not None else step.draw or ()))
        return
    for key in step.keys:
        settle(g)
        _answer(g, step, key)


def _fall(g: Game[Any], outcome: tuple[int, ...]) -> None:
    if not isinstance(g.question, Chance):
        raise ScenarioFailed("no-chance", found=_asked(g.question))
    try:
        g.fall(g.number, outcome)
    except AnswerError as error:
        raise ScenarioFailed("impossible", error=error) from None


def _answer(g: Game[Any], step: Step, key: str) -> None:
    seat = step.seat if step.seat is not None else (g.question.awaited() or (-1,))[0] if g.question else -1
    before = g.digest()
    try:
        g.answer(g.number, key, seat=seat)
    except Refused as refused:
        if refused.why.rule != step.refused:
            raise ScenarioFailed("refused", key=key, found=refused, expected=step.refused or "-") from None
    except AnswerError as error:
        raise ScenarioFailed("not-taken", key=key, error=error, asks=_asked(g.question)) from None
    else:
        if step.refused:
            raise ScenarioFailed("allowed", key=key, expected=step.refused)
        return
    if g.digest() != before:
        raise ScenarioFailed("changed", key=key)


def _asked(question: Question | None) -> str:
    return question.kind if question else "-"


# ---- expectations


def _check(g: Game[Any], expected: dict[str, Any]) -> None:
    if not expected:
        return
    facts = g.definition.facts(g)
    seats = g.question.awaited() if g.question else ()
    offered = [key for seat in seats for key in g.keys(seat)]
    told = [event.kind for event in g.log or []]
    for name, value in expected.items():
        if name in ("offers", "lacks"):
            for key in value:
                if (key in offered) != (name == "offers"):
                    raise ScenarioFailed(name, key=key, found=", ".join(offered))
            continue
        if name == "told":
            for kind in value:
                if kind not in told:
                    raise ScenarioFailed("told", expected=kind, found=", ".join(told))
            continue
        found = _found(g, facts, name)
        if found != value:
            raise ScenarioFailed("differs", fact=name, expected=value, found=found)


def _found(g: Game[Any], facts: Any, name: str) -> Any:
    if name == "asks":
        return _asked(g.question)
    if name == "awaits":
        return g.question.awaited()[0] if g.question and g.question.awaited() else -1
    if name == "over":
        return g.over
    if name == "winners":
        return list(g.result().winners)
    return _walk(facts, name)


def _walk(facts: Any, path: str) -> Any:
    """``players[0].coins`` in nested dicts and lists."""
    at = facts
    for part in _parts(path):
        try:
            at = at[part]
        except (KeyError, IndexError, TypeError):
            raise ContentError(f"expect: there is no fact {path}") from None
    return at


def _parts(path: str) -> Iterator[str | int]:
    for word, index in re.findall(r"([^.\[\]]+)|\[(\d+)\]", path):
        yield int(index) if index else word


# ---- writing


def write(g: Game[Any], title: str) -> str:
    """The position of ``g``, at an open question, as a scenario that runs."""
    assert g.question is not None
    scenario = {
        "game": g.definition.id,
        "title": title,
        "rules": [g.question.rule],
        "position": g.definition.export(g),
        "expect": {"asks": g.question.kind},
    }
    return toml(scenario)


def toml(table: Mapping[str, Any], path: str = "") -> str:
    """Plain data as TOML: first what fits on a line, then tables, then lists of tables."""
    lines, tables = [], []
    for key, value in table.items():
        name = key if key.replace("_", "").replace("-", "").isalnum() else _value(key)
        if value is None:
            continue
        if isinstance(value, Mapping):
            tables.append(f"\n[{path}{name}]\n{toml(value, f'{path}{name}.')}")
        elif isinstance(value, list | tuple) and value and all(isinstance(row, Mapping) for row in value):
            tables += [f"\n[[{path}{name}]]\n{toml(row, f'{path}{name}.')}" for row in value]
        else:
            lines.append(f"{name} = {_value(value)}\n")
    return "".join([*lines, *tables])


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_value(key)} = {_value(each)}' for key, each in value.items())} }}"
    quoted = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{quoted}"'
