"""Nothing gets lost: every card and token of the box lies in exactly one place."""

from collections import Counter
from typing import Any

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.flow.challenge import Undefeated
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.flow.events import DrawnEvent
from meetingstone.games.adventure.flow.exploration import PlaceToken, ResolveTokens
from meetingstone.games.adventure.flow.items import GainItem
from meetingstone.games.adventure.flow.match import ability_deck
from meetingstone.games.adventure.flow.play import PlayCard
from meetingstone.games.adventure.flow.verbs.ability_cards import SearchDeck
from meetingstone.games.adventure.queries import hand_limit, health_of, items_of
from meetingstone.games.adventure.state import LOG_EVENT, LOG_TROPHY, Table


def frames(g: Game[Table], kind: type) -> list[Any]:
    return [frame for frame in g.stack if isinstance(frame, kind)]


def challenges(g: Game[Table]) -> Counter[int]:
    """Cards in flight are counted once, wherever the stack holds them."""
    s = g.state
    found = Counter(card for deck in s.challenge for card in deck)
    for hero in s.heroes:
        found.update(items_of(hero))
        found.update(hero.events)
        found.update(entry - LOG_EVENT for entry in hero.log if entry >= LOG_EVENT)
    found.update(card for card in s.track if card != NONE)
    found.update(card for _, card in s.located)
    found.update(card for card in (s.world, s.loose, s.rising) if card != NONE)
    flying = {frame.card for frame in frames(g, Undefeated)}
    flying |= {card for frame in frames(g, GainItem) for card in frame.found}
    flying |= {frame.card for frame in frames(g, DrawnEvent)}
    flying |= {frame.fought.card for frame in frames(g, Combat) if frame.fought}
    if s.fight:
        flying.add(s.fight.card)
    found.update(card for card in flying if card != NONE and card not in found)
    return found


def check(g: Game[Table]) -> None:
    s = g.state
    if not s.heroes:
        return
    assert challenges(g) == Counter(range(len(CONTENT.challenges)))
    for seat, hero in enumerate(s.heroes):
        cards = Counter(s.decks[seat] + s.hands[seat] + s.discards[seat])
        cards.update(each.ability for other in s.heroes for each in other.attached if each.owner == seat)
        cards.update(ability for _, ability, owner in s.traps if owner == seat)
        cards.update(frame.ability for frame in frames(g, PlayCard) if frame.seat == seat and not frame.stays)
        cards.update(card for frame in frames(g, SearchDeck) if frame.seen for card in frame.seen[seat])
        assert cards == Counter(ability_deck(hero.character)), f"ability cards of seat {seat}"
        assert len(hero.quests) <= BOX.active_quests + 1
        assert hero.wounds >= 0
        assert hero.energy >= 0
        assert health_of(s, seat) > 0 or hero.disease
        assert hand_limit(s, seat) > 0
    tokens = Counter(s.pile)
    tokens.update(kind for row in (*s.box, *s.hidden) for kind in row)
    tokens.update(kind for hero in s.heroes for kind in hero.tokens)
    tokens[CONTENT.discovery["disease"]] += sum(hero.disease for hero in s.heroes)
    for frame in frames(g, ResolveTokens):
        tokens.update(frame.kinds)
    for frame in frames(g, PlaceToken):
        tokens.update(kind for row in frame.drawn for kind in row)
    running = [frame.running for frame in frames(g, ResolveTokens) if frame.running != NONE]
    missing = Counter({kind: token.copies for kind, token in enumerate(CONTENT.discoveries)}) - tokens
    assert sum(missing.values()) <= len(running), f"tokens lost: {missing}"
    assert [sum(map(len, s.hidden))] == [sum(map(len, s.hidden_at))]
    trophies = Counter(entry - LOG_TROPHY for hero in s.heroes for entry in hero.log if LOG_TROPHY <= entry < LOG_EVENT)
    for number, trophy in enumerate(CONTENT.trophies):
        assert trophies[number] + s.trophies[number] == trophy.copies
    quests = Counter(s.elite + s.elite_discards)
    quests.update(errand.quest for hero in s.heroes for errand in hero.quests)
    quests.update(entry for hero in s.heroes for entry in hero.log if entry < LOG_TROPHY)
    assert not [quest for quest, count in quests.items() if count > 1]
    assert {quest for quest in quests if CONTENT.quests[quest].deck == "elite"} == {
        i for i, quest in enumerate(CONTENT.quests) if quest.deck == "elite"
    }
