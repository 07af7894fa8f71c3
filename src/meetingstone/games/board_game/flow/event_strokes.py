"""Events that strike the whole table at once: quests, creatures, characters near an Overlord, gold, a bounty."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import change
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.ongoing import calm_winds, distances, lies_out
from meetingstone.games.board_game.flow.quests import DrawQuest, put_away
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.flow.wounds import LoseHealth
from meetingstone.games.board_game.options import Done, MoveBeasts, SwapQuest
from meetingstone.games.board_game.queries import hero_name, region_name
from meetingstone.games.board_game.state import Table


class SwapQuests(Frame, kw_only=True):
    """New Horizons: each faction may give up one faceup quest for a new one (BG-QUEST-04, BG-QUEST-17); the one that
    drew the card begins (BG-EVENT-21)."""

    STEPS = ("first", "draw_first", "second", "draw_second")
    gave: int = NONE

    def _offer(self, g: Game[Table], faction: int) -> Outcome:
        options: tuple[Option, ...] = (Done(), *(SwapQuest(quest) for quest in g.state.quests[faction]))
        return together(g, faction, "bg-swap", "BG-QUEST-17", options)

    def _give(self, g: Game[Table], faction: int, choice: Option) -> None:
        self.gave = NONE
        if isinstance(choice, SwapQuest):
            s = g.state
            self.gave = choice.quest
            s.creatures = [c for c in s.creatures if c.quest != choice.quest]
            g.tell("bg-quest-dropped", quest=f"@bg-{CONTENT.quests[choice.quest].id}")
            put_away(g, faction, choice.quest)

    def first(self, g: Game[Table]) -> Outcome:
        return self._offer(g, g.state.active)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        yield from (SwapQuest(quest) for quests in g.state.quests for quest in quests)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        if not isinstance(option, SwapQuest) or option.quest in s.quests[s.seat_faction[seat]]:
            return None
        return Why("BG-QUEST-17", "bg-not-your-quest", {"quest": f"@bg-{CONTENT.quests[option.quest].id}"})

    def first_answered(self, g: Game[Table], choice: Option) -> None:
        self._give(g, g.state.active, choice)

    def draw_first(self, g: Game[Table]) -> Outcome:
        return DrawQuest(faction=g.state.active) if self.gave != NONE else None

    def second(self, g: Game[Table]) -> Outcome:
        return self._offer(g, 1 - g.state.active)

    def second_answered(self, g: Game[Table], choice: Option) -> None:
        self._give(g, 1 - g.state.active, choice)

    def draw_second(self, g: Game[Table]) -> Outcome:
        return DrawQuest(faction=1 - g.state.active) if self.gave != NONE else None


class Beasts(Frame, kw_only=True):
    """The Beasts of Lordaeron (BG-EVENT-20): factions alternate, two moves each, the one that drew the card first
    (BG-EVENT-21); no group moves twice."""

    STEPS = ("move",)
    left: int = 4
    moved: tuple[tuple[int, int], ...] = ()
    """(kind, region) of groups that have moved."""

    def move(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.left:
            return None
        faction = s.active if self.left % 2 == 0 else 1 - s.active
        options: list[Option] = [Done()]
        groups = sorted({(c.kind, c.region) for c in s.creatures if c.quest == NONE})
        for kind, region in groups:
            if (kind, region) not in self.moved:
                options += [MoveBeasts(kind, region, target) for target in beast_targets(s, kind, region, faction)]
        return together(g, faction, "bg-beasts", "BG-EVENT-20", tuple(options))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield Done()
        for kind, region in sorted({(c.kind, c.region) for c in g.state.creatures if c.quest == NONE}):
            yield from (MoveBeasts(kind, region, target) for target in range(len(CONTENT.regions)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, MoveBeasts):
            return None
        s, kind = g.state, f"@bg-{CONTENT.kinds[option.kind].id}"
        if (option.kind, option.source) in self.moved:
            return Why("BG-EVENT-20", "bg-beasts-moved", {"kind": kind, "region": region_name(option.source)})
        if option.target in beast_targets(s, option.kind, option.source, s.seat_faction[seat]):
            return None
        return Why("BG-EVENT-20", "bg-beasts-not-there", {"kind": kind, "region": region_name(option.target)})

    def move_answered(self, g: Game[Table], choice: Option) -> None:
        s = g.state
        self.left -= 1
        self.again()
        if isinstance(choice, MoveBeasts):
            s.creatures = [
                replace(c, region=choice.target)
                if c.quest == NONE and (c.kind, c.region) == (choice.kind, choice.source)
                else c
                for c in s.creatures
            ]
            self.moved = (*self.moved, (choice.kind, choice.target))
            calm_winds(g)
            g.tell(
                "bg-beasts-moved",
                creature=f"@bg-{CONTENT.kinds[choice.kind].id}",
                source=region_name(choice.source),
                target=region_name(choice.target),
            )


def beast_targets(s: Table, kind: int, region: int, faction: int) -> list[int]:
    """Up to two regions away: not onto an enemy character, a starting region, or blue creatures of its own type."""
    near = {other for at in (region, *CONTENT.links[region]) for other in CONTENT.links[at]} - {region}
    return sorted(
        r
        for r in near
        if not CONTENT.regions[r].home
        and not s.heroes_in(r, 1 - faction)
        and not any(c.region == r and c.kind == kind and c.quest == NONE for c in s.creatures)
    )


def tainted(s: Table, what: str) -> tuple[tuple[int, int], ...]:
    """(hero, tokens): characters near Kel'Thuzad lose half of what they have; the plague makes it worse."""
    plague = lies_out(s, "plague") is not None
    distance = distances(s.overlord_region)
    found = []
    for i, hero in enumerate(s.heroes):
        lost = (getattr(hero, what) + plague) // 2
        if lost and distance[hero.region] <= (8 if plague else 4):
            found.append((i, lost))
    return tuple(found)


