"""What takes its time is shown: one living line on a terminal, some lines elsewhere."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.fixture
def progress(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("bootstrap.progress")


@pytest.fixture
def line(progress: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The line of a terminal of 40 columns, drawn only when the test says so."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(progress.Line, "keep_showing", lambda line: None)
    line = progress.Line()
    line.is_live = True
    return line


def test_a_step_shows_how_much_of_it_is_done(progress: Any) -> None:
    step = progress.Step("Compiling", 24)
    assert str(step) == "Compiling ░░░░░░░░░░░░ 0 of 24"
    for _ in range(13):
        step.advance()
    assert str(step) == "Compiling ██████░░░░░░ 13 of 24"
    step.turn_to("Unpacking", 3, lambda: 4)
    assert str(step) == "Unpacking ████████████ 3 of 3"
    step.turn_to("Building")
    assert str(step) == "Building"


def test_a_terminal_shows_what_can_be_counted_first_and_only_what_fits(
    progress: Any, line: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = [progress.Step("Building the pages"), progress.Step("Compiling", 4)]
    for step in steps:
        line.begin(step)
    line.draw(line.text())
    shown = "0 s · Compiling ░░░░░░░░░░░░ 0 of 4 · Building the pages"[:39]
    assert capsys.readouterr().err.split("\r")[-1] == shown
    line.end(steps[0])
    # The line is wiped away before something is said.
    assert capsys.readouterr().err == f"\r{' ' * 39}\rBuilding the pages … 0 s\n"


def test_elsewhere_a_step_is_told_when_it_begins(
    progress: Any, line: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    line.is_live = False
    step = progress.Step("Building the pages")
    line.begin(step)
    line.end(step)
    assert capsys.readouterr().err == "Building the pages …\n"


def test_elsewhere_a_long_step_says_more_than_once(
    progress: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = progress.Line()
    line.is_live = False
    line.steps = [progress.Step("Compiling", 24)]
    naps = iter([None, None])

    def nap(seconds: float) -> None:
        """Two of them, and then the process ends."""
        assert seconds == progress.WRITE_SECONDS
        if next(naps, "enough") == "enough":
            sys.exit()

    monkeypatch.setattr(progress.time, "sleep", nap)
    with pytest.raises(SystemExit):
        line.keep_showing()
    assert capsys.readouterr().err == "0 s · Compiling ░░░░░░░░░░░░ 0 of 24\n" * 2
