"""What a table looks like to one seat, in words and numbers that any client can draw.

A game describes itself once (``GameDef.picture``) from a view, so that no secret can slip into it. A name is
a message id with ``@`` in front (``@race-orcs``); a :class:`Phrase` is a message with its values.
"""

from __future__ import annotations

from typing import Any

import msgspec

from meetingstone.engine.effects import Num
from meetingstone.engine.state import NONE


class Phrase(msgspec.Struct, frozen=True):
    """A message and its values; a value may be a name (``@id``), a phrase, or a list of them."""

    id: str
    values: dict[str, Any] = {}


Cell = str | int | Phrase
"""A name (``@id``), a number, a sentence, or nothing (an empty string)."""


class Piece(msgspec.Struct, frozen=True):
    """What lies on a place: how many of what, whose (``seat``), and whether it is out of play (``faded``)."""

    name: Cell
    count: int = 1
    seat: int = NONE
    faded: bool = False


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place on a map. ``id`` is its word in the keys of options; ``shape`` is its outline in its area."""

    id: str
    name: str
    ground: str = ""
    """What the place is made of (text ``terrain-<ground>``), if it matters."""
    signs: tuple[str, ...] = ()
    """What is printed on it (text ``symbol-<sign>``)."""
    holder: Piece | None = None
    pieces: tuple[Piece, ...] = ()
    neighbours: tuple[str, ...] = ()
    label: tuple[float, float] = (0, 0)
    shape: tuple[tuple[float, float], ...] = ()
    cost: Num | None = None
    """What it would cost to take, legal or not."""
    open: bool = False
    """Within reach later this turn: a map shows its cost although no option offers it yet."""
    gives: Cell = ""
    """What is printed there besides, for lists."""
    tries: tuple[str, ...] = ()
    """The keys that somebody who points at this place means; the first that is refused says why."""


class Area(msgspec.Struct, frozen=True):
    """One board: a name, its size, and its places."""

    id: str
    name: str
    width: float
    height: float
    places: tuple[Place, ...]


class Thing(msgspec.Struct, frozen=True):
    """Something that can be pointed at although it is no place of a map: a card in hand, an item."""

    id: str
    name: str
    tries: tuple[str, ...]
    """As those of a place."""


class Row(msgspec.Struct, frozen=True):
    """One line of a panel; ``seat`` is whose it is."""

    cells: tuple[Cell, ...]
    seat: int = NONE


class Panel(msgspec.Struct, frozen=True):
    """A small table: the players, the cards on offer. Columns are message ids; a cell ``@seat`` is the seat's name."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


class Group(msgspec.Struct, frozen=True):
    """Options that stand together, folded under a title."""

    title: Phrase
    letter: str = ""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """What a table shows beside an option: where, at what cost, with which odds and by which cards."""

    short: Phrase | None = None
    """The option in fewer words, for a list that shows the rest beside it."""
    places: tuple[str, ...] = ()
    cost: Num | None = None
    odds: tuple[int, int] | None = None
    """Good faces, of how many."""
    rule: str = ""
    """What `why` tells of it, where that is more than the rule of the question."""
    notes: tuple[Phrase, ...] = ()
    cards: tuple[str, ...] = ()
    letter: str = ""
    """A short key that is easier to remember than a number."""
    group: Group | None = None


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table as ``seat`` sees it. ``choices`` run parallel to the seat's options."""

    seat: int
    title: Phrase
    turn: int = NONE
    asks: Phrase | None = None
    """The question with its names and numbers, where the sentence of its kind would leave them out."""
    about: Cell = ""
    """Whom it is about, where a seat plays several."""
    because: Phrase | None = None
    """Why it is asked, in a sentence."""
    panels: tuple[Panel, ...] = ()
    focus: tuple[Panel, ...] = ()
    """What the question is about, a fight say: shown with every question."""
    told: tuple[str, ...] = ()
    """Cards that the question is about, what somebody fights against say: their texts are told with every question."""
    areas: tuple[Area, ...] = ()
    vast: bool = False
    """One large board: its places are joined by ways, and it is too large to be drawn whole every turn."""
    here: str = ""
    """The place that the question starts from: of a vast board, what lies round it is drawn."""
    legend: tuple[Phrase, ...] = ()
    """What the pieces on the map mean."""
    things: tuple[Thing, ...] = ()
    choices: tuple[Choice, ...] = ()
    income: Num | None = None
    """What the seat would earn if its turn ended now."""
    tip: Phrase | None = None
    """How to answer this question quickly."""


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """What to expect of a fight, in sentences: of its rest as things stand, and with each option by its key."""

    rest: Phrase | None = None
    options: dict[str, Phrase] = {}
    wins: dict[str, int] = {}
    """How likely the fight is won with each option, in per cent."""


class Earning(msgspec.Struct, frozen=True):
    """Points that a seat won or lost, and for what; ``group`` is the kind of source that a chart shows as one."""

    seat: int
    source: str
    amount: int
    group: str
