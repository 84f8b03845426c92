"""The house rules of backgammon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from hrajme.core.options import Options
from hrajme.games.backgammon.setup import read_setup


class BackgammonOptions(Options, frozen=True):
    """The defaults are one game with the cube. All of them are BG-11, but for the start (BG-3)."""

    match: Annotated[int, Meta(ge=0, le=25)] = 0
    cube: bool = True
    crawford: bool = True
    jacoby: bool = False
    start: Annotated[str, Meta(max_length=60)] = ""

    EXAMPLES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start": (
            "4HPwATDgc/ABMA",
            "shsAALINAAABAA:QYnqADAAMAAA",
            "OwAAAOMAAAAAAA",
            "4HPwATDgc/ABMA:cBGgACAAGAAA",
        )
    }

    def check(self) -> None:
        """Raises BadOption for a start that is no position."""
        read_setup(self.start)
