"""Draw docs/terminal.svg: a table in the middle of a game, as the terminal shows it.

    python tools/make_picture.py

Run it again when the terminal looks different; the same seed gives the same table.
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from meetingstone import registry
from meetingstone.engine.chance import seed_from
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.terminal.play import Play
from meetingstone.texts import Texts

SEATS = ("you", "greedy", "greedy")
BOARDS = ("large-1a", "medium-1b", "small-1b")
SEED = 11
ROUND = 4
WIDTH = 100
FILE = Path(__file__).parent.parent / "docs" / "terminal.svg"
INK, PAPER = (22, 24, 28), (214, 214, 206)
NIGHT = TerminalTheme(INK, PAPER, [INK] * 7 + [PAPER])
# Rich would fetch a font from the network; any monospaced one will do.
WITHOUT_FONTS = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "DejaVu Sans Mono"
)


class NoInput:
    """Nobody types in a picture."""

    interactive = False

    def read(self, prompt: str) -> str:
        raise EOFError


def main() -> None:
    definition = registry.game("small_world")
    settings = {"players": len(SEATS), "boards": BOARDS, "first": 0}
    session = Session.new(definition, settings, seats=SEATS, seed=seed_from(SEED))
    stand_in = registry.bot("greedy")(definition, SEED)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), highlight=False, markup=False, force_terminal=True,
        color_system="truecolor",
    )  # fmt: skip
    play = Play(session, Texts("en"), console, NoInput(), FILE, plain=False, fast=True)
    while not is_the_moment(session):
        assert session.game.question is not None
        seat = session.game.question.awaited()[0]
        bot = play.bots.get(seat, stand_in)
        session.answer(session.game.number, session.game.keys(seat)[bot.choose(view(session.game, seat))], seat=seat)
    play.ask(0)
    drawn = console.export_svg(title="meetingstone play small_world", theme=NIGHT, code_format=WITHOUT_FONTS)
    FILE.write_text(drawn, "utf-8")


def is_the_moment(session: Session) -> bool:
    """The first player looks for conquests in the middle of the game."""
    question = session.game.question
    assert question is not None
    return session.game.state.round >= ROUND and question.kind == "conquer" and 0 in question.awaited()


if __name__ == "__main__":
    main()
