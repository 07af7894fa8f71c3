"""Event cards: the draw, what each one does when it is drawn, and what lies on those that stay faceup (BG-EVENT)."""

from __future__ import annotations

from collections.abc import Callable

from meetingstone.engine import NONE, Frame, Game, Shuffle
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.content import CONTENT, EventCard
from meetingstone.games.board_game.flow.auction import Auction
from meetingstone.games.board_game.flow.event_offers import each_hero
from meetingstone.games.board_game.flow.event_strokes import (
    Beasts,
    MarkBounty,
    SwapQuests,
    taint_energy,
    taint_health,
    toll_of_gold,
)
from meetingstone.games.board_game.flow.nefarian import MoveNefarian
from meetingstone.games.board_game.flow.ongoing import calm_winds, end_event
from meetingstone.games.board_game.state import FaceUp, Table

# ---- the draw


class DrawEvents(Frame, kw_only=True):
    """BG-EVENT-01, BG-EVENT-02, BG-EVENT-03, BG-EVENT-19: until a normal Event, or a Bonus Event whose title was
    already resolved."""

    STEPS = ("reshuffle", "draw", "fate", "resolve", "lay_out", "go_on")
    card: int = NONE
    titles: tuple[str, ...] = ()
    twin: bool = False

    def reshuffle(self, g: Game[Table]) -> Outcome:
        """BG-EVENT-22."""
        s = g.state
        if s.event_deck:
            return None
        if not s.event_discards:
            self.pc = len(self.STEPS)
            return None
        size = len(s.event_discards)
        return Shuffle(kind="bg-shuffle", rule="BG-EVENT-22", size=size, count=size)

    def reshuffle_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.event_deck = [s.event_discards[i] for i in order]
        s.event_discards = []

    def draw(self, g: Game[Table]) -> None:
        s = g.state
        self.card = s.event_deck.pop()
        card = CONTENT.events[self.card]
        g.reveal()
        g.tell("bg-event", event=f"@bg-{card.id}")
        title = card.title or card.id
        self.twin = card.bonus and title in self.titles
        self.titles = (*self.titles, title)
        # Ears and Heads of the Wild lasts until the next Event draw.
        end_event(g, "ears_and_heads")

    def fate(self, g: Game[Table]) -> Outcome:
        """BG-OVER-06: Nefarian moves as soon as the card is drawn."""
        s = g.state
        fate = CONTENT.events[self.card].fate
        if not fate or s.overlord == NONE or CONTENT.overlords[s.overlord].id != "nefarian":
            return None
        return MoveNefarian(steps=fate)

    def resolve(self, g: Game[Table]) -> Outcome:
        s = g.state
        card = CONTENT.events[self.card]
        if s.winner != NONE:
            self.pc = len(self.STEPS)
            return None
        if self.twin:
            return None
        return RESOLVE[card.does](g, self.card)

    def lay_out(self, g: Game[Table]) -> None:
        """BG-EVENT-01, BG-EVENT-02, BG-EVENT-15."""
        s = g.state
        card = CONTENT.events[self.card]
        if card.does == "cauldrons":
            s.cauldrons_seen = True
        if not self.twin and card.does in LASTING:
            s.events.append(FaceUp(self.card, s.turn, LASTING[card.does](g, card)))
            calm_winds(g)
        elif self.twin or card.does != "auction":
            s.event_discards.append(self.card)

    def go_on(self, g: Game[Table]) -> None:
        if CONTENT.events[self.card].bonus and not self.twin:
            self.goto("reshuffle")


# ---- what cards do at once

Resolve = Callable[[Game[Table], int], Outcome]


def _auction(g: Game[Table], number: int) -> Outcome:
    return Auction(prize=CONTENT.number[CONTENT.events[number].prize])


def _nothing(g: Game[Table], number: int) -> Outcome:
    return None


RESOLVE: dict[str, Resolve] = {
    "swap_quests": lambda g, n: SwapQuests(),
    "crafts": each_hero,
    "beasts": lambda g, n: Beasts(),
    "auction": _auction,
    "zeppelin": each_hero,
    "bargains": each_hero,
    "other_talents": each_hero,
    "sale": each_hero,
    "old_hatreds": _nothing,
    "bounty": lambda g, n: MarkBounty(),
    "subterfuge": _nothing,
    "ears_and_heads": _nothing,
    "cleanse": _nothing,
    "plaguewinds": _nothing,
    "war": _nothing,
    "boss": _nothing,
    "hoarder": each_hero,
    "toll_of_gold": toll_of_gold,
    "cauldrons": _nothing,
    "plague": _nothing,
    "taint_health": taint_health,
    "taint_energy": taint_energy,
}


def _empty(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    return ()


def _marked(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    marked, g.state.marked = tuple(g.state.marked), []
    return marked


def _regions(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    """BG-EVENT-13: what the tokens of a War mark, or those of the plague."""
    return tuple(CONTENT.region[name] for name in card.regions)


def _hoard(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    hoard, g.state.hoard = tuple(g.state.hoard), []
    return hoard


def _hoard_gold(g: Game[Table], card: EventCard) -> tuple[int, ...]:
    gold, g.state.hoard_gold = g.state.hoard_gold, 0
    return (gold,)


LASTING: dict[str, Callable[[Game[Table], EventCard], tuple[int, ...]]] = {
    "old_hatreds": _empty,
    "bounty": _marked,
    "subterfuge": _empty,
    "ears_and_heads": _empty,
    "cleanse": _empty,
    "plaguewinds": _empty,
    "war": _regions,
    "boss": _empty,
    "hoarder": _hoard,
    "toll_of_gold": _hoard_gold,
    "cauldrons": _empty,
    "plague": _regions,
}
"""Events that stay faceup, and what lies on them: regions, cards, gold, marked characters, kept figures, attempts."""
