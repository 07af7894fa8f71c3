"""The procedures, in the rulebook's order."""

from collections.abc import Iterator
from typing import ClassVar

from engine.parley.cards import DECK
from engine.parley.options import Bid, End, Play, Suffer, Topic, TurnAside, Use
from engine.parley.queries import harm, unplayable, use_of
from engine.parley.state import (
    SEATS,
    STANDING,
    Table,
    draw,
    foes,
    gain,
    lay_down,
    leave_hand,
    side,
    throw_away,
)
from meetingstone.engine import (
    NONE,
    Abort,
    Ask,
    AskAll,
    AskAny,
    AskTeam,
    Frame,
    Game,
    Option,
    Pass,
    Question,
    Roll,
    Shuffle,
    Team,
    Triggers,
    Why,
)
from meetingstone.engine.frames import Outcome

ROUND = 1
"""The stack index of the round: what ends it at once goes there."""


class Parley(Frame, kw_only=True):
    """PA-GAME-01: shuffle, deal, play the rounds."""

    STEPS = ("shuffle", "deal", "rounds")
    dealt: int

    def shuffle(self, g: Game[Table]) -> Shuffle:
        size = len(g.state.deck)
        return Shuffle(kind="shuffle", rule="PA-GAME-01", size=size, count=size)

    def shuffle_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        g.state.deck = [g.state.deck[i] for i in order]

    def deal(self, g: Game[Table]) -> None:
        for seat in range(SEATS):
            draw(g, seat, self.dealt - len(g.state.hands[seat]))

    def rounds(self, g: Game[Table]) -> Frame | None:
        if g.state.rounds == 0:
            return None
        g.state.rounds -= 1
        self.again()
        return Round()


class Round(Frame, kw_only=True):
    """PA-TEAM-01, PA-BID-01, PA-BID-02: a topic, sealed bids for the first word, four turns, the end."""

    STEPS = ("topic", "bid", "tie", "turns", "close")
    bids: tuple[int, ...] = ()
    turn: int = 0

    def topic(self, g: Game[Table]) -> AskTeam:
        led = [sum(g.state.influence[seat] for seat in side(first)) for first in (0, 1)]
        team = side(0) if led[0] <= led[1] else side(1)
        options = (Topic("trade"), Topic("war"))
        leader = max(team, key=lambda seat: g.state.coins[seat])
        return AskTeam(kind="topic", rule="PA-TEAM-01", seats=team, options=(options,) * 2, teams=(Team(team, leader),))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        if self.STEPS[self.at] == "topic":
            yield from (Topic("trade"), Topic("war"))
        else:
            yield from map(Bid, range(10))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if isinstance(option, Bid) and option.coins > min(g.state.coins[seat], 3):
            return Why("PA-BID-01", "too-much", {"coins": g.state.coins[seat]})
        return None

    def topic_answered(self, g: Game[Table], choice: Topic) -> None:
        g.state.topic = choice.name

    def bid(self, g: Game[Table]) -> AskAll:
        options = tuple(tuple(Bid(n) for n in range(min(coins, 3) + 1)) for coins in g.state.coins)
        return AskAll(kind="bid", rule="PA-BID-01", seats=tuple(range(SEATS)), options=options)

    def bid_answered(self, g: Game[Table], bids: tuple[Bid, ...]) -> None:
        self.bids = tuple(bid.coins for bid in bids)

    def tie(self, g: Game[Table]) -> Roll | None:
        best = tuple(seat for seat in range(SEATS) if self.bids[seat] == max(self.bids))
        if len(best) > 1:
            return Roll(kind="tie", rule="PA-BID-02", dice=(best,))
        self.tie_answered(g, best)
        return None

    def tie_answered(self, g: Game[Table], fallen: tuple[int, ...]) -> None:
        g.state.speaker = fallen[0]
        gain(g, fallen[0], -self.bids[fallen[0]])

    def turns(self, g: Game[Table]) -> Frame | None:
        if self.turn == SEATS:
            return None
        self.turn += 1
        self.again()
        return Turn(seat=(g.state.speaker + self.turn - 1) % SEATS)

    def close(self, g: Game[Table]) -> Frame:
        """PA-ROUND-01: from the speaker on, seat by seat."""
        clockwise = [(g.state.speaker + i) % SEATS for i in range(SEATS)]
        todo = [(seat, card) for seat in clockwise for card in g.state.lasting[seat] if DECK[card].trigger]
        return Triggers(event="round.end", subject=g.depth, todo=tuple(todo))


