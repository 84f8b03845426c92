"""Screens that lie over the table: a question, the hand-over of a shared device, the rulebook."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from hrajme.language import Language
from hrajme.terminal.page import render_book

# Longer lines are hard to follow.
READING_WIDTH = 90
LEAST_READING_WIDTH = 20
# As in the style: a margin on the left, and on the right the bar to scroll by.
BESIDE = 2


class AskScreen(ModalScreen[bool]):
    """A question: Enter or q is yes, Esc is no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q,y", "dismiss(True)", show=False),
        Binding("escape,n", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self.question = question
        self.keys = keys

    def compose(self) -> ComposeResult:
        yield Static(f"{self.question}\n\n{self.keys}", markup=False)


class PassScreen(ModalScreen[None]):
    """Hides the table while the device goes to the next player."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss(None)", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, markup=False)


class RulesScreen(ModalScreen[None]):
    """The rulebook, open at a rule."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,r,question_mark,enter", "dismiss(None)", show=False),
        Binding("j", "scroll(1)", show=False),
        Binding("k", "scroll(-1)", show=False),
    ]

    def __init__(self, book: str, rule: str, language: Language) -> None:
        super().__init__()
        self.book = book
        self.rule = rule
        self.language = language

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="book"):
            yield Static(id="pages")
        close = self.language.say("terminal-key-close")
        yield Static(f"Esc {close}   ↑ ↓ PgUp PgDn", id="close", markup=False)

    def on_mount(self) -> None:
        pages = self.print_pages(self.app.size.width)
        self.query_one("#book").focus()
        if self.rule:
            self.call_after_refresh(self.open_rule, line_of(pages, self.rule))

    def on_resize(self, event: events.Resize) -> None:
        self.print_pages(event.size.width)

    def print_pages(self, width: int) -> Text:
        pages = render_book(self.book, max(LEAST_READING_WIDTH, min(READING_WIDTH, width - BESIDE)))
        self.query_one("#pages", Static).update(pages)
        return pages

    def open_rule(self, line: int) -> None:
        self.query_one("#book").scroll_to(y=line, animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#book").scroll_relative(y=lines, animate=False)


def line_of(pages: Text, rule: str) -> int:
    """Where the section of a rule begins; 0 when there is none."""
    lines = pages.plain.splitlines()
    return next((number for number, line in enumerate(lines) if line.startswith(f"{rule} ")), 0)
