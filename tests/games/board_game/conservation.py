"""Nothing ever gets lost: every figure, card, quest and die is in exactly one place, and within its limit."""

from collections import Counter

from meetingstone.engine import NONE, Game
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import is_item
from meetingstone.games.board_game.content import CONTENT, ITEM_DECKS
from meetingstone.games.board_game.flow.auction import Auction
from meetingstone.games.board_game.flow.event_payments import GiveOne
from meetingstone.games.board_game.flow.events import DrawEvents
from meetingstone.games.board_game.flow.items import DrawItems, Receive
from meetingstone.games.board_game.flow.match import SetUp, event_cards, item_cards, quest_cards
from meetingstone.games.board_game.flow.quests import supply
from meetingstone.games.board_game.queries import capacity, pet_health, pet_of, sheet_of
from meetingstone.games.board_game.state import FACTIONS, Table


def check(g: Game[Table]) -> None:
    """Every promise about a table that is set up."""
    if any(isinstance(frame, SetUp) for frame in g.stack):
        return
    figures(g.state)
    items(g)
    powers(g.state)
    quests(g.state)
    events(g)
    dice_and_tokens(g)


def figures(s: Table) -> None:
    for kind in range(len(CONTENT.kinds)):
        for colour in range(3):
            assert supply(s, kind, colour) >= 0, f"too many figures of {CONTENT.kinds[kind].id}"
    for creature in s.creatures:
        assert (creature.quest == NONE) == (creature.colour == 2), "only independent creatures are blue"
        if creature.quest != NONE:
            assert any(creature.quest in side for side in s.quests), "a quest creature without its quest"


def items(g: Game[Table]) -> None:
    s = g.state
    special = [CONTENT.number[item.id] for item in CONTENT.items if item.deck == "special"]
    all_cards = Counter([*special, *(n for deck in range(len(ITEM_DECKS)) for n in item_cards(deck))])
    found = Counter([*s.merchant, *s.special, *s.hoard])
    for deck in (*s.item_decks, *s.item_discards):
        found.update(deck)
    for up in s.events:
        if CONTENT.events[up.event].does == "hoarder":
            found.update(up.data)
    for hero in s.heroes:
        found.update(hero.bag)
        found.update(n for area in hero.areas for n in area if is_item(n))
    found.update(_in_hand(g))
    missing = all_cards - found
    assert not found - all_cards, "an item is twice on the table"
    # Used-up special items are in no pile (BG-CARD-15); all others are somewhere.
    assert all(n in special and CONTENT.cards[n].type == "bag" for n in missing), "an item has vanished"


def _in_hand(g: Game[Table]) -> list[int]:
    """Cards that a running procedure holds."""
    found: list[int] = []
    for frame in g.stack:
        if isinstance(frame, DrawItems):
            step = frame.STEPS[frame.at]
            if step == "keep":
                found += frame.drawn
            elif step in ("give", "give_special") and not isinstance(g.stack[-1], Receive) and frame is g.stack[-1]:
                found.append(frame.kept)
        elif isinstance(frame, GiveOne) and frame is g.stack[-1] and is_item(frame.card):
            found.append(frame.card)
        elif hasattr(frame, "hoard_cards"):
            found += [n for n in frame.hoard_cards if is_item(n)]
    return found


def powers(s: Table) -> None:
    """BG-TRAIN-05: a Power is in one place; Talents are as many as levels gained (BG-TAL-04)."""
    for hero in s.heroes:
        own = [*hero.spellbook, *(n for area in hero.areas for n in area if not is_item(n))]
        assert len(own) == len(set(own)), "a Power is in two places"
        assert all(CONTENT.class_of[n] == sheet_of(hero).id for n in own), "a Power of another class"
        assert len(hero.talents) in (hero.level - 1, hero.level - 2), "Talents follow the level"
        assert len(hero.areas) in (7, 8) and all(
            sum(not CONTENT.cards[n].is_add_on for n in area) <= 1 for area in hero.areas
        ), "two cards in one area (BG-EQUIP-02)"
        categories = [CONTENT.cards[n].category for n in own if n not in hero.spellbook and CONTENT.cards[n].category]
        assert len(categories) == len(set(categories)), "two Powers of one category (BG-POWER-05)"


def quests(s: Table) -> None:
    for faction in range(2):
        out = [q for q in s.quests[faction]]
        for colour in range(3):
            row = faction * 3 + colour
            cards = [*s.quest_decks[row], *s.quest_discards[row], *(q for q in out if _colour(q) == colour)]
            assert sorted(cards) == sorted(quest_cards(faction, colour + 1)), "a quest is lost or doubled"
        assert all(CONTENT.quests[q].faction == FACTIONS[faction] for q in out)
        assert len(out) <= (4 if len(s.heroes) == 4 else 5), "too many quests (BG-QUEST-01)"


def _colour(quest: int) -> int:
    return ("grey", "green", "yellow", "red").index(CONTENT.quests[quest].deck) - 1


def events(g: Game[Table]) -> None:
    s = g.state
    found = [*s.event_deck, *s.event_discards, *(up.event for up in s.events)]
    prizes = {event.prize: i for i, event in enumerate(CONTENT.events) if event.prize}
    held = [prizes[CONTENT.cards[n].id] for hero in s.heroes for n in hero.prizes]
    found += held
    for frame in g.stack:
        if isinstance(frame, DrawEvents) and frame.STEPS[frame.at] in ("fate", "resolve"):
            found += [frame.card] if frame.card not in held else []
        elif isinstance(frame, GiveOne) and frame is g.stack[-1] and not is_item(frame.card):
            found.append(prizes[CONTENT.cards[frame.card].id])
        elif hasattr(frame, "hoard_cards"):
            found += [prizes[CONTENT.cards[n].id] for n in frame.hoard_cards if not is_item(n)]
    assert not any(isinstance(frame, Auction) and frame is not g.stack[-1] for frame in g.stack)
    assert Counter(found) == Counter(event_cards(s)), "an Event is lost or doubled"


def dice_and_tokens(g: Game[Table]) -> None:
    s = g.state
    if s.attack and s.fight:
        for colour, count in enumerate(dice.counts(s.attack.dice)):
            out = s.attack.removed[colour] + s.fight.lost_dice[colour]
            assert count + out <= dice.SUPPLY, "more than seven dice of a colour (BG-DICE-02)"
    for hero in s.heroes:
        assert min(hero.health, hero.energy, hero.gold, hero.actions, hero.stun, hero.curse) >= 0
        assert 0 <= hero.xp <= 30 and 1 <= hero.level <= 5
        pet = pet_of(hero)
        assert hero.pet <= (pet_health(hero, pet) if pet != NONE else 0), "a Pet with too much Health"
        if s.fight is None:
            assert not hero.stun and not hero.combo, "Stun and combo tokens end with the combat"
            assert hero.health <= capacity(hero, "health"), "Health above the capacity outside combat"
