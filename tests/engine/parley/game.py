"""The game as the kernel sees it."""

import hashlib
from pathlib import Path

import msgspec

from engine.parley.cards import DECK, ROWS
from engine.parley.frames import FRAMES, Parley
from engine.parley.options import OPTIONS
from engine.parley.state import SEATS, STANDING, Settings, Table, gain, side, throw_away
from meetingstone.engine import Catalogue, Frame, Game, GameDef, Result
from meetingstone.engine.frames import Outcome


class ParleyGame(GameDef[Table]):
    id = "parley"
    version = 1
    settings = Settings
    state = Table
    frames = FRAMES
    options = OPTIONS
    rules = Catalogue(Path(__file__).with_name("rules.toml"))
    content_hash = hashlib.sha256(msgspec.json.encode(ROWS)).hexdigest()[:16]

    def start(self, settings: Settings) -> tuple[Table, Frame]:
        deck = list(range(len(DECK)))
        hands = [tuple(_pick(deck, name) for name in names) for names in settings.hands]
        lasting = [tuple(_pick(deck, name) for name in names) for names in settings.lasting]
        table = Table(
            coins=[settings.coins] * SEATS,
            standing=[STANDING] * SEATS,
            influence=[0] * SEATS,
            deck=deck,
            hands=hands,
            lasting=lasting,
            discard=[],
            used={},
            rounds=settings.rounds,
            drawn=settings.drawn,
        )
        return table, Parley(dealt=settings.dealt)

    def seats(self, settings: Settings) -> int:
        return SEATS

    def result(self, g: Game[Table]) -> Result:
        influence = g.state.influence
        totals = [sum(influence[mate] for mate in side(seat)) for seat in range(SEATS)]
        winners = tuple(seat for seat in range(SEATS) if totals[seat] == max(totals))
        places = tuple(1 + sum(other > total for other in set(totals)) for total in totals)
        return Result(winners, tuple(influence), places)

    def trigger(self, g: Game[Table], event: str, subject: int, source: tuple[int, ...]) -> Outcome:
        seat, card = source
        if card not in g.state.lasting[seat]:
            return None
        g.tell("trigger", seat=seat, card=DECK[card].name)
        if DECK[card].trigger == "gain":
            gain(g, seat, DECK[card].amount)
        elif mocked := g.state.lasting[(seat + 1) % SEATS]:
            throw_away(g, (seat + 1) % SEATS, mocked[-1])
        return None


def _pick(deck: list[int], name: str) -> int:
    card = next(card for card in deck if DECK[card].name == name)
    deck.remove(card)
    return card


PARLEY = ParleyGame()
