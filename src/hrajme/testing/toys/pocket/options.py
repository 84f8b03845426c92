"""Pocket draughts has no house rules."""

from __future__ import annotations

from hrajme.core.options import Options


class PocketOptions(Options, frozen=True):
    pass
