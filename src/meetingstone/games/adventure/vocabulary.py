"""What cards, tokens and printed spaces may state. Every card is data.

A card states rows of four kinds. A *use* is something its owner may do at a moment, for a price. A *trigger* happens by
itself, on a result of its side's combat die or at a moment. A *modify* changes a number or a permission while the card
is in force. *Effects* (``do``) are what plays, uses and triggers carry out, in the order in which they are written.

Words for people, everywhere the same: ``self`` is whoever the card belongs to (the player of an ability, the owner of
an item, the encounter itself for an encounter, the one who resolves an event or a token); ``enemy`` is what ``self``
fights; ``bearer`` carries an attached card; ``subject`` is who caused the moment; ``target`` is the character that this
same use has chosen before.
"""

from __future__ import annotations

from typing import Literal

from meetingstone.engine.content import Stated

Level = Literal["grey", "green", "yellow", "red"]
LEVELS: tuple[Level, ...] = ("grey", "green", "yellow", "red")
"""AG-GEN-04: one scale for characters, spaces, decks, items and improved text."""
AttackType = Literal["melee", "ranged"]
Affiliation = Literal["horde", "alliance"]
Side = Literal["start", "other"]
"""The two sides of a character card."""
Potion = Literal["health", "mana", "swiftness"]
Icon = Literal["sword", "hammer", "axe", "dagger", "staff", "wand", "bow", "gun", "cloth", "leather", "mail", "shield"]
"""AG-ITEM-09: restriction icons of weapons and armor."""
Resource = Literal["scroll", "book", "small_potion", "large_potion", "discovery", "flight", "auction", "quest"]
"""AG-RES-01, AG-RES-02, AG-RES-04, AG-RES-05, AG-RES-06, AG-RES-08, AG-RES-10, AG-RES-11, in this order."""

Moment = Literal[
    # ---- a turn
    "turn_start",  # before the movement die is rolled (AG-TURN-05)
    "rolled",  # right after the movement die, before anything is done with it
    "move",  # any time in the movement phase
    "entered",  # a character has entered a space, by whatever means
    "explore",  # the exploration phase begins
    "challenge",  # the challenge phase begins, outside cities
    "met",  # an encounter has been drawn or chosen and is about to be fought
    "attacked",  # a character is about to be attacked by another
    "maintenance",  # the equipment step
    "turn_end",  # the turn is over
    "in_city",  # any time in the owner's own turn while he is in a city and nothing is being resolved
    # ---- a combat (AG-COMBAT-03)
    "before_roll",
    "after_roll",
    "before_ranged",
    "before_melee",
    "combat_end",
    # ---- answers to what somebody does
    "die",  # somebody has rolled a combat die for a card, outside the two of a combat
    "played",  # an ability card has been played and is about to take effect
    "hurt",  # a character is about to take damage
    "fall",  # a character is about to be defeated
    # ---- only for triggers
    "hit",  # the attack of the card's side has hit; it may still add to its damage
    "missed",  # the attack of the card's side has missed
    "won",  # only the other side of the combat was defeated
    "defeated",  # its owner has gone through the defeat steps
    "item",  # its owner has gained an item
    "levelled",  # its owner has gained a level
    "completed",  # its owner has completed a quest
]
MOMENTS: tuple[str, ...] = Moment.__args__  # type: ignore[attr-defined]
ONLY_TRIGGERS = frozenset(("hit", "missed", "won", "defeated", "item", "levelled", "completed"))
"""Moments at which nobody can act: they come and go too fast."""
COMBAT_MOMENTS = ("before_roll", "after_roll", "before_ranged", "before_melee")
"""AG-COMBAT-03: where a combat card without a stated moment may be played."""

Who = Literal[
    "self",
    "enemy",
    "bearer",
    "subject",
    "target",
    "other",  # one other character, chosen
    "any",  # one character, chosen; also oneself
    "others",  # every other character
    "all",  # every character
    "here",  # every other character in the space of ``self``
    "right",  # the player on the right of ``self``
    "left",
    "horde",  # every character of the Horde
    "alliance",
    "richest",  # every character with most valor
    "poorest",  # every character with least valor
]
CHOSEN = ("other", "any")

