"""The end of the game: the final battle, and Nefarian at The Bulwark (BG-WIN)."""

from __future__ import annotations

from meetingstone.engine import NONE, Frame, Game, Shuffle
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.manage import Manage
from meetingstone.games.board_game.flow.ongoing import boss_foe, overlord_boss
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.queries import capacity, region_name, total_xp
from meetingstone.games.board_game.state import ALLIANCE, FACTIONS, HORDE, TIE, Fight, Table


class FinalBattle(Frame, kw_only=True):
    """BG-WIN-02, BG-WIN-03, BG-WIN-04, BG-WIN-05, BG-WIN-06, BG-WIN-07: after turn 30 all characters fight."""

    STEPS = ("attackers", "recover", "manage_attackers", "manage_defenders", "fight", "decide")
    first: int = NONE

    def attackers(self, g: Game[Table]) -> Outcome:
        """BG-WIN-03."""
        self.first = stronger(g.state)
        return Shuffle(kind="bg-lots", rule="BG-WIN-03", size=2, count=1) if self.first == NONE else None

    def attackers_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        self.first = choice[0]

    def recover(self, g: Game[Table]) -> None:
        """BG-WIN-04."""
        s = g.state
        g.tell("bg-final", faction=f"@bg-{FACTIONS[self.first]}")
        for i, hero in enumerate(s.heroes):
            change(s, i, health=capacity(hero, "health"), energy=capacity(hero, "energy"))

    def manage_attackers(self, g: Game[Table]) -> Outcome:
        """BG-WIN-05."""
        return Manage(faction=self.first)

    def manage_defenders(self, g: Game[Table]) -> Outcome:
        return Manage(faction=1 - self.first)

    def fight(self, g: Game[Table]) -> Outcome:
        """BG-WIN-06, BG-PVP-01."""
        s = g.state
        sides = tuple(s.heroes_of(HORDE)), tuple(s.heroes_of(ALLIANCE))
        s.active = NONE
        s.fight = Fight(
            kind="pvp", region=NONE, attackers=self.first, sides=sides, began=sides[0] + sides[1], last=True
        )
        return PvpCombat()

    def fight_returned(self, g: Game[Table], winner: int) -> None:
        """BG-WIN-07."""
        s = g.state
        s.winner = TIE if winner == NONE else winner
        s.fight = None

    def decide(self, g: Game[Table]) -> None:
        tell_winner(g)


def stronger(s: Table) -> int:
    """BG-WIN-03: the faction with more XP, or NONE where lots decide."""
    horde, alliance = (total_xp(s, faction) for faction in (HORDE, ALLIANCE))
    return NONE if horde == alliance else int(alliance > horde)


def tell_winner(g: Game[Table]) -> None:
    s = g.state
    if s.winner == TIE:
        g.tell("bg-tie")
    else:
        g.tell("bg-wins", faction=f"@bg-{FACTIONS[s.winner]}")


class NefarianArrives(Frame, kw_only=True):
    """BG-WIN-08: he reaches The Bulwark: the stronger faction fights him with all its characters, then the other."""

    STEPS = ("first", "fight", "second", "fight_again", "decide")
    faction: int = NONE

    def first(self, g: Game[Table]) -> Outcome:
        s = g.state
        g.tell("bg-nefarian-arrives", region=region_name(s.overlord_region))
        self.faction = stronger(s)
        return Shuffle(kind="bg-lots", rule="BG-WIN-03", size=2, count=1) if self.faction == NONE else None

    def first_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        self.faction = choice[0]

    def fight(self, g: Game[Table]) -> Outcome:
        return self._fight(g)

    def _fight(self, g: Game[Table]) -> Outcome:
        s = g.state
        group = tuple(s.heroes_of(self.faction))
        s.active = self.faction
        s.fight = Fight(
            kind="boss",
            region=s.overlord_region,
            attackers=self.faction,
            sides=(group, ()) if self.faction == HORDE else ((), group),
            began=group,
            foes=(boss_foe(s, overlord_boss(s), self.faction),),
            last=True,
        )
        return Combat(faction=self.faction)

    def fight_returned(self, g: Game[Table], won: int) -> None:
        g.state.fight = None
        if won:
            g.state.winner = self.faction
            self.goto("decide")

    def second(self, g: Game[Table]) -> None:
        self.faction = 1 - self.faction

    def fight_again(self, g: Game[Table]) -> Outcome:
        return self._fight(g)

    def fight_again_returned(self, g: Game[Table], won: int) -> None:
        g.state.fight = None
        g.state.winner = self.faction if won else TIE

    def decide(self, g: Game[Table]) -> None:
        tell_winner(g)
