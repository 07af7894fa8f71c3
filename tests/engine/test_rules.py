"""The catalogue of rules, and the errors that cite it."""

from pathlib import Path

import pytest

from engine.parley import PARLEY
from meetingstone.engine import Catalogue, ContentError, Refused, Why

SECTION = '[[section]]\nid = "X"\ntitle = "X"\ngroup = "X"\nit = { title = "X" }\n'
RULE = '[[rule]]\nid = "X-01"\ntext = "One."\nsource = "p. 1"\nit = { text = "Uno." }\n'


def test_a_rule_is_found_by_its_id() -> None:
    assert PARLEY.rules["PA-BID-02"].wording("it") == "Un dado decide tra offerte uguali."


def test_rules_are_found_by_their_words() -> None:
    assert [rule.id for rule in PARLEY.rules.find("equal bids")] == ["PA-BID-02"]


def test_a_rule_that_is_not_there() -> None:
    with pytest.raises(ContentError, match="there is no rule PA-BID-99"):
        PARLEY.rules["PA-BID-99"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SECTION + RULE + RULE, "a rule id occurs twice"),
        (SECTION + RULE.replace("X-01", "Y-01"), "rule Y-01 has no section Y"),
        (SECTION + RULE + 'colour = "red"\n', "colour"),
        (SECTION + "[[rule]", "rules.toml"),
    ],
)
def test_a_catalogue_that_cannot_be_used_says_why(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text)
    with pytest.raises(ContentError, match=message):
        Catalogue(path)


def test_a_refusal_reads_like_a_sentence() -> None:
    assert str(Refused(Why("PA-CARD-04", "too-dear", {"cost": 2}))) == "PA-CARD-04: too-dear (cost=2)"