Per = Literal[
    "",
    "level",  # 1 for grey to 4 for red
    "hand",  # ability cards in hand
    "bag",  # items in the bag
    "items",  # items in the bag and equipped
    "attached",  # cards attached to him
    "wound",  # damage tokens on him
    "energy",  # energy that he has left
    "token",  # kept discovery tokens
    "logged",  # cards in his quest log
    "here",  # other characters in his space
    "marker",  # undefeated encounters on the track
    "trap",  # traps of his on the board
]
"""An amount is given once for each of these (of ``self``)."""

Until = Literal["combat", "turn", "next_turn"]
"""How long a bonus lasts: for the combat, for the turn in progress, or to the start of its owner's next turn."""

Stat = Literal[
    "attack",
    "defense",
    "damage",
    "health",
    "movement",  # spaces after the roll
    "energy",  # energy after the roll
    "cost",  # energy that a card or power costs; never below 0
    "hand_limit",
    "taken",  # damage that he takes at one time; never below 0
    "healed",  # damage that he heals at one time, if any
    "drawn",  # cards that he draws at one time, if any
    "scroll",  # cards that a scroll gives
    "defender_energy",  # energy of a defender (AG-PVP-03)
]
Permission = Literal[
    "leave_aggro",  # may move out of a space with an aggro marker (AG-AGGRO-04)
    "pass_aggro",  # is not stopped by aggro markers (AG-MOVE-07)
    "enter_above",  # may enter spaces one level above his own
    "no_cards",  # may play no ability cards
    "no_potions",  # may drink no potions
    "no_powers",  # triggered powers do not work
    "no_uses",  # powers of character card and items may not be used
    "no_rerolls",  # his die may not be rerolled
    "no_healing",  # heals nothing
    "no_flight",  # may use no flight path
    "no_auction",
    "no_quests",  # may draw no quest from a quest giver
    "no_attack",  # may not attack characters
    "no_target",  # may not be attacked by characters
    "no_theft",  # nothing may be stolen from his bag
    "no_weapon",  # his weapon does not count
    "no_armor",  # his armor does not count
    "no_loot",  # wins no item from encounters
    "any_icon",  # may equip items whatever their icons (AG-ITEM-09)
    "keeps_attached",  # attached cards stay through a defeat
    "immune_traps",
    "strikes_first",  # his melee attack strikes in the ranged step
    "choose_city",  # resurrects in a city of his choice
    "peeks",  # knows all facedown discoveries that he would explore
]


# ---- conditions


