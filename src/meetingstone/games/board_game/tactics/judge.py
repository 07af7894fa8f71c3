"""What each open option is worth to a seat; the questions that are not here show their effect at once."""

from __future__ import annotations

from collections.abc import Callable

from meetingstone.engine import NONE, Frame, Option
from meetingstone.engine.views import View
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.actions import Share
from meetingstone.games.board_game.flow.auction import Auction
from meetingstone.games.board_game.flow.event_payments import GiveOne
from meetingstone.games.board_game.flow.items import DrawItems
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.options import (
    Bid,
    Buy,
    Cleanse,
    Done,
    GiveItem,
    KeepItem,
    LootItem,
    PickClass,
    QuestDeck,
    Regain,
    Sell,
    SwapQuest,
    Train,
)
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.strength import gain_of, prospect, suits
from meetingstone.games.board_game.tactics import fighting, turns
from meetingstone.games.board_game.tactics.plans import GOLD, POWER, Parts, is_spare

CLASSES = {
    "paladin": 1.3, "warrior": 1.2, "shaman": 1.0, "hunter": 0.95, "druid": 0.5, "warlock": 0.5, "priest": 0.4,
    "rogue": 0.4, "mage": 0.3,
}  # fmt: skip
"""How well each class does when bots play it."""
PRIZES = {"trusty_mount": 3.0, "ring_of_agility": 2.0, "boots_of_endurance": 2.0, "hood_of_shadow": 1.5}
DECK_LEVELS = (2.5, 3.5, 4.6)
"""Mean level of green, yellow and red quests."""


def judge(seen: View[Table]) -> list[Parts] | None:
    question = seen.question
    if question is None or not seen.stack:
        return None
    s, frame, options = seen.state, seen.stack[-1], seen.options
    if isinstance(frame, Moment) or (question.kind in fighting.WEIGHERS and not isinstance(frame, Share)):
        return [{"bg-combat": value} for value in fighting.weigh(s, frame, question, seen.seat)]
    judged = JUDGES.get(question.kind)
    return judged(s, frame, options, seen.seat) if judged else None


def _alike(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    return [{} for _ in options]


def _classes(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    return [{"bg-cards": CLASSES[option.name]} if isinstance(option, PickClass) else {} for option in options]


# ---- items


def card_worth(s: Table, i: int, card: int) -> float:
    """What a card is worth to a character: as a card, or for its price."""
    hero = s.heroes[i]
    gain = gain_of(hero, card) if suits(hero, card) else 0.0
    late = 0.5 if CONTENT.cards[card].level > hero.level else 1.0
    return max(POWER * late * gain, 0.5 * GOLD * CONTENT.cards[card].gold)


def _kept(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    assert isinstance(frame, DrawItems)
    return [
        {"bg-cards": max(card_worth(s, i, option.card) for i in frame.group)} if isinstance(option, KeepItem) else {}
        for option in options
    ]


def _given(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    card = frame.card if isinstance(frame, GiveOne) else frame.kept if isinstance(frame, DrawItems) else NONE
    found: list[Parts] = []
    for option in options:
        assert isinstance(option, GiveItem)
        load = 0.02 * len(s.heroes[option.hero].bag)
        found.append({"bg-cards": card_worth(s, option.hero, card) - load})
    return found


def _looted(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    return [
        {"bg-cards": 0.1 + card_worth(s, option.winner, option.card)} if isinstance(option, LootItem) else {}
        for option in options
    ]


def _bids(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    """BG-EVENT-05: the chance to win against bids that nobody knows, and what is left of the gold."""
    assert isinstance(frame, Auction)
    prize = PRIZES.get(CONTENT.cards[frame.prize].id, 1.0)
    others = [hero.gold for hero in s.heroes if hero.seat != seat]
    rival = 0.3 * max(others, default=0) + 1
    found: list[Parts] = []
    for option in options:
        assert isinstance(option, Bid)
        best = max(option.amounts)
        chance = best / (best + rival)
        waste = sum(option.amounts) - best
        found.append({"bg-cards": chance * prize, "bg-goods": -GOLD * (chance * best + waste)})
    return found


# ---- Town and Training


def _shops(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    i: int = frame.hero  # type: ignore[attr-defined]
    hero = s.heroes[i]
    found: list[Parts] = []
    for option in options:
        if isinstance(option, Regain):
            found.append({"bg-effort": 1.0})
        elif isinstance(option, Train | Buy):
            weight = POWER if isinstance(option, Train) else 0.8 * POWER
            price = CONTENT.cards[option.card].gold
            found.append({"bg-cards": weight * prospect(hero, option.card) - 0.2, "bg-goods": -0.2 * GOLD * price})
        elif isinstance(option, Sell):
            price = -(-CONTENT.cards[option.card].gold // 2)
            kept = 0.0 if option.card in hero.bag and is_spare(hero, option.card) else 5.0
            found.append({"bg-goods": GOLD * price, "bg-cards": -kept})
        else:
            found.append({})
    return found


# ---- quests and Events


def _level(s: Table, seat: int) -> float:
    mine = s.heroes_of(s.seat_faction[seat])
    return sum(s.heroes[i].level for i in mine) / len(mine)


def _decks(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    level = _level(s, seat) + 0.4
    return [
        {"bg-experience": -abs(DECK_LEVELS[option.colour] - level)} if isinstance(option, QuestDeck) else {}
        for option in options
    ]


def _swaps(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    """A quest is given up when it is far below or far above the faction."""
    level = _level(s, seat)
    return [
        {"bg-experience": abs(CONTENT.quests[option.quest].level - level) - 1.6}
        if isinstance(option, SwapQuest)
        else {}
        for option in options
    ]


def _leaves(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    return [{} if isinstance(option, Done) else {"bg-effort": -0.1} for option in options]


def _cleanses(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    found: list[Parts] = []
    for option in options:
        if not isinstance(option, Cleanse):
            found.append({})
            continue
        hero = s.heroes[option.hero]
        found.append({"bg-experience": 1.0 * (hero.level < 5), "bg-effort": -1.6 / hero.level - 0.1})
    return found


Judge = Callable[[Table, Frame, tuple[Option, ...], int], list[Parts]]
JUDGES: dict[str, Judge] = {
    "bg-class": _classes,
    "bg-act": turns.acts,
    "bg-bound": turns.bounds,
    "bg-travel": turns.travels,
    "bg-extra-step": turns.extra_steps,
    "bg-zeppelin": turns.flights,
    "bg-refuge": turns.flights,
    "bg-invite": turns.invites,
    "bg-join": turns.joins,
    "bg-manage": turns.arrangements,
    "bg-trade": turns.gifts,
    "bg-town": _shops,
    "bg-train": _shops,
    "bg-bargain": _shops,
    "bg-sale": _shops,
    "bg-keep": _kept,
    "bg-give": _given,
    "bg-loot": _looted,
    "bg-auction": _bids,
    "bg-quest-deck": _decks,
    "bg-swap": _swaps,
    "bg-beasts": _leaves,
    "bg-cleanse": _cleanses,
    "bg-finish": _alike,
    "bg-nefarian": _alike,
    "bg-next": _alike,
    "bg-gather": _alike,
    "bg-token-order": _alike,
}
