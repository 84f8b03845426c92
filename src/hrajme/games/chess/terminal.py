"""Chess on a terminal: the board from the side of who looks, with everything else beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from rich.text import Text

from hrajme.games.chess import figures
from hrajme.games.chess.encoding import FILES, KINDS, LETTERS, square_name, square_of
from hrajme.games.chess.view import ChessView
from hrajme.language import Language, Sentence
from hrajme.pieces.squares import (
    DARK_SQUARE,
    INK,
    LIGHT_PIECE,
    LIGHT_SQUARE,
    SMALLEST,
    choose_size,
    draw_squares,
    set_on_square,
)

FIGURES = dict(zip(LETTERS, "♙♘♗♖♕♔♟♞♝♜♛♚", strict=True))
# How many of each kind a side begins with, the king aside.
ARMY = {"q": 1, "r": 2, "b": 2, "n": 2, "p": 8}
MOVE = re.compile(r"(claim )?([a-h][1-8])([a-h][1-8])([nbrq])?")
SPACE = " " * 4
# Above and below a large board a line for either player.
LINES_AROUND = 2


def draw(view: ChessView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    """Who looks sits below; a spectator with White. Brackets mark the last move, a cross a king in check."""
    is_flipped = view.seat == 1
    ranks, files = ("12345678", FILES[::-1]) if is_flipped else ("87654321", FILES)
    size = choose_size(width, height, LINES_AROUND)
    lines = draw_squares(ranks, files, size, partial(draw_square, view, size))
    beside = notes(view, language, names)
    if size == SMALLEST:
        room = width - 27 - len(SPACE)
        for line, note in zip(lines, beside, strict=False):
            line.append(SPACE + note[:room])
    else:
        above = "   ".join(filter(None, [beside[0], beside[1].strip(), *beside[2:6]]))
        below = "   ".join(filter(None, [beside[7], beside[6].strip()]))
        lines = [Text(f" {above}"[:width]), *lines, Text(f" {below}"[:width])]
    return Text("\n").join(lines)


def draw_square(view: ChessView, size: tuple[int, int], name: str) -> list[Text]:
    square = square_of(name)
    ground = LIGHT_SQUARE if is_light(square) else DARK_SQUARE
    man = draw_man(view.squares[square], size, square, ground)
    return set_on_square(man, size, f"{INK} on {ground}", marks_of(view, square))


def is_light(square: int) -> bool:
    return (square // 8 + square % 8) % 2 == 1


def draw_man(letter: str, size: tuple[int, int], square: int, ground: str) -> list[Text]:
    """Drawn where there is room, else one sign; a dot on an empty dark square."""
    if letter in FIGURES and size[0] >= figures.WIDTH:
        return figures.draw_figure(letter, INK, ground, LIGHT_PIECE)
    return [Text(FIGURES.get(letter, " " if is_light(square) else "·"), f"{INK} on {ground}")]


def marks_of(view: ChessView, square: int) -> str:
    if square == view.check:
        return "××"
    if view.last is not None and square in view.last:
        return "[]"
    return "**" if square in view.touched else "  "


def notes(view: ChessView, language: Language, names: Sequence[str]) -> list[str]:
    """Beside the board: the players and what they have taken, who looks below; and what can be counted."""
    lower = 1 if view.seat == 1 else 0
    upper = 1 - lower
    lines = [
        f"{mark(view, upper)}{names[upper]} ({language.say('chess-board-side', seat=upper)})",
        f"  {taken_by(view, upper)}",
        "",
        language.say("chess-board-move", number=view.number),
        language.say("chess-board-quiet", count=view.quiet // 2) if view.quiet >= 20 else "",
        language.say("chess-board-repeated", count=view.repeated) if view.repeated > 1 else "",
        f"  {taken_by(view, lower)}",
        f"{mark(view, lower)}{names[lower]} ({language.say('chess-board-side', seat=lower)})",
    ]
    # After mate nobody calls check.
    if view.check is not None and view.turn is not None:
        lines[2] = language.say("chess-board-check")
    return lines


def mark(view: ChessView, seat: int) -> str:
    return "► " if view.turn == seat else "  "


def taken_by(view: ChessView, seat: int) -> str:
    """The men of the other side that are gone, in a game that began as usual."""
    if view.start:
        return ""
    own = str.upper if seat == 1 else str.lower
    gone = [(letter, most - view.squares.count(own(letter))) for letter, most in ARMY.items()]
    return "".join(FIGURES[own(letter)] * max(0, count) for letter, count in gone)


def describe(view: ChessView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [describe_side(view, seat, language, names) for seat in (0, 1)]
    lines.append(language.say("chess-describe-move", number=view.number))
    if view.turn is not None:
        args: dict[str, int | str] = {"player": view.turn}
        lines.append(language.tell(Sentence("chess-describe-turn", args), names, view.seat))
    if view.check is not None:
        lines.append(language.say("chess-describe-check", square=square_name(view.check)))
    if view.touched:
        lines.append(
            language.say("chess-describe-touched", squares=", ".join(map(square_name, view.touched)))
        )
    return lines


def describe_side(view: ChessView, seat: int, language: Language, names: Sequence[str]) -> str:
    """The men of one side by kind, the king first, with their squares."""
    parts = []
    for kind in range(5, -1, -1):
        letter = LETTERS[kind + 6 * seat]
        squares = [square_name(square) for square in range(64) if view.squares[square] == letter]
        if squares:
            said = language.say("chess-describe-men", kind=KINDS[kind], count=len(squares))
            parts.append(f"{said} {' '.join(squares)}")
    men = "; ".join(parts)
    return language.say("chess-describe-side", name=names[seat], seat=seat, men=men)


def label(view: ChessView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """A man, then where it goes; claims come last."""
    if move == "claim":
        return (language.say("chess-label-claim"),)
    found = MOVE.fullmatch(move)
    assert found is not None
    claim, start, to, becomes = found.groups()
    path: tuple[str, ...] = (f"{FIGURES[view.squares[square_of(start)]]} {start}", to)
    path = (*path, language.say("chess-kind", kind=KINDS["pnbrq".index(becomes)])) if becomes else path
    return (language.say("chess-label-claim_with"), *path) if claim else path