class Need(Stated, frozen=True, kw_only=True):
    """Conditions about ``self``; all that is stated must hold. ``of`` asks them of somebody else."""

    of: Literal["self", "enemy", "bearer", "subject", "target"] = "self"
    level: Level | None = None
    """He has this level or a higher one."""
    below: Level | None = None
    """His level is below this one."""
    side: Side | None = None
    """This side of his character card is up."""
    affiliation: Affiliation | None = None
    role: Literal["attacker", "defender"] | None = None
    """His part in the running combat (AG-COMBAT-02)."""
    fights: tuple[Literal["encounter", "character", "board", "overlord"], ...] = ()
    """What he fights is one of these; ``encounter`` is an encounter card."""
    enemy_trait: tuple[str, ...] = ()
    """The encounter he fights (or is about to fight) has one of these traits."""
    enemy_colour: tuple[Level, ...] = ()
    """The colour of the encounter he fights is one of these."""
    attack_type: AttackType | None = None
    """His attack in this combat is of this type."""
    die: tuple[int, ...] = ()
    """His combat die shows one of these; X is 6."""
    movement_die: tuple[int, ...] = ()
    """The movement number of the die he rolled this turn is one of these."""
    won: bool = False
    """He has defeated the enemy of the running combat."""
    lost: bool = False
    """He has been defeated in the running combat."""
    has_hit: bool = False
    """His attack in the running combat has hit."""
    was_hit: bool = False
    """The enemy's attack in the running combat has hit him."""
    wounds: int = 0
    """At least as many damage tokens on him."""
    unhurt: bool = False
    """No damage token on him."""
    left: int = 0
    """At most as much health left."""
    hand: int = 0
    """At least as many cards in hand."""
    hand_most: int | None = None
    """At most as many cards in hand."""
    bag: int = 0
    """At least as many items in the bag."""
    energy: int = 0
    """At least as much energy left."""
    weapon: tuple[Icon, ...] = ()
    """His equipped weapon has one of these icons."""
    armor: tuple[Icon, ...] = ()
    """His equipped armor has one of these icons."""
    armed: bool | None = None
    """He has (or has not) a weapon equipped."""
    armored: bool | None = None
    """He has (or has not) armor equipped."""
    replaced: bool = False
    """A weapon replacement is used in this combat (AG-ABIL-20)."""
    attached: tuple[str, ...] = ()
    """One of these cards, or a card with one of these keywords, is attached to him."""
    diseased: bool = False
    in_city: bool | None = None
    space: tuple[Level, ...] = ()
    """The colour of his space is one of these."""
    at: tuple[str, ...] = ()
    """He is in one of these spaces or regions."""
    within: int | None = None
    """At most as many spaces from ``self``: for ``of = "subject"`` and ``"target"``."""
    alone: bool = False
    """No other character is in his space."""
    company: bool = False
    """Another character is in his space."""
    moved: bool | None = None
    """He has (or has not) come to another space this turn, by whatever movement (AG-MOVE-06)."""
    walked: bool | None = None
    """He has (or has not) taken a step this turn."""
    own_turn: bool | None = None
    """It is (or is not) his turn."""
    keyword: tuple[str, ...] = ()
    """The ability card just played has one of these keywords (moment ``played``)."""
    timing: tuple[Literal["movement", "combat", "special"], ...] = ()
    """The ability card just played has one of these timings (moment ``played``)."""
    from_combat: bool | None = None
    """The damage about to be taken comes (or does not come) from an attack (moment ``hurt``)."""
    used: tuple[str, ...] = ()
    """He has played one of these ability cards this turn."""
    leads: bool = False
    """Nobody has more valor."""
    trails: bool = False
    """Nobody has less valor."""
    marked: bool | None = None
    """A character token of his lies (or does not lie) on this event."""


ALWAYS = Need()


# ---- prices


class Cost(Stated, frozen=True, kw_only=True):
    """A price; all of it is paid, or nothing happens."""

    energy: int = 0
    damage: int = 0
    """Damage tokens taken; not if they would defeat him."""
    cards: int = 0
    """Ability cards of his choice discarded from the hand."""
    items: int = 0
    """Items of his choice discarded from the bag."""
    trait: str = ""
    """Those items must have an encounter with this trait on the back (AG-ITEM-12)."""
    colour: Level | None = None
    """Those items must be of this colour or a higher one."""
    tokens: int = 0
    """Kept discovery tokens of his choice discarded."""
    attached: int = 0
    """Cards attached to him, of his choice, discarded."""


FREE = Cost()


# ---- effects


class Effect(Stated, frozen=True, kw_only=True, tag_field="do"):
    """One verb. It is skipped unless ``when`` holds, and when ``unless`` holds; what cannot be done is skipped."""

    when: Need = ALWAYS
    unless: Need | None = None


class Aimed(Effect, frozen=True, kw_only=True):
    """A verb about characters. With ``other`` and ``any`` its player chooses; ``within`` is a number of spaces."""

    to: Who = "self"
    within: int | None = None


class Damage(Aimed, frozen=True, kw_only=True, tag="damage"):
    """Deal damage; an encounter that is dealt any is defeated (AG-ENC-02, AG-COMBAT-14)."""

    amount: int = 1
    per: Per = ""


class Heal(Aimed, frozen=True, kw_only=True, tag="heal"):
    """Remove damage tokens."""

    amount: int = 1
    per: Per = ""
    all: bool = False
    """All of them."""


class DrawCards(Aimed, frozen=True, kw_only=True, tag="draw"):
    """Draw ability cards."""

    amount: int = 1
    per: Per = ""


class DiscardCards(Aimed, frozen=True, kw_only=True, tag="discard"):
    """Discard ability cards from the hand: of his choice, at random, or all."""

    amount: int = 1
    how: Literal["choose", "random", "all"] = "choose"


