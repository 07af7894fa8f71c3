"""Sealed moments: they come where somebody might hold a card, and nothing about them depends on who does."""

from random import Random

import msgspec
import pytest

from conformance import check_clone, check_options, check_save, check_wrong_answers, play_randomly
from meetingstone import registry
from meetingstone.engine import NONE, AnswerError, Ask, Game, React
from meetingstone.engine.chance import seed_from
from meetingstone.engine.record import header_of
from meetingstone.engine.scene import scenes
from meetingstone.engine.session import Session
from meetingstone.engine.views import imagine, view
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.uses import uses
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table
from meetingstone.texts import Texts

WATCHER = -1
GRUMBAZ = {"id": "grumbaz", "space": "brill", "hand": ["charge"]}
NEAR = [{"id": "sofeea", "space": "undercity"}, {"id": "burbonn", "space": "undercity"}]


def sealed(g: Game[Table]) -> Game[Table]:
    g.state.settings = msgspec.structs.replace(g.state.settings, sealed=True)
    return g


def charge(**sofeea: object) -> Game[Table]:
    """Grumbaz plays Charge near Sofeea, who is known to have Counterspells among her cards."""
    g = sealed(GAME.position({"players": 3, "hero": [GRUMBAZ, NEAR[0] | sofeea, NEAR[1]], "phase": "move"}))
    g.answer(g.number, "play:charge", seat=0)
    return g


@pytest.mark.rules("AG-INFO-03", "AG-ABIL-15")
def test_the_moment_comes_whether_or_not_the_card_is_there() -> None:
    holds, lacks = charge(hand=["counterspell"]), charge(hand=["frostbolt"])
    for g in (holds, lacks):
        assert isinstance(g.question, React) and g.question.sealed
        assert g.question.awaited() == (0, 1, 2), "everybody answers, also who can only pass"
    assert holds.keys(1) == ["pass", "play:counterspell"] and lacks.keys(1) == ["pass"]
    assert scenes(holds, (0,))[0].question == scenes(lacks, (0,))[0].question
    for g in (holds, lacks):
        for seat in (2, 0, 1):
            g.answer(g.number, "pass", seat=seat)
    assert holds.number == lacks.number and holds.floor == lacks.floor


@pytest.mark.rules("AG-INFO-03", "AG-ABIL-15")
def test_it_does_not_come_where_everybody_knows_that_nobody_can_answer() -> None:
    for impossible in ({"hand": []}, {"hand": ["counterspell"], "space": "ironforge"}):
        g = charge(**impossible)
        assert not isinstance(g.question, React)


@pytest.mark.rules("AG-ABIL-12")
def test_an_answer_to_a_sealed_moment_is_final() -> None:
    g = charge(hand=["counterspell"])
    g.answer(g.number, "pass", seat=1)
    assert g.question is not None and g.question.asked() == (0, 2)


# ---- taking back


def table(**sofeea: object) -> Session:
    """Before Grumbaz plays his Charge."""
    g = GAME.position({"players": 3, "hero": [GRUMBAZ, NEAR[0] | sofeea, NEAR[1]], "phase": "move"})
    return Session(sealed(g), header_of(GAME, g.state.settings, ("you",) * 3, b"seed"))


def say(session: Session, seat: int, key: str) -> None:
    session.answer(session.game.number, key, seat=seat)


def test_no_answer_can_be_taken_back_freely_while_a_window_is_open_or_after_it() -> None:
    session = table(hand=["frostbolt"])
    say(session, 0, "play:charge")
    assert not session.can_undo(0)
    for seat in (0, 1, 2):
        say(session, seat, "pass")
        assert not session.can_undo(seat)


@pytest.mark.parametrize("hand", ["frostbolt", "counterspell"])
def test_by_consent_one_goes_back_behind_windows_that_were_let_go(hand: str) -> None:
    """Neither who passed nor who has answered a window that is still open shows in what would be taken back."""
    session = table(hand=[hand])
    before = session.game.digest()
    say(session, 0, "play:charge")
    say(session, 1, session.game.keys(1)[-1])
    assert session.to_take_back(0) == (0,)
    with pytest.raises(AnswerError, match="too-late-to-undo"):
        session.to_take_back(1)
    session.take_back(0)
    assert session.game.digest() == before


def test_what_was_used_in_a_window_is_taken_back_with_its_cause() -> None:
    session = table(hand=["counterspell"])
    say(session, 0, "play:charge")
    for seat, key in ((2, "pass"), (1, "play:counterspell"), (0, "pass")):
        say(session, seat, key)
    assert session.to_take_back(0) == (0, 1)
    assert session.to_take_back(1) == (1,)


# ---- what the others see


def dealt_anew(g: Game[Table], keep: int, rng: Random) -> Game[Table]:
    """The same table, but the hands of all seats but one are dealt anew from what does not lie open."""
    other = g.clone()
    s = other.state
    for seat in range(len(s.hands)):
        if seat != keep:
            cards = [*s.hands[seat], *s.decks[seat]]
            rng.shuffle(cards)
            size = len(s.hands[seat])
            s.hands[seat], s.decks[seat] = tuple(sorted(cards[:size])), tuple(cards[size:])
    return other


