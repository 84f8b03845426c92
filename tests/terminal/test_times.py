"""Playing against time on a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hrajme.table import SeatView
from hrajme.terminal import local
from hrajme.terminal.logs import open_log
from hrajme.terminal.times import left_now, write_time

Program = Callable[..., Any]
SITTER = SeatView("person", "Anna", None, False, False, True, 0, 1000, left_ms=60_000, free_ms=2000)


class FakeTime:
    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr(local, "now_ms", fake)
    return fake


@pytest.mark.parametrize(
    ("left_ms", "text"),
    [
        (0, "0:00.0"),
        (9_870, "0:09.8"),
        (19_999, "0:19.9"),
        (20_000, "0:20"),
        (59_001, "1:00"),
        (299_000, "4:59"),
        (3_723_000, "1:02:03"),
        (90_000_000, "1 d 1 h"),
    ],
)
def test_a_time_is_as_exact_as_it_is_short(left_ms: int, text: str) -> None:
    assert write_time(left_ms) == text


@pytest.mark.parametrize(("now_ms", "left"), [(1000, 60_000), (3000, 60_000), (4000, 59_000), (99_000, 0)])
def test_time_runs_for_who_thinks_after_the_delay(now_ms: int, left: int) -> None:
    assert left_now(SITTER, now_ms) == left
    waiting = msgspec.structs.replace(SITTER, thinks_since_ms=None)
    assert left_now(waiting, now_ms) == 60_000


def test_the_time_is_said_before_a_move_is_asked_for(
    hrajme: Program, tmp_path: Path, clock: FakeTime
) -> None:
    told = hrajme("play", "nim", "--seats", "you,bot", "--clock", "5+3", "--log", tmp_path / "log", lines="")
    assert "Time: You 5:00 · Bruno 5:00." in told.out
    assert open_log(tmp_path / "log").table.clock.control is not None


def test_a_bad_clock_is_explained(hrajme: Program) -> None:
    told = hrajme("play", "nim", "--clock", "five", lines="")
    assert told.code == 2
    assert "5+3" in told.err


def test_nobody_thinks_while_the_program_is_closed(hrajme: Program, tmp_path: Path, clock: FakeTime) -> None:
    hrajme("play", "nim", "--seats", "you,bot", "--clock", "5+3", "--log", tmp_path / "log", lines="")
    clock.ms += 3_600_000
    for _ in range(2):
        told = hrajme("play", "--resume", tmp_path / "log", lines="")
        assert "Time: You 5:00 · Bruno 5:00." in told.out
        clock.ms += 3_600_000


def test_a_line_that_comes_too_late_shows_that_the_time_is_up(
    hrajme: Program, tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hrajme.terminal import evening

    def late() -> str:
        clock.ms += 301_000
        return "1\n"

    monkeypatch.setattr(evening, "read_line", late)
    told = hrajme("play", "nim", "--seats", "you,bot", "--clock", "5", "--log", tmp_path / "log")
    assert "Your time is up." in told.out
    assert open_log(tmp_path / "log").is_sealed