class Recover(Effect, frozen=True, kw_only=True, tag="recover"):
    """Take ability cards of one's choice from one's own discard pile into the hand."""

    amount: int = 1
    keyword: str = ""
    """Only cards with this keyword."""
    random: bool = False


class Search(Effect, frozen=True, kw_only=True, tag="search"):
    """Look at the top cards of one's own ability deck, take some into the hand; the rest is discarded."""

    look: int
    take: int = 1


class LookAtHand(Aimed, frozen=True, kw_only=True, tag="look_at_hand"):
    """Look at the hand of somebody; ``discard`` cards of one's choice leave it."""

    to: Who = "other"
    discard: int = 0


class StealCard(Aimed, frozen=True, kw_only=True, tag="steal_card"):
    """A random card of his hand is discarded, and one draws a card for each."""

    to: Who = "enemy"
    amount: int = 1


class Energy(Aimed, frozen=True, kw_only=True, tag="energy"):
    """Gain (or, negative, lose) energy for this turn or battle; only whoever has energy now."""

    amount: int = 1
    per: Per = ""


class Steps(Effect, frozen=True, kw_only=True, tag="steps"):
    """Spaces of movement more in this movement phase."""

    amount: int = 1
    per: Per = ""


class Boost(Aimed, frozen=True, kw_only=True, tag="boost"):
    """Bonuses (negative: penalties) that last for a while."""

    attack: int = 0
    defense: int = 0
    damage: int = 0
    taken: int = 0
    """Added to damage that he takes at one time; negative protects."""
    movement: int = 0
    """Spaces after the next roll (with ``until = "next_turn"``) or now."""
    per: Per = ""
    until: Until = "combat"


class Strike(Aimed, frozen=True, kw_only=True, tag="strike"):
    """His attack becomes ranged or melee for this combat."""

    type: AttackType
    until: Until = "combat"


class Ambush(Effect, frozen=True, kw_only=True, tag="ambush"):
    """In every combat of this turn whatever ``self`` fights attacks at range and with more damage (AG-TOK-07)."""

    damage: int = 1


class Value(Aimed, frozen=True, kw_only=True, tag="value"):
    """His attack, defense or damage value is this, before bonuses, for this combat."""

    attack: int | None = None
    defense: int | None = None
    damage: int | None = None


class Reroll(Effect, frozen=True, kw_only=True, tag="reroll"):
    """Roll a die again (AG-POWER-07, AG-MOVE-10)."""

    die: Literal["own", "enemy", "either", "both", "movement", "card"] = "own"
    """``either``: one of the two, chosen; ``card``: the one just rolled for a card (moment die)."""
    may: bool = False
    """Only if its owner wants to."""


class SetDie(Effect, frozen=True, kw_only=True, tag="set_die"):
    """A combat die is turned to a face, or by some pips (between 1 and 6); it counts as a result that was rolled."""

    die: Literal["own", "enemy"] = "own"
    face: int = 0
    """1 to 6; 0 with ``by``."""
    by: int = 0


class SwapDice(Effect, frozen=True, kw_only=True, tag="swap_dice"):
    """The two combat dice change places."""


class CancelCard(Effect, frozen=True, kw_only=True, tag="cancel_card"):
    """The ability card just played does nothing (AG-ABIL-15)."""


class CancelCombat(Effect, frozen=True, kw_only=True, tag="cancel_combat"):
    """The battle ends at once (AG-ABIL-16)."""

    dismiss: bool = False
    """The encounter card goes back to its deck instead of the track."""


class Avoid(Effect, frozen=True, kw_only=True, tag="avoid"):
    """The fight about to begin does not take place; the challenge phase is over (moments met, attacked)."""

    fate: Literal["track", "deck"] = "track"
    """Where a newly drawn encounter card goes."""


class NoAttack(Aimed, frozen=True, kw_only=True, tag="no_attack"):
    """He makes no attack in this combat."""

    to: Who = "enemy"


