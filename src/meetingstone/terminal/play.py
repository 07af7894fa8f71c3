"""A whole game at the keyboard: turns, bots, news, saving."""

from __future__ import annotations

import time
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from meetingstone.engine.game import CardInfo, GameDef
from meetingstone.engine.kernel import Event, Game
from meetingstone.engine.orders import PASS, Orders
from meetingstone.engine.picture import Picture
from meetingstone.engine.record import RecordError, replay
from meetingstone.engine.rules import Why
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.terminal import files
from meetingstone.terminal.asking import Asking
from meetingstone.terminal.ending import show_ending
from meetingstone.terminal.line import Input
from meetingstone.terminal.lookup import card_sentences
from meetingstone.terminal.orders import is_asked
from meetingstone.terminal.seats import bots_of, is_person, names_of
from meetingstone.terminal.table import Painter
from meetingstone.terminal.voice import Voice
from meetingstone.texts import Texts

SEVERAL = 3
"""So many places to choose from are worth a map."""
PAUSE = 0.12
"""Seconds for each thing a bot does, so that one can follow."""


LONGEST = 500
"""Letters of a line: what is longer was never meant, and sentences do not repeat it."""
ENDLESS = 1_000_000
"""Rows of a pipe."""


class Play:
    """One table in one terminal."""

    def __init__(
        self,
        session: Session,
        t: Texts,
        console: Console,
        line: Input,
        path: Path,
        *,
        plain: bool,
        fast: bool,
        told: int = 0,
    ) -> None:
        self.session = session
        self.t = t
        self.line = line
        self.path = path
        self.fast = fast or not line.interactive
        seats = session.header.seats
        self.people = [number for number, seat in enumerate(seats) if is_person(seat)]
        self.bots = bots_of(seats, self.definition, seed=int(session.header.commitment[:8], 16))
        self.voice = Voice(t, names_of(seats, t, session.header.commitment))
        self.painter = Painter(console, self.voice, plain=plain)
        self.marks: list[int] = []
        """How many answers had been given before each thing that a person typed."""
        self.answers = 0
        self.told = told
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.drawn: dict[int, object] = {}
        self.mapped: dict[int, object] = {}
        self.recited: set[str] = set()
        """Cards whose text stands just above, in the news."""
        self.stood: dict[int, object] = {}
        """What each seat was told of itself last."""
        self.unsaved = ""
        self.orders = {seat: Orders() for seat in range(len(seats))}

    @property
    def definition(self) -> GameDef[Any]:
        return self.session.game.definition

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def words(self) -> list[str]:
        """What can be completed now."""
        return self.asking.words() if hasattr(self, "asking") else []

    @property
    def rows(self) -> int:
        """Rows that one sees at once; in a pipe everything is read."""
        return self.painter.console.height if self.line.interactive else ENDLESS

    def say(self, text: str, style: str = "") -> None:
        """What begins further right goes on there."""
        words = text.lstrip(" ")
        indent = len(text) - len(words)
        said = Text(words, style=style)
        self.painter.print(Padding(said, (0, 0, 0, indent), expand=False) if indent else said)

    def say_path(self, text: str) -> None:
        """Never broken, so that a command in it can be copied."""
        self.painter.console.print(Text(text), soft_wrap=True)

    # ---- the loop

    def run(self) -> None:
        self.say(self.t("terminal-commitment", commitment=self.session.header.commitment[:16]), "dim")
        self.say(self.t("terminal-welcome", game=self.definition.id), "dim")
        try:
            while not self.game.over:
                assert self.game.question is not None
                seat = self.game.question.awaited()[0]
                if seat in self.bots:
                    self._bot(seat)
                elif not is_asked(self, seat):
                    self.answer(PASS, seat)
                else:
                    self._person(seat)
        except (EOFError, KeyboardInterrupt):
            self.save()
            self.say_path(self.unsaved or self.t("terminal-saved-leave", file=str(self.path)))
            return
        self.news(self.at_keyboard)
        self.save()
        show_ending(self)

    def _bot(self, seat: int) -> None:
        index = self.bots[seat].choose(view(self.game, seat))
        self.answer(self.game.keys(seat)[index], seat)
        self.news(self.at_keyboard)

    def _person(self, seat: int) -> None:
        if seat != self.at_keyboard:
            self._hand_over(seat)
        self.news(seat)
        self.ask(seat)
        number, before = self.game.number, self.answers
        while self.game.number == number and self.answers == before and not self.game.over:
            self._read()

    def ask(self, seat: int) -> None:
        """The table and the open question on the screen."""
        picture = self.picture(seat)
        self.asking = Asking(self, seat, picture)
        self._draw(picture)
        self.asking.show()

    def _read(self) -> None:
        prompt = f"{self.voice.seat(self.asking.seat)}> "
        try:
            line = self.line.read(prompt)
        except KeyboardInterrupt:
            self.say(self.t("terminal-interrupt"))
            line = self.line.read(prompt)
        line = "".join(letter for letter in line if letter.isprintable())
        if len(line) > LONGEST:
            self.say(self.t("terminal-too-long", count=len(line), most=LONGEST))
            return
        self.asking.typed(line)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the other's purse: the screen is cleared and the next player takes the keyboard."""
        if self.line.interactive:
            self.painter.console.clear()
            self.say(self.t("terminal-hand-over", seat=self.voice.seat(seat)), "bold")
            self.line.read(self.t("terminal-press-enter"))
            self.painter.console.clear()
        else:
            self.say(self.t("terminal-hand-over", seat=self.voice.seat(seat)), "bold")
        self.at_keyboard = seat
        self.drawn.pop(seat, None)
        self.mapped.pop(seat, None)

    # ---- what is seen

    def picture(self, seat: int) -> Picture:
        return self.definition.picture(view(self.game, seat))

    @cached_property
    def deck(self) -> dict[str, CardInfo]:
        """Every card of the box by its id."""
        return {card.id: card for card in self.definition.cards()}

    def _draw(self, picture: Picture) -> None:
        """The players once a turn; the map once a turn, but not while cards are being picked."""
        seat, moment = picture.seat, (picture.title, picture.turn)
        if self.drawn.get(seat) != moment:
            self.drawn[seat] = moment
            self.painter.title(picture)
            self.painter.panel(picture.panels[0])
        elif not _fights(picture) and (lines := self.painter.status(picture)) != self.stood.get(seat):
            self.stood[seat] = lines
            self.painter.print(*lines)
        for panel in picture.focus:
            self.painter.panel(panel)
        for card_id in picture.told:
            if card_id in self.recited:
                continue
            for sentence in card_sentences(self, card_id):
                self.painter.print(Padding(Text(sentence, style="dim"), (0, 0, 0, 2)))
        self.recited.clear()
        self._draw_map(picture, moment)

    def _draw_map(self, picture: Picture, moment: object) -> None:
        """Of a vast board what is near, when places may be chosen."""
        targets = self.asking.targets
        if picture.vast:
            here = (moment, picture.here)
            if len(targets) >= SEVERAL and picture.here and self.mapped.get(picture.seat) != here:
                self.mapped[picture.seat] = here
                self.painter.around(picture, targets)
            return
        picking = any(choice.cards and not choice.places for choice in picture.choices)
        if picture.turn == picture.seat and self.mapped.get(picture.seat) != moment and not picking:
            self.mapped[picture.seat] = moment
            self.painter.map(picture, targets)

    def news(self, seat: int) -> None:
        """What happened since the last look, without what shows on the map anyway."""
        self.told = min(self.told, len(self.session.log))
        for event in self.session.log[self.told :]:
            if event.kind not in self.definition.quiet and (event.to is None or seat in event.to):
                self._tell(event)
        self.told = len(self.session.log)

    def _tell(self, event: Event) -> None:
        actor = event.values.get("seat", -1)
        line = Text()
        if actor >= 0:
            line.append("▌" if not self.painter.plain else "", self.painter.seat_style(actor))
        line.append(self.voice.event(event), "bold" if event.kind in ("turn", "round") else "")
        if event.values.get("items"):
            line.append(f" ({self.voice.parts((a, source) for source, a, _ in event.values['items'])})", "dim")
        self.painter.print(Padding(line, (0, 0, 0, 2)))
        turned_up = str(event.values.get(self.definition.recited.get(event.kind, ""), ""))
        for card in self.deck.values() if turned_up else ():
            if f"@{card.name}" == turned_up:
                self.recited.add(card.id)
                for sentence in card_sentences(self, card.id):
                    self.painter.print(Padding(Text(sentence, style="dim"), (0, 0, 0, 4)))
        if not self.fast and actor in self.bots:
            time.sleep(PAUSE)

    # ---- answers

    def answer(self, key: str, seat: int) -> None:
        self.session.answer(self.game.number, key, seat=seat)
        self.answers += 1

    def explain(self, key: str, seat: int) -> Why | None:
        """Why something is not allowed."""
        return self.game.explain(key, seat=seat)

    def mark(self) -> None:
        """A person is about to answer: here is where an undo comes back to."""
        self.marks.append(self.answers)

    def undo(self, seat: int) -> None:
        """Back to the last thing that was typed; alone with bots nobody needs to agree."""
        target = self.marks.pop()
        while self.answers > target:
            self.session.undo(seat=seat, consent=True)
            self.answers -= 1
        self.told = len(self.session.log)
        self.drawn.clear()
        self.mapped.clear()
        self.save()

    # ---- files

    def save(self, path: Path | None = None) -> bool:
        """Whether it could be written; otherwise ``unsaved`` says why not."""
        try:
            files.write(path or self.path, self.session.save())
        except OSError as error:
            self.unsaved = self.t("terminal-cannot-write", file=str(path or self.path), error=error.strerror or "")
            return False
        self.unsaved = ""
        return True


def _fights(picture: Picture) -> bool:
    """A combat says of its fighters what counts there."""
    return any(panel.id == "fight" for panel in picture.focus)


def resumed(session: Session) -> Session:
    """A loaded table whose log goes back to the start, when the record can still be replayed."""
    try:
        log = replay(session.record(), {session.header.key: session.game.definition}).log
    except (RecordError, AssertionError):
        return session
    session.game.log = log
    return session
