"""A moment (BG-COMBAT-26): all that may be used at one point of the sequence, offered to whoever may use it."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, AskAny, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import meant, use, wounds
from meetingstone.games.board_game.options import Ready, Suffer, UseAll, UseCard
from meetingstone.games.board_game.queries import (
    ABILITIES,
    BITS,
    abilities,
    card_name,
    companions,
    energy_of,
    friends,
    hero_name,
    is_plain,
    is_silent,
    why_not_use,
)
from meetingstone.games.board_game.state import Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import Ability

RULES = {
    "round": "BG-COMBAT-26",
    "pool": "BG-COMBAT-06",
    "throw": "BG-COMBAT-26",
    "rolled": "BG-COMBAT-26",
    "reroll": "BG-COMBAT-26",
    "rerolled": "BG-COMBAT-26",
    "place": "BG-COMBAT-26",
    "placed": "BG-COMBAT-26",
    "lost": "BG-WOUND-01",
    "spent": "BG-COMBAT-26",
    "defense": "BG-COMBAT-26",
    "fall": "BG-DEFEAT-11",
    "rest": "BG-ITEM-18",
    "turn": "BG-TURN-08",
    "round_end": "BG-COMBAT-26",
    "combat_end": "BG-COMBAT-26",
}
"""The rule behind the question of each moment."""

_INSTANTS = tuple(n for n, card in enumerate(CONTENT.cards) if card.type == "instant" and card.ability)


def candidates(s: Table, moment: str, subject: int) -> Iterator[tuple[int, int, int, Ability]]:
    """(owner, card, index, ability) of all that may be used at a moment of ``subject``."""
    for owner in companions(s, subject):
        for number, index, ability in abilities(s, owner, moment):
            if (owner == subject or ability.of == "friend") and why_not_use(s, owner, number, index, subject) is None:
                yield owner, number, index, ability


def after_spending(s: Table, i: int, energy: int) -> Moment | None:
    """Room for cards that follow Energy spent, on whatever it was, in combat or out of it."""
    return Moment(moment="spent", subject=i) if energy and s.heroes[i].hooks & BITS["spent"] else None


class Moment(Frame, kw_only=True):
    """BG-COMBAT-26: all that may be used at one moment, in any order (BG-CARD-11).

    Drawbacks and uses that can only help happen by themselves. ``suffer`` is an ability of the opponents that must be
    resolved here too; the active character chooses when.
    """

    STEPS = ("by_itself", "offer")
    moment: str
    subject: int
    suffer: bool = False
    all_plain: bool = False

    def by_itself(self, g: Game[Table]) -> Outcome:
        for owner, number, index, ability in candidates(g.state, self.moment, self.subject):
            if ability.forced or is_silent(number, index):
                self.again()
                return self._use(owner, number, index)
        return None

    def offer(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self.subject not in _present(s):
            return None
        found = list(candidates(s, self.moment, self.subject))
        if self.all_plain:
            plain = next(((o, n, i) for o, n, i, _ in found if is_plain(n, i)), None)
            if plain:
                self.again()
                return self._use(*plain)
            self.all_plain = False
        choices: dict[int, list[Option]] = {}
        own = s.heroes[self.subject].seat
        if self.suffer:
            choices[own] = [Suffer()]
        for owner, number, index, ability in found:
            seat = own if ability.every else s.heroes[owner].seat
            mine = choices.setdefault(seat, [Ready()])
            mine.append(UseCard(owner, number, index))
        for owner, number in free_instants(s, self.moment, self.subject):
            mine = choices.setdefault(s.heroes[owner].seat, [Ready()])
            mine.append(UseCard(owner, number, 0, CONTENT.number["inner_focus"]))
        if not choices:
            return None
        if sum(1 for o, n, i, a in found if is_plain(n, i)) > 1:
            choices[own].append(UseAll())
        seats = tuple(choices)
        return AskAny(
            kind=f"bg-{self.moment}",
            rule=RULES[self.moment],
            seats=seats,
            options=tuple(tuple(choices[seat]) for seat in seats),
        )

    def offer_answered(self, g: Game[Table], answer: tuple[int, Option]) -> Outcome:
        _, option = answer
        if isinstance(option, Suffer):
            self.suffer = False
            self.again()
            return wounds.Plagued(hero=self.subject, moment=self.moment)
        if isinstance(option, Ready):
            return None
        # What has been used may let something else happen by itself.
        self.goto("by_itself")
        if isinstance(option, UseAll):
            self.all_plain = True
            return None
        assert isinstance(option, UseCard)
        return self._use(option.hero, option.card, option.ability, option.by)

    def _use(self, owner: int, number: int, index: int, by: int = NONE) -> use.UseAbility:
        return use.UseAbility(owner=owner, card=number, ability=index, subject=self.subject, by=by)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield from (Ready(), UseAll())
        if self.suffer:
            yield Suffer()
        yield from meant.uses(g.state)
        by = CONTENT.number["inner_focus"]
        for i in range(len(g.state.heroes)):
            yield from (UseCard(i, n, 0, by) for n in _INSTANTS if energy_of(g.state, i, n, 0))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        own = s.heroes[self.subject].seat
        if isinstance(option, UseCard):
            return self._why_not_use(s, seat, option)
        if isinstance(option, Ready):
            return Why("BG-CARD-05", "bg-must-suffer") if self.suffer and seat == own else None
        if seat != own:
            return Why("BG-DEC-04", "bg-not-yours", {"hero": hero_name(s, self.subject)})
        if isinstance(option, UseAll):
            plain = [1 for _, n, index, _ in candidates(s, self.moment, self.subject) if is_plain(n, index)]
            return None if len(plain) > 1 else Why("BG-CARD-05", "bg-few-to-use")
        return None

    def _why_not_use(self, s: Table, seat: int, option: UseCard) -> Why | None:
        why = why_not_now(s, option, (self.moment,), self.subject)
        if why:
            return why
        if option.hero not in companions(s, self.subject):
            return Why("BG-CARD-14", "bg-no-part", {"hero": hero_name(s, option.hero)})
        every = CONTENT.cards[option.card].ability[option.ability].every
        if seat != s.heroes[self.subject if every and option.by == NONE else option.hero].seat:
            return Why("BG-DEC-04", "bg-not-yours", {"hero": hero_name(s, option.hero)})
        return None


def why_not_now(s: Table, option: UseCard, at: tuple[str, ...], subject: int = NONE) -> Why | None:
    """Why a card cannot be used at these moments, by default its owner's own."""
    owner, number = option.hero, option.card
    card, hero = CONTENT.cards[number], s.heroes[owner]
    values: dict[str, int | str] = {"card": card_name(number)}
    if number not in hero.cards and not (card.type == "bag" and number in hero.bag):
        return Why("BG-CARD-02", "bg-not-in-force", values)
    ability = card.ability[option.ability]
    if ability.at not in at:
        return Why("BG-COMBAT-26", "bg-other-moment", {**values, "moment": f"@bg-moment-{ability.at}"})
    subject = owner if subject == NONE else subject
    if owner != subject and ability.of != "friend":
        return Why("BG-CARD-14", "bg-own-phase-only", values)
    why = _why_not_paid(s, owner, option.by, subject) if option.by != NONE else None
    return why or why_not_use(s, owner, number, option.ability, subject, free=option.by != NONE)


