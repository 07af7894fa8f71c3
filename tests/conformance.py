"""What every game promises at every decision, whatever its rules. Use it on random games of each game:

play_randomly(GAME, {"players": 3}, seed=7)
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from meetingstone.engine import NONE, AnswerError, Ask, Game, GameDef, seed_from
from meetingstone.engine.orders import is_sealed
from meetingstone.engine.record import Header, header_of, load, record_of, replay, save, verify
from meetingstone.engine.scene import scenes
from meetingstone.engine.views import imagine, view

Check = Callable[[Game[Any], int], None]

NO_SUCH_KEY = "no-such-key"
WATCH = 16
"""An old clone is watched for so many decisions, then a new one."""


def check_decision(g: Game[Any], seats: int) -> None:
    """Every promise about a game of ``seats`` seats that waits for a player."""
    before = g.digest()
    check_options(g)
    check_legality(g)
    check_wrong_answers(g, seats)
    check_views(g, seats)
    check_save(g, before)
    check_clone(g, before)
    assert g.digest() == before, "looking changed the game"


def check_options(g: Game[Any]) -> None:
    assert g.question is not None, "the game waits for nothing"
    assert g.question.awaited(), "the game waits for nobody"
    for seat in g.question.awaited():
        keys = g.keys(seat)
        assert len(keys) == len(set(keys)), f"options with the same key: {keys}"
        assert keys, f"seat {seat} has no option"
        confirms = (isinstance(g.question, Ask) and g.question.confirm) or is_sealed(g.question)
        assert len(keys) > 1 or confirms, f"seat {seat} is asked, but can only {keys}"
        assert g.explain(keys[0], seat=seat) is None, f"{keys[0]} is offered and refused"


def check_legality(g: Game[Any], share: float = 0.05) -> None:
    """Options and refusals are one predicate: it allows what is offered, and gives a rule against all else.

    Of what is not offered a ``share`` is looked at, another one at every decision.
    """
    assert g.question is not None
    rng = Random(g.number)
    for seat in g.question.awaited():
        frame, offered = g.stack[-1], g.options(seat)
        meant = list(frame.candidates(g, seat))
        assert set(offered) <= set(meant), f"offered, but nobody could mean it: {set(offered) - set(meant)}"
        for option in offered:
            assert frame.why_not(g, seat, option) is None, f"{option} is offered and refused"
        for option in set(meant) - set(offered):
            if rng.random() < share:
                why = frame.why_not(g, seat, option)
                assert why, f"{option} is neither offered nor refused"
                assert why.rule in g.definition.rules.rules, f"{option} is refused without a rule"


def check_wrong_answers(g: Game[Any], seats: int) -> None:
    """The caller compares the digest afterwards."""
    entries = len(g.journal or ())
    asked = g.question.asked() if g.question else ()
    seat = asked[0]
    key = g.keys(seat)[0]
    strangers = [other for other in range(seats + 1) if other not in asked]
    wrong = [(g.number, NO_SUCH_KEY, seat), (g.number + 1, key, seat), (g.number - 1, key, seat)]
    for number, answer, who in wrong + [(g.number, key, stranger) for stranger in strangers]:
        with pytest.raises(AnswerError):
            g.answer(number, answer, seat=who)
    with pytest.raises(AnswerError):
        g.fall(g.number, (0,))
    assert len(g.journal or ()) == entries, "a refused answer was recorded"


def check_views(g: Game[Any], seats: int) -> None:
    for seat in range(-1, seats):
        seen = view(g, seat)
        # All of it is plain data, but for the cards that it refers to.
        msgspec.json.encode(seen, enc_hook=lambda other: {g.definition.content: "content"}[other])
        imagined = imagine(seen, g.definition, Random(g.number))
        assert view(imagined, seat) == seen, f"seat {seat} can tell an imagined game from the true one"


def check_save(g: Game[Any], digest: str) -> None:
    definition = g.definition
    header = Header(definition.id, definition.version, definition.content_hash, {}, (), "")
    loaded, _ = load(save(g, header), {definition.id: definition})
    assert loaded.digest() == digest, "what was loaded is not what was saved"
    assert loaded.journal == g.journal


def check_clone(g: Game[Any], digest: str) -> None:
    """The original is compared by the caller, after its clone has moved on."""
    clone = g.clone()
    assert clone.digest() == digest, "a clone differs"
    take_randomly(clone, Random(g.number))


def take_randomly(g: Game[Any], rng: Random) -> None:
    assert g.question is not None
    seat = rng.choice(g.question.awaited())
    g.take(seat, rng.randrange(len(g.options(seat))))


def play_randomly(
    definition: GameDef[Any], settings: Any, seed: int, check: Check = check_decision, bound: int = 5_000
) -> Game[Any]:
    """A random game to its end, checked at every decision and as a record; fails when it does not end."""
    settings = msgspec.convert(settings, definition.settings, from_attributes=True)
    seats = definition.seats(settings)
    g = Game.new(definition, settings, seed=seed_from(seed))
    rng = Random(seed)
    old, digest = g.clone(), g.digest()
    for decisions in range(bound):
        if g.over:
            break
        check(g, seats)
        take_randomly(g, rng)
        if decisions % WATCH == 0:
            assert old.digest() == digest, "an old clone changed when the game went on"
            old, digest = g.clone(), g.digest()
    assert g.over, f"no end after {bound} decisions"
    check_end(g, header_of(definition, settings, ("random",) * seats, seed_from(seed)), seats)
    return g


def check_end(g: Game[Any], header: Header, seats: int) -> None:
    """Who won is known, at the table too, nothing more is taken, and the record replays and proves itself."""
    result = g.result()
    assert set(result.winners) <= set(range(seats)) and len(result.scores) == seats
    with pytest.raises(AnswerError):
        g.answer(g.number, NO_SUCH_KEY, seat=0)
    if type(g.definition).scene is not GameDef.scene:
        for scene in scenes(g, (NONE, *range(seats))).values():
            told = scene.over, scene.winners, scene.places
            assert told == (True, result.winners, result.places), "the table and the result tell other places"
    definitions = {header.key: g.definition}
    record = record_of(g, header)
    assert replay(record, definitions).digest() == g.digest()
    assert verify(record, definitions).digest() == g.digest()
