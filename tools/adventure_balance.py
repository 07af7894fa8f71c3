"""Write docs/adventure_balance.md, its chart and the lengths that players are told, from games of adventure_games.py.

python tools/adventure_balance.py --file adventure_games.jsonl
"""

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median, quantiles

import msgspec
from adventure_games import Played
from balance_page import Bar, Rows, by_occurrence, chart, rate, table
from bot_games import read

from games.adventure.occurrences import everything
from meetingstone.arena.stats import mean_error
from meetingstone.engine.game import Length, Lengths
from meetingstone.games.adventure.content import CONTENT, HERE
from meetingstone.games.adventure.game import GAME
from meetingstone.texts import Texts

DOCS = Path(__file__).parent.parent / "docs"
PAGE, CHART = DOCS / "adventure_balance.md", DOCS / "pictures" / "adventure_balance.svg"
LENGTHS = HERE / "lengths.json"
PLAYERS = (2, 3, 4)
VALORS = (6, 8, 10)
SEATS = ("first", "second", "third", "fourth")
T = Texts("en")


def name(word: str) -> str:
    return T(f"ag-{word}")


def wins_of(games: list[Played], key: Callable[[Played, int], str]) -> dict[str, Bar]:
    """Games and wins of what ``key`` says of a seat; a victory that is shared counts for both."""
    wins, counts = Counter[str](), Counter[str]()
    for game in games:
        for seat in range(len(game.characters)):
            counts[key(game, seat)] += 1
            wins[key(game, seat)] += seat in game.winners
    return {each: Bar(each, wins[each], counts[each]) for each in sorted(counts)}


def characters(games: list[Played]) -> dict[str, Bar]:
    return wins_of(games, lambda game, seat: game.characters[seat])


def by_character(games: list[Played]) -> str:
    rows: Rows = []
    columns = [characters([game for game in games if len(game.characters) == players]) for players in PLAYERS]
    for each in characters(games):
        own = [(game, game.characters.index(each)) for game in games if each in game.characters]
        level = mean_error([game.levels[seat] for game, seat in own])
        valor = mean_error([game.valors[seat] for game, seat in own])
        cells = [rate(bars[each].wins, bars[each].games) if each in bars else "–" for bars in columns]
        rows.append((name(each), *cells, f"{level[0]:.2f} ± {level[1]:.2f}", f"{valor[0]:.1f} ± {valor[1]:.1f}"))
    head = ("character", *(f"wins of {players} players" for players in PLAYERS), "level at the end", "valor at the end")
    return table(head, rows)


def by_seat(games: list[Played]) -> str:
    rows: Rows = []
    for seat, title in enumerate(SEATS):
        cells = []
        for players in PLAYERS:
            mine = [game for game in games if len(game.characters) == players]
            cells.append(rate(sum(seat in game.winners for game in mine), len(mine)) if seat < players else "")
        rows.append((title, *cells))
    return table(("turn", *(f"wins of {players} players" for players in PLAYERS)), rows)


def by_length(games: list[Played]) -> str:
    rows: Rows = []
    for valor in VALORS:
        for players in PLAYERS:
            mine = [g for g in games if g.settings["valor"] == valor and g.settings["players"] == players]
            if len(mine) < 2:
                continue
            low, _, high = quantiles([game.rounds for game in mine], n=4)
            decisions = mean_error([game.decisions for game in mine])
            rounds = f"{median(game.rounds for game in mine):.0f} ({low:.0f} – {high:.0f})"
            capped = rate(sum(game.capped for game in mine), len(mine))
            told = f"{decisions[0]:.0f} ± {decisions[1]:.0f}"
            rows.append((str(valor), str(players), str(len(mine)), rounds, told, capped))
    head = ("valor", "players", "games", "rounds: median (middle half)", "decisions", "ended by the last round")
    return table(head, rows)


def by_level(games: list[Played]) -> str:
    rows: Rows = []
    for players in PLAYERS:
        mine = [game for game in games if len(game.characters) == players]
        winners = Counter(game.levels[seat] for game in mine for seat in game.winners)
        others = Counter(level for game in mine for seat, level in enumerate(game.levels) if seat not in game.winners)
        for title, found in (("the winner", winners), ("the others", others)):
            cells = [f"{found[level] / max(1, found.total()):.0%}" for level in range(4)]
            rows.append((f"{players} players: {title}", *cells))
    return table(("level at the end", "grey", "green", "yellow", "red"), rows)


def _deck_of(entry: str) -> str:
    if entry in CONTENT.quest:
        return CONTENT.quests[CONTENT.quest[entry]].deck
    return "trophy" if entry in CONTENT.trophy else "event"


VALOR_OF = {
    **{quest.id: quest.valor for quest in CONTENT.quests},
    **{trophy.id: trophy.valor for trophy in CONTENT.trophies},
}
WAYS = {"starting": "starting quests", "elite": "elite quests", "trophy": "trophies", "event": "events"}


