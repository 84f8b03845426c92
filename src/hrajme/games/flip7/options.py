"""The house rules of Flip 7."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class Flip7Options(Options, frozen=True):
    """The defaults are the rules of the box."""

    opening_deal: bool = False  # F7-6
    freeze_alone: bool = True  # F7-14
    bust_discards_waiting: bool = False  # F7-16
    target: Annotated[int, Meta(ge=50, le=1000)] = 200  # F7-24
    challenge_rounds: Annotated[int, Meta(ge=0, le=20)] = 4  # F7-4
