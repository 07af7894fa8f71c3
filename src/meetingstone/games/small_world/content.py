"""Races, powers, Artifacts and Legendary Places: what each one states in content/*.toml.

A card is data: rows that change a number (`modify`), open a target (`reach`), pay at scoring (`score`), ask a toll
(`toll`), replace a loss (`instead`), offer a way to conquer (`way`), or start a verb at a moment (`trigger`, `action`).

`Content` is all that a game is played with. The table refers to it (`Table.content`), so games with different contents
can be played side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar, get_args

import msgspec

from meetingstone.engine import NONE, ContentError, content
from meetingstone.engine.content import Stated
from meetingstone.engine.effects import Item
from meetingstone.engine.packs import Mixed, Pack, hash_with, open_pack
from meetingstone.games.small_world.board import LAND, SYMBOLS
from meetingstone.games.small_world.vocabulary import Action, ChooseSide, Effect

if TYPE_CHECKING:
    from meetingstone.games.small_world.state import Table

HERE = Path(__file__).parent
Query = Literal["cost", "travel", "keep", "flip", "water", "faction_bonus"]
Faction = Literal["alliance", "horde", "neutral"]
Moment = Literal[
    "combo.picked", "turn.start", "turn.idle", "turn.end", "region.conquered", "region.taken", "recruits", "decline",
    "marker.revealed", "marker.gained",
]  # fmt: skip


class Row(Stated, frozen=True, kw_only=True):
    rule: str


class Where(Stated, frozen=True):
    """Which Regions a row speaks of; all that is stated must hold."""

    terrain: str | None = None
    symbol: str | None = None
    water: bool | None = None
    beside_water: bool | None = None
    non_empty: bool | None = None
    """SW-GEN-05: a Race stands there, also Murlocs or one In Decline."""
    place: bool | None = None
    """A face-up Legendary Place lies there."""

    def __post_init__(self) -> None:
        if self.terrain is not None and self.terrain not in LAND:
            raise ValueError(f"terrain is {self.terrain}; known are {', '.join(LAND)}")
        if self.symbol is not None and self.symbol not in SYMBOLS:
            raise ValueError(f"symbol is {self.symbol}; known are {', '.join(SYMBOLS)}")

    def matches(self, s: Table, r: int) -> bool:
        m = s.map
        if self.terrain is not None and m.terrain[r] != self.terrain:
            return False
        if self.symbol is not None and not m.of_symbol[self.symbol] >> r & 1:
            return False
        if self.water is not None and bool(m.water >> r & 1) != self.water:
            return False
        if self.beside_water is not None and bool(m.beside_water >> r & 1) != self.beside_water:
            return False
        if self.non_empty is not None and (s.regions[r].race >= 0) != self.non_empty:
            return False
        return self.place is None or any(s.marker_at[i] == r for i in s.content.places) == self.place


ANYWHERE = Where()


class Modify(Row, frozen=True, kw_only=True):
    """Changes a number. ``by`` and ``not_by`` name a way to conquer, ``form`` a form chosen this turn."""

    query: Query
    add: int | None = None
    fix: int | None = None
    floor: int | None = None
    where: Where = ANYWHERE
    by: str = ""
    not_by: str = ""
    form: str = ""


class Reach(Row, frozen=True, kw_only=True):
    """Regions that count as adjacent, always or for a first conquest only."""

    where: Where
    first_only: bool = False


class Score(Row, frozen=True, kw_only=True):
    """Coins at the end of the turn, for each Region, board or marker, or for what the marker's Region is worth."""

    amount: int = 1
    per: Literal["region", "board", "marker", "here", "same_terrain", "majority_around"]
    where: Where = ANYWHERE


class Toll(Row, frozen=True, kw_only=True):
    """Coins that an opponent pays to the card's player before acting on the Region."""

    amount: int
    on: tuple[Literal["conquest", "bomb", "move", "defence", "theft"], ...]
    where: Where = ANYWHERE
    here: bool = False
    """Only for the Region where the card lies."""
    once: bool = False
    """One payment lifts it for the whole turn."""
    harmony: bool = False
    """Only from players who hold a Harmony token."""


class Instead(Row, frozen=True, kw_only=True):
    """What happens instead of a loss; the lowest ``order`` wins."""

    event: Literal["region.loss", "token.loss"]
    order: int
    become: Literal["ransom", "nothing", "beast"]
    once: bool = False


