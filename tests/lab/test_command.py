"""The command ``hrajme simulate``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec
import pytest

from hrajme.lab.report import Report
from hrajme.language import LANGUAGES, HrajmeError, language
from hrajme.terminal.commands import simulate


def run(line: str, code: str = "en") -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser, language(code))
    return simulate.run(parser.parse_args(line.split()), language(code))


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("flip7 --games 12 --seats 3 --bots easy,random,easy --seed 4 --option target=60 --json") == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    report = msgspec.json.decode(said.out, type=Report)
    assert (report.game, report.games, report.seats, report.seed) == ("flip7", 12, 3, 4)
    assert report.bots == ("easy", "random", "easy")
    assert report.options["target"] == 60


def test_the_json_object_has_the_fields_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    run("the_game --games 5 --bots easy --seats 2 --json")
    report = json.loads(capsys.readouterr().out)
    assert list(report) == list(Report.__struct_fields__)
    (standing,) = report["standings"]
    assert set(standing["points"]) == set(standing["win_rate"]) == {"value", "low", "high"}
    assert sum(standing["histogram"].values()) == 5


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "the_game --games 12 --bots easy --seats 3 --option expert=yes",
        "flip7 --games 12 --bots easy,random,easy --rotate --option target=50",
        "flip7 --games 1 --bots random --seats 2",
    ],
)
def test_the_table_can_be_said_in_every_language(
    capsys: pytest.CaptureFixture[str], code: str, line: str
) -> None:
    assert run(line, code) == 0
    said = capsys.readouterr().out
    assert language(code).say(f"{line.split()[0]}-name") in said
    assert language(code).say("simulate-column-bot") in said
    assert "simulate-" not in said


def test_a_plot_is_written_beside_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert run(f"the_game --games 5 --bots easy --plot {tmp_path}/points.svg") == 0
    assert (tmp_path / "points.svg").exists()
    assert "points.svg" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("no_such_game", "error-unknown_game"),
        ("the_game --games 0", "simulate-error-positive"),
        ("the_game --games -5", "simulate-error-positive"),
        ("the_game --bots ,", "simulate-error-no_bots"),
        ("the_game --bots easy,easy --seats 4", "simulate-error-bots"),
        ("the_game --bots genius", "error-unknown_level"),
        ("the_game --option expert", "simulate-error-option"),
        ("the_game --option =yes", "simulate-error-option"),
        ("the_game --plot points.gif", "simulate-error-plot_suffix"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(line: str, id: str) -> None:
    with pytest.raises(HrajmeError) as caught:
        run(line)
    assert caught.value.sentence.id == id
    for code in LANGUAGES:
        assert language(code).say(caught.value.sentence)
