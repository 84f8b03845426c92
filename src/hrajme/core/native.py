"""What Python's own objects cost least with; `native.pxd` does the same below the interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from threading import get_ident


def thread() -> int:
    """A number that no other living thread has."""
    return get_ident()


def list_of(items: Sequence[int], count: int) -> list[int]:
    """The first *count* of these numbers."""
    return list(items[:count])
