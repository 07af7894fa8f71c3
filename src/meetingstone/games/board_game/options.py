"""What players may answer: small structs with readable keys (`use:leeam_sagewind:corruption`, `die:red:7`)."""

from __future__ import annotations

from typing import Any

from meetingstone.engine import NONE, Game, Option
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT, CREATURE_COLOURS, QUEST_COLOURS
from meetingstone.games.board_game.ids import card_id, hero_id, region_id
from meetingstone.games.board_game.queries import card_name, energy_of, equip_cost, hero_name, region_name
from meetingstone.games.board_game.state import Foe, Table
from meetingstone.games.board_game.vocabulary import COLOUR_NAMES

Values = dict[str, Any]
BOXES = ("damage", "defense", "attrition")


# ---- cards


class UseCard(Option, frozen=True, tag="use"):
    """Use an ability of a card; ``by`` is another card that pays for it."""

    hero: int
    card: int
    ability: int = 0
    by: int = NONE

    def key(self, g: Game[Table]) -> str:
        key = f"use:{hero_id(g.state.heroes[self.hero])}:{card_id(self.card)}"
        if self.ability:
            key += f":{self.ability}"
        return f"{key}+{card_id(self.by)}" if self.by != NONE else key

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        energy = 0 if self.by != NONE else energy_of(g.state, self.hero, self.card, self.ability)
        values = {"card": card_name(self.card), "hero": hero_name(g.state, self.hero), "energy": energy}
        return ("option-use-paid" if energy else "option-use"), values


class UseAll(Option, frozen=True, tag="use_all"):
    """Use every card that only adds something and costs nothing."""


class Ready(Option, frozen=True, tag="ready"):
    """Go on without using anything more."""


class Enough(Option, frozen=True, tag="enough"):
    """No more of this."""


class Units(Option, frozen=True, tag="units"):
    """How many units of a price by the piece are paid."""

    count: int

    def key(self, g: Game[Table]) -> str:
        return f"units:{self.count}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-units", {"count": self.count}


class GiveUp(Option, frozen=True, tag="give_up"):
    """Unequip a card as a price."""

    card: int

    def key(self, g: Game[Table]) -> str:
        return f"give_up:{card_id(self.card)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-give-up-card", {"card": card_name(self.card)}


# ---- dice


class TakeDie(Option, frozen=True, tag="die"):
    """A die for the ability that is being used, or for the reroll."""

    die: int

    def key(self, g: Game[Table]) -> str:
        return f"die:{die_key(self.die)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        colour = f"@bg-die-{COLOUR_NAMES[dice.colour_of(self.die)]}"
        return "option-die", {"colour": colour, "face": dice.face_of(self.die)}


def die_key(d: int) -> str:
    marks = "".join(f":{word}" for bit, word in ((dice.SPOTTED, "spotted"), (dice.REROLLED, "rerolled")) if d & bit)
    return dice.name_of(d) + marks


class Reroll(Option, frozen=True, tag="reroll"):
    """Reroll the chosen dice."""


class Keep(Option, frozen=True, tag="keep"):
    """Keep the dice as they are."""


class Colour(Option, frozen=True, tag="colour"):
    colour: int

    def key(self, g: Game[Table]) -> str:
        return f"colour:{COLOUR_NAMES[self.colour]}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-colour", {"colour": f"@bg-die-{COLOUR_NAMES[self.colour]}"}


class First(Option, frozen=True, tag="first"):
    """Stun or Curse first (BG-EX-D03)."""

    token: str

    def key(self, g: Game[Table]) -> str:
        return f"first:{self.token}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-first-{self.token}", {}


class Box(Option, frozen=True, tag="box"):
    """Where a hit goes."""

    box: str

    def key(self, g: Game[Table]) -> str:
        return f"box:{self.box}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-box", {"box": f"@bg-box-{self.box}"}


class Shifted(Option, frozen=True, tag="shift"):
    """How many hits go to another box."""

    count: int

    def key(self, g: Game[Table]) -> str:
        return f"shift:{self.count}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-shift", {"count": self.count}


# ---- the round


class Suffer(Option, frozen=True, tag="suffer"):
    """Let the opponents' ability work now."""


class Order(Option, frozen=True, tag="order"):
    """In which order a group attacks."""

    heroes: tuple[int, ...]

    def key(self, g: Game[Table]) -> str:
        return "order:" + ">".join(hero_id(g.state.heroes[i]) for i in self.heroes)

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-order", {"heroes": [hero_name(g.state, i) for i in self.heroes]}


