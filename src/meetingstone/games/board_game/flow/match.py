"""A whole game: set-up, faction turns, and the end (BG-SETUP, BG-TURN-06, BG-WIN)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Refused, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.changes import new_hero
from meetingstone.games.board_game.content import BOX, CONTENT, ITEM_DECKS, QUEST_COLOURS
from meetingstone.games.board_game.flow.finale import FinalBattle, tell_winner
from meetingstone.games.board_game.flow.quests import can_spawn, spawn
from meetingstone.games.board_game.flow.turn import FactionTurn
from meetingstone.games.board_game.options import PickClass
from meetingstone.games.board_game.queries import card_name, hero_name
from meetingstone.games.board_game.state import ALLIANCE, FACTIONS, HORDE, TIE, Scope, Settings, SideChoice, Table

CLASSES = tuple(CONTENT.classes)
OWN_SIDE = {"paladin": ALLIANCE, "shaman": HORDE}
"""BG-SETUP-03."""
FIRST_GAME = (("warrior", "mage", "priest"), ("druid", "warlock", "hunter"))
"""BG-TUT-01: Horde and Alliance; with four characters the first two of each."""
OVERLORDS = ("kazzak", "nefarian", "kelthuzad")
LAPS = 10
"""BG-VARO-01: laps of the turn track after which nobody will defeat the Overlord any more."""


def check(settings: Settings) -> None:
    if not 2 <= settings.players <= 6:
        raise Refused(Why("BG-PLAY-01", "bg-players", {"players": settings.players}))
    if len(settings.agreed) != settings.players:
        values = {"sides": len(settings.agreed), "players": settings.players}
        raise Refused(Why("BG-SETUP-05", "bg-sides-seats", values))
    if not splits(settings, ("",) * settings.heroes):
        raise Refused(Why("BG-SETUP-05", "bg-sides-uneven", {"heroes": settings.heroes // 2}))


def slots(players: int) -> tuple[int, ...]:
    """BG-PLAY-01, BG-PLAY-02, BG-PLAY-03, BG-PLAY-04, BG-PLAY-05: the seat of each character; a player with two has
    two slots (BG-PLAY-08)."""
    return {
        2: (0, 0, 1, 1),
        3: (0, 1, 2, 2),
        4: (0, 1, 2, 3),
        5: (0, 1, 2, 3, 4, 4),
        6: (0, 1, 2, 3, 4, 5),
    }[players]


@cache
def splits(settings: Settings, classes: tuple[str, ...]) -> list[tuple[int, ...]]:
    """BG-SETUP-04, BG-SETUP-05: every way to give the seats to the factions that is legal and agreed on (a tuple of
    factions by seat).

    ``classes`` holds the class of each slot, "" while it is open.
    """
    players = settings.players
    seats = slots(players)
    half = len(seats) // 2
    found = []
    for size in range(1, players):
        for horde in combinations(range(players), size):
            sides = tuple(HORDE if seat in horde else ALLIANCE for seat in range(players))
            if sum(1 for seat in seats if sides[seat] == HORDE) != half or not _agreed(settings.agreed, sides):
                continue
            if all(sides[seat] == OWN_SIDE.get(cls, sides[seat]) for seat, cls in zip(seats, classes, strict=True)):
                found.append(sides)
    return found


def _agreed(wanted: tuple[SideChoice, ...], sides: tuple[int, ...]) -> bool:
    """BG-SETUP-05."""
    friends = {side for want, side in zip(wanted, sides, strict=True) if want == "together"}
    named = all(want not in FACTIONS or FACTIONS[side] == want for want, side in zip(wanted, sides, strict=True))
    return named and len(friends) < 2


class Match(Frame, kw_only=True):
    """BG-GEN-01, BG-TURN-01, BG-TURN-06: faction turns until one has won or the marker reaches End, then the finale."""

    STEPS = ("set_up", "next_turn", "finale")

    def set_up(self, g: Game[Table]) -> Outcome:
        return SetUp()

    def next_turn(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.winner != NONE:
            self.pc = len(self.STEPS)
            return None
        if s.turn > BOX.track.spaces * (LAPS if s.settings.defeat_overlord else 1):
            return None
        self.again()
        return FactionTurn()

    def finale(self, g: Game[Table]) -> Outcome:
        """BG-WIN-02; BG-VARO-01: there is no final battle, and nobody has won."""
        if g.state.settings.defeat_overlord:
            g.state.winner = TIE
            tell_winner(g)
            return None
        return FinalBattle()


class SetUp(Frame, kw_only=True):
    """BG-SETUP-01, BG-SETUP-02, BG-SETUP-03, BG-SETUP-04, BG-SETUP-05, BG-SETUP-06, BG-SETUP-07, BG-SETUP-08,
    BG-SETUP-09, BG-SETUP-10, BG-SETUP-11, BG-SETUP-12, BG-SETUP-13, BG-SETUP-14, BG-SETUP-15, BG-SETUP-16,
    BG-SETUP-17."""

    STEPS = (
        "pick_order", "pick", "factions", "characters", "overlord", "counters", "shuffle_items", "merchant",
        "shuffle_quests", "starting_quests", "shuffle_events", "begin",
    )  # fmt: skip
    order: tuple[int, ...] = ()
    """Slots in the order of their pick."""
    picks: tuple[str, ...] = ()
    """The class of each slot."""
    row: int = 0

    def pick_order(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-01."""
        s = g.state
        count = s.settings.heroes
        s.seat_faction = [NONE] * s.settings.players
        s.counts = [{} for _ in Scope]
        self.picks = ("",) * count
        return Shuffle(kind="bg-lots", rule="BG-SETUP-01", size=count, count=count)

    def pick_order_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        self.order = order

    def pick(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-02: a pick that would leave no legal split is refused (BG-SETUP-04)."""
        settings = g.state.settings
        if not self.order:
            return None
        if settings.classes == "first_game":
            return None
        if settings.classes == "random":
            return Shuffle(kind="bg-classes", rule="BG-SETUP-02", size=len(CLASSES), count=len(CLASSES))
        seat = slots(settings.players)[self.order[0]]
        return Ask(seat=seat, kind="bg-class", rule="BG-SETUP-02", options=self.legal(g, seat))

    def _leaves_a_split(self, settings: Settings, slot: int, cls: str) -> bool:
        return bool(splits(settings, _with(self.picks, slot, cls)))

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return map(PickClass, CLASSES)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, PickClass)
        cls, settings = option.name, g.state.settings
        named = {"class": f"@bg-{cls}"}
        if cls in self.picks:
            taken = slots(settings.players)[self.picks.index(cls)]
            return Why("BG-SETUP-02", "bg-class-taken", {**named, "seat": taken})
        if self._leaves_a_split(settings, self.order[0], cls):
            return None
        return Why("BG-SETUP-04", "bg-class-other-side", {**named, "faction": f"@bg-{FACTIONS[OWN_SIDE[cls]]}"})

    def pick_answered(self, g: Game[Table], choice: PickClass | tuple[int, ...]) -> None:
        settings = g.state.settings
        if isinstance(choice, tuple):
            for number in choice:
                if not self.order:
                    break
                if self._leaves_a_split(settings, self.order[0], CLASSES[number]):
                    self.picks = _with(self.picks, self.order[0], CLASSES[number])
                    self.order = self.order[1:]
            return
        g.tell("bg-picked", seat=slots(settings.players)[self.order[0]], cls=f"@bg-{choice.name}")
        self.picks = _with(self.picks, self.order[0], choice.name)
        self.order = self.order[1:]
        self.again()

    def factions(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-04: at random; Paladin and Shaman stand on their own sides."""
        count = len(splits(g.state.settings, self.picks))
        return Shuffle(kind="bg-factions", rule="BG-SETUP-04", size=count, count=1)

    def factions_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        s = g.state
        s.seat_faction = list(splits(s.settings, self.picks)[choice[0]])
        if s.settings.classes == "first_game":
            self._first_game(s)

    def _first_game(self, s: Table) -> None:
        """BG-TUT-01: each side's characters, in the order of the seats."""
        given = [iter(names) for names in FIRST_GAME]
        self.picks = tuple(next(given[s.seat_faction[seat]]) for seat in slots(s.settings.players))

    def characters(self, g: Game[Table]) -> None:
        """BG-SETUP-06, BG-SETUP-07, BG-SETUP-08, BG-SETUP-13."""
        s = g.state
        for slot, seat in enumerate(slots(s.settings.players)):
            side = s.seat_faction[seat]
            character = next(
                i for i, c in enumerate(CONTENT.characters) if c.cls == self.picks[slot] and c.faction == FACTIONS[side]
            )
            s.heroes.append(new_hero(character, seat, side))
            i = len(s.heroes) - 1
            cls, faction = f"@bg-{self.picks[slot]}", f"@bg-{FACTIONS[side]}"
            g.tell("bg-arrives", seat=seat, hero=hero_name(s, i), cls=cls, faction=faction)
        s.lots = list(range(len(s.heroes)))
        s.quests = [(), ()]
        s.won_cauldrons = [False, False]
        s.peeked = [(NONE,) * 5] * len(s.seat_faction)

    # ---- the Overlord

    def overlord(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-09."""
        s = g.state
        if s.settings.overlord == "random":
            return Shuffle(kind="bg-overlord", rule="BG-SETUP-09", size=len(OVERLORDS), count=1)
        self._lay_out(g, OVERLORDS.index(s.settings.overlord))
        return None

    def overlord_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        self._lay_out(g, choice[0])

    def _lay_out(self, g: Game[Table], which: int) -> None:
        s = g.state
        s.overlord = next(i for i, each in enumerate(CONTENT.overlords) if each.id == OVERLORDS[which])
        start = CONTENT.overlords[s.overlord].start
        if len(start) == 1:
            s.overlord_region = CONTENT.region[start[0]]
        g.tell("bg-overlord", overlord=f"@bg-{OVERLORDS[which]}")

    def counters(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-10, BG-OVER-07: Kazzak's five counters are mixed facedown."""
        s = g.state
        start = CONTENT.overlords[s.overlord].start
        if len(start) == 1:
            return None
        s.counters = [CONTENT.region[name] for name in start]
        return Shuffle(kind="bg-counters", rule="BG-SETUP-10", size=len(start), count=1)

    def counters_answered(self, g: Game[Table], choice: tuple[int, ...]) -> None:
        g.state.kazzak = [int(i == choice[0]) for i in range(len(g.state.counters))]

    # ---- decks

    def shuffle_items(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-11."""
        if self.row == len(ITEM_DECKS):
            self.row = 0
            return None
        size = len(item_cards(self.row))
        return Shuffle(kind="bg-shuffle", rule="BG-SETUP-11", size=size, count=size)

    def shuffle_items_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        cards = item_cards(self.row)
        g.state.item_decks.append(tuple(cards[i] for i in order))
        g.state.item_discards.append(())
        self.row += 1
        self.again()

    def merchant(self, g: Game[Table]) -> None:
        s = g.state
        s.special = [CONTENT.number[item.id] for item in CONTENT.items if item.deck == "special"]
        for deck, count in enumerate(BOX.merchant):
            cards = s.item_decks[deck]
            s.merchant += cards[len(cards) - count :]
            s.item_decks[deck] = cards[: len(cards) - count]
        g.tell("bg-merchant-opens", cards=[card_name(card) for card in s.merchant])

    def shuffle_quests(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-12: rows of grey, green, yellow and red for Horde and Alliance."""
        if self.row == 8:
            self.row = 0
            return None
        size = len(quest_cards(self.row // 4, self.row % 4))
        return Shuffle(kind="bg-shuffle", rule="BG-SETUP-12", size=size, count=size)

    def shuffle_quests_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        cards = quest_cards(self.row // 4, self.row % 4)
        g.state.quest_decks.append(tuple(cards[i] for i in order))
        self.row += 1
        self.again()

    def starting_quests(self, g: Game[Table]) -> None:
        """BG-SETUP-14, BG-SETUP-15, BG-SETUP-16: Horde before Alliance, grey before green; the rest of the grey cards
        leave the game (BG-QUEST-01, BG-QUEST-03, BG-QUEST-04)."""
        s = g.state
        rows, s.quest_decks = s.quest_decks, []
        s.quest_discards = [()] * 6
        grey = BOX.grey_quests[str(len(s.heroes))]
        for faction in (HORDE, ALLIANCE):
            for colour, count in ((0, grey), (1, 1)):
                row = faction * 4 + colour
                for _ in range(count):
                    deck = rows[row]
                    for _ in range(len(deck)):
                        if can_spawn(s, CONTENT.quests[deck[-1]]):
                            break
                        deck = (deck[-1], *deck[:-1])
                    rows[row] = deck[:-1]
                    spawn(g, faction, deck[-1])
        s.quest_decks = [rows[faction * 4 + colour] for faction in (HORDE, ALLIANCE) for colour in (1, 2, 3)]

    def shuffle_events(self, g: Game[Table]) -> Outcome:
        """BG-SETUP-17, BG-OVER-05."""
        size = len(event_cards(g.state))
        return Shuffle(kind="bg-shuffle", rule="BG-SETUP-17", size=size, count=size)

    def shuffle_events_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        cards = event_cards(g.state)
        g.state.event_deck = [cards[i] for i in order]

    def begin(self, g: Game[Table]) -> None:
        g.state.turn = 1


def _with(picks: tuple[str, ...], slot: int, cls: str) -> tuple[str, ...]:
    return (*picks[:slot], cls, *picks[slot + 1 :])


def item_cards(deck: int) -> list[int]:
    return [
        CONTENT.number[item.id] for item in CONTENT.items if item.deck == ITEM_DECKS[deck] for _ in range(item.copies)
    ]


def quest_cards(faction: int, colour: int) -> list[int]:
    deck = ("grey", *QUEST_COLOURS)[colour]
    return [i for i, q in enumerate(CONTENT.quests) if q.faction == FACTIONS[faction] and q.deck == deck]


def event_cards(s: Table) -> list[int]:
    his = CONTENT.overlords[s.overlord].id == "kelthuzad"
    return [i for i, e in enumerate(CONTENT.events) if his or not e.kelthuzad for _ in range(e.copies)]
