"""Answers in a combat: cards, dice, wounds. Both bots and simulated fights answer like this.

Every answer is weighed by what it changes in this round: hits that stop wounds, hits that kill, dice that hurt.
"""

from __future__ import annotations

from collections.abc import Callable

from meetingstone.engine import NONE, Frame, Option
from meetingstone.engine.questions import Question
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.handlers import TakeOut
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.options import (
    Bear,
    Box,
    BringOut,
    Colour,
    GiveItem,
    GiveUp,
    Order,
    Parry,
    Reroll,
    Shifted,
    Slay,
    Split,
    Summon,
    TakeDie,
    TakeWound,
    Units,
    UseAll,
    UseCard,
)
from meetingstone.games.board_game.queries import (
    capacity,
    fight_of,
    threat,
)
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.tactics.uses import (
    HIT,
    Need,
    again_worth,
    change_worth,
    die_worth,
    need_of,
    plague_here,
    roll_worth,
    use_value,
    worth_now,
)
from meetingstone.games.board_game.vocabulary import Ability

SURELY = 1.0
"""How much better it is to use at once all that only helps than one by one."""


def choose(s: Table, frame: Frame, question: Question, seat: int) -> int:
    """The best option of a question in a combat; of equals the first."""
    values = weigh(s, frame, question, seat)
    return max(range(len(values)), key=values.__getitem__)


def weigh(s: Table, frame: Frame, question: Question, seat: int) -> list[float]:
    """What each option is worth, in hits."""
    options = question.options_of(seat)
    if isinstance(frame, Moment):
        return _moment(s, frame, options)
    weigher = WEIGHERS.get(question.kind)
    return weigher(s, frame, options) if weigher else [0.0] * len(options)


# ---- cards


def _moment(s: Table, frame: Moment, options: tuple[Option, ...]) -> list[float]:
    need: Need | None = None
    values = []
    for option in options:
        if isinstance(option, UseCard):
            if need is None and s.fight and frame.subject in s.fight.heroes:
                need = need_of(s, frame.subject)
            values.append(use_value(s, option, frame.subject, need))
        else:
            values.append(0.0)
    if isinstance(options[-1], UseAll):
        values[-1] = SURELY + sum([value for value in values if value > 0])
    return values


# ---- dice


def _face(s: Table) -> int:
    return threat(s, s.attack.hero) if s.attack else 5


