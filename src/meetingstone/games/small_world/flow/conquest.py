"""One conquest: tolls, the die of a final attempt, losses, occupation, markers, rewards."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Frame, Game, Roll, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.attack import BASE, Attacker, conquest_dues
from meetingstone.games.small_world.changes import bump, change_player, lose_region, mark_attack, pay_dues
from meetingstone.games.small_world.flow import actions
from meetingstone.games.small_world.flow.markers import MarkersGained
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.flow.triggers import triggers
from meetingstone.games.small_world.options import Retreat
from meetingstone.games.small_world.queries import region_name
from meetingstone.games.small_world.state import Table, Tally


class Conquest(Frame, kw_only=True):
    """SW-CONQ-06, SW-CONQ-08, SW-CONQ-12: one conquest; ``cost`` was agreed when it was chosen.

    SW-FINAL-02, SW-FINAL-03, SW-FINAL-04, SW-FINAL-06: an ``attempt`` rolls for the Region that was named.
    """

    STEPS = ("pay", "roll", "take", "count", "rewards", "occupation", "markers")
    seat: int
    region: int
    cost: int
    ways: tuple[int, ...] = ()
    """The cards used."""
    attempt: bool = False
    die: int = NONE
    """The roll of the assault from the air that lowered the cost."""
    race: int = NONE
    """Who held the Region, and with how many."""
    defenders: int = 0

    def pay(self, g: Game[Table]) -> None:
        """SW-COIN-05, SW-FINAL-07: before the attack is resolved, without refund."""
        s = g.state
        self.race = s.regions[self.region].race
        self.defenders = s.regions[self.region].defenders
        pay_dues(g, self.seat, conquest_dues(s, self.seat, self.region, self.ways))
        for number in self.ways:
            bump(s, Tally.USED, number)
        bump(s, Tally.CONQUESTS)
        mark_attack(s, self.seat, self.region)

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="attempt", rule="SW-FINAL-03", dice=(g.state.content.box.die,)) if self.attempt else None

    def roll_answered(self, g: Game[Table], outcome: tuple[int, ...]) -> Outcome:
        s = g.state
        rolled = outcome[0]
        bump(s, Tally.OVER)
        player = s.players[self.seat]
        needed = self.cost - player.hand - player.beasts
        success = rolled >= needed
        g.tell(
            "attempt" if success else "attempt-failed",
            seat=self.seat,
            region=region_name(s, self.region),
            die=rolled,
            needed=needed,
            cost=self.cost,
        )
        if success:
            return None
        self.pc = len(self.STEPS)
        return FailedAttempt(seat=self.seat)

    def take(self, g: Game[Table]) -> None:
        """SW-CONQ-06, SW-FINAL-04: the holders lose the Region, the tokens used are placed in it.

        SW-POWER-CHAMPIONING-02: so is the Champion, when the conquest is its own.
        """
        s = g.state
        loser = s.owner[self.race] if self.race != NONE else NONE
        items = cost_items(s, self) if g.log is not None else []
        lose_region(g, self.region, self.seat)
        player = s.players[self.seat]
        pieces = player.hand + player.beasts if self.attempt else self.cost
        tokens = min(player.hand, pieces)
        beasts = pieces - tokens
        champion = any(s.content.way_of(number).champion for number in self.ways)
        s.regions[self.region] = replace(
            s.regions[self.region], race=player.race, tokens=tokens, beasts=beasts, champion=champion
        )
        change_player(
            s,
            self.seat,
            hand=player.hand - tokens,
            beasts=player.beasts - beasts,
            champion=player.champion and not champion,
        )
        g.tell(
            "conquered",
            seat=self.seat,
            race=s.content.card_name(player.race),
            region=region_name(s, self.region),
            count=pieces + champion,
            champion=int(champion),
            cost=self.cost,
            items=items,
            loser=loser,
        )
        for number in self.ways:
            kind = number - s.content.first_marker
            if kind >= 0:
                # SW-MARK-04: an Artifact stays in the Region where it was last used.
                s.marker_at[kind] = self.region

    def count(self, g: Game[Table]) -> None:
        count_taken(g.state, self.race)

    def rewards(self, g: Game[Table]) -> Outcome:
        return triggers(g, "region.taken", g.depth)

    def occupation(self, g: Game[Table]) -> Outcome:
        return triggers(g, "region.conquered", g.depth)

    def markers(self, g: Game[Table]) -> Outcome:
        """SW-MARK-01, SW-MARK-02, SW-MARK-03."""
        return MarkersGained(seat=self.seat, region=self.region)


def cost_items(s: Table, conquest: Conquest) -> list[tuple[str, int, str]]:
    """What the cost is made of, as (source, amount, rule); the amounts add up to it.

    SW-CONQ-01, SW-CONQ-02, SW-CONQ-03, SW-CONQ-04, SW-CONQ-05.
    """
    num = Attacker(s, conquest.seat).num(conquest.region, conquest.ways, conquest.die)
    return [("base", BASE, "SW-CONQ-01"), *((item.source, item.amount, item.rule) for item in num.changes())]


def count_taken(s: Table, race: int) -> None:
    """SW-FACT-04: remember from which Race a Region was taken. Sides are looked at when the turn is scored.

    SW-FACT-08: called for conquests and explosions alone. SW-FACT-09: the own Race In Decline counts as well.
    """
    if race not in (NONE, s.content.murlocs):
        bump(s, Tally.TAKEN, race)


class FailedAttempt(Asking, kw_only=True):
    """SW-FINAL-05: the remaining tokens join one Region.

    Redeployment follows and is free, so the player is asked only when something can happen in between.
    """

    STEPS = ("retreat",)
    OWN = (Retreat,)
    seat: int

    def retreat(self, g: Game[Table]) -> Outcome:
        s = g.state
        player = s.players[self.seat]
        if not s.holds(player.race) or not actions.options(s, self.seat, None):
            return None
        return Ask(seat=self.seat, kind="retreat", rule="SW-FINAL-05", options=self.legal(g, self.seat))

    def retreat_answered(self, g: Game[Table], choice: Retreat) -> None:
        s = g.state
        player, region = s.players[self.seat], s.regions[choice.region]
        s.regions[choice.region] = replace(
            region, tokens=region.tokens + player.hand, beasts=region.beasts + player.beasts
        )
        change_player(s, self.seat, hand=0, beasts=0)

    def why_not_own(self, g: Game[Table], option: Retreat) -> Why | None:
        s = g.state
        if s.regions[option.region].race == s.players[self.seat].race:
            return None
        return Why("SW-FINAL-05", "not-your-region", {"region": region_name(s, option.region)})
