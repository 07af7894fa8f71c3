"""What a game waits for: the decision of one seat, of several, or chance.

Questions are frozen and numbered by the kernel. An answer is ``(number, key)``, so that a stale click is
refused and never taken for something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from meetingstone.engine.chance import Stream
from meetingstone.engine.rules import AnswerError

if TYPE_CHECKING:
    from meetingstone.engine.kernel import Game

UNANSWERED = -1


class Option(msgspec.Struct, frozen=True, tag=True):
    """One thing a player may do. Fields are ids and numbers; the key is readable and stable."""

    def key(self, g: Game[Any]) -> str:
        return str(type(self).__struct_config__.tag)

    def says(self, g: Game[Any]) -> tuple[str, dict[str, Any]]:
        """The text of this option: a message id and its values (a value ``@id`` is itself a message)."""
        return f"option-{type(self).__struct_config__.tag}", {}


class Pass(Option, frozen=True, tag="pass"):
    """Let a window go by."""


class Question(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """``kind`` names the prompt (text ``ask-<kind>``), ``rule`` the rule that asks."""

    kind: str
    rule: str

    def awaited(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        return ()

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer, or change their answer."""
        return self.awaited()

    def options_of(self, seat: int) -> tuple[Option, ...]:
        return ()

    def seen_by(self, seat: int) -> Question:
        """What ``seat`` may know of this question."""
        return self


class Ask(Question, frozen=True, kw_only=True):
    """One player decides. With a single option the kernel answers by itself, unless ``confirm`` is set."""

    seat: int
    options: tuple[Option, ...]
    confirm: bool = False

    def awaited(self) -> tuple[int, ...]:
        return (self.seat,)

    def options_of(self, seat: int) -> tuple[Option, ...]:
        return self.options if seat == self.seat else ()

    def seen_by(self, seat: int) -> Question:
        return self if seat == self.seat else msgspec.structs.replace(self, options=())


class Several(Question, frozen=True, kw_only=True):
    """Several seats decide; ``chosen`` holds the index of each one's option so far."""

    IDLE: ClassVar[tuple[Option, ...]] = ()
    """What a seat may answer that turns out to have nothing to decide."""

    seats: tuple[int, ...]
    options: tuple[tuple[Option, ...], ...]
    chosen: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not self.chosen:
            msgspec.structs.force_setattr(self, "chosen", tuple(self.default(mine) for mine in self.options))

    def default(self, options: tuple[Option, ...]) -> int:
        """A seat without a choice has already answered."""
        return 0 if len(options) == 1 else UNANSWERED

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat, index in zip(self.seats, self.chosen, strict=True) if index == UNANSWERED)

    def asked(self) -> tuple[int, ...]:
        return tuple(seat for seat, mine in zip(self.seats, self.options, strict=True) if len(mine) > 1)

    def options_of(self, seat: int) -> tuple[Option, ...]:
        return self.options[self.seats.index(seat)] if seat in self.seats else ()

    def with_answer(self, seat: int, index: int) -> Several:
        i = self.seats.index(seat)
        return msgspec.structs.replace(self, chosen=(*self.chosen[:i], index, *self.chosen[i + 1 :]))

    def seen_by(self, seat: int) -> Question:
        mine = [i for i, other in enumerate(self.seats) if other == seat]
        return msgspec.structs.replace(
            self,
            options=tuple(options if i in mine else () for i, options in enumerate(self.options)),
            chosen=tuple(index if i in mine else UNANSWERED for i, index in enumerate(self.chosen)),
        )

    def reveals(self) -> bool:
        """Whether settling it shows what was secret, so that undo is no longer free."""
        return False

    def opens(self) -> bool:
        """Whether it shows, as it is settled, what several had decided in secret: nobody can go back behind that."""
        return self.reveals()

    def settled(self) -> Any:
        """What ``<step>_answered`` receives, or None while the question is open."""
        raise AssertionError("a kind of Several says when it is settled")


class AskAll(Several, frozen=True, kw_only=True):
    """All decide at the same time and secretly; settled when all have: one option per seat."""

    def settled(self) -> tuple[Option, ...] | None:
        if self.awaited():
            return None
        return tuple(mine[index] for mine, index in zip(self.options, self.chosen, strict=True))

    def reveals(self) -> bool:
        return len(self.asked()) > 1


class AskAny(Several, frozen=True, kw_only=True):
    """Friends may act at the same moment: the first use wins. A pass may be taken back until all have passed.

    Every seat's first option is its :class:`Pass`.
    """

    IDLE = (Pass(),)

    def settled(self) -> tuple[int, Option] | None:
        for seat, mine, index in zip(self.seats, self.options, self.chosen, strict=True):
            if index > 0:
                return seat, mine[index]
        return None if self.awaited() else (self.seats[0], self.options[0][0])


