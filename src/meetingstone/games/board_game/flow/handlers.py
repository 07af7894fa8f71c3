"""The few cards that need code, and the small rules that cards ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Ask, Frame, Game, Roll
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import change, regain, set_attack
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.rolls import FACES, reroll_chosen
from meetingstone.games.board_game.options import Colour
from meetingstone.games.board_game.queries import fight_of, grants
from meetingstone.games.board_game.state import Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import RED

if TYPE_CHECKING:
    from meetingstone.games.board_game.flow.use import UseAbility

Handler = Callable[[Game[Table], "UseAbility"], Outcome]
HANDLERS: dict[str, Handler] = {}


def handler(function: Handler) -> Handler:
    """Register code for cards; ``handler = "<name of the function>"`` in a content file calls it."""
    HANDLERS[function.__name__] = function
    return function


# ---- small rules


def may_press(s: Table) -> bool:
    """BG-CREAT-12: against Spiders and Wraiths no token enters the attrition box."""
    fight = fight_of(s)
    return not (fight.foes and fight.foes[0].kind != NONE and CONTENT.kinds[fight.foes[0].kind].no_attrition)


def may_place_armor(s: Table, i: int) -> bool:
    """BG-CREAT-12: against Drakes no card can place armor."""
    fight = fight_of(s)
    drakes = fight.foes and fight.foes[0].kind != NONE and CONTENT.kinds[fight.foes[0].kind].armor_from
    return not drakes or grants(s.heroes[i], "drake_proof")


def stays(s: Table, i: int, number: int) -> bool:
    """Whether a card that unequips itself stays (Nature's Grace, Preparation)."""
    card = CONTENT.cards[number]
    for source in s.heroes[i].cards:
        for row in CONTENT.cards[source].modify:
            if row.query == "stays" and card.id in row.cards:
                used = s.count(Scope.COMBAT, Tally.USED, i, number * 8)
                return row.first != "combat" or used <= 1
    return False


# ---- combo tokens (BG-POWER-15)


def finishing_moves(s: Table, i: int) -> list[int]:
    return [
        number
        for area in s.heroes[i].areas
        for number in area
        if getattr(CONTENT.cards[number], "label", "") == "finishing_move"
    ]


def place_combo(g: Game[Table], i: int, count: int) -> None:
    """On the equipped Finishing Move; with several the one that holds fewest, as all count alike until spent."""
    s = g.state
    moves = finishing_moves(s, i)
    if not moves or count <= 0:
        return
    doubled = any(row.query == "combo" for n in s.heroes[i].cards for row in CONTENT.cards[n].modify)
    held = dict(s.heroes[i].combo)
    target = min(moves, key=lambda n: held.get(n, 0))
    held[target] = held.get(target, 0) + count * (2 if doubled else 1)
    change(s, i, combo=tuple(sorted(held.items())))
    s.add(Scope.ROUND, Tally.COMBOS, i, 0, count)


def spend_combo(s: Table, i: int, number: int, count: int) -> None:
    """BG-POWER-15: a Finishing Move spends only the tokens on itself."""
    held = dict(s.heroes[i].combo)
    held[number] = max(0, held.get(number, 0) - count)
    change(s, i, combo=tuple(sorted((n, c) for n, c in held.items() if c)))


class ChangeColour(Frame, kw_only=True):
    """A die becomes one of any available colour."""

    STEPS = ("choose",)
    owner: int
    die: int
    colours: tuple[int, ...]
    face: int

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(Colour(c) for c in self.colours)
        return Ask(seat=g.state.heroes[self.owner].seat, kind="bg-colour", rule="BG-DICE-15", options=options)

    def choose_answered(self, g: Game[Table], choice: Colour) -> None:
        assert g.state.attack is not None
        marks = self.die & (dice.SPOTTED | dice.REROLLED)
        new = dice.die(choice.colour, self.face, marks)
        set_attack(g.state, dice=dice.swapped(g.state.attack.dice, self.die, new))


# ---- items


@handler
def feast(g: Game[Table], use: UseAbility) -> Outcome:
    """Crocolisk Steak: Health and Energy back to capacity."""
    regain(g, use.owner, health=99, energy=99)
    return None


@handler
def reroll_all(g: Game[Table], use: UseAbility) -> Outcome:
    """Felstone Good Luck Charm: the whole pool is rolled again; no die may be rerolled twice (BG-DICE-12)."""
    attack = g.state.attack
    assert attack is not None
    set_attack(g.state, dice=tuple(d if d & dice.REROLLED else d | dice.CHOSEN for d in attack.dice))
    return RerollChosen()


@handler
def red_rerolls_only(g: Game[Table], use: UseAbility) -> Outcome:
    """Ironfoe: its Reroll value is lost when a blue or green die is rerolled, so those are taken off the offer."""
    attack = g.state.attack
    assert attack is not None
    kept = tuple(d if dice.colour_of(d) == RED else d | dice.REROLLED for d in attack.dice)
    set_attack(g.state, dice=kept)
    return None


class RerollChosen(Frame, kw_only=True):
    """Roll the chosen dice again, apart from the Reroll value."""

    STEPS = ("roll",)

    def roll(self, g: Game[Table]) -> Outcome:
        assert g.state.attack is not None
        count = sum(1 for d in g.state.attack.dice if d & dice.CHOSEN)
        return Roll(kind="bg-reroll", rule="BG-DICE-12", dice=(FACES,) * count) if count else None

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        reroll_chosen(g, faces)
