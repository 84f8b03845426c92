"""How large the crowd is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class CrowdOptions(Options, frozen=True):
    moves: Annotated[int, Meta(ge=1, le=100_000)] = 4096