def by_way(games: list[Played]) -> str:
    """What winners won with: the card that decided, and all the valor in their logs."""
    rows: Rows = []
    logs = [(game.logs[seat], game.valors[seat]) for game in games if not game.capped for seat in game.winners]
    for deck, title in WAYS.items():
        last = sum(bool(log) and _deck_of(log[-1]) == deck for log, _ in logs)
        valor = mean(sum(VALOR_OF.get(entry, 1) for entry in log if _deck_of(entry) == deck) for log, _ in logs)
        rows.append((title, rate(last, len(logs)), f"{valor:.1f}"))
    return table(("the winner’s valor came from", "the last card was one of these", "valor, on average"), rows)


def by_bots(games: list[Played]) -> str:
    """How bots of one kind fare against those of another."""
    rows: Rows = []
    mixes = sorted({tuple(sorted(set(game.bots))) for game in games})
    for mix in mixes:
        mine = [game for game in games if tuple(sorted(set(game.bots))) == mix]
        told = []
        for bot in mix:
            won = sum(any(game.bots[seat] == bot for seat in game.winners) for game in mine)
            told.append(f"{bot} {rate(won, len(mine))}")
        rows.append(
            (
                ", ".join(mix),
                str(len(mine)),
                "; ".join(told) if len(mix) > 1 else "–",
                rate(sum(game.capped for game in mine), len(mine)),
            )
        )
    return table(("bots at the table", "games", "a bot of this kind won", "ended by the last round"), rows)


FAMILIES = {
    "character": "characters", "side": "sides of character cards", "ability": "ability cards played",
    "attached": "cards attached", "trap": "traps sprung", "foe": "enemies fought", "item": "items gained",
    "event": "events drawn", "turned": "events turned over", "use": "powers used", "power": "powers triggered",
    "token": "discovery tokens", "space": "spaces entered", "logged": "quests completed and trophies won",
    "refusal": "refusals", "log": "kinds of entries in the log",
}  # fmt: skip


def lengths(games: list[Played]) -> Lengths:
    """What players are told before they choose; the minutes of a turn stay as they are."""
    assert GAME.lengths is not None
    known = {(row.value, row.players): row for row in GAME.lengths.measured}
    for valor in VALORS:
        for players in PLAYERS:
            rounds = [g.rounds for g in games if g.settings["valor"] == valor and g.settings["players"] == players]
            if len(rounds) >= 15:
                low, middle, high = (round(each) for each in quantiles(rounds, n=4))
                known[valor, players] = Length(value=valor, players=players, rounds=middle, low=low, high=high)
    return msgspec.structs.replace(GAME.lengths, measured=tuple(known[key] for key in sorted(known)))


def page(games: list[Played]) -> str:
    even = [game for game in games if game.even]
    printed = [game for game in even if game.settings["valor"] == 8]
    mixed = [game for game in games if not game.even]
    four = [game for game in printed if len(game.characters) == 4]
    return f"""# How even the Adventure Game is when bots play it

{len(games):,} games between bots: {len(even):,} even ones, of greedy bots alone with characters dealt at random, and
{len(mixed):,} mixed ones over all player counts, valors and ways to deal the characters, with greedy, novice and
random bots. No game failed, and none was left out. Intervals are 95 % (Wilson), ± is a standard error. What bots
find strong need not be strong in the hands of people.

    python tools/adventure_games.py --even {len(even)} --mixed {len(mixed)}
    python tools/adventure_balance.py

plays such games again, and writes this page and the lengths that players are told (`lengths.json` in the folder of the
game).

## Characters ({len(printed):,} even games to 8 valor)

![Wins by character in games of four](pictures/adventure_balance.svg)

{by_character(printed)}

The picture shows the {len(four):,} games of four players, in which everybody would win 25 % by chance.

## Seats

{by_seat(printed)}

## Length

{by_length(even)}

## Levels at the end (even games to 8 valor)

{by_level(printed)}

## How games are won (even games to 8 valor)

{by_way(printed)}

## Bots against bots (mixed games)

{by_bots(mixed)}

Random bots among themselves hardly ever complete enough quests: their games end with the last round.

## What happened, and what never did

{by_occurrence({each for game in games for each in game.new}, everything(), FAMILIES)}

Bots pick from what is allowed, so they are never refused. Everything in this table is seen at work by
`tests/games/adventure/test_everything_occurs.py`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, nargs="+", default=[Path("adventure_games.jsonl")])
    args = parser.parse_args()
    games = [game for file in args.file for game in read(file, Played)]
    failed = [game for game in games if game.error]
    if failed:
        raise SystemExit(f"{len(failed)} games failed: mend that first")
    even = [game for game in games if game.even]
    four = [game for game in even if len(game.characters) == 4 and game.settings["valor"] == 8]
    bars = [Bar(name(bar.name), bar.wins, bar.games) for bar in characters(four).values()]
    seats = wins_of(four, lambda game, seat: SEATS[seat])
    bars += [Bar(f"{seat} turn", seats[seat].wins, seats[seat].games) for seat in SEATS if seat in seats]
    PAGE.write_text(page(games), "utf-8")
    CHART.write_text(chart("Wins by character and seat in games of four", bars, 0, 50), "utf-8")
    LENGTHS.write_bytes(msgspec.json.format(msgspec.json.encode(lengths(even)), indent=2) + b"\n")
    print(f"{len(games)} games: {PAGE}, {CHART}, {LENGTHS}")


if __name__ == "__main__":
    main()
