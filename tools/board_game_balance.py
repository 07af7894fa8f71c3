"""Write docs/board_game_balance.md and its chart from games that tools/board_game_games.py has played.

python tools/board_game_balance.py --file board_game_games.jsonl
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

from balance_page import Bar, Rows, by_occurrence, chart, rate, table
from board_game_games import Played
from bot_games import read

from games.board_game.occurrences import everything
from meetingstone.arena.stats import mean_error
from meetingstone.texts import Texts

DOCS = Path(__file__).parent.parent / "docs"
PAGE, CHART = DOCS / "board_game_balance.md", DOCS / "pictures" / "board_game_balance.svg"
FACTIONS = ("horde", "alliance")
OVERLORDS = ("kazzak", "nefarian", "kelthuzad")
ENDINGS = {
    "overlord": "a faction sought out the Overlord and defeated him",
    "bulwark": "Nefarian reached The Bulwark",
    "final": "the final battle",
    "laps": "ten laps without a victory (Defeat the Overlord!)",
}
T = Texts("en")


def name(word: str) -> str:
    return T(f"bg-{word}" if T.has(f"bg-{word}") else f"class-{word}")


# ---- even games


def by_faction(games: list[Played], key: Callable[[Played], str], title: str) -> str:
    """Games, and the wins of both factions, for each value of ``key`` and for all."""
    rows: Rows = []
    for value in [*sorted({key(game) for game in games}), ""]:
        mine = [game for game in games if value in ("", key(game))]
        cells = [rate(sum(game.winner == side for game in mine), len(mine)) for side in ("horde", "alliance", "")]
        rows.append((value or "all", str(len(mine)), *cells))
    return table((title, "games", "Horde wins", "Alliance wins", "draws"), rows)


class Standing:
    """How often the faction of a class won."""

    def __init__(self, cls: str, games: list[Played]) -> None:
        self.cls = cls
        played = [(game, side) for game in games for side in (0, 1) if cls in game.classes[side]]
        self.games = len(played)
        self.wins = sum(game.winner == FACTIONS[side] for game, side in played)
        self.decided = sum(bool(game.winner) for game, _ in played)
        own = [game.levels[side][game.classes[side].index(cls)] for game, side in played]
        self.level = mean_error(own)

    @property
    def share(self) -> float:
        return self.wins / self.decided if self.decided else 0.0


def standings(games: list[Played]) -> list[Standing]:
    classes = {cls for game in games for side in game.classes for cls in side}
    return sorted((Standing(cls, games) for cls in classes), key=lambda each: -each.share)


def by_class(games: list[Played]) -> str:
    rows = [
        (name(each.cls), str(each.games), rate(each.wins, each.decided), f"{each.level[0]:.2f} ± {each.level[1]:.2f}")
        for each in standings(games)
    ]
    return table(("class", "games", "its faction wins, of decided games", "level at the end"), rows)


def by_overlord(games: list[Played]) -> str:
    rows: Rows = []
    for overlord in OVERLORDS:
        mine = [game for game in games if game.overlord == overlord]
        cells = [rate(sum(game.ending == ending for game in mine), len(mine)) for ending in ("overlord", "bulwark")]
        draws = sum(not game.winner for game in mine)
        turns = [game.turn for game in mine if game.ending == "overlord"]
        when = f"{median(turns):.0f}" if turns else "–"
        rows.append((name(overlord), str(len(mine)), *cells, rate(draws, len(mine)), when))
    head = ("Overlord", "games", "defeated where he stands", "fought at The Bulwark", "draws", "turn of his defeat")
    return table(head, rows)


def by_players(games: list[Played]) -> str:
    rows: Rows = []
    for players in range(2, 7):
        mine = [game for game in games if game.settings["players"] == players]
        if not mine:
            continue
        decisions, turns = mean_error([game.decisions for game in mine]), mean_error([game.turn for game in mine])
        ahead = [game for game in mine if game.winner and game.xp[0] != game.xp[1]]
        led = sum(game.winner == FACTIONS[game.xp[1] > game.xp[0]] for game in ahead)
        rows.append(
            (
                str(players),
                str(len(mine)),
                f"{turns[0]:.1f} ± {turns[1]:.1f}",
                f"{decisions[0]:.0f} ± {decisions[1]:.0f}",
                f"{mean(max(max(side) for side in game.levels) for game in mine):.1f}",
                rate(led, len(ahead)),
            )
        )
    head = ("players", "games", "turns", "decisions", "highest level", "the faction with more XP wins")
    return table(head, rows)


# ---- all games


def by_ending(games: list[Played]) -> str:
    groups: list[tuple[str, Callable[[Played], bool]]] = [
        ("greedy, the printed game", lambda game: game.even),
        ("mixed, greedy alone", lambda game: not game.even and set(game.bots) == {"greedy"}),
        ("mixed, random alone", lambda game: not game.even and set(game.bots) == {"random"}),
        ("mixed, both", lambda game: not game.even and len(set(game.bots)) > 1),
    ]
    rows: Rows = []
    for ending, told in ENDINGS.items():
        for won in (True, False):
            mine = [game for game in games if game.ending == ending and bool(game.winner) == won]
            counts = [str(sum(belongs(game) for game in mine)) for _, belongs in groups]
            if mine:
                rows.append((told + ("" if won else ": a draw"), *counts, str(len(mine))))
    rows.append(("all", *(str(sum(belongs(game) for game in games)) for _, belongs in groups), str(len(games))))
    return table(("how it ended", *(title for title, _ in groups), "all"), rows)


FAMILIES = {
    "card": "cards in force", "use": "abilities of cards used", "ability": "abilities of creatures and bosses",
    "creature": "creatures fought, by colour", "boss": "bosses and Overlords fought", "event": "Events drawn",
    "quest": "quests completed", "overlord": "Overlords", "character": "characters", "refusal": "refusals",
    "log": "kinds of entries in the log",
}  # fmt: skip


# ---- the page


def page(games: list[Played]) -> str:
    even = [game for game in games if game.even]
    mixed = len(games) - len(even)
    return f"""# How even the Board Game is when bots play it

