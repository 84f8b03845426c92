"""Even Wins on a terminal: the dice of this turn, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.even_wins.view import EvenWinsView, Throw
from hrajme.language import Language, Sentence
from hrajme.pieces.dice import draw_cups, draw_dice

LONGEST_NAME = 12
COLUMN = 4
DICE = 3
STYLES = {"waiting": "", "throwing": "bold", "done": "", "out": "dim"}


def draw(view: EvenWinsView, language: Language, names: Sequence[str], width: int) -> Text:
    lines = [Text(f" {head(view, language, names)}"[:width], "bold"), *draw_throw(view, language, width)]
    lines.append(draw_titles(view, language, names, width))
    lines += [draw_seat(view, seat, names, width) for seat in range(len(names))]
    lines += [Text(f" {line}"[:width]) for line in questions(view, language)]
    return Text("\n").join(lines)


def head(view: EvenWinsView, language: Language, names: Sequence[str]) -> str:
    if view.round > view.rounds:
        where = language.say("even_wins-board-tie_round", number=view.round - view.rounds)
    else:
        where = language.say("even_wins-board-round", round=view.round, rounds=view.rounds)
    if view.thrower is None:
        return where
    return f"{where} · {names[view.thrower]}"


def draw_throw(view: EvenWinsView, language: Language, width: int) -> list[Text]:
    """The dice of the last throw; those that count have a double frame. Beside them the whole turn."""
    if not view.throws:
        return [Text(f"  {line}") for line in draw_cups(DICE)]
    throw = view.throws[-1]
    dice = draw_dice(throw.dice, [face == throw.face for face in throw.dice])
    turn = [say_throw(each, language) for each in view.throws]
    beside = turn + [""] * (len(dice) - len(turn))
    return [Text(f"  {line}   {text}"[:width]) for line, text in zip(dice, beside, strict=True)]


def say_throw(throw: Throw, language: Language) -> str:
    dice = " ".join(map(str, throw.dice))
    return f"{language.say('even_wins-board-face', face=throw.face)}: {dice} → {throw.points}"


def draw_titles(view: EvenWinsView, language: Language, names: Sequence[str], width: int) -> Text:
    space = " " * (name_width(names) + 2)
    rounds = "".join(f"{number:>{COLUMN}}" for number in range(1, view.rounds + 1))
    more = f"{'+':>{COLUMN}}" if view.round > view.rounds else ""
    return Text(f"{space}{rounds}{more}   {language.say('even_wins-board-total')}"[:width], "dim")


def name_width(names: Sequence[str]) -> int:
    return min(LONGEST_NAME, max(map(len, names)))


def draw_seat(view: EvenWinsView, seat: int, names: Sequence[str], width: int) -> Text:
    """Who it is, the points of every round, and their sum."""
    mark = "►" if seat == view.turn else "★" if view.phase == "over" and seat in view.leaders else " "
    shown = [*map(str, view.scores[seat]), *["·"] * (view.rounds - len(view.scores[seat]))]
    if view.round > view.rounds:
        shown.append("" if view.status[seat] == "out" else str(view.tie_points[seat]))
    points = "".join(f"{each:>{COLUMN}}" for each in shown)
    space = name_width(names)
    line = f"{mark} {names[seat][:space]:<{space}}{points}   = {view.totals[seat]}"
    return Text(line[:width], STYLES[view.status[seat]])


def questions(view: EvenWinsView, language: Language) -> list[str]:
    """What is asked of who looks."""
    if view.phase != "turn" or view.turn != view.seat:
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
