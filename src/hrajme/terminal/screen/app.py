"""What players do on the screen, at a table here or elsewhere."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input

from hrajme.language import LANGUAGES, HrajmeError, language
from hrajme.table.commands import Play, Undo
from hrajme.terminal.access import Ask, rule_of
from hrajme.terminal.background import Look
from hrajme.terminal.how_to import write_book
from hrajme.terminal.logs import LogProblem
from hrajme.terminal.questions import Choice
from hrajme.terminal.screen.dialogs import AskScreen, RulesScreen
from hrajme.terminal.screen.face import Face
from hrajme.terminal.screen.widgets import Choices
from hrajme.terminal.settings import keep_theme

INTERRUPTED = 130
REFUSED = 2
# How often a clock is looked at: its tenths are shown when it is short.
CLOCK_SECONDS = 0.1


class TableApp(Face):
    """A table on the screen: choosing, writing, taking back, reading the rules, leaving."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,question_mark,f1", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "language", show=False),
        Binding("asterisk,f2", "theme", show=False),
        # Before all others, so that no key after it is taken for a choice.
        Binding("slash,colon", "write", show=False, priority=True),
        Binding("escape", "step_back", show=False),
        Binding("n", "another", show=False),
        Binding("q", "quit", show=False),
        Binding("pageup", "scroll_story(-1)", show=False),
        Binding("pagedown", "scroll_story(1)", show=False),
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    problem: HrajmeError | None = None

    def on_mount(self) -> None:
        self.is_shown = True
        if not self.is_headless:
            self.heed_signals()
        self.query_one(Choices).focus()
        self.draw()
        self.set_interval(CLOCK_SECONDS, self.watch_clock)
        self.go_on()

    def watch_clock(self) -> None:
        """Time passes, where it is played against."""
        if self.can_draw and self.view.clock is not None and self.view.phase == "running":
            self.draw_header()

    def heed_signals(self) -> None:
        """Whatever ends the program, the terminal is left as it was and the kept game is named."""
        if sys.platform == "win32":
            return  # Its event loop knows no signals.
        for sent in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(sent, self.exit, 128 + sent)

    # What follows

    def go_on(self) -> None:
        """Something was done here: let the table go on."""
        raise NotImplementedError

    def changed(self) -> None:
        """The table is not as it was."""
        self.look()
        self.draw()

    def send(self, ask: Ask) -> None:
        if self.person is None:
            return
        seen = self.view.revision
        try:
            self.table.send(self.person, ask)
        except LogProblem as problem:
            self.fail(problem)
            return
        except HrajmeError as error:
            self.refuse(error)
            return
        self.news_from[self.person] = seen
        self.notice()
        self.changed()
        self.go_on()

    def refuse(self, error: HrajmeError) -> None:
        words = self.teller().say(error.sentence)
        self.notice(words, rule=rule_of(error), is_refusal=True)
        self.draw()

    def fail(self, problem: HrajmeError) -> None:
        """It cannot go on: stop, so that nothing is done that is not kept."""
        self.problem = problem
        self.exit(REFUSED)

    def notice(self, words: str = "", *, rule: str = "", is_refusal: bool = False) -> None:
        """What stands above the choices until something else happens."""
        self.message, self.rule, self.is_refusal = words, rule, is_refusal

    # What players do

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        labels = self.question.menu.labels()
        if event.index < len(labels):
            self.take(self.question.menu.choose(labels[event.index]))

    def take(self, choice: Choice | None) -> None:
        if choice is None:
            self.draw()
        elif isinstance(choice, str):
            self.call_later(self.run_action, choice)
        else:
            self.send(choice)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close_writing()
        if event.value.strip():
            self.take_text(event.value)
        if not self.is_refusal:
            event.input.value = ""

    def take_text(self, text: str) -> None:
        """A choice by its words, or a move in notation; the table says why when it is none."""
        seat, menu = self.view.seat, self.question.menu
        # In the middle of a choice, what is written is a move from its beginning.
        label = None if menu.path else menu.named(text)
        if label is not None:
            self.notice()
            self.take(menu.choose(label))
            return
        self.send(partial(Play, 0 if seat is None else seat, text))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line for writing, and where another screen lies over the table, a slash is only a slash."""
        if action == "write":
            return self.can_write() and len(self.screen_stack) == 1 and not self.is_writing()
        return super().check_action(action, parameters)

    def action_write(self) -> None:
        self.open_writing(self.words.say("terminal-write-hint"))

    def open_writing(self, hint: str) -> None:
        writing = self.part("#writing", Input)
        writing.placeholder = hint
        # What was refused can be mended, or written over.
        writing.select_all()
        writing.add_class("shown")
        self.screen.set_focus(writing)

    def is_writing(self) -> bool:
        return self.part("#writing", Input).has_class("shown")

    def close_writing(self) -> None:
        self.part("#writing", Input).remove_class("shown")
        self.part("#choices", Choices).focus()

    def action_step_back(self) -> None:
        if self.is_writing():
            self.close_writing()
        elif self.question.menu.back() or self.message:
            self.notice()
        self.draw()

    def action_undo(self) -> None:
        if self.can_undo():
            self.send(Undo)
        else:
            self.bell()

    def action_language(self) -> None:
        """Čeština, slovenčina, polski, English, and round again."""
        self.words = language(LANGUAGES[(LANGUAGES.index(self.words.code) + 1) % len(LANGUAGES)])
        self.notice()
        self.changed()

    def action_theme(self) -> None:
        """Light and dark, from now on."""
        look: Look = "light" if self.theme == "dark" else "dark"
        self.theme = look
        keep_theme(os.environ, look)
        self.draw()

    def action_rules(self) -> None:
        book = write_book(self.table.game, self.words)
        self.push_screen(RulesScreen(book, self.rule, self.words))

    async def action_quit(self) -> None:
        if self.view.phase != "running":
            self.exit(0)
            return
        question, keys = self.words.say("terminal-quit-ask"), self.words.say("terminal-quit-keys")
        self.push_screen(AskScreen(question, keys), self.leave)

    def leave(self, sure: bool | None) -> None:
        if sure:
            self.exit(0)

    def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)

    def action_scroll_story(self, direction: int) -> None:
        story = self.part("#story", VerticalScroll)
        story.scroll_relative(y=direction * max(1, story.size.height - 1), animate=False)
