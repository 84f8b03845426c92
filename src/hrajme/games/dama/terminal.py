"""Dáma on a terminal: the board from the side of who looks at it, with letters for the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from hrajme.games.dama.view import DamaView, Piece
from hrajme.language import Language, Sentence
from hrajme.pieces.squares import (
    DARK_PIECE,
    DARK_SQUARE,
    INK,
    LIGHT_PIECE,
    LIGHT_SQUARE,
    SMALLEST,
    choose_size,
    draw_squares,
    set_on_square,
)

FILES, RANKS = "abcdefgh", "12345678"
# Men and queens of white and black; the shape tells them apart without any colour.
LETTERS = {(0, False): "o", (0, True): "O", (1, False): "x", (1, True): "X"}
STYLES = ("bold", "bold cyan")
# Of white and black: the piece and the letter on it.
PIECE_COLOURS = ((LIGHT_PIECE, INK), (DARK_PIECE, LIGHT_PIECE))
# Above and below a large board a line for either player, and one for the turn.
LINES_AROUND = 3


def draw(view: DamaView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    is_turned = view.seat == 1
    ranks = RANKS if is_turned else RANKS[::-1]
    files = FILES[::-1] if is_turned else FILES
    standing = {piece.square: piece for piece in view.pieces}
    size = choose_size(width, height, LINES_AROUND)
    if size != SMALLEST:
        rows = draw_squares(ranks, files, size, partial(draw_large, view, standing, size))
        return Text("\n").join(around_the_board(view, rows, language, names, width))
    rows = draw_squares(ranks, files, size, lambda square: [draw_square(view, standing.get(square), square)])
    beside = beside_the_board(view, language, names)
    lines = [join(row, beside[index] if index < len(beside) else "", width) for index, row in enumerate(rows)]
    return Text("\n").join(lines)


def draw_square(view: DamaView, piece: Piece | None, square: str) -> Text:
    """A piece, a dot for an empty dark square; brackets hold where the last move went from and to."""
    sign = sign_of(piece, square)
    style = STYLES[piece.owner] if piece else "dim"
    marks = marks_of(view, square)
    return Text.assemble((marks[0], "bold"), (sign, style), (marks[1], "bold"))


def is_dark(square: str) -> bool:
    return (FILES.index(square[0]) + RANKS.index(square[1])) % 2 == 0


def sign_of(piece: Piece | None, square: str) -> str:
    return LETTERS[piece.owner, piece.is_queen] if piece else "·" if is_dark(square) else " "


def marks_of(view: DamaView, square: str) -> str:
    if view.last and square in (view.last.origin, view.last.target):
        return "[]"
    return "›‹" if view.turn is not None and square in view.must_take else "  "


def draw_large(view: DamaView, standing: dict[str, Piece], size: tuple[int, int], square: str) -> list[Text]:
    piece, (width, height) = standing.get(square), size
    colour = DARK_SQUARE if is_dark(square) else LIGHT_SQUARE
    ground = f"{INK} on {colour}"
    empty = [Text(sign_of(piece, square), ground)]
    disc = draw_disc(piece, width - 2, min(height, 5), colour) if piece else empty
    return set_on_square(disc, size, ground, marks_of(view, square))


def draw_disc(piece: Piece, width: int, height: int, ground: str) -> list[Text]:
    """Round at its corners; the letter says whose it is, and whether it is a queen."""
    body, letter = PIECE_COLOURS[piece.owner]
    edge = f"{body} on {ground}"
    middle = [Text(" " * (width - 2), f"bold {letter} on {body}") for _ in range(height - 2)]
    middle[(height - 2) // 2] = Text(
        f"{sign_of(piece, piece.square):^{width - 2}}", f"bold {letter} on {body}"
    )
    upper, lower = [Text(f" {part * (width - 2)} ", edge) for part in "▄▀"]
    return [upper, *[Text.assemble(("▐", edge), row, ("▌", edge)) for row in middle], lower]


def around_the_board(
    view: DamaView, rows: list[Text], language: Language, names: Sequence[str], width: int
) -> list[Text]:
    upper, lower = [side_of(view, seat, language, names) for seat in seat_order(view)]
    news = " ".join(language.tell(sentence, names, view.seat) for sentence in tell_turn(view))
    return [Text(f" {upper}"[:width]), *rows, Text(f" {lower}"[:width]), Text(f" {news}"[:width], "bold")]


def seat_order(view: DamaView) -> tuple[int, int]:
    """Who sits above and who below."""
    return (0, 1) if view.seat == 1 else (1, 0)


def beside_the_board(view: DamaView, language: Language, names: Sequence[str]) -> list[str]:
    """Who plays what with how many pieces, the other side above, and what is to be known of the turn."""
    upper, lower = [side_of(view, seat, language, names) for seat in seat_order(view)]
    news = [language.tell(sentence, names, view.seat) for sentence in tell_turn(view)]
    said = [part for line in news for part in fold(line, 30)][:5]
    return [upper, "", *said, *[""] * (len(RANKS) - 3 - len(said)), lower]


def fold(line: str, width: int) -> list[str]:
    """A sentence in lines that are not too wide."""
    lines = [""]
    for word in line.split():
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def side_of(view: DamaView, seat: int, language: Language, names: Sequence[str]) -> str:
    count = sum(piece.owner == seat for piece in view.pieces)
    signs = LETTERS[seat, False] + LETTERS[seat, True]
    colour = "white" if seat == 0 else "black"
    return language.say("dama-board-side", name=names[seat][:14], colour=colour, signs=signs, count=count)


def tell_turn(view: DamaView) -> list[Sentence]:
    if view.turn is None:
        return []
    sentences = [Sentence("dama-board-turn", {"player": view.turn})]
    if view.must_take:
        word = "warned" if view.warned else "must_take"
        sentences.append(Sentence(f"dama-board-{word}", {"squares": ", ".join(view.must_take)}))
    return sentences


def join(row: Text, words: str, width: int) -> Text:
    line = Text.assemble(row, "   ", words)
    line.truncate(width)
    return line


def describe(view: DamaView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [line for seat in range(2) for line in describe_side(view, seat, language, names)]
    if view.last:
        args = {"origin": view.last.origin, "target": view.last.target}
        lines.append(language.say("dama-describe-last", **args))
        if view.last.taken:
            lines.append(language.say("dama-describe-taken", squares=", ".join(view.last.taken)))
    return [*lines, *[language.tell(sentence, names, view.seat) for sentence in tell_turn(view)]]


def describe_side(view: DamaView, seat: int, language: Language, names: Sequence[str]) -> list[str]:
    """Men and queens with their squares; a side without either has lost all."""
    colour = "white" if seat == 0 else "black"
    lines = []
    for kind, is_queen in (("men", False), ("queens", True)):
        squares = [piece.square for piece in view.pieces if (piece.owner, piece.is_queen) == (seat, is_queen)]
        if squares:
            args = {"count": len(squares), "squares": ", ".join(squares)}
            lines.append(language.say(f"dama-describe-{kind}", name=names[seat], colour=colour, **args))
    return lines or [language.say("dama-describe-nothing", name=names[seat], colour=colour)]


def label(view: DamaView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """The piece, then where it goes."""
    origin, _, way = move.partition("x" if "x" in move else "-")
    return (origin, way)
