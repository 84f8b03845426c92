"""The house rules of dáma."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from hrajme.core.options import Options
from hrajme.games.dama.setup import read_setup


class DamaOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    missed_capture: Literal["enforced", "warning"] = "enforced"  # DA-16
    start: Annotated[str, Meta(max_length=200)] = ""  # DA-7

    EXAMPLES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "start": ("W:Wc3,Kf8:Bd4,d6", "B:Wa1,c1,Kh4:Bb6,d6,h6,Kg7", "W:WKa1,Kc1,Kg3:BKd8")
    }

    def check(self) -> None:
        """Raises BadOption for a start that is no position."""
        read_setup(self.start)
