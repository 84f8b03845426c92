"""A table of this terminal on the screen: chance and bots move in between, and a shared device goes round."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from hrajme.language import HrajmeError, Language
from hrajme.table import Due, PersonId
from hrajme.terminal.access import Ask
from hrajme.terminal.background import Look
from hrajme.terminal.endings import closing_line
from hrajme.terminal.local import LocalTable
from hrajme.terminal.screen.app import TableApp
from hrajme.terminal.screen.dialogs import PassScreen
from hrajme.terminal.setup import Setup

# A card or a die needs less time to be seen than a bot's decision.
CHANCE_PACE = 0.3


def play_on_screen(setup: Setup, table: LocalTable, words: Language, pace_seconds: float, look: Look) -> int:
    """Play on the screen; afterwards say where the log is. The exit code."""
    app = PlayApp(setup, table, words, pace_seconds, look)
    code = app.run()
    app.table.close()
    if app.problem is not None:
        raise app.problem
    print(closing_line(app.table, app.words))
    return app.return_code or 0 if code is None else code


class PlayApp(TableApp):
    """One table after another on the screen."""

    reserved = "rulqne"
    table: LocalTable

    BINDINGS: ClassVar[list[BindingType]] = [Binding("e", "end", show=False)]

    def __init__(
        self, setup: Setup, table: LocalTable, words: Language, pace_seconds: float, look: Look = "dark"
    ) -> None:
        super().__init__(table, words, look)
        self.setup = setup
        self.pace_seconds = pace_seconds

    def go_on(self) -> None:
        self.drive()

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let chance and bots move until a person is asked or the game is over."""
        try:
            while (due := self.table.due()) is not None:
                await self.let_move(due)
        except HrajmeError as problem:
            self.fail(problem)
            return
        person = self.table.asked()
        if person is not None:
            await self.hand_over(person)
        self.changed()

    async def let_move(self, due: Due) -> None:
        seen = self.view.revision
        if due.kind == "chance":
            self.table.answer(self.table.decide(due))
        else:
            self.changed()
            self.table.answer(await asyncio.to_thread(self.table.decide, due))
        self.look()
        if self.table.story(self.person, seen):
            self.draw()
            await asyncio.sleep(self.pace_seconds * (CHANCE_PACE if due.kind == "chance" else 1))

    async def hand_over(self, person: PersonId) -> None:
        """At a shared device nobody sees another's hand."""
        if self.person == person or self.only_person():
            return
        self.person = None
        self.changed()
        seat = self.table.view(person).seat
        assert seat is not None
        await self.push_screen_wait(PassScreen(self.words.say("terminal-pass", player=self.names[seat])))
        self.person = person

    def watch_clock(self) -> None:
        """A flag falls here, whoever is thinking."""
        super().watch_clock()
        if self.view.clock is not None and self.view.phase == "running" and self.table.tick():
            self.changed()

    # Ending it before its end

    def more_keys(self) -> list[tuple[str, str, str]]:
        return [("e", self.words.say("terminal-key-end"), "end")] if self.view.endings else []

    def action_end(self) -> None:
        self.is_ending = bool(self.view.endings) and not self.is_ending
        self.notice()
        self.changed()

    def send(self, ask: Ask) -> None:
        self.is_ending = False
        super().send(ask)

    def action_step_back(self) -> None:
        if self.is_ending and not (self.is_writing() or self.message):
            self.action_end()
        super().action_step_back()

    def action_another(self) -> None:
        if self.view.phase != "over":
            return
        self.table.close()
        try:
            self.setup = self.setup.another()
            self.sit_at(self.setup.open())
        except HrajmeError as problem:
            self.fail(problem)
            return
        self.draw()
        self.go_on()
