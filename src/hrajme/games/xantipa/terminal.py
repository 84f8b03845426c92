"""Xantipa on a terminal: the dice, the sums of this go, and a line for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.xantipa.encoding import DICE, SEVEN
from hrajme.games.xantipa.view import XantipaView
from hrajme.language import Language, Sentence
from hrajme.pieces.cards import DOUBLE, FRAME, draw_card, lay_cards
from hrajme.pieces.dice import draw_cups, draw_dice
from hrajme.pieces.rows import ROOMY, fit_rows

LONGEST_NAME = 14
COLUMN = 4
# A card of the trail and the space behind it.
TRAIL_WIDTH = 6
STYLES = {"waiting": "", "throwing": "bold", "seven": "", "stopped": "dim", "out": "dim"}


def draw(view: XantipaView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    asked = [Text(f" {line}"[:width]) for line in questions(view, language)]
    large = height >= ROOMY
    lines = [Text(f" {head(view, language)}"[:width], "bold")]
    lines += draw_throw(view, language, names, width, large=large)
    lines += [Text(), *draw_trail(view, width), Text()] if large else []
    seats = [draw_seat(view, seat, language, names, width) for seat in range(len(names))]
    shown = fit_rows(seats, width, height - len(lines) - len(asked), (view.turn, view.seat))
    return Text("\n").join([*lines, *shown, *asked])


def draw_trail(view: XantipaView, width: int) -> list[Text]:
    """The sums of this go as cards, the latest ones; a seven has a double frame."""
    sums = view.trail[-((width - 2) // TRAIL_WIDTH) :]
    cards = [
        draw_card(str(each), "", TRAIL_WIDTH - 1, frame=DOUBLE if each == SEVEN else FRAME) for each in sums
    ]
    return [Text.assemble("  ", line) for line in lay_cards(cards, width - 2) or [Text()] * 3]


def head(view: XantipaView, language: Language) -> str:
    if view.playoff:
        where = language.say("xantipa-board-playoff", number=view.playoff)
    else:
        where = language.say("xantipa-board-round", round=view.round, rounds=view.rounds)
    if view.best is None or view.phase == "over":
        return where
    # Before a play-off the throws of all rounds are added up.
    word = "best_total" if view.rounds > 1 and not view.playoff else "best"
    return f"{where} · {language.say(f'xantipa-board-{word}', best=view.best)}"


def draw_throw(
    view: XantipaView, language: Language, names: Sequence[str], width: int, *, large: bool
) -> list[Text]:
    """The dice of the last throw, and beside them whose they are and how the go went so far."""
    if view.last is None:
        return [Text(f"  {line}") for line in draw_cups(DICE, large=large)]
    is_seven = view.last.sum == SEVEN
    dice = draw_dice(view.last.dice, [is_seven] * DICE, large=large)
    beside = [names[view.last.seat], sum_of(view, language), "  ".join(map(str, view.trail))]
    beside = ["", *beside[:2], "", ""] if large else beside
    style = "bold" if is_seven else ""
    return [Text(f"  {line}   {text}"[:width], style) for line, text in zip(dice, beside, strict=True)]


def sum_of(view: XantipaView, language: Language) -> str:
    assert view.last is not None
    return language.say("xantipa-board-sum", sum=view.last.sum, number=view.last.number)


def draw_seat(view: XantipaView, seat: int, language: Language, names: Sequence[str], width: int) -> Text:
    """Who it is, the throws of every round, their sum, and how it stands now."""
    name_width = min(LONGEST_NAME, max(map(len, names)))
    mark = "►" if seat == view.turn else " "
    goes = "".join(f"{count:>{COLUMN}}" for count in view.goes[seat])
    total = f" ={view.totals[seat]:>{COLUMN}}" if view.rounds > 1 else ""
    again = f"  +{view.used[seat]}" if view.playoff and view.status[seat] != "out" else ""
    # That somebody throws, the mark says already.
    status = (
        language.say(f"xantipa-board-status-{view.status[seat]}") if view.status[seat] != "throwing" else ""
    )
    line = f"{mark} {names[seat][:name_width]:<{name_width}} {goes}{total}{again}  {status}".rstrip()
    return Text(line[:width], STYLES[view.status[seat]])


def questions(view: XantipaView, language: Language) -> list[str]:
    """What is asked of who looks."""
    if view.phase != "turn" or view.turn is None or view.turn != view.seat:
        return []
    if view.may_stop:
        return [language.say("xantipa-board-beaten", best=view.best)]
    return [language.say("xantipa-board-ask")]


def describe(view: XantipaView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [f"{head(view, language)}."]
    if view.last is not None:
        first, second = view.last.dice
        args: dict[str, int | str] = {"player": view.last.seat, "first": first, "second": second}
        args |= {"sum": view.last.sum, "number": view.last.number}
        lines.append(language.tell(Sentence("xantipa-story-throw", args), names, view.seat))
    lines += [describe_seat(view, seat, language, names) for seat in range(len(names))]
    return [*lines, *questions(view, language)]


def describe_seat(view: XantipaView, seat: int, language: Language, names: Sequence[str]) -> str:
    used = view.used[seat] if view.playoff else view.totals[seat]
    args: dict[str, int | str] = {"player": seat, "status": view.status[seat], "used": used}
    return language.tell(Sentence("xantipa-describe-seat", args), names, view.seat)


def label(view: XantipaView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    return (language.say(f"xantipa-label-{move}"),)
