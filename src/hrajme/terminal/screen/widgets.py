"""The parts of the screen that listen: the choices and the line of keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from hrajme.terminal.choices import Typing, digit_of

# As in the style.
MOST_LINES = 8


class Choices(Static, can_focus=True):
    """Chips to choose from: by the number or letter on them, by arrows and Enter, or with the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "go(-1)", show=False),
        Binding("right,down", "go(1)", show=False),
        Binding("tab", "go(1)", show=False),
        Binding("shift+tab", "go(-1)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Chosen(Message):
        """A chip was chosen."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, reserved: str, id: str) -> None:
        super().__init__(id=id)
        self.reserved = reserved
        self.labels: list[str] = []
        self.keys: list[str] = []
        self.prompt = ""
        self.at = 0
        self.typing = Typing()

    def offer(self, prompt: str, labels: Sequence[str], keys: Sequence[str], first: int = 0) -> None:
        """Show other chips, the *first* one highlighted."""
        if list(labels) != self.labels or prompt != self.prompt:
            self.at = first
        self.prompt, self.labels, self.keys = prompt, list(labels), list(keys)
        self.typing = Typing()
        self.draw()

    def draw(self) -> None:
        text, used = Text(self.prompt, "bold"), cell_len(self.prompt)
        # As wide as the screen, but for the margins; its own width is not known before it is laid out.
        width = self.app.size.width - 2
        for index in range(len(self.labels)):
            chip = self.chip(index)
            # A chip never breaks in two, nor does its key stand apart from it.
            if used and used + chip.cell_len > width:
                text.append("\n")
                used = 0
            text.append_text(chip)
            used += chip.cell_len
        self.update(text)

    def lines(self) -> int:
        """How many lines the chips take, of those they may."""
        return min(MOST_LINES, str(self.content).count("\n") + 1)

    def chip(self, index: int) -> Text:
        label, key = self.labels[index], self.keys[index]
        words = Text(label.replace(" ", "\u00a0"))
        if key.isdigit():
            typed = len(self.typing.text) if key.startswith(self.typing.text) else 0
            words.stylize("underline", label.index(key), label.index(key) + typed)
        elif key:
            words = Text.assemble((key, "bold underline"), "\u00a0", words)
        left, right = ("[", "]") if index == self.at else ("\u00a0", "\u00a0")
        chip = Text.assemble(left, words, right)
        chip.stylize("reverse bold" if index == self.at else "")
        chip.stylize(Style(meta={"choice": index}))
        return Text.assemble(" ", chip)

    def action_go(self, step: int) -> None:
        if self.labels:
            self.at = (self.at + step) % len(self.labels)
            self.typing = Typing()
            self.draw()

    def action_take(self) -> None:
        typed = self.typing.finish(self.keys) if self.typing.text else None
        if self.labels:
            self.post_message(self.Chosen(self.at if typed is None else typed))

    def on_key(self, event: events.Key) -> None:
        character = digit_of((event.character or "").lower())
        if not (character.isalnum() and character.isascii()) or character in self.reserved:
            return
        event.stop()
        chosen = self.typing.type(character, self.keys)
        if chosen is not None:
            self.post_message(self.Chosen(chosen))
            return
        self.point_at_typed()
        self.draw()

    def point_at_typed(self) -> None:
        """The highlight follows what is being typed."""
        fitting = [index for index, key in enumerate(self.keys) if key.startswith(self.typing.text)]
        if self.typing.text and fitting:
            self.at = fitting[0]

    def on_click(self, event: events.Click) -> None:
        index = event.style.meta.get("choice")
        if index is not None and index < len(self.labels):
            self.post_message(self.Chosen(index))


class Keys(Static):
    """The line of keys; each can be clicked too."""

    def show_keys(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show (key, word, action) for each; where it is narrow, the last ones without their words."""
        shown, width = list(keys), self.app.size.width - 2
        for index in reversed(range(len(shown))):
            if sum(cell_len(key) + cell_len(word) + 3 for key, word, _ in shown) <= width:
                break
            shown[index] = (keys[index][0], "", keys[index][2])
        text = Text(no_wrap=True, overflow="ellipsis")
        for key, word, action in shown:
            style = Style(meta={"@click": f"app.{action}"})
            text.append_text(Text.assemble((key, "bold reverse"), f" {word}".rstrip(), style=style))
            text.append("  ")
        self.update(text)
