"""The pieces on the table, and the verbs that move them."""

from typing import Annotated

import msgspec

from engine.parley.cards import DECK
from meetingstone.engine import Game, Secret, State

SEATS = 4
STANDING = 5


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``hands`` and ``lasting`` set up a position: the names of each seat's first cards."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=5)] = 2
    dealt: Annotated[int, msgspec.Meta(ge=0, le=6)] = 5
    drawn: Annotated[int, msgspec.Meta(ge=0, le=2)] = 1
    coins: Annotated[int, msgspec.Meta(ge=0, le=9)] = 4
    hands: tuple[tuple[str, ...], ...] = ((), (), (), ())
    lasting: tuple[tuple[str, ...], ...] = ((), (), (), ())


class Table(State):
    coins: list[int]
    standing: list[int]
    influence: list[int]
    deck: Annotated[list[int], Secret("nobody", pool="cards")]
    hands: Annotated[list[tuple[int, ...]], Secret("owner", pool="cards")]
    lasting: list[tuple[int, ...]]
    discard: list[int]
    used: dict[int, int]
    """How often a seat used a card's name this turn: see :func:`queries.use_of`."""
    rounds: int
    drawn: int
    topic: str = ""
    speaker: int = 0


def side(seat: int) -> tuple[int, ...]:
    """The seats of ``seat``'s side."""
    return (0, 2) if seat % 2 == 0 else (1, 3)


def foes(seat: int) -> tuple[int, ...]:
    return side(seat + 1)


def gain(g: Game[Table], seat: int, coins: int) -> None:
    g.state.coins[seat] += coins
    g.tell("gain", seat=seat, coins=coins)


def draw(g: Game[Table], seat: int, count: int) -> None:
    """The seat sees new cards, so undo is no longer free."""
    deck, hands = g.state.deck, g.state.hands
    for _ in range(min(count, len(deck))):
        hands[seat] = (*hands[seat], deck.pop())
        g.reveal()


def leave_hand(g: Game[Table], seat: int, card: int) -> None:
    g.state.hands[seat] = tuple(mine for mine in g.state.hands[seat] if mine != card)


def lay_down(g: Game[Table], seat: int, card: int) -> None:
    g.state.lasting[seat] = (*g.state.lasting[seat], card)


def throw_away(g: Game[Table], seat: int, card: int) -> None:
    """A lasting card goes to the discard pile."""
    g.state.lasting[seat] = tuple(mine for mine in g.state.lasting[seat] if mine != card)
    g.state.discard.append(card)
    g.tell("thrown-away", seat=seat, card=DECK[card].name)