class Prevent(Effect, frozen=True, kw_only=True, tag="prevent"):
    """Less of the damage about to be taken (moment hurt)."""

    amount: int = 1
    all: bool = False
    reflect: bool = False
    """What is prevented is dealt to whoever dealt it."""


class Survive(Effect, frozen=True, kw_only=True, tag="survive"):
    """The character about to fall keeps ``health`` instead and is not defeated (moment fall)."""

    health: int = 1


class Flip(Aimed, frozen=True, kw_only=True, tag="flip"):
    """His character card is turned to a side, or over (AG-CHAR-04)."""

    side: Side | None = None


class Attach(Aimed, frozen=True, kw_only=True, tag="attach"):
    """This card stays in play: on a character, or on an equipped item of his (AG-ABIL-17)."""

    item: Literal["", "weapon", "armor", "any"] = ""
    """On his weapon, his armor or one of both instead of the character."""


class Strip(Aimed, frozen=True, kw_only=True, tag="strip"):
    """Cards attached to him are discarded, of the choice of whoever uses this."""

    amount: int = 1
    all: bool = False
    keyword: str = ""
    """Only those with this keyword."""
    from_others: bool = False
    """Only those of other characters' decks."""


class DiscardThis(Effect, frozen=True, kw_only=True, tag="discard_this"):
    """This attached card, item or trap is discarded."""


class ReturnThis(Effect, frozen=True, kw_only=True, tag="return_this"):
    """This ability card goes back to its owner's hand instead of his discard pile."""


class SetTrap(Effect, frozen=True, kw_only=True, tag="set_trap"):
    """This card lies faceup on a space within so many spaces (not a city) and springs on whoever enters it."""

    within: int = 0


class Move(Aimed, frozen=True, kw_only=True, tag="move"):
    """Move a figure; level and aggro hold (AG-MOVE-06, AG-AGGRO-04) unless stated."""

    where: Literal["steps", "city", "nearest_city", "flight", "key", "character", "named", "home"] = "steps"
    """Up to ``steps`` spaces on foot; any city; the nearest one; any space with a flight path; any key location; the
    space of another character; the named space; the space of ``self``."""
    steps: int = 1
    """Most spaces, also for ``key`` and ``character``; 0 means any distance for those."""
    space: str = ""
    """For ``named``."""
    by: Literal["self", "mover", "right"] = "self"
    """Who decides where: the user, whoever is moved, the player on the right of whoever is moved."""
    must: bool = False
    """He may not stay."""
    leaves_aggro: bool = False


class Halt(Aimed, frozen=True, kw_only=True, tag="halt"):
    """He moves no farther this turn, whoever moves him; with ``next`` his next movement phase has no steps."""

    next: bool = False


class GainItem(Aimed, frozen=True, kw_only=True, tag="item"):
    """Gain an item from a challenge deck (AG-CARD-05)."""

    colour: Literal["own", "space", "choose", "grey", "green", "yellow", "red"] = "own"
    """``own``: the colour of his level; ``choose``: any colour up to it."""
    amount: int = 1
    look: int = 1
    """Find as many items, keep one of them; the others are discarded."""


class LoseItem(Aimed, frozen=True, kw_only=True, tag="lose_item"):
    """Discard items: at random, or of his choice (AG-RAND-01, AG-RAND-02)."""

    amount: int = 1
    source: Literal["bag", "any", "weapon", "armor"] = "bag"
    how: Literal["random", "choose"] = "random"


class Steal(Aimed, frozen=True, kw_only=True, tag="steal"):
    """Take an item of one's choice from his bag into one's own (AG-ITEM-11)."""

    to: Who = "enemy"
    back: bool = False
    """He may then take another one in return (AG-TOK-06)."""


class Disease(Aimed, frozen=True, kw_only=True, tag="disease"):
    """A Disease lies on his character card (AG-TOK-11); with ``cure`` all of them go."""

    cure: bool = False


class PlaceDiscovery(Effect, frozen=True, kw_only=True, tag="place_discovery"):
    """Draw discovery tokens, look at them and place them facedown (AG-RES-06, AG-RES-07)."""

    amount: int = 1


class DrawDiscovery(Effect, frozen=True, kw_only=True, tag="draw_discovery"):
    """Draw a discovery token and resolve it as if it had been explored."""

    amount: int = 1