class SoulTaint(Frame, kw_only=True):
    """Health lost to the card leaves a last chance to heal, as anywhere (BG-DEFEAT-01)."""

    STEPS = ("each",)
    todo: tuple[tuple[int, int], ...]

    def each(self, g: Game[Table]) -> Outcome:
        if not self.todo:
            return None
        (hero, lost), *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        g.tell("bg-tainted-health", hero=hero_name(g.state, hero), amount=lost)
        return LoseHealth(hero=hero, count=lost)


def taint_health(g: Game[Table], number: int) -> Outcome:
    return SoulTaint(todo=tainted(g.state, "health"))


def taint_energy(g: Game[Table], number: int) -> Outcome:
    """Arcane Corruption."""
    s = g.state
    for i, lost in tainted(s, "energy"):
        change(s, i, energy=s.heroes[i].energy - lost)
        g.tell("bg-tainted-energy", hero=hero_name(s, i), amount=lost)
    return None


def toll_of_gold(g: Game[Table], number: int) -> Outcome:
    """A Spectral Revenge: every character gives up half his gold; it lies on the card."""
    s = g.state
    for i, hero in enumerate(s.heroes):
        if hero.gold // 2:
            s.hoard_gold += hero.gold // 2
            g.tell("bg-gave-gold", hero=hero_name(s, i), amount=hero.gold // 2)
            change(s, i, gold=hero.gold - hero.gold // 2)
    return None


class MarkBounty(Frame, kw_only=True):
    """Bounty: a random character of each faction is marked (BG-GEN-10)."""

    STEPS = ("first", "second")

    def first(self, g: Game[Table]) -> Outcome:
        return Shuffle(kind="bg-lots", rule="BG-GEN-10", size=len(g.state.heroes_of(0)), count=1)

    def first_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        g.state.marked = [g.state.heroes_of(0)[choice[0]]]

    def second(self, g: Game[Table]) -> Outcome:
        return Shuffle(kind="bg-lots", rule="BG-GEN-10", size=len(g.state.heroes_of(1)), count=1)

    def second_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        s = g.state
        s.marked.append(s.heroes_of(1)[choice[0]])
        g.tell("bg-marked", heroes=[hero_name(s, i) for i in s.marked])
