"""The house rules of Ones and Fives."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class OnesAndFivesOptions(Options, frozen=True):
    """The defaults are the rules of the box."""

    target: Annotated[int, Meta(ge=500, le=20_000)] = 10_000  # OF-7
    last_round: bool = False  # OF-7
    quad_is_two_pairs: bool = True  # OF-8
    entry: Annotated[int, Meta(ge=0, le=1000)] = 0  # OF-8
