"""Rules as data, and refusals that cite them.

A predicate that filters an option is the one that explains: it returns ``None`` (allowed) or a :class:`Why`.

>>> why = Why("SW-SUBS-02", "not-adjacent", {"region": "hillsbrad"})
>>> str(Refused(why))
'SW-SUBS-02: not-adjacent (region=hillsbrad)'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Why(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule, the sentence (text ``why-<reason>``) and its values."""

    rule: str
    reason: str
    values: Mapping[str, int | str] = {}


class AnswerError(Exception):
    """An answer that cannot be taken and changed nothing (text ``answer-<reason>``)."""

    def __init__(self, reason: str, **values: int | str) -> None:
        self.reason = reason
        self.values = values
        super().__init__(_plain(reason, values))


class Refused(AnswerError):
    """An answer that a rule forbids."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.reason, **why.values)
        self.why = why
        self.args = (f"{why.rule}: {_plain(why.reason, why.values)}",)


class ContentError(ValueError):
    """A content, rules, record or scenario file that cannot be used: one sentence with file and field."""


def _plain(reason: str, values: Mapping[str, int | str]) -> str:
    listed = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{reason} ({listed})" if listed else reason


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule or section title in another language."""

    text: str = ""
    ruling: str = ""
    title: str = ""
    group: str = ""
    informative: str = ""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    group: str
    it: Wording


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our own words. ``informative`` gives the reason why no program can break it."""

    id: str
    text: str
    source: str
    it: Wording
    ruling: str = ""
    informative: str = ""

    @property
    def section(self) -> str:
        return self.id.rsplit("-", 1)[0]

    def wording(self, language: str) -> str:
        return self.it.text if language == "it" else self.text

    def ruled(self, language: str) -> str:
        return self.it.ruling if language == "it" else self.ruling


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: list[Section]
    rule: list[Rule]


class Catalogue:
    """Every rule of one game, by id, in the rulebook's order."""

    def __init__(self, path: Path, *more: Path) -> None:
        """The rules of the game in ``path``, and ``more`` that packs bring."""
        self.sections: dict[str, Section] = {}
        self.rules: dict[str, Rule] = {}
        for each in (path, *more):
            self._read(each)

    def _read(self, path: Path) -> None:
        try:
            file = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
            raise ContentError(f"{path.name}: {error}") from None
        sections = {section.id: section for section in file.section}
        for section in sections.keys() & self.sections.keys():
            raise ContentError(f"{path.name}: there is a section {section} already")
        self.sections |= sections
        if len({rule.id for rule in file.rule}) != len(file.rule):
            raise ContentError(f"{path.name}: a rule id occurs twice")
        for rule in file.rule:
            if rule.section not in sections:
                raise ContentError(f"{path.name}: rule {rule.id} has no section {rule.section}")
            self.rules[rule.id] = rule

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self.rules[rule_id]
        except KeyError:
            raise ContentError(f"there is no rule {rule_id}") from None

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.rules

    def find(self, text: str, language: str = "en") -> list[Rule]:
        """Rules whose id, title, wording or ruling contain every word of ``text``."""
        words = text.lower().split()
        return [rule for rule in self.rules.values() if all(word in self._searched(rule, language) for word in words)]

    def _searched(self, rule: Rule, language: str) -> str:
        section = self.sections[rule.section]
        title = section.it.title if language == "it" else section.title
        return f"{rule.id} {title} {rule.wording(language)} {rule.ruled(language)}".lower()
