"""One question to one person: the numbered options, and what the person types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meetingstone.engine.picture import Choice, Forecast, Phrase, Picture
from meetingstone.engine.rules import AnswerError
from meetingstone.engine.views import view
from meetingstone.terminal import talk
from meetingstone.terminal.lookup import KEPT, card_sentences
from meetingstone.terminal.menu import SHORTEST, Entry, Repeat, entry_at, matching, menu_of, paged, repeat_of, simple
from meetingstone.terminal.table import targets_of

if TYPE_CHECKING:
    from meetingstone.terminal.play import Play

MANY = 1000
INDENT = 4
"""Of what stands below a menu: where its lines begin."""
FORCED = "must-"
"""How the kind of a question begins that is the same but for the way out."""


class Asking:
    """The open question, the menu on the screen, and the ways to answer it."""

    def __init__(self, play: Play, seat: int, picture: Picture) -> None:
        self.play = play
        self.seat = seat
        self.picture = picture
        self.voice = play.voice
        self.t = play.t
        self.forecast: Forecast | None = None
        self._lay_out()
        self.commands = talk.commands(play.t)
        self.places = {place.id: (place.id, play.t(place.name[1:])) for area in picture.areas for place in area.places}
        self.things = {thing.id: (thing.id, play.t(thing.name[1:])) for thing in picture.things}

    def _lay_out(self) -> None:
        game = self.play.game
        assert game.question is not None
        self._kind = game.question.kind.removeprefix(FORCED)
        self.keys = game.keys(self.seat)
        self.titles = [_begun(self.voice.say(*option.says(game))) for option in game.options(self.seat)]
        shorts = [
            _begun(self.voice.cell(choice.short)) if choice.short else title
            for choice, title in zip(self.picture.choices, self.titles, strict=True)
        ]
        self.menu = self.top = menu_of(self.picture, shorts, self._group)

    @property
    def targets(self) -> dict[str, str]:
        """What the map shows in brackets: nothing for a line that stands folded, whose name is typed."""
        keys = {entry.index: entry.key for entry in self.top}
        return targets_of(self.picture, [keys.get(index, "") for index in range(len(self.keys))])

    def _group(self, choice: Choice) -> str:
        assert choice.group is not None
        return self.voice.cell(choice.group.title)

    # ---- showing

    def show(self) -> None:
        question = self.play.game.question
        assert question is not None
        self.forecast = self.play.definition.forecast(view(self.play.game, self.seat))
        if self.forecast and self.forecast.rest:
            self.play.say(self.voice.cell(self.forecast.rest), "italic")
        asks = self.voice.cell(self.picture.asks or Phrase(f"ask-{question.kind}"))
        about = self.voice.cell(self.picture.about)
        self._show_menu(Text(f"{about} · {asks}" if about else asks, style="bold underline"), "")
        if self.picture.tip:
            tip = Text(self.voice.cell(self.picture.tip), style="dim italic")
            self.play.painter.print(Padding(tip, (0, 0, 0, INDENT)))

    def _show_menu(self, title: Text, *before: str) -> None:
        """What cards say stands below their options; if the screen would not hold that, above all of them."""
        beside = [*before, title, *self._lines(beside=True)]
        painter = self.play.painter
        if painter.height(*beside) + KEPT > self.play.rows:
            above = [text for cards in self._fresh().values() for text in self._card_texts(cards)]
            beside = [*before, *above, title, *self._lines(beside=False)]
        painter.print(*beside)

    def _fresh(self) -> dict[int, list[str]]:
        """By option, the cards that no option before it in the menu has told."""
        told: dict[str, int] = {}
        for entry in self.menu:
            if entry.index >= 0 and not self.picture.choices[entry.index].places:
                for card_id in self.picture.choices[entry.index].cards:
                    told.setdefault(card_id, entry.index)
        return {
            index: [card_id for card_id, first in told.items() if first == index]
            for index in dict.fromkeys(told.values())
        }

    def _lines(self, *, beside: bool) -> list[RenderableType]:
        fresh = self._fresh() if beside else {}
        grids: list[RenderableType] = []
        grid = _grid()
        for entry in self.menu:
            if entry.index < 0:
                grid.add_row(entry.key, Text.assemble(self._title(entry), (f" … ({len(entry.below)})", "dim")))
                continue
            grid.add_row(entry.key, self._title(entry), _in_a_line(self._details(entry.index)))
            if entry.index in fresh:
                grids += [grid, *self._card_texts(fresh[entry.index])]
                grid = _grid()
        return [*grids, grid]

    def _title(self, entry: Entry) -> str:
        return self.t(entry.title[1:]) if entry.title.startswith("@") else entry.title

    def _card_texts(self, cards: list[str]) -> list[Padding]:
        return [
            Padding(Text(sentence, style="dim"), (0, 0, 0, 6))
            for card_id in cards
            for sentence in card_sentences(self.play, card_id)
        ]

    def _details(self, index: int) -> list[str]:
        choice = self.picture.choices[index]
        ahead = self.forecast.options.get(self.keys[index]) if self.forecast else None
        details = [self.voice.cell(ahead)] if ahead else []
        if choice.cost:
            details.append(self.voice.sum(choice.cost))
        if choice.odds:
            good, faces = choice.odds
            details.append(self.t("terminal-odds", good=good, faces=faces, percent=round(100 * good / faces)))
        return [*details, *(self.voice.cell(note) for note in choice.notes)]

    @property
    def odds(self) -> dict[int, int]:
        """How likely the fight is won after each option, in per cent, as it stands beside them."""
        wins = self.forecast.wins if self.forecast else {}
        return {index: wins[key] for index, key in enumerate(self.keys) if key in wins}

    def called(self, index: int) -> str:
        """An option as the menu calls it, but for what stands beside it there, its cost."""
        choice = self.picture.choices[index]
        return self.voice.cell(choice.short) if choice.short and not choice.cost else self.titles[index]

    # ---- typing

    def words(self) -> list[str]:
        """What can be completed."""
        return [*(word for words in self.commands.values() for word in words), *self.names, *self.keys]

    @property
    def names(self) -> list[str]:
        """Places and things."""
        return [name for called in (*self.places.values(), *self.things.values()) for name in called]

    def typed(self, line: str) -> None:
        if not line:
            self._back()
            return
        if self._by_key(line):
            return
        word, _, rest = line.partition(" ")
        command = "" if word.endswith((",", ";")) else self._command(word)
        if command and command != "rest":
            talk.RUN[command](self, rest.strip())
        elif talk.panels_called(self, line):
            talk.show_panels(self, line)
        elif re.search(r"[,;]", line):
            self.chain([part.strip() for part in re.split(r"[,;]", line) if part.strip()])
        else:
            self._answer_words(line)

    def _command(self, word: str) -> str:
        """Signs alone are no word: only `?` itself asks why."""
        typed = simple(word)
        for name, words in self.commands.items():
            if word in words or (typed and typed in map(simple, words)):
                return name
        return ""

    def _back(self) -> None:
        self.menu = self.top
        self.show()

    def _by_key(self, line: str) -> bool:
        """A short key of the menu on the screen, a letter of the question behind it, or the whole key of an option."""
        entry = entry_at(self.menu, line) or self._letter(line)
        if entry:
            self._open(entry)
            return True
        if line in self.keys:
            self.take(self.keys.index(line))
            return True
        return False

    def _letter(self, line: str) -> Entry | None:
        """Letters mean the same while a part of the menu is open."""
        return next((entry for entry in self.top if entry.key == line.lower() and not line.isdecimal()), None)

    def _open(self, entry: Entry) -> None:
        if entry.index >= 0:
            self.take(entry.index)
            return
        self._submenu(self._title(entry), entry.below)

    def _submenu(self, title: str, entries: list[Entry]) -> None:
        self.menu = entries
        self._show_menu(Text(title, style="bold"))
        self.play.say(self.t("terminal-back"), "dim")

    def chain(self, parts: list[str]) -> None:
        """`1, 1, 2` or `2x town, dread, rest kun`: one answer after the other, as long as this seat is asked."""
        self.play.mark()
        kind = self._kind
        for number, part in enumerate(parts):
            if number and not self._goes_on(part, kind):
                self._left_over(parts[number:])
                break
            kind = self._kind
            if not self._step(part):
                self._left_over(parts[number + 1 :])
                break
        self._end_of_chain()

    def _left_over(self, parts: list[str]) -> None:
        """What happened comes first, then how far the line went."""
        self.play.news(self.seat)
        if parts:
            self.play.say(self.t("terminal-chain-stopped", rest=", ".join(parts)))

    def _goes_on(self, part: str, before: str) -> bool:
        """Whether the rest of a chain may answer what is asked now: a number only if it means the same as before."""
        if not self._refresh():
            return False
        word = self._repeat_of(part).word
        return self._kind == before or not (word.isdecimal() or len(word) < SHORTEST)

    def _answer_words(self, line: str) -> None:
        if self._repeated(line):
            self.chain([line])
            return
        found = self._options_for(line)
        if found is None:
            return
        if len(found) == 1 and self._is_plain(found[0]):
            self.take(found[0])
        else:
            self._which(line, found)

    def _repeated(self, line: str) -> Repeat | None:
        """A number at the end may belong to a name: `seal area 1`."""
        return None if self.called_so(line) else repeat_of(line, self.commands["rest"])

    def _repeat_of(self, part: str) -> Repeat:
        return self._repeated(part) or Repeat(part, 1)

    def _step(self, part: str) -> bool:
        """One part of a chain; whether it was answered as often as it says."""
        repeat = self._repeat_of(part)
        if self._command(repeat.word) == "follow":
            return self._follow(repeat.times)
        index = self._one(repeat.word)
        if index is None:
            return False
        kind, key, done = self._kind, self.keys[index], 0
        while self._answer(key):
            done += 1
            if done == (repeat.times or MANY) or not self._refresh() or self._kind != kind or key not in self.keys:
                break
        if repeat.times and done < repeat.times:
            self.play.say(self.t("terminal-only-times", done=done, times=repeat.times))
        return done == repeat.times or (not repeat.times and done > 0)

    def _follow(self, times: int) -> bool:
        """`3x follow`: what the bot would do, whatever is asked, as long as this seat is."""
        done = 0
        while self._answer(self.keys[talk.followed(self)]):
            done += 1
            self.play.news(self.seat)
            if done == times or not self._refresh():
                break
        if done < times:
            self.play.say(self.t("terminal-only-times", done=done, times=times))
        return done >= times

    def _one(self, word: str) -> int | None:
        """The one option that a word of a chain means; of a place's options the first."""
        entry = entry_at(self.menu, word) or self._letter(word)
        if entry and entry.index >= 0:
            return entry.index
        if word in self.keys:
            return self.keys.index(word)
        found = self._options_for(word)
        if found is None:
            return None
        plain = [index for index in found if self._is_plain(index)]
        if plain:
            return plain[0]
        self._which(word, found)
        return None

    def _which(self, word: str, found: list[int]) -> None:
        lines = paged([Entry(title=self.titles[index], index=index) for index in found])
        self._submenu(self.t("terminal-which", word=word), lines)

    def _is_plain(self, index: int) -> bool:
        """What stands folded is never meant by chance; what is on the screen may be."""
        shown = self.menu is not self.top and any(entry.index == index for entry in self.menu)
        return shown or self.picture.choices[index].group is None

    def called_so(self, word: str) -> list[int]:
        """The options that go by this name."""
        return [int(i) for i in matching(word, {str(i): self._names(i) for i in range(len(self.keys))})]

    def _options_for(self, word: str) -> list[int] | None:
        """Options at a place, or called so; None after saying that there are none."""
        places = matching(word, self.places)
        if len(places) == 1:
            found = [i for i, choice in enumerate(self.picture.choices) if places[0] in choice.places]
            if found:
                return found
            talk.why_place(self, places[0])
            return None
        called = self.called_so(word)
        if called and (len(called) == 1 or not places):
            return called
        if places:
            names = self.t.join(self.places[place][1] for place in places)
            self.play.say(self.t("terminal-ambiguous", word=word, names=names))
        elif len(things := matching(word, self.things)) == 1:
            talk.why_thing(self, things[0])
        elif word.isdigit():
            self.play.say(self.t("terminal-no-number", number=word, last=len(self.menu)))
        elif talk.is_part(self, word):
            talk.show_panels(self, word)
        else:
            self.play.say(self.t("terminal-unknown", word=word, game=self.play.definition.id))
        return None

    def _names(self, index: int) -> list[str]:
        key = self.keys[index]
        cards = [self.play.deck.get(card_id) for card_id in self.picture.choices[index].cards]
        return [key, *key.split(":"), self.titles[index], *(self.t(card.name) for card in cards if card)]

    # ---- answering

    def take(self, index: int) -> None:
        self.play.mark()
        self._answer(self.keys[index])
        self._end_of_chain()

    def _answer(self, key: str) -> bool:
        try:
            self.play.answer(key, self.seat)
        except AnswerError as error:
            talk.refuse(self, error)
            return False
        return True

    def _end_of_chain(self) -> None:
        if self.play.marks and self.play.marks[-1] == self.play.answers:
            self.play.marks.pop()
            return
        if not self.play.save():
            self.play.say(self.play.unsaved)

    def _refresh(self) -> bool:
        """Look at the table again after an answer; whether this seat is asked again."""
        question = self.play.game.question
        if question is None or self.seat not in question.awaited():
            return False
        self.picture = self.play.picture(self.seat)
        self._lay_out()
        return True


def _begun(line: str) -> str:
    """A line of a menu begins like a sentence, also where it is a bare name: `Red 7`."""
    return line[:1].upper() + line[1:]


def _in_a_line(details: list[str]) -> str:
    """Notes apart, sentences one after the other."""
    return "; ".join(details).replace(".; ", ". ")


def _grid() -> Grid:
    """Short key, option, details."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
    grid.add_column()
    grid.add_column(style="dim")
    return grid
