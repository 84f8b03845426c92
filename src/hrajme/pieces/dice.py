"""Dice as text, three lines high. Those that count have a double frame, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Sequence

PLAIN = ("╭───╮", "│ {} │", "╰───╯")
COUNTED = ("╔═══╗", "║ {} ║", "╚═══╝")
HEIGHT = 3


def draw_dice(dice: Sequence[int], counted: Sequence[bool] = ()) -> list[str]:
    """The dice side by side; *counted* says of each whether it counts."""
    marks = [*counted, *[False] * (len(dice) - len(counted))]
    frames = [COUNTED if mark else PLAIN for mark in marks]
    return [
        " ".join(frame[row].format(face) for face, frame in zip(dice, frames, strict=True))
        for row in range(HEIGHT)
    ]


def draw_cups(count: int) -> list[str]:
    """Dice that are not thrown yet."""
    return [" ".join([line.format("·")] * count) for line in PLAIN]