class TakeWound(Option, frozen=True, tag="wound"):
    """Who takes the next wound."""

    hero: int

    def key(self, g: Game[Table]) -> str:
        return f"wound:{hero_id(g.state.heroes[self.hero])}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-wound", {"hero": hero_name(g.state, self.hero)}


class Bear(Option, frozen=True, tag="bear"):
    """Lose the Health token oneself."""


class ToPet(Option, frozen=True, tag="pet"):
    """Take it from the Pet or Demon (BG-POWER-09)."""

    card: int

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-pet", {"card": card_name(self.card)}


class Ward(Option, frozen=True, tag="ward"):
    """Prevent the loss with a card."""

    card: int

    def key(self, g: Game[Table]) -> str:
        return f"ward:{card_id(self.card)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-ward", {"card": card_name(self.card)}


class Slay(Option, frozen=True, tag="slay"):
    """Which opponent is paid for from the damage box."""

    foe: int

    def key(self, g: Game[Table]) -> str:
        return f"slay:{foe_id(g, self.foe)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-slay", {"foe": foe_name(g, self.foe)}


def foe_id(g: Game[Table], foe: int) -> str:
    assert g.state.fight is not None
    return foe_key(g.state.fight.foes[foe])


def foe_key(it: Foe) -> str:
    """How options name an opponent; equal ones are the same to everybody."""
    if it.boss != NONE:
        return CONTENT.bosses[it.boss].id
    quest = f":{CONTENT.quests[it.quest].id}" if it.quest != NONE else ""
    return f"{CREATURE_COLOURS[it.colour]}:{CONTENT.kinds[it.kind].id}{quest}"


def foe_name(g: Game[Table], foe: int) -> str:
    assert g.state.fight is not None
    it = g.state.fight.foes[foe]
    return f"@bg-{CONTENT.bosses[it.boss].id}" if it.boss != NONE else f"@bg-{CONTENT.kinds[it.kind].id}"


class GoTo(Option, frozen=True, tag="go"):
    """Where a character goes: a step, a flight, or after a defeat."""

    region: int

    def key(self, g: Game[Table]) -> str:
        return f"go:{region_id(self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-go", {"region": region_name(self.region)}


class Done(Option, frozen=True, tag="done"):
    pass


# ---- quests, items, talents


class QuestDeck(Option, frozen=True, tag="quest_deck"):
    colour: int

    def key(self, g: Game[Table]) -> str:
        return f"quest_deck:{QUEST_COLOURS[self.colour]}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-quest_deck", {"colour": f"@bg-{QUEST_COLOURS[self.colour]}"}


class CardOption(Option, frozen=True):
    """An option about one card; its key and its text are made of its tag and the card."""

    card: int

    def key(self, g: Game[Table]) -> str:
        return f"{type(self).__struct_config__.tag}:{card_id(self.card)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-{type(self).__struct_config__.tag}", {"card": card_name(self.card)}


class HeroOption(Option, frozen=True):
    """An option about one character."""

    hero: int

    def key(self, g: Game[Table]) -> str:
        return f"{type(self).__struct_config__.tag}:{hero_id(g.state.heroes[self.hero])}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-{type(self).__struct_config__.tag}", {"hero": hero_name(g.state, self.hero)}


class OnMove(CardOption, frozen=True, tag="combo"):
    """The Finishing Move that receives the next combo token (BG-POWER-15)."""


class KeepItem(CardOption, frozen=True, tag="keep_item"):
    """Which of the drawn cards is kept."""


class ToMerchant(CardOption, frozen=True, tag="to_merchant"):
    """Which card leaves a Bag that is too full."""


class TakeTalent(CardOption, frozen=True, tag="talent"):
    pass


class Summon(CardOption, frozen=True, tag="summon"):
    """Which Demon is called."""


class BringOut(Option, frozen=True, tag="bring_out"):
    """Where a card goes that another one equips, and what it covers or throws out there; NONE in a free area."""

    card: int
    area: int
    other: int

    def key(self, g: Game[Table]) -> str:
        return f"bring_out:{card_id(self.card)}:{self.area + 1}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        values = {"card": card_name(self.card), "area": self.area + 1}
        if self.other == NONE:
            return "option-bring-out", values
        return "option-bring-out-for", {**values, "other": card_name(self.other)}


class GiveItem(HeroOption, frozen=True, tag="give"):
    """Who receives an item of a reward."""


