"""A whole game: set-up, turns, and the end (AG-SETUP, AG-TURN-01, AG-WIN)."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Frame, Game, Refused, Roll, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import CITIES
from meetingstone.games.adventure.changes import change, dress
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow import quests
from meetingstone.games.adventure.flow.dice import COMBAT_DIE
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.turn import Turn
from meetingstone.games.adventure.options import PickCharacter, Place, QuestFirst
from meetingstone.games.adventure.queries import hero_name, quest_name, space_name
from meetingstone.games.adventure.state import Errand, Hero, Scope, Settings, Table
from meetingstone.games.adventure.vocabulary import LEVELS

STARTING_QUESTS = 2
"""AG-SETUP-10."""


def check(settings: Settings) -> None:
    """AG-GEN-07."""
    if not 2 <= settings.players <= 4:
        raise Refused(Why("AG-GEN-07", "ag-players", {"players": settings.players}))
    if settings.rounds < 1:
        raise Refused(Why("AG-WIN-01", "ag-rounds", {"rounds": settings.rounds}))


class Match(Frame, kw_only=True):
    """AG-TURN-01: turns go clockwise until somebody wins."""

    STEPS = ("set_up", "next_turn", "over")

    def set_up(self, g: Game[Table]) -> Outcome:
        return SetUp()

    def next_turn(self, g: Game[Table]) -> Outcome:
        s = g.state
        players = len(s.heroes)
        s.round = s.turn // players + 1
        if s.round > s.settings.rounds:
            s.winners = quests.best(s, list(range(players)))
            return None
        self.again()
        return Turn(seat=(s.first + s.turn) % players)

    def over(self, g: Game[Table]) -> None:
        s = g.state
        for seat in s.winners:
            g.tell("ag-won", hero=hero_name(s, seat))


class SetUp(Asking, kw_only=True):
    """AG-SETUP-15: the ten steps, in the printed order."""

    STEPS = (
        "decks", "elite", "tokens", "first", "pick", "deal", "receive", "cities", "shuffle_hands", "hands",
    )  # fmt: skip
    OWN = {"pick": (PickCharacter,), "receive": (QuestFirst,), "cities": (Place,)}
    row: int = 0
    """The deck or seat whose turn it is in the running step."""
    tied: tuple[int, ...] = ()
    picks: tuple[int, ...] = ()
    """The character of each seat."""
    quest: int = NONE

    def decks(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-02."""
        s = g.state
        if not self.row:
            lay_out(s)
            self.tied = tuple(range(s.settings.players))
            self.picks = (NONE,) * s.settings.players
        if self.row == len(LEVELS):
            self.row = 0
            return None
        size = len(s.challenge[self.row])
        return Shuffle(kind="ag-shuffle", rule="AG-SETUP-02", size=size, count=size)

    def decks_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        deck = s.challenge[self.row]
        shuffled = tuple(deck[i] for i in order)
        s.challenge = (*s.challenge[: self.row], shuffled, *s.challenge[self.row + 1 :])
        self.row += 1
        self.again()

    def elite(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-03."""
        size = len(g.state.elite)
        return Shuffle(kind="ag-shuffle", rule="AG-SETUP-03", size=size, count=size)

    def elite_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.elite = tuple(s.elite[i] for i in order)

    def tokens(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-04."""
        size = len(g.state.pile)
        return Shuffle(kind="ag-mix-tokens", rule="AG-SETUP-04", size=size, count=size)

    def tokens_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.pile = tuple(s.pile[i] for i in order)

    def first(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-06: the highest roll; who is tied for it rolls again."""
        return Roll(kind="ag-first", rule="AG-SETUP-06", dice=(COMBAT_DIE,) * len(self.tied))

    def first_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        best = max(faces)
        self.tied = tuple(seat for seat, face in zip(self.tied, faces, strict=True) if face == best)
        if len(self.tied) > 1:
            self.again()
            return
        g.state.first = self.tied[0]
        g.tell("ag-first", seat=self.tied[0])

    def pick(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-07: from the first player clockwise."""
        s = g.state
        players = s.settings.players
        if self.row == players:
            self.row = 0
            return None
        if s.settings.characters == "random":
            return Shuffle(kind="ag-characters", rule="AG-SETUP-07", size=len(CONTENT.characters), count=players)
        free = [number for number in range(len(CONTENT.characters)) if number not in self.picks]
        seat = (s.first + self.row) % players
        options = tuple(PickCharacter(number) for number in free)
        return Ask(seat=seat, kind="ag-character", rule="AG-SETUP-07", options=options)

    def pick_answered(self, g: Game[Table], choice: PickCharacter | tuple[int, ...]) -> None:
        s = g.state
        self.again()
        if isinstance(choice, tuple):
            self.picks = choice
            self.row = s.settings.players
        else:
            seat = (s.first + self.row) % s.settings.players
            self.picks = (*self.picks[:seat], choice.character, *self.picks[seat + 1 :])
            self.row += 1
        if self.row == s.settings.players:
            self._seat(g)

    def _seat(self, g: Game[Table]) -> None:
        """AG-SETUP-08, AG-SETUP-09."""
        s = g.state
        s.heroes = [Hero(character, space=CITIES[0]) for character in self.picks]
        s.decks = [ability_deck(character) for character in self.picks]
        for seat in range(len(s.heroes)):
            dress(s, seat)
            g.tell("ag-seated", seat=seat, character=hero_name(s, seat))

    def deal(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-10, AG-SETUP-12: what is not dealt stays out of the game."""
        count = STARTING_QUESTS * g.state.settings.players
        return Shuffle(kind="ag-deal-quests", rule="AG-SETUP-10", size=len(starting_quests()), count=count)

    def deal_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        for i, seat in enumerate(s.clockwise(s.first)):
            dealt = [starting_quests()[number] for number in order[i * STARTING_QUESTS : (i + 1) * STARTING_QUESTS]]
            errands = tuple(Errand(quest, counts=(0,) * len(CONTENT.quests[quest].goals)) for quest in dealt)
            change(s, seat, quests=errands)
            for quest in dealt:
                g.tell("ag-quest", hero=hero_name(s, seat), quest=quest_name(quest))

    def receive(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-11: from the first player clockwise; who has instructions on both quests chooses the order."""
        s = g.state
        if self.row == len(s.heroes):
            self.row = 0
            return None
        seat = (s.first + self.row) % len(s.heroes)
        waiting = [errand.quest for errand in s.heroes[seat].quests if errand.quest != self.quest]
        if self.quest == NONE and all(_has_instructions(quest) for quest in waiting):
            options = tuple(QuestFirst(quest) for quest in waiting)
        else:
            options = (QuestFirst(waiting[0]),)
        return Ask(seat=seat, kind="ag-quest-order", rule="AG-SETUP-11", options=options)

    def receive_answered(self, g: Game[Table], choice: QuestFirst) -> Outcome:
        s = g.state
        seat = (s.first + self.row) % len(s.heroes)
        self.again()
        if self.quest == NONE:
            self.quest = choice.quest
        else:
            self.quest = NONE
            self.row += 1
        return quests.Receive(seat=seat, quest=choice.quest)

    def cities(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-13."""
        s = g.state
        if self.row == len(s.heroes):
            self.row = 0
            return None
        seat = (s.first + self.row) % len(s.heroes)
        return Ask(seat=seat, kind="ag-city", rule="AG-SETUP-13", options=tuple(Place(city) for city in CITIES))

    def cities_answered(self, g: Game[Table], choice: Place) -> None:
        s = g.state
        seat = (s.first + self.row) % len(s.heroes)
        change(s, seat, space=choice.space)
        g.tell("ag-starts", hero=hero_name(s, seat), space=space_name(choice.space))
        self.row += 1
        self.again()

    def shuffle_hands(self, g: Game[Table]) -> Outcome:
        """AG-SETUP-14."""
        s = g.state
        if self.row == len(s.heroes):
            return None
        size = len(s.decks[self.row])
        return Shuffle(kind="ag-shuffle", rule="AG-SETUP-14", size=size, count=size)

    def shuffle_hands_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        s = g.state
        s.decks[self.row] = tuple(s.decks[self.row][i] for i in order)
        self.row += 1
        self.again()

    def why_not_own(self, g: Game[Table], seat: int, option: PickCharacter | QuestFirst | Place) -> Why | None:
        if isinstance(option, PickCharacter):
            name = f"@ag-{CONTENT.characters[option.character].id}"
            return Why("AG-SETUP-07", "ag-character-taken", {"hero": name}) if option.character in self.picks else None
        if isinstance(option, QuestFirst):
            return quests.why_not_own_quest(g.state, seat, option.quest)
        if option.space in CITIES:
            return None
        return Why("AG-SETUP-13", "ag-start-in-a-city", {"space": space_name(option.space)})

    def hands(self, g: Game[Table]) -> None:
        s = g.state
        for seat, deck in enumerate(s.decks):
            s.hands[seat] = tuple(sorted(deck[-BOX.opening_hand :]))
            s.decks[seat] = deck[: -BOX.opening_hand]


def _has_instructions(quest: int) -> bool:
    return bool(CONTENT.quests[quest].tokens or CONTENT.quests[quest].target)


def starting_quests() -> tuple[int, ...]:
    return _STARTING


_STARTING = tuple(i for i, quest in enumerate(CONTENT.quests) if quest.deck == "starting")
_ELITE = tuple(i for i, quest in enumerate(CONTENT.quests) if quest.deck == "elite")


def ability_deck(character: int) -> tuple[int, ...]:
    """AG-ABIL-01: every copy of every card of his class."""
    deck = CONTENT.decks[CONTENT.characters[character].cls]
    return tuple(CONTENT.ability[card.id] for card in deck for _ in range(card.copies))


def lay_out(s: Table) -> None:
    """AG-SETUP-01, AG-SETUP-02, AG-SETUP-03, AG-SETUP-04: everything in its place, before it is shuffled."""
    players = s.settings.players
    s.counts = [{} for _ in Scope]
    s.hands = [()] * players
    s.decks = [()] * players
    s.discards = [()] * players
    s.challenge = tuple(
        tuple(i for i, card in enumerate(CONTENT.challenges) if card.level == level) for level in range(len(LEVELS))
    )
    s.elite = _ELITE
    s.trophies = tuple(trophy.copies for trophy in CONTENT.trophies)
    s.pile = tuple(kind for kind, token in enumerate(CONTENT.discoveries) for _ in range(token.copies))
    s.box = s.hidden = s.hidden_at = ((),) * (1 << players)
    s.track = s.marked = (NONE,) * BOX.markers
