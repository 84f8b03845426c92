"""The house rules of Stripped Snake."""

from __future__ import annotations

from hrajme.core.options import Options


class StrippedSnakeOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    auto: bool = False  # SH-6
