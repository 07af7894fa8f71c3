"""How the verbs of vocabulary.py work: one function each, found by the verb's type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from meetingstone.engine import Game
from meetingstone.engine.effects import Item
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.changes import (
    change_player,
    gain_coins,
    settle,
    supply_left,
)
from meetingstone.games.small_world.flow import bombs, choices, markers, placements
from meetingstone.games.small_world.flow.conquest import Conquest
from meetingstone.games.small_world.prospects import coins_for, objective_coins
from meetingstone.games.small_world.queries import region_name
from meetingstone.games.small_world.state import Table, Tally


class Cue(NamedTuple):
    """A verb's moment: who, by which card and rule, about which frame of the stack."""

    g: Game[Table]
    seat: int
    card: int
    rule: str
    event: str
    subject: int

    @property
    def marker(self) -> int:
        return self.card - self.g.state.content.first_marker

    def taking(self) -> Conquest | bombs.RevealBombs:
        """The conquest or explosion that this is about."""
        frame = self.g.stack[self.subject]
        assert isinstance(frame, Conquest | bombs.RevealBombs)
        return frame


VERBS: dict[type[v.Verb], Callable[[Any, Cue], Outcome]] = {}


def verb(function: Callable[[Any, Cue], Outcome]) -> Callable[[Any, Cue], Outcome]:
    """Register a function for the verb that its first parameter names."""
    VERBS[getattr(v, function.__annotations__["do"].removeprefix("v."))] = function
    return function


@verb
def shuffle_bombs(do: v.ShuffleBombs, cue: Cue) -> Outcome:
    return bombs.ShuffleBombs()


@verb
def take_champion(do: v.TakeChampion, cue: Cue) -> Outcome:
    change_player(cue.g.state, cue.seat, champion=True)
    return None


@verb
def take_beasts(do: v.TakeBeasts, cue: Cue) -> Outcome:
    """SW-POWER-BEAST-MASTER-01: Hills are counted after the discard."""
    s = cue.g.state
    race = s.players[cue.seat].race
    for r in s.held(race):
        if s.regions[r].beasts:
            s.regions[r] = replace(s.regions[r], beasts=0)
            settle(cue.g, r)
    count = min(s.content.box.beasts, sum(s.map.terrain[r] == do.terrain for r in s.held(race)))
    change_player(s, cue.seat, beasts=count)
    if count:
        cue.g.tell("beasts", seat=cue.seat, count=count)
    return None


@verb
def take_harmony(do: v.TakeHarmony, cue: Cue) -> Outcome:
    s = cue.g.state
    for seat, player in enumerate(s.players):
        if player.harmony:
            change_player(s, seat, harmony=False)
    return None


@verb
def reveal_bombs(do: v.RevealBombs, cue: Cue) -> Outcome:
    return bombs.RevealBombs(seat=cue.seat, paying=cue.event == "turn.start")


@verb
def choose_form(do: v.ChooseForm, cue: Cue) -> Outcome:
    return choices.ChooseForm(seat=cue.seat, card=cue.card, gain=do.gain, price=do.price, rule=cue.rule)


@verb
def choose_side(do: v.ChooseSide, cue: Cue) -> Outcome:
    s = cue.g.state
    neutral = s.content.races[s.players[cue.seat].race].faction == "neutral"
    if not neutral or s.seat != cue.seat or s.count(Tally.FORM, s.content.side_card):
        return None
    return choices.ChooseSide(seat=cue.seat)


@verb
def gain(do: v.GainCoins, cue: Cue) -> Outcome:
    """SW-GEN-10: paid at once, by what was in the Region before."""
    taken = cue.taking()
    amount = coins_for(cue.g.state, do, taken.race, taken.defenders)
    gain_coins(cue.g, cue.seat, Item(cue.g.state.content.card_name(cue.card), "add", amount, cue.rule))
    return None


