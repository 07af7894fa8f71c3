"""Standing orders in a terminal: at which moments a player wants to be asked, for this sitting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from meetingstone.engine import NONE, Pass
from meetingstone.engine.orders import PASS, Order, Windows
from meetingstone.engine.views import glance
from meetingstone.terminal.menu import simple

if TYPE_CHECKING:
    from meetingstone.terminal.asking import Asking
    from meetingstone.terminal.play import Play

ORDERS: dict[Order, str] = {"ask": "orders-ask", "able": "orders-able", "never": "orders-never"}
"""With what they are called."""


def is_asked(play: Play, seat: int) -> bool:
    """Whether the open question is no window, or one at which ``seat`` wants to be asked."""
    question, windows = play.game.question, play.definition.windows
    if question is None or windows is None or question.kind not in windows.kinds:
        return True
    options = question.options_of(seat)
    return not isinstance(options[0], Pass) or play.orders[seat].asks(question.kind, options, _running(play, windows))


def _running(play: Play, windows: Windows[Any]) -> dict[str, int]:
    return windows.running(glance(play.game, NONE))


def orders(asking: Asking, rest: str) -> None:
    """`orders` lists them; `orders 3 never`, `orders 3 ask`, `orders 3 able` set one; `orders turn` asks for peace."""
    play = asking.play
    windows = play.definition.windows
    if windows is None:
        play.say(play.t("server-no-windows"))
        return
    words = simple(rest).split()
    running = _running(play, windows)
    mine = play.orders[asking.seat]
    if len(words) == 1 and words[0] in running:
        play.orders[asking.seat] = replace(mine, quiet={**mine.quiet, words[0]: running[words[0]]})
    elif (named := _named(words, windows.kinds)) is not None:
        play.orders[asking.seat] = replace(mine, windows={**mine.windows, named[0]: named[1]})
    elif words:
        play.say(play.t("terminal-orders-how"))
        return
    _show(asking, windows, running)
    if not is_asked(play, asking.seat):
        play.mark()
        play.answer(PASS, asking.seat)


def _named(words: list[str], kinds: tuple[str, ...]) -> tuple[str, Order] | None:
    """`3 never`: the kind of the third window, and the order."""
    if len(words) != 2 or not words[0].isdigit() or not 0 < int(words[0]) <= len(kinds):
        return None
    order = next((each for each in ORDERS if each == words[1]), None)
    return (kinds[int(words[0]) - 1], order) if order else None


def _show(asking: Asking, windows: Windows[Any], running: dict[str, int]) -> None:
    play, mine = asking.play, asking.play.orders[asking.seat]
    for number, kind in enumerate(windows.kinds, 1):
        order = mine.windows.get(kind, "able")
        play.say(f"  {number:2d}  {play.t(f'window-{kind}')}: {play.t(ORDERS[order])}")
    for span in windows.spans:
        if span in mine.quiet and mine.quiet[span] == running.get(span):
            play.say(f"      {play.t(f'quiet-{span}')}")
    play.say(play.t("terminal-orders-how"), "dim")
