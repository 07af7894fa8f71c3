"""What a finished game was like: standings stage by stage, dice against their odds, moments worth another look.

A game tells it once (``GameDef.story``) from its log; clients draw it. ``event`` is always a place in the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from meetingstone.engine.picture import Phrase


class Stage(msgspec.Struct, frozen=True):
    """The points of everybody when ``event`` happened: the beginning of a round, at last the end of the game."""

    event: int
    points: tuple[int, ...]


class Throw(msgspec.Struct, frozen=True, kw_only=True):
    """One throw of the die and what it was for. A throw that only counts pips has no odds and cannot fail."""

    event: int
    seat: int
    pips: int
    text: Phrase
    need: int = 0
    odds: tuple[int, int] | None = None
    """Good faces, of how many."""
    good: bool | None = None


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """What the die gave a seat, against what it gives on average."""

    seat: int
    throws: int
    pips: int
    expected_pips: float
    tries: int
    """Throws that could fail."""
    hits: int
    expected_hits: float
    better_than: float | None
    """The share of players who fare worse with the same odds; those who fare alike count half. None without tries."""
    faces: tuple[int, ...]
    """How often each of the die's different faces fell, the lowest first."""


class Moment(msgspec.Struct, frozen=True):
    """Something worth another look; ``title`` is a message id, ``icon`` one of the page's."""

    event: int
    title: str
    text: Phrase
    icon: str = "tied-scroll"


class Side(msgspec.Struct, frozen=True):
    """Seats that win together: all of them have the same points and earnings. ``name`` is that of a text."""

    name: str
    seats: tuple[int, ...]


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One of those whom a seat leads: its points at each stage, and how often it did what ``Story.deeds`` names."""

    name: str
    seat: int
    text: Phrase
    points: tuple[int, ...]
    deeds: tuple[int, ...]


class Story(msgspec.Struct, frozen=True, kw_only=True):
    won: Phrase | None = None
    """Who won, where the names of the winning seats do not say it."""
    how: Phrase | None = None
    """What decided the game."""
    unit: Literal["coins", "xp", "valor"] = "coins"
    """What the points are."""
    span: Literal["round", "turn"] = "round"
    """What a stage lasts."""
    tries: Literal["attempts", "dice", "attacks"] = "attempts"
    """What can succeed when the die is thrown."""
    others: tuple[str, ...] = ()
    """Names of those who score without a seat; their points follow those of the seats."""
    sides: tuple[Side, ...] = ()
    """None: everybody wins alone."""
    stages: tuple[Stage, ...]
    figures: tuple[Figure, ...] = ()
    deeds: tuple[str, ...] = ()
    """Message ids of what is counted of each figure."""
    levels: tuple[int, ...] = ()
    """The points at which a figure reaches level 2, 3 and so on."""
    die: tuple[int, ...] = ()
    throws: tuple[Throw, ...] = ()
    luck: tuple[Luck, ...] = ()
    moments: tuple[Moment, ...] = ()


def luck_of(seat: int, throws: Sequence[Throw], die: Sequence[int]) -> Luck:
    """What ``throws`` gave ``seat``.

    >>> half = Throw(event=0, seat=0, pips=1, text=Phrase("x"), need=1, odds=(3, 6), good=True)
    >>> found = luck_of(0, [half, half], [0, 0, 0, 1, 2, 3])
    >>> found.expected_hits, found.better_than, found.faces
    (1.0, 0.875, (0, 2, 0, 0))
    """
    mine = [throw for throw in throws if throw.seat == seat]
    odds = [throw.odds for throw in mine if throw.odds]
    hits = sum(throw.good is True for throw in mine)
    chances = _chances(good / of for good, of in odds)
    return Luck(
        seat=seat,
        throws=len(mine),
        pips=sum(throw.pips for throw in mine),
        expected_pips=len(mine) * sum(die) / len(die),
        tries=len(odds),
        hits=hits,
        expected_hits=sum(good / of for good, of in odds),
        better_than=sum(chances[:hits]) + chances[hits] / 2 if odds else None,
        faces=tuple(sum(throw.pips == face for throw in mine) for face in sorted(set(die))),
    )


def _chances(odds: Iterable[float]) -> list[float]:
    """How likely each number of successes is."""
    found = [1.0]
    for chance in odds:
        missed, hit = [each * (1 - chance) for each in found], [each * chance for each in found]
        found = [a + b for a, b in zip([*missed, 0.0], [0.0, *hit], strict=True)]
    return found
