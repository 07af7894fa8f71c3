"""What cards must agree on with each other and with the rules, so that no game can come to a dead end with them.

Each file alone is checked by its types (`content.py`); what is wrong here is one sentence, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec

from meetingstone.engine import Catalogue, ContentError
from meetingstone.engine.content import nearest
from meetingstone.engine.packs import cited
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.cards import cards
from meetingstone.games.small_world.content import Card, Content, Moment

MOST_CARDS = 64
"""What is counted during a turn is kept under numbers with so many for the cards (`state.tally_key`)."""
MOST_PLAYERS = 5
FEWEST_RACES = {"alliance": 4, "horde": 4, "neutral": 2}
"""SW-TEAM-02: two friends pick from the Races of one faction, and each may have one Active and one In Decline."""

MOMENTS: dict[type[v.Verb], tuple[Moment, ...]] = {
    v.ShuffleBombs: ("combo.picked",),
    v.TakeChampion: ("combo.picked",),
    v.TakeBeasts: ("turn.start",),
    v.TakeHarmony: ("turn.start", "decline"),
    v.RevealBombs: ("turn.start", "turn.idle"),
    v.ChooseForm: ("turn.start",),
    v.ChooseSide: ("turn.start", "marker.gained"),
    v.GainCoins: ("region.taken", "region.conquered"),
    v.Build: ("region.conquered",),
    v.ReachObjective: ("region.conquered",),
    v.FindWater: ("marker.revealed",),
    v.Recruit: ("recruits",),
    v.ExtraToken: ("recruits",),
    v.BuildMissing: ("turn.end",),
    v.LayMarker: ("turn.end",),
    v.RaiseTowers: ("turn.end",),
    v.PlaceBombs: ("turn.end",),
    v.PlaceObjectives: ("turn.end",),
    v.GiveHarmony: ("turn.end",),
    v.DropBombs: ("decline",),
    v.RecallObjectives: ("decline",),
}
"""When each verb can run: it works on what has just happened."""
ONCE = (
    v.ShuffleBombs, v.RevealBombs, v.PlaceBombs, v.TakeChampion, v.TakeBeasts, v.ReachObjective, v.PlaceObjectives,
    v.GiveHarmony, v.RaiseTowers, v.ChooseSide, v.FindWater,
)  # fmt: skip
"""Verbs about pieces that the box holds for a single card."""
OF_MARKERS = (v.FindWater, v.LayMarker)


def check(content: Content, rules: Catalogue) -> None:
    """Raise :class:`ContentError` for the first thing that does not fit."""
    for problem in _problems(content, rules):
        raise ContentError(problem)
    # Every card has a text: what no sentence says, no rule provides for.
    cards(content)


def _problems(content: Content, rules: Catalogue) -> Iterator[str]:
    if len(content.cards) > MOST_CARDS:
        yield f"content: there are {len(content.cards)} cards, and at most {MOST_CARDS} are possible"
    yield from _too_few(content)
    for number, card in enumerate(content.cards):
        for problem in chain(_unruled(card, rules), _misfits(card, number >= content.first_marker, content)):
            yield f"{content.stated_in[card.id]}: {card.id}: {problem}"
    yield from _shared(content)


def _too_few(content: Content) -> Iterator[str]:
    """SW-COMBO-09, SW-COMBO-10: whatever the players hold, there is a combo to pick and a badge for it."""
    box = content.box
    for faction, fewest in FEWEST_RACES.items():
        count = sum(content.races[race].faction == faction for race in content.banners)
        if count < fewest:
            yield f"content: {faction} has {count} Races left, and needs {fewest}"
    if len(content.banners) < 2 * MOST_PLAYERS:
        yield f"content: {len(content.banners)} Races are left, and {2 * MOST_PLAYERS} are needed"
    shown = max(box.visible_combos, 3 * box.team_combos)
    fewest = shown + MOST_PLAYERS + sum(power.persists for power in content.powers)
    if len(content.powers) < fewest:
        yield f"content: {len(content.powers)} powers are left, and {fewest} are needed"
    most = max(len(boards) for boards in box.boards.values())
    if len(content.places) <= most:
        yield f"content: {len(content.places)} Legendary Places are left, and {most + 1} are needed"


def _unruled(card: Card, rules: Catalogue) -> Iterator[str]:
    if card.rules not in rules.sections:
        yield f"rules: there is no section {card.rules}{nearest(card.rules, rules.sections)}"
    for rule in cited(msgspec.to_builtins(card)):
        if rule not in rules:
            yield f"rule: there is no rule {rule}{nearest(rule, rules.rules)}"


def _misfits(card: Card, is_marker: bool, content: Content) -> Iterator[str]:
    for row in card.modify:
        for named in filter(None, (row.by, row.not_by)):
            if named not in content.number:
                yield f"modify names {named}, and there is no such card{nearest(named, content.number)}"
        if sum(amount is not None for amount in (row.add, row.fix, row.floor)) != 1:
            yield "a modify row states one of add, fix and floor"
    if card.way and card.way.fix is not None and card.way.fix < 1 and not card.way.champion:
        yield "way: only the Champion conquers without tokens"
    for trigger in card.trigger:
        verb, name = type(trigger.do), trigger.do.__struct_config__.tag
        if trigger.at not in MOMENTS[verb]:
            yield f"{name} cannot run at {trigger.at}, only at {' or '.join(MOMENTS[verb])}"
        if isinstance(trigger.do, OF_MARKERS) and not is_marker:
            yield f"{name} is for Artifacts and Legendary Places"
        if trigger.anyone and not isinstance(trigger.do, v.ReachObjective):
            yield f"{name} does not listen on other players' turns"
    if not is_marker and any(row.per in ("here", "same_terrain", "majority_around") for row in card.score):
        yield "score: only an Artifact or a Legendary Place has a Region of its own"


def _shared(content: Content) -> Iterator[str]:
    for verb in ONCE:
        users = [card.id for card in content.cards if any(isinstance(row.do, verb) for row in card.trigger)]
        if len(users) > 1:
            name, last = verb.__struct_config__.tag, users[-1]
            yield f"{content.stated_in[last]}: {last}: {name} is what {users[0]} does, and the box has its pieces once"