def _why_not_paid(s: Table, owner: int, by: int, subject: int) -> Why | None:
    """Why a card cannot pay for another one."""
    values: dict[str, int | str] = {"card": card_name(by)}
    if by not in s.heroes[owner].cards:
        return Why("BG-CARD-02", "bg-not-in-force", values)
    if s.fight is None or subject not in s.fight.heroes:
        return Why("BG-CARD-01", "bg-need", values)
    if s.count(Scope.COMBAT, Tally.USED, owner, by * ABILITIES):
        return Why("BG-CARD-07", "bg-used-up", values)
    return None


def _present(s: Table) -> tuple[int, ...]:
    """Characters to whom a moment may still happen."""
    return s.fight.heroes if s.fight else tuple(range(len(s.heroes)))


def free_instants(s: Table, moment: str, subject: int) -> Iterator[tuple[int, int]]:
    """(owner, card) of instants that Inner Focus may pay for, once per combat, also without any Energy left."""
    if s.fight is None or subject not in s.fight.heroes:
        return
    focus = CONTENT.number["inner_focus"]
    for owner in friends(s, subject):
        if focus not in s.heroes[owner].cards or s.count(Scope.COMBAT, Tally.USED, owner, focus * ABILITIES):
            continue
        for number, index, ability in abilities(s, owner, moment):
            if CONTENT.cards[number].type != "instant" or index or (owner != subject and ability.of != "friend"):
                continue
            if energy_of(s, owner, number, 0) and why_not_use(s, owner, number, 0, subject, free=True) is None:
                yield owner, number