class Peek(Effect, frozen=True, kw_only=True, tag="peek"):
    """Look at facedown discoveries on the board; each may be discarded (AG-TOK-03)."""

    amount: int = 1
    discard: bool = True


class Activate(Effect, frozen=True, kw_only=True, tag="resource"):
    """Carry out a resource, wherever one is."""

    resource: Resource


class DrawQuest(Aimed, frozen=True, kw_only=True, tag="quest"):
    """Draw an elite quest (AG-RES-11)."""


class GainLevel(Aimed, frozen=True, kw_only=True, tag="level"):
    """Gain a level (AG-LEVEL-02, AG-LEVEL-03, AG-LEVEL-04, AG-LEVEL-05, AG-LEVEL-07, AG-LEVEL-08)."""

    level: Level


class GainTrophy(Effect, frozen=True, kw_only=True, tag="trophy"):
    """Take a trophy card (AG-TROPHY-02)."""

    trophy: str


class Log(Effect, frozen=True, kw_only=True, tag="log"):
    """This event goes into the quest log of ``self`` and its valor counts (AG-EVENT-16)."""


class FlipEvent(Effect, frozen=True, kw_only=True, tag="flip_event"):
    """This event is turned over (AG-EVENT-03, AG-EVENT-04, AG-EVENT-05, AG-EVENT-06)."""

    space: str = ""
    """An enemy on its reverse goes to this space of the board, whoever has turned it over."""


class DiscardEvent(Effect, frozen=True, kw_only=True, tag="discard_event"):
    """This event goes back on top of its deck."""


class CountEvent(Effect, frozen=True, kw_only=True, tag="count_event"):
    """One counter more on this event; at ``at`` of them ``then`` happens (and they are taken off)."""

    at: int
    then: tuple[AnyEffect, ...]


class LayToken(Aimed, frozen=True, kw_only=True, tag="lay_token"):
    """A character token of his is laid on this event (AG-QUEST-16), unless one of his lies there already."""

    then: tuple[AnyEffect, ...] = ()
    """What happens to him when it is laid."""
    all: tuple[AnyEffect, ...] = ()
    """What happens when one of every character lies there."""


class RemoveMarker(Effect, frozen=True, kw_only=True, tag="remove_marker"):
    """An undefeated encounter, chosen, leaves track and board; its card goes back to its deck."""

    within: int | None = None
    loot: bool = False
    """Its item is gained instead."""


class MoveMarker(Effect, frozen=True, kw_only=True, tag="move_marker"):
    """The marker of an undefeated encounter, chosen, moves; not into a city or onto a board encounter."""

    within: int | None = None
    steps: int = 1


class Summon(Effect, frozen=True, kw_only=True, tag="summon"):
    """The bottom encounter of a challenge deck becomes an undefeated encounter in a space."""

    colour: Level
    at: Literal["self", "target", "named"] = "self"
    space: str = ""


class Forbid(Aimed, frozen=True, kw_only=True, tag="forbid"):
    """A permission or ban for a while."""

    what: Permission
    until: Until = "combat"


class Choose(Aimed, frozen=True, kw_only=True, tag="choose"):
    """One of several things, as somebody chooses; what cannot be done is not offered."""

    options: tuple[Branch, ...]


class Branch(Stated, frozen=True, kw_only=True):
    """One way to go on, for a price."""

    cost: Cost = FREE
    need: Need = ALWAYS
    then: tuple[AnyEffect, ...] = ()


class May(Aimed, frozen=True, kw_only=True, tag="may"):
    """He may pay a price; if he does, ``then`` happens, if not, ``otherwise``."""

    cost: Cost = FREE
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()


class Spend(Effect, frozen=True, kw_only=True, tag="spend"):
    """Pay a price as often as one likes, up to ``most`` times; ``then`` happens each time."""

    cost: Cost
    most: int = 99
    then: tuple[AnyEffect, ...]


class RollDie(Aimed, frozen=True, kw_only=True, tag="roll"):
    """He rolls a combat die (outside the two of a combat); the row with the result happens."""

    rows: tuple[Result, ...]