# ---- the faction turn


class Act(Option, frozen=True, tag="act"):
    """One of the actions that need no target: travel, rest, train, town."""

    hero: int
    action: str

    def key(self, g: Game[Table]) -> str:
        return f"{self.action}:{hero_id(g.state.heroes[self.hero])}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-act-{self.action}", {"hero": hero_name(g.state, self.hero)}


class Challenge(Option, frozen=True, tag="challenge"):
    """BG-CHAL-01: a group of creatures, a boss, a facedown counter or all enemies. ``region`` differs by Intercept."""

    hero: int
    target: str
    which: int
    region: int

    def key(self, g: Game[Table]) -> str:
        key = f"challenge:{hero_id(g.state.heroes[self.hero])}:{target_id(self.target, self.which)}"
        here = g.state.heroes[self.hero].region
        return key if self.region == here else f"{key}@{region_id(self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        values = {"hero": hero_name(g.state, self.hero), "region": region_name(self.region)}
        if self.target in ("blue", "quest"):
            values["kind"] = f"@bg-{CONTENT.kinds[self.which].id}"
        elif self.target == "boss":
            values["kind"] = f"@bg-{CONTENT.bosses[self.which].id}"
        return f"option-challenge-{self.target}", values


def target_id(target: str, which: int) -> str:
    if target in ("blue", "quest"):
        return f"{target}:{CONTENT.kinds[which].id}"
    return CONTENT.bosses[which].id if target == "boss" else target


class Look(HeroOption, frozen=True, tag="look"):
    """BG-OVER-09: look at the facedown counter in the region."""


class Trade(Option, frozen=True, tag="trade"):
    """BG-TRADE-01: open a trade between two friends in one region."""

    hero: int
    other: int

    def key(self, g: Game[Table]) -> str:
        return f"trade:{hero_id(g.state.heroes[self.hero])}:{hero_id(g.state.heroes[self.other])}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-trade", {"hero": hero_name(g.state, self.hero), "other": hero_name(g.state, self.other)}


class HandItem(Option, frozen=True, tag="hand"):
    """Give an item in a trade."""

    hero: int
    card: int

    def key(self, g: Game[Table]) -> str:
        return f"hand:{hero_id(g.state.heroes[self.hero])}:{card_id(self.card)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-hand", {"hero": hero_name(g.state, self.hero), "card": card_name(self.card)}


class HandGold(Option, frozen=True, tag="gold"):
    """Give gold in a trade."""

    hero: int
    amount: int

    def key(self, g: Game[Table]) -> str:
        return f"gold:{hero_id(g.state.heroes[self.hero])}:{self.amount}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-gold", {"hero": hero_name(g.state, self.hero), "amount": self.amount}


class Split(Option, frozen=True, tag="split"):
    """How regained tokens are split between Health and Energy."""

    health: int
    energy: int

    def key(self, g: Game[Table]) -> str:
        return f"split:{self.health}:{self.energy}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-split", {"health": self.health, "energy": self.energy}


class Regain(Option, frozen=True, tag="regain"):
    """BG-TOWN-03: take the tokens of a Town action now."""


class Train(CardOption, frozen=True, tag="train"):
    """Buy a Power."""

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-train", {"card": card_name(self.card), "gold": CONTENT.cards[self.card].gold}


class Deal(CardOption, frozen=True):
    """Gold against an item."""

    gold: int

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-{type(self).__struct_config__.tag}", {"card": card_name(self.card), "gold": self.gold}


class Buy(Deal, frozen=True, tag="buy"):
    pass


class Sell(Deal, frozen=True, tag="sell"):
    pass


class Hasten(CardOption, frozen=True, tag="hasten"):
    """BG-TRAVEL-02: go one region further with a card."""


class Invite(Option, frozen=True, tag="invite"):
    """BG-JOIN-01: whom the challenger invites."""

    heroes: tuple[int, ...]

    def key(self, g: Game[Table]) -> str:
        return "invite:" + ("+".join(hero_id(g.state.heroes[i]) for i in self.heroes) or "nobody")

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        if not self.heroes:
            return "option-invite-nobody", {}
        return "option-invite", {"heroes": [hero_name(g.state, i) for i in self.heroes]}


class Join(HeroOption, frozen=True, tag="join"):
    pass


class StayOut(HeroOption, frozen=True, tag="stay_out"):
    pass


