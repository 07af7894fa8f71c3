"""Nothing in the box goes untested: whatever can happen does, in scenarios, on staged tables and in whole games."""

from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from games.adventure import test_verbs
from games.adventure.occurrences import SOURCE_NAMES, Watch, everything
from games.adventure.stages import Stage, at_random, play
from games.adventure.test_random_games import TABLES
from games.adventure.test_sealed import sealed
from meetingstone import registry
from meetingstone.engine import Game, Refused, scenario, seed_from
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import uses
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.sources import SOURCES
from meetingstone.games.adventure.state import Table

SCENARIOS = Path(__file__).parents[2] / "scenarios" / GAME.id
STAGES = 60
"""How often a table is staged for what has not happened yet."""
LONGEST = 60
"""So many decisions are made at a staged table."""
KINDS = {source.id: source.kind for source in SOURCES}


def set_up(stage: Stage, name: str) -> None:
    """Lay the table for one thing that is to happen."""
    family, rest = name.split(" ", 1)
    faces: tuple[int, ...] = ()
    if family in ("use", "power"):
        is_power = family == "power"
        rest, _, row = rest.rpartition(" ")
        kind = KINDS[rest.split()[0]]
        family = {"back": "turned", "board": "foe"}.get(kind, kind)
        if kind == "attached" and CONTENT.abilities[CONTENT.ability[rest]].attached is None:
            family = "ability"
        if is_power and kind in ("item", "side"):
            faces = SOURCES[SOURCE_NAMES.index(rest)].trigger[int(row)].on
    elif family == "item":
        family = "won"
    elif family == "space":
        family = "space_of"
    getattr(stage, family)(rest)
    if faces:
        stage.in_combat(stage.rng.choice(faces))


def stage_what_never_happened(watch: Watch) -> None:
    for seed in range(STAGES):
        for name in watch.missing():
            if name.split()[0] not in ("refusal", "log", "character") and name not in watch.seen:
                # Each thing has luck of its own, so that a new card changes nobody else's.
                luck = crc32(f"{name} {seed}".encode())
                stage = Stage(Random(luck))
                set_up(stage, name)
                stage.play(name, luck, LONGEST)


def play_whole_games() -> None:
    """From the set-up on, a table of each kind."""
    for seed, settings in enumerate(TABLES):
        play(Game.new(GAME, settings), seed, at_random(Random(seed)))


def refused(g: Game[Table], seat: int, key: str) -> None:
    with pytest.raises(Refused):
        g.answer(g.number, key, seat=seat)


def be_refused(patch: pytest.MonkeyPatch) -> None:
    """What no scenario can state: tables that cannot be, the set-up, and answers where everybody is asked."""
    for settings in ({"players": 5}, {"rounds": 0}):
        with pytest.raises(Refused):
            Game.new(GAME, settings)
    be_refused_in_the_set_up()
    near = {"space": "silverpine_1"}
    sofeea = {"id": "sofeea", "hand": ["blink", "counterspell", "portal"], **near}
    burbonn = {"id": "burbonn", "hand": ["concussive_shot", "pathfinding"], **near}
    rows = {"players": 3, "hero": [sofeea, {"id": "sandrai", "hand": ["shadow_bolt"], **near}, burbonn]}
    g = sealed(GAME.position({**rows, "phase": "challenge"}))
    g.answer(g.number, "attack:sandrai", seat=0)
    while g.question is not None and g.question.kind != "ag-at-before_roll":
        g.answer(g.number, "pass", seat=g.question.awaited()[0])
    refused(g, 2, "play:concussive_shot")
    # The defender comes first, and passes once.
    refused(g, 0, "play:blink")
    for seat in range(3):
        g.answer(g.number, "pass", seat=seat)
    refused(g, 1, "play:shadow_bolt")
    g = sealed(GAME.position(rows))
    g.answer(g.number, "play:portal", seat=0)
    refused(g, 0, "play:counterspell")
    # A movement card that might be played at any time is still for one's own turn.
    moments = [*uses.ABILITY_MOMENTS]
    moments[CONTENT.ability["pathfinding"]] = frozenset(("played",))
    patch.setattr(uses, "ABILITY_MOMENTS", tuple(moments))
    refused(g, 2, "play:pathfinding")


def be_refused_in_the_set_up() -> None:
    g = Game.new(GAME, {"players": 2}, seed=seed_from(0))
    while g.question is not None and g.question.kind != "ag-city":
        seat = g.question.awaited()[0]
        first = g.options(seat)[0].key(g)
        g.take(seat, 0)
        if g.question.kind == "ag-character":
            refused(g, g.question.awaited()[0], first)
    assert g.question is not None
    refused(g, g.question.awaited()[0], "space:brill")


@pytest.fixture(scope="module")
def missing() -> list[str]:
    """What never happened."""
    watch = Watch()
    with watch:
        for path in sorted(SCENARIOS.rglob("*.toml")):
            scenario.run(scenario.read(path), registry.games())
        with pytest.MonkeyPatch.context() as patch:
            be_refused(patch)
        test_verbs.test_look_at_a_hand_and_discard_from_it()
        test_verbs.test_a_potion_that_the_rest_of_the_price_needs_is_not_drunk()
        play_whole_games()
        stage_what_never_happened(watch)
    return watch.missing()


@pytest.mark.parametrize("family", sorted({name.split()[0] for name in everything()}))
def test_every_one_occurs(family: str, missing: list[str]) -> None:
    assert [name for name in missing if name.split()[0] == family] == []
