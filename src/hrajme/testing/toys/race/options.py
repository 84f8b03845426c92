"""The house rules of the race."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class RaceOptions(Options, frozen=True):
    length: Annotated[int, Meta(ge=1, le=30)] = 8
