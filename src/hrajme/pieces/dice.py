"""Dice as text: small ones with numbers, large ones with pips. A double frame marks those that count."""

from __future__ import annotations

from collections.abc import Sequence

PLAIN, COUNTED = tuple("╭─╮│╰╯"), tuple("╔═╗║╚╝")
# By the number of pips: what stands in the three rows of a large die.
PIPS = (
    ("", "", ""),
    ("", "●", ""),
    ("●    ", "", "    ●"),
    ("●    ", "●", "    ●"),
    ("●   ●", "", "●   ●"),
    ("●   ●", "●", "●   ●"),
    ("●   ●", "●   ●", "●   ●"),
)
LARGE_WIDTH, LARGE_HEIGHT = 9, 5


def draw_dice(dice: Sequence[int], counted: Sequence[bool] = (), *, large: bool = False) -> list[str]:
    """The dice side by side; *counted* says of each whether it counts."""
    marks = [*counted, *[False] * (len(dice) - len(counted))]
    drawn = [
        draw_die(inside(face, large=large), is_counted) for face, is_counted in zip(dice, marks, strict=True)
    ]
    return [" ".join(lines) for lines in zip(*drawn, strict=True)]


def draw_cups(count: int, *, large: bool = False) -> list[str]:
    """Dice that are not thrown yet."""
    rows = ("       ", "   ·   ", "       ") if large else (" · ",)
    drawn = [draw_die(rows, is_counted=False)] * count
    return [" ".join(lines) for lines in zip(*drawn, strict=True)]


def inside(face: int, *, large: bool) -> tuple[str, ...]:
    return tuple([f"{row:^7}" for row in PIPS[face]]) if large else (f" {face} ",)


def draw_die(rows: Sequence[str], is_counted: bool) -> list[str]:
    corner, edge, right, side, low, end = COUNTED if is_counted else PLAIN
    level = edge * len(rows[0])
    return [f"{corner}{level}{right}", *[f"{side}{row}{side}" for row in rows], f"{low}{level}{end}"]
