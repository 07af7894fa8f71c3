"""Random games of every number of players: conformance, conservation, and positions that come back as they were."""

from random import Random
from typing import Any

import pytest

from conformance import check_decision, play_randomly
from games.board_game import conservation
from meetingstone.engine import Game, Source, seed_from
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.state import Table

BOUND = 20_000
TABLES = [
    {"players": players, "overlord": overlord, "deadly_pvp": players % 2 == 0, "classes": classes}
    for players, overlord, classes in (
        (2, "nefarian", "draft"),
        (3, "kazzak", "random"),
        (4, "kelthuzad", "first_game"),
        (5, "nefarian", "random"),
        (6, "kazzak", "draft"),
        (2, "kelthuzad", "random"),
    )
]


@pytest.mark.parametrize("seed", range(6))
def test_conformance_now_and_then(seed: int) -> None:
    """A Board Game has thousands of decisions and large positions, so every 9th is checked in full."""
    count = 0

    def check(g: Game[Table], seats: int) -> None:
        nonlocal count
        count += 1
        if count % 9 == 0:
            check_decision(g, seats)

    play_randomly(GAME, TABLES[seed], seed, check, bound=BOUND)


@pytest.mark.rules(
    "BG-GEN-08", "BG-DICE-02", "BG-QUEST-11", "BG-QUEST-14", "BG-TRAIN-05", "BG-TAL-04", "BG-EQUIP-02", "BG-QUEST-01"
)
@pytest.mark.parametrize("seed", range(12))
def test_nothing_gets_lost(seed: int) -> None:
    play_randomly(GAME, TABLES[seed % 6], seed + 100, lambda g, seats: conservation.check(g), bound=BOUND)


@pytest.mark.rules("BG-CHAR-11")
@pytest.mark.parametrize("seed", range(6))
def test_gold_changes_only_where_the_log_says_so(seed: int) -> None:
    """Gold is handed over between characters, or goes to and comes from the bank with an entry in the log."""
    from_bank = {"bg-gold", "bg-sold", "bg-trained", "bg-bought", "bg-won-auction", "bg-gave-gold"}
    held: list[Any] = [None, 0]

    def check(g: Game[Table], seats: int) -> None:
        total = sum(hero.gold for hero in g.state.heroes)
        log = g.log or []
        told = {event.kind for event in log[held[1] :]}
        if held[0] is not None and g.state.heroes and total != held[0]:
            assert told & from_bank, f"gold changed, and the log says only {told}"
        held[0] = total if g.state.heroes else None
        held[1] = len(log)

    play_randomly(GAME, TABLES[seed], seed + 200, check, bound=BOUND)


@pytest.mark.parametrize("seed", range(4))
def test_positions_come_back(seed: int) -> None:
    """An exported position is the same game: the same options, and it goes on in the same way."""
    rng = Random(seed)
    g = Game.new(GAME, TABLES[seed], seed=seed_from(seed + 300))
    for count in range(BOUND):
        if g.over:
            break
        if count % 17 == 0 or not g.state.heroes:
            again = GAME.position(GAME.export(g))
            assert again.state == g.state
            assert [type(frame) for frame in again.stack] == [type(frame) for frame in g.stack]
            # Who had answered already is asked again.
            assert again.question is not None and again.question.asked() == g.question.asked()
            for seat in g.question.awaited():
                assert again.keys(seat) == g.keys(seat)
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    assert g.over


def test_all_classes_were_met() -> None:
    """The tables above between them bring every class into play."""
    met = set()
    for seed, table in enumerate(TABLES):
        g = Game.new(GAME, table, seed=seed_from(seed))
        rng = Random(seed)
        while not g.state.heroes:
            assert g.question is not None
            seat = rng.choice(g.question.awaited())
            g.take(seat, rng.randrange(len(g.options(seat))))
        met |= {CONTENT.characters[hero.character].cls for hero in g.state.heroes}
    assert met == set(CONTENT.classes)


def strong_position(rng: Random) -> dict[str, Any]:
    """Characters of high levels with random Powers, Talents and items, in the middle of a game."""
    items = [item.id for item in CONTENT.items for _ in range(item.copies)]
    rng.shuffle(items)
    classes = rng.sample(sorted(CONTENT.classes), 9)
    heroes: list[dict[str, Any]] = []
    for side in ("horde", "alliance"):
        mine = [c for c in CONTENT.characters if c.faction == side and c.cls in classes][:]
        for character in sorted(mine, key=lambda c: classes.index(c.cls))[:3]:
            classes.remove(character.cls)
            level = rng.randint(3, 5)
            file = CONTENT.classes[character.cls]
            powers = [power.id for power in file.power if power.level <= level]
            heroes.append(
                {
                    "id": character.id,
                    "level": level,
                    "gold": rng.randint(0, 20),
                    "bag": [items.pop() for _ in range(3)],
                    "spellbook": rng.sample(powers, min(8, len(powers))),
                    "talents": rng.sample([talent.id for talent in file.talent if talent.level <= level], level - 1),
                    "region": CONTENT.regions[rng.choice((12, 14, 27, 40))].id,
                }
            )
    return {"players": 6, "turn": 20, "overlord": rng.choice(["kazzak", "kelthuzad", "nefarian"]), "hero": heroes}


@pytest.mark.rules("BG-ITEM-02", "BG-EQUIP-02", "BG-POWER-05", "BG-DICE-02")
@pytest.mark.parametrize("seed", range(20))
def test_strong_characters(seed: int) -> None:
    """High levels use what low ones never see; nothing gets lost, and each tenth position comes back."""
    rng = Random(seed)
    g = GAME.position({**strong_position(rng), "phase": "manage"})
    g.source = Source(seed_from(seed))
    for count in range(BOUND):
        if g.over:
            break
        assert g.question is not None
        if not g.question.awaited():
            g.fall(g.number, g.question.draw(g.source.stream(g.number)))
            continue
        conservation.check(g)
        if count % 10 == 0:
            assert GAME.position(GAME.export(g)).state == g.state
        seat = rng.choice(g.question.awaited())
        options = g.options(seat)
        eager = [i for i, option in enumerate(options) if type(option).__name__ in ("Equip", "Challenge", "UseCard")]
        g.take(seat, rng.choice(eager) if eager and rng.random() < 0.7 else rng.randrange(len(options)))
    assert g.over
