"""Stripped Snake on a terminal: the two throws of the duel, and who still has a skin."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.games.stripped_snake.encoding import DICE
from hrajme.games.stripped_snake.view import Duel, StrippedSnakeView
from hrajme.language import Language, Sentence
from hrajme.pieces.dice import draw_cups, draw_dice
from hrajme.pieces.rows import ROOMY, close, fit_rows

LONGEST_NAME = 14
# Before and behind the dice that are a snake's body, line by line.
TAIL = ("   ", "   ", "~≈≈", "   ", "   ")
HEAD = (" __", "/ o\\", "    >~", "\\__/", "")
SKIN, STRIPPED = "~≈≋≋≋≋≋≋≋≋≋°>", "~┄┄┄┄┄┄┄┄┄┄°>"


def draw(view: StrippedSnakeView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    large = height >= ROOMY
    asked = [Text(f" {line}"[:width]) for line in questions(view, language)]
    lines = [
        Text(f" {head(view, language, names)}"[:width], "bold"),
        *draw_duel(view, names, width, large=large),
    ]
    room = height - len(lines) - len(asked) - 2 * large
    seats = draw_skins(view, names, width, room) if large else draw_seats(view, language, names, width)
    air = [Text()] * large
    return Text("\n").join([*lines, *air, *seats, *air, *asked])


def head(view: StrippedSnakeView, language: Language, names: Sequence[str]) -> str:
    duel = shown_duel(view)
    if duel is None:
        return language.say("stripped_snake-board-first")
    args: dict[str, int | str] = {"player": duel.attacker, "target": duel.target}
    return language.tell(Sentence("stripped_snake-board-duel", args), names, view.seat)


def shown_duel(view: StrippedSnakeView) -> Duel | None:
    """The duel that is on, or the last one."""
    return view.duel or (view.duels[-1] if view.duels else None)


def lying_duel(view: StrippedSnakeView) -> Duel | None:
    """Whose dice lie on the table: of the duel that is on, or of the last one until dice fall in it."""
    if view.duels and (view.duel is None or not view.duel.attack):
        return view.duels[-1]
    return view.duel


def draw_duel(view: StrippedSnakeView, names: Sequence[str], width: int, *, large: bool) -> list[Text]:
    """The dice of both, the attacker's above; who came off better has a double frame."""
    duel = lying_duel(view)
    if duel is None:
        return []
    draw_one = draw_snake if large else draw_side
    upper = draw_one(duel.attack, duel.attack_sum, names[duel.attacker], won=duel.loser == duel.target)
    lower = draw_one(duel.defence, duel.defence_sum, names[duel.target], won=duel.loser == duel.attacker)
    return [Text(line[:width]) for line in (*upper, *lower)]


def draw_side(dice: tuple[int, ...], total: int | None, name: str, *, won: bool) -> list[str]:
    drawn = draw_dice(dice, [won] * DICE) if dice else draw_cups(DICE)
    sums = ["", "" if total is None else f"= {total}", ""]
    names = ["", name[:LONGEST_NAME], ""]
    return [
        f"  {line}  {each:<5} {text}".rstrip() for line, each, text in zip(drawn, sums, names, strict=True)
    ]


def draw_snake(dice: tuple[int, ...], total: int | None, name: str, *, won: bool) -> list[str]:
    """The dice are the body of a snake."""
    drawn = draw_dice(dice, [won] * DICE, large=True) if dice else draw_cups(DICE, large=True)
    says = ["", "", f"= {total}" if total is not None else "", name[:LONGEST_NAME], ""]
    parts = zip(TAIL, drawn, HEAD, says, strict=True)
    return [f"  {tail}{line}{head} {text}".rstrip() for tail, line, head, text in parts]


def draw_skins(view: StrippedSnakeView, names: Sequence[str], width: int, room: int) -> list[Text]:
    """Everybody's snake; who is out has lost its skin."""
    longest = min(LONGEST_NAME, max(map(len, names)))
    rows = [
        Text.assemble(
            f" {draw_seat(view, seat, names):<{longest + 6}} ",
            (STRIPPED, "dim") if view.out[seat] else (SKIN, "bold" if seat == view.turn else ""),
        )
        for seat in range(len(names))
    ]
    return fit_rows(rows, width, room, (view.turn, view.seat))


def draw_seats(view: StrippedSnakeView, language: Language, names: Sequence[str], width: int) -> list[Text]:
    """All seats clockwise, as many in a line as fit: the marks say who is asked and who is out."""
    parts = [draw_seat(view, seat, names) for seat in range(len(names))]
    lines = [" "]
    for part in parts:
        if len(lines[-1]) + len(part) + 2 > width:
            lines.append(" ")
        lines[-1] += f"{part}  "
    return [Text(line.rstrip()) for line in lines]


def draw_seat(view: StrippedSnakeView, seat: int, names: Sequence[str]) -> str:
    mark = "✗" if view.out[seat] else "►" if seat == view.turn else "★" if view.phase == "over" else "●"
    place = f" ({view.out[seat]})" if view.out[seat] else ""
    return f"{mark} {names[seat][:LONGEST_NAME]}{place}"


def questions(view: StrippedSnakeView, language: Language) -> list[str]:
    """What is asked of who looks."""
    if view.phase not in ("attack", "defence") or view.turn is None or view.turn != view.seat:
        return []
    if view.duel is None or view.duel.attack_sum is None:
        return [language.say("stripped_snake-board-attack")]
    return [language.say("stripped_snake-board-defend", need=view.duel.attack_sum + 1)]


def describe(view: StrippedSnakeView, language: Language, names: Sequence[str]) -> list[str]:
    lines = [close(head(view, language, names))]
    duel = shown_duel(view)
    if duel is not None:
        lines += describe_throw(duel.attacker, duel.attack, duel.attack_sum, view, language, names)
        lines += describe_throw(duel.target, duel.defence, duel.defence_sum, view, language, names)
    lines.append(language.say("stripped_snake-describe-in", names=listed(view, names, out=False)))
    if any(view.out):
        lines.append(language.say("stripped_snake-describe-out", names=listed(view, names, out=True)))
    return [*lines, *questions(view, language)]


def describe_throw(
    seat: int,
    dice: tuple[int, ...],
    total: int | None,
    view: StrippedSnakeView,
    language: Language,
    names: Sequence[str],
) -> list[str]:
    if total is None:
        return []
    args: dict[str, int | str] = {"player": seat, "dice": " + ".join(map(str, dice)), "sum": total}
    return [language.tell(Sentence("stripped_snake-story-defence", args), names, view.seat)]


def listed(view: StrippedSnakeView, names: Sequence[str], *, out: bool) -> str:
    return ", ".join(name for name, place in zip(names, view.out, strict=True) if bool(place) == out)


def label(view: StrippedSnakeView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    return (language.say("stripped_snake-label-throw"),)
