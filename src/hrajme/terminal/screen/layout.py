"""How the screen is divided: the story under the board, or beside it where there is room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hrajme.terminal.board import HEIGHT, WIDTH

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
# The narrowest column in which a story can be read, and the widest that a line should be.
SIDE_LEAST, SIDE_MOST = 34, 60
# The board's own columns have a margin of one at either side.
MARGIN = 2
# The header and the line of keys.
FRAME = 2
# So many lines are always left for the choices and for what is said above them, so that boards stay still.
ASKED_LEAST = 3
# Below this a story cannot be followed.
STORY_LEAST = 10


@dataclass(frozen=True)
class Layout:
    """What the board may take, and how wide the column beside it is; 0 where there is none."""

    width: int
    height: int
    side: int

    @property
    def is_beside(self) -> bool:
        return self.side > 0


def is_too_small(width: int, height: int) -> bool:
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


def lay_out(width: int, height: int, asked: int) -> Layout:
    """The parts of a screen of this size, when *asked* lines are taken by the choices."""
    if width < WIDTH + MARGIN + SIDE_LEAST:
        return Layout(max(LEAST_WIDTH, width) - MARGIN, max(HEIGHT, height * 6 // 10), 0)
    side = max(SIDE_LEAST, min(SIDE_MOST, width * 3 // 10))
    return Layout(width - side - MARGIN, max(HEIGHT, height - FRAME - max(ASKED_LEAST, asked)), side)


def place_guide(layout: Layout, below: int, beside: int) -> Literal["below", "beside", ""]:
    """Where the guide fits, by the lines it takes together with the board or with the seats beside it."""
    if not layout.is_beside:
        return ""
    # A border, and a line of air between the board and it.
    if below + 2 <= layout.height:
        return "below"
    # Two borders more: of the seats and of the story.
    return "beside" if beside + 3 + STORY_LEAST <= layout.height else ""
