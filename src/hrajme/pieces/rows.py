"""Rows of text that have to fit: some are left out, and it is said how many."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len, chop_cells
from rich.text import Text

# From so many lines on a board has room for large dice and cards.
ROOMY = 24
# Spaces at which no line breaks: before a percent sign, after a word of one letter, between a preposition
# and a number or a square, between a number and what it counts, and before a short number that ends a
# sentence, so that it never stands alone.
BOUND = re.compile(
    r" (?=%)|(?<=[\s„“(][aikosuvwz]) (?=\w)|(?<=\s[a-z]{2}) (?=[a-h]?\d)"
    r"|(?<=\d) (?=[^\W\d_]{3})|(?<=\w) (?=\d{1,3}[.!?]$)",
    re.I,
)
# Stands for such a space while lines are broken; no text has it.
BINDER = "\ue000"


def fit_rows(rows: Sequence[Text], width: int, room: int, needed: Sequence[int | None] = ()) -> list[Text]:
    """At most *room* rows (two or more): in columns if that is enough, else without some of them.

    The *needed* ones stay if they can, then the first ones; ``⋮ 5`` stands for five others.
    """
    columns = in_columns(rows, width, room)
    if len(columns) <= room:
        return columns
    wanted = [*dict.fromkeys([*[row for row in needed if row is not None], *range(len(rows))])][: room - 1]
    hidden = Text(f"  ⋮ {len(rows) - len(wanted)}", "dim")
    return [*[rows[index] for index in sorted(wanted)], hidden]


def wrap_words(said: str, width: int) -> list[str]:
    """Lines of at most *width* columns, broken only where a reader would pause (``BOUND``)."""
    parts = [bind(part).split(" ") for part in said.splitlines()]
    return [unbind(line.strip(" ")) for words in parts for line in flow(words, width)]


def bind(said: str) -> str:
    """With something that is no space where no line may break, until ``unbind``."""
    return BOUND.sub(BINDER, said)


def unbind(said: str) -> str:
    return said.replace(BINDER, " ")


def flow(pieces: Sequence[str], width: int, gap: str = " ") -> list[str]:
    """The pieces in a row, in lines of at most *width* columns; only one that is longer is broken."""
    lines: list[str] = []
    for piece in pieces:
        if lines and cell_len(lines[-1] + gap + piece) <= width:
            lines[-1] += gap + piece
        else:
            lines += chop_cells(piece, max(1, width)) or [""]
    return lines


def squeeze(rows: Sequence[Text], height: int) -> list[Text]:
    """The same in *height* lines: without what is blank where it is too high, and then without its end."""
    kept = [row for row in rows if row.plain.strip()] if len(rows) > height else rows
    return list(kept[:height])


def beside(left: Sequence[Text], right: Sequence[Text], side: int) -> list[Text]:
    """Two blocks side by side; the left one is *side* columns wide."""
    height = max(len(left), len(right))
    rows = zip(pad(left, height), pad(right, height), strict=True)
    return [Text.assemble(one, " " * (side - one.cell_len), other) for one, other in rows]


def pad(rows: Sequence[Text], height: int) -> list[Text]:
    return [*rows, *[Text()] * (height - len(rows))]


def centred(text: Text, width: int) -> Text:
    left = max(0, width - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * max(0, width - text.cell_len - left))


def in_columns(rows: Sequence[Text], width: int, room: int) -> list[Text]:
    """As many columns as *room* lines need, read downwards; the rows themselves if that is too wide."""
    columns = -(-len(rows) // max(1, room))
    column = max((row.cell_len for row in rows), default=0) + 2
    if columns <= 1 or columns * column - 2 > width:
        return list(rows)
    height = -(-len(rows) // columns)
    parts = [rows[start : start + height] for start in range(0, len(rows), height)]
    lines = parts[0]
    for number, part in enumerate(parts[1:], 1):
        lines = beside(lines, part, number * column)
    return list(lines)


def close(words: str) -> str:
    """Words of a board as a sentence of their own, for those who listen to it."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
