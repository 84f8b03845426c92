"""The house rules of Cribbage."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hrajme.core.options import Options


class CribbageOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    target: Literal["121", "61"] = "121"  # CR-2
    min_run: Annotated[int, Meta(ge=2, le=3)] = 2  # CR-9
    double_skunk: bool = False  # CR-15
    muggins: bool = False  # CR-16