class Equip(Option, frozen=True, tag="equip"):
    hero: int
    card: int
    area: int

    def key(self, g: Game[Table]) -> str:
        return f"equip:{hero_id(g.state.heroes[self.hero])}:{card_id(self.card)}:{self.area + 1}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        values = {"hero": hero_name(g.state, self.hero), "card": card_name(self.card), "area": self.area + 1}
        energy = equip_cost(g.state.heroes[self.hero], self.card)
        return ("option-equip-paid", {**values, "energy": energy}) if energy else ("option-equip", values)


class Unequip(Option, frozen=True, tag="unequip"):
    hero: int
    card: int

    def key(self, g: Game[Table]) -> str:
        return f"unequip:{hero_id(g.state.heroes[self.hero])}:{card_id(self.card)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-unequip", {"hero": hero_name(g.state, self.hero), "card": card_name(self.card)}


class PickClass(Option, frozen=True, tag="class"):
    """BG-SETUP-02."""

    name: str

    def key(self, g: Game[Table]) -> str:
        return f"class:{self.name}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-class", {"class": f"@bg-{self.name}"}


# ---- PvP, Events


class Finish(Option, frozen=True, tag="finish"):
    """Which of two finished quests is rewarded first."""

    quest: int

    def key(self, g: Game[Table]) -> str:
        return f"finish:{CONTENT.quests[self.quest].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-finish", {"quest": f"@bg-{CONTENT.quests[self.quest].id}"}


class Next(HeroOption, frozen=True, tag="next"):
    """Who of a side attacks next (BG-PVP-04)."""


class Parry(Option, frozen=True, tag="parry"):
    """BG-PVP-09: hits that the armor takes out of the enemy's damage and defense box; attrition goes as well."""

    damage: int
    defense: int
    attrition: int

    def key(self, g: Game[Table]) -> str:
        return f"parry:{self.damage}:{self.defense}:{self.attrition}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-parry", {"damage": self.damage, "defense": self.defense, "attrition": self.attrition}


class LootItem(Option, frozen=True, tag="loot"):
    """BG-LOOT-01: take an item of a defeated enemy for one of the winners."""

    loser: int
    card: int
    winner: int

    def key(self, g: Game[Table]) -> str:
        return f"loot:{hero_id(g.state.heroes[self.loser])}:{card_id(self.card)}:{hero_id(g.state.heroes[self.winner])}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-loot", {
            "loser": hero_name(g.state, self.loser),
            "card": card_name(self.card),
            "winner": hero_name(g.state, self.winner),
        }


class Bid(Option, frozen=True, tag="bid"):
    """BG-EVENT-05: gold for an Auction Item, secretly; one bid for each of a player's characters."""

    amounts: tuple[int, ...]

    def key(self, g: Game[Table]) -> str:
        return "bid:" + "+".join(map(str, self.amounts))

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-bid", {"amount": " + ".join(map(str, self.amounts))}


class SwapQuest(Option, frozen=True, tag="swap"):
    quest: int

    def key(self, g: Game[Table]) -> str:
        return f"swap:{CONTENT.quests[self.quest].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-swap", {"quest": f"@bg-{CONTENT.quests[self.quest].id}"}


class TakeGold(Option, frozen=True, tag="take_gold"):
    amount: int

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-take_gold", {"amount": self.amount}


class MoveBeasts(Option, frozen=True, tag="beasts"):
    """The Beasts of Lordaeron: a group of independent creatures goes somewhere."""

    kind: int
    source: int
    target: int

    def key(self, g: Game[Table]) -> str:
        names = CONTENT.kinds[self.kind].id, region_id(self.source), region_id(self.target)
        return "beasts:" + ":".join(names)

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-beasts", {
            "kind": f"@bg-{CONTENT.kinds[self.kind].id}",
            "source": region_name(self.source),
            "target": region_name(self.target),
        }


class SwapTalent(Option, frozen=True, tag="retrain"):
    """Another Path to Power: give up a Talent for another."""

    old: int
    new: int

    def key(self, g: Game[Table]) -> str:
        return f"retrain:{card_id(self.old)}:{card_id(self.new)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-retrain", {"old": card_name(self.old), "new": card_name(self.new)}


class Cleanse(HeroOption, frozen=True, tag="cleanse"):
    """Remove a plague token for 3 Energy."""


OPTIONS: tuple[type[Option], ...] = tuple(
    option
    for option in list(globals().values())
    if isinstance(option, type) and issubclass(option, Option) and option not in (Option, CardOption, HeroOption, Deal)
)
