"""What the program prints that is more than a line: tables, rulebooks, boards, with Rich."""

from __future__ import annotations

import os
import sys
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown, MarkdownElement
from rich.segment import Segment
from rich.text import Text

from hrajme.pieces.rows import bind, unbind

PIPE_WIDTH = 80


class LeftHeading(Heading):
    """A heading at the left edge, where the eye looks for the rule's number."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        if self.tag == "h1":
            self.text.stylize("bold reverse")
        yield Text()
        yield self.text


class Drawing(CodeBlock):
    """A board, as it was drawn: it has no margin, and no line of it breaks."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self.text.plain.rstrip(), no_wrap=True, overflow="crop")


class Page(Markdown):
    """A rulebook. Its lines break where those of the table do."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "heading_open": LeftHeading,
        "fence": Drawing,
    }

    def __init__(self, markdown: str) -> None:
        super().__init__(markdown)
        for text in (text for token in self.parsed for text in token.children or ()):
            text.content = bind(text.content)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for part in super().__rich_console__(console, options):
            pieces = [part] if isinstance(part, Segment) else console.render(part, options)
            for words, style, control in pieces:
                yield Segment(unbind(words), style, control)


class Printer(Console):
    """When nobody reads any more, the program says so itself."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console() -> Console:
    """The terminal; in a pipe plain text of a fixed width."""
    is_terminal = sys.stdout.isatty()
    return Printer(width=None if is_terminal else PIPE_WIDTH, highlight=False, soft_wrap=False)


def print_markdown(markdown: str) -> None:
    """With the pager on a terminal (it ends by itself when all fits), as plain text in a pipe."""
    console = make_console()
    if not console.is_terminal:
        print(plain_markdown(markdown))
        return
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=True):
        console.print(Page(markdown))


def plain_markdown(markdown: str) -> str:
    """The Markdown as text without colours."""
    console = Console(width=PIPE_WIDTH, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(Page(markdown))
    return "\n".join(line.rstrip() for line in capture.get().strip("\n").splitlines())


def render_book(markdown: str, width: int) -> Text:
    """The Markdown as styled text of so many columns."""
    console = Console(width=width, color_system="standard", force_terminal=True)
    with console.capture() as capture:
        console.print(Page(markdown))
    return Text.from_ansi(capture.get())
