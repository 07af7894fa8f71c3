"""Events that lie faceup, bosses among them: what they change for everybody else (BG-EVENT-15)."""

from __future__ import annotations

from collections import deque
from functools import cache

from meetingstone.engine import NONE, Game, Why
from meetingstone.games.board_game.changes import spend_energy
from meetingstone.games.board_game.content import CONTENT, EventCard, Payout
from meetingstone.games.board_game.queries import hero_name, is_stronger
from meetingstone.games.board_game.state import FaceUp, Foe, Table

PLAGUELANDS = ("western_plaguelands", "eastern_plaguelands")


def card_of(up: FaceUp) -> EventCard:
    return CONTENT.events[up.event]


def lies_out(s: Table, does: str) -> FaceUp | None:
    return next((up for up in s.events if card_of(up).does == does), None)


def end_event(g: Game[Table], does: str) -> None:
    """BG-EVENT-01: a card whose conditions are fulfilled is discarded."""
    s = g.state
    for up in [up for up in s.events if card_of(up).does == does][:1]:
        s.events.remove(up)
        s.event_discards.append(up.event)
        g.tell("bg-event-ends", event=f"@bg-{card_of(up).id}")


def is_out(g: Game[Table], up: FaceUp) -> None:
    """Discard one faceup Event."""
    g.state.events.remove(up)
    if not card_of(up).prize:
        g.state.event_discards.append(up.event)
    g.tell("bg-event-ends", event=f"@bg-{card_of(up).id}")


def payout(s: Table, card: EventCard, faction: int) -> Payout:
    """BG-EVENT-09, BG-EVENT-10, BG-EVENT-17: judged when it falls due."""
    return card.stronger if is_stronger(s, faction) else card.weaker


def begin_travel(g: Game[Table], i: int) -> int:
    """Foul Plaguewinds: a Travel begun in either Plaguelands costs 1 Energy. Returns what it costs."""
    price = int(bool(lies_out(g.state, "plaguewinds")) and in_plaguelands(g.state.heroes[i].region))
    spend_energy(g, i, price)
    return price


def why_no_travel(s: Table, i: int) -> Why | None:
    hero = s.heroes[i]
    if lies_out(s, "plaguewinds") and in_plaguelands(hero.region) and not hero.energy:
        return Why("BG-EVENT-20", "bg-plaguewinds", {"hero": hero_name(s, i)})
    return None


def in_plaguelands(region: int) -> bool:
    return region != NONE and CONTENT.regions[region].area in PLAGUELANDS


def calm_winds(g: Game[Table]) -> None:
    """Foul Plaguewinds end when no independent creature is left in the Plaguelands."""
    if not any(c.quest == NONE and in_plaguelands(c.region) for c in g.state.creatures):
        end_event(g, "plaguewinds")


def attack_bonus(s: Table, region: int) -> int:
    """Spread the Plague: creatures and bosses in both Plaguelands have 2 more Attack."""
    plague = lies_out(s, "plague")
    return 2 if plague and plague.data and in_plaguelands(region) else 0


def overlord_bonus(s: Table, boss: int, faction: int) -> int:
    """Scourge Cauldrons: Kel'Thuzad has 4 more Attack against a faction that has not won there."""
    his = CONTENT.bosses[boss].id.startswith("kelthuzad")
    return 4 if his and s.cauldrons_seen and not s.won_cauldrons[faction] else 0


def bosses_out(s: Table, faction: int) -> list[int]:
    """BG-EVENT-15: bosses that stand on the board; Scourge Cauldrons allow each faction a single attempt."""
    return [
        CONTENT.boss[card_of(up).boss]
        for up in s.events
        if card_of(up).boss and not (card_of(up).does == "cauldrons" and faction in up.data)
    ]


def overlord_boss(s: Table) -> int:
    """The Overlord's side for this number of characters (BG-SETUP-09)."""
    overlord = CONTENT.overlords[s.overlord]
    return CONTENT.boss[(overlord.four if len(s.heroes) == 4 else overlord.six).id]


def boss_foe(s: Table, which: int, faction: int) -> Foe:
    """A boss with the values that hold now; every combat starts against full Health (BG-OVER-03)."""
    boss = CONTENT.bosses[which]
    region = CONTENT.region.get(boss.region, s.overlord_region)
    attack = boss.values.attack + attack_bonus(s, region) + overlord_bonus(s, which, faction)
    return Foe(boss.values.threat, attack, boss.values.health, boss=which)


@cache
def distances(region: int) -> dict[int, int]:
    """Steps on foot from a region to every other."""
    found = {region: 0}
    queue = deque([region])
    while queue:
        at = queue.popleft()
        for other in CONTENT.links[at]:
            if other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found
