"""A faction turn: actions in any order, then Character Management, the turn marker and the check (BG-TURN, BG-END)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change, new_action, new_turn, settle_surplus
from meetingstone.games.board_game.content import BOX, CONTENT, ITEM_DECKS
from meetingstone.games.board_game.flow import challenge, event_payments, events, kazzak, meant
from meetingstone.games.board_game.flow.actions import (
    Rest,
    Town,
    Training,
    Travel,
    UsePower,
    who_and_where,
    why_no_action,
    why_no_power,
)
from meetingstone.games.board_game.flow.manage import Manage
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.teams import whoever
from meetingstone.games.board_game.flow.trade import TradeWith
from meetingstone.games.board_game.options import Act, Challenge, Look, Ready, Trade, UseCard
from meetingstone.games.board_game.queries import abilities, blue_groups, card_name, hero_name, why_not_use
from meetingstone.games.board_game.state import FACTIONS, Scope, Table, Tally


def space_of(turn: int) -> int:
    """The space of a turn on the track; with the variant the marker goes round (BG-VARO-01)."""
    return (turn - 1) % BOX.track.spaces + 1


class FactionTurn(Frame, kw_only=True):
    """BG-TURN-02, BG-TURN-03, BG-END-01: actions of the active faction, then the three steps that end its turn."""

    STEPS = (
        "begin", "lots", "start_effects", "act", "after_action", "bound", "manage", "advance", "check", "merchant",
        "wars",
    )  # fmt: skip
    todo: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()
    """Characters of the last action: in their regions friends may trade after it (BG-TRADE-01)."""
    due: int = NONE
    """Who has used what works just before an action of his: it comes next (BG-ACT-01)."""

    def begin(self, g: Game[Table]) -> None:
        """BG-TURN-01, BG-END-07: odd turns are the Horde's, even ones the Alliance's."""
        s = g.state
        s.active = (s.turn - 1) % 2
        new_turn(s)
        for i in s.heroes_of(s.active):
            change(s, i, actions=2)
        self.todo = tuple(s.heroes_of(s.active))
        g.tell("bg-turn", turn=s.turn, faction=f"@bg-{FACTIONS[s.active]}")

    def lots(self, g: Game[Table]) -> Outcome:
        """BG-DEC-02: who decides among equals in this turn."""
        s = g.state
        if len(s.seat_faction) == 2:
            return None
        return Shuffle(kind="bg-lots", rule="BG-DEC-02", size=len(s.heroes), count=len(s.heroes))

    def lots_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        g.state.lots = list(order)

    def start_effects(self, g: Game[Table]) -> Outcome:
        """BG-TURN-08."""
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        return Moment(moment="turn", subject=first)

    # ---- actions

    def act(self, g: Game[Table]) -> Outcome:
        """BG-TURN-03: anybody of the faction, in any order; whoever is ready may still change his mind."""
        s = g.state
        if s.winner != NONE:
            # BG-OVER-01: the game is won at once.
            self.pc = len(self.STEPS)
            return None
        if self.due != NONE:
            options = tuple(options_of(g, self.due, self.acted))
            seat = s.heroes[self.due].seat
            return Ask(seat=seat, kind="bg-act", rule="BG-ACT-01", options=options, confirm=True)
        self.goto("bound")
        found = ((i, options_of(g, i, self.acted)) for i in s.heroes_of(s.active))
        return whoever(s, "bg-act", "BG-TURN-03", found)

    def act_answered(self, g: Game[Table], answer: tuple[int, Option] | Option) -> Outcome:
        choice = answer[1] if isinstance(answer, tuple) else answer
        if isinstance(choice, Ready):
            return None
        self.goto("act" if isinstance(choice, Trade | Look) else "after_action")
        return self._carry_out(g, choice)

    def act_returned(self, g: Game[Table], group: tuple[int, ...] | None) -> None:
        """BG-TRADE-01: those who joined a combat have acted as well."""
        self.acted = group or self.acted

    def after_action(self, g: Game[Table]) -> Outcome:
        """BG-CHAR-06: what was gained beyond the capacity lasts for the action."""
        settle_surplus(g.state)
        self.goto("act")
        return event_payments.after_action(g, self.acted)

    def _carry_out(self, g: Game[Table], choice: Option) -> Outcome:
        """BG-ACT-04: each action is a frame of its own; ``act`` asks again when all that comes of it is over."""
        s = g.state
        if isinstance(choice, Trade):
            return TradeWith(hero=choice.hero, other=choice.other)
        if isinstance(choice, Look):
            kazzak.peek(g, choice.hero)
            return None
        if isinstance(choice, UseCard):
            if CONTENT.cards[choice.card].ability[choice.ability].at == "action":
                new_action(s)
                self.acted = (choice.hero,)
                self.due = NONE
            else:
                self.due = choice.hero
            return UsePower(hero=choice.hero, card=choice.card, ability=choice.ability)
        new_action(s)
        self.due = NONE
        if isinstance(choice, Challenge):
            return challenge.Challenged(
                hero=choice.hero, target=choice.target, which=choice.which, region=choice.region
            )
        assert isinstance(choice, Act)
        self.acted = (choice.hero,)
        change(s, choice.hero, actions=s.heroes[choice.hero].actions - 1)
        if choice.action == "travel":
            return Travel(hero=choice.hero)
        if choice.action == "rest":
            return Rest(hero=choice.hero)
        return Training(hero=choice.hero) if choice.action == "train" else Town(hero=choice.hero)

    def bound(self, g: Game[Table]) -> Outcome:
        """BG-TURN-07: a turn cannot end over the head of one who must challenge independent creatures."""
        s = g.state
        i = self._bound(s)
        if i == NONE:
            return None
        options: tuple[Option, ...] = tuple(challenge.targets(s, i))
        if why_no_action(s, i, "travel") is None:
            options = (*options, Act(i, "travel"))
        return Ask(seat=s.heroes[i].seat, kind="bg-bound", rule="BG-TURN-07", options=options, confirm=True)

    def _bound(self, s: Table) -> int:
        heroes = s.heroes_of(s.active)
        return next((i for i in heroes if s.heroes[i].actions and blue_groups(s, s.heroes[i].region)), NONE)

    def bound_answered(self, g: Game[Table], choice: Option) -> Outcome:
        self.goto("after_action")
        return self._carry_out(g, choice)

    def bound_returned(self, g: Game[Table], group: tuple[int, ...] | None) -> None:
        self.act_returned(g, group)

    # ---- the end of the turn (BG-END-01)

    def manage(self, g: Game[Table]) -> Outcome:
        s = g.state
        settle_surplus(s)
        return Manage(faction=s.active)

    def advance(self, g: Game[Table]) -> None:
        """BG-END-03, BG-END-04; BG-VARO-01: with the variant the marker goes round."""
        s = g.state
        s.turn += 1
        if s.turn > BOX.track.spaces and not s.settings.defeat_overlord:
            self.pc = len(self.STEPS)

    def check(self, g: Game[Table]) -> Outcome:
        """BG-END-05."""
        return events.DrawEvents() if space_of(g.state.turn) in BOX.track.events else None

    def merchant(self, g: Game[Table]) -> None:
        """BG-END-06, BG-VARO-02: from the second lap on every item icon adds a circle card."""
        s = g.state
        if s.winner != NONE:
            self.pc = len(self.STEPS)
            return
        for deck, name in enumerate(ITEM_DECKS):
            if space_of(s.turn) in BOX.track.items[name]:
                which = 2 if s.turn > BOX.track.spaces else deck
                if s.item_decks[which]:
                    *rest, card = s.item_decks[which]
                    s.item_decks[which] = tuple(rest)
                    s.merchant.append(card)
                    g.reveal()
                    g.tell("bg-merchant", card=card_name(card))

    def wars(self, g: Game[Table]) -> Outcome:
        """BG-EVENT-12: the last act of a turn, for the faction that was not active."""
        return event_payments.CheckWars(faction=1 - g.state.active)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Ready()
        yield from meant.deeds(g.state)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        assert isinstance(option, Ready | meant.Deed)
        if self.due != NONE and (isinstance(option, Ready) or option.hero != self.due):
            return Why("BG-ACT-01", "bg-acts-next", {"hero": hero_name(s, self.due)})
        bound = self._bound(s) if self.STEPS[self.at] == "bound" else NONE
        why = None if isinstance(option, Ready) else why_not_act(s, seat, option, self.acted)
        if why or bound == NONE or (isinstance(option, Act | Challenge) and option.hero == bound):
            return why
        kind = f"@bg-{CONTENT.kinds[blue_groups(s, s.heroes[bound].region)[0]].id}"
        return Why("BG-TURN-07", "bg-must-challenge", {**who_and_where(s, bound), "kind": kind})


def why_not_act(s: Table, seat: int, option: meant.Deed, acted: tuple[int, ...]) -> Why | None:
    """Why a character cannot do this in the faction turn."""
    i = option.hero
    if s.heroes[i].faction != s.active:
        return Why("BG-TURN-02", "bg-not-active", who_and_where(s, i))
    if s.heroes[i].seat != seat:
        return Why("BG-DEC-04", "bg-not-yours", who_and_where(s, i))
    if isinstance(option, UseCard):
        return why_no_power(s, option)
    if isinstance(option, Trade):
        return _why_no_trade(s, i, option.other, acted)
    if isinstance(option, Look):
        return None if kazzak.may_peek(s, i) else Why("BG-OVER-09", "bg-no-counter", who_and_where(s, i))
    if isinstance(option, Challenge):
        return why_no_action(s, i, "challenge") or challenge.why_not_challenge(s, option)
    why = why_no_action(s, i, option.action)
    return why or (challenge.why_nobody(s, i) if option.action == "challenge" else None)


def options_of(g: Game[Table], i: int, acted: tuple[int, ...]) -> list[Option]:
    """What a character may do now."""
    s = g.state
    hero = s.heroes[i]
    found: list[Option] = []
    if hero.actions:
        for action in meant.ACTIONS:
            if why_no_action(s, i, action) is None:
                found.append(Act(i, action))
        found += challenge.targets(s, i)
        bound = bool(blue_groups(s, hero.region))
        for moment in ("before",) if bound else ("before", "action"):
            for number, index, _ in abilities(s, i, moment):
                if why_not_use(s, i, number, index, i) is None:
                    found.append(UseCard(i, number, index))
    if kazzak.may_peek(s, i):
        found.append(Look(i))
    if any(s.heroes[k].region == hero.region for k in acted):
        # BG-TRADE-01
        found += [
            Trade(i, other)
            for other in s.heroes_in(hero.region, hero.faction)
            if other != i and not traded(s, i, other) and may_trade(s, i, other)
        ]
    return found


def _why_no_trade(s: Table, i: int, other: int, acted: tuple[int, ...]) -> Why | None:
    here, there = s.heroes[i], s.heroes[other]
    together = here.region == there.region and here.faction == there.faction
    if not together or traded(s, i, other) or not any(s.heroes[k].region == here.region for k in acted):
        return Why("BG-TRADE-01", "bg-no-trade", who_and_where(s, i))
    if not may_trade(s, i, other):
        return Why("BG-TRADE-01", "bg-nothing-to-trade", {"hero": hero_name(s, i), "other": hero_name(s, other)})
    return None


def may_trade(s: Table, i: int, other: int) -> bool:
    """Whether either has anything to give."""
    return any(s.heroes[k].gold or s.heroes[k].bag for k in (i, other))


def traded(s: Table, i: int, other: int) -> bool:
    """One trade of a pair after each action; what is agreed can be done in one."""
    return bool(s.count(Scope.ACTION, Tally.TRADED, min(i, other), max(i, other)))
