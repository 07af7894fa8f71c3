"""What is printed: rules and cards, looked up by words; as much of it as a screen holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from meetingstone.engine.rules import Rule
from meetingstone.facts import some_said
from meetingstone.terminal.menu import simple

if TYPE_CHECKING:
    from meetingstone.terminal.asking import Asking
    from meetingstone.terminal.play import Play

SHOWN = 8
"""Rules and cards that one search prints."""
KEPT = 4
"""Rows of a screen that an answer leaves free: for what was typed, how many more there are, and the next line."""


def rule_lines(play: Play, rule: Rule) -> Iterator[Padding]:
    language = play.t.language
    yield Padding(Text.assemble((rule.id, "bold"), "  ", rule.wording(language)), (0, 0, 0, 2))
    if rule.ruled(language):
        yield Padding(Text(rule.ruled(language), style="dim italic"), (0, 0, 0, 4))


def rules(asking: Asking, rest: str) -> None:
    play = asking.play
    if not rest:
        play.say(play.t("terminal-rules-usage"))
        return
    found = play.definition.rules.find(rest, play.t.language)
    _show(play, rest, [list(rule_lines(play, rule)) for rule in found])


def card_sentences(play: Play, card_id: str) -> list[str]:
    """`Bear Form (Melee Power, level 1): Dice Pool: ...`."""
    card = play.deck.get(card_id)
    if card is None:
        return []
    definition = play.definition
    printed = ", ".join(some_said(definition, card.facts, definition.told_facts, play.t))
    text = " ".join(play.t.say(message, values) for message, values in card.text)
    name = f"{play.t(card.name)} ({printed})" if printed else play.t(card.name)
    return [f"{name}: {text}"] if text else [name] if printed else []


def cards(asking: Asking, rest: str) -> None:
    """Cards that are called so, before those that only speak of it."""
    play = asking.play
    if not rest:
        example = next(play.t(card.name) for card in play.deck.values() if card.text)
        play.say(play.t("terminal-cards-usage", example=example))
        return
    typed = simple(rest)
    words = typed.split()
    found: list[tuple[int, list[Padding]]] = []
    for card in play.deck.values():
        sentences = card_sentences(play, card.id)
        searched = simple(" ".join([card.id, play.t(card.name), *sentences]))
        if sentences and all(word in searched for word in words):
            found.append((_distance(typed, simple(play.t(card.name))), [_card_line(each) for each in sentences]))
    found.sort(key=lambda pair: pair[0])
    _show(play, rest, [lines for _, lines in found])


def _distance(typed: str, name: str) -> int:
    """How far a name is from what was typed: the name itself, its words, or something else."""
    if typed == name:
        return 0
    return 1 if all(f" {word}" in f" {name}" for word in typed.split()) else 2


def _card_line(sentence: str) -> Padding:
    name, _, text = sentence.partition(":")
    return Padding(Text.assemble((name, "bold"), ":", text), (0, 0, 0, 2))


def _show(play: Play, word: str, found: Sequence[list[Padding]]) -> None:
    """What was found, as far as the screen holds it, at least the first; then how much more there is."""
    room, told = play.rows - KEPT, 0
    for lines in found[:SHOWN]:
        room -= play.painter.height(*lines)
        if told and room < 0:
            break
        play.painter.print(*lines)
        told += 1
    if told < len(found):
        play.say(play.t("terminal-more", count=len(found) - told), "dim")
    if not found:
        play.say(play.t("terminal-nothing-found", word=word))