class Way(Row, frozen=True, kw_only=True):
    """Another way to conquer, once per turn."""

    anywhere: bool = False
    """The target counts as adjacent, on any board."""
    adjacent: bool = False
    """The target must be adjacent, or count as adjacent."""
    add: int | None = None
    fix: int | None = None
    where: Where = ANYWHERE
    pay: int = 0
    """Coins to the holder of the target, or to the stash."""
    pay_rule: str = ""
    champion: bool = False
    """The Champion does it, also with no Race token in hand."""
    die: bool = False
    """The reinforcement die is rolled first and lowers the cost."""
    once_with: str = ""
    """Shares its one use per turn with this action of the same card."""


class Trigger(Row, frozen=True, kw_only=True):
    """A verb that runs at a moment; ``order`` follows SW-GEN-11."""

    at: Moment
    do: Effect
    order: int = 0
    anyone: bool = False
    """Heard also on other players' turns."""


class Card(Stated, frozen=True, kw_only=True):
    """What every race, power and marker may state."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]*$", max_length=40)]
    modify: tuple[Modify, ...] = ()
    reach: tuple[Reach, ...] = ()
    score: tuple[Score, ...] = ()
    toll: tuple[Toll, ...] = ()
    instead: tuple[Instead, ...] = ()
    way: Way | None = None
    trigger: tuple[Trigger, ...] = ()
    action: tuple[Action, ...] = ()
    rules: str
    """The section of the rulebook that it belongs to."""


class Race(Card, frozen=True, kw_only=True):
    faction: Faction
    tokens: Annotated[int, msgspec.Meta(ge=0)]
    supply: Annotated[int, msgspec.Meta(ge=1)]


class Power(Card, frozen=True, kw_only=True):
    tokens: Annotated[int, msgspec.Meta(ge=0)]
    persists: bool = False
    """SW-DECL-03: goes on when the Race is In Decline."""


class Marker(Card, frozen=True, kw_only=True):
    kind: Literal["artifact", "place"]
    declined: bool = False
    """SW-MARK-07: also serves a Race In Decline."""


class Box(Stated, frozen=True, kw_only=True):
    """Numbers of the box that are no card: supplies, the die, rounds and boards per number of players."""

    die: tuple[int, ...]
    coins_at_start: int
    murlocs: int
    forts: int
    walls: int
    towers: int
    objectives: int
    beasts: int
    exploding_bombs: int
    dud_bombs: int
    visible_combos: int
    team_combos: int
    boards: dict[str, tuple[str, ...]]
    rounds: dict[str, int]
    murloc_rounds: int
    fewest_murlocs: int


class _Races(Stated, frozen=True):
    race: tuple[Race, ...]


class _Powers(Stated, frozen=True):
    power: tuple[Power, ...]


class _Markers(Stated, frozen=True):
    marker: tuple[Marker, ...]


T = TypeVar("T")
VERBS = tuple(str(verb.__struct_config__.tag) for verb in (*get_args(Effect), *get_args(Action)))

ROWS = (Race, Power, Marker, Modify, Reach, Score, Toll, Instead, Way, Trigger, Where)
FIELDS, WORDS = content.vocabulary(*ROWS, *get_args(Effect), *get_args(Action))


def _read(path: Path, kind: type[T]) -> T:
    return content.read(path, kind, fields=FIELDS, verbs=VERBS, words=WORDS)


def _cards(mixed: Mixed, file: str, kind: type[_Races] | type[_Powers] | type[_Markers]) -> tuple[Any, ...]:
    """The only field of such a file."""
    return mixed.rows(file, lambda path: msgspec.structs.astuple(_read(path, kind))[0])


class Says(NamedTuple):
    """What each card adds to a number, and whether a marker is among these cards."""

    items: dict[int, list[Item]]
    markers: bool


class Content:
    """All cards that a game is played with. In the state a Race, power or marker is its index in these tuples.

    What the rules ask of all cards together is looked up once, when the content is made.
    """

    def __init__(self, folder: Path, packs: tuple[Pack, ...] = ()) -> None:
        self.folder = folder
        self.packs = packs
        self.box = _read(folder / "box.toml", Box)
        mixed = Mixed(folder, packs, ("races.toml", "powers.toml", "markers.toml"))
        self.races: tuple[Race, ...] = _cards(mixed, "races.toml", _Races)
        self.powers: tuple[Power, ...] = _cards(mixed, "powers.toml", _Powers)
        self.markers: tuple[Marker, ...] = _cards(mixed, "markers.toml", _Markers)
        mixed.check()
        self.hash = hash_with(content.hash_of(folder), packs)
        self.stated_in = mixed.stated_in
        self.cards: tuple[Card, ...] = (*self.races, *self.powers, *self.markers)
        self.number = {card.id: i for i, card in enumerate(self.cards)}
        if len(self.number) != len(self.cards):
            raise ContentError("content: two cards have the same id")
        if "murlocs" not in self.number:
            raise ContentError("races.toml: murlocs: nobody can play without them")
        self.first_power = len(self.races)
        self.first_marker = len(self.races) + len(self.powers)
        self.places = self._kinds("place")
        self.artifacts = self._kinds("artifact")
        self.murlocs = self.race("murlocs")
        self.banners = tuple(race for race in range(len(self.races)) if race != self.murlocs)
        self.names = tuple(f"@{self._family(number)}-{card.id}" for number, card in enumerate(self.cards))
        self.items = tuple(tuple(_item(row, name) for row in card.modify) for card, name in self._named())
        """What each row of ``modify`` adds to a number, card by card."""
        self.says = {query: self._say(query) for query in get_args(Query)}
        self.toll_cards = frozenset(number for number, card in enumerate(self.cards) if card.toll)
        self.toll_markers = tuple(kind for kind, marker in enumerate(self.markers) if marker.toll)
        self.way_cards = tuple(number for number, card in enumerate(self.cards) if card.way)
        """The cards that offer another way to conquer."""
        self.action_cards = frozenset(number for number, card in enumerate(self.cards) if card.action)
        self.majorities = tuple(
            (kind, row)
            for kind, marker in enumerate(self.markers)
            for row in marker.score
            if row.per == "majority_around"
        )
        self.listening = {moment: self._listening(moment) for moment in get_args(Moment)}
        """The cards that listen to each moment."""
        self.overhearing = {moment: self._listening(moment, anyone=True) for moment in get_args(Moment)}
        """Those that also listen on other players' turns."""
        sides = (
            number
            for number, card in enumerate(self.cards)
            if any(isinstance(row.do, ChooseSide) for row in card.trigger)
        )
        self.side_card = next(sides, NONE)
        """The card with which a Neutral Race may fight for a side."""
        self.best_roll = max(self.box.die)

    def __reduce__(self) -> tuple[Callable[..., Content], tuple[str | Path, ...]]:
        """Another process reads it for itself: views that are sent there carry no cards."""
        return _sent, (self.hash, self.folder, *(pack.folder for pack in self.packs))

    def _kinds(self, kind: str) -> tuple[int, ...]:
        return tuple(i for i, marker in enumerate(self.markers) if marker.kind == kind)

    def _family(self, number: int) -> str:
        return "race" if number < self.first_power else "power" if number < self.first_marker else "marker"

    def _named(self) -> zip[tuple[Card, str]]:
        return zip(self.cards, self.names, strict=True)

    def _say(self, query: str) -> Says:
        items = {
            number: [item for row, item in zip(card.modify, self.items[number], strict=True) if row.query == query]
            for number, card in enumerate(self.cards)
            if any(row.query == query for row in card.modify)
        }
        return Says(items, any(number >= self.first_marker for number in items))

    def _listening(self, moment: str, *, anyone: bool = False) -> tuple[int, ...]:
        return tuple(
            number
            for number, card in enumerate(self.cards)
            if any(row.at == moment and row.anyone >= anyone for row in card.trigger)
        )

    def race(self, race_id: str) -> int:
        return self.number[race_id]

    def power(self, power_id: str) -> int:
        return self.number[power_id] - self.first_power

    def marker(self, marker_id: str) -> int:
        return self.number[marker_id] - self.first_marker

    def card_name(self, number: int) -> str:
        """The text id of a card's name."""
        return self.names[number]

    def power_name(self, power: int) -> str:
        return self.names[self.first_power + power]

    def marker_name(self, marker: int) -> str:
        return self.names[self.first_marker + marker]

    def way_of(self, number: int) -> Way:
        way = self.cards[number].way
        assert way is not None
        return way

    def odds(self, short: int) -> tuple[int, int]:
        """SW-FINAL-03: how many faces of the die suffice, of how many."""
        return sum(face >= short for face in self.box.die), len(self.box.die)


def _item(row: Modify, name: str) -> Item:
    for layer, amount in (("add", row.add), ("fix", row.fix), ("floor", row.floor)):
        if amount is not None:
            return Item(name, layer, amount, row.rule)  # type: ignore[arg-type]
    raise ContentError(f"content: a modify row of {name} states add, fix or floor")


@cache
def content_in(folder: Path, *packs: Path) -> Content:
    """What is stated in a folder, with the packs in others, read once."""
    return Content(folder, tuple(map(open_pack, packs)))


def _sent(known: str, folder: Path, *packs: Path) -> Content:
    found = content_in(folder, *packs)
    if found.hash != known:
        raise ContentError(f"{', '.join(map(str, (folder, *packs)))}: changed since the game was opened")
    return found


def base() -> Content:
    """The box."""
    return content_in(HERE / "content")
