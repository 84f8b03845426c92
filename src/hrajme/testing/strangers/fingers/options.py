"""The house rules of Fingers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class FingersOptions(Options, frozen=True):
    target: Annotated[int, Meta(ge=1, le=5)] = 2  # FI-3
