"""Ability cards: drawn, discarded, searched for, looked at, stolen, cancelled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from meetingstone.engine import Ask, Frame, Game, Secret, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import take_card, to_discard
from meetingstone.games.adventure.flow import cards, play
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.verbs.verb import amount_of, verb
from meetingstone.games.adventure.options import HandCard
from meetingstone.games.adventure.queries import ability_name, hero_name
from meetingstone.games.adventure.state import Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.DrawCards)
def _draw(g: Game[Table], run: Run, effect: v.DrawCards, seat: int) -> Outcome:
    amount = amount_of(g, run, effect)
    return cards.Draw(seat=seat, count=amount) if seat >= 0 and amount > 0 else None


@verb(v.DiscardCards)
def _discard(g: Game[Table], run: Run, effect: v.DiscardCards, seat: int) -> Outcome:
    if seat < 0:
        return None
    if effect.how == "choose":
        return cards.DiscardChosen(seat=seat, count=effect.amount, rule="AG-GEN-02")
    count = len(g.state.hands[seat]) if effect.how == "all" else effect.amount
    return cards.DiscardRandom(seat=seat, count=count)


@verb(v.Recover)
def _recover(g: Game[Table], run: Run, effect: v.Recover, seat: int) -> Outcome:
    return cards.Recover(seat=seat, count=effect.amount, keyword=effect.keyword, random=effect.random)


@verb(v.Search)
def _search(g: Game[Table], run: Run, effect: v.Search, seat: int) -> Outcome:
    return SearchDeck(seat=seat, look=effect.look, take=effect.take)


class SearchDeck(Asking, kw_only=True):
    """AG-ABIL-02: the top cards of one's own deck are looked at; some are taken, the rest is discarded."""

    STEPS = ("reveal", "choose", "finish")
    OWN = {"choose": (HandCard,)}
    seat: int
    look: int
    take: int
    seen: Annotated[tuple[tuple[int, ...], ...], Secret("owner", pool="abilities", apart=True)] = ()
    """By seat: the cards that he looks at."""

    def reveal(self, g: Game[Table]) -> None:
        s = g.state
        deck = s.decks[self.seat]
        top = deck[len(deck) - min(self.look, len(deck)) :]
        s.decks[self.seat] = deck[: len(deck) - len(top)]
        g.reveal()
        self.seen = tuple(tuple(sorted(top)) if seat == self.seat else () for seat in range(len(s.heroes)))

    def choose(self, g: Game[Table]) -> Outcome:
        mine = self.seen[self.seat]
        if self.take <= 0 or not mine:
            return None
        options = tuple(HandCard(card) for card in sorted(set(mine)))
        return Ask(seat=self.seat, kind="ag-search", rule="AG-ABIL-02", options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: HandCard) -> Why | None:
        return cards.why_not_among(option.ability, self.seen[seat])

    def choose_answered(self, g: Game[Table], choice: HandCard) -> None:
        self.take -= 1
        self.again()
        self._keep(list(self.seen[self.seat]), choice.ability)
        take_card(g.state, self.seat, choice.ability)

    def _keep(self, mine: list[int], ability: int) -> None:
        mine.remove(ability)
        self.seen = tuple(tuple(mine) if seat == self.seat else () for seat in range(len(self.seen)))

    def finish(self, g: Game[Table]) -> Outcome:
        for card in self.seen[self.seat]:
            to_discard(g.state, self.seat, card)
        self.seen = ()
        return cards.Draw(seat=self.seat, count=0)


@verb(v.LookAtHand)
def _look_at_hand(g: Game[Table], run: Run, effect: v.LookAtHand, seat: int) -> Outcome:
    if seat < 0 or run.owner < 0:
        return None
    g.reveal()
    for card in g.state.hands[seat]:
        g.tell("ag-saw-card", to=(run.owner,), hero=hero_name(g.state, seat), card=ability_name(card))
    return DiscardOther(seat=run.owner, victim=seat, count=effect.discard)


class DiscardOther(Asking, kw_only=True):
    """AG-GEN-02: cards of somebody else's hand, chosen by whoever looks at it, are discarded."""

    STEPS = ("choose",)
    OWN = {"choose": (HandCard,)}
    seat: int
    victim: int
    count: int

    def choose(self, g: Game[Table]) -> Outcome:
        hand = g.state.hands[self.victim]
        if self.count <= 0 or not hand:
            return None
        options = tuple(HandCard(card) for card in sorted(set(hand)))
        return Ask(seat=self.seat, kind="ag-discard-other", rule="AG-GEN-02", options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: HandCard) -> Why | None:
        return cards.why_not_among(option.ability, g.state.hands[self.victim], "AG-GEN-02")

    def choose_answered(self, g: Game[Table], choice: HandCard) -> None:
        self.count -= 1
        self.again()
        hand = g.state.hands[self.victim]
        # In an imagined game the hand may be another one than the seat has really seen.
        cards.discard(g, self.victim, choice.ability if choice.ability in hand else hand[0])


@verb(v.StealCard)
def _steal_card(g: Game[Table], run: Run, effect: v.StealCard, seat: int) -> Outcome:
    if seat < 0 or run.owner < 0:
        return None
    return StealCards(seat=run.owner, victim=seat, count=min(effect.amount, len(g.state.hands[seat])))


class StealCards(Frame, kw_only=True):
    """AG-RAND-03, AG-ABIL-02: random cards leave a hand, and somebody draws one for each."""

    STEPS = ("lose", "draw")
    seat: int
    victim: int
    count: int

    def lose(self, g: Game[Table]) -> Outcome:
        return cards.DiscardRandom(seat=self.victim, count=self.count) if self.count else None

    def draw(self, g: Game[Table]) -> Outcome:
        return cards.Draw(seat=self.seat, count=self.count) if self.count else None


@verb(v.CancelCard)
def _cancel_card(g: Game[Table], run: Run, effect: v.CancelCard, seat: int) -> Outcome:
    """AG-ABIL-15."""
    played = g.stack[run.about]
    assert isinstance(played, play.PlayCard)
    played.canceled = True
    return None
