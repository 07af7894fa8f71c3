"""From a game back to its position, and the facts that expectations name."""

from __future__ import annotations

from typing import Any

import msgspec

from meetingstone.engine import NONE, Game
from meetingstone.engine.positions import Exact, frames
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.ids import ability_ids, hero_id, space_id
from meetingstone.games.adventure.position.fields import HeroPosition, Position, QuestPosition
from meetingstone.games.adventure.queries import attack_type, health_of, valor_of, value
from meetingstone.games.adventure.state import LOG_EVENT, LOG_TROPHY, Attachment, Errand, Table
from meetingstone.games.adventure.vocabulary import LEVELS


def export(g: Game[Table]) -> dict[str, Any]:
    """Everything that ``build`` needs to make the same game; the characters also in words, for those who read it."""
    s = g.state
    position = Position(
        players=s.settings.players,
        valor=s.settings.valor,
        rounds=s.settings.rounds,
        round=max(1, s.round),
        active=hero_id(s, s.active) if s.active != NONE else "",
        hero=tuple(_export_hero(s, seat) for seat in range(len(s.heroes))),
        exact=Exact(frames(g), msgspec.to_builtins(s, str_keys=True)),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _items(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(item.id for item in (CONTENT.challenges[card].item for card in cards if card != NONE) if item)


def _export_hero(s: Table, seat: int) -> HeroPosition:
    hero = s.heroes[seat]
    return HeroPosition(
        id=hero_id(s, seat),
        space=space_id(hero.space),
        level=LEVELS[hero.level],
        side="other" if hero.side else "start",
        wounds=hero.wounds,
        disease=hero.disease,
        energy=hero.energy,
        weapon=next(iter(_items((hero.weapon,))), ""),
        armor=next(iter(_items((hero.armor,))), ""),
        bag=_items(hero.bag),
        tokens=tuple(CONTENT.discoveries[kind].id for kind in hero.tokens),
        hand=ability_ids(s.hands[seat]),
        discards=ability_ids(s.discards[seat]),
        attached=tuple(_attached_text(s, each) for each in hero.attached),
        quests=tuple(_export_errand(s, errand) for errand in hero.quests),
        log=tuple(_entry_id(entry) for entry in hero.log),
        events=tuple(CONTENT.challenges[card].id for card in hero.events),
    )


def _attached_text(s: Table, each: Attachment) -> str:
    words = [CONTENT.abilities[each.ability].id, hero_id(s, each.owner), *_items((each.item,))]
    return " ".join(words)


def _export_errand(s: Table, errand: Errand) -> QuestPosition:
    return QuestPosition(
        id=CONTENT.quests[errand.quest].id,
        target=hero_id(s, errand.target) if errand.target != NONE else "",
        lying=tuple(space_id(space) for space in errand.lying),
        counts=errand.counts,
        met=tuple(i + 1 for i in range(len(errand.counts)) if errand.done >> i & 1),
    )


def _entry_id(entry: int) -> str:
    if entry >= LOG_EVENT:
        return CONTENT.challenges[entry - LOG_EVENT].id
    return CONTENT.trophies[entry - LOG_TROPHY].id if entry >= LOG_TROPHY else CONTENT.quests[entry].id


def facts(g: Game[Table]) -> dict[str, Any]:
    """What expectations may name: heroes by id, decks, track, tokens, events, the turn and the fight."""
    s = g.state
    return {
        "heroes": {hero_id(s, seat): _hero_facts(s, seat) for seat in range(len(s.heroes))},
        "active": hero_id(s, s.active) if s.active != NONE else "",
        "round": s.round,
        "phase": ("start", "move", "explore", "challenge", "maintain")[s.phase],
        "moves": s.moves,
        "moved": s.moved,
        "walked": s.walked,
        "halted": s.halted,
        "stuck": [hero_id(s, seat) for seat in s.stuck],
        "decks": {name: [CONTENT.challenges[c].id for c in reversed(s.challenge[i])] for i, name in enumerate(LEVELS)}
        if s.challenge
        else {},
        "elite": [CONTENT.quests[quest].id for quest in reversed(s.elite)],
        "elite_discards": [CONTENT.quests[quest].id for quest in s.elite_discards],
        "trophies": {trophy.id: s.trophies[i] for i, trophy in enumerate(CONTENT.trophies)} if s.trophies else {},
        "pile": len(s.pile),
        "box": [CONTENT.discoveries[kind].id for row in s.box for kind in row],
        "hidden": [_hidden_text(s, row, i) for row in range(len(s.hidden)) for i in range(len(s.hidden[row]))],
        "track": {
            str(slot + 1): f"{CONTENT.challenges[card].id} {CONTENT.spaces[s.marked[slot]].id}"
            for slot, card in enumerate(s.track)
            if card != NONE
        },
        "world": CONTENT.challenges[s.world].id if s.world != NONE else "",
        "located": {space_id(space): CONTENT.challenges[card].id for space, card in s.located},
        "turned": [CONTENT.challenges[card].id for card in s.turned],
        "counters": {CONTENT.challenges[card].id: count for card, count in s.counters},
        "marks": [f"{CONTENT.challenges[card].id} {hero_id(s, seat)}" for card, seat in s.marks],
        "traps": [
            f"{CONTENT.abilities[ability].id} {space_id(space)} {hero_id(s, owner)}"
            for space, ability, owner in s.traps
        ],
        "winners": [hero_id(s, seat) for seat in s.winners],
        "fight": _fight_facts(s),
    }


def _hidden_text(s: Table, row: int, i: int) -> str:
    known = " ".join(hero_id(s, seat) for seat in range(len(s.heroes)) if row >> seat & 1)
    text = f"{CONTENT.discoveries[s.hidden[row][i]].id} {CONTENT.spaces[s.hidden_at[row][i]].id}"
    return f"{text} {known}" if known else text


def _hero_facts(s: Table, seat: int) -> dict[str, Any]:
    hero = s.heroes[seat]
    row = _export_hero(s, seat)
    plain: dict[str, Any] = {name: getattr(row, name) for name in row.__struct_fields__}
    for name in ("bag", "tokens", "hand", "discards", "attached", "log", "events"):
        plain[name] = list(plain[name])
    plain["deck"] = [CONTENT.abilities[card].id for card in reversed(s.decks[seat])]
    plain["quests"] = {errand.id: _errand_facts(errand) for errand in row.quests}
    plain["health"] = health_of(s, seat)
    plain["left"] = health_of(s, seat) - hero.wounds
    plain["valor"] = valor_of(hero)
    for name in ("attack", "defense", "damage"):
        plain[name] = value(s, seat, name)
    return plain


def _errand_facts(errand: QuestPosition) -> dict[str, Any]:
    plain = {"target": errand.target, "lying": list(errand.lying or ()), "counts": list(errand.counts)}
    return {**plain, "met": list(errand.met)}


def _fight_facts(s: Table) -> dict[str, Any]:
    fight = s.fight
    if fight is None:
        return {}
    sides = {}
    for word, seat in (("attacker", fight.attacker), ("defender", fight.defender)):
        numbers = {name: value(s, seat, name) for name in ("attack", "defense", "damage")}
        sides[word] = {**numbers, "type": ("melee", "ranged")[attack_type(s, seat)]}
    return {
        **sides,
        "red": fight.dice[0],
        "black": fight.dice[1],
        "space": space_id(fight.space),
        "card": CONTENT.challenges[fight.card].id if fight.card != NONE else "",
        "over": fight.over,
    }