{len(games):,} games between bots: {len(even):,} even ones, of greedy bots alone with the printed rules and classes
dealt at random, and {mixed:,} mixed ones over all player counts, Overlords and variants, with random and greedy
bots. No game failed, and none was left out. Intervals are 95 % (Wilson), ± is a standard error. What bots find strong
need not be strong in the hands of people: they plan a turn, not a campaign.

    python tools/board_game_games.py --even {len(even)} --mixed {mixed}
    python tools/board_game_balance.py

plays the same games again and writes this page.

## How games end

{by_ending(games)}

## Factions ({len(even):,} even games)

{by_faction(even, lambda game: f"{game.settings['players']} players", "table")}

{by_faction(even, lambda game: name(game.overlord), "Overlord")}

## Classes

![Win rates by class](pictures/board_game_balance.svg)

{by_class(even)}

The Paladin is always of the Alliance, the Shaman always of the Horde.

## Overlords

{by_overlord(even)}

## Length

{by_players(even)}

## What happened, and what never did

{by_occurrence({name for game in games for name in game.new}, everything(), FAMILIES)}

Bots pick from what is allowed, so they are never refused. Everything in this table is seen at work by
`tests/games/board_game/test_everything_occurs.py`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=Path("board_game_games.jsonl"))
    args = parser.parse_args()
    games = read(args.file, Played)
    failed = [game for game in games if game.error]
    if failed:
        raise SystemExit(f"{len(failed)} games failed: mend that first")
    PAGE.write_text(page(games), "utf-8")
    bars = [Bar(name(each.cls), each.wins, each.decided) for each in standings(games)]
    CHART.write_text(chart("Win rates by class", bars, 30, 70), "utf-8")
    print(f"{len(games)} games: {PAGE}, {CHART}")


if __name__ == "__main__":
    main()
