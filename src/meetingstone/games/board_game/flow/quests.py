"""Quest cards: drawing them, spawning their creatures, and what happens when figures run short (BG-QUEST)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.content import CONTENT, CREATURE_COLOURS, QUEST_COLOURS, Quest
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.options import QuestDeck
from meetingstone.games.board_game.queries import region_name
from meetingstone.games.board_game.state import FACTIONS, Creature, Table


def supply(s: Table, kind: int, colour: int) -> int:
    """Figures left of a type and colour (BG-GEN-08, BG-QUEST-11, BG-QUEST-14)."""
    out = sum(1 for c in s.creatures if c.kind == kind and c.colour == colour)
    return CONTENT.kinds[kind].figures[colour] - out - kept_figures(s, kind, colour)


def kept_figures(s: Table, kind: int, colour: int) -> int:
    """Cleanse the Land: figures that factions keep are out of the supply until the card ends."""
    if colour != 2:
        return 0
    return sum(up.data.count(kind) for up in s.events if CONTENT.events[up.event].does == "cleanse")


def can_spawn(s: Table, quest: Quest) -> bool:
    """BG-QUEST-13: every quest creature must be there."""
    wanted: dict[tuple[int, int], int] = {}
    for spawn in quest.spawn:
        if spawn.colour != "blue":
            key = CONTENT.kind[spawn.kind], CREATURE_COLOURS.index(spawn.colour)
            wanted[key] = wanted.get(key, 0) + spawn.count
    return all(supply(s, kind, colour) >= count for (kind, colour), count in wanted.items())


def spawn(g: Game[Table], faction: int, number: int) -> None:
    """BG-QUEST-06, BG-QUEST-07, BG-QUEST-12: the card lies faceup and its creatures stand on the board."""
    s, quest = g.state, CONTENT.quests[number]
    s.quests[faction] = (*s.quests[faction], number)
    g.tell("bg-quest", faction=f"@bg-{FACTIONS[faction]}", quest=f"@bg-{quest.id}")
    for row in quest.spawn:
        kind, colour = CONTENT.kind[row.kind], CREATURE_COLOURS.index(row.colour)
        count = min(row.count, supply(s, kind, colour))
        belongs = NONE if row.colour == "blue" else number
        region = CONTENT.region[row.region]
        s.creatures += [Creature(kind, colour, region, belongs)] * count
        if count:
            g.tell(
                "bg-spawned",
                creature=f"@bg-{row.kind}",
                colour=f"@bg-{row.colour}",
                count=count,
                region=region_name(region),
            )


def drawable(s: Table, faction: int) -> list[int]:
    """BG-QUEST-02, BG-QUEST-18: colours that can still provide a card that can be spawned."""
    found = []
    for colour in range(3):
        row = faction * 3 + colour
        # An exhausted deck is rebuilt from its discards.
        if any(can_spawn(s, CONTENT.quests[number]) for number in s.quest_decks[row] or s.quest_discards[row]):
            found.append(colour)
    return found


class DrawQuest(Frame, kw_only=True):
    """BG-QUEST-05, BG-QUEST-13: a deck is chosen, and cards are drawn until one can be spawned.

    BG-QUEST-04: after a completed quest and for New Horizons; the first quests are drawn by ``SetUp``.
    """

    STEPS = ("choose", "rebuild", "draw")
    faction: int
    colour: int = NONE

    def choose(self, g: Game[Table]) -> Outcome:
        colours = drawable(g.state, self.faction)
        if not colours:
            # The slot stays empty until the next quest draw.
            self.goto("draw")
            return None
        return together(g, self.faction, "bg-quest-deck", "BG-QUEST-05", tuple(QuestDeck(c) for c in colours))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return map(QuestDeck, range(len(QUEST_COLOURS)))

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, QuestDeck)
        if option.colour in drawable(g.state, self.faction):
            return None
        return Why("BG-QUEST-13", "bg-no-quest-left", {"colour": f"@bg-{QUEST_COLOURS[option.colour]}"})

    def choose_answered(self, g: Game[Table], choice: QuestDeck) -> None:
        self.colour = choice.colour

    def rebuild(self, g: Game[Table]) -> Outcome:
        s, row = g.state, self.faction * 3 + self.colour
        if s.quest_decks[row]:
            return None
        return Shuffle(
            kind="bg-shuffle", rule="BG-QUEST-18", size=len(s.quest_discards[row]), count=len(s.quest_discards[row])
        )

    def rebuild_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s, row = g.state, self.faction * 3 + self.colour
        s.quest_decks[row] = tuple(s.quest_discards[row][i] for i in order)
        s.quest_discards[row] = ()

    def draw(self, g: Game[Table]) -> None:
        s = g.state
        if self.colour == NONE:
            return
        row = self.faction * 3 + self.colour
        deck = s.quest_decks[row]
        while not can_spawn(s, CONTENT.quests[deck[-1]]):
            g.tell("bg-quest-short", quest=f"@bg-{CONTENT.quests[deck[-1]].id}")
            deck = (deck[-1], *deck[:-1])
        s.quest_decks[row] = deck[:-1]
        g.reveal()
        spawn(g, self.faction, deck[-1])


def put_away(g: Game[Table], faction: int, number: int) -> None:
    """BG-QUEST-03, BG-QUEST-05: a grey card goes to the box, others to their discard pile."""
    s = g.state
    s.quests[faction] = tuple(quest for quest in s.quests[faction] if quest != number)
    deck = CONTENT.quests[number].deck
    if deck != "grey":
        row = faction * 3 + QUEST_COLOURS.index(deck)
        s.quest_discards[row] = (*s.quest_discards[row], number)


def owner_of(s: Table, number: int) -> int:
    return FACTIONS.index(CONTENT.quests[number].faction)
