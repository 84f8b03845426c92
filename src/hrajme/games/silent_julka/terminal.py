"""Silent Julka on a terminal: the die, and everybody's way up and back."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.silent_julka.encoding import HOME, TOP
from hrajme.games.silent_julka.view import SilentJulkaView
from hrajme.language import Language, Sentence
from hrajme.pieces.dice import draw_cups, draw_dice
from hrajme.pieces.rows import ROOMY, fit_rows

LONGEST_NAME = 12
# The numbers of all stations on the way, in the order they are wanted.
WAY = (*range(1, TOP + 1), *range(TOP, 0, -1))
# So many throws of the sheet fit beside the way, and with more room so many.
SHEET, LONG_SHEET = 6, 20
ROOMY_WIDTH = 100
# A station of the hill is at most so wide, and so many can stand above it.
WIDEST_STATION, CROWD = 9, 3


def draw(view: SilentJulkaView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    large = height >= ROOMY
    asked = [Text(f" {line}"[:width]) for line in questions(view, language)]
    lines = [
        Text(f" {head(view, language)}"[:width], "bold"),
        *draw_throw(view, language, names, width, large=large),
    ]
    hill = draw_hill(view, names, width)
    # The hill, where everybody's line has room under it.
    if len(lines) + len(hill) + len(names) + len(asked) + 1 <= height:
        lines += [*hill, Text()]
    seats = [draw_seat(view, seat, language, names, width) for seat in range(len(names))]
    shown = fit_rows(seats, width, height - len(lines) - len(asked), (view.turn, view.seat))
    return Text("\n").join([*lines, *shown, *asked])


def draw_hill(view: SilentJulkaView, names: Sequence[str], width: int) -> list[Text]:
    """The road up to six and back, and above every station who stands there."""
    column = min(WIDEST_STATION, (width - 2) // (HOME + 1))
    drawn = [draw_station(view, station, names, column) for station in range(HOME + 1)]
    return [Text.assemble(" ", *row) for row in zip(*drawn, strict=True)]


def draw_station(view: SilentJulkaView, station: int, names: Sequence[str], column: int) -> list[Text]:
    """From the sky to the foot of the hill."""
    level = WAY[station - 1] if station else 0
    here = [seat for seat, at in enumerate(view.stations) if at == station]
    shown = here if len(here) <= CROWD else here[: CROWD - 1]
    above = [Text(cut(names[seat], column), "bold" if seat == view.turn else "") for seat in shown]
    above += [Text(cut(f"+{len(here) - len(shown)}", column))] if len(shown) < len(here) else []
    sky = TOP + CROWD - level - len(above)
    sign = f"[{level}]" if station else "▪"
    ground = [Text(f"{sign:^{column}}", "reverse" if here else "bold")]
    earth = [Text("░" * column, "dim")] * level
    return [*[Text(" " * column)] * sky, *above, *ground, *earth]


def cut(name: str, column: int) -> str:
    return f"{name[: column - 1]:^{column}}"


def head(view: SilentJulkaView, language: Language) -> str:
    if view.rounds is None:
        return language.say("silent_julka-board-round", round=view.round)
    return language.say("silent_julka-board-round_of", round=view.round, rounds=view.rounds)


def draw_throw(
    view: SilentJulkaView, language: Language, names: Sequence[str], width: int, *, large: bool
) -> list[Text]:
    """The last die, double-framed when it was the one wanted, and whose it is."""
    if view.last is None:
        return [Text(f"  {line}") for line in draw_cups(1, large=large)]
    dice = draw_dice([view.last.die], [view.last.hit], large=large)
    hint = language.say("silent_julka-board-hit" if view.last.hit else "silent_julka-board-miss")
    beside = [""] * len(dice)
    beside[len(dice) // 2] = f"{names[view.last.seat]}: {hint}"
    return [Text(f"  {line}   {text}"[:width]) for line, text in zip(dice, beside, strict=True)]


def draw_seat(view: SilentJulkaView, seat: int, language: Language, names: Sequence[str], width: int) -> Text:
    """Who it is, the way, the throws, how it stands, and the last dice of the sheet."""
    space = min(LONGEST_NAME, max(map(len, names)))
    mark = "►" if seat == view.turn else "★" if view.phase == "over" and seat in view.leaders else " "
    sheet = " ".join(
        str(die) if die else "–"
        for die in view.sheet[seat][-(LONG_SHEET if width >= ROOMY_WIDTH else SHEET) :]
    )
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
