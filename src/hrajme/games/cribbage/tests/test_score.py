"""``hrajme score`` says what cards on a real table are worth."""

from __future__ import annotations

import json

import pytest

from hrajme.terminal.program import main


@pytest.mark.rule("CR-13")
def test_the_best_hand_is_counted_aloud(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "cribbage", "5h", "5d", "5s", "jc", "--starter", "5c", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Fifteen 2 (5♣ J♣)."
    assert lines[-1] == "Total: 29 points"


@pytest.mark.rule("CR-14")
def test_a_program_gets_parts_and_total(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["6h", "7h", "8h", "9h", "--starter", "td", "--crib", "--option", "min_run=3", "--json"]
    assert main(["score", "cribbage", *hand]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["total"] == sum(part["points"] for part in told["parts"]) == 9


@pytest.mark.rule("CR-13")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["5h", "5d", "5s", "xc", "--starter", "5c"], "“xc” is not a card."),
        (["5h", "5h", "5s", "jc", "--starter", "5c"], "5♥ is there twice."),
        (["5h", "5d", "5s", "jc", "2c", "--starter", "5c"], "four cards, not 5"),
        (["5h", "5d", "5s", "jc", "--starter", "5s"], "5♠ is already in the hand"),
        (["5h", "5d", "5s", "jc"], "A starter is needed."),
        (["5h", "5d", "5s", "jc", "--starter", "xx"], "“xx” is not a card."),
        (["--starter", "5c"], "not 0"),
        (["5h", "5d", "5s", "jc", "--starter", "5c", "--option", "min_run=4"], "Possible: 2–3."),
    ],
)
def test_cards_that_cannot_be_are_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "cribbage", *arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_game_without_a_scorer_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "xantipa", "1", "--lang", "en"]) == 2
    assert "Xantipa" in capsys.readouterr().err
