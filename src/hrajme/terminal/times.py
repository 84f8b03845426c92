"""Clocks in letters: what is left of everybody's time."""

from __future__ import annotations

from collections.abc import Sequence

from hrajme.table import SeatView, TableView

# Below it every tenth of a second counts.
SHORT_MS = 20_000
DAY_MS, HOUR_MS, MINUTE_MS = 86_400_000, 3_600_000, 60_000


def left_now(sitter: SeatView, now_ms: int) -> int:
    """What a seat has left, in milliseconds."""
    left = sitter.left_ms or 0
    if sitter.thinks_since_ms is None:
        return left
    spent = now_ms - sitter.thinks_since_ms - sitter.free_ms
    return max(0, left - max(0, spent))


def write_time(left_ms: int) -> str:
    """``2 d 3 h``, ``1:02:03``, ``4:59``, ``0:09.8``."""
    if left_ms >= DAY_MS:
        return f"{left_ms // DAY_MS} d {left_ms % DAY_MS // HOUR_MS} h"
    if left_ms < SHORT_MS:
        return f"0:{left_ms // 1000:02}.{left_ms % 1000 // 100}"
    # A clock that shows 0:01 has still some of that second.
    seconds = -(-left_ms // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def write_times(view: TableView, names: Sequence[str], now_ms: int) -> str:
    """Everybody's time; empty where nobody plays against it."""
    if view.clock is None or view.phase == "open":
        return ""
    times = [write_time(left_now(sitter, now_ms)) for sitter in view.seats]
    mark = "‖ " if view.is_paused else ""
    return mark + " · ".join(f"{name} {time}" for name, time in zip(names, times, strict=True))