@verb
def build(do: v.Build, cue: Cue) -> Outcome:
    s = cue.g.state
    r = cue.taking().region
    if (not do.terrain or s.map.terrain[r] == do.terrain) and supply_left(s, do.piece):
        placements.raise_piece(cue.g, cue.seat, do.piece, r)
    return None


@verb
def reach_objective(do: v.ReachObjective, cue: Cue) -> Outcome:
    """SW-RACE-HUMANS-03, SW-RACE-HUMANS-04, SW-RACE-HUMANS-05."""
    s = cue.g.state
    conquest = cue.taking()
    amount = objective_coins(do, s, conquest.seat, conquest.region)
    if not amount:
        return None
    s.regions[conquest.region] = replace(s.regions[conquest.region], objective=False)
    change_player(s, cue.seat, objectives=s.players[cue.seat].objectives + 1)
    item = Item("@piece-objective", "add", amount, cue.rule)
    gain_coins(cue.g, conquest.seat, item)
    if conquest.seat != cue.seat:
        gain_coins(cue.g, cue.seat, Item(item.source, "add", amount, "SW-RACE-HUMANS-04"))
    return None


@verb
def find_water(do: v.FindWater, cue: Cue) -> Outcome:
    return markers.FindWater(marker=cue.marker)


@verb
def recruit(do: v.Recruit, cue: Cue) -> Outcome:
    return choices.RecruitTokens(seat=cue.seat, price=do.price, rule=cue.rule)


@verb
def extra_token(do: v.ExtraToken, cue: Cue) -> Outcome:
    choices.receive_tokens(cue.g, cue.seat, 1)
    return None


@verb
def build_missing(do: v.BuildMissing, cue: Cue) -> Outcome:
    s = cue.g.state
    regions = tuple(s.held(s.players[cue.seat].race))
    return placements.BuildPieces(seat=cue.seat, piece=do.piece, regions=regions, rule=cue.rule)


@verb
def lay_marker(do: v.LayMarker, cue: Cue) -> Outcome:
    return placements.LayMarker(
        seat=cue.seat, marker=cue.marker, neighbours_pay=do.neighbours_pay, rule=cue.rule, pay_rule=do.pay_rule
    )


@verb
def raise_towers(do: v.RaiseTowers, cue: Cue) -> Outcome:
    """SW-POWER-DEFENSIVE-02: towers without a majority are removed at the same moment."""
    s = cue.g.state
    sites = placements.tower_sites(s, cue.seat, do.terrain)
    # With more sites than towers all come down, so that the player chooses where they go.
    stay = sites if len(sites) <= s.content.box.towers else ()
    for r in s.held(s.players[cue.seat].race):
        if s.regions[r].tower and r not in stay:
            s.regions[r] = replace(s.regions[r], tower=False)
            cue.g.tell("tower-removed", region=region_name(s, r))
    return placements.BuildPieces(seat=cue.seat, piece="tower", regions=sites, rule=cue.rule)


@verb
def place_bombs(do: v.PlaceBombs, cue: Cue) -> Outcome:
    return bombs.PlaceBombs(seat=cue.seat)


@verb
def place_objectives(do: v.PlaceObjectives, cue: Cue) -> Outcome:
    return placements.PlaceObjectives(seat=cue.seat, barred=do.barred)


@verb
def give_harmony(do: v.GiveHarmony, cue: Cue) -> Outcome:
    """SW-RACE-PANDAREN-02: also to opponents who have no Active Race."""
    s = cue.g.state
    for seat in range(s.humans):
        if seat != cue.seat and not s.count(Tally.ATTACKED, seat):
            change_player(s, seat, harmony=True)
            cue.g.tell("harmony", seat=seat)
    return None


@verb
def drop_bombs(do: v.DropBombs, cue: Cue) -> Outcome:
    cue.g.state.bomb_stack = []
    cue.g.state.spent = []
    return None


@verb
def recall_objectives(do: v.RecallObjectives, cue: Cue) -> Outcome:
    placements.recall_objectives(cue.g.state)
    return None
