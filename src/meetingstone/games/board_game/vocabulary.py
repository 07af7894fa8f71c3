"""What cards may state: abilities, modifiers and grants. A card is data; the few that need code name a handler.

An ability is one use of a card at one moment. Its price comes first (Energy, dice, other cards), then its effects,
always in the order of the fields below. What is given per die, per unit paid or per opponent multiplies.
"""

from __future__ import annotations

from typing import Literal

from meetingstone.engine.content import Stated

Faction = Literal["horde", "alliance"]
Colour = Literal["red", "blue", "green"]
"""Of dice and creatures."""

RED, BLUE, GREEN = range(3)
COLOURS = "RBG"
COLOUR_NAMES: tuple[Colour, ...] = ("red", "blue", "green")
"""Letters of the dice colours in content files; ``?`` is any colour, chosen when the die is added."""

Moment = Literal[
    "round",  # start of a combat round
    "pool",  # start of the Dice Pool step
    "throw",  # right before the pool is rolled
    "rolled",  # end of the Dice Pool step
    "reroll",  # start of the Reroll step
    "rerolled",  # end of the Reroll step
    "place",  # Place Tokens step
    "placed",  # end of the Place Tokens step
    "lost",  # right after a friendly participant has lost Health
    "spent",  # right after Energy was spent
    "defense",  # Defense Phase
    "round_end",  # end of a combat round
    "combat_end",  # end of a combat, for those who still stand
    "turn",  # start of the faction turn
    "action",  # an action of its own
    "before",  # just before an action of its owner
    "rest",  # when its owner takes a Rest
    "fall",  # a friendly participant is about to be defeated
]
MOMENTS: tuple[str, ...] = Moment.__args__  # type: ignore[attr-defined]


class Pick(Stated, frozen=True, kw_only=True):
    """Which dice: colours and faces from ``face`` to ``top``; ``most`` of them, or ``any`` number, or ``pairs``."""

    dice: str = "RBG"
    """Letters of the colours."""
    face: int = 1
    """The lowest face."""
    top: int = 8
    """The highest face."""
    most: int = 1
    """Up to as many dice."""
    any: bool = False
    """Any number of them; what is given multiplies."""
    pairs: bool = False
    """Any number of pairs; what is given multiplies."""
    all: bool = False
    """Exactly ``most`` of them, or it cannot be used."""
    rerolls: bool = False
    """Up to the Reroll value."""

    def __post_init__(self) -> None:
        if not self.dice or set(self.dice) - set(COLOURS):
            raise ValueError(f"dice is {self.dice!r}; letters are R, B and G")
        if not 1 <= self.face <= self.top <= 8:
            raise ValueError(f"faces {self.face} to {self.top}; a die shows 1 to 8")


class Change(Pick, frozen=True, kw_only=True):
    """Picked dice become ``to``: colour and face (``G8``), a face of their own colour (``8``), any colour (``?3``)."""

    to: str
    """``G8``, ``8`` or ``?3``; ``G0`` only changes the colour of a die that is not rolled yet."""


class Raise(Pick, frozen=True, kw_only=True):
    """Picked dice show ``by`` more, at most 8."""

    by: int = 1
    """How much more they show."""


class Again(Pick, frozen=True, kw_only=True):
    """Picked dice are rerolled apart from the Reroll value."""

    level: bool = False
    """As many as the owner's level."""
    free: bool = False
    """They may be rerolled once more later (BG-DICE-12)."""


class Each(Stated, frozen=True, kw_only=True):
    """A price by the piece: the player chooses how many units, each paid with one of these."""

    energy: int = 0
    """Energy for a unit."""
    health: int = 0
    """Health lost for a unit."""
    combo: int = 0
    """Combo tokens spent for a unit."""
    most: int = 99
    """At most as many units."""


class Shift(Stated, frozen=True, kw_only=True):
    """Hits of this Attack Phase that go to another box."""

    source: Literal["damage", "defense", "attrition"]
    """The box that they leave."""
    target: Literal["damage", "defense", "attrition"]
    """The box that they enter."""
    most: int = 99
    """At most as many hits."""


