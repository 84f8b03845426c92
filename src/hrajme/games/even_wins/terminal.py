"""Even Wins on a terminal: the dice of this turn, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.even_wins.view import EvenWinsView, Throw
from hrajme.language import Language, Sentence
from hrajme.pieces.dice import draw_cups, draw_dice
from hrajme.pieces.rows import ROOMY, fit_rows

LONGEST_NAME = 12
COLUMN, WIDEST_COLUMN = 4, 8
DICE = 3
STYLES = {"waiting": "", "throwing": "bold", "done": "", "out": "dim"}


def draw(view: EvenWinsView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    large = height >= ROOMY
    asked = [Text(f" {line}"[:width]) for line in questions(view, language)]
    lines = [Text(f" {head(view, language, names)}"[:width], "bold")]
    lines += [*draw_throw(view, language, width, large=large), *[Text()] * large]
    lines.append(draw_titles(view, language, names, width))
    seats = [draw_seat(view, seat, names, width) for seat in range(len(names))]
    shown = fit_rows(seats, width, height - len(lines) - len(asked), (view.turn, view.seat))
    return Text("\n").join([*lines, *shown, *asked])


def head(view: EvenWinsView, language: Language, names: Sequence[str]) -> str:
    if view.round > view.rounds:
        where = language.say("even_wins-board-tie_round", number=view.round - view.rounds)
    else:
        where = language.say("even_wins-board-round", round=view.round, rounds=view.rounds)
    if view.thrower is None:
        return where
    # Whose dice lie there, which may be another than whose turn it is.
    return f"{where} · {language.say('even_wins-board-thrower', name=names[view.thrower])}"


def draw_throw(view: EvenWinsView, language: Language, width: int, *, large: bool) -> list[Text]:
    """The dice of the last throw; those that count have a double frame. Beside them the whole turn."""
    if not view.throws:
        return [Text(f"  {line}") for line in draw_cups(DICE, large=large)]
    throw = view.throws[-1]
    dice = draw_dice(throw.dice, [face == throw.face for face in throw.dice], large=large)
    turn = [say_throw(each, language) for each in view.throws]
    beside = [*[""] * large, *turn]
    beside += [""] * (len(dice) - len(beside))
    return [Text(f"  {line}   {text}"[:width]) for line, text in zip(dice, beside, strict=True)]


def say_throw(throw: Throw, language: Language) -> str:
    dice = " ".join(map(str, throw.dice))
    return f"{language.say('even_wins-board-face', face=throw.face)}: {dice} → {throw.points}"


def draw_titles(view: EvenWinsView, language: Language, names: Sequence[str], width: int) -> Text:
    space, column = " " * (name_width(names) + 2), column_width(width)
    rounds = "".join(f"{number:>{column}}" for number in range(1, view.rounds + 1))
    more = f"{'+':>{column}}" if view.round > view.rounds else ""
    return Text(f"{space}{rounds}{more}   {language.say('even_wins-board-total')}"[:width], "dim")


def column_width(width: int) -> int:
    """As wide as all rounds, names and sums allow."""
    return max(COLUMN, min(WIDEST_COLUMN, (width - 30) // 7))


def name_width(names: Sequence[str]) -> int:
    return min(LONGEST_NAME, max(map(len, names)))


def draw_seat(view: EvenWinsView, seat: int, names: Sequence[str], width: int) -> Text:
    """Who it is, the points of every round, and their sum."""
    mark = "►" if seat == view.turn else "★" if view.phase == "over" and seat in view.leaders else " "
    shown = [*map(str, view.scores[seat]), *["·"] * (view.rounds - len(view.scores[seat]))]
    if view.round > view.rounds:
        shown.append("" if view.status[seat] == "out" else str(view.tie_points[seat]))
    points = "".join(f"{each:>{column_width(width)}}" for each in shown)
    space = name_width(names)
    line = f"{mark} {names[seat][:space]:<{space}}{points}   = {view.totals[seat]}"
    return Text(line[:width], STYLES[view.status[seat]])


def questions(view: EvenWinsView, language: Language) -> list[str]:
    """What is asked of who looks."""
    if view.phase != "turn" or view.turn is None or view.turn != view.seat:
        return []
    return [language.say("even_wins-board-ask", number=view.number, face=view.face)]


def describe(view: EvenWinsView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [f"{head(view, language, names)}."]
    if view.throws:
        lines.append(f"{'; '.join(say_throw(throw, language) for throw in view.throws)}.")
    lines += [describe_seat(view, seat, language, names) for seat in range(len(names))]
    return [*lines, *questions(view, language)]


def describe_seat(view: EvenWinsView, seat: int, language: Language, names: Sequence[str]) -> str:
    args: dict[str, int | str] = {"player": seat, "total": view.totals[seat]}
    line = language.tell(Sentence("even_wins-describe-seat", args), names, view.seat)
    if seat != view.turn:
        return line
    return f"{line} {language.tell(Sentence('even_wins-describe-turn', args), names, view.seat)}"


def label(view: EvenWinsView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    return (language.say("even_wins-label-throw"),)
