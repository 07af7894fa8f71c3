"""Entering In Decline."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import clear, vanish
from meetingstone.games.small_world.flow.scoring import score
from meetingstone.games.small_world.flow.triggers import triggers
from meetingstone.games.small_world.queries import number
from meetingstone.games.small_world.state import Table


class GoInDecline(Frame, kw_only=True):
    """SW-DECL-16: Bombs, the earlier Race leaves, the Race is flipped, its pieces go, the player scores."""

    STEPS = ("idle_effects", "remove_earlier", "recall_pieces", "flip", "put_away", "score_coins")
    seat: int

    def idle_effects(self, g: Game[Table]) -> Outcome:
        """SW-DECL-14: of all start-of-turn effects only Bombs are resolved."""
        return triggers(g, "turn.idle")

    def remove_earlier(self, g: Game[Table]) -> None:
        """SW-DECL-06."""
        s = g.state
        earlier = s.players[self.seat].declined
        if earlier == NONE:
            return
        for r in s.held(earlier):
            s.tray[earlier] += s.regions[r].tokens
            clear(g, r)
        vanish(g, earlier)

    def recall_pieces(self, g: Game[Table]) -> Outcome:
        """SW-DECL-13: what the banner has laid out goes back to the supply."""
        return triggers(g, "decline")

    def flip(self, g: Game[Table]) -> None:
        """SW-DECL-02, SW-DECL-04, SW-RACE-TAUREN-05: the tokens that stay are flipped, all others go back.

        SW-DECL-12, SW-POWER-GARRISONED-03, SW-RACE-NIGHT-ELVES-04: Forts and Wisp Walls stay. SW-RACE-NAGA-03: so do
        tokens in water.
        """
        s = g.state
        race = s.players[self.seat].race
        stay = number(s, self.seat, "flip", 1)
        for r in s.held(race):
            region = s.regions[r]
            kept = min(region.tokens, stay)
            s.tray[race] += region.tokens - kept
            s.regions[r] = replace(region, tokens=kept, beasts=0, champion=False, tower=False)
            if not kept:
                clear(g, r)
        s.tray[race] += s.players[self.seat].hand
        g.tell("declined", seat=self.seat, race=s.content.card_name(race))

    def put_away(self, g: Game[Table]) -> None:
        """SW-DECL-03, SW-DECL-13: the badge is discarded unless it goes on; the power's pieces leave the map.

        SW-DECL-15: a Race that has no token to flip vanishes.
        """
        s = g.state
        player = s.players[self.seat]
        persists = s.content.powers[player.power].persists
        if not persists:
            s.discarded.append(player.power)
        s.players[self.seat] = replace(
            player,
            race=NONE,
            power=NONE,
            declined=player.race,
            declined_power=player.power if persists else NONE,
            hand=0,
            beasts=0,
            champion=False,
            objectives=0,
        )
        if not s.holds(player.race):
            vanish(g, player.race)

    def score_coins(self, g: Game[Table]) -> None:
        """SW-DECL-08, SW-SCORE-05."""
        score(g, self.seat, declining=True)
