"""The house rules of Domino."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hrajme.core.options import Options


class DominoOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    tile_set: Literal["double_six", "double_nine", "double_twelve"] = "double_six"  # DO-1, DO-10
    draw: Literal["until_fits", "one"] = "until_fits"  # DO-5
    win_needs_empty_stock: bool = True  # DO-7
    may_draw_voluntarily: bool = False  # DO-8
    match: Annotated[int, Meta(ge=0, le=500)] = 0  # DO-10
