"""What players may answer: small structs with readable keys (`conquer:hillsbrad`, `place:elwynn:beast`)."""

from __future__ import annotations

from typing import Any

from meetingstone.engine import NONE, Game, Option
from meetingstone.games.small_world.queries import region_name
from meetingstone.games.small_world.state import Table

Values = dict[str, Any]


def region_id(g: Game[Table], r: int) -> str:
    return g.state.map.ids[r]


def ways_key(g: Game[Table], ways: tuple[int, ...]) -> str:
    return ":" + "+".join(g.state.content.cards[number].id for number in ways) if ways else ""


# ---- the turn


class Pick(Option, frozen=True, tag="pick"):
    """SW-COMBO-01: take a combo."""

    race: int
    power: int
    price: int

    def key(self, g: Game[Table]) -> str:
        return f"pick:{g.state.content.races[self.race].id}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        content = g.state.content
        race, power = content.races[self.race], content.powers[self.power]
        return "option-pick", {
            "race": f"@race-{race.id}",
            "power": f"@power-{power.id}",
            "tokens": race.tokens + power.tokens,
            "price": self.price,
        }


class Expand(Option, frozen=True, tag="expand"):
    """SW-TURN-01: new conquests, or only redeployment."""


class Decline(Option, frozen=True, tag="decline"):
    """SW-DECL-01: put the Active Race In Decline."""


class SitOut(Option, frozen=True, tag="sit_out"):
    """SW-TURN-06: a Race without tokens lets the turn go by."""


class Done(Option, frozen=True, tag="done"):
    """No more conquests (SW-SUBS-01), or no more of what may be placed (SW-RACE-GOBLINS-03, SW-RACE-HUMANS-02)."""


# ---- conquests


class Conquer(Option, frozen=True, tag="conquer"):
    """SW-CONQ-08: take a Region outright, by the cards in ``ways`` if there are some."""

    region: int
    cost: int
    ways: tuple[int, ...] = ()

    def key(self, g: Game[Table]) -> str:
        return f"conquer:{region_id(g, self.region)}{ways_key(g, self.ways)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return _with_ways("option-conquer", g, self)


class Attempt(Option, frozen=True, tag="attempt"):
    """SW-FINAL-01: the final attempt with the reinforcement die."""

    region: int
    cost: int
    ways: tuple[int, ...] = ()

    def key(self, g: Game[Table]) -> str:
        return f"attempt:{region_id(g, self.region)}{ways_key(g, self.ways)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return _with_ways("option-attempt", g, self)


def _with_ways(message: str, g: Game[Table], option: Conquer | Attempt) -> tuple[str, Values]:
    values: Values = {"region": region_name(g.state, option.region), "cost": option.cost}
    if not option.ways:
        return message, values
    return f"{message}-by", {**values, "ways": [g.state.content.card_name(number) for number in option.ways]}


class Assault(Option, frozen=True, tag="assault"):
    """SW-RACE-GNOMES-02: name a target anywhere and roll the die."""

    region: int

    def key(self, g: Game[Table]) -> str:
        return f"assault:{region_id(g, self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-assault", {"region": region_name(g.state, self.region)}


class GiveUp(Option, frozen=True, tag="give_up"):
    """SW-RACE-GNOMES-04: leave the target of the assault alone after the roll."""


class Abandon(Option, frozen=True, tag="abandon"):
    """SW-ABAN-01: take every piece out of a Region of one's own."""

    region: int

    def key(self, g: Game[Table]) -> str:
        return f"abandon:{region_id(g, self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-abandon", {"region": region_name(g.state, self.region)}


class Guard(Option, frozen=True, tag="guard"):
    """SW-POWER-CHAMPIONING-03: the Champion stays where it stood beside a token, which is readied in its place."""

    region: int

    def key(self, g: Game[Table]) -> str:
        return f"guard:{region_id(g, self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-guard", {"region": region_name(g.state, self.region)}


class Intimidate(Option, frozen=True, tag="intimidate"):
    """Move a piece (``token`` or ``beast``) to another Region or away, or discard a defence (``fort``, ``wall``).

    SW-POWER-INTIMIDATING-01, SW-POWER-INTIMIDATING-02, SW-POWER-INTIMIDATING-05.
    """

    region: int
    piece: str
    to: int = NONE

    def key(self, g: Game[Table]) -> str:
        goal = f">{region_id(g, self.to)}" if self.to != NONE else ""
        piece = "" if self.piece == "token" else f":{self.piece}"
        return f"intimidate:{region_id(g, self.region)}{goal}{piece}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        values: Values = {"region": region_name(g.state, self.region), "piece": f"@piece-{self.piece}"}
        if self.to == NONE:
            return "option-intimidate-away", values
        return "option-intimidate", {**values, "to": region_name(g.state, self.to)}


