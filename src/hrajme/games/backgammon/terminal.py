"""Backgammon on a terminal: the board as its viewer numbers the points, and beside it what is to be known."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.backgammon.encoding import BAR, OFF, POINTS
from hrajme.games.backgammon.view import BackgammonView
from hrajme.language import Language, Sentence

# The letters tell whose checkers they are, so that it is legible in any colour.
SIGNS = "ox"
STYLES = ("bold", "bold cyan")
# How many checkers are drawn on a point; more of them are a number.
HEIGHT = 5
WORDS = ("roll", "double", "take", "drop", "pass")
UPPER = (*range(13, 19), BAR, *range(19, 25))
LOWER = (*range(12, 6, -1), BAR, *range(6, 0, -1))


def draw(view: BackgammonView, language: Language, names: Sequence[str], width: int) -> Text:
    viewer = view.seat or 0
    rows = [draw_numbers(UPPER)]
    rows += [draw_row(view, viewer, UPPER, row, upper=True) for row in range(HEIGHT)]
    rows += [draw_middle()]
    rows += [draw_row(view, viewer, LOWER, row, upper=False) for row in reversed(range(HEIGHT))]
    rows += [draw_numbers(LOWER)]
    beside = beside_the_board(view, viewer, language, names)
    lines = [join(row, beside.get(index, ""), width) for index, row in enumerate(rows)]
    return Text("\n").join(lines)


def draw_numbers(points: Sequence[int]) -> Text:
    return Text("".join("│   │" if point == BAR else f"{point:>2} " for point in points), "dim")


def draw_middle() -> Text:
    return Text(" " * 18 + "│   │" + " " * 18, "dim")


def draw_row(view: BackgammonView, viewer: int, points: Sequence[int], row: int, *, upper: bool) -> Text:
    return Text.assemble(*[draw_cell(view, viewer, point, row, upper=upper) for point in points])


def draw_cell(view: BackgammonView, viewer: int, point: int, row: int, *, upper: bool) -> Text:
    """On the bar the other's checkers are in the upper half, the viewer's in the lower one."""
    owner, count = standing(view, viewer, point, upper=upper)
    sign = sign_of(owner, count, row)
    style = STYLES[owner] if row < count else "dim"
    return (
        Text.assemble("│ ", (sign, style), " │") if point == BAR else Text.assemble(" ", (sign, style), " ")
    )


def standing(view: BackgammonView, viewer: int, point: int, *, upper: bool) -> tuple[int, int]:
    """Whose checkers stand on a point, and how many."""
    if point == BAR:
        owner = 1 - viewer if upper else viewer
        return owner, view.points[owner][BAR]
    mine, theirs = view.points[viewer][point], view.points[1 - viewer][BAR - point]
    return (viewer, mine) if mine else (1 - viewer, theirs)


def sign_of(owner: int, count: int, row: int) -> str:
    """The innermost place of a full point says how many there are."""
    if row >= count:
        return "·" if row == 0 else " "
    return f"{count:X}" if row == HEIGHT - 1 and count > HEIGHT else SIGNS[owner]


def beside_the_board(
    view: BackgammonView, viewer: int, language: Language, names: Sequence[str]
) -> dict[int, str]:
    """By the line of the board: the other above, the viewer below, dice and cube between."""
    lines = {0: say_side(view, 1 - viewer, language, names), 12: say_side(view, viewer, language, names)}
    news = [language.tell(sentence, names, view.seat) for sentence in tell_state(view)]
    return lines | {3 + index: line for index, line in enumerate(news)}


def say_side(view: BackgammonView, seat: int, language: Language, names: Sequence[str]) -> str:
    args = {"pips": view.pips[seat], "off": view.points[seat][OFF]}
    return language.say("backgammon-board-side", name=names[seat][:12], sign=SIGNS[seat], **args)


def tell_state(view: BackgammonView) -> list[Sentence]:
    """The match, the cube, and who is to do what."""
    sentences = []
    if view.match:
        word, score = "crawford" if view.is_crawford else "match", f"{view.score[0]}:{view.score[1]}"
        sentences.append(say(word, match=view.match, score=score))
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
        return [say("play", player=view.turn, dice=" ".join(map(str, view.dice)))]
    return [say("turn", player=view.turn)]


def join(row: Text, words: str, width: int) -> Text:
    line = Text.assemble(row, "  ", words)
    line.truncate(width)
    return line


def describe(view: BackgammonView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [describe_side(view, seat, language, names) for seat in range(2)]
    return [*lines, *[language.tell(sentence, names, view.seat) for sentence in tell_state(view)]]


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
