"""The app: asks who is to move, and lets chance and bots move in between."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input

from hrajme.core import CHANCE, OVER, MoveError, NotYourTurn, Refusal
from hrajme.language import LANGUAGES, HrajmeError, Language, language
from hrajme.terminal.choices import Menu
from hrajme.terminal.endings import closing_line
from hrajme.terminal.screen.dialogs import AskScreen, PassScreen, RulesScreen
from hrajme.terminal.screen.face import Face
from hrajme.terminal.screen.widgets import Choices
from hrajme.terminal.setup import Setup
from hrajme.terminal.table import Table

INTERRUPTED = 130
# A card or a die needs less time to be seen than a bot's decision.
CHANCE_PACE = 0.3


def play_on_screen(setup: Setup, table: Table, words: Language, pace_seconds: float) -> int:
    """Play on the screen; afterwards say where the log is. The exit code."""
    app = PlayApp(setup, table, words, pace_seconds)
    code = app.run()
    app.table.close()
    if app.problem is not None:
        raise app.problem
    print(closing_line(app.table, app.words))
    return app.return_code or 0 if code is None else code


class PlayApp(Face):
    """One table after another on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,question_mark,f1", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "language", show=False),
        Binding("slash,colon", "write", show=False),
        Binding("escape", "step_back", show=False),
        Binding("n", "another", show=False),
        Binding("q", "quit", show=False),
        Binding("pageup", "scroll_story(-1)", show=False),
        Binding("pagedown", "scroll_story(1)", show=False),
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, setup: Setup, table: Table, words: Language, pace_seconds: float) -> None:
        super().__init__(table, words)
        self.setup = setup
        self.pace_seconds = pace_seconds
        self.problem: HrajmeError | None = None

    def on_mount(self) -> None:
        self.is_shown = True
        if not self.is_headless:
            self.heed_signals()
        self.query_one(Choices).focus()
        self.draw()
        self.drive()

    def heed_signals(self) -> None:
        """Whatever ends the program, the terminal is left as it was and the kept game is named."""
        if sys.platform == "win32":
            return  # Its event loop knows no signals.
        for sent in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(sent, self.exit, 128 + sent)

    # The game

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let chance and bots move until a person is asked or the game is over."""
        try:
            while (actor := self.table.actor()) != OVER:
                if self.table.is_person(actor):
                    await self.hand_over(actor)
                    self.ask(actor)
                    return
                await self.let_move(actor)
        except HrajmeError as problem:
            self.fail(problem)
            return
        self.asked = None
        self.draw()

    async def let_move(self, actor: int) -> None:
        if actor == CHANCE:
            self.table.play(actor, self.table.decide())
        else:
            self.draw_header()
            self.table.play(actor, await asyncio.to_thread(self.table.decide))
        if self.table.told[-1][self.viewer]:
            self.draw()
            await asyncio.sleep(self.pace_seconds * (CHANCE_PACE if actor == CHANCE else 1))

    async def hand_over(self, seat: int) -> None:
        """At a shared device nobody sees another's hand."""
        if len(self.table.persons) > 1 and self.viewer != seat:
            self.viewer = None
            self.draw()
            await self.push_screen_wait(PassScreen(self.words.say("terminal-pass", player=self.names[seat])))
            self.viewer = seat

    def ask(self, seat: int) -> None:
        self.asked = seat
        self.make_menu(seat)
        self.draw()

    def make_menu(self, seat: int) -> None:
        view = self.table.position.view(seat)
        moves = self.table.position.moves(seat)
        self.menu = Menu((self.board.label(view, move, self.words, self.names), move) for move in moves)

    def play(self, move: int) -> None:
        assert self.asked is not None
        seat, self.asked = self.asked, None
        self.news_from[seat] = len(self.table.told)
        try:
            self.table.play(seat, move)
        except HrajmeError as problem:
            self.fail(problem)
            return
        self.notice()
        self.draw()
        self.drive()

    def fail(self, problem: HrajmeError) -> None:
        """The log cannot be written: stop before a move is made that is not kept."""
        self.problem = problem
        self.exit(2)

    # What players do

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if self.table.position.outcome() is not None:
            self.run_over_choice(event.index)
        elif self.asked is not None:
            self.go_on(self.menu.labels()[event.index])

    def run_over_choice(self, index: int) -> None:
        if index == 0:
            self.action_another()
        else:
            self.exit(0)

    def go_on(self, label: str) -> None:
        move = self.menu.choose(label)
        if move is None:
            self.draw()
        else:
            self.play(move)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close_writing()
        if not event.value.strip():
            return
        try:
            move = self.read(event.value)
        except MoveError as error:
            self.refuse(error)
            return
        self.part("#writing", Input).value = ""
        self.play(move)

    def read(self, text: str) -> int:
        """The move that was written; raises a MoveError, also when nobody is asked."""
        if self.asked is None:
            raise NotYourTurn(Refusal(self.table.game.turn_rule, "refuse-not_your_turn"))
        return self.table.game.read(self.table.position, self.asked, text)

    def refuse(self, error: MoveError) -> None:
        words = self.words.tell(error.sentence, self.names, self.viewer)
        self.notice(words, rule=error.refusal.rule or "", is_refusal=True)
        self.draw()

    def notice(self, words: str = "", *, rule: str = "", is_refusal: bool = False) -> None:
        """What stands above the choices until something else happens."""
        self.message, self.rule, self.is_refusal = words, rule, is_refusal

    def action_write(self) -> None:
        if self.table.position.outcome() is not None:
            return
        writing = self.part("#writing", Input)
        writing.placeholder = self.words.say("terminal-write-hint")
        writing.add_class("shown")
        writing.focus()

    def close_writing(self) -> None:
        self.part("#writing", Input).remove_class("shown")
        self.part("#choices", Choices).focus()

    def action_step_back(self) -> None:
        if self.part("#writing", Input).has_class("shown"):
            self.close_writing()
        elif self.menu.back() or self.message:
            self.notice()
        self.draw()

    def action_undo(self) -> None:
        if self.asked is None or not self.table.can_undo():
            self.bell()
            return
        try:
            self.table.undo()
        except HrajmeError as problem:
            self.fail(problem)
            return
        self.notice(self.words.say("terminal-undone"))
        self.ask(self.asked)

    def action_language(self) -> None:
        """Čeština, slovenčina, polski, English, and round again."""
        self.words = language(LANGUAGES[(LANGUAGES.index(self.words.code) + 1) % len(LANGUAGES)])
        self.names = self.table.names(self.words)
        self.notice()
        if self.asked is not None:
            self.make_menu(self.asked)
        self.draw()

    def action_rules(self) -> None:
        book = self.table.game.rulebook(self.words.code)
        self.push_screen(RulesScreen(book, self.rule, self.words))

    def action_another(self) -> None:
        if self.table.position.outcome() is None:
            return
        self.table.close()
        try:
            self.setup = self.setup.another()
            self.sit_at(self.setup.open())
        except HrajmeError as problem:
            self.fail(problem)
            return
        self.draw()
        self.drive()

    async def action_quit(self) -> None:
        if self.table.position.outcome() is not None:
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