def _rerolls(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    face, plague = _face(s), plague_here(s)
    chosen = any(isinstance(option, Reroll) for option in options)
    values = []
    for option in options:
        if isinstance(option, TakeDie):
            values.append(again_worth(option.die, face, plague) + (1.0 if chosen else 0.0))
        else:
            values.append(1.0 if isinstance(option, Reroll) else 0.0)
    return values


def _picks(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    """Dice for a running ability, by what they are worth before and after."""
    face, plague = _face(s), plague_here(s)
    row = frame.row if isinstance(frame, UseAbility) else None
    step = frame.STEPS[frame.at]
    room = dice.free(s.attack, fight_of(s)) if s.attack and s.fight else [0, 0, 0]
    values = []
    for option in options:
        if not isinstance(option, TakeDie):
            values.append(0.0)
            continue
        now = worth_now(option.die, face, plague)
        if row and row.change and step == "change":
            values.append(change_worth(option.die, row.change, room, face, plague))
        elif row and row.rise and step == "rise":
            shown = min(8, dice.face_of(option.die) + row.rise.by)
            values.append(die_worth(dice.with_face(option.die, shown), face, plague) - now)
        elif step == "again_pick":
            values.append(roll_worth(dice.colour_of(option.die), face, plague) - now)
        elif isinstance(frame, TakeOut):
            values.append(-now - 0.05)
        elif row and row.take and step == "take":
            values.append(_taken(row) - now)
        elif step == "spot" or step == "sixes":
            # Of dice that serve alike the lowest: the others stay free for other cards.
            values.append(1.0 - 0.01 * dice.face_of(option.die))
        else:
            values.append(-now)
    return values


def _taken(row: Ability) -> float:
    """What is won by a die that is taken out."""
    return 1.1 * row.damage + 1.4 * row.defense + 0.3 * row.restore + 0.5 * len(row.dice + row.roll)


def _trims(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [-HIT[dice.colour_of(option.die)] if isinstance(option, TakeDie) else 0.0 for option in options]


def _units(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    assert isinstance(frame, UseAbility)
    row, attack = frame.row, s.attack
    each = row.each
    need = need_of(s, frame.owner) if s.fight else None
    useful = 99.0
    if attack and need and row.change:
        face, plague, room = _face(s), plague_here(s), dice.free(attack, fight_of(s))
        useful = sum(
            dice.fits(d, row.change) and change_worth(d, row.change, room, face, plague) > 0 for d in attack.dice
        )
    elif attack and row.rise:
        by, face = row.rise.by, _face(s)
        useful = sum(1 for d in attack.dice if dice.fits(d, row.rise) and face - by <= dice.face_of(d) < face)
    elif need and row.armor:
        useful = max(1.0, need.wounds)
    elif row.handler == "execute" and need:
        faction = s.heroes[frame.owner].faction
        useful = sum([foe.health for foe in fight_of(s).foes]) - fight_of(s).boxes[faction].damage
    elif each and each.health:
        useful = 1.0
    elif row.handler == "teleport":
        useful = 2.0
    return [
        min(option.count, useful) - 0.3 * max(0.0, option.count - useful) if isinstance(option, Units) else 0.0
        for option in options
    ]


def _colours(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    hero = s.attack.hero if s.attack else NONE
    need = need_of(s, hero) if s.fight and hero != NONE else Need(1.0, 1.0, 0.5)
    worth = (1.0, 0.9 if need.wounds > 0 else 1.1, 0.6 if need.wounds > 0 else 0.0)
    return [worth[option.colour] if isinstance(option, Colour) else 0.0 for option in options]


# ---- boxes


def _boxes(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    owner = frame.owner if isinstance(frame, UseAbility) else s.attack.hero if s.attack else NONE
    need = need_of(s, owner)
    worth = {"damage": 1.0, "defense": 1.5 if need.wounds > 0 else 0.8, "attrition": 0.7}
    return [worth[option.box] if isinstance(option, Box) else 0.0 for option in options]


def _given_hits(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    """BG-OVER-12: a hit that moves to the attrition box is missed least in the damage box."""
    return [1.0 if isinstance(option, Box) and option.box == "damage" else 0.0 for option in options]


def _shifts(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    assert isinstance(frame, UseAbility) and frame.row.shift is not None
    need = need_of(s, frame.owner)
    if frame.row.shift.target == "defense":
        wanted = max(0.0, need.wounds)
    else:
        wanted = max(0.0, need.kills) if need.wounds <= 0 or need.kills <= 2 else 0.0
    return [-abs(option.count - wanted) if isinstance(option, Shifted) else 0.0 for option in options]


def _parries(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [
        option.damage + 0.8 * option.defense + 0.5 * option.attrition if isinstance(option, Parry) else 0.0
        for option in options
    ]


# ---- the round


def _slays(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    foes = fight_of(s).foes
    return [
        foes[option.foe].attack - 0.01 * foes[option.foe].health if isinstance(option, Slay) else 0.0
        for option in options
    ]


def _wounds(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    """To whom it hurts least: a Pet's owner, then whoever has most Health left."""
    values = []
    for option in options:
        assert isinstance(option, TakeWound)
        hero = s.heroes[option.hero]
        left = hero.health + 1.5 * hero.pet
        values.append(left - 0.05 * hero.level if left > 1 else left - 10)
    return values


def _bears(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [0.0 if isinstance(option, Bear) else 1.0 for option in options]


def _orders(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    """Strong defenders first, so that those who follow know what they still need."""
    return [
        -sum(rank * s.heroes[i].health for rank, i in enumerate(option.heroes)) if isinstance(option, Order) else 0.0
        for option in options
    ]


def _gives(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    """The card that is missed least."""
    return [-_missed(option.card) if isinstance(option, GiveUp) else 0.0 for option in options]


def _missed(card: int) -> float:
    return CONTENT.cards[card].level + 0.3 * CONTENT.cards[card].energy


def _calls(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [float(CONTENT.cards[option.card].level) if isinstance(option, Summon) else 0.0 for option in options]


def _brings(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [-_missed(option.other) if isinstance(option, BringOut) else 0.0 for option in options]


def _second_heals(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [
        float(capacity(s.heroes[option.hero], "health") - s.heroes[option.hero].health)
        if isinstance(option, GiveItem)
        else 0.0
        for option in options
    ]


def _revived(s: Table, frame: Frame, options: tuple[Option, ...]) -> list[float]:
    return [float(option.health) if isinstance(option, Split) else 0.0 for option in options]


Weigher = Callable[[Table, Frame, tuple[Option, ...]], list[float]]
WEIGHERS: dict[str, Weigher] = {
    "bg-reroll": _rerolls,
    "bg-spot": _picks,
    "bg-take": _picks,
    "bg-change": _picks,
    "bg-rise": _picks,
    "bg-again": _picks,
    "bg-trim": _trims,
    "bg-units": _units,
    "bg-colour": _colours,
    "bg-either": _boxes,
    "bg-give-hit": _given_hits,
    "bg-shift": _shifts,
    "bg-armor": _parries,
    "bg-slay": _slays,
    "bg-wound": _wounds,
    "bg-bear": _bears,
    "bg-order": _orders,
    "bg-give-up": _gives,
    "bg-strip": _gives,
    "bg-call-demon": _calls,
    "bg-bring-out": _brings,
    "bg-heal-another": _second_heals,
    "bg-split": _revived,
}
"""Questions of a combat; all answers to any other question in it serve alike."""
