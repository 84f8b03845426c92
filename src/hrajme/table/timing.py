"""Time controls: how much time everybody has, in the short form that players know.

5+3    five minutes for the game, three seconds more after each turn
5d3    five minutes for the game, the first three seconds of each turn are free
30s    thirty seconds for each turn; also 2m, 12h and 3d
"""

from __future__ import annotations

import re

import msgspec

DAY = 24 * 3600
LEAST_GAME, MOST_GAME = 10, DAY
LEAST_TURN, MOST_TURN = 5, 14 * DAY
MOST_EXTRA = 600

UNITS = {"d": DAY, "h": 3600, "m": 60, "s": 1}
FOR_THE_GAME = re.compile(r"(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*([+d])\s*(\d{1,3}))?")
FOR_A_TURN = re.compile(r"(\d{1,6})\s*([dhms])")


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game, with something for each turn, or seconds for each turn alone."""

    game: int = 0
    # Added after each turn.
    increment: int = 0
    # At the beginning of each turn, free.
    delay: int = 0
    # For each turn; what is left of it is gone.
    turn: int = 0

    def __post_init__(self) -> None:
        if not (self.is_for_the_game() if self.game else self.is_for_a_turn()):
            raise ValueError("no time control")

    def is_for_the_game(self) -> bool:
        extras = (self.increment, self.delay)
        is_one_extra = min(extras) == 0 and max(extras) <= MOST_EXTRA
        return LEAST_GAME <= self.game <= MOST_GAME and is_one_extra and self.turn == 0

    def is_for_a_turn(self) -> bool:
        return LEAST_TURN <= self.turn <= MOST_TURN and self.increment == self.delay == 0


def read_control(text: str) -> TimeControl | None:
    """The time control in this short form; None where it is none."""
    text = text.strip().lower()
    try:
        if found := FOR_A_TURN.fullmatch(text):
            return TimeControl(turn=int(found[1]) * UNITS[found[2]])
        if found := FOR_THE_GAME.fullmatch(text):
            return read_game_control(found)
    except ValueError:
        return None
    return None


def read_game_control(found: re.Match[str]) -> TimeControl:
    game = round(60 * float(found[1].replace(",", ".")))
    extra = int(found[3] or 0)
    return TimeControl(game, delay=extra) if found[2] == "d" else TimeControl(game, increment=extra)


def write_control(control: TimeControl) -> str:
    """The short form."""
    if control.turn:
        unit = next(unit for unit, seconds in UNITS.items() if control.turn % seconds == 0)
        return f"{control.turn // UNITS[unit]}{unit}"
    minutes = f"{control.game / 60:.2f}".rstrip("0").rstrip(".")
    return f"{minutes}d{control.delay}" if control.delay else f"{minutes}+{control.increment}"
