"""What the terminal answers when nobody listens any more: it is not what somebody types."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from textual._xterm_parser import XTermParser
from textual.message import Message

# The colour of the background, and who the terminal is, as `background` asks for them.
ANSWER = re.compile(r"\x1b\]11;[^\x07\x1b]{0,40}(?:\x07|\x1b\\)?|\x1b\[\?[0-9;]*c")


class DeafParser(XTermParser):
    """Hears the keys only."""

    def feed(self, data: str) -> Iterable[Message]:
        heard = ANSWER.sub("", data)
        # Nothing at all would be the end of the input.
        return super().feed(heard) if heard or not data else ()


def ignore_late_answers() -> None:
    """From now on, for every screen of this program."""
    if sys.platform != "win32":
        from textual.drivers import linux_driver

        vars(linux_driver)["XTermParser"] = DeafParser
