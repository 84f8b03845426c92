"""The house rules of The Game."""

from __future__ import annotations

from typing import Literal

from hrajme.core.options import Options


class TheGameOptions(Options, frozen=True):
    """The defaults are the rules of the box."""

    expert: bool = False  # TG-19
    smaller_hands: bool = False  # TG-20
    on_fire: bool = False  # TG-21
    talk: Literal["free", "signals", "silent"] = "free"  # TG-14
    starter: Literal["agree", "random", "host"] = "agree"  # TG-4
    review_piles: bool = False  # TG-7
