"""Nothing in the box goes untested: whatever can happen does, in scenarios, in set pieces and in games of bots."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.board_game import test_setup, test_soulbound
from games.board_game.occurrences import Watch, everything
from games.board_game.test_random_games import TABLES, strong_position
from meetingstone import registry
from meetingstone.engine import Game, Option, Refused, Source, scenario, seed_from
from meetingstone.engine.drafts import Intent
from meetingstone.engine.views import view
from meetingstone.games.board_game.cards import prizes as all_prizes
from meetingstone.games.board_game.changes import is_item
from meetingstone.games.board_game.content import BOX, CONTENT, Quest
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.options import Challenge, Equip, Ready, UseCard
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.vocabulary import Card

SCENARIOS = Path(__file__).parents[2] / "scenarios" / GAME.id
SHOWS = 15
"""How often a card that did not work yet is shown."""

Choose = Callable[[list[Option]], int]


def play(
    g: Game[Table], seed: int, choose: Choose, most: int = 20_000, enough: Callable[[], bool] = lambda: False
) -> None:
    g.source = Source(seed_from(seed))
    for _ in range(most):
        if g.question is None or enough():
            return
        if not g.question.awaited():
            g.fall(g.number, g.question.draw(g.source.stream(g.number)))
            continue
        seat = g.question.awaited()[0]
        g.take(seat, choose(list(g.options(seat))))


def eagerly(rng: Random, wanted: frozenset[int] = frozenset()) -> Choose:
    """A player who equips, fights and uses cards rather than not, and most of all the ``wanted`` ones."""

    def choose(options: list[Option]) -> int:
        chosen = [i for i, o in enumerate(options) if isinstance(o, Equip | UseCard) and o.card in wanted]
        eager = [i for i, o in enumerate(options) if isinstance(o, Equip | Challenge | UseCard)]
        if chosen and rng.random() < 0.9:
            return rng.choice(chosen)
        return rng.choice(eager) if eager and rng.random() < 0.7 else rng.randrange(len(options))

    return choose


def at_random(rng: Random) -> Choose:
    return lambda options: rng.randrange(len(options))


def hastily(rng: Random) -> Choose:
    """A player who is always ready."""
    return lambda options: next(
        (i for i, option in enumerate(options) if isinstance(option, Ready)), rng.randrange(len(options))
    )


# ---- set pieces


def draw_every_event() -> None:
    """Each Event is drawn alone and resolved, and the table plays on."""
    for number, event in enumerate(CONTENT.events):
        rng = Random(number)
        plain = {**strong_position(rng), "turn": max(BOX.track.events) - 1, "event_deck": [event.id]}
        play(GAME.position(plain), number, hastily(rng), most=100)


def meet_every_boss() -> None:
    """Three characters of the fifth level face each boss of an Event, and each Overlord at both of his sides."""
    group = [c.id for c in CONTENT.characters if c.faction == "alliance"]
    for number, event in enumerate(event for event in CONTENT.events if event.boss):
        meet({"overlord": "kelthuzad", "events": [event.id]}, group[:3], f"boss:{event.boss}", number)
    for number, overlord in enumerate(CONTENT.overlords):
        meet({"overlord": overlord.id, "players": 4}, group[:2], "overlord", number)
        meet({"overlord": overlord.id, "players": 6}, group[:3], "overlord", number)


def meet(plain: dict[str, Any], group: list[str], whom: str, seed: int) -> None:
    boss = CONTENT.bosses[CONTENT.boss[whom.removeprefix("boss:")]] if whom.startswith("boss:") else None
    region = (boss.region if boss else "") or "stratholme"
    heroes = [{"id": name, "level": 5, "region": region} for name in group]
    fight = {"group": group, "against": whom, "region": region, "boxes": {"armor": 60}}
    play(GAME.position({"turn": 20, **plain, "hero": heroes, "fight": fight}), seed, at_random(Random(seed)), most=150)


def fights_of(quest: Quest) -> Iterator[dict[str, Any]]:
    """Positions in which one character, of the level of a quest, stands before each group that it has spawned."""
    hero = next(c.id for c in CONTENT.characters if c.faction == quest.faction)
    for spawn in quest.spawn:
        kind = "blue" if spawn.colour == "blue" else "quest"
        owner = "" if spawn.colour == "blue" else f" {quest.id}"
        yield {
            "turn": 2 if quest.faction == "alliance" else 1,
            "hero": [{"id": hero, "level": quest.level, "region": spawn.region}],
            "creatures": {spawn.region: f"{spawn.count} {spawn.colour} {spawn.kind}{owner}"},
            "fight": {
                "group": [hero],
                "against": f"{kind}:{spawn.kind}",
                "region": spawn.region,
                "boxes": {"damage": 200, "armor": 50},
            },
        }


def win_every_fight() -> None:
    for number, quest in enumerate(CONTENT.quests):
        for plain in fights_of(quest):
            play(GAME.position(plain), number, at_random(Random(number)), most=60)


def bearers(number: int) -> list[str]:
    """Characters who might carry a card."""
    owners = CONTENT.class_of.get(number)
    return [c.id for c in CONTENT.characters if owners is None or c.cls == owners]


def helpers(card: Card) -> set[int]:
    """Other cards that its abilities need, by name or by category."""
    names = {
        name
        for row in card.ability
        for name in (*row.need.has, *row.need.used, *row.give_up, row.need.category, row.via)
        if name
    }
    return {n for n, other in enumerate(CONTENT.cards) if names & {other.id, other.category}}


def show(number: int, seed: int, watch: Watch) -> None:
    """One of those who may carry the card does, with all that it needs, where there is much to fight."""
    rng = Random(seed)
    card, bearer = CONTENT.cards[number], rng.choice(bearers(number))
    character = CONTENT.characters[CONTENT.character[bearer]]
    wanted = {number, *helpers(card)}
    powers = [n for n in CONTENT.powers_of(character.cls) if n in wanted]
    talents = [CONTENT.cards[n].id for n in wanted if CONTENT.class_of.get(n) == character.cls and n not in powers]
    items = [CONTENT.cards[n].id for n in wanted if is_item(n)]
    prizes = [card.id] if card.id in all_prizes() else []
    region, kind = rng.choice(("hearthglen", "dun_garok", "tarren_mill")), rng.choice(CONTENT.kinds)
    others = [c.id for c in CONTENT.characters if c.cls != character.cls and c.cls not in ("paladin", "shaman")]
    rng.shuffle(others)
    enemy = next(name for name in others if CONTENT.characters[CONTENT.character[name]].faction != character.faction)
    hero = {
        "id": bearer,
        "level": 5,
        "region": region,
        "talents": talents,
        "spellbook": [CONTENT.cards[n].id for n in powers],
        "bag": items,
        "prizes": prizes,
    }
    plain: dict[str, Any] = {
        "turn": 20 if character.faction == "alliance" else 19,
        "phase": "manage",
        "overlord": rng.choice(["kazzak", "kelthuzad", "nefarian"]),
        "hero": [hero, {"id": enemy, "level": rng.randint(3, 5), "region": region}],
    }
    if rng.random() < 0.5:
        plain["creatures"] = {region: f"{kind.figures[2]} blue {kind.id}"}
    names = {f"card {card.id}", *(f"use {card.id} {i}" for i in range(len(card.ability)))}
    choose = eagerly(rng, frozenset(wanted))
    play(GAME.position(plain), seed, choose, most=250, enough=lambda: names <= watch.seen)


def show_what_never_worked(watch: Watch) -> None:
    for seed in range(SHOWS):
        missing = {name.split()[1] for name in watch.missing() if name.startswith(("use ", "card "))}
        for name in sorted(missing):
            show(CONTENT.number[name], seed, watch)


def play_whole_games() -> None:
    """From the set-up on, a table of each kind."""
    for seed, settings in enumerate(TABLES):
        play(Game.new(GAME, settings), seed, at_random(Random(seed)))


def be_refused(patch: pytest.MonkeyPatch) -> None:
    """What no scenario can state: tables that cannot be, classes in the set-up, and an item that is Soulbound."""
    for settings in ({"players": 7}, *({"players": 4, "sides": ("horde",) * seats} for seats in (3, 4))):
        with pytest.raises(Refused):
            Game.new(GAME, settings)
    test_setup.test_a_class_that_cannot_be_picked_says_why()
    test_soulbound.bind(patch)
    test_soulbound.test_it_cannot_be_sold()


def draft_what_cannot_be(watch: Watch) -> None:
    """A draft of a turn says of its steps why they are not possible."""
    quest = next(quest for quest in CONTENT.quests if quest.faction == "horde" and quest.spawn[0].colour == "green")
    spawn, (one, two) = quest.spawn[0], ("grumbaz_crowsblood", "sofeea_icecall")
    creatures = {spawn.region: f"1 green {spawn.kind} {quest.id}"}
    fight = Intent(do="challenge", at=f"quest:{spawn.kind}", friends=(two,))
    for place, steps in (
        ("brill", {one: (Intent(do="travel", at="southshore"),)}),
        ("brill", {one: (fight,)}),
        (spawn.region, {one: (fight,), two: (Intent(do="train"), Intent(do="train"))}),
    ):
        heroes = [{"id": one, "region": spawn.region}, {"id": two, "region": place, "gold": 9}]
        g = GAME.position({"turn": 1, "hero": heroes, "creatures": creatures})
        seat = g.state.heroes[0].seat
        judged = GAME.drafts.judged(view(g, seat), g.state.seats_of(0), steps)
        watch.seen |= {f"refusal {step.why.reason}" for walk in judged.values() for step in walk if step.why}


@pytest.fixture(scope="module")
def missing() -> list[str]:
    """What never happened."""
    watch = Watch()
    with watch:
        for path in sorted(SCENARIOS.rglob("*.toml")):
            scenario.run(scenario.read(path), registry.games())
        with pytest.MonkeyPatch.context() as patch:
            be_refused(patch)
        draft_what_cannot_be(watch)
        draw_every_event()
        meet_every_boss()
        win_every_fight()
        play_whole_games()
        show_what_never_worked(watch)
    return watch.missing()


@pytest.mark.parametrize("family", sorted({name.split()[0] for name in everything()}))
def test_every_one_occurs(family: str, missing: list[str]) -> None:
    assert [name for name in missing if name.split()[0] == family] == []
