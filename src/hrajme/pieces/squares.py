"""A board of eight times eight squares, as large as there is room: chess and its kin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from hrajme.pieces.rows import centred

SIDE = 8
# Columns and lines of a square, the smallest first. A letter is about twice as high as it is wide.
SIZES = ((3, 1), (7, 3), (9, 4), (11, 5), (13, 6))
SMALLEST = SIZES[0]
# The numbers of the ranks stand at the left.
LABEL = 3
# With their inks, so that they can be read in every theme.
INK, LIGHT_SQUARE, DARK_SQUARE = "#241d18", "#efdcb9", "#b5875a"
LIGHT_PIECE, DARK_PIECE = "#fffdf6", "#241d18"

DrawSquare = Callable[[str], list[Text]]


def choose_size(width: int, height: int, lines: int) -> tuple[int, int]:
    """The largest squares for a board with so many other *lines* above and below it."""
    fitting = [
        size for size in SIZES if SIDE * size[0] + LABEL <= width and SIDE * size[1] + 1 + lines <= height
    ]
    return max(fitting, default=SMALLEST)


def draw_squares(
    ranks: Sequence[str], files: Sequence[str], size: tuple[int, int], draw: DrawSquare
) -> list[Text]:
    """*draw* gives the lines of a square by its name; the names of ranks and files stand around."""
    lines = [line for rank in ranks for line in draw_rank(rank, files, size, draw)]
    names = [centred(Text(file, "dim"), size[0]) for file in files]
    return [*lines, Text.assemble(" " * LABEL, *names)]


def draw_rank(rank: str, files: Sequence[str], size: tuple[int, int], draw: DrawSquare) -> list[Text]:
    squares = [draw(f"{file}{rank}") for file in files]
    middle = (size[1] - 1) // 2
    return [
        Text.assemble(
            (f" {rank} " if row == middle else " " * LABEL, "dim"), *[square[row] for square in squares]
        )
        for row in range(size[1])
    ]


def set_on_square(piece: Sequence[Text], size: tuple[int, int], style: str, marks: str) -> list[Text]:
    """A piece in the middle of its square, between two *marks*; what is left over is above it.

    The marks stand beside its lowest line, or at the ends of it where it is as wide as the square.
    """
    (width, height), last = size, len(piece) - 1
    top, side = -(-(height - len(piece)) // 2), (width - piece[0].cell_len) // 2
    rows = []
    for row, line in enumerate(piece):
        left, right = (marks[0], marks[1]) if row == last else (" ", " ")
        if side:
            rows.append(Text.assemble((f"{left:<{side}}", style), line, (f"{right:>{side}}", style)))
        else:
            ends = (left, right) if marks.strip() and row == last else (line[:1], line[-1:])
            rows.append(Text.assemble((str(ends[0]), style), line[1:-1], (str(ends[1]), style)))
    blank = Text(" " * width, style)
    return [*[blank] * top, *rows, *[blank] * (height - top - len(piece))]