def passed(g: Game[Table], lookers: tuple[int, ...]) -> list[bytes]:
    """What ``lookers`` see of every sealed moment, while everybody passes, and of what comes after the last."""
    seen = []
    while isinstance(g.question, React):
        assert g.question.sealed
        seen.append(msgspec.json.encode(list(scenes(g, lookers).values())))
        for seat in g.question.seats:
            g.answer(g.number, "pass", seat=seat)
    if seen:
        seen.append(msgspec.json.encode(list(scenes(g, lookers).values())))
    return seen


@pytest.mark.rules("AG-INFO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_tells_what_others_hold(players: int) -> None:
    """Every answer of an active character is given again with other hands around him, and to a watcher with another
    hand of his own: they see the same moments."""
    rng = Random(players)
    g = Game.new(GAME, {"players": players, "sealed": True}, seed=seed_from(players))
    moments = idle = 0
    while not g.over and g.state.turn < 60:
        question = g.question
        assert question is not None
        seat = question.awaited()[0]
        index = rng.randrange(len(g.options(seat)))
        if isinstance(question, Ask) and g.state.active == seat:
            # A card that is played or discarded, for a quest too, is one that he must hold.
            key = g.keys(seat)[index]
            of_hand = key.startswith("goal:") and key.rpartition(":")[2] in CONTENT.ability
            shows = key.startswith("play:") or question.kind == "ag-discard" or of_hand
            for keep, lookers in ((seat, (seat, WATCHER)), (NONE, (WATCHER,)))[: 1 if shows else 2]:
                truth, other = g.clone(), dealt_anew(g, keep, rng)
                for each in (truth, other):
                    each.take(seat, index)
                able = able_now(truth)
                seen = passed(truth, lookers)
                if not drawn(g, truth):
                    assert passed(other, lookers) == seen
                    assert other.number == truth.number
                    moments += bool(seen)
                    idle += bool(seen) and not able
        g.take(seat, index)
    assert moments > 20 and idle > 5, "moments with and without somebody who can act"


def drawn(before: Game[Table], after: Game[Table]) -> bool:
    """Cards that came from hands or decks lie open now: then the tables differ, as they should."""
    return any(len(a) != len(b) for a, b in zip(before.state.decks, after.state.decks, strict=True)) or (
        before.state.discards != after.state.discards
    )


def able_now(g: Game[Table]) -> int:
    """How many seats can do more than pass."""
    return sum(len(g.options(seat)) > 1 for seat in g.question.seats) if isinstance(g.question, React) else 0


def test_only_seats_with_something_to_use_are_asked_at_an_open_table() -> None:
    """Without seals, as alone against bots, a moment is asked about only where somebody can act, and only him."""
    rng = Random(5)
    g = Game.new(GAME, {"players": 3}, seed=seed_from(5))
    asked = 0
    while not g.over and g.state.turn < 40:
        question = g.question
        assert question is not None
        if isinstance(question, React):
            frame = g.stack[-1]
            for seat in question.awaited():
                arguments = (frame.moment, frame.subject, frame.spent, frame.card, frame.blow)
                assert uses(g.state, seat, *arguments) == list(g.options(seat)[1:]) != []
                asked += 1
        seat = question.awaited()[0]
        g.take(seat, rng.randrange(len(g.options(seat))))
    assert asked > 30


@pytest.mark.parametrize("seed", range(3))
def test_sealed_games_keep_what_the_kernel_promises(seed: int) -> None:
    count = 0

    def check(g: Game[Table], seats: int) -> None:
        nonlocal count
        count += 1
        if count % 7 == 0:
            before = g.digest()
            check_options(g)
            check_wrong_answers(g, seats)
            check_save(g, before)
            check_clone(g, before)
            for seat in range(seats):
                imagined = imagine(view(g, seat), GAME, Random(count))
                assert not imagined.state.settings.sealed and imagined.keys(seat) == g.keys(seat)
            assert g.digest() == before

    play_randomly(GAME, {"players": 2 + seed, "rounds": 12, "sealed": True}, seed, check, bound=20_000)


def test_bots_play_at_a_sealed_table() -> None:
    g = Game.new(GAME, {"players": 3, "sealed": True}, seed=seed_from(1))
    bot = registry.bot("greedy")(GAME, 1)
    windows = 0
    while not g.over and g.state.turn < 12:
        assert g.question is not None
        seat = g.question.awaited()[0]
        windows += isinstance(g.question, React)
        g.take(seat, bot.choose(view(g, seat)))
    assert g.state.turn == 12 and windows


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_moment_has_a_name(language: str) -> None:
    texts = Texts(language)
    names = [*(f"window-{kind}" for kind in GAME.windows.kinds), *(f"quiet-{span}" for span in GAME.windows.spans)]
    assert [name for name in names if not texts.has(name)] == []
