"""Silent Julka on a terminal: the die, and everybody's way up and back."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.silent_julka.encoding import HOME, TOP
from hrajme.games.silent_julka.view import SilentJulkaView
from hrajme.language import Language, Sentence
from hrajme.pieces.dice import draw_cups, draw_dice

LONGEST_NAME = 12
# The numbers of all stations on the way, in the order they are wanted.
WAY = (*range(1, TOP + 1), *range(TOP, 0, -1))
# So many throws of the sheet fit beside the way.
SHEET = 6


def draw(view: SilentJulkaView, language: Language, names: Sequence[str], width: int) -> Text:
    lines = [Text(f" {head(view, language)}"[:width], "bold"), *draw_throw(view, language, names, width)]
    lines += [draw_seat(view, seat, language, names, width) for seat in range(len(names))]
    lines += [Text(f" {line}"[:width]) for line in questions(view, language)]
    return Text("\n").join(lines)


def head(view: SilentJulkaView, language: Language) -> str:
    if view.rounds is None:
        return language.say("silent_julka-board-round", round=view.round)
    return language.say("silent_julka-board-round_of", round=view.round, rounds=view.rounds)


def draw_throw(view: SilentJulkaView, language: Language, names: Sequence[str], width: int) -> list[Text]:
    """The last die, double-framed when it was the one wanted, and whose it is."""
    if view.last is None:
        return [Text(f"  {line}") for line in draw_cups(1)]
    dice = draw_dice([view.last.die], [view.last.hit])
    hint = language.say("silent_julka-board-hit" if view.last.hit else "silent_julka-board-miss")
    beside = ["", f"{names[view.last.seat]}: {hint}", ""]
    return [Text(f"  {line}   {text}"[:width]) for line, text in zip(dice, beside, strict=True)]


def draw_seat(view: SilentJulkaView, seat: int, language: Language, names: Sequence[str], width: int) -> Text:
    """Who it is, the way, the throws, how it stands, and the last dice of the sheet."""
    space = min(LONGEST_NAME, max(map(len, names)))
    mark = "►" if seat == view.turn else "★" if view.phase == "over" and seat in view.leaders else " "
    sheet = " ".join(str(die) if die else "–" for die in view.sheet[seat][-SHEET:])
    throws = language.say("silent_julka-board-throws", count=view.throws[seat])
    status = language.say(f"silent_julka-board-status-{view.status[seat]}")
    way = f"{names[seat][:space]:<{space}} {draw_way(view.stations[seat])}"
    line = f"{mark} {way}  {throws:<9} {status:<6} {sheet}"
    return Text(line[:width], "bold" if seat == view.turn else "")


def draw_way(stations: int) -> str:
    """Stations reached are dots, the next one is in brackets: ``••[3]456 654321``."""
    shown = ["•" if index < stations else str(number) for index, number in enumerate(WAY)]
    if stations < HOME:
        shown[stations] = f"[{shown[stations]}]"
    way = f"{''.join(shown[:TOP])} {''.join(shown[TOP:])}"
    return way if stations < HOME else f" {way} "


def questions(view: SilentJulkaView, language: Language) -> list[str]:
    """What is asked of who looks."""
    if view.phase != "turn" or view.turn != view.seat or view.turn is None:
        return []
    return [language.say("silent_julka-board-ask", wanted=view.wanted[view.turn])]


def describe(view: SilentJulkaView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [f"{head(view, language)}."]
    if view.last is not None:
        hint = language.say("silent_julka-board-hit" if view.last.hit else "silent_julka-board-miss")
        lines.append(f"{names[view.last.seat]}: {view.last.die}, {hint}.")
    lines += [describe_seat(view, seat, language, names) for seat in range(len(names))]
    return [*lines, *questions(view, language)]


def describe_seat(view: SilentJulkaView, seat: int, language: Language, names: Sequence[str]) -> str:
    args: dict[str, int | str] = {"player": seat, "status": view.status[seat], "throws": view.throws[seat]}
    args |= {"stations": view.stations[seat], "wanted": view.wanted[seat] or 0}
    return language.tell(Sentence("silent_julka-describe-seat", args), names, view.seat)


def label(view: SilentJulkaView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    return (language.say(f"silent_julka-label-{move}"),)
