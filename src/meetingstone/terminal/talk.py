"""Commands that look, explain, save and take back, and never answer a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from meetingstone import registry
from meetingstone.bots.base import Adviser, Estimate
from meetingstone.engine import scenario
from meetingstone.engine.lessons import Other
from meetingstone.engine.picture import Area, Panel, Place
from meetingstone.engine.rules import AnswerError, Refused, Why
from meetingstone.engine.views import View, view
from meetingstone.terminal import files
from meetingstone.terminal.lookup import card_sentences, cards, rule_lines, rules
from meetingstone.terminal.menu import entry_at, matching, simple
from meetingstone.terminal.orders import orders
from meetingstone.texts import Texts

if TYPE_CHECKING:
    from meetingstone.terminal.asking import Asking

LOG_LINES = 30
SEVERAL = 8
"""Options of one name that `why` lists."""
DOUBT = 15
"""So much likelier, in per cent, must another option win that a hint speaks of it."""
PARTS = ("players", "combos", "cards", "own", "around", "track", "world", "quests", "board", "beside")
"""The parts of a table, of whichever game; during the set-up most are not there yet."""
ADVISER = "greedy"
SLIGHT, CLOSE = 0.05, 0.5
"""What a hint does not speak of, and how near another option comes that is as good (in coins, valor or Experience)."""


def commands(t: Texts) -> dict[str, tuple[str, ...]]:
    """The words for each command: the English one always, and those of the language."""
    own = {
        "why": t("terminal-words-why"),
        "rules": t("terminal-words-rules"),
        "cards": t("terminal-words-cards"),
        "combos": t("terminal-words-combos"),
        "map": t("terminal-words-map"),
        "list": t("terminal-words-list"),
        "score": t("terminal-words-score"),
        "log": t("terminal-words-log"),
        "undo": t("terminal-words-undo"),
        "hint": t("terminal-words-hint"),
        "follow": t("terminal-words-follow"),
        "orders": t("terminal-words-orders"),
        "save": t("terminal-words-save"),
        "export": t("terminal-words-export"),
        "help": t("terminal-words-help"),
        "quit": t("terminal-words-quit"),
        "rest": t("terminal-words-rest"),
    }
    return {name: tuple(dict.fromkeys((name, *words.split()))) for name, words in own.items()}


# ---- explaining


def show_why(asking: Asking, why: Why) -> None:
    """The sentence, then the rule in our words."""
    play = asking.play
    play.say(asking.voice.why(why))
    show_rule(asking, why.rule)


def show_rule(asking: Asking, rule_id: str) -> None:
    catalogue = asking.play.definition.rules
    if rule_id in catalogue:
        for line in rule_lines(asking.play, catalogue[rule_id]):
            asking.play.painter.print(line)


def refuse(asking: Asking, error: AnswerError) -> None:
    if isinstance(error, Refused):
        show_why(asking, error.why)
    elif isinstance(error, Other):
        asking.play.say(asking.voice.cell(error.phrase))
    else:
        asking.play.say(asking.t.say(f"answer-{error.reason}", error.values))


def why(asking: Asking, rest: str) -> None:
    """`why` alone: why am I asked? `why elwynn`, `why conquer:elwynn`, `why 3`, `why SW-CONQ-01`."""
    play = asking.play
    question = play.game.question
    assert question is not None
    if not rest:
        if asking.picture.because:
            play.say(asking.voice.cell(asking.picture.because))
        show_rule(asking, question.rule)
        return
    if rest.upper() in play.definition.rules:
        show_rule(asking, rest.upper())
        return
    entry = entry_at(asking.menu, rest)
    if entry and entry.index >= 0:
        _why_allowed(asking, entry.index)
        return
    if rest in asking.keys:
        _why_allowed(asking, asking.keys.index(rest))
        return
    refused = play.explain(rest, asking.seat)
    if refused:
        show_why(asking, refused)
        return
    _why_word(asking, rest)


def _why_word(asking: Asking, word: str) -> None:
    places = matching(word, asking.places)
    things = matching(word, asking.things)
    if len(places) == 1:
        why_place(asking, places[0])
    elif places:
        names = asking.t.join(asking.places[place][1] for place in places)
        asking.play.say(asking.t("terminal-ambiguous", word=word, names=names))
    elif called := asking.called_so(word):
        _why_offered(asking, called)
    elif len(things) == 1:
        why_thing(asking, things[0])
    elif asking.play.definition.rules.find(word, asking.t.language):
        rules(asking, word)
    else:
        asking.play.say(asking.t("terminal-why-unknown", word=word))


def _why_offered(asking: Asking, called: list[int]) -> None:
    """One option with all there is to say of it; of several, their names."""
    if len(called) == 1:
        _why_allowed(asking, called[0])
        return
    for index in called[:SEVERAL]:
        asking.play.say(f"  {asking.t('terminal-you-may', option=asking.titles[index])}")
    if len(called) > SEVERAL:
        asking.play.say(f"  {asking.t('terminal-more', count=len(called) - SEVERAL)}", "dim")


def _why_allowed(asking: Asking, index: int) -> None:
    play = asking.play
    question = play.game.question
    assert question is not None
    play.say(asking.t("terminal-allowed", option=asking.titles[index]))
    choice = asking.picture.choices[index]
    if choice.cost:
        play.painter.print(Padding(asking.voice.sum(choice.cost), (0, 0, 0, 2)))
        for item in choice.cost.items:
            if item.amount and item.layer != "floor":
                show_rule(asking, item.rule)
    for card_id in choice.cards:
        for sentence in card_sentences(play, card_id):
            play.painter.print(Padding(Text(sentence), (0, 0, 0, 2)))
    show_rule(asking, choice.rule or question.rule)


def why_place(asking: Asking, place_id: str) -> None:
    """Everything about a place, and why it is no target now, if it is none."""
    play = asking.play
    place = _place(asking, place_id)
    play.painter.print(play.painter.place_line(place))
    neighbours = play.t.join(asking.places[other][1] for other in place.neighbours)
    play.say(f"  {play.t('terminal-neighbours', names=neighbours)}", "dim")
    if place.cost:
        play.say(f"  {play.t('terminal-cost', sum=asking.voice.sum(place.cost))}", "dim")
    offered = [i for i, choice in enumerate(asking.picture.choices) if place_id in choice.places]
    for index in offered:
        play.say(f"  {play.t('terminal-you-may', option=asking.titles[index])}")
    if any(key in asking.keys for key in place.tries):
        return
    for key in place.tries:
        refused = play.explain(key, asking.seat)
        if refused:
            show_why(asking, refused)
            return


def why_thing(asking: Asking, thing_id: str) -> None:
    """Why something may be chosen, or why not."""
    tries = next(thing.tries for thing in asking.picture.things if thing.id == thing_id)
    offered = next((asking.keys.index(key) for key in tries if key in asking.keys), None)
    if offered is not None:
        _why_allowed(asking, offered)
        return
    refused = next((why for key in tries if (why := asking.play.explain(key, asking.seat))), None)
    if refused:
        show_why(asking, refused)
    else:
        cards(asking, asking.things[thing_id][1])


def _place(asking: Asking, place_id: str) -> Place:
    return next(place for area in asking.picture.areas for place in area.places if place.id == place_id)


# ---- looking things up


def panels_called(asking: Asking, word: str) -> list[Panel]:
    """The parts of the table that go by this word: `quests`."""
    return [panel for panel in asking.picture.panels if _is_called(asking, panel.id, word)]


def _is_called(asking: Asking, part: str, word: str) -> bool:
    return simple(word) in map(simple, (part, *asking.t(f"panel-{part}").split()))


def is_part(asking: Asking, word: str) -> bool:
    """Whether a table may have a part of this name, now or later."""
    return any(_is_called(asking, part, word) for part in PARTS)


def show_panels(asking: Asking, rest: str) -> None:
    """Everything on the table besides the map, or one part of it."""
    found = panels_called(asking, rest) if rest else asking.picture.panels
    if not found:
        names = asking.t.join(asking.t(f"panel-{panel.id}").split()[0] for panel in asking.picture.panels)
        asking.play.say(asking.t("terminal-no-panel", word=rest, names=names))
    for panel in found:
        asking.play.painter.print("")
        asking.play.painter.panel(panel)


def show_map(asking: Asking, rest: str) -> None:
    """The whole map, or one board by its number or name, or by that of a place on it."""
    found = _board(asking, rest)
    if found is not None:
        asking.play.painter.map(asking.picture, asking.targets, found)


def show_list(asking: Asking, rest: str) -> None:
    found = _board(asking, rest)
    if found is not None:
        asking.play.painter.list(asking.picture, asking.targets, found)


def _board(asking: Asking, word: str) -> str | None:
    """The board that is meant, empty for all; None after saying that there is none of this name."""
    areas = asking.picture.areas
    if not areas:
        asking.play.say(asking.t("terminal-no-map"))
        return None
    if not word:
        return ""
    names = {area.id: (str(number), area.id, asking.t(area.name[1:])) for number, area in enumerate(areas, start=1)}
    found = matching(word, names) or [area.id for area in areas if _on(area, matching(word, asking.places))]
    if word.isdecimal() and 0 < int(word) <= len(areas):
        found = [areas[int(word) - 1].id]
    if not found:
        asking.play.say(asking.t("terminal-no-board", word=word, names=asking.t.join(n[2] for n in names.values())))
        return None
    return found[0]


def _on(area: Area, places: list[str]) -> bool:
    return any(place.id in places for place in area.places)


def score(asking: Asking, rest: str) -> None:
    play = asking.play
    income = asking.picture.income
    play.painter.print(*play.painter.status(asking.picture))
    if income is None:
        return
    play.say(play.t("terminal-income", total=income.total))
    for item in income.items:
        play.say(f"  {item.amount:+d}  {play.t.source(item.source)}  ({item.rule})")


def log(asking: Asking, rest: str) -> None:
    play = asking.play
    events = [event for event in play.session.log if event.to is None or asking.seat in event.to]
    lines = int(rest) if rest.isdigit() else LOG_LINES
    for event in events[-lines:]:
        play.say(f"  {asking.voice.event(event)}")


# ---- acting on the table, not in the game


def undo(asking: Asking, rest: str) -> None:
    play = asking.play
    if not play.marks:
        play.say(play.t("answer-nothing-to-undo"))
        return
    free = play.session.can_undo(asking.seat)
    if not free and len(play.people) > 1:
        play.say(play.t("terminal-undo-consent"))
        if simple(play.line.read(f"{play.t('terminal-yes-no')} ")) not in simple(play.t("terminal-yes")).split():
            return
    play.undo(asking.seat)
    play.say(play.t("terminal-undone"))


def hint(asking: Asking, rest: str) -> None:
    """What a bot would do in this seat, and the next best."""
    play = asking.play
    seen = view(play.game, asking.seat)
    best, *others = _advice(asking, seen)
    play.say(play.t("terminal-hint", option=asking.called(best.index)))
    odds = asking.odds
    for said in play.definition.remarks(seen, best.index):
        if "win" not in said.values or best.index not in odds:
            # The bot only reckons; the chances beside the options come from fights that were tried.
            play.say(f"  {asking.voice.say(said.id, said.values)}")
    if best.index in odds:
        safest = max(odds, key=lambda index: odds[index])
        if odds[safest] - odds[best.index] >= DOUBT:
            shares = {"win": odds[best.index], "better": odds[safest]}
            play.say(f"  {play.t('terminal-hint-doubt', option=asking.called(safest), **shares)}")
    for word, side in (("terminal-hint-for", 1), ("terminal-hint-against", -1)):
        reasons = [play.t(f"worth-{name}") for name, amount in best.reasons if amount * side > SLIGHT]
        if reasons:
            play.say(f"  {play.t(word, reasons=play.t.join(reasons))}", "dim")
    for other in others[:2]:
        word = "terminal-hint-close" if best.value - other.value < CLOSE else "terminal-hint-worse"
        play.say(f"  {play.t(word, option=asking.called(other.index))}", "dim")


def follow(asking: Asking, rest: str) -> None:
    """Do what the bot would do, `follow 3` times if that is said."""
    asking.chain([f"follow {rest}".strip()])


def followed(asking: Asking) -> int:
    """The option that the bot would choose, said before it is answered: not every answer shows in the news."""
    best = _advice(asking, view(asking.play.game, asking.seat))[0].index
    asking.play.say(asking.t("terminal-followed", option=asking.called(best)), "dim")
    return best


def _advice(asking: Asking, seen: View[Any]) -> Sequence[Estimate]:
    """All options by a bot, the best first; it sees no more than the player."""
    adviser: Adviser = registry.bot(ADVISER)(asking.play.definition, asking.play.game.number)
    return adviser.explain(seen)


def save(asking: Asking, rest: str) -> None:
    play = asking.play
    path = Path(rest).expanduser() if rest else play.path
    play.say_path(play.t("terminal-saved", file=str(path)) if play.save(path) else play.unsaved)


def export(asking: Asking, rest: str) -> None:
    """The position as a scenario that `meetingstone scenario` runs."""
    play = asking.play
    path = Path(rest).expanduser() if rest else play.path.with_suffix(".toml")
    written = scenario.write(play.game, play.voice.cell(asking.picture.title))
    try:
        files.write(path, written.encode())
    except OSError as error:
        play.say(play.t("terminal-cannot-write", file=str(path), error=error.strerror or ""))
        return
    play.say_path(play.t("terminal-exported", file=str(path)))


def show_help(asking: Asking, rest: str) -> None:
    """What can be typed at any table, then what is good to know at this one."""
    play = asking.play
    reached = [asking.places[name][1] for name in asking.targets]
    place = next(iter([*reached, *(called[1] for called in asking.places.values())]), "")
    names = asking.t.join(asking.t(f"panel-{panel.id}").split()[0] for panel in asking.picture.panels)
    key = next((key for key in asking.keys if ":" in key), asking.keys[0])
    start = place or key.rpartition(":")[2]
    play.painter.entries(asking.t("terminal-help", start=simple(start)[:4], key=key, panels=names))
    play.painter.entries(asking.t(f"terminal-help-{play.definition.id}", place=place or key))


def leave(asking: Asking, rest: str) -> None:
    raise EOFError


RUN: dict[str, Callable[[Asking, str], None]] = {
    "why": why,
    "rules": rules,
    "cards": cards,
    "combos": show_panels,
    "map": show_map,
    "list": show_list,
    "score": score,
    "log": log,
    "undo": undo,
    "hint": hint,
    "follow": follow,
    "orders": orders,
    "save": save,
    "export": export,
    "help": show_help,
    "quit": leave,
}