class Turn(Frame, kw_only=True):
    """PA-TURN-01: draw a card, then play as many as you like."""

    STEPS = ("begin", "act")
    seat: int

    def begin(self, g: Game[Table]) -> None:
        g.state.used = {}
        draw(g, self.seat, g.state.drawn)

    def act(self, g: Game[Table]) -> Ask:
        plays = [
            Play(card, target)
            for card in g.state.hands[self.seat]
            if unplayable(g, self.seat, card, "turn") is None
            for target in (foes(self.seat) if DECK[card].do == "harm" else (NONE,))
        ]
        return Ask(seat=self.seat, kind="act", rule="PA-TURN-01", options=(End(), *plays))

    def act_answered(self, g: Game[Table], choice: End | Play) -> Frame | None:
        if isinstance(choice, End):
            return None
        self.again()
        return UseCard(who=self.seat, card=choice.card, target=choice.target)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield End()
        for card, row in enumerate(DECK):
            yield from (Play(card, target) for target in (range(SEATS) if row.do == "harm" else (NONE,)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if seat != self.seat:
            return Why("PA-TURN-01", "not-your-turn", {"seat": self.seat})
        if not isinstance(option, Play):
            return None
        if option.target in side(seat):
            return Why("PA-HARM-01", "own-side", {"seat": option.target})
        return unplayable(g, seat, option.card, "turn")


class UseCard(Frame, kw_only=True):
    """PA-CARD-05: pay, let others react, carry it out unless it was cancelled, put it away."""

    STEPS = ("pay", "react", "effect", "put_away")
    who: int
    card: int
    target: int = NONE
    subject: int = NONE
    canceled: bool = False

    def pay(self, g: Game[Table]) -> None:
        leave_hand(g, self.who, self.card)
        gain(g, self.who, -DECK[self.card].cost)
        use = use_of(self.who, self.card)
        g.state.used[use] = g.state.used.get(use, 0) + 1

    def react(self, g: Game[Table]) -> Frame | None:
        if self._lies_on_table(g):
            return None
        order = (foes(self.who), side(self.who))
        return Window(event="card.played", subject=g.depth, order=order, rule="PA-WINDOW-01")

    def effect(self, g: Game[Table]) -> Outcome:
        row = DECK[self.card]
        if self.canceled:
            g.tell("canceled", seat=self.who, card=row.name)
        elif row.do == "harm":
            num = harm(g, self.who, self.target, row.amount)
            g.tell("harm", seat=self.who, victim=self.target, num=num)
            return Misfortune(victim=self.target, event="harm", amount=num.total)
        elif row.do == "cancel":
            subject = g.stack[self.subject]
            assert isinstance(subject, UseCard)
            subject.canceled = True
        elif row.do == "gain":
            gain(g, self.who, row.amount)
        elif row.do == "leave":
            return Abort(to=ROUND, step="close")
        return None

    def effect_returned(self, g: Game[Table], suffered: int) -> None:
        g.state.influence[self.who] += suffered

    def put_away(self, g: Game[Table]) -> None:
        if self._lies_on_table(g):
            return
        if DECK[self.card].lasting and not self.canceled:
            lay_down(g, self.who, self.card)
        else:
            g.state.discard.append(self.card)

    def aborted(self, g: Game[Table]) -> None:
        if not self._lies_on_table(g):
            g.state.discard.append(self.card)

    def _lies_on_table(self, g: Game[Table]) -> bool:
        return self.card in g.state.lasting[self.who]


class Window(Frame, kw_only=True):
    """PA-WINDOW-01, PA-WINDOW-02, PA-WINDOW-03: cards may be used now, cancels first, side by side in ``order``.

    Seats without anything are not asked, and after each use the window offers again. A use is a frame of its own about
    this window's ``subject``, a stack index. Where a pass is not final, a use asks again those who passed.
    """

    STEPS = ("offer",)
    BANDS: ClassVar[tuple[str, ...]] = ("cancel", "forced", "optional")

    event: str
    subject: int
    order: tuple[tuple[int, ...], ...]
    rule: str
    final_pass: bool = True
    passed: tuple[tuple[int, int], ...] = ()
    offered: tuple[int, int, int] = (0, 0, 0)
    """Band, group and first able seat of the open question."""

    def offer(self, g: Game[Table]) -> Outcome:
        for band, name in enumerate(self.BANDS):
            for group, seats in enumerate(self.order):
                if (band, group) in self.passed:
                    continue
                uses = {seat: self._uses(g, seat, name) for seat in seats}
                able = tuple(seat for seat in seats if uses[seat])
                if able:
                    self.offered = (band, group, able[0])
                    return self._question(able, uses, forced=name == "forced")
        return None

    def _question(self, able: tuple[int, ...], uses: dict[int, tuple[Option, ...]], forced: bool) -> Question:
        kind = f"window-{self.event}"
        if forced:
            return Ask(seat=able[0], kind=kind, rule=self.rule, options=uses[able[0]])
        return AskAny(seats=able, kind=kind, rule=self.rule, options=tuple((Pass(), *uses[seat]) for seat in able))

    def offer_answered(self, g: Game[Table], answer: Option | tuple[int, Option]) -> Outcome:
        self.again()
        band, group, forced = self.offered
        seat, option = answer if isinstance(answer, tuple) else (forced, answer)
        if isinstance(option, Pass):
            self.passed = (*self.passed, (band, group))
            return None
        if not self.final_pass:
            self.passed = ()
        return UseCard(who=seat, card=option.card, subject=self.subject)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Pass()
        yield from (Use(card) for card in range(len(DECK)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, Use):
            return None
        if DECK[option.card].band not in ("", self.BANDS[self.offered[0]]):
            return Why("PA-WINDOW-01", "not-yet", {"card": DECK[option.card].name})
        return self._why_not_use(g, seat, option)

    def _why_not_use(self, g: Game[Table], seat: int, option: Use) -> Why | None:
        why = unplayable(g, seat, option.card, self.event)
        if why is None and DECK[option.card].do == "cancel":
            played = g.stack[self.subject]
            assert isinstance(played, UseCard)
            if played.canceled:
                return Why("PA-WINDOW-02", "already-canceled")
            if played.who in side(seat):
                return Why("PA-WINDOW-03", "cancels-own-side")
        return why

    def _uses(self, g: Game[Table], seat: int, band: str) -> tuple[Option, ...]:
        mine = (Use(card) for card in (*g.state.hands[seat], *g.state.lasting[seat]) if DECK[card].band == band)
        return tuple(use for use in mine if self._why_not_use(g, seat, use) is None)


class Misfortune(Frame, kw_only=True):
    """PA-INSTEAD-01 to 03: raise it, turn it aside (what it becomes is raised anew), let it happen.

    Returns the harm that was suffered.
    """

    STEPS = ("forced", "chosen", "happen")
    victim: int
    event: str
    amount: int
    suffered: int = 0

    def forced(self, g: Game[Table]) -> None:
        cards = self._replacing(g, optional=False)
        if cards:
            self._turn_aside(g, min(cards, key=lambda card: (DECK[card].instead.order, card)))

    def chosen(self, g: Game[Table]) -> Ask | None:
        cards = self._replacing(g, optional=True)
        if not cards:
            return None
        options: tuple[Option, ...] = (Suffer(), *(TurnAside(card) for card in cards))
        return Ask(seat=self.victim, kind="misfortune", rule="PA-INSTEAD-02", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Suffer()
        yield from map(TurnAside, range(len(DECK)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if isinstance(option, TurnAside) and option.card not in self._replacing(g, optional=True):
            return Why("PA-INSTEAD-02", "turns-nothing-aside", {"card": DECK[option.card].name})
        return None

    def chosen_answered(self, g: Game[Table], choice: Suffer | TurnAside) -> None:
        if isinstance(choice, TurnAside):
            self._turn_aside(g, choice.card)

    def happen(self, g: Game[Table]) -> Abort | None:
        if self.event == "fine":
            gain(g, self.victim, -min(self.amount, g.state.coins[self.victim]))
        elif self.event == "harm":
            self.suffered = self.amount
            g.state.standing[self.victim] -= self.amount
            if g.state.standing[self.victim] <= 0:
                return self._fall(g)
        return None

    def result(self, g: Game[Table]) -> int:
        return self.suffered

    def _fall(self, g: Game[Table]) -> Abort:
        """PA-HARM-03: the round ends at once."""
        g.state.standing[self.victim] = STANDING
        g.state.influence[self.victim] -= 2
        return Abort(to=ROUND, step="close")

    def _replacing(self, g: Game[Table], optional: bool) -> list[int]:
        return [
            card
            for card in g.state.lasting[self.victim]
            if (row := DECK[card].instead) and row.event == self.event and row.optional == optional
        ]

    def _turn_aside(self, g: Game[Table], card: int) -> None:
        instead = DECK[card].instead
        assert instead is not None
        throw_away(g, self.victim, card)
        self.event = instead.become
        self.goto("forced")


FRAMES = (Parley, Round, Turn, UseCard, Window, Misfortune)
