"""The house rules of Even Wins."""

from __future__ import annotations

from hrajme.core.options import Options


class EvenWinsOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    tie_round: bool = False  # EW-4
    auto: bool = False  # EW-1
