"""What a scenario may state of the table; docs/scenarios.md explains each field."""

from __future__ import annotations

from meetingstone.engine.positions import Exact, Given
from meetingstone.games.adventure.state import CHALLENGE, EXPLORE, MAINTAIN, MOVE, START
from meetingstone.games.adventure.vocabulary import Level, Side

PHASES = {
    "begin": START,
    "start": START,
    "roll": START,
    "rolled": MOVE,
    "move": MOVE,
    "explore": EXPLORE,
    "challenge": CHALLENGE,
    "maintain": MAINTAIN,
    "end": MAINTAIN,
    "pass_die": MAINTAIN,
}
"""Steps of a turn at which a position may stand."""


class QuestPosition(Given, frozen=True):
    """An active quest."""

    id: str
    target: str = ""
    """A character."""
    lying: tuple[str, ...] | None = None
    """Spaces where its tokens still lie; left out, all of them."""
    counts: tuple[int, ...] = ()
    """How much of each goal is done."""
    met: tuple[int, ...] = ()
    """Numbers (from 1) of the goals that are met."""


class HeroPosition(Given, frozen=True):
    """A character; seats are taken in the order of the rows."""

    id: str
    space: str = "undercity"
    level: Level = "grey"
    side: Side = "start"
    wounds: int = 0
    disease: int = 0
    energy: int | None = None
    """Left out: 3 for the active character after his roll, none for the others."""
    weapon: str = ""
    armor: str = ""
    bag: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    """Kept discovery tokens."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """Ability cards on top, first to be drawn first; the rest lies below in printed order."""
    discards: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    """``battle_shout``, ``curse_of_recklessness sandrai`` (whose card it is), ``sharpen_blade grumbaz iron_axe``."""
    quests: tuple[QuestPosition, ...] = ()
    log: tuple[str, ...] = ()
    """Quests, trophies and events."""
    events: tuple[str, ...] = ()


class FightPosition(Given, frozen=True):
    """A combat of the active character that is going on at ``step``.

    He fights a character (``defender``), a challenge card (``card``), an undefeated encounter (``slot``, from 1), or
    what is printed on his space.
    """

    defender: str = ""
    card: str = ""
    slot: int = 0
    step: str = "met"
    dice: tuple[int, int] = (0, 0)
    """Red and black; X is 6."""
    replaced: tuple[str, str] = ("", "")
    """Weapon replacements of attacker and defender."""


class Position(Given, frozen=True):
    """What a scenario states of the table; docs/scenarios.md explains each field."""

    players: int = 2
    valor: int = 8
    rounds: int = 80
    round: int = 1
    active: str = ""
    """Left out, the first row."""
    phase: str = "move"
    """The step of the turn that comes next: start, roll, rolled, move, explore, challenge, maintain or end."""
    moves: int = 2
    face: int = 1
    """The face of the movement die (from 0) that was rolled."""
    moved: bool = False
    halted: bool = False
    hero: tuple[HeroPosition, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    """``grey``: challenge cards at the bottom, first to be drawn first; the rest lies above in printed order."""
    only: tuple[str, ...] = ()
    """Decks (a colour, ``elite``, ``tokens`` or a character) that hold only the cards named here."""
    elite: tuple[str, ...] = ()
    """Elite quests on top, first to be drawn first."""
    elite_discards: tuple[str, ...] = ()
    trophies: dict[str, int] = {}
    """Copies left, where it is not all of them."""
    pile: tuple[str, ...] = ()
    """Discovery tokens on top of the unused pile, first to be drawn first."""
    box: tuple[str, ...] = ()
    """Discarded discovery tokens."""
    hidden: tuple[str, ...] = ()
    """``bomb brill sofeea``: a facedown token, its space and who knows it."""
    track: dict[str, str] = {}
    """``1 = "rotten_ghoul brill"``: slot, card and space of the marker."""
    world: str = ""
    """The global event."""
    located: tuple[str, ...] = ()
    """Location events on their spaces."""
    turned: tuple[str, ...] = ()
    """Events whose reverse is up."""
    counters: dict[str, int] = {}
    marks: tuple[str, ...] = ()
    """``market_day sofeea``: an event and whose character token lies on it."""
    traps: tuple[str, ...] = ()
    """``freezing_trap brill burbonn``: card, space and owner."""
    ambushed: tuple[str, ...] = ()
    """Characters with an Ambush in this turn (AG-TOK-07)."""
    stuck: tuple[str, ...] = ()
    """Characters whose next movement phase has no steps."""
    played: tuple[str, ...] = ()
    """``sofeea frostbolt``: ability cards played in this turn."""
    fight: FightPosition | None = None
    exact: Exact | None = None