class Need(Stated, frozen=True, kw_only=True):
    """Conditions; all that is stated must hold."""

    has: tuple[str, ...] = ()
    """One of these cards is equipped."""
    category: str = ""
    """A card of this unique category is equipped."""
    trait: tuple[str, ...] = ()
    """An item with one of these traits is equipped."""
    used: tuple[str, ...] = ()
    """One of these cards was used in this round."""
    used_last: bool = False
    """This card was used in the round just before."""
    no_loss: bool = False
    """Its owner lost no Health in that round."""
    first_round: bool = False
    """It is the first round of the combat."""
    later_round: bool = False
    """It is the second round or a later one."""
    foes: int = 0
    """At least as many opponents."""
    killed: bool = False
    """An opponent fell in this combat."""
    hurt: bool = False
    """Its owner has lost Health in this round."""
    combos: bool = False
    """Its owner has placed combo tokens in this round."""
    against: tuple[Literal["red", "blue", "boss", "characters", "creatures"], ...] = ()
    """Opponents of one of these kinds."""
    without: str = ""
    """No die of these colours is in the pool; none may be added in this phase."""
    spare: str = ""
    """A card with which two such dice are allowed."""


ALWAYS = Need()


class Ability(Stated, frozen=True, kw_only=True):
    """One use of a card. The first ability of an instant costs its Energy; later ones are free in that round."""

    at: Moment = "pool"
    """When it may be used."""
    of: Literal["self", "friend"] = "self"
    """Whose Attack Phase or loss it answers; ``friend`` is any friendly participant, the owner included."""
    need: Need = ALWAYS
    """What must hold."""
    # ---- the price
    energy: int = 0
    """Energy beyond the cost of the card."""
    each: Each | None = None
    """A price by the piece; what is given multiplies."""
    spot: Pick | None = None
    """Dice that are spotted (BG-DICE-05)."""
    take: Pick | None = None
    """Dice that are taken out of the pool."""
    give_up: tuple[str, ...] = ()
    """One of these cards, or of this category, is unequipped."""
    # ---- what it does
    dice: str = ""
    """Dice added before the roll."""
    roll: str = ""
    """Dice rolled at once."""
    change: Change | None = None
    """Dice that become something else."""
    rise: Raise | None = None
    """Dice that show more."""
    again: Again | None = None
    """Dice that are rerolled."""
    reroll: int = 0
    """Added to the Reroll value."""
    attrition: int = 0
    """Added to the Attrition value."""
    threat: int = 0
    """Added to the opponents' Threat."""
    damage: int = 0
    """Hits into the damage box."""
    defense: int = 0
    """Hits into the defense box."""
    either: int = 0
    """Hits into damage or defense box, as its player likes."""
    pressure: int = 0
    """Hits into the attrition box."""
    armor: int = 0
    """Armor tokens."""
    shift: Shift | None = None
    """Hits that change their box."""
    heal: int = 0
    """Health regained."""
    restore: int = 0
    """Energy regained."""
    gain_health: int = 0
    """May exceed the capacity for this round."""
    gain_energy: int = 0
    """May exceed the capacity for this round."""
    combo: int = 0
    """Combo tokens for the equipped Finishing Move (BG-POWER-15)."""
    cure: bool = False
    """Clears all Stun and Curse tokens."""
    to: Literal["self", "subject", "friends"] = "self"
    """Who gets dice, modifiers, Health and Energy; the subject is the active or the hurt character."""
    per: Literal["", "foe", "armor", "damage", "damage_pair"] = ""
    """Once for each opponent, or for each token (pair of tokens) that this phase has put into a box."""
    handler: str = ""
    """Code that does what no field says; its text is ``card-<handler>``."""
    # ---- afterwards
    unequip: bool = False
    """The card is unequipped."""
    discard: bool = False
    """The card is used up (BG-CARD-15)."""
    every: bool = False
    """With ``of = "friend"``: once for every friendly participant, in his own Attack Phase."""
    or_else: bool = False
    """Another form of the first ability: it costs the same and counts as the same use."""
    via: str = ""
    """Used through this other card, which must be in force (Judgement: BG-POWER-14)."""
    forced: bool = False
    """A drawback: it happens without being asked (BG-CARD-05)."""

    def __post_init__(self) -> None:
        for name in ("dice", "roll"):
            if set(getattr(self, name)) - set(COLOURS + "?"):
                raise ValueError(f"{name} is {getattr(self, name)!r}; letters are R, B, G and ?")


EFFECTS = (
    "dice", "roll", "change", "rise", "again", "reroll", "attrition", "threat", "damage", "defense", "either",
    "pressure", "armor", "shift", "heal", "restore", "gain_health", "gain_energy", "combo", "cure", "handler",
)  # fmt: skip
"""The fields of an ability that do something."""


