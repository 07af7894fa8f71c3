"""After the game: who won, where the points came from, and how to check the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from meetingstone.terminal.play import Play
    from meetingstone.texts import Texts


def show_ending(play: Play) -> None:
    t, voice, painter = play.t, play.voice, play.painter
    result = play.game.result()
    header = play.session.header
    winners = [voice.names[seat] for seat in result.winners if seat < len(voice.names)]
    painter.print("")
    if not painter.plain:
        painter.print(Line(style="dim"))
    if winners:
        play.say(t("terminal-winners", names=t.join(winners), count=len(winners)), "bold")
    else:
        play.say(t("terminal-nobody-won"), "bold")
    painter.print("", _sources(play, result.scores))
    painter.print("")
    _tell(play)
    play.say(t("terminal-seed", seed=header.seed or "", commitment=header.commitment), "dim")
    play.say_path(play.unsaved or t("terminal-record", file=str(play.path)))


def _tell(play: Play) -> None:
    """What the die gave, and the moments worth telling, a line each."""
    story = play.definition.story(play.game)
    if story is None:
        return
    t = play.t
    names = [*play.voice.names, *(t(name[1:]) for name in story.others)]
    if story.how:
        play.say(t.say(story.how.id, story.how.values))
    for luck in story.luck:
        if luck.tries:
            values = {"seat": luck.seat, "hits": luck.hits, "tries": luck.tries, "what": story.tries}
            play.say(t.say("terminal-luck", {**values, "expected": _decimal(t, luck.expected_hits)}, seats=names))
        elif luck.throws:
            average, expected = luck.pips / luck.throws, luck.expected_pips / luck.throws
            values = {"seat": luck.seat, "throws": luck.throws}
            words = {"average": _decimal(t, average), "expected": _decimal(t, expected)}
            play.say(t.say("terminal-luck-pips", {**values, **words}, seats=names))
    for moment in story.moments:
        play.say(f"{t(moment.title)}: {t.say(moment.text.id, moment.text.values, seats=names)}")
    play.painter.print("")


def _decimal(t: Texts, number: float) -> str:
    return t("terminal-decimal", number=round(number, 1))


def _sources(play: Play, scores: tuple[int, ...]) -> Grid:
    """Points by source and seat; the last line is the score."""
    t, voice = play.t, play.voice
    earned: dict[str, dict[int, int]] = {}
    for earning in play.definition.earnings(play.session.log):
        row = earned.setdefault(earning.source, {})
        row[earning.seat] = row.get(earning.seat, 0) + earning.amount
    seats = range(len(voice.names))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(t("terminal-source"))
    for seat in seats:
        grid.add_column(Text(voice.seat(seat), style=play.painter.seat_style(seat)), justify="right")
    totals = {source: sum(row.values()) for source, row in earned.items()}
    for source in sorted(earned, key=lambda name: -totals[name]):
        row = earned[source]
        if any(row.values()):
            grid.add_row(t.source(source), *(str(row[seat]) if row.get(seat) else "" for seat in seats))
    grid.add_row(t("terminal-total"), *(str(scores[seat]) for seat in seats), style="bold")
    return grid
