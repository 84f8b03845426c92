"""Backgammon on a terminal: the board as its viewer numbers the points, and beside it what is to be known."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from hrajme.games.backgammon.encoding import BAR, OFF, POINTS
from hrajme.games.backgammon.view import BackgammonView
from hrajme.language import Language, Sentence
from hrajme.pieces.dice import LARGE_HEIGHT, draw_dice
from hrajme.pieces.rows import ROOMY, centred, close, flow, wrap_words

# The letters tell whose checkers they are, so that it is legible in any colour.
SIGNS = "ox"
STYLES = ("bold", "bold cyan")
# With a ground of their own.
LARGE_STYLES = ("bold #241d18 on #fffdf6", "bold #fffdf6 on #1c6884")
# How many checkers are drawn on a point; more of them are a number.
HEIGHT, MOST_HEIGHT = 5, 20
# How wide a point is, and the bar.
CELL, LARGE_CELLS, BAR_WIDTH = 3, (5, 7, 9), 5
# Between what is said of a side.
PART = " · "
# Which checker of a turn is chosen first means nothing.
ANY_ORDER = True
WORDS = ("roll", "double", "take", "drop", "pass")
UPPER = (*range(13, 19), BAR, *range(19, 25))
LOWER = (*range(12, 6, -1), BAR, *range(6, 0, -1))


def draw(view: BackgammonView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    viewer = view.seat or 0
    cell = max([CELL, *[size for size in LARGE_CELLS if 12 * size + BAR_WIDTH <= width and height >= ROOMY]])
    if cell == CELL:
        rows = draw_rows(view, viewer, CELL, HEIGHT)
        room = width - rows[0].cell_len - 2
        beside = beside_the_board(view, viewer, language, names, room, len(rows))
        lines = [join(row, beside.get(index, ""), width) for index, row in enumerate(rows)]
        return Text("\n").join(lines)
    return Text("\n").join(draw_large(view, viewer, language, names, width, height, cell))


def draw_large(
    view: BackgammonView,
    viewer: int,
    language: Language,
    names: Sequence[str],
    width: int,
    height: int,
    cell: int,
) -> list[Text]:
    """The other above the board, the viewer below, then the dice and what is to be known."""
    news = [language.tell(sentence, names, view.seat) for sentence in tell_state(view)]
    dice = draw_dice(view.dice, large=True) if view.dice and view.phase == "play" else [""] * LARGE_HEIGHT
    told = [
        f" {line:<{len(dice[0]) + 2}} {text}"[:width] for line, text in zip_longest(dice, news, fillvalue="")
    ]
    # Two lines for the sides, two of numbers, one in the middle; checkers of two lines where five fit.
    points = min(MOST_HEIGHT, (height - len(told) - 5) // 2)
    points -= points % 2 if points >= 2 * HEIGHT else 0
    sides = [Text(f" {say_side(view, seat, language, names)}"[:width]) for seat in (1 - viewer, viewer)]
    return [sides[0], *draw_rows(view, viewer, cell, points), sides[1], *[Text(line) for line in told]]


def draw_rows(view: BackgammonView, viewer: int, cell: int, height: int) -> list[Text]:
    """The board, with points of so many lines."""
    rows = [draw_numbers(UPPER, cell)]
    rows += [draw_row(view, viewer, UPPER, row, cell, height, upper=True) for row in range(height)]
    rows += [draw_middle(cell)]
    rows += [draw_row(view, viewer, LOWER, row, cell, height, upper=False) for row in reversed(range(height))]
    return [*rows, draw_numbers(LOWER, cell)]


def draw_numbers(points: Sequence[int], cell: int) -> Text:
    return Text("".join("│   │" if point == BAR else f"{f'{point:>2} ':^{cell}}" for point in points), "dim")


def draw_middle(cell: int) -> Text:
    return Text(" " * (6 * cell) + "│   │" + " " * (6 * cell), "dim")


def draw_row(
    view: BackgammonView, viewer: int, points: Sequence[int], row: int, cell: int, height: int, *, upper: bool
) -> Text:
    cells = [draw_cell(view, viewer, point, row, cell, height, upper=upper) for point in points]
    return Text.assemble(*cells)


def draw_cell(
    view: BackgammonView, viewer: int, point: int, row: int, cell: int, height: int, *, upper: bool
) -> Text:
    """On the bar the other's checkers are in the upper half, the viewer's in the lower one."""
    owner, count = standing(view, viewer, point, upper=upper)
    thick = 2 if height >= 2 * HEIGHT else 1
    place, is_there = row // thick, row // thick < count
    sign = sign_of(owner, count, place, height // thick)
    style = STYLES[owner] if is_there else "dim"
    if point == BAR:
        return Text.assemble("│ ", (sign if row % thick == 0 else " ", style), " │")
    if cell == CELL:
        return Text(f" {sign} ", style)
    if not is_there:
        return centred(Text(spike(point, row, cell, height), "dim"), cell)
    # Of a checker of two lines this one is the upper or the lower.
    edges = "()" if thick == 1 else "╭╮" if upper == (row % 2 == 0) else "╰╯"
    face = sign * (cell - 4) if sign in SIGNS else f"{sign:^{cell - 4}}"
    return centred(Text(f"{edges[0]}{face}{edges[1]}", LARGE_STYLES[owner]), cell)


def spike(point: int, row: int, cell: int, height: int) -> str:
    """A point is a triangle, every other one darker; of an odd width, so that it stands straight."""
    width = round((cell - 2) * (height - row) / height)
    return ("░", "▒")[point % 2] * max(1, width - 1 + width % 2)


def standing(view: BackgammonView, viewer: int, point: int, *, upper: bool) -> tuple[int, int]:
    """Whose checkers stand on a point, and how many."""
    if point == BAR:
        owner = 1 - viewer if upper else viewer
        return owner, view.points[owner][BAR]
    mine, theirs = view.points[viewer][point], view.points[1 - viewer][BAR - point]
    return (viewer, mine) if mine else (1 - viewer, theirs)


def sign_of(owner: int, count: int, row: int, height: int) -> str:
    """The innermost place of a full point says how many there are."""
    if row >= count:
        return "·" if row == 0 else " "
    return f"{count:X}" if row == height - 1 and count > height else SIGNS[owner]


def beside_the_board(
    view: BackgammonView, viewer: int, language: Language, names: Sequence[str], room: int, height: int
) -> dict[int, str]:
    """By the line of the board: the other above, the viewer below, dice and cube between."""
    sides = [say_side(view, seat, language, names).split(PART) for seat in (1 - viewer, viewer)]
    above, below = (flow(side, room, PART) for side in sides)
    news = [language.tell(sentence, names, view.seat) for sentence in tell_state(view)]
    between = [line for said in news for line in wrap_words(said, room)]
    starts = {0: above, 3: between, height - len(below): below}
    return {start + index: line for start, lines in starts.items() for index, line in enumerate(lines)}


def say_side(view: BackgammonView, seat: int, language: Language, names: Sequence[str]) -> str:
    args = {"pips": view.pips[seat], "off": view.points[seat][OFF]}
    return language.say("backgammon-board-side", name=names[seat][:12], sign=SIGNS[seat], **args)


def tell_state(view: BackgammonView) -> list[Sentence]:
    """The match, the cube, and who is to do what."""
    sentences = []
    if view.match:
        word, (first, second) = "crawford" if view.is_crawford else "match", view.score
        sentences.append(say(word, match=view.match, first=first, second=second))
    if view.has_cube:
        sentences.append(tell_cube(view))
    return [*sentences, *tell_turn(view)]


def say(word: str, **args: int | str) -> Sentence:
    return Sentence(f"backgammon-board-{word}", args)


def tell_cube(view: BackgammonView) -> Sentence:
    if view.cube_owner is None:
        return say("cube", cube=view.cube)
    return say("cube_owned", cube=view.cube, player=view.cube_owner)


def tell_turn(view: BackgammonView) -> list[Sentence]:
    if view.turn is None:
        return []
    if view.phase == "offered":
        return [say("offered", player=1 - view.turn, cube=2 * view.cube)]
    if view.phase == "play":
        # A roll is said with its higher number first: 6-1.
        return [say("play", player=view.turn, dice="-".join(map(str, sorted(view.dice, reverse=True))))]
    return [say("turn", player=view.turn)]


def join(row: Text, words: str, width: int) -> Text:
    line = Text.assemble(row, "  ", words)
    line.truncate(width)
    return line


def describe(view: BackgammonView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [describe_side(view, seat, language, names) for seat in range(2)]
    return [*lines, *[close(language.tell(sentence, names, view.seat)) for sentence in tell_state(view)]]


def describe_side(view: BackgammonView, seat: int, language: Language, names: Sequence[str]) -> str:
    """The points of a side in its own numbering, the farthest first."""
    side = view.points[seat]
    places = ", ".join(f"{point} ({side[point]})" for point in range(POINTS, 0, -1) if side[point])
    args = {"bar": side[BAR], "off": side[OFF], "pips": view.pips[seat]}
    return language.say("backgammon-describe-side", name=names[seat], places=places or "–", **args)


def label(view: BackgammonView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    """One checker after another."""
    if move in WORDS:
        return (language.say(f"backgammon-label-{move}"),)
    return tuple(move.split())
