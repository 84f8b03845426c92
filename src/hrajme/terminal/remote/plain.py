"""A table of a room by lines: what others do is told as it happens, a line can be written at any moment."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from threading import Thread

from hrajme.language import HrajmeError, Language
from hrajme.table.commands import Offer, Say
from hrajme.terminal.plain import NEVER, Left, PlainFace
from hrajme.terminal.questions import Question
from hrajme.terminal.remote.asking import Asking
from hrajme.terminal.remote.lobby import describe_lobby, say_away_turn
from hrajme.terminal.remote.table import RemoteTable

CHUNK = 4096


class RoomFace(PlainFace):
    """One person at a table of a room."""

    commands = ("rules", "undo", "board", "back", "say", "seats", "another", "quit")
    table: RemoteTable

    def __init__(self, table: RemoteTable, language: Language, write: Callable[[str], None]) -> None:
        self.asking = Asking()
        self.phase = ""
        self.was_connected = True
        self.known_away: list[int] = []
        super().__init__(table, language, write)

    # What is said

    def changed(self) -> None:
        self.tell_connection()
        self.catch_up()

    def tell_connection(self) -> None:
        if self.table.is_connected != self.was_connected:
            self.was_connected = self.table.is_connected
            self.write(self.language.say(f"terminal-{'found' if self.was_connected else 'lost'}"))

    def catch_up(self) -> None:
        """While a command is on its way, nothing is asked."""
        if self.table.pending:
            self.tell_new()
        else:
            super().catch_up()

    def tell_new(self) -> None:
        super().tell_new()
        if self.view.phase != self.phase:
            self.tell_phase()
        self.tell_away()

    def tell_away(self) -> None:
        """Who is waited for and has gone is told once."""
        away = self.table.away()
        for seat in away:
            if seat not in self.known_away:
                self.write(say_away_turn(self.table, seat, self.names[seat], self.language))
        self.known_away = away

    def tell_phase(self) -> None:
        self.phase, self.moves_seen = self.view.phase, NEVER
        if self.phase != "running" or self.view.seat is None:
            self.write_end() if self.phase == "over" else self.write_board()
            self.moves_seen = self.view.moves_made

    def describe_again(self) -> None:
        """Only for a move is the board needed."""
        if self.question.is_move:
            super().describe_again()

    def write_board(self) -> None:
        if self.view.view is None:
            for line in describe_lobby(self.table, self.language, self.names):
                self.write(line)
        else:
            super().write_board()

    def make_question(self) -> Question:
        return self.asking.ask(self.table, self.view, self.language, self.names)

    def ask(self) -> str:
        """A move needs no introduction."""
        return super().ask() if self.question.is_move else f"{self.question.prompt} {super().ask()}".lstrip()

    def help(self) -> str:
        words = {name: self.language.say(f"terminal-word-{name}") for name in self.commands}
        return self.language.say("terminal-plain-help_room", **words)

    # What is answered

    def obey(self, command: str, rest: str) -> None:
        if command == "say" and rest:
            self.send(partial(Say, rest))
        elif command in ("say", "seats"):
            self.asking.topic = "talk" if command == "say" else "seats"
        elif command == "talk":
            self.write(self.language.say("terminal-plain-say", word=self.language.say("terminal-word-say")))
        elif command == "another":
            self.send(partial(Offer, "rematch"))
        elif command == "back" and not self.question.menu.path:
            self.asking.step_back(self.view)
        else:
            super().obey(command, rest)

    def undo(self) -> None:
        if self.view.may_undo == "ask":
            self.send(partial(Offer, "takeback"))
        else:
            super().undo()

    def choose(self, label: str) -> None:
        was_topic = self.asking.topic
        super().choose(label)
        if not self.question.menu.path and was_topic == self.asking.topic:
            self.asking.topic = ""

    def refuse(self, error: HrajmeError) -> None:
        super().refuse(error)
        self.is_asked = False


async def play_lines(table: RemoteTable, language: Language, life: asyncio.Task[None]) -> int:
    """Play by lines until the player leaves; the exit code. Raises what ends the table's *life*."""
    face = RoomFace(table, language, print_line)
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    read_lines(lines)
    table.listener = face
    face.changed()
    while True:
        coming = asyncio.ensure_future(lines.get())
        await asyncio.wait([coming, life], return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            coming.cancel()
            life.result()
        line = await coming
        try:
            take(face, line)
        except Left:
            return 0


def take(face: RoomFace, line: str | None) -> None:
    if line is None:
        raise Left
    face.take(line)
    face.catch_up()


def read_lines(lines: asyncio.Queue[str | None]) -> None:
    """Put what is written into the queue, None at the end.

    The thread reads past Python's own buffer: it may still wait when the program ends, and must hold no lock.
    """
    loop = asyncio.get_running_loop()
    source = sys.stdin.fileno()

    def put(line: str | None) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, line)

    def read() -> None:
        rest = b""
        try:
            while chunk := os.read(source, CHUNK):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    put(line.decode(errors="replace"))
            if rest:
                put(rest.decode(errors="replace"))
            put(None)
        except RuntimeError:
            return  # The loop is closed: nobody wants to know any more.

    Thread(target=read, daemon=True).start()


def print_line(line: str) -> None:
    print(line, flush=True)