class Result(Stated, frozen=True, kw_only=True):
    """What happens on these faces; X is 6."""

    on: tuple[int, ...]
    then: tuple[AnyEffect, ...]


class Each(Aimed, frozen=True, kw_only=True, tag="each"):
    """``then`` happens for each of ``to`` in turn, clockwise from the active character, who is ``self`` there."""

    to: Who = "all"
    then: tuple[AnyEffect, ...]


AnyEffect = (
    Damage
    | Heal
    | DrawCards
    | DiscardCards
    | Recover
    | Search
    | LookAtHand
    | StealCard
    | Energy
    | Steps
    | Boost
    | Strike
    | Ambush
    | Value
    | Reroll
    | SetDie
    | SwapDice
    | CancelCard
    | CancelCombat
    | Avoid
    | NoAttack
    | Prevent
    | Survive
    | Flip
    | Attach
    | Strip
    | DiscardThis
    | ReturnThis
    | SetTrap
    | Move
    | Halt
    | GainItem
    | LoseItem
    | Steal
    | Disease
    | PlaceDiscovery
    | DrawDiscovery
    | Peek
    | Activate
    | DrawQuest
    | GainLevel
    | GainTrophy
    | Log
    | FlipEvent
    | DiscardEvent
    | CountEvent
    | LayToken
    | RemoveMarker
    | MoveMarker
    | Summon
    | Forbid
    | Choose
    | May
    | Spend
    | RollDie
    | Each
)
Effects = tuple[AnyEffect, ...]


# ---- rows of cards in force


class Use(Stated, frozen=True, kw_only=True):
    """A power used at will (AG-POWER-09). With a price it may be used again, without one once each time."""

    at: tuple[Moment, ...]
    of: Literal["self", "other", "any"] = "self"
    """Whose moment it answers; in a combat its owner must take part unless it is ``other``."""
    need: Need = ALWAYS
    unless: Need | None = None
    cost: Cost = FREE
    limit: Literal["", "turn", "combat"] = ""
    """Once a turn, or once a combat."""
    discard: bool = False
    """The item, attached card or token is discarded for it."""
    do: Effects


class Trigger(Stated, frozen=True, kw_only=True):
    """A power that happens by itself (AG-POWER-02): on a combat die result of its side, or at a moment."""

    on: tuple[int, ...] = ()
    """Faces 1 to 6 of its side's combat die; once per combat (AG-POWER-03)."""
    at: Moment | None = None
    of: Literal["self", "other", "any"] = "self"
    """Whose moment it is."""
    need: Need = ALWAYS
    unless: Need | None = None
    do: Effects

    def __post_init__(self) -> None:
        if bool(self.on) == bool(self.at):
            raise ValueError("a trigger states either on (faces of the die) or at (a moment)")
        if any(not 1 <= face <= 6 for face in self.on):
            raise ValueError(f"on is {list(self.on)}; a combat die shows 1 to 6 (X is 6)")


class Modify(Stated, frozen=True, kw_only=True):
    """A number or a permission that is different while the card is in force."""

    stat: Stat | None = None
    add: int = 0
    per: Per = ""
    set: int | None = None
    """Another base, before additions."""
    allow: Permission | None = None
    """A permission or ban instead of a number."""
    of: Literal["self", "enemy", "bearer", "others", "all", "here", "horde", "alliance"] = "self"
    """Whose number it is."""
    need: Need = ALWAYS
    unless: Need | None = None
    cards: tuple[str, ...] = ()
    """``cost``: only of these ability cards, of cards with these keywords, or ``power`` for powers of cards in play."""
    timing: tuple[Literal["movement", "combat", "special"], ...] = ()
    """``cost``: only of ability cards with these timings."""

    def __post_init__(self) -> None:
        if (self.stat is None) == (self.allow is None):
            raise ValueError("a modify states either stat (a number) or allow (a permission)")


class InForce(Stated, frozen=True, kw_only=True):
    """What works while the card is in force: its powers of three kinds, at will, triggered, always on (AG-POWER-01)."""

    use: tuple[Use, ...] = ()
    trigger: tuple[Trigger, ...] = ()
    modify: tuple[Modify, ...] = ()