Query = Literal["cost", "equip", "uses", "heal", "health", "energy", "combo", "spot", "roll", "pet", "stays"]


class Modify(Stated, frozen=True, kw_only=True):
    """Changes a number of other cards: Energy cost, equipping cost, uses per round, capacities and so on."""

    query: Query
    """The number that changes."""
    add: int = 0
    """Added to it."""
    fix: int | None = None
    """Its new value; of ``spot`` the lowest face."""
    dice: str = ""
    """Letters of the dice that these cards spot, or of what they roll for each of their dice."""
    cards: tuple[str, ...] = ()
    """Only for these cards."""
    type: str = ""
    """Only for cards of this type."""
    category: tuple[str, ...] = ()
    """Only for cards of these unique categories."""
    first: Literal["", "combat"] = ""
    """Only the first time in a combat."""
    again: bool = False
    """Only for the second use in a round."""
    need: Need = ALWAYS
    """Conditions, about the card that is changed."""
    filled: bool = False
    """A capacity that comes with its tokens (BG-CHAR-07)."""


Grant = Literal[
    "travel_freely",  # blue creatures neither stop Travel nor keep from starting it
    "never_stopped",  # blue creatures do not stop Travel
    "one_travel",  # only one Travel action per faction turn
    "swift",  # unequip for one more region on a Travel
    "full_rest",  # a Rest restores everything
    "immolate_any",  # Immolate may turn any red or blue die into a blue 8
    "intercept",  # a Challenge may reach an adjacent region
    "off_hand",  # the general area takes a Sword or Mace up to level 3
    "ward",  # once a round 1 Energy prevents the loss of 1 Health
    "free_instant",  # once per combat an instant costs nothing
    "drake_proof",  # free from the Drake's ability
    "mount",  # one extra region on one Travel per turn
    "boots",  # 1 Energy back after each Travel
    "hood",  # one extra area for an instant
    "relic",  # 4 damage-box hits at the start of combat with Kel'Thuzad
]

GRANTS: tuple[str, ...] = Grant.__args__  # type: ignore[attr-defined]

# BG-EQUIP-12
Type = Literal["instant", "active", "melee", "ranged", "armor", "general", "bag"]
TRAITS: dict[str, tuple[str, ...]] = {
    "melee": ("mace", "staff", "sword"),
    "ranged": ("bow", "gun", "wand"),
    "armor": ("cloth", "leather", "mail"),
    "general": ("trinket", "head"),
    "bag": ("potion", "scroll", "food", "trinket"),
}
FUNCTIONS = ("helmet", "shield", "scope", "poison")
"""BG-ITEM-12: of add-ons."""


class Card(Stated, frozen=True, kw_only=True):
    """What every card may state; BG-EQUIP-13 gives level, gold and Energy."""

    id: str
    """Its name in files, keys and texts (``bg-<id>``)."""
    ability: tuple[Ability, ...] = ()
    """What it can be used for."""
    modify: tuple[Modify, ...] = ()
    """Numbers that it changes while it is in force."""
    grants: tuple[Grant, ...] = ()
    """What it allows or forbids while it is in force."""
    type: Type | None = None
    """None: a Talent, a racial ability or an Auction Item, which is not equipped."""
    level: int = 1
    """The level that it requires."""
    gold: int = 0
    """Its price."""
    energy: int = 0
    """Energy for a use of an instant, or to equip an active Power."""
    category: str = ""
    """Its unique category (BG-POWER-05)."""
    health: int = 0
    """Of a Pet or Demon (BG-POWER-08)."""
    trait: tuple[str, ...] = ()
    """Its normal traits (BG-EQUIP-05)."""
    function: str = ""
    """Of an add-on (BG-ITEM-13)."""
    soulbound: bool = False
    """It can be neither sold nor given away (BG-ITEM-10)."""

    @property
    def is_add_on(self) -> bool:
        """BG-ITEM-12."""
        return bool(self.function)


class Power(Card, frozen=True, kw_only=True):
    """A Power of a Class deck."""

    label: str = ""
    """A keyword without effect of its own (Finishing Move)."""


class Talent(Card, frozen=True, kw_only=True):
    """A Talent of a Class deck."""


class ItemCard(Card, frozen=True, kw_only=True):
    """An item."""

    deck: Literal["triangle", "square", "circle", "special"]
    """Where it lies."""
    copies: int = 1
    """How many lie there."""
