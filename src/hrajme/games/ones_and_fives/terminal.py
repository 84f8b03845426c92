"""Ones and Fives on a terminal: a line for every seat, the dice, what is set aside and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from hrajme.games.ones_and_fives.notation import write_dice
from hrajme.games.ones_and_fives.view import Chance, LastTurn, OnesAndFivesView
from hrajme.language import Language, Sentence
from hrajme.pieces import dice
from hrajme.pieces.rows import ROOMY, close, fit_rows, squeeze

# Between what two selections are worth.
BETWEEN = "   "
LONGEST_NAME = 14
POINTS_WIDTH = 8
BAR_WIDTH, LONGEST_BAR = 20, 60


def draw(view: OnesAndFivesView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    large = height >= ROOMY
    below = [Text(), *draw_dice(view, large=large), draw_kept(view, language, width)]
    for question in questions(view, language, names):
        below += [Text(f" {line}") for line in wrap(question, width - 1)]
    seats = [draw_seat(view, seat, language, names, width) for seat in range(len(names))]
    shown = fit_rows(seats, width, max(2, height - len(below) - 1), (view.turn, view.seat))
    return Text("\n").join(squeeze([draw_head(view, language, width), *shown, *below], height))


def draw_head(view: OnesAndFivesView, language: Language, width: int) -> Text:
    parts = [say_round(view, language)]
    parts.append(language.say("ones_and_fives-board-target", goal=view.target))
    if view.entry:
        parts.append(language.say("ones_and_fives-board-entry", entry=view.entry))
    if view.has_last_round:
        parts.append(language.say("ones_and_fives-board-last_round"))
    return Text(f" {' · '.join(parts)}"[:width], "bold")


def say_round(view: OnesAndFivesView, language: Language) -> str:
    """Until it is drawn who starts, the first round is still to come."""
    return language.say("ones_and_fives-board-round", round=max(1, view.round))


def draw_seat(
    view: OnesAndFivesView, seat: int, language: Language, names: Sequence[str], width: int
) -> Text:
    """Who it is, points in all, how far that is to the target, and how the last turn ended."""
    mark = "►" if seat == view.turn else " "
    name_width = min(LONGEST_NAME, max(map(len, names)))
    total = grouped(view.totals[seat], language)
    length = bar_length(view, language, name_width, width)
    full = min(length, length * view.totals[seat] // view.target)
    bar = "█" * full + "·" * (length - full)
    words = say_last_turn(view.last_turns[seat], language)
    line = f"{mark} {names[seat][:name_width]:<{name_width}} {total:>{POINTS_WIDTH}}  {bar}  {words}"
    return Text(line[:width], "bold" if seat == view.turn else "")


def bar_length(view: OnesAndFivesView, language: Language, name_width: int, width: int) -> int:
    """The same for all; where it is narrow it gives way to how the last turns ended."""
    words = max(len(say_last_turn(turn, language)) for turn in view.last_turns)
    # The mark, and the spaces between the parts.
    free = width - 7 - name_width - POINTS_WIDTH - words
    return max(0, min(free, max(BAR_WIDTH, min(LONGEST_BAR, width - 60))))


def grouped(points: int, language: Language) -> str:
    """Points as the language writes them."""
    return language.say("ones_and_fives-board-number", points=points)


def say_last_turn(turn: LastTurn | None, language: Language) -> str:
    if turn is None:
        return ""
    return language.say(f"ones_and_fives-board-{turn.end}", points=turn.points, dice=write_dice(turn.dice))


def draw_dice(view: OnesAndFivesView, *, large: bool) -> list[Text]:
    """The throw; what can score has double sides. Dice that are still to fall are empty."""
    useful = {die for selection in view.selections for die in selection.dice}
    if not view.dice:
        return [Text(f" {line}", "dim") for line in dice.draw_cups(view.dice_left, large=large)] or [
            Text()
        ] * 3
    drawn = dice.draw_dice(view.dice, [die in useful for die in view.dice], large=large)
    return [Text(f" {line}") for line in drawn]


def draw_kept(view: OnesAndFivesView, language: Language, width: int) -> Text:
    """What is at risk, and where it comes from."""
    groups = [f"{write_dice(kept.dice)} = {grouped(kept.points, language)}" for kept in view.kept]
    if view.completion is not None and view.phase == "throw":
        groups.append(f"{write_dice(view.completion.dice)} = ?")
    if not groups and not view.carried:
        return Text()
    parts = [language.say("ones_and_fives-board-at_risk", points=view.turn_points)]
    if view.carried:
        parts.append(language.say("ones_and_fives-board-carried", points=view.carried))
    if groups:
        parts.append(language.say("ones_and_fives-board-kept", dice=" | ".join(groups)))
    line = f" {'   '.join(parts)}"
    return Text(line if len(line) <= width else line[: width - 1] + "…")


def questions(view: OnesAndFivesView, language: Language, names: Sequence[str]) -> list[str]:
    """What is open: what may be set aside, or whether to throw on."""
    if view.turn is None:
        return []
    lines = []
    if view.last_round is not None:
        args: dict[str, int | str] = {"player": view.last_round.leader, "points": view.last_round.to_beat}
        lines.append(language.tell(Sentence("ones_and_fives-board-to_beat", args), names, view.seat))
    if view.phase == "keep":
        lines += ask_to_keep(view, language)
    if view.phase in ("roll", "decide") and view.seat == view.turn:
        lines.append(ask_to_throw(view, language))
    return lines


def ask_to_keep(view: OnesAndFivesView, language: Language) -> list[str]:
    """Every selection with its worth, as it is typed; the offer to complete on a line of its own."""
    # No-break spaces: a line breaks between selections only.
    worths = [
        f"{path_of(each.dice)}\u00a0=\u00a0{grouped(each.points, language)}" for each in view.selections
    ]
    lines = [BETWEEN.join(worths)]
    if view.completion is not None:
        missing, points = view.completion.missing, view.completion.points
        lines.append(language.say("ones_and_fives-board-complete", missing=missing, points=points))
    return lines


def ask_to_throw(view: OnesAndFivesView, language: Language) -> str:
    assert view.dead_chance is not None
    percent = percent_of(view.dead_chance)
    if view.phase == "roll":
        return language.say("ones_and_fives-board-your_throw", percent=percent)
    if not view.may_bank:
        args = {"count": view.dice_left, "percent": percent, "entry": view.entry}
        return language.say("ones_and_fives-board-must_throw", **args)
    return language.say("ones_and_fives-board-ask", count=view.dice_left, percent=percent)


def percent_of(chance: Chance) -> int:
    dead, ways = chance
    return (200 * dead + ways) // (2 * ways)


def path_of(dice: Sequence[int]) -> str:
    return "".join(map(str, dice))


def describe(view: OnesAndFivesView, language: Language, names: Sequence[str]) -> list[str]:
    goal = language.say("ones_and_fives-board-target", goal=view.target)
    lines = [f"{say_round(view, language)}, {goal}."]
    lines += [describe_seat(view, seat, language, names) for seat in range(len(names))]
    if view.dice:
        lines.append(language.say("ones_and_fives-describe-dice", dice=write_dice(view.dice)))
    if view.kept or view.carried:
        lines.append(f"{draw_kept(view, language, 1000).plain.strip()}.")
    asked = questions(view, language, names)
    return [*lines, *[close(line.replace(BETWEEN, ", ")) for line in asked]]


def describe_seat(view: OnesAndFivesView, seat: int, language: Language, names: Sequence[str]) -> str:
    args: dict[str, int | str] = {"player": seat, "total": view.totals[seat]}
    words = language.tell(Sentence("ones_and_fives-describe-seat", args), names, view.seat)
    last = say_last_turn(view.last_turns[seat], language)
    return f"{words.removesuffix('.')} ({last})." if last else words


def label(view: OnesAndFivesView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    if move == "roll":
        return (language.say("ones_and_fives-label-roll", count=view.dice_left),)
    if move == "bank":
        return (language.say("ones_and_fives-label-bank", points=view.turn_points),)
    if move == "complete":
        assert view.completion is not None
        return (language.say("ones_and_fives-label-complete", missing=view.completion.missing),)
    return (path_of(tuple(map(int, move.removeprefix("keep ").split()))),)
