"""Numbers and permissions that cards change. The predicate that filters is the one that explains."""

from collections.abc import Iterator

from engine.parley.cards import DECK, ROWS
from engine.parley.state import Table
from meetingstone.engine import Game, Why
from meetingstone.engine.effects import Item, Num

LIMIT = 1


def use_of(seat: int, card: int) -> int:
    """The key of a seat's uses of one name in ``Table.used``."""
    return seat * len(ROWS) + ROWS.index(DECK[card])


def unplayable(g: Game[Table], seat: int, card: int, at: str) -> Why | None:
    row = DECK[card]
    if card not in g.state.hands[seat] and not (card in g.state.lasting[seat] and row.at == at != "turn"):
        return Why("PA-CARD-01", "not-in-hand", {"card": row.name})
    if row.at != at:
        return Why("PA-CARD-02", "not-now", {"card": row.name, "at": row.at})
    if g.state.used.get(use_of(seat, card), 0) >= LIMIT:
        return Why("PA-CARD-03", "used-this-turn", {"card": row.name})
    if row.cost > g.state.coins[seat]:
        return Why("PA-CARD-04", "too-dear", {"cost": row.cost, "coins": g.state.coins[seat]})
    return None


def harm(g: Game[Table], who: int, victim: int, base: int) -> Num:
    return Num.of(base, _harm_items(g, who, victim))


def _harm_items(g: Game[Table], who: int, victim: int) -> Iterator[Item]:
    yield Item("rule", "floor", 0, "PA-HARM-01")
    if g.state.topic == "war":
        yield Item("war", "add", 1, "PA-TEAM-02")
    for seat, part in ((who, "does"), (victim, "suffers")):
        for card in g.state.lasting[seat]:
            change = DECK[card].modify
            if change and change.harm == part:
                yield Item(DECK[card].name, change.layer, change.amount, "PA-HARM-02")
