"""`meetingstone learn`: the lessons of a game in this terminal."""

from __future__ import annotations

import argparse

from meetingstone import registry
from meetingstone.commands.play import only_game
from meetingstone.engine.lessons import Learning, Lesson
from meetingstone.errors import Trouble
from meetingstone.texts import Texts


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "learn", help=t("learn-help"), description=t("learn-description"), epilog=t("learn-examples")
    )
    parser.add_argument("game", nargs="?", metavar=t("cli-game"), help=t("play-game"))
    parser.add_argument("lesson", nargs="?", metavar=t("cli-lesson"), help=t("learn-lesson"))
    parser.add_argument("--plain", action="store_true", help=t("play-plain"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    try:
        from meetingstone.terminal.lesson import LessonPlay
        from meetingstone.terminal.line import open_terminal
    except ModuleNotFoundError as missing:
        raise Trouble("play-no-terminal", module=missing.name or "") from None
    definition = registry.game(args.game or only_game(t))
    lessons = _from(definition.lessons, args.lesson, t)
    play: LessonPlay
    console, typed, plain = open_terminal(t, plain=args.plain, words=lambda: play.words)
    try:
        for at, lesson in enumerate(lessons):
            if at:
                typed.read(f"{t('terminal-lesson-enter')} ")
            play = LessonPlay(Learning(definition, lesson), t, console, typed, plain=plain)
            play.say("")
            play.say(t(lesson.text("title").id), "bold underline")
            play.teach()
    except (EOFError, KeyboardInterrupt):
        return 0
    play.say(t("learn-then", game=definition.id), "bold")
    return 0


def _from(lessons: tuple[Lesson, ...], wished: str | None, t: Texts) -> tuple[Lesson, ...]:
    """All lessons, or those from the wished one on."""
    names = [lesson.id for lesson in lessons]
    if wished is None:
        return lessons
    if wished not in names:
        raise Trouble("learn-unknown", lesson=wished, known=t.join(names))
    return lessons[names.index(wished) :]
