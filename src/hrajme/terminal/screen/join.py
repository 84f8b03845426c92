"""A table of a room on the screen: besides playing, talk, offers and who sits where."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input

from hrajme.language import HrajmeError, Language
from hrajme.table.commands import Offer, Say
from hrajme.terminal.access import Ask
from hrajme.terminal.background import Look
from hrajme.terminal.questions import Question
from hrajme.terminal.remote.asking import Asking, Topic, say_away
from hrajme.terminal.remote.lobby import draw_lobby, say_away_turn
from hrajme.terminal.remote.table import RemoteTable
from hrajme.terminal.screen.app import REFUSED, TableApp
from hrajme.terminal.screen.dialogs import AskScreen
from hrajme.terminal.seats import describe_sitter


class JoinApp(TableApp):
    """One table of a room."""

    reserved = "rulqntm"
    table: RemoteTable

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", show=False),
        Binding("m", "seats", show=False),
    ]

    def __init__(self, table: RemoteTable, words: Language, look: Look = "dark") -> None:
        self.asking = Asking()
        self.is_talking = False
        self.was_connected = True
        # What was written last, to be mended if it is refused.
        self.written = ""
        super().__init__(table, words, look)

    def on_mount(self) -> None:
        # Something may have happened on the way here; it is told with the names of those who sit here now.
        self.look()
        super().on_mount()
        self.table.listener = self
        self.changed()

    def go_on(self) -> None:
        """The room goes on by itself."""

    def watch_clock(self) -> None:
        """Time passes, too, until a bot plays on for who is away."""
        super().watch_clock()
        if self.can_draw and self.table.away():
            self.draw_header()

    def changed(self) -> None:
        """What was said when the connection was lost is no longer so when it is back."""
        if self.table.is_connected and not self.was_connected:
            self.notice()
        self.was_connected = self.table.is_connected
        super().changed()

    def make_question(self) -> Question:
        question = self.asking.ask(self.table, self.view, self.words, self.names)
        if question.menu.leaves.keys() == self.question.menu.leaves.keys():
            question.menu.path = self.question.menu.path
        return question

    # What is seen

    def draw_board(self, width: int, height: int) -> Text:
        if self.view.view is None:
            return draw_lobby(self.table, self.words, self.names)
        return super().draw_board(width, height)

    def describe_seat(self, seat: int) -> str:
        is_here = seat in self.table.present.seats
        return describe_sitter(self.view.seats[seat], self.names[seat], self.words, is_here=is_here)

    def say_turn(self) -> str:
        if not self.table.is_connected:
            return self.words.say("terminal-turn-lost")
        if self.view.phase == "open":
            return self.words.say("terminal-turn-open")
        return super().say_turn()

    def say_whose_turn(self) -> str:
        for seat in self.table.away():
            return say_away_turn(self.table, seat, self.names[seat], self.words)
        return super().say_whose_turn()

    def more_keys(self) -> list[tuple[str, str, str]]:
        say = self.words.say
        return [("t", say("terminal-key-talk"), "talk"), ("m", say("terminal-key-seats"), "seats")]

    def default_message(self) -> str:
        if any(offer.seat == self.view.seat for offer in self.view.offers):
            return self.words.say("terminal-waiting")
        return super().default_message()

    def can_undo(self) -> bool:
        return self.view.may_undo != "no"

    # What is done

    def send(self, ask: Ask) -> None:
        """One thing at a time: while something is on its way, the choices may be old."""
        if not self.table.pending:
            self.asking.topic = ""
            super().send(ask)

    def refuse(self, error: HrajmeError) -> None:
        self.part("#writing", Input).value, self.written = self.written, ""
        super().refuse(error)

    def action_undo(self) -> None:
        if self.view.may_undo == "ask":
            self.send(partial(Offer, "takeback"))
        else:
            super().action_undo()

    def action_another(self) -> None:
        if self.view.phase == "over" and self.view.seat is not None:
            self.send(partial(Offer, "rematch"))

    def action_seats(self) -> None:
        self.show_topic("seats")

    def action_talk(self) -> None:
        """What can be said; where there are no ready-made phrases, or at the second time, free words."""
        can_signal = self.view.signals and self.view.phase == "running" and self.view.seat is not None
        if can_signal and self.asking.topic != "talk":
            self.show_topic("talk")
            return
        self.is_talking = True
        self.show_topic("")
        self.open_writing(self.words.say("terminal-talk-hint"))

    def show_topic(self, topic: Topic) -> None:
        self.asking.topic = "" if self.asking.topic == topic else topic
        self.notice()
        self.changed()

    def action_write(self) -> None:
        self.is_talking = False
        super().action_write()

    def take_text(self, text: str) -> None:
        self.written = text
        if self.is_talking:
            self.send(partial(Say, text))
        else:
            super().take_text(text)

    def action_step_back(self) -> None:
        is_inside = self.is_writing() or self.question.menu.path or self.message
        if not is_inside and self.asking.step_back(self.view):
            self.changed()
        super().action_step_back()

    async def action_quit(self) -> None:
        if self.view.phase != "running" or self.view.seat is None:
            self.exit(0)
            return
        time = say_away(self.words, self.view.away_seconds)
        question = self.words.say("terminal-leave-ask", seconds=self.view.away_seconds, time=time)
        self.push_screen(AskScreen(question, self.words.say("terminal-quit-keys")), self.leave)


async def show(table: RemoteTable, words: Language, life: asyncio.Task[None], look: Look) -> int:
    """The table on the screen until the player leaves; the exit code. Raises what ends its *life*."""
    app = JoinApp(table, words, look)

    def on_end(task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            app.exit(REFUSED)

    life.add_done_callback(on_end)
    code = await app.run_async()
    table.listener = None
    if life.done():
        life.result()
    return app.return_code or 0 if code is None else code
