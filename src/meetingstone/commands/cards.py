"""`meetingstone cards`: every card of a game, with its text written from its effects."""

from __future__ import annotations

import argparse
import json
from textwrap import fill
from typing import Any

from meetingstone import registry
from meetingstone.engine.game import CardInfo, GameDef
from meetingstone.errors import Trouble
from meetingstone.facts import facts_said
from meetingstone.flags import take_packs
from meetingstone.texts import Texts

WIDTH = 96


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "cards", help=t("cards-help"), description=t("cards-description"), epilog=t("cards-examples")
    )
    parser.add_argument("game", metavar=t("cli-game"), help=t("cli-game-help"))
    parser.add_argument("--find", metavar="TEXT", default="", help=t("cards-find"))
    parser.add_argument("--deck", metavar="D", help=t("cards-deck"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    take_packs(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    game = registry.game(args.game, args.pack)
    cards = game.cards()
    decks = list(dict.fromkeys(card.deck for card in cards))
    if args.deck and args.deck not in decks:
        raise Trouble("cards-no-deck", deck=args.deck, known=t.join(decks))
    plain = [_plain(card, t) for card in cards if not args.deck or card.deck == args.deck]
    words = args.find.lower().split()
    found = [card for card in plain if all(word in _searched(card) for word in words)]
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return 0
    if not found:
        raise Trouble("cards-none", text=args.find)
    for deck in decks:
        _show_deck(game, deck, [card for card in found if card["deck"] == deck], t)
    return 0


def _plain(card: CardInfo, t: Texts) -> dict[str, Any]:
    return {
        "id": card.id,
        "deck": card.deck,
        "name": t(card.name),
        "copies": card.copies,
        "text": " ".join(t.say(message, values) for message, values in card.text),
        "rules": card.rules,
        **card.facts,
    }


def _searched(card: dict[str, Any]) -> str:
    return f"{card['id']} {card['name']} {card['text']}".lower()


def _show_deck(game: GameDef[Any], deck: str, cards: list[dict[str, Any]], t: Texts) -> None:
    if not cards:
        return
    print(f"\n{t(f'deck-{deck}')} ({len(cards)})")
    for card in cards:
        printed = {name: value for name, value in card.items() if name not in BASIC}
        facts = facts_said(game, printed, t)
        copies = [f"×{card['copies']}"] if card["copies"] > 1 else []
        print(f"  {card['name']}  [{card['id']}]  {', '.join([*copies, *facts])}".rstrip())
        if card["text"]:
            print(fill(card["text"], WIDTH, initial_indent="    ", subsequent_indent="    "))


BASIC = ("id", "deck", "name", "copies", "text", "rules")
