"""Drawing and discarding ability cards (AG-ABIL-02, AG-ABIL-04, AG-ABIL-08)."""

from __future__ import annotations

from collections.abc import Iterable

from meetingstone.engine import Ask, Frame, Game, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import lose_card, take_card, to_discard
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.options import HandCard
from meetingstone.games.adventure.queries import ability_name, hand_limit, hero_name, number
from meetingstone.games.adventure.state import Table


class Draw(Frame, kw_only=True):
    """AG-ABIL-04: a deck that runs out is made anew from its discard pile; AG-ABIL-08: then the hand limit holds."""

    STEPS = ("amount", "renew", "draw", "renew_last", "limit")
    seat: int
    count: int
    drop: int = 0
    """So many cards are discarded afterwards, before the limit is looked at (AG-RES-03)."""

    def amount(self, g: Game[Table]) -> None:
        if self.count:
            self.count = max(0, number(g.state, self.seat, "drawn", self.count))

    def renew(self, g: Game[Table]) -> Outcome:
        return _renewal(g.state, self.seat) if self.count else None

    def renew_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        _renew(g.state, self.seat, order)

    def draw(self, g: Game[Table]) -> None:
        s = g.state
        taken = min(self.count, len(s.decks[self.seat]))
        if taken:
            cards = s.decks[self.seat][-taken:]
            s.decks[self.seat] = s.decks[self.seat][:-taken]
            s.hands[self.seat] = tuple(sorted(s.hands[self.seat] + cards))
            self.count -= taken
            g.reveal()
            g.tell("ag-drew", hero=hero_name(s, self.seat), count=taken)
            for card in cards:
                g.tell("ag-drew-card", to=(self.seat,), card=ability_name(card))
        if self.count and s.discards[self.seat]:
            self.goto("renew")

    def renew_last(self, g: Game[Table]) -> Outcome:
        """As soon as the last card has left the deck."""
        return _renewal(g.state, self.seat)

    def renew_last_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        _renew(g.state, self.seat, order)

    def limit(self, g: Game[Table]) -> Outcome:
        over = len(g.state.hands[self.seat]) - hand_limit(g.state, self.seat)
        count = max(min(self.drop, len(g.state.hands[self.seat])), over)
        if count <= 0:
            return None
        return DiscardChosen(seat=self.seat, count=count, rule="AG-RES-03" if self.drop else "AG-ABIL-08")


def _renewal(s: Table, seat: int) -> Shuffle | None:
    pile = s.discards[seat]
    if s.decks[seat] or not pile:
        return None
    return Shuffle(kind="ag-reshuffle", rule="AG-ABIL-04", size=len(pile), count=len(pile))


def _renew(s: Table, seat: int, order: tuple[int, ...]) -> None:
    pile = s.discards[seat]
    s.decks[seat] = tuple(pile[i] for i in order)
    s.discards[seat] = ()


class DiscardChosen(Asking, kw_only=True):
    """AG-ABIL-08, AG-RES-03: a character discards cards of his choice from his hand."""

    STEPS = ("choose",)
    OWN = {"choose": (HandCard,)}
    seat: int
    count: int
    rule: str = "AG-ABIL-08"

    def choose(self, g: Game[Table]) -> Outcome:
        hand = g.state.hands[self.seat]
        if self.count <= 0 or not hand:
            return None
        options = tuple(HandCard(card) for card in sorted(set(hand)))
        return Ask(seat=self.seat, kind="ag-discard", rule=self.rule, options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: HandCard) -> Why | None:
        if option.ability in g.state.hands[seat]:
            return None
        return Why("AG-ABIL-01", "ag-not-in-hand", {"card": ability_name(option.ability)})

    def choose_answered(self, g: Game[Table], choice: HandCard) -> None:
        discard(g, self.seat, choice.ability)
        self.count -= 1
        self.again()


def why_not_among(ability: int, found: Iterable[int], rule: str = "AG-ABIL-02") -> Why | None:
    """Why an ability card is not one of those that somebody may choose from."""
    return None if ability in found else Why(rule, "ag-not-among-cards", {"card": ability_name(ability)})


def discard(g: Game[Table], seat: int, ability: int) -> None:
    """From the hand to the pile."""
    lose_card(g.state, seat, ability)
    to_discard(g.state, seat, ability)
    g.tell("ag-discarded", hero=hero_name(g.state, seat), card=ability_name(ability))


class DiscardRandom(Frame, kw_only=True):
    """AG-RAND-03, AG-TOK-10: cards picked blindly from the hand; whoever has fewer discards what he has."""

    STEPS = ("pick",)
    seat: int
    count: int

    def pick(self, g: Game[Table]) -> Outcome:
        size = len(g.state.hands[self.seat])
        if not size:
            return None
        return Shuffle(kind="ag-random-cards", rule="AG-RAND-03", size=size, count=min(self.count, size))

    def pick_answered(self, g: Game[Table], picked: tuple[int, ...]) -> None:
        hand = g.state.hands[self.seat]
        for card in [hand[i] for i in picked]:
            discard(g, self.seat, card)

    def result(self, g: Game[Table]) -> int:
        return self.count


class Recover(Asking, kw_only=True):
    """AG-ABIL-02: cards come back from one's own discard pile, of one's choice or at random (AG-RAND-03)."""

    STEPS = ("choose",)
    OWN = {"choose": (HandCard,)}
    seat: int
    count: int
    keyword: str = ""
    random: bool = False

    def _found(self, s: Table) -> tuple[int, ...]:
        from meetingstone.games.adventure.content import CONTENT

        pile = s.discards[self.seat]
        return tuple(card for card in pile if not self.keyword or self.keyword in CONTENT.abilities[card].keywords)

    def choose(self, g: Game[Table]) -> Outcome:
        found = self._found(g.state)
        if self.count <= 0 or not found:
            return None
        if self.random:
            return Shuffle(
                kind="ag-random-cards", rule="AG-RAND-03", size=len(found), count=min(self.count, len(found))
            )
        options = tuple(HandCard(card) for card in sorted(set(found)))
        return Ask(seat=self.seat, kind="ag-recover", rule="AG-ABIL-02", options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: HandCard) -> Why | None:
        return why_not_among(option.ability, self._found(g.state))

    def choose_answered(self, g: Game[Table], choice: HandCard | tuple[int, ...]) -> Outcome:
        if isinstance(choice, tuple):
            found = self._found(g.state)
            for i in choice:
                self._take(g, found[i])
            return Draw(seat=self.seat, count=0)
        self._take(g, choice.ability)
        self.count -= 1
        self.again()
        return Draw(seat=self.seat, count=0)

    def _take(self, g: Game[Table], ability: int) -> None:
        s = g.state
        pile = list(s.discards[self.seat])
        pile.remove(ability)
        s.discards[self.seat] = tuple(pile)
        take_card(s, self.seat, ability)
        g.tell("ag-recovered", hero=hero_name(s, self.seat), card=ability_name(ability))