class React(AskAll, frozen=True, kw_only=True):
    """Any of ``seats`` may react, or pass, at the same time and secretly; one option per seat, the first its pass.

    Seats that can only pass are in it too: the others cannot tell who holds something that fits the moment. A
    ``sealed`` one is asked wherever somebody might hold something, by what everybody knows, and every seat answers it
    once, also to pass because it must: its place in the record is the same whatever is in the hands.
    """

    IDLE = (Pass(),)

    sealed: bool = False

    def default(self, options: tuple[Option, ...]) -> int:
        return UNANSWERED if self.sealed else super().default(options)

    def asked(self) -> tuple[int, ...]:
        return self.awaited() if self.sealed else super().asked()

    def reveals(self) -> bool:
        return self.sealed or super().reveals()

    def opens(self) -> bool:
        """What is used is shown to all; a pass stays as secret as it was."""
        return sum(index > 0 for index in self.chosen) > 1


class AskEach(AskAny, frozen=True, kw_only=True):
    """Friends act at the same moment, each until he passes: who has passed when a friend acts is told with the act."""

    def settled(self) -> tuple[int, Option, tuple[int, ...]] | None:  # type: ignore[override]
        found = super().settled()
        if found is None:
            return None
        return *found, tuple(seat for seat, index in zip(self.seats, self.chosen, strict=True) if index == 0)


class Team(msgspec.Struct, frozen=True, array_like=True):
    """Who decides together; where they cannot agree, the leader decides, who need not be one of them."""

    members: tuple[int, ...]
    leader: int

    @property
    def seats(self) -> tuple[int, ...]:
        return self.members if self.leader in self.members else (*self.members, self.leader)


class AskTeams(Several, frozen=True, kw_only=True):
    """Several teams decide at the same time and secretly; settled when all have: one option per team.

    Members see each other's votes and may change their own while the question is open. A leader who is no member is
    asked only while the members disagree.
    """

    teams: tuple[Team, ...]

    def _vote(self, seat: int) -> int:
        return self.chosen[self.seats.index(seat)]

    def _decided(self, team: Team) -> int:
        """The index that a team has settled on."""
        votes = {self._vote(seat) for seat in team.members}
        if UNANSWERED in votes:
            return UNANSWERED
        return votes.pop() if len(votes) == 1 else self._vote(team.leader)

    def _stands_by(self, seat: int) -> bool:
        """Whether the seat is a leader who has nothing to decide so far."""
        team = next(team for team in self.teams if seat in team.seats)
        votes = {self._vote(member) for member in team.members} - {UNANSWERED}
        return seat not in team.members and (len(votes) < 2 or any(self._vote(m) == UNANSWERED for m in team.members))

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat in super().awaited() if not self._stands_by(seat))

    def asked(self) -> tuple[int, ...]:
        return tuple(seat for seat in super().asked() if not self._stands_by(seat))

    def team_of(self, seat: int) -> Team | None:
        return next((team for team in self.teams if seat in team.seats), None)

    def settled(self) -> Any:
        found = [self._decided(team) for team in self.teams]
        if UNANSWERED in found:
            return None
        return tuple(
            self.options[self.seats.index(team.members[0])][index]
            for team, index in zip(self.teams, found, strict=True)
        )

    def reveals(self) -> bool:
        return len([team for team in self.teams if set(team.seats) & set(super(AskTeams, self).asked())]) > 1

    def seen_by(self, seat: int) -> Question:
        own = self.team_of(seat)
        mine = [own is not None and other in own.seats for other in self.seats]
        return msgspec.structs.replace(
            self,
            options=tuple(options if known else () for options, known in zip(self.options, mine, strict=True)),
            chosen=tuple(index if known else UNANSWERED for index, known in zip(self.chosen, mine, strict=True)),
        )


class AskTeam(AskTeams, frozen=True, kw_only=True):
    """A common decision of one team: by agreement, or else by the leader's vote."""

    def settled(self) -> Option | None:
        found: tuple[Option] | None = super().settled()
        return found[0] if found else None


class Chance(Question, frozen=True, kw_only=True):
    """Chance decides: an outcome is a tuple of ints and is written into the record."""

    def draw(self, stream: Stream) -> tuple[int, ...]:
        raise AssertionError("a kind of Chance draws")

    def check(self, outcome: tuple[int, ...]) -> None:
        """Raise :class:`AnswerError` unless the outcome is possible."""
        raise AssertionError("a kind of Chance checks")


class Roll(Chance, frozen=True, kw_only=True):
    """Each die is the tuple of its faces; the outcome is one face of each."""

    dice: tuple[tuple[int, ...], ...]

    def draw(self, stream: Stream) -> tuple[int, ...]:
        return tuple(faces[stream.below(len(faces))] for faces in self.dice)

    def check(self, outcome: tuple[int, ...]) -> None:
        if len(outcome) != len(self.dice) or any(
            value not in faces for value, faces in zip(outcome, self.dice, strict=True)
        ):
            raise AnswerError("impossible-roll", outcome=str(list(outcome)))


class Shuffle(Chance, frozen=True, kw_only=True):
    """``count`` of ``size`` positions in random order (all of them when ``count`` equals ``size``)."""

    size: int
    count: int

    def draw(self, stream: Stream) -> tuple[int, ...]:
        return stream.sample(self.size, self.count)

    def check(self, outcome: tuple[int, ...]) -> None:
        if len(outcome) != self.count or len(set(outcome)) != self.count or not set(outcome) <= set(range(self.size)):
            raise AnswerError("impossible-draw", outcome=str(list(outcome)))
