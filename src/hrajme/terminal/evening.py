"""An evening by lines on this terminal: a game, perhaps another, and at the end where the log is."""

from __future__ import annotations

import sys

from hrajme.language import Language
from hrajme.table import PersonId
from hrajme.terminal.endings import closing_line
from hrajme.terminal.local import LocalTable
from hrajme.terminal.plain import Left, PlainFace
from hrajme.terminal.setup import Setup

INTERRUPTED = 130
# Enough to push a hand off the screen before the device goes round.
CURTAIN = "\n" * 40


def play_plain(setup: Setup, table: LocalTable, language: Language) -> int:
    """Games by lines on the standard streams; the exit code."""
    while True:
        try:
            ended = play_game(table, language)
        except KeyboardInterrupt:
            write_line("")
            write_line(closing_line(table, language))
            return INTERRUPTED
        finally:
            table.close()
        write_line(closing_line(table, language))
        if not (ended and wants_another(language)):
            return 0
        setup = setup.another()
        table = setup.open()


def play_game(table: LocalTable, language: Language) -> bool:
    """Play to the end; False when the player left."""
    face = PlainFace(table, language, write_line)
    try:
        let_others_move(table, face)
        while (person := table.asked()) is not None:
            take_turn(table, face, person)
            let_others_move(table, face)
    except Left:
        return False
    face.tell_new()
    face.write_end()
    return True


def let_others_move(table: LocalTable, face: PlainFace) -> None:
    """Chance and bots; while a shared device goes round, nobody is told."""
    while table.step():
        if face.holder is not None or not table.persons:
            face.tell_new()


def take_turn(table: LocalTable, face: PlainFace, person: PersonId) -> None:
    """All decisions of one person until somebody else is to act."""
    if person != face.holder:
        hand_over(face, person)
    while table.asked() == person:
        face.catch_up()
        face.take(next_line())
    face.tell_new()
    if len(table.persons) > 1:
        face.heard[None] = face.view.revision
        face.holder = None


def hand_over(face: PlainFace, person: PersonId) -> None:
    """At a shared device nobody sees another's hand."""
    seat = face.table.view(person).seat
    assert seat is not None
    write_line(CURTAIN + face.language.say("terminal-pass", player=face.names[seat]))
    next_line()
    face.pick_up(person)


def wants_another(language: Language) -> bool:
    if not sys.stdin.isatty():
        return False
    write_line(language.say("terminal-plain-another"))
    return (read_line() or "").strip().lower() == "n"


def next_line() -> str:
    """What the player writes; raises Left when there is no more."""
    line = read_line()
    if line is None:
        raise Left
    return line


def read_line() -> str | None:
    if sys.stdin.isatty():
        sys.stdout.write("> ")
    sys.stdout.flush()
    return sys.stdin.readline() or None


def write_line(line: str) -> None:
    print(line)
