"""Noughts and crosses has no house rules."""

from __future__ import annotations

from hrajme.core.options import Options


class NoughtsOptions(Options, frozen=True):
    pass
