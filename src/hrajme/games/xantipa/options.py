"""The house rules of Xantipa."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hrajme.core.options import Options


class XantipaOptions(Options, frozen=True):
    """The defaults are the rules of the sheet."""

    rounds: Annotated[int, Meta(ge=1, le=10)] = 1  # XA-3
    auto: bool = False  # XA-1