class Exchange(Option, frozen=True, tag="exchange"):
    """SW-POWER-PORTAL-MAGE-01: everything in two Magic Regions changes places."""

    region: int
    other: int

    def key(self, g: Game[Table]) -> str:
        return f"exchange:{region_id(g, self.region)}+{region_id(g, self.other)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-exchange", {
            "region": region_name(g.state, self.region),
            "other": region_name(g.state, self.other),
        }


class Steal(Option, frozen=True, tag="steal"):
    """SW-RACE-ETHEREALS-03: take an Artifact into a neighbouring Region."""

    marker: int
    to: int

    def key(self, g: Game[Table]) -> str:
        return f"steal:{g.state.content.markers[self.marker].id}>{region_id(g, self.to)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-steal", {
            "marker": g.state.content.marker_name(self.marker),
            "to": region_name(g.state, self.to),
        }


# ---- placing pieces


class Place(Option, frozen=True, tag="place"):
    """SW-REDEP-01, SW-LOSS-02: put one piece of the hand (``token``, ``beast``, ``champion``) into a Region."""

    region: int
    piece: str = "token"

    def key(self, g: Game[Table]) -> str:
        piece = "" if self.piece == "token" else f":{self.piece}"
        return f"place:{region_id(g, self.region)}{piece}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        message = "option-place-champion" if self.piece == "champion" else "option-place"
        return message, {"region": region_name(g.state, self.region), "piece": f"@piece-{self.piece}"}


class Lay(Option, frozen=True, tag="lay"):
    """Put a thing on the map: a marker, Bomb, Fort, Watch Tower or Military Objective."""

    thing: str
    region: int

    def key(self, g: Game[Table]) -> str:
        return f"lay:{self.thing}>{region_id(g, self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        family = "marker" if self.thing in g.state.content.number else "piece"
        return "option-lay", {
            "thing": f"@{family}-{self.thing}",
            "region": region_name(g.state, self.region),
        }


class Retreat(Option, frozen=True, tag="retreat"):
    """SW-FINAL-05: where the tokens of a failed attempt go."""

    region: int

    def key(self, g: Game[Table]) -> str:
        return f"retreat:{region_id(g, self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-retreat", {"region": region_name(g.state, self.region)}


# ---- choices of cards


class Form(Option, frozen=True, tag="form"):
    """SW-RACE-WORGEN-01: human or Worgen form."""

    form: str

    def key(self, g: Game[Table]) -> str:
        return f"form:{self.form}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-form-{self.form}", {}


class Side(Option, frozen=True, tag="side"):
    """SW-PLACE-BATTLEGROUND-02: Alliance, Horde, or stay Neutral."""

    side: int

    def key(self, g: Game[Table]) -> str:
        return f"side:{('none', 'alliance', 'horde')[self.side]}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return f"option-side-{('none', 'alliance', 'horde')[self.side]}", {}


class Recruit(Option, frozen=True, tag="recruit"):
    """SW-RACE-FORSAKEN-02: buy so many tokens."""

    count: int

    def key(self, g: Game[Table]) -> str:
        return f"recruit:{self.count}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-recruit", {"count": self.count}


class Reveal(Option, frozen=True, tag="reveal"):
    """SW-RACE-GOBLINS-04: turn up the Bomb of a Region next."""

    region: int

    def key(self, g: Game[Table]) -> str:
        return f"reveal:{region_id(g, self.region)}"

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-reveal", {"region": region_name(g.state, self.region)}


class RevealAll(Option, frozen=True, tag="reveal_all"):
    """SW-RACE-GOBLINS-04: turn up all that are left, in the order of the Regions."""


class PayForBomb(Option, frozen=True, tag="pay"):
    """SW-RACE-GOBLINS-10: pay the tolls and turn the Bomb up."""

    amount: int

    def says(self, g: Game[Table]) -> tuple[str, Values]:
        return "option-pay", {"amount": self.amount}


class DropBomb(Option, frozen=True, tag="drop"):
    """SW-RACE-GOBLINS-10: discard the Bomb without effect."""


OPTIONS: tuple[type[Option], ...] = (
    Pick, Expand, Decline, SitOut, Done, Conquer, Attempt, Assault, GiveUp, Abandon, Guard, Intimidate, Exchange, Steal,
    Place, Lay, Retreat, Form, Side, Recruit, Reveal, RevealAll, PayForBomb, DropBomb,
)  # fmt: skip
