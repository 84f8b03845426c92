"""Plots: a file that can be opened, or a sentence why there is none."""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hrajme.games import find
from hrajme.lab.plot import bar_width, draw_histogram
from hrajme.lab.report import Report
from hrajme.lab.simulate import simulate
from hrajme.language import LANGUAGES, HrajmeError, language


@pytest.fixture(scope="module")
def report() -> Report:
    bots = ["easy", "random", "easy"]
    return simulate(find("flip7"), games=30, bots=bots, options={"target": 60}, seed=12)


def test_a_png_is_written(report: Report, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    draw_histogram(report, tmp_path / "points.png")
    data = (tmp_path / "points.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert data.endswith(b"IEND\xaeB`\x82")
    assert struct.unpack(">II", data[16:24]) == (1200, 720)


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_svg_says_everything_in_the_language(report: Report, tmp_path: Path, code: str) -> None:
    pytest.importorskip("matplotlib")
    words = language(code)
    draw_histogram(report, tmp_path / "points.svg", words)
    text = "".join(ElementTree.parse(tmp_path / "points.svg").getroot().itertext())
    assert words.say("simulate-plot-points") in text
    assert words.say("flip7-name") in text
    assert "target = 60" in text
    assert "12" in text


def test_the_same_report_gives_the_same_file(report: Report, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name in ("one.svg", "two.svg"):
        draw_histogram(report, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


@pytest.mark.parametrize("name", ["points.gif", "points", "png"])
def test_other_kinds_of_file_are_refused(report: Report, tmp_path: Path, name: str) -> None:
    with pytest.raises(HrajmeError, match=r"\.png or \.svg"):
        draw_histogram(report, tmp_path / name)


def test_without_matplotlib_it_says_what_to_install(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(HrajmeError, match="matplotlib"):
        draw_histogram(report, tmp_path / "points.png")


def test_a_file_that_cannot_be_written_is_a_sentence(report: Report, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    with pytest.raises(HrajmeError, match="cannot be written"):
        draw_histogram(report, tmp_path / "nowhere" / "points.png")


@pytest.mark.parametrize(("span", "width"), [(1, 1), (100, 1), (101, 2), (500, 5), (501, 10), (9000, 100)])
def test_bars_are_as_wide_as_keeps_them_countable(span: int, width: int) -> None:
    assert bar_width(span) == width
