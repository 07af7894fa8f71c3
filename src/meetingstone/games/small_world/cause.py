"""What asks the seat, for the page: the card with its words about it, or what happened."""

from __future__ import annotations

from functools import cache

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.games.small_world.cards import text_of
from meetingstone.games.small_world.changes import supply_left
from meetingstone.games.small_world.content import Content
from meetingstone.games.small_world.flow.bombs import RevealBombs
from meetingstone.games.small_world.flow.choices import RecruitTokens
from meetingstone.games.small_world.flow.conquest import Conquest, FailedAttempt
from meetingstone.games.small_world.flow.conquests import AirAssault
from meetingstone.games.small_world.flow.placements import BuildPieces
from meetingstone.games.small_world.flow.redeployment import Redeployment
from meetingstone.games.small_world.queries import region_name, tolls
from meetingstone.games.small_world.state import Table, Tally

WORDS = {
    "form": ("text-choose_form",),
    "side": ("text-choose_side",),
    "recruit": ("text-recruit",),
    "reveal": ("text-reveal_bombs",),
    "bomb": ("text-reveal_bombs",),
    "bombs": ("text-place_bombs",),
    "objectives": ("text-place_objectives", "text-reach_objective"),
    "build": ("text-build_missing", "text-raise_towers", "text-build-where"),
    "lay": ("text-lay_marker", "text-neighbours_pay"),
    "assault": ("text-way-die", "text-way-anywhere"),
}
"""Of all that a card says, what belongs to a question."""


class CauseScene(msgspec.Struct, frozen=True):
    card: str | None = None
    text: tuple[Phrase, ...] = ()
    because: Phrase | None = None
    """What happened, where it is not the card alone that asks."""


def cause_of(seen: View[Table]) -> CauseScene | None:
    """None where the rules of every turn ask, and while others are asked."""
    question = seen.question
    if question is None or not seen.options:
        return None
    card, text = _card(seen.state.content, question.rule, question.kind)
    because = _because(seen)
    return CauseScene(card, text, because) if card or because else None


@cache
def _card(content: Content, rule: str, kind: str) -> tuple[str | None, tuple[Phrase, ...]]:
    found = next((card for card in content.cards if rule.startswith(card.rules + "-")), None)
    if found is None:
        return None, ()
    said = [sentence for sentence in text_of(content, found) if sentence[0] in WORDS.get(kind, ())]
    return found.id, tuple(Phrase(*sentence) for sentence in said)


def _because(seen: View[Table]) -> Phrase | None:
    s, me, top = seen.state, seen.seat, seen.stack[-1]
    player = s.players[me]
    if isinstance(top, Redeployment) and top.lifted:
        return Phrase("cause-losses", {"count": player.pieces})
    if isinstance(top, RevealBombs) and top.region != NONE:
        values = {"region": region_name(s, top.region)}
        for due in tolls(s, me, top.region, "bomb"):
            return Phrase(
                "cause-bomb",
                {**values, "payee": due.payee, "amount": due.amount, "card": s.content.card_name(due.card)},
            )
    if isinstance(top, AirAssault):
        return Phrase("cause-assault", {"region": region_name(s, top.region), "die": top.die})
    if isinstance(top, FailedAttempt) and len(seen.stack) > 1 and isinstance(under := seen.stack[-2], Conquest):
        return Phrase("cause-retreat", {"region": region_name(s, under.region), "count": player.pieces})
    if isinstance(top, BuildPieces):
        return Phrase("cause-build", {"piece": f"@piece-{top.piece}", "count": supply_left(s, top.piece)})
    if isinstance(top, RecruitTokens):
        return Phrase("cause-recruit", {"count": s.count(Tally.KILLED), "price": top.price})
    return None
