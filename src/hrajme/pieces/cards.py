"""Cards as text: a frame, and in it what stands on the card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.pieces.rows import centred

Frame = tuple[
    str, str, str, str, str, str
]  # three corners and edges above, at the side and below, as in FRAME
FRAME: Frame = ("╭", "─", "╮", "│", "╰", "╯")
DOTTED: Frame = ("╭", "╌", "╮", "┆", "╰", "╯")
DOUBLE: Frame = ("╔", "═", "╗", "║", "╚", "╝")
SMALL, LARGE, LARGEST = 1, 3, 5


def draw_card(
    face: str | Text, style: str, width: int, inside: int = SMALL, frame: Frame = FRAME
) -> list[Text]:
    """A card of *inside* lines between its edges, *width* columns in all; the face is in the middle."""
    words = face if isinstance(face, Text) else Text(face, style)
    rows = [Text(" " * (width - 2))] * inside
    rows[inside // 2] = centred(words, width - 2)
    return frame_rows(rows, style, frame)


def frame_rows(rows: Sequence[Text], style: str, frame: Frame = FRAME) -> list[Text]:
    """Rows of one width with a frame around them."""
    corner, edge, right, side, low, end = frame
    level = edge * rows[0].cell_len
    middle = [Text.assemble((side, style), row, (side, style)) for row in rows]
    return [Text(f"{corner}{level}{right}", style), *middle, Text(f"{low}{level}{end}", style)]


def lay_cards(cards: Sequence[Sequence[Text]], width: int, between: str = " ") -> list[Text]:
    """Cards side by side, in as many rows as are needed."""
    if not cards:
        return []
    per_row = max(1, (width + len(between)) // (cards[0][0].cell_len + len(between)))
    rows = [cards[start : start + per_row] for start in range(0, len(cards), per_row)]
    return [Text(between).join(lines) for row in rows for lines in zip(*row, strict=True)]
