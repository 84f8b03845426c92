"""Dáma on a terminal: the board from the side of who looks at it, with letters for the pieces."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.dama.view import DamaView, Piece
from hrajme.language import Language, Sentence

FILES, RANKS = "abcdefgh", "12345678"
# Men and queens of white and black; the shape tells them apart without any colour.
LETTERS = {(0, False): "o", (0, True): "O", (1, False): "x", (1, True): "X"}
STYLES = ("bold", "bold cyan")
CELL = 3


def draw(view: DamaView, language: Language, names: Sequence[str], width: int) -> Text:
    is_turned = view.seat == 1
    ranks = RANKS if is_turned else RANKS[::-1]
    files = FILES[::-1] if is_turned else FILES
    standing = {piece.square: piece for piece in view.pieces}
    rows = [draw_rank(view, standing, rank, files) for rank in ranks]
    beside = beside_the_board(view, language, names)
    lines = [join(row, beside[index] if index < len(beside) else "", width) for index, row in enumerate(rows)]
    return Text("\n").join([*lines, Text("   " + "".join(f" {file} " for file in files), "dim")])


def draw_rank(view: DamaView, standing: dict[str, Piece], rank: str, files: str) -> Text:
    cells = [draw_square(view, standing.get(f"{file}{rank}"), f"{file}{rank}") for file in files]
    return Text.assemble((f" {rank} ", "dim"), *cells)


def draw_square(view: DamaView, piece: Piece | None, square: str) -> Text:
    """A piece, a dot for an empty dark square; brackets hold where the last move went from and to."""
    is_dark = (FILES.index(square[0]) + RANKS.index(square[1])) % 2 == 0
    sign = LETTERS[piece.owner, piece.is_queen] if piece else "·" if is_dark else " "
    style = STYLES[piece.owner] if piece else "dim"
    if view.last and square in (view.last.origin, view.last.target):
        return Text.assemble(("[", "dim"), (sign, style), ("]", "dim"))
    if square in view.must_take:
        return Text.assemble(("›", "bold"), (sign, style), ("‹", "bold"))
    return Text(f" {sign} ", style)


def beside_the_board(view: DamaView, language: Language, names: Sequence[str]) -> list[str]:
    """Who plays what with how many pieces, the other side above, and what is to be known of the turn."""
    order = (0, 1) if view.seat == 1 else (1, 0)
    upper, lower = [side_of(view, seat, language, names) for seat in order]
    news = [language.tell(sentence, names, view.seat) for sentence in tell_turn(view)]
    return [upper, "", *[part for line in news for part in fold(line, 30)][:5], "", lower][:8]


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
    separator = "x" if "x" in move else "-"
    origin, _, way = move.partition(separator)
    return (origin, f"{separator} {way}")
