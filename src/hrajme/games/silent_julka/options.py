"""The house rules of Silent Julka."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class SilentJulkaOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    rounds: Annotated[int, Meta(ge=1, le=100)] = 12  # NJ-1
    to_the_end: bool = False  # NJ-1
    no_waiting: bool = False  # NJ-3
    auto: bool = False  # NJ-2
