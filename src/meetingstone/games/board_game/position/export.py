"""From a game back to its position, and the facts that expectations name."""

from __future__ import annotations

from typing import Any

import msgspec

from meetingstone.engine import NONE, Game
from meetingstone.engine.positions import Exact, frames
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT, CREATURE_COLOURS, ITEM_DECKS, QUEST_COLOURS
from meetingstone.games.board_game.ids import card_id, card_ids, hero_id, hero_ids, region_id
from meetingstone.games.board_game.position.fields import HeroPosition, Position
from meetingstone.games.board_game.position.fights import dice_text
from meetingstone.games.board_game.queries import capacity, reroll_value, threat
from meetingstone.games.board_game.state import FACTIONS, Table

EXACT = (
    "fight", "attack", "counts", "lots", "events", "event_deck", "event_discards", "quest_decks", "quest_discards",
    "item_decks", "item_discards", "cauldrons_seen", "won_cauldrons", "hoard", "hoard_gold", "marked", "winner",
    "active", "peeked", "counters", "kazzak", "overlord_region", "creatures", "quests", "settings",
)  # fmt: skip


def export(g: Game[Table]) -> dict[str, Any]:
    """Everything that ``build`` needs to make the same game."""
    s = g.state
    raw = msgspec.to_builtins(s, str_keys=True)
    # Words can leave out no character, so they say nothing of a draft.
    exact = EXACT if s.heroes else tuple(raw)
    position = Position(
        players=s.settings.players,
        turn=s.turn,
        deadly_pvp=s.settings.deadly_pvp,
        defeat_overlord=s.settings.defeat_overlord,
        overlord=CONTENT.overlords[s.overlord].id if s.overlord != NONE else "nefarian",
        hero=tuple(_export_hero(s, i) for i in range(len(s.heroes))),
        creatures=_export_creatures(s),
        quests={side: tuple(CONTENT.quests[q].id for q in s.quests[f]) for f, side in enumerate(FACTIONS) if s.quests},
        special=card_ids(s.special),
        merchant=card_ids(s.merchant),
        exact=Exact(frames(g), {name: raw[name] for name in exact if raw[name] is not None}),
    )
    plain: dict[str, Any] = msgspec.to_builtins(position)
    return plain


def _export_hero(s: Table, i: int) -> HeroPosition:
    hero = s.heroes[i]
    return HeroPosition(
        id=hero_id(hero),
        seat=hero.seat,
        region=region_id(hero.region),
        level=hero.level,
        xp=hero.xp,
        health=hero.health,
        energy=hero.energy,
        gold=hero.gold,
        actions=hero.actions,
        stun=hero.stun,
        curse=hero.curse,
        bag=card_ids(hero.bag),
        spellbook=card_ids(hero.spellbook),
        areas={str(a + 1): card_ids(numbers) for a, numbers in enumerate(hero.areas) if numbers},
        talents=card_ids(hero.talents),
        prizes=card_ids(hero.prizes),
        pet=hero.pet,
        combo={card_id(number): count for number, count in hero.combo},
    )


def _export_creatures(s: Table) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for creature in dict.fromkeys(s.creatures):
        count = s.creatures.count(creature)
        quest = f" {CONTENT.quests[creature.quest].id}" if creature.quest != NONE else ""
        text = f"{count} {CREATURE_COLOURS[creature.colour]} {CONTENT.kinds[creature.kind].id}{quest}"
        found.setdefault(region_id(creature.region), []).append(text)
    return {region: ", ".join(parts) for region, parts in found.items()}


def facts(g: Game[Table]) -> dict[str, Any]:
    """What expectations may name: heroes by id, regions, decks, the fight and its dice."""
    s = g.state
    heroes = {}
    for i in range(len(s.heroes)):
        row = _export_hero(s, i)
        plain = {name: getattr(row, name) for name in row.__struct_fields__}
        plain["max_health"] = capacity(s.heroes[i], "health")
        plain["max_energy"] = capacity(s.heroes[i], "energy")
        plain["cards"] = list(card_ids(s.heroes[i].cards))
        for name in ("bag", "spellbook", "talents", "prizes"):
            plain[name] = list(plain[name])
        plain["areas"] = {number: list(names) for number, names in plain["areas"].items()}
        heroes[row.id] = plain
    creatures = _export_creatures(s)
    return {
        "heroes": heroes,
        "creatures": {region.id: creatures.get(region.id, "") for region in CONTENT.regions},
        "quests": {side: [CONTENT.quests[q].id for q in s.quests[f]] for f, side in enumerate(FACTIONS) if s.quests},
        "merchant": list(card_ids(s.merchant)),
        "special": list(card_ids(s.special)),
        "decks": {
            **{word: [card_id(n) for n in reversed(s.item_decks[d])] for d, word in enumerate(ITEM_DECKS)},
            **{
                f"{side}_{word}": [CONTENT.quests[q].id for q in reversed(s.quest_decks[f * 3 + c])]
                for f, side in enumerate(FACTIONS)
                for c, word in enumerate(QUEST_COLOURS)
            },
            "events": [CONTENT.events[e].id for e in reversed(s.event_deck)],
        }
        if s.item_decks and s.quest_decks
        else {},
        "discards": {word: [card_id(n) for n in s.item_discards[d]] for d, word in enumerate(ITEM_DECKS)}
        if s.item_discards
        else {},
        "events": [CONTENT.events[up.event].id for up in s.events],
        "turn": s.turn,
        "active": FACTIONS[s.active] if s.active != NONE else "",
        "overlord": CONTENT.overlords[s.overlord].id if s.overlord != NONE else "",
        "overlord_region": region_id(s.overlord_region) if s.overlord_region != NONE else "",
        "counters": [region_id(at) for at in s.counters if at != NONE],
        "winner": ("horde", "alliance", "tie")[s.winner] if s.winner != NONE else "",
        "fight": _fight_facts(s),
        "dice": _dice_facts(s),
    }


def _fight_facts(s: Table) -> dict[str, Any]:
    fight = s.fight
    if fight is None:
        return {}
    return {
        "round": fight.round,
        "kind": fight.kind,
        "foes": len(fight.foes),
        "killed": len(fight.killed),
        "attack": sum(foe.attack for foe in fight.foes),
        "horde": msgspec.structs.asdict(fight.boxes[0]),
        "alliance": msgspec.structs.asdict(fight.boxes[1]),
        "in": list(hero_ids(s, fight.heroes)),
        "fallen": list(hero_ids(s, fight.fallen)),
    }


def _dice_facts(s: Table) -> dict[str, Any]:
    if s.attack is None:
        return {}
    red, blue, green = dice.counts(s.attack.dice)
    return {
        "hero": hero_id(s.heroes[s.attack.hero]),
        "pool": dice_text(s.attack.dice),
        "red": red,
        "blue": blue,
        "green": green,
        "reroll": reroll_value(s),
        "attrition": max(0, s.attack.attrition),
        "threat": threat(s, s.attack.hero) if s.fight and (s.fight.foes or s.fight.kind == "pvp") else 0,
    }
