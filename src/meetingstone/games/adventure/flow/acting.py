"""What every frame knows that carries out effects of a card: whose card it is and whom it is about."""

from __future__ import annotations

from typing import Any

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.queries import Cast, fight_of, right_of
from meetingstone.games.adventure.state import Table


class Acting(Asking, kw_only=True):
    """A frame that carries out effects of a card: whose they are (AG-QUEST-06), and who decides (AG-ENC-03)."""

    owner: int
    """A seat, or ENCOUNTER."""
    whose: int = NONE
    """Whose card it is while somebody else is ``owner``, who decides or rolls for it."""
    bearer: int = NONE
    subject: int = NONE
    target: int = NONE
    source: int = NONE
    """The card in force that acts."""
    ability: int = NONE
    """The ability card that is played, or that springs as a trap."""
    event: int = NONE
    """The event that acts."""
    about: int = NONE
    """The stack index of the frame that the moment is about."""
    play: int = NONE
    """The stack index of the frame of the card that is played."""
    seen: int = NONE
    """The ability card that somebody has played (moment ``played``)."""
    blow: bool = False
    """The damage about to be taken comes from an attack (moment ``hurt``)."""
    name: str = ""
    """The id of the card, for bonuses that name where they come from."""

    @property
    def cast(self) -> Cast:
        return Cast(self.owner, self.bearer, self.subject, self.target, self.seen, self.blow, self.event)

    def passed_on(self) -> dict[str, Any]:
        """The same people and cards, for a frame that goes on with other effects."""
        return {
            "owner": self.owner, "whose": self.whose, "bearer": self.bearer, "subject": self.subject,
            "target": self.target, "source": self.source, "ability": self.ability, "event": self.event,
            "about": self.about, "play": self.play, "seen": self.seen, "blow": self.blow, "name": self.name,
        }  # fmt: skip

    def handed_to(self, seat: int) -> dict[str, Any]:
        """The same for effects about whoever has chosen or rolled; an encounter's stay its own (AG-ENC-03)."""
        if self.owner < 0 or seat == self.owner:
            return self.passed_on()
        return {**self.passed_on(), "owner": seat, "whose": self.dealer}

    @property
    def dealer(self) -> int:
        """AG-QUEST-06: to whom the card belongs."""
        return self.whose if self.whose != NONE else self.owner

    def decider(self, g: Game[Table]) -> int:
        """AG-ENC-03: the player on the right decides for an encounter."""
        return self.owner if self.owner >= 0 else right_of(g.state, fight_of(g.state).attacker)
